"""Full disks, files that cannot be written, databases that go away: nothing is half written, and all of it passes."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from branchline.server.store import ONLY_MOVES, EntryRow, Store, StoreDown, open_store
from branchline.server.store.links import COUNT, Links
from tests.server.conftest import start_again, stop
from tests.server.store.processes import child, line_of
from tests.server.store.rows import append, entry, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of four megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def heavy(table: str, seq: int) -> Any:
    large = append(table, seq, seq)
    large.entries = [EntryRow(seq, bytes(100_000), 1.0)]
    return large


def limit(pages: int) -> Callable[[Any], None]:
    return lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()


async def fill_up(store: Store, table: str) -> int:
    """Append until it is refused; the last move that was acknowledged."""
    seq = 0

    async def go_on() -> None:
        nonlocal seq
        while seq < 1000:
            await store.append(heavy(table, seq + 1))
            seq += 1

    with pytest.raises(StoreDown, match="the disk is full") as refused:
        await go_on()
    assert not refused.value.unsure
    return seq


async def test_a_full_disk_refuses_clearly_and_recovers_when_there_is_room(small_disk: Path) -> None:
    (small_disk / "ballast").write_bytes(bytes(1_500_000))
    store = open_store(small_disk / "data", None)
    await store.open()
    await new_table(store, "t1")
    last = await fill_up(store, "t1")
    assert last > 0
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.row.seq, len(stored.tail)) == (last, last)
    results = await asyncio.gather(
        store.append(heavy("t1", last + 1)), store.append(heavy("t1", last + 2)), return_exceptions=True
    )
    assert {type(result) for result in results} == {StoreDown}
    (small_disk / "ballast").unlink()
    await store.append(heavy("t1", last + 1))
    await store.close()
    store = open_store(small_disk / "data", None)
    await store.open()
    assert [row.seq for row in await store.entries("t1", 1, 999)] == list(range(1, last + 2))
    await store.close()


async def test_a_server_cannot_start_on_a_full_disk_and_says_so(small_disk: Path) -> None:
    with pytest.raises(OSError, match="No space"):
        (small_disk / "ballast").write_bytes(bytes(5_000_000))
    with pytest.raises(StoreDown, match=r"full|space"):
        await open_store(small_disk / "data", None).open()
    (small_disk / "ballast").unlink()
    store = open_store(small_disk / "data", None)
    await store.open()
    await new_table(store, "t1")
    await store.close()


async def test_a_limit_on_the_files_pages_refuses_and_recovers(tmp_path: Path) -> None:
    store: Any = open_store(tmp_path, None)
    await store.open()
    await new_table(store, "t1")

    await store.write(limit(100))
    last = await fill_up(store, "t1")
    await store.append(heavy("t1", last + 1))  # on the new connection that a fault begins
    assert len(await store.entries("t1", 1, 999)) == last + 1
    await store.close()


async def test_a_disk_that_can_only_be_read_refuses_clearly_and_recovers(small_disk: Path) -> None:
    store = open_store(small_disk / "data", None)
    await store.open()
    await new_table(store, "t1")
    await store.append(append("t1", 1, 1))
    await store.close()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    with pytest.raises(StoreDown, match=r"read|Read-only"):
        await open_store(small_disk / "data", None).open()
    subprocess.run(["mount", "-o", "remount,rw", small_disk], check=True)
    store = open_store(small_disk / "data", None)
    await store.open()
    assert await store.entries("t1", 1, 9) == [entry("t1", 1)]
    await store.close()


async def test_a_file_that_was_taken_away_is_not_quietly_replaced_by_an_empty_one(tmp_path: Path) -> None:
    store: Any = open_store(tmp_path / "data", None)
    await store.open()
    await new_table(store, "t1")
    await store.write(limit(1))  # a fault, after which the file is opened again
    os.rename(tmp_path / "data", tmp_path / "elsewhere")
    for reason in ("the disk is full", "it cannot be opened"):
        with pytest.raises(StoreDown, match=reason):
            await store.append(heavy("t1", 1))
    os.rename(tmp_path / "elsewhere", tmp_path / "data")
    await store.append(append("t1", 1, 1))
    assert await store.entries("t1", 1, 9) == [entry("t1", 1)]
    await store.close()


# PostgreSQL


PATIENCE = 180  # seconds; only a test that fails takes as long


class Unsure(Exception):
    """Nobody could be asked whether it was written."""


async def patiently(work: Callable[[], Any]) -> Any:
    """Again until the store is back."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except StoreDown as why:
                if why.unsure:
                    raise Unsure from why
                await asyncio.sleep(0.1)


