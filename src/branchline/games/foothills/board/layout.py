# Compiled.
"""The valley as laid out for one pair of closed lines: which cards are in play, and which are next to each other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1


@final
class ValleyLayout:
    """F2.3 Six rows in Roman order, cards of one number in one column. Shared by all states, never changed."""

    def __init__(
        self, name: str, open_lines: list[int], lines_of: list[list[int]], columns: list[list[int]], starts: list[bool]
    ) -> None:
        cards = len(lines_of)
        self.name: str = name
        self.digest: str = name  # tells it from the board's other layouts
        self.lines: vec[i64] = vec[i64](open_lines)
        self.line_open: vec[i64] = vec[i64]([int(line in open_lines) for line in range(8)])
        in_play = [[line for line in lines if line in open_lines] for lines in lines_of]
        self.card_open: vec[i64] = vec[i64]([int(len(lines) > 0) for lines in in_play])
        # AMB-1 a shared card with one closed line belongs only to the other
        self.card_line: vec[i64] = vec[i64]([_line(lines, 0) for lines in in_play])
        self.card_other_line: vec[i64] = vec[i64]([_line(lines, 1) for lines in in_play])
        grid = _grid(in_play, open_lines, columns)
        self.search: vec[i64] = vec[i64](_search(grid, columns, starts))
        neighbours = [_neighbours(grid, card) for card in range(cards)]
        self.adjacent_first: vec[i64] = vec[i64]([0])
        self.adjacent: vec[i64] = vec[i64]()
        for card in range(cards):
            for other in neighbours[card]:
                self.adjacent = append(self.adjacent, other)
            self.adjacent_first = append(self.adjacent_first, len(self.adjacent))

    def has(self, card: i64, line: i64) -> bool:
        """Whether a card belongs to a line that is in play."""
        return self.card_line[card] == line or self.card_other_line[card] == line

    def beside(self, card: i64, other: i64) -> bool:
        """AMB-11 Whether two cards are adjacent, in a row or in a column."""
        at = self.adjacent_first[card]
        while at < self.adjacent_first[card + 1] and self.adjacent[at] != other:
            at += 1
        return at < self.adjacent_first[card + 1]


Grid = dict[tuple[int, int], int]


def _line(lines: list[int], at: int) -> int:
    return lines[at] if at < len(lines) else -1


def _grid(in_play: list[list[int]], rows: list[int], columns: list[list[int]]) -> Grid:
    """F2.4, F2.5 Cards by row and column; a straddling card is in two rows, a double station in two columns."""
    return {
        (rows.index(line), column): card
        for card, lines in enumerate(in_play)
        for line in lines
        for column in columns[card]
    }


def _search(grid: Grid, columns: list[list[int]], starts: list[bool]) -> list[int]:
    """F6.1 Column by column, top to bottom, without the starting cards. F6.4 A double is met in its left column."""
    order: list[int] = []
    for row, column in sorted(grid, key=_column_first):
        card = grid[row, column]
        if not starts[card] and card not in order:
            order.append(card)
    return order


def _column_first(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[1], cell[0]


def _neighbours(grid: Grid, card: int) -> list[int]:
    """AMB-11 Left and right in the row; above and below in a column, as laid out."""
    found: set[int] = set()
    for (row, column), here in grid.items():
        if here == card:
            for beside in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
                if beside in grid:
                    found.add(grid[beside])
    return sorted(found - {card})
