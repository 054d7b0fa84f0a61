"""Random games of every game: they end, every move listed can be made, and nothing is lost or made on the way."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import branchline as bl
from branchline.locale import texts_of
from branchline.locale.voice import Voice
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, OPTIONS, Case, OptionCase
from tests.support.walks import Step, last_state, walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)

LONGEST_GAME = 20_000  # moves; no railway game takes as many


def steps_of(case: Case, games: int) -> list[Step]:
    return [step for seed in range(games) for step in walk(case.game, case.seats, seed)]


@every_case
def test_random_games_end(case: Case, size: Size) -> None:
    for seed in range(size(2, 150)):
        for count, step in enumerate(walk(case.game, case.seats, seed)):
            assert count < LONGEST_GAME, step.move
        assert step.after.over
        assert step.after.end_reason
        assert step.after.legal_actions() == []
        assert step.after.deciders() == []
        assert all(step.after.legal_for(seat) == [] for seat in range(case.seats))


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
def test_every_option_plays_to_the_end(chosen: OptionCase) -> None:
    case, options = chosen
    assert last_state(case.game, case.seats, 2, options).over


@every_case
def test_somebody_can_always_move_and_no_move_is_listed_twice(case: Case, size: Size) -> None:
    for step in steps_of(case, size(2, 20)):
        state = step.before
        assert int(state.turn) in state.deciders()
        for seat in range(case.seats):
            actions = state.legal_for(seat)
            moves = case.game.legal_moves(state, seat)
            assert bool(actions) == (seat in state.deciders())
            assert len(set(actions)) == len(actions) == len(moves) == len(set(moves))
        assert state.legal_for(int(state.turn)) == state.legal_actions()
        assert not state.over
        assert state.end_reason == ""


@every_case
def test_every_legal_move_can_be_made(case: Case, size: Size) -> None:
    game = case.game
    for seed in range(size(1, 8)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if number % size(7, 1):
                continue
            for move in game.legal_moves(step.before):
                trial = step.before.copy()
                game.play(trial, step.seat, move, bl.SeededDealer(number))
                assert game.position(trial) != game.position(step.before), move


@every_case
def test_a_move_is_the_same_as_action_as_notation_and_as_json(case: Case, size: Size) -> None:
    game = case.game
    for step in steps_of(case, size(2, 20)):
        for seat in step.before.deciders():
            actions = step.before.legal_for(seat)
            for action, move in zip(actions, game.legal_moves(step.before, seat), strict=True):
                assert game.move(step.before, action, seat) == move
                assert game.moves.parse(str(move)) == move
                assert game.moves.read(json.loads(json.dumps(move.json()))) == move
                assert hash(game.moves.parse(str(move))) == hash(move)
                assert type(move) is game.moves.kinds[move.kind]
        some = step.before.legal_actions()[:: max(1, len(step.before.legal_actions()) // 4)]
        assert [game.action(step.before, game.move(step.before, action)) for action in some] == some


@every_case
def test_two_moves_never_share_a_notation(case: Case, size: Size) -> None:
    for step in steps_of(case, size(2, 20)):
        texts = [str(move) for move in case.game.legal_moves(step.before)]
        assert len(set(texts)) == len(texts)


@every_case
def test_a_decision_with_one_outcome_is_taken_by_itself(case: Case, size: Size) -> None:
    """Only a turn's first decision may be no choice at all: then the seat at least sees that it is its turn."""
    plugin = plugin_of(case.name)
    for step in steps_of(case, size(2, 40)):
        if plugin.inside_turn(step.before, step.after):
            assert len(step.after.legal_actions()) > 1, f"{step.move} led to {case.game.legal_moves(step.after)}"


@every_case
def test_nothing_is_lost_and_nothing_made(case: Case, size: Size) -> None:
    game, plugin = case.game, plugin_of(case.name)
    for seed in range(size(2, 40)):
        totals = None
        for step in walk(game, case.seats, seed):
            position = game.position(step.after)
            totals = totals or plugin.total(game, position)
            assert plugin.total(game, position) == totals, step.move


