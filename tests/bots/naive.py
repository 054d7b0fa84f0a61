"""Players that a good one must beat."""

from __future__ import annotations

from branchline.core.dealer import Dealer
from branchline.core.playout import Policy
from branchline.core.state import State
from branchline.games.ticket_to_ride.players.policy import RideGreedy
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.choices import BLIND, CLAIM, KEEP, PAY, TICKETS
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from tests.bots.matches import GERMANY


class Beginner(Policy):
    """Claims the longest route it can pay for, else draws from the pile; keeps the tickets with the fewest points."""

    def choose(self, state: State, dealer: Dealer) -> int:
        assert isinstance(state, TicketToRideState)
        actions = state.legal_actions()
        claims = [action for action in actions if action >= CLAIM]
        if claims:
            return max(claims, key=lambda action: state.board.route_length[action - CLAIM])
        if TICKETS in actions and BLIND not in actions:
            return int(TICKETS)
        if KEEP <= actions[0] < PAY:
            return min(actions, key=lambda action: self.cost_of_keeping(state, action))
        return int(BLIND) if BLIND in actions else actions[0]

    def cost_of_keeping(self, state: TicketToRideState, action: int) -> int:
        at = state.turn * 4
        kept = [k for k in range(4) if (action - KEEP) >> k & 1 and state.offers[at + k] >= 0]
        return sum(int(state.board.ticket_points[state.offers[at + k]]) for k in kept)


def single_minded() -> Policy:
    """Plans its first tickets as `greedy` does, but ignores passengers and never draws another ticket."""
    weights = RideWeights()
    weights.passenger = 0
    weights.first_passenger = 0
    weights.ticket_gate = 10**6
    return RideGreedy(GERMANY.board, weights)
