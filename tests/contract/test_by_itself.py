"""Decisions with one outcome are taken by themselves, and the checked door tells which."""

from __future__ import annotations

from collections import Counter

import pytest

import branchline as bl
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, PRINTED, Case
from tests.support.walks import walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_moments_passed_over_have_one_choice_and_it_leads_on(case: Case) -> None:
    """Each is a state of its own: who took the decision there would come to the same end."""
    for step in walk(case.game, case.seats, 6):
        state = step.before.copy()
        moments = state.watch()
        state.apply(step.action, bl.LogDealer(step.dealt))
        assert state == step.after
        for seat, moment, action in moments:
            assert moment.turn == seat
            assert moment.legal_actions() == [action]
        if moments and not step.dealt:
            _, moment, action = moments[0]
            moment.apply(action, bl.LogDealer([]))
            assert moment == step.after


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_checked_door_returns_what_was_decided(case: Case) -> None:
    taken: Counter[bool] = Counter()
    for step in walk(case.game, case.seats, 7):
        state = step.before.copy()
        made = case.game.play(state, step.seat, step.move, bl.LogDealer(step.dealt))
        assert state == step.after
        assert not state.watched
        assert made[0] == bl.Made(step.seat, step.move, by_itself=False)
        assert all(later.by_itself for later in made[1:])
        taken.update(later.by_itself for later in made)
    assert taken[True] or plugin_of(case.name).small, "something is always taken by itself"


def test_each_kind_of_decision_is_told() -> None:
    kinds: dict[str, set[str]] = {}
    for case in PRINTED:
        for seed in range(2):
            for step in walk(case.game, case.seats, seed):
                made = case.game.play(step.before, step.seat, step.move, bl.LogDealer(step.dealt))
                kinds.setdefault(case.name, set()).update(later.move.kind for later in made[1:])
    assert kinds["ticket-to-ride-germany"] >= {"pay", "collect", "keep"}
    assert kinds["wensleydale"] >= {"extend", "finish", "pay", "put", "pass", "sell-nothing"}
    assert kinds["nurnberg"] >= {"extend", "finish", "pay", "put", "pass", "sell-nothing"}
    assert kinds["foothills"] >= {"pay", "keep", "track", "done", "gain", "build", "clear", "stone"}


def test_a_route_that_can_be_paid_in_one_way_says_how_it_was_paid() -> None:
    game = bl.game("ticket-to-ride-germany")
    for step in walk(game, 2, 1):
        if step.move.kind == "claim":
            made = game.play(step.before.copy(), step.seat, step.move, bl.LogDealer(step.dealt))
            if len(made) > 1:
                assert [later.move.kind for later in made[:2]] == ["claim", "pay"]
                return
    pytest.fail("no such claim was met")
