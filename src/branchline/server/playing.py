"""Moves of a table: checked, held in drafts, made durable, told to everybody.

A move is acknowledged once it is on disk. Of two processes that write the same move one wins; the other reads the
table again and refuses what came late.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Raw

from branchline.core.errors import Barrier, GameOver, StaleMove
from branchline.server.drafts import Chosen, SeatDraft, longer, shorter
from branchline.server.live import announce, announce_seat, push
from branchline.server.messages import Result, Turn
from branchline.server.records import Play, encode
from branchline.server.store import Append, EntryRow, StoreDown, Taken
from branchline.server.table import LiveTable

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")


async def play(house: House, table: LiveTable, seat: int, move: bytes | Raw, at: int, hold: bool) -> Turn:
    """A move of a seat, chosen at a moment: held in its draft if it can be, else made."""
    async with house.held(table):
        table.check_moment(seat, at)
        table.check_turn(seat)
        chosen = table.chosen(seat, move)
        draft = longer(table, seat, chosen) if hold or seat != table.state.turn else None
        if draft is not None:
            await keep_draft(house, table, seat, draft)
            return table.turn(seat)
        drafted = table.drafts[seat].moves if seat in table.drafts else []
        await commit(house, table, seat, [*drafted, chosen])
        return table.turn(seat)


async def undo(house: House, table: LiveTable, seat: int, at: int, everything: bool) -> Turn:
    async with house.held(table):
        table.check_moment(seat, at)
        keep = 0 if everything or seat not in table.drafts else len(table.drafts[seat].moves) - 1
        await keep_draft(house, table, seat, shorter(table, seat, keep))
        return table.turn(seat)


async def end_turn(house: House, table: LiveTable, seat: int, at: int) -> Turn:
    async with house.held(table):
        table.check_moment(seat, at)
        if table.over:
            raise GameOver
        if not table.may_end(seat):
            raise Barrier("your turn is not played to its end yet: there is nothing to end")
        await commit(house, table, seat, table.drafts[seat].moves)
        return table.turn(seat)


async def keep_draft(house: House, table: LiveTable, seat: int, draft: SeatDraft | None) -> None:
    await house.store.put_draft(table.id, seat, draft.body() if draft is not None else b"")
    table.put_draft(seat, draft)
    if house.shared and draft is not None and draft.waiting:
        await house.refresh(table)  # its turn may have come at another process meanwhile
        if table.waiting(int(table.state.turn)):
            await play_waiting(house, table)
            push(table, house.limits)
    announce_seat(table, seat, house.limits)


async def commit(house: House, table: LiveTable, seat: int, chosen: Sequence[Chosen]) -> None:
    """Moves into the log, then whatever waited for them; then everybody is told, and the house goes on."""
    at = table.at(seat)
    try:
        await append(house, table, seat, chosen)
    except Taken:
        await house.refresh(table)
        push(table, house.limits)
        raise StaleMove(at, table.at(seat)) from None
    try:
        if house.shared and len(table.deciders) > 1:
            await house.refresh(table)
        await play_waiting(house, table)
    except (StoreDown, Taken):  # what was asked for is done; the sweep goes on with the rest
        house.doubtful.add(table.id)
    try:
        push(table, house.limits)
    except Exception:  # the move is on disk: whoever made it must hear so, even if it cannot be told to others
        house.metrics.count("errors")
        log.exception("move %d of table %s could not be told", table.seq, table.id)
    house.wake(table)


async def play_waiting(house: House, table: LiveTable) -> None:
    """Choices that were made before their turn came."""
    while not table.over and table.waiting(turn := int(table.state.turn)):
        await append(house, table, turn, table.drafts[turn].moves)


async def append(house: House, table: LiveTable, seat: int, chosen: Sequence[Chosen]) -> None:
    prepared = table.prepare(seat, chosen, house.dealer(bytes.fromhex(table.secret.seed), table.deals))
    card, over, bot_next = table.card_after(prepared)
    await house.store.append(
        Append(
            table=table.id,
            entries=prepared.rows,
            touched=prepared.rows[-1].time,
            card=card,
            over=over,
            house=bot_next,
            clear_drafts=[seat] if seat in table.drafts else [],
            snapshot=table.snapshot(prepared, house.limits.snapshot),
        )
    )
    table.adopt(prepared)
    house.metrics.count("moves", len(prepared.rows))


async def end(house: House, table: LiveTable, result: Result) -> None:
    """End a table before its game is over. The end is a row of the log, so no move can come after it."""
    if table.over:
        raise GameOver
    now = time.time()
    table.ended = result
    try:
        card = encode(table.card())
    finally:
        table.ended = None
    row = EntryRow(table.seq + 1, encode(Play(end=result)), now)
    try:
        await house.store.append(Append(table.id, [row], now, card, over=True, house=False))
    except Taken:
        await house.refresh(table)
        push(table, house.limits)
        raise StaleMove(row.seq - 1, table.seq) from None
    table.ended = result
    table.touched = now
    table.drafts.clear()
    table.forget_views()
    announce(table, house.limits)
