"""What a report shows of Wensleydale and Nürnberg alone: what boxes cost and win, trains, and takeovers."""

from __future__ import annotations

import polars as pl

from branchline.charts.page import figure, section, table
from branchline.charts.pictures import Bar, bars
from branchline.charts.rows import Row, SimulatedGames, collected


def sections(data: SimulatedGames) -> list[str]:
    if not data.has("box", "train_price", "takeover"):
        return []
    return [auction(data), trains_and_takeovers(data)]


def auction(data: SimulatedGames) -> str:
    rows = entries(data, "box", ["box_seat", "box_round", "box_cubes"])
    games = pl.len() / data.games
    found = collected(rows.group_by("box").agg(games=games, cubes=pl.mean("box_cubes"), win=pl.mean("won")).sort("box"))
    dearest = max(found, key=lambda row: row["cubes"])
    lead = (
        f"Box {dearest['box']} is the dearest, for {dearest['cubes']:.1f} cubes on average. A box that sells for more "
        "than its neighbours, or wins more often than a seat does on average, is worth a second look."
    )
    costs = [Bar(f"box {row['box']}", row["cubes"], f"{row['cubes']:.1f}") for row in found]
    numbers = table(
        ("box", "won a game", "cubes", "then wins the game"),
        [(str(row["box"]), f"{row['games']:.2f}", f"{row['cubes']:.2f}", f"{100 * row['win']:.1f} %") for row in found],
        "Boxes of the auction",
    )
    return section(
        "The auction",
        lead,
        figure("What boxes cost", "Mean cubes of the winning bid.", bars("Mean cubes paid for each box", costs)),
        figure("In numbers", "How often a winner of the box wins the game, counted once for each time.", numbers),
    )


def trains_and_takeovers(data: SimulatedGames) -> str:
    trains = collected(
        entries(data, "train_price", ["train_seat", "train_round"])
        .group_by("train_price")
        .agg(games=pl.len() / data.games, win=pl.mean("won"))
        .sort("train_price", descending=True)
    )
    sold = collected(
        entries(data, "takeover", ["takeover_seat", "takeover_round", "takeover_links"])
        .group_by("takeover_round")
        .agg(games=pl.len() / data.games, links=pl.mean("takeover_links"), win=pl.mean("won"))
        .sort("takeover_round")
    )
    rows = [Bar(f"price {row['train_price']}", row["games"], f"{row['games']:.1f}") for row in trains]
    none = "No line was sold."
    rounds = [Bar(f"round {row['takeover_round']}", row["games"], told(row)) for row in sold]
    return section(
        "Trains and takeovers",
        "Trains bought by all seats together, and lines sold to the companies.",
        figure("Trains in a game", "By price.", bars("Trains bought in a game, by price", rows)),
        figure("Takeovers in a game", "By round.", bars("Takeovers by round", rounds) if rounds else none),
    )


def told(row: Row) -> str:
    return f"{row['games']:.1f}, {row['links']:.1f} links each"


def entries(data: SimulatedGames, name: str, others: list[str]) -> pl.LazyFrame:
    """A row for each entry, with what its seat won."""
    seat = others[0]
    rows = data.rows.select("win", name, *others).explode(name, *others).filter(pl.col(name).is_not_null())
    return rows.with_columns(won=pl.col("win").list.get(pl.col(seat).cast(pl.Int64)))
