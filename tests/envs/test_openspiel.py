"""OpenSpiel: its own tests, and the same games as the engine plays, with luck as chance nodes."""

from __future__ import annotations

import itertools
import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import branchline as bl
from branchline.core.dealer import Dealer
from branchline.core.errors import BadBatch, BadDeal, BadObservation, BadOption, BadSeats, IllegalAction
from branchline.envs.names import short_name
from branchline.envs.openspiel import SpielState, TableGame
from branchline.envs.show import BadRender
from branchline.lab.batch import REWARDS
from tests.contract.plugins import plugin_of
from tests.envs.playthroughs import GAMES, file_of, replayed
from tests.support.cases import CASES, SMALLEST, Case

OWN_BOARD = [case for case in CASES if case.board is None]
GAME = "branchline_foothills"
one_of_each = pytest.mark.parametrize("case", SMALLEST, ids=str)
every_case = pytest.mark.parametrize("case", OWN_BOARD, ids=str)


def loaded(case: Case, **params: Any) -> TableGame:
    game = pyspiel.load_game(short_name(case.game.info), {"players": case.seats, **params})
    assert isinstance(game, TableGame)
    return game


def play(game: TableGame, seed: int) -> Iterator[SpielState]:
    """Every node of a random game, chance nodes among them."""
    luck, state = np.random.default_rng(seed), game.new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
        yield state


def decisions(game: TableGame, seed: int, every: int = 1) -> Iterator[SpielState]:
    nodes = (state for state in play(game, seed) if not state.is_chance_node())
    return itertools.islice(nodes, 0, None, every)


# Its own tests


@one_of_each
def test_random_sim_test(case: Case, size: Callable[[int, int], int]) -> None:
    pyspiel.random_sim_test(loaded(case, reward="score"), num_sims=size(1, 30), serialize=True, verbose=False)


@every_case
def test_sim_game(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(case, reward=REWARDS[case.seats % 3]))
    assert "terminated" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    """After a change that is meant: python -m tests.envs.playthroughs."""
    original, now = replayed(file_of(name))
    assert now.splitlines() == original.splitlines()


def test_every_game_of_ours_has_a_playthrough() -> None:
    ours = {short_name(info) for info in bl.all_games() if info.rules.startswith("branchline.")}
    assert {name.partition("(")[0] for name in GAMES} == ours


# The same games


class Noting(Dealer):
    """Seeded luck that remembers what came up where something else could have."""

    def __init__(self, seed: int) -> None:
        self.inner = bl.SeededDealer(seed)
        self.noted: list[int] = []

    def below(self, n: int) -> int:
        return self.note(int(self.inner.below(n)), n > 1)

    def draw(self, counts: Any, first: int, total: int) -> int:
        kind = int(self.inner.draw(counts, first, total))
        return self.note(kind, counts[kind] < total)

    def pick(self, items: Any, first: int, count: int) -> int:
        index = int(self.inner.pick(items, first, count))
        self.note(int(items[index]), count > 1)
        return index

    def reveal(self, kind: int) -> int:
        return kind

    def note(self, outcome: int, open_: bool) -> int:
        if open_:
            self.noted.append(outcome)
        return outcome


def follow(state: SpielState, dealer: Noting) -> None:
    """Let come up what the dealer dealt."""
    for outcome in dealer.noted:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert list(outcomes) == sorted(set(outcomes))
        assert min(chances) > 0
        assert sum(chances) == pytest.approx(1)
        assert state.legal_actions() == list(outcomes)
        assert max(outcomes) < state.get_game().max_chance_outcomes()
        state.apply_action(outcome)
    dealer.noted = []
    assert not state.is_chance_node()


@every_case
def test_a_game_is_that_of_the_engine(case: Case) -> None:
    """With the same luck and actions: every position, who is to act, what may be done, what everybody gets."""
    game, dealer, luck = loaded(case, reward="score"), Noting(7), np.random.default_rng(5)
    table = case.game.start(case.seats, dealer)
    state = game.new_initial_state()
    follow(state, dealer)
    total = np.zeros(case.seats)
    while True:
        assert state.table == table
        assert state.is_terminal() == table.over
        total += state.rewards()
        if table.over:
            break
        assert state.current_player() == table.turn
        assert state.legal_actions() == sorted(table.legal_actions())
        action = int(luck.choice(table.legal_actions()))
        assert state.action_to_string(action) == str(case.game.move(table, action))
        table.apply(action, dealer)
        state.apply_action(action)
        follow(state, dealer)
    scores = [case.game.info.points(score) for score in table.scores()]
    assert state.returns() == pytest.approx(scores)
    assert total.tolist() == pytest.approx(scores)


@one_of_each
def test_rewards_are_those_of_a_batch(case: Case) -> None:
    for reward in ("win", "margin", "score"):
        batch = bl.Batch(case.game, case.seats, 1, 7, reward=reward)
        dealer = Noting(7)
        state = loaded(case, reward=reward).new_initial_state()
        case.game.start(case.seats, dealer)
        follow(state, dealer)
        table = batch.state(0)
        assert state.table == table
        while not batch.over[0]:
            action = int(batch.sample()[0])
            batch.step([action])
            table.apply(action, dealer)
            state.apply_action(action)
            follow(state, dealer)
            assert state.rewards() == pytest.approx(batch.rewards[0].tolist())
        assert state.is_terminal()


