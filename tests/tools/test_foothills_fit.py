"""The fit of Foothills' weights: least squares find what was hidden, and the weights come out as in weights.py."""

from __future__ import annotations

import random

import branchline as bl
from branchline.core.playout import RandomPolicy
from branchline.games.foothills.board.board import FoothillsBoard
from branchline.games.foothills.players.prospects import HALF_POINT, FoothillsProspects
from branchline.games.foothills.players.weights import COUNTS, FoothillsWeights
from branchline.games.foothills.rules.choices import RUNNING
from tools.foothills_fit import Squares, fit, margin_row, pace_row, played, written

GAME = bl.game("foothills")


def test_least_squares_find_the_numbers_behind_the_rows() -> None:
    luck = random.Random(1)
    hidden = [3.0, -2.0, 0.5, 7.0]
    squares = Squares(len(hidden))
    for _ in range(50):
        row = {k: luck.uniform(-4, 4) for k in range(len(hidden)) if luck.random() < 0.7}
        squares.add(row, sum(hidden[k] * value for k, value in row.items()))
    assert [round(found, 6) for found in squares.solve(0.0)] == hidden
    assert all(abs(found) < abs(number) for found, number in zip(squares.solve(1e6), hidden, strict=True))


def test_a_row_is_what_prospects_weigh() -> None:
    """The chances of seat 0 less those of seat 1 are the row times the weights, apart from rounding."""
    assert isinstance(GAME.board, FoothillsBoard)
    weights = FoothillsWeights()
    prospects = FoothillsProspects(GAME.board, weights)
    numbers = [int(number) for number in [*weights.now, *weights.later]]
    for seen, _ in played(GAME, RandomPolicy(), 1):
        for state in seen:
            sum_of_row = sum(numbers[column] * value for column, value in margin_row(state, prospects).items())
            ahead = int(state.score_of(0) - state.score_of(1)) * int(HALF_POINT)
            assert abs(int(prospects.margin(state, 0)) - ahead - sum_of_row) <= 2
            if state.trigger == RUNNING:
                left = sum(int(weights.pace[k]) * value for k, value in pace_row(state, prospects).items())
                assert prospects.left == max(2, left // 100)


def test_weights_are_found_and_written_as_they_stand_in_the_source() -> None:
    weights, explained = fit(GAME, RandomPolicy(), 4)
    assert 0 < explained < 1
    lines = written(weights).split("\n")
    assert [line.split()[0] for line in lines] == ["self.now", "self.later", "self.pace"]
    assert lines[0].count(",") == COUNTS - 1
    assert any(weights.now[k] != FoothillsWeights().now[k] for k in range(COUNTS))
