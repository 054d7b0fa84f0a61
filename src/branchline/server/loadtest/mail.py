"""Many tables by mail: what their deadlines cost. An hour passes at once, as the house's clock is moved."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from branchline.server import clock
from branchline.server.common.clocks import encode_clocks, read_clocks
from branchline.server.common.limits import Limits
from branchline.server.common.messages import CreateTable, SeatPlan
from branchline.server.common.pace import DAY, HOUR, Pace
from branchline.server.common.tokens import new_secret
from branchline.server.house import House
from branchline.server.library.shelves import Library
from branchline.server.loadtest.fill import TOGETHER
from branchline.server.loadtest.run import LoadPlan, Row
from branchline.server.loadtest.wire import Broken
from branchline.server.store import Store, open_store
from branchline.server.table.setting import create

AN_HOUR = 10_000  # deadlines
STEPS = 100  # in which the clock is moved by an hour
QUIET = 10.0  # seconds of real time in which nothing is due
PATIENCE = 120.0


async def mail(plan: LoadPlan) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="branchline-loadtest-") as folder:
        store = open_store(None if plan.database else Path(folder), plan.database)
        house = House(store, Library(), Limits.generous(), shared=plan.database is not None)
        await house.open()
        try:
            return await measured(plan, house, store)
        finally:
            await house.close()
            clock.ahead = 0.0


async def measured(plan: LoadPlan, house: House, store: Store) -> list[Row]:
    deadlines = min(AN_HOUR, plan.mail)
    await fill_by_mail(plan, house, store, deadlines)
    cpu = time.process_time()
    await asyncio.sleep(QUIET)
    idle = (time.process_time() - cpu) / QUIET
    cpu, began = time.process_time(), time.perf_counter()
    for _ in range(STEPS):
        clock.move(HOUR / STEPS)
        await seen_to(store, 0.0)
    await seen_to(store, HOUR / 2)  # what was claimed is due again after a lease, and nothing else is
    busy, seconds = time.process_time() - cpu, time.perf_counter() - began
    out = len(await store.tables(holding=b'"out":true', limit=plan.mail + 1))
    if out != deadlines:
        raise Broken(f"of {deadlines} deadlines, {out} were seen to")
    share = idle + busy / HOUR
    return [
        Row("a core's share", f"{share * 100:.2f} % for {deadlines} deadlines an hour"),
        Row("tables by mail", f"{plan.mail}, on {'PostgreSQL' if plan.database else 'SQLite'}"),
        Row("processor time a deadline", f"{busy / deadlines * 1000:.2f} ms"),
        Row("where nothing is due", f"{idle * 100:.2f} % of a core"),
        Row("the hour took", f"{seconds:.1f} s"),
    ]


async def seen_to(store: Store, ahead: float) -> None:
    """Until nothing is due."""
    async with asyncio.timeout(PATIENCE):
        while (await store.next_due() or DAY * 10**6) <= clock.now() + ahead:
            await asyncio.sleep(0.01)


async def fill_by_mail(plan: LoadPlan, house: House, store: Store, deadlines: int) -> None:
    """One real table, written down again and again: some are due within the hour, one after the other, and the others
    later. Nights count at other hours than now."""
    hour = time.gmtime(clock.now()).tm_hour
    pace = Pace("day", "UTC", ((hour + 6) % 24 * 60, (hour + 14) % 24 * 60))
    seats = [SeatPlan("person", here=True) for _ in range(plan.seats)]
    made = await create(house, CreateTable(plan.game, seats, pace=pace), new_secret())
    stored = await house.stored(made.table)
    clocks = read_clocks(stored.row.clocks)
    now = clock.now() + QUIET + HOUR / 60
    for first in range(0, plan.mail, TOGETHER):
        rows = []
        for number in range(first, min(plan.mail, first + TOGETHER)):
            due = number / deadlines * (HOUR - HOUR / 30) if number < deadlines else 2 * HOUR + number % DAY
            left = [min(due, 3 * DAY) if seat in clocks.running else time for seat, time in enumerate(clocks.left)]
            own = replace(clocks, since=now, left=left)
            at = own.next_deadline(pace)
            rows.append(replace(stored.row, id=f"mail{number:07}", clocks=encode_clocks(own), due=at))
        await asyncio.gather(
            *(
                store.create(row, [replace(seat, table=row.id, invitation=None) for seat in stored.seats])
                for row in rows
            )
        )
