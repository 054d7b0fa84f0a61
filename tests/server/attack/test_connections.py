"""Connections that cost more than they bring: endless heads and trailers, answers nobody reads, handshakes of nothing.

All of it by raw sockets, so that it holds for whatever reads the wire.
"""

from __future__ import annotations

import json
import os
import socket
import struct
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path
from threading import Event
from typing import Any
from zlib import crc32

import pytest

from branchline.server.http.door import NEVER, Door
from branchline.server.http.neighbours import Boxes, Neighbours
from tests.server import running
from tests.server.running import PATIENCE, TTR, Running, settings_at, until
from tests.server.test_door import HEALTH, Wire
from tests.server.test_processes import Process

KILOBYTE = 1 << 10
CREATE = json.dumps({"game": TTR, "seats": [{"kind": "open"}] * 2}).encode()
GAMES = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Starts a server; with `patience`, one that waits for nobody longer than that."""
    config_of, started = running.config_of, []

    def start(patience: float | None = None, *, proxy: bool = False, **limits: Any) -> Running:
        def config(app: Any, settings: Any) -> Any:
            made = config_of(app, settings)
            made.timeout_keep_alive = patience or made.timeout_keep_alive
            return made

        monkeypatch.setattr(running, "config_of", config)
        settings = settings_at({"data": tmp_path / "data", "database": None}, tmp_path, **limits)
        settings.proxy = proxy
        started.append(Running(settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


def connections(server: Running) -> int:
    return len(server.server.server_state.connections)


def flood(raw: socket.socket, parts: Iterable[bytes]) -> None:
    for part in parts:
        raw.sendall(part)


def chunked(body: bytes, trailers: bytes, head: bytes = b"") -> bytes:
    return b"POST /api/tables HTTP/1.1\r\nHost: x\r\n%bTransfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\n%b\r\n" % (
        head,
        len(body),
        body,
        trailers,
    )


# What follows a body


def test_what_follows_a_body_takes_no_memory(tmp_path: Path) -> None:
    """50 MB of lines after the last chunk once were a gigabyte in memory, and no token was needed."""
    server = Process(settings_at({"data": tmp_path / "data", "database": None}, tmp_path))
    try:
        host, _, port = server.address.partition(":")
        before = memory(server)
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
            raw.sendall(chunked(CREATE, b"")[:-2])
            line = b"X-%d: " + b"x" * 100 + b"\r\n"
            with pytest.raises(ConnectionError):
                flood(raw, (line % number for number in range(5_000_000)))
        assert memory(server) - before < 30
        assert server.http.get("/health").status_code == 200
    finally:
        server.kill()


def memory(server: Process) -> float:
    """Megabytes."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def test_what_follows_a_body_changes_no_header(begin: Any) -> None:
    server = begin(proxy=True, tables_per_address=(2, 0.0001))
    wire = Wire(server)
    codes = []
    for number in range(4):
        trailers = b"X-Forwarded-For: 192.0.2.%d\r\nAuthorization: nonsense\r\n" % number
        wire.send(chunked(CREATE, trailers, b"X-Forwarded-For: 198.51.100.1\r\n"))
        codes.append(wire.answer()[0])
    assert codes == [201, 201, 429, 429]


def test_a_line_after_a_body_that_never_ends_is_cut_off(begin: Any) -> None:
    wire = Wire(begin())
    wire.send(chunked(CREATE, b"")[:-2] + b"X-Long: ")
    with pytest.raises(ConnectionError):
        flood(wire.socket, repeat(b"x" * KILOBYTE, 5_000_000))


def test_an_extension_of_a_chunk_that_never_ends_is_cut_off(begin: Any) -> None:
    wire = Wire(begin())
    wire.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;")
    with pytest.raises(ConnectionError):
        flood(wire.socket, repeat(b"x" * KILOBYTE, 5_000_000))


# Heads


@pytest.mark.parametrize("size", [66, 90, 120])
def test_a_head_in_one_piece_that_is_too_long_is_refused(begin: Any, size: int) -> None:
    wire = Wire(begin())
    wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * size * KILOBYTE + b"\r\n\r\n")
    status, _, body = wire.answer()
    assert (status, json.loads(body)["error"]) == (431, "too-large")
    assert wire.ended()


def test_a_long_head_that_is_not_too_long_is_read(begin: Any) -> None:
    wire = Wire(begin())
    wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 60 * KILOBYTE + b"\r\n\r\n")
    assert wire.answer()[0] == 200


