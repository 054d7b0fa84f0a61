"""Whether a seat wins whatever the others do and whatever luck brings, by trying everything."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl


class Undecided(Exception):
    """Luck has a say beyond the script: these are its options."""

    def __init__(self, ways: list[int]) -> None:
        super().__init__()
        self.ways = ways


class EveryLuck(bl.Dealer):
    """Deals from a script, and says what could be dealt when it ends."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.next = 0

    def one_of(self, ways: list[int]) -> int:
        if self.next == len(self.script):
            raise Undecided(ways)
        self.next += 1
        return self.script[self.next - 1]

    def below(self, n: i64) -> i64:
        return self.one_of(list(range(n)))

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        return self.one_of([kind for kind in range(first, len(counts)) if counts[kind] > 0])

    def pick(self, items: vec[i64], first: i64, count: i64) -> i64:
        return self.one_of(list(range(first, first + count)))


def after_any_luck(state: bl.State, action: int) -> Iterator[bl.State]:
    """The states that an action may lead to."""
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        after = state.copy()
        try:
            after.apply(action, EveryLuck(script))
        except Undecided as undecided:
            scripts += [[*script, way] for way in undecided.ways]
        else:
            yield after


def is_won(state: bl.State, seat: int) -> bool:
    """Whether the seat can force an outright win from here."""
    if state.over:
        return state.winners() == [seat]
    if state.turn == seat:
        return bool(winning(state))
    return all(is_won(after, seat) for action in state.legal_actions() for after in after_any_luck(state, action))


def winning(state: bl.State) -> list[int]:
    """The actions of the seat to act that win by force."""
    seat = int(state.turn)
    return [
        action
        for action in state.legal_actions()
        if all(is_won(after, seat) for after in after_any_luck(state, action))
    ]
