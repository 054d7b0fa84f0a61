"""What guides search in Ticket to Ride: the expert weighs actions and makes plans, and playouts follow the plans.

A seat's plan is laid once in a deal and followed until it is done, one of its routes is gone, or new tickets arrive. So
most decisions of a playout cost next to nothing. A careful guide deals the others tickets that fit their routes
(hunch.py), and plays the last turns as the expert would if it ignored the other seats: fewer iterations then tell more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.guide import Guide
from branchline.core.state import WIDEST, State, filled
from branchline.games.ticket_to_ride.board.board import GREY, KINDS, LOCOMOTIVE, PASSENGER_COLOURS, RideBoard
from branchline.games.ticket_to_ride.players.hunch import Hunch
from branchline.games.ticket_to_ride.players.plan import POINT
from branchline.games.ticket_to_ride.players.policy import RideGreedy
from branchline.games.ticket_to_ride.players.weights import RideWeights, chief_weights, driver_weights, engineer_weights
from branchline.games.ticket_to_ride.rules.cards import cards_into
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    BLIND,
    CLAIM,
    CLAIMED,
    COLLECT,
    COLLECTION,
    KEEP,
    MIX,
    MOST_SEATS,
    NONE,
    PASS,
    PAY,
    PAYMENT,
    SECOND_CARD,
    TAKE,
    TICKETS,
    TURN,
)
from branchline.games.ticket_to_ride.rules.claims import colour_paid, locomotives_paid, payments_into
from branchline.games.ticket_to_ride.rules.knowledge import holder
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

NEVER: Final[i64] = -3000  # no action looks worse than this
LAST_TURNS: Final[i64] = 20  # of all seats together: a playout this near the end is played with care
INSIGHT: Final = 10.0
MOST_PATIENCE: Final = 4.0


@final
class TicketToRideGuide(Guide):
    """The routes each seat still wants, according to its plan."""

    def __init__(self, board: RideBoard, weights: RideWeights, careful: bool = False) -> None:
        self.board = board
        self.careful = careful
        self.turns_left: i64 = 0  # of all seats, in this deal
        self.last_turns = False  # these are the last turns,
        self.with_care = False  # and played with care
        self.planner: i64 = NONE  # with care: the seat for which the expert planned last
        self.greedy = RideGreedy(board, weights)
        self.player = RideGreedy(board, weights)  # plays playouts, and ignores the other seats: that is faster
        self.player.minds_others = False
        self.hunch = Hunch(board)
        self.actions = filled(0, WIDEST)
        self.wanted = filled(0, MOST_SEATS * board.routes)  # seat by seat, routes
        self.wants = filled(0, MOST_SEATS)  # and how many
        self.stale = filled(1, MOST_SEATS)  # the plan must be laid again
        self.need = filled(0, KINDS)  # cards of each colour that wanted routes cost; at GREY, those of grey routes
        self.best: i64 = NONE  # the longest wanted route that can be paid for

    def study(self, state: State, seat: i64) -> None:
        if self.careful:
            assert isinstance(state, TicketToRideState)
            self.hunch.study(state, seat)

    def imagine(self, state: State, seat: i64, dealer: Dealer) -> None:
        if self.careful:
            assert isinstance(state, TicketToRideState)
            self.hunch.imagine(state, seat, dealer)

    def begin(self, state: State) -> None:
        assert isinstance(state, TicketToRideState)
        for seat in range(MOST_SEATS):
            self.stale[seat] = 1
        self.planner = NONE
        self.turns_left = self.greedy.turns_left(state) * state.seats
        self.last_turns = state.phase == TURN and self.turns_left <= LAST_TURNS
        self.with_care = self.careful and self.last_turns

    def insight(self) -> float:
        return INSIGHT if self.with_care else 1.0

    def patience(self) -> float:
        """The fewer turns remain, the more playouts fit into the same time."""
        if not self.last_turns:
            return 1.0
        patience = float(LAST_TURNS) / float(self.turns_left)
        return patience if patience < MOST_PATIENCE else MOST_PATIENCE

    # Playouts

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, TicketToRideState)
        seat = state.turn
        phase = state.phase
        if self.with_care:
            return self.choose_with_care(state, seat, phase, dealer)
        if phase == TURN:
            if state.last_left != NONE:
                return self.last_turn(state, seat)
            if self.stale[seat] != 0 or not self.review(state, seat):
                return self.plan_anew(state, seat, dealer)
            return CLAIM + self.best if self.best != NONE else self.draw(state, seat)
        if phase == SECOND_CARD:
            if self.stale[seat] != 0 or not self.review(state, seat):
                return self.plan_anew(state, seat, dealer)
            return self.draw(state, seat)
        if phase == PAYMENT:
            return self.pay(state, seat)
        if phase == COLLECTION:
            return self.collect(state, seat)
        self.stale[seat] = 1
        return self.player.choose(state, dealer)

    def choose_with_care(self, state: TicketToRideState, seat: i64, phase: i64, dealer: Dealer) -> i64:
        """As an expert that ignores the other seats would, with one plan a turn."""
        player = self.player
        if phase == TURN or self.planner != seat:
            self.planner = seat if phase == TURN else NONE
            return player.choose(state, dealer)
        if phase == SECOND_CARD:
            player.plan.count_hand(state, seat)
            player.plan.count_cards()
            return player.second_card(state, seat)
        if phase == PAYMENT:
            return player.pay(state)
        if phase == COLLECTION:
            return self.collect(state, seat)
        self.planner = NONE
        return player.choose(state, dealer)

    def plan_anew(self, state: TicketToRideState, seat: i64, dealer: Dealer) -> i64:
        """Decide as `greedy` does, and remember its plan."""
        board = self.board
        action = self.player.choose(state, dealer)
        at = seat * board.routes
        count: i64 = 0
        for route in range(board.routes):
            if self.player.plan.chosen[route] != 0:
                self.wanted[at + count] = route
                count += 1
        self.wants[seat] = count
        self.stale[seat] = 0
        return action

    def review(self, state: TicketToRideState, seat: i64) -> bool:
        """Strike off claimed routes and count what the plan still costs. Returns whether it still stands."""
        board = self.board
        at = seat * board.routes
        mark = CLAIMED * (1 + seat)
        hand = seat * KINDS
        locomotives = state.hands[hand + LOCOMOTIVE]
        most = self.most_alike(state, seat)
        for kind in range(KINDS):
            self.need[kind] = 0
        self.best = NONE
        longest: i64 = 0
        left: i64 = 0
        for k in range(self.wants[seat]):
            route = self.wanted[at + k]
            if state.routes[route] == mark:
                continue
            length = board.route_length[route]
            if state.routes[route] & BIT[seat] == 0 or length > state.trains[seat]:
                return False
            self.wanted[at + left] = route
            left += 1
            colour = board.route_colour[route]
            self.need[colour] += length
            have = locomotives + (most if colour == GREY else state.hands[hand + colour])
            if have >= length and length > longest:
                longest = length
                self.best = route
        self.wants[seat] = left
        return left > 0

    def most_alike(self, state: TicketToRideState, seat: i64) -> i64:
        most: i64 = 0
        for kind in range(LOCOMOTIVE):
            if state.hands[seat * KINDS + kind] > most:
                most = state.hands[seat * KINDS + kind]
        return most

    def draw(self, state: TicketToRideState, seat: i64) -> i64:
        """A card the plan lacks, preferring colours that lack few; else a locomotive; else a blind draw."""
        count = cards_into(state, self.actions, 0)
        hand = seat * KINDS
        best: i64 = NONE
        most: i64 = 0
        for k in range(count):
            card = self.actions[k] - TAKE
            worth: i64 = 0
            if self.actions[k] == BLIND:
                worth = 50
            elif card == LOCOMOTIVE:
                worth = 60
            else:
                lacks = self.need[card] - state.hands[hand + card]
                if lacks > 0:
                    worth = 200 - lacks
                elif self.need[GREY] > 0:
                    worth = 100 - lacks
                else:
                    worth = 10
            if worth > most:
                most = worth
                best = self.actions[k]
        if best == NONE:
            state.legal_into(self.actions)
            return self.actions[0]
        return best

    def pay(self, state: TicketToRideState, seat: i64) -> i64:
        """Cards of the colour easiest to spare, with as few locomotives as possible."""
        count = payments_into(state, self.actions)
        hand = seat * KINDS
        best = self.actions[0]
        most: i64 = -1000
        for k in range(count):
            payment = self.actions[k] - PAY
            colour = colour_paid(payment)
            worth = -10 * locomotives_paid(payment)
            if colour != LOCOMOTIVE:
                worth += state.hands[hand + colour] - self.need[colour]
            if worth > most:
                most = worth
                best = self.actions[k]
        return best

    def collect(self, state: TicketToRideState, seat: i64) -> i64:
        player = self.player
        for k in range(state.seats * PASSENGER_COLOURS):
            player.collected[k] = state.collected[k]
        return player.collect(state, seat)

    def last_turn(self, state: TicketToRideState, seat: i64) -> i64:
        """The most points; a wanted route comes first, for the ticket it may meet."""
        board = self.board
        count = state.legal_into(self.actions)
        best = self.actions[0]
        most: i64 = -1
        for k in range(count):
            if self.actions[k] >= CLAIM:
                route = self.actions[k] - CLAIM
                worth = board.route_points[board.route_length[route]] + self.wanted_bonus(seat, route)
                if worth > most:
                    most = worth
                    best = self.actions[k]
        return best

    def wanted_bonus(self, seat: i64, route: i64) -> i64:
        if self.stale[seat] == 0:
            for k in range(self.wants[seat]):
                if self.wanted[seat * self.board.routes + k] == route:
                    return 10
        return 0

    # What actions look worth

    def weigh_into(self, state: State, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        assert isinstance(state, TicketToRideState)
        seat = state.turn
        phase = state.phase
        greedy = self.greedy
        if phase == MIX:
            for k in range(count):
                off = actions[k] - TICKETS - greedy.weights.mix
                worths[k] = -200 * off * off
            return
        greedy.think(state, seat, phase)
        if phase == TURN:
            self.weigh_turn(state, seat, actions, count, worths)
            return
        for k in range(count):
            action = actions[k]
            if phase == COLLECTION:
                worth = greedy.passenger_worth(state, seat, action - COLLECT)
            elif phase == PAYMENT:
                payment = action - PAY
                coloured = self.board.route_length[state.route] - locomotives_paid(payment)
                worth = -greedy.payment_cost(state.route, colour_paid(payment), coloured)
            elif phase == SECOND_CARD:
                worth = greedy.blind_worth(state, seat) if action == BLIND else greedy.card_worth(action - TAKE)
            else:
                worth = greedy.keep_worth(state, seat, action - KEEP)
            worths[k] = worth

    def weigh_turn(self, state: TicketToRideState, seat: i64, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        """Every action compared with an ordinary turn, which is the best draw of cards."""
        greedy = self.greedy
        blind = greedy.blind_worth(state, seat)
        last = state.last_left != NONE
        best_draw: i64 = 0
        weighed = False
        for k in range(count):
            action = actions[k]
            if action <= BLIND:
                worth = greedy.draw_worth(state, action, blind)
                if worth > best_draw:
                    best_draw = worth
            elif action >= CLAIM:
                route = action - CLAIM
                worth = greedy.final_worth(state, seat, route) if last else greedy.claim_worth(state, seat, route)
            elif action < PASS:
                if not weighed:
                    greedy.weigh_tickets(state, seat)
                    weighed = True
                worth = greedy.mix_worth(state, action - TICKETS, NEVER)
            else:
                worth = 0
            worths[k] = worth if worth > NEVER else NEVER
        for k in range(count):
            if actions[k] <= BLIND:
                worths[k] -= best_draw

    # What a position is worth

    def settled(self, state: State) -> bool:
        """Whether a turn is about to begin."""
        assert isinstance(state, TicketToRideState)
        return state.phase == TURN

    def evaluate(self, state: State, seat: i64) -> i64:
        """Points scored, tickets met, passengers as they stand, what the plan for the other tickets brings, cards."""
        assert isinstance(state, TicketToRideState)
        greedy = self.greedy
        greedy.look(state, seat)
        greedy.plan.survey(state, seat, greedy.crowds)
        greedy.find_unmet(state, seat)
        greedy.plan.lay(greedy.tickets, greedy.unmet, state.trains[seat], greedy.time + greedy.weights.grace)
        worth = state.score_of(seat) * POINT + greedy.plan.value + self.met(state, seat)
        for colour in range(PASSENGER_COLOURS):
            worth += greedy.standing(state, seat, colour) // 2
        if state.turn == seat:
            worth += greedy.worth_of_turn()
        return worth + greedy.plan.cards * greedy.weights.held

    def met(self, state: TicketToRideState, seat: i64) -> i64:
        worth: i64 = 0
        for ticket in range(self.board.tickets):
            if holder(state.tickets, ticket) == seat and self.greedy.network.meets(ticket):
                worth += self.board.ticket_points[ticket] * POINT + self.greedy.weights.globetrotter
        return worth


def guide(board: RideBoard) -> Guide:
    """The guide for search."""
    return TicketToRideGuide(board, chief_weights(), True)


def guide_for(board: RideBoard, level: str) -> Guide:
    """Levels differ in what they think things are worth: luck would hide what longer thinking finds."""
    if level == "driver":
        return TicketToRideGuide(board, driver_weights())
    if level == "engineer":
        return TicketToRideGuide(board, engineer_weights())
    return guide(board)


def expert(board: RideBoard) -> RideGreedy:
    """Plays as `greedy` does, with the best weights."""
    return RideGreedy(board, chief_weights())


def novice(board: RideBoard) -> RideGreedy:
    """Plans for its first tickets, all short, and never draws more; ignores rivals and passengers."""
    weights = RideWeights()
    weights.passenger = 0
    weights.first_passenger = 0
    weights.mix = 0
    weights.ticket_gate = 1000000
    weights.risk = 0
    weights.risk_near = 0
    return RideGreedy(board, weights)
