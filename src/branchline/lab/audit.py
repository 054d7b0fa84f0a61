"""Holes in the rules, looked for where designers meet them: games that go in circles, and positions that are stuck.

Some games of a simulation are played again, move by move. A loop is a position that comes back within a game, counters
of turns apart. A dead end is a position in which the seat to act has no legal move. A standstill is a stretch in which
every seat in a row only passes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from branchline.core.dealer import SeededDealer
from branchline.core.playout import tell
from branchline.core.state import State, facts
from branchline.lab.plan import SimulationPlan
from branchline.lab.play import Player

COUNTERS = {"turns", "moments", "watched", "telling", "events"}  # of a state: they say nothing about the position
PASS = "pass"


@dataclass
class Audit:
    """What was found in some games: their numbers, by what is wrong with them."""

    games: int = 0
    positions: int = 0
    loops: dict[int, int] = field(default_factory=dict)  # the longest, in moves, of each game that has one
    dead: list[int] = field(default_factory=list)
    standstills: list[int] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not (self.loops or self.dead or self.standstills)


def audit(plan: SimulationPlan, games: int) -> Audit:
    """Play the first games of a plan again and look.

    >>> found = audit(SimulationPlan("foothills", ("random", "random"), 4, 7, {}), 4)
    >>> found.games, found.dead
    (4, [])
    """
    player = Player(plan)
    found = Audit()
    for number in range(min(games, plan.games)):
        look_at(player, number, found)
        found.games += 1
    return found


def look_at(player: Player, number: int, found: Audit) -> None:
    dealer = SeededDealer(player.plan.seed, number)
    lucks = [SeededDealer(seed, number) for seed in player.luck_seeds]
    policies = player.policies[number % len(player.policies)]
    state = player.start(dealer)
    seen: dict[int, int] = {}
    passes = 0
    at = 0
    while not state.over:
        if not state.legal_actions():
            found.dead.append(number)
            return
        key = place_of(state)
        if key in seen:
            found.loops[number] = max(found.loops.get(number, 0), at - seen[key])
        seen[key] = at
        seat = int(state.turn)
        action = int(policies[seat].choose(state, lucks[seat]))
        passes = passes + 1 if player.game.move(state, action).kind == PASS else 0
        if passes == player.plan.seats:
            found.standstills.append(number)
        tell(policies, state, action)
        state.apply(action, dealer)
        at += 1
        found.positions += 1


def place_of(state: State) -> int:
    """What a position is known by, without its counters."""
    return hash(tuple(fact for fact in facts(state) if fact[0] not in COUNTERS))
