"""What the other seats seem to be up to: the routes they want, and what it would cost them to go without.

Tickets are secret, routes are not, nor are cards taken face up. A ticket is more likely to be in a hand the less its
way still lacks and the more of it shows; how many tickets of each deck a seat has is public (T0.8). So every route has
a chance of being wanted, and taking it has a worth: what the detour costs, or the ticket given up.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import DECKS, GREY, KINDS, RideBoard
from branchline.games.ticket_to_ride.players.plan import FAR, POINT, Plan
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.choices import BIT, CLAIMED, NONE, TWO_OR_THREE
from branchline.games.ticket_to_ride.rules.knowledge import HELD, HELD_FIRST, SURE, holder, knows, may_lie, place_of
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import deck_of

KNOWN: Final = -1.0
CERTAIN: Final[i64] = 1000  # chances are in thousandths
UNLIKELY: Final[i64] = 10  # a ticket with a smaller chance is ignored,
UNWANTED: Final[i64] = 20  # and so is a route with a smaller one
PASSENGERS: Final[i64] = 300  # what a route's passengers bring, on average

# signs that a ticket is in a hand: what each adds to the logarithm of its weight, as tools/signs.py finds
LAID: Final = 1.3  # all of its way is laid, compared with none of it
REACHED: Final = 1.3  # one of its ends is reached,
LINE_END: Final = 0.5  # and ends a line
GAP: Final = -1.05  # a route the way still lacks,
CARD: Final = 0.27  # and a card taken face up in its colour, if not the only one
TICKET_POINT: Final = 0.17  # each of its points
LEAST_LAID: Final = -2.0  # however much longer the other seats have made the way
MOST_GAPS: Final[i64] = 5  # that count


@final
class Rival:
    """Reads one board, in working tables of its own."""

    def __init__(self, board: RideBoard) -> None:
        weights = RideWeights()
        self.board = board
        self.ways = Plan(board, weights)
        self.toll = filled(0, board.routes)  # what a route costs a seat whose cards are unknown
        for route in range(board.routes):
            length = board.route_length[route]
            brings = board.route_points[length] * POINT + PASSENGERS
            toll = weights.turn + length * (weights.train + weights.card) - brings
            self.toll[route] = toll if toll > weights.least else weights.least
            self.ways.price[route] = self.toll[route]
        self.full_cost = filled(0, board.tickets)  # of a ticket, before any route is claimed
        start: i64 = NONE
        for ticket in board.tickets_by_start:
            if board.ticket_a[ticket] != start:
                start = board.ticket_a[ticket]
                self.ways.way(start, NONE, FAR)
            self.full_cost[ticket] = self.ways.distance[board.ticket_b[ticket]]
        self.reached = filled(0, board.places)  # by how many of the other seat's routes
        self.held = filled(0, len(DECKS))  # the other seat's unknown tickets of each deck,
        self.held_later = filled(0, len(DECKS))  # and those among them that it drew in play
        self.weight = vec[float](
            [0.0] * board.tickets
        )  # of each ticket, compared with the others of its deck; KNOWN if this seat has seen it there
        self.total = vec[float]([0.0] * len(DECKS))
        self.cost = filled(0, board.tickets)  # what a ticket would still cost the other seat
        self.steps = filled(0, board.tickets * board.places)  # the routes their ways lack, one after another
        self.steps_end = filled(0, board.tickets)
        self.steps_count: i64 = 0
        self.chance = filled(0, board.tickets)
        self.sought = filled(0, board.routes)  # the chance that the other seat wants a route
        self.wanted = filled(0, board.routes)  # the chance that another seat wants it,
        self.loss = filled(0, board.routes)  # and what taking it costs that seat on average, in hundredths of a point

    def survey(self, state: TicketToRideState, seat: i64) -> None:
        """Read the table as a seat sees it."""
        for route in range(self.board.routes):
            self.wanted[route] = 0
            self.loss[route] = 0
        for other in range(state.seats):
            if other != seat:
                self.price_routes(state, other)
                self.read_signs(state, seat, other)
                self.find_wanted(state)
                self.find_losses(state)

    def price_routes(self, state: TicketToRideState, other: i64) -> None:
        board = self.board
        price = self.ways.price
        mark = CLAIMED * (1 + other)
        for place in range(board.places):
            self.reached[place] = 0
        for route in range(board.routes):
            if state.routes[route] == mark:
                price[route] = 0
                self.reached[board.route_a[route]] += 1
                self.reached[board.route_b[route]] += 1
            elif state.routes[route] & BIT[other] == 0 or board.route_length[route] > state.trains[other]:
                price[route] = FAR
            else:
                price[route] = self.toll[route]

    # Which tickets

    def read_signs(self, state: TicketToRideState, seat: i64, other: i64) -> None:
        """Weigh all tickets that the other seat may hold, and note what their ways lack."""
        board = self.board
        self.count_hand(state, seat, other)
        self.steps_count = 0
        start: i64 = NONE
        for k in range(board.tickets):
            ticket = board.tickets_by_start[k]
            self.weight[ticket] = 0.0
            if self.may_hold(state, seat, other, ticket):
                if board.ticket_a[ticket] != start:
                    start = board.ticket_a[ticket]
                    self.ways.way(start, NONE, FAR)
                self.cost[ticket] = self.ways.distance[board.ticket_b[ticket]]
                signs = self.signs(state, ticket, other)
                if knows(state.tickets, seat, ticket) == SURE:
                    self.weight[ticket] = KNOWN
                else:
                    self.weight[ticket] = exp(signs)
                    self.total[deck_of(state, ticket)] += self.weight[ticket]
            self.steps_end[ticket] = self.steps_count

    def count_hand(self, state: TicketToRideState, seat: i64, other: i64) -> None:
        """T0.8 How many tickets of each deck a seat kept, at set-up and later, is public."""
        for deck in range(len(DECKS)):
            self.held[deck] = 0
            self.held_later[deck] = 0
            self.total[deck] = 0.0
        for ticket in range(self.board.tickets):
            if holder(state.tickets, ticket) == other and knows(state.tickets, seat, ticket) != SURE:
                deck = deck_of(state, ticket)
                self.held[deck] += 1
                if place_of(state.tickets, ticket) >= HELD:
                    self.held_later[deck] += 1

    def may_hold(self, state: TicketToRideState, seat: i64, other: i64, ticket: i64) -> bool:
        """Whether the other seat may hold a ticket, for all this seat remembers."""
        what = knows(state.tickets, seat, ticket)
        if what == SURE:
            return holder(state.tickets, ticket) == other
        if may_lie(what, HELD_FIRST + other):
            return True
        return self.held_later[deck_of(state, ticket)] > 0 and may_lie(what, HELD + other)

    def signs(self, state: TicketToRideState, ticket: i64, other: i64) -> float:
        """Everything that points to a ticket; the ways from its start have been found."""
        board = self.board
        laid = 1.0 - float(self.cost[ticket]) / float(self.full_cost[ticket])
        found = LAID * (laid if laid > LEAST_LAID else LEAST_LAID) + TICKET_POINT * float(board.ticket_points[ticket])
        found += self.end_sign(board.ticket_a[ticket]) + self.end_sign(board.ticket_b[ticket])
        if self.cost[ticket] >= FAR:
            return found
        gaps: i64 = 0
        place = board.ticket_b[ticket]
        while self.ways.came[place] != NONE:
            route = self.ways.came[place]
            place = self.ways.other_end(route, place)
            if self.ways.price[route] > 0:
                self.steps[self.steps_count] = route
                self.steps_count += 1
                gaps += 1
                found += CARD * float(self.taken_for(state, other, route))
        return found + GAP * float(gaps if gaps < MOST_GAPS else MOST_GAPS)

    def end_sign(self, place: i64) -> float:
        if self.reached[place] == 0:
            return 0.0
        return REACHED + LINE_END if self.reached[place] == 1 else REACHED

    def taken_for(self, state: TicketToRideState, other: i64, route: i64) -> i64:
        """Cards the other seat took face up and could pay for a coloured route with."""
        colour = self.board.route_colour[route]
        if colour == GREY:
            return 0
        seen = state.seen[other * KINDS + colour]
        length = self.board.route_length[route]
        if seen < 2:
            return 0
        return seen if seen < length else length

    # Which routes

    def find_wanted(self, state: TicketToRideState) -> None:
        for route in range(self.board.routes):
            self.sought[route] = 0
        at: i64 = 0
        for k in range(self.board.tickets):
            ticket = self.board.tickets_by_start[k]
            self.chance[ticket] = self.chance_of(ticket, deck_of(state, ticket))
            while at < self.steps_end[ticket]:
                self.sought[self.steps[at]] += self.chance[ticket]
                at += 1

    def chance_of(self, ticket: i64, deck: i64) -> i64:
        if self.weight[ticket] == 0.0 or self.cost[ticket] == 0 or self.cost[ticket] >= FAR:
            return 0
        if self.weight[ticket] == KNOWN:
            return CERTAIN
        chance = i64(float(CERTAIN * self.held[deck]) * self.weight[ticket] / self.total[deck])
        if chance < UNLIKELY:
            return 0
        return chance if chance < CERTAIN else CERTAIN

    def find_losses(self, state: TicketToRideState) -> None:
        """What hurts one of several rivals helps the rest as well. T3.7 A route's twins close with it."""
        board = self.board
        for route in range(board.routes):
            if self.sought[route] > UNWANTED:
                self.close(route, state.seats, FAR)
                loss = self.loss_without(route) // (state.seats - 1)
                self.close(route, state.seats, -FAR)
                self.add(route, self.sought[route], loss)
                if state.seats <= TWO_OR_THREE:
                    for k in range(board.parallel_first[route], board.parallel_first[route + 1]):
                        self.add(board.parallel[k], self.sought[route], loss)

    def add(self, route: i64, sought: i64, loss: i64) -> None:
        wanted = self.wanted[route] + sought
        self.wanted[route] = wanted if wanted < CERTAIN else CERTAIN
        self.loss[route] += loss

    def close(self, route: i64, seats: i64, price: i64) -> None:
        """Close a route, or open it again with -FAR; its twins follow where they close together (T3.7)."""
        board = self.board
        self.ways.price[route] += price
        if seats <= TWO_OR_THREE:
            for k in range(board.parallel_first[route], board.parallel_first[route + 1]):
                self.ways.price[board.parallel[k]] += price

    def loss_without(self, route: i64) -> i64:
        """What tickets that may be held would cost more, now that a route on their ways is closed."""
        board = self.board
        loss: i64 = 0
        at: i64 = 0
        for k in range(board.tickets):
            ticket = board.tickets_by_start[k]
            uses = False
            while at < self.steps_end[ticket]:
                if self.steps[at] == route:
                    uses = True
                at += 1
            if uses and self.chance[ticket] > 0:
                most = 2 * POINT * board.ticket_points[ticket]  # the ticket is given up
                limit = self.cost[ticket] + most
                cost = self.ways.way(board.ticket_a[ticket], board.ticket_b[ticket], limit)
                loss += self.chance[ticket] * (cost - self.cost[ticket] if cost < limit else most)
        return loss // CERTAIN
