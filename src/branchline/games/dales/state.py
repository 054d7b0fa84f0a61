"""Last Train to Wensleydale and First Train to Nürnberg, the rules. Read it beside the rulebook: ten phases a round.

Both editions are played here; what differs lies in the tables of the layout (how points are counted, what a passenger
is worth, the map's rivers and its first connection). Nothing is hidden: only what will be drawn is unknown, and all
that is drawn is asked of the dealer. A turn is a chain of small decisions, each an integer: BID + box and cubes,
START + area, EXTEND + area and so on. A decision that has only one outcome is taken by itself. README.md beside this
file says where each rule lives.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import State
from branchline.games.dales.board import (
    CHEESE,
    ENGINE,
    GOODS,
    GOVERNMENT,
    GREEN,
    GREEN_PASSENGER,
    GREEN_TOWN,
    HILL,
    INFLUENCES,
    MOVED_KINDS,
    PROFIT,
    RED,
    RED_MOVED,
    RED_PASSENGER,
    RED_TOWN,
    STONE,
    TRACKS,
    Layout,
)
from branchline.games.dales.scoring import (
    FREE,
    SET_POINTS,
    connected,
    connection_points,
    filled,
    pieces_of,
    sets_of,
)

BID: Final[i64] = 0  # + 16 * box + cubes
TAKE: Final[i64] = 160  # + company: the two-coloured point
NOTHING: Final[i64] = 162  # build nothing, sell nothing
FINISH: Final[i64] = 163  # the line is complete
PASS: Final[i64] = 164
NO_TRAINS: Final[i64] = 165
PAY: Final[i64] = 168  # + means: one point of it
SELL: Final[i64] = 176  # + company
LOAD: Final[i64] = 180  # + train: where the passenger sits
BUY: Final[i64] = 208  # + train
START: Final[i64] = 240  # + area: where the line begins
EXTEND: Final[i64] = 360  # + area: where its next link leads
MOVE: Final[i64] = 480  # + 3 * area + kind of piece

# phases
AUCTION: Final[i64] = 0
CHOICE: Final[i64] = 1
BUILDING: Final[i64] = 2
PAYMENT: Final[i64] = 3
TRAINS: Final[i64] = 4
EXCHANGE: Final[i64] = 5
LOADING: Final[i64] = 6
TAKEOVERS: Final[i64] = 7
OVER: Final[i64] = 8

# means of payment, in the order in which points are asked for
CUBES: Final[i64] = 0  # the others are 1 + colour of influence
MEANS: Final[i64] = 5

# orders
PLAYERS: Final[i64] = 0
BUILDERS: Final[i64] = 1
DRIVERS: Final[i64] = 2

NONE: Final[i64] = -1
RED_LINK: Final[i64] = 4  # owners of links above the seats
GREEN_LINK: Final[i64] = 5
BIDS: Final[i64] = 2
CUBES_DRAWN: Final[i64] = 2
EXCHANGE_RATE: Final[i64] = 3
LINKS_A_POINT: Final[i64] = 2
STONE_PROFIT: Final[i64] = 2
PLACE: Final[i64] = 8  # discs: PLACE * space + how many discs lie below
OPPONENT: Final[i64] = 64  # people in an area: red + 8 * green + 64 * opponents
OCTAL: Final = vec[i64]([1, 8, 64, 512, 4096])  # loads: stone, cheese, red and green by octal digits
SEAT_BIT: Final = vec[i64]([1, 2, 4, 8, 16])
REACH: Final = vec[i64]([1, 16, 256, 4096])  # reach of a seat: a hexadecimal digit of kind bits
KIND_BIT: Final = vec[i64]([1, 2, 4])
LINE: Final = 20

# events, for narration: a code and four numbers each
E_BID: Final[i64] = 1
E_OUTBID: Final[i64] = 2
E_WON: Final[i64] = 3
E_GAIN: Final[i64] = 4
E_ORDER: Final[i64] = 5
E_LINK: Final[i64] = 6
E_BUILT: Final[i64] = 7
E_SPENT: Final[i64] = 8
E_OPPONENTS: Final[i64] = 9
E_CONNECTION: Final[i64] = 10
E_NO_BUILD: Final[i64] = 11
E_BOUGHT: Final[i64] = 12
E_MOVED: Final[i64] = 13
E_PASSED: Final[i64] = 14
E_NO_TRAINS: Final[i64] = 15
E_PROFIT: Final[i64] = 16
E_POINTS: Final[i64] = 17
E_SOLD: Final[i64] = 18
E_TOWN: Final[i64] = 19
E_REMOVED: Final[i64] = 20
E_NO_SALE: Final[i64] = 21
E_ROUND: Final[i64] = 22
E_TOKEN: Final[i64] = 23
E_OVER: Final[i64] = 24
EVENT: Final[i64] = 5

EMPTY: Final = vec[i64]()
SCRATCH: Final = vec[i64]([0] * 1024)


@final
class DalesState(State):
    def __init__(self, layout: Layout) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = layout.seats
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.layout = layout
        self.phase: i64 = AUCTION
        self.round: i64 = 0
        self.at: i64 = 0  # the place of the seat to act in the order of this phase
        self.box: i64 = 0  # the box being settled
        self.length: i64 = 0  # areas on the line being built or sold
        self.line_points: i64 = 0  # what it costs: construction points,
        self.line_government: i64 = 0  # and influence of each kind besides
        self.line_red: i64 = 0
        self.line_green: i64 = 0
        self.short: i64 = 0  # points still to be paid one by one
        self.least: i64 = 0  # the first means of payment that may still be used
        self.train: i64 = NONE  # the train being bought
        self.piece: i64 = NONE  # 3 * area + kind: the piece about to be loaded
        self.company: i64 = NONE  # the company that buys a line
        self.passed: i64 = 0  # seats as bits
        self.content: i64 = 0  # seats that want no more trains, as bits
        self.joined: i64 = 0  # the first connection has been made
        self.telling: i64 = 0
        self.discs = EMPTY  # track by track, of each seat
        self.cubes = EMPTY  # in hand
        self.bids = EMPTY  # of each box 16 * seat + cubes, or NONE
        self.tokens = EMPTY  # of each box a colour, or NONE
        self.orders = EMPTY  # three orders of seats
        self.links = EMPTY  # owner of each, or FREE
        self.spare = EMPTY  # links in the supply of each seat
        self.companies = EMPTY  # towns of companies, as bits
        self.goods = EMPTY
        self.people = EMPTY  # passengers and opponents
        self.reach = EMPTY  # in phase 6, who could move what from where
        self.owners = EMPTY  # of trains
        self.loads = EMPTY  # on trains
        self.moved = EMPTY  # seat by seat, pieces taken off the trains
        self.points = EMPTY  # N5.2, N7.1
        self.line = EMPTY
        self.events = EMPTY

    def copy(self) -> DalesState:
        twin = DalesState(self.layout)
        twin.turn = self.turn
        twin.over = self.over
        twin.end_reason = self.end_reason
        twin.phase = self.phase
        twin.round = self.round
        twin.at = self.at
        twin.box = self.box
        twin.length = self.length
        twin.line_points = self.line_points
        twin.line_government = self.line_government
        twin.line_red = self.line_red
        twin.line_green = self.line_green
        twin.short = self.short
        twin.least = self.least
        twin.train = self.train
        twin.piece = self.piece
        twin.company = self.company
        twin.passed = self.passed
        twin.content = self.content
        twin.joined = self.joined
        twin.discs = self.discs[:]
        twin.cubes = self.cubes[:]
        twin.bids = self.bids[:]
        twin.tokens = self.tokens[:]
        twin.orders = self.orders[:]
        twin.links = self.links[:]
        twin.spare = self.spare[:]
        twin.companies = self.companies[:]
        twin.goods = self.goods[:]
        twin.people = self.people[:]
        twin.reach = self.reach[:]
        twin.owners = self.owners[:]
        twin.loads = self.loads[:]
        twin.moved = self.moved[:]
        twin.points = self.points[:]
        twin.line = self.line[:]
        return twin

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TRAINS:
            return self.train_actions_into(out)
        if phase == AUCTION:
            return self.bids_into(out)
        if phase == BUILDING:
            return self.starts_into(out) if self.length == 0 else self.extensions_into(out)
        if phase == PAYMENT or phase == EXCHANGE:
            return self.payments_into(out)
        if phase == TAKEOVERS:
            return self.sales_into(out)
        if phase == LOADING:
            return self.seats_into(out)
        if phase == CHOICE:
            out[0] = TAKE
            out[1] = TAKE + 1
            return 2
        return 0

    def apply(self, action: i64, dealer: Dealer) -> None:
        if action >= MOVE:
            self.move(action - MOVE)
        elif action >= EXTEND:
            self.extend(action - EXTEND)
            self.go_on_with_line()
        elif action >= START:
            self.start_line(action - START)
            self.go_on_with_line()
        elif action >= BUY:
            self.buy(action - BUY)
        elif action >= LOAD:
            self.load(action - LOAD)
        elif action >= SELL:
            self.company = action - SELL
            self.go_on_with_line()
        elif action >= PAY:
            self.pay(action - PAY)
            self.go_on_paying()
        elif action == FINISH:
            self.finish_line()
        elif action == NOTHING:
            self.do_nothing()
        elif action == PASS:
            self.pass_by(0)
        elif action == NO_TRAINS:
            self.want_no_trains()
        elif action >= TAKE:
            self.take_either(action - TAKE)
        else:
            self.bid(action >> 4, action & 15)
        if self.phase == OVER or self.at < self.seats:
            return
        self.end_round(dealer)

    # Tracks: where a disc lands on others it lies on top

    def space(self, track: i64, seat: i64) -> i64:
        """Points of influence; on the profit track, spaces above its bottom."""
        return self.discs[track * self.seats + seat] >> 3

    def profit(self, seat: i64) -> i64:
        return self.space(PROFIT, seat) + self.layout.profit_bottom

    def put_disc(self, track: i64, seat: i64, space: i64) -> None:
        """W3.7, W5.11, W7.2 A disc that arrives on an occupied space goes on top; an unmoved disc keeps its place."""
        at = track * self.seats
        discs = self.discs
        old = discs[at + seat]
        below: i64 = 0
        for other in range(self.seats):
            if other != seat:
                disc = discs[at + other]
                if disc >> 3 == old >> 3 and disc > old:
                    discs[at + other] = disc - 1
                if disc >> 3 == space:
                    below += 1
        discs[at + seat] = PLACE * space + below

    def gain(self, seat: i64, colour: i64, by: i64) -> None:
        """W3.8 The top space is the maximum: further points are lost, but the disc goes on top of the stack there."""
        space = self.space(colour, seat) + by
        top = self.layout.track_top[colour]
        if space > top:
            space = top
        self.tell(E_GAIN, seat, colour, by, space)
        self.put_disc(colour, seat, space)

    def spend(self, seat: i64, colour: i64, by: i64) -> None:
        if by > 0:
            self.tell(E_SPENT, seat, 1 + colour, by, 0)
            self.put_disc(colour, seat, self.space(colour, seat) - by)

    def spend_cubes(self, seat: i64, count: i64) -> None:
        """W5.11 Cubes spent return to the player's supply."""
        if count > 0:
            self.tell(E_SPENT, seat, CUBES, count, 0)
            self.cubes[seat] -= count

    def sort_order(self, order: i64, track: i64) -> None:
        """W4.1, W8.1 Highest first; in one space, higher in the stack first."""
        at = order * self.seats
        for seat in range(self.seats):
            place: i64 = 0
            for other in range(self.seats):
                if self.discs[track * self.seats + other] > self.discs[track * self.seats + seat]:
                    place += 1
            self.orders[at + place] = seat
        self.tell(E_ORDER, order, 0, 0, 0)

    # Phases 1 and 2: investment, and influence on offer

    def start_round(self, dealer: Dealer) -> None:
        """W1.1 Twelve cubes each, or what is left. W2.1, N2.1 One token for each box, out of the board's full bag."""
        layout = self.layout
        self.tell(E_ROUND, self.round, 0, 0, 0)
        for seat in range(self.seats):
            cubes = self.cubes[seat] + layout.investment
            self.cubes[seat] = cubes if cubes < layout.cubes else layout.cubes
        bag = layout.tokens[:]
        total = layout.tokens_total
        for box in range(layout.boxes):
            colour = dealer.draw(bag, 0, total)
            bag[colour] -= 1
            total -= 1
            self.tokens[box] = colour
            self.tell(E_TOKEN, box, colour, 0, 0)
        self.phase = AUCTION
        self.at = self.seats - 1
        self.next_bidder()

    # Phase 3: auction

    def bids_into(self, out: vec[i64]) -> i64:
        """W3.2 A bid is an obligation. W3.3 The box's minimum and more than stands there. W3.5 Never on one's own."""
        cubes = self.cubes[self.turn]
        count: i64 = 0
        for box in range(self.layout.boxes):
            for bid in range(self.least_bid(box, self.turn), cubes + 1):
                out[count] = BID + 16 * box + bid
                count += 1
        return count

    def least_bid(self, box: i64, seat: i64) -> i64:
        """The fewest cubes this seat may put on a box; more than anybody has where the bid standing there is his."""
        standing = self.bids[box]
        least = self.layout.minimum[box]
        if standing == NONE:
            return least
        if standing >> 4 == seat:
            return self.layout.cubes + 1
        above = (standing & 15) + 1
        return above if above > least else least

    def bid(self, box: i64, cubes: i64) -> None:
        """W3.4 An outbid player gets his cubes back at once."""
        self.put_bid(box, cubes)
        self.next_bidder()

    def put_bid(self, box: i64, cubes: i64) -> None:
        standing = self.bids[box]
        self.tell(E_BID, self.turn, box, cubes, 0)
        if standing != NONE:
            self.cubes[standing >> 4] += standing & 15
            self.tell(E_OUTBID, standing >> 4, box, standing & 15, 0)
        self.bids[box] = 16 * self.turn + cubes
        self.cubes[self.turn] -= cubes

    def next_bidder(self) -> None:
        """W3.1 In player order, again and again. W3.6 Who has two bids or cannot pay is skipped, until all are."""
        places = self.at
        skipped: i64 = 0
        while skipped < self.seats:
            places = places + 1 if places + 1 < self.seats else 0
            seat = self.orders[places]
            ways: i64 = 0
            if self.standing(seat) < BIDS:
                ways = self.ways_to_bid(seat)
            if ways == 0:
                skipped += 1
                continue
            self.at = places
            self.turn = seat
            if ways > 1:
                return
            self.bids_into(SCRATCH)
            self.put_bid(SCRATCH[0] >> 4, SCRATCH[0] & 15)
            skipped = 0
        self.box = 0
        self.settle()

    def standing(self, seat: i64) -> i64:
        count: i64 = 0
        for bid in self.bids:
            if bid != NONE and bid >> 4 == seat:
                count += 1
        return count

    def ways_to_bid(self, seat: i64) -> i64:
        ways: i64 = 0
        for box in range(self.layout.boxes):
            more = self.cubes[seat] + 1 - self.least_bid(box, seat)
            if more > 0:
                ways += more
        return ways

    def settle(self) -> None:
        """W3.7 Boxes in number order: cubes to the supply, printed points and token. N3.1 Red or green: he chooses."""
        layout = self.layout
        while self.box < layout.boxes:
            box = self.box
            bid = self.bids[box]
            if bid != NONE:
                seat = bid >> 4
                self.tell(E_WON, seat, box, bid & 15, 0)
                self.bids[box] = NONE
                for colour in range(INFLUENCES):
                    points = layout.printed[box * INFLUENCES + colour]
                    if self.tokens[box] == colour:
                        points += 1
                    if points > 0:
                        self.gain(seat, colour, points)
                if box == layout.either_at:
                    self.turn = seat
                    self.phase = CHOICE
                    return
            self.box += 1
        self.set_orders()

    def take_either(self, company: i64) -> None:
        self.gain(self.turn, RED + company, 1)
        self.box += 1
        self.settle()

    # Phase 4: orders

    def set_orders(self) -> None:
        """W4.1 Build order by government, train order by engines. Both stand for this round."""
        for box in range(self.layout.boxes):
            self.tokens[box] = NONE
        self.box = 0
        self.sort_order(BUILDERS, GOVERNMENT)
        self.sort_order(DRIVERS, ENGINE)
        self.phase = BUILDING
        self.at = NONE
        self.next_builder()

    # Phase 5: building

    def next_builder(self) -> None:
        """In build order, once each; who can build nothing is passed over."""
        while True:
            self.at += 1
            if self.at == self.seats:
                self.start_trains()
                return
            self.turn = self.orders[BUILDERS * self.seats + self.at]
            self.phase = BUILDING
            if self.can_build():
                return
            self.tell(E_NO_BUILD, self.turn, 1, 0, 0)

    def may_start(self, area: i64) -> bool:
        """W5.3 A line starts in an area with a company town, or in one that an own link touches."""
        return self.companies[area] != 0 or self.touched_by(area, self.turn)

    def starts_into(self, out: vec[i64]) -> i64:
        """W5.1 He may build nothing. Only where a line can be finished and paid may he start."""
        out[0] = NOTHING
        count: i64 = 1
        for area in range(self.layout.areas):
            if self.may_start(area) and self.can_start(area):
                out[count] = START + area
                count += 1
        return count

    def can_build(self) -> bool:
        for area in range(self.layout.areas):
            if self.may_start(area) and self.can_start(area):
                return True
        return False

    def can_start(self, area: i64) -> bool:
        self.enter(area, 0)
        can = self.can_go_on(area)
        self.leave(area, 0)
        return can

    def enter(self, area: i64, cost: i64) -> None:
        """W5.7 A point for each company of the town, once in this build. W5.8 A government point for each opponent."""
        companies = self.companies[area]
        self.line[self.length] = area
        self.line_points += cost
        self.line_red += companies & RED_TOWN
        self.line_green += companies >> 1
        if self.length > 0:
            self.line_government += self.people[area] >> 6
        self.length += 1

    def leave(self, area: i64, cost: i64) -> None:
        companies = self.companies[area]
        self.length -= 1
        self.line_points -= cost
        self.line_red -= companies & RED_TOWN
        self.line_green -= companies >> 1
        if self.length > 0:
            self.line_government -= self.people[area] >> 6

    def can_go_on(self, area: i64) -> bool:
        for k in range(self.layout.near_first[area], self.layout.near_first[area + 1]):
            if self.may_extend(k):
                return True
        return False

    def may_extend(self, k: i64) -> bool:
        """Whether the line may go over this border, be paid, and be finished there or further on.

        W5.1 No area twice. W5.2 One link a border. W5.5 Never into The South. W5.10 Paid in full, out of 15 links.
        """
        layout = self.layout
        area = layout.near[k]
        if self.links[layout.near_link[k]] != FREE or layout.exit_only[area] != 0:
            return False
        if self.length > self.spare[self.turn] or self.visited(area):
            return False
        cost = layout.link_cost[layout.near_link[k]]
        self.enter(area, cost)
        can = self.can_be_paid() and (self.may_end_build(area) or self.can_go_on(area))
        self.leave(area, cost)
        return can

    def visited(self, area: i64) -> bool:
        for k in range(self.length):
            if self.line[k] == area:
                return True
        return False

    def can_be_paid(self) -> bool:
        """W5.9 Company and government points in their own colour; construction points out of all that is left."""
        seat = self.turn
        government = self.space(GOVERNMENT, seat)
        red = self.space(RED, seat)
        green = self.space(GREEN, seat)
        if self.line_government > government or self.line_red > red or self.line_green > green:
            return False
        needed = self.line_points + self.line_government + self.line_red + self.line_green
        return needed <= self.cubes[seat] + government + red + green + self.space(ENGINE, seat)

    def may_end_build(self, area: i64) -> bool:
        """A line between two areas where it could start is built from the first of them: once, not in both orders."""
        first = self.line[0]
        return area > first or not self.may_start(area) or self.layout.exit_only[first] != 0

    def extensions_into(self, out: vec[i64]) -> i64:
        layout = self.layout
        area = self.line[self.length - 1]
        count: i64 = 0
        if self.length > 1 and self.may_end_build(area):
            out[0] = FINISH
            count = 1
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            if self.may_extend(k):
                out[count] = EXTEND + layout.near[k]
                count += 1
        return count

    def start_line(self, area: i64) -> None:
        self.enter(area, 0)

    def extend(self, area: i64) -> None:
        cost: i64 = 0
        if self.phase == BUILDING:
            cost = self.layout.link_cost[self.link_between(self.line[self.length - 1], area)]
        self.enter(area, cost)

    def link_between(self, a: i64, b: i64) -> i64:
        k = self.layout.near_first[a]
        while self.layout.near[k] != b:
            k += 1
        return self.layout.near_link[k]

    def go_on_with_line(self) -> None:
        """A step of the line that is the only one possible is taken by itself."""
        while self.legal_into(SCRATCH) == 1:
            action = SCRATCH[0]
            if action == FINISH:
                self.finish_line()
                return
            if action >= EXTEND:
                self.extend(action - EXTEND)
            else:
                self.start_line(action - START)

    def finish_line(self) -> None:
        if self.phase == BUILDING:
            self.finish_build()
        else:
            self.finish_sale()

    def do_nothing(self) -> None:
        """W5.1 He may build nothing. W9.1 Takeovers are optional."""
        if self.phase == BUILDING:
            self.tell(E_NO_BUILD, self.turn, 0, 0, 0)
            self.next_builder()
        else:
            self.tell(E_NO_SALE, self.turn, 0, 0, 0)
            self.next_seller()

    def finish_build(self) -> None:
        """W5.9 Cubes first, while any are left; the points of W5.7 and W5.8 in their own colour and in addition."""
        seat = self.turn
        self.tell(E_BUILT, seat, self.length - 1, self.line_points, 0)
        for k in range(1, self.length):
            link = self.link_between(self.line[k - 1], self.line[k])
            self.links[link] = seat
            self.tell(E_LINK, seat, self.line[k - 1], self.line[k], 0)
            self.clear_opponents(self.line[k])
        self.spare[seat] -= self.length - 1
        cubes = self.cubes[seat] if self.cubes[seat] < self.line_points else self.line_points
        self.short = self.line_points - cubes
        self.spend_cubes(seat, cubes)
        self.spend(seat, GOVERNMENT, self.line_government)
        self.spend(seat, RED, self.line_red)
        self.spend(seat, GREEN, self.line_green)
        self.clear_line()
        self.first_connection()
        self.phase = PAYMENT
        self.least = 1 + GOVERNMENT
        self.go_on_paying()

    def clear_opponents(self, area: i64) -> None:
        opponents = self.people[area] >> 6
        if opponents > 0:
            self.tell(E_OPPONENTS, area, opponents, 0, 0)
            self.people[area] &= OPPONENT - 1

    def clear_line(self) -> None:
        for k in range(self.length):
            self.line[k] = NONE
        self.length = 0
        self.line_points = 0
        self.line_government = 0
        self.line_red = 0
        self.line_green = 0

    def first_connection(self) -> None:
        """N5.2 When Nürnberg and Fürth are first joined, each scores his links on his shortest connection."""
        if self.layout.goal == NONE or self.joined != 0 or not connected(self.layout, self.links):
            return
        self.joined = 1
        for seat in range(self.seats):
            points = connection_points(self.layout, self.links, seat)
            self.points[seat] += points
            self.tell(E_CONNECTION, seat, points, 0, 0)

    # Paying point by point, in one order of the means

    def has(self, means: i64) -> i64:
        """How many points of a means of payment the seat to act has."""
        if means == CUBES:
            return self.cubes[self.turn]
        return self.space(means - 1, self.turn)

    def payments_into(self, out: vec[i64]) -> i64:
        """W5.9, W6.3 Any points, the player choosing; the same points in another order are not another choice."""
        count: i64 = 0
        for means in range(self.least, MEANS):
            rest: i64 = 0
            for other in range(means, MEANS):
                rest += self.has(other)
            if self.has(means) > 0 and rest >= self.short:
                out[count] = PAY + means
                count += 1
        return count

    def pay(self, means: i64) -> None:
        if means == CUBES:
            self.spend_cubes(self.turn, 1)
        else:
            self.spend(self.turn, means - 1, 1)
        self.short -= 1
        self.least = means

    def go_on_paying(self) -> None:
        while self.short > 0:
            if self.payments_into(SCRATCH) > 1:
                return
            self.pay(SCRATCH[0] - PAY)
        self.least = 0
        if self.phase == PAYMENT:
            self.next_builder()
        else:
            self.couple_train()

    # Phase 6: trains and transport

    def start_trains(self) -> None:
        self.phase = TRAINS
        self.passed = 0
        self.content = 0
        self.find_reach()
        self.at = self.seats - 1
        self.next_driver()

    def find_reach(self) -> None:
        """W6.5 All of a player's links serve, old and new. In this phase nothing new comes into reach of anybody."""
        for area in range(self.layout.areas):
            self.reach[area] = 0
        for seat in range(self.seats):
            if self.spare[seat] < self.layout.links_each:
                self.find_reach_of(seat)

    def find_reach_of(self, seat: i64) -> None:
        layout = self.layout
        roots = self.networks(seat)
        served = filled(0, layout.areas)  # the companies each network leads to
        for area in range(layout.areas):
            if roots[area] != NONE:
                served[roots[area]] |= self.companies[area]
        for area in range(layout.areas):
            kinds: i64 = 0
            if layout.goods[area] != 0 and self.can_load(area, roots):
                kinds = KIND_BIT[GOODS]
            if roots[area] != NONE:
                kinds |= self.passengers_served(area, served[roots[area]])
            self.reach[area] |= kinds * REACH[seat]

    def networks(self, seat: i64) -> vec[i64]:
        """Of each area one area that stands for its network of own links; NONE where no own link touches it."""
        layout = self.layout
        links = self.links
        roots = filled(NONE, layout.areas)
        ahead = filled(0, layout.areas)
        for link in range(layout.links):
            first = layout.link_a[link]
            if links[link] != seat or roots[first] != NONE:
                continue
            roots[first] = first
            ahead[0] = first
            count: i64 = 1
            while count > 0:
                count -= 1
                area = ahead[count]
                for k in range(layout.near_first[area], layout.near_first[area + 1]):
                    if links[layout.near_link[k]] == seat and roots[layout.near[k]] == NONE:
                        roots[layout.near[k]] = first
                        ahead[count] = layout.near[k]
                        count += 1
        return roots

    def touched_by(self, area: i64, owner: i64) -> bool:
        layout = self.layout
        links = self.links
        near_link = layout.near_link
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            if links[near_link[k]] == owner:
                return True
        return False

    def can_load(self, area: i64, roots: vec[i64]) -> bool:
        """W6.6 Cheese: an own link touches the area. W6.7 Stone: one touches a town next to it that has no company."""
        layout = self.layout
        if layout.terrain[area] != HILL:
            return roots[area] != NONE
        for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
            town = layout.loads[k]
            if roots[town] != NONE and self.companies[town] == 0:
                return True
        return False

    def passengers_served(self, area: i64, companies: i64) -> i64:
        """W6.8 Own links join the area to a town of the company of the passenger's colour."""
        kinds: i64 = 0
        if companies & RED_TOWN != 0:
            kinds = KIND_BIT[RED_PASSENGER]
        if companies & GREEN_TOWN != 0:
            kinds |= KIND_BIT[GREEN_PASSENGER]
        return kinds

    def next_driver(self) -> None:
        """W6.1 Round and round, one action each, until all have passed. W6.10 Who can only pass passes by himself."""
        everybody = SEAT_BIT[self.seats] - 1
        while self.passed != everybody:
            self.at = self.at + 1 if self.at + 1 < self.seats else 0
            seat = self.orders[DRIVERS * self.seats + self.at]
            if self.passed & SEAT_BIT[seat] != 0:
                continue
            if self.can_act(seat):
                self.turn = seat
                self.phase = TRAINS
                return
            self.passed |= SEAT_BIT[seat]
            self.tell(E_PASSED, seat, 1, 0, 0)
        self.end_trains()

    def action_done(self) -> None:
        """W6.11 With quick loading, who competes with nobody loads all that is his in one go."""
        self.phase = TRAINS
        if self.layout.quick and self.can_act(self.turn) and self.nobody_competes():
            return
        self.next_driver()

    def nobody_competes(self) -> bool:
        """W6.11 Nobody wants another train, and nothing left can be claimed by more than one player."""
        for seat in range(self.seats):
            if self.passed & SEAT_BIT[seat] == 0 and self.can_buy(seat):
                return False
        for area in range(self.layout.areas):
            for kind in range(3):
                claims: i64 = 0
                for seat in range(self.seats):
                    if self.passed & SEAT_BIT[seat] == 0 and self.can_move(seat, area, kind):
                        claims += 1
                if claims > 1:
                    return False
        return True

    def can_act(self, seat: i64) -> bool:
        return self.can_buy(seat) or self.can_move_something(seat)

    def can_buy(self, seat: i64) -> bool:
        if self.content & SEAT_BIT[seat] != 0:
            return False
        most = self.purse(seat)
        owned = self.prices_owned(seat)
        for train in range(self.layout.trains):
            if self.may_buy(train, most, owned):
                return True
        return False

    def purse(self, seat: i64) -> i64:
        """W6.3 The engine points a seat could pay: its own, and one for every three others."""
        return self.space(ENGINE, seat) + self.others(seat) // EXCHANGE_RATE

    def others(self, seat: i64) -> i64:
        return self.cubes[seat] + self.space(GOVERNMENT, seat) + self.space(RED, seat) + self.space(GREEN, seat)

    def prices_owned(self, seat: i64) -> i64:
        owned: i64 = 0
        for train in range(self.layout.trains):
            if self.owners[train] == seat:
                owned |= SEAT_BIT[self.layout.price[train]]
        return owned

    def may_buy(self, train: i64, most: i64, owned: i64) -> bool:
        """W6.2 A train has one owner; one of each price a round. W6.3 Missing engine points may be bought."""
        price = self.layout.price[train]
        return self.owners[train] == NONE and price <= most and owned & SEAT_BIT[price] == 0

    def can_move_something(self, seat: i64) -> bool:
        seats = self.free_seats(seat)
        spaces = self.free_spaces(seat)
        if seats + spaces == 0:
            return False
        reach = self.reach
        mine = 7 * REACH[seat]
        for area in range(self.layout.areas):
            if reach[area] & mine != 0:
                kinds = reach[area] // REACH[seat] & 7
                if kinds & KIND_BIT[GOODS] != 0 and spaces > 0 and self.goods[area] > 0:
                    return True
                if seats > 0 and self.waits(area, kinds):
                    return True
        return False

    def waits(self, area: i64, kinds: i64) -> bool:
        people = self.people[area]
        if kinds & KIND_BIT[RED_PASSENGER] != 0 and people & 7 != 0:
            return True
        return kinds & KIND_BIT[GREEN_PASSENGER] != 0 and people >> 3 & 7 != 0

    def can_move(self, seat: i64, area: i64, kind: i64) -> bool:
        if self.reach[area] // REACH[seat] & KIND_BIT[kind] == 0:
            return False
        if kind == GOODS:
            return self.goods[area] > 0 and self.free_spaces(seat) > 0
        return self.people[area] // OCTAL[kind - 1] & 7 != 0 and self.free_seats(seat) > 0

    def free_seats(self, seat: i64) -> i64:
        free: i64 = 0
        for train in range(self.layout.trains):
            if self.owners[train] == seat:
                free += self.seats_left(train)
        return free

    def free_spaces(self, seat: i64) -> i64:
        free: i64 = 0
        for train in range(self.layout.trains):
            if self.owners[train] == seat:
                free += self.spaces_left(train)
        return free

    def seats_left(self, train: i64) -> i64:
        loads = self.loads[train]
        return self.layout.seats_on[train] - (loads >> 6 & 7) - (loads >> 9 & 7)

    def spaces_left(self, train: i64) -> i64:
        loads = self.loads[train]
        return self.layout.goods_on[train] - (loads & 7) - (loads >> 3 & 7)

    def train_actions_into(self, out: vec[i64]) -> i64:
        """W6.1 Buy one train, or move one piece, or pass."""
        seat = self.turn
        out[0] = PASS
        count: i64 = 1
        if self.content & SEAT_BIT[seat] == 0:
            most = self.purse(seat)
            owned = self.prices_owned(seat)
            for train in range(self.layout.trains):
                if self.may_buy(train, most, owned):
                    out[count] = BUY + train
                    count += 1
            if self.layout.quick and count > 1:
                out[count] = NO_TRAINS
                count += 1
        return self.pieces_into(out, count)

    def pieces_into(self, out: vec[i64], count: i64) -> i64:
        """W6.4 A piece needs a free space of the right kind on one of the player's trains."""
        seat = self.turn
        seats = self.free_seats(seat)
        spaces = self.free_spaces(seat)
        if seats + spaces == 0:
            return count
        reach = self.reach
        mine = 7 * REACH[seat]
        for area in range(self.layout.areas):
            if reach[area] & mine == 0:
                continue
            kinds = reach[area] // REACH[seat] & 7
            if kinds & KIND_BIT[GOODS] != 0 and spaces > 0 and self.goods[area] > 0:
                out[count] = MOVE + 3 * area + GOODS
                count += 1
            if seats > 0 and kinds > KIND_BIT[GOODS]:
                people = self.people[area]
                if kinds & KIND_BIT[RED_PASSENGER] != 0 and people & 7 != 0:
                    out[count] = MOVE + 3 * area + RED_PASSENGER
                    count += 1
                if kinds & KIND_BIT[GREEN_PASSENGER] != 0 and people >> 3 & 7 != 0:
                    out[count] = MOVE + 3 * area + GREEN_PASSENGER
                    count += 1
        return count

    def pass_by(self, by_itself: i64) -> None:
        """W6.1 Who passes takes no further action this phase."""
        self.passed |= SEAT_BIT[self.turn]
        self.tell(E_PASSED, self.turn, by_itself, 0, 0)
        self.next_driver()

    def want_no_trains(self) -> None:
        """W6.11 A word to the others, not an action: this player wants no more trains in this phase."""
        self.content |= SEAT_BIT[self.turn]
        self.tell(E_NO_TRAINS, self.turn, 0, 0, 0)
        if not self.can_act(self.turn):
            self.pass_by(1)

    def buy(self, train: i64) -> None:
        """W6.3 Missing engine points cost three others each; only those missing for this train."""
        seat = self.turn
        price = self.layout.price[train]
        engine = self.space(ENGINE, seat)
        self.train = train
        self.phase = EXCHANGE
        self.least = CUBES
        if engine < price:
            self.spend(seat, ENGINE, engine)
            self.short = EXCHANGE_RATE * (price - engine)
        else:
            self.spend(seat, ENGINE, price)
        self.go_on_paying()

    def couple_train(self) -> None:
        self.owners[self.train] = self.turn
        self.tell(E_BOUGHT, self.turn, self.train, 0, 0)
        self.train = NONE
        self.action_done()

    def move(self, piece: i64) -> None:
        """W6.4 He chooses the train. It is asked only where it matters: a passenger's points go by the price."""
        self.piece = piece
        self.phase = LOADING
        if self.seats_into(SCRATCH) == 1:
            self.load(SCRATCH[0] - LOAD)

    def seats_into(self, out: vec[i64]) -> i64:
        layout = self.layout
        goods = self.piece % 3 == GOODS
        count: i64 = 0
        for train in range(layout.trains):
            if self.owners[train] == self.turn:
                left = self.spaces_left(train) if goods else self.seats_left(train)
                if left > 0:
                    out[count] = LOAD + train
                    count += 1
                    if goods or not layout.by_price:
                        return 1
        return count

    def load(self, train: i64) -> None:
        area = self.piece // 3
        kind = self.piece % 3
        self.tell(E_MOVED, self.turn, area, kind, train)
        if kind == GOODS:
            self.goods[area] -= 1
            self.loads[train] += OCTAL[self.goods_kind(area)]
        else:
            self.people[area] -= OCTAL[kind - 1]
            self.loads[train] += OCTAL[RED_MOVED + kind - RED_PASSENGER]
        self.piece = NONE
        self.action_done()

    def goods_kind(self, area: i64) -> i64:
        return STONE if self.layout.terrain[area] == HILL else CHEESE

    # Phases 7 and 8: profit and loss, victory points, player order

    def end_trains(self) -> None:
        """W7.1 In player order. W7.3 Pieces are kept for scoring; trains become free again. W8.1 New player order."""
        for place in range(self.seats):
            self.take_profit(self.orders[place])
        for train in range(self.layout.trains):
            self.owners[train] = NONE
            self.loads[train] = 0
        for area in range(self.layout.areas):
            self.reach[area] = 0
        self.passed = 0
        self.content = 0
        self.sort_order(PLAYERS, PROFIT)
        self.phase = TAKEOVERS
        self.at = NONE
        self.next_seller()

    def take_profit(self, seat: i64) -> None:
        """W7.1 2 for each stone, 1 for each other piece, less 1 for each own link. W7.2 Always on top of the stack."""
        layout = self.layout
        at = seat * MOVED_KINDS
        earned: i64 = 0
        points: i64 = 0
        for train in range(layout.trains):
            if self.owners[train] == seat:
                for kind in range(MOVED_KINDS):
                    count = self.loads[train] // OCTAL[kind] & 7
                    self.moved[at + kind] += count
                    earned += count * STONE_PROFIT if kind == STONE else count
                    points += count * self.worth(train, kind)
        if layout.by_round:
            self.points[seat] += points
            self.tell(E_POINTS, seat, points, 0, 0)
        earned -= self.laid(seat)
        space = self.space(PROFIT, seat) + earned
        if space < 0:
            space = 0
        if space > layout.profit_top - layout.profit_bottom:
            space = layout.profit_top - layout.profit_bottom
        self.put_disc(PROFIT, seat, space)
        self.tell(E_PROFIT, seat, earned, space + layout.profit_bottom, 0)

    def worth(self, train: i64, kind: i64) -> i64:
        """N7.1 Goods 1; a passenger 1, or with the 2-3 train board the price of his train."""
        return self.layout.price[train] if kind >= RED_MOVED and self.layout.by_price else 1

    def laid(self, seat: i64) -> i64:
        """How many of a seat's links lie on the board."""
        return self.layout.links_each - self.spare[seat]

    # Phase 9: takeovers

    def next_seller(self) -> None:
        """In player order, once each; who has nothing to sell is passed over."""
        while True:
            self.at += 1
            if self.at == self.seats:
                return  # apply ends the round
            self.turn = self.orders[self.at]
            if self.spare[self.turn] < self.layout.links_each and self.sales_into(SCRATCH) > 1:
                return

    def sales_into(self, out: vec[i64]) -> i64:
        """W9.1 One company and one line of his own links; or nothing."""
        if self.length > 0:
            return self.sale_extensions_into(out)
        if self.company != NONE:
            return self.sale_starts_into(out, 0)
        out[0] = NOTHING
        count: i64 = 1
        for company in range(2):
            self.company = company
            if self.most_sold() > 0 and self.sale_starts_into(out, count) > count:
                out[count] = SELL + company
                count += 1
        self.company = NONE
        return count

    def most_sold(self) -> i64:
        """W9.2 Two links for each point of influence. W9.4 With a limit, no more than the company has left."""
        most = LINKS_A_POINT * self.space(RED + self.company, self.turn)
        if self.layout.limited:
            left = self.layout.link_limit
            for owner in self.links:
                if owner == RED_LINK + self.company:
                    left -= 1
            if left < most:
                most = left
        return most

    def sale_starts_into(self, out: vec[i64], count: i64) -> i64:
        """W9.1 The line starts in an area with a town of the company."""
        most = self.most_sold()
        for area in range(self.layout.areas):
            if self.companies[area] & self.company + 1 != 0 and self.touched_by(area, self.turn):
                self.enter(area, 0)
                if self.sale_can_end(area, most):
                    out[count] = START + area
                    count += 1
                self.leave(area, 0)
        return count

    def sale_extensions_into(self, out: vec[i64]) -> i64:
        layout = self.layout
        area = self.line[self.length - 1]
        most = self.most_sold()
        count: i64 = 0
        if self.may_end_sale(area):
            out[0] = FINISH
            count = 1
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            if self.may_sell(k, most):
                out[count] = EXTEND + layout.near[k]
                count += 1
        return count

    def may_sell(self, k: i64, most: i64) -> bool:
        """W9.1 An own link to an area not yet on the line, from where a town can still be reached."""
        area = self.layout.near[k]
        if self.links[self.layout.near_link[k]] != self.turn or self.length > most or self.visited(area):
            return False
        self.enter(area, 0)
        can = self.may_end_sale(area) or self.sale_can_end(area, most)
        self.leave(area, 0)
        return can

    def sale_can_end(self, area: i64, most: i64) -> bool:
        for k in range(self.layout.near_first[area], self.layout.near_first[area + 1]):
            if self.may_sell(k, most):
                return True
        return False

    def may_end_sale(self, area: i64) -> bool:
        """W9.1 It ends in an area with a town. Between two towns of the company it is named from the first of them."""
        if self.length < 2 or self.layout.town[area] == 0:
            return False
        return self.companies[area] & self.company + 1 == 0 or area > self.line[0]

    def finish_sale(self) -> None:
        """W9.2 Company links replace his. W9.3 Every town on the line becomes a town of the company as well."""
        seat = self.turn
        company = self.company
        sold = self.length - 1
        self.tell(E_SOLD, seat, company, sold, 0)
        for k in range(self.length):
            area = self.line[k]
            if k > 0:
                self.links[self.link_between(self.line[k - 1], area)] = RED_LINK + company
                self.tell(E_LINK, seat, self.line[k - 1], area, 0)
            if self.layout.town[area] != 0 and self.companies[area] & company + 1 == 0:
                self.companies[area] |= company + 1
                self.tell(E_TOWN, company, area, 0, 0)
        self.spare[seat] += sold
        self.spend(seat, RED + company, (sold + LINKS_A_POINT - 1) // LINKS_A_POINT)
        self.clear_line()
        self.company = NONE
        self.remove_lost()
        self.next_seller()

    def remove_lost(self) -> None:
        """W6.9 Pieces that nobody can ever move are removed as soon as that is so."""
        layout = self.layout
        for area in range(layout.areas):
            if self.goods[area] > 0 and self.goods_lost(area):
                self.tell(E_REMOVED, area, GOODS, self.goods[area], 0)
                self.goods[area] = 0
            companies = self.companies[area]
            if companies != 0:
                self.remove_arrived(area, companies & RED_TOWN, RED_PASSENGER)
                self.remove_arrived(area, companies & GREEN_TOWN, GREEN_PASSENGER)

    def goods_lost(self, area: i64) -> bool:
        """W6.6 Cheese where a company link touches the area. W6.7 Stone all of whose towns belong to a company."""
        layout = self.layout
        if layout.terrain[area] != HILL:
            return self.touched_by(area, RED_LINK) or self.touched_by(area, GREEN_LINK)
        for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
            if self.companies[layout.loads[k]] == 0:
                return False
        return layout.loads_first[area] < layout.loads_first[area + 1]

    def remove_arrived(self, area: i64, company: i64, kind: i64) -> None:
        """W6.8 A passenger standing in a town of its own colour's company cannot move."""
        count = self.people[area] // OCTAL[kind - 1] & 7
        if company != 0 and count > 0:
            self.tell(E_REMOVED, area, kind, count, 0)
            self.people[area] -= count * OCTAL[kind - 1]

    # Phase 10 and the end

    def end_round(self, dealer: Dealer) -> None:
        """W10.1 After the last round the game ends."""
        while self.phase != OVER and self.at == self.seats:
            self.round += 1
            self.at = 0
            if self.round == self.layout.rounds:
                self.phase = OVER
                self.over = True
                self.end_reason = "rounds"
                self.tell(E_OVER, 0, 0, 0, 0)
            else:
                self.start_round(dealer)

    def score_of(self, seat: i64) -> i64:
        """W10.2 Pieces (N: the points of N5.2 and N7.1), sets, the profit track, less one for each own link."""
        earned = self.points[seat] if self.layout.by_round else pieces_of(self.moved, seat)
        return earned + SET_POINTS * sets_of(self.moved, seat) + self.profit(seat) - self.laid(seat)

    def ranking(self) -> list[int]:
        """W10.3 Most points; then higher on the profit track; in one space, higher in the stack."""
        at = PROFIT * self.seats
        keys = [(int(self.score_of(seat)), int(self.discs[at + seat])) for seat in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def redeal(self, seat: i64, dealer: Dealer) -> DalesState:
        """Nothing is hidden: what this seat cannot know has not been drawn yet."""
        return self.copy()

    # Narration

    def tell(self, code: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Remember what happens, for a state that is told so; all others forget at once."""
        if self.telling != 0:
            for number in (code, a, b, c, d):
                self.events = append(self.events, number)


def empty_table(layout: Layout) -> DalesState:
    """W0.2 Cubes and links in the supplies; every area as printed, no piece drawn yet."""
    seats = layout.seats
    state = DalesState(layout)
    state.discs = filled(0, TRACKS * seats)
    state.cubes = filled(0, seats)
    state.bids = filled(NONE, layout.boxes)
    state.tokens = filled(NONE, layout.boxes)
    state.orders = filled(0, 3 * seats)
    state.links = filled(FREE, layout.links)
    state.spare = filled(layout.links_each, seats)
    state.companies = layout.company[:]
    state.goods = filled(0, layout.areas)
    state.people = filled(0, layout.areas)
    state.reach = filled(0, layout.areas)
    state.owners = filled(NONE, layout.trains)
    state.loads = filled(0, layout.trains)
    state.moved = filled(0, seats * MOVED_KINDS)
    state.points = filled(0, seats)
    state.line = filled(NONE, LINE)
    return state


def set_up(empty: DalesState, first: i64, dealer: Dealer) -> DalesState:
    """W0.3 A random player is first; NONE lets luck say. W0.4 Discs. W0.5 Goods. W0.6 Passengers. Then round 1."""
    state = empty.copy()
    seats = state.seats
    leader = dealer.below(seats) if first == NONE else first
    for place in range(seats):
        seat = (leader + place) % seats
        for order in range(3):
            state.orders[order * seats + place] = seat
        for track in range(TRACKS):
            state.discs[track * seats + seat] = PLACE * start_space(state.layout, track) + seats - 1 - place
    place_goods(state, dealer)
    place_people(state, dealer)
    state.remove_lost()
    state.start_round(dealer)
    state.end_round(dealer)  # on a board where nobody can do anything
    return state


def start_space(layout: Layout, track: i64) -> i64:
    if track == PROFIT:
        return layout.profit_start - layout.profit_bottom
    return layout.track_start[track]


def place_goods(state: DalesState, dealer: Dealer) -> None:
    """W0.5 Two cubes for every goods area; cheese on hills and stone on plains is removed."""
    layout = state.layout
    bag = layout.goods_bag[:]
    left = bag[STONE] + bag[CHEESE]
    for area in range(layout.areas):
        if layout.goods[area] != 0:
            for _ in range(CUBES_DRAWN):
                kind = dealer.draw(bag, 0, left)
                bag[kind] -= 1
                left -= 1
                if kind == state.goods_kind(area):
                    state.goods[area] += 1


def place_people(state: DalesState, dealer: Dealer) -> None:
    """W0.6 Three for a neutral major town, two for a minor one. N0.4 Printed passengers wait in company towns."""
    layout = state.layout
    bag = layout.passenger_bag[:]
    for area in range(layout.areas):
        if layout.waiting[area] != 0:
            kind = layout.waiting[area] - 1
            bag[kind] -= 1
            state.people[area] = OCTAL[kind]
    left = bag[0] + bag[1] + bag[2]
    for area in range(layout.areas):
        for _ in range(layout.settlers[area]):
            kind = dealer.draw(bag, 0, left)
            bag[kind] -= 1
            left -= 1
            state.people[area] += OCTAL[kind]
