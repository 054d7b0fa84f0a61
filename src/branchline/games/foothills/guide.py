"""What shows search the way in Foothills: the worth of a position as `greedy` sees it, one action ahead."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer, SeededDealer
from branchline.core.guide import Guide
from branchline.core.state import State
from branchline.games.foothills.board import Board
from branchline.games.foothills.choices import TURN
from branchline.games.foothills.policy import Greedy
from branchline.games.foothills.state import FoothillsState


@final
class FoothillsGuide(Guide):
    """Shows search the way by what `greedy` makes of a position, one action ahead; turns are played to their end."""

    def __init__(self) -> None:
        self.greedy = Greedy()
        self.actions = vec[i64]([0] * 64)
        self.worths = vec[i64]([0] * 64)

    def choose(self, state: State, dealer: Dealer) -> i64:
        count = state.legal_into(self.actions)
        self.weigh_into(state, self.actions, count, self.worths)
        best: i64 = 0
        for k in range(1, count):
            if self.worths[k] > self.worths[best]:
                best = k
        return self.actions[best]

    def weigh_into(self, state: State, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        assert isinstance(state, FoothillsState)
        seat = state.turn
        luck = SeededDealer(1)
        for k in range(count):
            twin = state.copy()
            twin.apply(actions[k], luck)
            worths[k] = self.greedy.worth(twin, seat) - self.greedy.worth(twin, 1 - seat)

    def settled(self, state: State) -> bool:
        assert isinstance(state, FoothillsState)
        return state.phase <= TURN

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, FoothillsState)
        return self.greedy.worth(state, seat)


def guide(board: Board) -> Guide:
    """What shows search the way."""
    return FoothillsGuide()
