"""Appends of many tables, made ready to be written together: which of them may be, and what that comes to.

Both stores read where the tables are, ask `AppendBatch` what fits, and write the sum of it in a handful of statements.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import astuple

from branchline.server.store import Append, Gone, Snapshot, Taken, WaitRow


class Head(NamedTuple):
    """Where a table is after its last append."""

    seq: int
    touched: float
    over: bool
    house: bool
    card: bytes
    due: float
    clocks: bytes


class AppendBatch:
    """The appends that fit, as rows. A refused one leaves no trace here, so it spoils nothing for the others."""

    def __init__(
        self, appends: Sequence[Append], seqs: Mapping[str, int], plans: Mapping[tuple[str, int], bytes] = {}
    ) -> None:
        self.refused: list[Taken | None] = []  # one for each append
        self.heads: dict[str, Head] = {}
        self.entries: list[tuple[str, int, float, bytes]] = []
        self.drafts: dict[tuple[str, int], None] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.waits: dict[tuple[str, int], WaitRow | None] = {}
        for append in appends:
            table = append.table
            seq = self.heads[table].seq if table in self.heads else seqs.get(table)
            refusal = refusal_of(append, seq) or unplanned(append, plans)
            self.refused.append(refusal)
            if refusal is None and seq is not None:
                self.add(append, seq)

    def add(self, append: Append, seq: int) -> None:
        table = append.table
        self.entries += [(table, entry.seq, entry.time, entry.body) for entry in append.entries]
        self.heads[table] = Head(
            *(seq + len(append.entries), append.touched, append.over, append.house),
            *(append.card, append.due, append.clocks),
        )
        self.drafts |= dict.fromkeys((table, seat) for seat in append.clear_drafts)
        if append.snapshot is not None:
            self.snapshots[table] = append.snapshot
        self.waits |= {(table, seat): row for seat, row in append.waits.items()}

    @property
    def begun(self) -> list[tuple[Any, ...]]:
        """The rows of waits that have begun, or are another now."""
        return [astuple(row) for row in self.waits.values() if row is not None]

    @property
    def done(self) -> list[tuple[str, int]]:
        """The seats that no table waits for any more."""
        return [seat for seat, row in self.waits.items() if row is None]


def planned_in(appends: Sequence[Append]) -> list[tuple[str, int]]:
    """The seats whose plans are carried out."""
    return [(append.table, seat) for append in appends for seat in append.planned]


def unplanned(append: Append, plans: Mapping[tuple[str, int], bytes]) -> Taken | None:
    """Why a plan cannot be carried out: its person has changed it meanwhile."""
    for seat, plan in append.planned.items():
        if plans.get((append.table, seat)) != plan:
            return Taken(f"seat {seat} of table {append.table!r} has planned something else")
    return None


def refusal_of(append: Append, seq: int | None) -> Taken | None:
    """Why this cannot be the next of a table that is at `seq`."""
    if seq is None:
        return Gone(f"there is no table {append.table!r}")
    for number, entry in enumerate(append.entries, start=seq + 1):
        if entry.seq <= seq:
            return Taken(f"move {entry.seq} of table {append.table!r} has been made already: it is at {seq}")
        if entry.seq != number:
            return Taken(f"move {entry.seq} of table {append.table!r} cannot be written: the next is {number}")
    return None
