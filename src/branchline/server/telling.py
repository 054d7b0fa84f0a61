"""What a move looks like to a viewer: sentences, and what it changed. Made once for each viewer and then shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from branchline.core.game import Game
from branchline.core.game import Line as Sentence
from branchline.core.state import State
from branchline.locale import TextError, Texts
from branchline.locale.voice import Voice
from branchline.server.messages import Change, Entry, Line
from branchline.server.records import Play, encode

if TYPE_CHECKING:
    from branchline.server.table import LiveTable


class Told:
    """A move that was made, with the states around it."""

    __slots__ = ("after", "before", "entries", "play", "seq", "time")

    def __init__(self, seq: int, play: Play, before: State, after: State, time: float) -> None:
        self.seq = seq
        self.play = play
        self.before = before
        self.after = after
        self.time = time
        self.entries: dict[int | None, Raw] = {}

    def entry(self, table: LiveTable, viewer: int | None) -> Raw:
        """This move for one viewer, encoded. While the table runs, a move itself is shown to its own seat only."""
        found = self.entries.get(viewer)
        if found is None:
            old = table.account(viewer, self.before, self.seq - 1)
            new = table.account(viewer, self.after, self.seq)
            found = Raw(encode(entry_of(table.game, self, viewer, old, new, whole=False)))
            self.entries[viewer] = found
        return found


def entry_of(
    game: Game,
    told: Told,
    viewer: int | None,
    old: dict[tuple[int, str], int],
    new: dict[tuple[int, str], int],
    whole: bool,
    voice: Voice | None = None,
) -> Entry:
    """A move as a viewer may know it; `whole` once there are no secrets left."""
    play = told.play
    assert play.move is not None, "an end is no move"
    lines = [line_of(line, voice) for line in game.narrate(told.before, game.moves.read(play.move), play.dealt, viewer)]
    changes = [Change(*key, by - old[key]) for key, by in new.items() if by != old[key]]
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


def legal_of(game: Game, state: State, seat: int) -> Raw:
    """The moves a seat may choose from, encoded."""
    return Raw(encode([move.json() for move in game.legal_moves(state, seat)]))
