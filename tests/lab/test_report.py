"""The report: one self-contained file that a browser shows without complaint."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from branchline.charts.numbers import percent
from branchline.charts.svg import Scale
from branchline.cli import main
from branchline.core.game import Game
from branchline.core.statistics import Statistics, common_columns
from branchline.games.ticket_to_ride.game import TicketToRide
from branchline.lab.parts import Parts, notes_of
from branchline.lab.plan import SimulationPlan
from branchline.lab.play import Player
from branchline.lab.report.write import report
from branchline.lab.seats import wilson
from branchline.lab.worker import Keeper, play
from tests.lab.running import GAME, simulate
from tests.support.browser import look

SMALL_BOARD = Path(__file__).parents[1] / "games" / "ticket_to_ride" / "small_board.json"
VOID = {"meta", "link", "br", "hr", "img", "input"}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "games.parquet"
    simulate(path, games=30, bots="greedy,random,random")
    return path


@pytest.fixture(scope="module")
def page(table: Path) -> Path:
    assert main(["report", str(table)]) == 0
    return table.with_suffix(".html")


@pytest.fixture(scope="module")
def html(page: Path) -> str:
    return page.read_text(encoding="utf-8")


class Outline(HTMLParser):
    """The tags that are open, and everything a tag refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.references += [str(value) for name, value in attrs if name in ("src", "href", "srcset", "action", "data")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


def test_a_report_refers_to_nothing_outside_itself(html: str) -> None:
    outline = Outline()
    outline.feed(html)
    assert outline.references == ["data:,"]
    assert not re.findall(r"https?:|//[a-z]|@import|url\((?!#)", html)
    assert "<script" not in html


def test_a_report_is_well_formed(html: str) -> None:
    outline = Outline()
    outline.feed(html)
    assert (outline.open, outline.wrong) == ([], [])


def test_a_report_says_what_was_found(html: str, table: Path) -> None:
    summary = notes_of(table)["summary"]
    won = sum(count * own / shared for shared, own, count in summary["bots"]["greedy"]["wins"])
    low, high = wilson(won, 30)
    assert f"<b>greedy</b> wins {percent(won / 30)} of the games" in html
    assert f"{percent(low)} to {percent(high)}" in html
    for heading in ("Who wins", "Does the seat matter?", "Scores", "Length and end", "Routes", "Tickets"):
        assert f"<h2>{heading}</h2>" in html
    assert "--bots greedy,random,random --seed 7" in html


def test_every_route_and_ticket_of_the_board_is_in_it(html: str, table: Path) -> None:
    facts = notes_of(table)["facts"]
    assert html.count('class="route ') == 2 * len(facts["map"]["routes"])
    assert "Köln – Nürnberg" in html
    assert html.count("(long)") == len({"greedy", "random"}) * sum(
        ticket["deck"] == "long" for ticket in facts["tickets"]
    )


def test_pictures_have_a_label_for_those_who_do_not_see_them(html: str) -> None:
    pictures = re.findall(r"<svg [^>]*>", html)
    assert pictures
    assert all('role="img" aria-label="' in tag or 'aria-hidden="true"' in tag for tag in pictures)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1280, 500])
def test_chromium_shows_it_without_a_complaint(page: Path, tmp_path: Path, width: int, dark: bool) -> None:
    seen = look(page, tmp_path, width, dark=dark)
    assert seen.console == []
    assert "Turns and passengers" in seen.dom
    assert len(seen.picture) > 20_000


def test_a_board_of_ones_own_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(out, "--board", SMALL_BOARD, games=6)
    html = report(out)
    names = {city["name"] for city in json.loads(SMALL_BOARD.read_text())["cities"]}
    assert names
    assert all(f">{name}</text>" in html for name in names)


def test_a_game_without_columns_of_its_own_has_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def only_common(self: Game, seats: int, games: int) -> Statistics:
        return Statistics(seats, games, common_columns(), [])

    monkeypatch.setattr(TicketToRide, "statistics", only_common)
    plan = SimulationPlan(GAME, ("random", "random"), 6, 7, {})
    parts = Parts(tmp_path / "games.parquet", plan)
    parts.open(resume=False)
    summary = play(Player(plan), Keeper(plan, str(parts.out)), 0, 6)
    parts.add(0, 6, summary)
    parts.finish()
    assert pl.read_parquet(parts.out).columns[-1] == "win"
    html = report(parts.out)
    assert "<h2>Scores</h2>" in html
    assert "<h2>Routes</h2>" not in html


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-626, 74), (0.3, 0.31), (5, 5), (0, 1e-9), (-3, 12345)])
def test_a_scale_holds_all_values_between_round_steps(low: float, high: float) -> None:
    scale = Scale(low, high, 0, 100)
    assert scale.low <= low
    assert scale.high >= high
    assert 2 <= len(scale.steps()) <= 12
    assert scale(scale.low) == 0
    assert scale(scale.high) == pytest.approx(100)
