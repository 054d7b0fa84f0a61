"""A house that opens the store of the first release: tests/fixtures/version-1."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, Table, settings_at

FIXTURES = Path(__file__).parents[1] / "fixtures" / "version-1"
TABLES = json.loads((FIXTURES / "tables.json").read_text(encoding="utf-8"))
UNCHANGED = [entry["game"] for entry in TABLES if not entry["over"] and entry["game"] != "foothills"]
FINISHED = [entry["game"] for entry in TABLES if entry["over"]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """On a copy of the store of the first release."""
    data = tmp_path / "data"
    data.mkdir()
    shutil.copy(FIXTURES / "branchline.db", data)
    running = Running(settings_at({"data": data, "database": None}, tmp_path))
    yield running
    running.stop()


def table_of(server: Running, game: str, *, over: bool) -> Table:
    entry = next(entry for entry in TABLES if entry["game"] == game and entry["over"] == over)
    links = [{"seat": 0, "token": server.seated(entry["token"], entry["token"])}]
    return Table(server, {"table": entry["table"], "host": entry["host"], "links": links})


@pytest.mark.parametrize("game", UNCHANGED)
def test_a_running_table_of_rules_that_did_not_change_goes_on(server: Running, game: str) -> None:
    table = table_of(server, game, over=False)
    state = table.get(seat=0)
    assert state["card"]["older_rules"] is None
    turn = table.move(0, state["view"]["legal"][0], state["at"])
    assert turn["seq"] > state["card"]["seq"]


@pytest.mark.parametrize("game", FINISHED)
def test_a_finished_table_is_read_and_exported_as_it_was(server: Running, game: str) -> None:
    table = table_of(server, game, over=True)
    card = table.get()["card"]
    assert card["older_rules"] == (1 if game == "foothills" else None)
    assert card["result"]["reason"] not in ("agreed", "closed")
    assert len(table.get("/log?from=1&language=en")["entries"]) > 0
    past = table.get(f"/past/{card['seq']}?point=0")
    assert [sum(line["points"] for line in seat) for seat in past["breakdown"]] == card["result"]["scores"]
    if game == "foothills":
        exported = [json.loads(line) for line in table.ask("GET", "/export").text.splitlines()]
        before = [json.loads(line) for line in (FIXTURES / "finished.jsonl").read_text(encoding="utf-8").splitlines()]
        assert exported[-1].pop("signature")["key"] == server.house.key
        for now, then in zip(exported, before, strict=True):  # what it says of the game is what it said
            assert {name: now[name] for name in then if name not in ("log", "seal")} == {
                name: value for name, value in then.items() if name not in ("log", "seal")
            }


def test_a_running_table_of_older_rules_is_scored_as_it_stands_or_exported(server: Running) -> None:
    table = table_of(server, "foothills", over=False)
    state = table.get(seat=0)
    assert (state["card"]["older_rules"], state["card"]["deciders"], state["view"]["legal"]) == (1, [], [])
    for what in ("/moves", "/why-not"):
        problem = table.post(what, 0, {"at": state["at"], "move": {"move": "pass"}}, 409)
        assert problem["error"] == "other-rules-version"
        assert "Branchline 0.1" in problem["text"]
    lines = [json.loads(line) for line in table.ask("GET", "/export", 0).text.splitlines()]
    assert (lines[0]["rules_version"], len(lines) - 1) == (1, state["card"]["seq"])
    after = table.post("/agree", 0, {"end": True})
    assert after["card"]["result"]["reason"] == "agreed"
    assert len(after["card"]["result"]["scores"]) == 2
    again = table.post("/rematch", 0, None, 201)
    assert server.http.get(f"/api/tables/{again['table']}").json()["card"]["older_rules"] is None


def test_the_house_does_not_play_on_at_a_table_of_older_rules(server: Running) -> None:
    table = table_of(server, "foothills", over=False)
    before = table.get()["card"]["seq"]
    server.do(server.house.look_after(table.name))
    assert table.get()["card"]["seq"] == before
    assert table.name in server.house.stopped


def test_a_table_that_todays_rules_would_have_played_otherwise_is_refused_by_name(server: Running) -> None:
    """A finished game in which rules 1 ended an exchange by themselves: rules 2 would ask."""
    answer = server.http.post("/api/logs", content=(FIXTURES / "otherwise.jsonl").read_bytes())
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules-version")
    assert "move 206: Branchline 0.1 reads it" in answer.json()["text"]
    whole = server.http.post("/api/logs", content=(FIXTURES / "finished.jsonl").read_bytes())
    assert whole.status_code == 201
    card = server.http.get(f"/api/tables/{whole.json()['table']}").json()["card"]
    assert card["older_rules"] == 1


def test_no_new_table_is_set_on_the_board_of_older_rules(server: Running) -> None:
    table_of(server, "foothills", over=True).get()
    foothills = next(game for game in server.http.get("/api/games").json() if game["id"] == "foothills")
    assert len(foothills["boards"]) == 1
