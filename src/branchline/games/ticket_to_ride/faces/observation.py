# Compiled.
"""What a program that learns sees of Ticket to Ride: the view of one seat as whole numbers, and what follows from it.

The table says what each block holds; below it, each block is written by a function of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.observer import ONE, ZERO, Block, Observer, clear, put, put_all, put_one, seats_axis
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    DECKS,
    GREY,
    KINDS,
    LOCOMOTIVE,
    LONGEST,
    PASSENGER_COLOURS,
    PASSENGERS,
    RideBoard,
)
from branchline.games.ticket_to_ride.rules.choices import (
    CLAIMED,
    COLLECTION,
    CROWD,
    NONE,
    OCTAL,
    OFFER,
    OVER,
    PAYMENT,
    TURN,
)
from branchline.games.ticket_to_ride.rules.claims import end_place
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    OFFERED_FIRST,
    PLACES,
    SHUFFLED,
    SURE,
    UNSEEN,
    WITH,
)
from branchline.games.ticket_to_ride.rules.scoring import GLOBETROTTER, MOST_PASSENGERS, passenger_points
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

VERSION: Final = 1
PHASES: Final = ["mix", "keep-first", "turn", "second-card", "payment", "passenger", "keep", "over"]
ENDS: Final = ["trains", "all-pass"]
HOLDINGS: Final = ["first", "later", "offered"]

# the blocks, in the order of the table
PHASE: Final[i64] = 0
ACTING: Final[i64] = 1
FIRST: Final[i64] = 2
LAST_ROUND: Final[i64] = 3
PASSES: Final[i64] = 4
END: Final[i64] = 5
HAND: Final[i64] = 6
DISPLAY: Final[i64] = 7
DISCARDS: Final[i64] = 8
PILE: Final[i64] = 9
TRAINS: Final[i64] = 10
SCORE: Final[i64] = 11
CARDS_HELD: Final[i64] = 12
SEEN: Final[i64] = 13
COLLECTED: Final[i64] = 14
MIXES: Final[i64] = 15
TICKETS_HELD: Final[i64] = 16
ROUTES: Final[i64] = 17
OPEN: Final[i64] = 18
CLAIMING: Final[i64] = 19
COLLECTING: Final[i64] = 20
WAITING: Final[i64] = 21
DECKS_LEFT: Final[i64] = 22
TICKETS_FIRST: Final[i64] = 23
TICKETS_LATER: Final[i64] = 24
OFFERED_NOW: Final[i64] = 25
RETURNED: Final[i64] = 26
RIVALS: Final[i64] = 27
PERHAPS: Final[i64] = 28
BOTTOM: Final[i64] = 29
BOTTOM_KNOWN: Final[i64] = 30
CARDS_MISSING: Final[i64] = 31
LOCOMOTIVES: Final[i64] = 32
STANDING: Final[i64] = 33


def blocks(board: RideBoard, seats: i64) -> list[Block]:
    who = seats_axis(seats)
    cards = list(CARDS)
    routes = board.route_id
    tickets = board.ticket_id
    slots = [f"{DECKS[0]} {k + 1}" for k in range(board.short_tickets)]
    slots += [f"{DECKS[1]} {k + 1}" for k in range(board.tickets - board.short_tickets)]
    most_cards = max(board.card_count)
    crowd = max(board.passenger_count)
    worst = -sum(board.ticket_points)
    best = sum(board.ticket_points) + GLOBETROTTER + PASSENGER_COLOURS * MOST_PASSENGERS
    best += sum([board.route_points[length] for length in board.route_length])
    return [
        Block("phase", [PHASES], 0, 1, "what is to be decided; a payment of someone else looks like their turn"),
        Block("acting", [who], 0, 1, "who is to act"),
        Block("first", [who], 0, 1, "who moved first"),
        Block("last_round", [], 0, seats + 1, "0 before the last round; in it, 1 more than the turns left"),
        Block("passes", [], 0, seats, "how many turns in a row were passed"),
        Block("end", [ENDS], 0, 1, "why the game is over"),
        Block("hand", [cards], 0, most_cards, "the cards I hold"),
        Block("display", [cards], 0, 5, "the cards face up"),
        Block("discards", [cards], 0, most_cards, "the cards in the discards"),
        Block("pile", [], 0, board.cards, "how many cards the pile has"),
        Block("trains", [who], 0, board.trains, "trains left"),
        Block("score", [who], worst, best, "points so far; after the end, the final score"),
        Block("cards", [who], 0, board.cards, "how many cards each seat holds"),
        Block("seen", [who, cards], 0, most_cards, "of those, what everyone knows to be there"),
        Block("collected", [who, list(PASSENGERS)], 0, crowd, "passengers collected"),
        Block("mix", [who], 0, OFFER + 1, "0, or 1 more than the long tickets announced at set-up"),
        Block("tickets_held", [who, HOLDINGS, list(DECKS)], 0, board.tickets, "how many tickets are kept or offered"),
        Block("routes", [who, routes], 0, 1, "whose a route is"),
        Block("open", [routes], 0, 1, "whether I may still claim it"),
        Block("claiming", [routes], 0, 1, "the route being claimed"),
        Block("collecting", [board.place_id], 0, 1, "the place where a passenger is chosen"),
        Block("waiting", [board.place_id, list(PASSENGERS)], 0, crowd, "passengers that wait"),
        Block("decks", [list(DECKS)], 0, board.tickets, "tickets in no known order"),
        Block("tickets_first", [tickets], 0, 1, "the tickets I kept at set-up"),
        Block("tickets_later", [tickets], 0, 1, "the tickets I kept since"),
        Block("offer", [tickets], 0, OFFER, "a ticket offered to me: its place among them, from 1"),
        Block("returned", [tickets], 0, 1, "a ticket I put back at set-up: in its deck, or drawn since"),
        Block("rivals", [who[1:], tickets], 0, 3, "a ticket I know to be theirs: 1 offered, 2 kept, 3 kept at set-up"),
        Block("perhaps", [who[1:], tickets], 0, 1, "a ticket they kept or put back, I cannot tell which"),
        Block("bottom", [slots], 0, seats, "tickets at the bottom of a deck in order: who put it there, from 1 for me"),
        Block("bottom_known", [tickets], 0, board.tickets, "a ticket I know to be there: its place, from 1"),
        Block("cards_missing", [routes], 0, LONGEST, "how many cards I lack to claim a route open to me", True),
        Block("locomotives", [routes], 0, LONGEST, "the fewest locomotives it would cost me", True),
        Block("passenger_points", [who], 0, PASSENGER_COLOURS * MOST_PASSENGERS, "if the game ended now", True),
    ]


@final
class TicketToRideObserver(Observer):
    def __init__(self, board: RideBoard, seats: i64) -> None:
        super().__init__(VERSION, seats, blocks(board, seats))
        self.board = board
        self.best: vec[i64] = vec[i64]([0] * (GREY + 1))  # cards of a route's colour that the seat could pay with

    def write(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        own_state = own(state)
        self.write_moment(own_state, seat, out, at)
        self.write_cards(own_state, seat, out, at)
        self.write_seats(own_state, seat, out, at)
        self.write_map(own_state, seat, out, at)
        self.write_tickets(own_state, seat, out, at)
        if self.first[CARDS_MISSING] >= 0 or self.first[LOCOMOTIVES] >= 0:
            self.write_costs(own_state, seat, out, at)

    def relative(self, seat: i64, other: i64) -> i64:
        """How many turns after `seat` another one comes."""
        return other - seat if other >= seat else other - seat + self.seats

    def write_moment(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        if first[PHASE] >= 0:
            phase = table.phase
            if phase == PAYMENT and seat != table.turn:
                phase = TURN  # a route chosen but not paid for is private
            put_one(out, at + first[PHASE], OVER + 1, phase)
        if first[ACTING] >= 0:
            put_one(out, at + first[ACTING], self.seats, self.relative(seat, table.turn))
        if first[FIRST] >= 0:
            put_one(out, at + first[FIRST], self.seats, self.relative(seat, table.first))
        if first[LAST_ROUND] >= 0:
            put(out, at + first[LAST_ROUND], table.last_left + 1)
        if first[PASSES] >= 0:
            put(out, at + first[PASSES], table.passes)
        if first[END] >= 0:
            clear(out, at + first[END], 2)
            if table.over:
                out[at + first[END] + (0 if table.end_reason == "trains" else 1)] = ONE

    def write_cards(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        if first[HAND] >= 0:
            put_all(out, at + first[HAND], table.hands, seat * KINDS, KINDS)
        if first[DISPLAY] >= 0:
            begin = at + first[DISPLAY]
            clear(out, begin, KINDS)
            for card in table.display:
                if card != NONE:
                    out[begin + card] += ONE
        if first[DISCARDS] >= 0:
            put_all(out, at + first[DISCARDS], table.discards, 0, KINDS)
        if first[PILE] >= 0:
            put(out, at + first[PILE], table.pile_total)

    def write_seats(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        other = seat
        for k in range(self.seats):
            if first[TRAINS] >= 0:
                put(out, at + first[TRAINS] + k, table.trains[other])
            if first[SCORE] >= 0:
                put(out, at + first[SCORE] + k, table.score[other])
            if first[CARDS_HELD] >= 0:
                held: i64 = 0
                for kind in range(other * KINDS, (other + 1) * KINDS):
                    held += table.hands[kind]
                put(out, at + first[CARDS_HELD] + k, held)
            if first[SEEN] >= 0:
                put_all(out, at + first[SEEN] + k * KINDS, table.seen, other * KINDS, KINDS)
            if first[COLLECTED] >= 0:
                begin = at + first[COLLECTED] + k * PASSENGER_COLOURS
                put_all(out, begin, table.collected, other * PASSENGER_COLOURS, PASSENGER_COLOURS)
            if first[MIXES] >= 0:
                put(out, at + first[MIXES] + k, table.mixes // OCTAL[other] & 7)
            if first[STANDING] >= 0:
                points: i64 = 0
                for colour in range(PASSENGER_COLOURS):
                    points += passenger_points(table.collected, self.seats, other, colour)
                put(out, at + first[STANDING] + k, points)
            other += 1
            if other == self.seats:
                other = 0

    def write_map(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        marks = table.routes
        count = self.board.routes
        if first[ROUTES] >= 0:
            other = seat
            for k in range(self.seats):
                mark = CLAIMED * (1 + other)
                begin = at + first[ROUTES] + k * count
                for route in range(count):
                    out[begin + route] = ONE if marks[route] == mark else ZERO
                other += 1
                if other == self.seats:
                    other = 0
        if first[OPEN] >= 0:
            begin = at + first[OPEN]
            for route in range(count):
                out[begin + route] = i16(marks[route] >> seat & 1)
        if first[CLAIMING] >= 0:
            shown = table.phase == COLLECTION or (table.phase == PAYMENT and seat == table.turn)
            put_one(out, at + first[CLAIMING], count, table.route if shown else NONE)
        if first[COLLECTING] >= 0:
            place = end_place(table) if table.phase == COLLECTION else NONE
            put_one(out, at + first[COLLECTING], self.board.places, place)
        if first[WAITING] >= 0:
            begin = at + first[WAITING]
            for place in range(self.board.places):
                crowd = table.passengers[place]
                for colour in range(begin, begin + PASSENGER_COLOURS):
                    out[colour] = i16(crowd & CROWD)
                    crowd >>= 10
                begin += PASSENGER_COLOURS

    def write_tickets(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        """What this seat knows of each ticket: see rules/knowledge.py."""
        first = self.first
        count = self.board.tickets
        short = self.board.short_tickets
        if first[DECKS_LEFT] >= 0:
            put(out, at + first[DECKS_LEFT], table.short_shuffled)
            put(out, at + first[DECKS_LEFT] + 1, table.long_shuffled)
        for block in (TICKETS_FIRST, TICKETS_LATER, OFFERED_NOW, RETURNED, BOTTOM, BOTTOM_KNOWN):
            if first[block] >= 0:
                clear(out, at + first[block], count)
        if first[RIVALS] >= 0:
            clear(out, at + first[RIVALS], count * (self.seats - 1))
        if first[PERHAPS] >= 0:
            clear(out, at + first[PERHAPS], count * (self.seats - 1))
        held = at + first[TICKETS_HELD]
        if first[TICKETS_HELD] >= 0:
            clear(out, held, self.seats * 6)
        for ticket in range(count):
            cell = table.tickets[ticket]
            place = cell & PLACES - 1
            keeper = self.relative(seat, place & 7)
            kind = place & ~7
            if first[TICKETS_HELD] >= 0 and kind >= OFFERED_FIRST:
                slot = held + keeper * 6
                if kind == HELD:
                    slot += 2
                elif kind != HELD_FIRST:
                    slot += 4
                out[slot if ticket < short else slot + 1] += ONE
            what = cell >> 3 * seat + 6 & 7
            if what == UNSEEN:
                continue
            if what == SHUFFLED:
                if first[RETURNED] >= 0:
                    out[at + first[RETURNED] + ticket] = ONE
            elif what >= WITH:
                if first[PERHAPS] >= 0:
                    out[at + first[PERHAPS] + (self.relative(seat, what - WITH) - 1) * count + ticket] = ONE
            elif what == SURE and kind >= OFFERED_FIRST:
                if keeper > 0:
                    if first[RIVALS] >= 0:
                        known: i64 = 1
                        if kind == HELD_FIRST:
                            known = 3
                        elif kind == HELD:
                            known = 2
                        put(out, at + first[RIVALS] + (keeper - 1) * count + ticket, known)
                elif kind == HELD_FIRST:
                    if first[TICKETS_FIRST] >= 0:
                        out[at + first[TICKETS_FIRST] + ticket] = ONE
                elif kind == HELD:
                    if first[TICKETS_LATER] >= 0:
                        out[at + first[TICKETS_LATER] + ticket] = ONE
        if first[OFFERED_NOW] >= 0:
            for k in range(OFFER):
                ticket = table.offers[seat * OFFER + k]
                if ticket != NONE:
                    put(out, at + first[OFFERED_NOW] + ticket, k + 1)
        self.write_bottom(table, seat, out, at)

    def write_bottom(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        """Who put a ticket where is public; which one it is, only those know who saw it."""
        first = self.first
        short = self.board.short_tickets
        shorts: i64 = 0
        longs: i64 = 0
        for ticket in table.queue:
            cell = table.tickets[ticket]
            slot = short + longs
            if ticket < short:
                slot = shorts
                shorts += 1
            else:
                longs += 1
            if first[BOTTOM] >= 0:
                put(out, at + first[BOTTOM] + slot, 1 + self.relative(seat, cell & 7))
            if first[BOTTOM_KNOWN] >= 0 and cell >> 3 * seat + 6 & 7 == SURE:
                put(out, at + first[BOTTOM_KNOWN] + ticket, shorts if ticket < short else longs)

    def write_costs(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        """T3.2, T3.3 The best payment for each route is all the cards there are of one colour, then locomotives."""
        hands = table.hands
        own_cards = seat * KINDS
        most: i64 = 0
        for colour in range(LOCOMOTIVE):
            self.best[colour] = hands[own_cards + colour]
            if self.best[colour] > most:
                most = self.best[colour]
        self.best[GREY] = most
        locomotives = hands[own_cards + LOCOMOTIVE]
        marks = table.routes
        missing_at = at + self.first[CARDS_MISSING]
        locomotives_at = at + self.first[LOCOMOTIVES]
        for route in range(self.board.routes):
            short = self.board.route_length[route] - self.best[self.board.route_colour[route]]
            if short < 0 or marks[route] >> seat & 1 == 0:
                short = 0
            if self.first[LOCOMOTIVES] >= 0:
                out[locomotives_at + route] = i16(short)
            if self.first[CARDS_MISSING] >= 0:
                out[missing_at + route] = i16(short - locomotives if short > locomotives else 0)


def own(state: State) -> TicketToRideState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, TicketToRideState):
        raise TypeError(f"{type(state).__name__} is no state of Ticket to Ride")
    return state
