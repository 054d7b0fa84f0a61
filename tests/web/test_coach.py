"""The coach: a first game of each title, played through to its end by mouse and by keyboard; and rules to try."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from branchline.core.lesson import lessons_of
from tests.web.conftest import House, Sit

QUICK = {"pace": 0, "bots": 0, "sound": False}
MODES = [
    pytest.param("ticket-to-ride-germany", "mouse"),
    pytest.param("wensleydale", "keys"),
    pytest.param("nurnberg", "mouse"),
    pytest.param("foothills", "keys"),
]
OTHERS = [
    pytest.param("ticket-to-ride-germany", "keys"),
    pytest.param("wensleydale", "mouse"),
    pytest.param("nurnberg", "keys"),
    pytest.param("foothills", "mouse"),
]
Shoot = Callable[[Page, str], None]


def press(button: Locator, mode: str) -> None:
    """As a person does: with the mouse, or by the keyboard alone."""
    expect(button).not_to_have_attribute("aria-disabled", "true")
    if mode == "mouse":
        button.click()
    else:
        button.focus()
        button.press("Enter")


def play_through(page: Page, game: str, mode: str, shoot: Shoot) -> None:
    """Every step of every chapter, in order: each is shown, and done."""
    lessons = lessons_of(game)
    assert lessons is not None
    total = sum(len(chapter.steps) for chapter in lessons.chapters)
    number = 0
    coach = page.get_by_role("region", name="Coach")
    for chapter in lessons.chapters:
        for step in chapter.steps:
            number += 1
            expect(coach.get_by_text(f"Step {number} of {total}")).to_be_visible()
            expect(page.get_by_role("button", name="Leave the lesson")).to_be_visible()
            shoot(page, f"coach-{game}-{number:02}")
            if step.forbidden is not None:
                press(coach.get_by_role("button", name="Show me"), mode)
                expect(coach.locator(".answer p")).to_be_visible()
            if not step.moves:
                press(coach.get_by_role("button", name="Go on"), mode)
            for _ in step.moves:
                at = int(page.locator("main").get_attribute("data-at") or 0)
                press(coach.get_by_role("button", name="Show me"), mode)
                expect(page.locator(f'main:not([data-at="{at}"])')).to_be_visible()
        if chapter is not lessons.chapters[-1]:
            press(coach.locator("[data-coach=next]"), mode)
    expect(coach.get_by_text("You know the game")).to_be_visible()
    expect(coach.get_by_role("listitem")).to_have_count(3)
    shoot(page, f"coach-{game}-done")


def taught(game: str, mode: str, sit: Sit, house: House, shoot: Shoot) -> None:
    title = next(one["title"] for one in house.ask("/api/games") if one["id"] == game)
    page = sit("/", settings=QUICK | {"confirm": False})
    press(page.get_by_role("button", name=f"Teach me: {title}"), mode)
    play_through(page, game, mode, shoot)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_coach_leads_through_a_first_game(game: str, mode: str, sit: Sit, house: House, shoot: Shoot) -> None:
    taught(game, mode, sit, house, shoot)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "mode"), OTHERS)
def test_the_coach_leads_through_it_the_other_way(game: str, mode: str, sit: Sit, house: House, shoot: Shoot) -> None:
    taught(game, mode, sit, house, shoot)


def test_the_board_is_played_by_hand_and_a_wrong_click_is_no_lock(sit: Sit, house: House) -> None:
    page = sit("/", settings=QUICK | {"confirm": False})
    page.get_by_role("button", name="Teach me: Ticket to Ride").click()
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="2 short and 2 long").click()
    expect(coach.get_by_text("you may do that too")).to_be_visible()
    page.get_by_role("button", name="3 short and 1 long ticket", exact=True).click()
    expect(coach.get_by_text("Step 3 of 15")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(coach.get_by_role("heading", name="Choose your tickets")).to_be_visible()
    coach.get_by_role("button", name="Back to now").click()
    coach.get_by_role("button", name="Show me").click()
    expect(coach.get_by_text("Step 4 of 15")).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Go on with the lesson: Ticket to Ride").click()
    expect(coach.get_by_text("Step 4 of 15")).to_be_visible()
    page.locator('[data-card="purple"]').first.click()
    coach.get_by_role("button", name="Do it anyway").click()
    expect(coach.get_by_text("You’re going your own way")).to_be_visible()
    coach.get_by_role("button", name="Do this step again").click()
    expect(coach.get_by_text("Step 4 of 15")).to_be_visible()
    coach.get_by_role("button", name="Show me").click()
    expect(page.locator('main[data-at="1"]')).to_be_visible()


def test_a_rule_is_tried_from_its_page(sit: Sit, house: House) -> None:
    page = sit("/rules/ticket-to-ride-germany", settings=QUICK | {"confirm": False})
    page.get_by_role("button", name="Try rule T2.3", exact=True).click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("heading", name="Rule T2.3")).to_be_visible()
    coach.get_by_role("button", name="Show me").click()
    expect(coach.get_by_text("That’s the rule")).to_be_visible()
    page.get_by_role("button", name="Back to the rules").click()
    expect(page).to_have_url(f"{house.address}/rules/ticket-to-ride-germany")
