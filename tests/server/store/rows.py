"""Rows to write: their bytes follow from table and number, so a test can tell what must come back."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from branchline.server.store import Append, EntryRow, SeatRow, Snapshot, Store, TableRow


def entry(table: str, seq: int) -> EntryRow:
    return EntryRow(seq, b'{"table": "%s", "seq": %d, "dealt": [1, 2, 3]}' % (table.encode(), seq), 1000.25 + seq)


def append(
    table: str,
    first: int,
    last: int,
    *,
    touched: float = 100.0,
    card: bytes = b"card",
    over: bool = False,
    house: bool = False,
    clear_drafts: Sequence[int] = (),
    snapshot: Snapshot | None = None,
    due: float = 0.0,
) -> Append:
    """The moves from `first` to `last`."""
    entries = [entry(table, seq) for seq in range(first, last + 1)]
    return Append(table, entries, touched, card, over, house, clear_drafts, snapshot, due)


def seats(table: str, number: int, salt: str = "") -> list[SeatRow]:
    return [
        SeatRow(table, seat, sha256(f"{table} {seat} {salt}".encode()).digest(), b"seat %d" % seat)
        for seat in range(number)
    ]


async def new_table(
    store: Store,
    table: str,
    *,
    game: str = "foothills",
    touched: float = 100.0,
    listed: bool = False,
    due: float = 0.0,
) -> None:
    row = TableRow(table, game, b"header", b"secret", 1.0, touched, listed=listed, due=due)
    await store.create(row, seats(table, 2))
