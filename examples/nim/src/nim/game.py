"""Nim as a game of the core contract: each question goes to the file that answers it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from branchline.core.actions import Actions
from branchline.core.dealer import Dealer
from branchline.core.errors import BadBoard
from branchline.core.game import Change, Game, Json, Line, Refusal, Score, changes, check_viewer
from branchline.core.move import Move
from branchline.core.position import Reader
from branchline.core.state import State
from branchline.core.statistics import Statistics
from nim import NIM
from nim.faces.observation import NimObserver
from nim.faces.statistics import NimStatistics
from nim.rules.state import DIGEST, NimState
from nim.words.moves import ACTIONS, MOVES, TakeMatches, refusal
from nim.words.view import PARTS, from_view, position_of, state_of, view_of


class Heap(NamedTuple):
    """The board. A game with a map or cards reads them from a file in its `board` folder."""

    id: str = "heap"
    digest: str = DIGEST


class Nim(Game):
    info = NIM
    moves = MOVES
    board = Heap()
    parts = PARTS
    tie_rule = "M2.1"

    def __init__(self, board: str | Path | None = None) -> None:
        if board is not None:
            raise BadBoard(str(board), "Nim is played with matches alone and has no board files")

    def deal(self, seats: int, options: Mapping[str, Any], dealer: Dealer) -> State:
        """M0.1 The heap, and who begins: luck comes from the dealer and nowhere else."""
        state = NimState(seats, int(options["heap"]), [0] * seats)
        first = options["first"]
        state.turn = dealer.below(seats) if first == "random" else first
        return state

    def move(self, state: State, action: int, seat: int | None = None) -> Move:
        return TakeMatches(int(action))

    def refusal(self, state: State, seat: int, move: Move) -> Refusal:
        return refusal(own(state), seat, move)

    def ledger(self, before: State, after: State, viewer: int | None) -> list[Change]:
        return changes(account(own(before)), account(own(after)))

    def story(self, before: State, after: State, move: Move, dealt: list[int]) -> list[Line]:
        """The move, and the last match if it is taken automatically."""
        assert isinstance(move, TakeMatches)
        lines = [Line("narrate-take", {"who": int(before.turn), "count": move.count})]
        if own(before).left - move.count == 1:
            lines.append(Line("narrate-last", {"who": int(after.turn)}))
        return lines

    def breakdown(self, state: State) -> list[list[Score]]:
        return [[Score("M2.1", 1, "score-last", {})] if points else [] for points in state.scores()]

    def view(self, state: State, seat: int | None) -> Json:
        check_viewer(state, seat)
        return view_of(own(state), seat)

    def from_view(self, view: Json, dealer: Dealer) -> State:
        return from_view(view)

    def position(self, state: State) -> Json:
        return self.heading(state) | position_of(own(state))

    def from_position(self, position: object, dealer: Dealer | None = None) -> State:
        seats = self.read_heading(position)
        return state_of(seats, Reader(position, "position").rest(self.HEADING))

    def action_space(self) -> Actions:
        return ACTIONS

    def observer(self, seats: int, options: Mapping[str, Any]) -> NimObserver:
        return NimObserver(seats, int(options["heap"]))

    def statistics(self, seats: int, games: int) -> Statistics:
        return NimStatistics(seats, games)


def account(state: NimState) -> dict[tuple[int, str], int]:
    """What each seat has: all of it lies open."""
    matches = {(seat, "matches"): taken for seat, taken in enumerate(state.taken)}
    return matches | {(seat, "points"): score for seat, score in enumerate(state.scores())}


def own(state: State) -> NimState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, NimState):
        raise TypeError(f"{type(state).__name__} is no state of Nim")
    return state
