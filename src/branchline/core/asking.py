"""A dealer that asks: for programs that look at every outcome of luck, or choose among them.

It knows what was told so far and stops the rules where they need more. Whoever asks decides, adds what came up, and
lets the rules carry out the same action again, on another copy of the state.

>>> import branchline as bl
>>> game = bl.game("foothills")
>>> told = []
>>> while len(told) < 3:
...     try:
...         game.start(seats=2, dealer=AskingDealer(told))
...     except LuckNeeded as asked:
...         print(asked.how, asked.size, sum(asked.weights.values()))
...         told.append(1)
below 28 28
below 2 2
draw 3 36
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from branchline.core.dealer import Dealer
from branchline.core.errors import BadDeal
from branchline.core.script import there_are


class LuckNeeded(BadDeal):
    """The rules ask for luck that nobody has told.

    `weights` holds the numbers that can come up, and how likely each is beside the others; `how` and `size` say what
    is asked for, as a game's `drawings` do.
    """

    def __init__(self, how: str, size: int, weights: Mapping[int, int]) -> None:
        super().__init__(f"the rules ask for luck that nobody has told: one of {', '.join(map(str, weights))}")
        self.how = how
        self.size = size
        self.weights = weights


class AskingDealer(Dealer):
    """Deals what it is told, then asks. What can come up in one way only is not asked for, nor told."""

    def __init__(self, told: Sequence[int]) -> None:
        self.told = told
        self.next = 0

    def below(self, n: Any) -> Any:
        return self.answer("below", int(n), dict.fromkeys(range(n), 1))

    def draw(self, counts: Any, first: Any, total: Any) -> Any:
        there = {kind: count for kind, count in there_are(counts, first, total).items() if count}
        return self.answer("draw", len(counts), there)

    def pick(self, items: Any, first: Any, count: Any) -> Any:
        places = {int(items[at]): at for at in range(first, first + count)}
        return places[self.answer("pick", 0, dict.fromkeys(sorted(places), 1))]

    def reveal(self, kind: Any) -> Any:
        return kind

    def answer(self, how: str, size: int, weights: Mapping[int, int]) -> int:
        if len(weights) == 1:
            return next(iter(weights))
        if self.next == len(self.told):
            raise LuckNeeded(how, size, weights)
        outcome = self.told[self.next]
        self.next += 1
        if outcome not in weights:
            raise BadDeal(f"deal {self.next} is {outcome}, but it must be one of {', '.join(map(str, weights))}")
        return outcome
