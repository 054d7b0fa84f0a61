"""What one seat may know, fact by fact, and a state that fits such a view."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from branchline.core.dealer import Dealer
from branchline.core.game import Json, viewer_seat
from branchline.core.parts import Part
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    DECKS,
    KINDS,
    LONG,
    PASSENGER_COLOURS,
    PASSENGERS,
    SHORT,
    RideBoard,
)
from branchline.games.ticket_to_ride.rules.choices import COLLECTION, NONE, OFFER, PAYMENT, TURN
from branchline.games.ticket_to_ride.rules.claims import end_place, owner
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    IN_QUEUE,
    OFFERED,
    OFFERED_FIRST,
    SHUFFLED,
    SURE,
    WITH,
    knows,
    may_lie,
    place_of,
)
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import deck_of, mix_of
from branchline.games.ticket_to_ride.rules.turns import tickets_met
from branchline.games.ticket_to_ride.words.moves import PHASES, move_of, offer_of
from branchline.games.ticket_to_ride.words.paths import missing_routes
from branchline.games.ticket_to_ride.words.position import knowledge_of, named, state_of, tickets_at, waiting_at

PARTS = (
    Part("hand", "counts", by="card", secret=True),
    Part(
        "tickets",
        "table",
        secret=True,
        columns=(
            Part("ticket", "word", of="thing"),
            Part("lacks", "list", of="thing"),
            *(Part("from"), Part("to"), Part("points"), Part("deck"), Part("first")),  # its name says these
        ),
    ),
    Part("display", "list", of="card"),
    Part(
        "players",
        columns=(
            Part("score", "score"),
            Part("trains", "number"),
            Part("cards", "number"),
            Part("passengers", "counts", by="passenger"),
            Part("tickets_met", "number"),
            *(Part("place"), Part("mix"), Part("seen")),
            *(Part("tickets_first", secret=True), Part("tickets_later", secret=True), Part("offer", secret=True)),
        ),
    ),
    Part("first", "word", of="seat"),
    Part("last_round", "number"),
    Part("claiming", "word", of="thing", secret=True),
    Part("collecting", "word", of="thing"),
    Part("pile", "number"),
    Part("discards", "counts", by="card"),
    Part("decks", "counts", by="deck"),
    Part("routes", "counts", by="thing", of="seat"),
    Part(
        "passengers",
        "table",
        by="thing",
        columns=tuple(Part(colour, "number", title=f"passenger-{colour}") for colour in PASSENGERS),
    ),
    *(Part("passes"), Part("bottom", secret=True), Part("remembers", secret=True)),
)
"""What a view consists of, in the order shown."""


def view_of(state: TicketToRideState, seat: int | None) -> Json:
    """The public part, then what this seat alone knows."""
    view = public_part(state)
    phase = int(state.phase)
    if phase == PAYMENT and seat != state.turn:
        phase = int(TURN)  # a route chosen but not paid for is private
    own_claim = state.route != NONE and (seat == state.turn or state.phase == COLLECTION)
    view |= {
        "seat": seat,
        "phase": PHASES[phase],
        "claiming": state.board.route_id[state.route] if own_claim else None,
        "players": [player(state, other, seat) for other in range(state.seats)],
        "bottom": [bottom_ticket(state, ticket, seat) for ticket in state.queue],
    }
    if seat is not None:
        view |= private_part(state, seat)
    return view


def public_part(state: TicketToRideState) -> Json:
    """What is on the table for all to see."""
    board = state.board
    return {
        "game": "ticket-to-ride-germany",
        "seats": int(state.seats),
        "first": int(state.first),
        "turn": int(state.turn),
        "deciders": state.deciders(),
        "over": state.over,
        "end_reason": state.end_reason,
        "display": [None if card == NONE else CARDS[card] for card in state.display],
        "pile": int(state.pile_total),
        "discards": named(state.discards, 0, CARDS),
        "decks": {"short": int(state.short_shuffled), "long": int(state.long_shuffled)},
        "routes": {board.route_id[r]: int(owner(state, r)) for r in range(board.routes) if owner(state, r) != NONE},
        "passengers": {
            board.place_id[place]: waiting for place in range(board.places) if (waiting := waiting_at(state, place))
        },
        "collecting": board.place_id[end_place(state)] if state.phase == COLLECTION else None,
        "last_round": None if state.last_left == NONE else int(state.last_left),
        "passes": int(state.passes),
    }


def player(state: TicketToRideState, seat: int, viewer: int | None) -> Json:
    """T0.8 Public: passengers, scores, trains, numbers of cards and of tickets of each deck, announced mixes."""
    at = seat * KINDS
    mix = int(mix_of(state, seat))
    row: Json = {
        "score": int(state.score[seat]),
        "trains": int(state.trains[seat]),
        "cards": sum(int(state.hands[at + kind]) for kind in range(KINDS)),
        "passengers": named(state.collected, seat * PASSENGER_COLOURS, PASSENGERS),
        "mix": None if mix == NONE else {"short": int(OFFER) - mix, "long": mix},
        "tickets_first": held_tickets(state, HELD_FIRST + seat, viewer),
        "tickets_later": held_tickets(state, HELD + seat, viewer),
        "offer": [offered_ticket(state, ticket, viewer) for ticket in offer_of(state, seat)],
    }
    if viewer is not None:
        row["seen"] = named(state.seen, at, CARDS)
    if state.over:
        row["place"] = state.ranking()[seat]
        row["tickets_met"] = tickets_met(state, seat)
    return row


def held_tickets(state: TicketToRideState, place: int, viewer: int | None) -> Json:
    """Tickets kept in one go: by name those the viewer knows, the others by the number of backs."""
    tickets = tickets_at(state, place)
    known = [ticket for ticket in tickets if sure(state, ticket, viewer)]
    hidden = [deck_of(state, state.board.ticket_index[ticket]) for ticket in tickets if ticket not in known]
    return {"known": known, "short": hidden.count(SHORT), "long": hidden.count(LONG)}


def sure(state: TicketToRideState, ticket: str, viewer: int | None) -> bool:
    return knows(state.tickets, viewer_seat(viewer), state.board.ticket_index[ticket]) == SURE


def offered_ticket(state: TicketToRideState, ticket: str, viewer: int | None) -> Json:
    deck = deck_of(state, state.board.ticket_index[ticket])
    return {"deck": DECKS[deck], "ticket": ticket if sure(state, ticket, viewer) else None}


def bottom_ticket(state: TicketToRideState, ticket: int, viewer: int | None) -> Json:
    """A ticket at the bottom of its deck: who put it there is public; which one it is shows only to those who know."""
    by = int(place_of(state.tickets, ticket) - IN_QUEUE)
    return offered_ticket(state, state.board.ticket_id[ticket], viewer) | {"by": by}


def private_part(state: TicketToRideState, seat: int) -> Json:
    """What only this seat knows: its cards, its tickets and how they stand, what it remembers, what it may do."""
    memory = knowledge_of(state, seat)
    return {
        "hand": named(state.hands, seat * KINDS, CARDS),
        "tickets": [own_ticket(state, ticket, seat) for ticket in tickets_at(state, HELD_FIRST + seat)]
        + [own_ticket(state, ticket, seat) for ticket in tickets_at(state, HELD + seat)],
        "remembers": {"shuffled": memory["shuffled"], "with": memory["with"]},
        "legal": [move_of(state, action, seat).json() for action in state.legal_for(seat)],
    }


def own_ticket(state: TicketToRideState, ticket: str, seat: int) -> Json:
    """A ticket: whether it is met, and if not, the cheapest routes that would still meet it (None: impossible)."""
    board = state.board
    index = board.ticket_index[ticket]
    return {
        "ticket": ticket,
        "from": board.place_id[board.ticket_a[index]],
        "to": board.place_id[board.ticket_b[index]],
        "points": int(board.ticket_points[index]),
        "deck": DECKS[deck_of(state, index)],
        "first": place_of(state.tickets, index) == HELD_FIRST + seat,
        "lacks": missing_routes(state, seat, index),
    }


def from_view(board: RideBoard, view: Json, dealer: Dealer) -> TicketToRideState:
    """Lay out what the view tells, fill the gaps in any allowed way, then redeal everything hidden."""
    position = {
        "first": view["first"],
        "turn": view["turn"],
        "phase": view["phase"],
        "display": view["display"],
        "discards": view["discards"],
        "routes": view["routes"],
        "trains": [row["trains"] for row in view["players"]],
        "scores": [row["score"] for row in view["players"]],
        "passengers": view["passengers"],
        "collected": [row["passengers"] for row in view["players"]],
        "mixes": [row["mix"] and row["mix"]["long"] for row in view["players"]],
        "claiming": view["claiming"],
        "ends_done": ends_done(board, view),
        "passes": view["passes"],
        "last_round": view["last_round"],
        "end_reason": view["end_reason"],
        **fill_cards(board, view),
        **TicketLayout(board, view).tickets(),
    }
    state = state_of(board, view["seats"], position)
    return state.redeal(viewer_seat(view["seat"]), dealer)


def ends_done(board: RideBoard, view: Json) -> int:
    if view["collecting"] is None:
        return 0
    route = board.route_index[view["claiming"]]
    return int(view["collecting"] != board.place_id[board.route_a[route]])


def fill_cards(board: RideBoard, view: Json) -> Json:
    """Hands that hold what was seen, filled up with cards that are nowhere in sight; the rest is the pile."""
    rows = view["players"]
    seen = [Counter(row.get("seen", {})) for row in rows]
    hands = [Counter(hand) for hand in seen]
    if view["seat"] is not None:
        hands[view["seat"]] = Counter(view["hand"])
    unseen = Counter({card: int(board.card_count[kind]) for kind, card in enumerate(CARDS)})
    unseen.subtract(view["discards"])
    unseen.subtract(card for card in view["display"] if card)
    for hand in hands:
        unseen.subtract(hand)
    hidden = list(unseen.elements())
    for row, hand in zip(rows, hands, strict=True):
        missing = row["cards"] - hand.total()
        hand.update(hidden[:missing])
        hidden = hidden[missing:]
    return {"hands": hands, "seen": seen, "pile": Counter(hidden)}


class Gap(NamedTuple):
    """A place whose ticket the viewer does not know."""

    row: list[str]
    at: int
    deck: str
    place: int


class TicketLayout:
    """Puts every ticket somewhere: first those whose place is known, then the others, most constrained first."""

    def __init__(self, board: RideBoard, view: Json) -> None:
        self.board = board
        self.view = view
        self.gaps: list[Gap] = []
        self.placed: set[str] = set()

    def tickets(self) -> Json:
        view = self.view
        offered = OFFERED_FIRST if view["phase"] == "keep-first" else OFFERED
        rows = [
            {
                "first": self.held(row["tickets_first"], int(HELD_FIRST) + seat),
                "later": self.held(row["tickets_later"], int(HELD) + seat),
                "offer": self.slots(row["offer"], [int(offered) + seat] * len(row["offer"])),
            }
            for seat, row in enumerate(view["players"])
        ]
        bottom = self.slots(view["bottom"], [int(IN_QUEUE) + slot["by"] for slot in view["bottom"]])
        knowledge = self.knowledge(rows, bottom)
        self.fill()
        by = [slot["by"] for slot in view["bottom"]]
        return {
            "tickets": rows,
            "bottom": [{"ticket": ticket, "by": seat} for ticket, seat in zip(bottom, by, strict=True)],
            "knowledge": knowledge,
        }

    def held(self, held: Json, place: int) -> list[str]:
        slots = [{"deck": self.deck(ticket), "ticket": ticket} for ticket in held["known"]]
        slots += [{"deck": deck, "ticket": None} for deck in DECKS for _ in range(held[deck])]
        return self.slots(slots, [place] * len(slots))

    def slots(self, slots: list[Json], places: list[int]) -> list[str]:
        row = [slot["ticket"] or "" for slot in slots]
        self.placed.update(row)
        self.gaps += [
            Gap(row, at, slots[at]["deck"], place) for at, place in enumerate(places) if slots[at]["ticket"] is None
        ]
        return row

    def deck(self, ticket: str) -> str:
        return DECKS[self.board.ticket_index[ticket] >= self.board.short_tickets]

    def knowledge(self, rows: list[dict[str, list[str]]], bottom: list[str]) -> list[Json]:
        """What the viewer remembers; they know nothing of what others remember."""
        seats: list[Json] = [{"shuffled": [], "with": {}, "sure": []} for _ in rows]
        viewer = self.view["seat"]
        if viewer is not None:
            others = [row for seat, row in enumerate(rows) if seat != viewer and not self.view["over"]]
            sure = [ticket for row in others for tickets in row.values() for ticket in tickets]
            sure += [ticket for ticket, slot in zip(bottom, self.view["bottom"], strict=True) if slot["by"] != viewer]
            seats[viewer] = self.view["remembers"] | {"sure": [ticket for ticket in sure if ticket]}
        return seats

    def fill(self) -> None:
        remembers = self.view.get("remembers", {"shuffled": [], "with": {}})
        for seat, tickets in remembers["with"].items():
            for ticket in tickets:
                self.into_gap(ticket, int(WITH) + int(seat))
        unseen = [t for t in self.board.ticket_id if t not in self.placed and t not in remembers["shuffled"]]
        for gap in sorted(self.gaps, key=lambda gap: may_lie(SHUFFLED, gap.place)):
            pool = unseen if any(self.deck(ticket) == gap.deck for ticket in unseen) else remembers["shuffled"]
            ticket = next(t for t in pool if self.deck(t) == gap.deck and t not in self.placed)
            gap.row[gap.at] = ticket
            self.placed.add(ticket)
            if ticket in unseen:
                unseen.remove(ticket)

    def into_gap(self, ticket: str, what: int) -> None:
        gap = next(gap for gap in self.gaps if gap.deck == self.deck(ticket) and may_lie(what, gap.place))
        gap.row[gap.at] = ticket
        self.placed.add(ticket)
        self.gaps.remove(gap)
