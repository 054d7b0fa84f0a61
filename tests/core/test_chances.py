"""The judge of the luck tests, judged."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import branchline as bl
from tests.support.chances import difference, falling, surprise, tail


@pytest.mark.parametrize(
    ("chi_square", "degrees", "chance"),
    # from the tables every textbook prints
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (18.307, 10, 0.05),
        (124.342, 100, 0.05),
        (10.828, 1, 0.001),
    ],
)
def test_the_tail_agrees_with_the_tables(chi_square: float, degrees: int, chance: float) -> None:
    assert math.isclose(tail(chi_square, degrees), chance, rel_tol=2e-3)


def test_the_tail_falls_and_has_a_closed_form_for_two_degrees() -> None:
    assert falling([tail(x / 4, 7) for x in range(400)])
    for x in (0.1, 1, 5, 30, 80):
        assert math.isclose(tail(x, 2), math.exp(-x / 2), rel_tol=1e-12)


def test_honest_dice_do_not_surprise_and_loaded_ones_do() -> None:
    dealer = bl.SeededDealer(1)
    fair = dict.fromkeys(range(6), 1 / 6)
    honest = [surprise(Counter(dealer.below(6) for _ in range(2000)), fair) for _ in range(200)]
    assert min(honest) > 1e-4
    assert 60 < sum(chance > 0.5 for chance in honest) < 140
    loaded = Counter(max(dealer.below(6), dealer.below(12) - 6) for _ in range(2000))
    assert surprise(loaded, fair) < 1e-9
    assert surprise(Counter({7: 1, 0: 1999}), fair) == 0.0


def test_two_samples_of_one_bag_do_not_differ_and_of_two_bags_do() -> None:
    dealer = bl.SeededDealer(2)

    def sample(n: int) -> Counter[int]:
        return Counter(int(dealer.below(n)) for _ in range(2000))

    assert min(difference(sample(6), sample(6)) for _ in range(100)) > 1e-4
    assert difference(sample(6), sample(7)) < 1e-9
