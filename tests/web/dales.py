"""Wensleydale and Nürnberg played on their own board: by mouse or by touch. Simple play, but whole games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import House
from tests.web.playing import at_table

FIXTURES = Path(__file__).parents[1] / "fixtures"
FOLDERS = [FIXTURES / "dales" / "map", FIXTURES / "positions" / "dales"]
NAMES = ["Ada", "Ben", "Clara", "David"]
QUICK = {"general": False, "confirm": False, "pace": 0, "sound": False, "guidance": False}

# What the page asks for now, as it can be seen: one word, or "" while others play.
MOMENT = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].some((node) => node.getClientRects().length);
  if (seen(".over")) return "over";
  if (!seen(".bar.mine:not([aria-busy=true])")) return "";
  if (seen("[data-pay]:enabled")) return "pay";
  if (seen("[data-part=either] button")) return "choose";
  if (seen("[data-put]")) return "put";
  if (seen("[data-piece]")) return "load";
  if (seen("[data-act=pass], [data-act=no-trains]")) return "train";
  if (seen("[data-chip], [data-link][data-planned]")) return "step";  // a line that cannot go on is finished
  if (seen("[data-area].open")) return "start";
  if (seen("[data-offer]")) return "offer";
  if (seen("[data-box].glow")) return "bid";
  return "";
}"""


def position_of(name: str) -> dict[str, Any]:
    """A committed position, by the name of its file."""
    path = next(path for folder in FOLDERS if (path := folder / f"{name}.json").exists())
    position: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return position


def laid_out(house: House, name: str, others: str | None = None) -> str:
    """A table at a committed position, and the address of who is to act; `others="greedy"` are bots."""
    position = position_of(name)
    turn = position["turn"] or 0
    people = [
        {"kind": "bot", "bot": others} if others and seat != turn else {"kind": "person", "name": NAMES[seat]}
        for seat in range(position["seats"])
    ]
    made = house.table(position["game"], *people, position=position)
    token = next(link["token"] for link in made["links"] if link["seat"] == turn)
    return f"/t/{made['table']}#{token}"


def at_board(page: Page) -> None:
    """Wait until the map is drawn and the panels beside it are there: the board is loaded after the table."""
    at_table(page)
    expect(page.locator("[data-part=ribbon]")).to_be_visible()
    expect(page.locator("[data-area]").first).to_be_attached()
    page.evaluate("() => document.fonts.ready.then(() => null)")


def seat_of(page: Page) -> tuple[str, str]:
    """The table of this page, and the secret of its seat."""
    table = page.url.split("/t/")[1].split("#")[0].split("?")[0]
    token = page.evaluate("(id) => JSON.parse(localStorage.getItem('branchline.device'))")
    return table, str(token)


def state_of(house: House, page: Page) -> Any:
    """The table as the seat of this page knows it."""
    table, token = seat_of(page)
    return house.ask(f"/api/tables/{table}", token=token)


def hub(page: Page, area: str) -> tuple[float, float]:
    """Where an area of the map is clicked: at its hub."""
    where = page.evaluate(
        """(id) => {
          const at = document.querySelector(`[data-place="${id}"] text`).getBoundingClientRect();
          return [at.x + at.width / 2, at.y + at.height / 2];
        }""",
        area,
    )
    return where[0], where[1]


def click_area(page: Page, area: str) -> None:
    page.mouse.click(*hub(page, area))


def lead(page: Page, *line: str) -> None:
    """Click a start and then area after area, each when it can be chosen."""
    for k, area in enumerate(line):
        expect(page.locator(f"[data-area={area}].open")).to_be_attached()
        click_area(page, area)
        if k:
            expect(page.locator("[data-link][data-planned], [data-link][data-sold]")).to_have_count(k)
    page.mouse.move(5, 5)


def main_button(page: Page) -> Locator:
    return page.locator(".bar .turn button.main:enabled").first


def moment(page: Page) -> str:
    return str(page.evaluate(MOMENT))


def expect_links(page: Page, count: int) -> None:
    expect(page.locator("[data-link][data-planned]")).to_have_count(count)


# Where the n-th of the things that can be clicked now is seen, and not covered by another; null where none is.
SPOT = """([selector, n]) => {
  const spots = [];
  for (const node of document.querySelectorAll(selector)) {
    const shown = node.dataset.area ? document.querySelector(`[data-place="${node.dataset.area}"] text`) : node;
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest(selector) === node) spots.push([x, y]);
  }
  return spots.length ? spots[n % spots.length] : null;
}"""


class Bill(NamedTuple):
    """What a decision costs: what is paid in which means, and how much besides in means of one's choice."""

    kind: str
    pays: dict[str, int]
    rest: int


