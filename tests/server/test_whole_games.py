"""Whole games of every title, by several clients and bots, on both stores."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from branchline.cli import main
from branchline.core.registry import all_games
from tests.server.running import Running

INFOS = {info.id: info for info in all_games() if info.rules.startswith("branchline.")}
ONE_STORE = [pytest.param(game, marks=[pytest.mark.any_store] * (game != "wensleydale")) for game in INFOS]


@pytest.mark.parametrize("game", ONE_STORE)
def test_people_and_a_bot_play_to_the_end_and_the_log_is_proven(
    server: Running, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = INFOS[game].seats[0] - 1
    seats = [{"kind": "person", "name": f"P{k}"} for k in range(people)] + [{"kind": "bot", "bot": "greedy"}]
    table = server.create(game, seats)
    with table.live(0, views=False) as ear:
        assert ear.next()["type"] == "welcome"
        card = table.play(random.Random(7), hold=0.5)
        seen = 0
        while seen < card["seq"]:
            moved = ear.next("moved")
            assert [entry["seq"] for entry in moved["entries"]] == list(range(seen + 1, moved["seq"] + 1))
            seen = moved["seq"]
        assert moved["over"]
    assert card["result"]["ranking"].count(1) >= 1
    assert card["seed"] is not None
    log = tmp_path / "game.jsonl"
    log.write_text(table.ask("GET", "/export").text, encoding="utf-8")
    assert main(["verify", str(log)]) == 0
    assert "every deal is the one the seed gives" in capsys.readouterr().out
    history = table.get("/log?language=en")
    assert all(line["text"] and not line["text"].startswith("[") for e in history["entries"] for line in e["lines"])
    assert any(entry["changes"] for entry in history["entries"])


def test_bots_alone_play_to_the_end(server: Running) -> None:
    table = server.create(seats=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}])
    from tests.server.running import until

    until(lambda: table.get()["card"]["result"] is not None)
    assert server.http.get("/metrics").text.count("branchline_bot_faults_total 0") == 1


def test_a_bot_that_overruns_is_replaced_by_the_simplest_move_and_its_position_is_kept(start: object) -> None:
    from tests.server.running import until

    server = start(think=0.0001)  # type: ignore[operator]
    table = server.create(seats=[{"kind": "bot", "bot": "random"}, {"kind": "person"}], options={"first": 0})
    until(lambda: table.get()["card"]["deciders"] == [1])
    faults = server.do(server.house.store.faults())
    assert faults[0][0] == table.name
    assert b"took longer" in faults[0][2]
    assert b"position" in faults[0][2]
    first = table.get("/log")["entries"][0]
    assert first["seat"] == 0


def test_a_bot_thinks_on_after_its_process_was_killed(server: Running) -> None:
    from tests.server.running import until

    table = server.create(seats=[{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}])
    until(lambda: bool(server.house.thinkers.pool.busy))
    for process in list(server.house.thinkers.pool.busy):
        process.kill()
    until(lambda: table.get()["card"]["result"] is not None)
