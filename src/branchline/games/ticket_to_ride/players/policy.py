"""How `greedy` plays Ticket to Ride: it looks one step ahead, uses no luck, and knows only what its seat may know.

It plans the cheapest network for its tickets (plan.py) and weighs every action (weights.py): planned routes before
others take them, cards the plan lacks, passengers that make a majority, tickets the network meets anyway; with the
weights of `chief`, also routes the others seem to want (rival.py). Of two equal actions it takes the one the rules list
first.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import KINDS, LOCOMOTIVE, RideBoard
from branchline.games.ticket_to_ride.players.claiming import Claiming
from branchline.games.ticket_to_ride.players.plan import FAR, POINT
from branchline.games.ticket_to_ride.players.prospects import TicketProspects
from branchline.games.ticket_to_ride.players.weights import RideWeights
from branchline.games.ticket_to_ride.rules.cards import cards_into
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    BLIND,
    CLAIM,
    COLLECTION,
    FACE_UP,
    KEEP,
    KEEP_FIRST,
    KEEP_LATER,
    MIX,
    NONE,
    OFFER,
    PASS,
    PAYMENT,
    SECOND_CARD,
    TAKE,
    TICKETS,
)
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import keeps_into, next_offer

TICKET_LEADS: Final = vec[i64]([-1500, -1300, -200, 1200, 1500, 1500])  # T6.3 the globetrotter, by the lead in tickets
BEHIND: Final[i64] = 2  # from -2: others may still draw some, and not all are met
USUAL_TICKETS: Final[i64] = 2  # that other seats keep at set-up, or one more


@final
class RideGreedy(Claiming):
    """Plays one board."""

    def __init__(self, board: RideBoard, weights: RideWeights) -> None:
        super().__init__(board, weights)
        self.prospects = TicketProspects(board, weights, self.plan)

    def choose(self, state: State, dealer: Dealer) -> i64:
        """Choose for the seat to act. The dealer is not used."""
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
        """Read the table and, if the decision depends on it, lay out the plan."""
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
            self.fill()
        if self.weights.wishes > 0:
            self.wish(state, seat)

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
        """The tickets that, together with those held, give the most valuable plan."""
        count = keeps_into(state, self.actions, seat)
        best = self.actions[0]
        most: i64 = -FAR
        for k in range(count):
            worth = self.keep_worth(state, seat, self.actions[k] - KEEP)
            if worth > most:
                most = worth
                best = self.actions[k]
        return best

    def keep_worth(self, state: TicketToRideState, seat: i64, kept: i64) -> i64:
        total = self.unmet
        worth: i64 = 0
        met = self.held - self.unmet
        for slot in range(OFFER):
            if kept & BIT[slot] != 0:
                ticket = state.offers[seat * OFFER + slot]
                if self.network.meets(ticket):
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
        """What this many tickets met are worth in the race for the globetrotter, assuming other seats meet theirs."""
        if self.weights.ticket_race == 0:
            return 0
        if state.phase == KEEP_FIRST:  # the others may be choosing at the same time
            worth = (ticket_lead(met - USUAL_TICKETS) + ticket_lead(met - USUAL_TICKETS - 1)) // 2
        else:
            worth = ticket_lead(met - self.rival_tickets)
        return worth * self.weights.ticket_race // 100

    def free_trains(self, state: TicketToRideState, seat: i64) -> i64:
        """The trains a plan with new tickets may count on: some always get spent elsewhere."""
        return state.trains[seat] * (100 - self.weights.slack_trains) // 100

    def free_time(self) -> i64:
        return self.time * (100 - self.weights.slack_time) // 100

    def weigh_tickets(self, state: TicketToRideState, seat: i64) -> None:
        """Weigh what one more ticket would bring, whichever it is; tickets given up do not help the globetrotter."""
        met = self.held - self.unmet
        for k in range(self.unmet):
            if self.plan.pursued[self.tickets[k]] != 0:
                met += 1
        more = self.ticket_standing(state, seat, met + 1) - self.ticket_standing(state, seat, met)
        self.prospects.bonus = self.weights.globetrotter + more
        self.prospects.weigh(state, seat, self.network, self.free_trains(state, seat), self.free_time() - 1)

    def mix_worth(self, state: TicketToRideState, long: i64, least: i64) -> i64:
        """Drawing tickets, `long` of them long, compared with an ordinary turn; the prospects have been weighed.

        A mix that cannot be worth more than `least` is only bounded, not worked out.
        """
        price: i64 = 0
        if state.last_left == NONE:
            price = self.weights.turn + self.weights.ticket_gate
        short = next_offer(state) - long
        most = self.prospects.at_most(short, long) - price
        return self.prospects.of_mix(short, long) - price if most > least else most

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
        """The top of the pile may be any card out of sight; once the pile has run out, any discard."""
        total: i64 = 0
        worth: i64 = 0
        for kind in range(KINDS):
            unseen = state.discards[kind] if state.pile_total == 0 else self.plan.unseen(state, seat, kind)
            total += unseen
            worth += unseen * self.card_worth(kind)
        if total == 0:
            return 0
        return worth // total

    def first_card(self, state: TicketToRideState, seat: i64, count: i64) -> i64:
        """The best first card, together with the best second; NONE if none can be drawn."""
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
        """What a first card is worth together with the best second card."""
        if action == BLIND:
            return blind + self.second_worth(state, NONE, blind)
        if action == TAKE + LOCOMOTIVE:
            return self.card_worth(LOCOMOTIVE)
        return self.card_worth(action - TAKE) + self.second_worth(state, action - TAKE, blind)

    def second_worth(self, state: TicketToRideState, first: i64, blind: i64) -> i64:
        """The best second card after the first: if only one of its colour was still wanted, another is spare."""
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
        count = cards_into(state, self.actions, 0)
        best = self.actions[0]
        most: i64 = -1
        for k in range(count):
            action = self.actions[k]
            worth = self.blind_worth(state, seat) if action == BLIND else self.card_worth(action - TAKE)
            if worth > most:
                most = worth
                best = action
        return best

    # A turn

    def turn(self, state: TicketToRideState, seat: i64) -> i64:
        """A claim or new tickets if worth more than an ordinary turn; else cards."""
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
                worth = self.mix_worth(state, action - TICKETS, most)
            else:
                continue
            if worth > most:
                most = worth
                best = action
        return best


def ticket_lead(lead: i64) -> i64:
    """What a lead in tickets is worth in the race for the globetrotter."""
    at = lead + BEHIND
    if at < 0:
        return TICKET_LEADS[0]
    return TICKET_LEADS[at] if at < len(TICKET_LEADS) else TICKET_LEADS[len(TICKET_LEADS) - 1]


def greedy(board: RideBoard) -> RideGreedy:
    """The policy as it plays."""
    return RideGreedy(board, RideWeights())