def paid_in(cell: Locator) -> dict[str, int]:
    """Amounts shown as icons with numbers, by the names that the ledger has for them."""
    shown = {
        one.get_attribute("data-means"): one.get_attribute("data-count") for one in cell.locator("[data-means]").all()
    }
    return {"cubes" if means == "cube" else str(means): int(str(count)) for means, count in shown.items()}


MEANS = ("cubes", "government", "engine", "red", "green")


def ledger_of(house: House, page: Page) -> list[Bill]:
    """What the seat of this page paid for its bids, lines, trains and takeovers, as the ledger has it."""
    name, token = seat_of(page)
    entries: list[dict[str, Any]] = []
    at: int | None = 0
    while at is not None:
        answer = house.ask(f"/api/tables/{name}/log?from={at}", token=token)
        entries += answer["entries"]
        at = answer["next"]
    seat = house.ask(f"/api/tables/{name}", token=token)["seat"]
    found: list[Bill] = []
    for entry in entries:
        if entry["seat"] != seat:
            continue
        told = {line["key"].removeprefix("narrate-") for line in entry["lines"]}
        move = (entry["move"] or {}).get("move")
        kind = "bought" if move == "buy" else next((one for one in ("bid", "built", "sold") if one in told), None)
        changes = [change for change in entry["changes"] if change["seat"] == seat]
        paid = {change["thing"].removeprefix("influence-"): -change["by"] for change in changes}
        paid = {thing: by for thing, by in paid.items() if thing in MEANS}
        if kind:
            found.append(Bill(kind, paid, 0))
        elif move == "pay":  # after a line is built, before a train is told
            for thing, by in paid.items():
                found[-1].pays[thing] = found[-1].pays.get(thing, 0) + by
    return found


def expect_paid_as_shown(shown: list[Bill], paid: list[Bill]) -> None:
    assert [bill.kind for bill in shown] == [bill.kind for bill in paid]
    for before, after in zip(shown, paid, strict=True):
        if before.kind in ("bid", "sold"):  # the last one brings more with it: influence won, cubes for a new round
            assert {thing: after.pays.get(thing) for thing in before.pays} == before.pays, (before, after)
        else:
            assert sum(after.pays.values()) == sum(before.pays.values()) + before.rest, (before, after)
            assert all(after.pays.get(thing, 0) >= by for thing, by in before.pays.items()), (before, after)


