"""The map of Ticket to Ride, with places where they really are: for players who do not know where Chemnitz is.

Dots are free routes, with length and colours in the middle where there is room; marks are the seats that claimed them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from branchline.core.game import Json
from branchline.games.ticket_to_ride.board.board import ROUTE_COLOURS
from branchline.games.ticket_to_ride.faces.route_table import FEWEST_LETTERS, RouteTable

FREE = "·"
NAMES_IN_FULL = 70  # columns


class Atlas:
    """A grid of letters, drawn from back to front."""

    def __init__(self, table: RouteTable, columns: int, rows: int) -> None:
        self.table = table
        self.board = table.board
        self.columns = columns
        self.cells: list[list[str]] = [[" "] * columns for _ in range(rows)]
        full = [len(name) for name in table.names]
        self.labels = table.names if columns >= NAMES_IN_FULL else table.codes(FEWEST_LETTERS)
        self.spots = list(self.places(columns - max(full), rows))
        self.taken: set[tuple[int, int]] = set()

    def places(self, columns: int, rows: int) -> Iterator[tuple[int, int]]:
        """Where each place's name begins; names that would overlap move apart."""
        wide, high = self.board.map["width"], self.board.map["height"]
        taken: set[tuple[int, int]] = set()
        for place, entry in enumerate([*self.board.map["cities"], *self.board.map["countries"]]):
            column = int(entry["x"] / wide * (columns - 1))
            row = int(entry["y"] / high * (rows - 1))
            length = len(self.labels[place]) + 1
            for step in (0, 1, -1, 2, -2, 3, -3):
                cells = {(row + step, column + k) for k in range(length)}
                if 0 <= row + step < rows and not cells & taken:
                    row += step
                    break
            taken |= {(row, column + k) for k in range(length)}
            yield column, row

    def draw(self, view: Json) -> list[str]:
        free = []
        for group, routes in self.table.groups.items():
            names = [self.board.route_id[route] for route in routes]
            owners = [view["routes"][name] for name in names if name in view["routes"]]
            self.line(group, self.table.paint.mark(owners[0]) if owners else FREE)
            if not owners:
                free.append(group)
        for place, label in enumerate(self.labels):
            self.write(*self.spots[place], [self.table.paint.style(letter, "bold") for letter in label])
        for group in free:
            self.price(group)
        return ["".join(row).rstrip() for row in self.cells]

    def write(self, column: int, row: int, letters: Sequence[str]) -> None:
        for k, letter in enumerate(letters):
            self.cells[row][column + k] = letter
            self.taken.add((row, column + k))

    def middle(self, place: int) -> tuple[float, float]:
        column, row = self.spots[place]
        return column + len(self.labels[place]) / 2, float(row)

    def line(self, group: frozenset[int], mark: str) -> None:
        """A straight line between the middles of two names."""
        (x, y), (to_x, to_y) = (self.middle(place) for place in sorted(group))
        steps = max(int(max(abs(to_x - x) / 2, abs(to_y - y))), 1)
        for k in range(1, steps):
            column, row = round(x + (to_x - x) * k / steps), round(y + (to_y - y) * k / steps)
            if self.cells[row][column] in (" ", FREE):
                self.cells[row][column] = mark

    def price(self, group: frozenset[int]) -> None:
        """Length and colours of free routes, near the middle of their line, if they cover nothing."""
        routes = self.table.groups[group]
        colours = [ROUTE_COLOURS[self.board.route_colour[route]] for route in routes]
        letters = [str(self.board.route_length[routes[0]]), *(self.table.paint.chip(colour) for colour in colours)]
        (x, y), (to_x, to_y) = (self.middle(place) for place in sorted(group))
        for part in (0.5, 0.4, 0.6, 0.3, 0.7):
            column, row = round(x + (to_x - x) * part) - 1, round(y + (to_y - y) * part)
            if not any((row, column + k) in self.taken for k in range(-1, len(letters) + 1)):
                self.write(column, row, letters)
                return
