"""Connections to PostgreSQL: made again when they are lost, and every transaction's end known for certain.

A commit whose answer was lost may have happened or not. So every transaction that writes counts itself, in a row of its
connection: the row says how far that connection came. The number of the transaction would not do, as PostgreSQL gives
numbers out again that it had not written down when it crashed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from uuid import uuid4

import psycopg
from msgspec import MsgspecError, json

from branchline.server.store import StoreDown

CHANNEL = "branchline"
MIGRATING = 7_203_114_652_031  # the numbers of locks; any, as long as they are always the same
SHELVING = 7_203_114_652_032
PAYLOAD = 7900
"""Bytes that one notification can carry, a little below what PostgreSQL takes."""

CONNECTIONS = 4
PULSE = 5.0  # seconds between two looks whether a silent connection still lives
PAUSE = 0.2  # seconds before the next try to connect
PATIENCE = 10.0  # seconds to wait for the answer whether a commit happened
KEPT = 86_400.0  # seconds for which the rows of lost connections are kept

COUNT = (
    "INSERT INTO commits (link, number, time) VALUES (%s, 1, %s) "
    "ON CONFLICT (link) DO UPDATE SET number = commits.number + 1, time = excluded.time RETURNING number"
)
COUNTED = (  # written, since a mere look would not wait for a transaction that is still under way
    "INSERT INTO commits (link, number, time) VALUES (%s, 0, %s) "
    "ON CONFLICT (link) DO UPDATE SET time = excluded.time RETURNING number"
)

AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)

Result = TypeVar("Result")


class Link(psycopg.AsyncConnection[Any]):
    """A connection, by the name that counts its transactions."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.name = uuid4().hex


def first_line(why: BaseException) -> str:
    return (str(why).strip().splitlines() or [type(why).__name__])[0]


def away(why: BaseException) -> StoreDown:
    return StoreDown(f"nothing was read or written: the database is away ({first_line(why)})")


class Links:
    """A few connections that are shared by all who read and write."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.free: list[Link] = []
        self.slots = asyncio.Semaphore(CONNECTIONS)
        self.closed = False

    async def connect(self) -> Link:
        if self.closed:
            raise StoreDown("the store is closed")
        # Without these a network that goes silent would be noticed after hours.
        link = await Link.connect(
            self.address, autocommit=True, connect_timeout=5, keepalives_idle=10, tcp_user_timeout=10_000
        )
        try:  # acknowledged means on disk, whatever the database's default is
            await link.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
            )
        except BaseException:
            await link.close()
            raise
        return link

    @asynccontextmanager
    async def link(self) -> AsyncIterator[Link]:
        async with self.slots:
            link = self.free.pop() if self.free else await self.connect()
            try:
                yield link
            finally:
                if self.closed or link.closed or link.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
                    await shut(link)
                else:
                    self.free.append(link)

    async def drop(self) -> None:
        """After one connection was lost the others are not to be trusted."""
        links, self.free = self.free, []
        for link in links:
            await shut(link)

    async def close(self) -> None:
        self.closed = True
        await self.drop()

    async def read(self, query: Callable[[Link], Awaitable[Result]]) -> Result:
        return await self.twice(query)

    async def twice(self, work: Callable[[Link], Awaitable[Result]]) -> Result:
        """A connection that was lost while it lay idle is noticed at its next use: so one more try, on a new one."""
        try:
            async with self.link() as link:
                return await work(link)
        except AWAY:
            await self.drop()
        try:
            async with self.link() as link:
                return await work(link)
        except AWAY as why:
            await self.drop()
            raise away(why) from why

    async def write(self, work: Callable[[Link], Awaitable[Result]], tables: Sequence[str], sender: str) -> Result:
        """A transaction, with news of the tables it changed. What fails before the commit has changed nothing."""

        async def transaction(link: Link) -> Result:
            await link.execute("BEGIN")
            try:
                result = await work(link)
                counted = await link.execute(COUNT, [link.name, time.time()])
                (number,) = await counted.fetchone() or (0,)
                await notify(link, sender, tables)
            except AWAY:
                raise
            except Exception:
                await link.execute("ROLLBACK")
                raise
            await self.commit(link, number)
            return result

        return await self.twice(transaction)

    async def commit(self, link: Link, number: int) -> None:
        try:
            await link.execute("COMMIT")
        except AWAY as why:
            if not await self.committed(link, number, why):
                raise

    async def committed(self, link: Link, number: int, why: BaseException) -> bool:
        """Whether a transaction got through whose commit was not answered: asked until the database knows. Once it has
        answered no, the transaction cannot get through any more."""
        await shut(link)  # or it would be under way for ever
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    counted = await self.counted(link)
                    if counted is not None:
                        return counted >= number
                    await asyncio.sleep(PAUSE)
        raise StoreDown(
            f"the database was lost in the middle of a commit ({first_line(why)}): it may have been written or not",
            unsure=True,
        ) from why

    async def counted(self, lost: Link) -> int | None:
        """How many transactions of a lost connection got through; None while nobody answers."""
        try:
            async with await self.connect() as link:
                found = await link.execute(COUNTED, [lost.name, time.time()])
                (number,) = await found.fetchone() or (None,)
                return number
        except AWAY:
            return None

    async def forget_lost(self) -> None:
        """Connections of long ago are asked after by nobody."""
        async with self.link() as link:
            await link.execute("DELETE FROM commits WHERE time < %s", [time.time() - KEPT])


async def notify(link: Link, sender: str, tables: Sequence[str]) -> None:
    """Tell the other processes which tables changed; they are told at the commit, and only if there is one."""
    for payload in payloads(sender, tables):
        await link.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])


def payloads(sender: str, tables: Sequence[str]) -> list[str]:
    text = json.encode([sender, *tables]).decode()
    if len(text.encode()) <= PAYLOAD or len(tables) < 2:
        return [text] if tables else []
    middle = len(tables) // 2
    return payloads(sender, tables[:middle]) + payloads(sender, tables[middle:])


async def shut(link: Link) -> None:
    with suppress(psycopg.Error):  # it is lost already
        await link.close()


class Listener:
    """What other processes changed, until it is taken. A name is kept once, so a slow reader costs nothing."""

    def __init__(self, links: Links, sender: str) -> None:
        self.links = links
        self.sender = sender
        self.changed: dict[str, None] = {}
        self.some = asyncio.Event()
        self.task = asyncio.create_task(self.listen())
        self.task.add_done_callback(lambda _: self.some.set())

    async def listen(self) -> None:
        while not self.links.closed:
            try:
                async with await self.links.connect() as link:
                    await link.execute(f"LISTEN {CHANNEL}")
                    self.put([""])
                    while True:
                        async for note in link.notifies(timeout=PULSE):
                            self.hear(note.payload)
                        await link.execute("SELECT 1")
            except AWAY:
                await asyncio.sleep(PAUSE)

    def hear(self, payload: str) -> None:
        try:
            sender, *tables = json.decode(payload, type=list[str])
        except (MsgspecError, ValueError):  # not from one of us; the channel is open to all
            sender, tables = "", [""]
        if sender != self.sender:
            self.put(tables)

    def put(self, tables: Sequence[str]) -> None:
        self.changed |= dict.fromkeys(tables)
        self.some.set()

    async def take(self) -> list[str]:
        """Empty when the listening has ended."""
        await self.some.wait()
        if self.task.done() and not self.task.cancelled() and (why := self.task.exception()):
            raise why
        changed, self.changed = self.changed, {}
        if not self.task.done():
            self.some.clear()
        return list(changed)

    async def end(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError, StoreDown):
            await self.task
