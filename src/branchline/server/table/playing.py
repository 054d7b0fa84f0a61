"""Moves of a table: checked, held in drafts, made durable, told to everybody.

A move is acknowledged once it is on disk. Of two processes that write the same move one wins; the other reads the
table again and refuses what came late.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Raw

from branchline.core.dealer import Dealer
from branchline.core.draft import Draft
from branchline.core.errors import Barrier, GameOver, StaleMove
from branchline.core.log import early_result
from branchline.server import clock
from branchline.server.common.messages import Result, Turn
from branchline.server.common.records import Play, encode
from branchline.server.store import Append, EntryRow, StoreDown, Taken
from branchline.server.table import plans
from branchline.server.table.broadcast import announce, announce_seat, push
from branchline.server.table.drafts import body_of
from branchline.server.table.live_table import LiveTable
from branchline.server.table.timing import awaited
from branchline.server.table.waiting import changes, waited_for, waits_at_end, waits_with

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")


async def play(house: House, table: LiveTable, seat: int, move: bytes | Raw, at: int, hold: bool) -> Turn:
    """A move of a seat, or a whole turn, chosen at a moment: held in its draft if it can be, else made."""
    async with house.held(table):
        core = table.core
        core.check_moment(seat, at)
        table.check_turn(seat)
        draft = core.draft(seat, luck(house, table))
        core.choose(draft, table.chosen(seat, move))
        if draft.waiting or (hold and not draft.binding):
            await keep_draft(house, table, draft)
        else:
            await commit(house, table, draft)
        return table.turn(seat)


def luck(house: House, table: LiveTable) -> Dealer:
    """The dealer of a table, from its next deal on; at a lesson, as it is prepared."""
    dealer, chapter = house.dealer(bytes.fromhex(table.secret.seed), table.core.deals), table.chapter
    return dealer if chapter is None else chapter.luck(table.state, table.seq, dealer)


async def undo(house: House, table: LiveTable, seat: int, at: int, everything: bool) -> Turn:
    async with house.held(table):
        table.core.check_moment(seat, at)
        draft = table.core.draft(seat)
        if everything:
            draft.reset()
        else:
            draft.undo()
        await keep_draft(house, table, draft)
        return table.turn(seat)


async def end_turn(house: House, table: LiveTable, seat: int, at: int) -> Turn:
    async with house.held(table):
        table.core.check_moment(seat, at)
        if table.over:
            raise GameOver
        if not table.core.may_end(seat):
            raise Barrier("barrier-unfinished")
        await commit(house, table, table.core.draft(seat))
        return table.turn(seat)


async def keep_draft(house: House, table: LiveTable, draft: Draft) -> None:
    before = waited_for(table)
    await house.store.put_draft(table.id, draft.seat, body_of(draft))
    table.put_draft(draft.seat, draft)
    await keep_time(house, table)
    waits = changes(table, before, table.clocks, clock.now())
    if waits:
        await house.store.update(table.id, waits=waits)
    if house.shared and draft.waiting:
        await house.refresh(table)  # its turn may have come at another process meanwhile
        if table.core.waiting(int(table.state.turn)):
            await play_waiting(house, table)
            push(table, house.limits)
    announce_seat(table, draft.seat, house.limits)


async def keep_time(house: House, table: LiveTable) -> None:
    """The clock of a seat that has chosen before its turn stops, and runs again where it takes that back."""
    clocks = table.clocks
    if clocks is None or clocks.paused or clocks.running == awaited(table):
        return
    table.retime(clock.now())
    await house.store.update(table.id, card=encode(table.card()), at=table.seq, **table.timing)
    announce(table, house.limits)


async def commit(house: House, table: LiveTable, draft: Draft) -> None:
    """Put moves into the log, then what waited for them; then tell everybody, and let the house go on."""
    at, seat = table.core.at(draft.seat), draft.seat
    try:
        await append(house, table, draft)
    except Taken:
        await house.refresh(table)
        push(table, house.limits)
        raise StaleMove(at, table.core.at(seat)) from None
    try:
        if house.shared and (len(table.core.deciders) > 1 or table.pace.by_mail):
            await house.refresh(table)
        await play_waiting(house, table)
    except (StoreDown, Taken):  # what was asked for is done; the sweep goes on with the rest
        house.doubtful.add(table.id)
    try:
        push(table, house.limits)
    except Exception:  # the move is on disk: its player must hear so, even if it cannot be told to others
        house.metrics.count("errors")
        log.exception("move %d of table %s could not be told", table.seq, table.id)
    house.wake(table)


async def play_waiting(house: House, table: LiveTable) -> None:
    """Play the choices that were made, or planned, before their turn came."""
    while not table.over:
        if table.core.waiting(int(table.state.turn)):
            await append(house, table, table.core.due(luck(house, table)))
        elif plans.is_due(table):
            await play_planned(house, table)
        else:
            return


async def play_planned(house: House, table: LiveTable) -> None:
    """What the seat to act has planned, if the position allows it still; else it is off."""
    number = int(table.state.turn)
    seat, draft = table.seats[number], plans.fulfilled(table)
    if draft is not None:
        await append(house, table, draft, {number: seat.planned})
        return
    off = plans.called_off(seat.planned)
    await house.store.put_planned(table.id, number, off, seat.planned)
    seat.planned = off


async def append(house: House, table: LiveTable, draft: Draft, planned: Mapping[int, bytes] = {}) -> None:
    """Write what was drafted or planned into the store's log, then into the table's."""
    now, seat = clock.now(), draft.seat
    rows = table.rows(draft, now)
    after = table.after(draft, now)
    await house.store.append(
        Append(
            table=table.id,
            entries=rows,
            touched=now,
            card=after.card,
            over=after.over,
            house=after.house,
            clear_drafts=[seat] if seat in table.core.drafts or table.seats[seat].planned else [],
            planned=planned,
            snapshot=table.snapshot(draft, house.limits.snapshot),
            waits=waits_with(table, draft, after, now),
            **after.timing,
        )
    )
    table.adopt(draft, now)
    table.seats[seat].planned = b""
    table.put_clocks(after.clocks)
    house.metrics.count("moves", len(rows))


async def end_if_agreed(house: House, table: LiveTable) -> None:
    """End a table when nobody is left who has a say and has not agreed."""
    async with house.held(table):
        agreed = any(seat.body.agreed for seat in table.seats)
        if table.over or not agreed:
            house.agreeing.discard(table.id)
        elif table.to_agree(house.limits.pace):
            house.agreeing.add(table.id)
        else:
            await end(house, table, "agreed", [k for k, seat in enumerate(table.seats) if seat.body.agreed])


async def end(house: House, table: LiveTable, reason: str, by: Iterable[int] = ()) -> None:
    """End a table before its game is over: `by` gave up, or agreed. The end is a row of the log, so no move can come
    after it."""
    if table.over:
        raise GameOver
    now, seats = clock.now(), sorted(by)
    result = early_result(table.state, reason, seats if reason == "conceded" else ())
    table.core.log.result = result
    try:
        card = encode(table.card())
    finally:
        table.core.log.result = None
    row = EntryRow(table.seq + 1, encode(Play(end=Result(**result), by=seats)), now)
    try:
        waits = waits_at_end(table, now, seats)
        await house.store.append(Append(table.id, [row], now, card, over=True, house=False, waits=waits))
    except Taken:
        await house.refresh(table)
        push(table, house.limits)
        raise StaleMove(row.seq - 1, table.seq) from None
    table.core.end(result, seats)
    table.put_clocks(None)
    table.touched = now
    table.forget_views()
    announce(table, house.limits)
