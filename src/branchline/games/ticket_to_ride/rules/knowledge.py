"""Who knows where a ticket is, and which worlds a seat cannot tell apart.

Attentive players remember the tickets they saw. Those they put back at set-up are in the shuffled deck, or have been
drawn from it since. Those they put at the bottom in play they can point to, until another player draws them and keeps
only some. How many tickets each seat drew, kept and put back is public (T0.8), and so is the order at the bottom of a
deck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import SPECTATOR
from branchline.games.ticket_to_ride.board.board import KINDS

# where a ticket is: IN_DECK, or one of the others plus a seat
IN_DECK: Final[i64] = 0
IN_QUEUE: Final[i64] = 8  # at the bottom of its deck, put there by the seat
OFFERED_FIRST: Final[i64] = 16  # at set-up
OFFERED: Final[i64] = 24
HELD_FIRST: Final[i64] = 32  # since set-up
HELD: Final[i64] = 40
INTO_HAND: Final[i64] = 16  # from an offer to the hand of the same seat: HELD_FIRST - OFFERED_FIRST, HELD - OFFERED
TO_THE_BOTTOM: Final[i64] = -16  # from an offer in play to the bottom of the deck: IN_QUEUE - OFFERED

# what a seat knows about it: an octal digit for each seat
UNSEEN: Final[i64] = 0  # it may be in any hidden place
SHUFFLED: Final[i64] = 1  # put back at set-up: in the deck, or drawn from it since
SURE: Final[i64] = 2
WITH: Final[i64] = 3  # + the seat that drew it and kept some: in that hand, or put back by that seat

NOBODY: Final[i64] = -1

# each ticket has one cell: its place in the low six bits, and above them an octal digit of knowledge for each seat
PLACES: Final[i64] = 64
DIGIT: Final = vec[i64]([64, 512, 4096, 32768, 262144, 2097152])
ALL_SURE: Final[i64] = 4793472  # SURE in every digit
SPECTATORS: Final[i64] = 5  # their digit comes after those of five seats


def place_of(tickets: vec[i64], ticket: i64) -> i64:
    return tickets[ticket] & PLACES - 1


def holder(tickets: vec[i64], ticket: i64) -> i64:
    """The seat that keeps a ticket, or NOBODY."""
    place = tickets[ticket] & PLACES - 1
    return place & 7 if place >= HELD_FIRST else NOBODY


def put(tickets: vec[i64], ticket: i64, place: i64) -> None:
    tickets[ticket] += place - (tickets[ticket] & PLACES - 1)


def show(tickets: vec[i64], ticket: i64, seat: i64, offered: i64) -> None:
    """A ticket is drawn: it is in front of the seat, which now knows where it is."""
    cell = tickets[ticket]
    knew = cell >> 3 * seat + 6 & 7
    tickets[ticket] = cell - (cell & PLACES - 1) + offered + seat + (SURE - knew) * DIGIT[seat]


def knows(tickets: vec[i64], seat: i64, ticket: i64) -> i64:
    """What a seat, or a spectator, knows about a ticket's place."""
    if seat == SPECTATOR:
        seat = SPECTATORS
    return tickets[ticket] >> 3 * seat + 6 & 7


def learn(tickets: vec[i64], seat: i64, ticket: i64, what: i64) -> None:
    if seat == SPECTATOR:
        seat = SPECTATORS
    tickets[ticket] += (what - knows(tickets, seat, ticket)) * DIGIT[seat]


def blur_drawn(tickets: vec[i64], first: i64, end: i64, by: i64, drawer: i64, seats: i64) -> None:
    """A ticket that `by` had put back is drawn: a seat that placed one of its own with `by` can no longer be sure."""
    if by == drawer or seats == 2:
        return
    for seat in range(seats):
        if seat != by and seat != drawer:
            for ticket in range(first, end):
                if knows(tickets, seat, ticket) == WITH + by:
                    learn(tickets, seat, ticket, SHUFFLED)


