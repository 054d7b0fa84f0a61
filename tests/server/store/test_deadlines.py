"""When the house is to look at a table: kept with its moves, and claimed by one process."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.server.store import Gone, Store, Taken, WaitRow, open_store
from tests.server.store.processes import child, line_of
from tests.server.store.rows import append, new_table

pytestmark = pytest.mark.anyio


async def test_what_is_due_is_claimed_the_longest_due_first_and_once(store: Store) -> None:
    for table, due in (("t1", 30.0), ("t2", 10.0), ("t3", 0.0), ("t4", 20.0), ("t5", 99.0)):
        await new_table(store, table, due=due)
    assert await store.next_due() == 10.0
    assert sorted(await store.claim_due(50.0, 60.0, 2)) == ["t2", "t4"]
    assert await store.claim_due(50.0, 60.0, 9) == ["t1"]
    assert await store.claim_due(50.0, 60.0, 9) == []
    assert await store.next_due() == 60.0


async def test_what_was_claimed_and_not_seen_to_comes_back(store: Store) -> None:
    await new_table(store, "t1", due=10.0)
    await new_table(store, "t2", due=10.0)
    assert sorted(await store.claim_due(50.0, 60.0, 9)) == ["t1", "t2"]
    await store.update("t1", due=0.0)
    assert await store.claim_due(59.0, 70.0, 9) == []
    assert await store.claim_due(60.0, 70.0, 9) == ["t2"]


async def test_moves_bring_a_new_deadline_and_take_the_old_one_away(store: Store) -> None:
    await new_table(store, "t1", due=10.0)
    await store.append(append("t1", 1, 1, due=40.0))
    assert await store.claim_due(39.0, 99.0, 9) == []
    assert await store.next_due() == 40.0
    await store.append(append("t1", 2, 2))
    assert await store.next_due() is None


async def test_an_update_that_follows_from_a_moment_is_refused_at_another(store: Store) -> None:
    await new_table(store, "t1", due=10.0)
    await store.update("t1", due=20.0, at=0)
    await store.append(append("t1", 1, 1, due=40.0, card=b"new"))
    with pytest.raises(Taken, match="not at move 0 any more, but at 1"):
        await store.update("t1", due=30.0, card=b"old", at=0)
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row.card == b"new"
    assert await store.next_due() == 40.0
    with pytest.raises(Gone):
        await store.update("t9", due=30.0, at=0)


async def test_of_several_processes_one_gets_each_deadline_and_a_killed_one_loses_none(
    new_database: Callable[[], str],
) -> None:
    place: dict[str, Any] = {"data": None, "database": new_database()}
    store = open_store(**place)
    await store.open()
    tables = [f"t{number:03}" for number in range(200)]
    for number, table in enumerate(tables):
        await new_table(store, table, due=1.0 + number)
    got: list[str] = []
    with ExitStack() as stack:
        first, second = (stack.enter_context(child("claim", place)) for _ in range(2))
        for process in (first, second):
            assert line_of(process) == "open"
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        for _ in range(20):
            got.append(line_of(first).split()[1])
        first.kill()
        assert first.stdout is not None
        got += [line.split()[1] for line in first.stdout if line.startswith("claimed") and line.endswith("\n")]
        while (line := line_of(second)) != "none":
            got.append(line.split()[1])
    assert len(got) == len(set(got))
    lost = set(tables) - set(got)
    assert len(lost) <= 3  # claimed by the one that was killed, before it could say so
    assert set(await store.claim_due(1999.0, 3000.0, 500)) == set()
    back = set(await store.claim_due(2000.0, 3000.0, 500))  # nobody has seen to any of them
    assert back == set(tables)
    await store.close()


# Whom tables wait for


def wait(table: str, seat: int, since: float = 5.0, **more: Any) -> WaitRow:
    return WaitRow(table, seat, more.pop("kind", "turn"), more.pop("seq", 1), since, **more)


async def test_a_move_ends_one_wait_and_begins_another_in_its_own_commit(store: Store) -> None:
    await new_table(store, "t1")
    first = wait("t1", 0, deadline=90.0, warn=70.0, due=5.0)
    await store.update("t1", clocks=b"ticking", waits={0: first})
    assert await store.waits("t1") == [first]
    with pytest.raises(Taken):
        await store.append(replace(append("t1", 2, 2), waits={0: None}))
    assert await store.waits("t1") == [first]
    second = wait("t1", 1, 6.0, due=6.0)
    await store.append(replace(append("t1", 1, 1), clocks=b"tock", waits={0: None, 1: second}))
    assert await store.waits("t1") == [second]
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row.clocks == b"tock"
    await store.delete("t1")
    assert await store.waits("t1") == []


async def test_each_wait_is_claimed_once_and_comes_back_unless_it_is_settled(store: Store) -> None:
    for number, table in enumerate(("t1", "t2", "t3")):
        await new_table(store, table)
        await store.update(table, waits={0: wait(table, 0, due=10.0 * number), 1: wait(table, 1, due=5.0)})
    assert {row.key for row in await store.claim_waits(10.0, 60.0, 9)} == {("t1", 1), ("t2", 0), ("t2", 1), ("t3", 1)}
    assert await store.claim_waits(10.0, 60.0, 9) == []
    assert [row.key for row in await store.claim_waits(20.0, 60.0, 9)] == [("t3", 0)]
    assert await store.settle_wait(wait("t1", 1), 0.0)
    assert await store.settle_wait(wait("t2", 0), None)
    assert not await store.settle_wait(wait("t2", 1, 6.0), None)  # it waits anew since then
    assert {row.key for row in await store.claim_waits(60.0, 99.0, 9)} == {("t2", 1), ("t3", 0), ("t3", 1)}
    assert await store.waits("t2") == [wait("t2", 1, due=99.0)]
