"""A state as readable JSON, and back. An impossible position is refused, with the place and the reason."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.errors import BadPosition
from branchline.core.game import Json
from branchline.core.position import Reader
from branchline.games.ticket_to_ride.board.board import CARDS, KINDS, PASSENGER_COLOURS, PASSENGERS, RideBoard
from branchline.games.ticket_to_ride.rules.choices import (
    COLLECTION,
    KEEP_FIRST,
    LAST_TRAINS,
    MIX,
    NONE,
    OFFER,
    OVER,
    PASSENGER,
    SECOND_CARD,
    TURN,
)
from branchline.games.ticket_to_ride.rules.claims import collect_from_ends, owner, take_route, waiting
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    IN_DECK,
    IN_QUEUE,
    OFFERED,
    OFFERED_FIRST,
    SHUFFLED,
    SURE,
    UNSEEN,
    WITH,
    learn,
    may_lie,
    put,
)
from branchline.games.ticket_to_ride.rules.seen import (
    claimed,
    remembered,
    tickets_at,
    waiting_everywhere,
    what_knows,
    where_is,
)
from branchline.games.ticket_to_ride.rules.set_up import empty_table
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import gather_decks, mix_of
from branchline.games.ticket_to_ride.rules.turns import end_turn, finish, show_to_all
from branchline.games.ticket_to_ride.words.moves import PHASES, offer_of


def named(counts: vec[i64], at: int, names: tuple[str, ...]) -> dict[str, int]:
    """A run of counts by name, without the zeros. Not compiled: a vec that is given to a compiled function from here is
    never set free (mypyc 2.4.1)."""
    return {name: int(counts[at + k]) for k, name in enumerate(names) if counts[at + k]}


def position_of(state: TicketToRideState) -> Json:
    """Every fact of a state, by name."""
    board = state.board
    seats = range(int(state.seats))
    return {
        "first": int(state.first),
        "turn": int(state.turn),
        "phase": PHASES[int(state.phase)],
        "hands": [named(state.hands, seat * KINDS, CARDS) for seat in seats],
        "seen": [named(state.seen, seat * KINDS, CARDS) for seat in seats],
        "pile": named(state.pile, 0, CARDS),
        "discards": named(state.discards, 0, CARDS),
        "display": [None if card == NONE else CARDS[card] for card in state.display],
        "routes": claimed(state),
        "trains": [int(count) for count in state.trains],
        "scores": [int(points) for points in state.score],
        "passengers": waiting_everywhere(state),
        "collected": [named(state.collected, seat * PASSENGER_COLOURS, PASSENGERS) for seat in seats],
        "mixes": [None if mix_of(state, seat) == NONE else int(mix_of(state, seat)) for seat in seats],
        "tickets": [
            {
                "first": tickets_at(state, HELD_FIRST + seat),
                "later": tickets_at(state, HELD + seat),
                "offer": offer_of(state, seat),
            }
            for seat in seats
        ],
        "bottom": [
            {"ticket": board.ticket_id[ticket], "by": int(where_is(state, ticket) - IN_QUEUE)} for ticket in state.queue
        ],
        "knowledge": [knowledge_of(state, seat) for seat in seats],
        "claiming": None if state.route == NONE else board.route_id[state.route],
        "ends_done": int(state.ends_done) if state.phase == COLLECTION else 0,
        "passes": int(state.passes),
        "last_round": None if state.last_left == NONE else int(state.last_left),
        "end_reason": state.end_reason,
    }


def goes_without_saying(state: TicketToRideState, seat: int, ticket: int) -> bool:
    """Whether a seat is sure of a ticket simply because it holds it, or because the game is over."""
    place = int(where_is(state, ticket))
    if place == IN_DECK:
        return False
    return place & 7 == seat or (state.over and place >= HELD_FIRST)


def knowledge_of(state: TicketToRideState, seat: int) -> Json:
    """What a seat remembers about others' tickets: put back at set-up, with some seat, or known exactly."""
    sure = [
        name
        for ticket, name in enumerate(state.board.ticket_id)
        if what_knows(state, seat, ticket) == SURE and not goes_without_saying(state, seat, ticket)
    ]
    return remembered(state, seat) | {"sure": sure}


