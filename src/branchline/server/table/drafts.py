"""Drafts as the store keeps them."""

from __future__ import annotations

from branchline.core.draft import Chosen, Draft
from branchline.core.table import Table
from branchline.server.common.records import DraftBody, Drafted, encode, read_draft
from branchline.server.store import SeatRow


def body_of(draft: Draft | None) -> bytes:
    """A draft as it is written; empty for none."""
    if draft is None or not draft.count:
        return b""
    moves = [Drafted(chosen.move.json(), chosen.action) for chosen in draft.chosen]
    return encode(DraftBody(draft.at, moves, draft.waiting))


def draft_from(table: Table, row: SeatRow) -> Draft | None:
    """A draft as it is on disk; None if it no longer fits."""
    body = read_draft(row.draft)
    chosen = [Chosen(table.game.moves.read(drafted.move), drafted.action) for drafted in body.moves]
    return table.held_before(row.seat, body.base, chosen, waiting=body.waiting)
