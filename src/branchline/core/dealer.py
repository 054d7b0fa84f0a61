"""Luck, and the only source of it.

Rules ask `draw` for one thing out of a multiset, `pick` for one of several that are all different, and `reveal` for a
hidden thing whose identity is already fixed. Whatever was hidden and becomes visible to anybody passes through one of
them, so a recording of the dealer is all that replay, undo and proof of fairness need.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.errors import BadDeal, BadSeed

WORD: Final[i64] = 4294967295
SEEDS: Final = 2**62
WARM_UP: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """What every dealer promises. A new one needs only `below`."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        """An index at or after `first`, weighted by `counts`, which add up to `total` from there on."""
        k = self.below(total)
        kind = first
        here = counts[kind]
        while k >= here:
            k -= here
            kind += 1
            here = counts[kind]
        return kind

    def pick(self, items: vec[i64], first: i64, count: i64) -> i64:
        """The index of one of the `count` items from `first` on, each equally likely."""
        return first + self.below(count)

    def reveal(self, kind: i64) -> i64:
        """The one possible outcome: a draw over a multiset that holds nothing else."""
        return kind


@final
class SeededDealer(Dealer):
    """Doty-Humphrey's sfc32: adds, xors and shifts on 32-bit words held in i64, so nothing ever overflows.

    A seed has 2^32 independent streams: game number g of a simulation deals from stream g.

    >>> dealer = SeededDealer(12345678901234)
    >>> [dealer.below(100) for _ in range(5)]
    [30, 62, 66, 1, 82]
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        if not 0 <= seed < SEEDS:
            raise BadSeed(seed)
        if not 0 <= stream <= 4294967295:
            raise BadSeed(stream, "a stream is a whole number from 0 to 2^32 - 1")
        self.a: i64 = seed & 4294967295
        self.b: i64 = seed >> 32
        self.c: i64 = stream
        self.n: i64 = 1
        for _ in range(WARM_UP):
            self.below(1)

    def below(self, n: i64) -> i64:
        a = self.a
        b = self.b
        c = self.c
        out = (a + b + self.n) & WORD
        self.n += 1
        self.a = b ^ (b >> 9)
        self.b = c * 9 & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out * n >> 32

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        """As every dealer does, but nobody has to ask which dealer's `below` it is: that saves a tenth of a draw."""
        k = self.below(total)
        kind = first
        here = counts[kind]
        while k >= here:
            k -= here
            kind += 1
            here = counts[kind]
        return kind

    def copy(self) -> SeededDealer:
        """The same luck again, from here on."""
        twin = SeededDealer(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.n = self.n
        return twin


@final
class HashChainDealer(Dealer):
    """Luck that can be proven: deal number k comes from SHA-256 of the secret seed and k.

    The commitment is shown before the first deal and the seed after the last, so anybody can check every deal.
    `dealt` is how many deals were made before, so a table goes on where it stopped.

    >>> HashChainDealer(bytes(32)).commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(self, seed: bytes, dealt: int = 0) -> None:
        if len(seed) != 32:
            raise BadSeed(len(seed), "a secret seed is 32 bytes long")
        self.seed = seed
        self.dealt = dealt

    @property
    def commitment(self) -> str:
        return sha256(self.seed).hexdigest()

    def below(self, n: i64) -> i64:
        # 64 bits of the hash scaled to n: the bias is below n / 2^64
        link = sha256(self.seed + self.dealt.to_bytes(8, "big")).digest()
        self.dealt += 1
        return (int.from_bytes(link[:8], "big") * int(n)) >> 64

    def reveal(self, kind: i64) -> i64:
        self.dealt += 1
        return kind


@final
class RecordingDealer(Dealer):
    """Passes every question on and remembers the answers; `dealt` is what a log keeps."""

    def __init__(self, inner: Dealer) -> None:
        self.inner = inner
        self.dealt: list[int] = []

    def below(self, n: i64) -> i64:
        return self.note(self.inner.below(n))

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        return self.note(self.inner.draw(counts, first, total))

    def pick(self, items: vec[i64], first: i64, count: i64) -> i64:
        index = self.inner.pick(items, first, count)
        self.note(items[index])
        return index

    def reveal(self, kind: i64) -> i64:
        return self.note(self.inner.reveal(kind))

    def note(self, outcome: i64) -> i64:
        self.dealt.append(outcome)
        return outcome

    def take(self) -> list[int]:
        """What was dealt since the last time this was asked."""
        dealt = self.dealt
        self.dealt = []
        return dealt


class WrittenDealer(Dealer):
    """Deals the numbers it is told; a deal the position does not allow is refused."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes: list[int] = list(outcomes)
        self.next: i64 = 0

    def told(self) -> i64:
        if self.next >= len(self.outcomes):
            raise BadDeal(f"only {len(self.outcomes)} deals are written down, and the rules ask for one more")
        outcome = self.outcomes[self.next]
        self.next += 1
        if not -SEEDS < outcome < SEEDS:
            raise BadDeal(f"deal {self.next} is beyond all bounds")
        return outcome

    def below(self, n: i64) -> i64:
        outcome = self.told()
        if not 0 <= outcome < n:
            raise BadDeal(f"deal {self.next} is {outcome}, but it must lie between 0 and {n - 1}")
        return outcome

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        outcome = self.told()
        if not first <= outcome < len(counts) or counts[outcome] <= 0:
            raise BadDeal(f"deal {self.next} is {outcome}, of which none is left")
        return outcome

    def pick(self, items: vec[i64], first: i64, count: i64) -> i64:
        outcome = self.told()
        for index in range(first, first + count):
            if items[index] == outcome:
                return index
        raise BadDeal(f"deal {self.next} is {outcome}, which is not there to be picked")

    def reveal(self, kind: i64) -> i64:
        outcome = self.told()
        if outcome != kind:
            raise BadDeal(f"deal {self.next} is {outcome}, but only {kind} can come up")
        return outcome

    def finished(self) -> bool:
        return self.next >= len(self.outcomes)


@final
class LogDealer(WrittenDealer):
    """Replays what a log says was dealt, and nothing else."""


@final
class ForcedDealer(WrittenDealer):
    """Deals the outcomes a test or an enumeration forces, then goes on with another dealer."""

    def __init__(self, outcomes: Sequence[int], then: Dealer) -> None:
        super().__init__(outcomes)
        self.then = then

    def below(self, n: i64) -> i64:
        return self.then.below(n) if self.finished() else super().below(n)

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        return self.then.draw(counts, first, total) if self.finished() else super().draw(counts, first, total)

    def pick(self, items: vec[i64], first: i64, count: i64) -> i64:
        return self.then.pick(items, first, count) if self.finished() else super().pick(items, first, count)

    def reveal(self, kind: i64) -> i64:
        return self.then.reveal(kind) if self.finished() else super().reveal(kind)