def state_of(board: RideBoard, seats: int, position: object) -> TicketToRideState:
    """The state of a position. Only the display and, once tickets are kept, who holds which cannot be left out."""
    reader = Reader(position, "position")
    state = empty_table(board, seats)
    phases = {name: phase for phase, name in PHASES.items()}
    state.first = reader.whole("first", 0, seats - 1, default=0)
    state.turn = reader.whole("turn", 0, seats - 1, default=int(state.first))
    state.phase = phases[reader.choice("phase", phases, default=PHASES[int(TURN)])]
    state.over = state.phase == OVER
    read_cards(state, reader)
    read_routes(state, reader)
    read_end(state, reader)
    read_passengers(state, reader)
    read_tickets(state, reader)
    read_scores(state, reader)
    read_knowledge(state, reader)
    reader.done()
    from branchline.games.ticket_to_ride.words.check import check_state

    for where, why in check_state(state):
        raise BadPosition(where, why)
    go_on(state)
    return state


def go_on(state: TicketToRideState) -> None:
    """Skip moments without a choice: T2.8 there is no second card, T3.9 nobody waits at this end."""
    if state.phase in (SECOND_CARD, COLLECTION) and not state.legal_actions():
        end_turn(state, False) if state.phase == SECOND_CARD else collect_from_ends(state)


def read_cards(state: TicketToRideState, reader: Reader) -> None:
    """T0.2 If the pile is not given, it holds every card that is nowhere else."""
    nothing: list[Json] = [{}] * int(state.seats)
    for name, cells in (("hands", state.hands), ("seen", state.seen)):
        for seat, hand in enumerate(reader.rows(name, int(state.seats), nothing)):
            for card, count in hand.counts(CARDS).items():
                cells[seat * KINDS + CARDS.index(card)] = count
    for slot, shown in enumerate(reader.items("display", len(state.display))):
        state.display[slot] = NONE if shown is None else CARDS.index(reader.one_of(f"display[{slot}]", shown, CARDS))
    for card, count in reader.entry("discards", {}).counts(CARDS).items():
        state.discards[CARDS.index(card)] = count
    pile = reader.entry("pile").counts(CARDS) if reader.has("pile") else None
    for kind, card in enumerate(CARDS):
        elsewhere = sum(int(state.hands[seat * KINDS + kind]) for seat in range(state.seats))
        elsewhere += int(state.discards[kind]) + sum(shown == kind for shown in state.display)
        rest = max(int(state.board.card_count[kind]) - elsewhere, 0)
        state.pile[kind] = rest if pile is None else pile.get(card, 0)
    state.pile_total = sum(state.pile)
    state.discard_total = sum(state.discards)


def read_routes(state: TicketToRideState, reader: Reader) -> None:
    """T3.4 If the trains are not given, they are those the routes leave."""
    board, seats = state.board, int(state.seats)
    for name, seat in reader.mapping("routes", {}).items():
        route = board.route_index[reader.one_of("routes", name, board.route_index)]
        take_route(state, reader.number(f"routes.{name}", seat, 0, int(state.seats) - 1), route)
    if reader.get("claiming", None) is not None:
        state.route = board.route_index[reader.choice("claiming", board.route_index)]
    state.ends_done = reader.whole("ends_done", 0, 1 if state.phase == COLLECTION else 0, default=0)
    left = [int(board.trains) - sum(lengths_of(state, seat)) for seat in range(seats)]
    for seat, trains in enumerate(reader.numbers("trains", seats, 999, [max(count, 0) for count in left])):
        state.trains[seat] = trains


