"""What has been: log, past, export, import; other rules; the operator."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import msgspec
import pytest

from branchline.cli import main
from branchline.server.common.records import encode, read_header
from tests.server.running import TTR, Running, Table, until

pytestmark = pytest.mark.any_store


def test_the_log_is_told_page_by_page_in_a_language_from_ones_own_eyes(start: object) -> None:
    server = start(page=5)  # type: ignore[operator]
    table = server.create()
    table.past_set_up()
    table.play(random.Random(1), moves=9)
    seq = table.get()["card"]["seq"]
    entries, first = [], 1
    while first is not None:
        page = table.get(f"/log?from={first}&language=en", 0)
        entries += page["entries"]
        first = page["next"]
    assert [entry["seq"] for entry in entries] == list(range(1, seq + 1))
    assert all((entry["move"] is not None) == (entry["seat"] == 0) for entry in entries)
    assert any(line["text"].startswith("You ") for entry in entries for line in entry["lines"])
    assert not any("You " in line["text"] for e in table.get("/log?language=en")["entries"] for line in e["lines"])
    assert table.ask("GET", "/log?point=1", 0).json()["error"] == "not-allowed"
    unknown = table.get("/log?language=xx", 0)
    assert unknown == table.get("/log?language=en", 0), "what nobody translated is said in English"
    assert table.ask("GET", "/log?from=x", 0).status_code == 400


def test_the_past_is_seen_with_eyes_one_may_have(server: Running) -> None:
    table = server.create()
    views = {}
    luck = random.Random(1)
    for _ in range(8):
        state = table.get(seat=0)
        if not state["draft"]:
            views[state["card"]["seq"]] = state["view"]
        table.play(luck, moves=1)
    for seq, view in views.items():
        assert table.get(f"/past/{seq}", 0)["view"] == view
    assert "hand" not in table.get("/past/3?point=spectator", 0)["view"]
    assert table.ask("GET", "/past/3?point=1", 0).status_code == 403
    assert table.ask("GET", "/past/999", 0).json()["error"] == "no-such-move"
    assert table.ask("GET", "/past/-1", 0).status_code == 400
    assert table.ask("GET", "/past/" + "9" * 5000, 0).status_code == 400
    table.post("/concede", 0)
    assert table.get("/past/3?point=1", 0)["view"]["seat"] == 1


def finished(server: Running) -> Table:
    table = server.create()
    table.past_set_up()
    table.play(random.Random(1), moves=20)
    table.post("/concede", 1)
    return table


def test_a_finished_table_is_exported_whole_and_comes_back_as_a_table(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(server)
    text = table.ask("GET", "/export").text
    path = tmp_path / "log.jsonl"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "every deal is the one the seed gives" in capsys.readouterr().out
    answer = server.http.post("/api/logs", content=text.encode())
    assert answer.status_code == 201, answer.text
    copy = Table(server, {"table": answer.json()["table"], "host": "", "links": []})
    assert copy.ask("GET", "/export").text == text
    old, new = table.get(), copy.get()
    assert new["card"]["result"] == old["card"]["result"]
    assert new["view"] == old["view"]
    assert copy.get("/log?point=1")["entries"][3]["move"] == table.get("/log?point=1")["entries"][3]["move"]
    assert copy.post("/join", None, {}, 409)["error"] == "game-over"


def test_a_log_that_was_touched_is_refused_with_its_line(server: Running) -> None:
    lines = finished(server).ask("GET", "/export").text.splitlines()
    lines[4] = lines[4].replace('"seat": ', '"seat":  ').replace("seq", "sqe")
    for body in ["\n".join(lines), "", "{}", "[1]", "\n".join(lines[:3])[:-5], '{"log":"branchline-log/1"}']:
        answer = server.http.post("/api/logs", content=body.encode())
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-log")
    assert server.http.post("/api/logs", content=b"\xff\xfe").status_code == 422


def test_an_unfinished_log_can_be_imported_to_be_looked_at(server: Running) -> None:
    lines = finished(server).ask("GET", "/export").text.splitlines()
    cut = server.http.post("/api/logs", content="\n".join(lines[:-1]).encode())
    assert "it says how it was ended, and not the result" in cut.json()["text"]
    text = "\n".join(lines[:-2]) + "\n"
    name = server.http.post("/api/logs", content=text.encode()).json()["table"]
    copy = Table(server, {"table": name, "host": "", "links": []})
    assert copy.get()["card"]["result"]["reason"] == "closed"
    assert copy.ask("GET", "/export").text == text
    assert "view" in copy.get("/past/5?point=0")


def test_a_running_table_is_exported_as_far_as_a_seat_may_know(server: Running) -> None:
    table = server.create()
    table.past_set_up()
    table.play(random.Random(1), moves=10)
    lines = [json.loads(line) for line in table.ask("GET", "/export", 0).text.splitlines()]
    assert lines[0]["seat_log"] == "branchline-seat-log/1"
    assert all("dealt" not in line and "seed" not in line for line in lines)
    assert all((line["move"] is not None) == (line["seat"] == 0) for line in lines[1:])
    answer = server.http.post("/api/logs", content=table.ask("GET", "/export", 0).content)
    assert answer.json()["error"] == "bad-log"


def test_a_table_of_other_rules_is_refused_by_name_and_still_exported(server: Running) -> None:
    running, over = server.create(), finished(server)
    running.past_set_up()
    for table in (running, over):
        stored = server.do(server.house.stored(table.name))
        header = msgspec.structs.replace(read_header(stored.row.header), rules_version=99)
        server.do(server.house.store.update(table.name, header=encode(header)))
        server.house.tables.clear()
        answer = table.ask("GET", "", 0)
        assert (answer.status_code, answer.json()["error"]) == (409, "other-rules-version")
        assert "99" in answer.json()["text"]
        assert table.ask("POST", "/moves", 0, {"at": 0, "move": {"move": "draw"}}).status_code == 409
    assert '"seed"' in over.ask("GET", "/export").text
    lines = [json.loads(line) for line in running.ask("GET", "/export", 0).text.splitlines()]
    assert any(line["move"] for line in lines[1:])
    assert all(line["move"] is None for line in lines[1:] if line["seat"] == 1)
    assert running.ask("GET", "/export", over.tokens[0]).status_code == 401
    mine = server.http.post("/api/tables/mine", json={"keys": [running.tokens[0]]}).json()
    assert mine[0]["card"]["table"] == running.name


def test_forgetting_works_at_a_table_of_other_rules_too(server: Running) -> None:
    table = server.create()
    table.post("/chat", 0, {"text": "my secret plan"}, 201)
    table.ask("PUT", "/notes", 0, {"text": "notes", "marks": []})
    stored = server.do(server.house.stored(table.name))
    header = msgspec.structs.replace(read_header(stored.row.header), rules_version=99)
    server.do(server.house.store.update(table.name, header=encode(header)))
    server.house.tables.clear()
    assert server.http.post("/api/forget", json={"keys": [table.tokens[0]]}).json() == {"seats": 1}
    after = server.do(server.house.store.load(table.name))
    everything = b"".join([after.row.card, *(row.body + row.notes + row.draft for row in after.seats)])
    assert b"P0" not in everything
    assert b"notes" not in everything
    assert b"P1" in everything
    assert server.do(server.house.store.chat(table.name, most=9)) == []
    assert table.ask("GET", "/export", 0).status_code == 401


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(start: object) -> None:
    server = start(idle=0.05, snapshot=4)  # type: ignore[operator]
    table = server.create()
    luck = random.Random(9)
    for _ in range(6):
        table.play(luck, moves=5)
        before = [table.ask("GET", "", seat).text for seat in (0, 1, None)]
        time.sleep(0.1)
        server.loop.call_soon_threadsafe(server.house.evict)
        until(lambda: table.name not in server.house.tables)
        assert [table.ask("GET", "", seat).text for seat in (0, 1, None)] == before
    stored = server.do(server.house.stored(table.name))
    assert stored.snapshot is not None
    assert len(stored.tail) < 8


def test_a_game_goes_on_over_snapshots_with_the_same_luck_and_is_proven(
    start: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start(snapshot=3)  # type: ignore[operator]
    table = server.create("wensleydale", 3)
    luck = random.Random(2)
    while table.play(luck, moves=25)["result"] is None:
        server.loop.call_soon_threadsafe(server.house.tables.clear)
        until(lambda: table.name not in server.house.tables)
    (tmp_path / "log.jsonl").write_text(table.ask("GET", "/export").text, encoding="utf-8")
    assert main(["verify", str(tmp_path / "log.jsonl")]) == 0
    assert "every deal is the one the seed gives" in capsys.readouterr().out


def test_the_operator_lists_and_closes_tables_and_nobody_else_does(server: Running) -> None:
    table = server.create()
    headers = {"Authorization": f"Bearer {table.host}"}
    assert server.http.get("/api/operator/tables").status_code == 403
    assert server.http.get("/api/operator/tables", headers=headers).status_code == 403
    path = server.settings.data / "operator-token"
    assert path.stat().st_mode & 0o777 == 0o600
    headers = {"Authorization": f"Bearer {path.read_text().strip()}"}
    listed = server.http.get("/api/operator/tables", headers=headers).json()["tables"]
    assert [card["table"] for card in listed] == [table.name]
    closed = server.http.post(f"/api/operator/tables/{table.name}/close", headers=headers)
    assert closed.json()["result"]["reason"] == "closed"
    again = server.http.post(f"/api/operator/tables/{table.name}/close", headers=headers)
    assert again.json()["error"] == "game-over"


def test_statistics_count_tables_games_and_bots(server: Running) -> None:
    finished(server)
    server.create("foothills", [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}])
    answer = server.http.get("/api/statistics").json()
    assert (answer["tables"], answer["running"], answer["finished"]) == (2, 1, 1)
    assert answer["games"][TTR]["finished"] == 1
    assert answer["bots"]["greedy"]["seats"] == 1
    assert answer["moves"] > 20


def test_listed_tables_are_listed_and_others_are_not(server: Running) -> None:
    listed, _ = server.create(listed=True), server.create()
    found = server.http.get("/api/tables").json()["tables"]
    assert [card["table"] for card in found] == [listed.name]
    assert server.http.get("/api/tables?over=true").json()["tables"] == []
    assert server.http.get("/api/tables?game=foothills").json()["tables"] == []
