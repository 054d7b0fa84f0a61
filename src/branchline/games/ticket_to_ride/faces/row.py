# Compiled.
"""What a row of an observation held when it was last written, and where tickets have their cells."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from branchline.core.observer import ZERO
from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.rules.choices import NONE
from branchline.games.ticket_to_ride.rules.knowledge import HELD, HELD_FIRST, OFFERED_FIRST, SHUFFLED, SURE, WITH

EACH: Final[i64] = 6  # cells that one ticket has at most, in blocks that exclude each other or not
KEYS: Final[i64] = 512  # places of a ticket, by what a seat knows of it
PLACE: Final[i64] = 63  # the bits of a place
HOLDINGS: Final[i64] = 6  # of a seat: kept at set-up, kept since and offered, of both decks


@final
class RideRow:
    """A row, all 0 at first. `spots` are the cells that are not 0, of blocks where most are."""

    def __init__(self, board: RideBoard) -> None:
        self.seat: i64 = 0
        self.marks: vec[i64] = filled(0, board.routes)
        self.taken: vec[i64] = filled(0, board.routes + 1)  # the routes that somebody has claimed
        self.claims: i64 = 0  # how many these are
        self.crowds: vec[i64] = filled(0, board.places)
        self.spots: vec[i32] = no_spots(most_spots(board))
        self.count: i64 = 0

    def forget(self) -> None:
        """The row is all 0 again."""
        for route in range(len(self.marks)):
            self.marks[route] = 0
        for place in range(len(self.crowds)):
            self.crowds[place] = 0
        self.claims = 0
        self.count = 0

    def clear(self, out: vec[i16], at: i64) -> None:
        """The spots are 0 again."""
        spots = self.spots
        for k in range(self.count):
            out[at + i64(spots[k])] = ZERO


def most_spots(board: RideBoard) -> i64:
    """At most so many: routes, tickets, and the claim under way."""
    return board.routes + EACH * board.tickets + 3


def no_spots(most: i64) -> vec[i32]:
    found = vec[i32](capacity=most)
    none: i32 = 0
    for _spot in range(most):
        found = append(found, none)
    return found


@final
class TicketCells:
    """Where a ticket has its cell, and what stands there, by its place and by what the seat that looks knows of it.

    A table of all there is, since a branch for each of them would be a coin toss, and slow.
    """

    def __init__(
        self, seats: i64, tickets: i64, returned: i64, perhaps: i64, rivals: i64, first: i64, later: i64
    ) -> None:
        self.seats: i64 = seats
        self.cell: vec[i64] = filled(0, seats * KEYS)  # of the first ticket
        self.number: vec[i64] = filled(0, seats * KEYS)
        self.one: vec[i64] = filled(0, seats * KEYS)  # 1 where there is a cell
        self.holding: vec[i64] = filled(seats * HOLDINGS, seats * KEYS)  # of whom; past the last one: of nobody
        self.mine: vec[i64] = filled(0, seats * KEYS)  # 1 where the seat holds it or is offered it
        for seat in range(seats):
            for place in range(PLACE + 1):
                keeper = self.relative(seat, place & 7)
                kind = place & ~7
                if kind >= OFFERED_FIRST and keeper != NONE:
                    self.hold(seat * KEYS + place, kind, keeper)
                    what = first if kind == HELD_FIRST else later
                    known = 1
                    if keeper > 0:
                        what = rivals
                        known = 3 if kind == HELD_FIRST else 2 if kind == HELD else 1
                    if keeper > 0 or kind == HELD_FIRST or kind == HELD:
                        self.put(seat, place, SURE, what, (keeper - 1) * tickets if keeper > 0 else 0, known)
                self.put(seat, place, SHUFFLED, returned, 0, 1)
                for other in range(seats):
                    if other != seat:
                        self.put(seat, place, WITH + other, perhaps, (self.relative(seat, other) - 1) * tickets, 1)

    def relative(self, seat: i64, other: i64) -> i64:
        """How many turns after `seat` another one comes; NONE if there is no such seat."""
        return NONE if other >= self.seats else (other - seat + self.seats) % self.seats

    def hold(self, key: i64, kind: i64, keeper: i64) -> None:
        """Whatever the seat knows of a ticket there, everybody knows who has it."""
        slot = keeper * HOLDINGS + 4
        if kind == HELD_FIRST:
            slot -= 4
        elif kind == HELD:
            slot -= 2
        for what in range(0, KEYS, PLACE + 1):
            self.holding[key + what] = slot
            self.mine[key + what] = 1 if keeper == 0 else 0

    def put(self, seat: i64, place: i64, what: i64, block: i64, further: i64, number: i64) -> None:
        key = seat * KEYS + what * (PLACE + 1) + place
        if block >= 0:
            self.cell[key] = block + further
            self.number[key] = number
            self.one[key] = 1
