"""The store of many processes: a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar
from uuid import uuid4

import psycopg

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
from branchline.server.store import postgres_people as people
from branchline.server.store.appender import Appender
from branchline.server.store.hosts import HostShelf
from branchline.server.store.links import AWAY, MIGRATING, Link, Links, Listener, away
from branchline.server.store.outbox import Outbox
from branchline.server.store.outbox_rows import PostgresOutbox
from branchline.server.store.passkeys import PasskeyShelf
from branchline.server.store.postgres_rows import (
    WAIT,
    add_luck,
    change,
    check_at,
    claim_due,
    claim_waits,
    create,
    entries_of,
    every,
    games_of,
    load,
    must_change,
    one,
    page_of,
    put_board,
    put_seat,
    put_waits,
    seats_where,
)
from branchline.server.store.vacations import VacationShelf

CLAIM = (
    "INSERT INTO claims (table_id, seq, owner, until) VALUES (%(table)s, %(seq)s, %(owner)s, %(until)s) "
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, owner = excluded.owner, until = excluded.until "
    "WHERE claims.seq < excluded.seq "
    "OR (claims.seq = excluded.seq AND (claims.owner = excluded.owner OR claims.until <= %(now)s)) RETURNING 1"
)

Result = TypeVar("Result")


async def version_of(link: Link) -> int:
    """0: there is nothing yet."""
    if await one(link, "SELECT to_regclass('schema_version')::text") == (None,):
        return 0
    (version,) = await one(link, "SELECT version FROM schema_version") or (0,)
    return int(version)


async def migrate(link: Link) -> None:
    """Two processes that start at once come one after the other."""
    async with link.transaction():
        await link.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        version = await version_of(link)
        for statement in schema.pending(version, schema.POSTGRESQL):
            await link.execute(statement)
        if version == 0:
            await link.execute(schema.VERSION_TABLE)
            await link.execute("INSERT INTO schema_version (version) VALUES (0)")
        await link.execute("UPDATE schema_version SET version = %s", [schema.NEWEST])


class PostgresStore(Store):
    """Appends go through one connection in batches, everything else through a few others."""

    def __init__(self, address: str, *, reading: bool = False) -> None:
        self.reading = reading
        self.name = uuid4().hex  # whose news it is
        self.links = Links(address)
        self.appender: Appender | None = None
        self.listeners: list[Listener] = []
        self.outbox = Outbox(PostgresOutbox(self))
        self.vacations = VacationShelf(PostgresOutbox(self))
        self.passkeys = PasskeyShelf(PostgresOutbox(self))
        self.hosts = HostShelf(PostgresOutbox(self))

    async def open(self) -> None:
        try:
            async with self.links.link() as link:
                if self.reading:
                    version = await version_of(link)
                    schema.refuse_newer(version)
                    schema.refuse_older(version)
                    return
                await migrate(link)
            await self.links.forget_lost()
        except AWAY as why:
            raise away(why) from why
        except psycopg.errors.DuplicateTable as why:
            raise OtherStore(f"this database holds tables that are not ours ({why}): give one of its own") from None
        self.appender = Appender(self.links, self.name)

    async def close(self) -> None:
        if self.appender is not None:
            await self.appender.end()
        for listener in self.listeners:
            await listener.end()
        await self.links.close()

    async def write(self, table: str, work: Callable[[Link], Awaitable[Result]]) -> Result:
        """One transaction, of which the other processes are told."""
        self.refuse_reader()
        return await self.links.write(work, [table] if table else [], self.name)

    def refuse_reader(self) -> Appender:
        if self.appender is None:
            raise StoreDown("this store was opened for reading only" if self.reading else "the store is not open")
        return self.appender

    # Tables

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        async def work(link: Link) -> None:
            try:
                await create(link, row, seats)
            except psycopg.errors.UniqueViolation as why:
                raise Taken(
                    f"there is a table {row.id!r} already, or a seat with one of its invitations ({why})"
                ) from None

        await self.write(row.id, work)

    async def load(self, table: str) -> Stored | None:
        if not schema.storable(table):
            return None

        async def query(link: Link) -> Stored | None:
            async with link.transaction():
                await link.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                return await load(link, table)

        return await self.links.read(query)

    async def append(self, append: Append) -> None:
        await self.refuse_reader().write(append)

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

        async def work(link: Link) -> None:
            if at is not None:
                await check_at(link, table, at)
            await change(link, "UPDATE tables SET id = id{} WHERE id = %(table)s", table, row)
            await change(
                link,
                "UPDATE headers SET table_id = table_id{} WHERE table_id = %(table)s",
                table,
                {"header": header, "secret": secret},
            )
            await put_waits(link, table, waits or {})

        await self.write(table, work)

    async def entries(self, table: str, first: int, last: int) -> list[EntryRow]:
        return await self.links.read(lambda link: entries_of(link, table, first, last))

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
        return await self.links.read(lambda link: page_of(link, listed, over, game, holding, after, limit))

    async def count(self) -> dict[str, int]:
        statement = "SELECT count(*), count(*) FILTER (WHERE over), coalesce(sum(seq), 0)::int8 FROM tables"
        tables, finished, moves = await self.links.read(lambda link: one(link, statement)) or (0, 0, 0)
        return {"tables": tables, "running": tables - finished, "finished": finished, "moves": moves}

    async def delete(self, table: str) -> None:
        async def work(link: Link) -> None:
            must_change(await link.execute("DELETE FROM tables WHERE id = %s", [table]), table)
            for name in schema.OF_A_TABLE:
                await link.execute(f"DELETE FROM {name} WHERE table_id = %s", [table])

        await self.write(table, work)

    # Seats

    async def seat_of(self, invitation: bytes) -> SeatRow | None:
        found = await self.links.read(lambda link: seats_where(link, "invitation = %s", invitation))
        return found[0] if found else None

    async def seats_of(self, person: str) -> list[SeatRow]:
        return await self.links.read(lambda link: seats_where(link, "person = %s", person))

    async def games_of(self, person: str, limit: int) -> list[GameRow]:
        return await self.links.read(lambda link: games_of(link, person, limit))

    async def put_seat(self, row: SeatRow, *, was: Holder) -> None:
        await self.write(row.table, lambda link: put_seat(link, row, was))

    async def put_draft(self, table: str, seat: int, draft: bytes) -> None:
        await self.put("draft", table, seat, draft)

    async def put_planned(self, table: str, seat: int, planned: bytes, was: bytes) -> None:
        async def work(link: Link) -> None:
            await one(link, "SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [table])  # no move comes in between
            statement = "UPDATE seats SET planned = %s WHERE table_id = %s AND seat = %s AND planned = %s"
            if (await link.execute(statement, [planned, table, seat, was])).rowcount == 0:
                raise Taken(f"seat {seat} of table {table!r} has planned something else")

        await self.write(table, work)

    async def put_notes(self, table: str, seat: int, notes: bytes) -> None:
        await self.put("notes", table, seat, notes)

    async def put(self, column: str, table: str, seat: int, value: bytes) -> None:
        async def work(link: Link) -> None:
            statement = f"UPDATE seats SET {column} = %s WHERE table_id = %s AND seat = %s"
            must_change(await link.execute(statement, [value, table, seat]), table, seat)

        await self.write(table, work)

    # People and their devices

    async def person(self, person: str) -> PersonRow | None:
        return await self.links.read(lambda link: people.person_row(link, person))

    async def put_language(self, person: str, language: str) -> None:
        await self.write("", lambda link: people.put_language(link, person, language))

    async def device_of(self, key: bytes) -> DeviceRow | None:
        return await self.links.read(lambda link: people.device_of(link, key))

    async def devices_of(self, person: str) -> list[DeviceRow]:
        return await self.links.read(lambda link: people.devices_of(link, person))

    async def add_device(self, device: DeviceRow) -> None:
        await self.write("", lambda link: people.add_device(link, device))

    async def see_device(self, device: str, seen: float, label: str) -> None:
        await self.write("", lambda link: people.see_device(link, device, seen, label))

    async def remove_device(self, device: str) -> None:
        await self.write("", lambda link: people.remove_device(link, device, self.name))

    async def put_link(self, link: DeviceLink) -> None:
        await self.write("", lambda connection: people.put_link(connection, link))

    async def end_links(self, person: str) -> None:
        await self.write("", lambda link: people.end_links(link, person))

    async def link_until(self, person: str, now: float) -> float | None:
        found: float | None = await self.value(schema.LINK_UNTIL.format("%s"), person, now)
        return found

    async def link_of(self, link: bytes) -> DeviceLink | None:
        return await self.links.read(lambda connection: people.link_of(connection, link))

    async def use_link(self, link: bytes, device: DeviceRow, now: float) -> None:
        await self.write("", lambda connection: people.use_link(connection, link, device, now, self.name))

    async def forget_person(self, person: str) -> bool:
        return await self.write("", lambda link: people.forget_person(link, person))

    # Codes that open screens show

    async def code_of(self, table: str, now: float) -> str | None:
        found: str | None = await self.value("SELECT code FROM codes WHERE table_id = %s AND until > %s", table, now)
        return found

    async def table_of(self, code: str, now: float) -> str | None:
        if not schema.storable(code):
            return None
        found: str | None = await self.value("SELECT table_id FROM codes WHERE code = %s AND until > %s", code, now)
        return found

    async def codes(self, now: float) -> int:
        return int(await self.value("SELECT count(*) FROM codes WHERE until > %s", now))

    async def put_code(self, table: str, code: str, now: float, until: float) -> None:
        async def work(link: Link) -> None:
            await link.execute("DELETE FROM codes WHERE until <= %s OR table_id = %s", [now, table])
            statement = "INSERT INTO codes (table_id, code, until) VALUES (%s, %s, %s)"
            try:
                await link.execute(statement, [table, code, until])
            except psycopg.errors.UniqueViolation:
                raise Taken(f"another table has the code {code!r}, or this one has a code meanwhile") from None

        await self.write("", work)

    async def value(self, statement: str, *values: Any) -> Any:
        """The one value that is asked for, or None."""
        row = await self.links.read(lambda link: one(link, statement, list(values)))
        return row[0] if row else None

    # Chat

    async def say(self, table: str, seat: int | None, body: bytes, time: float) -> ChatRow:
        async def work(link: Link) -> ChatRow:
            said = await one(link, "UPDATE tables SET said = said + 1 WHERE id = %s RETURNING said", [table])
            if said is None:
                raise Gone(f"there is no table {table!r}")
            await link.execute(
                "INSERT INTO chat (table_id, number, seat, time, body) VALUES (%s, %s, %s, %s, %s)",
                [table, said[0], seat, time, body],
            )
            return ChatRow(said[0], seat, body, time)

        return await self.write(table, work)

    async def chat(self, table: str, first: int = 1, *, most: int, newest: bool = False) -> list[ChatRow]:
        statement = (
            "SELECT number, seat, body, time FROM chat WHERE table_id = %s AND number >= %s "
            f"ORDER BY number {'DESC' if newest else ''} LIMIT %s"
        )
        rows = await self.links.read(lambda link: every(link, statement, [table, first, most]))
        found = [ChatRow(*row) for row in rows]
        return found[::-1] if newest else found

    async def unsay(self, table: str, *, number: int | None = None, seat: int | None = None) -> None:
        statement = "DELETE FROM chat WHERE table_id = %s AND (number = %s OR seat = %s)"
        await self.write(table, lambda link: link.execute(statement, [table, number, seat]))

    async def forget(self, table: str, seat: int) -> None:
        async def work(link: Link) -> None:
            cleared = await link.execute(
                "UPDATE seats SET invitation = NULL, person = NULL, draft = '', notes = '', planned = '' "
                "WHERE table_id = %s AND seat = %s",
                [table, seat],
            )
            must_change(cleared, table, seat)
            await link.execute("DELETE FROM chat WHERE table_id = %s AND seat = %s", [table, seat])

        await self.write(table, work)

    # Work, and what went wrong with it

    async def claim(self, table: str, seq: int, owner: str, until: float) -> bool:
        values = {"table": table, "seq": seq, "owner": owner, "until": until, "now": clock.now()}
        self.refuse_reader()
        return await self.links.read(lambda link: one(link, CLAIM, values)) is not None

    async def unfinished(self, limit: int = 1000) -> list[str]:
        statement = "SELECT id FROM tables WHERE house AND NOT over ORDER BY id LIMIT %s"
        return [table for (table,) in await self.links.read(lambda link: every(link, statement, [limit]))]

    async def claim_due(self, now: float, until: float, limit: int) -> list[str]:
        return await self.write("", lambda link: claim_due(link, now, until, limit))

    async def next_due(self) -> float | None:
        found: float | None = await self.value("SELECT min(due) FROM tables WHERE due > 0")
        return found

    # Whom tables wait for

    async def waits(self, table: str) -> list[WaitRow]:
        statement = f"SELECT {WAIT} FROM waits WHERE table_id = %s ORDER BY seat"
        return [WaitRow(*row) for row in await self.links.read(lambda link: every(link, statement, [table]))]

    async def claim_waits(self, now: float, until: float, limit: int) -> list[WaitRow]:
        return await self.write("", lambda link: claim_waits(link, now, until, limit))

    async def settle_wait(self, row: WaitRow, due: float | None) -> bool:
        same = "WHERE table_id = %s AND seat = %s AND kind = %s AND since = %s"
        values = [*row.key, row.kind, row.since]

        async def work(link: Link) -> bool:
            if due is None:
                done = await link.execute(f"DELETE FROM waits {same}", values)
            else:
                done = await link.execute(f"UPDATE waits SET due = %s {same}", [due, *values])
            return done.rowcount > 0

        return await self.write("", work)

    async def fault(self, table: str, seq: int, body: bytes, time: float) -> None:
        statement = "INSERT INTO faults (table_id, seq, time, body) VALUES (%s, %s, %s, %s)"
        await self.write("", lambda link: link.execute(statement, [table, seq, time, body]))

    async def faults(self) -> list[tuple[str, int, bytes, float]]:
        statement = "SELECT table_id, seq, body, time FROM faults ORDER BY number"
        return [(row[0], row[1], row[2], row[3]) for row in await self.links.read(lambda link: every(link, statement))]

    # How a table's luck came about

    async def add_luck(self, table: str, number: int, body: bytes) -> None:
        async def work(link: Link) -> None:
            try:
                await add_luck(link, table, number, body)
            except psycopg.errors.UniqueViolation:
                raise Taken(f"number {number} of the luck of table {table!r} has been written already") from None

        await self.write(table, work)

    async def luck(self, table: str) -> list[bytes]:
        statement = "SELECT body FROM luck WHERE table_id = %s ORDER BY number"
        return [body for (body,) in await self.links.read(lambda link: every(link, statement, [table]))]

    # What the house keeps for itself

    async def keep(self, name: str, value: bytes) -> bytes:
        statement = "INSERT INTO house (name, value) VALUES (%s, %s) ON CONFLICT DO NOTHING"
        await self.write("", lambda link: link.execute(statement, [name, value]))
        return await self.kept(name) or value

    async def kept(self, name: str) -> bytes | None:
        found: bytes | None = await self.value("SELECT value FROM house WHERE name = %s", name)
        return found

    # Boards

    async def put_board(self, game: str, digest: str, body: bytes, most: int | None = None) -> bool:
        return await self.write("", lambda link: put_board(link, game, digest, body, most))

    async def boards(self, game: str) -> list[str]:
        if not schema.storable(game):
            return []
        statement = "SELECT digest FROM boards WHERE game = %s ORDER BY digest"
        return [digest for (digest,) in await self.links.read(lambda link: every(link, statement, [game]))]

    async def board(self, game: str, digest: str) -> bytes | None:
        if not schema.storable(game) or not schema.storable(digest):
            return None
        found: bytes | None = await self.value("SELECT body FROM boards WHERE game = %s AND digest = %s", game, digest)
        return found

    async def board_bytes(self) -> int:
        return int(await self.value(schema.BOARD_BYTES))

    async def probe(self) -> None:
        await self.write("", lambda link: one(link, "SELECT 1"))  # each transaction that writes is counted

    async def news(self) -> AsyncIterator[str]:
        listener = Listener(self.links, self.name)
        self.listeners.append(listener)
        try:
            while changed := await listener.take():
                for table in changed:
                    yield table
        finally:
            self.listeners.remove(listener)
            await listener.end()
