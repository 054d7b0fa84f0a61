"""The moves of Ticket to Ride: what a decision is called, and why one is refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from branchline.core.actions import ActionKind, Actions
from branchline.core.game import Refusal
from branchline.core.move import Move, Moves, WholeTurn
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    GREY,
    KINDS,
    LOCOMOTIVE,
    PASSENGERS,
    ROUTE_COLOURS,
    RideBoard,
)
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    BLIND,
    CLAIM,
    COLLECT,
    COLLECTION,
    KEEP,
    KEEP_AT_SET_UP,
    KEEP_FIRST,
    KEEP_IN_PLAY,
    KEEP_LATER,
    MIX,
    OFFER,
    OVER,
    PASS,
    PAY,
    PAYMENT,
    SECOND_CARD,
    TAKE,
    TICKETS,
    TURN,
)
from branchline.games.ticket_to_ride.rules.claims import end_place, owner
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import next_offer, offered

PHASES = {
    int(MIX): "mix",
    int(KEEP_FIRST): "keep-first",
    int(TURN): "turn",
    int(SECOND_CARD): "second-card",
    int(PAYMENT): "payment",
    int(COLLECTION): "passenger",
    int(KEEP_LATER): "keep",
    int(OVER): "over",
}

ORDER = {card: place for place, card in enumerate(CARDS)}


@dataclass(frozen=True)
class TakeCard(Move):
    """T2.1 Take a face-up card."""

    kind = "take"
    notation = "take {card}"
    card: str


@dataclass(frozen=True)
class Draw(Move):
    """T2.1 Draw the top card of the pile."""

    kind = "draw"
    notation = "draw"


@dataclass(frozen=True)
class Tickets(Move):
    """T4.1 Announce a mix of tickets and draw it."""

    kind = "tickets"
    notation = "tickets {short} short {long} long"
    short: int
    long: int


@dataclass(frozen=True)
class KeepTickets(Move):
    """T4.2 Keep some of the tickets drawn."""

    kind = "keep"
    notation = "keep {tickets}"
    tickets: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tickets", tuple(sorted(self.tickets)))


@dataclass(frozen=True)
class Claim(Move):
    """T3.1 Claim a route."""

    kind = "claim"
    notation = "claim {route}"
    route: str


@dataclass(frozen=True)
class RidePay(Move):
    """T3.2 Pay for the claimed route."""

    kind = "pay"
    notation = "pay {cards}"
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=lambda card: (ORDER.get(card, 99), card))))


@dataclass(frozen=True)
class Collect(Move):
    """T3.9 Choose which passenger boards."""

    kind = "collect"
    notation = "collect {passenger}"
    passenger: str


@dataclass(frozen=True)
class RidePass(Move):
    """T1.2 Do nothing, if nothing can be done."""

    kind = "pass"
    notation = "pass"


@dataclass(frozen=True)
class ClaimTurn(WholeTurn):
    """T3.1, T3.2, T3.9 Claim a route, pay for it, and say who boards at its ends."""

    kind = "claim-turn"
    notation = "claim {route} with {cards} collecting {passengers}"
    first = "claim"
    then = ("pay", "collect")
    route: str
    cards: tuple[str, ...]
    passengers: tuple[str, ...]

    def steps(self) -> list[Move]:
        return [Claim(self.route), RidePay(self.cards), *map(Collect, self.passengers)]

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        route = next(step.route for step in steps if isinstance(step, Claim))
        cards = next(step.cards for step in steps if isinstance(step, RidePay))
        passengers = tuple(step.passenger for step in steps if isinstance(step, Collect))
        return cls(route, cards, passengers) if passengers else ClaimWithCards(route, cards)


@dataclass(frozen=True)
class ClaimWithCards(WholeTurn):
    """T3.1, T3.2 Claim a route and pay for it."""

    kind = "claim-with-cards"
    notation = "claim {route} with {cards}"
    first = "claim"
    then = ("pay",)
    route: str
    cards: tuple[str, ...]

    def steps(self) -> list[Move]:
        return [Claim(self.route), RidePay(self.cards)]


MOVES = Moves(
    TakeCard, Draw, Tickets, KeepTickets, Claim, RidePay, Collect, RidePass, turns=(ClaimTurn, ClaimWithCards)
)


def action_space(board: RideBoard) -> Actions:
    """The numbers behind the actions, as choices.py lays them out; `kept` is bits, in the order drawn."""
    return Actions(
        ActionKind("take", int(TAKE), (("card", int(KINDS)),)),
        ActionKind("draw", int(BLIND)),
        ActionKind("tickets", int(TICKETS), (("long", int(OFFER) + 1),)),
        ActionKind("pass", int(PASS)),
        ActionKind("keep", int(KEEP), (("kept", int(BIT[OFFER])),)),
        ActionKind("collect", int(COLLECT), (("colour", len(PASSENGERS)),)),
        ActionKind("pay", int(PAY), (("colour", int(KINDS)), ("locomotives", 8))),
        ActionKind("claim", int(CLAIM), (("route", int(board.routes)),)),
    )


def move_of(state: TicketToRideState, action: int, seat: int) -> Move:
    """A seat's action as a move."""
    board = state.board
    lasting = lasting_moves(board)[next_offer(state)].get(action)
    if lasting is not None:
        return lasting
    if action < COLLECT:
        return keep(offer_of(state, seat), action)
    colour, locomotives = divmod(action - PAY, 8)
    length = int(board.route_length[state.route])
    return payment(colour, length - locomotives, locomotives)


