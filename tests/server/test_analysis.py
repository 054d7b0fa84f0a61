"""Analysis of finished tables: judged in processes that think, a move at a time; for tables that are over only."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from branchline.server.minds.shares import Asker
from tests.server.running import PATIENCE, Running, Table, until

pytestmark = pytest.mark.any_store


def finished(server: Running, moves: int = 12) -> Table:
    table = server.create("foothills")
    table.play(random.Random(1), moves=moves)
    table.post("/concede", 1)
    return table


def whole(table: Table, seat: int | None = None) -> Any:
    """Ask until every move is judged; what was told on the way."""
    moves: list[Any] = []
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        told = table.post(f"/analysis?from={len(moves)}", seat)
        assert not told["failed"]
        moves += told["moves"]
        assert told["done"] == len(moves)
        if told["of"] and told["done"] == told["of"]:
            return told | {"moves": moves}
        time.sleep(0.05)
    raise AssertionError("it did not end")


def test_every_choice_of_a_finished_table_is_judged_once(start: Any) -> None:
    table = finished(start(thorough=1))
    found = whole(table)
    log = {entry["seq"]: entry for entry in table.get("/log")["entries"]}
    assert found["moves"]
    for move in found["moves"]:
        assert move["played"]["move"] == log[move["seq"]]["move"]
        assert move["seat"] == log[move["seq"]]["seat"]
        assert move["choices"] > 1
        assert 0 <= move["played"]["chance"] <= move["before"] <= 1
        assert 0 <= move["hindsight_after"] <= move["hindsight_before"] <= 1
        assert all(better["chance"] > move["played"]["chance"] for better in move["better"])
    dear = [move["loss"] for move in found["moves"] if move["seq"] in found["turning_points"]]
    assert all(loss <= max(dear, default=1) for loss in (move["loss"] for move in found["moves"]))
    assert whole(table, 0) == found, "what was found is kept"


def test_a_running_table_is_not_analysed(server: Running) -> None:
    table = server.create("foothills")
    assert table.ask("POST", "/analysis", 0).status_code == 403
    assert table.ask("POST", "/analysis").json()["error"] == "not-allowed"


def test_few_tables_are_analysed_at_once_and_not_too_often(start: Any) -> None:
    server = start(analyses=1, analyses_per_address=(2, 0.0001), thorough=1, thinkers=1)
    one, two, three = (finished(server, 6) for _ in range(3))
    shares = server.house.thinkers.shares
    turn = shares.turn(Asker())
    server.do(turn.__aenter__())  # nobody can think, so that it is not done at once
    one.post("/analysis", None)
    until(lambda: shares.alone.waiting or shares.awaited.waiting)
    assert (list(shares.alone.waiting), shares.awaited.waiting) == (["127.0.0.1"], {}), "those who play come first"
    assert two.ask("POST", "/analysis").status_code == 429
    server.do(turn.__aexit__(None, None, None))
    whole(one)
    whole(two)
    assert three.ask("POST", "/analysis").json()["error"] == "too-many"
    whole(one)


def test_while_a_table_is_analysed_bots_play_on(start: Any) -> None:
    server = start(thinkers=1, thorough=10)
    studied = finished(server, 30)
    studied.post("/analysis", None)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    assert server.create("foothills", seats).play(random.Random(2), moves=8)["seq"] >= 8
    told = studied.post("/analysis", None)
    assert told["done"] < told["of"], "the bot waited for one move to be judged, not for all"


def test_an_analysis_that_stopped_goes_on_where_it_was(start: Any) -> None:
    server = start(thinkers=1, thorough=8)
    table = finished(server, 16)
    table.post("/analysis", None)
    deadline = time.monotonic() + PATIENCE
    while not (told := table.post("/analysis", None))["done"]:
        assert time.monotonic() < deadline
    for process in list(server.house.thinkers.pool.busy):
        server.loop.call_soon_threadsafe(process.kill)
    while not told["failed"]:
        study = server.app.desk.studies.kept[table.name]
        told = {"failed": not study.running, "done": len(study.moves)}
        assert time.monotonic() < deadline
    assert told["done"] < len(whole(table)["moves"])
