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
from tests.web.dales import QUICK, at_board, click_area, expect_links, laid_out, lead, main_button, state_of
from tests.web.test_pages import look_at

Shoot = Callable[[Page, str], None]
MAPS = ["wensleydale-building", "nurnberg-building", "enlarged-building"]

# Every name in pixels, what covers what (names of rivers, too), and areas too small or covered where one clicks them.
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
  for (const node of document.querySelectorAll("[data-river]")) {
    const m = node.getScreenCTM();
    for (let k = 0; k < node.getNumberOfChars(); k++) {  // letters follow the river: the middle of each
      const at = node.getExtentOfChar(k);
      const [x, y] = [(at.x + at.width / 2) * m.a + m.e, (at.y + at.height / 2) * m.d + m.f];
      const letter = { id: node.dataset.river, left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 };
      const met = [...boxes, ...hubs].filter((other) => meet(letter, other));
      clashes.push(...met.map((other) => [letter.id, other.id]));
    }
  }
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
    at_board(page)
    found = page.evaluate(MEASURE)
    assert found["names"] > 80
    assert found["small"] == []
    assert found["clashes"] == []
    assert found["targets"] == []
    shoot(page, f"map-{name}")


# Whether everything that can be tapped is as large as a finger: true once the map has come near enough.
FINGERTIPS = """() => {
  const targets = [...document.querySelectorAll("[data-chip] rect, [data-piece] .hit, [data-area]")];
  return targets.map((one) => one.getBoundingClientRect()).every((box) => Math.min(box.width, box.height) >= 44);
}"""


@pytest.mark.parametrize("name", ["wensleydale-building", "nurnberg-loading"])
def test_zoomed_in_on_a_phone_everything_is_as_large_as_a_finger(
    name: str, house: House, sit: Sit, shoot: Shoot
) -> None:
    page = sit(laid_out(house, name), phone=True, settings=QUICK)
    at_board(page)
    zoom = page.get_by_role("button", name="Zoom in")
    for _ in range(7):
        zoom.click()
    if name.endswith("building"):
        page.locator("[data-area].open").first.dispatch_event("click")
        expect(page.locator("[data-chip]").first).to_be_attached()
    page.wait_for_function(FINGERTIPS)
    shoot(page, f"map-{name}-phone-near")


# A glide of the map takes a quarter of a second: forty frames are more.
SCALE_AT_REST = """async () => {
  for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  return document.querySelector(".picture g").transform.baseVal[0].matrix.a;
}"""


def test_an_auction_opens_with_the_whole_map_though_things_move(sit: Sit) -> None:
    page = sit("/", phone=True, settings=QUICK | {"pace": 1})
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name=re.compile("^Teach me: Last Train")).tap()
    expect(page.locator("[data-area]").first).to_be_attached()
    assert page.evaluate(SCALE_AT_REST) > 0.2


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
    at_board(page)
    had = changes(house, page)
    start = str(page.locator("[data-area].open").first.get_attribute("data-area"))
    click_area(page, start)
    chip = page.locator("[data-chip]").first
    chip.hover()
    expect(page.locator("[data-bill=map-with-it]")).to_be_visible()
    shown = row(page, "map-with-it")
    chip.click()
    expect_links(page, 1)
    assert row(page, "map-so-far") == shown
    page.locator("[data-chip]").first.click()
    expect_links(page, 2)
    page.mouse.move(5, 5)
    page.get_by_role("button", name="Undo").click()
    expect_links(page, 1)
    price = row(page, "map-so-far")
    page.get_by_role("button", name="Finish line").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You build ")
    has = changes(house, page)
    assert {means: had[means] - has[means] for means in had if had[means] != has[means]} == price
    seat = state_of(house, page)["view"]["seat"]
    assert list(state_of(house, page)["view"]["links"].values()).count(seat) == 1


def test_a_line_may_be_begun_at_either_end(house: House, sit: Sit) -> None:
    """The engine names a line between two company towns from the first of them; a player need not know."""
    page = sit(laid_out(house, "wensleydale-building"), settings=QUICK)
    at_board(page)
    lead(page, "tebay", "crosby-garrett", "kirkby-stephen")
    page.get_by_role("button", name="Finish line").click()
    expect(page.locator("[data-link][data-owner='1']")).to_have_count(2)
    expect_links(page, 0)
    links = state_of(house, page)["view"]["links"]
    assert {name for name, owner in links.items() if owner == 1} == {
        "crosby-garrett kirkby-stephen",
        "crosby-garrett tebay",
    }


