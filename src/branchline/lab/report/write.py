"""A report from its table: the sections every game has, then the game's own."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from pathlib import Path
from types import ModuleType

from branchline.charts.numbers import mean, percent
from branchline.charts.page import page
from branchline.core.errors import UnknownGame
from branchline.core.registry import info_of, room
from branchline.lab.report import common
from branchline.lab.report.counted import CountedGames
from branchline.lab.report.holes import holes
from branchline.lab.report.winners import winners
from branchline.lab.seats import arrangements


def report(path: Path) -> str:
    """The whole page."""
    data = CountedGames(path)
    parts = [common.who_wins(data), common.seat_matters(data), common.scores(data), common.lengths(data)]
    parts += winners(data)
    own = own_report(data.run["game"])
    if own is not None:
        parts += own.sections(data)
    parts.append(holes(data))
    style = getattr(own, "STYLE", "")
    return page(f"{data.title}: {data.summary.games:,} games", head(data), parts, foot(data), style)


def own_report(game: str) -> ModuleType | None:
    """The `faces/report.py` of a game; None if it has none, or is not installed here."""
    with suppress(UnknownGame):
        return room(info_of(game), "faces.report")
    return None


def head(data: CountedGames) -> str:
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


def foot(data: CountedGames) -> str:
    run = data.run
    options = " ".join(f"--option {name}={value}" for name, value in run["options"].items())
    bots = ",".join(run["bots"])
    again = f"branchline simulate {run['game']} -n {run['games']} --bots {bots} --seed {run['seed']} {options}"
    return (
        f"<p>Played again, game for game, by <code>{escape(again)}</code> on the board "
        f"{escape(run['board'])} ({escape(run['board_digest'])}), rules version {run['rules_version']}. "
        "Intervals are 95&nbsp;%, after Wilson.</p>"
    )
