"""How a seat reads the table before it decides: the time left, its tickets, the passengers, the other seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.playout import Policy
from branchline.core.state import WIDEST, filled
from branchline.games.ticket_to_ride.board.board import KINDS, PASSENGER_COLOURS, RideBoard
from branchline.games.ticket_to_ride.players.plan import FAR, POINT, Plan
from branchline.games.ticket_to_ride.players.race import Race
from branchline.games.ticket_to_ride.players.rival import Rival
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.choices import CLAIMED, COLLECT, CROWD, LAST_TRAINS, MOST_SEATS, NONE
from branchline.games.ticket_to_ride.rules.claims import owner, passengers_into
from branchline.games.ticket_to_ride.rules.knowledge import NOBODY, holder
from branchline.games.ticket_to_ride.rules.scoring import Network, passenger_points
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.turns import network

LEADS: Final = vec[i64]([20, 40, 70, 100, 100, 70, 40, 20, 10])  # per cent: what one more passenger of a colour counts
WIDEST_LEAD: Final[i64] = 4  # by the lead over the best other seat, from -4 to 4
REACH_TIME: Final[i64] = 12  # turns before the end at which growing starts to lose its worth


class Outlook(Policy):
    """Reads one board. Keeps nothing from one decision to the next but its working tables."""

    def __init__(self, board: RideBoard, weights: RideWeights) -> None:
        self.board = board
        self.weights = weights
        self.plan = Plan(board, weights)
        self.actions = filled(0, WIDEST)
        self.collected = filled(0, MOST_SEATS * PASSENGER_COLOURS)
        self.crowds = filled(0, board.places)  # what the passenger this seat would take at a place is worth
        self.reached = filled(0, board.places)  # whether another seat has a route there
        self.time: i64 = 0  # turns left, including this one
        self.tickets = filled(0, board.tickets)  # the seat's tickets that are not met
        self.unmet: i64 = 0
        self.held: i64 = 0  # how many tickets the seat holds
        self.held_by = filled(0, MOST_SEATS)  # and how many each seat holds
        self.rival_tickets: i64 = 0  # the most any other seat holds
        self.network = Network(board, filled(0, board.routes), CLAIMED)  # the seat's
        self.joined = filled(0, board.places)  # places in the seat's largest network
        self.pieces = filled(0, board.places)  # how many cities are connected, by the root of their network
        self.roots = filled(0, board.places)
        self.race = Race(board)
        self.rival = Rival(board)
        # whether to work out what the other seats want
        self.minds_others = weights.block + weights.block_wish + weights.risk_wanted > 0

    def look(self, state: TicketToRideState, seat: i64) -> None:
        board = self.board
        for k in range(state.seats * PASSENGER_COLOURS):
            self.collected[k] = state.collected[k]
        self.time = self.turns_left(state)
        self.network = network(state, seat)
        if self.weights.race > 0:
            self.race.survey(state, self.time, self.weights.pace)
        if self.weights.reach > 0:
            self.find_pieces()
        if self.minds_others:
            self.rival.survey(state, seat)
        for place in range(board.places):
            self.crowds[place] = self.best_passenger(state, seat, place)
            self.reached[place] = 0
        for route in range(board.routes):
            if state.routes[route] >= CLAIMED and owner(state, route) != seat:
                self.reached[board.route_a[route]] = 1
                self.reached[board.route_b[route]] = 1

    def find_pieces(self) -> None:
        network = self.network
        for place in range(self.board.places):
            self.pieces[place] = 0
            self.joined[place] = 0
        main: i64 = 0
        for city in range(self.board.cities):
            root = network.piece[city]
            self.roots[city] = root
            self.pieces[root] += 1
            if self.pieces[root] > self.pieces[main]:
                main = root
        if self.pieces[main] < 2:
            return
        for city in range(self.board.cities):
            if self.roots[city] == main:
                self.joined[city] = 1
        for country in range(self.board.cities, self.board.places):
            if network.touches(main, country):
                self.joined[country] = 1

    def reach(self, route: i64) -> i64:
        """What it is worth to extend the largest network: future tickets become easier to meet."""
        a = self.board.route_a[route]
        b = self.board.route_b[route]
        if self.weights.reach == 0 or self.joined[a] == self.joined[b]:
            return 0
        new = b if self.joined[a] != 0 else a
        worth = self.weights.reach
        if new < self.board.cities:
            worth *= self.pieces[self.roots[new]]
        return worth * self.time // REACH_TIME if self.time < REACH_TIME else worth

    def turns_left(self, state: TicketToRideState) -> i64:
        """How many turns each seat may still have, if the fastest keeps drawing what it lacks and claiming."""
        if state.last_left != NONE:
            return 1
        least: i64 = FAR
        for seat in range(state.seats):
            to_lay = state.trains[seat] - LAST_TRAINS
            cards: i64 = 0
            for kind in range(KINDS):
                cards += state.hands[seat * KINDS + kind]  # their number is public
            turns = (to_lay * 100 + self.weights.tempo - 1) // self.weights.tempo
            if to_lay > cards:
                turns += (to_lay - cards) // 2
            if turns < least:
                least = turns
        return least + 1

    def find_unmet(self, state: TicketToRideState, seat: i64) -> None:
        network = self.network
        self.unmet = 0
        for other in range(state.seats):
            self.held_by[other] = 0
        for ticket in range(self.board.tickets):
            keeper = holder(state.tickets, ticket)
            if keeper != NOBODY:
                self.held_by[keeper] += 1  # their number is public
            if keeper == seat and not network.meets(ticket):
                self.tickets[self.unmet] = ticket
                self.unmet += 1
        self.held = self.held_by[seat]
        self.rival_tickets = 0
        for other in range(state.seats):
            if other != seat and self.held_by[other] > self.rival_tickets:
                self.rival_tickets = self.held_by[other]

    def worth_of_turn(self) -> i64:
        """A turn that can lead to nothing more is worth less."""
        if self.time < self.weights.horizon:
            return self.weights.turn * self.time // self.weights.horizon
        return self.weights.turn

    # Passengers

    def best_passenger(self, state: TicketToRideState, seat: i64, place: i64) -> i64:
        waiting = state.passengers[place]
        best: i64 = 0
        colour: i64 = 0
        while waiting > 0:
            if waiting & CROWD != 0:
                worth = self.passenger_worth(state, seat, colour)
                if worth > best:
                    best = worth
            waiting >>= 10
            colour += 1
        return best

    def passenger_worth(self, state: TicketToRideState, seat: i64, colour: i64) -> i64:
        """T6.4 One more of a colour counts most when it decides the majority."""
        if state.last_left != NONE:
            return self.final_passenger_worth(state, seat, colour)
        mine = self.collected[seat * PASSENGER_COLOURS + colour]
        lead: i64 = WIDEST_LEAD
        for other in range(state.seats):
            if other != seat and mine - self.collected[other * PASSENGER_COLOURS + colour] < lead:
                lead = mine - self.collected[other * PASSENGER_COLOURS + colour]
        if lead < -WIDEST_LEAD:
            lead = -WIDEST_LEAD
        if self.weights.race > 0:
            return (
                self.race.one_more(colour, mine, self.strongest_rival(state, seat, colour)) * self.weights.race // 100
            )
        worth = self.weights.passenger * LEADS[WIDEST_LEAD + lead] // 100
        return worth + self.weights.first_passenger if mine == 0 else worth

    def strongest_rival(self, state: TicketToRideState, seat: i64, colour: i64) -> i64:
        most: i64 = 0
        for other in range(state.seats):
            if other != seat and self.collected[other * PASSENGER_COLOURS + colour] > most:
                most = self.collected[other * PASSENGER_COLOURS + colour]
        return most

    def final_passenger_worth(self, state: TicketToRideState, seat: i64, colour: i64) -> i64:
        """In the last round: what one more passenger gives this seat and takes from the others, on average."""
        before = self.standing(state, seat, colour)
        self.collected[seat * PASSENGER_COLOURS + colour] += 1
        after = self.standing(state, seat, colour)
        self.collected[seat * PASSENGER_COLOURS + colour] -= 1
        return after - before

    def standing(self, state: TicketToRideState, seat: i64, colour: i64) -> i64:
        mine = POINT * passenger_points(self.collected, state.seats, seat, colour)
        others: i64 = 0
        for other in range(state.seats):
            if other != seat:
                others += POINT * passenger_points(self.collected, state.seats, other, colour)
        return mine - others // (state.seats - 1)

    def collect(self, state: TicketToRideState, seat: i64) -> i64:
        count = passengers_into(state, self.actions)
        best = self.actions[0]
        most: i64 = -FAR
        for k in range(count):
            worth = self.passenger_worth(state, seat, self.actions[k] - COLLECT)
            if worth > most:
                most = worth
                best = self.actions[k]
        return best
