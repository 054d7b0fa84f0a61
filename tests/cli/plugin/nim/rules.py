"""The rules of Nim, in plain Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.errors import BadPosition
from branchline.core.game import Game, Json, Line, Refusal, Score
from branchline.core.move import Move, Moves
from branchline.core.state import State
from nim import NIM

MATCHES = 12
MOST = 3


class Heap(NamedTuple):
    id: str = "heap"
    digest: str = "0"


@dataclass(frozen=True)
class Take(Move):
    """M1.1 Take some matches."""

    kind = "take"
    notation = "take {count}"
    count: int


class NimState(State):
    def __init__(self, seats: int, left: int = MATCHES) -> None:
        super().__init__(seats)
        self.left = left
        self.last = 0

    def legal_into(self, out: vec[i64]) -> i64:
        count = min(self.left, MOST)
        for k in range(count):
            out[k] = k + 1
        return count

    def apply(self, action: i64, dealer: Dealer) -> None:
        self.left -= action
        if self.left == 0:
            self.over = True
            self.end_reason = "empty"
            self.last = self.turn
        else:
            self.turn = (self.turn + 1) % self.seats

    def copy(self) -> NimState:
        twin = NimState(self.seats, self.left)
        twin.turn, twin.over, twin.end_reason, twin.last = self.turn, self.over, self.end_reason, self.last
        return twin

    def home(self) -> str:
        return Heap().digest

    def score_of(self, seat: i64) -> i64:
        return int(self.over and self.last == seat)

    def ranking(self) -> list[int]:
        return [2 - int(self.score_of(seat)) for seat in range(self.seats)]

    def redeal(self, seat: i64, dealer: Dealer) -> NimState:
        return self.copy()


class Nim(Game):
    info = NIM
    moves = Moves(Take)
    board = Heap()

    def __init__(self, board: str | Path | None = None) -> None:
        pass

    def deal(self, seats: int, options: Mapping[str, Any], dealer: Dealer) -> State:
        return NimState(seats)

    def move(self, state: State, action: int, seat: int | None = None) -> Move:
        return Take(action)

    def refusal(self, state: Any, seat: int, move: Move) -> Refusal:
        return Refusal("M1.1", "refuse-take", {"left": state.left})

    def account(self, state: Any, viewer: int | None) -> dict[tuple[int, str], int]:
        return {(seat, "points"): int(state.score_of(seat)) for seat in range(state.seats)}

    def narrate(self, state: State, move: Any, dealt: list[int], viewer: int | None) -> list[Line]:
        who = int(state.turn)
        return [Line("narrate-take-you" if who == viewer else "narrate-take", {"who": who, "count": move.count})]

    def breakdown(self, state: State) -> list[list[Score]]:
        return [[Score("M1.1", 1, "score-last", {})] if points else [] for points in state.scores()]

    def view(self, state: Any, seat: int | None) -> Json:
        view = {"game": "nim", "seat": seat, "turn": int(state.turn), "over": state.over, "phase": "turn"}
        return view | {"left": state.left, "legal": [move.json() for move in self.legal_moves(state, seat)]}

    def from_view(self, view: Json, dealer: Dealer) -> State:
        raise NotImplementedError

    def position(self, state: Any) -> Json:
        return self.heading(state) | {"left": state.left, "turn": int(state.turn)}

    def from_position(self, position: object, dealer: Dealer | None = None) -> State:
        raise BadPosition("position", "is not read by Nim")
