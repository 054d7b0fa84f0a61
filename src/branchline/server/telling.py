"""What a move looks like to a viewer: sentences, and what it changed. Made once for each viewer and then shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from branchline.core.game import Game
from branchline.core.game import Line as Sentence
from branchline.core.move import Move
from branchline.core.state import State
from branchline.locale import TextError, Texts
from branchline.locale.voice import Voice
from branchline.server.messages import Change, Entry, Line
from branchline.server.records import Play, encode

if TYPE_CHECKING:
    from branchline.server.table import LiveTable


class Told:
    """A move that was made, with the states around it."""

    __slots__ = ("after", "before", "entries", "move", "play", "seq", "time")

    def __init__(self, seq: int, play: Play, before: State, after: State, time: float) -> None:
        self.seq = seq
        self.play = play
        self.before = before
        self.after = after
        self.time = time
        self.entries: dict[int | None, Raw] = {}
        self.move: Move | None = None

    def entry(self, table: LiveTable, viewer: int | None) -> Raw:
        """This move for one viewer, encoded. While the table runs, a move itself is shown to its own seat only."""
        found = self.entries.get(viewer)
        if found is None:
            found = Raw(encode(entry_of(table.game, self, viewer, whole=False)))
            self.entries[viewer] = found
        return found


def entry_of(game: Game, told: Told, viewer: int | None, whole: bool, voice: Voice | None = None) -> Entry:
    """A move as a viewer may know it; `whole` once there are no secrets left."""
    play = told.play
    if told.move is None:
        told.move = game.moves.read(play.move)
    lines = [line_of(line, voice) for line in game.tell(told.before, told.after, told.move, play.dealt, viewer)]
    changes = [Change(*change) for change in game.ledger(told.before, told.after, viewer)]
    shown = play.move if whole or viewer == play.seat else None
    return Entry(told.seq, play.seat, shown, lines, changes, told.time)


def line_of(line: Sentence, voice: Voice | None) -> Line:
    args: dict[str, Any] = dict(line.args)
    return Line(line.key, args, None if voice is None else spoken(voice, line))


def spoken(voice: Voice, line: Sentence) -> str:
    """A sentence; where the language lacks it, its key: a log with a gap is better than none."""
    try:
        return voice.line(line)
    except TextError:
        return f"[{line.key}]"


def voice_for(table: LiveTable, language: str, viewer: int | None, texts: Texts) -> Voice:
    return Voice(texts, [seat.body.name for seat in table.seats], viewer)


def choices_of(game: Game, state: State, seat: int) -> dict[Move, int]:
    """The moves a seat may choose from, with their actions."""
    return {game.move(state, action, seat): action for action in state.legal_for(seat)}
