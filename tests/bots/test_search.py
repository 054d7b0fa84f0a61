"""Search on every game: it wins what can be won, plays by the rules, repeats itself, and knows no more than its
seat."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline import bots, build
from branchline.bots.levels import LEVELS, OTHER, manner_of
from branchline.bots.search import Search, SearchPolicy
from branchline.bots.thinker import Thinker, guide_of
from branchline.bots.tree import ROOT, Settings
from branchline.core.guide import Guide
from branchline.core.playout import RandomPolicy
from branchline.core.state import WIDEST
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.players.guide import expert
from tests.support.walks import walk

Size = Callable[[int, int], int]
GAMES = [(info.id, seats) for info in bl.all_games() for seats in info.seats]
FEWEST = [(info.id, info.seats[0]) for info in bl.all_games()]
EVERY = pytest.mark.parametrize(("name", "seats"), GAMES)
FIRST = pytest.mark.parametrize(("name", "seats"), FEWEST)


def search_of(game: bl.Game, state: bl.State, iterations: int, seed: int = 1, guide: Guide | None = None) -> Search:
    settings = manner_of(game.info.id).settings()
    search = Search(state, int(state.turn), guide or guide_of(game), settings, seed)
    search.run(iterations)
    return search


@EVERY
def test_no_move_is_ever_illegal(name: str, seats: int) -> None:
    game = bl.game(name)
    players = [SearchPolicy(guide_of(game), manner_of(name).settings(), 3), RandomPolicy()]
    dealer, luck = bl.SeededDealer(3), bl.SeededDealer(4)
    state = game.start(seats, dealer)
    for _ in range(8 if build.pure() else 400):
        if state.over:
            break
        action = players[luck.below(4) == 0].choose(state, luck)
        assert action in state.legal_actions()
        state.apply(action, dealer)


DECISIONS = {
    "ticket-to-ride-germany": 1785427978,
    "wensleydale": 302812554,
    "nurnberg": 130484870,
    "foothills": 2373581763,
}
"""A checksum of some searches: the same compiled and interpreted, and on every machine."""


def checksum(name: str, seats: int) -> int:
    game = bl.game(name)
    guide = guide_of(game)
    settings = Settings()  # not those of the levels, which may be retuned at any time
    settings.depth = 20
    check = 0
    for number, step in enumerate(walk(game, seats, 6)):
        if number % 80 == 20 and len(step.before.legal_actions()) > 1:
            search = Search(step.before, step.seat, guide, settings, number)
            search.run(6)
            for child in search.children():
                share = round(1e6 * search.tree.mean_reward(child, step.seat))
                check = (check * 33 + int(search.tree.action[child]) * 7 + int(search.tree.visits[child])) % 2**32
                check = (check + share) % 2**32
    return check


@FIRST
def test_the_same_seed_and_iterations_make_the_same_decision_compiled_or_not(name: str, seats: int) -> None:
    if name not in DECISIONS:
        pytest.skip("a game from elsewhere")
    assert checksum(name, seats) == DECISIONS[name]


LAST_TURNS = [(184, 10, 17.1), (185, 1, 13.0), (186, 1, 13.0)]
"""Actions, how often each was tried and by how many points it won: the same compiled and interpreted."""


def near_the_end() -> bl.State:
    """A game of Ticket to Ride that two experts have nearly finished: the chief's playouts are now careful."""
    game = bl.game("ticket-to-ride-germany")
    assert isinstance(game.board, RideBoard)
    player = expert(game.board)
    state = game.start(2, dealer := bl.SeededDealer(3))
    guide = guide_of(game)
    while state.turn != 0 or guide.patience() < 2.0:
        state.apply(player.choose(state, dealer), dealer)
        guide.begin(state)
    return state


def test_the_last_turns_are_played_on_alike_compiled_or_not() -> None:
    search = search_of(bl.game("ticket-to-ride-germany"), near_the_end(), 12)
    tree = search.tree
    found = [(int(tree.action[c]), int(tree.visits[c]), round(tree.mean_margin(c), 3)) for c in search.children()]
    assert found == LAST_TURNS


def test_the_last_turns_get_more_iterations() -> None:
    game, state = bl.game("ticket-to-ride-germany"), near_the_end()
    search = Search(state, int(state.turn), guide_of(game), manner_of(game.info.id).settings(), 1)
    search.take_share(100)
    assert search.wanted >= 200
    early = game.start(2, bl.SeededDealer(3))
    search = Search(early, int(early.turn), guide_of(game), manner_of(game.info.id).settings(), 1)
    search.take_share(100)
    assert search.wanted == 100


class Patient(Guide):
    """Plays at random, and trusts its playouts as much as it is told to."""

    def __init__(self, insight: float, patience: float) -> None:
        self.worth = (insight, patience)

    def insight(self) -> float:
        return self.worth[0]

    def patience(self) -> float:
        return self.worth[1]


@pytest.mark.parametrize(
    ("insight", "patience", "made"),
    [(1.0, 1.0, 2), (1.0, 3.0, 2), (10.0, 1.0, 40), (10.0, 3.0, 120)],
)
def test_a_search_that_could_not_outweigh_the_trust_ends_at_a_glance(
    insight: float, patience: float, made: int
) -> None:
    state = bl.game("ticket-to-ride-germany").start(2, bl.SeededDealer(3))
    settings = Settings()
    settings.trust, settings.glance = 300.0, 2
    search = Search(state, int(state.turn), Patient(insight, patience), settings, 1)
    search.take_share(40)
    search.run(search.wanted)
    assert search.iterations == made


