"""The fit of the signs that give tickets away: it finds what was put in, and beats guessing."""

from __future__ import annotations

import random

import pytest

import branchline as bl
from branchline.games.ticket_to_ride.board import Board
from tools.signs import SCALE, SIGNS, Choice, chances, choices_of, fit, perplexity

NOTHING = [0.0] * len(SIGNS)


def test_chances_add_up_and_follow_the_signs() -> None:
    first, second = chances([(1.0, *NOTHING[1:]), tuple(NOTHING)], [2.0, *NOTHING[1:]])
    assert first + second == pytest.approx(1.0)
    assert first > 0.85


def test_a_sign_that_was_put_in_is_found() -> None:
    luck = random.Random(1)
    true = [2.0, -1.0, 0.0, 0.5, 0.0, 0.0]
    choices: list[Choice] = []
    for _ in range(800):
        rows = [tuple(luck.random() * 2 for _ in SIGNS) for _ in range(12)]
        choices.append((rows, luck.choices(range(12), chances(rows, true))))
    found = fit(choices)
    assert found == pytest.approx(true, abs=0.3)
    assert perplexity(choices, found) < perplexity(choices, NOTHING)


def test_the_signs_that_bots_go_by_tell_more_than_chance() -> None:
    board = bl.game("ticket-to-ride-germany").board
    assert isinstance(board, Board)
    choices = choices_of(board, games=6, seed=2)
    assert len(choices) > 10
    weights = [sign / scale for sign, scale in zip(SIGNS.values(), SCALE, strict=True)]
    assert perplexity(choices, weights) < perplexity(choices, NOTHING) / 2
