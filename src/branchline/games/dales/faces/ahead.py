"""Planning a turn while others play: the table as if it were that seat's turn in this phase."""

from __future__ import annotations

from branchline.core.state import State
from branchline.games.dales.rules.auction import BIDS, standing, ways_to_bid
from branchline.games.dales.rules.choices import (
    AUCTION,
    BUILDERS,
    BUILDING,
    DRIVERS,
    PLAYERS,
    SEAT_BIT,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.trains import can_act

ORDERS = {AUCTION: PLAYERS, BUILDING: BUILDERS, TRAINS: DRIVERS, TAKEOVERS: PLAYERS}


def as_if_turn(state: State, seat: int) -> DalesState | None:
    """None while someone is in the middle of theirs, and where the seat has no turn left in this phase."""
    assert isinstance(state, DalesState)
    if state.over or state.phase not in ORDERS or state.length > 0:
        return None
    first = ORDERS[state.phase] * state.seats
    place = list(state.orders[first : first + state.seats]).index(seat)
    found = state.copy()
    found.turn = seat
    if not has_turn(found, place, seat):
        return None
    found.at = place
    return found


def has_turn(table: DalesState, place: int, seat: int) -> bool:
    """W3.6 A bid to make; W5.1, W9.1 later in the order; W6.1 not passed yet, and something to do."""
    if table.phase == AUCTION:
        return standing(table, seat) < BIDS and ways_to_bid(table, seat) > 0
    if table.phase == TRAINS:
        return not table.passed & SEAT_BIT[seat] and can_act(table, seat)
    return place > table.at and len(table.legal_actions()) > 1
