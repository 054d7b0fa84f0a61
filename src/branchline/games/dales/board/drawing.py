"""What the browser needs to draw a map. A board without it can still be played, on the general table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from branchline.core.board_file import Entry, Problem, label

Point = tuple[float, float]


def undrawn(data: Entry) -> list[Problem]:
    """Why a sound board's maps cannot be drawn: each entry without a name or a proper outline."""
    return [
        problem
        for number, chart in enumerate(data["maps"])
        for problem in undrawn_areas(chart, f"maps[{number}]{label(chart)}")
    ]


def undrawn_areas(chart: Entry, where: str) -> Iterator[Problem]:
    for number, area in enumerate(chart["areas"]):
        spot = f"{where}.areas[{number}]{label(area)}"
        if not area.get("name"):
            yield f"{spot}.name", "is missing: the map cannot be drawn"
        outline = [(float(x), float(y)) for x, y in area.get("outline", [])]
        if len(outline) < 3:
            yield f"{spot}.outline", "is missing: the map cannot be drawn"
        elif crosses_itself(outline):
            yield f"{spot}.outline", "crosses itself: the map cannot be drawn"


def crosses_itself(outline: list[Point]) -> bool:
    """Whether two sides of a polygon that are not neighbours meet.

    >>> crosses_itself([(0, 0), (4, 0), (4, 4), (0, 4)])
    False
    >>> crosses_itself([(0, 0), (4, 4), (4, 0), (0, 4)])
    True
    """
    sides = list(pairwise([*outline, outline[0]]))
    last = len(sides) - 1
    return any(
        meet(*sides[first], *sides[second])
        for first in range(len(sides))
        for second in range(first + 2, len(sides))
        if (first, second) != (0, last)
    )


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments a–b and c–d have a point in common."""
    turns = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(side == 0 and within(*end) for side, end in zip(turns, ends, strict=True))


def turn(a: Point, b: Point, c: Point) -> float:
    """More than 0 if a–b–c turns one way, less if it turns the other, 0 if they are in line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def within(a: Point, b: Point, c: Point) -> bool:
    """Whether c, in line with a and b, is between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
