"""What a game writes down for programs that learn: a table of named blocks, and one row of whole numbers.

A game derives its own `Observer`: a table of blocks says what the numbers are, and `write` writes them, compiled.
`Observation` in core/observation.py is what people use.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from branchline.core.state import State

LEFT_OUT: Final[i64] = -1  # where a block begins that was not asked for
ZERO: Final[i16] = 0
ONE: Final[i16] = 1


@final
class Block:
    """Numbers of one kind: a name for them, and for each of its axes what the places along it are called.

    `low` and `high` are the least and the most that one of its numbers can be. What a player would have to work out
    is `computed`: all of it follows from other blocks.
    """

    def __init__(
        self, name: str, axes: list[list[str]], low: int, high: int, text: str, computed: bool = False
    ) -> None:
        self.name = name
        self.axes = axes
        self.low = low
        self.high = high
        self.text = text
        self.computed = computed
        size = 1
        for axis in axes:
            size *= len(axis)
        self.size: i64 = size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game's states, for one board and number of seats.

    Seats are relative: first the one that looks, then the others in turn order. `first` says for each block, in the
    order of the table, where it begins in the row, or LEFT_OUT.
    """

    def __init__(self, version: int, seats: i64, blocks: list[Block]) -> None:
        self.version = version
        self.seats: i64 = seats
        self.blocks = blocks
        self.size: i64 = 0
        self.first: vec[i64] = vec[i64]()
        self.choose([block.name for block in blocks])

    def choose(self, names: list[str]) -> None:
        """From now on, write these blocks and no others. Their order is always that of the table."""
        self.first = vec[i64]()
        self.size = 0
        for block in self.blocks:
            if block.name in names:
                self.first = append(self.first, self.size)
                self.size += block.size
            else:
                self.first = append(self.first, LEFT_OUT)

    def remember(self, tables: i64) -> None:
        """Make room for what is kept of each table from one row to the next, where a game keeps anything."""

    def fits(self, state: State) -> bool:
        """Whether a state of this game is of a table that this observer is for."""
        return True

    def write(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat sees into the cells from `at` on, every one of them.

        `table` says which table this is, below those told to `remember`: what is kept of it makes this faster, and
        never makes it different.
        """
        raise NotImplementedError

    def rewrite(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        """As `write`, into the same cells for a table every time: all 0 at first, and written to by nobody else.

        What they hold already need not be written again.
        """
        self.write(state, seat, table, out, at)


def seats_axis(seats: i64) -> list[str]:
    """What relative seats are called.

    >>> seats_axis(3)
    ['me', 'next', 'next 2']
    """
    return ["me", "next"][:seats] + [f"next {k}" for k in range(2, seats)]


def row_of(observer: Observer, state: State, seat: i64) -> vec[i16]:
    """One observation by itself."""
    out = cells(observer.size)
    observer.write(state, seat, 0, out, 0)
    return out


def cells(count: i64) -> vec[i16]:
    """So many cells, all 0."""
    found = vec[i16](capacity=count)
    for _cell in range(count):
        found = append(found, ZERO)
    return found


# What observers write with


def put(out: vec[i16], at: i64, number: i64) -> None:
    out[at] = i16(number)


def clear(out: vec[i16], at: i64, count: i64) -> None:
    for k in range(at, at + count):
        out[k] = ZERO


def put_one(out: vec[i16], at: i64, count: i64, which: i64) -> None:
    """1 in one cell of `count`, 0 in the others; `which` may be none of them."""
    for k in range(at, at + count):
        out[k] = ZERO
    if 0 <= which < count:
        out[at + which] = ONE


def put_all(out: vec[i16], at: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Numbers as they are."""
    for k in range(count):
        out[at + k] = i16(numbers[first + k])


def put_bits(out: vec[i16], at: i64, bits: i64, count: i64) -> None:
    """A cell for each bit, the lowest first."""
    for k in range(at, at + count):
        out[k] = i16(bits & 1)
        bits >>= 1
