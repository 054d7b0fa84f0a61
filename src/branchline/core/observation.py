"""Observations as people use them: which numbers there are, what they mean, and how to get them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from branchline.core.errors import BadObservation, NoSuchSeat, OtherObservation

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.observer import Block
    from branchline.core.state import State

Readable = dict[str, Any]


class BlockPlace(NamedTuple):
    """A block as it lies in a vector."""

    name: str
    shape: tuple[int, ...]
    place: slice
    low: int
    high: int
    axes: tuple[tuple[str, ...], ...]
    text: str
    computed: bool


class Observation:
    """What a seat sees, as one vector of whole numbers: `game.observation(seats)` makes it.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> seen = game.observation(seats=2, blocks=["hand", "trains"])
    >>> seen.size, seen.parts["trains"].place, seen.parts["trains"].axes
    (11, slice(9, 11, None), (('me', 'next'),))
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> seen.explain(seen.numbers(state, seat=0))
    {'hand': {'white': 1, 'green': 1, 'black': 1, 'locomotive': 1}, 'trains': {'me': 45, 'next': 45}}
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any] | None = None, blocks: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.options(options or {}, seats)
        self.observer = game.observer(seats, self.options)
        self.version = int(self.observer.version)
        every = [block.name for block in self.observer.blocks]
        self.blocks = chosen(every, blocks)
        self.observer.choose(self.blocks)
        self.observer.remember(1)
        self.size = int(self.observer.size)
        self.parts = {
            block.name: part_of(block, int(first))
            for block, first in zip(self.observer.blocks, self.observer.first, strict=True)
            if first >= 0
        }

    def __repr__(self) -> str:
        return (
            f"<Observation of {self.game.info.id} for {self.seats} seats: {self.size} numbers, version {self.version}>"
        )

    @property
    def low(self) -> list[int]:
        """The least that each number can be."""
        return [part.low for part in self.parts.values() for _ in range(part.place.start, part.place.stop)]

    @property
    def high(self) -> list[int]:
        """The most that each number can be."""
        return [part.high for part in self.parts.values() for _ in range(part.place.start, part.place.stop)]

    def encode(self, state: State, seat: int) -> memoryview[int]:
        """The vector of a seat: int16 that nobody else holds and nobody can write to.

        NumPy, Arrow and PyTorch take it as it is: `np.asarray(vector)` copies nothing.
        """
        return memoryview(self.row(state, seat))

    def numbers(self, state: State, seat: int) -> list[int]:
        """The vector of a seat as a list."""
        return [int(number) for number in self.row(state, seat)]

    def row(self, state: State, seat: int) -> Any:
        from branchline.core.observer import row_of

        if isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        if state.seats != self.seats:
            raise BadObservation(f"this observes tables of {self.seats} seats, and the state has {state.seats}")
        if state.home() != self.game.board.digest:
            raise BadObservation(f"this observes {self.game.info.title} on the board {self.game.board.id!r} only")
        if not self.observer.fits(state):
            raise BadObservation("the state is of a table with other options than this observes")
        return row_of(self.observer, state, seat)

    def explain(self, vector: Sequence[int]) -> Readable:
        """A vector as words: for each block its numbers by name; those that are 0 are left out."""
        if len(vector) != self.size:
            raise BadObservation(f"a vector of this observation has {self.size} numbers, not {len(vector)}")
        return {name: in_words([int(n) for n in vector[part.place]], part.axes) for name, part in self.parts.items()}

    def card(self) -> Readable:
        """What has to be the same for two vectors to mean the same: kept with data sets and trained players."""
        return {
            "game": self.game.info.id,
            "board": self.game.board.digest,
            "version": self.version,
            "seats": self.seats,
            "blocks": self.blocks,
            "size": self.size,
            "digest": self.digest,
        }

    @property
    def digest(self) -> str:
        """What tells this table of blocks from any other: names, axes and bounds."""
        table = [[part.name, part.axes, part.low, part.high] for part in self.parts.values()]
        return sha256(json.dumps(table).encode()).hexdigest()[:16]

    def check(self, card: Mapping[str, Any]) -> None:
        """Refuse vectors that were made by another observation than this, by what is different."""
        mine = self.card()
        for name, here in mine.items():
            if name not in card or card[name] != here:
                raise OtherObservation(self.game.info.title, name, card.get(name), here)


def part_of(block: Block, first: int) -> BlockPlace:
    axes = tuple(tuple(axis) for axis in block.axes)
    place = slice(first, first + int(block.size))
    return BlockPlace(
        block.name, tuple(map(len, axes)), place, int(block.low), int(block.high), axes, block.text, block.computed
    )


def chosen(every: list[str], blocks: Sequence[str] | None) -> list[str]:
    """The blocks asked for, in the order of the table; all where none are named."""
    if blocks is None:
        return every
    if isinstance(blocks, str):
        raise BadObservation(f"blocks are a list of names, not the text {blocks!r:.200}")
    unknown = [name for name in blocks if name not in every]
    if unknown:
        raise BadObservation(f"there is no block {unknown[0]!r:.200}: there are {', '.join(every)}")
    return [name for name in every if name in blocks]


def in_words(numbers: Sequence[int], axes: tuple[tuple[str, ...], ...]) -> Any:
    """Numbers by the names along their axes; a block without axes is one number."""
    if not axes:
        return int(numbers[0])
    step = len(numbers) // len(axes[0])
    found = {}
    for k, name in enumerate(axes[0]):
        inner = in_words(numbers[k * step : (k + 1) * step], axes[1:])
        if inner:
            found[name] = inner
    return found
