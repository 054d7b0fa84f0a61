# Compiled.
"""What rows of an observation held when they were last written, so that only what has changed is worked out again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from branchline.core.observer import ZERO
from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.rules.choices import CLAIMED, OFFER
from branchline.games.ticket_to_ride.rules.table import RideTable

EACH: Final[i64] = 4  # cells that one ticket has at most, of blocks that exclude each other or not
MORE: Final[i64] = 64  # and what there is besides: how many tickets the seats hold, the claim under way


@final
class RideRow:
    """A row, all 0 at first. `spots` are the cells that are not 0, of blocks where most are."""

    def __init__(self, board: RideBoard) -> None:
        self.seat: i64 = 0
        self.marks: vec[i64] = filled(0, board.routes)
        self.taken: vec[i64] = filled(0, board.routes)  # the routes that somebody has claimed
        self.claims: i64 = 0  # how many these are
        self.crowds: vec[i64] = filled(0, board.places)
        self.spots: vec[i32] = no_cells(board.routes + (EACH + 2) * board.tickets + MORE)
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
        self.count = 0

    def spot(self, out: vec[i16], at: i64, cell: i64, number: i64) -> None:
        """Write one cell among many that are 0."""
        out[at + cell] = i16(number)
        self.spots[self.count] = i32(cell)
        self.count += 1

    def find_taken(self) -> None:
        self.claims = 0
        for route in range(len(self.marks)):
            if self.marks[route] >= CLAIMED:
                self.taken[self.claims] = route
                self.claims += 1


@final
class TicketCells:
    """What a seat knows of the tickets of one table, as cells and their numbers: true while no ticket has moved."""

    def __init__(self, board: RideBoard) -> None:
        self.tickets: vec[i64] = filled(-1, board.tickets)
        self.queue: vec[i64] = filled(0, 0)
        self.offer: vec[i64] = filled(0, OFFER)
        self.mine: vec[i64] = filled(0, board.tickets)  # the tickets that the seat holds or is offered
        self.own: i64 = 0  # how many these are
        self.cells: vec[i32] = no_cells(EACH * board.tickets + MORE)
        self.numbers: vec[i32] = no_cells(EACH * board.tickets + MORE)
        self.count: i64 = 0

    def same(self, table: RideTable, seat: i64) -> bool:
        """Whether every ticket is where it was, and known to the same."""
        for ticket in range(len(self.tickets)):
            if self.tickets[ticket] != table.tickets[ticket]:
                return False
        if len(self.queue) != len(table.queue):
            return False
        for k in range(len(self.queue)):
            if self.queue[k] != table.queue[k]:
                return False
        for k in range(OFFER):
            if self.offer[k] != table.offers[seat * OFFER + k]:
                return False
        return True

    def begin(self, table: RideTable, seat: i64) -> None:
        """Tickets are as at this table now; their cells are still to be noted."""
        self.tickets = table.tickets[:]
        self.queue = table.queue[:]
        self.offer = table.offers[seat * OFFER : (seat + 1) * OFFER]
        self.own = 0
        self.count = 0

    def note(self, cell: i64, number: i64) -> None:
        self.cells[self.count] = i32(cell)
        self.numbers[self.count] = i32(number)
        self.count += 1


def no_cells(most: i64) -> vec[i32]:
    found = vec[i32](capacity=most)
    none: i32 = 0
    for _cell in range(most):
        found = append(found, none)
    return found
