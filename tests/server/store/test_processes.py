"""Several processes, and processes that die."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from branchline.server.store import OtherStore, Store, open_store
from tests.server.store.processes import child, line_of
from tests.server.store.rows import append, entry, new_table

pytestmark = pytest.mark.anyio

TABLES = [f"t{number}" for number in range(8)]


async def reopened(place: dict[str, Any]) -> Store:
    store = open_store(**place)
    await store.open()
    return store


async def test_what_was_acknowledged_is_there_after_kill_9(
    place: dict[str, Any], size: Callable[[int, int], int]
) -> None:
    store = await reopened(place)
    for table in TABLES:
        await new_table(store, table)
    await store.close()
    acknowledged = dict.fromkeys(TABLES, 0)
    for kill in range(size(6, 300)):
        with child("append", place, *TABLES) as process:
            assert line_of(process) == "open"
            for _ in range(150 + 37 * (kill % 7)):
                table, seq = line_of(process).split()
                acknowledged[table] = int(seq)
            process.kill()
            assert process.stdout is not None
            for line in process.stdout:  # acknowledged too, before it died
                if line.endswith("\n"):
                    table, seq = line.split()
                    acknowledged[table] = int(seq)
        store = await reopened(place)
        for table in TABLES:
            stored = await store.load(table)
            assert stored is not None
            assert stored.row.seq >= acknowledged[table]
            assert stored.tail == [entry(table, seq) for seq in range(1, stored.row.seq + 1)]
        await store.close()
    assert all(acknowledged.values())


async def test_two_processes_race_and_every_move_has_one_winner(
    new_database: Callable[[], str], size: Callable[[int, int], int]
) -> None:
    place = {"data": None, "database": new_database()}
    moves = size(300, 20_000)
    store = await reopened(place)
    await new_table(store, "t1")
    with ExitStack() as stack:
        racers = [stack.enter_context(child("race", place, "t1", str(moves))) for _ in range(2)]
        for racer in racers:
            assert line_of(racer) == "open"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        results = [[line_of(racer).split()[0] for _ in range(moves)] for racer in racers]
    assert sorted(set(zip(*results, strict=True))) in (
        [("lost", "won"), ("won", "lost")],
        [("lost", "won")],
        [("won", "lost")],
    )
    assert await store.entries("t1", 1, moves + 1) == [entry("t1", seq) for seq in range(1, moves + 1)]
    await store.close()


async def test_one_process_hears_what_another_changed(new_database: Callable[[], str]) -> None:
    place = {"data": None, "database": new_database()}
    store = await reopened(place)
    for table in ("t1", "t2", "t3", "t4"):
        await new_table(store, table)
    with child("news", place) as process:
        assert line_of(process) == "open"
        assert line_of(process) == "news everything"
        await store.append(append("t2", 1, 1))
        assert line_of(process) == "news t2"
        await store.say("t1", 0, b"hello", 1.0)
        assert line_of(process) == "news t1"
        await store.put_notes("t3", 0, b"hello")
        assert line_of(process) == "news t3"
        await store.delete("t4")
        assert line_of(process) == "news t4"
    await store.close()


async def test_nobody_hears_his_own_news(new_database: Callable[[], str]) -> None:
    place = {"data": None, "database": new_database()}
    one, other = await reopened(place), await reopened(place)
    await new_table(one, "mine")
    await new_table(one, "theirs")
    news = one.news()
    assert await anext(news) == ""
    await one.append(append("mine", 1, 1))
    await other.append(append("theirs", 1, 1))
    assert await anext(news) == "theirs"
    await other.close()
    await one.close()
    with pytest.raises(StopAsyncIteration):
        await anext(news)


async def test_news_of_more_tables_than_one_notification_carries(new_database: Callable[[], str]) -> None:
    place = {"data": None, "database": new_database()}
    one, other = await reopened(place), await reopened(place)
    tables = {f"a-table-with-a-rather-long-name-{number:04}" for number in range(600)}
    for table in tables:
        await new_table(other, table)
    news = one.news()
    assert await anext(news) == ""
    await asyncio.gather(*[other.append(append(table, 1, 1)) for table in tables])
    heard = set()
    while heard != tables:
        heard.add(await anext(news))
    await other.close()
    await one.close()


async def test_on_one_process_no_news_come_and_they_end_with_the_store(tmp_path: Any) -> None:
    store = await reopened({"data": tmp_path, "database": None})
    news = asyncio.ensure_future(anext(store.news(), "ended"))
    await new_table(store, "t1")
    await asyncio.sleep(0.05)
    assert not news.done()
    await store.close()
    assert await news == "ended"


async def test_a_second_server_on_the_same_folder_is_refused_by_name(tmp_path: Any) -> None:
    place = {"data": tmp_path / "data", "database": None}
    store = await reopened(place)
    with child("open", place) as process:
        said = line_of(process)
    assert said.startswith("OtherStore another server is using")
    assert str(tmp_path / "data") in said
    with pytest.raises(OtherStore):
        await open_store(**place).open()
    await new_table(store, "t1")
    await store.close()
    with child("open", place) as process:
        assert line_of(process) == "open"


async def test_processes_that_start_at_once_on_an_empty_database_do_not_collide(
    new_database: Callable[[], str],
) -> None:
    place = {"data": None, "database": new_database()}
    with ExitStack() as stack:
        processes = [stack.enter_context(child("open", place)) for _ in range(4)]
        assert [line_of(process) for process in processes] == ["open"] * 4
