"""The search for weights: it starts from a level's weights, and finds equals to be equal."""

from __future__ import annotations

import branchline as bl
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.players.policy import RideGreedy, greedy
from branchline.games.ticket_to_ride.players.weights import RideWeights, chief_weights
from tools.tune import numbers_of, play, weights_of


def test_the_numbers_of_a_level_make_that_level() -> None:
    numbers = numbers_of(chief_weights())
    assert len(numbers) > 30
    assert numbers_of(weights_of(chief_weights(), numbers)) == numbers
    numbers["turn"] += 12.4
    assert weights_of(chief_weights(), numbers).turn == chief_weights().turn + 12


def test_what_a_level_does_not_use_stays_off() -> None:
    assert RideWeights().aside == 0
    assert "aside" not in numbers_of(RideWeights())


def test_equals_win_half_of_their_games_and_the_better_one_more() -> None:
    board = bl.game("ticket-to-ride-germany").board
    assert isinstance(board, RideBoard)
    assert play(board, greedy(board), greedy(board), range(3)) == (0.5, 0.5)
    blind = RideWeights()
    blind.wanted = blind.wanted_grey = blind.completes = 0  # draws any card
    assert play(board, greedy(board), RideGreedy(board, blind), range(3))[0] > 0.5
