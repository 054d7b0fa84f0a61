"""Advice: a player asks the house, reads why, and does it, or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.ticket_to_ride.arrange import GERMANY, last_turn
from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("general", [False, True], ids=["board", "general"])
def test_advice_is_given_in_words_and_can_be_taken(general: bool, house: House, sit: Sit) -> None:
    made = house.table("ticket-to-ride-germany", {"kind": "person", "name": "Ada"}, BOT, options={"first": 0})
    token = made["links"][0]["token"]
    page = sit(f"/t/{made['table']}#{token}", settings=CALM | {"general": general})
    at_table(page)
    page.get_by_role("button", name="Get a hint").click()
    advice = page.locator(".hint")
    expect(advice).to_contain_text("Your win chance", timeout=30_000)
    advice.get_by_role("button", name="Play it").click()
    expect(page.get_by_text("Win chance")).to_have_count(0)
    assert house.ask(f"/api/tables/{made['table']}", token=token)["card"]["seq"] > 0


def at_the_last_turn(house: House) -> str:
    """The seat of somebody who lacks one route for two tickets."""
    own = ["frankfurt-mannheim-1", "nuernberg-wuerzburg-1", "frankfurt-koeln-1", "muenchen-nuernberg-1"]
    tickets = [["koeln-nuernberg", "koeln-muenchen"]]
    state = last_turn(hands=[{"black": 3}], routes=dict.fromkeys(own, 0), tickets=tickets)
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    made = house.table("ticket-to-ride-germany", *people, position=GERMANY.position(state))
    return f"/t/{made['table']}#{made['links'][0]['token']}"


ADVISED = "#route-frankfurt-wuerzburg-1 .halo.lit"


def test_the_map_shows_the_route_that_is_advised(house: House, sit: Sit) -> None:
    page = sit(at_the_last_turn(house), settings=CALM | {"general": False})
    at_table(page)
    expect(page.locator(ADVISED)).to_have_count(0)
    page.get_by_role("button", name="Get a hint").click()
    expect(page.locator(".hint")).to_contain_text("Claim Frankfurt – Würzburg", timeout=30_000)
    expect(page.locator(".hint")).to_contain_text("Your tickets need this route.")
    expect(page.locator(ADVISED)).to_have_count(1)
    page.get_by_role("list", name="Log").hover()  # which lights what it tells, and then nothing
    page.locator("header").first.hover()
    expect(page.locator(ADVISED)).to_have_count(1)
    page.locator(".hint").get_by_role("button", name="Play it").click()
    expect(page.locator(ADVISED)).to_have_count(0)


def test_advice_stays_while_a_phone_shows_the_map(house: House, sit: Sit) -> None:
    page = sit(at_the_last_turn(house), phone=True, settings=CALM | {"general": False})
    at_table(page)
    fold = page.locator("button.fold")
    fold.click()
    page.get_by_role("button", name="Get a hint").click()
    expect(page.locator(".hint")).to_contain_text("Claim Frankfurt – Würzburg", timeout=30_000)
    fold.click()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(ADVISED)).to_have_count(1)
    fold.click()
    expect(page.locator(".hint")).to_contain_text("Claim Frankfurt – Würzburg")


def test_advice_frames_the_pile_it_means_and_goes_when_something_else_is_chosen(house: House, sit: Sit) -> None:
    page = sit(at_the_last_turn(house), settings=CALM | {"general": False})
    at_table(page)
    move = {"move": "tickets", "short": 4, "long": 0}
    line = {"key": "hint-only", "args": {"move": move}}
    page.route("**/hint", lambda route: route.fulfill(json={"move": move, "lines": [line], "changes": []}))
    page.get_by_role("button", name="Get a hint").click()
    expect(page.locator(".hint")).to_contain_text("Only one move is possible")
    expect(page.locator("[data-deck=short].advised")).to_have_count(1)
    expect(page.locator("[data-deck=long].advised")).to_have_count(0)
    page.locator("[data-deck=long]").click()
    expect(page.locator(".mix")).to_be_visible()
    expect(page.locator(".hint")).to_have_count(0)