def blur_chosen(tickets: vec[i64], offers: vec[i64], first: i64, end: i64, drawer: i64, seats: i64) -> None:
    """The drawer keeps some of these and puts others back: seats that knew one can no longer say where it is."""
    only_drawer = SURE * DIGIT[drawer]
    for at in range(first, end):
        ticket = offers[at]
        if tickets[ticket] - place_of(tickets, ticket) != only_drawer:
            for seat in range(seats):
                if seat != drawer and knows(tickets, seat, ticket) == SURE:
                    learn(tickets, seat, ticket, WITH + drawer)


def may_lie(what: i64, place: i64) -> bool:
    """Whether a seat that knows `what` about a ticket must allow for it being in this hidden place."""
    if what == UNSEEN:
        return True
    kind = place & ~7
    if what == SHUFFLED:
        return kind != OFFERED_FIRST and kind != HELD_FIRST
    return place & 7 == what - WITH and (kind == IN_QUEUE or kind == OFFERED or kind == HELD)


def forget(tickets: vec[i64], seat: i64, seats: i64) -> None:
    """What other seats remember is hidden from this seat too, except that each knows its own tickets."""
    for ticket in range(len(tickets)):
        place = place_of(tickets, ticket)
        for other in range(seats):
            own = place != IN_DECK and place & 7 == other
            if other != seat and not own and knows(tickets, SPECTATOR, ticket) != SURE:
                learn(tickets, other, ticket, UNSEEN)


def redeal_tickets(tickets: vec[i64], seat: i64, free: vec[i64], first: i64, end: i64, dealer: Dealer) -> vec[i64]:
    """Shuffle the tickets of a deck that this seat is not sure of; every world its memory allows is equally likely.

    `free` holds these tickets, sorted by where they are, so the deal depends only on the luck and on what the seat
    knows: even someone who knows the luck cannot work back to the truth. Returns, for each ticket, the one whose place
    it takes. The sets of places that knowledge allows are nested or disjoint (with a seat, inside passed through the
    deck, inside anywhere), so filling the narrowest first is fair.
    """
    takes = vec[i64]([0] * (end - first))
    for ticket in range(first, end):
        takes[ticket - first] = ticket
    left: i64 = len(free)
    for narrow in range(3):
        for ticket in range(first, end):
            what = knows(tickets, seat, ticket)
            if what != SURE and narrowness(what) == narrow:
                at = pick(free, left, tickets, what, dealer)
                takes[ticket - first] = free[at]
                left -= 1
                free[at] = free[left]
    move_tickets(tickets, seat, first, takes)
    return takes


def narrowness(what: i64) -> i64:
    if what >= WITH:
        return 0
    return 1 if what == SHUFFLED else 2


def pick(free: vec[i64], left: i64, tickets: vec[i64], what: i64, dealer: Dealer) -> i64:
    """One of the free places that knowledge allows."""
    if what == UNSEEN:
        return dealer.below(left)
    allowed: i64 = 0
    for at in range(left):
        if may_lie(what, place_of(tickets, free[at])):
            allowed += 1
    k = dealer.below(allowed)
    for at in range(left):
        if may_lie(what, place_of(tickets, free[at])):
            if k == 0:
                return at
            k -= 1
    raise AssertionError("a ticket has no place that its seat's knowledge allows")


def move_tickets(tickets: vec[i64], seat: i64, first: i64, takes: vec[i64]) -> None:
    """Each ticket takes over a place and what everyone there knows by default; this seat keeps its own knowledge."""
    old = tickets[:]
    for k in range(len(takes)):
        tickets[first + k] = old[takes[k]]
        learn(tickets, seat, first + k, knows(old, seat, first + k))


def redeal_cards(hands: vec[i64], seen: vec[i64], pile: vec[i64], seat: i64, seats: i64, dealer: Dealer) -> None:
    """Every card in another hand that nobody saw taken goes back into the pile, and as many are drawn again."""
    hidden = vec[i64]([0] * seats)
    total: i64 = 0
    for kind in range(KINDS):
        for other in range(seats):
            if other != seat:
                count = hands[other * KINDS + kind] - seen[other * KINDS + kind]
                hands[other * KINDS + kind] -= count
                hidden[other] += count
                pile[kind] += count
        total += pile[kind]
    for other in range(seats):
        for _ in range(hidden[other]):
            card = dealer.draw(pile, 0, total)
            pile[card] -= 1
            total -= 1
            hands[other * KINDS + card] += 1
