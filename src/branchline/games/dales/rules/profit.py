"""Phases 7 and 8: profit and loss, victory points, player order; and what it all comes to in the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.games.dales.board.board import MOVED_KINDS, PROFIT, RED_MOVED, STONE
from branchline.games.dales.rules.choices import NONE, PLAYERS, TAKEOVERS
from branchline.games.dales.rules.events import E_POINTS, E_PROFIT
from branchline.games.dales.rules.table import DalesTable, loaded
from branchline.games.dales.rules.takeovers import next_seller
from branchline.games.dales.rules.tracks import put_disc, sort_order, space, tell

STONE_PROFIT: Final[i64] = 2


def end_trains(table: DalesTable) -> None:
    """W7.1 In player order. W7.3 Pieces are kept for scoring; trains become free again. W8.1 New player order."""
    for place in range(table.seats):
        take_profit(table, table.orders[place])
    for train in range(table.layout.trains):
        table.owners[train] = NONE
        table.loads[train] = 0
    for area in range(table.layout.areas):
        table.reach[area] = 0
    table.passed = 0
    table.content = 0
    sort_order(table, PLAYERS, PROFIT)
    table.phase = TAKEOVERS
    table.at = NONE
    next_seller(table)


def take_profit(table: DalesTable, seat: i64) -> None:
    """W7.1 2 for each stone, 1 for each other piece, less 1 for each link owned. W7.2 Always on top of the stack."""
    layout = table.layout
    at = seat * MOVED_KINDS
    earned = profit_of_trains(table, seat) - laid(table, seat)
    points: i64 = 0
    reached = profit_after(table, seat)
    for train in range(layout.trains):
        if table.owners[train] == seat:
            for kind in range(MOVED_KINDS):
                count = loaded(table, train, kind)
                table.moved[at + kind] += count
                points += count * worth(table, train, kind)
    if layout.by_round:
        table.points[seat] += points
        tell(table, E_POINTS, seat, points)
    put_disc(table, PROFIT, seat, reached)
    tell(table, E_PROFIT, seat, earned, reached + layout.profit_bottom)


def profit_of_trains(table: DalesTable, seat: i64) -> i64:
    """W7.1 2 for each stone on the seat's trains, 1 for each other piece."""
    earned: i64 = 0
    for train in range(table.layout.trains):
        if table.owners[train] == seat:
            for kind in range(MOVED_KINDS):
                count = loaded(table, train, kind)
                earned += count
                if kind == STONE:
                    earned += count * (STONE_PROFIT - 1)
    return earned


def profit_after(table: DalesTable, seat: i64) -> i64:
    """W7.1 The space that a seat's trains and links would lead to; the track ends at its ends."""
    layout = table.layout
    reached = space(table, PROFIT, seat) + profit_of_trains(table, seat) - laid(table, seat)
    if reached < 0:
        return 0
    highest = layout.profit_top - layout.profit_bottom
    return reached if reached < highest else highest


def worth(table: DalesTable, train: i64, kind: i64) -> i64:
    """N7.1 Goods 1; a passenger 1, or, with the 2-3 train board, the price of its train."""
    if kind >= RED_MOVED and table.layout.by_price:
        return table.layout.price[train]
    return 1


def laid(table: DalesTable, seat: i64) -> i64:
    """How many of a seat's links are on the board."""
    return table.layout.links_each - table.spare[seat]