class Player:
    """Plays on the board: least bids, short lines, every piece that glows, trains, takeovers; counts what it meets."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.met: dict[str, int] = {}
        self.clicks = 0
        self.bills: list[Bill] = []  # what the page showed before each click that pays; by mouse

    def hit(self, selector: str, times: int = 1) -> bool:
        """Click something by mouse, or tap it; whether it was there."""
        self.clicks += 1
        spot = self.page.evaluate(SPOT, [selector, self.clicks])
        if spot is None:
            return False
        for _ in range(times):
            if self.touch:
                self.page.touchscreen.tap(*spot)
            else:
                self.page.mouse.click(*spot)
        return True

    def note(self, kind: str, pays: dict[str, int], rest: int = 0) -> None:
        if not self.touch:
            self.bills.append(Bill(kind, pays, rest))

    def play(self, most: int = 1200) -> dict[str, int]:
        for _ in range(most):
            try:
                self.page.wait_for_function(f"() => ({MOMENT})() !== ''", timeout=60_000)
            except TimeoutError:
                seen = self.page.locator(".bar").inner_text()
                raise AssertionError(f"nothing can be done here, after {self.met}: {seen}") from None
            now = moment(self.page)
            self.met[now] = self.met.get(now, 0) + 1
            if now == "over":
                return self.met
            getattr(self, now)()
            self.page.wait_for_timeout(30)
        raise AssertionError(f"the game does not end: {self.met}")

    def whole(self) -> None:
        """A finger that has come near goes back to where all of the map is seen, and waits until it rests."""
        if self.touch:
            self.page.get_by_role("button", name="Show the whole map").click()
            self.page.wait_for_function("() => !document.querySelector('.pane.moving')")

    def bid(self) -> None:
        self.hit("[data-box].glow:not(.chosen)")
        button = main_button(self.page)
        self.note("bid", {"cubes": int(re.findall(r"\d+", button.inner_text())[0])})
        button.click()

    def pay(self) -> None:
        self.page.locator("[data-pay]:visible").last.click()

    def choose(self) -> None:
        self.page.locator("[data-part=either] button:visible").last.click()

    def put(self) -> None:
        self.page.locator("[data-put]:visible").first.click()

    def start(self) -> None:
        self.whole()
        if self.clicks % 7 == 6 or not self.hit("[data-area].open", 2 if self.touch else 1):
            if self.touch:  # the sheet is folded, so that the map is free
                self.page.locator(".bar .fold[aria-expanded=false]").click()
            self.page.locator("[data-act=nothing]").click()

    def step(self) -> None:
        """Lead the line on for a link or two; finish a line, or a sale, as soon as it can be finished."""
        planned = self.page.locator("[data-link][data-planned]").count()
        further = self.page.locator("[data-chip]").count()
        ready = self.page.locator("[data-offer]").count() or planned > (self.clicks % 2 if further else 0)
        if ready:
            self.offer()
        elif not self.hit("[data-chip]", 2 if self.touch else 1):
            self.page.get_by_role("button", name="Reset turn").click()

    def offer(self) -> None:
        if self.page.locator("[data-offer]").count():
            offer = self.page.locator("[data-offer]").first
            cost = int(str(offer.locator("[data-cost]").get_attribute("data-cost")))
            self.note("sold", {str(offer.get_attribute("data-offer")): cost})
        else:
            self.page.mouse.move(5, 5)
            bill = self.page.locator("[data-bill=map-so-far] td").first
            rest = bill.locator("[data-rest]")
            self.note("built", paid_in(bill), int(str(rest.get_attribute("data-rest"))) if rest.count() else 0)
        several = self.page.locator("[data-offer] button")
        (several.first if several.count() else main_button(self.page)).click()

    def load(self) -> None:
        self.whole()
        if not self.hit("[data-piece]", 2 if self.touch else 1):
            self.page.locator("[data-act=pass], [data-act=no-trains]").first.click()

    def train(self) -> None:
        """Nothing to load: a train while one can be had, else pass. On a phone the trains are in a sheet."""
        self.clicks += 1
        trains = self.page.locator("[data-train].glow")
        if self.touch:
            self.page.get_by_role("navigation").get_by_role("button", name="Trains", exact=True).tap()
            expect(self.page.locator("dialog [data-train]").first).to_be_visible()
        if self.clicks % 3 and trains.count():  # what can be had does not change while it is this seat's turn
            train = trains.nth(self.clicks % trains.count())
            if self.touch:
                train.tap()
                self.page.locator("dialog button.main").tap()
            else:
                train.hover()
                price = self.page.locator("[data-part=buy]")
                engine, others = (int(str(price.get_attribute(f"data-{one}"))) for one in ("engine", "others"))
                self.note("bought", {"engine": engine} if engine else {}, others)
                train.click()
        else:
            if self.touch:
                self.page.get_by_role("button", name="Close").tap()
            self.page.locator("[data-act=pass], [data-act=no-trains]").first.click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)


# How many times Tab is pressed from what has the focus to the first of these that can have it; null where none can.
TABS = """(selector) => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((node) =>
    node.tabIndex >= 0 && !node.disabled && node.checkVisibility() && !node.closest("[inert]"));
  const to = stops.findIndex((node) => node.matches(selector));
  if (to < 0) return null;
  const from = document.activeElement;
  const passed = from && from !== document.body ? stops.filter((node) => from === node ||
    from.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING).length - 1 : -1;
  return to - passed;
}"""


STEPS = {
    "main": ".turn .main:enabled",
    "offer": "[data-act^=sell-]:enabled",
    "bid": "[data-box][aria-disabled=false]",
    "choose": "[data-part=either] button",
    "pay": "[data-pay]:enabled",
    "put": "[data-put]",
    "load": "[data-piece]",
    "train": ".train.glow",
    "step": "[data-area][role=button][aria-label^='Lead']",
    "start": "[data-area][role=button]",
    "pass": "[data-act=pass]",
    "nothing": "[data-act=nothing]",
}


class Keys:
    """Plays with Tab and Enter alone, on the board and in the panels, never in the list of all moves."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.met: dict[str, int] = {}

    def play(self, done: Callable[[], bool] = lambda: False, most: int = 2000) -> dict[str, int]:
        for _ in range(most):
            if done() or self.page.locator("a[href$='/end']").count():
                return self.met
            there = self.page.evaluate(
                """(steps) => document.querySelector(".bar.mine:not([aria-busy=true])")
                  && steps.find(([, selector]) => document.querySelector(selector))""",
                list(STEPS.items()),
            )
            if there and self.press(there[1]):
                self.met[there[0]] = self.met.get(there[0], 0) + 1
            self.page.wait_for_timeout(30)
        raise AssertionError(f"it did not come to an end: {self.met}")

    def press(self, selector: str) -> bool:
        """Go to something and press Enter; False where it is gone before that."""
        for _ in range(4):
            away = self.page.evaluate(TABS, selector)
            if away is None:
                return False
            if away == 0:
                self.page.keyboard.press("Enter")
                return True
            for _ in range(abs(away)):
                self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {selector}")
