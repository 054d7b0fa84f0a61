"""The numbers behind actions: every action that is ever legal has them, and is made of them again."""

from __future__ import annotations

from itertools import pairwise

import pytest

import branchline as bl
from branchline.core.errors import BadMove
from tests.support.cases import CASES, SMALLEST, Case
from tests.support.walks import walk

ALIASES = {"nothing": {"build-nothing", "sell-nothing"}, "line": {"track", "clear"}}
ALIASES |= {"pub": {"surveyor"}, "home": {"surveyor"}}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_action_has_numbers_and_is_made_of_them(case: Case) -> None:
    space = case.game.action_space()
    for step in list(walk(case.game, case.seats, 3))[::4]:
        for action in step.before.legal_actions():
            assert 0 <= action < space.count
            kind, parts = space.numbers(action)
            assert space.action(kind, **parts) == action
            assert case.game.move(step.before, action).kind in ALIASES.get(kind, {kind})


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_kinds_do_not_overlap(case: Case) -> None:
    kinds = sorted(case.game.action_space().kinds, key=lambda kind: kind.first)
    for one, other in pairwise(kinds):
        assert one.end <= other.first


def test_the_numbers_index_the_board() -> None:
    game = bl.game("ticket-to-ride-germany")
    for step in walk(game, 2, 1):
        if step.move.kind == "claim":
            route = game.action_space().numbers(step.action).parts["route"]
            assert game.board.route_id[route] == step.move.route  # type: ignore[attr-defined]
        if step.move.kind == "pay":
            paid = game.action_space().numbers(step.action).parts
            assert step.move.cards.count("locomotive") == paid["locomotives"]  # type: ignore[attr-defined]


def test_exchanges_and_payments_of_foothills_are_told_apart() -> None:
    game = bl.game("foothills")
    seen = set()
    for seed in range(12):
        for step in walk(game, 2, seed):
            parts = game.action_space().numbers(step.action).parts
            if step.move.kind == "exchange":
                assert ("iron", "stone")[parts["given"]] == step.move.give  # type: ignore[attr-defined]
                assert ("bag", "stockyard")[parts["source"]] == step.move.source  # type: ignore[attr-defined]
                seen.add("exchange")
            if step.move.kind == "pay":
                assert parts["iron"] == step.move.items.count("iron")  # type: ignore[attr-defined]
                assert parts["passengers"] == step.move.items.count("passenger")  # type: ignore[attr-defined]
                seen.add("pay")
    assert seen == {"exchange", "pay"}


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_what_is_no_action_is_refused_with_what_would_be(case: Case) -> None:
    space = case.game.action_space()
    with pytest.raises(BadMove, match=f"below {space.count}"):
        space.numbers(space.count)
    with pytest.raises(BadMove, match="the kinds of actions are"):
        space.action("levitate")
    with pytest.raises(BadMove, match="is made of"):
        space.action(space.kinds[0].name, height=1)
    made = next(kind for kind in space.kinds if kind.parts)
    with pytest.raises(BadMove, match="must be a whole number from 0 to"):
        space.action(made.name, **dict(made.parts))
