"""Draw tickets: the two decks, what a seat is offered, what it keeps and where the others go."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.ticket_to_ride.board.board import LONG, SHORT
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    KEEP,
    KEEP_AT_SET_UP,
    KEEP_FIRST,
    KEEP_IN_PLAY,
    KEEP_LATER,
    MIX,
    NONE,
    OCTAL,
    OFFER,
    ONES,
    SCRATCH,
    TICKETS,
    TURN,
)
from branchline.games.ticket_to_ride.rules.claims import Claims
from branchline.games.ticket_to_ride.rules.knowledge import (
    IN_DECK,
    IN_QUEUE,
    INTO_HAND,
    OFFERED,
    OFFERED_FIRST,
    SHUFFLED,
    TO_THE_BOTTOM,
    blur_chosen,
    blur_drawn,
    learn,
    place_of,
    put,
    show,
)


class Tickets(Claims):
    def mixes_into(self, out: vec[i64], count: i64) -> i64:
        """T4.1 Four tickets in any mix the decks can give; all there are where fewer are left; none in mid-draw."""
        short_left = self.short_left
        long_left = self.long_left
        drawn = short_left + long_left
        if drawn > OFFER:
            drawn = OFFER
        if drawn > 0:
            fewest = drawn - short_left
            if fewest < 0:
                fewest = 0
            most = drawn if drawn < long_left else long_left
            for long in range(fewest, most + 1):
                out[count] = TICKETS + long
                count += 1
        return count

    def next_offer(self) -> i64:
        left = self.short_left + self.long_left
        return OFFER if left > OFFER else left

    def draw_tickets(self, long: i64, dealer: Dealer) -> None:
        """T4.1 The mix is announced before a ticket is drawn. T0.6 At set-up all announce before any is dealt."""
        short = self.next_offer() - long
        self.short_left -= short
        self.long_left -= long
        if self.phase == MIX:
            self.mixes += (long + 1) * OCTAL[self.turn]
            self.next_seat()
            if self.turn == self.first:
                self.deal_first_offers(dealer)
                self.phase = KEEP_FIRST
            return
        self.deal_offer(self.turn, short, long, dealer)
        self.phase = KEEP_LATER
        if short + long == 1:
            self.keep(1)

    def mix_of(self, seat: i64) -> i64:
        """The long tickets a seat announced at set-up, or NONE."""
        return (self.mixes >> 3 * seat & 7) - 1

    def deal_first_offers(self, dealer: Dealer) -> None:
        for _ in range(self.seats):
            long = self.mix_of(self.turn)
            self.deal_offer(self.turn, OFFER - long, long, dealer)
            self.next_seat()

    def deal_offer(self, seat: i64, short: i64, long: i64, dealer: Dealer) -> None:
        at = seat * OFFER
        for k in range(short):
            self.offers[at + k] = self.draw_ticket(SHORT, seat, dealer)
        for k in range(short, short + long):
            self.offers[at + k] = self.draw_ticket(LONG, seat, dealer)

    def draw_ticket(self, deck: i64, seat: i64, dealer: Dealer) -> i64:
        if deck == SHORT and self.short_shuffled > 0:
            self.deck, ticket = pop(self.deck, dealer.pick(self.deck, 0, self.short_shuffled))
            self.short_shuffled -= 1
        elif deck == LONG and self.long_shuffled > 0:
            self.deck, ticket = pop(self.deck, dealer.pick(self.deck, self.short_shuffled, self.long_shuffled))
            self.long_shuffled -= 1
        else:
            ticket = dealer.reveal(self.next_in_queue(deck))
            by = place_of(self.tickets, ticket) - IN_QUEUE
            blur_drawn(self.tickets, self.deck_first(deck), self.deck_first(deck + 1), by, seat, self.seats)
        show(self.tickets, ticket, seat, OFFERED_FIRST if self.phase == MIX else OFFERED)
        return ticket

    def next_in_queue(self, deck: i64) -> i64:
        """T4.2 The bottom of a deck comes up in the order in which tickets were put there."""
        queue = self.queue
        short = self.board.short_tickets
        at: i64 = 0
        if deck == SHORT:
            while queue[at] >= short:
                at += 1
        else:
            while queue[at] < short:
                at += 1
        self.queue, ticket = pop(queue, at)
        return ticket

    def deck_first(self, deck: i64) -> i64:
        """The first ticket of a deck; of the deck after the last one, the number of tickets."""
        if deck == SHORT:
            return 0
        return self.board.short_tickets if deck == LONG else self.board.tickets

    def deck_of(self, ticket: i64) -> i64:
        return SHORT if ticket < self.board.short_tickets else LONG

    # Keep some

    def offered(self, seat: i64) -> i64:
        """How many tickets a seat has to choose from."""
        count: i64 = 0
        while count < OFFER and self.offers[seat * OFFER + count] != NONE:
            count += 1
        return count

    def keeps_into(self, out: vec[i64], seat: i64) -> i64:
        """T0.6 Keep at least two at set-up. T4.2 Keep at least one in play."""
        sets = BIT[self.offered(seat)]
        fewest = KEEP_IN_PLAY if self.phase == KEEP_LATER else KEEP_AT_SET_UP
        count: i64 = 0
        for kept in range(1, sets):
            if ONES[kept] >= fewest:
                out[count] = KEEP + kept
                count += 1
        return count

    def keep(self, kept: i64) -> None:
        """T4.2 The others go to the bottom of their deck, T0.7 at set-up back into it. T4.3 Any number may be held."""
        at = self.turn * OFFER
        if self.phase == KEEP_LATER and (self.short_shuffled == 0 or self.long_shuffled == 0):
            self.blur_choice(kept)  # only a ticket from the bottom can be known to anybody else
        for k in range(self.offered(self.turn)):
            ticket = self.offers[at + k]
            self.offers[at + k] = NONE
            if kept & BIT[k]:
                self.tickets[ticket] += INTO_HAND
            else:
                self.put_back(self.turn, ticket)
        if self.phase == KEEP_LATER:
            self.end_turn(False)
            return
        self.next_seat()
        if self.turn == self.first:
            self.phase = TURN

    def put_back(self, seat: i64, ticket: i64) -> None:
        if self.deck_of(ticket) == SHORT:
            self.short_left += 1
        else:
            self.long_left += 1
        if self.phase == KEEP_LATER:
            self.queue = append(self.queue, ticket)
            self.tickets[ticket] += TO_THE_BOTTOM
            return
        put(self.tickets, ticket, IN_DECK)
        learn(self.tickets, seat, ticket, SHUFFLED)
        self.shuffle_in(ticket)

    def shuffle_in(self, ticket: i64) -> None:
        if self.deck_of(ticket) == SHORT:
            self.short_shuffled += 1
        else:
            self.long_shuffled += 1
        self.deck = append(self.deck, ticket)
        at = len(self.deck) - 1
        while at > 0 and self.deck[at - 1] > ticket:
            self.deck[at] = self.deck[at - 1]
            at -= 1
        self.deck[at] = ticket

    def gather_decks(self) -> None:
        """Every ticket that lies in no known order, found anew."""
        tickets = self.tickets
        short = self.board.short_tickets
        count: i64 = 0
        for ticket in range(self.board.tickets):
            if ticket == short:
                self.short_shuffled = count
            if place_of(tickets, ticket) == IN_DECK:
                SCRATCH[count] = ticket
                count += 1
        if short == self.board.tickets:
            self.short_shuffled = count
        self.deck = SCRATCH[:count]
        self.long_shuffled = count - self.short_shuffled

    def blur_choice(self, kept: i64) -> None:
        """Of a deck whose tickets were all kept, or all put back, everybody who knew them still does; else nobody."""
        seat = self.turn
        drawn = self.offered(seat)
        at = seat * OFFER
        short: i64 = 0
        while short < drawn and self.deck_of(self.offers[at + short]) == SHORT:
            short += 1
        kept_short = ONES[kept & BIT[short] - 1]
        if kept_short > 0 and kept_short < short:
            blur_chosen(self.tickets, self.offers, at, at + short, seat, self.seats)
        kept_long = ONES[kept >> short]
        if kept_long > 0 and kept_long < drawn - short:
            blur_chosen(self.tickets, self.offers, at + short, at + drawn, seat, self.seats)
