"""Planning a move in a game by mail: on the board as it would be, kept, made when the turn comes, or called off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import TTR
from tests.server.test_plans import POSITION
from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table

PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"})
OWN_BOARD = {**CALM, "general": False}


def move(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def test_a_plan_is_kept_changed_made_and_called_off(house: House, sit: Sit, shoot: Any) -> None:
    made = house.table(TTR, *PEOPLE, pace={"preset": "day"}, position=POSITION)
    ada, ben = (sit(f"/t/{made['table']}#{link['token']}", settings=CALM) for link in made["links"])
    for page in (ada, ben):
        page.get_by_role("button", name="Join", exact=True).click()
        at_table(page)
    plan = ben.get_by_role("region", name="Your plan")
    plan.get_by_role("button", name="Plan my move").click()
    expect(plan.get_by_text("Nobody else sees it.")).to_be_visible()
    expect(ben.get_by_role("button", name="Draw from the deck")).to_have_count(0)  # luck cannot be planned
    move(ben, "Claim Karlsruhe – Mannheim")
    expect(ben.get_by_text("A whole turn. Keep this plan, or undo.")).to_be_visible()
    ben.get_by_role("button", name="Undo", exact=True).click()
    move(ben, "Claim Karlsruhe – Mannheim")
    shoot(ben, "plan-whole")
    ben.get_by_role("button", name="Keep plan").click()
    expect(plan.get_by_text("Your planned move: Claim Karlsruhe – Mannheim")).to_be_visible()
    shoot(ben, "plan-kept")
    expect(ada.get_by_role("region", name="Your plan")).to_have_count(0)
    plan.get_by_role("button", name="Cancel it").click()
    expect(plan.get_by_role("button", name="Plan my move")).to_be_visible()

    plan.get_by_role("button", name="Plan my move").click()
    move(ben, "Claim Konstanz – Lindau")
    ben.get_by_role("button", name="Keep plan").click()
    plan.get_by_role("button", name="Change it").click()
    move(ben, "Claim Karlsruhe – Mannheim")
    ben.get_by_role("button", name="Keep plan").click()
    move(ada, "Claim Karlsruhe – Stuttgart")  # and with it Karlsruhe's passenger
    expect(plan.get_by_text("Your planned move was cancelled: the position changed.")).to_be_visible()
    expect(ben.get_by_text("Your turn", exact=True).first).to_be_visible()
    shoot(ben, "plan-off")
    plan.get_by_role("button", name="All right").click()
    expect(plan).to_have_count(0)
    move(ben, "Claim Konstanz – Lindau")

    plan = ada.get_by_role("region", name="Your plan")
    expect(plan).to_have_count(0)  # it is Ada's turn
    expect(ada.get_by_text("Your turn", exact=True).first).to_be_visible()


def test_a_plan_on_the_game_s_own_board_and_while_another_moves(house: House, sit: Sit, shoot: Any) -> None:
    made = house.table(TTR, *PEOPLE, pace={"preset": "slow"}, position=POSITION)
    ada = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=CALM)
    ben = sit(f"/t/{made['table']}#{made['links'][1]['token']}", settings=OWN_BOARD, phone=True)
    for page in (ada, ben):
        page.get_by_role("button", name="Join", exact=True).click()
        at_table(page)
    plan = ben.get_by_role("region", name="Your plan")
    shoot(ben, "plan-phone")
    plan.get_by_role("button", name="Plan my move").click()
    expect(plan.get_by_text("Nobody else sees it.")).to_be_visible()
    shoot(ben, "plan-phone-planning")
    move(ada, "Claim Konstanz – Lindau")
    expect(ben.get_by_text("Another player has moved, so your plan begins anew.")).to_be_visible()
    expect(ben.get_by_text("Your turn", exact=True).first).to_be_visible()
    expect(plan).to_have_count(0)
