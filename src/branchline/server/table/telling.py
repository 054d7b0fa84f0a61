"""What a move looks like to a viewer: sentences, and what it changed. Made once for all who see the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec import Raw

from branchline.core.draft import Step
from branchline.core.game import Change, Game, Line
from branchline.locale import TextError
from branchline.locale.voice import Voice
from branchline.server.common.messages import Entry, NamedMove, SentChange, SentLine
from branchline.server.common.records import encode


class Told:
    """A move of a running table, encoded for each viewer: the move itself is shown to its own seat only."""

    __slots__ = ("entries", "game", "insiders", "public", "step", "story")

    def __init__(self, game: Game, step: Step) -> None:
        self.game = game
        self.step = step
        self.story = game.story(step.before, step.after, step.move, step.dealt)
        self.insiders = {line.args["who"] for line in self.story if line.secret}
        self.public = game.ledger(step.before, step.after, None)
        self.entries: dict[int | None, Raw] = {}

    def entry(self, viewer: int | None) -> Raw:
        """This move for one viewer; onlookers who see no more than a spectator share what they are told."""
        found = self.entries.get(viewer)
        if found is None:
            found = self.entries[viewer] = self.made_for(viewer)
        return found

    def made_for(self, viewer: int | None) -> Raw:
        step, ledger = self.step, self.public
        if viewer is not None:
            if not self.game.open:
                ledger = self.game.ledger(step.before, step.after, viewer)
            if viewer != step.seat and viewer not in self.insiders and ledger == self.public:
                return self.entry(None)
        lines = [line.seen_by(viewer) for line in self.story] if viewer in self.insiders else self.story
        return Raw(encode(entry_of(step, lines, ledger, shown=viewer == step.seat)))


def told_to(game: Game, step: Step, viewer: int | None, whole: bool, voice: Voice | None = None) -> Entry:
    """A move as a viewer may know it; `whole` once there are no secrets left."""
    lines = game.narrate(step.before, step.after, step.move, step.dealt, viewer)
    ledger = game.ledger(step.before, step.after, viewer)
    return entry_of(step, lines, ledger, shown=whole or viewer == step.seat, voice=voice)


def entry_of(
    step: Step, lines: Iterable[Line], ledger: Iterable[Change], *, shown: bool, voice: Voice | None = None
) -> Entry:
    move = cast(NamedMove, step.move.json()) if shown else None
    told = [line_of(line, voice) for line in lines]
    return Entry(step.seq, step.seat, move, told, [SentChange(*change) for change in ledger], step.time)


def line_of(line: Line, voice: Voice | None) -> SentLine:
    args: Any = line.args
    return SentLine(line.key, args, None if voice is None else spoken(voice, line))


def spoken(voice: Voice, line: Line) -> str:
    """A sentence; where the language lacks it, its key: a log with a gap is better than none."""
    try:
        return voice.line(line)
    except TextError:
        return f"[{line.key}]"
