"""What a move looks like to a viewer: sentences, and what it changed. Made once for each viewer and then shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw

from branchline.core.game import Game
from branchline.core.game import Line as Sentence
from branchline.core.move import Move
from branchline.core.state import State
from branchline.locale import TextError
from branchline.locale.voice import Voice
from branchline.server.messages import Change, Entry, Line, NamedMove
from branchline.server.records import Play, encode

if TYPE_CHECKING:
    from branchline.server.table import LiveTable


class Told:
    """A move that was made, with the states around it."""

    __slots__ = ("after", "before", "entries", "move", "play", "seq", "time")

    def __init__(
        self, seq: int, play: Play, before: State, after: State, time: float, move: Move | None = None
    ) -> None:
        self.seq = seq
        self.play = play
        self.before = before
        self.after = after
        self.time = time
        self.entries: dict[int | None, Raw] = {}
        self.move = move

    def entry(self, table: LiveTable, viewer: int | None) -> Raw:
        """This move for one viewer, encoded. While the table runs, a move itself is shown to its own seat only."""
        found = self.entries.get(viewer)
        if found is None:
            if viewer is not None and viewer != self.play.seat and self.onlookers_agree(table.game):
                viewer = None
                found = self.entries.get(viewer)
            if found is None:
                found = Raw(encode(entry_of(table.game, self, viewer, whole=False)))
                self.entries[viewer] = found
        return found

    def onlookers_agree(self, game: Game) -> bool:
        return game.onlookers_agree(self.before, self.after, self.read(game))

    def read(self, game: Game) -> Move:
        if self.move is None:
            self.move = game.moves.read(self.play.move)
        return self.move


def entry_of(game: Game, told: Told, viewer: int | None, whole: bool, voice: Voice | None = None) -> Entry:
    """A move as a viewer may know it; `whole` once there are no secrets left."""
    play = told.play
    move = told.read(game)
    lines = [line_of(line, voice) for line in game.tell(told.before, told.after, move, play.dealt, viewer)]
    ledger = game.ledger(told.before, told.after, viewer)
    changes = [Change(seat, thing, by) for seat, thing, by in ledger]
    shown = cast(NamedMove, play.move) if whole or viewer == play.seat else None
    return Entry(told.seq, play.seat, shown, lines, changes, told.time)


def line_of(line: Sentence, voice: Voice | None) -> Line:
    args: Any = line.args
    return Line(line.key, args, None if voice is None else spoken(voice, line))


def spoken(voice: Voice, line: Sentence) -> str:
    """A sentence; where the language lacks it, its key: a log with a gap is better than none."""
    try:
        return voice.line(line)
    except TextError:
        return f"[{line.key}]"
