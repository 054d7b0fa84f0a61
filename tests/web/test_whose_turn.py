"""What the table says about turns: why a choice counts at once, whose turn it is, who came, and what ends the game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_people import PEOPLE, path_of
from tests.web.test_positions import NAMES, OTHERS, RIDE, read

ASKED = CALM | {"general": False, "confirm": True}


def laid_out(house: House, path: Any) -> dict:
    """A table of people at a position."""
    position = read(path)
    people = [{"kind": "person", "name": NAMES[seat]} for seat in range(position["seats"])]
    return house.table(position["game"], *people, position=position)


def whispered(page: Page) -> Any:
    return page.locator(".whisper")


def test_cards_that_were_revealed_say_why_undo_is_off(house: House, sit: Sit) -> None:
    made = laid_out(house, RIDE / "middle.json")
    page = sit(path_of(made, 2), settings=ASKED)
    at_table(page)
    why = page.locator(".bar .why")
    expect(why).to_have_count(0)
    page.locator("[data-card=pile]").click()
    expect(why).to_have_text("Cards were revealed, so no undo.")
    expect(page.locator(".turn .undo")).to_be_disabled()
    page.locator("[data-card=pile]").click()
    expect(page.locator(".bar")).to_contain_text("Waiting for Ada.")
    expect(why).to_have_count(0)  # nobody here could undo
    page.locator("[data-card=pile]").click()
    expect(whispered(page)).to_have_text("It’s Ada’s turn.")


HERZOGENAURACH = "Herzogenaurach: major town, 1 green passenger and 2 opponents. "


@pytest.mark.parametrize(
    ("path", "place", "told"),
    [
        (RIDE / "middle.json", "#route-berlin-dresden .hit", ""),
        (OTHERS / "nurnberg-middle.json", "path[data-area=herzogenaurach]", HERZOGENAURACH),
        (OTHERS / "foothills-middle.json", "[data-card]", ""),
    ],
    ids=["ticket-to-ride", "nurnberg", "foothills"],
)
def test_a_click_on_the_map_while_others_play_informs_and_says_whose_turn_it_is(
    path: Any, place: str, told: str, house: House, sit: Sit
) -> None:
    turn = read(path)["turn"]
    page = sit(path_of(laid_out(house, path), 1), settings=ASKED)
    at_table(page)
    page.locator(place).first.dispatch_event("click")
    expect(whispered(page)).to_have_text(f"{told}It’s {NAMES[turn]}’s turn.")
    expect(page.locator(".note[role=alert]")).to_have_count(0)


def test_who_came_what_they_write_and_that_they_would_end_it_is_seen_on_a_phone(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE)
    ben = sit(path_of(made, 1), phone=True, settings=ASKED)
    at_table(ben)
    ada = sit(path_of(made, 0), settings=ASKED)
    at_table(ada)
    told = ben.locator("[data-toast=news]")
    expect(told.filter(has_text="Ada has joined.")).to_be_visible()
    ada.get_by_role("tab", name="Chat").click()
    box = ada.get_by_role("textbox", name="Say something")
    expect(box).to_be_in_viewport(ratio=1)
    expect(ada.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    box.fill("Good luck!")
    box.press("Enter")
    expect(told.filter(has_text="Ada: Good luck!")).to_be_visible()
    expect(ben.get_by_role("img", name="1 new line")).to_be_visible()
    ada.get_by_role("button", name="Table", exact=True).click()
    ada.get_by_role("button", name="Propose ending the game").click()
    expect(ada.get_by_role("dialog")).to_contain_text("The game ends as soon as Ben agrees.")
    ada.get_by_role("button", name="Propose it").click()
    expect(told.filter(has_text="Ada wants to end the game. Agree?")).to_be_visible()


@pytest.mark.parametrize(
    ("people", "says"),
    [(2, "The game ends for everyone"), (3, "The others play on, and a bot takes your seat")],
)
def test_giving_up_says_what_it_does(people: int, says: str, house: House, sit: Sit) -> None:
    made = house.table("ticket-to-ride-germany", *({"kind": "person", "name": name} for name in NAMES[:people]))
    page = sit(path_of(made, 0), settings=ASKED)
    at_table(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(says)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert house.ask(f"/api/tables/{made['table']}")["card"]["result"] is None
    page.get_by_role("button", name="Give up").click()  # the menu is still open
    if people == 2:
        dialog.get_by_role("button", name="Give up").click()
        expect(page).to_have_url(re.compile("/end$"))
        expect(page.get_by_text("Ada gave up.")).to_be_visible()
    else:
        with page.expect_response("**/concede"):
            dialog.get_by_role("button", name="Give up").click()
        expect(page.locator("#table-menu")).to_be_hidden()
        assert house.ask(f"/api/tables/{made['table']}")["card"]["seats"][0]["bot"] is not None
