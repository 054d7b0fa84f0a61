"""The board of Ticket to Ride as a table: each place with its waiting passengers and all its routes.

A route stands under both its ends, so everything that leads away from a place is in one spot. `Lei4O` is a route to
Leipzig of length 4 and colour orange; `Lei●` was claimed by the seat with that mark. Places are named by the shortest
beginnings that are unmistakable, which is also how they may be typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from branchline.cli.paint import Paint, flow, pad, width
from branchline.core.game import Json
from branchline.games.ticket_to_ride.board import ROUTE_COLOURS, Board
from branchline.games.ticket_to_ride.state import TWO_OR_THREE

BETWEEN = " │ "
NARROWEST = 36  # a column of the table
MOST_COLUMNS = 3
LEAST_LETTERS = (20, 6, 5, 4, 3)
FEWEST_LETTERS = 3
SHORT_NAME = 4  # Kiel, Köln and Ulm are never cut


class RouteTable:
    """The routes of a board, by their ends."""

    def __init__(self, board: Board, paint: Paint) -> None:
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
        self.codes_by_length: dict[int, list[str]] = {}

    def alphabetical(self, place: int) -> str:
        return self.names[place].translate(str.maketrans("ÄÖÜäöü", "AOUaou"))

    @cached_property
    def order(self) -> list[int]:
        return sorted(range(len(self.names)), key=self.alphabetical)

    def codes(self, least: int) -> list[str]:
        """For each place the shortest beginning of its name, of so many letters or more, that no other place has."""
        if least not in self.codes_by_length:
            self.codes_by_length[least] = [self.code(name, least) for name in self.names]
        return self.codes_by_length[least]

    def code(self, name: str, least: int) -> str:
        for length in range(least, len(name) if len(name) > SHORT_NAME else 0):
            if sum(other.startswith(name[:length]) for other in self.names) == 1:
                return name[:length]
        return name

    def entry(self, place: int, other: int, owners: Mapping[str, int], seats: int, codes: Sequence[str]) -> str:
        """The routes from a place to another one: their length and the colours still free, and who has the others."""
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
        widest = max(len(name) + 1 + int(at) for name, at in zip(self.names, board.passengers_at, strict=True))
        gap = widest - len(self.names[place]) - sum(here.values())
        return self.paint.style(self.names[place], "bold") + " " * gap + letters

    def rows(self, view: Json, columns: int, limit: int) -> list[str]:
        """The table in as many rows as allowed: the fewer they are, the shorter the names."""
        across = max(1, (columns + len(BETWEEN)) // (NARROWEST + len(BETWEEN)))
        rows: list[str] = []
        for least in LEAST_LETTERS:
            for parts in range(min(across, MOST_COLUMNS), 0, -1):
                rows = self.layout(view, columns, parts, self.codes(least))
                if len(rows) <= limit:
                    return rows
        ways = range(1, min(across, MOST_COLUMNS) + 1)
        return min((self.layout(view, columns, parts, self.codes(FEWEST_LETTERS)) for parts in ways), key=len)

    def layout(self, view: Json, columns: int, across: int, codes: Sequence[str]) -> list[str]:
        cell = (columns - len(BETWEEN) * (across - 1)) // across
        blocks = [self.block(place, view, cell, codes) for place in self.order]
        height = next(h for h in range(1, 999) if len(stacks(blocks, h)) <= across)
        stacked = stacks(blocks, height)
        return [
            BETWEEN.join(pad(stack[k] if k < len(stack) else "", cell) for stack in stacked).rstrip()
            for k in range(height)
        ]

    def block(self, place: int, view: Json, columns: int, codes: Sequence[str]) -> list[str]:
        head = self.head(place, view["passengers"])
        entries = [self.entry(place, other, view["routes"], view["seats"], codes) for other in self.around[place]]
        room = columns - width(head) - 1
        rows = flow(entries, room) or [""]
        return [f"{head} {rows[0]}", *(" " * (width(head) + 1) + row for row in rows[1:])]


def stacks(blocks: Sequence[list[str]], height: int) -> list[list[str]]:
    """Blocks piled up in columns of at most that height, none torn apart."""
    piles: list[list[str]] = [[]]
    for block in blocks:
        if piles[-1] and len(piles[-1]) + len(block) > height:
            piles.append([])
        piles[-1] = piles[-1] + block
    return piles
