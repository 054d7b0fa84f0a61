"""What a hostile player or file writes: markup, letters that turn the text around, and far too many of them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import until
from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

MARKUP = "<img src=x onerror='window.hit=1'>"
TURNED = "\u202eroop \u05e2\u05d3\u05d4 W\u0301\u0302\u0303 {x}"
TALK = (MARKUP, f"\u202e{MARKUP}", "W" * 2000, "\n" * 1999 + "x", "{ $who }", "W\u0301" * 900)


def harmless(page: Page) -> None:
    assert page.evaluate("window.hit ?? null") is None
    expect(page.locator("img[src=x]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


def table_of(house: House) -> Any:
    made = house.table("foothills", {"kind": "person", "name": MARKUP}, {"kind": "person", "name": TURNED})
    for link in made["links"]:
        house.ask(f"/api/tables/{made['table']}", token=link["token"])
    return made


def say(house: House, made: Any, seat: int, text: str) -> None:
    house.ask(f"/api/tables/{made['table']}/chat", {"text": text}, made["links"][seat]["token"])


def test_names_and_talk_are_text_and_nothing_else_on_every_page(house: House, sit: Sit) -> None:
    made = table_of(house)
    for text in TALK:
        say(house, made, 1, text)
    table = f"/t/{made['table']}"
    for phone in (False, True):
        page = sit(f"{table}#{made['links'][0]['token']}", settings=CALM, phone=phone)
        at_table(page)
        harmless(page)
        if phone:
            page.get_by_role("button", name=re.compile("^Log")).first.click()
            page.get_by_role("tab", name="Chat").click()
        else:
            page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text(MARKUP).first).to_be_visible()
        expect(page.get_by_text("{ $who }")).to_be_visible()
        harmless(page)
        page.goto("/tables")
        expect(page.get_by_text(MARKUP).first).to_be_visible()
        harmless(page)
    screen = sit(f"{table}/screen")
    expect(screen.locator("[data-player]")).to_have_count(2)
    harmless(screen)
    house.ask(f"{'/api/tables'}/{made['table']}/concede", {}, made["links"][0]["token"])
    for phone in (False, True):
        page = sit(f"{table}/end", settings=CALM, phone=phone)
        expect(page.get_by_role("heading", name="Proof of fair dealing")).to_be_visible()
        harmless(page)
        page.goto(f"{table}/replay")
        expect(page.get_by_role("slider", name="Moment")).to_be_visible()
        harmless(page)


def test_whoever_talks_without_end_does_not_cover_the_table(house: House, sit: Sit) -> None:
    """On a phone each line is told in a corner, and bad news of ten thousand letters can still be closed."""
    made = table_of(house)
    (turn,) = house.ask(f"/api/tables/{made['table']}")["card"]["deciders"]
    page = sit(f"/t/{made['table']}#{made['links'][turn]['token']}", settings=CALM, phone=True, expected=("429",))
    at_table(page)
    until(lambda: house.ask(f"/api/tables/{made['table']}")["card"]["seats"][turn]["here"])  # it hears what is said
    for number in range(12):
        say(house, made, 1 - turn, f"spam {number}")
    expect(page.locator("[data-toast]").get_by_text("spam 11")).to_be_visible()
    assert page.locator("[data-toast]").count() <= 3
    problem = json.dumps({"error": "too-many", "text": "W\u202e" * 5000})
    page.route("**/chat", lambda route: route.fulfill(status=429, content_type="application/json", body=problem))
    page.get_by_role("button", name=re.compile("^Log")).first.click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("[data-toast=bad]")).to_have_count(1)
    page.keyboard.press("Escape")
    bad = page.locator("[data-toast=bad]")
    close = bad.get_by_role("button")
    expect(close).to_be_in_viewport(ratio=1)
    harmless(page)
    close.click()
    expect(bad).to_have_count(0)


def test_a_board_is_called_by_what_can_be_seen_of_its_title(house: House, sit: Sit) -> None:
    board = house.ask("/api/games/foothills/boards/foothills")
    board |= {"id": "mine", "title": MARKUP + "W" * 10_000}
    page = sit("/new/foothills")
    page.get_by_role("heading", name="Board").click()
    file = {"name": "board.json", "mimeType": "application/json", "buffer": json.dumps(board).encode()}
    page.get_by_label("Use a board file of your own.").set_input_files(file)
    toast = page.locator("[data-toast]")
    expect(toast).to_contain_text(MARKUP)
    assert len(toast.inner_text()) < 200
    harmless(page)
