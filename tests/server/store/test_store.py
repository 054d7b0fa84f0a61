"""What every store does. Each test runs on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server.store import Gone, SeatRow, Snapshot, Store, TableRow, Taken
from tests.server.store.rows import append, entry, new_table, seats

pytestmark = pytest.mark.anyio


async def test_a_new_table_comes_back_as_it_was_written(store: Store) -> None:
    row = TableRow("t1", "foothills", b"\x00header\xff", b"secret", 10.0, 0.0, listed=True, house=True, card=b"card")
    await store.create(row, seats("t1", 2))
    stored = await store.load("t1")
    assert stored is not None
    row.touched = 10.0
    assert stored.row == row
    assert stored.seats == seats("t1", 2)
    assert stored.snapshot is None
    assert stored.tail == []
    assert await store.load("t2") is None


async def test_of_two_tables_of_one_id_the_second_is_refused_and_changes_nothing(store: Store) -> None:
    await new_table(store, "t1")
    before = await store.load("t1")
    with pytest.raises(Taken, match="t1"):
        await store.create(TableRow("t1", "nurnberg", b"other", b"", 99.0), seats("t1", 5, salt="other"))
    assert await store.load("t1") == before


async def test_a_table_with_a_token_that_is_in_use_is_refused_whole(store: Store) -> None:
    await new_table(store, "t1")
    with pytest.raises(Taken):
        await store.create(TableRow("t2", "nurnberg", b"", b"", 99.0), seats("t1", 2))
    assert await store.load("t2") is None


async def test_moves_come_back_in_order_with_all_that_changed_with_them(store: Store) -> None:
    await new_table(store, "t1")
    await store.put_draft("t1", 0, b"draft")
    await store.put_draft("t1", 1, b"other draft")
    await store.append(append("t1", 1, 2, touched=50.5, card=b"new", house=True, clear_drafts=[0]))
    await store.append(append("t1", 3, 3, touched=60.5, card=b"newer", over=True))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.tail == [entry("t1", 1), entry("t1", 2), entry("t1", 3)]
    row = stored.row
    assert (row.seq, row.touched, row.card, row.over, row.house) == (3, 60.5, b"newer", True, False)
    assert [seat.draft for seat in stored.seats] == [b"", b"other draft"]
    assert await store.entries("t1", 2, 9) == [entry("t1", 2), entry("t1", 3)]
    assert await store.entries("t1", 4, 9) == []


async def test_a_snapshot_shortens_the_tail_and_the_newest_counts(store: Store) -> None:
    await new_table(store, "t1")
    await store.append(append("t1", 1, 3, snapshot=Snapshot(2, b"at two")))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.snapshot == Snapshot(2, b"at two")
    assert stored.tail == [entry("t1", 3)]
    await store.append(append("t1", 4, 5, snapshot=Snapshot(5, b"at five")))
    await store.append(append("t1", 6, 6, snapshot=Snapshot(1, b"late")))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.snapshot == Snapshot(5, b"at five")
    assert stored.tail == [entry("t1", 6)]
    assert len(await store.entries("t1", 1, 6)) == 6


@pytest.mark.parametrize(("first", "last"), [(1, 1), (2, 3), (1, 4), (4, 4), (5, 6), (0, 0)])
async def test_a_move_that_is_not_the_next_is_refused_and_changes_nothing(store: Store, first: int, last: int) -> None:
    await new_table(store, "t1")
    await store.append(append("t1", 1, 2))
    before = await store.load("t1")
    with pytest.raises(Taken):
        await store.append(
            append(
                "t1", first, last, touched=9e9, card=b"wrong", over=True, snapshot=Snapshot(9, b""), clear_drafts=[1]
            )
        )
    assert await store.load("t1") == before


async def test_a_move_list_with_a_hole_is_refused(store: Store) -> None:
    await new_table(store, "t1")
    wrong = append("t1", 1, 3)
    del wrong.entries[1]
    with pytest.raises(Taken, match="the next is 2"):
        await store.append(wrong)
    assert await store.entries("t1", 0, 9) == []


async def test_refused_moves_do_not_spoil_what_is_written_with_them(store: Store) -> None:
    """All at once, so that they share a commit."""
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await new_table(store, table)
    work = [store.append(append(table, 1, 2)) for table in tables]
    work += [store.append(append(table, 1, 1, card=b"wrong")) for table in tables[:5]]
    work += [store.append(append(table, 3, 3, card=b"right")) for table in tables]
    work += [store.append(append("nowhere", 1, 1)), store.put_draft("nowhere", 0, b"")]
    results = await asyncio.gather(*work, return_exceptions=True)
    assert [type(result) for result in results] == [
        *[type(None)] * 20,
        *[Taken] * 5,
        *[type(None)] * 20,
        Gone,
        Gone,
    ]
    for table in tables:
        stored = await store.load(table)
        assert stored is not None
        assert (stored.row.seq, stored.row.card) == (3, b"right")
        assert stored.tail == [entry(table, 1), entry(table, 2), entry(table, 3)]


async def test_64_writers_at_once_lose_nothing(store: Store, size) -> None:  # type: ignore[no-untyped-def]
    moves = size(ci=40, soak=2000)
    tables = [f"t{number}" for number in range(64)]

    async def play(table: str) -> None:
        await new_table(store, table)
        for seq in range(1, moves + 1):
            await store.append(append(table, seq, seq))

    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await store.entries(table, 1, moves) == [entry(table, seq) for seq in range(1, moves + 1)]
    assert await store.count() == {"tables": 64, "running": 64, "finished": 0, "moves": 64 * moves}


async def test_of_two_writers_of_one_move_exactly_one_wins(store: Store) -> None:
    await new_table(store, "t1")
    for seq in range(1, 30):
        tries = [store.append(append("t1", seq, seq, card=b"%d" % who)) for who in range(4)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "Taken", "Taken", "Taken"]
        stored = await store.load("t1")
        assert stored is not None
        assert results[int(stored.row.card)] is None


async def test_an_update_changes_what_is_given_and_nothing_else(store: Store) -> None:
    await new_table(store, "t1")
    before = await store.load("t1")
    assert before is not None
    await store.update("t1", over=True, header=b"new header", touched=77.0)
    after = await store.load("t1")
    assert after is not None
    before.row.over, before.row.header, before.row.touched = True, b"new header", 77.0
    assert after == before
    await store.update("t1", over=False, house=True, listed=False, secret=b"s", card=b"")
    after = await store.load("t1")
    assert after is not None
    row = after.row
    assert (row.over, row.house, row.listed, row.secret, row.card) == (False, True, False, b"s", b"")
    assert row.header == b"new header"


async def test_what_is_not_there_cannot_be_changed(store: Store) -> None:
    await new_table(store, "t1")
    for change in [
        store.update("t2", over=True),
        store.delete("t2"),
        store.put_seat(SeatRow("t2", 0, b"x", b""), was=(None, None)),
        store.put_seat(SeatRow("t1", 7, b"x", b""), was=(None, None)),
        store.put_draft("t1", 7, b""),
        store.put_notes("t2", 0, b""),
        store.say("t2", 0, b"hello", 1.0),
        store.forget("t1", 7),
        store.tables(after="t2"),
        store.append(append("t2", 1, 1)),
    ]:
        with pytest.raises(Gone):
            await change


async def test_the_list_goes_by_activity_in_pages(store: Store) -> None:
    for number in range(10):
        await new_table(store, f"t{number}", touched=100.0 + number // 2)
    await store.append(append("t0", 1, 1, touched=500.0))
    wanted = ["t0", "t9", "t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1"]
    assert [row.id for row in await store.tables()] == wanted
    seen: list[str] = []
    while page := await store.tables(after=seen[-1] if seen else None, limit=3):
        seen += [row.id for row in page]
    assert seen == wanted
    first = (await store.tables(limit=1))[0]
    assert (first.header, first.secret, first.card, first.seq) == (b"", b"", b"card", 1)


async def test_the_list_can_be_asked_for_a_kind_of_table(store: Store) -> None:
    await new_table(store, "listed", listed=True)
    await new_table(store, "hidden")
    await new_table(store, "finished", listed=True)
    await store.append(append("finished", 1, 1, over=True))
    await new_table(store, "other", game="nurnberg")

    async def ids(**wanted: object) -> set[str]:
        return {row.id for row in await store.tables(**wanted)}  # type: ignore[arg-type]

    await store.update("listed", card=b'{"open": true}')
    assert await ids(holding=b'"open"') == {"listed"}
    assert await ids(holding=b"") == await ids()
    assert await ids(listed=True) == {"listed", "finished"}
    assert await ids(listed=True, over=False) == {"listed"}
    assert await ids(listed=False) == {"hidden", "other"}
    assert await ids(over=True) == {"finished"}
    assert await ids(over=False) == {"listed", "hidden", "other"}
    assert await ids(game="nurnberg") == {"other"}
    assert await ids(game="nurnberg", over=True) == set()
    assert await store.count() == {"tables": 4, "running": 3, "finished": 1, "moves": 1}


async def test_a_seat_is_found_by_its_token_and_given_to_one_only(store: Store) -> None:
    await new_table(store, "t1")
    first = seats("t1", 2)[0]
    assert await store.seat_of(first.invitation or b"") == first
    await store.put_draft("t1", 0, b"draft")
    await store.put_notes("t1", 0, b"notes")
    await store.put_seat(SeatRow("t1", 0, b"new", b"Ada"), was=first.holder)
    assert await store.seat_of(first.invitation or b"") is None
    assert await store.seat_of(b"new") == SeatRow("t1", 0, b"new", b"Ada", b"draft", b"notes")
    with pytest.raises(Taken):
        await store.put_seat(SeatRow("t1", 0, b"third", b"Bob"), was=first.holder)
    assert await store.seat_of(b"third") is None
    await store.put_seat(SeatRow("t1", 0, None, b"nobody"), was=(b"new", None))
    tries = [store.put_seat(SeatRow("t1", 0, b"racer %d" % who, b""), was=(None, None)) for who in range(5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["NoneType", *["Taken"] * 4]
    assert await store.seat_of(b"racer %d" % results.index(None)) is not None


async def test_a_token_opens_one_seat_only(store: Store) -> None:
    await new_table(store, "t1")
    first, second = seats("t1", 2)
    with pytest.raises(Taken):
        await store.put_seat(SeatRow("t1", 1, first.invitation, b""), was=second.holder)
    assert await store.seat_of(first.invitation or b"") == first


async def test_chat_is_numbered_and_a_number_is_never_used_again(store: Store) -> None:
    await new_table(store, "t1")
    lines = await asyncio.gather(*[store.say("t1", who % 2, b"line %d" % who, 1.5) for who in range(6)])
    assert sorted(line.number for line in lines) == [1, 2, 3, 4, 5, 6]
    assert await store.chat("t1", most=99) == sorted(lines, key=lambda line: line.number)
    assert [line.number for line in await store.chat("t1", 5, most=99)] == [5, 6]
    assert [line.number for line in await store.chat("t1", 2, most=3)] == [2, 3, 4]
    assert [line.number for line in await store.chat("t1", most=2, newest=True)] == [5, 6]
    last = await store.say("t1", None, b"a spectator", 2.5)
    assert (last.number, last.seat) == (7, None)
    await store.forget("t1", 0)
    await store.forget("t1", 1)
    assert await store.chat("t1", most=99) == [last]
    assert (await store.say("t1", 0, b"again", 3.5)).number == 8
    assert await store.chat("t2", most=99) == []


async def test_to_forget_a_person_takes_away_all_that_was_his(store: Store) -> None:
    await new_table(store, "t1")
    for seat in (0, 1):
        await store.put_draft("t1", seat, b"draft")
        await store.put_notes("t1", seat, b"notes")
    await store.forget("t1", 0)
    stored = await store.load("t1")
    assert stored is not None
    kept = seats("t1", 2)
    assert stored.seats[0] == SeatRow("t1", 0, None, kept[0].body)
    assert stored.seats[1] == SeatRow("t1", 1, kept[1].invitation, kept[1].body, b"draft", b"notes")


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await new_table(store, "t1")
    await new_table(store, "t2")
    for table in ("t1", "t2"):
        await store.append(append(table, 1, 3, snapshot=Snapshot(2, b"x")))
        await store.say(table, 0, b"hello", 1.0)
        await store.fault(table, 3, b"position", 1.0)
        assert await store.claim(table, 3, "one", 9e9)
    other = await store.load("t2")
    await store.delete("t1")
    assert await store.load("t1") is None
    assert await store.entries("t1", 1, 9) == []
    assert await store.chat("t1", most=99) == []
    assert await store.faults() == [("t2", 3, b"position", 1.0)]
    assert await store.seat_of(seats("t1", 2)[0].invitation or b"") is None
    assert await store.load("t2") == other
    await new_table(store, "t1")
    assert (await store.say("t1", 0, b"hello", 1.0)).number == 1
    assert await store.claim("t1", 0, "two", 9e9)
    with pytest.raises(Taken):
        await store.append(append("t1", 4, 4))


async def test_thinking_belongs_to_one_process_until_its_time_is_up(store: Store) -> None:
    await new_table(store, "t1")
    assert await store.claim("t1", 5, "one", 9e9)
    assert not await store.claim("t1", 5, "two", 9e9)
    assert await store.claim("t1", 5, "one", 9e9)
    assert await store.claim("t1", 6, "two", 1.0)
    assert not await store.claim("t1", 5, "one", 9e9)
    assert await store.claim("t1", 6, "three", 9e9)
    assert not await store.claim("t1", 6, "two", 9e9)
    claims = await asyncio.gather(*[store.claim("t1", 7, str(who), 9e9) for who in range(8)])
    assert claims.count(True) == 1


async def test_the_house_is_found_where_it_is_to_act(store: Store) -> None:
    for table in ("t1", "t2", "t3", "t4"):
        await new_table(store, table)
        await store.append(append(table, 1, 1, house=True))
    await store.append(append("t2", 2, 2))
    await store.append(append("t3", 2, 2, house=True, over=True))
    assert await store.unfinished() == ["t1", "t4"]
    assert await store.unfinished(limit=1) == ["t1"]


async def test_faults_and_boards_are_kept(store: Store) -> None:
    await store.fault("t1", 4, b"\xff\x00", 12.5)
    await store.fault("t1", 4, b"again", 13.5)
    assert await store.faults() == [("t1", 4, b"\xff\x00", 12.5), ("t1", 4, b"again", 13.5)]
    await store.put_board("foothills", "bbb", b"{}")
    await store.put_board("foothills", "aaa", b"{1}")
    await store.put_board("foothills", "aaa", b"{1}")
    await store.put_board("nurnberg", "aaa", b"{2}")
    assert await store.boards("foothills") == ["aaa", "bbb"]
    assert [await store.board("foothills", digest) for digest in ("aaa", "bbb", "ccc")] == [b"{1}", b"{}", None]
    assert await store.board("nurnberg", "aaa") == b"{2}"
    assert await store.board_bytes() == 8
    assert await store.boards("wensleydale") == []


async def test_boards_that_come_at_once_do_not_exceed_their_room_together(store: Store) -> None:
    kept = await asyncio.gather(*[store.put_board("foothills", str(name), bytes(10), 35) for name in range(8)])
    assert kept.count(True) == 3
    assert await store.board_bytes() == 30
    known = kept.index(True)
    assert await store.put_board("foothills", str(known), bytes(10), 35), "it is there, and takes no more room"
    assert await store.put_board("foothills", "of the house", bytes(10)), "what tables are played on is always kept"
    assert await store.board_bytes() == 40


async def test_work_that_cannot_be_written_does_not_spoil_what_is_written_with_it(store: Store) -> None:
    """A number no database can hold: it fails in the middle of a commit that others share."""
    for table in ("t1", "t2", "t3"):
        await new_table(store, table)
    wrong = append("t2", 1, 1)
    wrong.entries[0].body = "not bytes" * 3  # type: ignore[assignment]
    wrong.snapshot = Snapshot(2**80, b"")
    results = await asyncio.gather(
        store.append(append("t1", 1, 1)),
        store.append(wrong),
        store.append(append("t3", 1, 1)),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], Exception)
    assert results[2] is None
    assert await store.entries("t2", 1, 1) == []
    await store.append(append("t2", 1, 1))
    assert await store.count() == {"tables": 3, "running": 3, "finished": 0, "moves": 3}


@pytest.mark.parametrize("text", ["a\0b", "\udc80", "x" * 100_000, "", "'; DROP TABLE tables; --", "%s"])
async def test_what_no_table_can_be_called_is_not_found(store: Store, text: str) -> None:
    await new_table(store, "t1")
    assert await store.load(text) is None
    assert await store.tables(game=text) == []
    assert await store.boards(text) == []
    assert await store.board(text, text) is None
    with pytest.raises(Gone):
        await store.tables(after=text)
    assert await store.entries("t1", -(2**70), 2**70) == []
    assert await store.chat("t1", 2**70, most=9) == []
    assert len(await store.tables()) == 1
