"""Vacations at a table by mail: the clock of a seat stands still while its person is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.server.common.pace import Vacation, merged
from branchline.server.common.records import encode
from branchline.server.table.broadcast import announce
from branchline.server.table.waiting import retime

if TYPE_CHECKING:
    from branchline.server.house import House
    from branchline.server.table.live_table import LiveTable


async def follow(house: House, table: LiveTable) -> None:
    """The clocks of a table know from now on which vacations its people have; the caller holds it. What has passed
    since the clocks were read last counts by what they know now, so that a kill in between costs nobody any time."""
    clocks = table.clocks
    if clocks is None or table.over or not table.pace.by_mail:
        return
    announced: dict[int, list[Vacation]] = {}
    for seat, row in await house.store.vacations.at(table.id):
        if table.seats[seat].body.kind == "person":
            announced.setdefault(seat, []).append(Vacation(row.first, row.last, row.zone))
    then = clocks
    for seat in range(len(table.seats)):
        wanted = announced.get(seat, [])
        then = then.granted(clocks.since, seat, wanted)
        spans = [days.span for days in wanted if days in then.taken.get(seat, [])]
        then = then.with_vacations(table.pace, clocks.since, seat, merged(spans))
    if then == clocks:
        return
    table.put_clocks(then)
    await house.store.update(table.id, card=encode(table.card()), at=table.seq, **table.timing)
    await retime(house, table, clocks.since)
    announce(table, house.limits)
