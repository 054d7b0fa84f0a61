"""What people are still to be told, in both stores: claimed once, retried, withdrawn, kept through a kill."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from branchline.server.store import DeviceRow, Store, WaitRow, open_store
from branchline.server.store.outbox import ChannelRow, DeliveryCount, NoticeRow, Recipient
from tests.server.store.processes import child, line_of
from tests.server.store.rows import new_table, seats

pytestmark = pytest.mark.anyio


def channel(name: str, person: str = "ada", **more: Any) -> ChannelRow:
    return ChannelRow(name, person, more.pop("kind", "webhook"), b"where", 1.0, **more)


def notice(name: str, table: str = "t1", seat: int = 0, **more: Any) -> NoticeRow:
    values = {"kind": "turn", "since": 5.0, "due": 10.0} | more
    return NoticeRow(name, "ada", table, seat, **values)


async def ada_at(store: Store, *tables: str) -> None:
    """She has the first seat at each table."""
    await store.add_device(DeviceRow("phone", b"key", 1.0, "ada"))
    await store.put_language("ada", "de")
    for table in tables:
        await new_table(store, table)
        row = seats(table, 1)[0]
        await store.put_seat(type(row)(table, 0, None, b"", person="ada"), was=(row.invitation, None))


async def test_channels_and_wishes_come_back_as_they_were_written(store: Store) -> None:
    box = store.outbox
    assert await box.channels("ada") == []
    assert await box.wishes("ada") == b""
    await box.add_channel(channel("c1"))
    await box.add_channel(channel("c2", kind="mail", ready=False))
    await box.add_channel(channel("c3", person="ben"))
    assert await box.channels("ada") == [channel("c1"), channel("c2", kind="mail", ready=False)]
    await box.put_channel("c2", b"there", ready=True)
    found = await box.channel("c2")
    assert found is not None
    assert (found.body, found.ready) == (b"there", True)
    await box.put_wishes("ada", b"all")
    await box.put_wishes("ada", b"nothing")
    assert await box.wishes("ada") == b"nothing"
    await box.post([notice("c1")])
    await box.drop_channel("c1")
    assert await box.channel("c1") is None
    assert await box.notices("c1") == []


async def test_a_channel_is_claimed_once_with_all_that_has_gathered_there(store: Store) -> None:
    box = store.outbox
    for name in ("c1", "c2"):
        await box.add_channel(channel(name))
    await box.post([notice("c1", due=30.0), notice("c1", "t2", due=10.0), notice("c2", due=50.0)])
    assert await box.next_due() == 10.0
    assert await box.claim(9.0, 90.0, 9) == []
    (claimed,) = await box.claim(10.0, 90.0, 9)
    assert claimed.id == "c1"
    assert await box.claim(30.0, 90.0, 9) == []
    assert [row.table for row in await box.notices("c1", 40.0)] == ["t1", "t2"]
    assert [row.table for row in await box.notices("c1", 20.0)] == ["t2"]
    await box.settle(claimed, await box.notices("c1", 20.0), told=12.0)
    assert await box.next_due() == 30.0
    (again,) = await box.claim(30.0, 90.0, 9)
    assert (again.id, again.told, again.tries) == ("c1", 12.0, 0)
    assert await box.next_due() == 50.0
    (row,) = await box.claim(90.0, 99.0, 1)  # nobody has settled the other: it comes back
    assert row.id == "c1"


async def test_what_fails_is_put_off_and_new_notices_do_not_hasten_it(store: Store) -> None:
    box = store.outbox
    await box.add_channel(channel("c1"))
    await box.post([notice("c1")])
    (claimed,) = await box.claim(10.0, 90.0, 9)
    await box.settle(claimed, [], retry=70.0, trouble="away")
    await box.post([notice("c1", "t2", due=11.0)])
    assert await box.claim(69.0, 90.0, 9) == []
    (claimed,) = await box.claim(70.0, 190.0, 9)
    assert (claimed.tries, claimed.trouble) == (1, "away")
    assert len(await box.notices("c1")) == 2
    await box.settle(claimed, await box.notices("c1"), told=71.0)
    (found,) = await box.channels("ada")
    assert (found.tries, found.trouble, found.due, found.told) == (0, "", 0.0, 71.0)


async def test_a_notice_that_comes_while_its_channel_is_claimed_is_sent_next(store: Store) -> None:
    box = store.outbox
    await box.add_channel(channel("c1"))
    await box.post([notice("c1")])
    (claimed,) = await box.claim(10.0, 90.0, 9)
    sent = await box.notices("c1")
    await box.post([notice("c1", since=7.0, due=20.0)])  # the same seat waits anew
    assert await box.claim(20.0, 95.0, 9) == []
    await box.settle(claimed, sent, told=15.0)
    assert [row.since for row in await box.notices("c1")] == [7.0]
    assert [row.id for row in await box.claim(20.0, 95.0, 9)] == ["c1"]


async def test_a_wait_becomes_notices_and_is_settled_in_one_step(store: Store) -> None:
    box = store.outbox
    await ada_at(store, "t1", "t2")
    waits = [WaitRow(table, 0, "turn", 1, 5.0 - k, warn=80.0, due=6.0) for k, table in enumerate(("t1", "t2"))]
    for row in waits:
        await store.update(row.table, waits={0: row})
    assert await box.readers("t1") == [Recipient(0, "ada", "de")]
    assert [row.table for row in await box.waits_of("ada")] == ["t2", "t1"]
    assert await box.next_due() == 6.0
    await box.add_channel(channel("c1"))
    await box.post([notice("c1", due=7.0)], [(waits[0], 80.0), (waits[1], None)])
    assert [(row.table, row.due) for row in await box.waits_of("ada")] == [("t1", 80.0)]
    assert await box.next_due() == 7.0
    assert await box.card("t1") == ("foothills", b"")
    assert await box.card("t9") is None


async def test_who_acts_at_a_table_is_left_in_peace_there_and_knows_what_happened(store: Store) -> None:
    box = store.outbox
    await ada_at(store, "t1", "t2")
    for table in ("t1", "t2"):
        await store.update(table, waits={0: WaitRow(table, 0, "turn", 1, 5.0, due=6.0)})
    await box.add_channel(channel("c1"))
    await box.post([notice("c1", kind="mention"), notice("c1", "t2", kind="mention"), notice("c1")])
    await box.acted("t1", 0, 50.0, 120.0)
    assert {row.table: row.due for row in await box.waits_of("ada")} == {"t1": 170.0, "t2": 6.0}
    assert [(row.table, row.kind) for row in await box.notices("c1")] == [("t1", "turn"), ("t2", "mention")]
    assert [row.quiet for row in await box.notices("c1")] == [170.0, 0.0]
    (claimed,) = await box.claim(60.0, 150.0, 9)
    await box.settle(claimed, [notice("c1", "t2", kind="mention")])
    assert await box.next_due(1000.0) == 170.0, "it goes out once they have left"
    await store.delete("t2")
    assert [row.table for row in await box.notices("c1")] == ["t1"]


async def test_what_was_sent_and_what_failed_is_counted(store: Store) -> None:
    box = store.outbox
    await box.add_channel(channel("c1"))
    for outcome, now, why in (("sent", 1.0, ""), ("failed", 2.0, "away"), ("sent", 3.0, "")):
        await box.count("webhook", outcome, now, why)
    expected = [DeliveryCount("webhook", "failed", 1, 2.0, "away"), DeliveryCount("webhook", "sent", 2, 3.0, "")]
    assert await box.counts() == expected
    assert await box.pending() == [("webhook", 1, 0)]


async def test_nothing_is_kept_of_a_person_who_is_forgotten(store: Store) -> None:
    box = store.outbox
    await store.add_device(DeviceRow("phone", b"key", 1.0, "ada"))
    await box.add_channel(channel("c1"))
    await box.put_wishes("ada", b"all")
    await box.post([notice("c1")])
    assert await store.forget_person("ada")
    assert await box.channels("ada") == []
    assert await box.wishes("ada") == b""
    assert await box.notices("c1") == []


async def test_of_several_processes_one_gets_each_channel_and_a_killed_one_loses_none(
    new_database: Callable[[], str],
) -> None:
    place: dict[str, Any] = {"data": None, "database": new_database()}
    store = open_store(**place)
    await store.open()
    names = [f"c{number:03}" for number in range(100)]
    for name in names:
        await store.outbox.add_channel(channel(name))
        await store.outbox.post([notice(name)])
    got: list[str] = []
    with ExitStack() as stack:
        first, second = (stack.enter_context(child("channels", place)) for _ in range(2))
        for process in (first, second):
            assert line_of(process) == "open"
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        for _ in range(10):
            got.append(line_of(first).split()[1])
        first.kill()
        assert first.stdout is not None
        got += [line.split()[1] for line in first.stdout if line.startswith("claimed") and line.endswith("\n")]
        while (line := line_of(second)) != "none":
            got.append(line.split()[1])
    assert len(got) == len(set(got))
    assert len(set(names) - set(got)) <= 3  # claimed by the one that was killed, before it could say so
    assert {row.id for row in await store.outbox.claim(2000.0, 3000.0, 500)} == set(names)  # nobody has settled any
    await store.close()


async def test_a_clock_that_changes_moves_the_warning_but_repeats_nothing(store: Store) -> None:
    box = store.outbox
    await ada_at(store, "t1")
    await store.update("t1", waits={0: WaitRow("t1", 0, "turn", 1, 5.0, deadline=90.0, warn=80.0, due=5.0)})
    await box.retime("t1", {0: (190.0, 180.0)})  # before she was told that it is her turn
    (row,) = await box.waits_of("ada")
    assert (row.deadline, row.warn, row.due) == (190.0, 180.0, 5.0)
    await store.settle_wait(row, row.warn)
    await box.retime("t1", {0: (0.0, 0.0)})  # paused
    (row,) = await box.waits_of("ada")
    assert (row.deadline, row.due) == (0.0, 0.0)
    await box.retime("t1", {0: (290.0, 280.0)})
    (row,) = await box.waits_of("ada")
    assert row.due == 280.0
    await store.settle_wait(row, 0.0)  # she was warned
    await box.retime("t1", {0: (390.0, 380.0)})
    assert [row.due for row in await box.waits_of("ada")] == [0.0]
