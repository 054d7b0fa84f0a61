"""Ticket to Ride played through its own board: by mouse, by keyboard, by touch. Simple play, but whole games."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from branchline import build

GAME = "ticket-to-ride-germany"
BOARD = json.loads((build.PACKAGE / "games/ticket_to_ride/board/germany.json").read_text(encoding="utf-8"))
LENGTH = {route["id"]: route["length"] for route in BOARD["routes"]}
QUICK = {"confirm": False, "pace": 0, "sound": False, "guidance": False}

# What the page asks for now, as it can be seen: one word, or "" while others play.
MOMENT = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].some((node) => node.getClientRects().length);
  if (seen(".over")) return "over";
  if (!seen(".bar.mine:not([aria-busy=true])")) return "";
  if (seen(".pay .way")) return "pay";
  if (seen(".mix")) return "mix";
  if (seen(".offer")) return "offer";
  if (seen(".asked")) return "passenger";
  if (seen(".route.open")) return "claim";
  if (seen(".display .card.open")) return "draw";
  return "";
}"""

# Where the middle slot of a route is seen.
MIDDLE = """(id) => {
  const line = document.querySelector(`[data-route="${id}"] .hit`);
  const at = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
  return [at.x, at.y];
}"""

# Until the map has had the same size for some frames.
STILL = """() => new Promise((done) => {
  const size = () => JSON.stringify(document.querySelector(".map .pane").getBoundingClientRect());
  let was = size(), same = 0;
  const look = () => {
    const now = size();
    same = now === was ? same + 1 : 0;
    was = now;
    if (same > 8) done(null); else requestAnimationFrame(look);
  };
  look();
})"""


def expect_at(page: Page, route: str, at: list[float], within: float) -> None:
    """Wait until the middle of a route is seen there."""
    near = f"""([id, x, y, within]) => {{
      const [a, b] = ({MIDDLE})(id);
      return Math.abs(a - x) <= within && Math.abs(b - y) <= within;
    }}"""
    page.wait_for_function(near, arg=[route, *at, within])


def open_routes(page: Page) -> list[str]:
    """The routes that glow, the longest first: a player who wants the game to end."""
    ids: list[str] = page.eval_on_selector_all(".route.open", "nodes => nodes.map((node) => node.dataset.route)")
    return sorted(ids, key=lambda route: (-LENGTH[route], route))


def cards_held(page: Page) -> int:
    counts: list[str] = page.eval_on_selector_all("[data-held]", "nodes => nodes.map((node) => node.dataset.count)")
    return sum(map(int, counts))


def play(page: Page, act: Callable[[str], None], limit: int = 400) -> dict[str, int]:
    """Act whenever something is asked, until the game is over; how often each thing was asked."""
    asked: dict[str, int] = {}
    for _ in range(limit):
        moment = page.wait_for_function(f"() => ({MOMENT})()", polling=20).json_value()
        if moment == "over":
            return asked
        asked[moment] = asked.get(moment, 0) + 1
        before = stamp(page)
        act(moment)
        page.wait_for_function("(before) => document.body.innerText !== before", arg=before, polling=20)
    raise AssertionError(f"the game did not end: {asked}")


def stamp(page: Page) -> Any:
    return page.evaluate("() => document.body.innerText")
