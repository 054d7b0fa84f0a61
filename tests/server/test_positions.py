"""Tables that begin at a position: who sees what of it, what is refused, what its log proves, what decides a tie."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.cli import main
from tests.server.running import TTR, Running, Table

pytestmark = pytest.mark.any_store

FIXTURES = Path(__file__).parents[1] / "fixtures"
MIDDLE = {
    TTR: FIXTURES / "ticket_to_ride" / "positions" / "middle.json",
    **{name: FIXTURES / "positions" / f"{name}-middle.json" for name in ("wensleydale", "nurnberg", "foothills")},
}


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def opened(server: Running, position: Any, **more: Any) -> Table:
    return server.create(position["game"], position["seats"], position=position, **more)


def test_a_table_begins_at_a_position_and_each_seat_sees_what_it_may(server: Running) -> None:
    for name, path in MIDDLE.items():
        position = read(path)
        table = opened(server, position)
        game = bl.game(name)
        state = game.from_position(position)
        for seat in [*range(position["seats"]), None]:
            told = table.get(seat=seat)
            assert told["card"]["laid_out"] is True
            assert told["view"] == json.loads(json.dumps(game.view(state, seat)))
        assert "position" not in table.ask("GET", "/export", 0).text
        assert table.ask("GET", "/position/0", 0).json()["error"] == "not-allowed"


def test_a_table_begun_at_a_position_is_played_on_after_the_server_comes_back(start: Any) -> None:
    server = start()
    position = read(MIDDLE["foothills"])
    table = opened(server, position)
    table.play(random.Random(1), moves=3)
    before = table.get(seat=0)
    server.stop()
    table.running = again = start()
    assert table.get(seat=0)["view"] == before["view"]
    assert table.get("/past/0", 0)["view"] == bl.game("foothills").view(bl.game("foothills").from_position(position), 0)
    card = table.play(random.Random(2))
    assert card["result"] is not None
    assert again.http.get("/api/statistics").json()["bots"] == {}


def test_its_log_says_that_it_was_laid_out_and_proves_what_was_dealt_after(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = read(MIDDLE[TTR])
    table = opened(server, position)
    table.play(random.Random(1), moves=12)
    table.post("/concede", 0)
    if table.get()["card"]["result"] is None:  # more than two sit there
        for seat in range(1, position["seats"]):
            table.ask("POST", "/concede", seat)
    text = table.ask("GET", "/export").text
    assert json.loads(text.partition("\n")[0])["position"] == position
    path = tmp_path / "log.jsonl"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "It begins at a position someone laid out" in said
    assert "every deal is the one the seed gives" in said
    answer = server.http.post("/api/logs", content=text.encode())
    assert answer.status_code == 201, answer.text
    copy = Table(server, {"table": answer.json()["table"], "host": "", "links": []})
    assert copy.ask("GET", "/export").text == text
    assert copy.get()["card"]["laid_out"] is True
    assert table.get("/position/0", 0) == position
    later = table.get(f"/position/{table.get()['card']['seq']}")
    assert opened(server, later).get(seat=0)["view"]["players"] == table.get("/past/12?point=0", 0)["view"]["players"]


def test_a_position_that_cannot_be_is_refused_at_its_place(server: Running) -> None:
    position = read(MIDDLE[TTR])
    seats = [{"kind": "person"}] * position["seats"]

    def refused(seats: Any = seats, **changes: Any) -> Any:
        plan = {"game": TTR, "seats": seats, "position": position, **changes}
        answer = server.http.post("/api/tables", json=plan)
        assert answer.status_code in (404, 409, 422), answer.text
        return answer.json()

    problem = refused(position=position | {"turn": 99})
    assert problem["error"] == "bad-position"
    assert problem["problems"][0][0] == "position.turn"
    assert refused(position={})["error"] == "bad-position"
    assert refused(position=position | {"rules_version": 99})["error"] == "other-rules-version"
    assert refused(position=position | {"board": {"id": "x", "digest": "y"}})["error"] == "no-such-board"
    assert refused(position=position | {"board": 7})["error"] == "bad-position"
    assert refused(options={"first": 0})["error"] == "bad-option"
    assert refused(seats=[*seats, {"kind": "person"}])["problems"][0][0] == "position.seats"
    assert refused(game="foothills", seats=seats[:2])["error"] in ("bad-position", "no-such-board")


def test_bots_go_on_from_a_position_and_a_rematch_begins_there_too(server: Running) -> None:
    position = read(MIDDLE["foothills"])
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    table = server.create("foothills", seats, position=position)
    assert table.play(random.Random(3))["result"] is not None
    again = table.post("/rematch", 0, status=201)
    next_one = Table(server, {"table": again["table"], "host": "", "links": [{"seat": 0, "token": table.tokens[0]}]})
    assert next_one.get("/past/0", 0)["view"] == table.get("/past/0", 0)["view"]


def test_an_end_that_is_laid_out_is_over_and_its_rematch_is_dealt(server: Running) -> None:
    position = read(FIXTURES / "positions" / "foothills-end.json")
    table = opened(server, position)
    assert table.get()["card"]["result"]["reason"] == position["end_reason"]
    again = table.post("/rematch", 0, status=201)
    assert server.http.get(f"/api/tables/{again['table']}").json()["card"]["laid_out"] is False


@pytest.mark.parametrize(
    ("file", "rule", "key"),
    [
        ("wensleydale-tie", "W10.3", "tie-profit"),
        ("nurnberg-tie", "W10.3", "tie-stack"),
        ("foothills-tie", "F11.5", "tie-shared"),
    ],
)
def test_the_end_says_what_decided_between_equal_points(server: Running, file: str, rule: str, key: str) -> None:
    table = opened(server, read(FIXTURES / "positions" / f"{file}.json"))
    (tie,) = table.get("/past/0")["ties"]
    assert (tie["rule"], tie["key"]) == (rule, key)
    assert table.get("/past/0")["breakdown"]


def test_before_the_end_nothing_is_said_about_ties(server: Running) -> None:
    assert server.create("foothills").get("/past/0")["ties"] == []
