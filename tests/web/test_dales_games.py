"""Wensleydale and Nürnberg from the first bid to the last takeover: by mouse, by keyboard alone, by touch on a phone;
two browsers at one table; a log that is replayed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import branchline as bl
from branchline.core.log import parse_log
from tests.web.conftest import House, Sit
from tests.web.dales import (
    FIXTURES,
    NAMES,
    QUICK,
    Keys,
    Player,
    at_board,
    expect_paid_as_shown,
    ledger_of,
    position_of,
)

SEATS = {"wensleydale": 3, "nurnberg": 2}
WAYS = [("wensleydale", "keys"), ("nurnberg", "finger")]
OTHER_WAYS = [("nurnberg", "keys"), ("wensleydale", "finger")]
BUILT = {"bid", "start", "step", "train"}


def table(house: House, game: str, rounds: int | None = None) -> str:
    """A person against bots; with fewer rounds than printed, on a board file of our own."""
    board = "" if rounds is None else short(house, game, rounds)
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * (SEATS[game] - 1)]
    more = {"board": board} if board else {}
    made = house.table(game, *seats, options={"quick_loading": True}, **more)
    return f"/t/{made['table']}#{made['links'][0]['token']}"


def short(house: House, game: str, rounds: int) -> str:
    """The printed board with fewer rounds, as a user's own board file."""
    board = house.ask(f"/api/games/{game}/boards/{game}")
    board["id"] = f"{game}-short"
    for auction in board["auction_boards"]:
        auction["rounds"] = dict.fromkeys(auction["rounds"], rounds)
    return str(house.ask(f"/api/games/{game}/boards", board)["digest"])


def play(house: House, sit: Sit, game: str, way: str, rounds: int | None) -> None:
    page = sit(table(house, game, rounds), phone=way == "finger", settings=QUICK)
    at_board(page)
    player = Player(page, touch=way == "finger")
    met = Keys(page).play() if way == "keys" else player.play()
    assert set(met) >= (BUILT if rounds is None else {"bid"}), met
    assert len(met) >= 3, met  # two rounds may pass without a second link, or without a train that can be paid
    expect(page.locator("a[href$='/end']").first).to_be_visible()
    if way == "mouse":
        expect_paid_as_shown(player.bills, ledger_of(house, page))


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_played_by_mouse_for_the_prices_shown(game: str, house: House, sit: Sit) -> None:
    play(house, sit, game, "mouse", None)


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_a_game_is_played_by_keyboard_alone_or_by_touch(game: str, way: str, house: House, sit: Sit) -> None:
    play(house, sit, game, way, 2)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "way"), [*WAYS, *OTHER_WAYS, *[(game, "mouse") for game in SEATS for _ in range(5)]])
def test_a_whole_game_is_played_in_every_way(game: str, way: str, house: House, sit: Sit) -> None:
    play(house, sit, game, way, None)


# What does not fit in one size of letters fits in the smaller one: nothing is cut.
WHOLE = """(what) => {
  const node = document.querySelector(what);
  return node.scrollHeight <= node.clientHeight + 1;
}"""


def test_two_browsers_play_each_other(house: House, sit: Sit) -> None:
    position = position_of("nurnberg-2-auction")
    people = [{"kind": "person", "name": name} for name in NAMES[: position["seats"]]]
    made = house.table("nurnberg", *people, position=position)
    links = {link["seat"]: f"/t/{made['table']}#{link['token']}" for link in made["links"]}
    first = position["turn"]
    bidder, other = (sit(links[seat], phone=seat == first, settings=QUICK) for seat in (first, 1 - first))
    for page in (bidder, other):
        at_board(page)
    box = bidder.locator("[data-box].glow").first
    name = str(box.get_attribute("data-box"))
    box.click()
    bidder.locator(".bar .main.act").click()
    held = other.locator(f"[data-box='{name}']")
    expect(held).to_have_attribute("aria-label", re.compile(f"{NAMES[first]} bids"))
    expect(held).to_have_class(re.compile("glow"))
    held.click()
    other.locator(".bar .main.act").click()
    expect(bidder.locator(f"[data-box='{name}']")).to_have_attribute(
        "aria-label", re.compile(f"{NAMES[1 - first]} bids")
    )
    expect(bidder.locator(".bar")).to_have_class(re.compile("mine"))  # to bid again, on a box chosen anew
    expect(bidder.locator("[data-box].chosen")).to_have_count(0)
    expect(bidder.locator(".bar .main.act")).to_be_disabled()
    expect(bidder.locator(".bar .sentence")).to_contain_text(f"Outbid on box {name}. Choose a box.")
    bidder.wait_for_function(WHOLE, arg=".bar .sentence")


@pytest.mark.parametrize("phone", [False, True])
def test_a_log_is_scrubbed_and_the_map_follows(phone: bool, sit: Sit) -> None:
    """The log is older than the paths and rivers in the board file: it opens, as the digest ignores what is drawn."""
    path = FIXTURES / "dales" / "nurnberg-played_in_terminal.jsonl"
    laid = links_at(path.read_text(encoding="utf-8"))
    page = sit("/tables", phone=phone, settings=QUICK)
    page.get_by_label("Open a log file").set_input_files(path)
    expect(page.locator("[data-area]").first).to_be_attached()
    for at in (len(laid) // 3, 2 * len(laid) // 3, len(laid) - 1, 0):
        page.get_by_label("Moment", exact=True).fill(str(at))
        expect(page.get_by_text(f"Move {at} of")).to_be_visible()
        expect(page.locator("[data-link]:not([data-planned])")).to_have_count(laid[at])
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator("[data-link]:not([data-planned])")).to_have_count(laid[-1])


def links_at(text: str) -> list[int]:
    """How many links lie on the board after each move of a log."""
    game = bl.game("nurnberg")
    return [len(game.position(state)["links"]) for state, _ in parse_log(text, game).replay(game)]
