"""Recorded games as tables (polars): one row per game and, if moves are kept, one row per move."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import polars as pl

from branchline.core.game import Game, Json
from branchline.core.statistics import COMMON, PLACE, Entries, Field, Statistics
from branchline.lab.parts import told_where
from branchline.lab.plan import SimulationPlan
from branchline.lab.play import Chunk

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

TYPES: dict[str, pl.DataType] = {
    "bool": pl.Boolean(),
    "uint8": pl.UInt8(),
    "uint16": pl.UInt16(),
    "uint32": pl.UInt32(),
    "int16": pl.Int16(),
    "int32": pl.Int32(),
    "int64": pl.Int64(),
    "float32": pl.Float32(),
    "float64": pl.Float64(),
}
WORD = 8  # bytes of a number in the notes
LANES = 4  # of sixteen bits, in a number


class Described(NamedTuple):
    """A column as docs/simulate.md describes it."""

    name: str
    type: str
    text: str


BEFORE = (
    Described("game", "uint32", "the number of the game, from 0: it was dealt from this stream of the seed"),
    Described("seed", "int64", "the seed of the simulation"),
    Described("arrangement", "uint16", "which seating of the bots was played, from 0: the game's number in rotation"),
    Described("bot", "list of text", "by seat: the bot"),
)
WIN = Described("win", "list of float64", "by seat: 1 for a victory, 1/k for one shared by k seats, else 0")
MOVES = (
    Described("game", "uint32", "the number of the game"),
    Described("move", "uint16", "the number of the small move in its game, from 1"),
    Described("turn", "uint16", "the turn it belongs to, from 1; 0 at set-up"),
    Described("seat", "uint8", "who made it"),
    Described("choices", "uint16", "how many moves were legal"),
    Described("action", "uint16", "the move as the engine numbers it"),
    Described("kind", "text", "the kind of move"),
    Described("text", "text", "the move as people write it"),
)


def described(game: Game) -> list[Described]:
    """The columns of a game's table, in order."""
    notes = game.statistics(game.info.seats[0], 0)
    columns = [
        Described(column.name, f"list of {shown(column.kind)}", f"by seat: {column.text}")
        if column.by_seat
        else Described(column.name, shown(column.kind), column.text)
        for column in notes.columns
    ]
    lists = [
        Described(field.name, f"list of {shown(field.kind)}", field.text)
        for entries in notes.entries
        for field in entries.fields
    ]
    return [*BEFORE, *columns[:COMMON], WIN, *columns[COMMON:], *lists]


def shown(kind: str) -> str:
    return kind if kind in TYPES else "text"


def games_table(plan: SimulationPlan, chunk: Chunk) -> pl.DataFrame:
    notes = chunk.notes
    games = int(notes.games)
    numbers = pl.select(pl.int_range(chunk.first, chunk.first + games, dtype=pl.UInt32)).to_series()
    way = (numbers % len(plan.arrangements)).cast(pl.UInt16)
    bots = pl.Series([list(bots) for bots in plan.arrangements], dtype=pl.List(pl.String))
    before = [
        numbers.alias("game"),
        pl.repeat(plan.seed, games, dtype=pl.Int64, eager=True).alias("seed"),
        way.alias("arrangement"),
        bots.gather(way).alias("bot"),
    ]
    columns = [column_of(notes, number) for number in range(len(notes.columns))]
    lists = [series for entries in notes.entries for series in lists_of(notes, entries)]
    return pl.DataFrame([*before, *columns[:COMMON], wins_of(notes), *columns[COMMON:], *lists])


def moves_table(rows: Sequence[Json]) -> pl.DataFrame:
    schema = {column.name: TYPES.get(column.type, pl.String()) for column in MOVES}
    return pl.DataFrame({name: [row[name] for row in rows] for name in schema}, schema=schema)


def write(table: pl.DataFrame, path: Path, notes: dict[str, str]) -> None:
    """Write a table. Returns when it is on disk; if that fails, leaves nothing behind."""
    data = BytesIO()
    table.write_parquet(data, compression="zstd", compression_level=1, metadata=notes)
    with told_where(path), open(path, "wb") as file:
        file.write(data.getbuffer())
        file.flush()
        os.fsync(file.fileno())


