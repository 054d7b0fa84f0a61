"""The greedy policy: always legal, better than luck, and with respectable scores against itself."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline import build
from branchline.core.dealer import SeededDealer
from branchline.core.playout import Policy, RandomPolicy, play_with
from branchline.games.dales.players.policy import greedy

GAMES = 2 if build.pure() else 100
TABLES = [("nurnberg", 2), ("nurnberg", 3), ("wensleydale", 3)]


@pytest.mark.parametrize(("name", "seats"), [*TABLES, ("wensleydale", 4), ("nurnberg", 4)])
def test_every_choice_is_legal(name: str, seats: int) -> None:
    game = bl.game(name)
    policy = greedy(game.board)
    for seed in range(max(1, GAMES // 20)):
        dealer = SeededDealer(seed)
        state = game.start(seats, dealer, {"quick_loading": seed % 2 == 1})
        while not state.over:
            before = game.position(state)
            action = int(policy.choose(state, dealer))
            assert action in state.legal_actions()
            assert game.position(state) == before
            state.apply(action, dealer)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_beats_random_players_in_95_of_100_games(name: str, seats: int) -> None:
    game = bl.game(name)
    won = 0
    for number in range(GAMES):
        dealer = SeededDealer(3000 + number)
        state = game.start(seats, dealer)
        mine = number % seats
        players: list[Policy] = [greedy(game.board) if seat == mine else RandomPolicy() for seat in range(seats)]
        play_with(state, dealer, players)
        won += state.winners() == [mine]
    assert won >= 0.95 * GAMES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_against_itself_it_scores_more_than_ten(name: str, seats: int) -> None:
    game = bl.game(name)
    scores: list[int] = []
    for number in range(max(1, GAMES // 4)):
        dealer = SeededDealer(4000 + number)
        state = game.start(seats, dealer)
        play_with(state, dealer, [greedy(game.board) for _ in range(seats)])
        scores += state.scores()
    assert sum(scores) / len(scores) > 10
