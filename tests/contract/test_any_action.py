"""An action at random is the one listed at a number that the dealer says, also where a game does not list them."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline import build

GAMES = [(info.id, seats) for info in bl.all_games() for seats in info.seats]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_any_action_is_the_one_that_would_be_listed_there(name: str, seats: int) -> None:
    game = bl.game(name)
    for seed in range(2 if build.pure() else 20):
        dealer = bl.SeededDealer(seed)
        state = game.start(seats, dealer)
        while not state.over:
            same = dealer.copy()
            actions = state.legal_actions()
            action = state.any_action(dealer)
            assert action == actions[same.below(len(actions))]
            assert dealer.below(1000) == same.below(1000), "both asked the dealer once"
            state.apply(action, dealer)
