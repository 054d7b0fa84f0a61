"""The section about what winners did: every number that is counted for each seat, for winners and for all others."""

from __future__ import annotations

from html import escape

from branchline.charts.page import figure, section, table
from branchline.charts.pictures import Pair, legend, pairs
from branchline.charts.rows import mean_by_result
from branchline.core.errors import BranchlineError
from branchline.core.registry import game as game_of
from branchline.lab.report.counted import CountedGames

COMMON = {"score", "place", "win", "bot"}
LEAST = 0.05  # a difference of so little, relative to the larger, says nothing


def winners(data: CountedGames) -> list[str]:
    columns = [name for name in by_seat(data) if name not in COMMON and not name.startswith("points_")]
    means = mean_by_result(data, columns) if columns else {}
    if set(means) != {True, False}:
        return []  # everybody shares every victory, or nothing is counted
    rows = [Pair(spoken(name), means[True][name] or 0.0, means[False][name] or 0.0) for name in columns]
    rows.sort(key=lambda row: -row.apart)
    telling = [row for row in rows if row.apart >= LEAST]
    if telling:
        first = telling[0]
        more = "more" if first.one > first.other else "fewer"
        lead = (
            f"Winners differ most in <b>{escape(first.name)}</b>: {first.one:.1f} against {first.other:.1f}, {more} "
            "than the others. That winners do something does not say that doing it wins."
        )
    else:
        lead = "Winners and others do the same, as far as it is counted."
    numbers = table(
        ("", "winners", "others"),
        [(escape(row.name), f"{row.one:.2f}", f"{row.other:.2f}") for row in rows],
        "Means of winners and others",
    )
    names = ("winners", "others")
    drawn = pairs("Means of winners and of others", names, rows)
    chart = figure("Means in a game", "Each row has a scale of its own.", legend(names, ("W", "O")), drawn)
    return [section("What winners did", lead, chart, figure("In numbers", "", numbers))]


def by_seat(data: CountedGames) -> list[str]:
    """The columns of the file that have a number for each seat, as the game says."""
    try:
        notes = game_of(data.run["game"]).statistics(data.seats, 0)
    except BranchlineError:
        return []
    return [column.name for column in notes.columns if column.by_seat and data.has(column.name)]


def spoken(name: str) -> str:
    """A column, for people.

    >>> spoken("turns_gold")
    'turns gold'
    """
    return name.replace("_", " ")
