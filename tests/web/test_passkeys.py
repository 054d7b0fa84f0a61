"""A passkey in a real browser, kept by Chromium's own keeper for tests: added, named, and used on a new device."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"})
KEEPER = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def keeper_of(page: Page) -> tuple[Any, str]:
    """What keeps passkeys in this browser."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    return tools, tools.send("WebAuthn.addVirtualAuthenticator", {"options": KEEPER})["authenticatorId"]


def named(house: House) -> str:
    """A passkey is for a name, and this machine's own needs no https."""
    return house.address.replace("127.0.0.1", "localhost")


def test_a_person_who_has_lost_their_phone_comes_back_with_a_passkey(house: House, sit: Sit, shoot: Any) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    lost = sit("/settings", settings=CALM)
    expect(lost.get_by_text("Passkeys need a server with a name.")).to_be_visible()
    lost.goto(f"{named(house)}/t/{made['table']}#{made['links'][0]['token']}")
    at_table(lost)
    tools, keeper = keeper_of(lost)
    lost.goto(f"{named(house)}/settings")
    lost.get_by_role("button", name="Add a passkey").click()
    expect(lost.get_by_text("The passkey is added.")).to_be_visible()
    passkeys = lost.get_by_role("list", name="Your passkeys")
    passkeys.get_by_role("textbox").fill("My phone")
    passkeys.get_by_role("textbox").press("Tab")
    shoot(lost, "passkeys")
    lost.get_by_role("button", name="Add a passkey").click()
    expect(lost.get_by_text("This passkey has been added already.")).to_be_visible()
    (kept,) = tools.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]
    assert kept["isResidentCredential"]

    phone = sit("/settings", settings=CALM, phone=True, expected=("404",))
    tools, keeper = keeper_of(phone)
    tools.send("WebAuthn.addCredential", {"authenticatorId": keeper, "credential": kept})
    phone.goto(f"{named(house)}/tables")
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.get_by_text("Your games are on this device now.")).to_be_visible()
    phone.get_by_role("link", name="Foothills").click()
    at_table(phone)
    expect(phone.get_by_text("Your turn", exact=True).first).to_be_visible()
    phone.goto(f"{named(house)}/settings")
    passkeys = phone.get_by_role("list", name="Your passkeys")
    expect(passkeys.get_by_role("textbox")).to_have_value("My phone")
    passkeys.get_by_role("button", name="Remove: My phone").click()
    phone.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(phone.get_by_text("The passkey is removed.")).to_be_visible()
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.get_by_text("This server doesn’t know that passkey.")).to_be_visible()
