"""Foothills played in its valley: by mouse, by keyboard, by touch. Simple play, but whole games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import House, Sit
from tests.web.test_positions import FIXTURES

GAME = "foothills"
QUICK = {"confirm": False, "pace": 0, "sound": False, "guidance": False}

KINDS = FIXTURES / "foothills" / "positions" / "kinds"
ONE_PERSON = ({"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"})

# Changes with every move and with every cube that is picked.
STAMP = "document.querySelector('main').dataset.at + ' ' + document.querySelectorAll('[aria-pressed=true]').length"

# What can be chosen now, as it can be seen; null while others play.
MOMENT = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
  if (seen(".bar .over").length) return { over: true };
  if (!seen(".bar.mine:not([aria-busy=true])").length) return null;
  const places = seen("[data-place][data-open]").map((node) => [node.dataset.place, node.dataset.side ?? ""]);
  const cubes = seen("button[aria-pressed][data-cube]");
  const moment = {
    over: false,
    places,
    cubes: cubes.length,
    picked: cubes.filter((node) => node.ariaPressed === "true").length,
    ways: seen("[data-way]:enabled").length,
    take: seen(".take:enabled").length,
    done: seen("[data-act=done]:enabled").length,
    stamp: STAMP,
  };
  return places.length + moment.cubes + moment.ways + moment.done ? moment : null;
}""".replace("STAMP", STAMP)

# Cards that bring the end nearer come first.
WANTED = ("track", "space", "ring", "line", "card", "reserve", "ticket", "pub", "yard", "bag", "home")
LETTERS = """() => Object.fromEntries([...document.querySelectorAll(".action.own[data-open]")]
  .map((node) => [node.dataset.action, node.querySelector(".up .letter").textContent]))"""

Press = Callable[[str], None]
PATIENCE = 5_000


def table(house: House, **options: Any) -> tuple[str, str]:
    made = house.table(GAME, *ONE_PERSON, options={"turn_cap": "100", "first": 0} | options)
    return f"/t/{made['table']}#{made['links'][0]['token']}", made["table"]


def go(sit: Sit, page: Page | None, address: str, phone: bool = False) -> Page:
    """Open an address in the page there is: what it has loaded is not loaded again."""
    if page is None:
        return sit(address, phone=phone, settings=QUICK)
    page.goto(address)
    return page


def faults(page: Page, script: str, *args: Any) -> Any:
    """What the script finds wrong: an empty list as soon as the page has settled, else what is left after a while."""
    begun = time.monotonic()
    while found := page.evaluate(script, *args):
        if (time.monotonic() - begun) * 1000 > PATIENCE:
            break
        page.wait_for_timeout(100)
    return found


def wanted(page: Page, moment: dict[str, Any], turn: int) -> str | None:
    """The place a player who wants the game to end would choose; None to stop here."""
    places = [place for place, _ in moment["places"]]
    kinds = {place.split(" ")[0] for place in places}
    if moment["done"] and not kinds & {"track", "ring"}:
        return None
    kind = next(kind for kind in WANTED if kind in kinds)
    mine = [place for place in places if place.split(" ")[0] == kind]
    if kind != "card":
        return str(mine[turn % len(mine)])
    letters = page.evaluate(LETTERS)
    return str(min(mine, key=lambda place: ("CDBAE".index(letters.get(place[5:], "E")) + turn % 2 * 2) % 5))


def play(page: Page, press: Press, limit: int = 900) -> dict[str, int]:
    """Press what is chosen until the game is over; how often each kind of thing was pressed."""
    pressed: dict[str, int] = {}

    def act(selector: str, kind: str) -> None:
        pressed[kind] = pressed.get(kind, 0) + 1
        press(selector)

    picked = -1
    for turn in range(limit):
        moment = page.wait_for_function(f"() => ({MOMENT})()", polling=15).json_value()
        if moment["over"]:
            return pressed
        if moment["ways"]:
            act("[data-way]", "way")
        elif moment["cubes"]:
            more = moment["picked"] > picked or not moment["take"]  # until one more is one too many
            picked = moment["picked"]
            if more and picked < moment["cubes"]:
                act("button[data-cube][aria-pressed=false]", "cube")
                if picked > 0:
                    continue  # one too many takes the place of another, perhaps of its kind
            else:
                act(".take", "take")
                picked = -1
        else:
            place = wanted(page, moment, turn)
            act(
                "[data-act=done]" if place is None else f"[data-place='{place}'][data-open]",
                (place or "done").split(" ")[0],
            )
        page.wait_for_function(f"(before) => {STAMP} !== before", arg=moment["stamp"], polling=15)
    raise AssertionError(f"the game did not end: {pressed}")


def by_mouse(page: Page) -> Press:
    return lambda selector: page.locator(selector).first.click()


def by_keyboard(page: Page) -> Press:
    def press(selector: str) -> None:
        node = page.locator(selector).first
        assert node.evaluate("node => node.tabIndex") >= 0, f"{selector} is reached by Tab"
        node.focus()
        page.keyboard.press("Enter")

    return press


def by_touch(page: Page) -> Press:
    """The first tap selects, the second does it."""

    def press(selector: str) -> None:
        node = page.locator(selector).first
        node.tap()
        if selector.startswith("[data-place='reserve"):  # a sheet, over the note
            node.tap()
        elif selector.startswith("[data-place"):
            page.locator("[data-do]").first.tap()

    return press
