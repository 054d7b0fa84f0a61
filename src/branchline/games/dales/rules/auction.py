"""Phases 1 to 4: investment, influence on offer, the auction, and the orders that it decides."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.dales.board.board import ENGINE, GOVERNMENT, INFLUENCES, RED
from branchline.games.dales.rules.building import Building
from branchline.games.dales.rules.choices import AUCTION, BID, BUILDERS, BUILDING, CHOICE, DRIVERS, NONE, SCRATCH
from branchline.games.dales.rules.events import E_BID, E_OUTBID, E_ROUND, E_TOKEN, E_WON

BIDS: Final[i64] = 2


class Auction(Building):
    def start_round(self, dealer: Dealer) -> None:
        """W1.1 Twelve cubes each, or what is left. W2.1, N2.1 One token for each box, out of the board's full bag."""
        layout = self.layout
        self.tell(E_ROUND, self.round)
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
            self.tell(E_TOKEN, box, colour)
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
        self.tell(E_BID, self.turn, box, cubes)
        if standing != NONE:
            self.cubes[standing >> 4] += standing & 15
            self.tell(E_OUTBID, standing >> 4, box, standing & 15)
        self.bids[box] = 16 * self.turn + cubes
        self.cubes[self.turn] -= cubes

    def next_bidder(self) -> None:
        """W3.1 In player order, again and again. W3.6 Who has two bids or cannot pay is skipped, until all are."""
        places = self.at
        skipped: i64 = 0
        while skipped < self.seats:
            places += 1
            if places == self.seats:
                places = 0
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
                self.tell(E_WON, seat, box, bid & 15)
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