def test_chances_are_what_is_left_in_the_bag() -> None:
    state = pyspiel.load_game(GAME).new_initial_state()
    said = []
    for _ in range(6):
        said.append(state.action_to_string(state.chance_outcomes()[0][0]))
        chances = dict(state.chance_outcomes())
        state.apply_action(0)
    assert said[:3] == ["the closed lines: I+II", "a seat: 0", "a cube: iron"]
    assert chances == {0: 17 / 33, 1: 16 / 33}  # 20 iron and 16 stone, three iron drawn


# What players see


@one_of_each
def test_tensors_are_named_as_the_blocks_are(case: Case) -> None:
    game = loaded(case)
    seen = case.game.observation(case.seats)
    everything, some = make_observation(game), make_observation(game, None, {"blocks": "acting"})
    for state in decisions(game, 3, every=7):
        for player in range(case.seats):
            everything.set_from(state, player)
            vector = np.asarray(seen.encode(state.table, player))
            assert (everything.tensor == vector).all()
            assert state.observation_tensor(player) == vector.tolist()
            for name, part in seen.parts.items():
                assert (everything.dict[name].ravel() == vector[part.place]).all()
            some.set_from(state, player)
            assert list(some.dict) == ["acting"]
            assert (some.tensor == vector[seen.parts["acting"].place]).all()


@one_of_each
def test_a_table_dealt_anew_is_the_same_to_its_player(case: Case) -> None:
    """What OpenSpiel's own test asks of it, and that what is hidden is dealt anew."""
    game, sampler = loaded(case), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for state in decisions(game, 2, every=9):
        for player in range(case.seats):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.current_player() == state.current_player()
            assert (twin.returns(), twin.rewards()) == (state.returns(), state.rewards())
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            assert twin.history() == []
            others += twin.table != state.table
    assert (others > 0) == plugin_of(case.name).hides


def test_only_who_draws_a_card_knows_which() -> None:
    """The same game but for a card drawn blind: the other player cannot tell, and the one who drew it can."""
    game = pyspiel.load_game("branchline_ticket_to_ride_germany")
    for state in play(game, 4):
        if not state.is_chance_node() and state.steps > 6:
            blind = [action for action in state.legal_actions() if state.action_to_string(action) == "draw"]
            if blind:
                break
    who = state.current_player()
    state.apply_action(blind[0])
    assert state.is_chance_node()
    one, two = (state.child(outcome) for outcome, _ in state.chance_outcomes()[:2])
    assert one.information_state_string(1 - who) == two.information_state_string(1 - who)
    assert one.information_state_string(who) != two.information_state_string(who)


@one_of_each
def test_a_player_notices_what_they_do_and_what_they_can_see(case: Case) -> None:
    """And nothing else: in how many decisions another pays for a route would tell something of their hand."""
    unnoticed = 0
    for player in range(case.seats):
        told, views, actors = [], [], []
        for state in decisions(loaded(case), 6):
            told.append(state.information_state_string(player))
            views.append(json.dumps(case.game.view(state.table.canonical(), player), sort_keys=True))
            actors.append(state.current_player())
        for before, after in itertools.pairwise(range(len(told))):
            noticed = actors[before] == player or views[before] != views[after]
            assert (told[before] != told[after]) == noticed
            unnoticed += not noticed
        assert len(set(told)) == len(list(itertools.groupby(told))), "nothing comes back"
        assert told == [state.information_state_string(player) for state in decisions(loaded(case), 6)]
    assert (unnoticed > 0) == plugin_of(case.name).hides


@one_of_each
def test_its_ismcts_bot_plays(case: Case) -> None:
    game = loaded(case)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(2))
    for state in decisions(game, 8, every=12):
        if not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


@one_of_each
def test_a_table_is_shown(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    state = next(decisions(loaded(case), 1))
    assert "player_1" in str(state.render("ansi", player=0))
    assert str(state.render("svg")).startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert state.render("human") is None
    assert "player_1" in capsys.readouterr().out
    with pytest.raises(BadRender, match="'film'"):
        state.render("film")


# Parameters, and what is refused


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("branchline_nurnberg(players=3,map=wensleydale,three_player_auction='2-3',first='1')")
    assert game.options["map"] == "wensleydale"
    assert (game.options["three_player_auction"], game.options["first"]) == ("2-3", 1)
    assert pyspiel.load_game("branchline_wensleydale(quick_loading=True)").options["quick_loading"] is True
    again = pickle.loads(pickle.dumps(game))
    assert (str(again), again.options) == (str(game), game.options)


def test_what_is_refused() -> None:
    for params, error in (
        ({"players": 3}, BadSeats), ({"reward": "fame"}, BadBatch), ({"turn_cap": "7"}, BadOption),
        ({"first": "2"}, BadOption),
    ):  # fmt: skip
        with pytest.raises(error):
            pyspiel.load_game(GAME, params)
    with pytest.raises(pyspiel.SpielError, match="wind"):
        pyspiel.load_game(GAME, {"wind": "east"})
    game = pyspiel.load_game(GAME)
    for params in ({"blocks": "wind"}, {"wind": "east"}):
        with pytest.raises(BadObservation):
            make_observation(game, None, params)
    state = game.new_initial_state()
    with pytest.raises(BadDeal, match="what comes up is one of 0, 1, "):
        state.apply_action(28)
    with pytest.raises(BadDeal, match="between two decisions"):
        state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(BadDeal, match="still being dealt"):
        state.render()
    state = next(decisions(game, 1))
    before = str(state)
    with pytest.raises(IllegalAction, match="may choose"):
        state.apply_action(5)
    assert (str(state), state.is_chance_node()) == (before, False)


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of registered games when Python has ended; a state is read in another process."""
    state = next(decisions(pyspiel.load_game(GAME), 1))
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().strip() == str(state)
