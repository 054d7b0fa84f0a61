"""Set-up: the empty table, and what luck puts on it."""

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import KINDS, PASSENGER_COLOURS, RideBoard
from branchline.games.ticket_to_ride.rules.cards import fill_display, top_card
from branchline.games.ticket_to_ride.rules.choices import BIT, FACE_UP, NONE, OFFER, PASSENGER, START_CARDS
from branchline.games.ticket_to_ride.rules.knowledge import IN_DECK
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import gather_decks


def empty_table(board: RideBoard, seats: i64) -> TicketToRideState:
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
    gather_decks(state)
    return state


def set_up(empty: TicketToRideState, first: i64, dealer: Dealer) -> TicketToRideState:
    """T0.3 Four cards each, five face up. T0.4 Passengers on their places. T0.9 `first` begins; NONE: luck decides."""
    state = empty.copy()
    seats = state.seats
    state.first = dealer.below(seats) if first == NONE else first
    state.turn = state.first
    for seat in range(seats):
        for _ in range(START_CARDS):
            state.hands[seat * KINDS + top_card(state, dealer)] += 1
    fill_display(state, dealer)
    place_passengers(state, dealer)
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
