"""Who sits where, and how sure a share of wins is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import sqrt

NORMAL_95 = 1.959963984540054


def arrangements(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way to seat these bots, the given one first. Game g uses arrangement g mod their number.

    >>> arrangements(["greedy", "random"])
    [('greedy', 'random'), ('random', 'greedy')]
    >>> len(arrangements(["greedy", "greedy", "random"])), len(arrangements("abcde"))
    (3, 120)
    """
    return list(dict.fromkeys(permutations(bots)))


def rounded_up(games: int, ways: int) -> int:
    """The smallest number of games, at least this one, in which every arrangement is played equally often.

    >>> rounded_up(100, 3)
    102
    """
    return -(-games // ways) * ways


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, after Wilson (1927).

    A victory shared by k seats counts 1/k for each, so `wins` may be a fraction. Such games vary less than those won or
    lost outright, so the interval is then a little wider than necessary, never narrower.

    >>> low, high = wilson(81, 263)
    >>> round(low, 4), round(high, 4)
    (0.2553, 0.3662)
    """
    if games == 0:
        return 0.0, 1.0
    z = NORMAL_95 * NORMAL_95
    share = wins / games
    middle = (share + z / (2 * games)) / (1 + z / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z / (4 * games * games)) / (1 + z / games)
    return (max(0.0, middle - half) if wins > 0 else 0.0), (min(1.0, middle + half) if wins < games else 1.0)
