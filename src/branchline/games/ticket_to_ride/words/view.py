"""What one seat may know, fact by fact, and a state that fits such a view."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from branchline.core.dealer import Dealer
from branchline.core.game import Json, viewer_seat
from branchline.core.parts import Part
from branchline.core.sight import ABSENT, Facts, Sight
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    DECKS,
    KINDS,
    PASSENGER_COLOURS,
    PASSENGERS,
    RideBoard,
)
from branchline.games.ticket_to_ride.rules.choices import COLLECTION, NONE, OFFER, PAYMENT, TURN
from branchline.games.ticket_to_ride.rules.claims import end_place
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    IN_QUEUE,
    OFFERED,
    OFFERED_FIRST,
    SHUFFLED,
    WITH,
    may_lie,
)
from branchline.games.ticket_to_ride.rules.seen import (
    bottom,
    claimed,
    held_tickets,
    offer,
    own_tickets,
    own_tickets_alike,
    remembered,
    waiting_everywhere,
)
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import mix_of
from branchline.games.ticket_to_ride.rules.turns import tickets_met
from branchline.games.ticket_to_ride.words.moves import PHASES
from branchline.games.ticket_to_ride.words.position import named, state_of

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


# What is on the table for all to see


def constants(state: TicketToRideState) -> Json:
    return {"game": "ticket-to-ride-germany", "seats": int(state.seats), "first": int(state.first)}


def moment(state: TicketToRideState) -> Json:
    return {
        "turn": int(state.turn),
        "deciders": state.deciders(),
        "over": state.over,
        "end_reason": state.end_reason,
        "last_round": None if state.last_left == NONE else int(state.last_left),
        "passes": int(state.passes),
        "collecting": state.board.place_id[end_place(state)] if state.phase == COLLECTION else None,
    }


def display(state: TicketToRideState) -> Json:
    return {"display": [None if card == NONE else CARDS[card] for card in state.display]}


def decks(state: TicketToRideState) -> Json:
    tickets = {"short": int(state.short_shuffled), "long": int(state.long_shuffled)}
    return {"pile": int(state.pile_total), "decks": tickets}


def discards(state: TicketToRideState) -> Json:
    return {"discards": named(state.discards, 0, CARDS)}


def routes(state: TicketToRideState) -> Json:
    return {"routes": claimed(state)}


def passengers(state: TicketToRideState) -> Json:
    return {"passengers": waiting_everywhere(state)}


# What a viewer sees otherwise than others


def viewer(state: TicketToRideState, seat: int | None) -> Json:
    return {"seat": seat}


def phase(state: TicketToRideState, seat: int | None) -> Json:
    """A route chosen but not paid for is private."""
    private = state.phase == PAYMENT and seat != state.turn
    own_claim = state.route != NONE and (seat == state.turn or state.phase == COLLECTION)
    return {
        "phase": PHASES[int(TURN) if private else int(state.phase)],
        "claiming": state.board.route_id[state.route] if own_claim else None,
    }


def at_the_bottom(state: TicketToRideState, seat: int | None) -> Json:
    return {"bottom": bottom(state, viewer_seat(seat))}


def hand(state: TicketToRideState, seat: int | None) -> Json:
    return {} if seat is None else {"hand": named(state.hands, seat * KINDS, CARDS)}


def tickets(state: TicketToRideState, seat: int | None) -> Json:
    """A seat's own tickets and how they stand."""
    return {} if seat is None else {"tickets": own_tickets(state, seat)}


def tickets_alike(one: TicketToRideState, other: TicketToRideState, seat: int | None) -> bool:
    return seat is None or own_tickets_alike(one, other, seat)


def memory(state: TicketToRideState, seat: int | None) -> Json:
    return {} if seat is None else {"remembers": remembered(state, seat)}


# T0.8 Players: passengers, scores, trains, numbers of cards and of tickets of each deck, and announced mixes are public


def possessions(state: TicketToRideState, seat: int) -> Json:
    at, mix = seat * KINDS, int(mix_of(state, seat))
    return {
        "score": int(state.score[seat]),
        "trains": int(state.trains[seat]),
        "cards": sum(state.hands[at : at + KINDS]),
        "passengers": named(state.collected, seat * PASSENGER_COLOURS, PASSENGERS),
        "mix": None if mix == NONE else {"short": int(OFFER) - mix, "long": mix},
    }


def outcome(state: TicketToRideState, seat: int) -> Json:
    if not state.over:
        return {"place": ABSENT, "tickets_met": ABSENT}
    return {"place": state.ranking()[seat], "tickets_met": tickets_met(state, seat)}


def ticket_backs(state: TicketToRideState, seat: int, viewer: int | None) -> Json:
    eyes = viewer_seat(viewer)
    return {
        "tickets_first": held_tickets(state, HELD_FIRST + seat, eyes),
        "tickets_later": held_tickets(state, HELD + seat, eyes),
        "offer": offer(state, seat, eyes),
    }


def seen_taken(state: TicketToRideState, seat: int, viewer: int | None) -> Json:
    return {} if viewer is None else {"seen": named(state.seen, seat * KINDS, CARDS)}


SIGHT = Sight(
    public=[
        Facts(constants),
        Facts(moment, ("turn", "phase", "over", "end_reason", "last_left", "passes", "route", "ends_done")),
        Facts(display, ("display",)),
        Facts(decks, ("pile_total", "short_shuffled", "long_shuffled")),
        Facts(discards, ("discards",)),
        Facts(routes, ("routes",)),
        Facts(passengers, ("passengers",)),
    ],
    own=[
        Facts(viewer),
        Facts(phase, ("phase", "turn", "route")),
        Facts(at_the_bottom, ("queue", "tickets")),
        Facts(hand, ("hands",)),
        Facts(tickets, ("tickets", "routes", "trains"), tickets_alike),
        Facts(memory, ("tickets",)),
    ],
    players=[
        Facts(possessions, ("score", "trains", "hands", "collected", "mixes")),
        Facts(outcome, ("over", "score", "routes", "tickets")),
    ],
    known=[
        Facts(ticket_backs, ("tickets", "offers")),
        Facts(seen_taken, ("seen",)),
    ],
)
"""From what a view is made."""


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
