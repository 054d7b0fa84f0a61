"""A view is what its description says: every part is described, fits, is called something, and is secret if it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import msgspec
import pytest

import branchline as bl
from branchline.core.parts import COMMON, Part, secrets
from branchline.locale import texts_of
from tests.support.cases import PRINTED, SMALLEST, Case
from tests.support.walks import some_states

pytestmark = pytest.mark.once  # views are never compiled
SAID = (str, bool, type(None))


def wrong(part: Part, value: Any, seats: int) -> Iterator[str]:
    """What is wrong with a value, by its description."""
    if part.shape == "hidden":
        return
    rows: list[Any] = list(value.values()) if isinstance(value, Mapping) else value if isinstance(value, list) else []
    fits = {
        "number": lambda: type(value) is int or value is None,
        "word": lambda: word(part, value, seats),
        "list": lambda: value is None or (isinstance(value, list) and all(word(part, one, seats) for one in value)),
        "counts": lambda: value is None or (isinstance(value, Mapping) and all(word(part, one, seats) for one in rows)),
        "lists": lambda: isinstance(value, Mapping) and all(word(part, one, seats) for row in rows for one in row),
        "by-seat": lambda: isinstance(value, list) and [type(one) for one in value] == [int] * seats,
        "tracks": lambda: isinstance(value, Mapping) and sorted(flat(rows)) == sorted(len(rows) * list(range(seats))),
        "row": lambda: value is None or isinstance(value, Mapping),
        "table": lambda: isinstance(value, list | Mapping),
        "score": lambda: isinstance(value, int | list),
    }[part.shape]
    if not fits():
        yield f"{part.name} is no {part.shape}: {value!r}"
    if part.shape in ("row", "table"):
        for row in rows if part.shape == "table" else [value]:
            yield from wrong_row(part.columns, row, seats)


def word(part: Part, value: Any, seats: int) -> bool:
    """A name, a number, or a seat there is."""
    seat = part.of.startswith("seat") and type(value) is int
    return (0 <= value < seats) if seat else isinstance(value, SAID) or (part.of == "" and type(value) is int)


def flat(tracks: list[Mapping[str, list[int]]]) -> list[int]:
    return [seat for track in tracks for stack in track.values() for seat in stack]


def wrong_row(parts: tuple[Part, ...], row: Mapping[str, Any], seats: int) -> Iterator[str]:
    described = {part.name: part for part in parts}
    for name, value in (row or {}).items():
        if name not in described:
            yield f"{name} is not described"
        else:
            yield from wrong(described[name], value, seats)


@pytest.mark.parametrize("case", PRINTED, ids=str)
def test_a_view_is_what_its_description_says(case: Case) -> None:
    game = case.game
    for state in some_states(game, case.seats, 3, 25):
        for viewer in (0, None):
            view = game.view(state, viewer)
            own = {name: value for name, value in view.items() if name not in COMMON and name != "players"}
            assert list(wrong_row(game.parts, own, case.seats)) == []
            rows = next((part.columns for part in game.parts if part.name == "players"), ())
            assert len(view["players"]) == case.seats
            assert [fault for row in view["players"] for fault in wrong_row(rows, row, case.seats)] == []


OURS = [case for case in PRINTED if case.game.info.package.startswith("branchline.")]


@pytest.mark.parametrize("case", OURS, ids=str)
def test_a_view_has_its_type(case: Case) -> None:
    """The browser's types of a view are written from these: what they lack is dropped in reading, and so is found."""
    kind = import_module(f"{case.game.info.package}.words.view_types").VIEW
    for state in some_states(case.game, case.seats, 5, 25):
        for viewer in (0, None):
            view = case.game.view(state, viewer)
            assert msgspec.convert(view, kind) == view


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_what_is_not_secret_is_the_same_for_everybody(case: Case) -> None:
    game = case.game
    named, differ = set(secrets(game.parts)), set()
    for state in some_states(game, case.seats, 4, 7):
        first, *others = [game.view(state, viewer) for viewer in case.viewers]
        for other in others:
            differ |= differences(first, other) - {"seat", "phase", "legal", "players"}
            for row in zip(first["players"], other["players"], strict=True):
                differ |= differences(*row)
        assert set(first) == set(others[0]), "every seat has the same parts"
    assert differ <= named, "a secret that is not called one: no curtain would hide it"
    assert named <= differ, "called a secret, and everybody knows it"


def differences(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> set[str]:
    """Where two views differ; a spectator may lack what every seat has."""
    return {name for name in theirs if mine[name] != theirs[name]}


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_every_part_that_is_shown_is_called_something(case: Case) -> None:
    texts = texts_of(case.game.info)

    def parts(of: tuple[Part, ...]) -> Iterator[Part]:
        for part in of:
            yield part
            yield from parts(part.columns)

    shown = [part for part in parts(case.game.parts) if part.shape not in ("hidden", "score")]
    assert [part.heading for part in shown if not texts.has(part.heading)] == []
    names = [part.name for part in case.game.parts]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("part", "value", "fits"),
    [
        (Part("pile", "number"), 7, True),
        (Part("pile", "number"), "7", False),
        (Part("turn", "word", of="seat"), 2, False),
        (Part("owner", "counts", of="seat/colour"), {"a": 1, "b": "red"}, True),
        (Part("passed", "list", of="seat"), {"0": 1}, False),
        (Part("tiles", "by-seat"), [1, 2, 3], False),
        (Part("tracks", "tracks"), {"red": {"0": [1], "3": [0]}}, True),
        (Part("tracks", "tracks"), {"red": {"0": [1]}}, False),
        (Part("rows", "table", columns=(Part("a", "number"),)), [{"a": 1}, {"b": 1}], False),
    ],
)
def test_what_does_not_fit_is_found(part: Part, value: Any, fits: bool) -> None:
    assert (list(wrong(part, value, 2)) == []) is fits


def test_hands_are_secret_where_they_are() -> None:
    assert {info.id for info in bl.all_games() if secrets(bl.game(info.id).parts)} == {"ticket-to-ride-germany"}
