"""What `greedy` and the expert may know and do: nothing secret, nothing illegal, the same decision everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest

import branchline as bl
from branchline import build
from branchline.bots import CannotPlay, bot
from branchline.core.playout import Policy, RandomPolicy
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.players.policy import greedy
from tests.bots.matches import GERMANY, many
from tests.games.ticket_to_ride.arrange import VALLEY

Size = Callable[[int, int], int]
BOARDS = {"germany": GERMANY, "valley": VALLEY}
PLAYERS = {"greedy": greedy, "expert": expert}
every_player = pytest.mark.parametrize("player", PLAYERS)
every_table = pytest.mark.parametrize(("board", "seats"), list(product(BOARDS, (2, 3, 4, 5))))


def decisions(game: bl.Game, policies: list[Policy], seed: int) -> Iterator[bl.State]:
    """Every state of a game in which a seat has to decide; interpreted, which is slow, every seventh."""
    dealer = bl.SeededDealer(seed)
    state = game.start(len(policies), dealer)
    number = seed
    while not state.over:
        number += 1
        if number % 7 == 0 or not build.pure():
            yield state
        state.apply(policies[state.turn].choose(state, dealer), dealer)


def table(game: bl.Game, seats: int, seed: int, policy: Policy | None = None) -> list[Policy]:
    """All greedy or, with an odd seed, every other seat random, which leads to stranger positions."""
    policy = policy or greedy(game.board)  # type: ignore[arg-type]
    return [RandomPolicy() if seed % 2 and seat % 2 else policy for seat in range(seats)]


@pytest.mark.once
@every_player
@every_table
def test_it_never_plays_what_is_not_allowed(board: str, seats: int, player: str, size: Size) -> None:
    game = BOARDS[board]
    policy = PLAYERS[player](game.board)
    for seed in range(many(size(8, 1_000))):
        for state in decisions(game, table(game, seats, seed, policy), seed):
            assert policy.choose(state, bl.SeededDealer(0)) in state.legal_actions()


@pytest.mark.once
@every_player
@every_table
def test_it_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(
    board: str, seats: int, player: str, size: Size
) -> None:
    game = BOARDS[board]
    policy = PLAYERS[player](game.board)
    for seed in range(many(size(2 if player == "expert" else 8, 500))):  # reading the others takes time
        luck = bl.SeededDealer(seed, 9)
        for state in decisions(game, table(game, seats, seed, policy), seed):
            truth = policy.choose(state, luck)
            for _ in range(1 if build.pure() else 3):
                assert policy.choose(state.redeal(state.turn, luck), luck) == truth


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_decides_on_the_view_as_on_the_state(seats: int, size: Size) -> None:
    player = bot("greedy", GERMANY, seed=1)
    policy = greedy(GERMANY.board)
    for seed in range(many(size(3, 100))):
        for state in decisions(GERMANY, table(GERMANY, seats, seed), seed):
            seat = int(state.turn)
            move = player.choose(GERMANY.view(state, seat), GERMANY.legal_moves(state))
            assert move == GERMANY.move(state, policy.choose(state, bl.SeededDealer(0)))


def test_T0_6_it_keeps_tickets_at_set_up_before_its_turn_comes() -> None:
    dealer = bl.SeededDealer(5)
    state = GERMANY.start(4, dealer, {"first": 0})
    for _ in range(4):
        state.apply(12, dealer)
    early = [bot("greedy", GERMANY, 1).choose(GERMANY.view(state, s), GERMANY.legal_moves(state, s)) for s in range(4)]
    in_turn = []
    for seat in range(4):
        in_turn.append(bot("greedy", GERMANY, 1).choose(GERMANY.view(state, seat), GERMANY.legal_moves(state, seat)))
        GERMANY.play(state, seat, in_turn[-1], dealer)
    assert early == in_turn


def test_it_does_not_change_the_state_it_looks_at() -> None:
    policy = greedy(GERMANY.board)
    for state in decisions(GERMANY, table(GERMANY, 3, 1), 1):
        before = GERMANY.position(state)
        policy.choose(state, bl.SeededDealer(0))
        assert GERMANY.position(state) == before


@every_player
def test_it_keeps_no_memory(player: str) -> None:
    """One policy for all seats of all games decides as a new one would."""
    policy = PLAYERS[player](GERMANY.board)
    for state in decisions(GERMANY, [policy, policy], 3):
        assert policy.choose(state, bl.SeededDealer(0)) == PLAYERS[player](GERMANY.board).choose(
            state, bl.SeededDealer(0)
        )


CHECKSUM = """
import branchline as bl
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.players.policy import greedy
game = bl.game("ticket-to-ride-germany")
check = 0
for seats, player in ((2, greedy), (5, greedy), (3, expert)):
    policy = player(game.board)
    dealer = bl.SeededDealer(seats)
    state = game.start(seats, dealer)
    while not state.over:
        action = policy.choose(state, dealer)
        state.apply(action, dealer)
        check = (check * 33 + action) % 2**32
    for score in state.scores():
        check = (check * 33 + score) % 2**32
print(check)
"""


@pytest.mark.skipif(build.pure(), reason="one of the two runs is this one: the compiled run compares them")
def test_it_decides_alike_compiled_and_interpreted() -> None:
    sums = set()
    for switches in ({"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""}, {"BRANCHLINE_PURE": ""}):
        done = subprocess.run(
            [sys.executable, "-c", CHECKSUM], env=os.environ | switches, capture_output=True, text=True, check=True
        )
        sums.add(done.stdout)
    assert len(sums) == 1


@pytest.mark.parametrize("rules", ["json.decoder:JSONDecoder", "json:JSONDecoder"])
def test_a_game_without_a_policy_is_refused_by_name(rules: str) -> None:
    class Stranger:
        info = replace(GERMANY.info, title="Chess", rules=rules)

    with pytest.raises(CannotPlay, match="'greedy' cannot play Chess"):
        bot("greedy", Stranger(), seed=1)  # type: ignore[arg-type]