def keep(offer: list[str], action: int) -> KeepTickets:
    return KeepTickets(tuple([offer[k] for k in SUBSETS[action - KEEP]]))


SUBSETS = [[k for k in range(OFFER) if kept & BIT[k]] for kept in range(BIT[OFFER])]
"""For each action, the places in the offer of the tickets it keeps."""

# Moves are immutable, so one of each is enough.


@cache
def lasting_moves(board: RideBoard) -> list[dict[int, Move]]:
    """By the number of tickets that would be drawn: the actions that are then the same move at every moment."""
    lasting: dict[int, Move] = {
        **{int(TAKE) + k: TakeCard(card) for k, card in enumerate(CARDS)},
        int(BLIND): Draw(),
        int(PASS): RidePass(),
        **{int(COLLECT) + k: Collect(colour) for k, colour in enumerate(PASSENGERS)},
        **{int(CLAIM) + k: Claim(route) for k, route in enumerate(board.route_id)},
    }
    return [
        lasting | {int(TICKETS) + long: Tickets(drawn - long, long) for long in range(drawn + 1)}
        for drawn in range(OFFER + 1)
    ]


@lru_cache(4096)
def payment(colour: int, count: int, locomotives: int) -> RidePay:
    return RidePay((CARDS[colour],) * count + (CARDS[LOCOMOTIVE],) * locomotives)


def offer_of(state: TicketToRideState, seat: int) -> list[str]:
    """The tickets a seat has to choose from, in the order drawn."""
    at, offers, names = seat * OFFER, state.offers, state.board.ticket_id
    return [names[offers[at + k]] for k in range(offered(state, seat))]


def refusal(state: TicketToRideState, seat: int, move: Move) -> Refusal:
    """Why an illegal move is illegal."""
    if state.over:
        return Refusal("T6.1", "refuse-game-over", {})
    if seat not in state.deciders():
        return Refusal("T0.9", "refuse-not-your-turn", {"turn": int(state.turn)})
    expected = EXPECTED[int(state.phase)]
    if not isinstance(move, expected):
        if state.phase == SECOND_CARD:
            return Refusal("T2.1", "refuse-second-card-needed", {})
        rule = "T0.6" if state.phase in (MIX, KEEP_FIRST) else "T1.1"
        return Refusal(rule, "refuse-not-now", {"expected": PHASES[int(state.phase)]})
    if isinstance(move, TakeCard):
        return refuse_take(state, move)
    if isinstance(move, Tickets):
        return refuse_tickets(state, move)
    if isinstance(move, KeepTickets):
        return refuse_keep(state, seat, move)
    if isinstance(move, Claim):
        return refuse_claim(state, seat, move)
    if isinstance(move, RidePay):
        return refuse_payment(state, seat, move)
    if isinstance(move, Collect):
        place = state.board.place_name[end_place(state)]
        return Refusal("T3.9", "refuse-no-such-passenger", {"colour": move.passenger, "place": place})
    if isinstance(move, Draw):
        return Refusal("T2.8", "refuse-nothing-to-draw", {})
    return Refusal("T1.2", "refuse-pass", {})


EXPECTED: dict[int, tuple[type[Move], ...]] = {
    int(MIX): (Tickets,),
    int(KEEP_FIRST): (KeepTickets,),
    int(TURN): (TakeCard, Draw, Tickets, Claim, RidePass),
    int(SECOND_CARD): (TakeCard, Draw),
    int(PAYMENT): (RidePay,),
    int(COLLECTION): (Collect,),
    int(KEEP_LATER): (KeepTickets,),
}


def refuse_take(state: TicketToRideState, move: TakeCard) -> Refusal:
    if move.card == CARDS[LOCOMOTIVE] and LOCOMOTIVE in state.display:
        return Refusal("T2.4", "refuse-locomotive-second", {})
    return Refusal("T2.1", "refuse-card-not-shown", {"card": move.card})