class Player:
    """Appends, and when the store is down tries the same move again. That it is Taken then would mean that a move was
    written and refused all the same: it ends the test. Only where the store says that it is not sure, since the
    database did not come back in time to be asked, they look where the table is."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.seq = 0
        self.ending = False

    async def play(self) -> None:
        while not self.ending:
            try:
                await patiently(lambda: self.store.append(append(self.table, self.seq + 1, self.seq + 1)))
                self.seq += 1
            except Unsure:
                stored = await patiently(lambda: self.store.load(self.table))
                assert stored.row.seq - self.seq in (0, 1)
                self.seq = stored.row.seq

    async def check(self) -> None:
        moves = [entry(self.table, seq) for seq in range(1, self.seq + 1)]
        assert await self.store.entries(self.table, 1, self.seq + 1) == moves


async def test_a_database_that_is_away_is_said_to_be_and_is_found_again(
    postgresql: Any, new_database: Callable[[], str]
) -> None:
    store = open_store(None, new_database())
    await store.open()
    await new_table(store, "t1")
    await store.append(append("t1", 1, 1))
    news = store.news()
    assert await anext(news) == ""
    await asyncio.to_thread(stop, postgresql, "fast")
    for work in (
        store.load("t1"),
        store.append(append("t1", 2, 2)),
        store.say("t1", 0, b"hello", 1.0),
        store.claim("t1", 2, "me", 9e9),
    ):
        with pytest.raises(StoreDown, match="the database is away"):
            await work
    await asyncio.to_thread(start_again, postgresql)
    assert await asyncio.wait_for(anext(news), PATIENCE) == ""
    assert await store.entries("t1", 1, 9) == [entry("t1", 1)]
    assert await store.chat("t1", most=9) == []
    await store.append(append("t1", 2, 2))
    assert await store.entries("t1", 1, 9) == [entry("t1", 1), entry("t1", 2)]
    await store.close()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_players_go_on_when_the_database_comes_back(
    postgresql: Any, new_database: Callable[[], str], mode: str
) -> None:
    store = open_store(None, new_database())
    await store.open()
    players = [Player(store, f"t{number}") for number in range(8)]
    for player in players:
        await new_table(store, player.table)
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(PATIENCE):
        while not all(player.seq for player in players):
            await asyncio.sleep(0.05)
    await asyncio.to_thread(stop, postgresql, mode)
    await asyncio.sleep(0.3)
    before = [player.seq for player in players]
    await asyncio.to_thread(start_again, postgresql)
    async with asyncio.timeout(PATIENCE):
        while any(player.seq < old + 5 for player, old in zip(players, before, strict=True)):
            await asyncio.sleep(0.05)
    for player in players:
        player.ending = True
    await asyncio.gather(*playing)
    for player in players:
        await player.check()
    await store.close()


async def test_connections_that_were_cut_while_idle_cost_nobody_anything(
    postgresql: Any, new_database: Callable[[], str]
) -> None:
    store = open_store(None, new_database())
    await store.open()
    await new_table(store, "t1")
    await store.append(append("t1", 1, 1))
    await asyncio.gather(*[store.load("t1") for _ in range(8)])
    await asyncio.to_thread(cut, postgresql)
    await store.append(append("t1", 2, 2))
    await asyncio.to_thread(cut, postgresql)
    assert (await store.say("t1", 0, b"hello", 1.0)).number == 1
    await asyncio.to_thread(cut, postgresql)
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row.seq == 2
    await store.close()


def cut(postgresql: Any) -> None:
    """As a firewall or an operator does."""
    with psycopg.connect(postgresql.get_uri(), autocommit=True) as link:
        link.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )


async def test_a_commit_without_an_answer_is_asked_after(new_database: Callable[[], str]) -> None:
    """The truth is in the database: every connection's transactions are counted there."""
    address = new_database()
    store = open_store(None, address)
    await store.open()
    links = Links(address)
    for end, truth in (("COMMIT", True), ("ROLLBACK", False), (None, False)):
        link = await links.connect()
        await link.execute("BEGIN")
        (number,) = await (await link.execute(COUNT, [link.name, 1.0])).fetchone() or (0,)
        if end:
            await link.execute(end)
        assert await links.committed(link, number, RuntimeError("lost")) is truth
    await links.close()
    await store.close()


