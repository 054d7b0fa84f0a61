"""Is this what chance would do? Pearson's chi-square, its tail worked out here so that tests need no library."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from itertools import pairwise

ALARM = 1e-4
"""How often a whole family of honest tests may raise an alarm. Seeds are fixed: a test that passes keeps passing."""


def tail(chi_square: float, degrees: int) -> float:
    """The chance of a chi-square at least this large: the upper regularised incomplete gamma function."""
    a, x = degrees / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * scale)
    small = 1e-300
    b = x + 1 - a
    c, d = 1 / small, 1 / b
    h = d
    for k in range(1, 10_000):
        factor = -k * (k - a)
        b += 2
        d = 1 / (factor * d + b or small)
        c = b + factor / c or small
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return h * scale


def surprise(seen: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> float:
    """How likely honest luck is to stray as far from these chances as what was seen; 0 for the impossible."""
    draws = sum(seen.values())
    if any(chances.get(outcome, 0) == 0 for outcome in seen):
        return 0.0
    classes = pooled([(seen.get(outcome, 0), draws * chance) for outcome, chance in chances.items() if chance])
    if len(classes) < 2:
        return 1.0
    return tail(sum((count - much) ** 2 / much for count, much in classes), len(classes) - 1)


def pooled(classes: list[tuple[int, float]], least: float = 5.0) -> list[tuple[int, float]]:
    """Outcomes too rare to judge one by one, judged together."""
    classes = sorted(classes, key=lambda pair: pair[1])
    while len(classes) > 1 and classes[0][1] < least:
        (a, x), (b, y) = classes[:2]
        classes = sorted([(a + b, x + y), *classes[2:]], key=lambda pair: pair[1])
    return classes


def difference(one: Mapping[Hashable, int], other: Mapping[Hashable, int]) -> float:
    """How likely two samples of the same distribution are to differ as much as these two."""
    sizes = sum(one.values()), sum(other.values())
    both = {outcome: one.get(outcome, 0) + other.get(outcome, 0) for outcome in {*one, *other}}
    rare = [outcome for outcome, count in both.items() if count < 10]
    rows = [(one.get(o, 0), other.get(o, 0)) for o in both if o not in rare]
    rows.append((sum(one.get(o, 0) for o in rare), sum(other.get(o, 0) for o in rare)))
    rows = [row for row in rows if sum(row)]
    if len(rows) < 2:
        return 1.0
    total = sum(sizes)
    chi_square = sum(
        (row[side] - sum(row) * sizes[side] / total) ** 2 / (sum(row) * sizes[side] / total)
        for row in rows
        for side in (0, 1)
    )
    return tail(chi_square, len(rows) - 1)


def falling(values: list[float]) -> bool:
    return all(a >= b for a, b in pairwise(values))