@every_case
def test_every_position_on_the_way_is_sound(case: Case, size: Size) -> None:
    """from_position checks every invariant the game has, so it must accept whatever play leads to."""
    game = case.game
    for seed in range(size(1, 10)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if number % size(4 if case.board else 9, 1) == 0 or step.after.over:
                position = game.position(step.after)
                again = game.from_position(json.loads(json.dumps(position)))
                assert game.position(again) == position
                assert again.legal_actions() == step.after.legal_actions()
                assert [again.legal_for(seat) for seat in range(case.seats)] == [
                    step.after.legal_for(seat) for seat in range(case.seats)
                ]
                assert [game.view(again, seat) for seat in case.viewers[:: size(2, 1)]] == [
                    game.view(step.after, seat) for seat in case.viewers[:: size(2, 1)]
                ]


@every_case
def test_a_position_read_back_plays_on_the_same(case: Case) -> None:
    game = case.game
    steps = list(walk(game, case.seats, 4))
    for step in steps[:: max(1, len(steps) // 6)]:
        again = game.from_position(game.position(step.before))
        one, two = bl.SeededDealer(9), bl.SeededDealer(9)
        first, second = step.before.copy(), again
        while not first.over:
            actions = first.legal_actions()
            action = actions[one.below(len(actions))]
            assert two.below(len(second.legal_actions())) == actions.index(action)
            first.apply(action, one)
            second.apply(action, two)
        assert game.position(first) == game.position(second)


@every_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    game = case.game

    def played(seed: int) -> list[tuple[int, str, list[int]]]:
        return [(step.seat, str(step.move), step.dealt) for step in walk(game, case.seats, seed)]

    assert played(7) == played(7)
    assert played(7) != played(8)


@every_case
def test_a_game_leaves_nothing_behind_for_the_next_one(case: Case) -> None:
    game = case.game
    fresh = game.position(game.start(case.seats, bl.SeededDealer(3)))
    last_state(game, case.seats, 3)
    assert game.position(game.start(case.seats, bl.SeededDealer(3))) == fresh


@every_case
def test_copies_are_independent_of_each_other(case: Case, size: Size) -> None:
    """Every past state is kept to the end, so a copy that shares a list is found out."""
    game = case.game
    for seed in range(size(2, 20)):
        past = []
        for step in walk(game, case.seats, seed):
            past.append((step.before, json.dumps(game.position(step.before))))
            twin = step.before.copy()
            dealer = bl.SeededDealer(seed)
            twin.redeal(step.seat, dealer)
            for _ in range(3):
                if not twin.over:
                    twin.apply(twin.legal_actions()[0], dealer)
        for state, position in past:
            assert json.dumps(game.position(state)) == position


@every_case
def test_a_redeal_is_independent_of_what_it_was_dealt_from(case: Case) -> None:
    game = case.game
    for step in list(walk(game, case.seats, 5))[::9]:
        kept = game.position(step.before)
        for seat in range(-1, case.seats):
            dealer = bl.SeededDealer(1)
            twin = step.before.redeal(seat, dealer)
            for _ in range(6):
                if not twin.over:
                    twin.apply(twin.legal_actions()[-1], dealer)
        assert game.position(step.before) == kept


@every_case
def test_choices_made_at_once_do_not_depend_on_each_other(case: Case, size: Size) -> None:
    """Where several seats decide, what each may choose is the same whatever those before it chose."""
    game = case.game
    met = False
    for seed in range(size(2, 60)):
        offered: dict[int, list[bl.Move]] = {}
        for step in walk(game, case.seats, seed):
            deciders = step.before.deciders()
            if len(deciders) > 1:
                met = True
                for seat in deciders:
                    legal = [move.json() for move in game.legal_moves(step.before, seat)]
                    assert game.view(step.before, seat)["legal"] == legal
                    assert game.legal_moves(step.before, seat) == offered.setdefault(
                        seat, game.legal_moves(step.before, seat)
                    )
            elif step.seat in offered:
                assert game.legal_moves(step.before, step.seat) == offered[step.seat]
                offered = {}
    assert met or "ticket-to-ride" not in case.name


@every_case
def test_scores_places_and_the_breakdown_agree_at_the_end(case: Case, size: Size) -> None:
    game = case.game
    for seed in range(size(3, 200)):
        state = last_state(game, case.seats, seed)
        scores, places = state.scores(), state.ranking()
        assert [sum(line.points for line in lines) for lines in game.breakdown(state)] == scores
        assert [state.score_of(seat) for seat in range(case.seats)] == scores
        assert state.winners() == [seat for seat in range(case.seats) if places[seat] == 1] != []
        for seat in range(case.seats):
            better = [other for other in range(case.seats) if places[other] < places[seat]]
            assert places[seat] == 1 + len(better)
            assert all(scores[other] >= scores[seat] for other in better)


@every_case
def test_what_breaks_a_tie_is_said_of_every_tie_and_of_nothing_else(case: Case, size: Size) -> None:
    game = case.game
    voice = Voice(texts_of(game.info, "en"), [f"P{seat}" for seat in range(case.seats)])
    for seed in range(size(20, 2000)):
        state = last_state(game, case.seats, seed)
        scores, places = state.scores(), state.ranking()
        ties = game.ties(state)
        assert len(ties) == case.seats - len(set(scores))
        for rule, key, args in ties:
            ahead, behind = args["who"], args["seat"]
            assert scores[ahead] == scores[behind]
            assert (places[ahead] == places[behind]) == (key == "tie-shared")
            assert key == "tie-shared" or args["more"] > args["less"]
            assert voice.say(key, args)
            assert voice.rule(rule)


@every_case
def test_before_the_end_the_breakdown_tells_everybody_the_same(case: Case) -> None:
    """It takes no viewer, so it must not change with what is hidden."""
    game = case.game
    for step in list(walk(game, case.seats, 6))[::5]:
        twin = step.before.redeal(-1, bl.SeededDealer(2))
        assert game.breakdown(step.before) == game.breakdown(twin)
        assert [sum(line.points for line in lines) for lines in game.breakdown(twin)] == twin.scores()
