"""Batches of tables: the same games as one table at a time, in memory that stays where it is."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

import branchline as bl
from branchline.bots.bot import UnknownBot
from branchline.core.errors import BadBatch, BadObservation, BadOption, BadSeats, BadSeed, IllegalAction
from tests.support.cases import CASES, SMALLEST, Case

GAME = "foothills"


def made(case: Case, tables: int = 3, seed: int = 7, **more: Any) -> bl.Batch:
    return bl.Batch(case.game, case.seats, tables, seed, **more)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_table_is_a_game_by_itself(case: Case) -> None:
    """Actor, mask, observation, steps and what happens at the end are what the engine says of a game alone."""
    batch = made(case, tables=2)
    dealers = [bl.SeededDealer(7, table) for table in range(2)]
    alone = [case.game.start(case.seats, dealer) for dealer in dealers]
    steps, ended = [0, 0], 0
    for step in range(1500):
        if ended == 2:
            break
        actions = batch.sample().copy()
        batch.step(actions)
        for table, action in enumerate(actions.tolist()):
            state = alone[table]
            assert action in state.legal_actions()
            assert batch.acted[table] == state.turn
            state.apply(action, dealers[table])
            steps[table] += 1
            assert batch.over[table] == state.over
            if state.over:
                ended += 1
                assert batch.lengths[table] == steps[table]
                assert batch.rewards[table].tolist() == wins(state)
                for seat in range(case.seats):
                    assert (batch.finals[table, seat] == batch.observation.encode(state, seat)).all()
                alone[table] = state = case.game.start(case.seats, dealers[table])
                steps[table] = 0
            else:
                assert not batch.rewards[table].any()
            assert batch.steps[table] == steps[table]
            assert batch.actor[table] == state.turn
            assert batch.masks[table].nonzero()[0].tolist() == sorted(state.legal_actions())
        if step % 10 == 0 or batch.over.any():
            for table, state in enumerate(alone):
                assert batch.state(table) == state
                seen = batch.observation.encode(state, int(state.turn))
                assert (batch.observations[table] == seen).all()
    assert ended == 2


def wins(state: bl.State) -> list[float]:
    places = state.ranking()
    winners = places.count(1)
    return [((len(places) / winners if place == 1 else 0.0) - 1.0) / (len(places) - 1) for place in places]


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_the_size_of_a_batch_changes_no_game(case: Case) -> None:
    small, large = made(case, 2), made(case, 7)
    for _ in range(120):
        chosen = large.sample().copy()
        assert (small.sample() == chosen[:2]).all()
        large.step(chosen)
        small.step(chosen[:2])
        for name in ("observations", "masks", "actor", "rewards", "over", "steps", "finals", "lengths", "acted"):
            assert (getattr(small, name) == getattr(large, name)[:2]).all(), name


def test_views_stay_good_and_cannot_be_written_to() -> None:
    """They are the memory of the batch: the same address for ever, and alive for as long as anybody holds one."""
    batch = bl.Batch(GAME, 2, 5)
    views = {name: getattr(batch, name) for name in ("observations", "masks", "actor", "rewards", "over", "steps")}
    places = {name: view.__array_interface__["data"][0] for name, view in views.items()}
    for _ in range(400):
        batch.step(batch.sample())
    for name, view in views.items():
        assert getattr(batch, name) is view
        assert view.__array_interface__["data"][0] == places[name]
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 0
    before = {name: view.copy() for name, view in views.items()}
    del batch
    gc.collect()
    bl.Batch(GAME, 2, 50)
    assert all((view == before[name]).all() for name, view in views.items())


def test_a_seed_begins_again_and_a_reset_goes_on() -> None:
    batch = bl.Batch(GAME, 2, 4, seed=3)
    first = batch.observations.copy()
    batch.step(batch.sample())
    batch.reset()
    assert not (batch.observations == first).all()
    assert not batch.steps.any()
    assert (batch.acted == -1).all()
    batch.reset(seed=3)
    assert (batch.observations == first).all()
    batch.reset(seed=4)
    assert not (batch.observations == first).all()


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_scores_add_up_and_margins_are_told_at_the_end(case: Case) -> None:
    points, margin = made(case, reward="score"), made(case, reward="margin")
    total = np.zeros((3, case.seats))
    ended = 0
    alone = [bl.SeededDealer(7, table) for table in range(3)]
    states = [case.game.start(case.seats, dealer) for dealer in alone]
    for _ in range(400):
        chosen = points.sample().copy()
        points.step(chosen)
        margin.step(chosen)
        total += points.rewards
        for table, action in enumerate(chosen.tolist()):
            states[table].apply(action, alone[table])
            if not states[table].over:
                assert not margin.rewards[table].any()
                continue
            ended += 1
            scores = [float(case.game.info.points(score)) for score in states[table].scores()]
            assert total[table].tolist() == pytest.approx(scores)
            for seat, score in enumerate(scores):
                best = max(other for k, other in enumerate(scores) if k != seat)
                assert margin.rewards[table, seat] == score - best
            total[table] = 0
            states[table] = case.game.start(case.seats, alone[table])
    assert ended > 0


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_against_bots_every_step_is_the_learners(case: Case) -> None:
    """In rotation, the learner has another seat in every game, and is always the one to act."""
    batch = made(case, 4, bots="random", seat="rotate")
    assert batch.observations[:, batch.observation.parts["acting"].place][:, 0].all()
    games = np.zeros(4, int)
    for _ in range(300):
        batch.step(batch.sample())
        assert batch.observations[:, batch.observation.parts["acting"].place][:, 0].all()
        assert (batch.acted == (np.arange(4) + games) % case.seats).all()
        games += batch.over
        assert (batch.actor == (np.arange(4) + games) % case.seats).all()
    assert games.sum() > 3


def test_bots_sit_after_the_learner_in_turn_order() -> None:
    """greedy next to the learner beats random opposite, whichever seat the learner has."""
    batch = bl.Batch("wensleydale", 3, 6, seed=5, bots=["greedy", "random"], reward="score", seat=1)
    total = np.zeros(3)
    for _ in range(200):
        batch.step(batch.sample())
        total += batch.rewards.sum(axis=0)
        assert (batch.actor == 1).all()
    assert total[2] > total[0]
    assert total[2] > total[1]


def test_a_bot_that_searches_can_be_played_against() -> None:
    """It keeps what it thought from one decision to the next, so each table has one of its own."""
    alone, beside = (bl.Batch(GAME, 2, tables, seed=1, bots="apprentice", blocks=[]) for tables in (1, 2))
    for _ in range(30):
        chosen = beside.sample().copy()
        beside.step(chosen)
        alone.step(chosen[:1])
        assert alone.masks[0].tolist() == beside.masks[0].tolist()


def test_an_illegal_action_names_its_table_and_changes_nothing() -> None:
    batch = bl.Batch(GAME, 2, 3, seed=1)
    before = batch.observations.copy()
    legal = batch.sample().copy()
    for wrong, why in ((0, "seat . may choose"), (-1, "from 0 to 1567"), (1568, "from 0 to 1567")):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=f"table 1: action {wrong} is not legal now: .*{why}") as refused:
            batch.step(actions)
        assert (refused.value.table, refused.value.action) == (1, wrong)
        assert refused.value.seat == batch.actor[1]
    assert (batch.observations == before).all()
    assert not batch.steps.any()
    unchecked = bl.Batch(GAME, 2, 3, seed=1, check=False)
    unchecked.step(legal)
    batch.step(legal)
    assert (unchecked.observations == batch.observations).all()


def test_actions_of_a_wrong_form_are_refused_by_name() -> None:
    batch = bl.Batch(GAME, 2, 3)
    for shape in ((2,), (4,), (3, 1), ()):
        with pytest.raises(BadBatch, match="one action for each of the 3 tables, not the shape"):
            batch.step(np.zeros(shape, int))
    with pytest.raises(BadBatch, match="whole numbers, not float64"):
        batch.step(np.zeros(3))
    with pytest.raises(BadBatch, match="whole numbers, not bool"):
        batch.step(np.zeros(3, bool))
    for table in (3, -1, True):
        with pytest.raises(BadBatch, match="there is no table"):
            batch.state(table)
    assert not batch.steps.any()
    batch.step(batch.sample().astype(np.int16))


def test_a_batch_that_cannot_be_is_refused_by_name() -> None:
    for tables in (0, -1, 2**20 + 1, True, 2.0):
        with pytest.raises(BadBatch, match="1 to 1,048,576 tables, not"):
            bl.Batch(GAME, 2, tables)  # type: ignore[arg-type]
    with pytest.raises(BadSeats):
        bl.Batch(GAME, 3, 1)
    with pytest.raises(BadSeed):
        bl.Batch(GAME, 2, 1, seed=-1)
    with pytest.raises(BadOption):
        bl.Batch(GAME, 2, 1, options={"wind": "east"})
    with pytest.raises(BadObservation, match="there is no block 'wind'"):
        bl.Batch(GAME, 2, 1, blocks=["wind"])
    with pytest.raises(BadBatch, match="reward is one of win, margin, score, not 'glory'"):
        bl.Batch(GAME, 2, 1, reward="glory")
    with pytest.raises(BadBatch, match="with 3 seats, one is yours and 2 are for bots, not 1"):
        bl.Batch("wensleydale", 3, 1, bots=["random"])
    with pytest.raises(BadBatch, match="your seat is one of 0 to 1, or 'rotate', not 2"):
        bl.Batch(GAME, 2, 1, bots="random", seat=2)
    with pytest.raises(BadBatch, match="without bots, you play every seat"):
        bl.Batch(GAME, 2, 1, seat=1)
    with pytest.raises(UnknownBot):
        bl.Batch(GAME, 2, 1, bots="hal")
