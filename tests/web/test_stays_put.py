"""Nothing a player clicks moves during a game: every place is measured after every move, in all four titles."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_positions import NAMES, OTHERS, RIDE, read

QUICK = CALM | {"general": False}
PROMPT = (".doing > .bar", ".turn .undo", ".turn .act", ".turn .end")
RIDE_DOCK = (".display .cards > *", ".display .decks > *", "[data-held]")
DALES = (".ribbon", ".board", ".window [role=tab]", ".window .frame", "[data-box], [data-train]", ".tracks")
PLACES = {
    ("ticket-to-ride-germany", False): (
        *PROMPT,
        *RIDE_DOCK,
        ".desk .tickets",
        ".desk [data-ticket]",
        ".signal",
        ".map .pane",
        "[data-player]",
    ),
    ("ticket-to-ride-germany", True): (*PROMPT, *RIDE_DOCK, ".signal", ".map .pane", ".tabs button"),
    ("wensleydale", False): (*PROMPT, *DALES, "[data-player]"),
    ("wensleydale", True): (*PROMPT, ".board", ".tabs button"),
    ("nurnberg", False): (*PROMPT, *DALES, "[data-player]"),
    ("nurnberg", True): (*PROMPT, ".board", ".tabs button"),
    ("foothills", False): (*PROMPT, ".board", ".beside [data-yard]"),
    ("foothills", True): (*PROMPT, ".board", ".strip .cards", ".tabs button"),
}
MEASURE = """(selectors) => Object.fromEntries(selectors.flatMap((selector) =>
  [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length).map((node, k) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [`${selector} ${node.dataset.ticket ?? node.dataset.train ?? node.dataset.box ?? k}`, [x, y, width, height]];
  })))"""
CUT = """() => [...document.querySelectorAll("[data-ending], [data-ending] *")]
  .some((node) => node.scrollWidth > node.clientWidth + 1)"""
COVERED = """() => [...document.querySelectorAll("[data-player] [data-mark]")].flatMap((mark) => {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const others = [...mark.closest("[data-player]").querySelectorAll("b, svg, small, .score, .who")];
  return others.filter((node) => {
    if (node.contains(mark) || mark.contains(node)) return false;
    const box = node.getBoundingClientRect();
    return box.width && box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
  }).map((node) => node.textContent);
})"""
BEGINNINGS = {
    "ticket-to-ride-germany": RIDE / "middle.json",
    "wensleydale": OTHERS / "short" / "wensleydale.json",
    "nurnberg": OTHERS / "short" / "nurnberg.json",
    "foothills": OTHERS / "foothills-middle.json",
}


def moves_on(house: House, page: Page, table: str, tokens: list[str], luck: random.Random) -> bool:
    """One random move of a seat that may act, seen on the page; False once the game is over."""
    card = house.ask(f"/api/tables/{table}", token=tokens[0])["card"]
    if card["result"] is not None:
        return False
    token = tokens[card["deciders"][0]]
    state = house.ask(f"/api/tables/{table}", token=token)
    move = luck.choice(state["view"]["legal"])
    house.ask(f"/api/tables/{table}/moves", {"at": state["at"], "move": move, "hold": False}, token)
    now = house.ask(f"/api/tables/{table}", token=tokens[0])
    expect(page.locator("main")).to_have_attribute("data-at", str(now["at"]))
    return now["card"]["result"] is None


@pytest.mark.parametrize("phone", [False, True], ids=["1280x800", "390x844"])
@pytest.mark.parametrize("game", list(BEGINNINGS))
def test_nothing_a_player_clicks_moves(game: str, phone: bool, house: House, sit: Sit, pytestconfig: Any) -> None:
    soak = pytestconfig.getoption("--soak")
    position = read(BEGINNINGS[game])
    people = [{"kind": "person", "name": NAMES[seat]} for seat in range(position["seats"])]
    made = house.table(game, *people, **({} if soak else {"position": position}))
    tokens = [link["token"] for link in made["links"]]
    page = sit(f"/t/{made['table']}#{tokens[0]}", phone=phone, settings=QUICK, expected=("409",))
    at_table(page)  # 409: it asked about a moment that another move ended
    places = list(PLACES[game, phone])
    for place in places:
        expect(page.locator(place).first).to_be_attached()
    page.wait_for_timeout(100)  # fonts are there
    first: dict[str, list[float]] = page.evaluate(MEASURE, places)
    assert len(first) >= len(places), "every place is on the page"
    luck = random.Random(3)
    moved: dict[str, float] = {}
    moves = 0
    while moves < (100_000 if soak else 12) and moves_on(house, page, made["table"], tokens, luck):
        moves += 1
        for name, box in page.evaluate(MEASURE, places).items():
            far = max(abs(a - b) for a, b in zip(box, first.setdefault(name, box), strict=True))
            moved[name] = max(moved.get(name, 0), far)
    assert moved
    size = "390x844" if phone else "1280x800"
    print(f"{game} {size}: {moves} moves, {len(moved)} places, moved at most {max(moved.values()):.2f} px")
    assert {name: far for name, far in moved.items() if far > 1} == {}


@pytest.mark.parametrize("phone", [False, True], ids=["1280x800", "390x844"])
def test_the_last_round_is_told_and_every_player_has_a_mark(phone: bool, house: House, sit: Sit) -> None:
    for path, changed, told, marks in (
        (RIDE / "last-round.json", {}, "Last round: this is your final turn", ("final turn",)),
        (OTHERS / "dales" / "wensleydale-3-last-auction.json", {}, "Last round", ("last round",)),
        (OTHERS / "nurnberg-middle.json", {"round": 5}, "Last round", ("last round",)),
        (
            OTHERS / "foothills-middle.json",
            {"trigger": "no-competitor"},
            "Last round: this is your final turn",
            ("final turn", "done"),
        ),
    ):
        position = read(path) | changed
        people = [{"kind": "person", "name": NAMES[seat]} for seat in range(position["seats"])]
        made = house.table(position["game"], *people, position=position)
        token = made["links"][position["turn"] or 0]["token"]
        page = sit(f"/t/{made['table']}#{token}", phone=phone, settings=QUICK)
        expect(page.locator("[data-ending=last]")).to_contain_text(told)
        expect(page.locator("[data-ending=last]")).to_be_visible()
        assert not page.evaluate(CUT), "the banner is readable to its end"
        if phone and not page.locator("[data-mark]").count():
            page.get_by_role("button", name="Players").tap()
        expect(page.locator("[data-mark]")).to_have_count(position["seats"])
        for mark in marks:
            expect(page.locator("[data-mark]").filter(has_text=mark).first).to_be_visible()
        assert page.evaluate(COVERED) == [], "a mark has a place of its own"
