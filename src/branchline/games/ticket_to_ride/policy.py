"""How `greedy` plays Ticket to Ride: one look ahead, no luck, and nothing but what its seat may know.

It plans the cheapest network for its tickets (plan.py) and asks of every action what it is worth (weights.py): routes
of the plan before others take them, cards that the plan lacks, passengers that make a majority, tickets that the
network meets anyway; with the weights of `chief`, also routes that the others seem to want (rival.py). Of two actions
of the same worth it takes the one that the rules list first.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.playout import Policy
from branchline.core.state import WIDEST, State
from branchline.games.ticket_to_ride.board import GREY, KINDS, LOCOMOTIVE, PASSENGER_COLOURS, Board
from branchline.games.ticket_to_ride.choices import (
    BIT,
    BLIND,
    CLAIM,
    CLAIMED,
    COLLECT,
    COLLECTION,
    CROWD,
    FACE_UP,
    KEEP,
    KEEP_FIRST,
    KEEP_LATER,
    LAST_TRAINS,
    MIX,
    NONE,
    OFFER,
    PASS,
    PAY,
    PAYMENT,
    SECOND_CARD,
    TAKE,
    TICKETS,
)
from branchline.games.ticket_to_ride.knowledge import NOBODY, holder
from branchline.games.ticket_to_ride.plan import FAR, POINT, Plan
from branchline.games.ticket_to_ride.prospects import Prospects
from branchline.games.ticket_to_ride.race import Race
from branchline.games.ticket_to_ride.rival import CERTAIN, Rival
from branchline.games.ticket_to_ride.scoring import Network, filled, passenger_points
from branchline.games.ticket_to_ride.state import TicketToRideState
from branchline.games.ticket_to_ride.weights import Weights

LEADS: Final = vec[i64]([20, 40, 70, 100, 100, 70, 40, 20, 10])  # per cent: what one more passenger of a colour counts
WIDEST_LEAD: Final[i64] = 4  # by one's lead over the best other seat, from -4 to 4
TICKET_LEADS: Final = vec[i64]([-1500, -1300, -200, 1200, 1500, 1500])  # T6.3 the globetrotter, by the lead in tickets
BEHIND: Final[i64] = 2  # from -2: others may still draw some, and not all are met
REACH_TIME: Final[i64] = 12  # turns before the end when growing begins to lose its worth
USUAL_TICKETS: Final[i64] = 2  # that others keep at set-up, or one more


@final
class Greedy(Policy):
    """Plays one board, and keeps nothing from one decision to the next but the tables it works in."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self.plan = Plan(board, weights)
        self.actions = filled(0, WIDEST)
        self.collected = filled(0, 5 * PASSENGER_COLOURS)
        self.crowds = filled(0, board.places)  # what the passenger is worth that one would take at a place
        self.reached = filled(0, board.places)  # whether another seat has a route there
        self.time: i64 = 0  # turns left, this one included
        self.tickets = filled(0, board.tickets)  # those of the seat that are not met
        self.unmet: i64 = 0
        self.held: i64 = 0  # all tickets of the seat
        self.held_by = filled(0, 5)  # and how many each seat has
        self.rival_tickets: i64 = 0  # the most that another seat has
        self.prospects = Prospects(board, weights, self.plan)
        self.joined = filled(0, board.places)  # places of the seat's greatest network
        self.pieces = filled(0, board.places)  # how many cities hang together, by the root of their network
        self.roots = filled(0, board.places)
        self.wished = filled(0, board.routes)  # routes to claim when the plan is carried out
        self.wish_short = filled(0, KINDS)  # cards of each colour that they lack
        self.spare = filled(0, KINDS)  # cards that neither the plan nor a wish takes
        self.race = Race(board)
        self.rival = Rival(board)
        self.minds_others = weights.block > 0  # looks for what the other seats want

    def choose(self, state: State, dealer: Dealer) -> i64:
        """For the seat to act; the dealer is not needed."""
        assert isinstance(state, TicketToRideState)
        seat = state.turn
        phase = state.phase
        if phase == MIX:
            return self.mix(state)
        self.think(state, seat, phase)
        if phase == COLLECTION:
            return self.collect(state, seat)
        if phase == KEEP_FIRST or phase == KEEP_LATER:
            return self.keep(state, seat)
        if phase == PAYMENT:
            return self.pay(state)
        if phase == SECOND_CARD:
            return self.second_card(state, seat)
        return self.turn(state, seat)

    def think(self, state: TicketToRideState, seat: i64, phase: i64) -> None:
        """Look at the table and, where the decision hangs on it, lay out the plan."""
        self.look(state, seat)
        if phase == COLLECTION:
            return
        self.plan.survey(state, seat, self.crowds)
        self.find_unmet(state, seat)
        if phase == KEEP_FIRST or phase == KEEP_LATER:
            return
        self.plan.lay(self.tickets, self.unmet, state.trains[seat], self.time + self.weights.grace)
        self.plan.count_cards()
        if self.plan.claims == 0:
            self.fill(state, seat)
        if self.weights.wishes > 0:
            self.wish(state, seat)

    # Looking at the table

    def look(self, state: TicketToRideState, seat: i64) -> None:
        board = self.board
        for k in range(state.seats * PASSENGER_COLOURS):
            self.collected[k] = state.collected[k]
        self.time = self.turns_left(state)
        if self.weights.race > 0:
            self.race.survey(state, self.time, self.weights.pace)
        if self.weights.reach > 0:
            self.find_pieces(state, seat)
        if self.minds_others:
            self.rival.survey(state, seat)
        for place in range(board.places):
            self.crowds[place] = self.best_passenger(state, seat, place)
            self.reached[place] = 0
        for route in range(board.routes):
            if state.routes[route] >= CLAIMED and state.owner(route) != seat:
                self.reached[board.route_a[route]] = 1
                self.reached[board.route_b[route]] = 1

    def find_pieces(self, state: TicketToRideState, seat: i64) -> None:
        network = state.network(seat)
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
        """What it is worth that the greatest network grows: tickets yet to come are the likelier met."""
        a = self.board.route_a[route]
        b = self.board.route_b[route]
        if self.weights.reach == 0 or self.joined[a] == self.joined[b]:
            return 0
        new = b if self.joined[a] != 0 else a
        size = self.pieces[self.roots[new]] if new < self.board.cities else 1
        worth = self.weights.reach * size
        return worth * self.time // REACH_TIME if self.time < REACH_TIME else worth

    def turns_left(self, state: TicketToRideState) -> i64:
        """How many turns each seat may still have, if the fastest goes on drawing what it lacks and claiming."""
        if state.last_left != NONE:
            return 1
        least: i64 = FAR
        for seat in range(state.seats):
            to_lay = state.trains[seat] - LAST_TRAINS
            cards: i64 = 0
            for kind in range(KINDS):
                cards += state.hands[seat * KINDS + kind]  # their number is public
            draws = (to_lay - cards) // 2 if to_lay > cards else 0
            turns = draws + (to_lay * 100 + self.weights.tempo - 1) // self.weights.tempo
            if turns < least:
                least = turns
        return least + 1

    def find_unmet(self, state: TicketToRideState, seat: i64) -> None:
        network = state.network(seat)
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
        """A turn of which nothing can come any more is worth less."""
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
        """T6.4 One more of a colour counts most where the majority hangs on it."""
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
        """In the last round: what one more gives this seat and takes from the others, on average."""
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
        count = state.passengers_into(self.actions)
        best = self.actions[0]
        most: i64 = -FAR
        for k in range(count):
            worth = self.passenger_worth(state, seat, self.actions[k] - COLLECT)
            if worth > most:
                most = worth
                best = self.actions[k]
        return best

    # Tickets

    def mix(self, state: TicketToRideState) -> i64:
        """The usual mix, or the nearest that the decks allow."""
        count = state.legal_into(self.actions)
        best = self.actions[0]
        for k in range(count):
            if self.actions[k] <= TICKETS + self.weights.mix:
                best = self.actions[k]
        return best

    def keep(self, state: TicketToRideState, seat: i64) -> i64:
        """The tickets that, with those held, leave the most valuable plan."""
        count = state.keeps_into(self.actions, seat)
        network = state.network(seat)
        best = self.actions[0]
        most: i64 = -FAR
        for k in range(count):
            worth = self.keep_worth(state, seat, self.actions[k] - KEEP, network)
            if worth > most:
                most = worth
                best = self.actions[k]
        return best

    def keep_worth(self, state: TicketToRideState, seat: i64, kept: i64, network: Network) -> i64:
        total = self.unmet
        worth: i64 = 0
        met = self.held - self.unmet
        for slot in range(OFFER):
            if kept & BIT[slot] != 0:
                ticket = state.offers[seat * OFFER + slot]
                if network.meets(ticket):
                    worth += self.board.ticket_points[ticket] * POINT + self.weights.globetrotter
                    met += 1
                else:
                    self.tickets[total] = ticket
                    total += 1
        self.plan.lay(self.tickets, total, self.free_trains(state, seat), self.free_time())
        for k in range(total):
            if self.plan.pursued[self.tickets[k]] != 0:
                worth += self.weights.globetrotter
                met += 1
        return worth + self.plan.value + self.ticket_standing(state, seat, met)

    def ticket_standing(self, state: TicketToRideState, seat: i64, met: i64) -> i64:
        """What so many tickets met are worth in the race for the globetrotter; others are held to meet theirs."""
        if self.weights.ticket_race == 0:
            return 0
        if state.phase == KEEP_FIRST:  # the others may be choosing at the same time
            worth = (ticket_lead(met - USUAL_TICKETS) + ticket_lead(met - USUAL_TICKETS - 1)) // 2
        else:
            worth = ticket_lead(met - self.rival_tickets)
        return worth * self.weights.ticket_race // 100

    def free_trains(self, state: TicketToRideState, seat: i64) -> i64:
        """The trains that a plan with new tickets may count on: some always go astray."""
        return state.trains[seat] * (100 - self.weights.slack_trains) // 100

    def free_time(self) -> i64:
        return self.time * (100 - self.weights.slack_time) // 100

    # Cards

    def card_worth(self, kind: i64) -> i64:
        weights = self.weights
        if kind == LOCOMOTIVE:
            return weights.draw_locomotive
        short = self.plan.short[kind]
        if short > 0:
            return weights.wanted + weights.completes if short <= 2 else weights.wanted
        grey = self.plan.grey[kind]
        if grey > 0:
            return weights.wanted_grey + weights.completes if grey <= 2 else weights.wanted_grey
        if weights.wishes > 0 and self.wish_short[kind] > 0:
            return weights.wanted_wish
        return weights.spare

    def blind_worth(self, state: TicketToRideState, seat: i64) -> i64:
        """The top of the pile is any card that is out of sight; the new pile's, when it has run out, any discard."""
        total: i64 = 0
        worth: i64 = 0
        for kind in range(KINDS):
            unseen = state.discards[kind] if state.pile_total == 0 else self.plan.unseen(state, seat, kind)
            total += unseen
            worth += unseen * self.card_worth(kind)
        return worth // total if total > 0 else 0

    def first_card(self, state: TicketToRideState, seat: i64, count: i64) -> i64:
        """The card to begin with, by what it and the best second card are worth; NONE where none can be drawn."""
        blind = self.blind_worth(state, seat)
        best: i64 = NONE
        most: i64 = -1
        for k in range(count):
            action = self.actions[k]
            if action > BLIND:
                continue
            worth = self.draw_worth(state, action, blind)
            if worth > most:
                most = worth
                best = action
        return best

    def draw_worth(self, state: TicketToRideState, action: i64, blind: i64) -> i64:
        """What a first card is worth together with the best second one."""
        if action == BLIND:
            return blind + self.second_worth(state, NONE, blind)
        if action == TAKE + LOCOMOTIVE:
            return self.card_worth(LOCOMOTIVE)
        return self.card_worth(action - TAKE) + self.second_worth(state, action - TAKE, blind)

    def second_worth(self, state: TicketToRideState, first: i64, blind: i64) -> i64:
        """The best second card there is once the first is taken: the last one wanted of its colour comes only once."""
        best = blind
        gone = False
        for slot in range(FACE_UP):
            card = state.display[slot]
            if card == first and not gone:
                gone = True
            elif card != NONE and card != LOCOMOTIVE:
                enough = card == first and self.plan.short[card] + self.plan.grey[card] <= 1
                worth = self.weights.spare if enough else self.card_worth(card)
                if worth > best:
                    best = worth
        return best

    def second_card(self, state: TicketToRideState, seat: i64) -> i64:
        count = state.cards_into(self.actions, 0)
        best = self.actions[0]
        most: i64 = -1
        for k in range(count):
            action = self.actions[k]
            worth = self.blind_worth(state, seat) if action == BLIND else self.card_worth(action - TAKE)
            if worth > most:
                most = worth
                best = action
        return best

    # Claims

    def fill(self, state: TicketToRideState, seat: i64) -> None:
        """Trains that no ticket needs: plan for the route that brings most in the time it takes."""
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
        """What a route brings for the time it takes, to one who has so many cards for it; 0 if time is too short."""
        length = self.board.route_length[route]
        lacks = length - have if length > have else 0
        if 1 + (lacks + 1) // 2 > self.time:
            return 0
        brings = self.board.route_points[length] * POINT + self.crowd(route)
        brings += self.rival.loss[route] * self.weights.block_wish // 100
        return brings * 100 // (200 + lacks * 100 + (length - lacks) * self.weights.fill_held)

    def wish(self, state: TicketToRideState, seat: i64) -> None:
        """Routes for the trains that the plan leaves over, each with the cards that those before it leave."""
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

    def crowd(self, route: i64) -> i64:
        return self.crowds[self.board.route_a[route]] + self.crowds[self.board.route_b[route]] + self.reach(route)

    def claim_worth(self, state: TicketToRideState, seat: i64, route: i64) -> i64:
        """Claiming a route now, against an ordinary turn. A planned one is paid for anyway: only waiting counts."""
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
        """Whether the plan leaves a turn and so many trains for a route beside it."""
        weights = self.weights
        if weights.aside == 0:
            return False
        return self.plan.trains + trains + weights.aside_trains <= state.trains[seat] and (
            self.plan.turns_now() + weights.aside_turns <= self.time
        )

    def urgency(self, state: TicketToRideState, route: i64) -> i64:
        """What waiting one more turn puts at risk: the way around a route, times the chance that another takes it."""
        weights = self.weights
        near = self.reached[self.board.route_a[route]] + self.reached[self.board.route_b[route]]
        risk = weights.risk * (state.seats - 1) + weights.risk_near * near
        risk += weights.risk_wanted * self.rival.wanted[route] // CERTAIN
        return self.plan.detour(route, weights.lost) * risk // 1000

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
        """What is given away by paying with so many cards of a colour, and locomotives for the rest."""
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
        count = state.payments_into(self.actions)
        length = self.board.route_length[state.route]
        best = self.actions[0]
        least: i64 = FAR
        for k in range(count):
            payment = self.actions[k] - PAY
            cost = self.payment_cost(state.route, payment >> 3, length - (payment & 7))
            if cost < least:
                least = cost
                best = self.actions[k]
        return best

    # A turn

    def turn(self, state: TicketToRideState, seat: i64) -> i64:
        """A claim or new tickets, if they are worth more than an ordinary turn; else cards."""
        count = state.legal_into(self.actions)
        last = state.last_left != NONE
        best = self.first_card(state, seat, count)
        most: i64 = 0
        if best == NONE:
            best = self.actions[0]
            most = -2 * FAR
        weighed = False
        for k in range(count):
            action = self.actions[k]
            if action >= CLAIM:
                route = action - CLAIM
                worth = self.final_worth(state, seat, route) if last else self.claim_worth(state, seat, route)
            elif TICKETS <= action < PASS:
                if not weighed:
                    self.weigh_tickets(state, seat)
                    weighed = True
                worth = self.mix_worth(state, action - TICKETS)
            else:
                continue
            if worth > most:
                most = worth
                best = action
        return best

    def weigh_tickets(self, state: TicketToRideState, seat: i64) -> None:
        """What a ticket more would bring, whichever it may be; those given up are no help to the globetrotter."""
        met = self.held - self.unmet
        for k in range(self.unmet):
            if self.plan.pursued[self.tickets[k]] != 0:
                met += 1
        more = self.ticket_standing(state, seat, met + 1) - self.ticket_standing(state, seat, met)
        self.prospects.bonus = self.weights.globetrotter + more
        self.prospects.weigh(state, seat, self.free_trains(state, seat), self.free_time() - 1)

    def mix_worth(self, state: TicketToRideState, long: i64) -> i64:
        """Drawing tickets, so many of them long, against an ordinary turn; the prospects have been weighed."""
        worth = self.prospects.of_mix(state.next_offer() - long, long)
        if state.last_left != NONE:
            return worth
        return worth - self.weights.turn - self.weights.ticket_gate

    def final_worth(self, state: TicketToRideState, seat: i64, route: i64) -> i64:
        """The last turn has no tomorrow: points, passengers and tickets that one last route brings."""
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


def ticket_lead(lead: i64) -> i64:
    """In the race for the globetrotter."""
    at = lead + BEHIND
    if at < 0:
        return TICKET_LEADS[0]
    return TICKET_LEADS[at] if at < len(TICKET_LEADS) else TICKET_LEADS[len(TICKET_LEADS) - 1]


def greedy(board: Board) -> Greedy:
    """The policy as it plays."""
    return Greedy(board, Weights())
