"""Speaking for a table: what the engine says in keys and facts, as sentences.

The facts of a narration, a refusal or a score name things as the engine does: a seat by its number, a card by its id. A
fact's name says what it is: `who` is always a seat. facts.json, here and in the words of each game, lists the kind of
every fact that is not said as is; web/src/lib/voice.ts uses the same lists.

A fact that is a named thing comes in every form that the language gives it: `card` red is the message `card-red`, and a
message may use its text, `$card`, its id, `$card-id`, and each of its attributes, such as `$card-gender`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from branchline.core.errors import Barrier, BranchlineError, GameOver, IllegalMove, NotYourTurn, StaleMove
from branchline.core.game import Change, Line, Refusal, Score, points
from branchline.locale import Argument, TextError, Texts, terminal_texts


class Voice:
    """Says what happens at one table to one viewer (None: a spectator).

    >>> voice = Voice(Texts("en", "ticket-to-ride"), names=["Ada", "Ben"], viewer=0)
    >>> voice.line(Line("narrate-pay", {"who": 1, "cards": [["red", 2], ["locomotive", 1]]}))
    'Ben pays 2 red and 1 locomotive.'
    >>> voice.refusal(Refusal("T3.1", "refuse-route-taken", {"route": "Kiel – Hamburg", "seat": 0}))
    'Kiel – Hamburg is already yours.'
    """

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        viewer: int | None = None,
        things: Mapping[str, str] | None = None,
        *,
        halves: bool = False,
    ) -> None:
        """`halves`: the game counts in half points, as its `GameInfo` says."""
        self.texts = texts
        self.names = list(names)
        self.viewer = viewer
        self.things = dict(things or {})  # what the board calls its ids: see locale/names.py
        self.halves = halves

    def line(self, line: Line) -> str:
        return self.say(line.key, line.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, refusal.args)

    def error(self, why: BranchlineError) -> str:
        """Why a move was not accepted; an error without a text speaks for itself, in English.

        >>> Voice(Texts("en"), ["Ada", "Ben"], viewer=0).error(NotYourTurn(0, 1))
        'It’s Ben’s turn.'
        """
        if isinstance(why, IllegalMove):
            return self.say(why.key, why.facts)
        if isinstance(why, NotYourTurn):
            return self.say("refuse-not-your-turn", {"turn": why.turn})
        if isinstance(why, GameOver):
            return self.say("refuse-game-over", {})
        if isinstance(why, Barrier):
            return self.say(why.key, {})
        if isinstance(why, StaleMove):
            return self.say("refuse-stale", {"chosen": why.chosen, "now": why.now})
        return str(why)

    def score(self, score: Score) -> str:
        return self.say(score.key, score.args)

    def terminal(self, key: str, **args: Argument) -> str:
        """What the terminal says round the table."""
        return terminal_texts(self.texts.language).say(f"terminal-{key}", **args)

    def rule(self, rule: str) -> str:
        return self.texts.rule(rule)

    def phase(self, phase: str) -> str:
        """What is expected of the seat to act."""
        return self.texts.say(f"phase-{phase}")

    def change(self, change: Change) -> str:
        """How much of what, without its sign: `card-red` is a thing of the kind `card`.

        >>> Voice(Texts("en", "ticket-to-ride"), []).change(Change(0, "card-red", -3))
        '3 red'
        >>> Voice(Texts("en", "foothills"), [], halves=True).change(Change(0, "points", 5))
        '2.5 points'
        """
        kind, _, which = change.thing.partition("-")
        count = points(abs(change.by), self.halves) if kind == "points" else abs(change.by)
        return self.say(f"thing-{kind}", {"count": count} | ({kind: which} if which else {}))

    def move(self, move: Mapping[str, Any]) -> str:
        """A move, given as JSON, in the words of its button.

        >>> Voice(Texts("en", "ticket-to-ride"), []).move({"move": "pay", "cards": ["red", "red", "locomotive"]})
        'Pay 2 red and 1 locomotive'
        """
        facts = {name: value for name, value in move.items() if name != "move"}
        return self.spoken(
            lambda: self.texts.own.say(f"move-{move['move']}", self.forms(facts, self.field)),
            lambda voice: voice.move(move),
        )

    def field(self, name: str, value: Any) -> Argument:
        """One field of a move: a list is counted, and an id that the board names is said by its name."""
        if isinstance(value, list | tuple):
            counted = [self.counted(name, one, count) for one, count in Counter(value).items()]
            return self.texts.join(counted) or self.texts.say("list-none")
        return self.things[value] if value in self.things else self.speak(name, value)

    def counted(self, name: str, thing: str, count: int) -> str:
        """How many of one thing are in a list, by the name of the list: two red ones in `cards` are "2 red"."""
        if thing in self.things:
            return self.things[thing]
        if self.texts.has(f"count-{name}"):
            return self.say(f"count-{name}", {name.removesuffix("s"): thing, "count": count})
        return thing

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """A message; in its second person, if it has one and is about the viewer.

        This is the one place where it is decided who *you* is: the seat that a message is about, which is the first of
        `texts.seats` that it names.
        """
        own = self.texts.own.messages
        about = next((args[name] for name in self.texts.seats if name in args), None)
        mine = about is not None and about == self.viewer and f"{key}-you" in own
        return self.spoken(
            lambda: self.texts.own.say(f"{key}-you" if mine else key, self.forms(args, self.speak)),
            lambda voice: voice.say(key, args),
        )

    def spoken(self, say: Callable[[], str], otherwise: Callable[[Voice], str]) -> str:
        """A sentence; if the language cannot say it, the whole of it in the texts' fallback."""
        try:
            return say()
        except TextError as why:
            if self.fallback is None:
                raise
            self.texts.report(why)
            return otherwise(self.fallback)

    @cached_property
    def fallback(self) -> Voice | None:
        texts = self.texts.fallback
        return None if texts is None else Voice(texts, self.names, self.viewer, self.things, halves=self.halves)

    def forms(self, args: Mapping[str, Any], speak: Callable[[str, Any], Argument]) -> dict[str, Argument]:
        """Facts as a message takes them: each as it is said, and a named thing also in its other forms."""
        said: dict[str, Argument] = {}
        for name, value in args.items():
            said[name] = text = speak(name, value)
            if self.texts.names_thing(name) and isinstance(text, str):
                said |= self.texts.forms(name, value, text)
        return said

    def speak(self, name: str, value: Any) -> Argument:
        """One fact, as it is said; names of players and places, and numbers, as they are."""
        match self.texts.facts.get(name):
            case None:
                return value  # type: ignore[no-any-return]
            case "seat":
                return self.name(value)
            case "seats":
                return self.texts.join([self.name(seat) for seat in value])
            case "phase":
                return self.phase(value)
            case "move":
                return self.move(value)
            case "counted":  # a number, or pairs: how many of which
                return value if isinstance(value, int) else self.texts.join([self.counted(name, *one) for one in value])
            case "each":  # each with facts of its own
                return self.texts.join([self.say(f"{name.removesuffix('s')}-name", one) for one in value])
            case _:
                said = self.texts.thing(name, value)
                return self.things.get(value, value) if said == value else said  # a board of one's own may name it

    def name(self, seat: int) -> str:
        """What a seat is called."""
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.texts.say("seat-name", number=seat + 1)
