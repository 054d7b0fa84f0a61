"""Planning a turn while the other plays: the table as if it were that seat's turn."""

from __future__ import annotations

from branchline.core.state import State
from branchline.games.foothills.rules.choices import RUNNING, TURN
from branchline.games.foothills.rules.state import FoothillsState


def as_if_turn(state: State, seat: int) -> FoothillsState | None:
    """None while the other's turn is under way, which luck has had a part in, and before the last turn (F10.2)."""
    assert isinstance(state, FoothillsState)
    last = state.trigger != RUNNING and state.turn != state.first
    if state.over or state.phase != TURN or last or state.turns + 1 == state.turn_cap:
        return None
    found = state.copy()
    found.turn = seat
    return found
