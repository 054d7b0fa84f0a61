"""A seat's plan: the cheapest network that meets its tickets, within its trains and time.

The network is a Steiner forest over the seat's own routes, which cost nothing, and those still open to it. It grows
ticket by ticket, each time along the cheapest way given the routes chosen so far. (The cheapest forest of all is hard
to find, and luck in the cards matters more than the last train.) Costs are in hundredths of a point.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import GREY, KINDS, LOCOMOTIVE, RideBoard
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.choices import BIT, CLAIMED, FACE_UP, NONE
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

POINT: Final[i64] = 100
FAR: Final[i64] = 1000000  # the price of a closed route, and of a way that does not exist


@final
class Plan:
    """Routes to claim, the tickets they meet and the cards they lack.

    One object serves all decisions of a seat: each lays it out afresh, without allocating anything.
    """

    def __init__(self, board: RideBoard, weights: RideWeights) -> None:
        self.board = board
        self.weights = weights
        self.hand = filled(0, KINDS)
        self.cards: i64 = 0
        self.held: i64 = 0  # what a card that is not needed is worth: nothing, if there are more cards than trains
        self.most_alike: i64 = 0  # the most cards of one colour in hand
        self.card_price = filled(0, KINDS)  # a missing card of each colour; at GREY, of any
        self.base = filled(0, board.routes)  # what claiming a route costs without its cards, less what it brings
        self.fee = filled(FAR, board.routes)  # the same with its cards; 0 for the seat's own

        self.chosen = filled(0, board.routes)
        self.price = filled(FAR, board.routes)  # the fee, but 0 for chosen routes, whose cards count only once
        self.left = filled(0, KINDS)  # cards in hand that no chosen route uses
        self.pursued = filled(0, board.tickets)
        self.given_up: i64 = 0  # tickets that do not fit
        self.trains: i64 = 0  # needed for the chosen routes
        self.planned = filled(0, KINDS)  # and of each colour
        self.claims: i64 = 0
        self.value: i64 = 0  # tickets pursued, less what they cost, less those given up

        self.short = filled(0, KINDS)  # cards of each colour that coloured routes lack
        self.grey = filled(0, KINDS)  # cards that grey routes lack, in the colour meant for them
        self.surplus = filled(0, KINDS)  # cards of each colour that no route needs
        self.lacking: i64 = 0

        self.distance = filled(FAR, board.places)
        self.came = filled(NONE, board.places)  # the route by which the cheapest way arrives
        self.edge = filled(0, board.places)  # places seen but not yet left
        self.way_trains: i64 = 0
        self.way_claims: i64 = 0
        self.need = filled(0, KINDS)
        self.pending = filled(0, board.tickets)

    # What routes cost

    def survey(self, state: TicketToRideState, seat: i64, crowds: vec[i64]) -> None:
        """Price every route for this seat: a turn, cards and trains, less points and the passengers at both ends."""
        board = self.board
        weights = self.weights
        self.count_hand(state, seat)
        self.held = 0
        if self.cards < state.trains[seat]:
            self.held = weights.held
        self.price_cards(state, seat)
        mark = CLAIMED * (1 + seat)
        for route in range(board.routes):
            length = board.route_length[route]
            if state.routes[route] == mark:
                self.fee[route] = 0
            elif state.routes[route] & BIT[seat] == 0 or length > state.trains[seat]:
                self.fee[route] = FAR
            else:
                crowd = crowds[board.route_a[route]] + crowds[board.route_b[route]]
                brings = board.route_points[length] * POINT + crowd * weights.crowd // 100
                self.base[route] = weights.turn + length * weights.train - brings
                self.fee[route] = self.price_of(route, self.hand)

    def count_hand(self, state: TicketToRideState, seat: i64) -> None:
        self.cards = 0
        self.most_alike = 0
        for kind in range(KINDS):
            held = state.hands[seat * KINDS + kind]
            self.hand[kind] = held
            self.cards += held
            if kind != LOCOMOTIVE and held > self.most_alike:
                self.most_alike = held

    def price_cards(self, state: TicketToRideState, seat: i64) -> None:
        """The fewer cards of a colour may still turn up, the more a missing one costs."""
        weights = self.weights
        total: i64 = 0
        for kind in range(LOCOMOTIVE):
            supply = 2 * self.unseen(state, seat, kind) + state.discards[kind]
            for slot in range(FACE_UP):
                if state.display[slot] == kind:
                    supply += weights.shown
            self.card_price[kind] = supply
            total += supply
        for kind in range(LOCOMOTIVE):
            supply = self.card_price[kind] * LOCOMOTIVE
            factor: i64 = 300
            if 100 * total < 300 * supply:
                factor = 100 * total // supply
            self.card_price[kind] = weights.card * (100 + (factor - 100) * weights.rarity // 100) // 100
        self.card_price[GREY] = weights.card

    def unseen(self, state: TicketToRideState, seat: i64, kind: i64) -> i64:
        """Cards of a kind that, for all this seat knows, may be in the pile or in another hand."""
        count = self.board.card_count[kind] - state.discards[kind] - self.hand[kind]
        for other in range(state.seats):
            if other != seat:
                count -= state.seen[other * KINDS + kind]
        for slot in range(FACE_UP):
            if state.display[slot] == kind:
                count -= 1
        return count

    def price_of(self, route: i64, cards: vec[i64]) -> i64:
        """The price of an open route, with these cards in hand for it."""
        weights = self.weights
        length = self.board.route_length[route]
        colour = self.board.route_colour[route]
        have = self.most_alike if colour == GREY else cards[colour]
        if have > length:
            have = length
        price = self.base[route] + have * self.held + (length - have) * self.card_price[colour]
        return price if price > weights.least else weights.least

    # Which routes to claim

    def clear(self) -> None:
        """No route chosen, no ticket pursued."""
        for route in range(self.board.routes):
            self.chosen[route] = 0
            self.price[route] = self.fee[route]
        for kind in range(KINDS):
            self.left[kind] = self.hand[kind]
            self.planned[kind] = 0
        for ticket in range(self.board.tickets):
            self.pursued[ticket] = 0
        self.trains = 0
        self.claims = 0
        self.value = 0

    def lay(self, tickets: vec[i64], count: i64, trains: i64, turns: i64) -> None:
        """Choose routes for the first `count` of these tickets, within this many trains and turns.

        Takes the cheapest ticket next each time; if not all fit that way, tries the dearest first and keeps the better.
        """
        self.grow(tickets, count, trains, turns, False)
        if self.given_up > 0:
            worth = self.value
            self.grow(tickets, count, trains, turns, True)
            if self.value < worth:
                self.grow(tickets, count, trains, turns, False)

    def grow(self, tickets: vec[i64], count: i64, trains: i64, turns: i64, dearest: bool) -> None:
        board = self.board
        pending = self.pending
        self.clear()
        for k in range(count):
            pending[k] = tickets[k]
            self.value -= POINT * board.ticket_points[tickets[k]]
        self.given_up = count
        left = count
        while left > 0:
            best = self.next_dearest(left) if dearest else self.next_cheapest(left)
            ticket = pending[best]
            left -= 1
            pending[best] = pending[left]
            cost = self.way(board.ticket_a[ticket], board.ticket_b[ticket], FAR)
            if cost == FAR:
                continue
            self.measure(board.ticket_b[ticket])
            if self.trains + self.way_trains <= trains and self.turns_with_way() <= turns:
                self.take_way(board.ticket_b[ticket])
                self.pursued[ticket] = 1
                self.given_up -= 1
                self.value += 2 * POINT * board.ticket_points[ticket] - cost

    def next_cheapest(self, left: i64) -> i64:
        """The pending ticket that costs least to add."""
        best: i64 = 0
        least: i64 = FAR
        if left == 1:
            return best
        for k in range(left):
            ticket = self.pending[k]
            cost = self.way(self.board.ticket_a[ticket], self.board.ticket_b[ticket], least)
            if cost < least:
                least = cost
                best = k
        return best

    def next_dearest(self, left: i64) -> i64:
        """The pending ticket with the most points."""
        best: i64 = 0
        for k in range(1, left):
            if self.board.ticket_points[self.pending[k]] > self.board.ticket_points[self.pending[best]]:
                best = k
        return best

    def measure(self, goal: i64) -> None:
        """Count the trains and claims of the last way found to the goal."""
        self.way_trains = 0
        self.way_claims = 0
        for kind in range(KINDS):
            self.need[kind] = self.planned[kind]
        place = goal
        while place != NONE and self.came[place] != NONE:
            route = self.came[place]
            if self.price[route] > 0:
                self.need[self.board.route_colour[route]] += self.board.route_length[route]
                self.way_trains += self.board.route_length[route]
                self.way_claims += 1
            place = self.other_end(route, place)

    def turns_now(self) -> i64:
        """Turns the plan takes as it stands."""
        self.measure(NONE)
        return self.turns_with_way()

    def turns_with_way(self) -> i64:
        """Turns the plan takes together with the last way measured: to draw cards, and to claim."""
        lacking = self.trains + self.way_trains - self.cards * self.weights.usable // 100
        draws: i64 = 0
        if lacking > 0:
            draws = (lacking * self.weights.effort + 199) // 200
        for colour in range(LOCOMOTIVE):
            solo = (self.need[colour] - self.hand[colour]) * self.weights.solo // 100
            if solo > draws:
                draws = solo
        return self.claims + self.way_claims + draws

    def take_way(self, goal: i64) -> None:
        place = goal
        while self.came[place] != NONE:
            route = self.came[place]
            if self.price[route] > 0:
                self.choose(route)
            place = self.other_end(route, place)

    def choose(self, route: i64) -> None:
        """Add a route to the plan. Its cards are taken from the hand, so others of its colour cost more."""
        board = self.board
        length = board.route_length[route]
        colour = board.route_colour[route]
        self.chosen[route] = 1
        self.price[route] = 0
        self.trains += length
        self.planned[colour] += length
        self.claims += 1
        if colour == GREY or self.left[colour] == 0:
            return
        self.left[colour] -= length
        if self.left[colour] < 0:
            self.left[colour] = 0
        for other in range(board.colour_first[colour], board.colour_first[colour + 1]):
            if 0 < self.price[other] < FAR:
                self.price[other] = self.price_of(other, self.left)

    def other_end(self, route: i64, place: i64) -> i64:
        return self.board.route_a[route] + self.board.route_b[route] - place

    # Ways

    def way(self, start: i64, goal: i64, limit: i64) -> i64:
        """The cost of the cheapest way (Dijkstra); FAR if none costs less than the limit. `came` leads back along it.

        T5.2 No way leads through a country. Of two equally near places, the one seen first is left first.
        """
        distance = self.distance
        came = self.came
        edge = self.edge
        price = self.price
        ways_first = self.board.ways_first
        way_to = self.board.way_to
        way_route = self.board.way_route
        cities = self.board.cities
        for place in range(self.board.places):
            distance[place] = FAR
        distance[start] = 0
        came[start] = NONE
        edge[0] = start
        edges: i64 = 1
        while edges > 0:
            nearest: i64 = 0
            here = edge[0]
            least = distance[here]
            for k in range(1, edges):
                there = edge[k]
                known = distance[there]
                if known < least:
                    nearest = k
                    here = there
                    least = known
            if least >= limit:
                return FAR
            if here == goal:
                return least
            edges -= 1
            edge[nearest] = edge[edges]
            if here >= cities and here != start:
                continue
            for k in range(ways_first[here], ways_first[here + 1]):
                there = way_to[k]
                route = way_route[k]
                cost = least + price[route]
                known = distance[there]
                if cost < known:
                    if known == FAR:
                        edge[edges] = there
                        edges += 1
                    distance[there] = cost
                    came[there] = route
        return FAR

    def detour(self, route: i64, limit: i64) -> i64:
        """What it would cost to get around a chosen route if another seat took it; at most the limit."""
        board = self.board
        self.price[route] = FAR
        self.reprice_parallels(route, FAR)
        cost = self.way(board.route_a[route], board.route_b[route], limit)
        self.price[route] = 0
        self.reprice_parallels(route, 0)
        return cost if cost < limit else limit

    def reprice_parallels(self, route: i64, price: i64) -> None:
        """Close the other routes of a group (FAR), or give them their prices back (0)."""
        board = self.board
        for k in range(board.parallel_first[route], board.parallel_first[route + 1]):
            other = board.parallel[k]
            if self.fee[other] < FAR:
                self.price[other] = FAR if price == FAR else self.price_of(other, self.left)

    # Which cards it needs

    def count_cards(self) -> None:
        """Count the cards the plan lacks. Grey routes, longest first, are meant for the colour with most to spare."""
        board = self.board
        surplus = self.surplus
        self.lacking = 0
        for kind in range(KINDS):
            surplus[kind] = self.hand[kind]
            self.short[kind] = 0
            self.grey[kind] = 0
        surplus[LOCOMOTIVE] = 0
        for route in range(board.colour_first[GREY]):
            if self.chosen[route] != 0:
                surplus[board.route_colour[route]] -= board.route_length[route]
        for kind in range(LOCOMOTIVE):
            if surplus[kind] < 0:
                self.short[kind] = -surplus[kind]
                self.lacking -= surplus[kind]
                surplus[kind] = 0
        for k in range(board.routes - board.colour_first[GREY]):
            route = board.routes - 1 - k
            if self.chosen[route] != 0:
                self.set_aside(board.route_length[route])

    def set_aside(self, length: i64) -> None:
        """Cards for one grey route."""
        most: i64 = 0
        for kind in range(LOCOMOTIVE):
            if self.surplus[kind] > self.surplus[most]:
                most = kind
        if self.surplus[most] >= length:
            self.surplus[most] -= length
        else:
            self.grey[most] += length - self.surplus[most]
            self.lacking += length - self.surplus[most]
            self.surplus[most] = 0
