"""Ticket to Ride: Germany, the rules: a turn is exactly one of three actions.

Decks, hands and the bag are counts; the dealer supplies every card, ticket and passenger as it comes to light. A
decision within a turn that has only one outcome is taken automatically. The three actions have files of their own;
README.md, one folder up, says where each rule lives.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import SPECTATOR, filled
from branchline.games.ticket_to_ride.board.board import GREY, KINDS
from branchline.games.ticket_to_ride.rules.cards import cards_into, draw_card
from branchline.games.ticket_to_ride.rules.choices import (
    BLIND,
    CLAIM,
    COLLECT,
    COLLECTION,
    KEEP,
    KEEP_FIRST,
    MIX,
    NONE,
    OVER,
    PASS,
    PAY,
    PAYMENT,
    SCRATCH,
    SECOND_CARD,
    TICKETS,
    TURN,
    TWO_OR_THREE,
)
from branchline.games.ticket_to_ride.rules.claims import (
    claim,
    claim_number,
    claims_into,
    collect,
    collect_from_ends,
    colour_paid,
    count_claims,
    locomotives_paid,
    passengers_into,
    pay,
    payments_into,
)
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    IN_DECK,
    SURE,
    forget,
    knows,
    place_of,
    redeal_cards,
    redeal_tickets,
)
from branchline.games.ticket_to_ride.rules.table import RideTable
from branchline.games.ticket_to_ride.rules.tickets import (
    deck_first,
    draw_tickets,
    gather_decks,
    keep,
    keeps_into,
    mixes_into,
)
from branchline.games.ticket_to_ride.rules.turns import end_turn, passengers_of, tickets_met

WITHIN: Final = vec[i64]([0] * (GREY + 1))  # `any_action`: how many claims of each colour there are


class TicketToRideState(RideTable):
    def copy(self) -> TicketToRideState:
        twin = TicketToRideState(self.board, self.seats)
        twin.turn = self.turn
        twin.over = self.over
        twin.end_reason = self.end_reason
        twin.first = self.first
        twin.phase = self.phase
        twin.route = self.route
        twin.ends_done = self.ends_done
        twin.passes = self.passes
        twin.last_left = self.last_left
        twin.mixes = self.mixes
        twin.unsettled = self.unsettled
        twin.pile_total = self.pile_total
        twin.discard_total = self.discard_total
        twin.short_left = self.short_left
        twin.long_left = self.long_left
        twin.short_shuffled = self.short_shuffled
        twin.long_shuffled = self.long_shuffled
        twin.hands = self.hands[:]
        twin.seen = self.seen[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.display = self.display[:]
        twin.routes = self.routes[:]
        twin.open_within = self.open_within[:]
        twin.trains = self.trains[:]
        twin.score = self.score[:]
        twin.passengers = self.passengers[:]
        twin.collected = self.collected[:]
        twin.deck = self.deck[:]
        twin.queue = self.queue[:]
        twin.tickets = self.tickets[:]
        twin.offers = self.offers[:]
        return twin

    def canonical(self) -> TicketToRideState:
        """It makes no difference which slot a card is in, nor which of the two decks a ticket was put under first."""
        twin = self.copy()
        twin.unsettled = True
        if twin.phase != COLLECTION:
            twin.ends_done = 0
        twin.display = vec[i64](sorted(twin.display))
        short = self.board.short_tickets
        twin.queue = vec[i64](
            [ticket for ticket in self.queue if ticket < short] + [ticket for ticket in self.queue if ticket >= short]
        )
        return twin

    def deciders(self) -> list[int]:
        """T0.6 Keeping tickets at set-up is independent: every seat that has not done so may choose."""
        if self.phase != KEEP_FIRST:
            return super().deciders()
        done = (self.turn - self.first) % self.seats
        return [int((self.first + k) % self.seats) for k in range(done, self.seats)]

    def secret(self, action: i64) -> bool:
        """T0.8 Which tickets a seat keeps is its own business."""
        return KEEP <= action < COLLECT

    def legal_for(self, seat: int) -> list[int]:
        if self.phase != KEEP_FIRST or seat not in self.deciders():
            return super().legal_for(seat)
        count = keeps_into(self, SCRATCH, seat)
        return [int(SCRATCH[k]) for k in range(count)]

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return turn_into(self, out)
        if phase == SECOND_CARD:
            return cards_into(self, out, 0)
        if phase == PAYMENT:
            return payments_into(self, out)
        if phase == COLLECTION:
            return passengers_into(self, out)
        if phase == MIX:
            return mixes_into(self, out, 0)
        if phase == OVER:
            return 0
        return keeps_into(self, out, self.turn)

    def apply(self, action: i64, dealer: Dealer) -> None:
        if action <= BLIND:
            draw_card(self, action, dealer)
        elif action >= CLAIM:
            claim(self, action - CLAIM, dealer)
        elif action >= PAY:
            pay(self, colour_paid(action - PAY), locomotives_paid(action - PAY), dealer)
        elif action >= COLLECT:
            collect(self, action - COLLECT)
            collect_from_ends(self)
        elif action >= KEEP:
            keep(self, action - KEEP)
        elif action < PASS:
            draw_tickets(self, action - TICKETS, dealer)
        else:
            end_turn(self, True)

    def any_action(self, dealer: Dealer) -> i64:
        """Claims, which are most of what a turn allows, are counted rather than listed."""
        if self.phase != TURN or self.seats > TWO_OR_THREE:
            return SCRATCH[dealer.below(self.legal_into(SCRATCH))]
        claims = count_claims(self, WITHIN)
        others = mixes_into(self, SCRATCH, cards_into(self, SCRATCH, 0))
        if claims + others == 0:
            SCRATCH[0] = PASS
            others = 1
        k = dealer.below(claims + others)
        return claim_number(self, WITHIN, k) if k < claims else SCRATCH[k - claims]

    # Hidden information

    def redeal(self, seat: i64, dealer: Dealer) -> TicketToRideState:
        """T0.8 Hands and tickets are secret. So is a route chosen but not yet paid for."""
        twin = self.copy()
        if twin.phase == PAYMENT and seat != twin.turn:
            twin.phase = TURN
            twin.route = NONE
        if seat == SPECTATOR:
            twin.seen = filled(0, twin.seats * KINDS)
        redeal_cards(twin.hands, twin.seen, twin.pile, seat, twin.seats, dealer)
        forget(twin.tickets, seat, twin.seats)
        for deck in range(2):
            first = deck_first(twin, deck)
            end = deck_first(twin, deck + 1)
            takes = redeal_tickets(twin.tickets, seat, unsure_of(twin, seat, first, end), first, end, dealer)
            rename_tickets(twin, first, takes)
        gather_decks(twin)
        return twin

    def score_of(self, seat: i64) -> i64:
        return self.score[seat]

    def ranking(self) -> list[int]:
        """T6.5 Most points, then most tickets met, then most passengers; otherwise the place is shared."""
        keys = [
            (int(self.score[seat]), tickets_met(self, seat) if self.over else 0, passengers_of(self, seat))
            for seat in range(self.seats)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]


# A turn: exactly one of three actions


def turn_into(table: RideTable, out: vec[i64]) -> i64:
    """T1.1 Claim a route, or draw train cards, or draw tickets. T1.2 A pass only if none of them is possible."""
    count = claims_into(table, out)
    count = cards_into(table, out, count)
    count = mixes_into(table, out, count)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


def unsure_of(table: RideTable, seat: i64, first: i64, end: i64) -> vec[i64]:
    """The tickets of a deck whose places this seat does not know, sorted by place."""
    tickets = table.tickets
    count: i64 = 0
    for ticket in table.queue:
        if first <= ticket < end and knows(tickets, seat, ticket) != SURE:
            SCRATCH[count] = ticket
            count += 1
    for ticket in table.offers:
        if first <= ticket < end and knows(tickets, seat, ticket) != SURE:
            SCRATCH[count] = ticket
            count += 1
    count = unsure_at(IN_DECK, tickets, seat, first, end, count)
    for holding in range(HELD_FIRST, HELD_FIRST + table.seats):
        count = unsure_at(holding, tickets, seat, first, end, count)
    for holding in range(HELD, HELD + table.seats):
        count = unsure_at(holding, tickets, seat, first, end, count)
    return SCRATCH[:count]


def rename_tickets(table: RideTable, first: i64, takes: vec[i64]) -> None:
    """Ticket `first + k` moves to where takes[k] was."""
    end = first + len(takes)
    for k in range(len(takes)):
        SCRATCH[takes[k]] = first + k
    for at in range(len(table.queue)):
        ticket = table.queue[at]
        if first <= ticket < end:
            table.queue[at] = SCRATCH[ticket]
    for at in range(len(table.offers)):
        ticket = table.offers[at]
        if first <= ticket < end:
            table.offers[at] = SCRATCH[ticket]


def unsure_at(place: i64, tickets: vec[i64], seat: i64, first: i64, end: i64, count: i64) -> i64:
    """Add a deck's tickets that are here, unknown to this seat, to the list in SCRATCH."""
    for ticket in range(first, end):
        if place_of(tickets, ticket) == place and knows(tickets, seat, ticket) != SURE:
            SCRATCH[count] = ticket
            count += 1
    return count
