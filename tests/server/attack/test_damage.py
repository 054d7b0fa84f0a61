"""Damaged tables, stolen links, lost databases and people who hang up without a word."""

from __future__ import annotations

import json
import logging
import random
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.server.common.records import encode, read_header, read_secret
from tests.server import running
from tests.server.conftest import start_again, stop
from tests.server.running import PATIENCE, TTR, Running, Table, settings_at, until


async def damage(server: Running, table: Table, body: bytes) -> None:
    """Overwrite a table's snapshot, as a bad disk or an older program would have left it."""
    del server.house.tables[table.name]
    store: Any = server.house.store
    if server.house.shared:
        await store.links.write(
            lambda link: link.execute("UPDATE snapshots SET body = %s WHERE table_id = %s", [body, table.name]), [], ""
        )
    else:
        statement = "UPDATE snapshots SET body = ? WHERE table_id = ?"
        await store.write(lambda connection: connection.execute(statement, [body, table.name]).rowcount)


@pytest.mark.parametrize("body", [b"", b"\x00", b'{"position":{},"deals":3}', b'{"position":{"game":"x"},"deals":-1}'])
def test_a_table_with_a_broken_snapshot_is_replayed_from_its_log(
    start: Any, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    server = start(snapshot=8)
    table = server.create()
    table.play(random.Random(1), moves=20)
    seen = table.get(seat=0)
    assert server.do(server.house.stored(table.name)).snapshot is not None
    server.do(damage(server, table, body))
    assert table.get(seat=0)["view"] == seen["view"]
    assert f"the snapshot of table {table.name}" in caplog.text
    assert table.play(random.Random(2), moves=5)["seq"] > seen["card"]["seq"]


def test_a_table_that_cannot_be_read_does_not_keep_the_bots_of_others_waiting(start: Any, place: Any) -> None:
    server = start()
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    server.house.closing = True  # nobody thinks yet
    tables = [server.create("foothills", seats) for _ in range(6)]
    server.house.closing = False
    tables.sort(key=lambda table: table.name)
    for table in tables[:2]:  # the sweep comes to these first
        header = read_header(server.do(server.house.stored(table.name)).row.header)
        header.options = {"no such option": 1}
        server.do(server.house.store.update(table.name, header=encode(header)))
    server.house.tables.clear()
    for table in tables[2:]:
        until(lambda table=table: server.do(server.house.stored(table.name)).row.seq > 5)  # type: ignore[misc]


def test_a_seat_that_was_freed_at_a_rematch_does_not_come_back_by_the_old_table(server: Running) -> None:
    table = server.create()
    table.post("/concede", 0)
    thief = table.post("/rematch", 0, None, 201)
    again = Table(server, {"table": thief["table"], "host": table.host, "links": []})
    assert again.get(seat=table.tokens[0])["seat"] == 0
    invitation = again.post("/free", table.host, {"seat": 0}, 201)["invitation"]
    assert again.ask("GET", "", table.tokens[0]).status_code == 401
    assert table.post("/rematch", 0, None, 401)["error"] == "revoked"
    new = server.seated(invitation)
    assert table.post("/rematch", 0, None, 401)["error"] == "revoked"
    assert again.get(seat=new)["seat"] == 0
    assert table.post("/rematch", 1, None, 201)["seat"] == 1


def test_the_house_gives_no_secret_away_while_a_table_runs(start: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Neither keys, invitations, the seed nor positions are in its log, its lists, its numbers or its answers."""
    caplog.set_level(logging.DEBUG)
    server = start(think=0.0001)  # every bot overruns, so positions are kept
    table = server.create(seats=[{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "greedy"}], listed=True)
    until(lambda: bool(server.do(server.house.store.faults())) or play_one(table))
    secret = read_secret(server.do(server.house.stored(table.name)).row.secret)
    http = server.http
    invitation = table.post("/free", table.host, {"seat": 0}, 201)["invitation"]
    link = server.seated(invitation)
    texts = []
    for path in ("/api/tables", "/api/statistics", "/api/games", "/metrics", "/health", "/api/openapi.json"):
        texts.append(http.get(path).text)
    for what in ("", "/log?language=en", "/export", "/chat", "/past/0"):
        texts += [table.ask("GET", what, token).text for token in (None, link, table.host)]
    described = http.get("/api/openapi.json").text
    texts.append(http.get(f"/api/operator/tables?token={link}").text)
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    assert any(f"GET {table.path}/export" in line for line in ours)
    texts += ours
    for text in texts:
        for word in (secret.seed, secret.host, invitation, link, table.host, table.tokens[0]):
            assert word not in text
        assert '"position"' not in text or text == described  # which tells that a table may begin at one


def play_one(table: Table) -> bool:
    state = table.get(seat=0)
    if state["view"]["legal"]:
        table.move(0, state["view"]["legal"][0], state["at"])
    return False


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server that waits for nobody longer than a moment."""

    def config(app: Any, settings: Any) -> Any:
        made = config_of(app, settings)
        made.ws_ping_interval, made.ws_ping_timeout = 0.3, 3.0  # uvicorn's own: 20 seconds each
        made.timeout_keep_alive = 0.5  # ours: 30
        return made

    config_of = running.config_of
    monkeypatch.setattr(running, "config_of", config)
    server = Running(settings_at({"data": tmp_path / "data", "database": None}, tmp_path, upload=0.5))
    yield server
    server.stop()


def dial(server: Running) -> socket.socket:
    host, _, port = server.address.partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def test_who_falls_silent_on_a_socket_is_noticed(impatient: Running) -> None:
    table = impatient.create()
    with dial(impatient) as raw:
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        raw.sendall(f"GET {table.path}/live HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        hello = b'{"type":"hello","key":"%s"}' % table.tokens[1].encode()
        raw.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        until(lambda: table.get()["card"]["seats"][1]["here"])
        until(lambda: not table.get()["card"]["seats"][1]["here"])  # it answers no ping, and is still open
    until(lambda: impatient.house.sockets.total() == 0)


def test_who_answers_pings_stays_longer_than_who_asks_nothing(impatient: Running) -> None:
    table = impatient.create()
    with table.live(0) as ear:
        ear.next("welcome")
        time.sleep(4.0)  # longer than a ping that is not answered is waited for
        ear.socket.send('{"type":"ping"}')
        assert ear.next("pong")


@pytest.mark.parametrize("beginning", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_who_connects_and_asks_nothing_is_hung_up_on(impatient: Running, beginning: bytes) -> None:
    with dial(impatient) as raw:
        raw.sendall(beginning)
        assert raw.recv(4096) == b""


def test_a_body_that_never_comes_is_not_waited_for(impatient: Running) -> None:
    with dial(impatient) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert b"408" in raw.recv(4096).partition(b"\r\n")[0]
    assert impatient.http.get("/health").status_code == 200


def test_a_database_that_stops_is_answered_and_what_was_acknowledged_is_there_when_it_comes_back(
    postgresql: Any, new_database: Callable[[], str], tmp_path: Path
) -> None:
    server = Running(settings_at({"data": None, "database": new_database()}, tmp_path))
    try:
        table = server.create()
        card = table.play(random.Random(1), moves=15)
        stop(postgresql, "immediate")
        seat = table.to_act()
        state = table.get(seat=seat)
        body = {"at": state["at"], "move": state["view"]["legal"][0]}
        refused = table.ask("POST", "/moves", seat, body)
        assert (refused.status_code, refused.json()["error"]) == (503, "store-down")
        assert refused.headers["retry-after"]
        assert server.http.get("/health").status_code == 503
        assert server.http.post("/api/tables", json={"game": TTR, "seats": [{"kind": "open"}] * 2}).status_code == 503
        start_again(postgresql)
        until(lambda: table.ask("GET", "/log").status_code == 200)
        assert len(table.get("/log")["entries"]) == card["seq"]
        until(lambda: table.ask("POST", "/moves", seat, body).status_code == 200)
        assert table.get()["card"]["seq"] == card["seq"] + 1
        assert table.play(random.Random(2), moves=10)["seq"] > card["seq"]
        until(lambda: server.http.get("/health").status_code == 200)  # it looks once a second
    finally:
        server.stop()


def test_a_table_survives_that_its_board_file_is_taken_away_and_is_exported_even_without_any_board(
    start: Any, tmp_path: Path, kind: str
) -> None:
    folder = tmp_path / "data" / "boards"
    folder.mkdir(parents=True)
    server = start()
    board = server.http.get("/api/games/foothills/boards/foothills").json()
    server.stop()
    file = folder / "mine.json"
    file.write_text(json.dumps(board | {"id": "mine", "title": "Mine"}), encoding="utf-8")
    server = start()
    table = server.create("foothills", board="mine")
    other = server.create()
    table.play(random.Random(1), moves=4)
    seen = table.get(seat=0)["view"]
    server.stop()
    file.unlink()
    table.running = other.running = start()
    assert table.get(seat=0)["view"] == seen
    assert table.play(random.Random(1), moves=4)["seq"] > 4
    server = table.running
    digest = table.get()["card"]["board_digest"]
    header = read_header(server.do(server.house.stored(table.name)).row.header)
    header.board_digest = "0" * len(digest)
    server.do(server.house.store.update(table.name, header=encode(header)))
    server.house.tables.clear()
    refused = table.ask("GET", "", 0)
    assert (refused.status_code, refused.json()["error"]) == (404, "no-such-board")
    assert table.ask("GET", "/export", 0).text.count("\n") > 4
    tokens = [table.tokens[0], other.tokens[0]]
    mine = server.http.post("/api/tables/mine", json={"keys": tokens}).json()
    assert [each["card"]["table"] for each in mine] == [table.name, other.name]
