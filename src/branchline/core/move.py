"""A move is a decision as a readable value: typed, immutable, JSON-able, with a notation for people.

A game defines one small class for each kind of move; `notation` is its text, with the fields in braces.

>>> @dataclass(frozen=True)
... class Build(Move):
...     kind = "build"
...     notation = "build {links} to {town}"
...     links: int
...     town: str
>>> move = Build(2, "hawes")
>>> str(move), move.json()
('build 2 to hawes', {'move': 'build', 'links': 2, 'town': 'hawes'})
>>> Moves(Build).parse("build 2 to hawes") == Moves(Build).read(move.json()) == move
True
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from branchline.core.errors import BadMove

LARGEST = 999_999_999  # a number in a move; beyond, it is a slip of the finger, and no catalogue can say it
PATTERNS = {"int": r"(-?\d{1,9})", "str": r"(\S+)", "tuple[str, ...]": r"(\S.*)"}


@dataclass(frozen=True)
class Move:
    """The base of every game's moves. Fields are `int`, `str` or `tuple[str, ...]`."""

    __slots__ = ("__dict__", "encoded")

    kind: ClassVar[str]
    notation: ClassVar[str]
    encoded: ClassVar[bytes]  # a slot: this object's JSON, once a server has encoded it

    def __getstate__(self) -> dict[str, Any]:
        return vars(self)

    def __str__(self) -> str:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return self.notation.format(
            **{name: " ".join(value) if isinstance(value, tuple) else value for name, value in values.items()}
        )

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"move": self.kind}
        for name, value in vars(self).items():  # the fields, in their order
            data[name] = list(value) if isinstance(value, tuple) else value
        return data


@dataclass(frozen=True)
class WholeTurn(Move):
    """Several moves that people say in one breath, such as a claim with its payment.

    It is no action: the checked door plays it step by step, all of it or nothing. A log keeps its steps.
    """

    first: ClassVar[str]  # the kind of move that begins it
    then: ClassVar[tuple[str, ...]]  # the kinds that belong to it

    def steps(self) -> list[Move]:
        """Its moves, also those that the rules would take by themselves."""
        raise NotImplementedError

    def other_steps(self) -> list[list[Move]]:
        """Other ways to say the same, to be tried if `steps` are refused."""
        return []

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        """The turn of these steps."""
        raise NotImplementedError


class Moves:
    """The kinds of moves of one game, and the doors through which text and JSON come in.

    Whole turns are parsed too, after all moves, and those first that are named first.
    """

    def __init__(self, *kinds: type[Move], turns: Sequence[type[WholeTurn]] = ()) -> None:
        self.kinds = {kind.kind: kind for kind in kinds}
        self.turns = tuple(turns)
        self.patterns = {kind: re.compile(pattern_of(kind)) for kind in (*kinds, *turns)}
        self.fields = {kind: [(field.name, field.type) for field in fields(kind)] for kind in kinds}

    def parse(self, text: str) -> Move:
        """A move from its notation."""
        words = " ".join(text.split())
        for kind, pattern in self.patterns.items():
            found = pattern.fullmatch(words)
            if found:
                return kind(
                    *[cast_word(field.type, word) for field, word in zip(fields(kind), found.groups(), strict=True)]
                )
        raise BadMove(text, "write one of: " + "; ".join(kind.notation for kind in self.patterns))

    def begun_by(self, move: Move) -> type[WholeTurn] | None:
        """The whole turn that a move begins, where people name one."""
        return next((turn for turn in self.turns if turn.first == move.kind), None)

    def read(self, data: object) -> Move:
        """A move from its JSON."""
        if not isinstance(data, Mapping) or not isinstance(data.get("move"), str):
            raise BadMove(data, 'it must be an object with the key "move"')
        kind = self.kinds.get(data["move"])
        if kind is None:
            raise BadMove(data, f'"move" must be one of: {", ".join(self.kinds)}')
        wanted = self.fields[kind]
        odd = sorted(data.keys() ^ {"move", *(name for name, _ in wanted)})
        if odd:
            names = ", ".join(name for name, _ in wanted) or "none"
            raise BadMove(data, f"{kind.kind} has the fields {names}; look at {', '.join(odd)}")
        return kind(*[cast_json(data, type_name, name) for name, type_name in wanted])


def pattern_of(kind: type[Move]) -> str:
    types = {field.name: str(field.type) for field in fields(kind)}
    parts = re.split(r"{(\w+)}", kind.notation)
    return "".join(PATTERNS[types[part]] if index % 2 else re.escape(part) for index, part in enumerate(parts))


def cast_word(type_name: object, word: str) -> int | str | tuple[str, ...]:
    if type_name == "int":
        return int(word)
    return word if type_name == "str" else tuple(word.split())


def cast_json(data: Mapping[str, Any], type_name: object, name: str) -> Any:
    value = data[name]
    if type_name == "int" and isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST:
        return value
    if type_name == "str" and isinstance(value, str):
        return value
    if type_name == "tuple[str, ...]" and isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    wanted = {"int": "a whole number of at most nine digits", "str": "a text"}.get(str(type_name), "a list of texts")
    raise BadMove(dict(data), f"{name!r} must be {wanted}")
