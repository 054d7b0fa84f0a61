"""What holds in every state of the game. A position that breaks one of these cannot arise in play."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.games.ticket_to_ride.board.board import CARDS, KINDS, LOCOMOTIVE, LONG, PASSENGER_COLOURS, PASSENGERS
from branchline.games.ticket_to_ride.rules.cards import coloured_left
from branchline.games.ticket_to_ride.rules.choices import (
    COLLECTION,
    FACE_UP,
    KEEP_AT_SET_UP,
    KEEP_FIRST,
    KEEP_LATER,
    LAST_TRAINS,
    MIX,
    NONE,
    OFFER,
    PAYMENT,
    SCRATCH,
    SWEEP,
    TWO_OR_THREE,
)
from branchline.games.ticket_to_ride.rules.claims import owner, waiting
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD_FIRST,
    IN_DECK,
    OFFERED,
    OFFERED_FIRST,
    SURE,
)
from branchline.games.ticket_to_ride.rules.seen import what_knows, where_is, who_holds
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import deck_of, mix_of, offered
from branchline.games.ticket_to_ride.rules.turns import finish

Problem = tuple[str, str]


def check_state(state: TicketToRideState) -> Iterator[Problem]:
    """Everything that cannot be so, first things first."""
    yield from check_cards(state)
    yield from check_routes(state)
    yield from check_passengers(state)
    yield from check_tickets(state)
    yield from check_knowledge(state)
    yield from check_phase(state)
    yield from check_end(state)


def check_cards(state: TicketToRideState) -> Iterator[Problem]:
    """T0.2 No card is lost. T2.6, T2.8 The display is as full as it can be and does not have too many locomotives."""
    board = state.board
    for kind, card in enumerate(CARDS):
        held = [int(state.hands[seat * KINDS + kind]) for seat in range(state.seats)]
        shown = sum(face_up == kind for face_up in state.display)
        total = sum(held) + int(state.pile[kind] + state.discards[kind]) + shown
        if total != board.card_count[kind]:
            yield "cards", f"there are {total} {card} cards, but {board.card_count[kind]} are in the box"
        for seat in range(state.seats):
            if state.seen[seat * KINDS + kind] > held[seat]:
                yield f"seen[{seat}].{card}", f"more were seen than the {held[seat]} held"
    shown = sum(card != NONE for card in state.display)
    left = state.pile_total + state.discard_total
    if shown < FACE_UP and left > 0:
        yield "display", f"T2.2 shows {shown} cards although {left} are left to fill it"
    locomotives = sum(card == LOCOMOTIVE for card in state.display)
    if shown == FACE_UP and locomotives >= SWEEP and coloured_left(state, locomotives) >= SWEEP:
        yield "display", f"T2.6 shows {locomotives} locomotives, which would have been swept away"


def check_routes(state: TicketToRideState) -> Iterator[Problem]:
    """T3.4, T3.6, T3.7, T6.0 Owners, trains and route points agree."""
    board = state.board
    for route in range(board.routes):
        mine = owner(state, route)
        for at in range(board.parallel_first[route], board.parallel_first[route + 1]):
            other = owner(state, board.parallel[at])
            if mine != NONE and other == mine:
                yield f"routes.{board.route_id[route]}", f"T3.6 seat {mine} owns two routes of this group"
            elif mine != NONE and other != NONE and state.seats <= TWO_OR_THREE:
                yield (
                    f"routes.{board.route_id[route]}",
                    "T3.7 with two or three players one route of a group is claimed",
                )
    for seat in range(state.seats):
        lengths = [int(board.route_length[route]) for route in range(board.routes) if owner(state, route) == seat]
        if state.trains[seat] != board.trains - sum(lengths):
            yield f"trains[{seat}]", f"must be {board.trains - sum(lengths)}, by the routes claimed"
        points = sum(int(board.route_points[length]) for length in lengths)
        if not state.over and state.score[seat] != points:
            yield f"scores[{seat}]", f"T6.0 must be {points}, by the routes claimed"


def check_passengers(state: TicketToRideState) -> Iterator[Problem]:
    """T0.4, T3.10 No passenger is lost, and each claim took one from each end that had one."""
    board = state.board
    for colour, name in enumerate(PASSENGERS):
        there = sum(int(waiting(state, place, colour)) for place in range(board.places))
        total = there + sum(int(state.collected[seat * PASSENGER_COLOURS + colour]) for seat in range(state.seats))
        if total != board.passenger_count[colour]:
            yield "passengers", f"there are {total} {name} ones, but {board.passenger_count[colour]} are in the bag"
    claims = [0] * int(board.places)
    for route in range(board.routes):
        if owner(state, route) != NONE:
            claims[board.route_a[route]] += 1
            claims[board.route_b[route]] += 1
    if state.phase == COLLECTION:
        claims[board.route_b[state.route]] -= 1
        if state.ends_done == 0:
            claims[board.route_a[state.route]] -= 1
    for place in range(board.places):
        there = sum(int(waiting(state, place, colour)) for colour in range(PASSENGER_COLOURS))
        expected = max(int(board.passengers_at[place]) - claims[place], 0)
        if there != expected:
            yield f"passengers.{board.place_id[place]}", f"T3.9 must be {expected} after {claims[place]} claims here"


def tickets_in(state: TicketToRideState, place: int) -> list[int]:
    return [ticket for ticket in range(state.board.tickets) if where_is(state, ticket) == place]


def check_tickets(state: TicketToRideState) -> Iterator[Problem]:
    """T0.6, T4.1, T4.2 Only seats with a choice to make have an offer, and every seat kept enough at set-up."""
    first = int(state.first)
    for seat in range(state.seats):
        held = sum(who_holds(state, ticket) == seat for ticket in range(state.board.tickets))
        first_tickets = tickets_in(state, HELD_FIRST + seat)
        kept, kept_long = len(first_tickets), sum(deck_of(state, ticket) == LONG for ticket in first_tickets)
        offer = int(offered(state, seat))
        to_choose = state.phase == KEEP_FIRST and seat in state.deciders()
        announced = state.phase != MIX or (seat - first) % state.seats < (state.turn - first) % state.seats
        if (mix_of(state, seat) != NONE) != announced:
            yield f"mixes[{seat}]", "T0.6 is announced in turn order, each seat once"
        if state.phase == MIX or to_choose:
            if held:
                yield f"tickets[{seat}]", "T0.6 no ticket is held before the choice at set-up"
        elif not KEEP_AT_SET_UP <= kept <= OFFER:
            yield f"tickets[{seat}].first", f"T0.6 holds {kept}, but {KEEP_AT_SET_UP} to {OFFER} are kept at set-up"
        elif not kept - OFFER <= kept_long - mix_of(state, seat) <= 0:
            yield f"tickets[{seat}].first", "T0.6 holds more of a deck than the mix announced"
        elif state.phase == KEEP_FIRST and held > kept:
            yield f"tickets[{seat}].later", "T4.1 no ticket is drawn in play before set-up is over"
        if to_choose:
            short = sum(deck_of(state, state.offers[seat * OFFER + k]) == 0 for k in range(offer))
            if offer != OFFER or offer - short != mix_of(state, seat):
                yield f"tickets[{seat}].offer", "T0.6 must be four tickets in the mix announced"
        elif state.phase == KEEP_LATER and seat == state.turn:
            if offer == 0:
                yield f"tickets[{seat}].offer", "T4.2 must hold the tickets drawn"
        elif offer:
            yield f"tickets[{seat}].offer", "T4.1 nobody may choose among tickets now"
    in_play = [t for t in range(state.board.tickets) if OFFERED <= where_is(state, t) < HELD_FIRST]
    if state.phase in (MIX, KEEP_FIRST) and (len(state.queue) or in_play):
        yield "bottom", "T4.2 tickets go to the bottom in play, not at set-up"
    if state.phase == MIX and any(where_is(state, t) != IN_DECK for t in range(state.board.tickets)):
        yield "tickets", "T0.6 no ticket is drawn before all mixes are announced"


def check_knowledge(state: TicketToRideState) -> Iterator[Problem]:
    """T0.7, T0.8 Nobody is sure of a shuffled ticket, nor of what another seat was offered or kept at set-up."""
    for ticket, name in enumerate(state.board.ticket_id):
        place = int(where_is(state, ticket))
        kind = place & ~7
        for seat in range(state.seats):
            secret = kind in (OFFERED_FIRST, HELD_FIRST) and place & 7 != seat and not state.over
            if what_knows(state, seat, ticket) == SURE and (secret or kind == IN_DECK):
                yield f"knowledge[{seat}].sure", f"nobody else can be sure of the ticket {name} where it is"


def check_phase(state: TicketToRideState) -> Iterator[Problem]:
    """T3.5 A route is being claimed only in mid-claim, where it can be paid for."""
    claiming = state.phase in (PAYMENT, COLLECTION)
    if claiming != (state.route != NONE):
        yield "claiming", "names a route while one is paid for or passengers board, and only then"
    elif state.phase == PAYMENT and state.routes[state.route] & 1 << int(state.turn) == 0:
        yield "claiming", "T3.6 is not open to the seat to act"
    elif state.phase == PAYMENT and state.trains[state.turn] < state.board.route_length[state.route]:
        yield "claiming", "T3.4 is longer than the seat's trains reach"
    elif state.phase == COLLECTION and owner(state, state.route) != state.turn:
        yield "claiming", "T3.9 must belong to the seat to act"
    elif state.phase == PAYMENT and state.legal_into(SCRATCH) == 0:
        yield "claiming", "T3.2 cannot be paid with the cards of the seat to act"
    if state.phase in (MIX, KEEP_FIRST) and any(owner(state, route) != NONE for route in range(state.board.routes)):
        yield "routes", "T1.1 none is claimed during set-up"


def check_end(state: TicketToRideState) -> Iterator[Problem]:
    """T1.2, T6.1, T6.2 The last round runs when it must, and a finished game is scored."""
    spent = [seat for seat in range(state.seats) if state.trains[seat] <= LAST_TRAINS]
    if state.phase == COLLECTION and state.last_left == NONE:
        spent = [seat for seat in spent if seat != state.turn]
    if bool(spent) != (state.last_left != NONE):
        yield "last_round", f"T6.1 runs when a seat has {LAST_TRAINS} trains or fewer, and only then"
    if not state.over:
        if state.last_left == 0:
            yield "last_round", "T6.1 has no turn left, so the game is over"
        if state.passes >= state.seats:
            yield "passes", "T1.2 all seats passed, so the game is over"
        return
    if state.end_reason == "trains" and state.last_left != 0:
        yield "last_round", "T6.1 must be played out when trains end the game"
    if state.end_reason == "all-pass" and state.passes != state.seats:
        yield "passes", "T1.2 must be all seats when passing ends the game"
    again = state.copy()
    for seat in range(state.seats):
        again.score[seat] = sum(
            int(state.board.route_points[state.board.route_length[route]])
            for route in range(state.board.routes)
            if owner(state, route) == seat
        )
    finish(again, state.end_reason)
    if again.scores() != state.scores():
        yield "scores", f"T6.2 must be {again.scores()} at the end"
