"""A board that a game brings along, `examples/nim`: served from its package, drawn by our page, played by mouse."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.plugins import environment, install_example
from tests.support.serving import serving
from tests.web.conftest import House, Sit

BOT = {"kind": "bot", "bot": "greedy"}
ADA = {"kind": "person", "name": "Ada"}
QUICK = {"confirm": False, "pace": 0, "guidance": False, "sound": False}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the example, in the place of the one that all other tests share."""
    site = install_example(tmp_path_factory.mktemp("nim"))
    with serving(tmp_path_factory.mktemp("house"), **environment(site)) as served:
        yield served


def path_to(table: dict[str, Any]) -> str:
    return f"/t/{table['table']}#{table['links'][0]['token']}"


def heap(page: Page) -> Any:
    return page.get_by_role("region", name="The heap")


def test_a_game_s_own_board_is_played_to_the_end(house: House, sit: Sit) -> None:
    table = house.table("nim", ADA, BOT, options={"first": 0})
    page = sit(path_to(table), settings=QUICK)
    left = heap(page).get_by_role("paragraph")
    expect(left).to_have_text("12 matches left")
    for taken, after in ((1, "8 matches left"), (3, "4 matches left"), (2, "No matches left")):
        heap(page).get_by_role("button", name=f"Take {taken}").click()
        expect(left).to_have_text(after)  # the bot leaves a multiple of four
    expect(heap(page).get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("link", name="See the scores")).to_be_visible()


def test_its_options_and_rules_are_said_in_its_own_words(house: House, sit: Sit) -> None:
    page = sit("/new/nim", settings=QUICK)
    expect(page.get_by_label("The heap")).to_be_visible()
    page.goto("/rules/nim")
    expect(page.get_by_text("The last match wins", exact=False)).to_be_visible()


@pytest.mark.parametrize("body", ["export const nothing = 1;", "export function mount() { throw new Error('burnt'); }"])
def test_where_a_game_s_board_fails_the_general_table_plays_on(house: House, sit: Sit, body: str) -> None:
    table = house.table("nim", ADA, BOT, options={"first": 0})
    page = sit("/", settings=QUICK, expected=("exports no function mount", "burnt"))

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="text/javascript")

    page.route("**/board.js", answer)
    page.goto(path_to(table))
    expect(page.get_by_text("The board for this game", exact=False)).to_be_visible()
    expect(page.get_by_role("region", name="The table in words")).to_contain_text("Matches left")


def test_two_bots_play_it_on_the_server(house: House) -> None:
    table = house.table("nim", BOT, {"kind": "bot", "bot": "driver"})["table"]
    for _ in range(300):
        state = house.ask(f"/api/tables/{table}")
        if state["view"]["over"]:
            break
        time.sleep(0.1)
    assert state["view"]["left"] == 0
    assert sorted(state["view"]["ranking"]) == [1, 2]


def test_only_the_files_of_a_game_s_web_room_are_served(house: House) -> None:
    import urllib.error
    import urllib.request

    with urllib.request.urlopen(f"{house.address}/api/games/nim/web/board.js") as answer:
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    for wrong in ("nim/web/none.js", "nim/web/..%2Fgame.py", "foothills/web/board.js", "nim/web/"):
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(f"{house.address}/api/games/{wrong}")
        assert refusal.value.code == 404
