"""How Foothills is judged and played: by what a position may still bring, and to an end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import branchline as bl
from branchline import build
from branchline.core.playout import Policy, RandomPolicy, play_with
from branchline.games.foothills.board.effects import PASSENGER, RUBBLE
from branchline.games.foothills.players.guide import guide, novice
from branchline.games.foothills.players.policy import Greedy, greedy
from branchline.games.foothills.players.prospects import HALF_POINT, Prospects
from branchline.games.foothills.players.weights import Weights
from branchline.games.foothills.rules.state import FoothillsState
from tests.bots.matches import many
from tests.support.walks import walk

Size = Callable[[int, int], int]
GAME = bl.game("foothills")
BOARD = GAME.board


def prospects() -> Prospects:
    return Prospects(BOARD, Weights())


def share_won(one: Policy, other: Policy, games: int, seed: int) -> float:
    """Each pair of games dealt alike with the seats exchanged."""
    won = 0.0
    for number in range(games // 2):
        for at in range(2):
            dealer = bl.SeededDealer(seed, number)
            state = GAME.start(2, dealer)
            play_with(state, dealer, [one, other] if at == 0 else [other, one])
            won += (at in state.winners()) / len(state.winners())
    return won / (games // 2 * 2)


def test_what_one_seat_is_ahead_by_the_other_is_behind_by() -> None:
    judge = prospects()
    for step in walk(GAME, 2, 4):
        assert isinstance(step.before, FoothillsState)
        margin = judge.margin(step.before, 0)
        assert judge.margin(step.before, 1) == -margin
        assert judge.worth(step.before, 0) - judge.worth(step.before, 1) == margin


def test_when_a_game_is_over_nothing_but_the_score_counts() -> None:
    *_, last = walk(GAME, 2, 4)
    state = last.before.copy()
    state.apply(state.legal_actions()[0], bl.SeededDealer(1))
    assert isinstance(state, FoothillsState)
    assert state.over
    assert prospects().margin(state, 0) == 100 * (state.score_of(0) - state.score_of(1))


def test_what_a_surveyor_buys_is_read_from_the_board() -> None:
    judge = prospects()
    card = BOARD.card_index
    assert (judge.buys[card["VIII/2-3"]], judge.pays[card["VIII/2-3"]]) == (RUBBLE, 2)  # 1 VP are two half points
    assert (judge.buys[card["V-2"]], judge.pays[card["V-2"]]) == (PASSENGER, 3)  # 3 VP for two of them
    assert judge.buys[card["II-4"]] == -1


def test_judging_and_guiding_change_nothing() -> None:
    policy = greedy(BOARD)
    way = guide(BOARD)
    for number, step in enumerate(walk(GAME, 2, 5)):
        if number % 20 == 0:
            before = GAME.position(step.before)
            policy.choose(step.before, bl.SeededDealer(0))
            way.choose(step.before, bl.SeededDealer(0))
            way.evaluate(step.before, 0)
            assert GAME.position(step.before) == before


def test_a_game_that_two_greedy_players_could_go_on_with_for_ever_ends() -> None:
    """They have found an engine each, and nothing runs out: whoever is ahead brings the end about."""
    if build.pure():
        pytest.skip("takes long interpreted")
    dealer = bl.SeededDealer(77, 180)
    state = GAME.start(2, dealer)
    policy = greedy(BOARD)
    while not state.over and state.turns < 400:  # type: ignore[attr-defined]
        state.apply(policy.choose(state, dealer), dealer)
    assert state.over


def late(turns: int) -> FoothillsState:
    """A position out of a random game, as if it had gone on for so many turns; seat 0 leads by a little."""
    state = next(step.before for number, step in enumerate(walk(GAME, 2, 5)) if number == 60)
    assert isinstance(state, FoothillsState)
    state = state.copy()
    state.turns = turns
    while state.score_of(0) <= state.score_of(1):
        state.owned[PASSENGER] += 1  # half a point each
    return state


@pytest.mark.parametrize(("turns", "hurries"), [(50, False), (300, True)])
def test_who_is_ahead_late_gives_up_more_than_a_trade_brings_to_end_the_game(turns: int, hurries: bool) -> None:
    """Two engines could bring as much as each other for ever, and to end the game costs a turn of one's own."""
    judge, trade = prospects(), 4 * HALF_POINT
    state = late(turns)
    before = judge.margin(state, 0)
    state.competitors -= 1
    assert (judge.margin(state, 0) - before > trade) is hurries


@pytest.mark.parametrize(("first", "tired"), [(100, False), (201, True)])
def test_greedy_tires_of_an_engine_that_could_run_for_ever(first: int, tired: bool) -> None:
    policy = greedy(BOARD)
    chosen = {int(policy.choose(late(turns), bl.SeededDealer(0))) for turns in range(first, first + 20)}
    assert (len(chosen) > 1) is tired


def test_the_apprentice_beats_random_in_nine_games_of_ten(size: Size) -> None:
    assert share_won(novice(BOARD), RandomPolicy(), many(size(200, 4_000)), 21) >= (0.5 if build.pure() else 0.9)


def test_prospects_see_further_than_greedy_does(size: Size) -> None:
    share = share_won(Greedy(prospects()), greedy(BOARD), many(size(100, 2_000)), 22)
    assert share >= (0.2 if build.pure() else 0.6)
