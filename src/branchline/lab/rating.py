"""The arithmetic of a ladder: a sequential test for one pairing, and ratings with intervals for all of them.

One bot sits among equals of another at a table of n seats. A rating r makes a seat's strength 10^(r/400), and a seat's
chance to win is its share of all strengths at the table (Bradley and Terry; with more seats, Luce).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from branchline.lab.seats import NORMAL_95

ELO = 400 / log(10)  # rating points for an e-fold strength
ERROR = 0.05  # of the sequential test, on either side
LEAST_GROUPS = 4  # with fewer, a variance means nothing
SPREAD = 0.05  # and with so few, no variance is taken to be smaller
FARTHEST = 8.0  # e-folds: a bot that never won or never lost is put no further away


@dataclass(frozen=True)
class Record:
    """What one bot won among others: `wins` may be a fraction, as shared victories count their share."""

    bot: str
    among: str
    seats: int
    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def evidence(shares: Sequence[float], low: float, high: float) -> float:
    """The log-likelihood ratio that the mean share is `high` rather than `low`, with the observed variance.

    A share is that of a group of games with the same deal and the seats exchanged, so luck in the deal cancels out.

    >>> round(evidence([0.5, 1.0, 0.5, 1.0, 1.0, 1.0], 0.58, 0.68), 2)
    1.83
    """
    n = len(shares)
    if n < LEAST_GROUPS:
        return 0.0
    mean = sum(shares) / n
    variance = max(sum((share - mean) ** 2 for share in shares) / (n - 1), SPREAD)
    return n * (high - low) * (2 * mean - low - high) / (2 * variance)


def verdict(shares: Sequence[float], low: float, high: float) -> str:
    """What Wald's sequential test says so far: "higher", "lower", or "" to go on.

    >>> verdict([0.5] * 40, 0.58, 0.68), verdict([1.0] * 40, 0.58, 0.68), verdict([1.0], 0.58, 0.68)
    ('lower', 'higher', '')
    """
    bound = log((1 - ERROR) / ERROR)
    found = evidence(shares, low, high)
    return "higher" if found >= bound else "lower" if found <= -bound else ""


@dataclass(frozen=True)
class Rating:
    """A bot's rating and the half-width of its 95 % interval, which is 0 for the anchor."""

    points: float
    margin: float


def ratings(records: Sequence[Record], anchor: str) -> dict[str, Rating]:
    """The likeliest ratings, with the anchor's 0, by Newton's method; intervals from the curvature at the top.

    >>> two = ratings([Record("a", "b", 2, 75, 100)], "b")
    >>> round(two["a"].points), round(two["a"].margin)
    (189, 78)
    """
    bots = [anchor, *sorted({name for record in records for name in (record.bot, record.among)} - {anchor})]
    place = {name: at for at, name in enumerate(bots)}
    thetas = [0.0] * len(bots)
    for _ in range(100):
        slope, curve = derivatives(records, place, thetas)
        step = solve(curve, slope)
        for at, change in enumerate(step, start=1):
            thetas[at] = min(FARTHEST, max(-FARTHEST, thetas[at] + min(1.0, max(-1.0, change))))
        if all(abs(change) < 1e-9 for change in step):
            break
    _, curve = derivatives(records, place, thetas)
    found = {anchor: Rating(0.0, 0.0)}
    for at, name in enumerate(bots[1:]):
        unit = [1.0 if k == at else 0.0 for k in range(len(bots) - 1)]
        variance = solve(curve, unit)[at]
        found[name] = Rating(ELO * thetas[at + 1], NORMAL_95 * ELO * sqrt(max(variance, 0.0)))
    return found


def chance(ahead: float, seats: int) -> float:
    """How often a seat wins that is `ahead` e-folds stronger than each of the others.

    >>> chance(0.0, 4), round(chance(log(3), 2), 3)
    (0.25, 0.75)
    """
    return 1 / (1 + (seats - 1) * exp(-ahead))


def derivatives(
    records: Sequence[Record], place: Mapping[str, int], thetas: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood and its curvature, without the anchor. An imaginary draw keeps them finite."""
    size = len(thetas) - 1
    slope = [0.0] * size
    curve = [[1e-6 if row == column else 0.0 for column in range(size)] for row in range(size)]
    for record in records:
        one, other = place[record.bot] - 1, place[record.among] - 1
        expected = chance(thetas[one + 1] - thetas[other + 1], record.seats)
        games = record.games + 1
        wins = record.wins + 1 / record.seats
        pull = wins - games * expected
        weight = games * expected * (1 - expected)
        for at, sign in ((one, 1), (other, -1)):
            if at >= 0:
                slope[at] += sign * pull
                curve[at][at] += weight
        if one >= 0 and other >= 0:
            curve[one][other] -= weight
            curve[other][one] -= weight
    return slope, curve


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[row][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
