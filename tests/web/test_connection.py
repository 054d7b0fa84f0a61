"""Connections that lose messages or break: a browser asks for what it lacks, and stays equal to one that has it all."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_people import PEOPLE, path_of

# While `lossy`, every third part never arrives and every twentieth breaks the connection.
LOSSY = """
  window.lossy = false; window.parts = 0; window.lost = 0; window.broken = 0; window.asked = 0;
  window.WebSocket = class extends WebSocket {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const part = window.lossy && event.data.includes('"part":') && ++window.parts;
        if (part && part % 20 === 0) { window.broken += 1; this.close(); }
        else if (part && part % 3 === 0) window.lost += 1;
        else heard(event);
      };
    }
    send(said) {
      if (said === '{"type":"state"}') window.asked += 1;
      super.send(said);
    }
  };"""

# While `forging`, parts come twice, and beside them some that do not fit: put to any state, they break the page.
FORGED = """
  window.forging = false; window.forged = 0; window.asked = 0;
  window.WebSocket = class extends WebSocket {
    set onmessage(heard) {
      super.onmessage = (event) => {
        heard(event);
        if (!window.forging || !event.data.includes('"part":')) return;
        const { number } = JSON.parse(event.data).part;
        for (const wrong of [number - 1, number, number + 2, number + 1000]) {
          const part = { number: wrong, view: { players: null, legal: null }, card: { seats: null, deciders: null } };
          heard({ data: JSON.stringify({ type: "changed", part }) });
          window.forged += 1;
        }
        heard(event);
      };
    }
    send(said) {
      if (said === '{"type":"state"}') window.asked += 1;
      super.send(said);
    }
  };"""


class Players:
    """All seats' people, at other devices: they choose at random."""

    def __init__(self, house: House, made: dict[str, Any], seed: int) -> None:
        self.house = house
        self.path = f"/api/tables/{made['table']}"
        self.keys = {link["seat"]: link["token"] for link in made["links"]}
        self.luck = random.Random(seed)

    def move(self) -> int:
        """One move; how many the table has made then."""
        seat = self.house.ask(self.path)["card"]["deciders"][0]
        state = self.house.ask(self.path, token=self.keys[seat])
        move = self.luck.choice(state["view"]["legal"])
        return int(self.house.ask(f"{self.path}/moves", {"at": state["at"], "move": move}, self.keys[seat])["seq"])


def shows(page: Page) -> str:
    log = page.get_by_role("list", name="Log").inner_text()
    return page.locator(".general").inner_text() + page.get_by_role("region", name="What to do").inner_text() + log


def becomes(page: Page, other: str) -> None:
    """Until both show the same: what a game adds to the general table may come a moment later."""
    end = time.monotonic() + 30
    while shows(page) != other and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert shows(page) == other


def has_suffered(page: Page) -> bool:
    """Whether a browser has lost parts, asked for what it missed, and had its connection broken."""
    return bool(page.evaluate("window.lost >= 5 && window.broken >= 1 && window.asked >= 3"))


GAMES = {"ticket-to-ride-germany": 2, "foothills": 2, "wensleydale": 3, "nurnberg": 3}
"""With as many seats as each needs."""


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_stay_equal_through_lost_parts_and_broken_connections(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, *PEOPLE, *[{"kind": "person", "name": "Cleo"}] * (GAMES[game] - len(PEOPLE)))
    players = Players(house, made, 5)
    places = [path_of(made, 0), f"/t/{made['table']}"]
    pairs = [
        (sit(place, settings=CALM), sit(place, settings=CALM, script=LOSSY, expected=("WebSocket",)))
        for place in places
    ]
    for steady, lossy in pairs:
        at_table(steady)
        at_table(lossy)
    rounds = 0
    # how many parts come before a connection breaks is the machine's affair
    while rounds < 6 or not all(has_suffered(lossy) for _, lossy in pairs):
        rounds += 1
        assert rounds <= 25
        for _, lossy in pairs:
            lossy.evaluate("window.lossy = true")
        for _ in range(8):
            seq = players.move()
        for steady, lossy in pairs:
            expect(steady.locator(f"main[data-at='{seq}']")).to_be_visible()  # the other has been sent as much
            lossy.evaluate("window.lossy = false")
        seq = players.move()  # what a browser lacks it learns of from the next part
        for pair in pairs:
            for page in pair:
                expect(page.locator(f"main[data-at='{seq}']")).to_be_visible()
            steady, lossy = pair
            becomes(lossy, shows(steady))
    for _, lossy in pairs:
        asked, lost = lossy.evaluate("[window.asked, window.lost]")
        assert asked <= lost, "once for all that is missing"
        before = shows(lossy)
        lossy.reload()
        becomes(lossy, before)


@pytest.mark.parametrize("game", GAMES)
def test_a_part_that_does_not_fit_is_never_applied(house: House, sit: Sit, game: str) -> None:
    made = house.table(game, *PEOPLE, *[{"kind": "person", "name": "Cleo"}] * (GAMES[game] - len(PEOPLE)))
    players = Players(house, made, 6)
    steady, misled = sit(path_of(made, 0), settings=CALM), sit(path_of(made, 0), settings=CALM, script=FORGED)
    for page in (steady, misled):
        at_table(page)
    misled.evaluate("window.forging = true")
    for _ in range(12):
        seq = players.move()
        for page in (steady, misled):
            expect(page.locator(f"main[data-at='{seq}']")).to_be_visible()
        becomes(misled, shows(steady))
    asked, forged = misled.evaluate("[window.asked, window.forged]")
    assert forged >= 40
    assert 1 <= asked <= forged / 4, "once for all that did not fit"


def test_a_move_made_while_a_page_opens_is_in_its_log(house: House, sit: Sit) -> None:
    """The first of a game: the page has asked for the log, which was empty, and listens only after that."""
    made = house.table("foothills", *PEOPLE[:2])
    table, tokens = made["table"], [link["token"] for link in made["links"]]
    first = house.ask(f"/api/tables/{table}", token=tokens[0])["card"]["deciders"][0]
    page = sit("/", settings=CALM)

    def late(route: Route) -> None:
        empty = route.fetch()
        assert empty.json()["entries"] == []
        state = house.ask(f"/api/tables/{table}", token=tokens[first])
        chosen = {"at": state["at"], "move": state["view"]["legal"][0], "hold": False}
        house.ask(f"/api/tables/{table}/moves", chosen, tokens[first])
        route.fulfill(response=empty)

    page.route("**/log?*", late)
    page.route("**/log", late)
    page.goto(path_of(made, 1 - first))
    at_table(page)
    log = page.get_by_role("list", name="Log").locator("li")
    expect(log.filter(has_text=str(PEOPLE[first]["name"])).first).to_be_visible()
