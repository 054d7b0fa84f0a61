"""Sockets: greetings, gaps, slow readers, and messages that are none."""

from __future__ import annotations

import json
import random
import socket as sockets
import time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import PATIENCE, Running, until


def test_who_was_away_gets_the_moves_he_missed(server: Running) -> None:
    table = server.create()
    luck = random.Random(1)
    with table.live(0, views=False) as ear:
        welcome = ear.next("welcome")
        assert welcome["entries"] == []
        assert welcome["state"]["seat"] == 0
        table.play(luck, moves=8)
        known: list = []
        while len(known) < 3:
            known += ear.next("moved")["entries"]
        known = known[:3]
    table.play(luck, moves=70)
    seq = table.get()["card"]["seq"]
    with table.live(0, since=3) as ear:
        entries = ear.next("welcome")["entries"]
        assert [entry["seq"] for entry in entries] == list(range(4, seq + 1))
    with table.live(0, since=0) as ear:
        assert ear.next("welcome")["entries"][:3] == known
    assert table.get("/log", 0)["entries"][:3] == known
    with table.live(None, since=seq - 1) as ear:
        assert len(ear.next("welcome")["entries"]) == 1


def test_a_move_brings_the_whole_view_to_who_wants_it_and_the_choices_to_who_is_next(server: Running) -> None:
    table = server.create()
    seat = table.to_act()
    with table.live(0) as whole, table.live(1 - seat, views=False) as lean, table.live(None) as spectator:
        for ear in (whole, lean, spectator):
            ear.next("welcome")
        state = table.get(seat=seat)
        table.move(seat, state["view"]["legal"][0], 0)
        seen = whole.next("moved")
        assert seen["state"]["view"] == table.get(seat=0)["view"]
        told = lean.next("moved")
        assert told["state"] is None if "state" in told else True
        assert told["legal"] == table.get(seat=1 - seat)["view"]["legal"]
        watched = spectator.next("moved")
        assert watched["legal"] == []
        assert watched["entries"][0]["move"] is None
        assert "legal" not in watched["state"]["view"]


def test_presence_is_seen_by_the_others(server: Running) -> None:
    table = server.create()
    with table.live(0) as ear:
        assert ear.next("welcome")["state"]["card"]["seats"][0]["here"]
        with table.live(1):
            assert ear.next("state")["state"]["card"]["seats"][1]["here"]
        assert not ear.next("state")["state"]["card"]["seats"][1]["here"]


def test_ping_and_state_are_answered(server: Running) -> None:
    table = server.create()
    with table.live(0) as ear:
        ear.next("welcome")
        ear.socket.send('{"type":"ping"}')
        assert ear.next() == {"type": "pong"}
        ear.socket.send('{"type":"state"}')
        assert ear.next("state")["state"] == table.get(seat=0)


@pytest.mark.parametrize(
    "first",
    ["", "x", "[]", '{"type":"ping"}', '{"type":"hello","key":"short"}', '{"type":"hello","odd":1}', b"\xff\xfe"],
)
def test_a_first_message_that_is_no_hello_is_refused(server: Running, first: str | bytes) -> None:
    table = server.create()
    with connect(f"ws://{server.address}{table.path}/live") as socket:
        socket.send(first)
        assert json.loads(socket.recv(timeout=PATIENCE))["why"] == "bad-message"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_later_nonsense_a_flood_and_silence_are_refused_too(start: object) -> None:
    server = start(messages_per_socket=(5, 0.1))  # type: ignore[operator]
    table = server.create()
    with table.live(0) as ear:
        ear.next("welcome")
        ear.socket.send('{"type":"hello"}')
        assert ear.next("closing")["why"] == "bad-message"
    with table.live(0) as ear:
        ear.next("welcome")
        for _ in range(6):
            ear.socket.send('{"type":"ping"}')
        assert ear.next("closing")["why"] == "too-many"
    with connect(f"ws://{server.address}{table.path}/live") as socket:
        socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as cut:
            socket.recv(timeout=PATIENCE)
        assert cut.value.rcvd is not None
        assert cut.value.rcvd.code == 1009
    server.house.limits = msgspec.structs.replace(server.house.limits, hello=0.2)  # for who says nothing
    with connect(f"ws://{server.address}{table.path}/live") as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["why"] == "bad-message"


def test_a_socket_of_no_table_or_a_foreign_page_is_denied(server: Running) -> None:
    table = server.create()
    with pytest.raises(InvalidStatus) as none, connect(f"ws://{server.address}/api/tables/nowhere/live"):
        pass
    assert none.value.response.status_code == 404
    assert json.loads(none.value.response.body or b"")["error"] == "no-such-table"
    address = f"ws://{server.address}{table.path}/live"
    with pytest.raises(InvalidStatus) as foreign, connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
        pass
    assert foreign.value.response.status_code == 403


def test_too_many_sockets_of_one_address_are_refused(start: object) -> None:
    server = start(sockets_per_address=2)  # type: ignore[operator]
    table = server.create()
    with table.live(0) as one, table.live(1) as two:
        one.next("welcome")
        two.next("welcome")
        with connect(f"ws://{server.address}{table.path}/live") as three:
            assert json.loads(three.recv(timeout=PATIENCE))["why"] == "too-many"
    until(lambda: server.house.sockets.total() == 0)
    with table.live(None) as again:
        again.next("welcome")


def test_a_reader_too_slow_is_cut_and_the_table_goes_on(start: object) -> None:
    server = start(queue=8)  # type: ignore[operator]
    table = server.create()
    host, _, port = server.address.partition(":")
    raw = sockets.create_connection((host, int(port)))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    raw.sendall(f"GET {table.path}/live HTTP/1.1\r\nHost: {server.address}\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello"}'
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    live = server.house.tables[table.name]
    until(lambda: any(socket.ready for socket in live.sockets))
    luck = random.Random(2)
    end = time.monotonic() + 60
    while live.sockets and time.monotonic() < end:
        if table.play(luck, moves=20)["result"] is not None:
            break
        for _ in range(200):  # more than the system itself keeps for a reader
            server.loop.call_soon_threadsafe(_shout, server, live)
    until(lambda: not live.sockets)
    raw.close()
    assert "branchline_sockets_cut_total 1.0\n" in server.http.get("/metrics").text


def _shout(server: Running, live: object) -> None:
    from branchline.server.table.broadcast import announce

    announce(live, server.house.limits)  # type: ignore[arg-type]
