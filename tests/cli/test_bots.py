"""Bots by name, and the one that plays at random."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline import bots
from branchline.bots.random import RandomBot

GAME = bl.game("ticket-to-ride-germany")


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(bots.bot("random", GAME, seed=3), RandomBot)
    assert set(bots.BOTS) >= {"random"}


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(bots.UnknownBot, match=r"there is no bot 'kasparov'; there are: .*random") as caught:
        bots.bot("kasparov", GAME, seed=3)
    assert caught.value.name == "kasparov"


def test_a_new_bot_is_a_line_in_the_register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "dice", "branchline.bots.random:random_bot")
    assert isinstance(bots.bot("dice", GAME, seed=3), RandomBot)


def test_random_plays_whole_games_and_the_same_seed_the_same_one() -> None:
    finals = []
    for seed in (5, 5, 6):
        luck = bl.SeededDealer(1)
        state = GAME.start(2, luck)
        players = [bots.bot("random", GAME, seed), bots.bot("random", GAME, seed + 100)]
        while not state.over:
            seat = int(state.turn)
            move = players[seat].choose(GAME.view(state, seat), GAME.legal_moves(state))
            GAME.play(state, seat, move, luck)
        finals.append(GAME.position(state))
    assert finals[0] == finals[1] != finals[2]


def test_random_chooses_every_move_sometimes() -> None:
    state = GAME.start(2, bl.SeededDealer(1))
    moves = GAME.legal_moves(state)
    bot = RandomBot(1)
    assert {str(bot.choose({}, moves)) for _ in range(200)} == set(map(str, moves))
