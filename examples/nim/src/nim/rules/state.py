"""The state: who has taken how many matches, who is to act, and what an action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import State

MOST = 3
DIGEST = "nim-1"  # of the board: there is no file, as nothing is printed


class NimState(State):
    """M0.1 A heap of matches. `taken` counts those of each seat; an action is how many are taken."""

    def __init__(self, seats: int, heap: int, taken: list[int]) -> None:
        super().__init__(seats)
        self.heap = heap
        self.taken = taken

    @property
    def left(self) -> int:
        return self.heap - sum(self.taken)

    def legal_into(self, out: vec[i64]) -> i64:
        """M1.1 Take one, two or three matches."""
        count = 0 if self.over else min(MOST, self.left)
        for k in range(count):
            out[k] = k + 1
        return count

    def apply(self, action: i64, dealer: Dealer) -> None:
        """M1.1 The matches leave the heap, and the next seat is to act."""
        self.taken[self.turn] += int(action)
        if self.left > 0:
            self.turn = (self.turn + 1) % self.seats
        if self.left == 1:  # M1.2 A decision with one outcome is taken automatically, and noted for watchers
            if self.watched:
                self.note(self.turn, 1)
            self.taken[self.turn] += 1
        self.end()

    def end(self) -> None:
        """M2.1 The game ends with the last match; the seat that took it stays `turn`."""
        if self.left == 0:
            self.over = True
            self.end_reason = "empty"

    def score_of(self, seat: i64) -> i64:
        """M2.1 The last match is worth a point."""
        return int(self.over and self.turn == seat)

    def ranking(self) -> list[int]:
        return [1 if not self.over or self.turn == seat else 2 for seat in range(self.seats)]

    def copy(self) -> NimState:
        twin = NimState(int(self.seats), self.heap, self.taken[:])
        twin.turn, twin.over, twin.end_reason = self.turn, self.over, self.end_reason
        return twin

    def home(self) -> str:
        return DIGEST

    def redeal(self, seat: i64, dealer: Dealer) -> NimState:
        """Nothing is hidden."""
        return self.copy()
