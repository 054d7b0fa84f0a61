"""What a program that learns sees of Nim: the matches left, and those each seat took."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.observer import Block, Observer, put, seats_axis
from branchline.core.state import State

VERSION = 1  # raised when the numbers mean something else


class NimObserver(Observer):
    def __init__(self, seats: int, heap: int) -> None:
        who = seats_axis(seats)
        blocks = [
            Block("left", [], 0, heap, "matches left in the heap"),
            Block("taken", [who], 0, heap, "matches taken"),
            Block("acting", [who], 0, 1, "who is to act; at the end, who took the last match"),
            Block("over", [], 0, 1, "whether the game is over"),
        ]
        super().__init__(VERSION, seats, blocks)

    def write(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        left, taken, acting, over = self.first
        if left >= 0:
            put(out, at + left, state.left)  # type: ignore[attr-defined]
        for k in range(self.seats):
            other = (seat + k) % self.seats
            if taken >= 0:
                put(out, at + taken + k, state.taken[other])  # type: ignore[attr-defined]
            if acting >= 0:
                put(out, at + acting + k, state.turn == other)
        if over >= 0:
            put(out, at + over, state.over)
