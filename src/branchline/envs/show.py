"""A table as text and as a picture: what every environment's `render` gives."""

from __future__ import annotations

from html import escape

from branchline.charts.svg import number
from branchline.core.errors import BranchlineError
from branchline.core.game import Game
from branchline.core.registry import room
from branchline.core.state import State
from branchline.locale import texts_of
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint
from branchline.terminal.screen import Scene, screen_of

MODES = ("human", "ansi", "svg")
COLUMNS, ROWS = 120, 400  # a page that holds every board
LETTER, ROW = 7.3, 15.0  # of a text drawn as a picture


class BadRender(BranchlineError):
    """There is no such way to show a table."""

    def __init__(self, mode: object) -> None:
        super().__init__(f"a table is shown as {', '.join(MODES)}, or not at all (None), not as {mode!r:.200}")


def mode_of(mode: str | None) -> str | None:
    """A render mode that there is."""
    if mode is not None and mode not in MODES:
        raise BadRender(mode)
    return mode


def render(game: Game, state: State, seat: int | None, mode: str | None, steps: int) -> str | None:
    """A table after so many steps, in a mode: `ansi` and `svg` are texts, `human` prints."""
    if mode == "svg":
        return picture(game, state, seat)
    if mode == "human":
        print(text(game, state, seat, steps))
        return None
    return text(game, state, seat, steps) if mode == "ansi" else None


def text(game: Game, state: State, seat: int | None = None, steps: int = 0) -> str:
    """What a seat (None: a spectator) sees of a table, as it is drawn in the terminal, without colours.

    >>> import branchline as bl
    >>> game = bl.game("foothills")
    >>> shown = text(game, game.start(seats=2, dealer=bl.SeededDealer(7)), seat=0)
    >>> "player_1" in shown, "Llanberis" in shown
    (True, True)
    """
    names = [f"player_{k}" for k in range(int(state.seats))]
    voice = Voice(texts_of(game.info), names, seat, halves=game.info.halves)
    moves = [] if state.over or seat is None else game.legal_moves(state, seat)
    scene = Scene(game.view(state, seat), moves, [], steps, COLUMNS, ROWS)
    return "\n".join(row.rstrip() for page in screen_of(game, voice, Paint(on=False)).pages(scene) for row in page)


def picture(game: Game, state: State, seat: int | None = None) -> str:
    """The board as an SVG file, as everybody at the table sees it; a game without a picture is shown as its text."""
    face = room(game.info, "faces.picture")
    if face is not None:
        drawn: str = face.picture(game, game.view(state, None))
        return drawn
    return written(text(game, state, seat), game.info.title)


def written(rows: str, title: str) -> str:
    """A text as a picture.

    >>> written("a < b", "Nim")[:30]
    '<svg xmlns="http://www.w3.org/'
    """
    lines = rows.split("\n")
    wide, tall = max(map(len, lines)) * LETTER + 20, len(lines) * ROW + 20
    shown = "".join(
        f'<text x="10" y="{number(ROW * (k + 1) + 6)}" xml:space="preserve">{escape(line)}</text>'
        for k, line in enumerate(lines)
        if line
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(tall)}" role="img" '
        f'aria-label="{escape(title)}" font-family="monospace" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fff"/>{shown}</svg>'
    )