@FIRST
def test_what_a_seat_cannot_know_changes_nothing(name: str, seats: int) -> None:
    game = bl.game(name)
    for number, step in enumerate(walk(game, seats, 8)):
        if number % (150 if build.pure() else 30) != 12 or len(step.before.legal_actions()) == 1:
            continue
        other = step.before.redeal(step.seat, bl.SeededDealer(number))
        policy = SearchPolicy(guide_of(game), manner_of(name).settings(), 6)
        one = policy.choose(step.before, bl.SeededDealer(9))
        assert policy.choose(other, bl.SeededDealer(9)) == one
        view, legal = game.view(step.before, step.seat), game.legal_moves(step.before)
        assert game.view(other, step.seat) == view
        bot = Thinker(game, "driver", 6, 5, seconds=600)
        assert bot.choose(view, legal) == Thinker(game, "driver", 6, 5, seconds=600).choose(
            game.view(other, step.seat), legal
        )


def test_keeps_that_are_chosen_at_once_are_each_seats_own() -> None:
    """T0.6 The seat asked may not be the first to choose."""
    game = bl.game("ticket-to-ride-germany")
    state = game.start(3, dealer := bl.SeededDealer(2))
    while len(state.deciders()) == 1:
        state.apply(state.legal_actions()[0], dealer)
    for seat in state.deciders():
        moves = game.legal_moves(state, seat)
        assert Thinker(game, "driver", 5, 1).choose(game.view(state, seat), moves) in moves


@pytest.mark.parametrize("level", LEVELS)
@FIRST
def test_every_level_plays_every_game(level: str, name: str, seats: int) -> None:
    game = bl.game(name)
    dealer = bl.SeededDealer(5)
    state = game.start(seats, dealer)
    for _ in range(3):
        seat = int(state.turn)
        moves = game.legal_moves(state)
        bot = bots.bot(level, game, 1)
        if isinstance(bot, Thinker):
            bot.iterations = min(bot.iterations, 4)
        move = bot.choose(game.view(state, seat), moves, budget=1.0)
        assert move in moves
        game.play(state, seat, move, dealer)


def test_it_stops_when_told() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    bot = Thinker(game, "chief", 10**12, 1, seconds=3600)
    found: list[Any] = []
    view, moves = game.view(state, int(state.turn)), game.legal_moves(state)
    thread = threading.Thread(target=lambda: found.append(bot.choose(view, moves)))
    thread.start()
    bot.stop()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert found[0] in moves


def test_time_is_a_cap() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    bot = Thinker(game, "chief", 10**12, 1)
    assert 0 < bot.think(game.view(state, int(state.turn)), budget=0.05).iterations < 10**12


class Broken(Guide):
    def choose(self, state: bl.State, dealer: bl.Dealer) -> int:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_plays_the_greedy_move_and_the_fault_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    view, moves = game.view(state, int(state.turn)), game.legal_moves(state)
    bot = Thinker(game, "chief", 50, 1)
    bot.guide = Broken()
    bot.settings.depth = 5
    with caplog.at_level(logging.ERROR, "branchline.bots"):
        move = bot.choose(view, moves)
    assert move == bots.bot("greedy", game, 1).choose(view, moves)
    assert "no idea" in caplog.text
    assert '"seat"' in caplog.text


def test_a_probe_tries_what_the_search_would_not() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    search = search_of(game, state, 5)
    action = state.legal_actions()[-1]
    tree = search.tree
    before = {int(tree.action[child]): int(tree.visits[child]) for child in search.children()}
    node = search.probe(action, 7)
    assert tree.visits[node] == before.get(action, 0) + 7
    with pytest.raises(ValueError, match="not legal"):
        search.probe(9999, 1)


def test_rewards_add_up_to_one_between_two() -> None:
    game = bl.game("ticket-to-ride-germany")
    state = game.start(2, bl.SeededDealer(1))
    search = Search(state, int(state.turn), Guide(), Settings(), 1)
    search.run(5)
    assert search.tree.mean_reward(ROOT, 0) + search.tree.mean_reward(ROOT, 1) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "seats"), [("nurnberg", 2), ("wensleydale", 3), ("ticket-to-ride-germany", 2)])
def test_what_a_guide_weighs_most_is_what_its_policy_does(name: str, seats: int) -> None:
    """The policy is `greedy`, and in Ticket to Ride the expert."""
    game = bl.game(name)
    guide, policy = guide_of(game), bots.bot("greedy", game, 0).policy
    if isinstance(game.board, RideBoard):
        policy = expert(game.board)
    assert policy is not None
    actions, worths = vec[i64]([0] * WIDEST), vec[i64]([0] * WIDEST)
    dealer = bl.SeededDealer(3)
    state = game.start(seats, dealer)
    for _ in range(60 if build.pure() else 300):
        if state.over:
            break
        choice = policy.choose(state, dealer)
        count = state.legal_into(actions)
        guide.weigh_into(state, actions, count, worths)
        best = max(range(count), key=lambda k: worths[k])
        assert count == 1 or actions[best] == choice, f"{game.move(state, actions[best])}, {game.move(state, choice)}"
        state.apply(choice, dealer)


def test_levels_climb_in_every_game() -> None:
    for manner in [*(manner_of(info.id) for info in bl.all_games()), OTHER]:
        assert 0 < manner.driver < manner.engineer < manner.chief < manner.at_table
