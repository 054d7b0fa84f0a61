"""What the bot `greedy` does: it knows the trick for two players."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.playout import Policy
from branchline.core.state import State
from nim.rules.state import MOST


class LeaveFour(Policy):
    """Leaves a multiple of four if it can; otherwise takes one and hopes."""

    def choose(self, state: State, dealer: Dealer) -> i64:
        left = state.left  # type: ignore[attr-defined]
        return min(left % (MOST + 1) or 1, left)


def greedy(board: object) -> Policy:
    return LeaveFour()
