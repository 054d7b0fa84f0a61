"""How the table of Ticket to Ride uses the room: the map first, what to do at one spot, nothing pushed out of sight."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.ride import QUICK
from tests.web.test_positions import RIDE, laid_out
from tests.web.test_ticket_to_ride import OVERLAPS, Mouse, table

LETTERS = """() => [...document.querySelectorAll(".map .picture text")].map((node) => {
  const size = parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
  return [node.textContent.trim(), size];
})"""
TOO_WIDE = """() => [...document.querySelectorAll("main, [role=tablist], .left, .right")]
  .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.className || node.role)"""


def first_turn(page: Page) -> None:
    player = Mouse(page)
    page.wait_for_selector(".mix")
    player.mix()
    page.wait_for_selector(".offer")
    player.offer()
    page.wait_for_selector(".display .card.open")


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["height"]


def test_the_map_has_the_middle_of_a_laptop_to_itself(house: House, sit: Sit) -> None:
    address, _ = table(house)
    page = sit(address, settings=QUICK)
    page.wait_for_selector(".mix")
    whole = height(page, ".map .pane")
    assert whole >= 660
    assert height(page, "header") <= 48
    assert page.evaluate(TOO_WIDE) == []
    first_turn(page)
    assert height(page, ".map .pane") == whole, "what is asked takes no room from the map"
    assert [(name, size) for name, size in page.evaluate(LETTERS) if size < 10] == []


def test_a_tablet_has_two_columns_and_the_rest_in_drawers(house: House, sit: Sit) -> None:
    address, _ = table(house)
    page = sit(address, settings=QUICK)
    page.set_viewport_size({"width": 1024, "height": 768})
    first_turn(page)
    assert height(page, ".map .pane") >= 640
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []


def test_on_a_phone_what_to_choose_is_a_sheet_that_folds_to_a_bar(house: House, sit: Sit) -> None:
    address, _ = table(house)
    page = sit(address, phone=True, settings=QUICK)
    expect(page.locator(".sheet .mix")).to_be_visible()  # it is asked, so the sheet is open
    whole = height(page, ".map .pane")
    page.get_by_role("button", name="Show the map").tap()
    expect(page.locator(".sheet .mix")).to_have_count(0)
    assert height(page, ".sheet") <= 100
    assert height(page, ".map .pane") == whole, "what is asked lies over the map and takes no room from it"
    page.get_by_role("button", name="Show your choices").tap()
    first_turn(page)
    expect(page.locator(".sheet .inside")).to_have_count(0)  # nothing is asked that is not on the map
    assert height(page, ".map .pane") >= 844 * 0.55
    page.locator(".strip [data-deck=short]").tap()
    expect(page.locator(".sheet .mix")).to_be_visible()


def test_moves_of_others_are_told_beside_the_map(house: House, sit: Sit) -> None:
    address, _ = table(house)
    page = sit(address, settings=QUICK)
    first_turn(page)
    for count in ("1", "2"):
        before = page.locator("[data-card=pile] .count").inner_text()
        page.click("[data-card=pile]")
        expect(page.locator("[data-card=pile] .count"), f"card {count} is drawn").not_to_have_text(before)
    expect(page.locator(".news li").last).to_contain_text("Greedy")


def test_every_name_on_a_phone_can_be_read_and_lies_on_nothing_else(house: House, sit: Sit) -> None:
    path, token = laid_out(house, RIDE / "opening.json")
    page = sit(f"{path}#{token}", phone=True, settings=QUICK)
    expect(page.locator(".strip")).to_be_visible()
    if page.get_by_role("button", name="Show the map").is_visible():
        page.get_by_role("button", name="Show the map").tap()
    page.wait_for_function("() => document.querySelector('.map .pane').clientHeight > 460")
    assert [(name, size) for name, size in page.evaluate(LETTERS) if size < 10.5] == []
    assert page.evaluate(OVERLAPS)["clashes"] == []


FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node.matches?.("div[aria-hidden]")) window.flights.push(node);
    }
  }).observe(document.body, { childList: true });
}"""


def test_what_is_drawn_travels_to_who_draws_it_unless_nothing_may_move(house: House, sit: Sit) -> None:
    for motion, count in (("no-preference", 4), ("reduce", 0)):
        address, _ = table(house)
        page = sit(address, settings=QUICK | {"pace": 1})
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        page.wait_for_selector(".mix")
        page.evaluate(FLIGHTS)
        Mouse(page).mix()
        page.wait_for_selector(".offer")
        assert page.evaluate("flights.length") >= count
        assert count or page.evaluate("flights.length") == 0
