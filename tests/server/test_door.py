"""Connections: requests one after the other, what is refused before anybody has asked anything, and who is too slow."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from branchline.server.http import door
from branchline.server.http.door import LONGEST_HEAD, NEVER, PULSE, Door
from branchline.server.push.wire import Frame, OpenLine
from tests.server.running import PATIENCE, Running, settings_at, until

CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


class Wire:
    """A connection as bytes, and answers as they come."""

    def __init__(self, server: Running) -> None:
        host, _, port = server.address.partition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.data = b""

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def more(self) -> bool:
        part = self.socket.recv(1 << 16)
        self.data += part
        return bool(part)

    def answer(self, *, head_only: bool = False) -> tuple[int, dict[str, str], bytes]:
        while b"\r\n\r\n" not in self.data:
            assert self.more(), self.data
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        length = 0 if head_only else int(headers.get("content-length", 0))
        while len(self.data) < length:
            assert self.more(), self.data
        body, self.data = self.data[:length], self.data[length:]
        return int(first.split()[1]), headers, body

    def ended(self) -> bool:
        """Whether the other side hangs up, and says nothing more."""
        try:
            return not self.more()
        except ConnectionResetError:
            return True


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    made = Running(settings_at({"data": tmp_path / "data", "database": None}, tmp_path))
    yield made
    made.stop()


@pytest.fixture
def wire(server: Running) -> Iterator[Wire]:
    made = Wire(server)
    yield made
    made.socket.close()


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server waits for a client that is still sending, however slow this machine is."""
    monkeypatch.setattr(door, "LINGER", 10 * PATIENCE)


# One request after the other


def test_requests_that_come_at_once_are_answered_in_their_order(wire: Wire) -> None:
    wire.send(HEALTH + b"GET /api/texts HTTP/1.1\r\nHost: x\r\n\r\n" + b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n")
    assert wire.answer()[2] == b'{"health":"good"}'
    assert "en" in json.loads(wire.answer()[2])
    assert wire.answer()[0] == 404
    wire.send(HEALTH)
    assert wire.answer()[0] == 200


def test_a_request_may_come_byte_by_byte(wire: Wire) -> None:
    body = b'{"keys":[]}'
    request = b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)
    for byte in request:
        wire.send(bytes([byte]))
    assert wire.answer()[::2] == (200, b"[]")


