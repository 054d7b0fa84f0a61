"""The coach: a first game of each title, played through to its end by mouse and by keyboard; and rules to try."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from branchline.core.lesson import lessons_of
from branchline.core.registry import folder, info_of
from branchline.locale import Texts
from tests.web.conftest import House, Sit

QUICK = {"pace": 0, "bots": 0, "sound": False}
GAMES = ["ticket-to-ride-germany", "wensleydale", "nurnberg", "foothills"]
Shoot = Callable[[Page, str], None]
# What a player sees of the lesson: the moves made, the step, what to do, and where the pointer points.
SEEN = """() => {
  const ring = document.querySelector("[data-coach=ring]")?.getBoundingClientRect();
  const words = document.querySelector(".coach")?.innerText ?? "";
  const at = document.querySelector("main")?.dataset.at;
  const pointed = ring && [ring.x, ring.y, ring.width, ring.height].map(Math.round);
  return JSON.stringify([location.pathname, at, words, pointed]);
}"""
MOST_TABS = 150  # more are no way to get anywhere
READY = """() => {
  const coach = document.querySelector(".coach");
  return coach?.querySelector("[data-coach=go], [data-coach=next], [data-coach=done]") ||
    document.querySelector("[data-coach=ring]") && coach?.querySelector("[data-coach=show][aria-disabled=false]");
}"""

BOXES = """() => [".columns .board", ".coach", ".tabs"].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""

BRINGS = {"Claim a route": "4 blue", "Take two iron": "+2 iron"}

WHY = {
    "Claim a route": "Your tickets need this route.",  # the game's remark
    "Bid for influence": "Keep some cubes: they pay for your links.",  # the lesson's
}


