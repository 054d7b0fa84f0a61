"""The one kind of move, the action behind it, and why one is refused."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.core.actions import ActionKind, Actions
from branchline.core.game import Refusal
from branchline.core.move import Move, Moves
from nim.rules.state import MOST, NimState


@dataclass(frozen=True)
class TakeMatches(Move):
    """M1.1 Take some matches."""

    kind = "take"
    notation = "take {count}"
    count: int


MOVES = Moves(TakeMatches)
ACTIONS = Actions(ActionKind("take", 1, (("more", MOST),)))  # 1 is the first action: one match and no more


def refusal(state: NimState, seat: int, move: Move) -> Refusal:
    """The rule that forbids a move that is not legal."""
    if state.over:
        return Refusal("M2.1", "refuse-over", {})
    if seat != state.turn:
        return Refusal("M1.1", "refuse-turn", {"turn": int(state.turn)})
    return Refusal("M1.1", "refuse-take", {"left": state.left, "most": min(MOST, state.left)})
