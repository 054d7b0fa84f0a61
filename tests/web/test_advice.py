"""Advice: a player asks the house, reads why, and does it, or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("general", [False, True], ids=["board", "general"])
def test_advice_is_given_in_words_and_can_be_taken(general: bool, house: House, sit: Sit) -> None:
    made = house.table("ticket-to-ride-germany", {"kind": "person", "name": "Ada"}, BOT, options={"first": 0})
    token = made["links"][0]["token"]
    page = sit(f"/t/{made['table']}#{token}", settings=CALM | {"general": general})
    at_table(page)
    page.get_by_role("button", name="Ask for advice").click()
    advice = page.locator(".hint")
    expect(advice).to_contain_text("it expects to win", timeout=30_000)
    advice.get_by_role("button", name="Do that").click()
    expect(page.get_by_text("it expects to win")).to_have_count(0)
    assert house.ask(f"/api/tables/{made['table']}", token=token)["card"]["seq"] > 0
