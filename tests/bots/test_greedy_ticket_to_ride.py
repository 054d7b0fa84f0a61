"""Greedy at Ticket to Ride: how strong it is, and that it looks at nothing its seat may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import branchline as bl
from branchline import bots, build
from branchline.core.playout import Policy, RandomPolicy, play_with
from branchline.games.ticket_to_ride.game import own
from branchline.games.ticket_to_ride.knowledge import holder
from branchline.games.ticket_to_ride.policy import greedy

GAME = bl.game("ticket-to-ride-germany")
SEED = 2026
STRENGTH = 10 if build.pure() else 100  # interpreted it plays the same games, as the last test shows: fewer will do
Size = Callable[[int, int], int]


def played(number: int, policies: list[Policy]) -> bl.State:
    dealer = bl.SeededDealer(SEED, number)
    state = GAME.start(len(policies), dealer)
    play_with(state, dealer, policies)
    return state


def test_greedy_beats_random_in_99_of_100_games(size: Size) -> None:
    games = size(STRENGTH, 2000)
    won = 0
    for number in range(games):
        seat = number % 2
        policies: list[Policy] = [RandomPolicy(), RandomPolicy()]
        policies[seat] = greedy(GAME.board)
        won += played(number, policies).winners() == [seat]
    assert won >= games * 0.99


def test_greedy_meets_four_of_five_tickets_it_keeps(size: Size) -> None:
    """Two players, against itself; and it scores what people score."""
    kept = met = points = 0
    games = size(STRENGTH // 2, 1000)
    for number in range(games):
        state = own(played(number, [greedy(GAME.board), greedy(GAME.board)]))
        for seat in range(2):
            kept += sum(holder(state.tickets, ticket) == seat for ticket in range(state.board.tickets))
            met += state.tickets_met(seat)
        points += sum(state.scores())
    assert met >= 0.8 * kept
    assert points / games / 2 >= 120


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_decides_alike_in_worlds_its_seat_cannot_tell_apart(seats: int, size: Size) -> None:
    for number in range(size(1, 40)):
        dealer = bl.SeededDealer(SEED, number)
        state = GAME.start(seats, dealer)
        policy = greedy(GAME.board)
        step = 0
        while not state.over:
            chosen = policy.choose(state, dealer)
            assert chosen in state.legal_actions()
            for world in range(3):
                other = state.redeal(state.turn, bl.SeededDealer(step, world))
                assert greedy(GAME.board).choose(other, dealer) == chosen
            state.apply(chosen, dealer)
            step += 1


def test_the_bot_plays_from_its_view_what_the_policy_plays_on_the_state() -> None:
    dealer = bl.SeededDealer(SEED)
    state = GAME.start(3, dealer)
    policy = greedy(GAME.board)
    for _ in range(90):
        seat = int(state.turn)
        move = bots.bot("greedy", GAME, 1).choose(GAME.view(state, seat), GAME.legal_moves(state))
        assert move == GAME.move(state, int(policy.choose(state, dealer)))
        GAME.play(state, seat, move, dealer)


def test_greedy_plays_the_same_games_compiled_or_not() -> None:
    states = [played(number, [greedy(GAME.board), greedy(GAME.board)]) for number in range(3)]
    assert [state.scores() for state in states] == EXPECTED


EXPECTED = [[192, 214], [178, 211], [225, 192]]
