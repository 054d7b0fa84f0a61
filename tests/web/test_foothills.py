"""Foothills in its valley: whole games, every kind of move on the board, two people, replay."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline import build
from tests.web.conftest import House, Sit
from tests.web.foothills import GAME, KINDS, ONE_PERSON, QUICK, by_keyboard, by_mouse, by_touch, go, play, table
from tests.web.playing import at_table
from tests.web.test_pages import look_at
from tests.web.test_positions import FIXTURES, Shoot, laid_out, read

BOARD = build.PACKAGE / "games" / "foothills" / "board" / "foothills.json"


@pytest.mark.parametrize("hand", [by_mouse, by_keyboard, by_touch])
def test_a_whole_game_is_played_in_the_valley(hand: Any, house: House, sit: Sit) -> None:
    address, name = table(house)
    page = sit(address, phone=hand is by_touch, settings=QUICK)
    pressed = play(page, hand(page))
    assert pressed["card"] > 5  # the other player may be quick
    assert pressed["cube"] >= pressed["take"] > 0
    result = house.ask(f"/api/tables/{name}")["card"]["result"]
    assert result["reason"] in ("buffer-stops", "no-competitor", "turn-cap")


# Where a move is chosen; what is picked piece by piece, or asked at its place, has a button of its own.
def place_of(move: dict[str, Any]) -> str:
    kind = move["move"]
    source = "yard" if move.get("source") == "stockyard" else "bag"
    names = {
        "play": "card {card}",
        "score": "card {card}",
        "replace": "reserve {card}",
        "clear": "line {line}",
        "build": "space {card} {space}",
        "stone": f"{source} stone",
        "gain": f"{source} {{resource}}",
        "exchange": f"{source} {{take}}",
        "ticket": "ticket {ticket}",
        "surveyor": "{place}" if move.get("place") in ("pub", "home") else "ring {place}",
    }
    if kind in names:
        return f"[data-place='{names[kind].format(**move)}'][data-open]"
    if kind == "flip":
        return f"[data-place='card {move['cards'][0]}'][data-open]"
    starts = {"track": "[data-place^='track '][data-open]", "trade": "[data-place^='ring '][data-open]"}
    return starts.get(kind) or {"take": "button[data-cube]", "keep": "[data-way]", "pay": "[data-way]"}.get(
        kind, "[data-act=done]"
    )


ITEMS = ("iron", "stone", "rubble", "passenger")
UNPRICED = {"take", "keep", "pay", "done", "flip"}  # they say what they take and give themselves
PRICE = ".supply.own .item[data-item] .after"
SHOWN = """(price) => Object.fromEntries([...document.querySelectorAll(price)].map((node) => {
  const [before, after] = node.parentElement.textContent.trim().split("→").map(Number);
  return [node.parentElement.dataset.item, after - before];
}))"""


def of_seat(changes: list[dict[str, Any]], seat: int) -> dict[str, int]:
    return {one["thing"]: one["by"] for one in changes if one["seat"] == seat and one["thing"] in ITEMS}


@pytest.mark.parametrize("half", [0, 1])
def test_every_kind_of_move_is_chosen_on_the_board(half: int, house: House, sit: Sit) -> None:
    """The cost that is shown before is what the supply has lost after. The list of moves stays closed."""
    page = None
    for file in sorted(KINDS.glob("*.json"))[half::2]:
        path, token = laid_out(house, file)
        state = house.ask(f"/api{path.replace('/t/', '/tables/')}", token=token)
        page = go(sit, page, f"{path}#{token}")
        expect(page.locator(f"main[data-at='{state['at']}'] .seat.own")).to_be_visible()
        choose(page, house, path, token, state, file.stem)


def choose(page: Page, house: House, path: str, token: str, state: dict[str, Any], kind: str) -> None:
    api = f"/api{path.replace('/t/', '/tables/')}"
    move = next(one for one in state["view"]["legal"] if one["move"] == kind)
    place = page.locator(place_of(move)).first
    place.hover()
    shown = None
    if kind not in UNPRICED:
        cost = of_seat(house.ask(f"{api}/preview", {"at": state["at"], "move": move}, token)["changes"], state["seat"])
        expect(page.locator(PRICE)).to_have_count(len(cost))
        shown = page.evaluate(SHOWN, PRICE)
        assert shown == cost, kind
    place.click()
    if kind == "take":
        page.locator(".take").click()
    if kind == "flip" and any(len(one.get("cards", [])) > 1 for one in state["view"]["legal"]):
        page.locator("[data-act=flip]").click()  # of several, as many as are wanted are picked first
    expect(page.locator("main")).not_to_have_attribute("data-at", str(state["at"]))
    entry = house.ask(f"{api}/log", token=token)["entries"][0]
    assert entry["move"]["move"] == kind
    if shown is not None:
        assert of_seat(entry["changes"], state["seat"]) == shown, kind


def test_there_is_a_position_for_every_kind_of_move() -> None:
    import branchline as bl

    kinds = set(bl.game(GAME).moves.kinds)
    assert kinds - {path.stem for path in KINDS.glob("*.json")} <= {"pass"}, "a pass needs a board without a card"


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("name", ["build", "surveyor"])
def test_a_choice_looks_right(name: str, phone: bool, house: House, sit: Sit, shoot: Shoot) -> None:
    path, token = laid_out(house, KINDS / f"{name}.json")
    page = sit(f"{path}#{token}", phone=phone, settings=QUICK)
    page.wait_for_selector("[data-place][data-open]")
    look_at(page, shoot, f"foothills-{name}", phone)


def test_what_cannot_be_chosen_says_why(house: House, sit: Sit) -> None:
    path, token = laid_out(house, KINDS / "build.json")
    page = sit(f"{path}#{token}", settings=QUICK)
    expect(page.locator(".news")).to_have_css("opacity", "1")
    page.locator("[data-place^='space '][data-refused]").first.hover()
    expect(page.locator(".note.refused .warn")).to_contain_text(re.compile(r"\(F\d+\.\d+\)|\(AMB-\d+\)"))
    expect(page.locator(".news")).to_have_css("opacity", "0")  # both stand on the same ground


def test_two_browsers_play_each_other(house: House, sit: Sit) -> None:
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    made = house.table(GAME, *people, options={"first": 0, "blue": 1})
    ada, ben = (sit(f"/t/{made['table']}#{link['token']}", settings=QUICK) for link in made["links"])
    for page in (ben, ada):  # F2.12 the second player picks first
        page.locator("button[data-cube]").nth(0).click()
        page.locator("button[data-cube][aria-pressed=false]").first.click()
        page.locator(".take").click()
    expect(ada.locator(".action.own[data-open]").first).to_be_visible()
    ada.locator(".action.own[data-place='card strong-arms']").click()
    expect(ada.locator("button[data-cube]").first).to_be_visible()
    # Seat colour is card colour: Ben plays the blue cards.
    expect(ben.locator(".seat.own .action").first).to_have_class(re.compile(r"\bblue\b"))
    expect(ben.locator(".seat.own")).to_have_attribute("style", re.compile("seat-blue"))
    expect(ada.locator(".seat.own")).to_have_attribute("style", re.compile("seat-green"))
    ada.locator("button[data-cube]").first.click()
    ada.locator(".take").click()
    expect(ben.locator(".seat:not(.own) .action").first).to_have_attribute("data-side", "grey")
    expect(ben.locator(".action.own[data-open]").first).to_be_visible()


def test_two_people_share_a_screen(house: House, sit: Sit) -> None:
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    made = house.table(GAME, *people, options={"first": 0})
    tokens = [link["token"] for link in made["links"]]
    page = sit(f"/t/{made['table']}#{tokens[0]}", settings=QUICK)
    at_table(page)
    page.goto(f"/t/{made['table']}#{tokens[1]}")
    page.reload()
    for name in ("Ben", "Ada"):
        expect(page.locator(".seat.own .name").first).to_have_text(name)
        page.locator("button[data-cube]").nth(0).click()
        page.locator("button[data-cube][aria-pressed=false]").first.click()
        page.locator(".take").click()
    expect(page.locator(".action.own[data-open]").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_replay_shows_the_valley_and_the_controls_near_it(phone: bool, sit: Sit) -> None:
    page = sit("/tables", phone=phone, settings=QUICK)
    page.get_by_label("Open a log file").set_input_files(FIXTURES / "foothills" / "played_in_terminal.jsonl")
    expect(page.locator(".valley")).to_be_visible()
    page.get_by_label("Moment", exact=True).fill("30")
    expect(page.get_by_text("Move 30 of")).to_be_visible()
    expect(page.locator(".log .heading").first).to_be_visible()
    valley, controls = (page.locator(one).first.bounding_box() for one in (".valley", ".controls"))
    assert valley
    assert controls
    assert controls["y"] - valley["y"] < 900 if phone else controls["x"] > valley["x"]


def test_the_last_turn_is_announced(house: House, sit: Sit) -> None:
    position = read(FIXTURES / "foothills" / "positions" / "wins" / "the-summit.json")["position"]
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    made = house.table(GAME, *people, position=position)
    path = f"/t/{made['table']}"
    page = sit(f"{path}#{made['links'][1]['token']}", settings=QUICK)
    expect(page.locator("p.last")).to_contain_text("Last round: this is your final turn.")
    onlooker = sit(path, settings=QUICK)
    expect(onlooker.locator("p.last")).to_contain_text("Ben plays the final turn.")


def test_a_game_that_drags_on_can_be_ended_by_agreement(house: House, sit: Sit) -> None:
    position = read(KINDS / "play.json")
    position["turns"] = 120 + position["turns"] % 2
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    made = house.table(GAME, *people, position=position)
    ada, ben = (sit(f"/t/{made['table']}#{link['token']}", settings=QUICK) for link in made["links"])
    expect(ada.locator(".long")).to_contain_text("turns played")
    ben.locator("[data-play-on]").click()
    expect(ben.locator("[data-agree]")).to_have_count(0)
    ada.locator("[data-agree]").click()
    ben.locator("[data-agree]").click()
    expect(ada.locator(".bar .over")).to_be_visible()
    assert house.ask(f"/api/tables/{made['table']}")["card"]["result"]["reason"] == "agreed"


def test_a_board_that_cannot_be_drawn_is_shown_as_a_table(house: House, sit: Sit) -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    shared = next(card for card in board["stations"] if card["id"] == "I/II-5")
    shared["lines"], shared["id"] = ["I", "III"], "I/III-5"
    moved = next(card for card in board["stations"] if card["id"] == "III-5")
    moved["lines"], moved["id"] = ["II"], "II-5"
    board["id"] = "apart"
    digest = house.ask(f"/api/games/{GAME}/boards", board)["digest"]
    made = house.table(GAME, *ONE_PERSON, board=digest, options={"closed": "V+VII"})
    page = sit(f"/t/{made['table']}#{made['links'][0]['token']}", settings=QUICK)
    expect(page.locator(".undrawn")).to_contain_text("Porthmadog belongs to two lines")
    expect(page.get_by_role("region", name="The table")).to_be_visible()


def test_the_rules_show_every_card_and_the_whole_alphabet(sit: Sit, shoot: Shoot) -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    page = sit("/rules/foothills", settings=QUICK)
    expect(page.locator(".intro > article")).to_have_count(8)
    expect(page.locator(".icons li")).to_have_count(34)
    look_at(page, shoot, "foothills-rules", phone=False)
    page.locator("#cards summary").click()
    expect(page.locator("[data-gallery]").last).to_be_visible()
    ids = page.eval_on_selector_all("[data-gallery]", "nodes => nodes.map((node) => node.dataset.gallery)")
    assert sorted(ids) == sorted(card["id"] for card in [*board["action_cards"], *board["stations"]])
    assert page.locator("[data-gallery] dt.reconstructed").count() == sum(
        "reconstructed" in card["provenance"] for card in [*board["action_cards"], *board["stations"]]
    )


def test_the_valley_is_small_to_load() -> None:
    """All code and style that only Foothills needs."""
    files = [
        path
        for path in (BOARD.parents[3] / "web" / "assets").glob("*")
        if "valley-" in path.read_text(errors="ignore") or "fh-" in path.read_text(errors="ignore")
    ]
    total = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert files
    assert total <= 60_000, total


def test_works_are_chosen_in_any_order(house: House, sit: Sit) -> None:
    """The rules know one order, the player need not: what was passed over stays open, though no other work is left."""
    path, token = laid_out(house, KINDS / "track.json")
    page = sit(f"{path}#{token}", settings=QUICK | {"confirm": True})
    page.locator("[data-place='bag stone'][data-open]").click()
    for card in ("VI-4", "III/3-4"):  # a stone comes after a track, and line VI after line III
        page.locator(f"[data-place='track {card} 0'][data-open]").click()
        expect(page.locator(f"[data-card='{card}'] .laid")).to_be_visible()
    expect(page.locator("[data-card='VI-4'] .laid")).to_be_visible()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_two_tracks_are_paid_in_any_order(house: House, sit: Sit) -> None:
    """The rules pay iron first of any mix; who pays one of each first may still lay a second track."""
    position = read(FIXTURES / "positions" / "foothills-middle.json")
    position["players"][position["turn"]] |= {"iron": 3, "stone": 1}
    position["bag"]["stone"] += 2
    made = house.table("foothills", {"kind": "person"}, {"kind": "person"}, position=position)
    page = sit(f"/t/{made['table']}#{made['links'][position['turn']]['token']}", settings=QUICK | {"confirm": True})
    page.locator("[data-action=stone-crusher]").click()
    first, second = page.locator("[data-place^='track '][data-open]").all()[:2]
    places = [first.get_attribute("data-place"), second.get_attribute("data-place")]
    first.click()
    page.get_by_role("button", name="Pay 1 iron and 1 stone").click()
    page.locator(f"[data-place='{places[1]}'][data-open]").click()
    expect(page.locator(".seat.own [data-item=iron] b").first).to_have_text("0")
    expect(page.locator(".seat.own [data-item=stone] b").first).to_have_text("0")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_on_a_phone_a_card_of_the_reserve_is_confirmed_where_it_is_chosen(house: House, sit: Sit, shoot: Shoot) -> None:
    path, token = laid_out(house, KINDS / "replace.json")
    page = sit(f"{path}#{token}", phone=True, settings=QUICK | {"confirm": True})
    asked = page.get_by_role("region", name="Reserve")
    expect(asked.get_by_text("Choose a card from the reserve")).to_be_visible()
    asked.locator("[data-reserve][data-open]").first.tap()
    shoot(page, "foothills-reserve-chosen")
    page.get_by_role("button", name="Do it").tap()
    expect(asked).to_have_count(0)
