"""Whole games by mouse in which every price that the valley shows before a click is what the ledger says after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.foothills import QUICK, by_mouse, play, table
from tests.web.test_foothills import PRICE, SHOWN, of_seat

AWAY = (2, 2)


def by_mouse_that_reads_prices(
    page: Page, house: House, name: str, token: str, read: list[str]
) -> Callable[[str], None]:
    click = by_mouse(page)

    def press(selector: str) -> None:
        if not selector.startswith("[data-place"):
            click(selector)
            return page.mouse.move(*AWAY)
        before = house.ask(f"/api/tables/{name}")["card"]["seq"]
        at = page.locator("main").get_attribute("data-at") or ""
        with page.expect_response(lambda answer: answer.url.endswith("/preview")) as answer:
            page.locator(selector).first.hover()
        known = answer.value.json()["changes"]  # None where luck decides
        cost = of_seat(known or [], 0)
        expect(page.locator(PRICE)).to_have_count(len(cost))
        shown = page.evaluate(SHOWN, PRICE)
        click(selector)
        page.mouse.move(*AWAY)  # what comes to lie under the pointer is not asked about before its time
        expect(page.locator("main")).not_to_have_attribute("data-at", at)
        entries = house.ask(f"/api/tables/{name}/log?from={before}", token=token)["entries"]
        entry = next(one for one in entries if one["seq"] > before)
        if known is not None:
            assert of_seat(entry["changes"], 0) == shown, entry["move"]
        read.append(entry["move"]["move"])
        return None

    return press


@pytest.mark.soak
def test_prices_are_what_the_ledger_says(house: House, sit: Sit, size: Callable[[int, int], int]) -> None:
    read: list[str] = []
    for _ in range(size(1, 10)):
        address, name = table(house)
        page = sit(address, settings=QUICK)
        play(page, by_mouse_that_reads_prices(page, house, name, address.split("#")[1], read))
        page.context.close()
    assert {"play", "track", "clear"} <= set(read)
