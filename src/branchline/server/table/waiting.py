"""Whom a table waits for, as the store knows it: what notices are made of. Written with whatever changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from branchline.core.draft import Draft
from branchline.server.common.clocks import Clocks
from branchline.server.common.pace import Pace
from branchline.server.store import WaitRow, Waits
from branchline.server.table.timing import awaited

if TYPE_CHECKING:
    from branchline.server.house import House
    from branchline.server.table.live_table import After, LiveTable

WARNED = 6  # a notice that time is running out comes when so large a part of a seat's first time is left


def waited_for(table: LiveTable, drafter: int | None = None) -> list[int]:
    """The seats whose people are to choose now, and have come at all; before the deal, whose devices owe luck."""
    if not table.dealt:
        return [] if table.empty else table.lacking
    return [seat for seat in awaited(table, drafter) if table.seats[seat].person is not None]


def waited_for_after(table: LiveTable, draft: Draft) -> list[int]:
    """The same once this draft has been made."""
    core = table.core
    state, seq = core.state, core.seq
    try:
        core.state, core.seq = draft.state, draft.steps[-1].seq
        return waited_for(table, draft.seat)
    finally:
        core.state, core.seq = state, seq


def changes(table: LiveTable, before: list[int], clocks: Clocks | None, now: float) -> dict[int, WaitRow | None]:
    """Which waits have ended by now, and which have begun. One that goes on stays as it is."""
    return between(table, before, waited_for(table), clocks, table.seq, now)


def between(
    table: LiveTable, before: list[int], after: list[int], clocks: Clocks | None, seq: int, now: float
) -> dict[int, WaitRow | None]:
    found: dict[int, WaitRow | None] = {seat: None for seat in before if seat not in after}
    ends = deadlines(table.pace, clocks, now)
    for seat in after:
        if seat not in before:
            deadline, warn = ends.get(seat, (0.0, 0.0))
            kind: Literal["turn", "luck"] = "turn" if table.dealt else "luck"
            found[seat] = WaitRow(table.id, seat, kind, seq, now, deadline, warn, now)
    return found


def deadlines(pace: Pace, clocks: Clocks | None, now: float) -> dict[int, tuple[float, float]]:
    """By seat: when its time runs out, and when its person is to hear so: now, where little is left."""
    if clocks is None or pace.allowance is None:
        return {}
    early = pace.allowance.first / WARNED
    return {seat: (end, max(end - early, now)) for seat, end in clocks.deadlines(pace).items()}


async def retime(house: House, table: LiveTable, now: float) -> None:
    """Clocks have changed while the table waits for the same people."""
    ends = deadlines(table.pace, table.clocks, now)
    await house.store.outbox.retime(table.id, {seat: ends.get(seat, (0.0, 0.0)) for seat in waited_for(table)})


def waits_with(table: LiveTable, draft: Draft, after: After, now: float) -> Waits:
    """What these moves change; if the game ends with them, everybody else is to hear so."""
    if after.over:
        return waits_at_end(table, now, [draft.seat])
    then = waited_for_after(table, draft)
    return between(table, waited_for(table), then, after.clocks, draft.steps[-1].seq, now)


def waits_at_end(table: LiveTable, now: float, by: list[int]) -> Waits:
    """Nobody is waited for any more. Whoever was not there is to hear of it: all but those who ended it."""
    found: dict[int, WaitRow | None] = {}
    for number, seat in enumerate(table.seats):
        told = seat.person is not None and not seat.body.conceded and number not in by
        found[number] = WaitRow(table.id, number, "ended", table.seq, now, due=now) if told else None
    return found
