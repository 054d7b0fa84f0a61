"""Moves on their way into the log: chosen, held in a draft, or dealt and not on disk yet."""

from __future__ import annotations

from typing import Any, NamedTuple

from branchline.core.move import Move
from branchline.core.state import State
from branchline.server.records import DraftBody, Drafted, encode
from branchline.server.store import EntryRow
from branchline.server.telling import Told


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
