"""Draw tickets: the two decks, what a seat is offered, what it keeps and where the rest go."""

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
from branchline.games.ticket_to_ride.rules.table import RideTable
from branchline.games.ticket_to_ride.rules.turns import end_turn, next_seat


def mixes_into(table: RideTable, out: vec[i64], count: i64) -> i64:
    """T4.1 Four tickets in any mix the decks allow, or all that are left if fewer; none in mid-draw."""
    short_left = table.short_left
    long_left = table.long_left
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


def next_offer(table: RideTable) -> i64:
    left = table.short_left + table.long_left
    return OFFER if left > OFFER else left


def draw_tickets(table: RideTable, long: i64, dealer: Dealer) -> None:
    """T4.1 The mix is announced before a ticket is drawn. T0.6 At set-up all announce before any is dealt."""
    short = next_offer(table) - long
    table.short_left -= short
    table.long_left -= long
    if table.phase == MIX:
        table.mixes += (long + 1) * OCTAL[table.turn]
        next_seat(table)
        if table.turn == table.first:
            deal_first_offers(table, dealer)
            table.phase = KEEP_FIRST
        return
    deal_offer(table, table.turn, short, long, dealer)
    table.phase = KEEP_LATER
    if short + long == 1:
        if table.watched:
            table.note(table.turn, KEEP + 1)
        keep(table, 1)


def mix_of(table: RideTable, seat: i64) -> i64:
    """The long tickets a seat announced at set-up, or NONE."""
    return (table.mixes >> 3 * seat & 7) - 1


def deal_first_offers(table: RideTable, dealer: Dealer) -> None:
    for _ in range(table.seats):
        long = mix_of(table, table.turn)
        deal_offer(table, table.turn, OFFER - long, long, dealer)
        next_seat(table)


def deal_offer(table: RideTable, seat: i64, short: i64, long: i64, dealer: Dealer) -> None:
    at = seat * OFFER
    for k in range(short):
        table.offers[at + k] = draw_ticket(table, SHORT, seat, dealer)
    for k in range(short, short + long):
        table.offers[at + k] = draw_ticket(table, LONG, seat, dealer)


def draw_ticket(table: RideTable, deck: i64, seat: i64, dealer: Dealer) -> i64:
    if deck == SHORT and table.short_shuffled > 0:
        table.deck, ticket = pop(table.deck, dealer.pick(table.deck, 0, table.short_shuffled))
        table.short_shuffled -= 1
    elif deck == LONG and table.long_shuffled > 0:
        table.deck, ticket = pop(table.deck, dealer.pick(table.deck, table.short_shuffled, table.long_shuffled))
        table.long_shuffled -= 1
    else:
        ticket = dealer.reveal(next_in_queue(table, deck))
        by = place_of(table.tickets, ticket) - IN_QUEUE
        blur_drawn(table.tickets, deck_first(table, deck), deck_first(table, deck + 1), by, seat, table.seats)
    show(table.tickets, ticket, seat, OFFERED_FIRST if table.phase == MIX else OFFERED)
    return ticket


def next_in_queue(table: RideTable, deck: i64) -> i64:
    """T4.2 Tickets at the bottom of a deck come up in the order they were put there."""
    queue = table.queue
    short = table.board.short_tickets
    at: i64 = 0
    if deck == SHORT:
        while queue[at] >= short:
            at += 1
    else:
        while queue[at] < short:
            at += 1
    table.queue, ticket = pop(queue, at)
    return ticket


def deck_first(table: RideTable, deck: i64) -> i64:
    """The first ticket of a deck; past the last deck, the number of tickets."""
    if deck == SHORT:
        return 0
    return table.board.short_tickets if deck == LONG else table.board.tickets


def deck_of(table: RideTable, ticket: i64) -> i64:
    return SHORT if ticket < table.board.short_tickets else LONG


# Keep some


def offered(table: RideTable, seat: i64) -> i64:
    """How many tickets a seat has to choose from."""
    count: i64 = 0
    while count < OFFER and table.offers[seat * OFFER + count] != NONE:
        count += 1
    return count


def keeps_into(table: RideTable, out: vec[i64], seat: i64) -> i64:
    """T0.6 Keep at least two at set-up. T4.2 Keep at least one in play."""
    sets = BIT[offered(table, seat)]
    fewest = KEEP_IN_PLAY if table.phase == KEEP_LATER else KEEP_AT_SET_UP
    count: i64 = 0
    for kept in range(1, sets):
        if ONES[kept] >= fewest:
            out[count] = KEEP + kept
            count += 1
    return count


def keep(table: RideTable, kept: i64) -> None:
    """T4.2 The others go to the bottom of their deck; T0.7 at set-up, back into it. T4.3 Any number may be held."""
    at = table.turn * OFFER
    if table.phase == KEEP_LATER and (table.short_shuffled == 0 or table.long_shuffled == 0):
        blur_choice(table, kept)  # only a ticket from the bottom can be known to another seat
    for k in range(offered(table, table.turn)):
        ticket = table.offers[at + k]
        table.offers[at + k] = NONE
        if kept & BIT[k]:
            table.tickets[ticket] += INTO_HAND
        else:
            put_back(table, table.turn, ticket)
    if table.phase == KEEP_LATER:
        end_turn(table, False)
        return
    next_seat(table)
    if table.turn == table.first:
        table.phase = TURN


def put_back(table: RideTable, seat: i64, ticket: i64) -> None:
    if deck_of(table, ticket) == SHORT:
        table.short_left += 1
    else:
        table.long_left += 1
    if table.phase == KEEP_LATER:
        table.queue = append(table.queue, ticket)
        table.tickets[ticket] += TO_THE_BOTTOM
        return
    put(table.tickets, ticket, IN_DECK)
    learn(table.tickets, seat, ticket, SHUFFLED)
    shuffle_in(table, ticket)


def shuffle_in(table: RideTable, ticket: i64) -> None:
    if deck_of(table, ticket) == SHORT:
        table.short_shuffled += 1
    else:
        table.long_shuffled += 1
    table.deck = append(table.deck, ticket)
    at = len(table.deck) - 1
    while at > 0 and table.deck[at - 1] > ticket:
        table.deck[at] = table.deck[at - 1]
        at -= 1
    table.deck[at] = ticket


def gather_decks(table: RideTable) -> None:
    """Collect afresh every ticket that is in no known order."""
    tickets = table.tickets
    short = table.board.short_tickets
    count: i64 = 0
    for ticket in range(table.board.tickets):
        if ticket == short:
            table.short_shuffled = count
        if place_of(tickets, ticket) == IN_DECK:
            SCRATCH[count] = ticket
            count += 1
    if short == table.board.tickets:
        table.short_shuffled = count
    table.deck = SCRATCH[:count]
    table.long_shuffled = count - table.short_shuffled


def blur_choice(table: RideTable, kept: i64) -> None:
    """Seats that knew a deck's tickets still know them if all were kept or all put back; otherwise none does."""
    seat = table.turn
    drawn = offered(table, seat)
    at = seat * OFFER
    short: i64 = 0
    while short < drawn and deck_of(table, table.offers[at + short]) == SHORT:
        short += 1
    kept_short = ONES[kept & BIT[short] - 1]
    if kept_short > 0 and kept_short < short:
        blur_chosen(table.tickets, table.offers, at, at + short, seat, table.seats)
    kept_long = ONES[kept >> short]
    if kept_long > 0 and kept_long < drawn - short:
        blur_chosen(table.tickets, table.offers, at + short, at + drawn, seat, table.seats)
