"""How smoothly the map of Ticket to Ride moves, measured by hand, never asserted.

    branchline serve --port 8080 &
    python -m tests.web.frames http://127.0.0.1:8080

Plays a table into its middle, then drags and zooms the map with real pointer and wheel events for two seconds each and
counts the frames that the browser shows meanwhile.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.support.browser import FLAGS, chromium
from tests.web.conftest import DESKTOP, House
from tests.web.ride import GAME, LENGTH

SECONDS = 2.0
RECORD = """() => {
  const times = (window.frames_seen = []);
  const note = (now) => { times.push(now); window.recording = requestAnimationFrame(note); };
  window.recording = requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.recording); return window.frames_seen; }"


def middle_of_a_game(house: House, routes: int = 24) -> str:
    """The address of a seat at a table where so many routes are claimed."""
    made = house.table(GAME, {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"})
    name, token = made["table"], made["links"][0]["token"]
    while True:
        state = house.ask(f"/api/tables/{name}", token=token)
        view: dict[str, Any] = state["view"]
        if len(view["routes"]) >= routes or view["over"]:
            return f"{house.address}/t/{name}#{token}"
        if view["legal"]:
            claims = [move for move in view["legal"] if move["move"] == "claim" and LENGTH[move["route"]] > 2]
            move = (claims or view["legal"])[0]
            house.ask(f"/api/tables/{name}/moves", {"at": state["at"], "move": move, "hold": False}, token)
        else:
            time.sleep(0.02)


def measure(page: Page, what: str, step: Callable[[int], None]) -> None:
    page.wait_for_timeout(500)
    page.evaluate(RECORD)
    begun = time.perf_counter()
    count = 0
    while time.perf_counter() - begun < SECONDS:
        step(count)
        count += 1
    times: list[float] = page.evaluate(STOP)
    gaps = sorted(after - before for before, after in pairwise(times))
    rate = 1000 * len(gaps) / (times[-1] - times[0])
    late = gaps[int(0.95 * len(gaps))]
    print(f"{what}: {rate:.0f} frames/s, 95 % of the gaps ≤ {late:.0f} ms, {count / SECONDS:.0f} events/s")


def main(address: str) -> None:
    with sync_playwright() as playwright:
        flags = [flag for flag in FLAGS if flag != "--headless"]
        browser = playwright.chromium.launch(executable_path=chromium(), headless=True, args=flags)
        page = browser.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
        page.goto(middle_of_a_game(House(address)))
        box = page.locator(".map .pane").first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        measure(page, "nothing moves", lambda _: page.wait_for_timeout(100))
        measure(page, "zoom by wheel", lambda k: page.mouse.wheel(0, -40 if k // 30 % 2 == 0 else 40))
        page.mouse.wheel(0, -600)
        page.wait_for_timeout(300)
        page.mouse.down()
        measure(page, "drag", lambda k: page.mouse.move(x + 3 * (k % 60), y + 2 * (k % 60)))
        page.mouse.up()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
