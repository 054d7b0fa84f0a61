"""The clocks of a live table: whom it waits for, when the house is to look at it again, and what its cards show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType

from branchline.server.common.clocks import Clocks, encode_clocks, read_clocks
from branchline.server.common.messages import SeatClock
from branchline.server.common.pace import DAY, Pace

if TYPE_CHECKING:
    from branchline.server.table.live_table import LiveTable


def to_come(pace: Pace) -> float:
    """For how long a table waits until people have sat down."""
    return (14 * DAY if pace.by_mail else DAY) if pace.allowance else 30 * DAY


def awaited(table: LiveTable, mover: int | None = None) -> list[int]:
    """The seats that are to choose now, whoever is to sit there. Of one that has just moved, what it had drafted is no
    choice."""
    core = table.core
    return [
        seat for seat in core.deciders if not table.seats[seat].by_bot and (seat == mover or not core.waiting(seat))
    ]


def clocks_after(table: LiveTable, now: float, mover: int | None = None) -> Clocks | None:
    """The clocks from now on; none where nobody has one. They begin once all have sat down."""
    allowance, clocks = table.pace.allowance, table.clocks
    if allowance is None or table.over or not table.dealt:
        return None
    if clocks is None:
        if table.empty:
            return None
        clocks = Clocks.fresh(allowance, len(table.seats), now)
    person = mover is not None and not table.seats[mover].by_bot
    return clocks.waiting_for(table.pace, now, awaited(table, mover), mover if person else None)


def due_of(table: LiveTable, clocks: Clocks | None) -> float:
    """When the house is to look at a table: time runs out, or it waits no longer for people to sit down."""
    if table.over:
        return 0.0
    if clocks is None and table.seq == 0 and table.empty:
        return table.touched + to_come(table.pace)
    return clocks.next_deadline(table.pace) if clocks is not None else 0.0


def read(pace: Pace, clocks: bytes) -> Clocks | None:
    """What the store has of them: none for a table without a pace, whatever was written there."""
    return read_clocks(clocks) if clocks and pace.allowance is not None else None


def stored(table: LiveTable, clocks: Clocks | None) -> dict[str, Any]:
    """What the store is told of them."""
    return {"clocks": encode_clocks(clocks) if clocks is not None else b"", "due": due_of(table, clocks)}


def seat_clock(table: LiveTable, seat: int) -> SeatClock | UnsetType:
    clocks, pace = table.clocks, table.pace
    if clocks is None:
        return UNSET
    out, away = seat in clocks.out, clocks.spans(seat)
    if seat not in clocks.running or out:
        return SeatClock(clocks.left[seat], out=out, away=away)
    end = pace.deadline(clocks.since, clocks.left[seat], away)
    return SeatClock(clocks.left[seat], clocks.since, end, pace.rests(clocks.since, end, away), away=away)
