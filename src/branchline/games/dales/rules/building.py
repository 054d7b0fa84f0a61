"""Phase 5: a line of links, what it costs, and the first connection of Nürnberg with Fürth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.dales.board.board import ENGINE, GOVERNMENT, GREEN, RED
from branchline.games.dales.rules.choices import (
    BUILDERS,
    BUILDING,
    EXTEND,
    FINISH,
    NONE,
    NOTHING,
    OPPONENT,
    PAYMENT,
    START,
)
from branchline.games.dales.rules.events import E_BUILT, E_CONNECTION, E_LINK, E_NO_BUILD, E_OPPONENTS
from branchline.games.dales.rules.lines import clear_line, enter, leave, link_between, touched_by, visited
from branchline.games.dales.rules.payment import paid
from branchline.games.dales.rules.scoring import FREE, connected, connection_points
from branchline.games.dales.rules.table import DalesTable, opponents
from branchline.games.dales.rules.tracks import space, spend, spend_cubes, tell
from branchline.games.dales.rules.trains import start_trains


def next_builder(table: DalesTable) -> None:
    """In build order, once each; players who can build nothing are passed over."""
    while True:
        table.at += 1
        if table.at == table.seats:
            start_trains(table)
            return
        table.turn = table.orders[BUILDERS * table.seats + table.at]
        table.phase = BUILDING
        if can_build(table):
            return
        if table.watched:
            table.note(table.turn, NOTHING)
        tell(table, E_NO_BUILD, table.turn, 1)


def may_start(table: DalesTable, area: i64) -> bool:
    """W5.3 A line starts in an area with a company town, or in one that one of the player's own links touches."""
    return table.companies[area] != 0 or touched_by(table, area, table.turn)


def starts_into(table: DalesTable, out: vec[i64]) -> i64:
    """W5.1 The player may build nothing, and may start only where a line can be finished and paid for."""
    out[0] = NOTHING
    count: i64 = 1
    for area in range(table.layout.areas):
        if may_start(table, area) and can_start(table, area):
            out[count] = START + area
            count += 1
    return count


def can_build(table: DalesTable) -> bool:
    for area in range(table.layout.areas):
        if may_start(table, area) and can_start(table, area):
            return True
    return False


def can_start(table: DalesTable, area: i64) -> bool:
    enter(table, area)
    can = can_go_on(table, area)
    leave(table, area)
    return can


def can_go_on(table: DalesTable, area: i64) -> bool:
    layout = table.layout
    for k in range(layout.near_first[area], layout.near_first[area + 1]):
        if may_extend(table, k):
            return True
    return False


def may_extend(table: DalesTable, k: i64) -> bool:
    """Whether the line may cross this border, be paid for, and be finished there or further on.

    W5.1 No area twice. W5.2 One link per border. W5.5 Never into The South. W5.10 Paid in full, out of 15 links.
    """
    layout = table.layout
    area = layout.near[k]
    link = layout.near_link[k]
    if table.links[link] != FREE or layout.exit_only[area] != 0:
        return False
    if table.length > table.spare[table.turn] or visited(table, area):
        return False
    cost = layout.link_cost[link]
    enter(table, area, cost)
    can = can_be_paid(table) and (may_end_build(table, area) or can_go_on(table, area))
    leave(table, area, cost)
    return can


def can_be_paid(table: DalesTable) -> bool:
    """W5.9 Company and government points in their own colour; construction points out of everything left."""
    seat = table.turn
    government = space(table, GOVERNMENT, seat)
    red = space(table, RED, seat)
    green = space(table, GREEN, seat)
    if table.line_government > government or table.line_red > red or table.line_green > green:
        return False
    needed = table.line_points + table.line_government + table.line_red + table.line_green
    return needed <= table.cubes[seat] + government + red + green + space(table, ENGINE, seat)


def may_end_build(table: DalesTable, area: i64) -> bool:
    """A line that could start in either of two areas is built from the first: offered once, not in both orders."""
    first = table.line[0]
    return area > first or not may_start(table, area) or table.layout.exit_only[first] != 0


def extensions_into(table: DalesTable, out: vec[i64]) -> i64:
    layout = table.layout
    area = table.line[table.length - 1]
    count: i64 = 0
    if table.length > 1 and may_end_build(table, area):
        out[0] = FINISH
        count = 1
    for k in range(layout.near_first[area], layout.near_first[area + 1]):
        if may_extend(table, k):
            out[count] = EXTEND + layout.near[k]
            count += 1
    return count


def finish_build(table: DalesTable) -> None:
    """W5.9 Cubes first, while any are left; the points of W5.7 and W5.8 in their own colour and in addition."""
    seat = table.turn
    tell(table, E_BUILT, seat, table.length - 1, table.line_points)
    for k in range(1, table.length):
        link = link_between(table, table.line[k - 1], table.line[k])
        table.links[link] = seat
        tell(table, E_LINK, seat, table.line[k - 1], table.line[k])
        clear_opponents(table, table.line[k])
    table.spare[seat] -= table.length - 1
    cubes = table.cubes[seat] if table.cubes[seat] < table.line_points else table.line_points
    table.short = table.line_points - cubes
    spend_cubes(table, seat, cubes)
    spend(table, seat, GOVERNMENT, table.line_government)
    spend(table, seat, RED, table.line_red)
    spend(table, seat, GREEN, table.line_green)
    clear_line(table)
    first_connection(table)
    table.phase = PAYMENT
    table.least = 1 + GOVERNMENT
    if paid(table):
        next_builder(table)


def clear_opponents(table: DalesTable, area: i64) -> None:
    cleared = opponents(table, area)
    if cleared > 0:
        tell(table, E_OPPONENTS, area, cleared)
        table.people[area] &= OPPONENT - 1


def first_connection(table: DalesTable) -> None:
    """N5.2 When Nürnberg and Fürth are first joined, each player scores their links on their shortest connection."""
    if table.layout.goal == NONE or table.joined != 0 or not connected(table.layout, table.links):
        return
    table.joined = 1
    for seat in range(table.seats):
        points = connection_points(table.layout, table.links, seat)
        table.points[seat] += points
        tell(table, E_CONNECTION, seat, points)
