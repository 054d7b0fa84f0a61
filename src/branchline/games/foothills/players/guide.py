"""What guides search in Foothills: its prospects, at a glance beyond each action."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.guide import Guide
from branchline.core.playout import Policy
from branchline.core.state import State
from branchline.games.foothills.board.board import FoothillsBoard
from branchline.games.foothills.players.policy import FoothillsGreedy
from branchline.games.foothills.players.prospects import FoothillsProspects
from branchline.games.foothills.players.weights import FoothillsWeights
from branchline.games.foothills.rules.choices import TURN
from branchline.games.foothills.rules.state import FoothillsState

FEW_WAYS: Final[i64] = 16
WAYS: Final[i64] = 2  # a glance beyond each action: planning every turn to its end takes longer than it is worth


@final
class FoothillsGuide(Guide):
    """An action is worth what a glance beyond it shows; a turn under way is played on action by action."""

    def __init__(self, prospects: FoothillsProspects) -> None:
        self.prospects = prospects
        self.planner = FoothillsGreedy(prospects)
        self.planner.most_ways = WAYS
        self.actions = vec[i64]([0] * 64)

    def choose(self, state: State, dealer: Dealer) -> i64:
        """What looks best at once: planning the rest of the turn would take too long."""
        assert isinstance(state, FoothillsState)
        count = state.legal_into(self.actions)
        if count == 1:
            return self.actions[0]
        seat = state.turn
        best: i64 = 0
        most: i64 = 0
        for k in range(count):
            worth = self.prospects.margin(self.planner.imagined(state, self.actions[k]), seat)
            if k == 0 or worth > most:
                most = worth
                best = k
        return self.actions[best]

    def weigh_into(self, state: State, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        assert isinstance(state, FoothillsState)
        seat = state.turn
        for k in range(count):
            self.planner.ways = 0
            worths[k] = self.planner.after(state, actions[k], seat)

    def settled(self, state: State) -> bool:
        assert isinstance(state, FoothillsState)
        return state.phase <= TURN

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, FoothillsState)
        return self.prospects.worth(state, seat)


def guide(board: FoothillsBoard) -> Guide:
    """The guide for search."""
    return FoothillsGuide(FoothillsProspects(board, FoothillsWeights()))


def novice(board: FoothillsBoard) -> Policy:
    """The policy of the apprentice: `greedy`, seeing only the first few ways to play out its turn."""
    policy = FoothillsGreedy()
    policy.most_ways = FEW_WAYS
    return policy
