"""Many at once: whatever the order, one wins, everybody hears the same, and the log is whole."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.attack.test_processes import at
from tests.server.running import Running, Table, settings_at, until

Ask = Callable[[], httpx.Response]


@pytest.fixture
def doors(kind: str, place: dict[str, Any], tmp_path: Path) -> Any:
    """One server on SQLite; two on PostgreSQL. A table is the same behind every door."""
    count = 1 if kind == "sqlite" else 2
    limits: dict[str, Any] = {"chat_per_seat": (10**6, 1e6)}
    servers = [Running(settings_at(place, tmp_path / str(number), **limits)) for number in range(count)]
    yield servers
    for server in servers:
        server.stop()


def at_once(asks: list[Ask]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(asks)) as pool:
        return [future.result() for future in [pool.submit(ask) for ask in asks]]


def asking(table: Table, method: str, what: str, seat: int | None, body: Any = None) -> Ask:
    return lambda: table.ask(method, what, seat, body)


def everywhere(table: Table, doors: list[Running]) -> list[Table]:
    return [at(door, table) for door in doors]


def test_of_many_who_join_at_once_one_gets_the_seat(doors: list[Running]) -> None:
    for _ in range(5):
        table = doors[0].create(seats=[{"kind": "person", "name": "A"}, {"kind": "open"}])
        tables = everywhere(table, doors)
        asks = [asking(tables[n % len(tables)], "POST", "/join", None, {"name": f"J{n}"}) for n in range(10)]
        answers = at_once(asks)
        won = [answer.json() for answer in answers if answer.status_code == 201]
        assert len(won) == 1, [answer.text for answer in answers]
        assert {answer.status_code for answer in answers} == {201, 409}
        for each in tables:
            assert each.get(seat=won[0]["key"])["seat"] == 1


def test_lines_said_at_once_are_all_heard_by_everybody(doors: list[Running]) -> None:
    table = doors[0].create()
    tables = everywhere(table, doors)
    with tables[0].live(None) as here, tables[-1].live(0) as there:
        here.next("welcome"), there.next("welcome")
        asks = [asking(tables[n % len(tables)], "POST", "/chat", n % 2, {"text": str(n)}) for n in range(40)]
        assert {answer.status_code for answer in at_once(asks)} == {201}
        for ear in (here, there):
            lines = [ear.next("chat")["line"] for _ in range(40)]
            assert sorted(line["number"] for line in lines) == list(range(1, 41))
            assert {line["text"] for line in lines} == set(map(str, range(40)))


def test_moves_drafts_undos_and_ends_of_one_seat_at_once_leave_one_story(doors: list[Running]) -> None:
    luck = random.Random(9)
    table = doors[0].create()
    tables = everywhere(table, doors)
    table.past_set_up()
    for _ in range(12):
        seat = table.to_act()
        state = table.get(seat=seat)
        moves = luck.choices(state["view"]["legal"], k=6) if state["view"]["legal"] else [{"move": "draw"}]
        asks: list[Ask] = []
        for number, move in enumerate(moves):
            door = tables[number % len(tables)]
            body = {"at": state["at"], "move": move, "hold": luck.random() < 0.5}
            asks.append(asking(door, "POST", "/moves", seat, body))
        what = luck.choice(["/undo", "/reset", "/end"])
        asks.append(asking(tables[-1], "POST", what, seat, {"at": state["at"] + 1}))
        answers = at_once(asks)
        assert {answer.status_code for answer in answers} <= {200, 409, 422}, [answer.text for answer in answers]
        stories = [each.get("/log")["entries"] for each in tables]
        assert [entry["seq"] for entry in stories[0]] == list(range(1, len(stories[0]) + 1))
        while (now := table.get(seat=seat))["draft"]:
            reset = table.ask("POST", "/reset", seat, {"at": now["at"]})
            assert reset.status_code in (200, 409), reset.text  # the other server's news may come in between
    until(lambda: len({each.get()["card"]["seq"] for each in tables}) == 1)  # the news has come
    assert table.play(random.Random(1), moves=8)["seq"] > 8


def test_when_all_give_up_at_once_there_is_one_result(doors: list[Running]) -> None:
    for _ in range(5):
        table = doors[0].create()
        tables = everywhere(table, doors)
        asks = [asking(tables[n % len(tables)], "POST", "/concede", n) for n in range(2)]
        answers = at_once(asks)
        assert sorted(answer.status_code for answer in answers) == [200, 409], [answer.text for answer in answers]
        results = {str(each.get("", seat)["card"]["result"]) for each in tables for seat in (0, None)}
        assert len(results) == 1
