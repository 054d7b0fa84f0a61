"""Moves from text and from JSON: what is none is refused, with what would be right."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from branchline.core.errors import BadMove
from branchline.core.move import Move, Moves


@dataclass(frozen=True)
class Build(Move):
    kind = "build"
    notation = "build {links} to {town}"
    links: int
    town: str


@dataclass(frozen=True)
class Load(Move):
    kind = "load"
    notation = "load {goods}"
    goods: tuple[str, ...]


@dataclass(frozen=True)
class Rest(Move):
    kind = "rest"
    notation = "rest (a while)"


MOVES = Moves(Build, Load, Rest)
ALL = [Build(2, "hawes"), Build(-1, "x"), Load(("coal",)), Load(("coal", "wool", "coal")), Rest()]


@pytest.mark.parametrize("move", ALL, ids=str)
def test_a_move_comes_back_from_text_and_json(move: Move) -> None:
    assert MOVES.parse(str(move)) == MOVES.read(move.json()) == move
    assert eval(repr(move)) == move


def test_a_move_is_a_value() -> None:
    assert Build(2, "hawes") == Build(2, "hawes") != Build(3, "hawes")
    assert len({Build(2, "hawes"), Build(2, "hawes"), Rest()}) == 2
    with pytest.raises(FrozenInstanceError):
        Build(2, "hawes").links = 3  # type: ignore[misc]


def test_spaces_around_words_do_no_harm() -> None:
    assert MOVES.parse("  build   2 \t to  hawes\n") == Build(2, "hawes")


def test_what_a_notation_says_is_taken_literally() -> None:
    assert MOVES.parse("rest (a while)") == Rest()
    with pytest.raises(BadMove):
        MOVES.parse("rest a while")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "build",
        "build to hawes",
        "build two to hawes",
        "build 2 to",
        "build 2 to hawes now",
        "build 2.5 to hawes",
        "build 1000000000 to hawes",
        f"build {'9' * 5000} to hawes",
        "Build 2 to hawes",
        "xbuild 2 to hawes",
        "load",
        "rest",
        "levitate",
        "{links}",
        "\x00",
        "build 2 to hawes; rest (a while)",
    ],
)
def test_text_that_is_no_move_is_refused_with_the_notations(text: str) -> None:
    with pytest.raises(BadMove) as refusal:
        MOVES.parse(text)
    assert refusal.value.given == text
    assert all(kind.notation in str(refusal.value) for kind in (Build, Load, Rest))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, '"move"'),
        ([], '"move"'),
        ("rest", '"move"'),
        (7, '"move"'),
        ({}, '"move"'),
        ({"move": 5}, '"move"'),
        ({"move": None}, '"move"'),
        ({"move": ["build"]}, '"move"'),
        ({"move": "levitate"}, "build, load, rest"),
        ({"move": "Build", "links": 2, "town": "hawes"}, "build, load, rest"),
        ({"move": "build"}, "links"),
        ({"move": "build", "links": 2}, "town"),
        ({"move": "build", "links": 2, "town": "hawes", "speed": 9}, "speed"),
        ({"move": "build", "links": "2", "town": "hawes"}, "links"),
        ({"move": "build", "links": 2.0, "town": "hawes"}, "whole number"),
        ({"move": "build", "links": True, "town": "hawes"}, "whole number"),
        ({"move": "build", "links": None, "town": "hawes"}, "whole number"),
        ({"move": "build", "links": 10**9, "town": "hawes"}, "nine digits"),
        ({"move": "build", "links": 2, "town": 3}, "a text"),
        ({"move": "build", "links": 2, "town": None}, "a text"),
        ({"move": "load", "goods": "coal"}, "list of texts"),
        ({"move": "load", "goods": [1]}, "list of texts"),
        ({"move": "load", "goods": {"coal": 1}}, "list of texts"),
        ({"move": "rest", "goods": []}, "goods"),
    ],
)
def test_json_that_is_no_move_is_refused_with_the_reason(data: object, why: str) -> None:
    with pytest.raises(BadMove) as refusal:
        MOVES.read(data)
    assert why in str(refusal.value)
