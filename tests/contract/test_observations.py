"""Observations: they fit their table of blocks, hold what a seat knows and nothing else, and mean what they say."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import branchline as bl
from branchline import build
from branchline.core.errors import BadObservation, BadSeats, NoSuchSeat, OtherObservation
from branchline.core.observer import cells
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, OPTIONS, SMALLEST, Case, OptionCase
from tests.support.walks import walk

ROOT = Path(__file__).parents[2]


def states(case: Case, seed: int, every: int, options: dict[str, object] | None = None) -> Iterator[bl.State]:
    """States of a random game, the last one among them."""
    for number, step in enumerate(walk(case.game, case.seats, seed, options)):
        if number % every == 0 or step.after.over:
            yield step.after if step.after.over else step.before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_redeal_looks_the_same_to_the_seat_it_is_for(case: Case, size: Callable[[int, int], int]) -> None:
    """Nothing that a seat cannot know is in its observation, and a state made from its view gives the same one."""
    seen = case.game.observation(case.seats)
    for seed in range(size(2, 60)):
        for number, state in enumerate(states(case, seed, 9)):
            for seat in range(case.seats):
                vector = seen.numbers(state, seat)
                assert seen.numbers(state.redeal(seat, bl.SeededDealer(number, seat)), seat) == vector
                guessed = case.game.from_view(case.game.view(state, seat), bl.SeededDealer(number, 9))
                assert seen.numbers(guessed, seat) == vector


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_views_that_differ_give_two_observations(case: Case, size: Callable[[int, int], int]) -> None:
    """Where the rules can tell two views of a seat apart, the numbers can: no collision is left to explain."""
    seen = case.game.observation(case.seats)
    plain = [name for name, part in seen.parts.items() if not part.computed]
    seen = case.game.observation(case.seats, blocks=plain)
    views: dict[tuple[int, tuple[int, ...]], str] = {}
    for seed in range(size(3, 200)):
        for state in states(case, seed, 3):
            for seat in range(case.seats):
                view = case.game.view(state.canonical(), seat)
                vector = tuple(seen.numbers(state, seat))
                text = json.dumps(view, sort_keys=True)
                assert views.setdefault((seat, vector), text) == text
    assert len(views) > plugin_of(case.name).many(100)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_is_within_its_bounds_and_every_cell_is_written(case: Case) -> None:
    seen = case.game.observation(case.seats)
    low, high = np.array(seen.low), np.array(seen.high)
    assert len(low) == len(high) == seen.size
    assert (low <= high).all()
    assert low.min() >= -(2**15)
    assert high.max() < 2**15
    dirty = cells(seen.size + 2)
    for seed in range(2):
        for state in states(case, seed, 5):
            for seat in range(case.seats):
                vector = seen.encode(state, seat)
                assert ((low <= vector) & (vector <= high)).all(), names_beyond(seen, low, vector, high)
                for k in range(seen.size + 2):
                    dirty[k] = 99
                seen.observer.write(state, seat, 0, dirty, 1)
                assert [dirty[0], *vector.tolist(), dirty[seen.size + 1]] == [99, *list(dirty)[1:-1], 99]


def names_beyond(seen: bl.Observation, low: np.ndarray, vector: np.ndarray, high: np.ndarray) -> list[str]:
    wrong = {int(k) for k in np.nonzero((vector < low) | (vector > high))[0]}
    return [name for name, part in seen.parts.items() if wrong & set(range(part.place.start, part.place.stop))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_remembered_of_a_table_changes_nothing(case: Case) -> None:
    """An observer that has seen other games at the same table writes what one writes that has seen none."""
    seen = case.game.observation(case.seats)
    for seed in range(2):
        for state in states(case, seed, 4):
            for seat in range(case.seats):
                fresh = case.game.observation(case.seats)
                assert seen.numbers(state, seat) == fresh.numbers(state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_row_that_is_written_again_is_what_a_new_one_is(case: Case) -> None:
    """As a batch does it: the same cells for every state, whoever looks, from one game to the next."""
    seen, fresh = case.game.observation(case.seats), case.game.observation(case.seats)
    row = cells(seen.size + 2)
    for seed in range(2):
        for number, state in enumerate(states(case, seed, 3)):
            for seat in {int(state.turn), number % case.seats}:
                seen.observer.rewrite(state, seat, 0, row, 1)
                assert list(row) == [0, *fresh.numbers(state, seat), 0]


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_blocks_can_be_chosen(case: Case) -> None:
    """Some blocks alone are what they are among all of them, in the order of the table."""
    whole = case.game.observation(case.seats)
    for at in range(0, len(whole.blocks), 5):
        chosen = list(reversed(whole.blocks[at : at + 2]))
        some = case.game.observation(case.seats, blocks=chosen)
        assert some.blocks == whole.blocks[at : at + 2]
        for state in states(case, 1, 40):
            vector = whole.numbers(state, 0)
            part = [n for name in some.blocks for n in vector[whole.parts[name].place]]
            assert some.numbers(state, 0) == part
    assert case.game.observation(case.seats, blocks=[]).size == 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_blocks_are_named_and_lie_one_after_another(case: Case) -> None:
    seen = case.game.observation(case.seats)
    end = 0
    for name, part in seen.parts.items():
        assert part.place.start == end
        end = part.place.stop
        assert part.place.stop - part.place.start == int(np.prod(part.shape))
        assert part.text
        assert name == part.name
        assert all(len(set(axis)) == len(axis) for axis in part.axes), f"{name} has two places of one name"
    assert end == seen.size
    assert list(seen.parts) == seen.blocks


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_turns_with_the_seat_that_looks(case: Case) -> None:
    """What every seat sees of the seats is the same table, turned."""
    seen = case.game.observation(case.seats)
    for state in states(case, 2, 30):
        for seat in range(case.seats):
            acting = seen.encode(state, seat)[seen.parts["acting"].place]
            assert acting.tolist() == [(seat + k) % case.seats == state.turn for k in range(case.seats)]


def test_a_vector_is_explained_in_words() -> None:
    game = bl.game("ticket-to-ride-germany")
    seen = game.observation(2)
    state = game.start(2, bl.SeededDealer(7))
    while state.phase != 2:  # type: ignore[attr-defined]
        state.apply(state.legal_actions()[-1], bl.SeededDealer(1))
    view = game.view(state, 0)
    read = seen.explain(seen.encode(state, 0))
    assert read["hand"] == view["hand"]
    assert read["trains"] == {"me": 45, "next": 45}
    assert set(read["tickets_first"]) == {ticket["ticket"] for ticket in view["tickets"]}
    assert read["phase"] == {"turn": 1}
    assert read["tickets_held"]["next"] == {"first": {"long": 4}}
    assert read["waiting"] == {
        place: {colour: n for colour, n in row.items() if n} for place, row in view["passengers"].items()
    }


@pytest.mark.parametrize("case", OPTIONS, ids=str)
def test_every_option_has_its_observation(case: OptionCase) -> None:
    game, seats = case.case.game, case.case.seats
    seen = game.observation(seats, case.options)
    low, high = np.array(seen.low), np.array(seen.high)
    for state in states(case.case, 4, 25, case.options):
        vector = seen.encode(state, 0)
        assert ((low <= vector) & (vector <= high)).all(), names_beyond(seen, low, vector, high)


def test_bad_input_is_refused_by_name() -> None:
    game = bl.game("nurnberg")
    with pytest.raises(BadSeats):
        game.observation(5)
    with pytest.raises(BadObservation, match="there is no block 'cards'"):
        game.observation(2, blocks=["cards"])
    with pytest.raises(BadObservation, match="a list of names, not the text"):
        game.observation(2, blocks="cubes")
    seen = game.observation(3)
    state = game.start(3, bl.SeededDealer(1))
    for seat in (3, -1, True):
        with pytest.raises(NoSuchSeat):
            seen.encode(state, seat)
    with pytest.raises(BadObservation, match="of 3 seats, and the state has 2"):
        seen.encode(game.start(2, bl.SeededDealer(1)), 0)
    with pytest.raises(BadObservation, match="First Train to Nürnberg on the board"):
        seen.encode(bl.game("wensleydale").start(3, bl.SeededDealer(1)), 0)
    with pytest.raises(BadObservation, match="a table with other options"):
        seen.encode(game.start(3, bl.SeededDealer(1), {"map": "wensleydale"}), 0)
    with pytest.raises(BadObservation, match=f"has {seen.size} numbers, not 3"):
        seen.explain([1, 2, 3])


def test_vectors_of_another_observation_are_refused_by_what_differs() -> None:
    game = bl.game("foothills")
    seen = game.observation(2)
    card = json.loads(json.dumps(seen.card()))
    seen.check(card)
    with pytest.raises(OtherObservation, match="their version is 0, and here it is 1"):
        seen.check(card | {"version": 0})
    with pytest.raises(OtherObservation, match="their game is 'nurnberg'"):
        seen.check(card | {"game": "nurnberg"})
    with pytest.raises(OtherObservation, match="their blocks is"):
        seen.check(game.observation(2, blocks=["vp"]).card())
    with pytest.raises(OtherObservation, match="their board is None"):
        seen.check({name: fact for name, fact in card.items() if name != "board"})


def fingerprint(case: Case) -> str:
    """What every seat sees in two random games."""
    digest = sha256()
    seen = case.game.observation(case.seats)
    for seed in range(2):
        for state in states(case, seed, 6):
            for seat in range(case.seats):
                digest.update(seen.encode(state, seat).tobytes())
    return digest.hexdigest()


def prints() -> dict[str, str]:
    return {str(case): fingerprint(case) for case in CASES}


@pytest.mark.skipif(build.pure(), reason="the compiled run compares itself with the interpreted one")
def test_the_interpreted_observers_write_the_same() -> None:
    code = "import json; from tests.contract.test_observations import prints; print(json.dumps(prints()))"
    there = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(there.stdout) == prints()
