"""Claim a route: which are in reach, how they are paid for, and the passengers who wait at their ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.ticket_to_ride.board.board import GREY, KINDS, LOCOMOTIVE, LONGEST, PASSENGER_COLOURS, REACHES
from branchline.games.ticket_to_ride.rules.cards import fill_display
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    CLAIM,
    CLAIMED,
    COLLECT,
    COLLECTION,
    CROWD,
    NONE,
    PASSENGER,
    PAY,
    PAYMENT,
    SCRATCH,
    TWO_OR_THREE,
)
from branchline.games.ticket_to_ride.rules.table import RideTable
from branchline.games.ticket_to_ride.rules.turns import end_turn

# Which routes


def claims_into(table: RideTable, out: vec[i64]) -> i64:
    """T3.2, T3.3, T3.4 Every open route within the seat's trains and its cards of one colour and locomotives."""
    routes = table.routes
    hands = table.hands
    begin = table.board.colour_first
    reach_end = table.board.within_reach
    seat = table.turn
    at = seat * KINDS
    locomotives = hands[at + LOCOMOTIVE]
    trains = table.trains[seat]
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


def count_claims(table: RideTable, within: vec[i64]) -> i64:
    """How many `claims_into` would list, by colour into `within`. Valid where a route is open to all or none (T3.7)."""
    hands = table.hands
    open_within = table.open_within
    at = table.turn * KINDS
    locomotives = hands[at + LOCOMOTIVE]
    trains = table.trains[table.turn]
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
        within[colour] = open_within[colour * REACHES + reach]
        count += within[colour]
    reach = most + locomotives
    if reach > limit:
        reach = limit
    within[GREY] = open_within[GREY * REACHES + reach]
    return count + within[GREY]


def claim_number(table: RideTable, within: vec[i64], k: i64) -> i64:
    """The claim `claims_into` would list at index k; `within` counts the claims of each colour."""
    colour: i64 = 0
    while k >= within[colour]:
        k -= within[colour]
        colour += 1
    routes = table.routes
    route = table.board.colour_first[colour]
    while True:
        k -= open_to(routes[route], table.turn)
        if k < 0:
            return CLAIM + route
        route += 1


# What they cost


def claim(table: RideTable, route: i64, dealer: Dealer) -> None:
    """T3.5 One route a turn, anywhere on the board. The payment is asked for only if there is a choice."""
    table.route = route
    table.phase = PAYMENT
    if payments_into(table, SCRATCH) == 1:
        payment = SCRATCH[0] - PAY
        if table.watched:
            table.note(table.turn, SCRATCH[0])
        pay(table, colour_paid(payment), locomotives_paid(payment), dealer)


def payments_into(table: RideTable, out: vec[i64]) -> i64:
    """T3.2 Cards of the route's colour, or locomotives for any of them. T3.3 Grey: one colour or locomotives alone."""
    length = table.board.route_length[table.route]
    colour = table.board.route_colour[table.route]
    at = table.turn * KINDS
    hands = table.hands
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


def colour_paid(payment: i64) -> i64:
    """The colour of a payment; LOCOMOTIVE for locomotives alone."""
    return payment >> 3


def locomotives_paid(payment: i64) -> i64:
    return payment & 7


def pay(table: RideTable, colour: i64, locomotives: i64, dealer: Dealer) -> None:
    """T3.4 Cards go to the discards, trains on the route. T3.8 Points at once. T2.6, T2.9 The display settles."""
    seat = table.turn
    length = table.board.route_length[table.route]
    if locomotives > 0:
        discard(table, LOCOMOTIVE, locomotives)
    if colour != LOCOMOTIVE:
        discard(table, colour, length - locomotives)
    table.trains[seat] -= length
    table.score[seat] += table.board.route_points[length]
    take_route(table, seat, table.route)
    if table.unsettled:
        fill_display(table, dealer)
    table.ends_done = 0
    collect_from_ends(table)


def discard(table: RideTable, card: i64, count: i64) -> None:
    at = table.turn * KINDS + card
    table.hands[at] -= count
    table.seen[at] -= count
    if table.seen[at] < 0:
        table.seen[at] = 0
    table.discards[card] += count
    table.discard_total += count


# Who owns them


def take_route(table: RideTable, seat: i64, route: i64) -> None:
    """T3.6 No second route of a group for its owner. T3.7 With two or three players, for nobody."""
    board = table.board
    table.routes[route] = CLAIMED * (1 + seat)
    close(table, route)
    for at in range(board.parallel_first[route], board.parallel_first[route + 1]):
        other = board.parallel[at]
        if table.routes[other] < CLAIMED:
            if table.seats > TWO_OR_THREE:
                table.routes[other] &= ~BIT[seat]
            elif table.routes[other] != 0:
                table.routes[other] = 0
                close(table, other)


def close(table: RideTable, route: i64) -> None:
    """Close a route: nobody can claim it any more."""
    at = table.board.route_colour[route] * REACHES
    for reach in range(table.board.route_length[route], REACHES):
        table.open_within[at + reach] -= 1


def open_to(mark: i64, seat: i64) -> i64:
    """1 where a seat may claim a route with this mark, else 0."""
    return mark >> seat & 1


def owner(table: RideTable, route: i64) -> i64:
    """The seat that claimed a route, or NONE."""
    return (table.routes[route] >> 5) - 1


# Passengers


def end_place(table: RideTable) -> i64:
    """The end of the claimed route where the next passenger is collected."""
    return table.board.route_a[table.route] if table.ends_done == 0 else table.board.route_b[table.route]


def collect_from_ends(table: RideTable) -> None:
    """T3.9 One passenger from each end; the colour is asked for only if several wait."""
    while table.ends_done < 2:
        ways = passengers_into(table, SCRATCH)
        if ways > 1:
            table.phase = COLLECTION
            return
        if ways == 1:
            if table.watched:
                table.phase = COLLECTION
                table.note(table.turn, SCRATCH[0])
            collect(table, SCRATCH[0] - COLLECT)
        else:
            table.ends_done += 1
    table.route = NONE
    end_turn(table, False)


def passengers_into(table: RideTable, out: vec[i64]) -> i64:
    """T3.10 Collecting is not optional. T3.11 A country is one place, whichever of its routes was claimed."""
    waiting = table.passengers[end_place(table)]
    count: i64 = 0
    colour: i64 = 0
    while waiting > 0:
        if waiting & CROWD != 0:
            out[count] = COLLECT + colour
            count += 1
        waiting >>= 10
        colour += 1
    return count


def collect(table: RideTable, colour: i64) -> None:
    table.passengers[end_place(table)] -= PASSENGER[colour]
    table.collected[table.turn * PASSENGER_COLOURS + colour] += 1
    table.ends_done += 1


def waiting(table: RideTable, place: i64, colour: i64) -> i64:
    """How many passengers of a colour wait at a place."""
    return table.passengers[place] >> 10 * colour & CROWD


def payments_in_into(out: vec[i64], count: i64, colour: i64, held: i64, locomotives: i64, length: i64) -> i64:
    """Payments with at least one card of the colour, fewest locomotives first."""
    if held > 0:
        fewest = length - held
        if fewest < 0:
            fewest = 0
        most = locomotives if locomotives < length else length - 1
        for using in range(fewest, most + 1):
            out[count] = PAY + colour * 8 + using
            count += 1
    return count
