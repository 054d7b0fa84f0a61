# Compiled.
"""What a program that learns sees of Ticket to Ride: the view of one seat as whole numbers, and what follows from it.

blocks.py says what each block holds; here, each is written by a function of its own. A row that was written before is
changed only where the table has changed: most of it is 0, or as it was.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

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
from branchline.games.ticket_to_ride.faces.row import HOLDINGS, KEYS, PLACE, RideRow, TicketCells, most_spots
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
    SURE,
)
from branchline.games.ticket_to_ride.rules.scoring import passenger_points
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

CLAIMED_ONE: Final = vec[i64]([0, 1, 1, 1, 1, 1])  # by a route's mark without its low bits: whether somebody has it


@final
class TicketToRideObserver(Observer):
    def __init__(self, board: RideBoard, seats: i64) -> None:
        super().__init__(VERSION, seats, blocks(board, seats))
        self.board = board
        self.best: vec[i64] = filled(0, GREY + 1)  # cards of a route's colour that the seat could pay with
        self.finder = WayFinder(board)
        self.cells: vec[i64] = filled(0, most_spots(board))  # of blocks where most are 0: those that are not
        self.numbers: vec[i64] = filled(0, most_spots(board))  # and what stands there
        self.count: i64 = 0
        self.held: vec[i64] = filled(0, (seats + 1) * HOLDINGS)  # tickets by seat, holding and deck; then all others
        self.mine: vec[i64] = filled(0, board.tickets + 1)  # the tickets that the seat holds or is offered
        self.own: i64 = 0  # how many these are
        self.fresh = RideRow(board)
        self.rows: list[RideRow] = []  # table by table
        self.ways: list[TicketWays] = []  # table by table, and in it seat by seat

    def choose(self, names: list[str]) -> None:
        super().choose(names)
        first = self.first
        self.where = TicketCells(
            self.seats,
            len(self.blocks[TICKETS_FIRST].axes[0]),
            first[RETURNED],
            first[PERHAPS],
            first[RIVALS],
            first[TICKETS_FIRST],
            first[TICKETS_LATER],
        )

    def remember(self, tables: i64) -> None:
        self.rows = [RideRow(self.board) for _ in range(tables)]
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
        first = self.first
        row.clear(out, at)
        self.count = 0
        self.write_moment(state, seat, out, at)
        self.write_cards(state, seat, out, at)
        self.write_seats(state, seat, out, at)
        self.write_routes(state, seat, row, out, at)
        self.write_places(state, row, out, at)
        self.write_tickets(state, seat, out, at)
        if first[BOTTOM] >= 0 or first[BOTTOM_KNOWN] >= 0:
            self.find_bottom(state, seat)
        if first[CARDS_MISSING] >= 0 or first[LOCOMOTIVES] >= 0 or first[COLOURED] >= 0:
            self.write_costs(state, seat, out, at)
        if self.finds_ways():
            self.find_ways(state, seat, self.ways[table * self.seats + seat])
        self.write_spots(row, out, at)
        row.seat = seat

    def spot(self, cell: i64, number: i64) -> None:
        """One cell among many that are 0."""
        self.cells[self.count] = cell
        self.numbers[self.count] = number
        self.count += 1

    def write_spots(self, row: RideRow, out: vec[i16], at: i64) -> None:
        cells = self.cells
        numbers = self.numbers
        spots = row.spots
        for k in range(self.count):
            cell = cells[k]
            out[at + cell] = i16(numbers[k])
            spots[k] = i32(cell)
        row.count = self.count

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
            claims: i64 = 0
            for route in range(count):
                row.taken[claims] = route  # counts only if it is claimed
                claims += CLAIMED_ONE[marks[route] >> 5]
            row.claims = claims
        if first[OPEN] >= 0 and seat != row.seat and self.seats > TWO_OR_THREE:  # T3.6 each seat may claim others
            for route in range(count):
                out[may + route] = i16(marks[route] >> seat & 1)
        if first[ROUTES] >= 0:
            for k in range(row.claims):
                route = row.taken[k]
                self.spot(first[ROUTES] + self.relative(seat, (marks[route] >> 5) - 1) * count + route, 1)
        if first[CLAIMING] >= 0 and table.route != NONE:
            if table.phase == COLLECTION or (table.phase == PAYMENT and seat == table.turn):
                self.spot(first[CLAIMING] + table.route, 1)

    def write_places(self, table: TicketToRideState, row: RideRow, out: vec[i16], at: i64) -> None:
        first = self.first
        if first[COLLECTING] >= 0 and table.phase == COLLECTION:
            self.spot(first[COLLECTING] + end_place(table), 1)
        if first[WAITING] >= 0:
            begin = at + first[WAITING]
            crowds = row.crowds
            passengers = table.passengers
            for place in range(self.board.places):
                crowd = passengers[place]
                if crowd != crowds[place]:
                    crowds[place] = crowd
                    for colour in range(begin, begin + PASSENGER_COLOURS):
                        out[colour] = i16(crowd & CROWD)
                        crowd >>= 10
                begin += PASSENGER_COLOURS

    def write_tickets(self, table: TicketToRideState, seat: i64, out: vec[i16], at: i64) -> None:
        """What this seat knows of each ticket: see rules/knowledge.py."""
        first = self.first
        if first[DECKS_LEFT] >= 0:
            put(out, at + first[DECKS_LEFT], table.short_shuffled)
            put(out, at + first[DECKS_LEFT] + 1, table.long_shuffled)
        held = self.held
        for slot in range(self.seats * HOLDINGS):
            held[slot] = 0
        self.find_tickets(table.tickets, seat, 0, self.board.short_tickets, 0)
        self.find_tickets(table.tickets, seat, self.board.short_tickets, self.board.tickets, 1)
        if first[TICKETS_HELD] >= 0:
            put_all(out, at + first[TICKETS_HELD], held, 0, self.seats * HOLDINGS)
        if first[OFFERED_NOW] >= 0:
            for k in range(OFFER):
                ticket = table.offers[seat * OFFER + k]
                if ticket != NONE:
                    self.spot(first[OFFERED_NOW] + ticket, k + 1)

    def find_tickets(self, tickets: vec[i64], seat: i64, begin: i64, end: i64, deck: i64) -> None:
        """The cells of the tickets of one deck. Each is noted, and counts only if it has one."""
        if deck == 0:
            self.own = 0
        cells = self.cells
        numbers = self.numbers
        held = self.held
        mine = self.mine
        base = self.where.cell
        number = self.where.number
        one = self.where.one
        holding = self.where.holding
        owns = self.where.mine
        digit = 3 * seat + 6
        key_of_seat = seat * KEYS
        count = self.count
        own_tickets = self.own
        for ticket in range(begin, end):
            cell = tickets[ticket]
            key = key_of_seat + (cell & PLACE) + (cell >> digit & 7) * (PLACE + 1)
            cells[count] = base[key] + ticket
            numbers[count] = number[key]
            count += one[key]
            held[holding[key] + deck] += 1
            mine[own_tickets] = ticket
            own_tickets += owns[key]
        self.count = count
        self.own = own_tickets

    def find_bottom(self, table: TicketToRideState, seat: i64) -> None:
        """Who put a ticket where is public; which one it is, only those know who saw it."""
        first = self.first
        short = self.board.short_tickets
        shorts: i64 = 0
        longs: i64 = 0
        for ticket in table.queue:
            cell = table.tickets[ticket]
            slot = shorts
            place = shorts + 1
            if ticket < short:
                shorts += 1
            else:
                slot = short + longs
                place = longs + 1
                longs += 1
            if first[BOTTOM] >= 0:
                self.spot(first[BOTTOM] + slot, 1 + self.relative(seat, cell & 7))
            if first[BOTTOM_KNOWN] >= 0 and cell >> 3 * seat + 6 & 7 == SURE:
                self.spot(first[BOTTOM_KNOWN] + ticket, place)

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

    def find_ways(self, table: TicketToRideState, seat: i64, ways: TicketWays) -> None:
        """What the tickets that the seat holds or is offered still lack."""
        first = self.first
        trains = table.trains[seat]
        most = self.board.trains + 1
        self.finder.look(table, seat, ways)
        for k in range(self.own):
            ticket = self.mine[k]
            lacking = self.finder.lacking(ways, ticket)
            if lacking > 0 and first[TRAINS_MISSING] >= 0:
                self.spot(first[TRAINS_MISSING] + ticket, lacking if lacking < most else most)
            if lacking <= trains and first[POSSIBLE] >= 0:
                self.spot(first[POSSIBLE] + ticket, 1)


def own(state: State) -> TicketToRideState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, TicketToRideState):
        raise TypeError(f"{type(state).__name__} is no state of Ticket to Ride")
    return state
