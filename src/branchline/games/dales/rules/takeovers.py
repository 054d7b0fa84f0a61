"""Phase 9: a company takes over a line, and pieces that nobody can move any more leave the board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.dales.board.board import GOODS, GREEN_PASSENGER, GREEN_TOWN, HILL, RED, RED_PASSENGER, RED_TOWN
from branchline.games.dales.rules.choices import (
    EXTEND,
    FINISH,
    GREEN_LINK,
    NONE,
    NOTHING,
    OCTAL,
    RED_LINK,
    SCRATCH,
    SELL,
    START,
)
from branchline.games.dales.rules.events import E_LINK, E_REMOVED, E_SOLD, E_TOWN
from branchline.games.dales.rules.lines import clear_line, enter, leave, link_between, touched_by, visited
from branchline.games.dales.rules.table import DalesTable, waiting
from branchline.games.dales.rules.tracks import space, spend, tell

LINKS_A_POINT: Final[i64] = 2


def next_seller(table: DalesTable) -> None:
    """In player order, once each; players with nothing to sell are passed over."""
    while True:
        table.at += 1
        if table.at == table.seats:
            return  # apply ends the round
        table.turn = table.orders[table.at]
        if table.spare[table.turn] < table.layout.links_each and sales_into(table, SCRATCH) > 1:
            return
        if table.watched:
            table.note(table.turn, NOTHING)


def sales_into(table: DalesTable, out: vec[i64]) -> i64:
    """W9.1 One company and one line of the player's own links; or nothing."""
    if table.length > 0:
        return sale_extensions_into(table, out)
    if table.company != NONE:
        return sale_starts_into(table, out, 0)
    out[0] = NOTHING
    count: i64 = 1
    for company in range(2):
        table.company = company
        if most_sold(table) > 0 and sale_starts_into(table, out, count) > count:
            out[count] = SELL + company
            count += 1
    table.company = NONE
    return count


def most_sold(table: DalesTable) -> i64:
    """W9.2 Two links for each point of influence. W9.4 With a limit, no more than the company has left."""
    most = LINKS_A_POINT * space(table, RED + table.company, table.turn)
    if table.layout.limited:
        left = table.layout.link_limit
        for owner in table.links:
            if owner == RED_LINK + table.company:
                left -= 1
        if left < most:
            most = left
    return most


def sale_starts_into(table: DalesTable, out: vec[i64], count: i64) -> i64:
    """W9.1 The line starts in an area with a town of the company."""
    most = most_sold(table)
    for area in range(table.layout.areas):
        if table.companies[area] & table.company + 1 != 0 and touched_by(table, area, table.turn):
            enter(table, area)
            if sale_can_end(table, area, most):
                out[count] = START + area
                count += 1
            leave(table, area)
    return count


def sale_extensions_into(table: DalesTable, out: vec[i64]) -> i64:
    layout = table.layout
    area = table.line[table.length - 1]
    most = most_sold(table)
    count: i64 = 0
    if may_end_sale(table, area):
        out[0] = FINISH
        count = 1
    for k in range(layout.near_first[area], layout.near_first[area + 1]):
        if may_sell(table, k, most):
            out[count] = EXTEND + layout.near[k]
            count += 1
    return count


def may_sell(table: DalesTable, k: i64, most: i64) -> bool:
    """W9.1 A link of the player's own to an area not yet on the line, from which a town can still be reached."""
    area = table.layout.near[k]
    if table.links[table.layout.near_link[k]] != table.turn or table.length > most or visited(table, area):
        return False
    enter(table, area)
    can = may_end_sale(table, area) or sale_can_end(table, area, most)
    leave(table, area)
    return can


def sale_can_end(table: DalesTable, area: i64, most: i64) -> bool:
    for k in range(table.layout.near_first[area], table.layout.near_first[area + 1]):
        if may_sell(table, k, most):
            return True
    return False


def may_end_sale(table: DalesTable, area: i64) -> bool:
    """W9.1 It ends in an area with a town. Between two towns of the company, it is named from the first."""
    if table.length < 2 or table.layout.town[area] == 0:
        return False
    return table.companies[area] & table.company + 1 == 0 or area > table.line[0]


def finish_sale(table: DalesTable) -> None:
    """W9.2 Company links replace the player's. W9.3 Every town on the line becomes a town of the company as well."""
    seat = table.turn
    company = table.company
    sold = table.length - 1
    tell(table, E_SOLD, seat, company, sold)
    for k in range(table.length):
        area = table.line[k]
        if k > 0:
            table.links[link_between(table, table.line[k - 1], area)] = RED_LINK + company
            tell(table, E_LINK, seat, table.line[k - 1], area)
        if table.layout.town[area] != 0 and table.companies[area] & company + 1 == 0:
            table.companies[area] |= company + 1
            tell(table, E_TOWN, company, area)
    table.spare[seat] += sold
    spend(table, seat, RED + company, (sold + LINKS_A_POINT - 1) // LINKS_A_POINT)
    clear_line(table)
    table.company = NONE
    remove_lost(table)
    next_seller(table)


# Removals


def remove_lost(table: DalesTable) -> None:
    """W6.9 Pieces that nobody can ever move are removed at once."""
    layout = table.layout
    for area in range(layout.areas):
        if table.goods[area] > 0 and goods_lost(table, area):
            tell(table, E_REMOVED, area, GOODS, table.goods[area])
            table.goods[area] = 0
        companies = table.companies[area]
        if companies != 0:
            remove_arrived(table, area, companies & RED_TOWN, RED_PASSENGER)
            remove_arrived(table, area, companies & GREEN_TOWN, GREEN_PASSENGER)


def goods_lost(table: DalesTable, area: i64) -> bool:
    """W6.6 Cheese, if a company link touches the area. W6.7 Stone, if all its towns belong to a company."""
    layout = table.layout
    if layout.terrain[area] != HILL:
        return touched_by(table, area, RED_LINK) or touched_by(table, area, GREEN_LINK)
    for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
        if table.companies[layout.loads[k]] == 0:
            return False
    return layout.loads_first[area] < layout.loads_first[area + 1]


def remove_arrived(table: DalesTable, area: i64, company: i64, kind: i64) -> None:
    """W6.8 A passenger in a town of the company of its colour cannot move."""
    count = waiting(table, area, kind)
    if company != 0 and count > 0:
        tell(table, E_REMOVED, area, kind, count)
        table.people[area] -= count * OCTAL[kind - 1]
