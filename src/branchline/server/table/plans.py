"""A move that a seat plans while others play. Where a game's rules allow that, its `faces/ahead.py` says what the
position would be if it were that seat's turn; the rules themselves say what is legal there.

A plan is the whole of a turn, and luck has no part in it. When its turn comes it is made if it is still legal, and
costs and brings the same; else it is off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.core.dealer import LogDealer
from branchline.core.draft import Chosen, Draft
from branchline.core.errors import BadDeal, BadMove, Barrier, IllegalMove
from branchline.core.game import Game
from branchline.core.move import Move
from branchline.core.registry import room
from branchline.core.state import State
from branchline.server.common.messages import Json
from branchline.server.common.problems import refused
from branchline.server.common.records import PlanBody, encode, read_plan

if TYPE_CHECKING:
    from branchline.server.table.live_table import LiveTable


def ahead(table: LiveTable, seat: int) -> State | None:
    """The position as if it were this seat's turn; None where nothing can be planned now."""
    core = table.core
    if not table.pace.by_mail or not table.dealt or table.over or table.older or table.seats[seat].by_bot:
        return None
    if seat in core.deciders:
        return None
    face = room(table.game.info, "faces.ahead")
    found: State | None = None if face is None else face.as_if_turn(core.state, seat)
    return found


def rehearsed(game: Game, state: State, seat: int, moves: Sequence[Move]) -> Draft:
    """These moves, made in a position without any luck."""
    draft = Draft(game, state, LogDealer([]), 0, seat)
    for move in moves:
        if whole(draft):
            raise Barrier("barrier-end-first")
        try:
            draft.make(Chosen(move, game.action(draft.state, move, seat)))
        except BadDeal:
            raise refused(409, "plan-luck", "house-plan-luck") from None
    return draft


def whole(draft: Draft) -> bool:
    """Whether it is a turn to its end."""
    return draft.count > 0 and (draft.state.over or draft.state.turn != draft.seat)


def choices(game: Game, draft: Draft) -> list[Json]:
    """How a plan can go on: by moves in which luck has no part."""
    if whole(draft):
        return []
    seat, found = draft.seat, []
    for action in draft.state.legal_for(seat):
        try:
            draft.state.copy().apply(action, LogDealer([]))
        except BadDeal:
            continue
        found.append(game.move(draft.state, action, seat).json())
    return found


def worth(game: Game, draft: Draft) -> list[tuple[str, int]]:
    """What it costs and brings the seat."""
    changes = game.ledger(draft.base, draft.state, draft.seat)
    return sorted((change.thing, change.by) for change in changes if change.seat == draft.seat)


def body_of(game: Game, draft: Draft) -> bytes:
    return encode(PlanBody([step.move.json() for step in draft.steps], worth(game, draft)))


def called_off(planned: bytes) -> bytes:
    """It came to nothing, and its person has not been told yet."""
    plan = read_plan(planned)
    plan.off = True
    return encode(plan)


def is_due(table: LiveTable) -> bool:
    """Whether the seat to act has planned what it does."""
    seat = table.seats[int(table.state.turn)]
    if not seat.planned or seat.by_bot or table.over or table.older or table.core.drafts.get(int(table.state.turn)):
        return False
    return table.pace.by_mail and not read_plan(seat.planned).off


def fulfilled(table: LiveTable) -> Draft | None:
    """The plan of the seat to act, made in the real position; None if that has become another."""
    game, core = table.game, table.core
    seat = int(core.state.turn)
    plan = read_plan(table.seats[seat].planned)
    draft = Draft(game, core.state, LogDealer([]), core.seq, seat)
    try:
        for said in plan.moves:
            if core.state.deciders() != [seat] or whole(draft):
                return None
            move = game.moves.read(said)
            draft.make(Chosen(move, game.action(draft.state, move, seat)))
    except (IllegalMove, BadMove, BadDeal):
        return None
    return draft if worth(game, draft) == [tuple(each) for each in plan.worth] else None
