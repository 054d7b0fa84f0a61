"""The general table plays every game there is, from its view and its legal moves alone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import branchline as bl
from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table, play_to_the_end

GAMES = [info.id for info in bl.all_games()]
FIXTURES = Path(__file__).parents[1] / "fixtures"
MIDDLES = {
    "ticket-to-ride-germany": FIXTURES / "ticket_to_ride" / "positions" / "middle.json",
    "wensleydale": FIXTURES / "positions" / "wensleydale-middle.json",
    "nurnberg": FIXTURES / "positions" / "nurnberg-middle.json",
}
"""Games that are long to play by chance: a day's test begins in the middle of one, a soak plays all of them whole."""
DAILY = "nurnberg"


def seats_of(game: str) -> list[dict[str, object]]:
    bots = bl.game(game).info.seats[0] - 1
    return [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]


@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.soak] * (game in MIDDLES)) for game in GAMES])
def test_a_whole_game_by_clicking(game: str, house: House, sit: Sit, shoot) -> None:
    play_by_clicking(house.table(game, *seats_of(game)), game, house, sit, shoot)


@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.soak] * (game != DAILY)) for game in MIDDLES])
def test_a_game_is_played_on_by_clicking(game: str, house: House, sit: Sit, shoot) -> None:
    position = json.loads(MIDDLES[game].read_text(encoding="utf-8"))
    person, bot = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}
    seats = [person if seat == position["turn"] else bot for seat in range(position["seats"])]
    play_by_clicking(house.table(game, *seats, position=position), game, house, sit, shoot)


def play_by_clicking(made: dict, game: str, house: House, sit: Sit, shoot) -> None:
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM, expected=("409",))
    at_table(page)
    shoot(page, f"general-{game}")
    assert play_to_the_end(page) > 10
    page.get_by_role("link", name="See the scores").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))
    card = house.ask(f"/api/tables/{made['table']}")["card"]
    assert card["result"] is not None
    for seat in range(len(card["seats"])):
        article = page.locator("article").nth(card["result"]["ranking"].index(card["result"]["ranking"][seat]))
        expect(article.locator("li").first).to_be_visible()
    shoot(page, f"end-{game}")


def test_a_game_by_keyboard_alone(house: House, sit: Sit) -> None:
    made = house.table("foothills", *seats_of("foothills"))
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM, expected=("409",))
    at_table(page)
    for _ in range(12):
        move = page.locator("button.move:enabled").first
        move.wait_for()
        before = house.ask(f"/api/tables/{made['table']}")["card"]["seq"]
        tab_to(page, "button.move")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """async ([table, before]) => (await (await fetch(`/api/tables/${table}`)).json()).card.seq > before""",
            arg=[made["table"], before],
        )


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is on such an element."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    pytest.fail(f"{most} times Tab did not lead to {selector}")


def test_a_turn_can_be_taken_back_until_it_is_ended(house: House, sit: Sit) -> None:
    made = house.table("foothills", {"kind": "person", "name": "Ada"}, {"kind": "person"}, options={"first": 1})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM | {"confirm": True})
    moves = page.locator("button.move")
    moves.first.wait_for()
    first, last = moves.first.inner_text(), moves.last.inner_text()  # what there is to pick is a matter of luck
    moves.first.click()
    expect(page.get_by_text("Done? End your turn, or undo.")).to_be_visible()
    assert house.ask(f"/api/tables/{made['table']}")["card"]["seq"] == 0
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=first, exact=True)).to_be_visible()
    page.get_by_role("button", name=last, exact=True).click()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_text("Waiting for Player 2.")).to_be_visible()
    assert house.ask(f"/api/tables/{made['table']}")["card"]["seq"] == 1


def test_a_move_tells_its_price_before_it_is_made(house: House, sit: Sit) -> None:
    made = house.table("foothills", {"kind": "person"}, {"kind": "person"}, options={"first": 1})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    moves = page.locator("button.move")
    moves.first.wait_for()
    for move in (moves.first, moves.last):
        move.focus()
        expect(page.get_by_text(f"Gives {move.inner_text().removeprefix('Take ')}.")).to_be_visible()
    moves.first.hover()
    expect(page.get_by_text(f"Gives {moves.first.inner_text().removeprefix('Take ')}.")).to_be_visible()


def test_many_moves_can_be_searched(house: House, sit: Sit) -> None:
    made = house.table("wensleydale", *({"kind": "person"} for _ in range(3)), options={"first": 0})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    page.get_by_role("searchbox", name="Search moves").fill("5 cubes for box 7")
    expect(page.locator("button.move")).to_have_count(1)
    page.get_by_role("button", name="Bid 5 cubes for box 7").click()
    expect(page.get_by_role("list", name="Log").get_by_text("You bid 5 on box 7.")).to_be_visible()
