"""What a move costs and gives: foretold exactly, or not at all where luck has a say or the end shows secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

import branchline as bl
from branchline.core.game import Change
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, Case
from tests.support.walks import walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def tallied(changes: Iterable[Change]) -> Counter[tuple[int, str]]:
    tally: Counter[tuple[int, str]] = Counter()
    for seat, thing, by in changes:
        tally[seat, thing] += by
    return Counter({key: by for key, by in tally.items() if by})


@every_case
def test_a_preview_is_what_then_happens_and_there_is_none_where_something_hidden_comes_to_light(
    case: Case, size: Size
) -> None:
    game = case.game
    foretold = 0
    for seed in range(size(2, 10)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if number % size(3, 1):
                continue
            for move in game.legal_moves(step.before)[:: size(5, 1)]:
                dealer = bl.RecordingDealer(bl.SeededDealer(seed))
                after = step.before.copy()
                position = game.position(step.before)
                preview = game.preview(step.before, move)
                assert game.position(step.before) == position
                game.play(after, step.seat, move, dealer)
                if dealer.take() or after.over:
                    assert preview is None, move
                else:
                    assert preview == game.ledger(step.before, after, step.seat), move
                    foretold += bool(preview)
    assert foretold >= plugin_of(case.name).many(6)


@every_case
def test_ledgers_add_up(case: Case, size: Size) -> None:
    """The ledger of a game is the sum of its moves' ledgers, for every viewer, and backwards it is the opposite."""
    game = case.game
    for seed in range(size(1, 8)):
        steps = list(walk(game, case.seats, seed))
        first, last = steps[0].before, steps[-1].after
        for viewer in case.viewers:
            total: Counter[tuple[int, str]] = Counter()
            for step in steps:
                changes = game.ledger(step.before, step.after, viewer)
                assert all(change.by for change in changes)
                assert len({(change.seat, change.thing) for change in changes}) == len(changes)
                for change in changes:
                    total[change.seat, change.thing] += change.by
            assert Counter({key: by for key, by in total.items() if by}) == tallied(game.ledger(first, last, viewer))
            back = {key: -by for key, by in tallied(game.ledger(last, first, viewer)).items()}
            assert back == tallied(game.ledger(first, last, viewer))


@every_case
def test_a_ledger_tells_a_viewer_only_what_its_view_shows(case: Case, size: Size) -> None:
    game = case.game
    for number, step in enumerate(walk(game, case.seats, 4)):
        if number % size(4, 1):
            continue
        for seat in range(-1, case.seats):
            viewer = None if seat == -1 else seat
            for state in (step.before, step.after):
                other = state.redeal(seat, bl.SeededDealer(number))
                assert game.ledger(state, other, viewer) == game.ledger(other, state, viewer) == []


@every_case
def test_where_nothing_is_secret_everybody_has_the_same_ledger(case: Case) -> None:
    """A live table makes only one then."""
    game = case.game
    differ = any(
        game.ledger(step.before, step.after, viewer) != game.ledger(step.before, step.after, None)
        for step in walk(game, case.seats, 5)
        for viewer in case.viewers
    )
    assert not (differ and game.open)


@every_case
def test_points_in_the_ledger_are_the_points_scored(case: Case) -> None:
    game = case.game
    steps = list(walk(game, case.seats, 2))
    for viewer in case.viewers:
        total = tallied(game.ledger(steps[0].before, steps[-1].after, viewer))
        assert [total[seat, "points"] for seat in range(case.seats)] == steps[-1].after.scores()


@every_case
def test_a_story_has_no_secret_but_the_seat_s_that_it_is_about(case: Case, size: Size) -> None:
    """Who watches a move, and is not in its secrets, is told what a spectator is told, and nobody is addressed."""
    game = case.game
    for seed in range(size(2, 30)):
        for step in walk(game, case.seats, seed):
            story = game.story(step.before, step.after, step.move, step.dealt)
            assert not any(line.key.endswith("-you") for line in story)
            onlookers = set(case.viewers) - {line.args["who"] for line in story if line.secret}
            for viewer in case.viewers:
                told = game.narrate(step.before, step.after, step.move, step.dealt, viewer)
                assert all(not line.secret for line in told)
                public = [(line.key, line.args) for line in told] == [(line.key, line.args) for line in story]
                assert public == (viewer in onlookers), step.move


@every_case
def test_legal_moves_are_the_legal_actions_one_by_one(case: Case, size: Size) -> None:
    game = case.game
    for seed in range(size(2, 30)):
        for step in walk(game, case.seats, seed):
            for seat in step.before.deciders():
                named = [game.move(step.before, action, seat) for action in step.before.legal_for(seat)]
                assert game.legal_moves(step.before, seat) == named
