"""What claiming a route is worth, which routes to watch beyond the plan, and which cards to pay with."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import GREY, KINDS, LOCOMOTIVE, RideBoard
from branchline.games.ticket_to_ride.players.outlook import Outlook
from branchline.games.ticket_to_ride.players.plan import FAR, POINT
from branchline.games.ticket_to_ride.players.rival import CERTAIN
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.choices import CLAIMED, NONE, PAY
from branchline.games.ticket_to_ride.rules.claims import colour_paid, locomotives_paid, payments_into
from branchline.games.ticket_to_ride.rules.scoring import Network
from branchline.games.ticket_to_ride.rules.state import TicketToRideState


class Claiming(Outlook):
    """Weighs routes."""

    def __init__(self, board: RideBoard, weights: RideWeights) -> None:
        super().__init__(board, weights)
        self.wished = filled(0, board.routes)  # routes to claim once the plan is done
        self.wish_short = filled(0, KINDS)  # cards of each colour still missing for them
        self.spare = filled(0, KINDS)  # cards that neither the plan nor a wish needs

    # Trains that no ticket needs

    def fill(self) -> None:
        """Spend trains that no ticket needs: plan for the route that brings most for the time it takes."""
        board = self.board
        plan = self.plan
        best: i64 = NONE
        most: i64 = 0
        for route in range(board.routes):
            if plan.fee[route] == 0 or plan.fee[route] == FAR:
                continue
            colour = board.route_colour[route]
            have = plan.hand[LOCOMOTIVE] + (plan.most_alike if colour == GREY else plan.hand[colour])
            rate = self.rate(route, have)
            if rate > most:
                most = rate
                best = route
        if best != NONE:
            plan.choose(best)
            plan.count_cards()

    def rate(self, route: i64, have: i64) -> i64:
        """What a route brings for the time it takes, with `have` cards in hand for it; 0 if time is too short."""
        length = self.board.route_length[route]
        lacks = length - have
        if lacks < 0:
            lacks = 0
        if 1 + (lacks + 1) // 2 > self.time:
            return 0
        brings = self.board.route_points[length] * POINT + self.crowd(route)
        brings += self.rival.loss[route] * self.weights.block_wish // 100
        return brings * 100 // (200 + lacks * 100 + (length - lacks) * self.weights.fill_held)

    def wish(self, state: TicketToRideState, seat: i64) -> None:
        """Routes for the trains the plan leaves over, each paid from the cards the ones before it leave."""
        plan = self.plan
        for route in range(self.board.routes):
            self.wished[route] = 0
        for kind in range(KINDS):
            self.wish_short[kind] = 0
            self.spare[kind] = plan.surplus[kind]
        trains = state.trains[seat] - plan.trains
        for _ in range(self.weights.wishes):
            route = self.best_wish(trains)
            if route == NONE:
                return
            self.wished[route] = 1
            length = self.board.route_length[route]
            trains -= length
            colour = self.board.route_colour[route]
            if colour == GREY:
                colour = self.most_spare()
            have = self.spare[colour] if self.spare[colour] < length else length
            self.spare[colour] -= have
            self.wish_short[colour] += length - have

    def best_wish(self, trains: i64) -> i64:
        board = self.board
        plan = self.plan
        alike = self.spare[self.most_spare()]
        best: i64 = NONE
        most: i64 = 0
        for route in range(board.routes):
            length = board.route_length[route]
            if plan.fee[route] == 0 or plan.fee[route] == FAR or plan.chosen[route] + self.wished[route] != 0:
                continue
            if length > trains:
                continue
            colour = board.route_colour[route]
            have = alike if colour == GREY else self.spare[colour]
            rate = self.rate(route, have)
            if rate > most:
                most = rate
                best = route
        return best

    def most_spare(self) -> i64:
        most: i64 = 0
        for kind in range(LOCOMOTIVE):
            if self.spare[kind] > self.spare[most]:
                most = kind
        return most

    # Claims

    def crowd(self, route: i64) -> i64:
        return self.crowds[self.board.route_a[route]] + self.crowds[self.board.route_b[route]] + self.reach(route)

    def claim_worth(self, state: TicketToRideState, seat: i64, route: i64) -> i64:
        """Claiming a route now, compared with an ordinary turn. A planned one is paid anyway: only waiting counts."""
        weights = self.weights
        length = self.board.route_length[route]
        paid = self.cheapest_payment(route)
        blocks = self.rival.loss[route] * weights.block // 100
        if self.plan.chosen[route] != 0:
            waste = paid - length * self.plan.held
            crowd = self.crowd(route) * weights.crowd // 100
            return weights.eager + crowd + self.urgency(state, route) + blocks - waste
        if self.unmet > 0 and self.plan.claims > 0 and not self.can_spare(state, seat, length):
            return -FAR
        brings = self.board.route_points[length] * POINT + self.crowd(route) + blocks
        return brings - self.worth_of_turn() - paid - length * weights.train

    def can_spare(self, state: TicketToRideState, seat: i64, trains: i64) -> bool:
        """Whether the plan leaves a turn and this many trains for a route outside it."""
        weights = self.weights
        if weights.aside == 0:
            return False
        return self.plan.trains + trains + weights.aside_trains <= state.trains[seat] and (
            self.plan.turns_now() + weights.aside_turns <= self.time
        )

    def urgency(self, state: TicketToRideState, route: i64) -> i64:
        """What waiting one more turn risks: the cost of a detour, times the chance that another seat takes it."""
        weights = self.weights
        near = self.reached[self.board.route_a[route]] + self.reached[self.board.route_b[route]]
        risk = weights.risk * (state.seats - 1) + weights.risk_near * near
        risk += weights.risk_wanted * self.rival.wanted[route] // CERTAIN
        return self.plan.detour(route, weights.lost) * risk // 1000

    def final_worth(self, state: TicketToRideState, seat: i64, route: i64) -> i64:
        """On the last turn: the points, passengers and tickets that one last route brings."""
        board = self.board
        mark = CLAIMED * (1 + seat)
        routes = state.routes[:]
        routes[route] = mark
        network = Network(board, routes, mark)
        worth = board.route_points[board.route_length[route]] * POINT + self.crowd(route)
        for k in range(self.unmet):
            if network.meets(self.tickets[k]):
                worth += 2 * POINT * board.ticket_points[self.tickets[k]] + self.weights.globetrotter
        return worth

    # Payments

    def cheapest_payment(self, route: i64) -> i64:
        length = self.board.route_length[route]
        colour = self.board.route_colour[route]
        hand = self.plan.hand
        least = self.payment_cost(route, LOCOMOTIVE, 0) if hand[LOCOMOTIVE] >= length else FAR
        for kind in range(LOCOMOTIVE):
            if colour == GREY or kind == colour:
                coloured = hand[kind] if hand[kind] < length else length
                if coloured + hand[LOCOMOTIVE] >= length:
                    cost = self.payment_cost(route, kind, coloured)
                    if cost < least:
                        least = cost
        return least

    def payment_cost(self, route: i64, colour: i64, coloured: i64) -> i64:
        """What paying with this many cards of a colour gives away, with locomotives for the rest."""
        weights = self.weights
        plan = self.plan
        planned = plan.chosen[route] != 0
        free = plan.surplus[colour]
        locomotive = weights.locomotive if plan.lacking > 0 else weights.idle_locomotive
        if planned:
            locomotive = weights.planned_locomotive
            if self.board.route_colour[route] == colour:
                free = coloured
            elif plan.short[colour] == 0:
                free = plan.hand[colour] - plan.planned[colour]
        if free > coloured:
            free = coloured
        length = self.board.route_length[route]
        return free * plan.held + (coloured - free) * weights.card + (length - coloured) * locomotive

    def pay(self, state: TicketToRideState) -> i64:
        count = payments_into(state, self.actions)
        length = self.board.route_length[state.route]
        best = self.actions[0]
        least: i64 = FAR
        for k in range(count):
            payment = self.actions[k] - PAY
            cost = self.payment_cost(state.route, colour_paid(payment), length - locomotives_paid(payment))
            if cost < least:
                least = cost
                best = self.actions[k]
        return best
