"""A finished game as a Play file of the app BG Stats: all four games, ties, and what it does not claim to know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from branchline.server import clock
from tests.server.running import TTR, Running, Table

pytestmark = pytest.mark.any_store

FIXTURES = Path(__file__).parents[1] / "fixtures"
ENDS = {
    TTR: FIXTURES / "ticket_to_ride" / "positions" / "end.json",
    **{name: FIXTURES / "positions" / f"{name}-end.json" for name in ("wensleydale", "nurnberg", "foothills")},
}
STAMP = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")
# What a Play file has that the app itself has shared, kind by kind.
KINDS: dict[str, dict[str, type]] = {
    "games": {"id": int, "uuid": str, "name": str, "modificationDate": str, "cooperative": bool, "highestWins": bool,
              "noPoints": bool, "usesTeams": bool, "bggId": int},
    "players": {"id": int, "uuid": str, "name": str, "isAnonymous": bool, "modificationDate": str, "bggUsername": str},
    "locations": {"id": int, "uuid": str, "name": str, "modificationDate": str},
    "plays": {"uuid": str, "modificationDate": str, "entryDate": str, "playDate": str, "usesTeams": bool,
              "durationMin": int, "ignored": bool, "manualWinner": bool, "rounds": int, "locationRefId": int,
              "gameRefId": int, "board": str, "comments": str, "rating": int, "scoringSetting": int, "playImages": str,
              "playerScores": list},
}  # fmt: skip
SCORE = {"score": str, "winner": bool, "newPlayer": bool, "startPlayer": bool, "playerRefId": int, "rank": int,
         "seatOrder": int}  # fmt: skip


@pytest.fixture(autouse=True)
def own_time() -> Iterator[None]:
    before = clock.ahead
    yield
    clock.ahead = before


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def at_end(server: Running, path: Path, **more: Any) -> Table:
    position = read(path)
    return server.create(position["game"], position["seats"], position=position, **more)


def file_of(table: Table, seat: int | None = None) -> Any:
    answer = table.ask("GET", "/bg-stats", seat)
    assert answer.status_code == 200, answer.text
    assert re.fullmatch(rf'attachment; filename="[\w-]+-{table.name}\.bgsplay"', answer.headers["content-disposition"])
    return answer.json()


def shaped(found: Any, fields: dict[str, type]) -> None:
    assert {name: type(value) for name, value in found.items()} == fields
    for name, value in found.items():
        if name == "uuid":
            UUID(value)
        if name.endswith("Date"):
            assert STAMP.fullmatch(value)


def whole(file: Any) -> Any:
    """The one play of a file in which every reference leads somewhere."""
    assert set(file) == {"about", *KINDS, "userInfo"}
    assert file["about"].startswith("This is a Play file that can be read by Board Game Stats.")
    for kind, fields in KINDS.items():
        for each in file[kind]:
            shaped(each, fields)
    ids = {kind: [each["id"] for each in file[kind]] for kind in ("games", "players", "locations")}
    assert all(len(set(each)) == len(each) for each in ids.values())
    assert len({each["uuid"] for each in file["players"]}) == len(file["players"])
    (play,) = file["plays"]
    assert play["gameRefId"] in ids["games"]
    assert play["locationRefId"] in ids["locations"]
    for score in play["playerScores"]:
        shaped(score, SCORE)
        float(score["score"])
    assert [score["playerRefId"] for score in play["playerScores"]] == ids["players"]
    assert file["userInfo"]["meRefId"] in [0, *ids["players"]]
    return play


@pytest.mark.parametrize("game", list(ENDS))
def test_each_game_has_a_file_with_its_points_places_and_winner(server: Running, game: str) -> None:
    table = at_end(server, ENDS[game])
    card = table.get()["card"]
    file = file_of(table, 1)
    play = whole(file)
    title = next(one["title"] for one in server.http.get("/api/games").json() if one["id"] == game)
    assert [one["name"] for one in file["games"]] == [title]
    assert play["board"] == card["board"]
    halves = 2 if game == "foothills" else 1  # which is counted in half points
    assert [score["rank"] for score in play["playerScores"]] == card["result"]["ranking"]
    assert [score["winner"] for score in play["playerScores"]] == [rank == 1 for rank in card["result"]["ranking"]]
    assert [float(score["score"]) * halves for score in play["playerScores"]] == card["result"]["scores"]
    assert sum(score["startPlayer"] for score in play["playerScores"]) == 1
    assert [one["name"] for one in file["players"]] == [seat["name"] for seat in card["seats"]]
    assert file["userInfo"]["meRefId"] == file["players"][1]["id"]
    spectator = file_of(table)
    assert spectator == file | {"userInfo": {"meRefId": 0}}, "whoever opens it has the same play"


@pytest.mark.parametrize(("tie", "winners"), [("foothills-tie", 2), ("wensleydale-tie", 1), ("nurnberg-tie", 1)])
def test_a_shared_win_has_several_winners_and_one_that_a_tie_breaker_decided_says_so(
    server: Running, tie: str, winners: int
) -> None:
    table = at_end(server, FIXTURES / "positions" / f"{tie}.json")
    play = whole(file_of(table))
    best = max(float(score["score"]) for score in play["playerScores"])
    level = [score for score in play["playerScores"] if float(score["score"]) == best]
    assert len(level) == 2
    assert [score["winner"] for score in level].count(True) == winners
    assert play["manualWinner"] is (winners == 1), "by the points alone both would have won"


def people(server: Running, *names: str, **more: Any) -> Table:
    return server.create("foothills", [{"kind": "person", "name": name} for name in names], **more)


def test_who_gives_up_has_lost_whatever_the_points_say(server: Running) -> None:
    table = people(server, "Ada", "Ada")
    assert table.ask("GET", "/bg-stats", 0).json()["error"] == "still-running"
    clock.move(90 * 60)
    table.post("/concede", 0)
    file = file_of(table, 0)
    play = whole(file)
    assert [(score["winner"], score["rank"]) for score in play["playerScores"]] == [(False, 2), (True, 1)]
    assert play["manualWinner"] is True
    assert play["ignored"] is False
    assert [one["name"] for one in file["players"]] == ["Ada", "Ada"]
    again = people(server, "Ada", "")
    again.post("/concede", 1)
    later = file_of(again)
    assert later["players"][0]["uuid"] == file["players"][0]["uuid"], "the same name is the same player"
    assert later["plays"][0]["uuid"] != play["uuid"]
    assert [(one["name"], one["isAnonymous"]) for one in later["players"]] == [("Ada", False), ("Player 2", True)]


@pytest.mark.parametrize(("pace", "long", "minutes"), [("none", 90, 90), ("none", 2000, 0), ("day", 90, 0)])
def test_only_a_game_at_one_sitting_has_a_length(server: Running, pace: str, long: int, minutes: int) -> None:
    table = people(server, "Ada", "Ben", pace={"preset": pace})
    seat = table.to_act()
    state = table.get(seat=seat)
    table.move(seat, state["view"]["legal"][0], state["at"])
    clock.move(long * 60)
    table.post("/concede", 0)
    assert whole(file_of(table))["durationMin"] == minutes


def test_bots_have_their_names_and_an_uploaded_log_has_no_file(server: Running) -> None:
    table = server.create("foothills", [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}])
    table.post("/concede", 0)
    german = server.http.get(f"{table.path}/bg-stats", headers={"Accept-Language": "de"}).json()
    assert [one["name"] for one in german["players"]] == ["Ada", "Nimmersatt"]
    copy = server.http.post("/api/logs", content=table.ask("GET", "/export").content).json()["table"]
    refused = server.http.get(f"/api/tables/{copy}/bg-stats")
    assert (refused.status_code, "when that was" in refused.json()["text"]) == (409, True)
