"""What a ledger counts at a table, as numbers: a live table asks for it on every move.

Compiled, because reading a state cell by cell from outside is slow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.games.dales.board.board import COLOURS, MOVED_KINDS
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.table import loaded
from branchline.games.dales.rules.tracks import profit, space

THINGS: Final = ("points", "profit", "cubes", *[f"influence-{colour}" for colour in COLOURS], "links", "trains")
"""What is counted of each seat; then come the pieces it moved, kind by kind."""


def counts(table: DalesState) -> list[int]:
    """Seat by seat, all that is in THINGS, and pieces moved, on trains or off them."""
    found: list[int] = []
    for seat in range(table.seats):
        found.append(table.score_of(seat))
        found.append(profit(table, seat))
        found.append(table.cubes[seat])
        for colour in range(len(COLOURS)):
            found.append(space(table, colour, seat))
        found.append(table.spare[seat])
        found.append(trains(table, seat))
        for kind in range(MOVED_KINDS):
            found.append(table.moved[seat * MOVED_KINDS + kind] + on_trains(table, seat, kind))
    return found


def trains(table: DalesState, seat: i64) -> i64:
    count: i64 = 0
    for owner in table.owners:
        if owner == seat:
            count += 1
    return count


def on_trains(table: DalesState, seat: i64, kind: i64) -> i64:
    """Pieces of a kind on the trains of a seat."""
    count: i64 = 0
    for train in range(len(table.owners)):
        if table.owners[train] == seat:
            count += loaded(table, train, kind)
    return count
