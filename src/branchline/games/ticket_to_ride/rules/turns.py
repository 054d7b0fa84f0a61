"""What lies on the table, how turns pass, and how the game ends.

All that a state holds is declared here. The three actions of a turn stand on this, one file each: every one of them
ends the turn, and finds that here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import State, filled
from branchline.games.ticket_to_ride.board.board import PASSENGER_COLOURS, Board
from branchline.games.ticket_to_ride.rules.choices import CLAIMED, LAST_TRAINS, MIX, NONE, OVER, TURN
from branchline.games.ticket_to_ride.rules.knowledge import ALL_SURE, holder, place_of
from branchline.games.ticket_to_ride.rules.scoring import GLOBETROTTER, Network, passenger_points

NOTHING: Final = vec[i64]()


class Turns(State):
    def __init__(self, board: Board, seats: i64) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = seats
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.board = board
        self.first: i64 = 0
        self.phase: i64 = MIX
        self.route: i64 = NONE  # the route being claimed
        self.ends_done: i64 = 0  # of its two ends, how many gave their passenger
        self.passes: i64 = 0
        self.last_left: i64 = NONE  # turns left of the last round
        self.mixes: i64 = 0  # an octal digit for each seat: 1 + the long tickets it announced at set-up
        self.unsettled: bool = True  # the display may lack cards or hold too many locomotives: see T2.6, T2.9
        self.pile_total: i64 = 0
        self.discard_total: i64 = 0
        self.short_left: i64 = 0  # short tickets in the deck, promised to nobody
        self.long_left: i64 = 0
        self.short_shuffled: i64 = 0  # short tickets lying in no known order
        self.long_shuffled: i64 = 0
        self.hands = NOTHING  # seat by seat, how many of each kind
        self.seen = NOTHING  # of each hand, what every other player knows to be in it
        self.pile = NOTHING
        self.discards = NOTHING
        self.display = NOTHING
        self.routes = NOTHING  # as bits the seats that may still claim it, or CLAIMED * (1 + its owner)
        self.open_within = NOTHING  # of each colour, by reach: its routes no longer than that which nobody claimed
        self.trains = NOTHING
        self.score = NOTHING  # route points; after the end, everything
        self.passengers = NOTHING  # place by place, ten bits for each colour
        self.collected = NOTHING  # seat by seat
        self.deck = NOTHING  # the tickets that lie shuffled: a set, short before long, sorted
        self.queue = NOTHING  # tickets put back in play, the first to come up first
        self.tickets = NOTHING  # where each is and who knows it: see knowledge.py
        self.offers = NOTHING  # seat by seat, in the order drawn

    def score_of(self, seat: i64) -> i64:
        return self.score[seat]

    # A turn ends

    def end_turn(self, passed: bool) -> None:
        """T1.2 All seats passing one after another end the game. T6.1 Two trains or fewer bring one more turn each."""
        self.passes += 1
        if not passed:
            self.passes = 0
        if self.last_left == NONE:
            if self.trains[self.turn] <= LAST_TRAINS:
                self.last_left = self.seats
        else:
            self.last_left -= 1
            if self.last_left == 0:
                self.finish("trains")
                return
        if self.passes == self.seats:
            self.finish("all-pass")
            return
        self.phase = TURN
        self.next_seat()

    def next_seat(self) -> None:
        """T0.9 Turns pass clockwise."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    # End and scoring

    def finish(self, reason: str) -> None:
        """T6.2 Tickets met add their points, others subtract them. T6.3 Globetrotter. T6.4 Passengers."""
        self.over = True
        self.phase = OVER
        self.end_reason = reason
        met = self.score_tickets()
        most: i64 = 1
        for seat in range(self.seats):
            if met[seat] > most:
                most = met[seat]
        for seat in range(self.seats):
            if met[seat] == most:
                self.score[seat] += GLOBETROTTER
            for colour in range(PASSENGER_COLOURS):
                self.score[seat] += passenger_points(self.collected, self.seats, seat, colour)

    def score_tickets(self) -> vec[i64]:
        """Add and subtract every ticket held; return how many each seat met."""
        networks = [self.network(seat) for seat in range(self.seats)]
        met = filled(0, self.seats)
        tickets = self.tickets
        points = self.board.ticket_points
        for ticket in range(len(tickets)):
            seat = holder(tickets, ticket)
            if seat != NONE:
                self.show_to_all(ticket)
                network = networks[seat]
                if network.meets(ticket):
                    self.score[seat] += points[ticket]
                    met[seat] += 1
                else:
                    self.score[seat] -= points[ticket]
        return met

    def show_to_all(self, ticket: i64) -> None:
        """T0.8 Tickets are secret until the end."""
        self.tickets[ticket] = place_of(self.tickets, ticket) + ALL_SURE

    def network(self, seat: i64) -> Network:
        """The seat's routes."""
        return Network(self.board, self.routes, CLAIMED * (1 + seat))

    def tickets_met(self, seat: i64) -> int:
        network = self.network(seat)
        held = [ticket for ticket in range(self.board.tickets) if holder(self.tickets, ticket) == seat]
        return sum([network.meets(ticket) for ticket in held])

    def ranking(self) -> list[int]:
        """T6.5 Most points; then most tickets met; then most passengers; else the place is shared."""
        keys = [
            (int(self.score[seat]), self.tickets_met(seat) if self.over else 0, self.passengers_of(seat))
            for seat in range(self.seats)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    def passengers_of(self, seat: i64) -> int:
        at = seat * PASSENGER_COLOURS
        return sum(self.collected[at + colour] for colour in range(PASSENGER_COLOURS))
