"""The store of one process: a SQLite file in a data folder."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time as clock
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from branchline.server.store import (
    Append,
    ChatRow,
    EntryRow,
    Gone,
    OtherStore,
    SeatRow,
    Snapshot,
    Store,
    Stored,
    StoreDown,
    TableRow,
    Taken,
    schema,
)
from branchline.server.store.file import FILE, Connection, connect, connect_to_read, migrate, version_of
from branchline.server.store.lock import FolderLock
from branchline.server.store.writer import Work, Writer, down

READERS = 2
LARGEST = 2**63 - 1

CARD = "id, game, created, touched, seq, listed, over, house, card"
SEAT = "table_id, seat, token, body, draft, notes"

Result = TypeVar("Result")


class SqliteStore(Store):
    """Writes go through one thread, reads through a few others; none blocks the event loop."""

    def __init__(self, folder: Path, *, reading: bool = False) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.reading = reading
        self.lock = FolderLock(folder)
        self.writer: Writer | None = None
        self.readers: ThreadPoolExecutor | None = None
        self.of_thread = threading.local()
        self.connections: list[Connection] = []
        self.claims: dict[str, tuple[int, str, float]] = {}  # there is no other process, so none outlives this one
        self.closed = asyncio.Event()

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self.prepare)
        except (sqlite3.Error, OSError) as why:
            self.lock.release()
            error = down(why)
            raise error or StoreDown(f"the store {self.path} cannot be opened: {why}") from why
        except BaseException:
            self.lock.release()
            raise
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        if not self.reading:
            self.writer = Writer(lambda: connect(self.path))

    def prepare(self) -> None:
        if self.reading:
            if not self.path.exists():
                raise OtherStore(f"there is no store in {self.folder}: {FILE} is not there")
            connection = connect_to_read(self.path)
            version = version_of(connection)
            connection.close()
            schema.refuse_newer(version)
            schema.refuse_older(version)
            return
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock.take()
        connection = connect(self.path, mode="rwc")
        try:
            migrate(connection)
        finally:
            connection.close()

    async def close(self) -> None:
        self.closed.set()
        await asyncio.to_thread(self.finish)
        self.lock.release()

    def finish(self) -> None:
        if self.writer is not None:
            self.writer.end()
        if self.readers is not None:
            self.readers.shutdown()
        for connection in self.connections:
            connection.close()
        self.connections.clear()

    async def write(self, work: Work | Append) -> Any:
        return await self.refuse_reader().write(work)

    def refuse_reader(self) -> Writer:
        if self.writer is None:
            raise StoreDown("this store was opened for reading only" if self.reading else "the store is not open")
        return self.writer

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        if self.readers is None or self.closed.is_set():
            raise StoreDown("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.run_query, query)

    def run_query(self, query: Callable[[Connection], Result]) -> Result:
        """In a thread: one query, or several that see the same moment."""
        try:
            connection: Connection | None = getattr(self.of_thread, "connection", None)
            if connection is None:
                connection = self.of_thread.connection = connect_to_read(self.path)
                self.connections.append(connection)
            with connection:
                connection.execute("BEGIN")
                return query(connection)
        except sqlite3.DatabaseError as why:
            error = down(why)
            if error is None:
                raise
            raise StoreDown(str(error).replace("nothing was written to", "nothing can be read from")) from why

    # Tables

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await self.write(lambda connection: create(connection, row, seats))

    async def load(self, table: str) -> Stored | None:
        if not schema.storable(table):
            return None
        return await self.read(lambda connection: load(connection, table))

    async def append(self, append: Append) -> None:
        await self.write(append)

    async def update(
        self,
        table: str,
        *,
        header: bytes | None = None,
        secret: bytes | None = None,
        card: bytes | None = None,
        over: bool | None = None,
        house: bool | None = None,
        touched: float | None = None,
        listed: bool | None = None,
    ) -> None:
        row = {"card": card, "over": over, "house": house, "touched": touched, "listed": listed}

        def work(connection: Connection) -> None:
            change(connection, "UPDATE tables SET id = id{} WHERE id = :table", table, row)
            change(
                connection,
                "UPDATE headers SET table_id = table_id{} WHERE table_id = :table",
                table,
                {"header": header, "secret": secret},
            )

        await self.write(work)

    async def entries(self, table: str, first: int, last: int) -> list[EntryRow]:
        return await self.read(lambda connection: entries_of(connection, table, first, last))

    async def tables(
        self,
        *,
        listed: bool | None = None,
        over: bool | None = None,
        game: str | None = None,
        holding: bytes | None = None,
        after: str | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        if not schema.storable(after):
            raise Gone(f"there is no table {after!r} to go on from")
        if not schema.storable(game):
            return []
        return await self.read(lambda connection: page_of(connection, listed, over, game, holding, after, limit))

    async def count(self) -> dict[str, int]:
        def query(connection: Connection) -> dict[str, int]:
            found = connection.execute("SELECT count(*), coalesce(sum(over), 0), coalesce(sum(seq), 0) FROM tables")
            tables, finished, moves = found.fetchone()
            return {"tables": tables, "running": tables - finished, "finished": finished, "moves": moves}

        return await self.read(query)

    async def delete(self, table: str) -> None:
        def work(connection: Connection) -> None:
            must_change(connection.execute("DELETE FROM tables WHERE id = ?", [table]), table)
            for name in schema.OF_A_TABLE:
                connection.execute(f"DELETE FROM {name} WHERE table_id = ?", [table])

        await self.write(work)
        self.claims.pop(table, None)

    # Seats

    async def seat_of(self, token: bytes) -> SeatRow | None:
        def query(connection: Connection) -> SeatRow | None:
            row = connection.execute(f"SELECT {SEAT} FROM seats WHERE token = ?", [token]).fetchone()
            return SeatRow(*row) if row else None

        return await self.read(query)

    async def put_seat(self, row: SeatRow, *, was: bytes | None) -> None:
        await self.write(lambda connection: put_seat(connection, row, was))

    async def put_draft(self, table: str, seat: int, draft: bytes) -> None:
        await self.put("draft", table, seat, draft)

    async def put_notes(self, table: str, seat: int, notes: bytes) -> None:
        await self.put("notes", table, seat, notes)

    async def put(self, column: str, table: str, seat: int, value: bytes) -> None:
        def work(connection: Connection) -> None:
            statement = f"UPDATE seats SET {column} = ? WHERE table_id = ? AND seat = ?"
            must_change(connection.execute(statement, [value, table, seat]), table, seat)

        await self.write(work)

    # Chat

    async def say(self, table: str, seat: int | None, body: bytes, time: float) -> ChatRow:
        def work(connection: Connection) -> ChatRow:
            must_change(connection.execute("UPDATE tables SET said = said + 1 WHERE id = ?", [table]), table)
            (number,) = connection.execute("SELECT said FROM tables WHERE id = ?", [table]).fetchone()
            connection.execute(
                "INSERT INTO chat (table_id, number, seat, time, body) VALUES (?, ?, ?, ?, ?)",
                [table, number, seat, time, body],
            )
            return ChatRow(number, seat, body, time)

        row: ChatRow = await self.write(work)
        return row

    async def chat(self, table: str, first: int = 1) -> list[ChatRow]:
        def query(connection: Connection) -> list[ChatRow]:
            found = connection.execute(
                "SELECT number, seat, body, time FROM chat WHERE table_id = ? AND number >= ? ORDER BY number",
                [table, within(first)],
            )
            return [ChatRow(*row) for row in found]

        return await self.read(query)

    async def forget(self, table: str, seat: int) -> None:
        def work(connection: Connection) -> None:
            cleared = connection.execute(
                "UPDATE seats SET token = NULL, draft = x'', notes = x'' WHERE table_id = ? AND seat = ?", [table, seat]
            )
            must_change(cleared, table, seat)
            connection.execute("DELETE FROM chat WHERE table_id = ? AND seat = ?", [table, seat])

        await self.write(work)

    # Work, and what went wrong with it

    async def claim(self, table: str, seq: int, owner: str, until: float) -> bool:
        self.refuse_reader()
        held = self.claims.get(table)
        if held and (held[0] > seq or (held[0] == seq and held[1] != owner and held[2] > clock.time())):
            return False
        self.claims[table] = (seq, owner, until)
        return True

    async def unfinished(self, limit: int = 1000) -> list[str]:
        statement = "SELECT id FROM tables WHERE house AND NOT over ORDER BY id LIMIT ?"
        return await self.read(lambda connection: [table for (table,) in connection.execute(statement, [limit])])

    async def fault(self, table: str, seq: int, body: bytes, time: float) -> None:
        statement = "INSERT INTO faults (table_id, seq, time, body) VALUES (?, ?, ?, ?)"
        await self.write(lambda connection: ignore(connection.execute(statement, [table, seq, time, body])))

    async def faults(self) -> list[tuple[str, int, bytes, float]]:
        statement = "SELECT table_id, seq, body, time FROM faults ORDER BY number"
        return await self.read(lambda connection: connection.execute(statement).fetchall())

    # Boards

    async def put_board(self, game: str, digest: str, body: bytes) -> None:
        statement = "INSERT INTO boards (game, digest, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.write(lambda connection: ignore(connection.execute(statement, [game, digest, body])))

    async def boards(self, game: str) -> list[tuple[str, bytes]]:
        if not schema.storable(game):
            return []
        statement = "SELECT digest, body FROM boards WHERE game = ? ORDER BY digest"
        return await self.read(lambda connection: connection.execute(statement, [game]).fetchall())

    async def news(self) -> AsyncIterator[str]:
        await self.closed.wait()
        return
        yield


def create(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    try:
        connection.execute(
            "INSERT INTO tables (id, game, created, touched, seq, said, listed, over, house, card) "
            "VALUES (?, ?, ?, ?, 0, 0, ?, ?, ?, ?)",
            [row.id, row.game, row.created, row.touched or row.created, row.listed, row.over, row.house, row.card],
        )
        connection.execute(
            "INSERT INTO headers (table_id, header, secret) VALUES (?, ?, ?)", [row.id, row.header, row.secret]
        )
        connection.executemany(
            f"INSERT INTO seats ({SEAT}) VALUES (?, ?, ?, ?, ?, ?)",
            [(row.id, seat.seat, seat.token, seat.body, seat.draft, seat.notes) for seat in seats],
        )
    except sqlite3.IntegrityError as why:
        raise Taken(f"there is a table {row.id!r} already, or a seat with one of its tokens ({why})") from None


def load(connection: Connection, table: str) -> Stored | None:
    found = connection.execute(
        f"SELECT {CARD}, header, secret FROM tables JOIN headers ON table_id = id WHERE id = ?",
        [table],
    ).fetchone()
    if found is None:
        return None
    row = card_of(found[:9])
    row.header, row.secret = found[9:]
    seats = connection.execute(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", [table])
    kept = connection.execute("SELECT seq, body FROM snapshots WHERE table_id = ?", [table])
    snapshot = next((Snapshot(*values) for values in kept), None)
    tail = entries_of(connection, table, snapshot.seq + 1 if snapshot else 1, row.seq)
    return Stored(row, [SeatRow(*values) for values in seats], snapshot, tail)


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


def put_seat(connection: Connection, row: SeatRow, was: bytes | None) -> None:
    found = connection.execute("SELECT token FROM seats WHERE table_id = ? AND seat = ?", [row.table, row.seat])
    token = found.fetchone()
    if token is None:
        raise Gone(f"there is no seat {row.seat} at a table {row.table!r}")
    if token[0] != was:
        raise Taken(f"seat {row.seat} of table {row.table!r} has been given to someone else")
    try:
        connection.execute(
            "UPDATE seats SET token = ?, body = ? WHERE table_id = ? AND seat = ?",
            [row.token, row.body, row.table, row.seat],
        )
    except sqlite3.IntegrityError:
        raise Taken("another seat has this token") from None


def change(connection: Connection, statement: str, table: str, values: dict[str, Any]) -> None:
    given = {column: value for column, value in values.items() if value is not None}
    new = "".join(f", {column} = :{column}" for column in given)
    must_change(connection.execute(statement.format(new), given | {"table": table}), table)


def must_change(cursor: sqlite3.Cursor, table: str, seat: int | None = None) -> None:
    if cursor.rowcount == 0:
        raise Gone(f"there is no table {table!r}" if seat is None else f"there is no seat {seat} at a table {table!r}")


def ignore(_cursor: sqlite3.Cursor) -> None:
    """A cursor must not leave its thread."""
