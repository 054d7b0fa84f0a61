"""How soon a click in the valley shows: `python -m tests.web.clicks ADDRESS` at a house that runs.

For each kind of move, from its committed position: milliseconds from the click until the next moment is drawn.
"""

from __future__ import annotations

import argparse
import json
import statistics
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.support.browser import FLAGS, chromium
from tests.web.conftest import DESKTOP, DEVICE, House
from tests.web.foothills import KINDS, QUICK
from tests.web.test_foothills import place_of
from tests.web.test_positions import laid_out

# From the click to the frame after the page has the next moment.
WATCH = """() => {
  window.shown = null;
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), { capture: true });
  new MutationObserver(() => requestAnimationFrame(() => (window.shown ??= performance.now() - clicked)))
    .observe(document.querySelector("main"), { attributes: true, attributeFilter: ["data-at"] });
}"""


def wait_of(page: Page, house: House, kind: str) -> float:
    path, token = laid_out(house, KINDS / f"{kind}.json")
    page.goto(f"{house.address}{path}#{token}")
    state: dict[str, Any] = house.ask(f"/api{path.replace('/t/', '/tables/')}", token=token)
    expect(page.locator(f"main[data-at='{state['at']}'] .seat.own")).to_be_visible()
    page.wait_for_timeout(500)  # nobody clicks sooner after a page has opened
    page.evaluate(WATCH)
    page.locator(place_of(next(move for move in state["view"]["legal"] if move["move"] == kind))).first.click()
    if kind == "take":  # the cube is picked; this takes it
        page.locator(".take").click()
    return float(page.wait_for_function("() => window.shown").json_value())


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon a click in the valley shows.")
    parser.add_argument("address", help="of a running house, as in http://127.0.0.1:8000")
    parser.add_argument("--times", type=int, default=3, help="how often each kind of move is made")
    asked = parser.parse_args()
    house = House(asked.address)
    waits: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=[one for one in FLAGS if one != "--headless"]
        )
        context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.setItem('branchline.settings', JSON.stringify({json.dumps(QUICK)}))")
        context.add_init_script(DEVICE)
        page = context.new_page()
        for kind in sorted(file.stem for file in KINDS.glob("*.json")):
            mine = [wait_of(page, house, kind) for _ in range(asked.times)]
            waits += mine
            print(f"{kind:10} {statistics.median(mine):6.0f} ms, worst {max(mine):.0f} ms")
        browser.close()
    print(f"{'all':10} {statistics.median(waits):6.0f} ms, worst {max(waits):.0f} ms")


if __name__ == "__main__":
    main()
