"""A report from its table: the sections that every game has, then those of the game."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from branchline.lab.report import common, ticket_to_ride
from branchline.lab.report.data import Table
from branchline.lab.report.page import page
from branchline.lab.seats import arrangements
from branchline.lab.summary import mean
from branchline.lab.tell import percent

OF_GAMES: tuple[Callable[[Table], list[str]], ...] = (ticket_to_ride.sections,)
"""Each looks at the columns of a table and returns its sections, or none where the table is of another game."""


def report(path: Path) -> str:
    """The whole page."""
    data = Table(path)
    parts = [common.who_wins(data), common.seat_matters(data), common.scores(data), common.lengths(data)]
    for sections in OF_GAMES:
        parts += sections(data)
    return page(f"{data.title}: {data.summary.games:,} games", head(data), parts, foot(data))


def head(data: Table) -> str:
    run, summary = data.run, data.summary
    ways = len(arrangements(run["bots"]))
    ties = sum(count for (shared, _own), count in summary.seats["0"].wins.items() if shared > 1)
    seated = "always in the same seats" if ways == 1 else f"in all {ways} arrangements of the seats, equally often"
    numbers = (
        (f"{summary.games:,}", "games"),
        (str(data.seats), "seats"),
        (f"{mean(summary.turns):.0f}", "turns a game"),
        (percent(ties / summary.games), "shared victories"),
    )
    listed = "".join(f"<li><b>{value}</b>{name}</li>" for value, name in numbers)
    return (
        f'<p class="over">Branchline report</p><h1>{escape(data.title)}</h1>'
        f"<p>{escape(', '.join(run['bots']))} {seated}.</p>"
        f'<ul class="numbers">{listed}</ul>'
    )


def foot(data: Table) -> str:
    run = data.run
    options = " ".join(f"--option {name}={value}" for name, value in run["options"].items())
    bots = ",".join(run["bots"])
    again = f"branchline simulate {run['game']} -n {run['games']} --bots {bots} --seed {run['seed']} {options}"
    return (
        f"<p>Played again, game for game, by <code>{escape(again)}</code> on the board "
        f"{escape(run['board'])} ({escape(run['board_digest'])}), rules version {run['rules_version']}. "
        "Intervals are 95&nbsp;%, after Wilson.</p>"
    )
