"""Foothills, the rules. Read it beside the rulebook: set-up, the turn, then the operations A to E in its order.

A card, a surveyor space or a station does what its rows of the board's table of operations say. Each operation stands
here once: what it needs, what may be chosen, what a choice does. A decision with one outcome is taken by itself.
Choices that could be made in any order have a fixed one: whoever chooses passes over those that come before, until
luck speaks. Everything lies open; what comes out of the bag is asked of the dealer. README.md maps code to rules.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board import ACTION_TYPES, KINDS, Board
from branchline.games.foothills.effects import (
    ADD_OP,
    ADJACENT_SPACE,
    ANY,
    ANY_LINE,
    BONUS,
    BUILD_OP,
    CHOOSE_TICKET_OP,
    COUNT,
    DRAW_OP,
    EXCHANGE_OP,
    EXTRA,
    FILL_OP,
    FLIP_OP,
    GAIN_OP,
    GET,
    GIFT,
    IRON,
    IRON_FOR_STONE,
    ITEM,
    KEEP,
    LEAST,
    LESS,
    LINES,
    MORE_PASSENGERS,
    MORE_VP,
    MOVE_OP,
    ON,
    ONE_LINE,
    ONE_OR_TWO,
    PASSENGER,
    PAY_PRICE,
    PER_TICKET,
    REMOVE_OP,
    RESOURCE,
    REST,
    RUBBLE,
    SCORE_OP,
    START_SPACE,
    STONE,
    STONE_PRICE,
    STONES,
    SUMMIT_OP,
    TAKE_OP,
    TICKET_LINE,
    TICKET_OP,
    TICKET_SPACE,
    TO,
    TO_HOME,
    TO_PUB,
    TRACK,
    TRACK_PRICE,
    TRADE_OP,
    TWO_LINES,
    VP,
    VP_PER_TICKET_OP,
    WIDTH,
    WORKS_OP,
)
from branchline.games.foothills.layout import NONE, Layout
from branchline.games.foothills.valley import (
    AT_HOME,
    BIT,
    BOX,
    BUFFER_STOPS,
    EVENT,
    HELD,
    ONES,
    PILED,
    PUB,
    REFILL,
    RESERVE,
    RUNNING,
    Valley,
)

# actions
PASS: Final[i64] = 0
DONE: Final[i64] = 1
PLAY: Final[i64] = 2  # + letter of the card
FLIP: Final[i64] = 8  # + letters of the cards, as bits
TAKE: Final[i64] = 40  # + iron * 8 + stone
LINE: Final[i64] = 104  # + line, to clear or to lay a track on
STONE_FROM: Final[i64] = 112  # + 0 for the bag, 1 for the stockyard
GAIN: Final[i64] = 116  # + 2 for the stockyard, + kind
EXCHANGE: Final[i64] = 120  # + kind given * 2, + 1 for the stockyard
TRADE: Final[i64] = 124
GO_TO_PUB: Final[i64] = 126
GO_HOME: Final[i64] = 127
SURVEY: Final[i64] = 128  # + card
TICKET: Final[i64] = 168  # + kind of ticket
SCORE: Final[i64] = 176  # + letter of the card
REPLACE: Final[i64] = 184  # + action card
KEEP_IRON: Final[i64] = 216  # + how many of the cubes kept are iron
BUILD: Final[i64] = 224  # + station space
PAY: Final[i64] = 272  # + iron + 6 * stone + 36 * rubble + 216 * passengers
ACTIONS: Final[i64] = 1568

MOST_PAID: Final[i64] = 5
PAID: Final = vec[i64]([1, 6, 36, 216])
PICKED: Final[i64] = 2  # F2.12
RESERVED: Final[i64] = 2  # F2.11

# phases
PICKING: Final[i64] = 0
TURN: Final[i64] = 1
TAKING: Final[i64] = 2
KEEPING: Final[i64] = 3
CLEARING: Final[i64] = 4
SECOND_LINE: Final[i64] = 5
WORKING: Final[i64] = 6
TRACK_PAYING: Final[i64] = 7
BUILDING: Final[i64] = 8
STATION_PAYING: Final[i64] = 9
VISITING: Final[i64] = 10
MOVING: Final[i64] = 11
SCORING: Final[i64] = 12
REPLACING: Final[i64] = 13
GAINING: Final[i64] = 14
TICKETING: Final[i64] = 15
TRADING: Final[i64] = 16
EXCHANGING: Final[i64] = 17
FLIPPING: Final[i64] = 18
OVER: Final[i64] = 19
NEXT: Final[i64] = 20  # on to the next operation; never seen from outside

STONE_BITS: Final[i64] = 8  # works: tracks by line are the bits below, stone from bag and stockyard follow
SCRATCH: Final = vec[i64]([0] * 512)
ENOUGH: Final = vec[i64]([0] * 128)


@final
class FoothillsState(Valley):
    def __init__(self, board: Board, layout: Layout) -> None:
        super().__init__(board, layout)
        self.phase: i64 = PICKING
        self.resolved: i64 = NONE  # letter of the card being resolved
        self.kept_up: bool = False  # F9.12 it was scored, so its slot is not flipped
        self.flips: i64 = 0  # F3.7 further cards that may be flipped
        self.next_op: i64 = 0  # of the card, up to last_op
        self.last_op: i64 = 0
        self.inner_next: i64 = 0  # of a surveyor space or a station just built, within the card's
        self.inner_last: i64 = 0
        self.inner: bool = False  # whether the operation under way is such a one
        self.visit: i64 = NONE  # F9.6 the card just built on, as long as the surveyor may go there
        self.row: i64 = 0  # the operation under way
        self.left: i64 = 0  # times, cubes or items still to come
        self.done: i64 = 0  # how many there were
        self.chosen: i64 = NONE  # the line, station space or letter already chosen
        self.drawn_iron: i64 = 0  # F5.6 drawn from the bag, not yet kept
        self.drawn_stone: i64 = 0

    def copy(self) -> FoothillsState:
        twin = FoothillsState(self.board, self.layout)
        twin.bag = self.bag[:]
        twin.yard = self.yard[:]
        twin.owned = self.owned[:]
        twin.vp = self.vp[:]
        twin.laid = self.laid[:]
        twin.built = self.built[:]
        twin.piled = self.piled[:]
        twin.tickets = self.tickets[:]
        twin.surveyor = self.surveyor[:]
        twin.rubble = self.rubble[:]
        twin.competitor = self.competitor[:]
        twin.track = self.track[:]
        twin.station = self.station[:]
        twin.finished = self.finished[:]
        twin.slots = self.slots[:]
        twin.grey = self.grey[:]
        twin.place = self.place[:]
        twin.turn = self.turn
        twin.over = self.over
        twin.end_reason = self.end_reason
        twin.first = self.first
        twin.blue = self.blue
        twin.at_once = self.at_once
        twin.turn_cap = self.turn_cap
        twin.turns = self.turns
        twin.trigger = self.trigger
        twin.buffer_stops = self.buffer_stops
        twin.competitors = self.competitors
        twin.summit = self.summit
        twin.passed_over = self.passed_over
        twin.phase = self.phase
        twin.resolved = self.resolved
        twin.kept_up = self.kept_up
        twin.flips = self.flips
        twin.next_op = self.next_op
        twin.last_op = self.last_op
        twin.inner_next = self.inner_next
        twin.inner_last = self.inner_last
        twin.inner = self.inner
        twin.visit = self.visit
        twin.row = self.row
        twin.left = self.left
        twin.done = self.done
        twin.chosen = self.chosen
        twin.drawn_iron = self.drawn_iron
        twin.drawn_stone = self.drawn_stone
        return twin

    def redeal(self, seat: i64, dealer: Dealer) -> FoothillsState:
        """F2.11 Everything is open: nothing but luck to come is unknown."""
        return self.copy()

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return self.cards_into(out)
        if phase <= TAKING:
            return self.takes_into(out)
        if phase == WORKING:
            return self.works_into(out)
        if phase == MOVING:
            return self.moves_into(out)
        if phase == BUILDING:
            return self.stations_into(out)
        if phase == CLEARING:
            return self.lines_into(out)
        if phase == SECOND_LINE:
            return self.second_lines_into(out)
        if phase == STATION_PAYING:
            return self.station_payments_into(out, self.chosen, self.row)
        if phase == TRACK_PAYING:
            return self.track_payments_into(out)
        if phase == GAINING:
            return self.gains_into(out)
        if phase == VISITING:
            return self.visits_into(out)
        if phase == FLIPPING:
            return self.flips_into(out)
        if phase == SCORING:
            return self.scores_into(out)
        if phase == REPLACING:
            return self.replacements_into(out)
        if phase == TRADING:
            return self.trades_into(out)
        if phase == EXCHANGING:
            return self.exchanges_into(out)
        if phase == KEEPING:
            return self.keeps_into(out)
        if phase == TICKETING:
            return self.tickets_into(out)
        return 0

    def apply(self, action: i64, dealer: Dealer) -> None:
        self.choose(action, dealer)
        while self.phase != TURN and self.phase != OVER and self.phase != PICKING:
            if self.phase == NEXT:
                self.go_on(dealer)
                continue
            count = self.legal_into(SCRATCH)
            if count > 1:
                return
            if count == 1:
                self.choose(SCRATCH[0], dealer)
            else:
                self.chosen = NONE
                self.phase = NEXT

    def choose(self, action: i64, dealer: Dealer) -> None:
        if action >= PAY:
            self.pay(action - PAY)
        elif action >= BUILD:
            self.chosen = action - BUILD
            self.phase = STATION_PAYING
        elif action >= KEEP_IRON:
            self.keep(action - KEEP_IRON)
        elif action >= REPLACE:
            self.replace(action - REPLACE)
        elif action >= SCORE:
            self.score_card(action - SCORE)
        elif action >= TICKET:
            self.tickets[self.turn] |= BIT[action - TICKET]
            self.phase = NEXT
        elif action >= SURVEY:
            self.survey(action - SURVEY)
        elif action >= GO_TO_PUB:
            self.leave_cards(action == GO_TO_PUB)
        elif action == TRADE:
            self.trade()
        elif action >= EXCHANGE:
            self.exchange(action - EXCHANGE, dealer)
        elif action >= GAIN:
            self.gain_resource(action - GAIN, dealer)
        elif action >= STONE_FROM:
            self.obtain_stone(action - STONE_FROM, dealer)
        elif action >= LINE:
            self.choose_line(action - LINE)
        elif action >= TAKE:
            self.take(action - TAKE >> 3, action - TAKE & 7, dealer)
        elif action >= FLIP:
            self.flip(action - FLIP)
            self.end_turn()
        elif action >= PLAY:
            self.play_card(action - PLAY)
        elif action == DONE:
            self.decline()
        else:
            self.place_competitor()  # F3.5, AMB-17 no event cube, no flip
            self.end_turn()

    def decline(self) -> None:
        """No more of what may be done."""
        if self.phase == FLIPPING:
            self.end_turn()
            return
        if self.phase == VISITING:
            self.visit = NONE
        self.phase = NEXT

    # F3 The turn

    def cards_into(self, out: vec[i64]) -> i64:
        """F3.2, F3.4 One of his cards that does something. F3.5 Where none does, a pass."""
        count: i64 = 0
        for letter in range(ACTION_TYPES):
            if self.playable(letter):
                out[count] = PLAY + letter
                count += 1
        if count == 0:
            out[0] = PASS
            count = 1
        return count

    def playable(self, letter: i64) -> bool:
        """F3.4 What the visible side needs is there, and at least one of its operations can be resolved."""
        at = self.turn * ACTION_TYPES + letter
        card = self.slots[at]
        if card == NONE or (self.grey[at] != 0 and not self.meets_needs(self.board.action_needs[card])):
            return False
        effect = self.effect_of(at)
        for op in range(self.board.effect_first[effect], self.board.effect_first[effect + 1]):
            if self.resolvable(op * WIDTH, letter):
                return True
        return False

    def meets_needs(self, needs: i64) -> bool:
        """F5.6, F7.7, F8.7, F9.9, F9.18 Some cards cannot be chosen without a ticket. AMB-10 Or a track."""
        if needs >= TICKET_LINE and self.tickets[self.turn] == 0:
            return needs > TICKET_LINE and self.laid[self.turn] > 0
        return True

    def effect_of(self, at: i64) -> i64:
        """The effect of the visible side of the card in a slot."""
        card = self.slots[at]
        if self.grey[at] != 0:
            return self.board.action_effect[card]
        return self.board.main_effect[self.board.action_type[card]]

    def resolvable(self, row: i64, letter: i64) -> bool:
        code = self.board.ops[row]
        if code == TAKE_OP:
            return self.resources(self.yard) + self.resources(self.bag) > 0 and self.most_taken(row) > 0  # AMB-21
        if code == REMOVE_OP:
            return True  # F7.2, F7.3 the supply always has cubes
        if code == WORKS_OP:
            return self.works_open(row) != 0
        if code == BUILD_OP:
            return self.can_build(row)
        if code == MOVE_OP:
            return self.can_move(row)
        if code == GAIN_OP:
            return self.can_gain(self.board.ops[row + ITEM])
        if code == DRAW_OP:
            return self.resources(self.bag) > 0
        if code == FILL_OP:
            cubes = self.resources(self.yard) + self.yard[EVENT]
            return cubes < self.board.ops[row + COUNT] and self.resources(self.bag) + self.bag[EVENT] > 0
        if code == ADD_OP:
            return self.resources(self.bag) + self.bag[EVENT] > 0
        if code == CHOOSE_TICKET_OP:
            return self.tickets_into(ENOUGH) > 0
        if code == VP_PER_TICKET_OP:
            return self.tickets[self.turn] != 0
        return self.other_cards(letter) != 0  # AMB-23 permission to flip another card

    def play_card(self, letter: i64) -> None:
        """F3.2 Step 1. Choose a card. Step 2. Resolve its visible side."""
        effect = self.effect_of(self.turn * ACTION_TYPES + letter)
        self.resolved = letter
        self.next_op = self.board.effect_first[effect]
        self.last_op = self.board.effect_first[effect + 1]
        self.phase = NEXT

    def go_on(self, dealer: Dealer) -> None:
        """The next operation: F9.5 of a station just built, F9.6 of the surveyor's visit, else of the card."""
        if self.inner_next < self.inner_last:
            self.inner_next += 1
            self.inner = True
            self.begin((self.inner_next - 1) * WIDTH, dealer)
        elif self.visit != NONE:
            self.phase = VISITING
        elif self.next_op < self.last_op:
            self.next_op += 1
            self.inner_next = 0
            self.inner_last = 0
            self.inner = False
            self.begin((self.next_op - 1) * WIDTH, dealer)
        elif self.flips > 0:
            self.phase = FLIPPING
        else:
            self.end_turn()

    def begin(self, row: i64, dealer: Dealer) -> None:
        """An operation with nothing to choose is done at once; the others wait in their phase."""
        self.row = row
        self.left = self.board.ops[row + COUNT]
        self.done = 0
        self.chosen = NONE
        self.passed_over = 0
        code = self.board.ops[row]
        if code == TAKE_OP:
            self.begin_taking(dealer)
        elif code == REMOVE_OP:
            self.begin_clearing()
        elif code == WORKS_OP:
            self.phase = WORKING
        elif code == BUILD_OP:
            self.phase = BUILDING
        elif code == MOVE_OP:
            self.phase = MOVING
        elif code == GAIN_OP:
            self.begin_gaining()
        elif code == TRADE_OP:
            self.phase = TRADING
        elif code == EXCHANGE_OP:
            self.phase = EXCHANGING
        elif code == CHOOSE_TICKET_OP:
            self.phase = TICKETING
        elif code == SCORE_OP:
            self.phase = SCORING
        elif code == DRAW_OP:
            self.draw(dealer)
        elif code == FILL_OP:
            self.fill_yard(self.left, dealer)
        elif code == ADD_OP:
            self.draw_into_yard(self.left, dealer)
        elif code == TICKET_OP:
            self.take_ticket()
        elif code == FLIP_OP:
            self.flips += self.left
        elif code == VP_PER_TICKET_OP:
            self.vp_per_ticket()
        elif code == SUMMIT_OP:
            self.summit = self.turn  # F9.15 from its card or from the opponent

    def other_cards(self, letter: i64) -> i64:
        """AMB-15 As bits the letters of his other cards on the board."""
        others: i64 = 0
        for other in range(ACTION_TYPES):
            if other != letter and self.slots[self.turn * ACTION_TYPES + other] != NONE:
                others |= BIT[other]
        return others

    def flips_into(self, out: vec[i64]) -> i64:
        """F3.7 Up to as many other cards as were permitted, or none."""
        others = self.other_cards(self.resolved)
        count: i64 = 0
        for cards in range(1, BIT[ACTION_TYPES]):
            if cards & ~others == 0 and ONES[cards] <= self.flips:
                out[count] = FLIP + cards
                count += 1
        out[count] = DONE
        return count + 1

    def flip(self, cards: i64) -> None:
        """F3.6, F3.7 Gold to grey or grey to gold; the action is not resolved."""
        for letter in range(ACTION_TYPES):
            if cards & BIT[letter] != 0:
                self.grey[self.turn * ACTION_TYPES + letter] = 1 - self.grey[self.turn * ACTION_TYPES + letter]

    def end_turn(self) -> None:
        """F3.2 Step 3. Flip the card. Step 4. F10.2 The game ends with the second player's turn."""
        if self.resolved != NONE and not self.kept_up:
            self.flip(BIT[self.resolved])
        self.forget()
        self.return_events()
        self.turns += 1
        self.phase = TURN
        if self.trigger != RUNNING and self.turn != self.first:
            self.finish("buffer-stops" if self.trigger == BUFFER_STOPS else "no-competitor")
        elif self.turns == self.turn_cap:
            self.finish("turn-cap")  # AMB-24
        else:
            self.turn = 1 - self.turn  # F3.1

    def forget(self) -> None:
        """Nothing of a turn is left but its outcome."""
        self.resolved = NONE
        self.kept_up = False
        self.flips = 0
        self.next_op = 0
        self.last_op = 0
        self.inner_next = 0
        self.inner_last = 0
        self.inner = False
        self.visit = NONE
        self.row = 0
        self.left = 0
        self.done = 0
        self.chosen = NONE
        self.passed_over = 0

    def finish(self, reason: str) -> None:
        self.over = True
        self.phase = OVER
        self.end_reason = reason

    # A Collect resources

    def begin_taking(self, dealer: Dealer) -> None:
        """AMB-21 A stockyard without a resource is filled before anybody takes from it."""
        if self.resources(self.yard) == 0:
            self.fill_yard(REFILL, dealer)
        self.left = self.most_taken(self.row)
        self.phase = TAKING

    def most_taken(self, row: i64) -> i64:
        """F5.1 As many as the card says, F5.6 or so many for each ticket."""
        most = self.board.ops[row + COUNT]
        by_tickets = self.board.ops[row + PER_TICKET] * ONES[self.tickets[self.turn]]
        if self.board.ops[row + PER_TICKET] > 0 and by_tickets < most:
            return by_tickets
        return most

    def takes_into(self, out: vec[i64]) -> i64:
        """F5.1 Any mix the stockyard has. F2.12 At set-up exactly two."""
        most = PICKED if self.phase == PICKING else self.left
        least = PICKED if self.phase == PICKING else self.board.ops[self.row + LEAST]
        count: i64 = 0
        for iron in range(self.yard[IRON] + 1):
            for stone in range(self.yard[STONES] + 1):
                cubes = iron + stone
                if cubes > most:
                    break
                if cubes > 0 and (self.done + cubes >= least or cubes == self.resources(self.yard)):
                    out[count] = TAKE + iron * 8 + stone
                    count += 1
        if self.phase == TAKING and self.done >= least:
            out[count] = DONE
            count += 1
        return count

    def take(self, iron: i64, stone: i64, dealer: Dealer) -> None:
        """F5.2 Who takes the last resource refills and goes on taking. F2.12 The second player picks first."""
        self.leave_yard(IRON, iron)
        self.leave_yard(STONES, stone)
        if self.phase == PICKING:
            if self.turn == self.first:
                self.phase = TURN
            self.turn = self.first
            return
        self.left -= iron + stone
        self.done += iron + stone
        if not self.refill_if_empty(dealer) or self.left == 0 or self.resources(self.yard) == 0:
            self.phase = NEXT

    def draw(self, dealer: Dealer) -> None:
        """F5.6 Event cubes are ignored: they go back and another cube is drawn, so only resources count."""
        for _ in range(self.left):
            resources = self.resources(self.bag)
            if resources > 0:
                cube = dealer.draw(self.bag, 0, resources)
                self.bag[cube] -= 1
                if cube == IRON:
                    self.drawn_iron += 1
                else:
                    self.drawn_stone += 1
        self.phase = KEEPING

    def keeps_into(self, out: vec[i64]) -> i64:
        """Any mix of what was drawn."""
        kept = self.kept_of_drawn()
        count: i64 = 0
        for iron in range(self.drawn_iron + 1):
            if iron <= kept <= iron + self.drawn_stone:
                out[count] = KEEP_IRON + iron
                count += 1
        return count

    def kept_of_drawn(self) -> i64:
        drawn = self.drawn_iron + self.drawn_stone
        kept = self.board.ops[self.row + KEEP]
        return kept if kept < drawn else drawn

    def keep(self, iron: i64) -> None:
        stone = self.kept_of_drawn() - iron
        self.owned[self.turn * KINDS + IRON] += iron
        self.owned[self.turn * KINDS + STONES] += stone
        if self.board.ops[self.row + REST] != 0:
            self.yard[IRON] += self.drawn_iron - iron
            self.yard[STONES] += self.drawn_stone - stone
        else:
            self.bag[IRON] += self.drawn_iron - iron
            self.bag[STONES] += self.drawn_stone - stone
        self.drawn_iron = 0
        self.drawn_stone = 0
        self.phase = NEXT

    # B Remove rubble

    def begin_clearing(self) -> None:
        """F7.3 Where no line has rubble all cubes come from the supply."""
        self.phase = CLEARING
        if self.lines_into(SCRATCH) == 0:
            self.receive_rubble(self.left)
            self.phase = NEXT

    def line_to_clear(self, line: i64) -> bool:
        """F7.1 A line with rubble that the card allows."""
        return self.rubble_on(line) > 0 and self.line_allowed(line, self.board.ops[self.row + ON])

    def lines_into(self, out: vec[i64]) -> i64:
        """F7.1 One line with rubble. AMB-20 Of two lines the upper first, one alone only if no second has rubble."""
        two = self.board.ops[self.row + LINES] == TWO_LINES
        count: i64 = 0
        spare = NONE
        for line in self.layout.lines:
            if self.line_to_clear(line):
                if spare == NONE:
                    spare = line
                if not two or self.has_second_line(line, self.left >> 1):
                    out[count] = LINE + line
                    count += 1
        if count == 0 and spare != NONE:
            out[0] = LINE + spare
            count = 1
        return count

    def has_second_line(self, line: i64, cubes: i64) -> bool:
        for other in self.layout.lines:
            if other > line and self.line_to_clear(other) and self.rubble_left_on(other, line, cubes) > 0:
                return True
        return False

    def second_lines_into(self, out: vec[i64]) -> i64:
        """AMB-20 The same line again where one is enough, or another one below that has a cube."""
        count: i64 = 0
        if self.board.ops[self.row + LINES] == ONE_OR_TWO:
            out[0] = LINE + self.chosen
            count = 1
        for line in self.layout.lines:
            if line > self.chosen and self.line_to_clear(line):
                out[count] = LINE + line
                count += 1
        return count

    def choose_line(self, line: i64) -> None:
        if self.phase == WORKING:
            self.pass_over(self.works_open(self.row), line)
            self.chosen = line
            self.phase = TRACK_PAYING
        elif self.phase == SECOND_LINE or self.board.ops[self.row + LINES] == ONE_LINE:
            self.clear(line, self.left)
            self.chosen = NONE
            self.phase = NEXT
        else:
            self.clear(line, self.left >> 1)
            self.left -= self.left >> 1
            self.chosen = line
            self.phase = SECOND_LINE
            if self.second_lines_into(SCRATCH) == 0:
                self.receive_rubble(self.left)
                self.chosen = NONE
                self.phase = NEXT

    def clear(self, line: i64, cubes: i64) -> None:
        """F7.2 What the line has not comes from the supply."""
        self.remove_rubble(line, cubes)
        self.receive_rubble(cubes)

    def receive_rubble(self, cubes: i64) -> None:
        """F7.7 Some of the cubes may be the opponent's."""
        gift = self.board.ops[self.row + GIFT]
        self.owned[self.turn * KINDS + RUBBLE] += cubes - gift
        self.owned[(1 - self.turn) * KINDS + RUBBLE] += gift

    # C Track and stone

    def works_open(self, row: i64) -> i64:
        """F8.1, F8.2 As bits the lines where he can lay a track, F8.6 and where he can have stone from."""
        ops = self.board.ops
        open_works: i64 = 0
        if ops[row + TRACK] != 0 and self.tiles_left(self.turn) > 0 and self.can_pay(row + TRACK_PRICE):
            for line in self.layout.lines:
                if self.line_allowed(line, ops[row + ON]) and self.free_track(line) != NONE:
                    open_works |= BIT[line]
        if ops[row + STONE] != 0 and self.can_pay(row + STONE_PRICE):
            if self.bag[STONES] > 0:
                open_works |= BIT[STONE_BITS]
            if self.yard[STONES] > 0:
                open_works |= BIT[STONE_BITS + 1]
        return open_works

    def works_into(self, out: vec[i64]) -> i64:
        """F8.1 Up to so many times. AMB-22 At least once on a card; a surveyor's works may be declined."""
        if self.left == 0:
            return 0
        works = self.works_open(self.row) & ~self.passed_over
        count: i64 = 0
        for line in self.layout.lines:
            if works & BIT[line] != 0:
                out[count] = LINE + line
                count += 1
        for source in range(2):
            if works & BIT[STONE_BITS + source] != 0:
                out[count] = STONE_FROM + source
                count += 1
        if self.inner or self.done > 0:
            out[count] = DONE
            count += 1
        return count

    def pass_over(self, open_choices: i64, chosen: i64) -> None:
        """Two orders of the same choices are never both offered: what comes before the chosen one is passed over."""
        self.passed_over |= open_choices & BIT[chosen] - 1

    def can_pay(self, price: i64) -> bool:
        """Whether he has all of a price: four kinds, and resources in any mix."""
        ops = self.board.ops
        at = self.turn * KINDS
        for kind in range(KINDS):
            if self.owned[at + kind] < ops[price + kind]:
                return False
        resources = self.owned[at + IRON] + self.owned[at + STONES] - ops[price + IRON] - ops[price + STONES]
        return resources >= ops[price + ANY]

    def track_payments_into(self, out: vec[i64]) -> i64:
        """F8.7 Where a price is resources in any mix, every mix he has."""
        ops = self.board.ops
        at = self.row + TRACK_PRICE
        count: i64 = 0
        for iron in range(ops[at + ANY] + 1):
            count = self.payment_into(
                out,
                count,
                ops[at + IRON] + iron,
                ops[at + STONES] + ops[at + ANY] - iron,
                ops[at + RUBBLE],
                ops[at + PASSENGER],
            )
        return count

    def payment_into(self, out: vec[i64], count: i64, iron: i64, stone: i64, rubble: i64, passengers: i64) -> i64:
        """List a payment if he has it and it is not listed yet."""
        at = self.turn * KINDS
        if self.owned[at + IRON] < iron or self.owned[at + STONES] < stone or iron > MOST_PAID:
            return count
        if self.owned[at + RUBBLE] < rubble or self.owned[at + PASSENGER] < passengers:
            return count
        action = PAY + iron + stone * PAID[1] + rubble * PAID[2] + passengers * PAID[3]
        for k in range(count):
            if out[k] == action:
                return count
        out[count] = action
        return count + 1

    def pay(self, payment: i64) -> None:
        left = payment
        for kind in range(KINDS):
            self.spend(kind, left % PAID[1])
            left //= PAID[1]
        if self.phase == TRACK_PAYING:
            self.lay_track(self.chosen)
            self.chosen = NONE
            self.left -= 1
            self.done += 1
            self.phase = WORKING
        else:
            self.build(self.chosen)

    def spend(self, kind: i64, count: i64) -> None:
        """F8.2, F9.4, F12.1 Iron and stone go to the bag, rubble and passengers to the supply."""
        self.owned[self.turn * KINDS + kind] -= count
        if kind <= STONES:
            self.bag[kind] += count

    def spend_price(self, price: i64) -> None:
        for kind in range(KINDS):
            self.spend(kind, self.board.ops[price + kind])

    def obtain_stone(self, source: i64, dealer: Dealer) -> None:
        """F8.6 Rubble to the supply, a stone from the bag or from the stockyard."""
        self.pass_over(self.works_open(self.row), STONE_BITS + source)
        self.spend_price(self.row + STONE_PRICE)
        self.obtain(STONES, source != 0, dealer)
        self.left -= 1
        self.done += 1

    # D Stations

    def can_build(self, row: i64) -> bool:
        for space in range(self.board.spaces):
            if self.can_build_at(space, row):
                return True
        return False

    def can_build_at(self, space: i64, row: i64) -> bool:
        """F9.1 A free station on a line the card allows, that he has a tile for and can pay."""
        if self.tiles_left(self.turn) == 0 or not self.station_free(space):
            return False
        on = self.board.ops[row + ON]
        if on != ANY_LINE and not self.card_allowed(self.board.space_card[space], on):
            return False
        return self.station_payments_into(ENOUGH, space, row) > 0

    def stations_into(self, out: vec[i64]) -> i64:
        """F9.3 One station, anywhere."""
        count: i64 = 0
        for space in range(self.board.spaces):
            if self.can_build_at(space, self.row):
                out[count] = BUILD + space
                count += 1
        return count

    def station_payments_into(self, out: vec[i64], space: i64, row: i64) -> i64:
        """F9.4 Its cost; F9.9 more, less or in other items as the card says."""
        ops = self.board.ops
        cost = self.board.cost
        at = space * KINDS
        iron = cost[at + IRON]
        stone = cost[at + STONES]
        rubble = cost[at + RUBBLE]
        passengers = cost[at + PASSENGER]
        less = ops[row + LESS]
        if less == 0:
            return self.further_payments_into(out, 0, row, iron, stone, rubble, passengers)
        if less > iron + stone + rubble + passengers:
            less = iron + stone + rubble + passengers
        count: i64 = 0
        for no_iron in range(iron + 1):
            for no_stone in range(stone + 1):
                for no_rubble in range(rubble + 1):
                    no_passengers = less - no_iron - no_stone - no_rubble
                    if 0 <= no_passengers <= passengers:
                        count = self.further_payments_into(
                            out,
                            count,
                            row,
                            iron - no_iron,
                            stone - no_stone,
                            rubble - no_rubble,
                            passengers - no_passengers,
                        )
        return count

    def further_payments_into(
        self, out: vec[i64], count: i64, row: i64, iron: i64, stone: i64, rubble: i64, passengers: i64
    ) -> i64:
        """F9.9 The surcharge, its resources in any mix; iron for any of the stone, where the card says so."""
        ops = self.board.ops
        swapped = stone if ops[row + IRON_FOR_STONE] != 0 else 0
        any_mix = ops[row + EXTRA + ANY]
        for swap in range(swapped + 1):
            for more_iron in range(any_mix + 1):
                count = self.payment_into(
                    out,
                    count,
                    iron + ops[row + EXTRA + IRON] + swap + more_iron,
                    stone + ops[row + EXTRA + STONES] - swap + any_mix - more_iron,
                    rubble + ops[row + EXTRA + RUBBLE],
                    passengers + ops[row + EXTRA + PASSENGER],
                )
        return count

    def build(self, space: i64) -> None:
        """F9.5 A tile, the counter, the bonus; F9.7, F9.8 what the card does when built on; F9.6 then a visit."""
        ops = self.board.ops
        seat = self.turn
        card = self.board.space_card[space]
        self.station[space] = 1 + seat
        self.built[seat] += 1
        if ops[self.row + BONUS] != 0:
            self.vp[seat] += self.board.bonus_vp[space]
            self.owned[seat * KINDS + PASSENGER] += self.board.bonus_passengers[space]
        self.vp[seat] += ops[self.row + MORE_VP]
        self.owned[seat * KINDS + PASSENGER] += ops[self.row + MORE_PASSENGERS]
        if self.board.built_effect[card] != NONE:
            self.enter(self.board.built_effect[card])
        if self.space_empty(card):
            self.visit = card
        self.chosen = NONE
        self.phase = NEXT

    def enter(self, effect: i64) -> None:
        """Put an effect before what is still to come of the card."""
        self.inner_next = self.board.effect_first[effect]
        self.inner_last = self.board.effect_first[effect + 1]

    def visits_into(self, out: vec[i64]) -> i64:
        """F9.6, AMB-8 To the card just built on, or not."""
        out[0] = SURVEY + self.visit
        out[1] = DONE
        return 2

    # E The surveyor

    def can_move(self, row: i64) -> bool:
        """AMB-14 Moving is part of the effect: it counts even where the action there gives nothing."""
        if self.may_go_home(row) or self.may_go_to_pub(row):
            return True
        for card in range(self.board.cards):
            if self.may_go_to(card, row):
                return True
        return False

    def may_go_to(self, card: i64, row: i64) -> bool:
        """F9.10 An available space, F9.18 of the kind the card says."""
        if not self.space_available(card):
            return False
        to = self.board.ops[row + TO]
        if to == START_SPACE:
            return self.board.card_start[card] != 0
        if to == TICKET_SPACE:
            return self.card_allowed(card, TICKET_LINE)
        if to == ADJACENT_SPACE:
            here = self.surveyor[self.turn]
            if here >= PUB:
                return self.board.card_start[card] != 0  # AMB-11 from the Pub or home any starting card
            return self.layout.beside(here, card)
        return True

    def may_go_to_pub(self, row: i64) -> bool:
        """F9.16 Only where the card says so. F9.17 The pile has room. AMB-13 Pub to Pub is no move."""
        if self.board.ops[row + TO_PUB] == 0 or self.surveyor[self.turn] == PUB:
            return False
        return self.may_score_card(self.turn)

    def may_go_home(self, row: i64) -> bool:
        """F9.10 Home, for no action. AMB-13 Home to home is no move."""
        return self.board.ops[row + TO_HOME] != 0 and self.surveyor[self.turn] != AT_HOME

    def moves_into(self, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.may_go_to_pub(self.row):
            out[count] = GO_TO_PUB
            count += 1
        if self.may_go_home(self.row):
            out[count] = GO_HOME
            count += 1
        for card in range(self.board.cards):
            if self.may_go_to(card, self.row):
                out[count] = SURVEY + card
                count += 1
        return count

    def survey(self, card: i64) -> None:
        """F9.6, F9.10 Move there and do the action."""
        self.surveyor[self.turn] = card
        self.visit = NONE
        self.enter(self.board.survey_effect[card])
        self.phase = NEXT

    def leave_cards(self, to_pub: bool) -> None:
        self.surveyor[self.turn] = PUB if to_pub else AT_HOME
        self.phase = SCORING if to_pub else NEXT

    def scores_into(self, out: vec[i64]) -> i64:
        """F9.16 At the Pub he must score one of his cards, F9.8 at Devil's Bridge he may. AMB-9 One limit for both."""
        count: i64 = 0
        if not self.may_score_card(self.turn):
            return 0
        for letter in range(ACTION_TYPES):
            if self.slots[self.turn * ACTION_TYPES + letter] != NONE:
                out[count] = SCORE + letter
                count += 1
        if self.board.ops[self.row] == SCORE_OP:
            out[count] = DONE
            count += 1
        return count

    def score_card(self, letter: i64) -> None:
        """F9.16 Into the scoring pile. F9.12, AMB-9 If it is the card being resolved, its slot is not flipped."""
        at = self.turn * ACTION_TYPES + letter
        self.place[self.slots[at]] = PILED + self.turn
        self.slots[at] = NONE
        self.grey[at] = 0
        self.piled[self.turn] += 1
        if letter == self.resolved:
            self.kept_up = True
        self.chosen = letter
        self.phase = REPLACING

    def replacements_into(self, out: vec[i64]) -> i64:
        """F9.16 A card of the same letters from the reserve; none left, he plays on with one card fewer."""
        count: i64 = 0
        for card in range(self.board.actions):
            if self.place[card] == RESERVE and self.board.action_type[card] == self.chosen:
                out[count] = REPLACE + card
                count += 1
        return count

    def replace(self, card: i64) -> None:
        self.slots[self.turn * ACTION_TYPES + self.board.action_type[card]] = card
        self.place[card] = HELD + self.turn
        self.chosen = NONE
        self.phase = NEXT

    # What surveyor spaces and cards give

    def can_gain(self, item: i64) -> bool:
        """F9.13 Iron and stone come from stockyard or bag; of everything else there is enough."""
        if item == IRON or item == STONES:
            return self.yard[item] + self.bag[item] > 0
        return item != RESOURCE or self.resources(self.yard) + self.resources(self.bag) > 0

    def begin_gaining(self) -> None:
        item = self.board.ops[self.row + ITEM]
        if item == VP:
            self.vp[self.turn] += self.left
        elif item == RUBBLE or item == PASSENGER:
            self.owned[self.turn * KINDS + item] += self.left
        else:
            self.phase = GAINING

    def obtainable(self, choice: i64) -> i64:
        """How many there are: choices 0 and 1 are iron and stone from the bag, 2 and 3 from the stockyard."""
        item = self.board.ops[self.row + ITEM]
        kind = choice & 1
        if item != RESOURCE and item != kind:
            return 0
        return self.yard[kind] if choice > 1 else self.bag[kind]

    def gains_into(self, out: vec[i64]) -> i64:
        """F9.13 One at a time from bag or stockyard, bag first; only what leaves enough for all that is due."""
        if self.left == 0:
            return 0
        count: i64 = 0
        for choice in range(4):
            if self.obtainable(choice) > 0 and self.passed_over & BIT[choice] == 0:
                if count == 0 or self.leaves_enough(choice):
                    out[count] = GAIN + choice
                    count += 1
        return count

    def leaves_enough(self, choice: i64) -> bool:
        """Whether this choice and those after it hold all that is due, or empty the stockyard so that luck speaks."""
        after: i64 = 0
        in_yard: i64 = 0
        for other in range(choice, 4):
            after += self.obtainable(other)
            if other > 1:
                in_yard += self.obtainable(other)
        return after >= self.left or in_yard == self.resources(self.yard)

    def gain_resource(self, choice: i64, dealer: Dealer) -> None:
        open_choices: i64 = 0
        for other in range(choice):
            if self.obtainable(other) > 0:
                open_choices |= BIT[other]
        self.pass_over(open_choices, choice)
        self.obtain(choice & 1, choice > 1, dealer)
        self.left -= 1

    def take_ticket(self) -> None:
        """F9.14 The ticket of the card he stands on, unless he has it."""
        self.tickets[self.turn] |= BIT[self.board.card_ticket[self.surveyor[self.turn]]]
        self.phase = NEXT

    def tickets_into(self, out: vec[i64]) -> i64:
        """F9.18, AMB-16 A ticket he lacks, from a starting card in play: two of each are enough for two players."""
        listed = self.tickets[self.turn]
        count: i64 = 0
        for card in range(self.board.cards):
            ticket = self.board.card_ticket[card]
            if ticket != NONE and self.layout.card_open[card] != 0 and listed & BIT[ticket] == 0:
                listed |= BIT[ticket]
                out[count] = TICKET + ticket
                count += 1
        return count

    def vp_per_ticket(self) -> None:
        held = ONES[self.tickets[self.turn]]
        self.vp[self.turn] += held if held < self.left else self.left
        self.phase = NEXT

    def trades_into(self, out: vec[i64]) -> i64:
        """F9.13, AMB-22 Up to so many times, if he can pay; it may be declined."""
        if self.left == 0 or not self.can_pay(self.row + PAY_PRICE):
            return 0
        out[0] = TRADE
        out[1] = DONE
        return 2

    def trade(self) -> None:
        ops = self.board.ops
        self.spend_price(self.row + PAY_PRICE)
        self.owned[self.turn * KINDS + RUBBLE] += ops[self.row + GET + RUBBLE]
        self.owned[self.turn * KINDS + PASSENGER] += ops[self.row + GET + PASSENGER]
        self.vp[self.turn] += ops[self.row + GET + VP]
        self.left -= 1
        self.done += 1

    def exchanges_open(self) -> i64:
        """As bits: iron for stone from bag and stockyard, then stone for iron."""
        open_choices: i64 = 0
        for given in range(2):
            if self.owned[self.turn * KINDS + given] > 0:
                if self.bag[1 - given] > 0:
                    open_choices |= BIT[given * 2]
                if self.yard[1 - given] > 0:
                    open_choices |= BIT[given * 2 + 1]
        return open_choices

    def exchanges_into(self, out: vec[i64]) -> i64:
        """AMB-22 Up to so many times one resource for the other kind; it may be declined."""
        if self.left == 0:
            return 0
        choices = self.exchanges_open() & ~self.passed_over
        count: i64 = 0
        for choice in range(4):
            if choices & BIT[choice] != 0:
                out[count] = EXCHANGE + choice
                count += 1
        out[count] = DONE
        return count + 1

    def exchange(self, choice: i64, dealer: Dealer) -> None:
        self.pass_over(self.exchanges_open(), choice)
        self.spend(choice >> 1, 1)
        self.obtain(1 - (choice >> 1), choice & 1 != 0, dealer)
        self.left -= 1
        self.done += 1


def set_up(empty: FoothillsState, first: i64, blue: i64, dealer: Dealer) -> FoothillsState:
    """F2.7 Six resources. F2.10 Cards by colour. F2.11 The reserve. F2.12 Who begins; NONE lets luck say."""
    state = empty.copy()
    state.first = dealer.below(2) if first == NONE else first
    state.blue = dealer.below(2) if blue == NONE else blue
    for _ in range(REFILL):
        cube = dealer.draw(state.bag, 0, state.resources(state.bag))
        state.bag[cube] -= 1
        state.yard[cube] += 1
    state.bag[EVENT] = state.board.events
    state.turn = 1 - state.first
    hand_out_cards(state)
    for letter in range(ACTION_TYPES):
        reserve_cards(state, letter, dealer)
    return state


def hand_out_cards(state: FoothillsState) -> None:
    """F2.10 Each player has the five cards of his colour, gold side up."""
    for card in range(state.board.actions):
        colour = state.board.action_colour[card]
        if colour != "neutral":
            seat: i64 = state.blue if colour == "blue" else 1 - state.blue
            state.slots[seat * ACTION_TYPES + state.board.action_type[card]] = card
            state.place[card] = HELD + seat


def reserve_cards(state: FoothillsState, letter: i64, dealer: Dealer) -> None:
    """F2.11 Two of the three neutral cards of each letter; the third goes to the box."""
    neutral = filled(0, state.board.actions)
    left: i64 = 0
    for card in range(state.board.actions):
        if state.board.action_type[card] == letter and state.board.action_colour[card] == "neutral":
            neutral[card] = 1
            left += 1
    for _ in range(RESERVED):
        card = dealer.draw(neutral, 0, left)
        neutral[card] = 0
        left -= 1
        state.place[card] = RESERVE


def empty_table(board: Board, layout: Layout) -> FoothillsState:
    """F2.7 All resources in the bag. F2.8 Rubble on the cards in play. F2.10 No tile, no point, surveyors at home."""
    state = FoothillsState(board, layout)
    state.bag = vec[i64]([board.iron, board.stone, 0])
    state.yard = filled(0, 3)
    state.owned = filled(0, 2 * KINDS)
    state.vp = filled(0, 2)
    state.laid = filled(0, 2)
    state.built = filled(0, 2)
    state.piled = filled(0, 2)
    state.tickets = filled(0, 2)
    state.surveyor = filled(AT_HOME, 2)
    state.rubble = filled(0, board.cards)
    state.competitor = filled(0, board.cards)
    state.track = filled(0, board.cards * 2)
    state.station = filled(0, board.spaces)
    state.finished = filled(0, board.lines)
    state.slots = filled(NONE, 2 * ACTION_TYPES)
    state.grey = filled(0, 2 * ACTION_TYPES)
    state.place = filled(BOX, board.actions)
    state.buffer_stops = board.buffer_stops
    state.competitors = board.competitors
    for card in range(board.cards):
        if layout.card_open[card] != 0:
            state.rubble[card] = board.rubble_at[card]
    return state


def filled(value: i64, length: i64) -> vec[i64]:
    cells = vec[i64]([0] * int(length))
    for k in range(length):
        cells[k] = value
    return cells
