"""Links on the map, and the line being built or sold, area by area."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.dales.board.board import RED_TOWN
from branchline.games.dales.rules.choices import NONE
from branchline.games.dales.rules.table import DalesTable, green_town, opponents


def touched_by(table: DalesTable, area: i64, owner: i64) -> bool:
    layout = table.layout
    links = table.links
    near_link = layout.near_link
    for k in range(layout.near_first[area], layout.near_first[area + 1]):
        if links[near_link[k]] == owner:
            return True
    return False


def networks(table: DalesTable, seat: i64) -> vec[i64]:
    """For each area, the area that stands for its network of the seat's own links; NONE if none touches it."""
    layout = table.layout
    links = table.links
    roots = filled(NONE, layout.areas)
    ahead = filled(0, layout.areas)
    for link in range(layout.links):
        first = layout.link_a[link]
        if links[link] != seat or roots[first] != NONE:
            continue
        roots[first] = first
        ahead[0] = first
        count: i64 = 1
        while count > 0:
            count -= 1
            area = ahead[count]
            for k in range(layout.near_first[area], layout.near_first[area + 1]):
                if links[layout.near_link[k]] == seat and roots[layout.near[k]] == NONE:
                    roots[layout.near[k]] = first
                    ahead[count] = layout.near[k]
                    count += 1
    return roots


def link_between(table: DalesTable, a: i64, b: i64) -> i64:
    k = table.layout.near_first[a]
    while table.layout.near[k] != b:
        k += 1
    return table.layout.near_link[k]


def enter(table: DalesTable, area: i64, cost: i64 = 0) -> None:
    """W5.7 A point for each company of the town, once per build. W5.8 A government point for each opponent."""
    companies = table.companies[area]
    table.line[table.length] = area
    table.line_points += cost
    table.line_red += companies & RED_TOWN
    table.line_green += green_town(companies)
    if table.length > 0:
        table.line_government += opponents(table, area)
    table.length += 1


def leave(table: DalesTable, area: i64, cost: i64 = 0) -> None:
    companies = table.companies[area]
    table.length -= 1
    table.line_points -= cost
    table.line_red -= companies & RED_TOWN
    table.line_green -= green_town(companies)
    if table.length > 0:
        table.line_government -= opponents(table, area)


def visited(table: DalesTable, area: i64) -> bool:
    for k in range(table.length):
        if table.line[k] == area:
            return True
    return False


def clear_line(table: DalesTable) -> None:
    for k in range(table.length):
        table.line[k] = NONE
    table.length = 0
    table.line_points = 0
    table.line_government = 0
    table.line_red = 0
    table.line_green = 0