def test_many_small_heads_at_once_are_all_answered_in_their_order(begin: Any) -> None:
    wire = Wire(begin())
    pad = b"X-Pad: " + b"x" * 400 + b"\r\n\r\n"  # 100 KB in all
    asked = [b"/api/texts/en/web.ftl", b"/health", b"/api/nothing"] * 67
    wire.send(b"".join(b"HEAD %b HTTP/1.1\r\nHost: x\r\n" % path + pad for path in asked[:200]))
    codes = [wire.answer(head_only=True)[0] for _ in range(200)]
    assert codes == ([200, 200, 404] * 67)[:200]


# Answers


@pytest.mark.parametrize("one", [HEALTH, GAMES])
def test_who_reads_no_answers_is_hung_up_on(begin: Any, one: bytes) -> None:
    server = begin(patience=0.5)
    wires = [Wire(server) for _ in range(5)]
    for wire in wires:
        wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.socket.settimeout(0.2)
        with pytest.raises((TimeoutError, ConnectionError)):
            flood(wire.socket, [one * 500] * 10_000)  # more than any buffer on the way takes
    until(lambda: connections(server) == 0)
    assert server.http.get("/health").status_code == 200


def test_who_reads_slowly_is_waited_for(begin: Any) -> None:
    wire = Wire(begin(patience=1.0))
    wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.send(GAMES * 15)
    for _ in range(15):
        assert wire.answer()[0] == 200


class Pipe:
    """The way out of a connection: so many bytes wait there for somebody to read them."""

    def __init__(self) -> None:
        self.waiting, self.cut = 0, False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.cut

    def abort(self) -> None:
        self.cut = True


def test_who_reads_a_little_has_all_the_time_anew_and_who_reads_nothing_has_not() -> None:
    """By the clock of the connection alone: buffers on the way take megabytes."""
    door, out = Door.__new__(Door), Pipe()
    door.timeout_keep_alive, door.transport = 30, out  # type: ignore[assignment]
    door.unread, door.unread_due, door.due = 0, NEVER, NEVER
    for now, waiting in [(0, 0), (10, 900), (35, 800), (60, 700), (85, 600), (110, 0), (130, 500), (159, 500)]:
        out.waiting = waiting
        door.look(now)
        assert not out.cut, now
    door.look(161)
    assert out.cut


def test_a_burst_of_one_does_not_keep_the_others_waiting(begin: Any) -> None:
    server = begin()
    greedy, other = Wire(server), Wire(server)
    other.send(HEALTH)
    assert other.answer()[0] == 200
    answered: list[int] = []
    count = server.house.metrics.answered

    def counted(status: int, seconds: float) -> None:
        answered.append(status)
        count(status, seconds)

    server.house.metrics.answered = counted
    small = b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n"
    greedy.send(small * 5000)
    until(lambda: bool(answered))
    before = len(answered)
    other.send(HEALTH)
    assert other.answer()[0] == 200
    until(lambda: 200 in answered)
    assert answered.index(200) - before < 2500
    for _ in range(5000):
        assert greedy.answer()[0] == 404


def test_a_body_that_nobody_wants_does_not_go_on_for_ever(begin: Any) -> None:
    server = begin(patience=0.5)
    wire = Wire(server)
    wire.send(b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n")
    assert wire.answer()[0] == 404
    with pytest.raises(ConnectionError):
        flood(wire.socket, repeat(b"x" * KILOBYTE, 5_000_000))
    until(lambda: connections(server) == 0)


# WebSockets that do not begin


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"X-Long: " + b"x" * 9 * KILOBYTE + b"\r\n",
        b"".join(b"X-%d: x\r\n" % number for number in range(200)),
    ],
    ids=["a body", "a body in chunks", "a long header", "many headers"],
)
def test_a_handshake_of_no_websocket_is_answered_and_hung_up_on(begin: Any, more: bytes) -> None:
    server = begin()
    table = server.create()
    wire = Wire(server)
    wire.send(f"GET {table.path}/live HTTP/1.1\r\nHost: x\r\n".encode() + UPGRADE + more + b"\r\n")
    assert wire.answer()[0] == 400
    assert wire.ended()
    until(lambda: connections(server) == 1)  # of those who set the table
    assert server.house.sockets.total() == 0


