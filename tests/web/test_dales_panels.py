"""The panels of Wensleydale and Nürnberg in a browser: every kind of decision is made on the board, nothing moves that
should stand still, and a round is played by keyboard alone."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request, expect

import branchline as bl
from branchline import build
from tests.web.conftest import House, Sit
from tests.web.dales import NAMES, Keys, at_board, expect_links, laid_out, lead, position_of
from tests.web.playing import CALM
from tests.web.test_pages import see_no_fault

TABLE = CALM | {"general": False}
HOLDING = TABLE | {"confirm": True}


def sent(page: Page) -> list[dict[str, Any]]:
    """The moves that the page sends from now on."""
    moves: list[dict[str, Any]] = []

    def hear(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            moves.append(json.loads(request.post_data or "{}")["move"])

    page.on("request", hear)
    return moves


# Every kind of decision, where it can be made, and how it is made without the list of all moves.


def bid(page: Page) -> None:
    page.locator("[data-box][aria-disabled=false]").first.click()
    page.get_by_role("button", name="One cube more").click()
    page.get_by_role("button", name=re.compile(r"^Bid \d+ on box")).click()


def line(page: Page) -> None:
    page.locator("[data-area][role=button]").first.press("Enter")
    page.locator("[data-chip]").first.press("Enter")
    expect_links(page, 1)
    page.get_by_role("button", name="Finish line").click()


def takeover(page: Page) -> None:
    lead(page, "ripon", "malzeard", "pateley")
    page.get_by_role("button", name="Takeover: ").click()


def pay(page: Page) -> None:
    """Three points for the engine point that is missing; the last one sends them."""
    for left in ("3", "2", "1"):
        expect(page.get_by_role("region", name="What to do")).to_contain_text(f"Still to pay: {left}")
        page.locator("[data-part=exchange] [data-pay]").last.click()


CLICKS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "bid": ("wensleydale-3-auction", bid),
    "choose": ("nurnberg-2-choice", lambda page: page.locator("[data-part=either] [data-company=green]").click()),
    "start": ("wensleydale-3-building", line),
    "extend": ("wensleydale-3-building", line),
    "finish": ("wensleydale-3-building", line),
    "build-nothing": ("wensleydale-3-building", lambda page: page.locator("[data-act=nothing]").click()),
    "pay": ("nurnberg-2-exchange", pay),
    "buy": ("nurnberg-3-trains", lambda page: page.locator("[data-train][aria-disabled=false]").first.click()),
    "load": ("nurnberg-3-trains", lambda page: page.locator("[data-piece]").first.press("Enter")),
    "put": ("nurnberg-2-loading", lambda page: page.locator("[data-train][aria-disabled=false]").last.click()),
    "pass": ("nurnberg-3-trains", lambda page: page.locator("[data-act=pass]").click()),
    "no-trains": ("nurnberg-quick-trains", lambda page: page.locator("[data-act=no-trains]").click()),
    "sell": ("wensleydale-3-takeovers", takeover),
    "sell-nothing": ("wensleydale-3-takeovers", lambda page: page.locator("[data-act=nothing]").click()),
}


def test_every_kind_of_decision_has_a_place_on_the_board() -> None:
    """A kind that is not here could be made from the list of all moves only."""
    for game in ("wensleydale", "nurnberg"):
        assert set(bl.game(game).moves.kinds) == set(CLICKS)


@pytest.mark.parametrize(
    "name", sorted({name for name, _ in CLICKS.values()}), ids=lambda name: str(name).replace("-", " ")
)
def test_every_kind_of_decision_is_made_on_the_board(name: str, house: House, sit: Sit) -> None:
    done: set[Callable[[Page], None]] = set()
    for kind, (where, click) in CLICKS.items():
        if where != name or click in done:
            continue
        done.add(click)
        page = sit(laid_out(house, name), settings=HOLDING)
        at_board(page)
        moves = sent(page)
        click(page)
        kinds = {one for one, (_, how) in CLICKS.items() if how is click}
        until_sent(page, moves, kinds, kind)


def until_sent(page: Page, moves: list[dict[str, Any]], kinds: set[str], what: str) -> None:
    until(page, lambda: kinds <= {move["move"] for move in moves}, f"{what}: {moves}")


def until(page: Page, done: Callable[[], bool], what: str) -> None:
    for _ in range(400):
        if done():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not sent: {what}")


# The bid: price and consequence before the click


def test_a_bid_shows_its_price_and_what_follows_before_the_click(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-3-auction"), settings=TABLE)
    at_board(page)
    box = page.locator("[data-box='1']")
    box.click()
    stepper = page.get_by_role("group", name="Cubes on box 1")
    expect(stepper.locator("output")).to_have_text("6")  # one more than Ben's 5
    expect(page.locator("[data-left]")).to_have_text("3")
    expect(page.get_by_role("button", name="One cube less")).to_be_disabled()
    page.get_by_role("button", name="One cube more").click()
    expect(page.locator("[data-left]")).to_have_text("2")
    expect(page.get_by_role("button", name="Bid 7 on box 1")).to_be_enabled()
    page.locator("[data-box='3']").dispatch_event("click")  # Clara's own: it looks disabled, and still answers
    expect(page.get_by_role("alert")).to_contain_text("can’t raise your own")
    page.locator("[data-box='1']").click()
    page.get_by_role("button", name="Bid 6 on box 1").click()
    expect(page.locator("[data-box='1'] .well")).to_contain_text("6")
    expect(page.locator("[data-player='2'] [data-fact=cubes]")).to_have_text("3")  # as shown before


def test_nothing_in_the_panels_moves_during_a_phase(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-3-auction"), settings=TABLE)
    at_board(page)
    places = """() => [...document.querySelectorAll("[data-part], [data-box], .bar")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.dataset.part ?? one.dataset.box ?? "bar", x, y, width, height].join(" ");
    }).filter((one) => !one.startsWith("bid "))"""
    page.locator("[data-part=influence]").wait_for()
    before = page.evaluate(places)
    page.locator("[data-box='5']").click()
    page.get_by_role("button", name="One cube more").click()
    assert page.evaluate(places) == before
    page.get_by_role("button", name="Bid 3 on box 5").click()
    expect(page.locator("[data-box='5'] .well")).to_contain_text("3")
    assert page.evaluate(places) == before


@pytest.mark.parametrize(
    "name", ["wensleydale-4-trains", "nurnberg-4-auction", "nurnberg-3-trains", "south-3-building"]
)
def test_every_number_of_seats_fits_without_scrolling(name: str, house: House, sit: Sit) -> None:
    page = sit(laid_out(house, name), settings=TABLE)
    at_board(page)
    page.locator("[data-part=influence]").wait_for()
    below = page.evaluate(
        """() => [...document.querySelectorAll("[data-part], [data-player]")]
          .filter((one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => one.outerHTML.slice(0, 60))"""
    )
    assert below == []
    scrolls = page.evaluate(
        """() => [...document.querySelectorAll(".left, [data-part]")]
          .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"""
    )
    assert scrolls == []


def test_a_name_has_the_room_first_and_two_numbers_say_what_they_are(house: House, sit: Sit) -> None:
    position = position_of("wensleydale-3-auction")
    people = [{"kind": "person", "name": name} for name in ("Bartholomew", "Apprentice", "Wilhelmine")]
    made = house.table("wensleydale", *people, position=position)
    token = next(link["token"] for link in made["links"] if link["seat"] == position["turn"])
    page = sit(f"/t/{made['table']}#{token}", settings=TABLE)
    at_board(page)
    cut = """() => [...document.querySelectorAll(".players .who")]
      .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
    expect(page.locator(".players .who")).to_have_count(3)
    assert page.evaluate(cut) == []
    cubes = re.compile(r"^\d+ cubes? in hand, \d+ in the supply$")
    expect(page.locator(".players").get_by_role("img", name=cubes)).to_have_count(3)


@pytest.mark.parametrize(
    ("name", "phone", "dark"),
    [
        ("nurnberg-4-building", False, True),
        ("wensleydale-4-trains", False, False),
        ("wensleydale-3-auction", True, True),
        ("nurnberg-2-choice", True, False),
    ],
)
def test_the_panels_can_be_read_by_everybody(name: str, phone: bool, dark: bool, house: House, sit: Sit) -> None:
    page = sit(laid_out(house, name), phone=phone, dark=dark, settings=TABLE)
    at_board(page)
    page.locator("[data-part=ribbon]").wait_for()
    see_no_fault(Axe().run(page))


def test_a_phone_has_every_board_in_a_sheet(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "nurnberg-3-trains"), phone=True, settings=TABLE)
    at_board(page)
    for tab, part in (("Auction", "auction"), ("Influence", "influence"), ("Players", "profit"), ("Trains", "trains")):
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(f"[role=dialog] [data-part={part}], dialog [data-part={part}]")).to_be_visible()
        if part != "trains":
            page.get_by_role("button", name="Close").tap()
            expect(page.locator("dialog[open]")).to_have_count(0)
    moves = sent(page)
    train = page.locator("dialog [data-train][aria-disabled=false]").first
    train.tap(position={"x": 20, "y": 20})  # the first tap shows the price
    expect(page.locator("dialog [data-part=buy]")).to_be_visible()
    assert moves == []
    train.tap(position={"x": 20, "y": 20})  # the second one buys
    until(page, lambda: any(move["move"] == "buy" for move in moves), str(moves))