def lengths_of(state: TicketToRideState, seat: int) -> list[int]:
    """The lengths of the routes a seat has claimed."""
    return [int(state.board.route_length[r]) for r in range(state.board.routes) if owner(state, r) == seat]


def read_end(state: TicketToRideState, reader: Reader) -> None:
    """T1.2, T6.1 A finished game ended by trains if it could have. By default the last round has just begun."""
    seats = int(state.seats)
    spent = any(trains <= LAST_TRAINS for trains in state.trains)
    reasons = ("trains", "all-pass") if state.over else ("",)
    state.end_reason = reader.choice("end_reason", reasons, "all-pass" if state.over and not spent else reasons[0])
    state.passes = reader.whole("passes", 0, seats, default=seats if state.end_reason == "all-pass" else 0)
    unfinished = state.phase == COLLECTION and sum(trains <= LAST_TRAINS for trains in state.trains) == 1
    begun = spent and not (unfinished and state.trains[state.turn] <= LAST_TRAINS)
    left = None if not begun else 0 if state.over else seats
    if reader.get("last_round", left) is not None:
        state.last_left = reader.whole("last_round", 0, seats, left)


def read_scores(state: TicketToRideState, reader: Reader) -> None:
    """T6.0 If points are not given, they are those of the routes; after the end, T6.2 of everything."""
    seats = range(int(state.seats))
    points = state.board.route_points
    for seat in seats:
        state.score[seat] = sum(int(points[length]) for length in lengths_of(state, seat))
    if state.over:
        counted = state.copy()
        finish(counted, state.end_reason)
        for seat in seats:
            state.score[seat] = counted.score[seat]
    for seat, score in enumerate(reader.numbers("scores", len(seats), 9999, state.scores(), -9999)):
        state.score[seat] = score


def read_passengers(state: TicketToRideState, reader: Reader) -> None:
    board = state.board
    if not reader.has("passengers") and not reader.has("collected"):
        lay_passengers(state)
        return
    for name in reader.mapping("passengers", {}):
        place = board.place_index[reader.one_of("passengers", name, board.place_index)]
        for colour, count in reader.entry("passengers").entry(name).counts(PASSENGERS).items():
            state.passengers[place] += PASSENGER[PASSENGERS.index(colour)] * count
    for seat, row in enumerate(reader.rows("collected", int(state.seats), [{}] * int(state.seats))):
        for colour, count in row.counts(PASSENGERS).items():
            state.collected[seat * PASSENGER_COLOURS + PASSENGERS.index(colour)] = count


def lay_passengers(state: TicketToRideState) -> None:
    """If passengers are not given: those of the bag in order, place by place; each claim took the first that waited at
    its ends."""
    board = state.board
    bag = [colour for colour, count in enumerate(board.passenger_count) for _ in range(count)]
    for place in range(board.places):
        for _ in range(board.passengers_at[place]):
            state.passengers[place] += PASSENGER[bag.pop(0)]
    for route in range(board.routes):
        seat = owner(state, route)
        ends = [int(board.route_a[route]), int(board.route_b[route])]
        if state.phase == COLLECTION and route == state.route:
            ends = ends[: state.ends_done]
        for place in ends if seat != NONE else []:
            there = [colour for colour in range(PASSENGER_COLOURS) if waiting(state, place, colour)]
            if there:
                state.passengers[place] -= PASSENGER[there[0]]
                state.collected[seat * PASSENGER_COLOURS + there[0]] += 1


