"""Ticket to Ride: Germany, the rules. Read it beside the rulebook: set-up, the three actions, the end.

Decks, hands and the bag are counts; every card, ticket and passenger that comes to light is asked of the dealer.
A turn is a chain of small decisions, each an integer: TAKE + card, CLAIM + route and so on. A decision inside a turn
that has only one outcome is taken by itself. README.md beside this file says where each rule lives.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import SPECTATOR, WIDEST, State
from branchline.games.ticket_to_ride.board import (
    GREY,
    KINDS,
    LOCOMOTIVE,
    LONG,
    LONGEST,
    PASSENGER_COLOURS,
    REACHES,
    SHORT,
    Board,
)
from branchline.games.ticket_to_ride.knowledge import (
    ALL_SURE,
    HELD,
    HELD_FIRST,
    IN_DECK,
    IN_QUEUE,
    INTO_HAND,
    OFFERED,
    OFFERED_FIRST,
    SHUFFLED,
    SURE,
    TO_THE_BOTTOM,
    blur_chosen,
    blur_drawn,
    forget,
    holder,
    knows,
    learn,
    place_of,
    put,
    redeal_cards,
    redeal_tickets,
    show,
)
from branchline.games.ticket_to_ride.scoring import GLOBETROTTER, Network, filled, passenger_points

TAKE: Final[i64] = 0  # + card: a face-up card
BLIND: Final[i64] = 9  # the top of the pile
TICKETS: Final[i64] = 10  # + how many of the tickets are long
PASS: Final[i64] = 15
KEEP: Final[i64] = 16  # + the offered tickets kept, as bits in the order they were drawn
COLLECT: Final[i64] = 32  # + colour of the passenger
PAY: Final[i64] = 40  # + colour * 8 + locomotives
CLAIM: Final[i64] = 112  # + route

START_CARDS: Final[i64] = 4
FACE_UP: Final[i64] = 5
SWEEP: Final[i64] = 3
OFFER: Final[i64] = 4
KEEP_AT_SET_UP: Final[i64] = 2
KEEP_IN_PLAY: Final[i64] = 1
LAST_TRAINS: Final[i64] = 2

# phases
MIX: Final[i64] = 0
KEEP_FIRST: Final[i64] = 1
TURN: Final[i64] = 2
SECOND_CARD: Final[i64] = 3
PAYMENT: Final[i64] = 4
COLLECTION: Final[i64] = 5
KEEP_LATER: Final[i64] = 6
OVER: Final[i64] = 7

NONE: Final[i64] = -1  # an empty slot, a free route, no mix announced, no last round yet
CLAIMED: Final[i64] = 32  # * (1 + seat): how a claimed route is marked
TWO_OR_THREE: Final[i64] = 3
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256])
PASSENGER: Final = vec[i64]([2**k for k in range(0, 60, 10)])  # of each colour, one; ten bits count up to CROWD
CROWD: Final[i64] = 1023
OCTAL: Final = vec[i64]([1, 8, 64, 512, 4096])
ONES: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
NOTHING: Final = vec[i64]()
WITHIN: Final = vec[i64]([0] * 9)  # by colour: the routes that `count_claims` found
SCRATCH: Final = vec[i64]([0] * WIDEST)


@final
class TicketToRideState(State):
    def __init__(self, board: Board, seats: i64) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = seats
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.board = board
        self.first: i64 = 0
        self.phase: i64 = MIX
        self.route: i64 = NONE  # the route being claimed
        self.ends_done: i64 = 0  # of its two ends, how many gave their passenger
        self.passes: i64 = 0
        self.last_left: i64 = NONE  # turns left of the last round
        self.mixes: i64 = 0  # an octal digit for each seat: 1 + the long tickets it announced at set-up
        self.unsettled: bool = True  # the display may lack cards or hold too many locomotives: see T2.6, T2.9
        self.pile_total: i64 = 0
        self.discard_total: i64 = 0
        self.short_left: i64 = 0  # short tickets in the deck, promised to nobody
        self.long_left: i64 = 0
        self.short_shuffled: i64 = 0  # short tickets lying in no known order
        self.long_shuffled: i64 = 0
        self.hands = NOTHING  # seat by seat, how many of each kind
        self.seen = NOTHING  # of each hand, what every other player knows to be in it
        self.pile = NOTHING
        self.discards = NOTHING
        self.display = NOTHING
        self.routes = NOTHING  # as bits the seats that may still claim it, or CLAIMED * (1 + its owner)
        self.open_within = NOTHING  # of each colour, by reach: its routes no longer than that which nobody claimed
        self.trains = NOTHING
        self.score = NOTHING  # route points; after the end, everything
        self.passengers = NOTHING  # place by place, ten bits for each colour
        self.collected = NOTHING  # seat by seat
        self.deck = NOTHING  # the tickets that lie shuffled: a set, short before long, sorted
        self.queue = NOTHING  # tickets put back in play, the first to come up first
        self.tickets = NOTHING  # where each is and who knows it: see knowledge.py
        self.offers = NOTHING  # seat by seat, in the order drawn

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

    def score_of(self, seat: i64) -> i64:
        return self.score[seat]

    def deciders(self) -> list[int]:
        """T0.6 Keeps at set-up are independent: every seat that has not kept yet may choose."""
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
        count = self.keeps_into(SCRATCH, seat)
        return [int(SCRATCH[k]) for k in range(count)]

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return self.turn_into(out)
        if phase == SECOND_CARD:
            return self.cards_into(out, 0)
        if phase == PAYMENT:
            return self.payments_into(out)
        if phase == COLLECTION:
            return self.passengers_into(out)
        if phase == MIX:
            return self.mixes_into(out, 0)
        if phase == OVER:
            return 0
        return self.keeps_into(out, self.turn)

    def apply(self, action: i64, dealer: Dealer) -> None:
        if action <= BLIND:
            self.draw_card(action, dealer)
        elif action >= CLAIM:
            self.claim(action - CLAIM, dealer)
        elif action >= PAY:
            self.pay(action - PAY >> 3, action - PAY & 7, dealer)
        elif action >= COLLECT:
            self.collect(action - COLLECT)
            self.collect_from_ends()
        elif action >= KEEP:
            self.keep(action - KEEP)
        elif action < PASS:
            self.draw_tickets(action - TICKETS, dealer)
        else:
            self.end_turn(True)

    # A turn: exactly one of three actions

    def turn_into(self, out: vec[i64]) -> i64:
        """T1.1 Claim a route, or draw train cards, or draw tickets. T1.2 A pass only where none of them is possible."""
        count = self.claims_into(out)
        count = self.cards_into(out, count)
        count = self.mixes_into(out, count)
        if count == 0:
            out[0] = PASS
            count = 1
        return count

    def any_action(self, dealer: Dealer) -> i64:
        """The claims, most of what can be done in a turn, are counted and not listed."""
        if self.phase != TURN or self.seats > TWO_OR_THREE:
            return SCRATCH[dealer.below(self.legal_into(SCRATCH))]
        claims = self.count_claims()
        others = self.mixes_into(SCRATCH, self.cards_into(SCRATCH, 0))
        if claims + others == 0:
            SCRATCH[0] = PASS
            others = 1
        k = dealer.below(claims + others)
        return self.claim_number(k) if k < claims else SCRATCH[k - claims]

    def end_turn(self, passed: bool) -> None:
        """T1.2 All seats passing one after another end the game. T6.1 Two trains or fewer bring one more turn each."""
        self.passes = self.passes + 1 if passed else 0
        if self.last_left == NONE:
            if self.trains[self.turn] <= LAST_TRAINS:
                self.last_left = self.seats
        else:
            self.last_left -= 1
            if self.last_left == 0:
                self.finish("trains")
                return
        if self.passes == self.seats:
            self.finish("all-pass")
            return
        self.phase = TURN
        self.next_seat()

    def next_seat(self) -> None:
        """T0.9 Turns pass clockwise."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    # Draw train cards

    def cards_into(self, out: vec[i64], count: i64) -> i64:
        """T2.1 A face-up card or the top of the pile. T2.4 Never a face-up locomotive as the second card."""
        listed: i64 = 0
        if self.phase == SECOND_CARD:
            listed = BIT[LOCOMOTIVE]
        for card in self.display:
            if card != NONE:
                out[count] = TAKE + card  # counts only if it is the first of its kind
                count += 1 - (listed >> card & 1)
                listed |= BIT[card]
        if self.pile_total + self.discard_total > 0:
            out[count] = BLIND
            count += 1
        return count

    def draw_card(self, action: i64, dealer: Dealer) -> None:
        """T2.1 Two cards. T2.3 A face-up locomotive is the whole draw. T2.8 No second card where there is none."""
        at = self.turn * KINDS
        if action == BLIND:
            self.hands[at + self.top_card(dealer)] += 1
        else:
            self.hands[at + action] += 1
            self.seen[at + action] += 1
            self.replace(action, dealer)
        if self.phase == TURN and action != TAKE + LOCOMOTIVE:
            self.phase = SECOND_CARD
            if self.choice_of_second_card():
                return
            if self.cards_into(SCRATCH, 0) == 1:
                self.draw_card(SCRATCH[0], dealer)
                return
        self.end_turn(False)

    def choice_of_second_card(self) -> bool:
        if self.pile_total + self.discard_total > 0:
            for card in self.display:
                if card != NONE and card != LOCOMOTIVE:
                    return True
        return self.cards_into(SCRATCH, 0) > 1

    def replace(self, card: i64, dealer: Dealer) -> None:
        """T2.2 A face-up card taken is replaced at once. T2.6 Only a locomotive can make the display too many."""
        slot: i64 = 0
        while self.display[slot] != card:
            slot += 1
        self.display[slot] = NONE
        if self.pile_total + self.discard_total > 0:
            self.display[slot] = self.top_card(dealer)
            if self.display[slot] == LOCOMOTIVE:
                self.fill_display(dealer)
        else:
            self.unsettled = True

    def top_card(self, dealer: Dealer) -> i64:
        """T2.7 The discards become the new pile when a card is needed and the pile is empty."""
        if self.pile_total == 0:
            self.shuffle_discards()
        card = dealer.draw(self.pile, 0, self.pile_total)
        self.pile[card] -= 1
        self.pile_total -= 1
        return card

    def shuffle_discards(self) -> None:
        empty = self.pile
        self.pile = self.discards
        self.discards = empty
        self.pile_total = self.discard_total
        self.discard_total = 0
        if self.seats == 2:
            # the pile ran out: whatever is in sight of neither player is in the other's hand, and both can tell
            self.seen = self.hands[:]

    def fill_display(self, dealer: Dealer) -> None:
        """T2.2, T2.8 Five face up as long as there are cards. T2.6 Three locomotives among five sweep them all away."""
        display = self.display
        while True:
            shown: i64 = 0
            locomotives: i64 = 0
            for slot in range(FACE_UP):
                card = display[slot]
                if card == NONE:
                    if self.pile_total + self.discard_total == 0:
                        continue
                    card = self.top_card(dealer)
                    display[slot] = card
                shown += 1
                if card == LOCOMOTIVE:
                    locomotives += 1
            if shown < FACE_UP or locomotives < SWEEP or self.coloured_left(locomotives) < SWEEP:
                self.unsettled = shown < FACE_UP or locomotives >= SWEEP
                return
            self.sweep()

    def coloured_left(self, locomotives: i64) -> i64:
        """T2.6 The cards in pile, discards and display that are no locomotives."""
        pile = self.pile_total - self.pile[LOCOMOTIVE]
        discards = self.discard_total - self.discards[LOCOMOTIVE]
        return pile + discards + FACE_UP - locomotives

    def sweep(self) -> None:
        for slot in range(FACE_UP):
            self.discards[self.display[slot]] += 1
            self.display[slot] = NONE
        self.discard_total += FACE_UP

    # Claim a route

    def claims_into(self, out: vec[i64]) -> i64:
        """T3.2, T3.3, T3.4 Every route open to the seat that its cards of one colour, locomotives and trains reach."""
        routes = self.routes
        hands = self.hands
        begin = self.board.colour_first
        reach_end = self.board.within_reach
        seat = self.turn
        at = seat * KINDS
        locomotives = hands[at + LOCOMOTIVE]
        trains = self.trains[seat]
        limit = trains if trains < LONGEST else LONGEST
        most: i64 = 0
        count: i64 = 0
        for colour in range(LOCOMOTIVE):
            held = hands[at + colour]
            if held > most:
                most = held
            reach = held + locomotives
            if reach > limit:
                reach = limit
            for route in range(begin[colour], reach_end[colour * REACHES + reach]):
                out[count] = CLAIM + route  # counts only if it is open: a branch here would be a coin toss, and slow
                count += routes[route] >> seat & 1
        reach = most + locomotives
        if reach > limit:
            reach = limit
        for route in range(begin[GREY], reach_end[GREY * REACHES + reach]):
            out[count] = CLAIM + route
            count += routes[route] >> seat & 1
        return count

    def count_claims(self) -> i64:
        """How many `claims_into` would list; only where a route is open to all seats or to none (T3.7)."""
        hands = self.hands
        open_within = self.open_within
        at = self.turn * KINDS
        locomotives = hands[at + LOCOMOTIVE]
        trains = self.trains[self.turn]
        limit = trains if trains < LONGEST else LONGEST
        most: i64 = 0
        count: i64 = 0
        for colour in range(LOCOMOTIVE):
            held = hands[at + colour]
            if held > most:
                most = held
            reach = held + locomotives
            if reach > limit:
                reach = limit
            WITHIN[colour] = open_within[colour * REACHES + reach]
            count += WITHIN[colour]
        reach = most + locomotives
        if reach > limit:
            reach = limit
        WITHIN[GREY] = open_within[GREY * REACHES + reach]
        return count + WITHIN[GREY]

    def claim_number(self, k: i64) -> i64:
        """What `claims_into` would list at this number; `count_claims` has just been asked."""
        colour: i64 = 0
        while k >= WITHIN[colour]:
            k -= WITHIN[colour]
            colour += 1
        routes = self.routes
        route = self.board.colour_first[colour]
        while True:
            k -= routes[route] >> self.turn & 1
            if k < 0:
                return CLAIM + route
            route += 1

    def claim(self, route: i64, dealer: Dealer) -> None:
        """T3.5 One route a turn, anywhere on the board. The payment is asked for only where there is a choice."""
        self.route = route
        if self.payments_into(SCRATCH) == 1:
            payment = SCRATCH[0] - PAY
            self.pay(payment >> 3, payment & 7, dealer)
        else:
            self.phase = PAYMENT

    def payments_into(self, out: vec[i64]) -> i64:
        """T3.2 Cards of the route's colour, locomotives for any of them. T3.3 Grey: one colour or locomotives alone."""
        length = self.board.route_length[self.route]
        colour = self.board.route_colour[self.route]
        at = self.turn * KINDS
        hands = self.hands
        locomotives = hands[at + LOCOMOTIVE]
        count: i64 = 0
        if colour == GREY:
            for any_colour in range(LOCOMOTIVE):
                count = payments_in_into(out, count, any_colour, hands[at + any_colour], locomotives, length)
        else:
            count = payments_in_into(out, count, colour, hands[at + colour], locomotives, length)
        if locomotives >= length:
            out[count] = PAY + LOCOMOTIVE * 8 + length
            count += 1
        return count

    def pay(self, colour: i64, locomotives: i64, dealer: Dealer) -> None:
        """T3.4 Cards go to the discards, trains on the route. T3.8 Points at once. T2.6, T2.9 The display settles."""
        seat = self.turn
        length = self.board.route_length[self.route]
        if locomotives > 0:
            self.discard(LOCOMOTIVE, locomotives)
        if colour != LOCOMOTIVE:
            self.discard(colour, length - locomotives)
        self.trains[seat] -= length
        self.score[seat] += self.board.route_points[length]
        self.take_route(seat, self.route)
        if self.unsettled:
            self.fill_display(dealer)
        self.ends_done = 0
        self.collect_from_ends()

    def discard(self, card: i64, count: i64) -> None:
        at = self.turn * KINDS + card
        self.hands[at] -= count
        self.seen[at] = self.seen[at] - count if self.seen[at] > count else 0
        self.discards[card] += count
        self.discard_total += count

    def take_route(self, seat: i64, route: i64) -> None:
        """T3.6 No second route of a group for its owner. T3.7 With two or three players none for anybody."""
        board = self.board
        self.routes[route] = CLAIMED * (1 + seat)
        self.close(route)
        for at in range(board.parallel_first[route], board.parallel_first[route + 1]):
            other = board.parallel[at]
            if self.routes[other] < CLAIMED:
                if self.seats > TWO_OR_THREE:
                    self.routes[other] &= ~BIT[seat]
                elif self.routes[other] != 0:
                    self.routes[other] = 0
                    self.close(other)

    def close(self, route: i64) -> None:
        """Nobody can claim it any more."""
        at = self.board.route_colour[route] * REACHES
        for reach in range(self.board.route_length[route], REACHES):
            self.open_within[at + reach] -= 1

    def owner(self, route: i64) -> i64:
        """The seat that claimed a route, or NONE."""
        return (self.routes[route] >> 5) - 1

    def end_place(self) -> i64:
        """The end of the claimed route whose passenger is collected next."""
        return self.board.route_a[self.route] if self.ends_done == 0 else self.board.route_b[self.route]

    def collect_from_ends(self) -> None:
        """T3.9 One passenger from each end; the colour is asked for only where several wait."""
        while self.ends_done < 2:
            ways = self.passengers_into(SCRATCH)
            if ways > 1:
                self.phase = COLLECTION
                return
            if ways == 1:
                self.collect(SCRATCH[0] - COLLECT)
            else:
                self.ends_done += 1
        self.route = NONE
        self.end_turn(False)

    def passengers_into(self, out: vec[i64]) -> i64:
        """T3.10 Collecting is not optional. T3.11 A country is one place, whichever of its routes was claimed."""
        waiting = self.passengers[self.end_place()]
        count: i64 = 0
        colour: i64 = 0
        while waiting > 0:
            if waiting & CROWD != 0:
                out[count] = COLLECT + colour
                count += 1
            waiting >>= 10
            colour += 1
        return count

    def collect(self, colour: i64) -> None:
        self.passengers[self.end_place()] -= PASSENGER[colour]
        self.collected[self.turn * PASSENGER_COLOURS + colour] += 1
        self.ends_done += 1

    def waiting(self, place: i64, colour: i64) -> i64:
        """How many passengers of a colour wait at a place."""
        return self.passengers[place] >> 10 * colour & CROWD

    # Draw tickets

    def mixes_into(self, out: vec[i64], count: i64) -> i64:
        """T4.1 Four tickets in any mix the decks can give; all there are where fewer are left; none in mid-draw."""
        short_left = self.short_left
        long_left = self.long_left
        drawn = short_left + long_left
        if drawn > OFFER:
            drawn = OFFER
        if drawn > 0:
            most = drawn if drawn < long_left else long_left
            for long in range(drawn - short_left if drawn > short_left else 0, most + 1):
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

    # End and scoring

    def finish(self, reason: str) -> None:
        """T6.2 Tickets met add their points, others subtract them. T6.3 Globetrotter. T6.4 Passengers."""
        self.over = True
        self.phase = OVER
        self.end_reason = reason
        met = self.score_tickets()
        most: i64 = 1
        for seat in range(self.seats):
            if met[seat] > most:
                most = met[seat]
        for seat in range(self.seats):
            if met[seat] == most:
                self.score[seat] += GLOBETROTTER
            for colour in range(PASSENGER_COLOURS):
                self.score[seat] += passenger_points(self.collected, self.seats, seat, colour)

    def score_tickets(self) -> vec[i64]:
        """Add and subtract every ticket held; return how many each seat met."""
        networks = [self.network(seat) for seat in range(self.seats)]
        met = filled(0, self.seats)
        tickets = self.tickets
        points = self.board.ticket_points
        for ticket in range(len(tickets)):
            seat = holder(tickets, ticket)
            if seat != NONE:
                self.show_to_all(ticket)
                network = networks[seat]
                if network.meets(ticket):
                    self.score[seat] += points[ticket]
                    met[seat] += 1
                else:
                    self.score[seat] -= points[ticket]
        return met

    def show_to_all(self, ticket: i64) -> None:
        """T0.8 Tickets are secret until the end."""
        self.tickets[ticket] = place_of(self.tickets, ticket) + ALL_SURE

    def network(self, seat: i64) -> Network:
        """The seat's routes."""
        return Network(self.board, self.routes, CLAIMED * (1 + seat))

    def tickets_met(self, seat: i64) -> int:
        network = self.network(seat)
        held = [ticket for ticket in range(self.board.tickets) if holder(self.tickets, ticket) == seat]
        return sum([network.meets(ticket) for ticket in held])

    def ranking(self) -> list[int]:
        """T6.5 Most points; then most tickets met; then most passengers; else the place is shared."""
        keys = [
            (int(self.score[seat]), self.tickets_met(seat) if self.over else 0, self.passengers_of(seat))
            for seat in range(self.seats)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    def passengers_of(self, seat: i64) -> int:
        at = seat * PASSENGER_COLOURS
        return sum(self.collected[at + colour] for colour in range(PASSENGER_COLOURS))

    # Hidden things

    def redeal(self, seat: i64, dealer: Dealer) -> TicketToRideState:
        """T0.8 Hands and tickets are secret. A route chosen but not yet paid for is nobody else's business either."""
        twin = self.copy()
        if twin.phase == PAYMENT and seat != twin.turn:
            twin.phase = TURN
            twin.route = NONE
        if seat == SPECTATOR:
            twin.seen = filled(0, twin.seats * KINDS)
        redeal_cards(twin.hands, twin.seen, twin.pile, seat, twin.seats, dealer)
        forget(twin.tickets, seat, twin.seats)
        for deck in range(2):
            first = twin.deck_first(deck)
            end = twin.deck_first(deck + 1)
            takes = redeal_tickets(twin.tickets, seat, twin.unsure_of(seat, first, end), first, end, dealer)
            twin.rename_tickets(first, takes)
        twin.gather_decks()
        return twin

    def unsure_of(self, seat: i64, first: i64, end: i64) -> vec[i64]:
        """The tickets of a deck whose places this seat does not know, sorted by place."""
        tickets = self.tickets
        count: i64 = 0
        for ticket in self.queue:
            if first <= ticket < end and knows(tickets, seat, ticket) != SURE:
                SCRATCH[count] = ticket
                count += 1
        for ticket in self.offers:
            if first <= ticket < end and knows(tickets, seat, ticket) != SURE:
                SCRATCH[count] = ticket
                count += 1
        count = unsure_at(IN_DECK, tickets, seat, first, end, count)
        for holding in range(HELD_FIRST, HELD_FIRST + self.seats):
            count = unsure_at(holding, tickets, seat, first, end, count)
        for holding in range(HELD, HELD + self.seats):
            count = unsure_at(holding, tickets, seat, first, end, count)
        return SCRATCH[:count]

    def rename_tickets(self, first: i64, takes: vec[i64]) -> None:
        """Ticket first + k lies now where takes[k] lay."""
        end = first + len(takes)
        for k in range(len(takes)):
            SCRATCH[takes[k]] = first + k
        for at in range(len(self.queue)):
            ticket = self.queue[at]
            if first <= ticket < end:
                self.queue[at] = SCRATCH[ticket]
        for at in range(len(self.offers)):
            ticket = self.offers[at]
            if first <= ticket < end:
                self.offers[at] = SCRATCH[ticket]


def payments_in_into(out: vec[i64], count: i64, colour: i64, held: i64, locomotives: i64, length: i64) -> i64:
    """Payments with at least one card of the colour, those with fewest locomotives first."""
    if held > 0:
        most = locomotives if locomotives < length else length - 1
        for using in range(length - held if length > held else 0, most + 1):
            out[count] = PAY + colour * 8 + using
            count += 1
    return count


def unsure_at(place: i64, tickets: vec[i64], seat: i64, first: i64, end: i64, count: i64) -> i64:
    """Add the tickets of a deck that lie here, unknown to this seat, to the list in SCRATCH."""
    for ticket in range(first, end):
        if place_of(tickets, ticket) == place and knows(tickets, seat, ticket) != SURE:
            SCRATCH[count] = ticket
            count += 1
    return count


def set_up(empty: TicketToRideState, first: i64, dealer: Dealer) -> TicketToRideState:
    """T0.3 Four cards each, five face up. T0.4 Passengers on their places. T0.9 `first` begins; NONE lets luck say."""
    state = empty.copy()
    seats = state.seats
    state.first = dealer.below(seats) if first == NONE else first
    state.turn = state.first
    for seat in range(seats):
        for _ in range(START_CARDS):
            state.hands[seat * KINDS + state.top_card(dealer)] += 1
    state.fill_display(dealer)
    place_passengers(state, dealer)
    return state


def empty_table(board: Board, seats: i64) -> TicketToRideState:
    """T0.1, T0.2, T0.5 No points, every train in hand; every card in the pile, every ticket in its deck."""
    state = TicketToRideState(board, seats)
    state.hands = filled(0, seats * KINDS)
    state.seen = filled(0, seats * KINDS)
    state.pile = board.card_count[:]
    state.discards = filled(0, KINDS)
    state.display = filled(NONE, FACE_UP)
    state.routes = filled(BIT[seats] - 1, board.routes)
    state.open_within = board.count_within[:]
    state.trains = filled(board.trains, seats)
    state.score = filled(0, seats)
    state.passengers = filled(0, board.places)
    state.collected = filled(0, seats * PASSENGER_COLOURS)
    state.tickets = filled(IN_DECK, board.tickets)
    state.offers = filled(NONE, seats * OFFER)
    state.pile_total = board.cards
    state.short_left = board.short_tickets
    state.long_left = board.tickets - board.short_tickets
    state.gather_decks()
    return state


def place_passengers(state: TicketToRideState, dealer: Dealer) -> None:
    """T0.4 As many on each place as the board prints, drawn from the bag."""
    bag = state.board.passenger_count[:]
    left: i64 = 0
    for colour in range(PASSENGER_COLOURS):
        left += bag[colour]
    for place in range(state.board.places):
        for _ in range(state.board.passengers_at[place]):
            colour = dealer.draw(bag, 0, left)
            bag[colour] -= 1
            left -= 1
            state.passengers[place] += PASSENGER[colour]
