"""What other processes did: read from the store, and told to those who are connected here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from branchline.locale import ENGLISH
from branchline.server import clock
from branchline.server.common.languages import told
from branchline.server.common.records import Said, encode
from branchline.server.store import LAST, ONLY_MOVES
from branchline.server.table.broadcast import announce, announce_seat, chat_line, push, say
from branchline.server.table.live_table import LiveTable

if TYPE_CHECKING:
    from branchline.server.house import House

SETTLE = 0.25  # seconds in which further changes of a table are awaited


async def listen(house: House) -> None:
    """What other processes did: read it, and tell those who are connected here."""
    async for news in house.store.news():
        name = news.removesuffix(ONLY_MOVES)
        for table in [house.tables[name]] if name in house.tables else [] if name else list(house.tables.values()):
            if table.dealt and not table.sockets and not table.thinking:
                house.unread.add(table.id)  # nobody here is to be told: whoever comes reads it then
                continue
            if name == news:
                house.changed.add(table.id)
            if table.id not in house.stirred:
                house.stirred.add(table.id)
                house.job(hear(house, table))


async def hear(house: House, table: LiveTable) -> None:
    """New moves are told at once; other changes are read a little later, many at a time."""
    async with table.lock:
        house.stirred.discard(table.id)
        seq = table.seq
        if not table.dealt or table.clocks is not None:  # a move changes clocks, too
            await house.refresh(table)
        moved = table.seq > seq or table.follow(await house.store.entries(table.id, table.seq + 1, LAST))
        push(table, house.limits)
    if table.over or (not moved and table.id in house.changed):
        house.changed.discard(table.id)
        await catch_up(house, table)
    elif table.id in house.changed and table.id not in house.unsettled:
        house.unsettled.add(table.id)
        asyncio.get_running_loop().call_later(SETTLE, lambda: house.job(settle(house, table)))
    house.wake(table)


async def settle(house: House, table: LiveTable) -> None:
    house.unsettled.discard(table.id)
    house.changed.discard(table.id)
    await catch_up(house, table)


async def catch_up(house: House, table: LiveTable) -> None:
    """Everything about a table that is on disk and not here."""
    async with table.lock:
        before = (table.seq, table.over)
        shown, drafts = table.shown(), table.draft_bodies()
        await house.refresh(table)
        if table.sockets:
            await tell_chat(house, table)
        if table.seq != before[0]:
            push(table, house.limits)
        if table.ended or ((table.seq, table.over) == before and table.shown() != shown):
            announce(table, house.limits)
        elif table.seq == before[0]:
            for seat in range(len(table.seats)):  # that a draft was changed is nobody else's business
                if table.draft_bodies().get(seat) != drafts.get(seat):
                    announce_seat(table, seat, house.limits)
    house.wake(table)


async def house_says(house: House, table: LiveTable, key: str, **args: str | int) -> None:
    """A line of chat that is nobody's: no seat can take it back."""
    await house.store.say(table.id, None, encode(said_by_house(key, **args)), clock.now())
    await tell_chat(house, table)


def said_by_house(key: str, **args: str | int) -> Said:
    return Said("", told(ENGLISH, key, args), key, args)


async def tell_chat(house: House, table: LiveTable) -> None:
    """Chat that nobody here has been told, in order: of two lines written at once either may come first."""
    most = house.limits.page
    while rows := await house.store.chat(table.id, table.chat_last + 1, most=most):
        for row in rows:
            table.chat_last = row.number
            say(table, chat_line(row))
        if len(rows) < most:
            return
