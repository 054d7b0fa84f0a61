"""Ticket to Ride on its own board, in a real browser against a real server and a real bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.ride import BOARD, GAME, LENGTH, MIDDLE, QUICK, STILL, cards_held, expect_at, open_routes, play

Shoot = Callable[[Page, str], None]
BOT = {"kind": "bot", "bot": "greedy"}
OVERLAPS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const what = node.textContent.trim() || node.dataset.waiting || node.getAttribute("class");
    return { what, x, y, width, height };
  });
  const names = boxes(".map .name text, .map text.country");
  const stations = boxes(".station .dot, .station .plate");
  const pills = boxes(".pill .room");
  const trim = 1; // a font's box is a little higher than its letters
  const over = (a, b) => a.x + trim < b.x + b.width && b.x + trim < a.x + a.width
    && a.y + 3 * trim < b.y + b.height && b.y + 3 * trim < a.y + a.height;
  const clashes = [];
  const all = [...names, ...stations, ...pills];
  for (const [k, one] of all.entries()) {
    for (const other of all.slice(0, k)) if (over(one, other)) clashes.push(`${one.what} on ${other.what}`);
  }
  const waiting = [...document.querySelectorAll(".passenger")].map((node) => Number(node.dataset.count));
  return {
    names: names.length, plates: boxes(".plate").length, clashes,
    passengers: waiting.reduce((sum, count) => sum + count, 0),
  };
}"""
SIZES = """() => {
  const least = (selector, of) => Math.min(...[...document.querySelectorAll(selector)].map(of));
  const height = (node) => node.getBoundingClientRect().height;
  const letters = (node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
  return {
    figure: least(".passenger .pawn", height),
    count: least(".passenger .count", letters),
    code: least(".code", letters),
  };
}"""
AWAY = """() => [...document.querySelectorAll(".station[data-city]")].flatMap((station) => {
  const dot = station.querySelector(".dot").getBoundingClientRect();
  const node = document.querySelector(`.name[data-place="${station.dataset.city}"] text`);
  const name = node.getBoundingClientRect();
  const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2];
  const off = Math.hypot(Math.max(name.x - x, 0, x - name.right), Math.max(name.y - y, 0, y - name.bottom));
  const gap = off - dot.width / 2;
  return gap > 6 ? [`${node.textContent}: ${gap}`] : [];
})"""
BLACK_AT_NIGHT = """() => {
  document.documentElement.dataset.scheme = "dark";
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const contrast = light(style(".slots.black").stroke) / light(style(".map .home").fill);
  document.documentElement.dataset.scheme = "light";
  return contrast;
}"""
HIDDEN = """(ids) => ids.filter((id) => {
  const line = document.querySelector(`[data-route="${id}"] .hit`);
  return [0.25, 0.5, 0.75].some((part) => {
    const at = line.getPointAtLength(line.getTotalLength() * part).matrixTransform(line.getScreenCTM());
    return document.elementFromPoint(at.x, at.y)?.closest("[data-route]")?.dataset.route !== id;
  });
})"""


def table(house: House, *others: dict[str, Any], board: str | None = None) -> tuple[str, str]:
    """A new table with us in the first seat: its address with our secret in it, and its id."""
    seats = ({"kind": "person", "name": "Ada"}, *(others or (BOT,)))
    made = house.table(GAME, *seats, options={"first": 0}, board=board)
    return f"/t/{made['table']}#{made['links'][0]['token']}", made["table"]


@pytest.fixture(scope="module")
def few_trains(house: House) -> str:
    """The board of a game that is whole but over sooner: a third of the trains."""
    components = BOARD["components"] | {"trains_per_player": 15}
    short = BOARD | {"id": "germany-few-trains", "title": "Germany, few trains", "components": components}
    card: dict[str, str] = house.ask(f"/api/games/{GAME}/boards", short)
    return card["digest"]


def no_violations(page: Page) -> None:
    """Axe finds nothing, by day and by night."""
    for scheme in ("light", "dark"):
        page.evaluate("(scheme) => (document.documentElement.dataset.scheme = scheme)", scheme)
        found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        told = [
            (one["id"], node["html"][:160], node["failureSummary"][:200]) for one in found for node in one["nodes"][:3]
        ]
        assert told == [], scheme
    page.evaluate("() => (document.documentElement.dataset.scheme = 'light')")


