"""Who sits where, and how sure a share of wins is."""

from __future__ import annotations

from itertools import permutations
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.lab.seats import arrangements, rounded_up, wilson

BOTS = st.lists(st.sampled_from("abc"), min_size=1, max_size=5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_that_newcombe_prints(wins: int, games: int, low: float, high: float) -> None:
    """Statistics in Medicine 17 (1998), page 857: method 3, the score method of Wilson."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


@given(st.integers(0, 1000), st.integers(1, 1000), st.integers(2, 5))
def test_an_interval_holds_its_share_and_shared_victories_move_it_evenly(won: int, games: int, ways: int) -> None:
    wins = min(won, games) - (1 - 1 / ways if 0 < won <= games else 0)
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    mirrored = wilson(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low))


def test_all_or_nothing_is_said_exactly() -> None:
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


@given(BOTS)
def test_every_seating_comes_once(bots: list[str]) -> None:
    ways = arrangements(bots)
    assert set(ways) == set(permutations(bots))
    assert len(ways) == factorial(len(bots)) // prod(factorial(bots.count(bot)) for bot in set(bots))
    assert ways[0] == tuple(bots)


@given(st.integers(1, 10**6), st.integers(1, 120))
def test_games_are_rounded_up_to_whole_rotations_and_no_further(games: int, ways: int) -> None:
    rounded = rounded_up(games, ways)
    assert rounded % ways == 0
    assert 0 <= rounded - games < ways
