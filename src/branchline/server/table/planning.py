"""A seat plans its next turn: it tries moves, keeps them, changes them, drops them. plans.py says what a plan is, and
playing.py makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.core.draft import Draft
from branchline.core.errors import StaleMove
from branchline.server.common.messages import SentChange
from branchline.server.common.plan_messages import PlanCard, PlanMoves, Rehearsed
from branchline.server.common.problems import Refused, refused
from branchline.server.common.records import read_plan
from branchline.server.store import Taken
from branchline.server.table import plans
from branchline.server.table.broadcast import push
from branchline.server.table.live_table import LiveTable
from branchline.server.table.playing import play_waiting

if TYPE_CHECKING:
    from branchline.server.house import House


def card_of(table: LiveTable, seat: int) -> PlanCard:
    planned = table.seats[seat].planned
    plan: Any = read_plan(planned) if planned else None
    possible = plans.ahead(table, seat) is not None
    return PlanCard(table.seq, possible, plan.moves if plan else [], plan.off if plan else False)


def rehearse(table: LiveTable, seat: int, wish: PlanMoves) -> Rehearsed:
    """What these moves would lead to."""
    draft: Any = rehearsal(table, seat, wish)
    view: Any = table.game.view(draft.state, seat)
    legal: Any = plans.choices(table.game, draft)
    view["legal"] = legal
    moves: Any = [step.move.json() for step in draft.steps]
    last = draft.steps[-1:]
    changes = [SentChange(*each) for step in last for each in table.game.ledger(step.before, step.after, seat)]
    return Rehearsed(table.seq, moves, legal, plans.whole(draft), changes, view)


def rehearsal(table: LiveTable, seat: int, wish: PlanMoves) -> Draft:
    if wish.at != table.seq:
        raise StaleMove(wish.at, table.seq)
    state = plans.ahead(table, seat)
    if state is None:
        raise impossible(table, seat)
    return plans.rehearsed(table.game, state, seat, [table.named(move) for move in wish.moves])


def impossible(table: LiveTable, seat: int) -> Refused:
    if not table.pace.by_mail:
        return refused(409, "no-plans", "house-plan-mail")
    if seat in table.core.deciders:
        return refused(409, "your-turn", "house-plan-turn")
    return refused(409, "no-plan-now", "house-plan-never")


async def plan(house: House, table: LiveTable, seat: int, wish: PlanMoves) -> PlanCard:
    """Keep this for when the turn comes. It may have come at another process just now."""
    async with house.held(table):
        if house.shared:
            await house.refresh(table)
        draft = rehearsal(table, seat, wish)
        if not plans.whole(draft):
            raise refused(409, "plan-unfinished", "house-plan-unfinished")
        await put(house, table, seat, plans.body_of(table.game, draft))
        if house.shared:
            await house.refresh(table)
            await play_waiting(house, table)
            push(table, house.limits)
        return card_of(table, seat)


async def drop(house: House, table: LiveTable, seat: int) -> PlanCard:
    async with house.held(table):
        if house.shared:
            await house.refresh(table)
        await put(house, table, seat, b"")
        return card_of(table, seat)


async def put(house: House, table: LiveTable, seat: int, planned: bytes) -> None:
    held = table.seats[seat]
    if held.planned == planned:
        return
    try:
        await house.store.put_planned(table.id, seat, planned, held.planned)
    except Taken:
        was = table.seq
        await house.refresh(table)
        raise StaleMove(was, table.seq) from None
    held.planned = planned
