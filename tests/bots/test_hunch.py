"""Deals that fit the others' routes: likelier ones, and nothing else that a seat could tell apart."""

from __future__ import annotations

from collections import Counter

import pytest

import branchline as bl
from branchline.core.state import State
from branchline.games.ticket_to_ride.players.hunch import Hunch
from branchline.games.ticket_to_ride.players.policy import greedy
from branchline.games.ticket_to_ride.rules.knowledge import IN_DECK, IN_QUEUE, SURE, holder, knows, may_lie, place_of
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from tests.bots.test_rival import LINE
from tests.games.ticket_to_ride.arrange import GERMANY, arrange

BOARD = GERMANY.board
LIKELY = "hamburg-muenchen"  # on a line from Kiel to München


def imagined(state: State, seat: int, luck: int) -> TicketToRideState:
    hunch = Hunch(BOARD)
    dealer = bl.SeededDealer(luck)
    assert isinstance(state, TicketToRideState)
    deal = state.redeal(seat, dealer)
    hunch.study(deal, seat)
    hunch.imagine(deal, seat, dealer)
    return deal


def hand(state: TicketToRideState, seat: int) -> list[str]:
    return [BOARD.ticket_id[k] for k in range(int(BOARD.tickets)) if holder(state.tickets, k) == seat]


def test_a_seat_is_dealt_the_ticket_that_its_line_speaks_for() -> None:
    state = arrange(routes=LINE, tickets=[["koeln-frankfurt", "emden-austria"], ["berlin-leipzig", "rostock-konstanz"]])
    by_hunch = sum(LIKELY in hand(imagined(state, 0, luck), 1) for luck in range(200))
    by_chance = sum(LIKELY in hand(state.redeal(0, bl.SeededDealer(luck)), 1) for luck in range(200))
    assert by_hunch > 60 > 20 > by_chance


def test_any_ticket_remains_possible() -> None:
    """Nobody has to play as expected: over many deals, many tickets come up."""
    state = arrange(routes=LINE, tickets=[["koeln-frankfurt", "emden-austria"], ["berlin-leipzig", "rostock-konstanz"]])
    dealt = Counter(ticket for luck in range(400) for ticket in hand(imagined(state, 0, luck), 1))
    assert len(dealt) > 55


def test_the_same_luck_gives_the_same_deal() -> None:
    state = arrange(routes=LINE)
    assert GERMANY.position(imagined(state, 0, 5)) == GERMANY.position(imagined(state, 0, 5))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_seat_cannot_tell_it_from_the_truth(seats: int) -> None:
    """Its view does not change, every ticket is where its memory allows, and the position is sound."""
    dealer = bl.SeededDealer(seats)
    state = GERMANY.start(seats, dealer)
    player = greedy(BOARD)
    moved = 0
    for move in range(60 * seats):
        if state.over:
            break
        if move % 5 == 4:
            seat = move // 5 % seats
            deal = imagined(state, seat, move)
            assert GERMANY.view(deal, seat) == GERMANY.view(state, seat)
            GERMANY.from_position(GERMANY.position(deal))
            for ticket in range(int(BOARD.tickets)):
                what = knows(deal.tickets, seat, ticket)
                assert what == SURE or may_lie(what, place_of(deal.tickets, ticket))
            in_deck = [k for k in range(int(BOARD.tickets)) if place_of(deal.tickets, k) == IN_DECK]
            assert list(deal.deck) == in_deck
            assert all(place_of(deal.tickets, ticket) & ~7 == IN_QUEUE for ticket in deal.queue)
            moved += hands(state.redeal(seat, bl.SeededDealer(move))) != hands(deal)
        state.apply(player.choose(state, dealer), dealer)
    assert moved > 0


def hands(state: State) -> list[list[str]]:
    assert isinstance(state, TicketToRideState)
    return [hand(state, seat) for seat in range(int(state.seats))]


def test_before_tickets_are_kept_there_is_nothing_to_guess() -> None:
    state = GERMANY.start(2, bl.SeededDealer(1))
    assert GERMANY.position(imagined(state, 0, 3)) == GERMANY.position(state.redeal(0, bl.SeededDealer(3)))
