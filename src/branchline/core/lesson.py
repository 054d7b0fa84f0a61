"""Lessons: a line of play with prepared luck, told step by step; and rules to try, each at a position of its own.

A game with lessons has a room `lessons`: `<game>.json` is its first game in chapters and `en.ftl` the words; in its
folder `tries`, `<game>.json` holds the rules to try, and `en.ftl` says why there is nothing to try about the
others. A rule to try begins `from` a position that several share, `but` for what it says itself.

A chapter begins at a position. Each step says what the player does (`you`) and what the
others answer (`then`), in the game's notation, with what is dealt after a `>`: "draw > red", "1: take blue > green".
As long as a table follows the line, luck and the others do too; beyond it both are free.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from branchline.core.dealer import Dealer, RecordingDealer
from branchline.core.errors import BadLesson, BranchlineError
from branchline.core.game import Game, GameInfo, Json
from branchline.core.log import Log
from branchline.core.move import Move
from branchline.core.registry import folder, game, info_of
from branchline.core.script import ScriptedDealer
from branchline.core.state import State

CHAPTER, RULE = "chapter", "rule"
TRIES = "tries"  # the folder of the rules to try


class LineMove(NamedTuple):
    """A move of the line: who makes it, and what the dealer deals for it."""

    seat: int
    move: Move
    dealt: list[int]


class LessonStep(NamedTuple):
    """One idea: the rules it is about, where the coach points, and which moves of the line are the player's."""

    id: str
    rules: tuple[str, ...]
    point: str | None  # a name that the board knows; without one, what the next move is made with
    first: int  # how many moves of the line come before it
    moves: tuple[Move, ...]  # the player's; none where there is something to look at
    forbidden: Move | None = None  # a move that the rule refuses: of a rule to try


class Chapter:
    """A position and the line that begins there. `states[k]` is where the line is after k moves."""

    def __init__(self, made: Game, name: str, written: Json) -> None:
        self.game = made
        self.id = name
        self.position: Json = {"game": made.info.id, **written["position"]}
        state = made.from_position(self.position)
        self.you: int = written.get("seat", int(state.turn))
        self.states: list[State] = [state]
        self.line: list[LineMove] = []
        self.steps: list[LessonStep] = []
        self.before = 0  # how many steps of the chapter come before these
        for step in written["steps"]:
            try:
                self.add(step)
            except (BranchlineError, KeyError, ValueError) as why:
                raise BadLesson(f"{made.info.id}, {name}, step {step.get('id', '?')}: {why}") from why

    def add(self, step: Json) -> None:
        first, moves = len(self.line), []
        for text in step.get("you", []):
            moves += self.play(self.you, text)
        for text in step.get("then", []):
            seat, _, said = text.partition(": ")
            self.play(int(seat), said)
        forbidden = self.game.moves.parse(step["forbidden"]) if "forbidden" in step else None
        rules = tuple(step.get("rules", ()))
        self.steps.append(LessonStep(step["id"], rules, step.get("point"), first, tuple(moves), forbidden))

    def play(self, seat: int, text: str) -> list[Move]:
        """Add what a text says to the line: a move, or the moves of a whole turn."""
        said, _, dealt = text.partition(" > ")
        script = ScriptedDealer(self.game, [name.strip() for name in dealt.split(",")] if dealt else [])
        moves = self.game.decisions(self.states[-1], self.game.moves.parse(said), seat)
        for move in moves:
            state, recorder = self.states[-1].copy(), RecordingDealer(script)
            self.game.play(state, seat, move, recorder)
            self.line.append(LineMove(seat, move, recorder.take()))
            self.states.append(state)
        if not script.finished():
            raise BadLesson(f"{text!r} deals {len(script.names)} things, and only {script.next} are drawn")
        return moves

    def since(self, wanted: str) -> Chapter:
        """The rest of the chapter, from a step on: what a table begins with that left the line there."""
        at = next((k for k, step in enumerate(self.steps) if step.id == wanted), None)
        if at is None:
            raise BadLesson(f"{self.game.info.title} has no step {wanted[:40]!r} in chapter {self.id!r}")
        rest, first = copy(self), self.steps[at].first
        rest.states, rest.line = self.states[first:], self.line[first:]
        rest.steps = [step._replace(first=step.first - first) for step in self.steps[at:]]
        rest.before = at
        rest.position = self.game.position(self.states[first])
        return rest

    # At a table

    def follows(self, state: State, seq: int) -> bool:
        """Whether a table that has made so many moves stands where the line does."""
        return seq < len(self.states) and self.states[seq] == state

    def next(self, state: State, seq: int) -> LineMove | None:
        """What comes next by the line; None where the table has left it, or the line has ended."""
        return self.line[seq] if seq < len(self.line) and self.follows(state, seq) else None

    def luck(self, state: State, seq: int, then: Dealer) -> Dealer:
        """The luck of a table: as prepared while it follows the line, and `then` beyond."""
        if not self.follows(state, seq):
            return then
        return PreparedDealer([deal for made in self.line[seq:] for deal in made.dealt], then)

    def log(self) -> Log:
        """The log of a table that is about to begin here."""
        log = Log.of(self.game, int(self.states[0].seats), {}, [], [])
        log.position = self.position
        return log


