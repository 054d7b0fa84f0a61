"""Nonsense over HTTP and WebSocket: every answer is a refusal that fits, nothing is changed, nothing breaks."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import PATIENCE, Running, Table

pytestmark = pytest.mark.any_store

WORDS = ["at", "move", "seat", "text", "end", "bot", "keys", "game", "kind", "seats", "draw", "claim", "hold", "type"]
PATHS = ["/moves", "/undo", "/reset", "/end", "/preview", "/why-not", "/join", "/sit", "/free", "/code", "/chat",
         "/agree", "/stand-in", "/notes", "/log", "/past/0", "/export", "/return", "/rematch", ""]  # fmt: skip
HARMLESS = ("/sit", "/join", "/code", "/notes", "/why-not", "/agree", "/return", "/chat")
CHECKS = [  # not whether valid data are accepted: the rules of a game refuse what no schema can
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def nonsense(luck: random.Random, depth: int = 0) -> Any:
    """A JSON value that nobody expects."""
    kind = luck.randrange(9 if depth < 4 else 6)
    if kind < 3:
        return luck.choice([None, True, False, 0, -1, 10**20, 1.5, "", "x", "\x00", "𝔘", "'; --", 2**53])
    if kind < 6:
        return luck.choice([luck.choice(WORDS), luck.randrange(-5, 50), "é" * luck.randrange(90)])
    if kind < 7:
        return [nonsense(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(WORDS): nonsense(luck, depth + 1) for _ in range(luck.randrange(5))}


def body_of(luck: random.Random) -> bytes:
    """JSON, broken JSON, or bytes."""
    data = json.dumps(nonsense(luck)).encode()
    kind = luck.randrange(4)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    return data if kind > 1 else data[: luck.randrange(len(data) + 1)] + luck.randbytes(2)


def test_nonsense_over_http_is_refused_and_changes_nothing(
    server: Running, size: Callable[[int, int], int], luck_of: Callable[[int], random.Random], kind: str
) -> None:
    luck = luck_of(1)
    table = server.create(seats=3)
    before = table.ask("GET").text
    for _ in range(size(2_000 if kind == "sqlite" else 300, 500_000)):
        ask_nonsense(luck, table, server.http)
    after = json.loads(table.ask("GET").text)
    assert after["card"]["seq"] == json.loads(before)["card"]["seq"]
    assert server.http.get("/metrics").text.count("branchline_errors_total 0") == 1


def ask_nonsense(luck: random.Random, table: Table, http: httpx.Client) -> None:
    """One request that makes no sense: it is refused in words, or it was one that anybody may make."""
    method = luck.choice(["POST", "POST", "PUT", "GET", "DELETE"])
    path = luck.choice(PATHS) + luck.choice(["", "", "?from=x", "?point=9", "?language=qq", "?over=1"])
    key = luck.choice([*table.tokens.values(), "x" * 43])
    headers = {} if luck.random() < 0.3 else {"Authorization": f"Bearer {key}"}
    answer = http.request(method, table.path + path, content=body_of(luck), headers=headers)
    assert answer.status_code < 500, (method, path, answer.text)
    if answer.status_code >= 400:
        assert {"error", "text"} <= answer.json().keys()
    else:
        assert method == "GET" or path.partition("?")[0] in HARMLESS, (method, path, answer.text)


def test_bytes_that_are_no_http_are_hung_up_on(server: Running) -> None:
    luck = random.Random(2)
    host, _, port = server.address.partition(":")
    for _ in range(100):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
            raw.sendall(
                luck.choice([b"", b"GET ", b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"]) + luck.randbytes(50)
            )
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(4096):
                pass
    assert server.http.get("/health").status_code == 200


def test_nonsense_over_sockets_is_hung_up_on_and_the_table_goes_on(
    start: Callable[..., Running], size: Callable[[int, int], int], luck_of: Callable[[int], random.Random], kind: str
) -> None:
    server = start(messages_per_socket=(10**9, 1e9))
    luck = luck_of(3)
    table = server.create()
    host, _, port = server.address.partition(":")
    sent, heard, wanted = 0, 0, size(10_000 if kind == "sqlite" else 1_000, 500_000)
    while sent < wanted:
        more, answered = frames(luck, table, (host, int(port)))
        sent, heard = sent + more, heard + answered
    print(f"{sent} frames sent, {heard} answered")
    assert heard > sent / 4, "of those that must be taken, those that ask were answered"
    with table.live(0) as ear:
        assert ear.next()["type"] == "welcome"
    assert server.http.get("/metrics").text.count("branchline_errors_total 0") == 1


HELLO, STATE, PING, LAST = b'{"type":"hello"}', b'{"type":"state"}', b'{"type":"ping"}', b'{"type":"pong"}'


def frames(luck: random.Random, table: Table, where: tuple[str, int]) -> tuple[int, int]:
    """A socket opened as it should be: many frames that must be taken, then some that need not.

    Those are not masked, of a huge length, of a wrong kind, no JSON, or no message. How many were sent and answered."""
    with socket.create_connection(where, timeout=PATIENCE) as raw:
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        raw.sendall(f"GET {table.path}/live HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
        assert raw.recv(12) == b"HTTP/1.1 101"
        raw.sendall(frame(0x81, HELLO))
        heard, sent = bytearray(), 1
        for pings in range(1, luck.randrange(1, 13)):
            some = [each for _ in range(10) for each in patient(luck)]
            raw.sendall(b"".join(some) + frame(0x81, PING))
            sent += len(some) + 1
            while heard.count(LAST) < pings:  # until all of them are answered
                data = raw.recv(1 << 16)
                assert data, "hung up on for no fault"
                heard += data
        bad = [wrong(luck) for _ in range(luck.randrange(1, 12))]
        try:
            raw.sendall(b"".join(bad))
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(1 << 16):
                pass
        except OSError:
            pass  # it has hung up already
    return sent + len(bad), heard.count(b'{"type":"')


def frame(head: int, body: bytes) -> bytes:
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
    return bytes([head]) + size + b"\0\0\0\0" + body


def patient(luck: random.Random) -> list[bytes]:
    """Frames that the server must take."""
    body = STATE
    kind = luck.randrange(5)
    if kind == 0:
        return [frame(0x89, luck.randbytes(luck.randrange(125)))]  # a ping
    if kind == 1:
        return [frame(0x8A, luck.randbytes(luck.randrange(125)))]  # a pong nobody asked for
    if kind == 2:
        cut = luck.randrange(1, len(body))
        return [frame(0x01, body[:cut]), frame(0x89, b""), frame(0x00, b""), frame(0x80, body[cut:])]
    return [frame(0x82 if kind == 3 else 0x81, body)]


def wrong(luck: random.Random) -> bytes:
    body = body_of(luck) if luck.random() < 0.8 else HELLO
    head = luck.choice([0x81, 0x81, 0x82, 0x01, 0x89, 0x88, 0x8F, luck.randrange(256)])
    if luck.random() < 0.1:
        size = luck.choice([bytes([0xFF]) + luck.randbytes(8), bytes([len(body) % 126])])
        return bytes([head]) + size + b"\0\0\0\0" + body
    return frame(head, body)


def test_schemathesis_finds_no_answer_that_the_document_does_not_allow(
    server: Running, size: Callable[[int, int], int], kind: str
) -> None:
    if kind == "postgresql":
        pytest.skip("the document is the same on every store")
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")
    table = server.create(seats=3)
    headers = {"Authorization": f"Bearer {table.tokens[0]}"}
    checked = 0
    for result in schema.exclude(path_regex="(live|logs)$").get_all_operations():
        operation = result.ok()

        checked += run(operation, headers, size(6, 300))
    assert checked > 100


def run(operation: Any, headers: dict[str, str], examples: int) -> int:
    """Cases for one operation, each answer checked against the document."""
    done = 0

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def test(case: Any) -> None:
        nonlocal done
        done += 1
        response = case.call(headers=headers)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=CHECKS)

    test()
    return done
