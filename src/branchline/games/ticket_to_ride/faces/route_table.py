"""The board of Ticket to Ride as a table: each place with its waiting passengers and all its routes.

A route appears under both its ends, so everything that leaves a place is in one spot. `Lei4O` is a route to Leipzig of
length 4 and colour orange; `Lei●` was claimed by the seat with that mark. Places are named by their shortest
unmistakable beginning, which is also how they may be typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from branchline.core.game import Json
from branchline.games.ticket_to_ride.board.board import ROUTE_COLOURS, RideBoard
from branchline.games.ticket_to_ride.rules.choices import TWO_OR_THREE
from branchline.terminal.paint import Paint, pad, width

BETWEEN = " │ "
NARROWEST = 36  # a column of the table
MOST_COLUMNS = 3
LEAST_LETTERS = (20, 6, 5, 4, 3)
FEWEST_LETTERS = 3
SHORT_NAME = 4  # Kiel, Köln and Ulm are never cut


class RouteTablePlan(NamedTuple):
    """Where everything goes. It depends only on the size of the terminal, so nothing moves during a game."""

    codes: Sequence[str]
    cell: int  # the width of a column
    lines: list[list[list[int]]]  # for each place, its neighbours row by row
    piles: list[list[int]]  # the places of each column
    height: int


class RouteTable:
    """The routes of a board, by their ends."""

    def __init__(self, board: RideBoard, paint: Paint) -> None:
        self.board = board
        self.paint = paint
        self.names = list(board.place_name)
        self.groups: dict[frozenset[int], list[int]] = {}
        self.around: list[list[int]] = [[] for _ in range(board.places)]
        for route in range(board.routes):
            a, b = int(board.route_a[route]), int(board.route_b[route])
            group = self.groups.setdefault(frozenset((a, b)), [])
            if not group:
                self.around[a].append(b)
                self.around[b].append(a)
            group.append(route)
        for others in self.around:
            others.sort(key=self.alphabetical)
        self.widest_head = max(
            len(name) + 1 + int(at) for name, at in zip(self.names, board.passengers_at, strict=True)
        )
        self.codes_by_length: dict[int, list[str]] = {}
        self.plans: dict[tuple[int, int], RouteTablePlan] = {}

    def group(self, route: str) -> frozenset[int]:
        """The two places that a route joins."""
        index = self.board.route_index[route]
        return frozenset((int(self.board.route_a[index]), int(self.board.route_b[index])))

    def alphabetical(self, place: int) -> str:
        return self.names[place].translate(str.maketrans("ÄÖÜäöü", "AOUaou"))

    @cached_property
    def order(self) -> list[int]:
        return sorted(range(len(self.names)), key=self.alphabetical)

    def codes(self, least: int) -> list[str]:
        """For each place, the shortest beginning of its name, at least this long, that no other place shares."""
        if least not in self.codes_by_length:
            self.codes_by_length[least] = [self.code(name, least) for name in self.names]
        return self.codes_by_length[least]

    def code(self, name: str, least: int) -> str:
        for length in range(least, len(name) if len(name) > SHORT_NAME else 0):
            if sum(other.startswith(name[:length]) for other in self.names) == 1:
                return name[:length]
        return name

    def entry(self, place: int, other: int, owners: Mapping[str, int], seats: int, codes: Sequence[str]) -> str:
        """The routes from one place to another: their length, the colours still free, and who has the others."""
        board, paint = self.board, self.paint
        group = self.groups[frozenset((place, other))]
        taken = [owners[board.route_id[route]] for route in group if board.route_id[route] in owners]
        marks = "".join(paint.mark(seat) for seat in taken)
        if taken and (seats <= TWO_OR_THREE or len(taken) == len(group)):
            return codes[other] + marks
        free = [route for route in group if board.route_id[route] not in owners]
        return codes[other] + self.price(free) + marks

    def price(self, routes: Sequence[int]) -> str:
        """Length and colours, as in 4RW."""
        colours = "".join(self.paint.chip(ROUTE_COLOURS[self.board.route_colour[route]]) for route in routes)
        return f"{self.board.route_length[routes[0]]}{colours}"

    def head(self, place: int, waiting: Mapping[str, Mapping[str, int]]) -> str:
        """A place and the passengers waiting there."""
        board = self.board
        here = waiting.get(board.place_id[place], {})
        letters = "".join(self.paint.chip(colour) * count for colour, count in here.items())
        gap = self.widest_head - len(self.names[place]) - sum(here.values())
        return self.paint.style(self.names[place], "bold") + " " * gap + letters

    def rows(self, view: Json, columns: int, limit: int) -> list[str]:
        """The table, in at most `limit` rows if possible."""
        if (columns, limit) not in self.plans:
            self.plans[columns, limit] = self.plan(columns, limit)
        plan = self.plans[columns, limit]
        stacked = [[row for place in pile for row in self.block(place, view, plan)] for pile in plan.piles]
        return [
            BETWEEN.join(pad(stack[k] if k < len(stack) else "", plan.cell) for stack in stacked).rstrip()
            for k in range(max(map(len, stacked)))
        ]

    def plan(self, columns: int, limit: int) -> RouteTablePlan:
        """The layout with the longest names that fits; if none does, the one with the fewest rows."""
        most = max(1, min(MOST_COLUMNS, (columns + len(BETWEEN)) // (NARROWEST + len(BETWEEN))))
        plans = [
            self.layout(columns, across, self.codes(least)) for least in LEAST_LETTERS for across in range(most, 0, -1)
        ]
        return next((plan for plan in plans if plan.height <= limit), min(plans, key=lambda plan: plan.height))

    def layout(self, columns: int, across: int, codes: Sequence[str]) -> RouteTablePlan:
        """Every place with its routes in rows, as before the first claim."""
        cell = (columns - len(BETWEEN) * (across - 1)) // across
        lines = []
        for place in range(len(self.names)):
            sizes = {other: width(self.entry(place, other, {}, 2, codes)) for other in self.around[place]}
            lines.append(broken(self.around[place], sizes, cell - self.widest_head - 1))
        height = next(h for h in range(1, 999) if len(piles_of(self.order, lines, h)) <= across)
        return RouteTablePlan(codes, cell, lines, piles_of(self.order, lines, height), height)

    def block(self, place: int, view: Json, plan: RouteTablePlan) -> list[str]:
        head = self.head(place, view["passengers"])
        rows = []
        for k, others in enumerate(plan.lines[place]):
            entries = [self.entry(place, other, view["routes"], view["seats"], plan.codes) for other in others]
            rows.append((f"{head} " if k == 0 else " " * (self.widest_head + 1)) + " ".join(entries))
        return rows


def broken(items: Sequence[int], sizes: Mapping[int, int], room: int) -> list[list[int]]:
    """Items in rows no wider than the room, one space apart."""
    rows: list[list[int]] = [[]]
    for item in items:
        if rows[-1] and sum(sizes[other] + 1 for other in rows[-1]) + sizes[item] > room:
            rows.append([])
        rows[-1].append(item)
    return rows


def piles_of(order: Sequence[int], lines: Sequence[list[list[int]]], height: int) -> list[list[int]]:
    """Places stacked in columns of at most `height` rows, none split."""
    piles: list[list[int]] = [[]]
    taken = 0
    for place in order:
        if piles[-1] and taken + len(lines[place]) > height:
            piles.append([])
            taken = 0
        piles[-1].append(place)
        taken += len(lines[place])
    return piles
