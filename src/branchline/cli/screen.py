"""The screen of a table: what a viewer may know, drawn in rows of text.

`Screen` knows no game: it prints the view, the moves by number and what happened, so every game can be played at
once. A game with a board worth drawing has a screen of its own in `SCREENS`, which overrides the parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

from branchline.cli.paint import Paint, clip, columns_of, flow, paragraph
from branchline.cli.words import Words, words_of
from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.locale.voice import Voice

SCREENS = {"ticket-to-ride": "branchline.cli.ticket_to_ride:MapScreen"}
"""The screens of games that have their own, by the name of the game's texts."""

NEWS_ROWS = 4
FEWEST_MOVE_ROWS = 4


@dataclass
class Scene:
    """What there is to draw."""

    view: Json
    moves: Sequence[Move]  # what the viewer may choose from now
    news: Sequence[str]  # what happened since the viewer last chose
    number: int  # moves made at this table
    width: int
    height: int

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["seat"]
        return seat


class Screen:
    """Draws scenes of one game for one viewer."""

    quiet: ClassVar[frozenset[str]] = frozenset()
    """Sentences that only say what the screen shows anyway."""

    shorthand: ClassVar[str] = ""
    """What else may be typed in this game, for the help."""

    HIDDEN: ClassVar = ("legal", "game", "seat")

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        self.game = game
        self.voice = voice
        self.paint = paint

    def pages(self, scene: Scene) -> list[list[str]]:
        """The rows to print: one page where all fits the terminal; else the moves first, and the board after them."""
        room = scene.height - 1  # the last row is for typing
        rest = [*self.title(scene), *self.facts(scene), *self.own(scene), *self.news(scene), *self.expected(scene)]
        moves = self.moves(scene, room)
        smallest = len(self.board(scene, 0))
        if smallest + len(rest) + min(len(moves), FEWEST_MOVE_ROWS) <= room:
            left = room - len(rest)
            board = self.board(scene, left - min(len(moves), left - smallest))
            return [self.compose(scene, board, left - len(board))]
        title = len(self.title(scene))
        board = self.board(scene, room)
        chunk = room - title - 1
        chunks = [board[k : k + chunk] for k in range(0, len(board), chunk)]
        pages = [self.compose(scene, [], room - len(rest) - 1), *([*self.title(scene), *rows] for rows in chunks)]
        for number, page in enumerate(pages, start=1):
            what = "the board" if number == 1 else "on" if number < len(pages) else "back to the moves"
            page.append(self.paint.style(f"page {number} of {len(pages)} · Enter: {what}", "dim"))
        return pages

    def compose(self, scene: Scene, board: list[str], move_rows: int) -> list[str]:
        rows = [*self.title(scene), *board, *self.facts(scene), *self.own(scene), *self.news(scene)]
        rows += self.moves(scene, max(move_rows, 1)) + self.expected(scene)
        return [clip(row, scene.width) for row in rows]

    def title(self, scene: Scene) -> list[str]:
        """The game and how far it has come."""
        return [self.paint.style(self.game.info.title, "bold") + f" · move {scene.number}"]

    def expected(self, scene: Scene) -> list[str]:
        """What is expected of whom."""
        view = scene.view
        if view.get("over") or scene.seat is None or not scene.moves:
            return []
        phase = f"phase-{view.get('phase')}"
        text = self.voice.texts.say(phase) if self.voice.texts.has(phase) else "Choose a move."
        return paragraph(f"{self.voice.name(scene.seat)}: {text}", scene.width)

    def board(self, scene: Scene, rows: int) -> list[str]:
        """What lies on the table, in at most that many rows where it can be done. Here: the view, as it is."""
        return [
            row
            for key, value in scene.view.items()
            if key not in self.HIDDEN
            for row in flow(outline(key, value), scene.width, indent="    ")
        ]

    def facts(self, scene: Scene) -> list[str]:
        """What everybody knows of the players."""
        return []

    def own(self, scene: Scene) -> list[str]:
        """What only the viewer has."""
        return []

    def news(self, scene: Scene) -> list[str]:
        """What happened since the viewer last chose: the end of it where it is long."""
        rows = flow([word for line in scene.news for word in line.split(" ")], scene.width - 2, indent="  ")
        if len(rows) > NEWS_ROWS:
            rows = ["… (log tells all)", *rows[-NEWS_ROWS + 1 :]]
        return [self.paint.style(row, "dim") for row in rows]

    def numbered(self, scene: Scene) -> list[Move]:
        """The moves in the order of their numbers."""
        return list(scene.moves)

    def moves(self, scene: Scene, rows: int) -> list[str]:
        """The moves by number, in at most that many rows."""
        items = [f"{k:>3} {move}" for k, move in enumerate(self.numbered(scene), start=1)]
        return shortened(columns_of(items, scene.width), rows, len(items))

    def words(self, move: Move) -> Words:
        """The words by which a move may be typed."""
        return words_of(move)

    def read(self, text: str, scene: Scene) -> Move | None:
        """A move typed in this game's own shorthand, if it is one."""
        return None

    def every_move(self) -> list[Move]:
        """Moves that may be asked about although they are not legal now."""
        return []

    def ties(self, scene: Scene) -> list[str]:
        """For each seat, at the end, what breaks a tie; empty if there is nothing to say."""
        return []

    def tickets(self, scene: Scene) -> list[str]:
        """All about what the viewer is after, for the command `ticket`."""
        return self.own(scene) or ["There are no tickets in this game."]


def shortened(rows: list[str], most: int, moves: int) -> list[str]:
    """Rows of moves cut to a number; how to see the others is said."""
    if len(rows) <= most:
        return rows
    return [*rows[: most - 1], f"    … {moves} in all; moves lists them, and any may be typed by name"]


def outline(key: str, value: Any) -> Iterator[str]:
    """A value of a view as short words."""
    yield f"{key}:"
    yield from words_in(value)


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            simple = not isinstance(inner, dict | list)
            yield f"{key}={inner}" if simple else f"{key}=({' '.join(words_in(inner))})"
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner) if not isinstance(inner, dict) else [f"({' '.join(words_in(inner))})"]
    else:
        yield "–" if value is None else str(value)


def screen_of(game: Game, voice: Voice, paint: Paint) -> Screen:
    """The screen of a game."""
    path = SCREENS.get(game.info.texts, "branchline.cli.screen:Screen")
    module, _, name = path.partition(":")
    screen: Screen = getattr(import_module(module), name)(game, voice, paint)
    return screen
