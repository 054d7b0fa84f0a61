"""The map of Wensleydale or Nürnberg, with areas where they really are.

An area is its name and what is there: R or G a town of the red or green company, r and g passengers, x opponents, 2c
two cheese. Hills have a ^ in front and carry no links. Between two areas are links, shown by their owner's mark, or
dots where one may still be built: one row of them for each point it costs, · or :
"""

from __future__ import annotations

from typing import Any

from branchline.core.game import Json
from branchline.terminal.paint import Paint

FREE = {1: "·", 2: ":"}
COMPANY = {"red": "R", "green": "G"}
PEOPLE = {"red": "r", "green": "g", "opponent": "x"}
LETTERS = ((110, 12), (0, 6))  # from this many columns on, letters of a name
ROWS_FOR = ((110, 46), (0, 62))  # likewise, the rows of the map
SHIFTS = (0, 1, -1, 2, -2, 3, -3)
BESIDE = (0, 2, -2, 4, -4, 6, -6, 8, -8)


class DalesMap:
    """A grid of letters, drawn from back to front."""

    def __init__(self, areas: dict[str, Any], paint: Paint, view: Json, columns: int) -> None:
        self.areas = areas
        self.paint = paint
        self.view = view
        rows = next(rows for least, rows in ROWS_FOR if columns >= least)
        letters = next(letters for least, letters in LETTERS if columns >= least)
        self.cells: list[list[str]] = [[" "] * columns for _ in range(rows)]
        self.labels = {name: self.label(name, letters) for name in areas}
        self.spots = self.places(columns, rows)

    def label(self, name: str, letters: int) -> str:
        area, view = self.areas[name], self.view
        title = shortened(area["name"], letters)
        towns = "".join(COMPANY[company] for company in view["companies"].get(name, []))
        people = "".join(PEOPLE[kind] * count for kind, count in view["people"].get(name, {}).items())
        goods = view["goods"].get(name, 0)
        there = " ".join(word for word in (towns + people, f"{goods}{area['goods'][0]}" if goods else "") if word)
        title = title.upper() if "town" in area else title
        return ("^" if area["terrain"] in ("hill", "hops") else "") + title + (f" {there}" if there else "")

    def places(self, columns: int, rows: int) -> dict[str, tuple[int, int]]:
        """Where each label begins; labels that would overlap move apart."""
        xs = [area["x"] for area in self.areas.values()]
        ys = [area["y"] for area in self.areas.values()]
        taken: set[tuple[int, int]] = set()
        spots = {}
        for name, area in sorted(self.areas.items(), key=lambda one: (one[1]["y"], one[1]["x"])):
            length = len(self.labels[name])
            x = (area["x"] - min(xs)) / (max(xs) - min(xs)) * (columns - 8) + 4 - length / 2
            y = round((area["y"] - min(ys)) / (max(ys) - min(ys)) * (rows - 1))
            spot = next(
                (
                    (column, y + shift)
                    for shift in SHIFTS
                    for aside in BESIDE
                    if 0 <= y + shift < rows
                    and 0 <= (column := min(max(round(x) + aside, 0), columns - length)) <= columns - length
                    and not taken & {(y + shift, column + k) for k in range(-1, length + 1)}
                ),
                (min(max(round(x), 0), columns - length), y),
            )
            spots[name] = spot
            taken |= {(spot[1], spot[0] + k) for k in range(length)}
        return spots

    def draw(self, borders: list[Json]) -> list[str]:
        drawn = sorted(borders, key=lambda border: self.view["links"].get(border["id"]) is not None)
        for border in drawn:
            owner = self.view["links"].get(border["id"])
            mark = FREE[border["cost"]] if owner is None else COMPANY.get(owner) or self.paint.mark(owner)
            self.line(border["a"], border["b"], mark, owner is None)
        for name, label in self.labels.items():
            column, row = self.spots[name]
            bold = "town" in self.areas[name]
            for k, letter in enumerate(label):
                self.cells[row][column + k] = self.paint.style(letter, "bold") if bold else letter
        return ["".join(row).rstrip() for row in self.cells]

    def middle(self, name: str) -> tuple[float, float]:
        column, row = self.spots[name]
        return column + len(self.labels[name]) / 2, float(row)

    def line(self, a: str, b: str, mark: str, free: bool) -> None:
        """A straight line between the middles of two labels; a link covers one that is only possible."""
        (x, y), (to_x, to_y) = self.middle(a), self.middle(b)
        steps = max(int(max(abs(to_x - x) / 2, abs(to_y - y))), 2)
        for k in range(1, steps):
            column, row = round(x + (to_x - x) * k / steps), round(y + (to_y - y) * k / steps)
            if 0 <= column < len(self.cells[row]) and (not free or self.cells[row][column] == " "):
                self.cells[row][column] = mark


def shortened(name: str, letters: int) -> str:
    """The beginning of a name; for a long name of several words, of each word.

    >>> shortened("Horton in Ribblesdale", 12), shortened("Kirkby Lonsdale", 6), shortened("Hawes", 6)
    ('Horton i Rib', 'KirLon', 'Hawes')
    """
    if len(name) <= letters:
        return name
    words = name.split()
    if len(words) == 1:
        return name[:letters]
    gap = " " if letters > 8 else ""
    last = words[-1][:3]
    first = " ".join(words[:-1])[: letters - len(last) - len(gap)].rstrip()
    return f"{first}{gap}{last}"
