"""Hints: what a search would do in a seat's place, from what that seat may know, found by a process that thinks."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, cast

from branchline.core.errors import BadMove, StaleMove
from branchline.core.game import Line
from branchline.locale.voice import Voice
from branchline.server.common.messages import Hint, NamedMove, SentChange
from branchline.server.common.problems import refused, too_many
from branchline.server.minds.pool import HINT, Failed, Task
from branchline.server.minds.shares import Asker
from branchline.server.table.live_table import LiveTable
from branchline.server.table.telling import line_of

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")
QUEUE = 7.0  # seconds that a hint may wait for a process beyond the time it takes


async def hint_for(house: House, table: LiveTable, seat: int, at: int, voice: Voice | None) -> Hint:
    """A hint for a seat that may act now. The same view gets the same hint, and is thought about once."""
    table.core.check_moment(seat, at)
    table.check_turn(seat)
    view = bytes(table.view(seat))
    known, found = table.hints.get(seat, (b"", None))
    if known and found is None:
        raise too_many("house-hint-coming")
    if known != view or found is None:
        if not house.hint_rate.take((table.id, seat)):
            raise refused(429, "too-many", "house-hint-often", seconds=round(1 / house.limits.hints_per_seat[1]))
        found = await think(house, table, seat, view)
    if at != table.core.at(seat):
        raise StaleMove(at, table.core.at(seat))
    if voice is None:
        return found
    return Hint(found.move, [line_of(Line(line.key, line.args), voice) for line in found.lines], found.changes)


async def think(house: House, table: LiveTable, seat: int, view: bytes) -> Hint:
    table.hints[seat] = (view, None)
    try:
        async with asyncio.timeout(house.limits.hint + QUEUE):
            task = Task(
                table.header.game,
                table.shelf.path,
                HINT,
                0,
                view,
                house.limits.hint,
                asker=Asker(table.address, table.id),
            )
            answer = await house.thinkers.ask(task)
        if answer.move is None:
            raise Failed("it gave no move")
        table.game.moves.read(answer.move)
        lines = [line_of(Line(key, args), None) for key, args in answer.reasons]
        found = Hint(cast(NamedMove, answer.move), lines, [SentChange(*change) for change in answer.changes])
        table.hints[seat] = (view, found)
        return found
    except (Failed, BadMove) as why:
        house.metrics.count("bot_faults")
        log.warning("no hint at table %s, move %d: %s", table.id, table.seq, why)
        raise refused(503, "no-hint", "house-hint-none") from None
    except TimeoutError:
        raise refused(503, "no-hint", "house-hint-busy") from None
    finally:
        if table.hints.get(seat) == (view, None):
            del table.hints[seat]
