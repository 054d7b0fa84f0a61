"""The map of Wensleydale and Nürnberg in a real browser: its sizes, and every decision that is made on it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline import build
from tests.web.conftest import House, Sit
from tests.web.dales import QUICK, Player, click, click_area, expect_links, laid_out, main_button, state_of
from tests.web.playing import at_table
from tests.web.test_pages import look_at

Shoot = Callable[[Page, str], None]
MAPS = ["wensleydale-building", "nurnberg-building", "enlarged-building"]

# Every name in pixels, what covers what, and areas that are too small or covered where one clicks them.
MEASURE = """() => {
  const small = [], clashes = [], targets = [];
  const boxes = [...document.querySelectorAll("[data-name], [data-river]")].map((node) => {
    const lines = node.tagName === "text" && node.querySelector("tspan") ? [...node.querySelectorAll("tspan")] : [node];
    const scale = node.getScreenCTM().a;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < 11) small.push([node.textContent.trim(), size]);
    return lines.map((line) => {
      const count = line.getNumberOfChars();
      const first = line.getExtentOfChar(0), last = line.getExtentOfChar(count - 1);
      const m = node.getScreenCTM();
      const left = Math.min(first.x, last.x), right = Math.max(first.x + first.width, last.x + last.width);
      return { id: node.dataset.name ?? node.dataset.river, left: left * m.a + m.e, right: right * m.a + m.e,
        top: (first.y + first.height * 0.28) * m.d + m.f, bottom: (first.y + first.height * 0.8) * m.d + m.f,
        river: "river" in node.dataset };
    });
  }).flat().filter((box) => !box.river);
  const hubs = [...document.querySelectorAll("[data-place] .hub")].map((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { id: node.closest("[data-place]").dataset.place, left, right, top, bottom };
  });
  const over = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]) > 1;
  const meet = (a, b) => over(a, b, "left", "right") && over(a, b, "top", "bottom");
  boxes.forEach((one, k) => {
    for (const other of [...boxes.slice(k + 1), ...hubs]) {
      if (other.id !== one.id && meet(one, other)) clashes.push([one.id, other.id]);
    }
  });
  for (const node of document.querySelectorAll("[data-area]")) {
    const box = node.getBoundingClientRect();
    const label = document.querySelector(`[data-place="${node.dataset.area}"] text`).getBoundingClientRect();
    const under = document.elementFromPoint(label.x + label.width / 2, label.y + label.height / 2);
    if (box.width < 24 || box.height < 24 || under !== node) targets.push([node.dataset.area, box.width, box.height]);
  }
  return { small, clashes, targets, names: boxes.length };
}"""


@pytest.mark.parametrize("name", MAPS)
def test_the_whole_map_is_readable_and_can_be_clicked_everywhere(
    name: str, house: House, sit: Sit, shoot: Shoot
) -> None:
    page = sit(laid_out(house, name), settings=QUICK)
    at_table(page)
    expect(page.locator("[data-area]").first).to_be_attached()
    page.wait_for_timeout(200)
    found = page.evaluate(MEASURE)
    assert found["names"] > 80
    assert found["small"] == []
    assert found["clashes"] == []
    assert found["targets"] == []
    shoot(page, f"map-{name}")


@pytest.mark.parametrize("name", ["wensleydale-building", "nurnberg-loading"])
def test_zoomed_in_on_a_phone_everything_is_as_large_as_a_finger(
    name: str, house: House, sit: Sit, shoot: Shoot
) -> None:
    page = sit(laid_out(house, name), phone=True, settings=QUICK)
    at_table(page)
    zoom = page.get_by_role("button", name="Zoom in")
    for _ in range(7):
        zoom.click()
    page.wait_for_timeout(400)
    chips = "[data-chip] rect, [data-piece] .hit, [data-area]"
    if name.endswith("building"):
        page.locator("[data-area].open").first.dispatch_event("click")
        page.wait_for_timeout(400)
    sizes = page.eval_on_selector_all(
        chips,
        "(all) => all.map((one) => { const b = one.getBoundingClientRect(); return Math.min(b.width, b.height); })",
    )
    assert min(sizes) >= 44, sorted(sizes)[:5]
    shoot(page, f"map-{name}-phone-near")


def row(page: Page, key: str) -> dict[str, int]:
    """A row of the bill, as it is shown: what is paid, by means."""
    cells = page.locator(f"[data-bill={key}] td").first.locator("[data-means]")
    return {str(cell.get_attribute("data-means")): int(str(cell.get_attribute("data-count"))) for cell in cells.all()}


def changes(house: House, page: Page) -> dict[str, int]:
    """What the seat has of each means."""
    view = state_of(house, page)["view"]
    seat = view["seat"]
    tracks = {
        track: next(int(space) for space, stack in view["tracks"][track].items() if seat in stack)
        for track in ("government", "engine", "red", "green")
    }
    return {"cube": view["cubes"][seat], **tracks}


def test_a_line_is_built_by_clicking_along_the_map_and_costs_what_was_shown(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-building"), settings=QUICK)
    at_table(page)
    had = changes(house, page)
    start = str(page.locator("[data-area].open").first.get_attribute("data-area"))
    click_area(page, start)
    chip = page.locator("[data-chip]").first
    chip.hover()
    expect(page.locator("[data-bill=map-with-it]")).to_be_visible()
    shown = row(page, "map-with-it")
    click(page, chip)
    expect_links(page, 1)
    assert row(page, "map-so-far") == shown
    click(page, page.locator("[data-chip]").first)
    expect_links(page, 2)
    page.mouse.move(5, 5)
    page.get_by_role("button", name="Undo").click()
    expect_links(page, 1)
    price = row(page, "map-so-far")
    page.get_by_role("button", name="Finish line").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You build 1 link")
    has = changes(house, page)
    assert {means: had[means] - has[means] for means in had if had[means] != has[means]} == price
    seat = state_of(house, page)["view"]["seat"]
    assert list(state_of(house, page)["view"]["links"].values()).count(seat) == 1


def test_a_line_may_be_begun_at_either_end(house: House, sit: Sit) -> None:
    """The engine names a line between two company towns from the first of them; a player need not know."""
    page = sit(laid_out(house, "wensleydale-building"), settings=QUICK)
    at_table(page)
    board = json.loads((build.PACKAGE / "games/dales/board/wensleydale.json").read_text(encoding="utf-8"))
    order = [area["id"] for area in board["maps"][0]["areas"]]
    starts = page.eval_on_selector_all("[data-area].open", "(all) => all.map((one) => one.dataset.area)")
    ends = None
    for start in sorted(starts, key=order.index, reverse=True):
        click_area(page, start)
        steps = page.eval_on_selector_all("[data-chip]", "(all) => all.map((one) => one.dataset.chip)")
        ends = next(
            ((start, step) for step in steps if step in starts and order.index(step) < order.index(start)), None
        )
        if ends:
            break
        page.get_by_role("button", name="Undo").click()
    assert ends is not None, "two starts touch in this position"
    page.locator(f"[data-chip={ends[1]}]").click()
    page.get_by_role("button", name="Finish line").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You build")
    view = state_of(house, page)["view"]
    assert view["seat"] in [owner for link, owner in view["links"].items() if set(link.split()) == set(ends)]


def test_what_cannot_be_built_says_why_with_the_rule(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-building"), settings=QUICK)
    at_table(page)
    click_area(page, "water-crag")
    expect(page.get_by_role("alert")).to_contain_text("No link may enter or leave Water Crag")
    page.get_by_role("alert").get_by_role("button", name="Rule W5.4").click()
    expect(page.get_by_role("alert")).to_contain_text("No link may enter or leave a hill")
    page.keyboard.press("Escape")
    click_area(page, str(page.locator("[data-area].open").first.get_attribute("data-area")))
    click_area(page, "masham")
    expect(page.get_by_role("alert")).to_contain_text("not next to")


def test_too_few_cubes_ask_which_influence_pays(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-poor"), settings=QUICK)
    at_table(page)
    had = changes(house, page)
    for start in page.eval_on_selector_all("[data-area].open", "(all) => all.map((one) => one.dataset.area)"):
        click_area(page, start)
        for _ in range(3):
            if page.locator("[data-chip]").count() and not page.locator("[data-rest]").count():
                click(page, page.locator("[data-chip]").first)
                page.mouse.move(5, 5)
        if page.locator("[data-bill=map-so-far] [data-rest]").count():
            break
        page.get_by_role("button", name="Reset turn").click()
    rest = int(str(page.locator("[data-rest]").get_attribute("data-rest")))
    price = row(page, "map-so-far")
    page.get_by_role("button", name="Finish line").click()
    expect(page.locator("[data-pay]").first).to_be_visible()
    for _ in range(rest):
        owed = state_of(house, page)["view"]["short"]
        if owed == 0:
            break
        page.locator("[data-pay]").last.click()
        page.wait_for_function("(n) => !document.querySelector('.bar[aria-busy=true]')", arg=owed)
    has = changes(house, page)
    paid = {means: had[means] - has[means] for means in had}
    assert paid["cube"] == price.get("cube", 0)
    assert sum(paid.values()) == sum(price.values()) + rest


def test_nothing_is_built_by_a_button_that_says_so(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "nurnberg-building"), settings=QUICK)
    at_table(page)
    page.get_by_role("button", name="Build nothing this round").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You build nothing.")


@pytest.mark.parametrize("name", ["wensleydale-loading", "nurnberg-loading"])
def test_a_piece_is_loaded_by_a_click_and_its_way_is_drawn(name: str, house: House, sit: Sit) -> None:
    page = sit(laid_out(house, name), settings=QUICK)
    at_table(page)
    piece = page.locator("[data-piece]").first
    area, kind = str(piece.get_attribute("data-piece")).split()
    piece.hover()
    expect(page.locator("[data-profit]")).to_be_visible()
    before = state_of(house, page)["view"]
    click(page, piece)
    if page.locator("[data-put]").count():
        page.locator("[data-put]").first.click()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    after = state_of(house, page)["view"]
    where = "goods" if kind in ("stone", "cheese", "beer", "parcel") else "people"
    assert before[where].get(area) != after[where].get(area)


def test_passing_says_what_it_does(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "nurnberg-loading"), settings=QUICK)
    at_table(page)
    button = page.locator("[data-act=pass]")
    button.hover()
    words = page.get_by_text("You load nothing more this round; your profit will change by")
    expect(words).to_be_visible()
    button.click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You pass.")


def test_what_nobody_else_can_take_loads_in_one_click(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-loading", others="greedy"), settings=QUICK | {"confirm": True})
    at_table(page)
    button = page.get_by_role("button", name=re.compile("^Load (all|it)"))
    expect(button).to_be_visible()
    count = int((re.findall(r"\d+", button.inner_text()) or ["1"])[0])
    before = moved(state_of(house, page)["view"])
    button.click()
    page.wait_for_function("(n) => document.querySelectorAll('[data-act=pass]').length === 0 || n === 0", arg=0)
    for _ in range(100):
        if moved(state_of(house, page)["view"]) >= before + count:
            break
        page.wait_for_timeout(50)
    assert moved(state_of(house, page)["view"]) >= before + count


def moved(view: dict[str, Any]) -> int:
    """The pieces of the seat that looks, on its trains and off them."""
    seat = view["seat"]
    trains = [train for train in view["trains"].values() if train["owner"] == seat]
    return sum(view["moved"][seat].values()) + sum(sum(train.values()) - train["owner"] for train in trains)


def test_a_line_is_sold_along_the_own_links_for_the_price_shown(house: House, sit: Sit, shoot: Shoot) -> None:
    page = sit(laid_out(house, "wensleydale-takeovers"), settings=QUICK)
    at_table(page)
    had = changes(house, page)
    seat = state_of(house, page)["view"]["seat"]
    links = list(state_of(house, page)["view"]["links"].values()).count(seat)
    click_area(page, str(page.locator("[data-area].open").first.get_attribute("data-area")))
    for _ in range(8):
        if page.locator("[data-offer]").count() or not page.locator("[data-chip]").count():
            break
        click(page, page.locator("[data-chip]").first)
        page.mouse.move(5, 5)
    offer = page.locator("[data-offer]").first
    company = str(offer.get_attribute("data-offer"))
    cost = int(str(offer.locator("[data-cost]").get_attribute("data-cost")))
    shoot(page, "map-takeover")
    one = page.locator("[data-offer]").count() == 1
    (main_button(page) if one else offer.get_by_role("button")).click()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    has = changes(house, page)
    assert had[company] - has[company] == cost
    assert list(state_of(house, page)["view"]["links"].values()).count(seat) < links


def test_no_takeover_is_a_button(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-takeovers"), settings=QUICK)
    at_table(page)
    page.get_by_role("button", name="No takeover this round").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("No takeover for you.")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("name", ["wensleydale-loading", "nurnberg-building"])
def test_a_moment_on_the_map_looks_right(name: str, phone: bool, house: House, sit: Sit, shoot: Shoot) -> None:
    page = sit(laid_out(house, name), phone=phone, settings=QUICK)
    at_table(page)
    look_at(page, shoot, f"map-{name}", phone)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda area: area.pop("outline"), "has no outline for Hawes"),
        (
            lambda area: area.update(outline=[[0, 0], [9, 9], [9, 0], [0, 9]]),
            "The outline of Hawes in this board file crosses itself",
        ),
    ],
)
def test_a_board_that_cannot_be_drawn_is_played_on_the_general_table(
    change: Callable[[Any], Any], words: str, house: House, sit: Sit
) -> None:
    board = json.loads((build.PACKAGE / "games/dales/board/wensleydale.json").read_text(encoding="utf-8"))
    board["id"] = f"dales-{len(words)}"
    board["train_boards"][0]["trains"][0]["goods"] = len(words) % 5 + 1
    change(next(area for area in board["maps"][0]["areas"] if area["id"] == "hawes"))
    card = house.ask("/api/games/wensleydale/boards", board)
    people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Clara"}]
    made = house.table("wensleydale", *people, board=card["digest"])
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=QUICK)
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.locator("button.move, .wait, p.sentence").first).to_be_visible()


def test_a_whole_game_of_wensleydale_is_played_on_the_board(house: House, sit: Sit) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    made = house.table("wensleydale", *seats, options={"quick_loading": True})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=QUICK)
    at_table(page)
    met = Player(page).play()
    assert {"bid", "start", "step", "train", "load"} <= set(met), met
