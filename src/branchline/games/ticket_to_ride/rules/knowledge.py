"""Who knows where a ticket is, and worlds a seat cannot tell apart.

An attentive player remembers the tickets he saw: those he put back at set-up lie in the shuffled deck or were drawn
from it since; those he put to the bottom in play he can point at, until somebody draws them and keeps only some.
The number of tickets each seat drew, kept and put back is public (T0.8), and so is the order of a deck's bottom.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import SPECTATOR
from branchline.games.ticket_to_ride.board.board import KINDS

# where a ticket is: IN_DECK, or one of the others + a seat
IN_DECK: Final[i64] = 0
IN_QUEUE: Final[i64] = 8  # at the bottom of its deck, put there by the seat
OFFERED_FIRST: Final[i64] = 16  # at set-up
OFFERED: Final[i64] = 24
HELD_FIRST: Final[i64] = 32  # since set-up
HELD: Final[i64] = 40
INTO_HAND: Final[i64] = 16  # from an offer to the hand of the same seat: HELD_FIRST - OFFERED_FIRST, HELD - OFFERED
TO_THE_BOTTOM: Final[i64] = -16  # from an offer in play to the bottom of the deck: IN_QUEUE - OFFERED

# what a seat knows of that: an octal digit for each seat
UNSEEN: Final[i64] = 0  # it may lie in any hidden place
SHUFFLED: Final[i64] = 1  # put back at set-up: in the deck, or drawn from it since
SURE: Final[i64] = 2
WITH: Final[i64] = 3  # + the seat that drew it and kept some: in that hand, or put back by that seat

NOBODY: Final[i64] = -1

# one cell for each ticket: its place in the low six bits, above them an octal digit of knowledge for each seat
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
    """A ticket is drawn: it lies before the seat, which now knows where it is."""
    cell = tickets[ticket]
    knew = cell >> 3 * seat + 6 & 7
    tickets[ticket] = cell - (cell & PLACES - 1) + offered + seat + (SURE - knew) * DIGIT[seat]


def knows(tickets: vec[i64], seat: i64, ticket: i64) -> i64:
    """What a seat, or a spectator, knows of a ticket's place."""
    if seat == SPECTATOR:
        seat = SPECTATORS
    return tickets[ticket] >> 3 * seat + 6 & 7


def learn(tickets: vec[i64], seat: i64, ticket: i64, what: i64) -> None:
    if seat == SPECTATOR:
        seat = SPECTATORS
    tickets[ticket] += (what - knows(tickets, seat, ticket)) * DIGIT[seat]


def blur_drawn(tickets: vec[i64], first: i64, end: i64, by: i64, drawer: i64, seats: i64) -> None:
    """A ticket that `by` had put back was drawn: who thought one of his to be with `by` can no longer say."""
    if by == drawer or seats == 2:
        return
    for seat in range(seats):
        if seat != by and seat != drawer:
            for ticket in range(first, end):
                if knows(tickets, seat, ticket) == WITH + by:
                    learn(tickets, seat, ticket, SHUFFLED)


def blur_chosen(tickets: vec[i64], offers: vec[i64], first: i64, end: i64, drawer: i64, seats: i64) -> None:
    """The drawer kept some of these and put others back: nobody else who knew one can say where it is."""
    only_drawer = SURE * DIGIT[drawer]
    for at in range(first, end):
        ticket = offers[at]
        if tickets[ticket] - place_of(tickets, ticket) != only_drawer:
            for seat in range(seats):
                if seat != drawer and knows(tickets, seat, ticket) == SURE:
                    learn(tickets, seat, ticket, WITH + drawer)


def may_lie(what: i64, place: i64) -> bool:
    """Whether a seat that knows `what` of a ticket must allow it in this hidden place."""
    if what == UNSEEN:
        return True
    kind = place & ~7
    if what == SHUFFLED:
        return kind != OFFERED_FIRST and kind != HELD_FIRST
    return place & 7 == what - WITH and (kind == IN_QUEUE or kind == OFFERED or kind == HELD)


def forget(tickets: vec[i64], seat: i64, seats: i64) -> None:
    """What the others remember is hidden from this seat too; only that each knows his own goes without saying."""
    for ticket in range(len(tickets)):
        place = place_of(tickets, ticket)
        for other in range(seats):
            own = place != IN_DECK and place & 7 == other
            if other != seat and not own and knows(tickets, SPECTATOR, ticket) != SURE:
                learn(tickets, other, ticket, UNSEEN)


def redeal_tickets(tickets: vec[i64], seat: i64, free: vec[i64], first: i64, end: i64, dealer: Dealer) -> vec[i64]:
    """Let the tickets of a deck that this seat is not sure of change places, each world its memory allows alike.

    `free` are these tickets, sorted by where they lie: so what is dealt depends on the luck and on what the seat knows,
    and not even who knows the luck can work his way back to the truth. Returns for each ticket whose place it takes.
    The sets of places that knowledge allows are nested or apart (with a seat, within: passed through the deck, within:
    anywhere), so filling the narrowest first is fair.
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
    """One of the places still free that knowledge allows."""
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
    """Each ticket takes over a place and what goes without saying there; this seat's knowledge stays its own."""
    old = tickets[:]
    for k in range(len(takes)):
        tickets[first + k] = old[takes[k]]
        learn(tickets, seat, first + k, knows(old, seat, first + k))


def redeal_cards(hands: vec[i64], seen: vec[i64], pile: vec[i64], seat: i64, seats: i64, dealer: Dealer) -> None:
    """Every card of another hand that was not seen taken goes back into the pile, and as many are drawn again."""
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
