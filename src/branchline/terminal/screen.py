"""The screen of a table: what a viewer may know, drawn in rows of text.

`Screen` knows no game: it prints the view, the moves by number and what happened, so every game is playable at once. A
game with a board worth drawing brings a screen of its own, `screen` in `faces/terminal.py`, which overrides the parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from branchline.core.game import Game, Json, Line
from branchline.core.move import Move
from branchline.core.registry import room
from branchline.locale import ENGLISH, Argument, TextError, title_of
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, clip, columns_of, flow, paragraph, pieces
from branchline.terminal.words import Words, words_of

NEWS_ROWS = 4
SQUEEZES = ((4, 4), (3, 4), (2, 4), (2, 3), (1, 3), (1, 2))  # rows of news, and the fewest of moves


@dataclass
class Scene:
    """Everything to draw."""

    view: Json
    moves: Sequence[Move]  # what the viewer may choose from now
    news: Sequence[Sequence[str]]  # what happened since the viewer last chose: each event with its details
    number: int  # moves made at this table
    width: int
    height: int
    ending: bool = False  # the viewer has made the last move of their turn, and may still take it back

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["seat"]
        return seat


class Screen:
    """Draws scenes of one game for one viewer."""

    quiet: ClassVar[frozenset[str]] = frozenset()
    """Sentences that only say what the screen shows anyway."""

    details: ClassVar[frozenset[str]] = frozenset()
    """Sentences that may be left out of the news if there is no room: they belong to the one before."""

    HIDDEN: ClassVar = ("legal", "game", "seat")

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        self.game = game
        self.voice = voice
        self.paint = paint

    def pages(self, scene: Scene) -> list[list[str]]:
        """The rows to print: one page if everything fits the terminal; otherwise the moves first, then the board.

        To fit, the news and then the list of moves are shortened, never the board or what the viewer has.
        """
        room = scene.height - 1  # the last row is for typing
        fixed = [*self.title(scene), *self.facts(scene), *self.own(scene), *self.expected(scene)]
        moves = len(self.moves(scene, room))
        board = len(self.board(scene, 0))
        for news, fewest in SQUEEZES:
            left = room - len(fixed) - len(self.news(scene, news))
            if board + min(moves, fewest) <= left:
                rows = self.board(scene, left - min(moves, left - board))
                return [self.compose(scene, rows, news, left - len(rows))]
        left = room - len(fixed) - len(self.news(scene, NEWS_ROWS)) - 1
        return self.numbered_pages(scene, [self.compose(scene, [], NEWS_ROWS, left), *self.board_pages(scene, room)])

    def compose(self, scene: Scene, board: list[str], news: int, moves: int) -> list[str]:
        rows = [*self.title(scene), *board, *self.facts(scene), *self.own(scene), *self.news(scene, news)]
        rows += self.moves(scene, max(moves, 1)) + self.expected(scene)
        return [clip(row, scene.width) for row in rows]

    def board_pages(self, scene: Scene, room: int) -> list[list[str]]:
        title = self.title(scene)
        board = self.board(scene, 999)
        chunk = max(room - len(title) - 1, 1)
        return [[clip(row, scene.width) for row in title + board[k : k + chunk]] for k in range(0, len(board), chunk)]

    def numbered_pages(self, scene: Scene, pages: list[list[str]]) -> list[list[str]]:
        for number, page in enumerate(pages, start=1):
            what = "page-board" if number == 1 else "page-on" if number < len(pages) else "page-back"
            row = self.say("page", page=number, pages=len(pages)) + ("" if scene.ending else f" · {self.say(what)}")
            page.append(self.paint.style(row, "dim"))
        return pages

    def title(self, scene: Scene) -> list[str]:
        """The game and how far it has come."""
        return [
            self.paint.style(title_of(self.game.info, self.voice.texts.language), "bold")
            + f" · {self.say('move', moves=scene.number)}"
        ]

    def say(self, key: str, **args: Argument) -> str:
        return self.voice.terminal(key, **args)

    def expected(self, scene: Scene) -> list[str]:
        """What is expected, and of whom."""
        view = scene.view
        if scene.ending:
            return [self.say("ending")]
        if view.get("over") or scene.seat is None or not scene.moves:
            return []
        phase = f"phase-{view.get('phase')}"
        text = self.voice.texts.say(phase) if self.voice.texts.has(phase) else self.say("choose")
        return paragraph(self.say("expected", who=self.voice.name(scene.seat), what=text), scene.width)

    def board(self, scene: Scene, rows: int) -> list[str]:
        """What is on the table, in at most `rows` rows if possible. Here: the view as it is."""
        return [
            row
            for key, value in scene.view.items()
            if key not in self.HIDDEN
            for row in flow(outline(key, value), scene.width, indent="    ")
        ]

    def map(self, scene: Scene) -> list[str]:
        """The board as a picture, for a game that has one."""
        return self.board(scene, 0)

    def facts(self, scene: Scene) -> list[str]:
        """What everyone knows about the players."""
        return []

    def own(self, scene: Scene) -> list[str]:
        """What only the viewer has."""
        return []

    def news(self, scene: Scene, most: int) -> list[str]:
        """What happened since the viewer last chose. If it is too long, the events without their details, and then only
        the last of them.
        """
        told = [list(sentences) for sentences in scene.news]
        deeds = [sentences[:1] for sentences in told]
        shorter = [
            told,
            *(deeds[:k] + told[k:] for k in range(1, len(told) + 1)),
            *(deeds[k:] for k in range(len(told))),
        ]
        rows: list[str] = []
        for k, moves in enumerate(shorter):
            words = pieces(" ".join(sentence for sentences in moves for sentence in sentences))
            rows = flow(["…", *words] if k > len(told) else words, scene.width, indent="  ")
            if len(rows) <= most:
                break
        return [self.paint.style(row, "dim") for row in rows[:most]]

    def news_of(self, lines: Iterable[Line]) -> list[list[str]]:
        """Lines as sentences, each event with its details."""
        news: list[list[str]] = []
        for line in lines:
            if line.key in self.quiet:
                continue
            sentence = self.voice.line(line)
            if news and line.key in self.details:
                news[-1].append(sentence)
            else:
                news.append([sentence])
        return news

    def numbered(self, scene: Scene) -> list[Move]:
        """The moves in the order of their numbers."""
        return list(scene.moves)

    def moves(self, scene: Scene, rows: int) -> list[str]:
        """The moves by number, in at most `rows` rows."""
        items = [f"{k:>3}) {self.told(move, scene)}" for k, move in enumerate(self.numbered(scene), start=1)]
        return self.move_rows(items, scene.width, rows)

    @property
    def in_words(self) -> bool:
        """Moves are listed in words: their notation is English, and only an English reader reads it."""
        return self.voice.texts.language != ENGLISH

    def told(self, move: Move, scene: Scene) -> str:
        """A move as it is listed: as it is typed, or in the words of its button."""
        if not self.in_words:
            return str(move)
        voice = self.voice
        words = Voice(voice.texts, voice.names, voice.viewer, self.things(scene), halves=voice.halves)
        try:
            return words.move(move.json())
        except TextError:
            return str(move)  # a plugin's catalogue need not have words for it

    def things(self, scene: Scene) -> dict[str, str]:
        """What the board calls its ids, for moves in words."""
        return {}

    def own_words(self, *keys: str) -> list[str]:
        """What the game's own catalogue has under these keys: `terminal-shorthand` says what else may be typed,
        `terminal-ticket` what the command `ticket` shows."""
        texts = self.voice.texts
        return [texts.say(key) for key in keys if texts.has(key)]

    def points(self, points: float) -> str:
        return self.voice.texts.say("thing-points", count=points)

    def called(self, seat: int, scene: Scene) -> str:
        """A player's name; the viewer's own says so."""
        name = self.voice.name(seat)
        return f"{name} {self.say('you')}" if seat == scene.seat else name

    def move_rows(self, items: Sequence[str], columns: int, most: int) -> list[str]:
        """Moves in columns; if there are too many, as many of the first as fit, and how to see the rest."""
        rows = columns_of(items, columns)
        few = len(items)
        while len(rows) > most and few > 0:
            few -= 1
            rows = columns_of([*items[:few], self.say("more-moves", count=len(items) - few)], columns)
        return rows

    def words(self, move: Move) -> Words:
        """The words a move may be typed as."""
        return words_of(move)

    def read(self, text: str, scene: Scene) -> Move | None:
        """A move typed in this game's own shorthand, if it is one."""
        return None

    def every_move(self) -> list[Move]:
        """Moves that players may ask about even if they are not legal now."""
        return []

    def ties(self, scene: Scene) -> list[str]:
        """For each seat, at the end, what breaks a tie; empty if there is nothing to say."""
        return []

    def tickets(self, scene: Scene) -> list[str]:
        """Everything about the viewer's goals, for the command `ticket`."""
        return self.own(scene) or [self.say("no-tickets")]


def outline(key: str, value: Any) -> Iterator[str]:
    """A value of a view, in short words."""
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
    """The screen of a game: its own, or this general one."""
    face = room(game.info, "faces.terminal")
    screen: Screen = (Screen if face is None else face.screen)(game, voice, paint)
    return screen
