"""Your games: what waits for this person, the next game after a move, and the list without a network."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.serving import key_of
from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"})


def test_the_next_game_that_waits_is_one_click_after_a_move(house: House, sit: Sit, shoot) -> None:
    one, two = (house.table("foothills", *PEOPLE, options={"first": 1}) for _ in range(2))
    page = sit(f"/t/{one['table']}#{one['links'][0]['token']}", settings=CALM, expected=("ERR_INTERNET_DISCONNECTED",))
    at_table(page)
    expect(page.get_by_role("link", name="Next game")).to_have_count(0)
    house.ask("/api/seats", {"invitation": two["links"][0]["token"]}, key_of(one["links"][0]["token"]))
    page.goto(f"{house.address}/t/{two['table']}")
    at_table(page)
    page.locator("button.move").first.click()
    page.get_by_role("link", name="Next game").click()
    expect(page).to_have_url(f"{house.address}/t/{one['table']}")
    expect(page.get_by_text("Your turn", exact=True).first).to_be_visible()

    page.get_by_role("link", name="Your games").click()
    games = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Foothills"))
    expect(games).to_have_count(2)
    expect(games.first.get_by_text("Your turn")).to_be_visible()
    shoot(page, "your-games")
    page.get_by_role("button", name="Your turn", exact=True).click()
    expect(games).to_have_count(1)
    page.get_by_role("button", name="Finished", exact=True).click()
    expect(page.get_by_text("No game fits this choice.")).to_be_visible()
    page.get_by_role("button", name="All games", exact=True).click()
    page.get_by_role("link", name="Rules").click()
    page.context.set_offline(True)
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_text("You’re offline. This is the list as last seen,")).to_be_visible()
    expect(games).to_have_count(2)
