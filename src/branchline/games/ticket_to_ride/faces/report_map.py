"""A board's map: places where they are, routes between them, names where they fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import hypot
from typing import Any, NamedTuple

from branchline.charts.svg import cls, number, picture, text
from branchline.core.game import Json

WIDTH = 640.0
MARGIN = 46.0
APART = 11.0  # between routes that run side by side
LETTER = 8.4  # about the width of one
TALL = 15.0

STYLE = """
:root { --land: #efe5cd; --seldom: #c9b88f; --early: #7d2226; --late: #7f95b8; }
@media (prefers-color-scheme: dark) { :root {
  --land: #1d2735; --seldom: #4d5a6d; --early: #f0a29b; --late: #48608c; } }
.land { fill: var(--land); } .route { stroke-linecap: round; stroke: var(--green); }
.route.r0 { stroke: var(--seldom); } .route.r1 { stroke: color-mix(in oklab, var(--green) 35%, var(--seldom)); }
.route.r2 { stroke: color-mix(in oklab, var(--green) 70%, var(--seldom)); } .route.r3 { stroke: var(--green); }
.route.t0 { stroke: var(--early); } .route.t1 { stroke: color-mix(in oklab, var(--early) 66%, var(--late)); }
.route.t2 { stroke: color-mix(in oklab, var(--early) 33%, var(--late)); } .route.t3 { stroke: var(--late); }
.route.never { stroke: var(--soft); stroke-dasharray: 2 6; }
.city { fill: var(--card); stroke: var(--ink); stroke-width: 2.2; }
svg .town { font-size: 15.5px; }
.map text { paint-order: stroke; stroke: var(--land); stroke-width: 4px; stroke-linejoin: round; }
svg .country { font-size: 15px; font-style: italic; letter-spacing: .03em; fill: var(--soft); }
@media (max-width: 520px) { svg .town, svg .country { font-size: 18px; } }
"""


class MapPlace(NamedTuple):
    id: str
    name: str
    x: float
    y: float
    country: bool


class Stroke(NamedTuple):
    """How a route is drawn: its width, its CSS class, and what it says on hover."""

    width: float
    kind: str
    told: str


class Map:
    """The map of a board, ready to be drawn several times."""

    def __init__(self, data: Json) -> None:
        spots = [*data["cities"], *data["countries"]]
        spots += [end for country in data["countries"] for end in country.get("endpoints", ())]
        self.left = min(spot["x"] for spot in spots)
        self.top = min(spot["y"] for spot in spots)
        wide = max(spot["x"] for spot in spots) - self.left or 1.0
        tall = max(spot["y"] for spot in spots) - self.top or 1.0
        self.scale = (WIDTH - 2 * MARGIN) / wide
        self.stretch = self.scale * float(data["width"]) / float(data["height"]) / float(data.get("proportion", 1))
        self.height = 2 * MARGIN + tall * self.stretch
        self.places = [self.place(entry, False) for entry in data["cities"]]
        self.places += [self.place(entry, True) for entry in data["countries"]]
        self.at = {place.id: (place.x, place.y) for place in self.places}
        for country in data["countries"]:
            self.at |= {end["id"]: self.point(end) for end in country.get("endpoints", ())}
        self.lines = dict(self.route_lines(data["routes"]))

    def point(self, entry: Mapping[str, Any]) -> tuple[float, float]:
        return MARGIN + (entry["x"] - self.left) * self.scale, MARGIN + (entry["y"] - self.top) * self.stretch

    def place(self, entry: Mapping[str, Any], country: bool) -> MapPlace:
        return MapPlace(entry["id"], entry["name"], *self.point(entry), country)

    def route_lines(self, routes: Sequence[Json]) -> Iterator[tuple[str, tuple[float, float, float, float]]]:
        """Each route's two ends; routes of one group lie side by side."""
        groups: dict[frozenset[str], list[Json]] = {}
        for route in routes:
            groups.setdefault(frozenset((route["a"], route["b"])), []).append(route)
        for group in groups.values():
            for k, route in enumerate(group):
                ax, ay = self.at[route["a"]]
                bx, by = self.at[str(route.get("endpoint") or route["b"])]
                long = hypot(bx - ax, by - ay) or 1.0
                aside = (k - (len(group) - 1) / 2) * APART
                dx, dy = -(by - ay) / long * aside, (bx - ax) / long * aside
                yield route["id"], (ax + dx, ay + dy, bx + dx, by + dy)

    def drawn(self, label: str, strokes: Mapping[str, Stroke]) -> str:
        """The map with these routes, thick ones first, so that none hides another."""
        shapes = [f'<rect width="{number(WIDTH)}" height="{number(self.height)}" rx="10" class="land"/>']
        for route, stroke in sorted(strokes.items(), key=lambda item: -item[1].width):
            x1, y1, x2, y2 = self.lines[route]
            ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
            shapes.append(
                f'<line {ends} stroke-width="{number(stroke.width)}"{cls("route " + stroke.kind)}>'
                f"<title>{escape(stroke.told)}</title></line>"
            )
        for place in self.places:
            if not place.country:
                shapes.append(f'<circle cx="{number(place.x)}" cy="{number(place.y)}" r="5" class="city"/>')
        for place, x, y, anchor in self.names():
            shapes.append(text(x, y, place.name, "country" if place.country else "town", anchor))
        return picture(label, self.height, shapes, WIDTH, "map")

    def names(self) -> Iterator[tuple[MapPlace, float, float, str]]:
        """A name beside each place, on the side where it covers the least."""
        taken: list[tuple[float, float, float, float]] = []
        for place in sorted(self.places, key=lambda place: (not place.country, place.y)):
            options = [(self.box(place, dx, dy, anchor), dx, dy, anchor) for dx, dy, anchor in SIDES]
            box, dx, dy, anchor = min(options, key=lambda option: self.covered(option[0], place, taken))
            taken.append(box)
            yield place, place.x + dx, place.y + dy, anchor

    def box(self, place: MapPlace, dx: float, dy: float, anchor: str) -> tuple[float, float, float, float]:
        wide = len(place.name) * LETTER
        left = place.x + dx - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        return left, place.y + dy - TALL + 3, left + wide, place.y + dy + 3

    def covered(self, box: tuple[float, float, float, float], place: MapPlace, taken: Sequence[Any]) -> float:
        """How bad it is to write here: over the edge, another name, a place or a route."""
        left, top, right, bottom = box
        bad = 1000.0 * (left < 2 or right > WIDTH - 2 or top < 2 or bottom > self.height - 2)
        bad += sum(100.0 * overlap(box, other) / (TALL * LETTER) for other in taken)
        for other in self.places:
            if other.id != place.id and not other.country:
                bad += 30.0 * (left - 6 < other.x < right + 6 and top - 6 < other.y < bottom + 6)
                bad += 6.0 * (left - 16 < other.x < right + 16 and top - 14 < other.y < bottom + 14)
        for x1, y1, x2, y2 in self.lines.values():
            for k in range(1, 20):
                x, y = x1 + (x2 - x1) * k / 20, y1 + (y2 - y1) * k / 20
                bad += 1.0 * (left < x < right and top < y < bottom)
        return bad


SIDES = (
    (9, 5, "start"), (-9, 5, "end"), (0, -10, "middle"), (0, 20, "middle"),
    (8, -6, "start"), (8, 16, "start"), (-8, -6, "end"), (-8, 16, "end"),
)  # fmt: skip


def overlap(one: Sequence[float], two: Sequence[float]) -> float:
    wide = min(one[2], two[2]) - max(one[0], two[0])
    tall = min(one[3], two[3]) - max(one[1], two[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0
