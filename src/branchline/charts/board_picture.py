"""What pictures of a board share: an SVG file that stands alone, and the colours of seats with a number for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from branchline.charts.svg import number

SEATS = {
    "black": "#222831",
    "blue": "#1f5fa8",
    "green": "#2e7d3a",
    "orange": "#c96a12",
    "purple": "#7a3f98",
    "red": "#b3261e",
    "white": "#f4f1e8",
    "yellow": "#d9a514",
}
OTHERS = ("#1f5fa8", "#b3261e", "#2e7d3a", "#7a3f98", "#d9a514")  # where a game names no colours
INK, PAPER, LAND, FREE = "#222831", "#ffffff", "#efe9da", "#9a927f"


def colour_of(colours: Sequence[str], seat: int) -> str:
    """The colour of a seat's pieces.

    >>> colour_of(("red", "blue"), 1), colour_of((), 1)
    ('#1f5fa8', '#b3261e')
    """
    return SEATS.get(colours[seat], OTHERS[seat % len(OTHERS)]) if seat < len(colours) else OTHERS[seat % len(OTHERS)]


def board_file(title: str, width: float, height: float, shapes: Iterable[str]) -> str:
    """A file of these shapes.

    >>> board_file("Nim", 20, 10, [])[:34]
    '<svg xmlns="http://www.w3.org/2000'
    """
    size = f"{number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" aria-label="{escape(title)}" '
        f'font-family="sans-serif"><rect width="100%" height="100%" fill="{PAPER}"/>{"".join(shapes)}</svg>'
    )


def block(x: float, y: float, wide: float, high: float, fill: str, rim: str = INK, rounded: float = 0) -> str:
    size = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" rx="{number(rounded)}"'
    return f'<rect {size} fill="{fill}" stroke="{rim}"/>'


def words(x: float, y: float, said: str, size: float, anchor: str = "middle", fill: str = INK) -> str:
    """A text with a light rim, which can be read across lines."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}" fill="{fill}" '
        f'paint-order="stroke" stroke="{PAPER}" stroke-width="{number(size / 5)}">{escape(said)}</text>'
    )


def stroke(x1: float, y1: float, x2: float, y2: float, colour: str, width: float, dashes: str = "") -> str:
    """A line; a thin dark rim keeps light colours apart from the ground."""
    ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}" stroke-linecap="round"'
    if dashes:
        dashed = f'<line {ends} stroke="{colour}" stroke-width="{number(width)}" stroke-dasharray="{dashes}"/>'
        return f'<line {ends} stroke="{FREE}" stroke-width="{number(width + 1.2)}"/>{dashed}'
    rim = f'<line {ends} stroke="{INK}" stroke-width="{number(width + 1.6)}"/>'
    return f'{rim}<line {ends} stroke="{colour}" stroke-width="{number(width)}"/>'


def badge(x: float, y: float, size: float, colour: str, said: str) -> str:
    """A disc with a letter or a number: colour is never all that tells two apart."""
    light = colour in (SEATS["white"], SEATS["yellow"], PAPER)
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size)}" fill="{colour}" stroke="{INK}"/>'
        f'<text x="{number(x)}" y="{number(y + size * 0.4)}" font-size="{number(size * 1.2)}" text-anchor="middle" '
        f'fill="{INK if light else PAPER}">{escape(said)}</text>'
    )


def legend(x: float, y: float, colours: Sequence[str], scores: Sequence[object], turn: int | None) -> list[str]:
    """A line for each seat: its disc and its points; the seat to act has a triangle."""
    shapes = []
    for seat, score in enumerate(scores):
        row = y + 26 * seat
        shapes.append(badge(x, row, 10, colour_of(colours, seat), str(seat)))
        shapes.append(words(x + 18, row + 5, f"{score}{' ◀' if seat == turn else ''}", 15, "start"))
    return shapes
