"""The valley of Foothills as a picture: a row for each open line, with its cards, rubble, tracks and stations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.charts.board_picture import FREE, LAND, PAPER, badge, block, board_file, colour_of, legend, words
from branchline.core.game import Game, Json
from branchline.games.foothills.board.board import LINES

WIDE, HIGH = 150.0, 78.0  # of a card's column, and of a line
LEFT, TOP = 60.0, 16.0
COLUMNS = 7
SPACE = 150.0  # for the players, on the right


def picture(game: Game, view: Json) -> str:
    """What everybody at the table sees of the valley."""
    cards = game.board.data["stations"]  # type: ignore[attr-defined]
    names = {line["id"]: line["name"] for line in game.board.data["lines"]}  # type: ignore[attr-defined]
    open_lines = [line for line in LINES if line not in view["closed"].split("+")]
    shapes = []
    for row, line in enumerate(open_lines):
        y = TOP + HIGH * row
        finished = " *" if line in view["finished"] else ""
        shapes.append(words(8, y + 34, line + finished, 18, "start"))
    for one in cards:
        rows = [open_lines.index(line) for line in one["lines"] if line in open_lines]
        if rows:
            shapes += card(one, min(rows), max(rows), game, view)
    shapes += [words(8, TOP + HIGH * (row + 1) - 6, names[line], 10, "start") for row, line in enumerate(open_lines)]
    wide = LEFT + WIDE * COLUMNS
    scores = [game.info.points(half) for half in view["half_points"]]
    shapes += legend(wide + 24, 40, game.info.colours, scores, None if view["over"] else view["turn"])
    return board_file(game.info.title, wide + SPACE, TOP + HIGH * len(open_lines) + 8, shapes)


def card(one: dict[str, Any], first: int, last: int, game: Game, view: Json) -> Iterator[str]:
    """F2.3 A card lies in its columns; one of two lines straddles both."""
    x = LEFT + WIDE * (min(one["columns"]) - 1)
    y = TOP + HIGH * first
    wide, high = WIDE * len(one["columns"]) - 8, HIGH * (last - first + 1) - 18
    yield block(x, y, wide, high, LAND, rounded=6)
    yield words(x + wide / 2, y + 15, " / ".join(one["names"]), 11)
    lies = view["valley"].get(one["id"])
    here = [seat for seat, player in enumerate(view["players"]) if player["surveyor"] == one["id"]]
    for k, seat in enumerate(here):
        yield badge(x + wide - 12 - 20 * k, y + high - 10, 8, colour_of(game.info.colours, seat), f"S{seat}")
    if lies is None:
        return
    pieces = [(FREE, "r")] * lies["rubble"]
    if lies["competitor"]:
        pieces.append((PAPER, "✕"))
    elif not lies["rubble"]:
        pieces += [piece(owner, game, "=") for owner in lies["tracks"]]
    for k, (colour, said) in enumerate(pieces):
        yield badge(x + 14 + 17 * k, y + 32, 7, colour, said)
    for k, owner in enumerate(lies["stations"]):
        colour, said = piece(owner, game, "")
        yield block(x + 8 + 22 * k, y + high - 19, 16, 16, colour)
        if said:
            yield words(x + 16 + 22 * k, y + high - 6, said, 12)


def piece(owner: int | None, game: Game, empty: str) -> tuple[str, str]:
    """Whose it is, in colour and number; a place where nobody has built is white."""
    return (PAPER, empty) if owner is None else (colour_of(game.info.colours, owner), str(owner))
