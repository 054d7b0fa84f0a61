"""How smoothly a map moves and how soon a click shows, measured by hand, never asserted.

    branchline serve --port 8080 &
    python -m tests.web.frames http://127.0.0.1:8080
    python -m tests.web.frames http://127.0.0.1:8080 wensleydale nurnberg enlarged

Plays a table of Ticket to Ride into its middle, or opens a committed position of the Dales; then drags and zooms the
map with real pointer and wheel events for two seconds each and counts the frames that the browser shows meanwhile. On a
map of the Dales it clicks a start, a link and "Build nothing" besides, and says after how long each shows its effect.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.support.browser import FLAGS, chromium
from tests.web.conftest import DESKTOP, DEVICE, House
from tests.web.dales import QUICK, at_board, laid_out
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


CLICKS = {
    "a click on a start": ("[data-area].open", "[data-chip]"),
    "a click on a link": ("[data-chip]", "[data-link][data-planned]"),
    "a click that the server answers": ("[data-act=nothing]", "text=You build nothing"),
}
# Clicks the first of one kind, and waits until one of the other is there and has been painted; milliseconds.
AFTER = """([what, effect]) => new Promise((resolve) => {
  const node = document.querySelector(what);
  const begun = performance.now();
  node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const there = () => effect.startsWith("text=")
    ? document.querySelector(".log").textContent.includes(effect.slice(5)) : document.querySelector(effect);
  const look = () => there()
    ? requestAnimationFrame(() => resolve(performance.now() - begun)) : setTimeout(look, 1);
  look();
})"""


def clicks(house: House, page: Page, position: str) -> None:
    """Three times each, on tables of their own; the middle one counts."""
    taken: dict[str, list[float]] = {what: [] for what in CLICKS}
    for _ in range(3):
        page.goto(house.address + laid_out(house, position))
        at_board(page)
        page.wait_for_timeout(500)
        for what, selectors in CLICKS.items():
            if what.endswith("answers"):
                page.get_by_role("button", name="Reset turn").click()
                page.locator("[data-act=nothing]").wait_for()
            taken[what].append(page.evaluate(AFTER, list(selectors)))
    for what, times in taken.items():
        print(f"{what}: {sorted(times)[1]:.0f} ms")


def main(address: str, *maps: str) -> None:
    house = House(address)
    with sync_playwright() as playwright:
        flags = [flag for flag in FLAGS if flag != "--headless"]
        browser = playwright.chromium.launch(executable_path=chromium(), headless=True, args=flags)
        for name in maps or (GAME,):
            print(name)
            page = browser.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
            page.add_init_script(f"localStorage.setItem('branchline.settings', {json.dumps(json.dumps(QUICK))})")
            page.add_init_script(DEVICE)
            if name == GAME:
                page.goto(middle_of_a_game(house))
            else:
                page.goto(house.address + laid_out(house, f"{name}-building"))
                at_board(page)
            smoothness(page)
            if name != GAME:
                clicks(house, page, f"{name}-building")
            page.close()
        browser.close()


def smoothness(page: Page) -> None:
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


if __name__ == "__main__":
    main(*sys.argv[1:])
