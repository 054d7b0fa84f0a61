"""What drawing tickets may bring in Ticket to Ride: the quick estimate is never below the exact one."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline import build
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.rules.choices import OFFER, TURN
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

MIXES = [(short, long) for short in range(OFFER + 1) for long in range(OFFER + 1) if 1 <= short + long <= OFFER]


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 5])
def test_no_mix_is_worth_more_than_at_first_sight(seats: int) -> None:
    game = bl.game("ticket-to-ride-germany")
    assert isinstance(game.board, RideBoard)
    policy = expert(game.board)
    prospects = policy.prospects
    worthwhile = 0
    games = 1 if build.pure() else 4
    for number in range(games):
        dealer = bl.SeededDealer(11, number)
        state = game.start(seats, dealer)
        while not state.over:
            assert isinstance(state, TicketToRideState)
            if state.phase == TURN:
                policy.think(state, state.turn, TURN)
                policy.weigh_tickets(state, state.turn)
                for short, long in MIXES:
                    worth = prospects.of_mix(short, long)
                    assert worth <= prospects.at_most(short, long)
                    worthwhile += worth > 0
            state.apply(policy.choose(state, dealer), dealer)
    assert worthwhile > 25 * games
