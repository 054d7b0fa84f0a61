"""A refused move raises the error that names what was wrong, and changes nothing: neither the position nor the luck."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

import branchline as bl
from branchline.core.errors import BadMove, GameOver, IllegalMove, NotYourTurn
from branchline.locale import Texts
from branchline.locale.voice import Voice
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, PRINTED, Case
from tests.support.walks import last_state, some_states, walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@dataclass(frozen=True)
class Levitate(bl.Move):
    """A move of no game."""

    kind = "levitate"
    notation = "levitate {height}"
    height: int


@cache
def moves_met(case: Case) -> tuple[bl.Move, ...]:
    """A few moves of every kind, each legal at some time of some game."""
    met: dict[str, list[bl.Move]] = {kind: [] for kind in case.game.moves.kinds}
    for seed in range(6):
        for step in walk(case.game, case.seats, seed):
            legal = case.game.legal_moves(step.before)
            for move in (*legal[::7], legal[-1], *(move for move in legal if not met[move.kind])):
                if move not in met[move.kind] and len(met[move.kind]) < 12:
                    met[move.kind].append(move)
    return tuple(move for moves in met.values() for move in moves)


def nonsense(case: Case) -> Iterator[bl.Move]:
    """Moves of the right kinds whose values no position offers, or hardly any."""
    for move in moves_met(case):
        for field in dataclasses.fields(move):
            value = getattr(move, field.name)
            wrong: Iterable[object]
            if isinstance(value, int):
                wrong = (value + 1, -1, -value - 1, 10**9)
            elif isinstance(value, str):
                wrong = ("", "nowhere", value + "x", "Zürich { $who }")
            else:
                wrong = ((), value[1:], value + value[:1], (*value, "nowhere"), ("nowhere",) * len(value), value * 9)
            for other in wrong:
                yield dataclasses.replace(move, **{field.name: other})


def candidates(case: Case) -> list[bl.Move]:
    return list(dict.fromkeys([*moves_met(case), *nonsense(case)]))


def unchanged(game: bl.Game, state: bl.State, attempt: Callable[[bl.SeededDealer], None]) -> None:
    """Run an attempt that must be refused; position and luck must be as before."""
    dealer = bl.SeededDealer(11)
    untouched = dealer.copy()
    position = game.position(state)
    attempt(dealer)
    assert game.position(state) == position
    assert [dealer.below(2**31) for _ in range(3)] == [untouched.below(2**31) for _ in range(3)]


@every_case
def test_every_kind_of_move_is_met(case: Case) -> None:
    """Otherwise the tests below try less than they say."""
    kinds = {move.kind for move in moves_met(case)}
    rare = set(case.game.moves.kinds) - kinds
    assert rare <= plugin_of(case.name).rare


@every_case
def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing(case: Case, size: Size) -> None:
    game, tried = case.game, candidates(case)
    refused = 0
    for state in some_states(game, case.seats, 3, every=size(23, 6))[:-1]:
        legal = set(game.legal_moves(state))
        seat = int(state.turn)

        def attempts(dealer: bl.Dealer, state: bl.State = state, seat: int = seat, legal: set[bl.Move] = legal) -> None:
            nonlocal refused
            for move in tried:
                if move not in legal:
                    with pytest.raises(IllegalMove) as refusal:
                        game.play(state, seat, move, dealer)
                    why = game.why_not(state, seat, move)
                    assert why is not None
                    assert (refusal.value.rule, refusal.value.key, refusal.value.facts) == tuple(why)
                    with pytest.raises(IllegalMove):
                        game.action(state, move)
                    with pytest.raises(IllegalMove):
                        game.preview(state, move)
                    refused += 1

        unchanged(game, state, attempts)
    assert refused >= plugin_of(case.name).many(301)


@every_case
def test_why_not_is_silent_exactly_about_legal_moves_and_its_words_exist(case: Case, size: Size) -> None:
    game, tried = case.game, candidates(case)
    texts = Texts("en", game.info.texts)
    voices = [Voice(texts, ["Ada", "Ben"], viewer) for viewer in range(case.seats)]
    for state in some_states(game, case.seats, 2, every=size(29, 8)):
        for seat in range(case.seats):
            legal = set(game.legal_moves(state, seat))
            assert all(game.why_not(state, seat, move) is None for move in legal)
            for move in tried:
                why = game.why_not(state, seat, move)
                assert (why is None) == (move in legal)
                if why is not None:
                    assert texts.rule(why.rule), why
                    assert voices[seat].refusal(why), why


@every_case
def test_a_seat_that_is_not_to_act_is_refused(case: Case, size: Size) -> None:
    game = case.game
    for state in some_states(game, case.seats, 1, every=size(11, 2))[:-1]:
        turn = int(state.turn)

        def attempts(dealer: bl.Dealer, state: bl.State = state, turn: int = turn) -> None:
            for seat in [*range(-2, case.seats + 2), 10**6]:
                if seat != turn:
                    for move in [*game.legal_moves(state), *game.legal_moves(state, seat)][:5]:
                        with pytest.raises(NotYourTurn) as refusal:
                            game.play(state, seat, move, dealer)
                        assert (refusal.value.seat, refusal.value.turn) == (seat, turn)
                        assert str(turn) in str(refusal.value)

        unchanged(game, state, attempts)


@every_case
def test_after_the_end_nobody_moves(case: Case) -> None:
    game = case.game
    state = last_state(game, case.seats, 8)

    def attempts(dealer: bl.Dealer) -> None:
        for seat in range(case.seats):
            for move in moves_met(case):
                with pytest.raises(GameOver):
                    game.play(state, seat, move, dealer)
                assert game.why_not(state, seat, move) is not None

    unchanged(game, state, attempts)


@every_case
def test_a_move_of_another_game_is_no_move_here(case: Case) -> None:
    game = case.game
    kind = next(iter(game.moves.kinds))
    namesake = dataclass(frozen=True)(type("Namesake", (bl.Move,), {"kind": kind, "notation": kind}))
    for state in some_states(game, case.seats, 5, every=40)[:-1]:
        seat = int(state.turn)

        def attempts(dealer: bl.Dealer, state: bl.State = state, seat: int = seat) -> None:
            for foreign in (Levitate(3), namesake(), kind, None, 7, {"move": kind}):
                with pytest.raises(BadMove) as refusal:
                    game.play(state, seat, foreign, dealer)  # type: ignore[arg-type]
                assert all(name in str(refusal.value) for name in game.moves.kinds)
                with pytest.raises(BadMove):
                    game.why_not(state, seat, foreign)  # type: ignore[arg-type]

        unchanged(game, state, attempts)


@every_case
def test_nobody_sees_through_a_seat_that_does_not_exist(case: Case) -> None:
    """-1 once showed the last seat's hand, as an index of -1 does."""
    game = case.game
    state = game.start(case.seats, bl.SeededDealer(1))
    for seat in (-1, case.seats, 99, bl.SPECTATOR, True):
        with pytest.raises(bl.BranchlineError):
            game.view(state, seat)


@pytest.mark.parametrize("case", PRINTED, ids=str)
def test_refusals_of_a_seat_do_not_depend_on_what_it_cannot_know(case: Case) -> None:
    game, tried = case.game, candidates(case)[::3]
    for state in some_states(game, case.seats, 6, every=37)[:-1]:
        for seat in range(case.seats):
            twin = state.redeal(seat, bl.SeededDealer(seat))
            assert [game.why_not(state, seat, move) for move in tried] == [
                game.why_not(twin, seat, move) for move in tried
            ]
