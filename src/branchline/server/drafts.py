"""Moves on their way into the log: chosen, held in a draft that grows and shrinks, or dealt and not on disk yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from branchline.core.dealer import LogDealer
from branchline.core.errors import BadDeal, Barrier
from branchline.core.move import Move
from branchline.core.state import State
from branchline.server.records import DraftBody, Drafted, encode, read_draft
from branchline.server.store import EntryRow, SeatRow
from branchline.server.telling import Told

if TYPE_CHECKING:
    from branchline.server.table import LiveTable


class Chosen(NamedTuple):
    """A move that a seat has chosen."""

    move: Any  # as JSON: read, or still encoded
    action: int
    named: Move | None  # where it is at hand


class SeatDraft:
    """The moves of a seat that are not in the log yet, with the state after each. A waiting one has no states."""

    def __init__(self, base: int, moves: list[Chosen], states: list[State], waiting: bool) -> None:
        self.base = base
        self.moves = moves
        self.states = states
        self.waiting = waiting

    def body(self) -> bytes:
        if not self.moves:
            return b""
        return encode(DraftBody(self.base, [Drafted(each.move, each.action) for each in self.moves], self.waiting))


class Prepared(NamedTuple):
    """Moves that are legal and dealt, but not on disk yet."""

    state: State
    rows: list[EntryRow]
    told: list[Told]
    deals: int
    draft_of: int


def draft_from(table: LiveTable, row: SeatRow) -> SeatDraft | None:
    """A draft as it is on disk; None if it no longer fits."""
    body = read_draft(row.draft)
    if table.over or row.seat not in table.state.deciders():
        return None
    moves = [Chosen(drafted.move, drafted.action, None) for drafted in body.moves]
    if body.waiting:
        return SeatDraft(body.base, moves, [], waiting=True)
    if body.base != table.seq or row.seat != table.state.turn:
        return None
    states: list[State] = []
    for drafted in moves:
        state = after(states[-1] if states else table.state, drafted)
        if state is None:
            return None
        states.append(state)
    return SeatDraft(body.base, moves, states, waiting=False)


def longer(table: LiveTable, seat: int, chosen: Chosen) -> SeatDraft | None:
    """The seat's draft with one move more; None if it cannot be held: luck speaks, or the game ends."""
    if seat != table.state.turn:
        return SeatDraft(table.seq, [chosen], [], waiting=True)
    state = after(table.state_for(seat), chosen)
    if state is None or state.over:
        return None
    draft = table.drafts.get(seat)
    moves, states = (draft.moves, draft.states) if draft is not None else ([], [])
    return SeatDraft(table.seq, [*moves, chosen], [*states, state], waiting=False)


def shorter(table: LiveTable, seat: int, keep: int) -> SeatDraft | None:
    """The seat's draft cut to so many moves; None if nothing is left of it."""
    draft = table.drafts.get(seat)
    if draft is None:
        raise Barrier("there is no move to take back")
    return SeatDraft(draft.base, draft.moves[:keep], draft.states[:keep], waiting=False) if keep else None


def after(state: State, chosen: Chosen) -> State | None:
    """The state that a move leads to; None where luck has a say."""
    found = state.copy()
    try:
        found.apply(chosen.action, LogDealer([]))
    except BadDeal:
        return None
    return found
