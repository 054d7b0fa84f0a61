"""The charts of a report: intervals, distributions, stacked and plain bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from branchline.charts.numbers import percent, quantile
from branchline.charts.svg import WIDTH, Scale, bar, line, mark, picture, shown, text

ROW = 30
LEFT = 112  # where charts with names on their left begin
RIGHT = WIDTH - 14
BINS = 48  # at most this many bars in a distribution


class Interval(NamedTuple):
    """A share, the interval it lies in, and the mark it is drawn with."""

    name: str
    share: float
    low: float
    high: float
    mark: int


def intervals(label: str, rows: Sequence[Interval], fair: float) -> str:
    """A mark and a whisker for each row, and a line at the fair share."""
    low = min([fair, *(row.low for row in rows)])
    high = max([fair, *(row.high for row in rows)])
    room = max((high - low) * 0.08, 0.002)
    scale = Scale(max(0.0, low - room) * 100, min(1.0, high + room) * 100, LEFT, RIGHT, wanted=4)
    bottom = 14 + ROW * len(rows)
    shapes = [axis(scale, 8, bottom, " %"), line(scale(fair * 100), 8, scale(fair * 100), bottom, "fair")]
    for k, row in enumerate(rows):
        y = 14 + ROW * (k + 0.5)
        told = f"{row.name}: {percent(row.share)}, 95 % interval {percent(row.low)} to {percent(row.high)}"
        shapes += [
            text(LEFT - 8, y + 4, row.name, "name", "end"),
            line(scale(row.low * 100), y, scale(row.high * 100), y, f"whisker s{row.mark}"),
            line(scale(row.low * 100), y - 5, scale(row.low * 100), y + 5, f"whisker s{row.mark}"),
            line(scale(row.high * 100), y - 5, scale(row.high * 100), y + 5, f"whisker s{row.mark}"),
            mark(row.mark, scale(row.share * 100), y, 6, f"f{row.mark}", told),
        ]
    return picture(label, bottom + 24, shapes)


def axis(scale: Scale, top: float, bottom: float, unit: str = "") -> str:
    """A thin line down from every step, with its number below."""
    steps = scale.steps()
    lines = [line(scale(step), top, scale(step), bottom, "grid") for step in steps]
    words = [
        text(
            scale(step), bottom + 15, shown(step, scale.step) + (unit if k == len(steps) - 1 else ""), "tick", "middle"
        )
        for k, step in enumerate(steps)
    ]
    return "".join(lines + words)


class Pair(NamedTuple):
    """Two means of one thing, to be compared."""

    name: str
    one: float
    other: float

    @property
    def apart(self) -> float:
        """How far they differ, from 0 to 1: a part of the larger."""
        most = max(abs(self.one), abs(self.other))
        return abs(self.one - self.other) / most if most else 0.0


def pairs(label: str, names: Sequence[str], rows: Sequence[Pair]) -> str:
    """Two marks for each row on a scale of its own, from 0 to the larger, joined by a line: the longer, the more."""
    left, right = LEFT + 40, RIGHT - 92
    shapes = []
    for k, row in enumerate(rows):
        y = 14 + ROW * (k + 0.5)
        most = max(abs(row.one), abs(row.other)) or 1.0
        one, other = (left + (right - left) * abs(value) / most for value in (row.one, row.other))
        shapes += [
            text(left - 12, y + 4, row.name, "name", "end"),
            line(left, y, right, y, "grid"),
            line(one, y, other, y, "whisker s0"),
            mark(1, other, y, 5, "f1", f"{row.name}, {names[1]}: {row.other:.2f}"),
            mark(0, one, y, 6, "f0", f"{row.name}, {names[0]}: {row.one:.2f}"),
            text(RIGHT, y + 4, f"{row.one:.1f} : {row.other:.1f}", "tick", "end"),
        ]
    return picture(label, 14 + ROW * len(rows) + 8, shapes)


class Distribution(NamedTuple):
    name: str
    counts: Mapping[Any, int]  # how often each number occurred
    mark: int


def distributions(label: str, rows: Sequence[Distribution], step: float = 1) -> str:
    """Histograms stacked on one axis, each with its median. `step` is the distance between numbers."""
    rows = [row for row in rows if row.counts]
    height = 140 if len(rows) == 1 else 90 if len(rows) == 2 else 64
    low = min(min(row.counts) for row in rows)
    high = max(max(row.counts) for row in rows)
    width = step * max(1, -((low - high - step) // (step * BINS)))
    scale = Scale(low, high + width, 16, RIGHT, wanted=6)
    each = height + 28
    bottom = each * len(rows)
    shapes = [axis(scale, 4, bottom)]
    for k, row in enumerate(rows):
        base = each * (k + 1)
        shapes += histogram(row, scale, base, height, low, width, step)
    return picture(label, bottom + 24, shapes)


def histogram(
    row: Distribution, scale: Scale, base: float, height: float, low: float, width: float, step: float
) -> list[str]:
    bins: Counter[int] = Counter()
    for value, count in row.counts.items():
        bins[int((value - low) // width)] += count
    most = max(bins.values())
    games = sum(bins.values())
    shapes = []
    for bin_, count in sorted(bins.items()):
        first = low + bin_ * width
        x = scale(first)
        told = f"{first:g}" if width == step else f"{first:g} to {first + width - step:g}"
        tall = count / most * height
        shapes.append(
            bar(
                x,
                base - tall,
                scale(first + width) - x - 0.6,
                tall,
                f"f{row.mark}",
                f"{told}: {percent(count / games)}",
            )
        )
    half = quantile(row.counts, 0.5)
    middle = scale(half + step / 2)
    return [
        *shapes,
        line(scale(scale.low), base, RIGHT, base, "base"),
        line(middle, base - height - 6, middle, base, "median"),
        text(RIGHT, base - height - 10, f"median {half}", "note halo", "end"),
        mark(row.mark, 22, base - height - 14, 5, f"f{row.mark}"),
        text(32, base - height - 10, row.name, "name halo"),
    ]


class Stack(NamedTuple):
    """A bar of several pieces; negative pieces go to the left."""

    name: str
    pieces: Sequence[float]
    note: str


def stacks(label: str, names: Sequence[str], rows: Sequence[Stack], letters: Sequence[str]) -> str:
    """Each piece has a colour, a pattern and, if there is room, its letter."""
    low = min([0.0, *(sum(piece for piece in row.pieces if piece < 0) for row in rows)])
    high = max([1e-9, *(sum(piece for piece in row.pieces if piece > 0) for row in rows)])
    scale = Scale(low, high, LEFT, RIGHT, wanted=4)
    tall = 44
    bottom = 8 + tall * len(rows)
    shapes = [axis(scale, 8, bottom)]
    for k, row in enumerate(rows):
        y = 8 + tall * k
        shapes += [
            text(LEFT - 8, y + 20, row.name, "name", "end"),
            text(LEFT - 8, y + 34, row.note, "note", "end"),
        ]
        below, above = 0.0, 0.0
        for piece, value in enumerate(row.pieces):
            start = below if value < 0 else above
            x1, x2 = sorted((scale(start), scale(start + value)))
            told = f"{row.name}, {names[piece]}: {value:.1f}"
            shapes += [bar(x1, y + 8, x2 - x1, 24, f"p{piece}", told), bar(x1, y + 8, x2 - x1, 24, f"h{piece}", told)]
            if x2 - x1 > 16:
                shapes.append(text((x1 + x2) / 2, y + 24, letters[piece], f"in{piece}", "middle"))
            below, above = (below + value, above) if value < 0 else (below, above + value)
    shapes.append(line(scale(0), 8, scale(0), bottom, "base"))
    return picture(label, bottom + 24, shapes)


def legend(names: Sequence[str], letters: Sequence[str]) -> str:
    """What the pieces of a stack are."""
    items = [
        f'<li><svg class="swatch" viewBox="0 0 20 16" aria-hidden="true">{bar(0, 0, 20, 16, f"p{k}")}'
        f"{bar(0, 0, 20, 16, f'h{k}')}{text(10, 12, letters[k], f'in{k}', 'middle')}</svg>{name}</li>"
        for k, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


class Bar(NamedTuple):
    name: str
    value: float
    note: str


def bars(label: str, rows: Sequence[Bar], kind: str = "f0", left: int = LEFT) -> str:
    """Plain bars, each followed by its value."""
    most = max([1e-9, *(abs(row.value) for row in rows)])
    bottom = 4 + 26 * len(rows)
    shapes = []
    for k, row in enumerate(rows):
        y = 4 + 26 * k
        long = abs(row.value) / most * (RIGHT - 58 - left)
        shapes += [
            text(left - 8, y + 17, row.name, "name", "end"),
            bar(left, y + 5, max(long, 1), 16, kind, f"{row.name}: {row.note}"),
            text(left + max(long, 1) + 6, y + 17, row.note, "note"),
        ]
    return picture(label, bottom + 6, shapes)


class Dots(NamedTuple):
    """A row of marks between 0 and 1, None for no mark, and a word at the end."""

    name: str
    values: Sequence[float | None]
    note: str = ""


def dots(label: str, names: Sequence[str], rows: Sequence[Dots]) -> str:
    """Rows of marks on one axis from 0 to 100 %."""
    left = min(200.0, 16 + 6.6 * max((len(row.name) for row in rows), default=0))
    scale = Scale(0, 100, left, RIGHT - (44 if any(row.note for row in rows) else 8), wanted=3)
    bottom = 8 + 24 * len(rows)
    shapes = [axis(scale, 4, bottom, " %")]
    for k, row in enumerate(rows):
        y = 8 + 24 * (k + 0.5)
        known = [value * 100 for value in row.values if value is not None]
        shapes += [text(left - 12, y + 4, row.name, "name", "end"), text(RIGHT, y + 4, row.note, "note", "end")]
        if len(known) > 1:
            shapes.append(line(scale(min(known)), y, scale(max(known)), y, "grid"))
        for piece, value in enumerate(row.values):
            if value is not None:
                told = f"{row.name}, {names[piece]}: {percent(value)}"
                shapes.append(mark(piece, scale(value * 100), y, 5.5, f"f{piece}", told))
    return picture(label, bottom + 24, shapes)


def marks_legend(names: Sequence[str]) -> str:
    """What the marks of a row mean."""
    items = [
        f'<li><svg class="swatch" viewBox="0 0 20 16" aria-hidden="true">{mark(k, 10, 8, 6, f"f{k}")}</svg>{name}</li>'
        for k, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'