class Player:
    """Plays a seat through the page; what hand it plays with is its subclass's affair."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: dict[str, Callable[[], None]] = {}  # what to do when a moment comes for the first time

    def act(self, moment: str) -> None:
        self.first.pop(moment, lambda: None)()
        getattr(self, moment)()

    def wants(self) -> str | None:
        """The longest route that can be had, once it is worth a turn."""
        best = open_routes(self.page)[0]
        return best if LENGTH[best] >= 3 or cards_held(self.page) > 9 else None


class Mouse(Player):
    def mix(self) -> None:
        self.page.click(".mix .choices button:nth-child(3)")

    def offer(self) -> None:
        for ticket in self.page.locator(".offer .pick").all()[:2]:
            ticket.click()
        self.page.click(".turn .act")

    def claim(self) -> None:
        route = self.wants()
        if route is None:
            self.draw()
        else:
            self.page.mouse.click(*self.page.evaluate(MIDDLE, route))

    def pay(self) -> None:
        self.page.locator(".pay .way").first.click()

    def passenger(self) -> None:
        self.page.locator(".asked").first.click()

    def draw(self) -> None:
        self.page.locator(".display .card.open[data-card]").last.click()


@pytest.mark.parametrize("printed", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["few trains", "printed"])
def test_a_whole_game_is_played_by_mouse(printed: bool, house: House, sit: Sit, shoot: Shoot, few_trains: str) -> None:
    address, name = table(house, board=None if printed else few_trains)
    page = sit(address, settings=QUICK)
    player = Mouse(page)
    player.first = {
        "offer": lambda: no_violations(page),
        "passenger": lambda: no_violations(page),
    }
    asked = play(page, player.act)
    assert asked["mix"] == 1
    assert asked["offer"] >= 1
    assert asked["pay"] >= (8 if printed else 2), "routes were claimed on the map"
    no_violations(page)
    shoot(page, "ticket-to-ride-end")
    result = house.ask(f"/api/tables/{name}")["card"]["result"]
    assert result["reason"] == "trains"
    page.click(".over .button")
    expect(page.locator("h1")).to_be_visible()


class Keyboard(Player):
    """Never touches the mouse: Tab, arrows, Page Down, Enter, Space."""

    def to(self, selector: str) -> None:
        """Tab on until something of this kind has the focus."""
        for _ in range(120):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {selector}")

    def press(self, selector: str, key: str = "Enter") -> None:
        self.to(selector)
        self.page.keyboard.press(key)

    def mix(self) -> None:
        self.press(".mix .choices button:nth-child(3)")

    def offer(self) -> None:
        self.press(".offer .pick:nth-child(1)", "Space")
        self.press(".offer .pick:nth-child(2)", "Space")
        self.press(".turn .act")

    def claim(self) -> None:
        route = self.wants()
        if route is None:
            self.draw()
            return
        self.to(".route")
        for _ in range(130):
            if self.page.evaluate("() => document.activeElement.dataset.route") == route:
                break
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")

    def pay(self) -> None:
        assert self.page.evaluate("() => document.activeElement.matches('.way.best')"), "the best way has the focus"
        self.page.keyboard.press("Enter")

    def passenger(self) -> None:
        self.press(".asked")

    def draw(self) -> None:
        self.press(".display .card.open[data-card]")


def test_a_whole_game_is_played_by_keyboard_alone(house: House, sit: Sit, few_trains: str) -> None:
    address, name = table(house, board=few_trains)
    page = sit(address, settings=QUICK)
    asked = play(page, Keyboard(page).act)
    assert asked["pay"] >= 2
    assert house.ask(f"/api/tables/{name}")["card"]["result"] is not None


class Touch(Mouse):
    """One finger on a small screen."""

    def tap(self, selector: str, at: int = 0) -> None:
        self.page.locator(selector).nth(at).tap()

    def mix(self) -> None:
        self.tap(".mix .choices button", 2)

    def offer(self) -> None:
        self.tap(".offer .pick", 0)
        self.tap(".offer .pick", 1)
        self.tap(".turn .act")

    def claim(self) -> None:
        route = self.wants()
        if route is None:
            self.draw()
            return
        self.tap(".tools button", 2)  # the whole map
        self.page.wait_for_timeout(60)
        for _ in range(3):  # in a crowd the first tap only brings the map nearer
            self.page.touchscreen.tap(*self.page.evaluate(MIDDLE, route))
            self.page.wait_for_timeout(60)
            if self.page.locator(".pay .way").count():
                return

    def pay(self) -> None:
        self.tap(".pay .way")

    def passenger(self) -> None:
        self.tap(".chooser button")

    def draw(self) -> None:
        self.tap(".strip .card.open[data-card]", -1)


def test_a_whole_game_is_played_by_touch_on_a_phone(house: House, sit: Sit, shoot: Shoot, few_trains: str) -> None:
    address, name = table(house, board=few_trains)
    page = sit(address, phone=True, settings=QUICK)
    player = Touch(page)
    player.first = {"claim": lambda: (no_violations(page), shoot(page, "ticket-to-ride-phone"))}  # type: ignore[dict-item]
    asked = play(page, player.act)
    assert asked["pay"] >= 2
    assert house.ask(f"/api/tables/{name}")["card"]["result"] is not None


@pytest.fixture
def turn(house: House, sit: Sit) -> Callable[..., Page]:
    """A table where it is our first turn."""

    def open_table(*others: dict[str, Any], **how: Any) -> Page:
        address, _ = table(house, *others)
        page = sit(address, settings=QUICK, **how)
        player = Mouse(page)
        page.wait_for_selector(".mix")
        player.mix()
        page.wait_for_selector(".offer")
        player.offer()
        page.wait_for_selector(".display .card.open")
        page.evaluate(STILL)  # the map takes the room that the tickets had
        return page

    return open_table


def test_every_track_can_be_clicked_and_every_name_read(turn: Callable[..., Page], shoot: Shoot) -> None:
    page = turn()
    assert page.evaluate(HIDDEN, list(LENGTH)) == []
    found = page.evaluate(OVERLAPS)
    assert found["clashes"] == []
    assert found["names"] >= len(BOARD["cities"]) + len(BOARD["countries"])
    assert found["passengers"] == 60
    assert found["plates"] == sum(len(country["endpoints"]) for country in BOARD["countries"])
    assert page.evaluate(AWAY) == []
    sizes = page.evaluate(SIZES)
    assert sizes["figure"] >= 14, sizes
    assert sizes["count"] >= 14, sizes
    assert sizes["code"] >= 12, sizes
    assert page.evaluate(BLACK_AT_NIGHT) >= 7
    shoot(page, "ticket-to-ride-opening")


def test_the_board_says_why_not_lights_tickets_and_keeps_plans(turn: Callable[..., Page]) -> None:
    page = turn()
    page.mouse.click(*page.evaluate(MIDDLE, "berlin-hannover"))
    expect(page.locator(".note")).to_contain_text("Berlin – Hannover")
    page.get_by_role("button", name="Rule T3.2").click()
    expect(page.locator(".note .rule")).to_contain_text("as many cards as it is long")
    page.keyboard.press("Escape")
    expect(page.locator(".note")).to_have_count(0)

    page.locator(".desk [data-ticket]").first.hover()
    expect(page.locator(".route .wanted").first).to_be_attached()
    expect(page.locator(".station.end").nth(1)).to_be_attached()
    page.mouse.move(640, 5)
    expect(page.locator(".route .wanted")).to_have_count(0)

    with page.expect_response("**/notes"):  # the mark has come to the server
        page.mouse.click(*page.evaluate(MIDDLE, "berlin-hannover"), button="right")
    expect(page.locator("[data-route=berlin-hannover] .mark")).to_be_attached()
    page.reload()
    expect(page.locator("[data-route=berlin-hannover] .mark")).to_be_attached()


def test_a_price_is_shown_before_it_is_paid(turn: Callable[..., Page]) -> None:
    page = turn()
    route = open_routes(page)[0]
    page.mouse.move(*page.evaluate(MIDDLE, route))
    expect(page.locator(".tip")).to_contain_text("Pay ")
    expect(page.locator(".tip")).to_contain_text("leaves you 4")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".bar")).to_contain_text("Claim ")
    held = cards_held(page)
    page.keyboard.press("Escape")
    expect(page.locator(".pay .way")).to_have_count(0)
    assert cards_held(page) == held


def test_the_map_is_dragged_and_zoomed_and_fitted_again(turn: Callable[..., Page]) -> None:
    page = turn()
    fitted = page.evaluate(MIDDLE, "berlin-hannover")
    page.mouse.move(*fitted)
    page.mouse.wheel(0, -600)
    expect_at(page, "berlin-hannover", fitted, 5)  # the point stays
    page.mouse.down()
    page.mouse.move(fitted[0] - 120, fitted[1] - 60, steps=4)
    page.mouse.up()
    expect_at(page, "berlin-hannover", [fitted[0] - 120, fitted[1] - 60], 8)
    expect(page.locator(".note")).to_have_count(0)  # the end of a drag is no click
    page.get_by_role("button", name="Show the whole map").click()
    expect_at(page, "berlin-hannover", fitted, 1)


def test_a_claim_is_taken_back_step_by_step(house: House, sit: Sit) -> None:
    address, _ = table(house)
    page = sit(address, settings=QUICK | {"confirm": True})
    player = Mouse(page)
    for moment in ("mix", "offer"):
        page.wait_for_selector(f".{moment}")
        getattr(player, moment)()
        page.wait_for_selector(f".{moment}", state="detached")
        page.locator(".turn .end:enabled, .offer, .route.open").first.wait_for()
        if page.locator(".turn .end:enabled").count():
            page.click(".turn .end")
    page.wait_for_selector(".route.open")
    page.evaluate(STILL)
    for route in open_routes(page):
        page.mouse.click(*page.evaluate(MIDDLE, route))
        page.wait_for_selector(".pay .way")
        if page.locator(".pay .way").count() > 1:  # the claim is one step, the payment another
            break
        page.keyboard.press("Escape")
    player.pay()
    expect(page.locator(f"[data-route={route}]")).to_have_attribute("data-owner", "0")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"[data-route={route}]")).not_to_have_attribute("data-owner", "0")
    expect(page.locator(".pay .way")).to_have_count(0)
    page.get_by_role("button", name="Reset turn").click()
    expect(page.locator(".bar")).to_contain_text("claim a route or draw tickets")
