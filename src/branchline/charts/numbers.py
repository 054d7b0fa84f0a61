"""Shares as people read them, and statistics of many numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Number = TypeVar("Number", bound=float)


def percent(share: float) -> str:
    """A share with as many digits as are meaningful.

    >>> percent(0.5), percent(0.99931), percent(0.00001), percent(1.0)
    ('50.0 %', '99.93 %', '< 0.01 %', '100 %')
    """
    if share in (0.0, 1.0):
        return f"{share:.0%}".replace("%", " %")
    if share < 0.00005 or share > 0.99995:
        return "< 0.01 %" if share < 0.5 else "> 99.99 %"
    digits = 1 if 0.01 <= share <= 0.99 else 2
    return f"{100 * share:.{digits}f} %"


def quantile(counts: Mapping[Number, int], share: float) -> Number:
    """The smallest number that this share of them all does not exceed.

    >>> from collections import Counter
    >>> quantile(Counter([1, 2, 2, 9]), 0.5)
    2
    """
    left = share * sum(counts.values())
    for number, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return number
    return max(counts)


def mean(counts: Counter[Number]) -> float:
    return sum(number * count for number, count in counts.items()) / counts.total()


def deviation(counts: Counter[Number]) -> float:
    """The standard deviation."""
    middle = mean(counts)
    return sqrt(sum(count * (number - middle) ** 2 for number, count in counts.items()) / counts.total())