def test_the_auction_sheet_of_a_phone_bids(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-3-auction"), phone=True, settings=TABLE)
    at_board(page)
    page.get_by_role("navigation").get_by_role("button", name="Auction", exact=True).tap()
    sheet = page.locator("dialog")
    expect(sheet.locator("[data-box='1']")).to_be_visible()
    expect(sheet.locator("[data-act=bid]")).to_have_count(0)  # until a box is chosen
    sheet.locator("[data-box='1']").tap()
    moves = sent(page)
    sheet.get_by_role("button", name="Bid 6 on box 1").tap()
    until(page, lambda: any(move["move"] == "bid" for move in moves), str(moves))
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_last_round_is_no_wider_than_a_phone(house: House, sit: Sit) -> None:
    position = position_of("nurnberg-4-auction") | {"round": 4}
    made = house.table("nurnberg", *[{"kind": "person", "name": name} for name in NAMES], position=position)
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", phone=True, settings=TABLE)
    at_board(page)
    expect(page.locator("[data-part=ribbon]")).to_contain_text("Last round")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_the_log_is_grouped_by_round_and_phase_and_the_ledger_speaks(house: House, sit: Sit) -> None:
    made = house.table("wensleydale", {"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 2)
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=TABLE)
    at_board(page)
    Keys(page).play(lambda: page.locator(".log .heading", has_text="Round 1 · building").count() > 0)
    expect(page.locator(".log .heading").first).to_have_text("Round 1 · auction")
    page.get_by_role("tab", name="Ledger").click()
    expect(page.get_by_role("region", name="Ledger")).to_contain_text("cubes")


def test_the_last_round_is_played_by_keyboard_alone(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-3-last-auction", others="greedy"), settings=TABLE)
    at_board(page)
    expect(page.locator("[data-part=ribbon]")).to_contain_text("Last round")
    Keys(page).play()
    page.get_by_role("link", name="See the end").or_(page.locator("a[href$='/end']")).first.press("Enter")
    expect(page.get_by_role("heading", name="Final board")).to_be_visible()
    expect(page.locator(".final [data-name]").first).to_be_visible()
    expect(
        page.get_by_text("set of all four kinds").or_(page.get_by_text("sets of all four kinds")).first
    ).to_be_visible()


def test_one_switch_ends_the_tips_for_good(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-3-auction"), settings=TABLE | {"guidance": True})
    at_board(page)
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("You bid cubes")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_contain_text("These discs show your influence")
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.reload()
    at_board(page)
    page.locator("[data-part=auction]").wait_for()
    expect(tip).to_have_count(0)


@pytest.mark.parametrize(("game", "examples"), [("wensleydale", 10), ("nurnberg", 4)])
def test_the_rules_begin_with_pictures_and_every_example(game: str, examples: int, sit: Sit) -> None:
    page = sit(f"/rules/{game}")
    expect(page.get_by_role("heading", name="The game in nine pictures")).to_be_visible()
    expect(page.locator("[data-picture]")).to_have_count(8)
    expect(page.locator("[data-example]")).to_have_count(examples)
    expect(page.locator("[data-example]:has(svg, [data-box]):has(figcaption:not(:empty))")).to_have_count(examples)


def test_the_board_is_small_to_load() -> None:
    """All code and style that only these two games need."""
    files = [path for path in (build.PACKAGE / "web" / "assets").glob("*.[jc]s*") if is_theirs(path)]
    assert {path.suffix for path in files} == {".js", ".css"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= 60_000


def is_theirs(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return "--dales-" in text or "panel-station" in text
