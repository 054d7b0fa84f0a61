"""Claim a route: which are in reach, how they are paid for, and the passengers that wait at their ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.ticket_to_ride.board.board import GREY, KINDS, LOCOMOTIVE, LONGEST, PASSENGER_COLOURS, REACHES
from branchline.games.ticket_to_ride.rules.cards import Cards
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    CLAIM,
    CLAIMED,
    COLLECT,
    COLLECTION,
    CROWD,
    NONE,
    PASSENGER,
    PAY,
    PAYMENT,
    SCRATCH,
    TWO_OR_THREE,
)

WITHIN: Final = vec[i64]([0] * 9)  # by colour: the routes that `count_claims` found


class Claims(Cards):
    # Which routes

    def claims_into(self, out: vec[i64]) -> i64:
        """T3.2, T3.3, T3.4 Every route open to the seat that its cards of one colour, locomotives and trains reach."""
        routes = self.routes
        hands = self.hands
        begin = self.board.colour_first
        reach_end = self.board.within_reach
        seat = self.turn
        at = seat * KINDS
        locomotives = hands[at + LOCOMOTIVE]
        trains = self.trains[seat]
        limit = trains if trains < LONGEST else LONGEST
        most: i64 = 0
        count: i64 = 0
        for colour in range(LOCOMOTIVE):
            held = hands[at + colour]
            if held > most:
                most = held
            reach = held + locomotives
            if reach > limit:
                reach = limit
            for route in range(begin[colour], reach_end[colour * REACHES + reach]):
                out[count] = CLAIM + route  # counts only if it is open: a branch here would be a coin toss, and slow
                count += routes[route] >> seat & 1
        reach = most + locomotives
        if reach > limit:
            reach = limit
        for route in range(begin[GREY], reach_end[GREY * REACHES + reach]):
            out[count] = CLAIM + route
            count += routes[route] >> seat & 1
        return count

    def count_claims(self) -> i64:
        """How many `claims_into` would list; only where a route is open to all seats or to none (T3.7)."""
        hands = self.hands
        open_within = self.open_within
        at = self.turn * KINDS
        locomotives = hands[at + LOCOMOTIVE]
        trains = self.trains[self.turn]
        limit = trains if trains < LONGEST else LONGEST
        most: i64 = 0
        count: i64 = 0
        for colour in range(LOCOMOTIVE):
            held = hands[at + colour]
            if held > most:
                most = held
            reach = held + locomotives
            if reach > limit:
                reach = limit
            WITHIN[colour] = open_within[colour * REACHES + reach]
            count += WITHIN[colour]
        reach = most + locomotives
        if reach > limit:
            reach = limit
        WITHIN[GREY] = open_within[GREY * REACHES + reach]
        return count + WITHIN[GREY]

    def claim_number(self, k: i64) -> i64:
        """What `claims_into` would list at this number; `count_claims` has just been asked."""
        colour: i64 = 0
        while k >= WITHIN[colour]:
            k -= WITHIN[colour]
            colour += 1
        routes = self.routes
        route = self.board.colour_first[colour]
        while True:
            k -= routes[route] >> self.turn & 1
            if k < 0:
                return CLAIM + route
            route += 1

    # What they cost

    def claim(self, route: i64, dealer: Dealer) -> None:
        """T3.5 One route a turn, anywhere on the board. The payment is asked for only where there is a choice."""
        self.route = route
        if self.payments_into(SCRATCH) == 1:
            payment = SCRATCH[0] - PAY
            self.pay(payment >> 3, payment & 7, dealer)
        else:
            self.phase = PAYMENT

    def payments_into(self, out: vec[i64]) -> i64:
        """T3.2 Cards of the route's colour, locomotives for any of them. T3.3 Grey: one colour or locomotives alone."""
        length = self.board.route_length[self.route]
        colour = self.board.route_colour[self.route]
        at = self.turn * KINDS
        hands = self.hands
        locomotives = hands[at + LOCOMOTIVE]
        count: i64 = 0
        if colour == GREY:
            for any_colour in range(LOCOMOTIVE):
                count = payments_in_into(out, count, any_colour, hands[at + any_colour], locomotives, length)
        else:
            count = payments_in_into(out, count, colour, hands[at + colour], locomotives, length)
        if locomotives >= length:
            out[count] = PAY + LOCOMOTIVE * 8 + length
            count += 1
        return count

    def pay(self, colour: i64, locomotives: i64, dealer: Dealer) -> None:
        """T3.4 Cards go to the discards, trains on the route. T3.8 Points at once. T2.6, T2.9 The display settles."""
        seat = self.turn
        length = self.board.route_length[self.route]
        if locomotives > 0:
            self.discard(LOCOMOTIVE, locomotives)
        if colour != LOCOMOTIVE:
            self.discard(colour, length - locomotives)
        self.trains[seat] -= length
        self.score[seat] += self.board.route_points[length]
        self.take_route(seat, self.route)
        if self.unsettled:
            self.fill_display(dealer)
        self.ends_done = 0
        self.collect_from_ends()

    def discard(self, card: i64, count: i64) -> None:
        at = self.turn * KINDS + card
        self.hands[at] -= count
        self.seen[at] -= count
        if self.seen[at] < 0:
            self.seen[at] = 0
        self.discards[card] += count
        self.discard_total += count

    # Whose they are

    def take_route(self, seat: i64, route: i64) -> None:
        """T3.6 No second route of a group for its owner. T3.7 With two or three players none for anybody."""
        board = self.board
        self.routes[route] = CLAIMED * (1 + seat)
        self.close(route)
        for at in range(board.parallel_first[route], board.parallel_first[route + 1]):
            other = board.parallel[at]
            if self.routes[other] < CLAIMED:
                if self.seats > TWO_OR_THREE:
                    self.routes[other] &= ~BIT[seat]
                elif self.routes[other] != 0:
                    self.routes[other] = 0
                    self.close(other)

    def close(self, route: i64) -> None:
        """Nobody can claim it any more."""
        at = self.board.route_colour[route] * REACHES
        for reach in range(self.board.route_length[route], REACHES):
            self.open_within[at + reach] -= 1

    def owner(self, route: i64) -> i64:
        """The seat that claimed a route, or NONE."""
        return (self.routes[route] >> 5) - 1

    # Passengers

    def end_place(self) -> i64:
        """The end of the claimed route whose passenger is collected next."""
        return self.board.route_a[self.route] if self.ends_done == 0 else self.board.route_b[self.route]

    def collect_from_ends(self) -> None:
        """T3.9 One passenger from each end; the colour is asked for only where several wait."""
        while self.ends_done < 2:
            ways = self.passengers_into(SCRATCH)
            if ways > 1:
                self.phase = COLLECTION
                return
            if ways == 1:
                self.collect(SCRATCH[0] - COLLECT)
            else:
                self.ends_done += 1
        self.route = NONE
        self.end_turn(False)

    def passengers_into(self, out: vec[i64]) -> i64:
        """T3.10 Collecting is not optional. T3.11 A country is one place, whichever of its routes was claimed."""
        waiting = self.passengers[self.end_place()]
        count: i64 = 0
        colour: i64 = 0
        while waiting > 0:
            if waiting & CROWD != 0:
                out[count] = COLLECT + colour
                count += 1
            waiting >>= 10
            colour += 1
        return count

    def collect(self, colour: i64) -> None:
        self.passengers[self.end_place()] -= PASSENGER[colour]
        self.collected[self.turn * PASSENGER_COLOURS + colour] += 1
        self.ends_done += 1

    def waiting(self, place: i64, colour: i64) -> i64:
        """How many passengers of a colour wait at a place."""
        return self.passengers[place] >> 10 * colour & CROWD


def payments_in_into(out: vec[i64], count: i64, colour: i64, held: i64, locomotives: i64, length: i64) -> i64:
    """Payments with at least one card of the colour, those with fewest locomotives first."""
    if held > 0:
        fewest = length - held
        if fewest < 0:
            fewest = 0
        most = locomotives if locomotives < length else length - 1
        for using in range(fewest, most + 1):
            out[count] = PAY + colour * 8 + using
            count += 1
    return count
