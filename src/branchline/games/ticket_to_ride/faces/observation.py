# Compiled.
"""What a program that learns sees of Ticket to Ride: the view of one seat as whole numbers, and what follows from it.

blocks.py says what each block holds; here, each is written by a function of its own. A row that was written before is
changed only where the table has changed: most of it is 0, or as it was.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.observer import ONE, Observer, clear, put, put_all, put_one
from branchline.core.state import State, filled
from branchline.games.ticket_to_ride.board.board import GREY, KINDS, LOCOMOTIVE, PASSENGER_COLOURS, RideBoard
from branchline.games.ticket_to_ride.faces.blocks import (
    ACTING,
    BOTTOM,
    BOTTOM_KNOWN,
    CARDS_HELD,
    CARDS_MISSING,
    CLAIMING,
    COLLECTED,
    COLLECTING,
    COLOURED,
    DECKS_LEFT,
    DISCARDS,
    DISPLAY,
    END,
    FIRST,
    HAND,
    LAST_ROUND,
    LOCOMOTIVES,
    MIXES,
    OFFERED_NOW,
    OPEN,
    PASSES,
    PERHAPS,
    PHASE,
    PILE,
    POSSIBLE,
    RETURNED,
    RIVALS,
    ROUTES,
    SCORE,
    SEEN,
    STANDING,
    TICKETS_FIRST,
    TICKETS_HELD,
    TICKETS_LATER,
    TRAINS,
    TRAINS_MISSING,
    VERSION,
    WAITING,
    blocks,
)
from branchline.games.ticket_to_ride.faces.row import RideRow, TicketCells
from branchline.games.ticket_to_ride.faces.ticket_ways import TicketWays, WayFinder
from branchline.games.ticket_to_ride.rules.choices import (
    COLLECTION,
    CROWD,
    NONE,
    OCTAL,
    OFFER,
    OVER,
    PAYMENT,
    TURN,
    TWO_OR_THREE,
)
from branchline.games.ticket_to_ride.rules.claims import end_place
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    OFFERED_FIRST,
    PLACES,
    SHUFFLED,
    SURE,
    WITH,
)
from branchline.games.ticket_to_ride.rules.scoring import passenger_points
from branchline.games.ticket_to_ride.rules.state import TicketToRideState


@final
class TicketToRideObserver(Observer):
    def __init__(self, board: RideBoard, seats: i64) -> None:
        super().__init__(VERSION, seats, blocks(board, seats))
        self.board = board
        self.best: vec[i64] = filled(0, GREY + 1)  # cards of a route's colour that the seat could pay with
        self.held: vec[i64] = filled(0, seats * 6)  # tickets by seat, holding and deck
        self.finder = WayFinder(board)
        self.fresh = RideRow(board)
        self.rows: list[RideRow] = []  # table by table
        self.tickets: list[TicketCells] = []  # table by table, and in it seat by seat
        self.ways: list[TicketWays] = []  # likewise

    def remember(self, tables: i64) -> None:
        self.rows = [RideRow(self.board) for _ in range(tables)]
        self.tickets = [TicketCells(self.board) for _ in range(tables * self.seats)]
        self.ways = [TicketWays(self.board) for _ in range(tables * self.seats)] if self.finds_ways() else []

    def finds_ways(self) -> bool:
        return self.first[TRAINS_MISSING] >= 0 or self.first[POSSIBLE] >= 0

    def write(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        clear(out, at, self.size)
        self.fresh.forget()
        self.write_row(own(state), seat, table, self.fresh, out, at)

    def rewrite(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        self.write_row(own(state), seat, table, self.rows[table], out, at)

    def write_row(self, state: TicketToRideState, seat: i64, table: i64, row: RideRow, out: vec[i16], at: i64) -> None:
        row.clear(out, at)
        self.write_moment(state, seat, out, at)
        self.write_cards(state, seat, out, at)
        self.write_seats(state, seat, out, at)
        self.write_routes(state, seat, row, out, at)
        self.write_places(state, seat, row, out, at)
        if self.first[DECKS_LEFT] >= 0:
            put(out, at + self.first[DECKS_LEFT], state.short_shuffled)
            put(out, at + self.first[DECKS_LEFT] + 1, state.long_shuffled)
        tickets = self.tickets[table * self.seats + seat]
        if not tickets.same(state, seat):
            tickets.begin(state, seat)
            self.find_tickets(state, seat, tickets)
        for k in range(tickets.count):
            row.spot(out, at, i64(tickets.cells[k]), i64(tickets.numbers[k]))
        if self.first[CARDS_MISSING] >= 0 or self.first[LOCOMOTIVES] >= 0 or self.first[COLOURED] >= 0:
            self.write_costs(state, seat, out, at)
        if self.finds_ways():
            self.write_ways(state, seat, tickets, self.ways[table * self.seats + seat], row, out, at)
        row.seat = seat

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

    def write_routes(self, table: TicketToRideState, seat: i64, row: RideRow, out: vec[i16], at: i64) -> None:
        """Whose each route is, and which of the others the seat may claim."""
        first = self.first
        marks = table.routes
        seen = row.marks
        count = self.board.routes
        may = at + first[OPEN]
        changed = False
        for route in range(count):
            mark = marks[route]
            if mark != seen[route]:
                seen[route] = mark
                changed = True
                if first[OPEN] >= 0:
                    out[may + route] = i16(mark >> seat & 1)
        if changed:
            row.find_taken()
        if first[OPEN] >= 0 and seat != row.seat and self.seats > TWO_OR_THREE:  # T3.6 each seat may claim others
            for route in range(count):
                out[may + route] = i16(marks[route] >> seat & 1)
        if first[ROUTES] >= 0:
            for k in range(row.claims):
                route = row.taken[k]
                row.spot(out, at, first[ROUTES] + self.relative(seat, (marks[route] >> 5) - 1) * count + route, 1)
        if first[CLAIMING] >= 0 and table.route != NONE:
            if table.phase == COLLECTION or (table.phase == PAYMENT and seat == table.turn):
                row.spot(out, at, first[CLAIMING] + table.route, 1)

    def write_places(self, table: TicketToRideState, seat: i64, row: RideRow, out: vec[i16], at: i64) -> None:
        first = self.first
        if first[COLLECTING] >= 0 and table.phase == COLLECTION:
            row.spot(out, at, first[COLLECTING] + end_place(table), 1)
        if first[WAITING] >= 0:
            begin = at + first[WAITING]
            crowds = row.crowds
            for place in range(self.board.places):
                crowd = table.passengers[place]
                if crowd != crowds[place]:
                    crowds[place] = crowd
                    for colour in range(begin, begin + PASSENGER_COLOURS):
                        out[colour] = i16(crowd & CROWD)
                        crowd >>= 10
                begin += PASSENGER_COLOURS

    def find_tickets(self, table: TicketToRideState, seat: i64, found: TicketCells) -> None:
        """What this seat knows of each ticket: see rules/knowledge.py."""
        first = self.first
        count = self.board.tickets
        short = self.board.short_tickets
        held = self.held
        for slot in range(self.seats * 6):
            held[slot] = 0
        for ticket in range(count):
            cell = table.tickets[ticket]
            if cell == 0:  # in the deck, and nobody knows anything of it
                continue
            place = cell & PLACES - 1
            keeper = self.relative(seat, place & 7)
            kind = place & ~7
            if kind >= OFFERED_FIRST:
                slot = keeper * 6
                if kind == HELD:
                    slot += 2
                elif kind != HELD_FIRST:
                    slot += 4
                if ticket >= short:
                    slot += 1
                held[slot] += 1
                if keeper == 0:
                    found.mine[found.own] = ticket
                    found.own += 1
            what = cell >> 3 * seat + 6 & 7
            if what == SHUFFLED:
                if first[RETURNED] >= 0:
                    found.note(first[RETURNED] + ticket, 1)
            elif what >= WITH:
                if first[PERHAPS] >= 0:
                    found.note(first[PERHAPS] + (self.relative(seat, what - WITH) - 1) * count + ticket, 1)
            elif what == SURE and kind >= OFFERED_FIRST:
                if keeper > 0:
                    if first[RIVALS] >= 0:
                        known: i64 = 1
                        if kind == HELD_FIRST:
                            known = 3
                        elif kind == HELD:
                            known = 2
                        found.note(first[RIVALS] + (keeper - 1) * count + ticket, known)
                elif kind == HELD_FIRST:
                    if first[TICKETS_FIRST] >= 0:
                        found.note(first[TICKETS_FIRST] + ticket, 1)
                elif kind == HELD:
                    if first[TICKETS_LATER] >= 0:
                        found.note(first[TICKETS_LATER] + ticket, 1)
        if first[TICKETS_HELD] >= 0:
            for slot in range(self.seats * 6):
                if held[slot] > 0:
                    found.note(first[TICKETS_HELD] + slot, held[slot])
        if first[OFFERED_NOW] >= 0:
            for k in range(OFFER):
                ticket = table.offers[seat * OFFER + k]
                if ticket != NONE:
                    found.note(first[OFFERED_NOW] + ticket, k + 1)
        self.find_bottom(table, seat, found)

    def find_bottom(self, table: TicketToRideState, seat: i64, found: TicketCells) -> None:
        """Who put a ticket where is public; which one it is, only those know who saw it."""
        first = self.first
        short = self.board.short_tickets
        shorts: i64 = 0
        longs: i64 = 0
        for ticket in table.queue:
            cell = table.tickets[ticket]
            slot = shorts
            if ticket < short:
                shorts += 1
            else:
                slot = short + longs
                longs += 1
            if first[BOTTOM] >= 0:
                found.note(first[BOTTOM] + slot, 1 + self.relative(seat, cell & 7))
            if first[BOTTOM_KNOWN] >= 0 and cell >> 3 * seat + 6 & 7 == SURE:
                place = slot + 1
                if ticket >= short:
                    place -= short
                found.note(first[BOTTOM_KNOWN] + ticket, place)

    def write_costs(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        """T3.2, T3.3 The best payment for each route is all the cards there are of one colour, then locomotives."""
        first = self.first
        best = self.best
        own_cards = seat * KINDS
        most: i64 = 0
        for colour in range(LOCOMOTIVE):
            best[colour] = table.hands[own_cards + colour]
            if best[colour] > most:
                most = best[colour]
        best[GREY] = most
        locomotives = table.hands[own_cards + LOCOMOTIVE]
        lengths = self.board.route_length
        colours = self.board.route_colour
        for route in range(self.board.routes):
            length = lengths[route] * (table.routes[route] >> seat & 1)  # 0 where it is not open
            coloured = best[colours[route]]
            if coloured > length:
                coloured = length
            short = length - coloured
            if first[LOCOMOTIVES] >= 0:
                out[at + first[LOCOMOTIVES] + route] = i16(short)
            if first[COLOURED] >= 0:
                out[at + first[COLOURED] + route] = i16(coloured)
            if first[CARDS_MISSING] >= 0:
                short -= locomotives
                if short < 0:
                    short = 0
                out[at + first[CARDS_MISSING] + route] = i16(short)

    def write_ways(
        self,
        table: TicketToRideState,
        seat: i64,
        tickets: TicketCells,
        ways: TicketWays,
        row: RideRow,
        out: vec[i16],
        at: i64,
    ) -> None:
        """What the tickets that the seat holds or is offered still lack."""
        first = self.first
        trains = table.trains[seat]
        most = self.board.trains + 1
        self.finder.look(table, seat, ways)
        for k in range(tickets.own):
            ticket = tickets.mine[k]
            lacking = self.finder.lacking(ways, ticket)
            if lacking > 0 and first[TRAINS_MISSING] >= 0:
                row.spot(out, at, first[TRAINS_MISSING] + ticket, lacking if lacking < most else most)
            if lacking <= trains and first[POSSIBLE] >= 0:
                row.spot(out, at, first[POSSIBLE] + ticket, 1)


def own(state: State) -> TicketToRideState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, TicketToRideState):
        raise TypeError(f"{type(state).__name__} is no state of Ticket to Ride")
    return state
