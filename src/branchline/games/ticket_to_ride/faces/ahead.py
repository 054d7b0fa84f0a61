"""Planning a turn while others play: the table as if it were that seat's turn. Only claims can be planned, since luck
has a part in every draw."""

from __future__ import annotations

from branchline.core.state import State
from branchline.games.ticket_to_ride.rules.choices import NONE, SECOND_CARD, TURN
from branchline.games.ticket_to_ride.rules.state import TicketToRideState


def as_if_turn(state: State, seat: int) -> TicketToRideState | None:
    """None before the tickets are kept, while someone looks at new ones, and where the seat has no turn left (T6.1)."""
    assert isinstance(state, TicketToRideState)
    until = (seat - state.turn) % state.seats
    if state.over or state.phase not in (TURN, SECOND_CARD) or (state.last_left != NONE and until >= state.last_left):
        return None
    found = state.copy()
    found.turn = seat
    found.phase = TURN
    return found