async def test_a_commit_that_is_still_under_way_is_waited_for(new_database: Callable[[], str]) -> None:
    """Nobody is told that nothing was written while it may still be."""
    address = new_database()
    store = open_store(None, address)
    await store.open()
    links, lost = Links(address), Links(address)
    link, other = await links.connect(), await lost.connect()
    await link.execute("BEGIN")
    (number,) = await (await link.execute(COUNT, [link.name, 1.0])).fetchone() or (0,)
    other.name = link.name  # the end of the connection that we hold is lost, and the database has not noticed yet
    asked = asyncio.create_task(links.committed(other, number, RuntimeError("lost")))
    async with asyncio.timeout(PATIENCE):
        while not await waiting_for_locks(address):
            await asyncio.sleep(0.02)
    assert not asked.done()
    await link.execute("COMMIT")
    assert await asked is True
    await links.close()
    await lost.close()
    await store.close()


async def waiting_for_locks(address: str) -> int:
    async with await psycopg.AsyncConnection.connect(address) as watcher:
        found = await watcher.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return int((await found.fetchone() or (0,))[0])


@pytest.mark.parametrize("others", [0, 20])
@pytest.mark.parametrize("what", ["append", "say"])
async def test_a_move_that_a_crash_took_is_not_acknowledged_since_somebody_else_got_its_number(
    postgresql: Any, new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, what: str, others: int
) -> None:
    """After a crash PostgreSQL gives the numbers of transactions out again that it had not written down; until it has,
    it refuses to be asked for them."""
    address = new_database()
    with psycopg.connect(postgresql.get_uri(), autocommit=True) as link:
        link.execute("ALTER SYSTEM SET wal_writer_delay = '10s'")  # so that nothing is written before it must be
        link.execute("SELECT pg_reload_conf()")
    store = open_store(None, address)
    await store.open()
    await new_table(store, "t1")
    execute, crashed = psycopg.AsyncConnection.execute, []

    async def crash_at_commit(self: Any, query: Any, *values: Any, **more: Any) -> Any:
        if query == "COMMIT" and not crashed:
            if self.info.pipeline_status:
                await self._pipeline.sync()
            crashed.append(self.info.backend_pid)
            await asyncio.to_thread(crash, postgresql, address, others)
        return await execute(self, query, *values, **more)

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", crash_at_commit)
    try:
        if what == "append":
            await store.append(append("t1", 1, 1))
            written = len(await store.entries("t1", 1, 9))
        else:
            await store.say("t1", 0, b"hello", 1.0)
            written = len(await store.chat("t1", most=9))
        assert crashed
        assert written == 1  # it was acknowledged
    finally:
        await store.close()
        with psycopg.connect(postgresql.get_uri(), autocommit=True) as link:
            link.execute("ALTER SYSTEM RESET wal_writer_delay")
            link.execute("SELECT pg_reload_conf()")


def crash(postgresql: Any, address: str, others: int) -> None:
    """The power fails; afterwards others write, and get the numbers of what was lost."""
    stop(postgresql, "immediate")
    start_again(postgresql)
    with psycopg.connect(address, autocommit=True) as link:
        link.execute("CREATE TABLE others (id INTEGER)")
        for number in range(others):
            link.execute("INSERT INTO others VALUES (%s)", [number])


async def test_a_writer_cut_again_and_again_loses_nothing_and_doubles_nothing(
    postgresql: Any, new_database: Callable[[], str], size: Callable[[int, int], int]
) -> None:
    store = open_store(None, new_database())
    await store.open()
    players = [Player(store, f"t{number}") for number in range(8)]
    for player in players:
        await new_table(store, player.table)
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(size(10, 500)):
        await asyncio.sleep(0.05)
        await asyncio.to_thread(cut, postgresql)
    async with asyncio.timeout(PATIENCE):
        while not all(player.seq for player in players):
            await asyncio.sleep(0.05)
    for player in players:
        player.ending = True
    await asyncio.gather(*playing)
    for player in players:
        await player.check()
    await store.close()


async def test_a_listener_that_was_cut_says_that_anything_may_have_changed(
    postgresql: Any, new_database: Callable[[], str]
) -> None:
    place = {"data": None, "database": new_database()}
    store = open_store(**place)
    await store.open()
    await new_table(store, "t1")
    with child("news", place) as process:
        assert [line_of(process), line_of(process)] == ["open", "news everything"]
        cut(postgresql)
        assert line_of(process) == "news everything"
        await store.append(append("t1", 1, 1))
        assert line_of(process) == "news t1" + ONLY_MOVES
    await store.close()


async def test_a_database_that_is_not_there_is_said_to_be_away(tmp_path: Path) -> None:
    with pytest.raises(StoreDown, match="away"):
        await open_store(None, f"postgresql:///postgres?host={tmp_path}").open()