def refuse_tickets(state: TicketToRideState, move: Tickets) -> Refusal:
    drawn = int(next_offer(state))
    if drawn == 0:
        return Refusal("T4.1", "refuse-no-tickets", {})
    if move.short + move.long != drawn or min(move.short, move.long) < 0:
        rule = "T0.6" if state.phase == MIX else "T4.1"
        return Refusal(rule, "refuse-mix-total", {"wanted": move.short + move.long, "drawn": drawn})
    deck, left, wanted = ("short", int(state.short_left), move.short)
    if wanted <= left:
        deck, left, wanted = ("long", int(state.long_left), move.long)
    return Refusal("T4.1", "refuse-mix-deck", {"deck": deck, "left": left, "wanted": wanted})


def refuse_keep(state: TicketToRideState, seat: int, move: KeepTickets) -> Refusal:
    at_set_up = state.phase == KEEP_FIRST
    rule = "T0.6" if at_set_up else "T4.2"
    offer = Counter(offer_of(state, seat))
    for ticket, count in Counter(move.tickets).items():
        if count > offer[ticket]:
            return Refusal(rule, "refuse-keep-not-offered", {"ticket": ticket_name(state.board, ticket)})
    facts = {"least": int(KEEP_AT_SET_UP if at_set_up else KEEP_IN_PLAY), "kept": len(move.tickets)}
    return Refusal(rule, "refuse-keep-too-few", facts)


def ticket_name(board: RideBoard, ticket: str) -> str:
    """A ticket by its places, or the given text if there is no such ticket."""
    if ticket not in board.ticket_index:
        return ticket
    index = board.ticket_index[ticket]
    return f"{board.place_name[board.ticket_a[index]]} – {board.place_name[board.ticket_b[index]]}"


def route_name(board: RideBoard, route: int) -> str:
    return f"{board.place_name[board.route_a[route]]} – {board.place_name[board.route_b[route]]}"


def refuse_claim(state: TicketToRideState, seat: int, move: Claim) -> Refusal:
    board = state.board
    if move.route not in board.route_index:
        return Refusal("T3.1", "refuse-unknown-route", {"route": move.route})
    route = board.route_index[move.route]
    facts: dict[str, Any] = {"route": route_name(board, route)}
    if owner(state, route) >= 0:
        return Refusal("T3.1", "refuse-route-taken", facts | {"seat": int(owner(state, route))})
    if state.routes[route] & BIT[seat] == 0:
        group = range(board.parallel_first[route], board.parallel_first[route + 1])
        if any(owner(state, board.parallel[k]) == seat for k in group):
            return Refusal("T3.6", "refuse-own-parallel", facts)
        return Refusal("T3.7", "refuse-route-closed", facts)
    length = int(board.route_length[route])
    facts["length"] = length
    if state.trains[seat] < length:
        return Refusal("T3.4", "refuse-not-enough-trains", facts | {"trains": int(state.trains[seat])})
    colour = int(board.route_colour[route])
    reach = reach_of(state, seat, colour)
    enough = sum(int(state.hands[seat * KINDS + kind]) for kind in range(KINDS)) >= length
    rule = "T3.3" if colour == GREY and enough else "T3.2"  # enough cards, but of several colours
    return Refusal(rule, "refuse-cannot-pay", facts | {"colour": ROUTE_COLOURS[colour], "cards": reach})


def reach_of(state: TicketToRideState, seat: int, colour: int) -> int:
    """The most cards a seat can put down for a route of this colour."""
    hand = [int(state.hands[seat * KINDS + kind]) for kind in range(KINDS)]
    return (max(hand[:LOCOMOTIVE]) if colour == GREY else hand[colour]) + hand[LOCOMOTIVE]


def refuse_payment(state: TicketToRideState, seat: int, move: RidePay) -> Refusal:
    board = state.board
    route = int(state.route)
    length = int(board.route_length[route])
    colour = ROUTE_COLOURS[board.route_colour[route]]
    facts: dict[str, Any] = {"route": route_name(board, route)}
    if len(move.cards) != length:
        return Refusal("T3.2", "refuse-payment-count", facts | {"length": length, "paid": len(move.cards)})
    paid = Counter(move.cards)
    colours = [card for card in paid if card != CARDS[LOCOMOTIVE]]
    if colour == ROUTE_COLOURS[GREY] and len(colours) > 1:
        return Refusal("T3.3", "refuse-payment-mixed", facts)
    for card in colours:
        if colour not in (card, ROUTE_COLOURS[GREY]):
            return Refusal("T3.2", "refuse-payment-colour", facts | {"colour": colour, "wrong": card})
    for card, count in paid.items():
        held = int(state.hands[seat * KINDS + CARDS.index(card)]) if card in CARDS else 0
        if count > held:
            return Refusal("T3.2", "refuse-payment-not-held", {"card": card, "held": held, "paid": count})
    raise AssertionError(f"{move} is legal")
