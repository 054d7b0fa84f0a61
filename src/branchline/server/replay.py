"""What has been: the log in words, and the table at any moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import cast

from msgspec import Struct

from branchline.core.state import State
from branchline.locale.voice import Voice
from branchline.server.house import House
from branchline.server.messages import Entry, History, Json, Past, ScoreLine, SeatView, TieLine
from branchline.server.problems import Refused, not_allowed
from branchline.server.records import read_play
from branchline.server.table import LiveTable, after_play, first_state
from branchline.server.telling import Told, entry_of

REELS = 16
SLICE = 16  # moves told before others get their turn


class Reel(Struct):
    """A whole log with all its states."""

    first: State
    told: list[Told]


class Reels:
    """The logs that were looked at lately."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[str, Reel] = OrderedDict()

    async def of(self, table: LiveTable) -> Reel:
        """The log of a table up to now."""
        reel = self.kept.pop(table.id, None)
        if reel is None:
            reel = Reel(first_state(table.game, table.header), [])
        if len(reel.told) < table.seq:
            rows = await self.house.store.entries(table.id, len(reel.told) + 1, table.seq)
            for row in rows:
                play = read_play(row.body)
                before = reel.told[-1].after if reel.told else reel.first
                after = after_play(table.game, table.header, before, play, row.seq)
                reel.told.append(Told(row.seq, play, before, after, row.time))
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
        raise not_allowed("while the table runs you may look back with your own eyes or a spectator's only")
    return wanted


async def history(
    reels: Reels, table: LiveTable, first: int, count: int, viewer: int | None, voice: Voice | None
) -> History:
    """Moves `first` and on, told to a viewer."""
    reel = await reels.of(table)
    entries: list[Entry] = []
    whole = table.over
    chosen = reel.told[first - 1 : first - 1 + count]
    for number, told in enumerate(chosen):
        entries.append(entry_of(table.game, told, viewer, whole, voice))
        if number % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    after = first + len(chosen)
    return History(entries, after if after <= len(reel.told) else None)


async def state_after(reels: Reels, table: LiveTable, seq: int) -> State:
    if not 0 <= seq <= table.seq:
        raise Refused(404, "no-such-move", f"the table has moves 0 to {table.seq}, and no {seq}", at=table.seq)
    reel = await reels.of(table)
    return reel.told[seq - 1].after if seq else reel.first


async def position_after(reels: Reels, table: LiveTable, seq: int) -> Json:
    """Everything as it was after move `seq`, every hand included: of a finished table only."""
    if not table.over:
        raise not_allowed("a position shows every hand, so it is given once the table is over")
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
