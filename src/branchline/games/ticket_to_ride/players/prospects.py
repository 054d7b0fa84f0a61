"""What drawing tickets may bring: every ticket that may come up, weighed against the planned network."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import LONG, SHORT, RideBoard
from branchline.games.ticket_to_ride.players.plan import POINT, Plan
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.choices import NONE
from branchline.games.ticket_to_ride.rules.knowledge import SURE, knows
from branchline.games.ticket_to_ride.rules.scoring import Network
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import deck_of

STEPS: Final[i64] = 64  # of a histogram, one for each point a ticket may be worth
ZERO: Final[i64] = 24  # the step of tickets worth nothing
MILLION: Final[i64] = 1000000  # chances are in millionths


@final
class TicketProspects:
    """A histogram of what the tickets in each deck are worth, as far as a seat can tell what is there."""

    def __init__(self, board: RideBoard, weights: RideWeights, plan: Plan) -> None:
        self.board = board
        self.weights = weights
        self.plan = plan
        self.bonus: i64 = weights.globetrotter  # a ticket met, on top of its points
        self.dearest = filled(0, board.places)  # the points of the best ticket that starts there:
        for ticket in range(board.tickets):  # with the bonus, no way from there may cost more
            if POINT * board.ticket_points[ticket] > self.dearest[board.ticket_a[ticket]]:
                self.dearest[board.ticket_a[ticket]] = POINT * board.ticket_points[ticket]
        self.pool = filled(0, 2)  # the tickets of each deck that may come up
        self.promise = filled(0, 2)  # what the good ones among them are worth together
        self.spread = filled(0, 2 * STEPS)  # how many have each worth

    def weigh(self, state: TicketToRideState, seat: i64, network: Network, trains: i64, turns: i64) -> None:
        """Weigh every ticket, given the trains and turns a plan may use."""
        board = self.board
        room = self.plan.trains < trains and self.plan.turns_now() < turns
        self.clear()
        start: i64 = NONE
        for k in range(board.tickets):
            ticket = board.tickets_by_start[k]
            if knows(state.tickets, seat, ticket) == SURE:
                continue
            points = POINT * board.ticket_points[ticket]
            worth = -points
            if network.meets(ticket):
                worth = points + self.bonus
            elif room:
                if board.ticket_a[ticket] != start:
                    start = board.ticket_a[ticket]
                    self.plan.way(start, NONE, self.dearest[start] + self.bonus)
                worth = self.addition(ticket, trains, turns)
            self.note(deck_of(state, ticket), worth)

    def clear(self) -> None:
        for step in range(2 * STEPS):
            self.spread[step] = 0
        for deck in range(2):
            self.pool[deck] = 0
            self.promise[deck] = 0

    def note(self, deck: i64, worth: i64) -> None:
        step = ZERO + worth // POINT
        if step < 0:
            step = 0
        if step >= STEPS:
            step = STEPS - 1
        self.spread[deck * STEPS + step] += 1
        self.pool[deck] += 1
        if worth > 0:
            self.promise[deck] += worth

    def addition(self, ticket: i64, trains: i64, turns: i64) -> i64:
        """What a ticket adds to the plan, by the ways found from its start; its points are lost if it does not fit."""
        plan = self.plan
        points = POINT * self.board.ticket_points[ticket]
        goal = self.board.ticket_b[ticket]
        worth = points + self.bonus - plan.distance[goal]
        if worth <= 0:
            return -points
        plan.measure(goal)
        fits = plan.trains + plan.way_trains <= trains and plan.turns_with_way() <= turns
        return worth if fits else -points

    def of_mix(self, short: i64, long: i64) -> i64:
        """What a draw is expected to bring: the best ticket drawn, and a share of the other good ones."""
        best: i64 = 0
        good: i64 = 0
        before: i64 = 0
        short_below: i64 = 0
        long_below: i64 = 0
        for step in range(STEPS):
            if self.spread[step] + self.spread[STEPS + step] == 0:
                continue
            short_below += self.spread[step]
            long_below += self.spread[STEPS + step]
            below = all_within(short_below, self.pool[SHORT], short, MILLION)
            below = all_within(long_below, self.pool[LONG], long, below)
            best += (below - before) * (step - ZERO)
            if step > ZERO:
                good += (below - before) * (step - ZERO)
            before = below
        others = short * self.mean(SHORT) + long * self.mean(LONG) - good * POINT // MILLION
        return best * POINT // MILLION + others * self.weights.ticket_share // 100

    def at_most(self, short: i64, long: i64) -> i64:
        """A quick upper bound on `of_mix`: as if the best ticket were all the good ones together."""
        good = short * self.mean(SHORT) + long * self.mean(LONG)
        return good + good * self.weights.ticket_share // 100 + POINT

    def mean(self, deck: i64) -> i64:
        """What a ticket of a deck is worth on average, counting bad ones as nothing."""
        if self.pool[deck] == 0:
            return 0
        return self.promise[deck] // self.pool[deck]


def all_within(part: i64, whole: i64, times: i64, chance: i64) -> i64:
    """A chance, times the chance that `times` tickets drawn are all in this part of a deck."""
    for _draw in range(times):
        if whole == 0:
            return 0
        chance = chance * part // whole
    return chance
