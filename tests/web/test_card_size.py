"""The size of cards that a player chose counts beside every board, and what is large is not cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import House, Sit
from tests.web.playing import at_table
from tests.web.test_positions import OTHERS, RIDE, Shoot, laid_out
from tests.web.test_stays_put import QUICK

THINGS = {
    "ticket-to-ride-germany": "[data-held] svg",
    "wensleydale": "[data-box], [data-train]",
    "nurnberg": "[data-box], [data-train]",
    "foothills": ".seat.own [data-action]",
}
AREA = """(selector) => { const { width, height } = document.querySelector(selector).getBoundingClientRect();
  return width * height; }"""
CUT = """(selector) => [...document.querySelectorAll(selector)].flatMap((node) => {
  const { left, right } = node.getBoundingClientRect();
  const dock = node.closest(".left") ?? node.closest(".board");
  const frame = dock.getBoundingClientRect();
  const out = left < frame.left - 1 || right > frame.right + 1;
  return out || document.documentElement.scrollWidth > innerWidth ? [node.outerHTML.slice(0, 80)] : [];
})"""


OVERLAPPING = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  return boxes.some((one, k) => boxes.slice(k + 1).some((two) => one.bottom > two.top + 3 && two.bottom > one.top + 3
    && one.right > two.left + 3 && two.right > one.left + 3));
}"""


def opened(game: str, cards: str, house: House, sit: Sit) -> Page:
    ride = game == "ticket-to-ride-germany"
    path, token = laid_out(house, RIDE / "middle.json" if ride else OTHERS / f"{game}-middle.json")
    page = sit(f"{path}#{token}", settings=QUICK | {"cards": cards})
    at_table(page)
    page.locator(THINGS[game]).first.wait_for()
    return page


@pytest.mark.parametrize("game", list(THINGS))
def test_cards_are_as_large_as_the_player_chose(game: str, house: House, sit: Sit, shoot: Shoot) -> None:
    areas = []
    for cards in ("small", "normal", "large"):
        page = opened(game, cards, house, sit)
        areas.append(page.evaluate(AREA, THINGS[game]))
        assert page.evaluate(CUT, THINGS[game]) == []
        shoot(page, f"{game}-cards-{cards}")
        assert not page.evaluate(OVERLAPPING, THINGS[game].replace(" svg", " .upper svg")), cards
    small, normal, large = areas
    print(f"{game}: small {small / normal:.2f}, large {large / normal:.2f} of the usual area")
    assert small < 0.9 * normal
    assert large > 1.1 * normal
