"""The fit of the signs that give tickets away: it finds what was put in, and beats guessing."""

from __future__ import annotations

import random
from math import exp

import pytest

import branchline as bl
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.players.policy import greedy
from branchline.games.ticket_to_ride.players.rival import Rival
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from tools.signs import SCALE, SIGNS, Choice, chances, choices_of, described, fit, perplexity

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


def test_a_ticket_is_described_by_the_signs_that_bots_go_by() -> None:
    """The weighted description is what rival.py makes of the ticket."""
    game = bl.game("ticket-to-ride-germany")
    assert isinstance(game.board, RideBoard)
    rival, policy, dealer = Rival(game.board), greedy(game.board), bl.SeededDealer(3)
    state = game.start(2, dealer)
    for _ in range(70):
        state.apply(policy.choose(state, dealer), dealer)
    assert isinstance(state, TicketToRideState)
    rival.price_routes(state, 1)
    rival.read_signs(state, 0, 1)
    weights = [sign / scale for sign, scale in zip(SIGNS.values(), SCALE, strict=True)]
    begin, seen = 0, set()
    for ticket in game.board.tickets_by_start:
        if rival.weight[ticket] > 0.0:
            row = described(rival, state, 1, ticket, begin)
            assert rival.weight[ticket] == pytest.approx(exp(sum(map(float.__mul__, row, weights))))
            seen.add(row)
        begin = int(rival.steps_end[ticket])
    assert len(seen) > 20
    assert all(any(row[sign] for row in seen) for sign in range(len(SIGNS)))


def test_the_signs_that_bots_go_by_tell_more_than_chance() -> None:
    board = bl.game("ticket-to-ride-germany").board
    assert isinstance(board, RideBoard)
    choices = choices_of(board, games=6, seed=2)
    assert len(choices) > 10
    weights = [sign / scale for sign, scale in zip(SIGNS.values(), SCALE, strict=True)]
    assert perplexity(choices, weights) < perplexity(choices, NOTHING) / 2