class Pupil:
    """Does what the coach asks for, by hand: with the mouse, or by the keyboard alone. Never asks to be shown."""

    def __init__(self, page: Page, mode: str) -> None:
        self.page = page
        self.mode = mode
        self.heading = ""  # of the last step
        self.coach = page.get_by_role("region", name="Coach")

    def press(self, button: Locator) -> None:
        if self.mode == "mouse":
            button.click()
        else:
            self.tab_to(button)
            self.page.keyboard.press("Enter")

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until it has the focus, as a person without a mouse does."""
        for _ in range(MOST_TABS):
            if wanted.evaluate("(node) => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"not reached with {MOST_TABS} times Tab: {wanted}")

    def follow(self) -> None:
        """Click what the pointer points at; by keyboard, go to it and press Enter."""
        if self.mode == "mouse":
            box = self.page.locator("[data-coach=ring]").bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            self.tab_to(self.coach.locator("[data-coach=reach]"))
            self.page.keyboard.press("Enter")
            expect(self.page.locator("[data-coach=ring][data-held]")).to_be_visible()
            self.page.keyboard.press("Enter")

    def act(self) -> bool:
        """One thing that is asked for; False at the end."""
        self.page.wait_for_function(READY)
        self.heading = self.coach.locator("h2").inner_text()
        before = self.page.evaluate(SEEN)
        go, on = self.coach.locator("[data-coach=go]"), self.coach.locator("[data-coach=next]")
        if go.count():
            self.press(go)
        elif on.count():
            self.press(on)
        elif self.coach.locator("[data-coach=done]").count():
            return False
        else:
            self.follow()
        self.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
        return True


@pytest.mark.parametrize("mode", ["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_by_hand(game: str, mode: str, sit: Sit, house: House, shoot: Shoot) -> None:
    lessons = lessons_of(game)
    assert lessons is not None
    total = sum(len(chapter.steps) for chapter in lessons.chapters)
    title = next(one["title"] for one in house.ask("/api/games") if one["id"] == game)
    page = sit("/", settings=QUICK | {"confirm": mode == "mouse"})
    pupil = Pupil(page, mode)
    pupil.press(page.get_by_role("button", name=f"Teach me: {title}"))
    seen = []
    for _ in range(12 * total):
        going = pupil.act()
        if pupil.heading not in seen:
            seen.append(pupil.heading)
            shoot(page, f"coach-{game}-{mode}-{len(seen):02}")
        if not going:
            break
    expect(pupil.coach.get_by_text("You know the game")).to_be_visible()
    expect(pupil.coach.get_by_role("listitem")).to_have_count(3)
    steps = [step.id for chapter in lessons.chapters for step in chapter.steps]
    texts = Texts("en", f"{info_of(game).texts}-lessons", words=folder(info_of(game), "lessons"))
    titles = [texts.say(f"lesson-{step}-title") for step in steps]
    assert [one for one in seen if one in titles] == titles


def test_the_board_is_played_by_hand_and_a_wrong_click_is_no_lock(sit: Sit, house: House) -> None:
    page = sit("/", settings=QUICK | {"confirm": False})
    page.get_by_role("button", name="Teach me: Ticket to Ride").click()
    coach = page.get_by_role("region", name="Coach")
    for _ in range(3):
        coach.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="2 short and 2 long").click()
    expect(coach.get_by_text("you may do that too")).to_be_visible()
    page.get_by_role("button", name="3 short and 1 long ticket", exact=True).click()
    expect(coach.get_by_text("Step 5 of 20")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(coach.get_by_role("heading", name="Choose your tickets")).to_be_visible()
    coach.get_by_role("button", name="Back to now").click()
    coach.get_by_role("button", name="Show me").click()
    expect(coach.get_by_text("Step 6 of 20")).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Go on with the lesson: Ticket to Ride").click()
    expect(coach.get_by_text("Step 6 of 20")).to_be_visible()
    expect(page.locator(".stations .now")).to_have_text("6")
    page.locator('[data-card="purple"]').first.click()
    coach.get_by_role("button", name="Do it anyway").click()
    expect(coach.get_by_text("You’re going your own way")).to_be_visible()
    coach.get_by_role("button", name="Do this step again").click()
    expect(coach.get_by_text("Step 6 of 20")).to_be_visible()
    coach.get_by_role("button", name="Show me").click()
    expect(page.locator('main[data-at="1"]')).to_be_visible()


def test_a_rule_is_tried_from_its_page(sit: Sit, house: House) -> None:
    page = sit("/rules/ticket-to-ride-germany", settings=QUICK | {"confirm": False})
    page.get_by_role("button", name="Try rule T2.3", exact=True).click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("heading", name="Rule T2.3")).to_be_visible()
    coach.get_by_role("button", name="Show me").click()
    expect(coach.get_by_role("heading", name="That was rule T2.3")).to_be_visible()
    expect(coach.get_by_text("What happened")).to_be_visible()
    coach.get_by_role("button", name="Next: T2.4").click()
    expect(coach.get_by_role("heading", name="Rule T2.4")).to_be_visible()
    page.locator('[data-card="white"]').first.click()
    expect(coach.get_by_text("you may do that too")).to_be_visible()
    page.locator('[data-card="locomotive"]').first.click()
    expect(coach.get_by_text("Your second card can’t be a face-up locomotive")).to_be_visible()
    coach.get_by_role("button", name="Go on").click()
    expect(coach.get_by_role("heading", name="That was rule T2.4")).to_be_visible()
    page.get_by_role("button", name="Back to the rules").click()
    expect(page).to_have_url(f"{house.address}/rules/ticket-to-ride-germany#rule-T2-4")
    reason = page.locator("#rule-T0-3")
    expect(reason).to_contain_text("Nothing to try here. This is about setting up")
    expect(reason.get_by_role("link", name="T2.6")).to_have_attribute("href", "#rule-T2-6")


@pytest.mark.parametrize("title", ["Ticket to Ride", "Wensleydale", "Foothills"])
def test_on_a_phone_the_map_keeps_its_size_from_step_to_step(title: str, sit: Sit) -> None:
    page = sit("/", phone=True, settings=QUICK | {"confirm": False})
    page.get_by_role("button", name=re.compile(f"^Teach me: .*{title}")).tap()
    pupil = Pupil(page, "mouse")
    sizes = {}
    for _ in range(9):
        page.wait_for_function(READY)
        places = page.evaluate(BOXES)
        heading = pupil.coach.locator("h2").inner_text()
        sizes[heading] = places
        if heading in WHY:
            expect(pupil.coach.locator(".why")).to_have_text(WHY[heading])
        if heading in BRINGS:
            brings = pupil.coach.locator("[data-coach=brings]")
            expect(brings).to_contain_text(BRINGS[heading])  # for those who hear it; the others see a picture
            expect(brings.locator("svg").first).to_be_visible()
        before = page.evaluate(SEEN)
        pupil.coach.locator("[data-coach=go], [data-coach=show]").tap()
        page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
    first = next(iter(sizes.values()))
    assert len(sizes) >= 5
    assert {title: places for title, places in sizes.items() if places != first} == {}
    assert pupil.coach.get_by_role("button", name="Leave the lesson").is_visible()
