"""How Foothills is judged and played: by what a position may still bring, and until the game ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import branchline as bl
from branchline import build
from branchline.core.playout import Policy, RandomPolicy, play_with
from branchline.games.foothills.board.effects import PASSENGER, RUBBLE, STONES
from branchline.games.foothills.board.file import load
from branchline.games.foothills.players.guide import guide, novice
from branchline.games.foothills.players.policy import FoothillsGreedy, greedy
from branchline.games.foothills.players.prospects import FoothillsProspects
from branchline.games.foothills.players.weights import FoothillsWeights
from branchline.games.foothills.rules.state import FoothillsState
from tests.bots.matches import many
from tests.games.foothills.arrange import arrange
from tests.support.walks import walk

Size = Callable[[int, int], int]
GAME = bl.game("foothills")
BOARD = GAME.board


def prospects() -> FoothillsProspects:
    return FoothillsProspects(BOARD, FoothillsWeights())


def share_won(one: Policy, other: Policy, games: int, seed: int) -> float:
    """Each pair of games has the same deal with the seats exchanged."""
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
    assert (judge.buys[card["VIII/2-3"]], judge.pays[card["VIII/2-3"]]) == (RUBBLE, 2)  # F8.3 a track is 1 VP
    assert (judge.buys[card["IV-4"]], judge.pays[card["IV-4"]]) == (RUBBLE, 1)  # a track for two of them
    assert (judge.buys[card["II-4"]], judge.pays[card["II-4"]]) == (PASSENGER, 2)
    assert judge.buys[card["V-2"]] == -1
    old = FoothillsProspects(
        load(Path(__file__).parents[2] / "src/branchline/games/foothills/board/foothills-1.json"), FoothillsWeights()
    )
    assert (old.buys[card["VIII/2-3"]], old.pays[card["VIII/2-3"]]) == (RUBBLE, 2)  # 1 VP is two half points
    assert (old.buys[card["V-2"]], old.pays[card["V-2"]]) == (PASSENGER, 3)  # 3 VP for two of them
    assert old.buys[card["II-4"]] == -1


def test_a_space_that_lays_tracks_buys_nothing_once_there_is_none_to_lay() -> None:
    judge = prospects()
    built = {"III-2": {"stations": [0], "tracks": [0]}}
    judge.look(arrange(valley=built))
    assert judge.market[STONES] == 0
    judge.look(arrange(valley=built | {"V-2": {"rubble": 0}}))
    assert judge.market[STONES] == 2


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


def test_no_game_of_greedy_players_outlasts_two_hundred_turns(size: Size) -> None:
    """Nobody hurries, and nobody needs to: what can be scored runs out, and the last moves pay."""
    policy = greedy(BOARD)
    for number in range(2 if build.pure() else size(100, 2_000)):
        dealer = bl.SeededDealer(77, number)
        state = GAME.start(2, dealer, {"turn_cap": "200"})
        play_with(state, dealer, [policy, policy])
        assert state.end_reason != "turn-cap", number


def test_the_apprentice_beats_random_in_nine_games_of_ten(size: Size) -> None:
    assert share_won(novice(BOARD), RandomPolicy(), many(size(200, 4_000)), 21) >= (0.5 if build.pure() else 0.9)


def test_prospects_see_further_than_greedy_does(size: Size) -> None:
    share = share_won(FoothillsGreedy(prospects()), greedy(BOARD), many(size(100, 2_000)), 22)
    assert share >= (0.2 if build.pure() else 0.6)