class PreparedDealer(Dealer):
    """Deals what is prepared where it can come up, and else what luck brings."""

    def __init__(self, outcomes: Sequence[int], then: Dealer) -> None:
        self.outcomes = list(outcomes)
        self.then = then

    def below(self, n: Any) -> Any:
        found = self.prepared(range(n))
        return self.then.below(n) if found is None else found

    def draw(self, counts: Any, first: Any, total: Any) -> Any:
        found = self.prepared([kind for kind in range(first, len(counts)) if counts[kind] > 0])
        return self.then.draw(counts, first, total) if found is None else found

    def pick(self, items: Any, first: Any, count: Any) -> Any:
        places = {int(items[at]): at for at in range(first, first + count)}
        found = self.prepared(places)
        return self.then.pick(items, first, count) if found is None else places[found]

    def reveal(self, kind: Any) -> Any:
        found = self.prepared([int(kind)])
        return self.then.reveal(kind) if found is None else found

    def prepared(self, possible: Any) -> int | None:
        """The next outcome, if it is possible; once one is not, all is left to luck."""
        if self.outcomes and self.outcomes[0] in possible:
            return self.outcomes.pop(0)
        self.outcomes.clear()
        return None


class Lessons(NamedTuple):
    """Everything a game teaches."""

    game: Game
    chapters: list[Chapter]
    bases: Json  # positions that rules to try begin from, by name
    tries: Json  # by rule: its position and its move, as they are written
    untried: list[str]  # rules that cannot be played by themselves

    def chapter(self, name: str) -> Chapter:
        """By its name at a table: `chapter/…`, `chapter/…/…` from one of its steps on, or `rule/…` to try a rule."""
        kind, _, wanted = name.partition("/")
        if kind == RULE and wanted in self.tries:
            return trial(self.game.info.id, wanted)
        wanted, _, step = wanted.partition("/")
        for chapter in self.chapters if kind == CHAPTER else []:
            if chapter.id == wanted:
                return resumed(self.game.info.id, chapter.id, step) if step else chapter
        raise BadLesson(f"{self.game.info.title} has no lesson {name[:60]!r}")

    @property
    def names(self) -> list[str]:
        return [f"{CHAPTER}/{chapter.id}" for chapter in self.chapters]


@lru_cache(256)
def trial(name: str, rule: str) -> Chapter:
    """A rule to try, as a chapter of one step."""
    lessons = lessons_of(name)
    assert lessons is not None
    made, written = lessons.game, lessons.tries[rule]
    step: Json = {"id": "try", "rules": [rule], **{key: written[key] for key in written if key not in ("from", "but")}}
    position = changed(lessons.bases[written["from"]], written.get("but", {}))
    return Chapter(made, rule, {"position": position, "steps": [step]})


@lru_cache(256)
def resumed(name: str, chapter: str, step: str) -> Chapter:
    """A chapter from one of its steps on."""
    lessons = lessons_of(name)
    assert lessons is not None
    return lessons.chapter(f"{CHAPTER}/{chapter}").since(step)


def changed(base: Json, but: Json) -> Json:
    """A position like another but for some entries; what is null there is left out. In a list, entries have numbers.

    >>> changed({"turn": 0, "cubes": {"a": 1, "b": 2}, "at": [1, 2]}, {"turn": 1, "cubes": {"b": None}, "at": {"0": 5}})
    {'turn': 1, 'cubes': {'a': 1}, 'at': [5, 2]}
    """
    made = dict(base)
    for key, value in but.items():
        old = base.get(key)
        if isinstance(value, dict) and isinstance(old, list):
            rows = changed({str(k): row for k, row in enumerate(old)}, value)
            made[key] = list(rows.values())
        else:
            made[key] = changed(old, value) if isinstance(value, dict) and isinstance(old, dict) else value
    return {key: value for key, value in made.items() if value is not None}


def read(info: GameInfo, inner: str = ".") -> Json | None:
    room = folder(info, "lessons")
    file = room / inner / f"{info.id}.json" if room else Path()
    if not file.is_file():
        return None
    found: Json = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def lessons_of(name: str) -> Lessons | None:
    """What a game teaches, on its own board; None for a game without lessons.

    >>> [chapter.id for chapter in lessons_of("ticket-to-ride-germany").chapters]
    ['start', 'end']
    """
    info = info_of(name)
    first, tries = read(info), read(info, TRIES) or {"from": {}, "tries": {}, "untried": []}
    if first is None and not tries["tries"]:
        return None
    made = game(name)
    chapters = [Chapter(made, written["id"], written) for written in (first or {"chapters": []})["chapters"]]
    return Lessons(made, chapters, tries["from"], tries["tries"], tries["untried"])
