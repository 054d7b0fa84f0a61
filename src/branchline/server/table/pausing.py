"""Stopping all clocks of a table, when its people agree on that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from branchline.server import clock
from branchline.server.common.languages import house_texts
from branchline.server.common.problems import refused
from branchline.server.common.records import encode
from branchline.server.table.broadcast import announce
from branchline.server.table.hearing import house_says
from branchline.server.table.live_table import LiveTable
from branchline.server.table.seating import check_dealt
from branchline.server.table.waiting import retime

if TYPE_CHECKING:
    from branchline.server.house import House


async def pause(house: House, table: LiveTable, number: int, wish: bool) -> None:
    """Want, or no longer want, to pause. All who have a say must; to go on, one is enough."""
    async with house.held(table):
        check_dealt(table)
        clocks, now = table.clocks, clock.now()
        if clocks is None:
            raise refused(409, "no-clocks", "house-no-clocks")
        said = None
        if wish and not clocks.paused:
            pausing = sorted({*clocks.pausing, number})
            having_say = [k for k in range(len(table.seats)) if table.has_say(k, house.limits.pace)]
            if set(having_say) <= set(pausing):
                clocks, said = replace(clocks.ticked(table.pace, now), paused=True, pausing=[]), "house-paused"
            else:
                clocks, said = replace(clocks, pausing=pausing), "house-wants-pause"
        elif not wish:
            said = "house-resumed" if clocks.paused else None
            pausing = [seat for seat in clocks.pausing if seat != number]
            clocks = replace(clocks.ticked(table.pace, now), paused=False, pausing=pausing)
        table.put_clocks(clocks)
        table.retime(now)
        await house.store.update(table.id, card=encode(table.card()), at=table.seq, **table.timing)
        await retime(house, table, now)
        announce(table, house.limits)
        if said is not None:
            name = table.seats[number].body.name or house_texts().say("seat-name", number=number + 1)
            await house_says(house, table, said, who=name, seat=number)
