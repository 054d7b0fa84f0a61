"""Connections to PostgreSQL: made again when they are lost, and every transaction's end known for certain."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import psycopg
from msgspec import MsgspecError, json

from branchline.server.store import StoreDown

CHANNEL = "branchline"
MIGRATING = 7_203_114_652_031  # the number of the lock; any, as long as it is always the same
PAYLOAD = 7900
"""Bytes that one notification can carry, a little below what PostgreSQL takes."""

CONNECTIONS = 4
PULSE = 5.0  # seconds between two looks whether a silent connection still lives
PAUSE = 0.2  # seconds before the next try to connect
PATIENCE = 10.0  # seconds to wait for the answer whether a commit happened

AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)

Link = psycopg.AsyncConnection[Any]
Result = TypeVar("Result")


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
        link = await psycopg.AsyncConnection.connect(
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
                found = await link.execute("SELECT pg_current_xact_id()::text")
                (number,) = await found.fetchone() or ("",)
                await notify(link, sender, tables)
            except AWAY:
                raise
            except Exception:
                await link.execute("ROLLBACK")
                raise
            await self.commit(link, number)
            return result

        return await self.twice(transaction)

    async def commit(self, link: Link, number: str) -> None:
        try:
            await link.execute("COMMIT")
        except AWAY as why:
            if not await self.committed(link, number, why):
                raise

    async def committed(self, link: Link, number: str, why: BaseException) -> bool:
        """Whether a transaction got through whose commit was not answered: asked until the database knows."""
        await shut(link)  # or it would be under way for ever
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    status = await self.status(number)
                    if status in ("committed", "aborted"):
                        return status == "committed"
                    await asyncio.sleep(PAUSE)
        raise StoreDown(
            f"the database was lost in the middle of a commit ({first_line(why)}): it may have been written or not",
            unsure=True,
        ) from why

    async def status(self, number: str) -> str | None:
        try:
            async with await self.connect() as link:
                found = await link.execute("SELECT pg_xact_status(%s::xid8)", [number])
                (status,) = await found.fetchone() or (None,)
                return status
        except AWAY:
            return None


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
