"""The map of Ticket to Ride as a picture: whose the routes are, what the free ones cost, who waits where."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.charts.board_picture import (
    FREE,
    LAND,
    SEATS,
    badge,
    block,
    board_file,
    colour_of,
    legend,
    stroke,
    words,
)
from branchline.core.game import Game, Json
from branchline.games.ticket_to_ride.faces.report_map import WIDTH, Map

SPACE = 150.0  # for the players, on the right
CARDS = SEATS | {"pink": "#d16ba5", "grey": FREE}


def picture(game: Game, view: Json) -> str:
    """What everybody at the table sees of the map."""
    chart = Map(game.board.map)  # type: ignore[attr-defined]
    shapes = [block(0, 0, WIDTH, chart.height, LAND, LAND)]
    shapes += routes(chart, game, view)
    shapes += places(chart, view)
    scores = [player["score"] for player in view["players"]]
    shapes += legend(WIDTH + 24, 40, game.info.colours, scores, None if view["over"] else view["turn"])
    for k, card in enumerate(view["display"]):
        y = 60 + 26 * len(scores) + 26 * k
        shapes.append(badge(WIDTH + 24, y, 9, CARDS.get(card, FREE), ""))
        shapes.append(words(WIDTH + 42, y + 5, card, 14, "start"))
    return board_file(game.info.title, WIDTH + SPACE, chart.height, shapes)


def routes(chart: Map, game: Game, view: Json) -> Iterator[str]:
    """T3.1 A claimed route in the colour of its seat, with its number; a free one in its own, with its length."""
    claimed = view["routes"]
    for route in sorted(game.board.map["routes"], key=lambda one: one["id"] in claimed):  # type: ignore[attr-defined]
        x1, y1, x2, y2 = chart.lines[route["id"]]
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        seat = claimed.get(route["id"])
        if seat is None:
            yield stroke(x1, y1, x2, y2, CARDS.get(route["colour"], FREE), 3, "5 3")
            yield words(x, y + 4, str(route["length"]), 9)
        else:
            colour = colour_of(game.info.colours, seat)
            yield stroke(x1, y1, x2, y2, colour, 5)
            yield badge(x, y, 6, colour, str(seat))


def places(chart: Map, view: Json) -> Iterator[str]:
    for place, x, y, anchor in chart.names():
        if not place.country:
            yield badge(place.x, place.y, 4, SEATS["white"], "")
        yield words(x, y, place.name, 12, anchor)
        waiting = [colour for colour, count in view["passengers"].get(place.id, {}).items() for _ in range(count)]
        for k, colour in enumerate(waiting):
            yield badge(place.x - 8 + 6 * k, place.y + 9, 3, SEATS[colour], "")
