"""The few shapes that pictures consist of. Colours are classes: the page defines them for light and dark.

Pictures are 360 units wide, the width of a phone, so that their text is readable there; wider screens show several side
by side.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

WIDTH = 360
MARKS = ("circle", "square", "triangle", "diamond", "star")


def number(value: float) -> str:
    """A coordinate, as short as possible.

    >>> number(3.0), number(2.345)
    ('3', '2.3')
    """
    return f"{value:.1f}".removesuffix(".0")


def picture(label: str, height: float, shapes: Iterable[str], width: float = WIDTH, kind: str = "") -> str:
    """An SVG with a label for screen readers."""
    box = f"0 0 {number(width)} {number(height)}"
    about = f'class="{kind or "chart"}" viewBox="{box}" role="img" aria-label="{escape(label)}"'
    return f"<svg {about}>{''.join(shapes)}</svg>"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}"{cls(kind)}{at}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"{cls(kind)}/>'


def bar(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    inner = f"<title>{escape(title)}</title>" if title else ""
    size = f'width="{number(max(width, 0))}" height="{number(max(height, 0))}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size}{cls(kind)}>{inner}</rect>'


def mark(number_of: int, x: float, y: float, size: float, kind: str, title: str = "") -> str:
    """A shape of its own for each bot: colour is never all that tells two apart."""
    inner = f"<title>{escape(title)}</title>" if title else ""
    shape = MARKS[number_of % len(MARKS)]
    if shape == "circle":
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size)}"{cls(kind)}>{inner}</circle>'
    corners = {
        "square": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        "triangle": [(0, -1.15), (1.1, 0.85), (-1.1, 0.85)],
        "diamond": [(0, -1.25), (1.1, 0), (0, 1.25), (-1.1, 0)],
        "star": [(0, -1.3), (0.4, -0.4), (1.3, -0.3), (0.6, 0.35), (0.8, 1.2), (0, 0.75), (-0.8, 1.2), (-0.6, 0.35),
                 (-1.3, -0.3), (-0.4, -0.4)],
    }[shape]  # fmt: skip
    points = " ".join(f"{number(x + size * dx)},{number(y + size * dy)}" for dx, dy in corners)
    return f'<polygon points="{points}"{cls(kind)}>{inner}</polygon>'


def cls(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


class Scale:
    """From values to coordinates, in round steps.

    >>> scale = Scale(0, 97, 0, 100)
    >>> scale.steps(), scale(50)
    ([0, 20, 40, 60, 80, 100], 50.0)
    """

    def __init__(self, low: float, high: float, start: float, end: float, wanted: int = 5) -> None:
        high = high if high > low else low + 1
        self.step = nice_step((high - low) / wanted)
        self.low = self.step * (low // self.step)
        self.high = -self.step * (-high // self.step)
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def steps(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + k * self.step for k in range(count + 1)]


def nice_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, at least as large.

    >>> nice_step(13), nice_step(0.03)
    (20, 0.05)
    """
    size: float = 1
    while size > rough:
        size /= 10
    while size * 10 <= rough:
        size *= 10
    for times in (1, 2, 5, 10):
        if size * times >= rough * 0.999:
            return round(size * times, 10) if size * times < 1 else round(size * times)
    return size * 10


def shown(value: float, step: float = 1) -> str:
    """A number on an axis, with as many digits as its steps have.

    >>> shown(1200), shown(49.5, 0.5)
    ('1,200', '49.5')
    """
    digits = 0
    while digits < 4 and abs(step * 10**digits - round(step * 10**digits)) > 1e-9:
        digits += 1
    return f"{value:,.{digits}f}"
