"""The past of a table: its log in words, and the table at any moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import islice
from typing import TYPE_CHECKING, cast

from branchline.core.dealer import LogDealer
from branchline.core.state import State
from branchline.core.table import Table
from branchline.locale.voice import Voice
from branchline.server.common.messages import Entry, History, Json, Past, ScoreLine, SeatView, TieLine
from branchline.server.common.problems import Refused, not_allowed, refused
from branchline.server.table.live_table import LiveTable, follow, log_of
from branchline.server.table.telling import told_to

if TYPE_CHECKING:
    from branchline.server.house import House

REELS = 16
SLICE = 16  # moves told before others get their turn


class Reels:
    """The logs that were looked at lately, each a table with all of its steps."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[str, Table] = OrderedDict()

    async def of(self, table: LiveTable) -> Table:
        """The log of a table up to now."""
        if not table.dealt:
            raise refused(409, "not-dealt", "house-not-dealt")
        reel = self.kept.pop(table.id, None)
        if reel is None:
            log = log_of(table.header)
            reel = Table(table.game, log.first_state(table.game), log, LogDealer([]))
        if reel.seq < table.seq:
            for row in await self.house.store.entries(table.id, reel.seq + 1, table.seq):
                follow(reel, row)
                if row.seq % (SLICE * 8) == 0:
                    await asyncio.sleep(0)
        self.kept[table.id] = reel
        if len(self.kept) > REELS:
            self.kept.popitem(last=False)
        return reel


def point_of(table: LiveTable, seat: int | None, point: str | None) -> int | None:
    """From whose eyes: while the table runs, one's own or a spectator's; of a finished one, anybody's."""
    if point is None:
        return seat
    if point == "spectator":
        return None
    if not point.isascii() or not point.isdigit() or len(point) > 2 or int(point) >= len(table.seats):
        raise Refused(400, "bad-message", f"?point= must be a seat or 'spectator', not {point[:20]!r}")
    wanted = int(point)
    if wanted != seat and not table.over:
        raise not_allowed("house-own-eyes")
    return wanted


async def history(
    reels: Reels, table: LiveTable, first: int, count: int, viewer: int | None, voice: Voice | None
) -> History:
    """Moves `first` and on, told to a viewer."""
    if not table.dealt:
        return History([], None)
    reel = await reels.of(table)
    entries: list[Entry] = []
    whole = table.over
    chosen = list(islice(reel.steps, first - 1, first - 1 + count))
    for number, step in enumerate(chosen):
        entries.append(told_to(table.game, step, viewer, whole, voice))
        if number % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    after = first + len(chosen)
    return History(entries, after if after <= reel.seq else None)


async def state_after(reels: Reels, table: LiveTable, seq: int) -> State:
    if not 0 <= seq <= table.seq:
        raise Refused(404, "no-such-move", f"the table has moves 0 to {table.seq}, and no {seq}", at=table.seq)
    reel = await reels.of(table)
    if seq == 0:
        return reel.steps[0].before if reel.steps else reel.state
    return reel.steps[seq - 1].after


async def position_after(reels: Reels, table: LiveTable, seq: int) -> Json:
    """Everything as it was after move `seq`, every hand included: of a finished table only."""
    if not table.over:
        raise not_allowed("house-position-later")
    return table.game.position(await state_after(reels, table, seq))


async def past(reels: Reels, table: LiveTable, seq: int, viewer: int | None) -> Past:
    """The table after move `seq`."""
    state = await state_after(reels, table, seq)
    breakdown = [
        [ScoreLine(score.rule, score.points, score.key, dict(score.args)) for score in scores]
        for scores in table.game.breakdown(state)
    ]
    ties = [TieLine(tie.rule, tie.key, dict(tie.args)) for tie in table.game.ties(state)]
    view = cast(SeatView, table.game.view(state, viewer))
    return Past(seq, viewer, view, state.over, breakdown, ties)
