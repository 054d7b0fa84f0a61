"""What a redeal deals depends on what the seat knows and on the dealer, and on nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import branchline as bl
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, Case
from tests.support.walks import walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def seat_of(viewer: int | None) -> int:
    return bl.SPECTATOR if viewer is None else viewer


@every_case
def test_worlds_a_seat_cannot_tell_apart_are_redealt_alike(case: Case, size: Size) -> None:
    """Otherwise anyone who knows the luck of a redeal could work back to the truth."""
    game = case.game
    for seed in range(size(2, 12)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if number % size(13, 3) == 0:
                for viewer in case.viewers:
                    seat = seat_of(viewer)
                    once = step.before.redeal(seat, bl.SeededDealer(number))
                    twin = step.before.redeal(seat, bl.SeededDealer(seed, 99))
                    twice = twin.redeal(seat, bl.SeededDealer(number))
                    assert game.position(once) == game.position(twice)


@every_case
def test_a_state_made_from_a_view_is_a_redeal(case: Case, size: Size) -> None:
    """So everything proven of the one holds of the other, and neither knows more than the view."""
    game = case.game
    for seed in range(size(2, 8)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if number % size(29, 4) == 0 or step.after.over:
                for viewer in case.viewers:
                    view = json.loads(json.dumps(game.view(step.after, viewer)))
                    made = game.from_view(view, bl.SeededDealer(number))
                    dealt = step.after.redeal(seat_of(viewer), bl.SeededDealer(number))
                    assert game.position(made) == game.position(dealt)


@every_case
def test_what_is_hidden_is_dealt_anew_and_nothing_else_is(case: Case) -> None:
    game = case.game
    for step in list(walk(game, case.seats, 2))[10:60:9]:
        for viewer in case.viewers:
            worlds = {
                json.dumps(game.position(step.before.redeal(seat_of(viewer), bl.SeededDealer(k)))) for k in range(12)
            }
            if plugin_of(case.name).hides:
                assert len(worlds) > 6
            else:
                assert worlds == {json.dumps(game.position(step.before))}


@every_case
def test_a_redeal_asks_no_other_luck(case: Case) -> None:
    game = case.game
    for step in list(walk(game, case.seats, 3))[::15]:
        for viewer in case.viewers:
            one, two = (step.before.redeal(seat_of(viewer), bl.SeededDealer(7)) for _ in range(2))
            assert game.position(one) == game.position(two)
