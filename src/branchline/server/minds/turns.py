"""The turns of bots: who thinks, for how long, and what is played where one fails."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from branchline.core.errors import BadMove
from branchline.server import clock
from branchline.server.common.messages import Json
from branchline.server.common.records import encode
from branchline.server.common.tokens import bot_seed
from branchline.server.minds.pool import Failed, Task
from branchline.server.minds.shares import Asker
from branchline.server.store import Taken
from branchline.server.table.broadcast import push
from branchline.server.table.live_table import LiveTable
from branchline.server.table.plans import is_due
from branchline.server.table.playing import commit, luck, play_waiting

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")
LEASE = 5.0  # seconds beyond the time to think


async def act(house: House, table: LiveTable) -> None:
    """Play for the house until a person is to act."""
    try:
        while table.house_to_act and not house.closing:
            if table.giving_back is not None:
                await give_back(house, table)
            elif table.core.waiting(int(table.state.turn)) or is_due(table):
                async with house.held(table):
                    await play_waiting(house, table)
                    push(table, house.limits)
            elif not await bot_move(house, table):
                return  # another process thinks; the sweep comes by again
    except Taken:
        house.doubtful.add(table.id)
    finally:
        table.thinking = False


async def give_back(house: House, table: LiveTable) -> None:
    """A bot has played a person's turn, and no more than that."""
    async with house.held(table):
        number = table.giving_back
        if number is not None:
            seat = table.seats[number]
            body = replace(seat.body, bot=None, stand_in=False, one_turn=False, away=0.0)
            await house.put_seat(table, number, replace(seat, body=body))


async def bot_move(house: House, table: LiveTable) -> bool:
    """One move of a bot; False if it is another process's."""
    seq, seat = table.seq, int(table.state.turn)
    name = table.seats[seat].body.bot
    if name is None:
        return True
    until = clock.now() + house.limits.think + LEASE
    if not await house.store.claim(table.id, seq, house.owner, until):
        return False
    if not table.bot_to_act(seq, seat):
        return True
    chapter = table.chapter
    prepared = chapter.next(table.state, table.seq) if chapter else None
    if prepared is not None and prepared.seat == seat:
        move = prepared.move.json()
    else:
        move = await think(house, table, seat, name, encode(table.game.view(table.state, seat)))
    async with house.held(table):
        if not table.bot_to_act(seq, seat):
            return True
        draft = table.core.draft(seat, luck(house, table))
        table.core.choose(draft, table.chosen(seat, encode(move)))
        await commit(house, table, draft)
    return True


async def think(house: House, table: LiveTable, seat: int, name: str, view: bytes) -> Json:
    """What a bot chooses; where it fails, the simplest sound move, and the position is kept for study."""
    seed = bot_seed(table.secret.seed, seat, table.seq)
    state, seq = table.state, table.seq
    moves = table.game.legal_moves(state, seat)
    asker = Asker(table.address, table.id, table.awaited)
    for bot in dict.fromkeys((name, "greedy")):
        task = Task(
            table.header.game,
            table.shelf.path,
            bot,
            seed,
            view,
            house.limits.think,
            at=f"{table.id}/{seat}",
            asker=asker,
        )
        try:
            began = time.perf_counter()
            move = await house.thinkers.choose(task)
            house.metrics.thought(bot, time.perf_counter() - began)
            if table.game.moves.read(move) in moves:
                return move
            raise Failed(f"it chose {move!r:.200}, which is not legal")
        except (Failed, BadMove) as why:
            house.metrics.count("bot_faults")
            log.warning("the bot %s failed at table %s, move %d: %s", bot, table.id, seq, why)
            fault: Json = {"bot": bot, "seat": seat, "why": str(why), "seed": seed}
            fault["position"] = table.game.position(state)
            await house.store.fault(table.id, seq, encode(fault), clock.now())
    return moves[0].json()