def read_tickets(state: TicketToRideState, reader: Reader) -> None:
    offered = OFFERED_FIRST if state.phase == KEEP_FIRST else OFFERED
    seats = int(state.seats)
    for seat, row in enumerate(reader.rows("tickets", seats, [{}] * seats)):
        for name, place in (("first", HELD_FIRST), ("later", HELD)):
            for ticket in row.names(name, state.board.ticket_index, []):
                lay(state, f"tickets[{seat}].{name}", ticket, place + seat, seat)
        offer = row.names("offer", state.board.ticket_index, [])
        if len(offer) > OFFER:
            raise BadPosition(f"tickets[{seat}].offer", f"holds {len(offer)} tickets, but at most {OFFER} are drawn")
        for k, ticket in enumerate(offer):
            lay(state, f"tickets[{seat}].offer", ticket, offered + seat, seat)
            state.offers[seat * OFFER + k] = state.board.ticket_index[ticket]
        row.done()
    for row in reader.rows("bottom", default=[]):
        by = row.whole("by", 0, int(state.seats) - 1)
        ticket = row.choice("ticket", state.board.ticket_index)
        lay(state, row.where, ticket, IN_QUEUE + by, by)
        state.queue = append(state.queue, i64(state.board.ticket_index[ticket]))
        row.done()
    for seat, long in enumerate(reader.items("mixes", seats, [least_mix(state, seat) for seat in range(seats)])):
        if long is not None:
            state.mixes += (reader.number(f"mixes[{seat}]", long, 0, int(OFFER)) + 1) * 8**seat
    count_decks(state)


def least_mix(state: TicketToRideState, seat: int) -> int | None:
    """T0.6 The fewest long tickets a seat can have announced: those it was offered or kept at set-up."""
    if state.phase == MIX:
        return None
    places = (HELD_FIRST + seat, OFFERED_FIRST + seat)
    short = state.board.short_tickets
    return sum(where_is(state, t) in places for t in range(short, state.board.tickets))


def lay(state: TicketToRideState, where: str, name: str, place: int, seat: int) -> None:
    """Take a ticket out of its deck and put it somewhere."""
    ticket = state.board.ticket_index[name]
    if where_is(state, ticket) != IN_DECK:
        raise BadPosition(where, f"the ticket {name} is in two places")
    put(state.tickets, ticket, place)
    learn(state.tickets, seat, ticket, SURE)


def count_decks(state: TicketToRideState) -> None:
    short = state.board.short_tickets
    gather_decks(state)
    state.short_left = state.short_shuffled + sum(ticket < short for ticket in state.queue)
    state.long_left = state.long_shuffled + sum(ticket >= short for ticket in state.queue)
    if state.phase == MIX:
        for seat in range(state.seats):
            if mix_of(state, seat) != NONE:
                state.long_left -= mix_of(state, seat)
                state.short_left -= OFFER - mix_of(state, seat)


def read_knowledge(state: TicketToRideState, reader: Reader) -> None:
    index = state.board.ticket_index
    for seat, row in enumerate(reader.rows("knowledge", int(state.seats), [{}] * int(state.seats))):
        for name in row.names("shuffled", index, []):
            remember(state, row.where, seat, index[name], int(SHUFFLED))
        for other in row.mapping("with", {}):
            holder_seat = int(reader.one_of(f"{row.where}.with", other, [str(s) for s in range(int(state.seats))]))
            for name in row.entry("with").names(other, index):
                remember(state, row.where, seat, index[name], int(WITH) + holder_seat)
        for name in row.names("sure", index, []):
            remember(state, row.where, seat, index[name], int(SURE))
        row.done()
    if state.over:
        for ticket in range(state.board.tickets):
            if where_is(state, ticket) >= HELD_FIRST:
                show_to_all(state, ticket)


def remember(state: TicketToRideState, where: str, seat: int, ticket: int, what: int) -> None:
    name = state.board.ticket_id[ticket]
    if what_knows(state, seat, ticket) != UNSEEN:
        raise BadPosition(where, f"the ticket {name} is known in two ways")
    if what != SURE and not may_lie(what, where_is(state, ticket)):
        raise BadPosition(where, f"the ticket {name} is not where the seat thinks it may be")
    learn(state.tickets, seat, ticket, what)
