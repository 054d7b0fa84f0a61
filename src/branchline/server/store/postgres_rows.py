"""Rows of the PostgreSQL store: read and written within a transaction that somebody else has begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import psycopg
from msgspec.structs import astuple

from branchline.server.store import (
    EntryRow,
    GameRow,
    Gone,
    Holder,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
    Taken,
    WaitRow,
    Waits,
    schema,
)
from branchline.server.store.links import SHELVING, Link

CARD = "id, game, created, touched, seq, listed, over, house, card"
SEAT = "table_id, seat, invitation, body, draft, notes, person"
WAIT = "table_id, seat, kind, seq, since, deadline, warn, due"
NEW_WAIT = (
    "ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, seq = excluded.seq, since = excluded.since, "
    "deadline = excluded.deadline, warn = excluded.warn, due = excluded.due"
)
PUT_WAIT = f"INSERT INTO waits ({WAIT}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s) {NEW_WAIT}"
KEYS = "(SELECT array_agg(key) FROM devices WHERE devices.person = seats.person)"
HELD = f"{SEAT}, planned, {KEYS} FROM seats"
MINE = CARD.replace("seq", "tables.seq") + ", seats.seat, waits.since, coalesce(waits.deadline, 0)"
GAMES = (
    f"SELECT {MINE} FROM seats JOIN tables ON id = seats.table_id "
    "LEFT JOIN waits ON waits.table_id = id AND waits.seat = seats.seat AND waits.kind = 'turn' "
    "WHERE person = %s ORDER BY touched DESC, id DESC, seats.seat LIMIT %s"
)

Row = tuple[Any, ...]


async def every(link: Link, query: str, values: Any = None) -> list[Row]:
    async with link.cursor(binary=True) as cursor:
        await cursor.execute(query, values)
        return await cursor.fetchall()


async def one(link: Link, query: str, values: Any = None) -> Row | None:
    return next(iter(await every(link, query, values)), None)


async def create(link: Link, row: TableRow, seats: Sequence[SeatRow]) -> None:
    await link.execute(
        "INSERT INTO tables (id, game, created, touched, seq, said, listed, over, house, card, due, clocks) "
        "VALUES (%s, %s, %s, %s, 0, 0, %s, %s, %s, %s, %s, %s)",
        [
            *(row.id, row.game, row.created, row.touched or row.created),
            *(row.listed, row.over, row.house, row.card, row.due, row.clocks),
        ],
    )
    await link.execute(
        "INSERT INTO headers (table_id, header, secret) VALUES (%s, %s, %s)", [row.id, row.header, row.secret]
    )
    async with link.cursor() as cursor:
        await cursor.executemany(
            f"INSERT INTO seats ({SEAT}) VALUES (%s, %s, %s, %s, %s, %s, %s)",
            [(row.id, seat.seat, seat.invitation, seat.body, seat.draft, seat.notes, seat.person) for seat in seats],
        )


async def load(link: Link, table: str) -> Stored | None:
    found = await one(
        link, f"SELECT {CARD}, header, secret, clocks FROM tables JOIN headers ON table_id = id WHERE id = %s", [table]
    )
    if found is None:
        return None
    row = card_of(found[:9])
    row.header, row.secret, row.clocks = found[9:]
    seats = await every(link, f"SELECT {HELD} WHERE table_id = %s ORDER BY seat", [table])
    kept = await one(link, "SELECT seq, body FROM snapshots WHERE table_id = %s", [table])
    snapshot = Snapshot(*kept) if kept else None
    tail = await entries_of(link, table, snapshot.seq + 1 if snapshot else 1, row.seq)
    return Stored(row, [seat_of(values) for values in seats], snapshot, tail)


async def entries_of(link: Link, table: str, first: int, last: int) -> list[EntryRow]:
    statement = "SELECT seq, body, time FROM entries WHERE table_id = %s AND seq BETWEEN %s AND %s ORDER BY seq"
    return [EntryRow(*row) for row in await every(link, statement, [table, first, last])]


async def page_of(
    link: Link,
    listed: bool | None,
    over: bool | None,
    game: str | None,
    holding: bytes | None,
    after: str | None,
    limit: int,
) -> list[TableRow]:
    wanted = [schema.condition("listed", listed), schema.condition("over", over)]
    values: list[Any] = []
    if game is not None:
        wanted.append("game = %s")
        values.append(game)
    if holding is not None:
        wanted.append("position(%s IN card) > 0")
        values.append(holding)
    if after is not None:
        seen = await one(link, "SELECT touched, id FROM tables WHERE id = %s", [after])
        if seen is None:
            raise Gone(f"there is no table {after!r} to go on from")
        wanted.append("(touched, id) < (%s, %s)")
        values += seen
    where = " AND ".join(condition for condition in wanted if condition) or "TRUE"
    found = await every(
        link, f"SELECT {CARD} FROM tables WHERE {where} ORDER BY touched DESC, id DESC LIMIT %s", [*values, limit]
    )
    return [card_of(row) for row in found]


def card_of(row: Row) -> TableRow:
    table, game, created, touched, seq, listed, over, house, card = row
    return TableRow(table, game, b"", b"", created, touched, seq, listed, over, house, card)


async def games_of(link: Link, person: str, limit: int) -> list[GameRow]:
    return [GameRow(card_of(row[:9]), row[9], row[10], row[11]) for row in await every(link, GAMES, [person, limit])]


async def seats_where(link: Link, condition: str, value: Any) -> list[SeatRow]:
    found = await every(link, f"SELECT {HELD} WHERE {condition} ORDER BY table_id, seat", [value])
    return [seat_of(row) for row in found]


def seat_of(row: Row) -> SeatRow:
    *held, keys = row
    seat = SeatRow(*held)
    seat.keys = frozenset(keys or ())
    return seat


async def put_seat(link: Link, row: SeatRow, was: Holder) -> None:
    where = "WHERE table_id = %s AND seat = %s"
    holder = await one(link, f"SELECT invitation, person FROM seats {where} FOR UPDATE", [row.table, row.seat])
    if holder is None:
        raise Gone(f"there is no seat {row.seat} at a table {row.table!r}")
    if holder != was:
        raise Taken(f"seat {row.seat} of table {row.table!r} has been given to someone else")
    try:
        await link.execute(
            "UPDATE seats SET invitation = %s, person = %s, body = %s, "
            f"planned = CASE WHEN person IS NOT DISTINCT FROM %s THEN planned ELSE '' END {where}",
            [row.invitation, row.person, row.body, row.person, row.table, row.seat],
        )
    except psycopg.errors.UniqueViolation:
        raise Taken("another seat has this invitation") from None


async def add_luck(link: Link, table: str, number: int, body: bytes) -> None:
    if await one(link, "SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [table]) is None:
        raise Gone(f"there is no table {table!r}")
    (last,) = await one(link, "SELECT coalesce(max(number), 0) FROM luck WHERE table_id = %s", [table]) or (0,)
    if number != last + 1:
        raise Taken(f"number {number} of the luck of table {table!r} cannot be written: the next is {last + 1}")
    await link.execute("INSERT INTO luck (table_id, number, body) VALUES (%s, %s, %s)", [table, number, body])


async def claim_due(link: Link, now: float, until: float, limit: int) -> list[str]:
    """Those that another process is claiming or changing just now are passed over: it looks at them, or they come next
    time."""
    found = await every(
        link,
        "UPDATE tables SET due = %s WHERE id IN (SELECT id FROM tables WHERE due > 0 AND due <= %s "
        "ORDER BY due LIMIT %s FOR UPDATE SKIP LOCKED) RETURNING id",
        [until, now, limit],
    )
    return [table for (table,) in found]


async def put_waits(link: Link, table: str, waits: Waits) -> None:
    done = [seat for seat, row in waits.items() if row is None]
    if done:
        await link.execute("DELETE FROM waits WHERE table_id = %s AND seat = ANY(%s)", [table, done])
    for row in waits.values():
        if row is not None:
            await link.execute(PUT_WAIT, astuple(row))


async def claim_waits(link: Link, now: float, until: float, limit: int) -> list[WaitRow]:
    claimed = (
        "SELECT table_id, seat FROM waits WHERE due > 0 AND due <= %s ORDER BY due LIMIT %s FOR UPDATE SKIP LOCKED"
    )
    found = await every(
        link, f"UPDATE waits SET due = %s WHERE (table_id, seat) IN ({claimed}) RETURNING {WAIT}", [until, now, limit]
    )
    return [WaitRow(*row) for row in found]


async def check_at(link: Link, table: str, at: int) -> None:
    found = await one(link, "SELECT seq FROM tables WHERE id = %s FOR UPDATE", [table])
    if found is not None and found[0] != at:
        raise Taken(f"table {table!r} is not at move {at} any more, but at {found[0]}")


async def put_board(link: Link, game: str, digest: str, body: bytes, most: int | None) -> bool:
    """One at a time, so boards that come at once don't exceed their room together, whatever process they come by."""
    await link.execute("SELECT pg_advisory_xact_lock(%s)", [SHELVING])
    if await one(link, "SELECT 1 FROM boards WHERE game = %s AND digest = %s", [game, digest]) is not None:
        return True
    (taken,) = await one(link, schema.BOARD_BYTES) or (0,)
    if most is not None and taken + len(body) > most:
        return False
    await link.execute("INSERT INTO boards (game, digest, body) VALUES (%s, %s, %s)", [game, digest, body])
    return True


async def change(link: Link, statement: str, table: str, values: dict[str, Any]) -> None:
    given = {column: value for column, value in values.items() if value is not None}
    new = "".join(f", {column} = %({column})s" for column in given)
    must_change(await link.execute(statement.format(new), given | {"table": table}), table)


def must_change(cursor: psycopg.AsyncCursor[Any], table: str, seat: int | None = None) -> None:
    if cursor.rowcount == 0:
        raise Gone(f"there is no table {table!r}" if seat is None else f"there is no seat {seat} at a table {table!r}")
