"""The games of a simulation, and what is counted in them, piece by piece: they may not fit in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from branchline.core.game import Json

Row = dict[str, Any]


class SimulatedGames:
    """A file from `branchline simulate`: its metadata, and a row for each game."""

    def __init__(self, path: Path, notes: Json, best: str) -> None:
        self.path = path
        self.run: Json = notes["run"]
        self.title: str = notes["title"]
        self.halves: bool = notes["halves"]
        self.facts: Json = notes["facts"]
        self.games: int = notes["summary"]["games"]
        self.bots: list[str] = list(dict.fromkeys(self.run["bots"]))
        self.best = best  # the bot that wins most: if several play, the charts of how to play show this one
        self.seats = len(self.run["bots"])
        self.rows = pl.scan_parquet(path)
        self.columns: list[str] = self.rows.collect_schema().names()

    @property
    def sources(self) -> list[str]:
        """The columns that say where points come from."""
        return [name for name in self.columns if name.startswith("points_")]

    def has(self, *columns: str) -> bool:
        return set(columns) <= set(self.columns)

    def by_seat(self, *columns: str) -> pl.LazyFrame:
        """A row for each seat of each game, with its place in the order of play."""
        seat = pl.int_ranges(0, self.seats, dtype=pl.Int64).alias("seat")
        rows = self.rows.select("first", "bot", "win", *columns, seat).explode("bot", "win", *columns, "seat")
        return rows.with_columns(order=(pl.col("seat") - pl.col("first")) % self.seats)


class Share(NamedTuple):
    """How many out of how many."""

    name: str
    won: float
    games: int


def collected(rows: pl.LazyFrame) -> list[Row]:
    return rows.collect(engine="streaming").to_dicts()


def seat_owner(seat: str) -> pl.Expr:
    """The bot in the seat that a column names, in rows that still have the bots of all seats."""
    return pl.col("bot").list.get(pl.col(seat).cast(pl.Int64))


def order_by_bot(games: SimulatedGames) -> dict[str, list[Share]]:
    """For each bot: its wins, by its place in the order of play."""
    rows = collected(
        games.by_seat().group_by("bot", "order").agg(won=pl.sum("win"), games=pl.len()).sort("bot", "order")
    )
    found: dict[str, list[Share]] = {bot: [] for bot in games.bots}
    for row in rows:
        found[row["bot"]].append(Share(str(row["order"] + 1), row["won"], row["games"]))
    return found


def mean_by_bot(games: SimulatedGames, columns: list[str]) -> dict[str, Row]:
    """For each bot: the mean of columns that have a value for each seat."""
    means = [pl.mean(column) for column in columns]
    return {row["bot"]: row for row in collected(games.by_seat(*columns).group_by("bot").agg(means))}


def mean_by_result(games: SimulatedGames, columns: list[str]) -> dict[bool, Row]:
    """The same for winners (shared victories included) and for all others."""
    won = (pl.col("win") > 0).alias("won")
    means = [pl.mean(column) for column in columns]
    return {row["won"]: row for row in collected(games.by_seat(*columns).group_by(won).agg(means))}


def count_by_bot(games: SimulatedGames, column: str) -> dict[str, dict[int, int]]:
    """For each bot: how often each number appears in a column."""
    counts: dict[str, dict[int, int]] = {bot: {} for bot in games.bots}
    for row in collected(games.by_seat(column).group_by("bot", column).agg(games=pl.len()).sort("bot", column)):
        counts[row["bot"]][row[column]] = row["games"]
    return counts