def test_a_body_in_chunks_is_read_whole(wire: Wire) -> None:
    wire.send(b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    for part in (b'{"ke', b'ys":', b"[]}"):
        time.sleep(0.05)
        wire.send(b"%x\r\n%b\r\n" % (len(part), part))
    wire.send(b"0\r\n\r\n")
    assert wire.answer()[::2] == (200, b"[]")


def test_who_asks_whether_to_send_is_told_so_once(wire: Wire) -> None:
    wire.send(b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 11\r\n\r\n")
    assert wire.answer(head_only=True)[0] == 100
    wire.send(b'{"ke')
    time.sleep(0.1)
    wire.send(b'ys":[]}')
    assert wire.answer()[::2] == (200, b"[]")


def test_a_body_nobody_wants_does_not_spoil_the_next_request(wire: Wire, server: Running) -> None:
    size = server.house.limits.body + 1
    wire.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size)
    assert wire.answer()[0] == 413
    wire.send(b"x" * size + HEALTH)
    assert wire.answer()[0] == 200


def test_the_head_of_an_answer_comes_without_its_body(wire: Wire) -> None:
    wire.send(b"HEAD /health HTTP/1.1\r\nHost: x\r\n\r\n" + HEALTH)
    status, headers, _ = wire.answer(head_only=True)
    assert (status, headers["content-length"]) == (200, "17")
    assert wire.answer()[2] == b'{"health":"good"}'


@pytest.mark.parametrize(
    "last", [b"GET /health HTTP/1.0\r\n\r\n", b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"]
)
def test_who_asks_for_one_answer_only_is_hung_up_on_after_it(wire: Wire, last: bytes) -> None:
    wire.send(last)
    status, headers, _ = wire.answer()
    assert (status, headers["connection"]) == (200, "close")
    assert wire.ended()


def test_who_wants_to_speak_something_else_is_answered_in_http(wire: Wire) -> None:
    wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
    assert wire.answer()[0] == 200
    assert wire.ended()


# What is no request


@pytest.mark.parametrize("noise", [b"hello\r\n\r\n", b"GET /\xff HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00"])
def test_what_is_no_http_is_refused_in_words(wire: Wire, noise: bytes) -> None:
    wire.send(noise)
    status, _, body = wire.answer()
    assert (status, json.loads(body)["error"]) == (400, "bad-request")
    assert wire.ended()


def test_what_came_before_the_noise_is_answered(wire: Wire) -> None:
    wire.send(HEALTH + b"hello\r\n\r\n")
    assert wire.answer()[0] == 200
    assert wire.ended()


def test_a_body_that_breaks_off_into_noise_is_refused(wire: Wire) -> None:
    wire.send(b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    time.sleep(0.1)
    wire.send(b"what?\r\n")
    assert wire.answer()[0] == 400
    assert wire.ended()


@pytest.mark.usefixtures("unhurried")
def test_a_head_without_end_is_refused(wire: Wire) -> None:
    wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\n")
    for number in range(LONGEST_HEAD // 1000 + 2):
        wire.send(b"X-%d: %b\r\n" % (number, b"x" * 1000))
    status, _, body = wire.answer()
    assert (status, json.loads(body)["error"]) == (431, "too-large")
    assert wire.ended()


@pytest.mark.usefixtures("unhurried")
def test_who_is_refused_reads_why_though_he_was_still_sending(wire: Wire) -> None:
    wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * (LONGEST_HEAD + 1))
    time.sleep(2 * PULSE)  # it has been refused, and is not to be reset for what comes now
    for _ in range(100):
        wire.send(b"x" * 1000)
    status, _, body = wire.answer()
    assert (status, json.loads(body)["error"]) == (431, "too-large")
    assert wire.ended()


@pytest.mark.usefixtures("unhurried")
def test_who_sends_on_after_being_refused_reads_why_and_is_not_heard(
    wire: Wire, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    wire.send(b"hello\r\n\r\n")
    time.sleep(2 * PULSE)
    for _ in range(20):
        wire.send(HEALTH)
        time.sleep(0.01)  # each is read by itself
    assert wire.answer()[0] == 400
    assert wire.socket.recv(1) == b"", "an end, and no reset"
    assert not [line for line in caplog.records if line.levelname == "ERROR"]
    wire.socket.close()
    until(lambda: not server.app.doors)


@pytest.mark.parametrize("first", [b"hello\r\n\r\n", CHUNKED])
def test_who_never_stops_sending_is_cut_off(wire: Wire, server: Running, first: bytes) -> None:
    wire.send(first)
    time.sleep(PULSE)
    wire.send(b"hello\r\n\r\n")

    def cut_off() -> bool:
        try:
            wire.send(b"x" * 1000)
        except ConnectionError:
            return True
        return False

    until(cut_off)
    until(lambda: not server.app.doors)


# Who is too slow


def door_of(server: Running) -> Door:
    """The only connection there is."""
    until(lambda: len(server.app.doors) == 1)
    (found,) = server.app.doors
    return found


def test_who_lets_a_second_head_drip_is_hung_up_on(wire: Wire, server: Running) -> None:
    wire.send(HEALTH)
    assert wire.answer()[0] == 200
    door_of(server).timeout_keep_alive = 0.5
    wire.socket.settimeout(0.1)
    wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ")

    def hung_up() -> bool:
        try:
            wire.send(b"a")
            return not wire.more()
        except TimeoutError:
            return False
        except ConnectionError:
            return True

    until(hung_up)
    until(lambda: not server.app.doors)


def test_a_server_that_ends_waits_for_nobody_to_hear_it(wire: Wire, server: Running) -> None:
    wire.send(b'POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\n\r\n{"ke')
    ours = door_of(server)
    until(lambda: ours.cycle is not None)
    server.loop.call_soon_threadsafe(ours.shutdown)
    until(lambda: not ours.cycle.keep_alive)
    wire.send(b'ys":[]}')
    assert wire.answer()[::2] == (200, b"[]")
    until(lambda: not server.app.doors)  # though the client keeps its end open


def test_who_asks_again_in_time_has_all_the_time_anew(wire: Wire, server: Running) -> None:
    ours = door_of(server)
    for _ in range(5):
        before = ours.due
        wire.send(HEALTH)
        assert wire.answer()[0] == 200
        until(lambda before=before: before < ours.due < NEVER)  # type: ignore[misc]


# WebSockets


def test_a_text_that_is_no_text_closes_the_socket_with_one_calm_line(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with server.create().live(0) as ear:
        ear.next("welcome")
        caplog.clear()
        ear.socket.send([b"\xff\xfe", b"\xfd"], text=True)
        with pytest.raises(ConnectionClosed) as closed:
            list(ear.socket)  # ends quietly only after 1000 and 1001
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    until(lambda: server.house.sockets.total() == 0)
    spoken = [record for record in caplog.records if record.name.startswith(("branchline", "uvicorn"))]
    told = [record for record in spoken if record.name != "branchline.access"]
    assert [record.levelname for record in told] == ["WARNING"]
    assert told[0].exc_info is None


def test_frames_go_straight_into_the_connection_of_who_listens(server: Running) -> None:
    table = server.create()
    with table.live(0) as ear:
        ear.next("welcome")
        (socket_,) = server.do(server.house.table(table.name)).sockets
        line = socket_.line
        assert type(line) is OpenLine
        server.loop.call_soon_threadsafe(line.put, Frame(b'{"type":"pong"}'))
        assert ear.next("pong")


def test_uvicorn_still_has_what_the_server_leans_on(server: Running) -> None:
    """Where one of these goes, frames would silently take the long way, or bad texts fill the log again."""
    config = server.server.config
    assert config.http_protocol_class is Door
    assert config.ws_protocol_class is OpenLine
    for name in ("send_receive_event_to_app", "handle_parser_exception", "data_received", "shutdown"):
        assert callable(getattr(WebSocketsSansIOProtocol, name))
    for name in ("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_body", "on_response_complete"):
        assert callable(getattr(HttpToolsProtocol, name))
    for name in ("send_400_response", "handle_websocket_upgrade", "data_received", "connection_made"):
        assert callable(getattr(HttpToolsProtocol, name))
    line = OpenLine(config=config, server_state=server.server.server_state, app_state={}, _loop=server.loop)
    for name in ("frames", "curr_msg_data_type", "conn", "transport", "writable", "close_sent"):
        assert hasattr(line, name), f"uvicorn {uvicorn.__version__} has no {name} any more"
