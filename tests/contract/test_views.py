"""A view is plain JSON, holds the legal moves, and is all it takes to make a state that gives it again."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import branchline as bl
from tests.support.cases import CASES, Case
from tests.support.walks import walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_view_is_json_and_holds_the_legal_moves(case: Case, size: Size) -> None:
    game = case.game
    for number, step in enumerate(walk(game, case.seats, 3)):
        if number % size(6, 1) == 0:
            for viewer in case.viewers:
                view = game.view(step.before, viewer)
                assert json.loads(json.dumps(view)) == view
                assert view["seat"] == viewer
                if viewer is None:
                    assert "legal" not in view
                else:
                    legal = game.legal_moves(step.before, viewer)
                    assert [game.moves.read(move) for move in view["legal"]] == legal


@every_case
def test_a_state_made_from_a_view_gives_that_view(case: Case, size: Size) -> None:
    game = case.game
    for seed in range(size(1, 10)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if case.board is None and number % size(9, 3):
                continue
            for viewer in case.viewers:
                view = json.loads(json.dumps(game.view(step.before, viewer)))
                kept = json.dumps(view)
                made = game.from_view(view, bl.SeededDealer(number))
                assert json.dumps(view) == kept, "the view itself was changed"
                assert game.view(made, viewer) == view
        for viewer in case.viewers:
            view = game.view(step.after, viewer)
            assert game.view(game.from_view(view, bl.SeededDealer(1)), viewer) == view


@every_case
def test_a_state_made_from_a_view_plays_to_the_end(case: Case) -> None:
    game = case.game
    for number, step in enumerate(walk(game, case.seats, 6)):
        if number % 40 == 7:
            made = game.from_view(game.view(step.before, step.seat), bl.SeededDealer(number))
            *_, last = walk(game, case.seats, number, start=made)
            assert last.after.over


@every_case
def test_views_are_not_shared_with_the_state(case: Case) -> None:
    """Scribbling on a view changes nothing but that copy."""
    game = case.game

    def scribble(value: object) -> None:
        if isinstance(value, dict):
            for part in value.values():
                scribble(part)
            value.clear()
        elif isinstance(value, list):
            for part in value:
                scribble(part)
            value.clear()

    for step in list(walk(game, case.seats, 2))[::40]:
        position, view = game.position(step.before), game.view(step.before, 0)
        scribble(game.view(step.before, 0))
        scribble(game.position(step.before))
        assert game.position(step.before) == position
        assert game.view(step.before, 0) == view
