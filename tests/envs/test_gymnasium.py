"""Gymnasium: its own checks, one seat against bots, and many tables as one of Gymnasium's vectors."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import branchline as bl
from branchline.bots.bot import UnknownBot
from branchline.core.errors import BadBatch, BadSeats, IllegalAction
from branchline.envs.gymnasium import SeatEnv, SeatVectorEnv
from branchline.envs.show import BadRender
from tests.support.cases import SMALLEST, Case

GAME = "foothills"
one_of_each = pytest.mark.parametrize("case", SMALLEST, ids=str)


def made(case: Case, **wishes: Any) -> SeatEnv:
    """As `gymnasium.make` gives it, without the wrappers."""
    found = gymnasium.make(f"branchline/{case.name}-v0", **wishes).unwrapped
    assert isinstance(found, SeatEnv)
    return found


@one_of_each
@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_check_env(case: Case, reward: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(case, reward=reward, render_mode="ansi"), skip_render_check=reward != "win")


@one_of_each
def test_two_of_a_seed_are_the_same(case: Case) -> None:
    """Its own comparison, step by step, over several games: actions of its own luck, most of them illegal."""
    one, other = (gymnasium.make(f"branchline/{case.name}-v0", disable_env_checker=True) for _ in range(2))
    check_environments_match(one, other, num_steps=300, seed=3, skip_render=True)


@one_of_each
def test_a_seat_against_bots_is_a_table_of_a_batch(case: Case) -> None:
    single = made(case, bots="random", reward="margin")
    batch = bl.Batch(case.name, case.seats, 2, 7, bots="random", reward="margin")
    luck, games, seats = np.random.default_rng(5), 0, set()
    seen, info = single.reset(seed=7)
    while games < 2:
        assert (seen == batch.observations[0]).all()
        assert (single.action_masks() == batch.masks[0]).all()
        assert (info["action_mask"] == batch.masks[0]).all()
        assert info["seat"] == batch.actor[0]
        seats.add(info["seat"])
        actions = [luck.choice(batch.masks[table].nonzero()[0]) for table in range(2)]
        batch.step(np.array(actions))
        seen, reward, over, cut, info = single.step(actions[0])
        assert over == batch.over[0]
        assert not cut
        if over:
            assert reward == batch.rewards[0, info["seat"]]
            assert (seen == batch.finals[0, info["seat"]]).all()
            assert not single.action_masks().any()
            assert single.solo.state.over
            assert "<svg" in str(made_picture(single))
            games += 1
            seen, info = single.reset()
    assert len(seats) == 2


def made_picture(env: SeatEnv) -> object:
    env.solo.mode = "svg"
    return env.render()


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv(GAME)
    env.reset(seed=7)
    seen, reward, over, cut, info = env.step(5)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    assert seen in env.observation_space
    with pytest.raises(BadBatch, match="reset before the next step"):
        env.step(42)
    env.reset()
    assert env.action_masks().any()
    strict = SeatEnv(GAME, illegal_reward=None)
    strict.reset(seed=7)
    with pytest.raises(IllegalAction, match="seat 0 may choose 42, 49, 56"):
        strict.step(5)
    assert strict.step(42)[2] is False


def test_every_reset_begins_another_game() -> None:
    """Also after a game that was lost at its first action, or of which nothing was played."""
    env = SeatEnv(GAME)
    seen = [env.reset(seed=7)]
    for _ in range(3):
        env.step(5)
        seen.append(env.reset())
    seen.append(env.reset())
    assert [info["seat"] for _, info in seen] == [0, 1, 0, 1, 0]
    assert len({observation.tobytes() for observation, _ in seen}) == 5
    again = env.reset(seed=7)
    assert (again[0] == seen[0][0]).all()


def test_what_is_refused() -> None:
    for wishes, error in (
        ({"seats": 5}, BadSeats), ({"bots": "dragon"}, UnknownBot), ({"bots": ["greedy", "greedy"]}, BadBatch),
        ({"seat": 2}, BadBatch), ({"reward": "fame"}, BadBatch), ({"render_mode": "film"}, BadRender),
    ):  # fmt: skip
        with pytest.raises(error):
            SeatEnv(GAME, **wishes)
        with pytest.raises(error):
            SeatVectorEnv(GAME, 2, **wishes)
    with pytest.raises(BadBatch, match="tables"):
        SeatVectorEnv(GAME, 0)


# Many tables


@one_of_each
def test_a_vector_keeps_the_promises_of_its_mode(case: Case) -> None:
    """What Gymnasium's own vector of the same mode gives, key by key, from games that are the same."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # make_vec warns where the mode is not declared
        ours = gymnasium.make_vec(f"branchline/{case.name}-v0", num_envs=2, seat=0)
    assert ours.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    theirs = SyncVectorEnv([lambda: made(case, seat=0)] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.single_observation_space == theirs.single_observation_space
    assert (ours.action_space, ours.observation_space) == (theirs.action_space, theirs.observation_space)
    seen, infos = ours.reset(seed=7)
    first, told = theirs.reset(seed=[7, 8])
    assert seen in ours.observation_space
    assert (infos.keys(), infos["action_mask"].shape) == (told.keys(), told["action_mask"].shape)
    luck, ended = np.random.default_rng(5), 0
    for _ in range(1500):
        assert (seen[0] == first[0]).all()  # table 0 of a batch plays the games of the seed
        masks = [infos["action_mask"][0], told["action_mask"][1]]
        assert (masks[0] == told["action_mask"][0]).all()
        action, other = (luck.choice(mask.nonzero()[0]) for mask in masks)
        mine = luck.choice(infos["action_mask"][1].nonzero()[0])
        seen, rewards, over, cut, infos = ours.step(np.array([action, mine]))
        first, theirs_rewards, theirs_over, _, told = theirs.step(np.array([action, other]))
        assert (rewards[0], over[0], cut[0]) == (theirs_rewards[0], theirs_over[0], False)
        assert (rewards.dtype, over.dtype) == (theirs_rewards.dtype, theirs_over.dtype)
        if over[0]:
            assert data_equivalence(infos["final_obs"][0], told["final_obs"][0], exact=True)
            assert infos["final_info"]["seat"][0] == told["final_info"]["seat"][0]
            assert (infos["_final_obs"][0], infos["_final_info"][0]) == (True, True)
            ended += 1
        assert ("final_obs" in infos) == bool(over.any())
        if ended == 2:
            break
    assert ended == 2


def test_a_wrapper_of_gymnasium_counts_the_games() -> None:
    vector = RecordEpisodeStatistics(gymnasium.make_vec(f"branchline/{GAME}-v0", num_envs=4, blocks=["stockyard"]))
    vector.reset(seed=7)
    inner = vector.unwrapped
    assert isinstance(inner, SeatVectorEnv)
    won = []
    while len(won) < 12:
        _, _, over, _, infos = vector.step(inner.batch.sample())
        if over.any():
            won += infos["episode"]["r"][over].tolist()
            assert (infos["episode"]["l"][over] == inner.batch.lengths[over]).all()
    assert set(won) <= {-1.0, 0.0, 1.0}


def test_an_illegal_action_is_refused_with_its_table() -> None:
    vector = SeatVectorEnv(GAME, 3)
    vector.reset(seed=7)
    actions = vector.batch.sample().copy()
    actions[2] = 5
    with pytest.raises(IllegalAction, match="table 2: action 5"):
        vector.step(actions)
