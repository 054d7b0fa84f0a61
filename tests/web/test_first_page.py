"""The first page and the page of a new game: games to join and to watch, bots by name and level, names of all kinds."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

BOT = {"kind": "bot", "bot": "greedy"}


def rows(page: Page, heading: str):
    return page.get_by_role("region", name=heading).get_by_role("listitem")


def test_an_open_seat_is_joined_from_the_first_page(house: House, sit: Sit) -> None:
    open_game = house.table("foothills", {"kind": "person", "name": "Ada the host"}, {"kind": "open"})
    house.table("foothills", {"kind": "person", "name": "Private Ada"}, {"kind": "open"}, listed=False)
    page = sit("/", settings=CALM)
    row = rows(page, "Games to join").filter(has_text="Ada the host")
    row.get_by_role("button").click()
    page.get_by_label("Your name").fill("Cy")
    page.get_by_role("dialog").get_by_role("button").last.click()
    at_table(page)
    assert page.url.endswith(f"/t/{open_game['table']}")
    expect(page.get_by_role("list", name="Players").get_by_text("Cy")).to_be_visible()
    page.goto("/")
    expect(rows(page, "to watch").filter(has_text="Ada the host")).to_be_visible()
    expect(page.get_by_text("Ada the host")).to_have_count(2)  # among their own games, and to watch
    expect(page.get_by_text("Private Ada")).to_have_count(0)


def test_a_poster_says_what_its_buttons_do_and_what_of_the_board_is_printed(sit: Sit) -> None:
    page = sit("/")
    for title, bots, board, why in (
        ("Ticket to Ride: Germany", "a bot", "Board as printed", "those of the printed game"),
        ("Last Train to Wensleydale", "2 bots", "Board partly our own", "we drew our own"),
        ("Foothills", "a bot", "Many cards our own", "we made our own"),
    ):
        poster = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
        expect(poster.get_by_role("button", name="Play now")).to_have_accessible_description(f"against {bots}")
        expect(poster.get_by_role("link", name="New game")).to_have_accessible_description("choose players")
        expect(poster.get_by_role("link", name=board)).to_have_attribute("title", re.compile(why))


def test_lists_name_bots_and_show_any_name_whole(house: House, sit: Sit) -> None:
    long = "W" * 40
    house.table(
        "nurnberg", {"kind": "person", "name": long}, {"kind": "person", "name": "عائشة"}, BOT, BOT, listed=True
    )
    house.table("foothills", {"kind": "person", "name": "Greedy"}, BOT, listed=True)
    page = sit("/", phone=True)
    row = rows(page, "to watch").filter(has_text=long)
    for name in (long, "عائشة", "Greedy 1", "Greedy 2"):
        expect(row.locator("bdi").get_by_text(name, exact=True)).to_be_visible()
    twin = rows(page, "to watch").filter(has_text="Greedy (person)")
    assert [name.strip() for name in twin.locator("bdi").all_inner_texts()] == ["Greedy (person)", "Greedy"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_new_game_is_found_by_others_if_it_has_an_open_seat(sit: Sit) -> None:
    page = sit("/set/foothills")  # where it used to be
    anyone, private = (
        page.get_by_role("radio", name="Anyone"),
        page.get_by_role("radio", name="Only people with the link"),
    )
    second = page.get_by_label("Seat 2: who plays?")
    expect(second).to_have_value("bot")
    expect(anyone).to_have_count(0)  # nobody can join, so nobody is asked
    second.select_option(value="friend")
    expect(private).to_be_checked()
    second.select_option(value="open")
    expect(anyone).to_be_checked()
    private.check()
    expect(anyone).not_to_be_checked()


def test_a_person_alone_starts_against_bots_without_scrolling(house: House, sit: Sit) -> None:
    page = sit("/new/wensleydale", settings=CALM)
    page.set_viewport_size({"width": 1280, "height": 800})
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    at_table(page)
    table = house.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in table["card"]["seats"]] == ["person", "bot", "bot"]


def test_a_level_says_how_it_plays_how_strong_and_how_quick_it_is(sit: Sit) -> None:
    page = sit("/new/wensleydale")
    level = page.locator("select").filter(has=page.locator("option[value=chief]")).first
    level.select_option(value="chief")
    line = page.locator("li", has=level).first.locator("p.level")
    expect(line).to_contain_text("Wins 8 of 10 games against the Engineer bot, with 3 players.")
    expect(line).to_contain_text("Takes about 0.3 s a move, 3 s at most.")
    level.select_option(value="driver")
    expect(line).to_contain_text("against the Greedy bot")
    expect(line).to_contain_text("Moves instantly.")


def test_a_game_is_taken_off_the_list_and_comes_back(sit: Sit) -> None:
    page = sit("/", settings=CALM)
    page.get_by_role("button", name="Play now: Foothills").click()
    at_table(page)
    page.goto("/")
    mine = rows(page, "Your games")
    expect(mine).to_have_count(1)
    mine.get_by_role("button", name="Remove from your games: Foothills").click()
    expect(mine).to_have_count(0)
    page.goto("/tables")
    again = page.get_by_role("button", name="Show 1 removed game")
    again.click()
    expect(page.get_by_role("link", name="Foothills")).to_have_count(1)
    expect(again).to_have_count(0)


def test_the_first_page_is_never_blank(sit: Sit) -> None:
    """Before the texts are there the strip stands; before the games are, the page speaks and can be left."""
    page = sit("/", settings=CALM)
    held: dict[str, Route] = {}
    page.route("**/api/texts", lambda route: held.update(texts=route))
    page.route("**/api/games", lambda route: held.update(games=route))
    page.reload()
    expect(page.locator("#shell")).to_contain_text("Branchline")
    expect(page.get_by_role("navigation")).to_have_count(0)
    held["texts"].continue_()
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    expect(page.get_by_text("Loading")).to_be_visible()
    expect(page.locator("#shell")).to_have_count(0)
    held["games"].continue_()
    expect(page.get_by_role("button", name="Play now: Foothills")).to_be_visible()
