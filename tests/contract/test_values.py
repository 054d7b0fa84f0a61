"""A state is a value: it is compared, hashed, copied and pickled by what the rules can tell apart."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadPosition
from branchline.core.registry import MADE
from tests.support.cases import CASES, SMALLEST, Case
from tests.support.walks import some_states, walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def written(game: bl.Game, state: bl.State) -> str:
    return json.dumps(game.position(state), sort_keys=True)


@every_case
def test_states_are_equal_exactly_where_their_positions_are(case: Case, size: Size) -> None:
    """Along two games that begin alike: no field is left over from the way there, and none is overlooked."""
    game = case.game
    steps = list(walk(game, case.seats, 4))[:: size(9, 2)]
    states = [step.after for step in steps] + [game.from_position(game.position(step.after)) for step in steps]
    by_value: dict[bl.State, set[str]] = {}
    by_position: dict[str, set[bl.State]] = {}
    for state in states:
        by_value.setdefault(state, set()).add(written(game, state))
        by_position.setdefault(written(game, state), set()).add(state)
    assert all(len(positions) == 1 for positions in by_value.values())
    assert all(len(values) == 1 for values in by_position.values())
    assert len(by_value) > len(steps) // 2


@every_case
def test_a_state_is_copied_and_pickled_as_a_value(case: Case) -> None:
    for state in some_states(case.game, case.seats, 5, 60):
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin is not state
            assert twin == state
            assert hash(twin) == hash(state)
        if not state.over:
            after = copy.deepcopy(state)
            after.apply(after.legal_actions()[0], bl.SeededDealer(1))
            assert after != state
            assert state == case.game.from_position(case.game.position(state)), "a copy shares nothing that changes"
        assert copy.deepcopy([state, state]) == [state, state]


@every_case
def test_a_state_is_no_other_thing(case: Case) -> None:
    state = case.game.start(case.seats, bl.SeededDealer(1))
    assert state != "state"
    assert state is not None
    for other in CASES:
        if other != case:
            assert state != other.game.start(other.seats, bl.SeededDealer(1))


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_state_a_move_and_a_game_say_what_they_are(case: Case) -> None:
    state = case.game.start(case.seats, bl.SeededDealer(1))
    assert repr(state) == (
        f"<{type(state).__name__}: {case.seats} seats, seat {state.turn} to act, "
        f"scores {' '.join(map(str, state.scores()))}>"
    )
    over = [step.after for step in walk(case.game, case.seats, 2)][-1]
    assert f"over by {over.end_reason}, scores" in repr(over)
    move = case.game.legal_moves(state)[0]
    assert eval(repr(move), {kind.__name__: kind for kind in case.game.moves.kinds.values()}) == move
    assert repr(case.game) == f"<{type(case.game).__name__} on the board {case.game.board.id}>"


def test_the_order_of_the_display_makes_no_difference() -> None:
    """T2.1 A card is taken by its colour; which of five slots it lies in nobody asks."""
    game = bl.game("ticket-to-ride-germany")
    state = game.start(2, bl.SeededDealer(3))
    position = game.position(state)
    turned = game.from_position(position | {"display": position["display"][::-1]})
    assert turned == state
    assert hash(turned) == hash(state)


def test_a_hash_is_the_same_in_every_process(size: Size) -> None:
    import subprocess
    import sys

    code = (
        "import branchline as bl;"
        "print([hash(bl.game(info.id).start(info.seats[0], bl.SeededDealer(7))) for info in bl.all_games()])"
    )
    runs = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(runs) == 1


def test_a_state_on_a_board_of_ones_own_is_unpickled_where_that_board_is_open(monkeypatch: Any) -> None:
    case = next(case for case in CASES if case.board is not None)
    state = case.game.start(case.seats, bl.SeededDealer(1))
    text = pickle.dumps(state)
    assert pickle.loads(text) == state
    monkeypatch.delitem(MADE, case.game.board.digest)
    with pytest.raises(BadPosition, match=f"first open its file: bl.game\\('{case.name}', FILE\\)"):
        pickle.loads(text)


def test_a_state_knows_its_game() -> None:
    for case in CASES:
        assert bl.game_of(case.game.start(case.seats, bl.SeededDealer(1))).board.digest == case.game.board.digest
