"""The discs on the tracks: who is ahead where, and what influence and cubes pay."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from branchline.games.dales.board.board import PROFIT
from branchline.games.dales.rules.choices import CUBES, PLACE
from branchline.games.dales.rules.events import E_GAIN, E_ORDER, E_SPENT
from branchline.games.dales.rules.table import DalesTable, space_of

# Tracks: a disc that lands on others goes on top


def space(table: DalesTable, track: i64, seat: i64) -> i64:
    """Points of influence; on the profit track, spaces above its bottom."""
    return space_of(table.discs[track * table.seats + seat])


def profit(table: DalesTable, seat: i64) -> i64:
    return space(table, PROFIT, seat) + table.layout.profit_bottom


def put_disc(table: DalesTable, track: i64, seat: i64, to: i64) -> None:
    """W3.7, W5.11, W7.2 A disc that arrives on an occupied space goes on top; an unmoved disc keeps its place."""
    at = track * table.seats
    discs = table.discs
    old = discs[at + seat]
    below: i64 = 0
    for other in range(table.seats):
        if other != seat:
            disc = discs[at + other]
            if space_of(disc) == space_of(old) and disc > old:
                discs[at + other] = disc - 1
            if space_of(disc) == to:
                below += 1
    discs[at + seat] = PLACE * to + below


def gain(table: DalesTable, seat: i64, colour: i64, by: i64) -> None:
    """W3.8 The top space is the maximum: further points are lost, but the disc goes on top of the stack there."""
    reached = space(table, colour, seat) + by
    top = table.layout.track_top[colour]
    if reached > top:
        reached = top
    tell(table, E_GAIN, seat, colour, by, reached)
    put_disc(table, colour, seat, reached)


def spend(table: DalesTable, seat: i64, colour: i64, by: i64) -> None:
    if by > 0:
        tell(table, E_SPENT, seat, 1 + colour, by)
        put_disc(table, colour, seat, space(table, colour, seat) - by)


def spend_cubes(table: DalesTable, seat: i64, count: i64) -> None:
    """W5.11 Cubes spent return to the player's supply."""
    if count > 0:
        tell(table, E_SPENT, seat, CUBES, count)
        table.cubes[seat] -= count


def sort_order(table: DalesTable, order: i64, track: i64) -> None:
    """W4.1, W8.1 Highest first; on one space, higher in the stack first."""
    at = order * table.seats
    for seat in range(table.seats):
        place: i64 = 0
        for other in range(table.seats):
            if table.discs[track * table.seats + other] > table.discs[track * table.seats + seat]:
                place += 1
        table.orders[at + place] = seat
    tell(table, E_ORDER, order)


# Narration


def tell(table: DalesTable, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Record what happens, if this state is asked to; otherwise do nothing."""
    if table.telling != 0:
        for number in (code, a, b, c, d):
            table.events = append(table.events, number)