def test_a_handshake_behind_a_request_that_runs_is_refused_after_its_answer(begin: Any) -> None:
    server = begin()
    table = server.create()
    wire = Wire(server)
    upgrade = f"GET {table.path}/live HTTP/1.1\r\nHost: x\r\n".encode() + UPGRADE + b"\r\n"
    wire.send(HEALTH + upgrade)
    assert wire.answer()[0] == 200
    assert wire.ended()


def test_more_sockets_of_one_address_than_it_may_have_are_refused_however_they_begin(begin: Any) -> None:
    server = begin(sockets_per_address=5)
    table = server.create()
    upgrade = f"GET {table.path}/live HTTP/1.1\r\nHost: x\r\n".encode() + UPGRADE + b"\r\n"
    wires = [Wire(server) for _ in range(12)]
    for wire in wires:
        wire.send(upgrade)
    for wire in wires:
        assert wire.answer(head_only=True)[0] == 101
    refused = 0
    for wire in wires[:]:
        wire.socket.settimeout(0.5)
        try:
            refused += bool(wire.data) or wire.more()
        except TimeoutError:
            continue
    assert refused == 7
    assert server.house.sockets.total() == 5


@pytest.mark.parametrize("way", ["straight", "handed over"])
def test_what_somebody_said_who_is_gone_already_is_not_done(begin: Any, way: str) -> None:
    """The system no longer knows from where it came, so that it would be in nobody's limits."""
    server: Running = begin()
    gone = struct.pack("ii", 1, 0)  # the connection is reset, not ended
    request = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%b" % (len(CREATE), CREATE)
    if way == "straight":
        standing = Event()
        server.loop.call_soon_threadsafe(standing.wait, PATIENCE)  # until the connection is there, and gone
        with socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE) as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, gone)
            raw.sendall(request)
        standing.set()
    else:
        boxes = Boxes(1)
        text = " ".join(map(str, [0, *map(os.dup, boxes.files_for(0))]))
        server.do(join_neighbours(server, text))
        with socket.create_server(("127.0.0.1", 0)) as listening:
            for lost in (True, False):
                with socket.create_connection(listening.getsockname(), PATIENCE) as raw:
                    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, gone)
                    taken, _ = listening.accept()
                    if lost:
                        raw.close()
                    socket.send_fds(boxes.outer[0], [request], [taken.fileno()])
                    taken.close()
                    assert lost or raw.recv(12) == b"HTTP/1.1 201"
        boxes.close()
    assert server.http.get("/health").status_code == 200
    assert "local" not in server.house.address_rate.levels
    assert set(server.house.table_rate.levels) == ({"127.0.0.1"} if way == "handed over" else set())


def test_who_has_not_read_their_answer_yet_is_not_handed_over(begin: Any) -> None:
    """What is not sent yet of an answer stays with the connection."""
    server: Running = begin()
    boxes = Boxes(2)
    server.do(join_neighbours(server, " ".join(map(str, [0, *map(os.dup, boxes.files_for(0))]))))
    tables = (server.create() for _ in range(100))
    theirs = next(table for table in tables if crc32(table.name.encode()) % 2 == 1)
    boxes.inner[1].setblocking(False)
    long = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    about = f"GET {theirs.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    with socket.socket() as raw:
        raw.settimeout(PATIENCE)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 * KILOBYTE)
        raw.connect(("127.0.0.1", server.settings.port))
        until(lambda: any(door.client == raw.getsockname() for door in server.app.doors))
        door = next(door for door in server.app.doors if door.client == raw.getsockname())
        asked, before = 0, None
        while not door.transport.get_write_buffer_size():
            before, asked = door.newest, asked + 1
            raw.sendall(long)
            until(lambda before=before: door.newest is not before and door.idle)  # type: ignore[misc]
        raw.sendall(about)
        data = b""
        while more := raw.recv(64 * KILOBYTE):
            data += more
        assert data.count(b"HTTP/1.1 200") == asked + 1
        assert json.loads(data.rpartition(b"\r\n\r\n")[2])["card"]["table"] == theirs.name
    with pytest.raises(BlockingIOError):
        boxes.inner[1].recv(1)
    with socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE) as raw:
        raw.sendall(about)
        boxes.inner[1].settimeout(PATIENCE)
        assert boxes.inner[1].recv(KILOBYTE) == about, "who has read all is"
    boxes.close()


async def join_neighbours(server: Running, text: str) -> None:
    server.app.neighbours = Neighbours(text)
    server.app.neighbours.listen(server.server.door)
