"""The bot `greedy`: it beats random, it needs no luck, and it plays every position."""

from __future__ import annotations

from collections.abc import Callable

import branchline as bl
from branchline import build
from branchline.bots import bot
from branchline.core.playout import RandomPolicy, play_with
from branchline.games.foothills.players.policy import greedy
from tests.games.foothills.arrange import GAME, arrange

Size = Callable[[int, int], int]


def test_greedy_beats_random(size: Size) -> None:
    games = size(8, 20) if build.pure() else size(100, 1000)
    policy = greedy(GAME.board)
    won = 0
    for number in range(games):
        dealer = bl.SeededDealer(77, number)
        state = GAME.start(2, dealer)
        seat = number % 2
        play_with(state, dealer, [policy, RandomPolicy()] if seat == 0 else [RandomPolicy(), policy])
        won += state.scores()[seat] > state.scores()[1 - seat]
    assert won >= 0.95 * games


def test_games_between_greedy_players_end() -> None:
    policy = greedy(GAME.board)
    for number in range(3):
        dealer = bl.SeededDealer(5, number)
        state = GAME.start(2, dealer, {"turn_cap": "400"})
        play_with(state, dealer, [policy, policy])
        assert state.over
        assert state.end_reason != "turn-cap"


def test_the_same_view_gets_the_same_move() -> None:
    player = bot("greedy", GAME, seed=1)
    state = arrange(me={"iron": 3, "stone": 2, "rubble": 2}, valley={"V-2": {"rubble": 0}, "V-3": {"rubble": 0}})
    view, moves = GAME.view(state, 0), GAME.legal_moves(state)
    chosen = player.choose(view, moves)
    assert chosen in moves
    assert bot("greedy", GAME, seed=2).choose(view, moves) == chosen
