"""What a report shows of Foothills alone: which sides of which cards are played, and where stations stand."""

from __future__ import annotations

from html import escape

import polars as pl

from branchline.charts.page import figure, section, table
from branchline.charts.pictures import Bar, bars
from branchline.charts.rows import Row, SimulatedGames, collected

SHOWN = 12
LETTERS = 17


def sections(data: SimulatedGames) -> list[str]:
    if not data.has("play", "station"):
        return []
    return [
        listed(
            data, "play", "Cards", "Sides of cards that are played most. A gold side goes by its main action.", "played"
        ),
        listed(data, "station", "Stations", "Station spaces by how often they are built on.", "built"),
    ]


def listed(data: SimulatedGames, name: str, title: str, lead: str, done: str) -> str:
    rows = data.rows.select("win", name, f"{name}_seat", f"{name}_turn").explode(name, f"{name}_seat", f"{name}_turn")
    rows = rows.filter(pl.col(name).is_not_null())
    rows = rows.with_columns(won=pl.col("win").list.get(pl.col(f"{name}_seat").cast(pl.Int64)))
    found = collected(
        rows.group_by(pl.col(name).cast(pl.String))
        .agg(games=pl.len() / data.games, win=pl.mean("won"), turn=pl.mean(f"{name}_turn"))
        .sort("games", name, descending=[True, False])
    )
    often = [
        Bar(short(row[name].replace("-", " ") if name == "play" else row[name]), row["games"], f"{row['games']:.2f}")
        for row in found[:SHOWN]
    ]
    numbers = table(
        ("", f"{done} a game", "mean turn", "then wins the game"),
        [line_of(row, name) for row in found],
        f"{title}: how often, when, and how the game ends",
    )
    return section(
        title,
        lead,
        figure("Most often", f"How often {done} in a game, by both seats.", bars(f"{title} {done} most", often)),
        figure("In numbers", "How often the seat wins the game, counted once for each time.", numbers),
    )


def line_of(row: Row, name: str) -> tuple[str, ...]:
    return escape(spoken(row[name], name)), f"{row['games']:.2f}", f"{row['turn']:.0f}", f"{100 * row['win']:.1f} %"


def spoken(what: str, column: str) -> str:
    """A card or a space, for people: the hyphens of a space belong to its name."""
    return what.replace("-", " ") if column == "play" else what


def short(name: str) -> str:
    """A name that fits beside a bar.

    >>> short("Lay track and/or obtain stone"), short("stone-crusher"), short("I/II-5.1")
    ('Lay track …', 'stone-crusher', 'I/II-5.1')
    """
    while len(name) > LETTERS:
        name = name.removesuffix(" …").rpartition(" ")[0] + " …"
    return name
