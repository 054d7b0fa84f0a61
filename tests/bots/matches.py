"""Games between policies, and their results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import branchline as bl
from branchline import build
from branchline.core.playout import Policy, play_with
from branchline.games.ticket_to_ride.rules.knowledge import holder
from branchline.games.ticket_to_ride.rules.turns import tickets_met

GERMANY = bl.game("ticket-to-ride-germany")


def many(compiled: int) -> int:
    """This many games, or a twentieth of them if the rules run interpreted and take forty times as long."""
    return max(2, compiled // 20) if build.pure() else compiled


@dataclass
class Tally:
    """How one policy did in its games."""

    games: int = 0
    won: float = 0  # a shared victory counts its share
    points: int = 0
    kept: int = 0  # tickets
    met: int = 0

    @property
    def win_share(self) -> float:
        return self.won / self.games

    @property
    def mean_points(self) -> float:
        return self.points / self.games

    @property
    def completion(self) -> float:
        return self.met / self.kept

    def note(self, state: Any, seat: int) -> None:
        winners = state.winners()
        self.games += 1
        self.won += (seat in winners) / len(winners)
        self.points += state.scores()[seat]
        self.kept += sum(holder(state.tickets, ticket) == seat for ticket in range(state.board.tickets))
        self.met += tickets_met(state, seat)

    def __str__(self) -> str:
        return (
            f"{self.games} games, wins {self.win_share:.1%}, {self.mean_points:.1f} points, "
            f"{self.kept / self.games:.2f} tickets kept, {self.completion:.1%} of them met"
        )


def played(policies: list[Policy], games: int, seed: int) -> Iterator[Any]:
    """The final states of games from number 0 on, each dealt from its own stream of the seed."""
    for number in range(games):
        dealer = bl.SeededDealer(seed, number)
        state = GERMANY.start(len(policies), dealer)
        play_with(state, dealer, policies)
        yield state


def among_equals(policy: Policy, seats: int, games: int, seed: int) -> Tally:
    """Every seat is played by the same policy, and every seat is counted."""
    tally = Tally()
    for state in played([policy] * seats, games, seed):
        for seat in range(seats):
            tally.note(state, seat)
    return tally


def duel(one: Policy, other: Policy, games: int, seed: int) -> tuple[Tally, Tally]:
    """Two seats; each pair of games has the same deal with the seats exchanged."""
    tallies = Tally(), Tally()
    for policies, seats in (([one, other], (0, 1)), ([other, one], (1, 0))):
        for state in played(policies, games // 2, seed):
            for tally, seat in zip(tallies, seats, strict=True):
                tally.note(state, seat)
    return tallies
