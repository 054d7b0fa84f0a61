"""What the house does when a table is due: time has run out, or nobody has sat down. Each happens once, whichever of
several processes gets the table; one that is killed meanwhile leaves it to another."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from branchline.core.errors import OtherRulesVersion, StaleMove
from branchline.server import clock
from branchline.server.common.languages import house_texts
from branchline.server.common.problems import NoSuchBoard, Refused
from branchline.server.common.records import encode
from branchline.server.store import Gone, StoreDown, Taken
from branchline.server.table.broadcast import announce
from branchline.server.table.hearing import house_says
from branchline.server.table.live_table import LiveTable
from branchline.server.table.people import substitute
from branchline.server.table.playing import end
from branchline.server.table.vacations import follow

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")
LEASE = 30.0  # seconds after which another process looks at a table that was claimed and not looked at
NAP = 1.0  # the longest between two looks at what is due
BATCH = 50


async def watch(house: House) -> None:
    """A job of the house: again and again, look at the tables that are due."""
    loop, moved = asyncio.get_running_loop(), asyncio.Event()

    def wake() -> None:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(moved.set)

    clock.moved.add(wake)
    try:
        while True:
            nap = NAP
            try:
                nap = await look_at_due(house)
            except StoreDown as why:
                log.warning("the store is down: %s", why)
            with suppress(TimeoutError):
                async with asyncio.timeout(nap):
                    await moved.wait()
            moved.clear()
    finally:
        clock.moved.discard(wake)


async def look_at_due(house: House) -> float:
    """Look at tables that are due now; how long to wait before the next look."""
    due, now = await house.store.next_due(), clock.now()
    if due is None or due > now:
        return NAP if due is None else min(NAP, due - now)
    for name in await house.store.claim_due(now, now + LEASE, BATCH):
        try:
            await look_at(house, name)
        except StoreDown:
            raise
        except (Taken, StaleMove):  # another process changed it just now: it is due again after the lease
            house.doubtful.add(name)
        except Exception:
            house.metrics.count("errors")
            log.exception("the table %s is due and could not be looked at", name)
    return 0.0


async def look_at(house: House, name: str) -> None:
    try:
        table = await house.table(name)
    except (OtherRulesVersion, NoSuchBoard):  # nobody can play on there
        await house.store.update(name, due=0.0)
        return
    except (Refused, Gone):  # it was deleted
        return
    async with house.held(table):
        if house.shared:
            await house.refresh(table)
        await follow(house, table)
        now = clock.now()
        table.retime(now)
        if 0 < table.timing["due"] <= now:
            if table.clocks is None:
                await expire(house, table)
                return
            await time_out(house, table, now)
        if not table.over:
            card, to_act = encode(table.card()), table.house_to_act
            await house.store.update(name, card=card, house=to_act, at=table.seq, **table.timing)
        else:
            await house.store.update(name, due=0.0)
        announce(table, house.limits)
        house.wake(table)


async def expire(house: House, table: LiveTable) -> None:
    """Nobody came: the table does not begin any more, and says so."""
    table.header = replace(table.header, expired=True)
    table.card_seats = None
    table.forget_views()
    header, card = encode(table.header), encode(table.card())
    await house.store.update(table.id, header=header, card=card, over=True, house=False, at=table.seq, **table.timing)
    announce(table, house.limits)
    await house_says(house, table, "house-table-expired")


async def time_out(house: House, table: LiveTable, now: float) -> None:
    """Time has run out for some seats: the others choose how to go on, unless the table has chosen beforehand."""
    clocks, way = table.clocks, table.pace.time_out
    assert clocks is not None
    late = clocks.timed_out(table.pace, now)
    table.put_clocks(clocks.marked(table.pace, now))
    if way == "end":
        by = [number for number, seat in enumerate(table.seats) if seat.body.kind == "person" and number not in late]
        await end(house, table, "agreed", by)
    elif way != "ask":
        for number in late:
            seat = table.seats[number]
            person = seat.body.kind == "person"
            body = replace(seat.body, bot=substitute(table), stand_in=person, one_turn=person and way == "turn")
            body = replace(body, away=now if person else seat.body.away, taken_at=table.seq)
            await house.put_seat(table, number, replace(seat, body=body))
    for number in late:
        name = table.seats[number].body.name or house_texts().say("seat-name", number=number + 1)
        await house_says(house, table, f"house-time-out-{way}", who=name, seat=number)
