"""Requests with one thing wrong: never a crash, never a word about the inside, and what is refused changes nothing."""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.attack.fuzz import Files, Wire, bytes_of, valid_requests
from tests.server.running import TTR, Running, Table

pytestmark = pytest.mark.any_store

Size = Callable[[int, int], int]
BUCKETS = ("tables_per_address", "files_per_address", "chat_per_seat", "messages_per_socket")
PLENTY: dict[str, Any] = dict.fromkeys(BUCKETS, (10**6, 1e6))
INSIDE = re.compile(rb"Traceback|/tmp/|site-packages|\.py\b|psycopg|sqlite")


def check(status: int, body: bytes, sent: bytes) -> None:
    """An answer that is fit to leave the house."""
    page = status == 503 and b" /api/" not in sent.partition(b"\r")[0]  # the pages of the browser are not built here
    assert status < 500 or page or b"boards-full" in body, (status, body[:500], sent[:2000])
    if status >= 400 and body and not body.startswith((b"<!doctype", b"Invalid HTTP")):
        problem = json.loads(body)
        assert problem["error"]
        assert problem["text"]
        for word in INSIDE.findall(body):
            assert word in sent, (body[:500], sent[:500])


def everything(server: Running, tables: list[Table]) -> list[Any]:
    """All that can change at these tables, as the house holds it."""
    lives = [server.house.tables[table.name] for table in tables]
    return [
        (
            live.seq,
            live.shown(),
            live.draft_bodies(),
            live.game.position(live.state),
            [(s.invitation, s.person, s.notes) for s in live.seats],
        )
        for live in lives
    ]


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
def test_changed_requests_are_answered_and_refused_ones_change_nothing(
    start: Any, size: Size, luck_of: Callable[[int], random.Random], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    server = start(**PLENTY, thinkers=1, absent=1e6)
    luck = luck_of(6)
    people = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    tables = [server.create(TTR), server.create("foothills", people), server.create(TTR, [people[0], {"kind": "open"}])]
    for table in tables[:2]:
        table.play(luck, moves=12)
    wire = Wire(server.address)
    asked = valid_requests(tables, luck)
    before = everything(server, tables)
    seen: dict[int, int] = {}
    for number in range(size(8_000, 900_000)):
        if number % 2_000 == 1_999:
            asked = valid_requests([table for table in tables if can_be_asked(table)], luck)
        data = bytes_of(luck.choice(asked), luck)
        status, body = wire.ask(data)
        seen[status] = seen.get(status, 0) + 1
        check(status, body, data)
        after = everything(server, tables)
        if status >= 400:
            assert after == before, (status, body[:300], data[:600])
        before = after
    wire.close()
    print(f"requests by status: {seen}")
    assert {200, 201, 400, 401, 403, 404, 405, 409, 422} <= seen.keys(), seen
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, errors[0].getMessage()
    assert server.http.get("/metrics").text.count("branchline_errors_total 0") == 1


def can_be_asked(table: Table) -> bool:
    return all(table.ask("GET", "", token).status_code == 200 for token in [*table.tokens.values(), table.host])


def test_changed_files_are_refused_or_taken_and_spoil_nothing(
    start: Any, size: Size, luck_of: Callable[[int], random.Random], kind: str
) -> None:
    """Logs, boards and positions."""
    server = start(**PLENTY)
    luck = luck_of(8)
    wire = Wire(server.address)
    files = Files(server.http)
    taken = 0
    for _ in range(size(500 if kind == "sqlite" else 100, 200_000)):
        data = files.one(luck)
        status, answer = wire.ask(data)
        check(status, answer, data)
        taken += status == 201
    wire.close()
    assert taken > 5
    for path in ("/api/games", "/api/tables", "/api/statistics", "/health"):
        assert server.http.get(path).status_code == 200, path
    assert server.http.get("/metrics").text.count("branchline_errors_total 0") == 1
