"""Rows of the SQLite store: read and written in a thread, within a transaction that somebody else has begun."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

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
from branchline.server.store.file import Connection

LARGEST = 2**63 - 1
CARD = "id, game, created, touched, seq, listed, over, house, card"
SEAT = "table_id, seat, invitation, body, draft, notes, person"
WAIT = "table_id, seat, kind, seq, since, deadline, warn, due"
KEYS = "(SELECT group_concat(hex(key)) FROM devices WHERE devices.person = seats.person)"
HELD = f"{SEAT}, planned, {KEYS} FROM seats"
MINE = CARD.replace("seq", "tables.seq") + ", seats.seat, waits.since, coalesce(waits.deadline, 0)"
GAMES = (
    f"SELECT {MINE} FROM seats JOIN tables ON id = seats.table_id "
    "LEFT JOIN waits ON waits.table_id = id AND waits.seat = seats.seat AND waits.kind = 'turn' "
    "WHERE person = ? ORDER BY touched DESC, id DESC, seats.seat LIMIT ?"
)


def create(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    try:
        connection.execute(
            "INSERT INTO tables (id, game, created, touched, seq, said, listed, over, house, card, due, clocks) "
            "VALUES (?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?)",
            [
                *(row.id, row.game, row.created, row.touched or row.created),
                *(row.listed, row.over, row.house, row.card, row.due, row.clocks),
            ],
        )
        connection.execute(
            "INSERT INTO headers (table_id, header, secret) VALUES (?, ?, ?)", [row.id, row.header, row.secret]
        )
        connection.executemany(
            f"INSERT INTO seats ({SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(row.id, seat.seat, seat.invitation, seat.body, seat.draft, seat.notes, seat.person) for seat in seats],
        )
    except sqlite3.IntegrityError as why:
        raise Taken(f"there is a table {row.id!r} already, or a seat with one of its invitations ({why})") from None


def load(connection: Connection, table: str) -> Stored | None:
    found = connection.execute(
        f"SELECT {CARD}, header, secret, clocks FROM tables JOIN headers ON table_id = id WHERE id = ?",
        [table],
    ).fetchone()
    if found is None:
        return None
    row = card_of(found[:9])
    row.header, row.secret, row.clocks = found[9:]
    seats = connection.execute(f"SELECT {HELD} WHERE table_id = ? ORDER BY seat", [table])
    kept = connection.execute("SELECT seq, body FROM snapshots WHERE table_id = ?", [table])
    snapshot = next((Snapshot(*values) for values in kept), None)
    tail = entries_of(connection, table, snapshot.seq + 1 if snapshot else 1, row.seq)
    return Stored(row, [seat_of(values) for values in seats], snapshot, tail)


def entries_of(connection: Connection, table: str, first: int, last: int) -> list[EntryRow]:
    found = connection.execute(
        "SELECT seq, body, time FROM entries WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq",
        [table, within(first), within(last)],
    )
    return [EntryRow(*row) for row in found]


def within(number: int) -> int:
    """SQLite knows no larger ones, and no move has one."""
    return max(-LARGEST, min(LARGEST, number))


def page_of(
    connection: Connection,
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
        wanted.append("game = ?")
        values.append(game)
    if holding is not None:
        wanted.append("instr(card, ?) > 0")
        values.append(holding)
    if after is not None:
        seen = connection.execute("SELECT touched, id FROM tables WHERE id = ?", [after]).fetchone()
        if seen is None:
            raise Gone(f"there is no table {after!r} to go on from")
        wanted.append("(touched, id) < (?, ?)")
        values += seen
    where = " AND ".join(condition for condition in wanted if condition) or "TRUE"
    found = connection.execute(
        f"SELECT {CARD} FROM tables WHERE {where} ORDER BY touched DESC, id DESC LIMIT ?", [*values, limit]
    )
    return [card_of(row) for row in found]


def card_of(row: Sequence[Any]) -> TableRow:
    table, game, created, touched, seq, listed, over, house, card = row
    return TableRow(table, game, b"", b"", created, touched, seq, bool(listed), bool(over), bool(house), card)


def games_of(connection: Connection, person: str, limit: int) -> list[GameRow]:
    return [GameRow(card_of(row[:9]), row[9], row[10], row[11]) for row in connection.execute(GAMES, [person, limit])]


def seats_where(connection: Connection, condition: str, value: Any) -> list[SeatRow]:
    found = connection.execute(f"SELECT {HELD} WHERE {condition} ORDER BY table_id, seat", [value])
    return [seat_of(row) for row in found]


def seat_of(row: Sequence[Any]) -> SeatRow:
    *held, keys = row
    seat = SeatRow(*held)
    seat.keys = frozenset(map(bytes.fromhex, keys.split(","))) if keys else frozenset()
    return seat


def put_seat(connection: Connection, row: SeatRow, was: Holder) -> None:
    found = connection.execute(
        "SELECT invitation, person FROM seats WHERE table_id = ? AND seat = ?", [row.table, row.seat]
    )
    holder = found.fetchone()
    if holder is None:
        raise Gone(f"there is no seat {row.seat} at a table {row.table!r}")
    if holder != was:
        raise Taken(f"seat {row.seat} of table {row.table!r} has been given to someone else")
    try:
        connection.execute(
            "UPDATE seats SET invitation = ?, person = ?, body = ?, "
            "planned = CASE WHEN person IS ? THEN planned ELSE x'' END WHERE table_id = ? AND seat = ?",
            [row.invitation, row.person, row.body, row.person, row.table, row.seat],
        )
    except sqlite3.IntegrityError:
        raise Taken("another seat has this invitation") from None


def add_luck(connection: Connection, table: str, number: int, body: bytes) -> None:
    (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM luck WHERE table_id = ?", [table]).fetchone()
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", [table]).fetchone() is None:
        raise Gone(f"there is no table {table!r}")
    if number != last + 1:
        raise Taken(f"number {number} of the luck of table {table!r} cannot be written: the next is {last + 1}")
    connection.execute("INSERT INTO luck (table_id, number, body) VALUES (?, ?, ?)", [table, number, body])


def claim_due(connection: Connection, now: float, until: float, limit: int) -> list[str]:
    statement = "SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?"
    found = [table for (table,) in connection.execute(statement, [now, limit])]
    connection.executemany("UPDATE tables SET due = ? WHERE id = ?", [(until, table) for table in found])
    return found


def put_waits(connection: Connection, table: str, waits: Waits) -> None:
    done = [(table, seat) for seat, row in waits.items() if row is None]
    connection.executemany("DELETE FROM waits WHERE table_id = ? AND seat = ?", done)
    begun = [astuple(row) for row in waits.values() if row is not None]
    connection.executemany(f"INSERT OR REPLACE INTO waits ({WAIT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", begun)


def claim_waits(connection: Connection, now: float, until: float, limit: int) -> list[WaitRow]:
    statement = f"SELECT {WAIT} FROM waits WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?"
    found = [WaitRow(*row) for row in connection.execute(statement, [now, limit])]
    claimed = [(until, *row.key) for row in found]
    connection.executemany("UPDATE waits SET due = ? WHERE table_id = ? AND seat = ?", claimed)
    return found


def check_at(connection: Connection, table: str, at: int) -> None:
    found = connection.execute("SELECT seq FROM tables WHERE id = ?", [table]).fetchone()
    if found is not None and found[0] != at:
        raise Taken(f"table {table!r} is not at move {at} any more, but at {found[0]}")


def put_board(connection: Connection, game: str, digest: str, body: bytes, most: int | None) -> bool:
    """Nobody else writes meanwhile, so boards that come at once don't exceed their room together."""
    if connection.execute("SELECT 1 FROM boards WHERE game = ? AND digest = ?", [game, digest]).fetchone():
        return True
    (taken,) = connection.execute(schema.BOARD_BYTES).fetchone()
    if most is not None and taken + len(body) > most:
        return False
    connection.execute("INSERT INTO boards (game, digest, body) VALUES (?, ?, ?)", [game, digest, body])
    return True


def change(connection: Connection, statement: str, table: str, values: dict[str, Any]) -> None:
    given = {column: value for column, value in values.items() if value is not None}
    new = "".join(f", {column} = :{column}" for column in given)
    must_change(connection.execute(statement.format(new), given | {"table": table}), table)


def must_change(cursor: sqlite3.Cursor, table: str, seat: int | None = None) -> None:
    if cursor.rowcount == 0:
        raise Gone(f"there is no table {table!r}" if seat is None else f"there is no seat {seat} at a table {table!r}")


def ignore(_cursor: sqlite3.Cursor) -> None:
    """A cursor must not leave its thread."""
