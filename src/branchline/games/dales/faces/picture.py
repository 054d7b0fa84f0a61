"""The map of Wensleydale or Nürnberg as a picture: areas and what is there, and whose the links are."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from branchline.charts.board_picture import (
    FREE,
    LAND,
    PAPER,
    SEATS,
    badge,
    board_file,
    colour_of,
    legend,
    stroke,
    words,
)
from branchline.charts.svg import number
from branchline.core.game import Game, Json

SPACE = 150.0  # for the players, on the right
GROUND = {"plain": "#e7ecd2", "hill": "#cdbf9d", "hops": "#b9cf94"}
COMPANIES = {"red": SEATS["red"], "green": SEATS["green"]}
PEOPLE = COMPANIES | {"opponent": "#777777"}


def picture(game: Game, view: Json) -> str:
    """What everybody at the table sees of the map in play."""
    chart = next(one for one in game.board.data["maps"] if one["id"] == view["map"])  # type: ignore[attr-defined]
    areas = {area["id"]: area for area in chart["areas"]}
    shapes = [shape for area in areas.values() for shape in ground(area)]
    shapes += [shape for border in chart["borders"] for shape in link(border, areas, game, view)]
    shapes += [shape for area in areas.values() for shape in content(area, view)]
    scores = [player["score"] for player in view["players"]]
    wide = float(chart["width"])
    turn = None if view["over"] else view["turn"]
    shapes += legend(wide + 24, 40, game.info.colours, [str(score) for score in scores], turn)
    return board_file(game.info.title, wide + SPACE, float(chart["height"]), shapes)


def ground(area: dict[str, Any]) -> Iterator[str]:
    outline = " ".join(f"{number(x)},{number(y)}" for x, y in area.get("outline", ()))
    if outline:
        fill = GROUND.get(area["terrain"], LAND)
        told = f"<title>{escape(area['id'])}</title>"
        yield f'<polygon points="{outline}" fill="{fill}" stroke="{PAPER}">{told}</polygon>'


def link(border: Json, areas: dict[str, Any], game: Game, view: Json) -> Iterator[str]:
    """W5.3 A link lies across a border, from area to area."""
    a, b = areas[border["a"]], areas[border["b"]]
    owner = view["links"].get(" ".join(sorted((border["a"], border["b"]))))
    if owner is None:
        return
    colour = COMPANIES[owner] if owner in COMPANIES else colour_of(game.info.colours, owner)
    yield stroke(a["x"], a["y"], border["x"], border["y"], colour, 6)
    yield stroke(border["x"], border["y"], b["x"], b["y"], colour, 6)
    yield badge(border["x"], border["y"], 9, colour, str(owner)[0])


def content(area: dict[str, Any], view: Json) -> Iterator[str]:
    """The name, bold for a town; its companies, goods and people."""
    name, x, y = area["id"], float(area["x"]), float(area["y"])
    said = words(x, y - 8, area.get("name", name), 13)
    yield said.replace("<text ", '<text font-weight="bold" ') if "town" in area else said
    pieces = [(COMPANIES[company], company[0].upper()) for company in view["companies"].get(name, ())]
    pieces += [(PEOPLE[kind], "") for kind, count in view["people"].get(name, {}).items() for _ in range(count)]
    goods = view["goods"].get(name, 0)
    pieces += [(FREE, area["goods"][0] if "goods" in area else "")] * goods
    for k, (colour, letter) in enumerate(pieces):
        yield badge(x + 13 * (k - (len(pieces) - 1) / 2), y + 4, 6, colour, letter)
