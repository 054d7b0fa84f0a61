"""Workers on one address: everyone at a table meets at the same one, whichever the system gives a connection to."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.running import PATIENCE, TTR, Table, until, with_keys
from tests.server.workers import only, serves, workers_of

TWO = {"game": TTR, "seats": [{"kind": "person"}, {"kind": "person"}]}
pytestmark = pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="it is read from /proc which worker is which")


@pytest.fixture
def http(two_workers: tuple[subprocess.Popen[str], str]) -> Iterator[httpx.Client]:
    """One connection, kept open."""
    with httpx.Client(base_url=two_workers[1], timeout=PATIENCE) as client:
        yield client


def table_at(http: httpx.Client) -> Table:
    address = f"{http.base_url.host}:{http.base_url.port}"
    running = SimpleNamespace(http=http, address=address)
    return Table(running, with_keys(http, http.post("/api/tables", json=TWO).json()))  # type: ignore[arg-type]


@contextmanager
def line(http: httpx.Client) -> Iterator[socket.socket]:
    with socket.create_connection((http.base_url.host, http.base_url.port or 80), PATIENCE) as found:
        yield found


def asking(table: Table, what: str = "GET", more: str = "") -> bytes:
    return f"{what} {table.path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n".encode()


def tables_named(data: bytes) -> list[str]:
    """The tables that whole answers are about, in order."""
    found = []
    while data:
        head, _, rest = data.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        size = next(int(row.split(b":")[1]) for row in head.split(b"\r\n") if row.startswith(b"content-length"))
        found.append(json.loads(rest[:size])["card"]["table"])
        data = rest[size:]
    return found


def all_that_comes(found: socket.socket) -> bytes:
    data = b""
    while more := found.recv(1 << 16):
        data += more
    return data


def test_everyone_at_a_table_meets_at_one_worker(http: httpx.Client) -> None:
    """Only the worker that people are connected to knows that they are here; and all are told at once of a move."""
    tables = [table_at(http) for _ in range(8)]
    with ExitStack() as stack:
        for table in tables:
            ears = [stack.enter_context(table.live(who)) for who in (0, 1, None)]
            state = [ear.next("welcome") for ear in ears][-1]["state"]
            assert [seat["here"] for seat in state["card"]["seats"]] == [True, True]
        for table in tables:  # over one connection, which is handed over again and again
            assert [seat["here"] for seat in table.get()["card"]["seats"]] == [True, True]
            state = table.get(seat=table.to_act())
            assert state["view"]["legal"], state
            table.move(state["seat"], state["view"]["legal"][0], state["at"])


def test_requests_in_a_row_and_in_pieces_are_answered_in_order(http: httpx.Client) -> None:
    one, other, *_ = tables = [table_at(http) for _ in range(6)]
    with line(http) as found:
        found.sendall(b"".join(map(asking, tables[:-1])) + asking(tables[-1], more="Connection: close\r\n"))
        assert tables_named(all_that_comes(found)) == [table.name for table in tables]
    for table in (one, other):
        request = asking(table, more="Connection: close\r\n")
        for cut in (3, 25, len(request) - 1):
            with line(http) as found:
                found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                found.sendall(request[:cut])
                http.get("/health")  # the first piece has come
                found.sendall(request[cut:])
                assert tables_named(all_that_comes(found)) == [table.name]


def test_a_body_that_follows_its_head_comes_along(http: httpx.Client) -> None:
    for _ in range(4):
        table = table_at(http)
        seat = table.to_act()
        state = table.get(seat=seat)
        body = json.dumps({"at": state["at"], "move": state["view"]["legal"][0]})
        head = f"Authorization: Bearer {table.tokens[seat]}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
        request = asking(table, "POST", head).replace(b" HTTP", b"/moves HTTP", 1)
        with line(http) as found:
            found.sendall(request)
            http.get("/health")
            found.sendall(body.encode())
            assert all_that_comes(found).startswith(b"HTTP/1.1 200")


def test_what_follows_an_early_answer_is_no_request(http: httpx.Client) -> None:
    """A body that is refused by its length may look like a request for any table: it is the rest of a body."""
    tables = [table_at(http) for _ in range(6)]
    with line(http) as found:
        found.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n")
        assert found.recv(1 << 16).startswith(b"HTTP/1.1 413")
        for table in tables:
            found.sendall(asking(table))
            http.get("/health")
        found.shutdown(socket.SHUT_WR)
        assert b"HTTP/1.1" not in all_that_comes(found)


def test_a_worker_that_stands_still_or_dies_loses_no_connection(
    two_workers: tuple[subprocess.Popen[str], str], http: httpx.Client
) -> None:
    process, _ = two_workers
    one, other = workers = workers_of(process)
    tables = (table_at(http) for _ in range(64))
    table = next(each for each in tables if serves(other, each.name))
    request = asking(table, more="Connection: close\r\n")
    with ExitStack() as stack:
        with only(one, workers):
            lines = [stack.enter_context(line(http)) for _ in range(600)]
            for each in lines:
                each.sendall(request)
            answered = next(each for each in reversed(lines))
            assert tables_named(all_that_comes(answered)) == [table.name], "the box is full: any worker can answer"
            os.kill(other, signal.SIGKILL)
        until(lambda: len(workers_of(process)) == 2 and other not in workers_of(process))
        for each in lines[:-1]:
            assert tables_named(all_that_comes(each)) == [table.name], "who takes its place reads what is in its box"
    with connect(f"ws://{table.running.address}{table.path}/live") as ear:
        ear.send('{"type": "hello"}')
        assert json.loads(ear.recv(PATIENCE))["type"] == "welcome"
