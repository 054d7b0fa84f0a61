"""A person's games on a second device: added by a link, listed, removed while it is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_luck import card_of, new_game

PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"})


def new_link(page: Page) -> str:
    """What the code on the settings page leads to."""
    page.goto(page.url.partition("/t/")[0] + "/settings")
    page.get_by_role("button", name="Add a device").click()
    return page.get_by_label("Link", exact=True).input_value()


def test_a_second_device_has_the_games_until_it_is_removed(house: House, sit: Sit, shoot) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    laptop = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    at_table(laptop)
    address = new_link(laptop)
    shoot(laptop, "devices-link")
    phone = sit(address.removeprefix(house.address), settings=CALM, expected=("401", "409"), phone=True)
    expect(phone.get_by_text("This link leads to the games of Ada. There is one game.")).to_be_visible()
    assert "#" not in phone.url, "the secret has left the address"
    shoot(phone, "devices-add")
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.get_by_text("Your games are on this device now.")).to_be_visible()
    expect(phone.get_by_role("link", name="Foothills")).to_be_visible()
    expect(laptop.get_by_role("button", name="Add a device")).to_be_visible()  # the code is gone once it was used
    phone.goto(f"{house.address}/t/{made['table']}")
    at_table(phone)
    expect(phone.get_by_text("Your turn", exact=True).first).to_be_visible()

    third = sit(address.removeprefix(house.address), settings=CALM, expected=("409",))
    expect(third.get_by_role("alert").get_by_text("This link has been used")).to_be_visible()

    devices = laptop.get_by_role("list", name="Your devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    shoot(laptop, "devices-list")
    devices.get_by_role("listitem").filter(has_not_text="this device").get_by_role("button", name="Remove").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(laptop.get_by_text("The device is removed.")).to_be_visible()
    expect(phone.get_by_text("This device has been removed: it no longer opens your games.")).to_be_visible()


def test_a_table_that_is_opened_on_a_second_device_first_knows_its_seat(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    laptop = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    at_table(laptop)
    phone = sit(new_link(laptop).removeprefix(house.address), settings=CALM, expected=("401",))
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.get_by_text("Your games are on this device now.")).to_be_visible()
    phone.evaluate("localStorage.removeItem('branchline.tables')")  # as if a notice had led here before any list
    phone.goto(f"{house.address}/t/{made['table']}")
    expect(phone.get_by_text("Your turn", exact=True).first).to_be_visible()


def joined(page: Page, address: str) -> None:
    """This device is added to the person whose link it is."""
    page.goto(address)
    page.get_by_role("button", name="Add this device").click()
    expect(page.get_by_text("Your games are on this device now.")).to_be_visible()


def test_a_host_invites_anew_and_adds_luck_on_either_device(house: House, sit: Sit) -> None:
    laptop, first = new_game(sit, "friend")
    table = card_of(house, laptop)["table"]
    expect(laptop.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    phone = sit("/", settings=CALM)
    joined(phone, new_link(laptop))
    phone.goto(f"{house.address}/t/{table}")
    expect(phone.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    phone.get_by_role("button", name="New invitation").click()
    link = phone.get_by_label("Link", exact=True).input_value()
    assert link != first
    late = sit(first.removeprefix(house.address), settings=CALM, expected=("404",))
    expect(late.get_by_text("Ask the host for a new one")).to_be_visible()
    friend = sit(link.removeprefix(house.address), settings=CALM)
    for page in (phone, friend):  # the laptop has promised, and is elsewhere: the phone shows
        at_table(page)
    (last,) = house.ask(f"/api/tables/{table}/luck")["rounds"]
    assert [part["secret"] is None for part in last["players"]] == [False, False]
    phone.get_by_role("button", name="Table", exact=True).first.click()
    expect(phone.get_by_role("button", name="Free a seat")).to_be_visible()


def test_luck_that_a_device_promised_before_it_was_added_is_promised_anew(house: House, sit: Sit) -> None:
    phone, invitation = new_game(sit, "friend")
    expect(phone.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    address, table = phone.url, card_of(house, phone)["table"]
    before = house.ask(f"/api/tables/{table}/luck")["rounds"][0]["players"][0]["commitment"]
    laptop = sit("/", settings=CALM)
    joined(phone, new_link(laptop))
    friend = sit(invitation.removeprefix(house.address), settings=CALM)
    expect(friend.locator("[data-stage]")).to_contain_text("Waiting for luck from")
    phone.goto(address)
    at_table(phone)
    at_table(friend)
    rounds = house.ask(f"/api/tables/{table}/luck")["rounds"]
    assert rounds[-1]["players"][0]["commitment"] != before
    laptop.goto(f"{house.address}/t/{table}")
    at_table(laptop)