def test_what_cannot_be_built_says_why_with_the_rule(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-building"), settings=QUICK | {"guidance": True})
    at_board(page)
    hint = page.locator("aside.tip")
    expect(hint).to_be_visible()
    click_area(page, "water-crag")
    expect(hint).to_be_hidden()  # the answer comes first
    expect(page.get_by_role("alert")).to_contain_text("No link may enter or leave Water Crag")
    page.get_by_role("alert").get_by_role("button", name="Rule W5.4").click()
    expect(page.get_by_role("alert")).to_contain_text("No link may enter or leave a hill")
    page.keyboard.press("Escape")
    click_area(page, str(page.locator("[data-area].open").first.get_attribute("data-area")))
    click_area(page, "masham")
    expect(page.get_by_role("alert")).to_contain_text("isn’t next to")


def test_too_few_cubes_ask_which_influence_pays(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-poor"), settings=QUICK)
    at_board(page)
    had = changes(house, page)
    lead(page, "ripon", "melmerby", "pickhill", "ainderby")
    so_far = page.locator("[data-bill=map-so-far]")
    expect(so_far.locator("[data-rest]")).to_have_attribute("data-rest", "2")
    price = row(page, "map-so-far")
    assert price == {"cube": 1, "green": 1}
    page.get_by_role("button", name="Finish line").click()
    says = page.get_by_role("region", name="What to do")
    expect(says).to_contain_text("2 points to pay")
    page.locator("[data-pay=engine]").click()
    expect(says).to_contain_text("One point to pay")
    page.locator("[data-pay=government]").click()
    expect(page.locator("[data-pay]")).to_have_count(0)
    has = changes(house, page)
    assert {means: had[means] - has[means] for means in had} == {
        "cube": 1,
        "government": 1,
        "engine": 1,
        "red": 0,
        "green": 1,
    }


def test_nothing_is_built_by_a_button_that_says_so(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "nurnberg-building"), settings=QUICK)
    at_board(page)
    page.get_by_role("button", name="Build nothing this round").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You build nothing.")


@pytest.mark.parametrize("name", ["wensleydale-loading", "nurnberg-loading"])
def test_a_piece_is_loaded_by_a_click_and_its_way_is_drawn(name: str, house: House, sit: Sit) -> None:
    page = sit(laid_out(house, name), settings=QUICK)
    at_board(page)
    piece = page.locator("[data-piece]").first
    area, kind = str(piece.get_attribute("data-piece")).split()
    piece.hover()
    expect(page.locator("[data-profit]")).to_be_visible()
    before = state_of(house, page)["view"]
    piece.click()
    put = page.locator("[data-put]").first
    done = page.get_by_role("list", name="Log").get_by_text(re.compile("^You load a"))
    expect(put.or_(done).first).to_be_visible()
    if put.is_visible():
        put.click()
        expect(done.first).to_be_visible()
    after = state_of(house, page)["view"]
    where = "goods" if kind in ("stone", "cheese", "beer", "parcel") else "people"
    assert before[where].get(area) != after[where].get(area)


def test_passing_says_what_it_does(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "nurnberg-loading"), settings=QUICK)
    at_board(page)
    button = page.locator("[data-act=pass]")
    button.hover()
    words = page.get_by_text("You’ll load nothing more this round. Your profit changes by")
    expect(words).to_be_visible()
    button.click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You pass.")


def test_what_nobody_else_can_take_loads_in_one_click(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-loading", others="greedy"), settings=QUICK | {"confirm": True})
    at_board(page)
    button = page.get_by_role("button", name=re.compile("^Load (all|it)"))
    expect(button).to_be_visible()
    count = int((re.findall(r"\d+", button.inner_text()) or ["1"])[0])
    before = moved(state_of(house, page)["view"])
    button.click()
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
    at_board(page)
    had = changes(house, page)
    red = list(state_of(house, page)["view"]["links"].values()).count("red")
    lead(page, "hellifield")
    click_area(page, "masham")
    expect(page.get_by_role("alert")).to_contain_text("from Hellifield to Masham")
    click_area(page, "gargrave")  # the other end: by way of Airton
    expect(page.locator("[data-link][data-sold]")).to_have_count(2)
    page.mouse.move(5, 5)
    expect(page.locator("[data-offer=red] [data-cost]")).to_have_attribute("data-cost", "1")
    expect(page.locator("[data-offer]")).to_have_count(1)
    shoot(page, "map-takeover")
    main_button(page).click()
    expect(page.locator("[data-owner=red]")).to_have_count(red + 2)
    has = changes(house, page)
    assert had["red"] - has["red"] == 1


def test_no_takeover_is_a_button(house: House, sit: Sit) -> None:
    page = sit(laid_out(house, "wensleydale-takeovers"), settings=QUICK)
    at_board(page)
    page.get_by_role("button", name="No takeover this round").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("No takeover for you.")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("name", ["wensleydale-loading", "nurnberg-building"])
def test_a_moment_on_the_map_looks_right(name: str, phone: bool, house: House, sit: Sit, shoot: Shoot) -> None:
    page = sit(laid_out(house, name), phone=phone, settings=QUICK)
    at_board(page)
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
