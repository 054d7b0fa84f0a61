"""The measure of how long games of Foothills last: each aim is missed exactly when it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import branchline as bl
from branchline.core.playout import RandomPolicy
from tools.foothills_length import Course, courses, play, quantile, told

FINE = Course(turns=60, points=145.0, passengers=16, end="buffer-stops", ending=1.0, turn=2.0, won=1.0)


def verdicts(played: list[Course]) -> str:
    return "".join(line[0] for line in told(played))


def test_a_game_within_every_bound_reaches_every_aim() -> None:
    assert verdicts([FINE] * 20) == "+++++ "


@pytest.mark.parametrize(
    ("facts", "missed"),
    [
        ({"points": 145.5}, "-++++ "),
        ({"passengers": 17}, "+-+++ "),
        ({"turns": 71}, "++-++ "),
        ({"turns": 44}, "++-++ "),
        ({"turns": 201}, "++--+ "),
        ({"ending": 0.0}, "++++- "),
        ({"won": 0.5}, "++++- "),
    ],
)
def test_each_aim_is_missed_by_itself(facts: dict[str, Any], missed: str) -> None:
    assert verdicts([replace(FINE, **facts)] * 20) == missed


def test_one_game_in_twenty_may_go_further_but_none_for_ever() -> None:
    wild = replace(FINE, points=300.0, passengers=40)
    assert verdicts([FINE] * 19 + [wild]) == "+++++ "
    assert verdicts([FINE] * 18 + [wild] * 2) == "--+++ "
    assert verdicts([FINE] * 99 + [replace(FINE, turns=201)]) == "+++-+ "


def test_who_never_ended_a_game_is_not_asked_what_ending_it_brought() -> None:
    lines = told([replace(FINE, end="turn-cap", turns=1000)])
    assert not any("ending moves" in line for line in lines)
    assert lines[-1] == "  ends: turn-cap 100.0%"


def test_a_quantile_is_a_value_that_so_many_do_not_exceed() -> None:
    assert quantile(list(range(1, 101)), 0.95) == 95
    assert quantile([7], 0.95) == 7


def test_a_course_is_what_the_game_came_to() -> None:
    game = bl.game("foothills")
    course = play(game, [RandomPolicy(), RandomPolicy()], 16, 3)
    dealer = bl.SeededDealer(16, 3)
    lucks = [bl.SeededDealer(17 + seat, 3) for seat in range(2)]
    state = game.start(2, dealer, {"turn_cap": "1000"})
    while not state.over:
        state.apply(state.any_action(lucks[int(state.turn)]), dealer)
    assert (course.turns, course.end) == (state.turns, state.end_reason)  # type: ignore[attr-defined]
    assert 2 * course.points == sum(state.scores())
    assert course.turn == course.points / course.turns


def test_the_games_are_the_same_in_one_process_and_in_two() -> None:
    assert list(courses(None, "random", 30, 5, 1)) == list(courses(None, "random", 30, 5, 2))
