"""Appends to PostgreSQL: all that waits when a commit is through goes into the next, in two round trips."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from branchline.server.store import ONLY_MOVES, Append, StoreDown
from branchline.server.store.batch import AppendBatch, planned_in
from branchline.server.store.links import AWAY, CHANNEL, COUNT, Link, Links, away, payloads, shut
from branchline.server.store.postgres_rows import NEW_WAIT, WAIT, every

# The tables are locked in one order, so that two processes never wait for each other in a circle.
HEADS = "SELECT id, seq FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
ENTRIES = (
    "INSERT INTO entries (table_id, seq, time, body) "
    "SELECT * FROM unnest(%b::text[], %b::int4[], %b::float8[], %b::bytea[])"
)
MOVED = (
    "UPDATE tables SET seq = new.seq, touched = new.touched, over = new.over, house = new.house, card = new.card, "
    "due = new.due, clocks = new.clocks "
    "FROM unnest(%b::text[], %b::int4[], %b::float8[], %b::bool[], %b::bool[], %b::bytea[], %b::float8[], %b::bytea[]) "
    "AS new (id, seq, touched, over, house, card, due, clocks) WHERE tables.id = new.id"
)
DRAFTS = (
    "UPDATE seats SET draft = '', planned = '' FROM unnest(%b::text[], %b::int4[]) AS new (table_id, seat) "
    "WHERE seats.table_id = new.table_id AND seats.seat = new.seat"
)
PLANS = (
    "SELECT table_id, seat, planned FROM seats WHERE (table_id, seat) IN (SELECT * FROM unnest(%b::text[], %b::int4[]))"
)
SNAPSHOTS = (
    "INSERT INTO snapshots (table_id, seq, body) SELECT * FROM unnest(%b::text[], %b::int4[], %b::bytea[]) "
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshots.seq"
)

WAITS = (
    f"INSERT INTO waits ({WAIT}) SELECT * FROM unnest(%b::text[], %b::int4[], %b::text[], %b::int4[], %b::float8[], "
    f"%b::float8[], %b::float8[], %b::float8[]) {NEW_WAIT}"
)
WAITED = (
    "DELETE FROM waits USING unnest(%b::text[], %b::int4[]) AS done (table_id, seat) "
    "WHERE waits.table_id = done.table_id AND waits.seat = done.seat"
)


class Appender:
    """One connection and one task that write the appends of this process."""

    def __init__(self, links: Links, sender: str) -> None:
        self.links = links
        self.sender = sender
        self.link: Link | None = None
        self.waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self.some = asyncio.Event()
        self.ending = False
        self.task = asyncio.create_task(self.run())

    async def write(self, append: Append) -> None:
        if self.ending:
            raise StoreDown("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((append, done))
        self.some.set()
        await done

    async def end(self) -> None:
        """Finish what is waiting."""
        self.ending = True
        self.some.set()
        await self.task

    async def run(self) -> None:
        while self.waiting or not self.ending:
            await self.some.wait()
            self.some.clear()
            jobs, self.waiting = self.waiting, []
            if jobs:
                outcomes = await self.outcomes([append for append, _ in jobs])
                for (_, done), why in zip(jobs, outcomes, strict=True):
                    deliver(done, why)
        if self.link is not None:
            await shut(self.link)

    async def outcomes(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """For each append why it was refused."""
        try:
            return await self.twice(appends)
        except StoreDown as why:
            return [why] * len(appends)
        except Exception as why:
            if len(appends) == 1:
                return [why]
            # one of them cannot be written, and must not spoil the others
            return [outcome for append in appends for outcome in await self.outcomes([append])]

    async def twice(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """What was lost before its commit may be tried once more."""
        try:
            return await self.once(appends)
        except AWAY:
            pass
        try:
            return await self.once(appends)
        except AWAY as why:
            raise away(why) from why

    async def once(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        link = self.link = self.link or await self.links.connect()
        try:
            return await self.commit(link, appends)
        except BaseException:
            self.link = None
            await shut(link)
            raise

    async def commit(self, link: Link, appends: Sequence[Append]) -> Sequence[Exception | None]:
        async with link.pipeline():
            await link.execute("BEGIN", prepare=True)
            counted = await link.execute(COUNT, [link.name, time.time()], prepare=True)
            heads = await link.execute(HEADS, [list({append.table for append in appends})], prepare=True)
        batch = AppendBatch(appends, dict(await heads.fetchall()), await plans_of(link, planned_in(appends)))
        (number,) = await counted.fetchone() or (0,)
        try:
            async with link.pipeline():
                await write(link, batch, self.sender)
                await link.execute("COMMIT", prepare=True)
        except AWAY as why:
            self.link = None
            if not await self.links.committed(link, number, why):
                raise
        return batch.refused


async def plans_of(link: Link, seats: Sequence[tuple[str, int]]) -> dict[tuple[str, int], bytes]:
    """What these seats have planned, now that their tables are locked."""
    if not seats:
        return {}
    found = await every(link, PLANS, [list(column) for column in zip(*seats, strict=True)])
    return {(table, seat): plan for table, seat, plan in found}


async def write(link: Link, batch: AppendBatch, sender: str) -> None:
    if batch.entries:
        await link.execute(ENTRIES, columns(batch.entries), prepare=True)
    if batch.heads:
        await link.execute(MOVED, columns([(table, *head) for table, head in batch.heads.items()]), prepare=True)
    if batch.drafts:
        await link.execute(DRAFTS, columns(list(batch.drafts)), prepare=True)
    if batch.snapshots:
        rows = [(table, snapshot.seq, snapshot.body) for table, snapshot in batch.snapshots.items()]
        await link.execute(SNAPSHOTS, columns(rows), prepare=True)
    if batch.done:
        await link.execute(WAITED, columns(batch.done), prepare=True)
    if batch.begun:
        await link.execute(WAITS, columns(batch.begun), prepare=True)
    for payload in payloads(sender, [table + ONLY_MOVES for table in batch.heads]):
        await link.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload], prepare=True)


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def deliver(done: asyncio.Future[None], why: Exception | None) -> None:
    with suppress(asyncio.InvalidStateError):  # nobody waits for it any more
        if why is None:
            done.set_result(None)
        else:
            done.set_exception(why)
