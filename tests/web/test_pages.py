"""The pages round the table: they look right to axe, by day and by night, on a screen and on a phone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import pytest
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from branchline import build
from tests.web.conftest import DESKTOP, PHONE, House, Sit
from tests.web.playing import CALM, at_table

PATHS = {
    "home": "/",
    "new": "/new/nurnberg",
    "tables": "/tables",
    "settings": "/settings",
    "rules-list": "/rules",
    "rules": "/rules/wensleydale",
    "missing": "/no/such/page/here",
}
looks = pytest.mark.parametrize("phone", [False, True])
EVERY = os.environ.get("BRANCHLINE_SHOTS") or build.switched("BRANCHLINE_SOAK")


def look_at(page: Page, shoot: Callable[[Page, str], None], name: str, phone: bool) -> None:
    """Keep a picture and let axe look; and see that nothing sticks out sideways.

    A screen by day and a phone by night; with pictures or in a soak, both by day and by night.
    """
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    width = (PHONE if phone else DESKTOP)["width"]  # a phone's innerWidth grows with what sticks out
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than its window"
    for scheme in ("light", "dark") if EVERY else ("dark" if phone else "light",):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-scheme", scheme)
        shoot(page, f"{name}-{'phone' if phone else 'desktop'}-{scheme}")
        see_no_fault(Axe().run(page))
    page.emulate_media(color_scheme="light")


def see_no_fault(found: AxeResults) -> None:
    assert found.violations_count == 0, found.generate_report()


@looks
@pytest.mark.parametrize("name", PATHS)
def test_a_page_looks_right(name: str, phone: bool, sit: Sit, shoot) -> None:
    look_at(sit(PATHS[name], phone=phone), shoot, name, phone)


def test_a_page_that_is_opened_at_night_is_dark(sit: Sit) -> None:
    page = sit("/", dark=True)
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    see_no_fault(Axe().run(page))


@pytest.fixture(scope="module")
def finished(house: House) -> dict:
    """A table of Foothills that two bots played to its end."""
    made = house.table("foothills", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"})
    end = time.monotonic() + 120
    while house.ask(f"/api/tables/{made['table']}")["card"]["result"] is None:
        assert time.monotonic() < end, "two bots did not end their game"
        time.sleep(0.2)
    return made


@looks
@pytest.mark.parametrize("name", ["table", "replay", "end"])
def test_a_finished_table_looks_right(name: str, phone: bool, sit: Sit, shoot, finished: dict) -> None:
    path = f"/t/{finished['table']}" + ("" if name == "table" else f"/{name}")
    page = sit(path, phone=phone, settings=CALM)
    page.get_by_role("heading", level=1).wait_for(state="attached")
    look_at(page, shoot, f"finished-{name}", phone)


@looks
@pytest.mark.parametrize("game", ["wensleydale", "foothills", "ticket-to-ride-germany"])
def test_a_table_in_play_looks_right(game: str, phone: bool, house: House, sit: Sit, shoot) -> None:
    count = 3 if game == "wensleydale" else 2
    made = house.table(game, *({"kind": "person"} for _ in range(count)), options={"first": 0})
    page = sit(
        f"/t/{made['table']}#{made['links'][0]['token']}",
        phone=phone,
        settings=CALM | {"guidance": True},
    )
    at_table(page)
    look_at(page, shoot, f"general-{game}", phone)


def test_no_page_has_an_end_of_the_line(sit: Sit) -> None:
    page = sit("/no/such/page/here")
    expect(page.get_by_role("heading", name="End of the line")).to_be_visible()
    page.get_by_role("link", name="Go to the home page", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a seat")


def test_no_table_says_so(sit: Sit) -> None:
    page = sit("/t/nosuchtable", expected=("404",))
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_without_storage_one_plays_and_is_told(sit: Sit) -> None:
    script = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } });"
    page = sit("/", script=script)
    expect(page.get_by_text("This browser won’t store anything for this page.")).to_be_visible()
    page.get_by_role("button", name="Play now: Ticket to Ride: Germany").click()
    at_table(page)
    expect(page.get_by_role("list", name="Players").get_by_text("you", exact=True)).to_be_visible()


def test_a_very_small_window_still_plays(house: House, sit: Sit) -> None:
    made = house.table("foothills", {"kind": "person"}, {"kind": "person"}, options={"first": 1})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    page.set_viewport_size({"width": 280, "height": 360})
    page.locator("button.move").first.click()
    expect(page.get_by_text("Waiting for Player 2.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_settings_last(sit: Sit) -> None:
    page = sit("/settings")
    page.get_by_label("Theme").select_option(label="Dark")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")


def test_every_rule_is_on_the_page_and_can_be_linked(sit: Sit) -> None:
    page = sit("/rules/ticket-to-ride-germany#rule-T3-7")
    expect(page.locator("#rule-T3-7")).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill("T4.3")
    expect(page.locator("dl > div")).to_have_count(1)


def test_the_first_page_is_small(house: House, sit: Sit) -> None:
    page = sit("/")
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        """async () => {
          const names = performance.getEntriesByType("resource").map((entry) => entry.name);
          const ours = names.filter((name) => /\\.(js|css)$/.test(name));
          let total = 0;
          for (const name of ours) {
            const body = (await fetch(name)).body.pipeThrough(new CompressionStream("gzip"));
            total += (await new Response(body).arrayBuffer()).byteLength;
          }
          return [ours.length, total];
        }"""
    )
    assert sizes[0] > 0
    assert sizes[1] <= 150_000, "JavaScript and CSS of the first page, gzipped"


def test_forget_me_takes_the_name_away_on_the_server_too(house: House, sit: Sit) -> None:
    made = house.table("foothills", {"kind": "person", "name": "Ada"}, {"kind": "person"})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    at_table(page)
    page.goto("/settings")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(page.get_by_text("Your data is deleted.")).to_be_visible()
    assert house.ask(f"/api/tables/{made['table']}")["card"]["seats"][0]["name"] == ""
