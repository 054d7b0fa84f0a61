"""How well `greedy` plays Ticket to Ride, in seeded games: an everyday size, and a larger one with --soak.

`pytest tests/bots/test_strength.py --soak -s` prints the figures.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from branchline import build
from branchline.core.playout import Policy, RandomPolicy
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.players.policy import greedy
from tests.bots.matches import GERMANY, among_equals, duel, many
from tests.bots.naive import Beginner, single_minded

Size = Callable[[int, int], int]
GREEDY = greedy(GERMANY.board)


def test_it_meets_four_of_five_tickets_that_it_keeps(size: Size) -> None:
    tally = among_equals(GREEDY, 2, many(size(200, 10_000)), seed=11)
    print(f"\ngreedy against itself: {tally}")
    assert tally.completion >= 0.8
    assert tally.mean_points >= 160
    assert tally.kept / tally.games >= 2.2  # not by keeping as few as it may


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_holds_its_own_at_a_full_table(seats: int, size: Size) -> None:
    tally = among_equals(GREEDY, seats, many(size(60, 2_000)), seed=12)
    print(f"\ngreedy, {seats} seats: {tally}")
    assert tally.completion >= 0.75
    assert tally.mean_points >= 110


def test_it_beats_random_in_99_of_100_games(size: Size) -> None:
    ours, theirs = duel(GREEDY, RandomPolicy(), many(size(400, 20_000)), seed=13)
    print(f"\ngreedy against random: {ours}\nrandom: {theirs}")
    assert ours.win_share >= 0.99


@pytest.mark.parametrize(("name", "least"), [("beginner", 0.97), ("single-minded", 0.7)])
def test_it_beats_a_naive_player(name: str, least: float, size: Size) -> None:
    naive: Policy = Beginner() if name == "beginner" else single_minded()
    ours, theirs = duel(GREEDY, naive, many(size(300, 5_000)), seed=14)
    print(f"\ngreedy against {name}: {ours}\n{name}: {theirs}")
    assert ours.win_share >= least


@pytest.mark.once
def test_the_expert_that_guides_search_beats_it_in_three_games_of_five(size: Size) -> None:
    ours, theirs = duel(expert(GERMANY.board), GREEDY, many(size(400, 10_000)), seed=15)
    print(f"\nexpert against greedy: {ours}\ngreedy: {theirs}")
    assert ours.win_share >= (0.5 if build.pure() else 0.6)