def together(tables: Sequence[pl.DataFrame]) -> pl.DataFrame:
    """Tables, one below another."""
    return tables[0] if len(tables) == 1 else pl.concat(tables)


def read(paths: Sequence[Path]) -> pl.DataFrame:
    return together([pl.read_parquet(path) for path in paths])


def series_of(cells: vec[i64], kind: pl.DataType, width: int = WORD) -> pl.Series:
    """The bytes of numbers, read as numbers of `width` bytes."""
    count = len(cells) * WORD // width
    if count == 0:
        return pl.Series([], dtype=kind)
    data = pl.Series([bytes(memoryview(cells))], dtype=pl.Binary)
    return data.bin.reinterpret(dtype=pl.Array(kind, count), endianness=sys.byteorder).reshape((count,))


def column_of(notes: Statistics, number: int) -> pl.Series:
    column, games, width = notes.columns[number], int(notes.games), int(notes.width[number])
    begin = int(notes.begin[number])
    flat = as_kind(notes, series_of(notes.cells[begin : begin + games * width], pl.Int64()), column.kind)
    return by_seat(flat, games, width, column.name) if column.by_seat else flat.alias(column.name)


def by_seat(flat: pl.Series, games: int, seats: int, name: str) -> pl.Series:
    return flat.reshape((games, seats)).arr.to_list().alias(name)


def as_kind(notes: Statistics, flat: pl.Series, kind: str) -> pl.Series:
    if kind in TYPES:
        return flat.cast(TYPES[kind])
    names = notes.names(kind)
    if kind == "reasons":  # only known as games end with them, so plain text
        return pl.Series(names, dtype=pl.String).gather(flat)
    texts = pl.Enum(names)
    return flat.cast(pl.Series([], dtype=texts).to_physical().dtype).cat.to(texts)


def wins_of(notes: Statistics) -> pl.Series:
    """A victory shared by k seats counts 1/k for each."""
    games, seats = int(notes.games), int(notes.seats)
    winner = column_of(notes, PLACE).explode() == 1
    shared = winner.cast(pl.UInt8).reshape((games, seats)).arr.sum()
    each = pl.select(pl.lit(shared).repeat_by(seats).explode()).to_series()
    return by_seat(winner.cast(pl.Float64) / each, games, seats, WIN.name)


def lists_of(notes: Statistics, entries: Entries) -> list[pl.Series]:
    """A list for each game and field."""
    counts = series_of(entries.counts, pl.Int64())
    flat = series_of(entries.packed, pl.UInt16(), WORD // LANES)
    lanes = {lane: lane_of(flat, lane) for lane in {field.bit // 16 for field in entries.fields}}
    fields = [
        as_kind(notes, bits_of(lanes[field.bit // 16], field), field.kind).alias(field.name) for field in entries.fields
    ]
    if len(entries.packed) == 0:
        return [pl.Series(field.name, [[]] * len(counts), dtype=pl.List(field.dtype)) for field in fields]
    games = pl.int_range(len(counts), dtype=pl.UInt32)
    game = pl.select(games.repeat_by(pl.lit(counts)).explode(empty_as_null=False)).to_series().set_sorted()
    lists = pl.DataFrame([game.alias("game"), *fields]).group_by("game", maintain_order=True).agg(pl.exclude("game"))
    if len(lists) < len(counts):  # some games have none
        lists = pl.select(game=games).join(lists, on="game", how="left", maintain_order="left")
        lists = lists.with_columns(pl.exclude("game").fill_null([]))
    return lists.drop("game").get_columns()


def lane_of(flat: pl.Series, lane: int) -> pl.Series:
    """Sixteen bits of every entry; lane 0 holds the lowest."""
    return flat.gather_every(LANES, lane if sys.byteorder == "little" else LANES - 1 - lane)


def bits_of(lane: pl.Series, field: Field) -> pl.Series:
    if field.bits == 16:
        return lane
    low: int = 2 ** (field.bit % 16)
    masked: pl.Series = lane & low * (2**field.bits - 1)
    if field.kind == "bool":
        return masked != 0
    return masked if low == 1 else masked // low
