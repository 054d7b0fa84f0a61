"""A hunch about hands: other seats are dealt tickets that fit their routes, not just any.

A deal that uses only what a seat knows (`redeal`) gives the others tickets that have nothing to do with their networks.
They would appear to fail them, and a search would think itself far ahead.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import DECKS, RideBoard
from branchline.games.ticket_to_ride.players.rival import Rival
from branchline.games.ticket_to_ride.rules.choices import MOST_SEATS
from branchline.games.ticket_to_ride.rules.knowledge import IN_DECK, UNSEEN, holder, knows, place_of
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import deck_first, deck_of, gather_decks

SURE_SIGN: Final[i64] = 100000  # the weights of all tickets of a deck together, by the signs,
ANY_SIGN: Final[i64] = 100  # and what each ticket gets on top: people do as they please

# while a hand is dealt, a ticket
CLOSED: Final[i64] = 0  # is out of the question,
OPEN: Final[i64] = 1  # may come into it,
DRAWN: Final[i64] = 2  # has


@final
class Hunch:
    """A hunch about one position, until another is studied."""

    def __init__(self, board: RideBoard) -> None:
        self.board = board
        self.rival = Rival(board)
        self.weight = filled(0, MOST_SEATS * board.tickets)  # for every ticket, seat by seat
        self.mark = filled(CLOSED, board.tickets)

    def study(self, state: TicketToRideState, seat: i64) -> None:
        rival = self.rival
        for other in range(state.seats):
            if other != seat:
                rival.price_routes(state, other)
                rival.read_signs(state, seat, other)
                for ticket in range(self.board.tickets):
                    total = rival.total[deck_of(state, ticket)]
                    share = rival.weight[ticket] / total if rival.weight[ticket] > 0.0 else 0.0
                    self.weight[other * self.board.tickets + ticket] = ANY_SIGN + i64(float(SURE_SIGN) * share)

    def imagine(self, state: TicketToRideState, seat: i64, dealer: Dealer) -> None:
        """Redeal the other seats' tickets that this seat has never seen."""
        for other in range(state.seats):
            if other != seat:
                for deck in range(len(DECKS)):
                    self.deal_hand(state, seat, other, deck, dealer)
        gather_decks(state)

    def deal_hand(self, state: TicketToRideState, seat: i64, other: i64, deck: i64, dealer: Dealer) -> None:
        first = deck_first(state, deck)
        end = deck_first(state, deck + 1)
        weight = other * self.board.tickets
        total: i64 = 0
        hand: i64 = 0
        for ticket in range(first, end):
            self.mark[ticket] = CLOSED
            if knows(state.tickets, seat, ticket) == UNSEEN:
                held = holder(state.tickets, ticket) == other
                if held or place_of(state.tickets, ticket) == IN_DECK:
                    self.mark[ticket] = OPEN
                    total += self.weight[weight + ticket]
                    hand += 1 if held else 0
        for _ in range(hand):
            ticket = self.draw(first, weight, dealer.below(total))
            self.mark[ticket] = DRAWN
            total -= self.weight[weight + ticket]
        self.change_places(state, other, first, end)

    def draw(self, first: i64, weight: i64, luck: i64) -> i64:
        ticket = first
        while self.mark[ticket] != OPEN or luck >= self.weight[weight + ticket]:
            if self.mark[ticket] == OPEN:
                luck -= self.weight[weight + ticket]
            ticket += 1
        return ticket

    def change_places(self, state: TicketToRideState, other: i64, first: i64, end: i64) -> None:
        """Every newly drawn ticket takes the place of one that leaves the hand."""
        tickets = state.tickets
        leaves = first
        for ticket in range(first, end):
            if self.mark[ticket] == DRAWN and holder(tickets, ticket) != other:
                while self.mark[leaves] != OPEN or holder(tickets, leaves) != other:
                    leaves += 1
                cell = tickets[leaves]
                tickets[leaves] = tickets[ticket]
                tickets[ticket] = cell
