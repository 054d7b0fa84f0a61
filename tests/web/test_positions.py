"""Tables that begin at a committed position: the middle and the end of every game, looked at, uploaded, played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_pages import look_at, looks

FIXTURES = Path(__file__).parents[1] / "fixtures"
RIDE = FIXTURES / "ticket_to_ride" / "positions"
OTHERS = FIXTURES / "positions"
NAMES = ["Ada", "Ben", "Clara", "David", "Emma"]
OWN_BOARD = CALM | {"general": False}
Shoot = Callable[[Page, str], None]


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def laid_out(house: House, path: Path) -> tuple[str, str]:
    """A table at this position, and the secret of who is to act."""
    position = read(path)
    people = [{"kind": "person", "name": NAMES[seat]} for seat in range(position["seats"])]
    made = house.table(position["game"], *people, position=position)
    return f"/t/{made['table']}", made["links"][position["turn"] or 0]["token"]


@looks
@pytest.mark.parametrize("name", ["middle", "last-round", "payment", "passenger", "tickets"])
def test_a_moment_of_ticket_to_ride_looks_right(name: str, phone: bool, house: House, sit: Sit, shoot: Shoot) -> None:
    table, token = laid_out(house, RIDE / f"{name}.json")
    page = sit(f"{table}#{token}", phone=phone, settings=OWN_BOARD)
    at_table(page)
    look_at(page, shoot, f"ride-{name}", phone)


@looks
@pytest.mark.parametrize("name", ["wensleydale", "nurnberg", "foothills"])
def test_the_middle_of_another_game_looks_right(name: str, phone: bool, house: House, sit: Sit, shoot: Shoot) -> None:
    table, token = laid_out(house, OTHERS / f"{name}-middle.json")
    page = sit(f"{table}#{token}", phone=phone, settings=OWN_BOARD)
    at_table(page)
    look_at(page, shoot, f"{name}-middle", phone)


@looks
@pytest.mark.parametrize(
    "path", [RIDE / "end.json", *(OTHERS / f"{name}-tie.json" for name in ("wensleydale", "nurnberg", "foothills"))]
)
def test_an_end_looks_right(path: Path, phone: bool, house: House, sit: Sit, shoot: Shoot) -> None:
    table, token = laid_out(house, path)
    page = sit(f"{table}/end#{token}", phone=phone, settings=OWN_BOARD)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    look_at(page, shoot, f"end-{path.stem}", phone)
    page.goto(table)
    at_table(page)
    look_at(page, shoot, f"over-{path.stem}", phone)


@pytest.mark.parametrize(
    ("name", "words", "rule"),
    [
        ("wensleydale", "Ada has the higher profit: −12 to −13.", "W10.3"),
        ("nurnberg", "The disc of Ada is on place 2 of the stack", "W10.3"),
        ("foothills", "are tied on everything, so they share the place.", "F11.5"),
    ],
)
def test_the_end_says_which_tie_break_decided(name: str, words: str, rule: str, house: House, sit: Sit) -> None:
    table, _ = laid_out(house, OTHERS / f"{name}-tie.json")
    page = sit(f"{table}/end", settings=CALM)
    said = page.locator(".banner .tie")
    expect(said).to_contain_text(words)
    said.get_by_role("link", name=rule).click()
    expect(page.locator(f"#rule-{rule.replace('.', '-')}")).to_be_in_viewport()


def test_a_position_is_uploaded_and_played_on_against_bots(sit: Sit) -> None:
    page = sit("/tables", settings=OWN_BOARD)
    page.get_by_label("Play from a position").set_input_files(RIDE / "middle.json")
    expect(page.get_by_role("heading", name="From a position")).to_be_visible()
    expect(page.get_by_label("Starting player")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    at_table(page)
    expect(page.get_by_text("This game started from a prepared position.")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True).first).to_be_visible()
    expect(page.locator("[data-owner] .wagon").first).to_be_visible()


def test_what_is_no_position_is_refused_in_words(sit: Sit, tmp_path: Path) -> None:
    page = sit("/tables", settings=CALM, expected=("422",))
    file = tmp_path / "position.json"
    for text, words in [
        ("{", "This file isn’t a position"),
        ('{"game": "chess", "seats": 2}', "There’s no game called “chess” here."),
    ]:
        file.write_text(text, encoding="utf-8")
        page.get_by_label("Play from a position").set_input_files(file)
        expect(page.get_by_text(words)).to_be_visible()
    broken = read(OTHERS / "foothills-middle.json") | {"turns": -3}
    file.write_text(json.dumps(broken), encoding="utf-8")
    page.get_by_label("Play from a position").set_input_files(file)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("position.turns")
    page.get_by_role("button", name="Deal a new game instead").click()
    expect(page.get_by_label("Starting player")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def upload(page: Page, log: Path) -> None:
    page.get_by_label("Open a log file").set_input_files(log)
    expect(page.get_by_label("Moment", exact=True)).to_be_visible()


def test_a_moment_of_a_replay_is_played_on(sit: Sit) -> None:
    page = sit("/tables", settings=CALM)
    upload(page, FIXTURES / "foothills" / "played_in_terminal.jsonl")
    page.get_by_label("Moment", exact=True).fill("20")
    expect(page.get_by_text("Move 20 of")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start the game").click()
    at_table(page)
    expect(page.get_by_text("This game started from a prepared position.")).to_be_visible()
    page.locator("button.move").first.click()
    expect(page.get_by_role("list", name="Log").locator("li").first).not_to_contain_text("Nothing has happened yet")


def test_an_analysis_is_drawn_and_a_turning_point_leads_to_its_move(sit: Sit, shoot: Shoot, tmp_path: Path) -> None:
    whole = (FIXTURES / "ticket_to_ride" / "games" / "two-at-random.jsonl").read_text(encoding="utf-8")
    beginning = tmp_path / "beginning.jsonl"
    beginning.write_text("".join(f"{line}\n" for line in whole.split("\n")[:12]), encoding="utf-8")
    page = sit("/tables", settings=OWN_BOARD)
    upload(page, beginning)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_text("Analysing")).to_be_visible()
    expect(page.get_by_role("img", name="Win chance of")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=150_000)
    point = page.locator(".points button").first
    mark = page.get_by_role("button", name="Turning point 1:")
    number = (mark.get_attribute("aria-label") or "").split("move ")[1].split(",")[0]
    mark.click()
    expect(page.get_by_text(f"Move {number} of")).to_be_visible()
    expect(point).to_have_class(re.compile(r"\bcurrent\b"))
    expect(page.locator("div.here")).to_contain_text("Win chance")
    expect(page.locator(".better li").first).to_contain_text("%")
    look_at(page, shoot, "analysis", phone=False)
