"""The store of one process: a SQLite file in a data folder."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
from typing import Any, TypeVar

from branchline.server import clock
from branchline.server.store import (
    Append,
    ChatRow,
    DeviceLink,
    DeviceRow,
    EntryRow,
    GameRow,
    Gone,
    Holder,
    OtherStore,
    PersonRow,
    SeatRow,
    Store,
    Stored,
    StoreDown,
    TableRow,
    Taken,
    WaitRow,
    Waits,
    schema,
)
from branchline.server.store import sqlite_people as people
from branchline.server.store.file import FILE, Connection, bring_up_to_date, connect, connect_to_read, make, version_of
from branchline.server.store.hosts import HostShelf
from branchline.server.store.lock import FolderLock
from branchline.server.store.outbox import Outbox
from branchline.server.store.outbox_rows import SqliteOutbox
from branchline.server.store.passkeys import PasskeyShelf
from branchline.server.store.sqlite_rows import (
    WAIT,
    add_luck,
    change,
    check_at,
    claim_due,
    claim_waits,
    create,
    entries_of,
    games_of,
    ignore,
    load,
    must_change,
    page_of,
    put_board,
    put_seat,
    put_waits,
    seats_where,
    within,
)
from branchline.server.store.vacations import VacationShelf
from branchline.server.store.writer import Work, Writer, down

READERS = 2
CLAIMS = 1_000  # from as many on, those whose time is up are forgotten
ROOM = 1 << 20  # bytes that must be free on the disk
PROBE = "UPDATE schema_version SET version = version"

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
        self.outbox = Outbox(SqliteOutbox(self))
        self.vacations = VacationShelf(SqliteOutbox(self))
        self.passkeys = PasskeyShelf(SqliteOutbox(self))
        self.hosts = HostShelf(SqliteOutbox(self))

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
        if not self.path.exists():
            make(self.path)
        elif not self.path.stat().st_size:
            raise OtherStore(
                f"the store {self.path} has 0 bytes, so its tables are lost. Put a backup in its place; or take the "
                "file away, and a new store is begun"
            )
        bring_up_to_date(self.path)

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
        due: float | None = None,
        clocks: bytes | None = None,
        waits: Waits | None = None,
        at: int | None = None,
    ) -> None:
        row = {"card": card, "over": over, "house": house, "touched": touched, "listed": listed, "due": due}
        row |= {"clocks": clocks}

        def work(connection: Connection) -> None:
            if at is not None:
                check_at(connection, table, at)
            change(connection, "UPDATE tables SET id = id{} WHERE id = :table", table, row)
            change(
                connection,
                "UPDATE headers SET table_id = table_id{} WHERE table_id = :table",
                table,
                {"header": header, "secret": secret},
            )
            put_waits(connection, table, waits or {})

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

    async def seat_of(self, invitation: bytes) -> SeatRow | None:
        found = await self.read(lambda connection: seats_where(connection, "invitation = ?", invitation))
        return found[0] if found else None

    async def seats_of(self, person: str) -> list[SeatRow]:
        return await self.read(lambda connection: seats_where(connection, "person = ?", person))

    async def games_of(self, person: str, limit: int) -> list[GameRow]:
        return await self.read(lambda connection: games_of(connection, person, limit))

    async def put_seat(self, row: SeatRow, *, was: Holder) -> None:
        await self.write(lambda connection: put_seat(connection, row, was))

    async def put_draft(self, table: str, seat: int, draft: bytes) -> None:
        await self.put("draft", table, seat, draft)

    async def put_planned(self, table: str, seat: int, planned: bytes, was: bytes) -> None:
        def work(connection: Connection) -> None:
            statement = "UPDATE seats SET planned = ? WHERE table_id = ? AND seat = ? AND planned = ?"
            if connection.execute(statement, [planned, table, seat, was]).rowcount == 0:
                raise Taken(f"seat {seat} of table {table!r} has planned something else")

        await self.write(work)

    async def put_notes(self, table: str, seat: int, notes: bytes) -> None:
        await self.put("notes", table, seat, notes)

    async def put(self, column: str, table: str, seat: int, value: bytes) -> None:
        def work(connection: Connection) -> None:
            statement = f"UPDATE seats SET {column} = ? WHERE table_id = ? AND seat = ?"
            must_change(connection.execute(statement, [value, table, seat]), table, seat)

        await self.write(work)

    # People and their devices

    async def person(self, person: str) -> PersonRow | None:
        return await self.read(lambda connection: people.person_row(connection, person))

    async def put_language(self, person: str, language: str) -> None:
        await self.write(lambda connection: people.put_language(connection, person, language))

    async def device_of(self, key: bytes) -> DeviceRow | None:
        return await self.read(lambda connection: people.device_of(connection, key))

    async def devices_of(self, person: str) -> list[DeviceRow]:
        return await self.read(lambda connection: people.devices_of(connection, person))

    async def add_device(self, device: DeviceRow) -> None:
        await self.write(lambda connection: people.add_device(connection, device))

    async def see_device(self, device: str, seen: float, label: str) -> None:
        await self.write(lambda connection: people.see_device(connection, device, seen, label))

    async def remove_device(self, device: str) -> None:
        await self.write(lambda connection: people.remove_device(connection, device))

    async def put_link(self, link: DeviceLink) -> None:
        await self.write(lambda connection: people.put_link(connection, link))

    async def end_links(self, person: str) -> None:
        await self.write(lambda connection: people.end_links(connection, person))

    async def link_until(self, person: str, now: float) -> float | None:
        found: float | None = await self.value(schema.LINK_UNTIL.format("?"), person, now)
        return found

    async def link_of(self, link: bytes) -> DeviceLink | None:
        return await self.read(lambda connection: people.link_of(connection, link))

    async def use_link(self, link: bytes, device: DeviceRow, now: float) -> None:
        await self.write(lambda connection: people.use_link(connection, link, device, now))

    async def forget_person(self, person: str) -> bool:
        forgotten: bool = await self.write(lambda connection: people.forget_person(connection, person))
        return forgotten

    # Codes that open screens show

    async def code_of(self, table: str, now: float) -> str | None:
        found: str | None = await self.value("SELECT code FROM codes WHERE table_id = ? AND until > ?", table, now)
        return found

    async def table_of(self, code: str, now: float) -> str | None:
        if not schema.storable(code):
            return None
        found: str | None = await self.value("SELECT table_id FROM codes WHERE code = ? AND until > ?", code, now)
        return found

    async def codes(self, now: float) -> int:
        return int(await self.value("SELECT count(*) FROM codes WHERE until > ?", now))

    async def put_code(self, table: str, code: str, now: float, until: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM codes WHERE until <= ? OR table_id = ?", [now, table])
            try:
                connection.execute("INSERT INTO codes (table_id, code, until) VALUES (?, ?, ?)", [table, code, until])
            except sqlite3.IntegrityError:
                raise Taken(f"another table has the code {code!r}") from None

        await self.write(work)

    async def value(self, statement: str, *values: Any) -> Any:
        """The one value that is asked for, or None."""

        def query(connection: Connection) -> Any:
            row = connection.execute(statement, values).fetchone()
            return row[0] if row else None

        return await self.read(query)

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

    async def chat(self, table: str, first: int = 1, *, most: int, newest: bool = False) -> list[ChatRow]:
        statement = "SELECT number, seat, body, time FROM chat WHERE table_id = ? AND number >= ? ORDER BY number {}"

        def query(connection: Connection) -> list[ChatRow]:
            ordered = statement.format("DESC LIMIT ?" if newest else "LIMIT ?")
            found = [ChatRow(*row) for row in connection.execute(ordered, [table, within(first), most])]
            return found[::-1] if newest else found

        return await self.read(query)

    async def unsay(self, table: str, *, number: int | None = None, seat: int | None = None) -> None:
        statement = "DELETE FROM chat WHERE table_id = ? AND (number = ? OR seat = ?)"
        await self.write(lambda connection: ignore(connection.execute(statement, [table, number, seat])))

    async def forget(self, table: str, seat: int) -> None:
        def work(connection: Connection) -> None:
            cleared = connection.execute(
                "UPDATE seats SET invitation = NULL, person = NULL, draft = x'', notes = x'', planned = x'' "
                "WHERE table_id = ? AND seat = ?",
                [table, seat],
            )
            must_change(cleared, table, seat)
            connection.execute("DELETE FROM chat WHERE table_id = ? AND seat = ?", [table, seat])

        await self.write(work)

    # Work, and what went wrong with it

    async def claim(self, table: str, seq: int, owner: str, until: float) -> bool:
        self.refuse_reader()
        held = self.claims.get(table)
        if held and (held[0] > seq or (held[0] == seq and held[1] != owner and held[2] > clock.now())):
            return False
        if len(self.claims) >= CLAIMS:
            self.claims = {each: claim for each, claim in self.claims.items() if claim[2] > clock.now()}
        self.claims[table] = (seq, owner, until)
        return True

    async def unfinished(self, limit: int = 1000) -> list[str]:
        statement = "SELECT id FROM tables WHERE house AND NOT over ORDER BY id LIMIT ?"
        return await self.read(lambda connection: [table for (table,) in connection.execute(statement, [limit])])

    async def claim_due(self, now: float, until: float, limit: int) -> list[str]:
        found: list[str] = await self.write(lambda connection: claim_due(connection, now, until, limit))
        return found

    async def next_due(self) -> float | None:
        found: float | None = await self.value("SELECT min(due) FROM tables WHERE due > 0")
        return found

    # Whom tables wait for

    async def waits(self, table: str) -> list[WaitRow]:
        statement = f"SELECT {WAIT} FROM waits WHERE table_id = ? ORDER BY seat"
        return await self.read(lambda connection: [WaitRow(*row) for row in connection.execute(statement, [table])])

    async def claim_waits(self, now: float, until: float, limit: int) -> list[WaitRow]:
        found: list[WaitRow] = await self.write(lambda connection: claim_waits(connection, now, until, limit))
        return found

    async def settle_wait(self, row: WaitRow, due: float | None) -> bool:
        same = "WHERE table_id = ? AND seat = ? AND kind = ? AND since = ?"
        values = [*row.key, row.kind, row.since]

        def work(connection: Connection) -> bool:
            if due is None:
                return connection.execute(f"DELETE FROM waits {same}", values).rowcount > 0
            return connection.execute(f"UPDATE waits SET due = ? {same}", [due, *values]).rowcount > 0

        settled: bool = await self.write(work)
        return settled

    async def fault(self, table: str, seq: int, body: bytes, time: float) -> None:
        statement = "INSERT INTO faults (table_id, seq, time, body) VALUES (?, ?, ?, ?)"
        await self.write(lambda connection: ignore(connection.execute(statement, [table, seq, time, body])))

    async def faults(self) -> list[tuple[str, int, bytes, float]]:
        statement = "SELECT table_id, seq, body, time FROM faults ORDER BY number"
        return await self.read(lambda connection: connection.execute(statement).fetchall())

    # How a table's luck came about

    async def add_luck(self, table: str, number: int, body: bytes) -> None:
        await self.write(lambda connection: add_luck(connection, table, number, body))

    async def luck(self, table: str) -> list[bytes]:
        statement = "SELECT body FROM luck WHERE table_id = ? ORDER BY number"
        return await self.read(lambda connection: [body for (body,) in connection.execute(statement, [table])])

    # What the house keeps for itself

    async def keep(self, name: str, value: bytes) -> bytes:
        statement = "INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.write(lambda connection: ignore(connection.execute(statement, [name, value])))
        return await self.kept(name) or value

    async def kept(self, name: str) -> bytes | None:
        found: bytes | None = await self.value("SELECT value FROM house WHERE name = ?", name)
        return found

    # Boards

    async def put_board(self, game: str, digest: str, body: bytes, most: int | None = None) -> bool:
        return bool(await self.write(lambda connection: put_board(connection, game, digest, body, most)))

    async def boards(self, game: str) -> list[str]:
        if not schema.storable(game):
            return []
        statement = "SELECT digest FROM boards WHERE game = ? ORDER BY digest"
        return await self.read(lambda connection: [digest for (digest,) in connection.execute(statement, [game])])

    async def board(self, game: str, digest: str) -> bytes | None:
        if not schema.storable(game) or not schema.storable(digest):
            return None
        found: bytes | None = await self.value("SELECT body FROM boards WHERE game = ? AND digest = ?", game, digest)
        return found

    async def board_bytes(self) -> int:
        return int(await self.value(schema.BOARD_BYTES))

    async def probe(self) -> None:
        await self.write(lambda connection: ignore(connection.execute(PROBE)))
        free = (await asyncio.to_thread(disk_usage, self.folder)).free
        if free < ROOM:  # a write may still find room in the log
            raise StoreDown(f"nothing can be written to the store's file: the disk is full ({free} bytes are free)")

    async def news(self) -> AsyncIterator[str]:
        await self.closed.wait()
        return
        yield
