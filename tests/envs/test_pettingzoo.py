"""PettingZoo: its own test kit, and the same games as the engine plays."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import branchline as bl
from branchline.core.errors import BadBatch, BadObservation, BadOption, BadSeats, BadSeed, IllegalAction, NoSuchSeat
from branchline.envs.pettingzoo import env, raw_env
from branchline.envs.show import BadRender
from tests.support.cases import SMALLEST, Case

GAME = "foothills"
KNOWN = {  # what its api_test says of every game whose mask is part of what is seen, PettingZoo's own among them
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # of a game that is over
}
one_of_each = pytest.mark.parametrize("case", SMALLEST, ids=str)


@one_of_each
def test_api(case: Case, size: Callable[[int, int], int]) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(pettingzoo.make("aec", f"branchline/{case.name}-v0"), num_cycles=size(400, 4000))
    assert {str(warning.message) for warning in told} <= KNOWN


@one_of_each
def test_seed(case: Case, size: Callable[[int, int], int]) -> None:
    seed_test(lambda: env(game=case.name), num_cycles=size(100, 1000))


@one_of_each
def test_render(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: env(game=case.name, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg"')},
    )
    assert "player_1" in capsys.readouterr().out


@one_of_each
def test_a_game_is_that_of_the_engine(case: Case) -> None:
    """Whose turn it is, what everybody sees and may do, and the rewards, to the end; then the next game of the seed."""
    table, dealer = env(game=case.name, seats=case.seats, reward="score"), bl.SeededDealer(7)
    observation = case.game.observation(case.seats)
    luck = np.random.default_rng(5)
    table.reset(seed=7)
    for game in range(2):
        if game:
            table.reset()
        state = case.game.start(case.seats, dealer)
        totals = dict.fromkeys(table.possible_agents, 0.0)
        while not state.over:
            assert table.agent_selection == f"player_{state.turn}"
            for seat, agent in enumerate(table.agents):
                seen = table.observe(agent)
                assert (seen["observation"] == observation.encode(state, seat)).all()
                assert seen["action_mask"].nonzero()[0].tolist() == (
                    sorted(state.legal_actions()) if seat == state.turn else []
                )
            action = int(luck.choice(state.legal_actions()))
            table.step(action)
            state.apply(action, dealer)
            for agent, reward in table.rewards.items():
                totals[agent] += reward
        assert list(totals.values()) == [case.game.info.points(score) for score in state.scores()]
        for seat, agent in enumerate(table.possible_agents):
            assert table.terminations[agent]
            assert (table.observe(agent)["observation"] == observation.encode(state, seat)).all()
            assert not table.observe(agent)["action_mask"].any()
        while table.agents:
            table.step(None)


def test_what_is_seen_is_the_callers_to_keep() -> None:
    table = raw_env(game=GAME)
    table.reset(seed=1)
    agent = table.agent_selection
    first = table.observe(agent)
    kept = {name: cells.copy() for name, cells in first.items()}
    table.step(int(first["action_mask"].nonzero()[0][0]))
    assert all((first[name] == kept[name]).all() for name in kept)
    first["observation"][:] = 0


def test_every_reset_begins_another_game() -> None:
    table, seen = raw_env(game=GAME), set()
    for seed in (7, None, None, 7):
        table.reset(seed=seed)
        seen.add(table.last()[0]["observation"].tobytes())
    assert len(seen) == 3


def test_what_is_refused() -> None:
    for wishes, error in (
        ({"seats": 3}, BadSeats), ({"options": {"dragons": 1}}, BadOption), ({"blocks": ["dragons"]}, BadObservation),
        ({"reward": "fame"}, BadBatch), ({"render_mode": "rgb_array"}, BadRender),
    ):  # fmt: skip
        with pytest.raises(error):
            env(game=GAME, **wishes)
    table = env(game=GAME)
    with pytest.raises(BadSeed):
        table.reset(seed=-1)
    table.reset(seed=7)
    before = table.last()[0]
    with pytest.raises(IllegalAction, match="seat 0 may choose 42, 49, 56"):
        table.step(5)
    with pytest.raises(IllegalAction, match="whole numbers from 0 to 1567"):
        table.step(1568)
    with pytest.raises(BadBatch, match="one action, not the shape"):
        table.step([42, 49])
    with pytest.raises(BadBatch, match="actions are whole numbers"):
        table.step(42.5)
    assert (table.last()[0]["observation"] == before["observation"]).all()
    with pytest.raises(NoSuchSeat):
        table.observe("player_9")
