"""A store with many tables in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace

from branchline.server.common.limits import Limits
from branchline.server.common.messages import CreateTable, SeatPlan
from branchline.server.house import House
from branchline.server.library.shelves import Library
from branchline.server.store import open_store
from branchline.server.table.setting import create

TOGETHER = 500


async def fill(data: Path, database: str | None, game: str, seats: int, count: int) -> None:
    """One real table, written down again and again under other names."""
    store = open_store(None if database else data, database)
    house = House(store, Library(), Limits.generous(), shared=database is not None)
    await house.open()
    try:
        made = await create(house, CreateTable(game, [SeatPlan("person") for _ in range(seats)]))
        stored = await house.stored(made.table)
        for first in range(0, count, TOGETHER):
            names = [f"stored{number:07}" for number in range(first, min(count, first + TOGETHER))]
            await asyncio.gather(
                *(
                    store.create(
                        replace(stored.row, id=name, created=stored.row.created + number),
                        [replace(seat, table=name, invitation=None, person=None) for seat in stored.seats],
                    )
                    for number, name in enumerate(names, first)
                )
            )
    finally:
        await house.close()
