"""What a move looks like, and the score as the rulebook counts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from branchline.core.game import Line, Score
from branchline.core.move import Move
from branchline.games.ticket_to_ride.board.board import CARDS, PASSENGER_COLOURS, PASSENGERS, RideBoard
from branchline.games.ticket_to_ride.rules.changes import boarded, cards_beyond, shown, turned_up
from branchline.games.ticket_to_ride.rules.choices import FACE_UP, KEEP_FIRST, MIX, NONE, PAYMENT
from branchline.games.ticket_to_ride.rules.claims import owner
from branchline.games.ticket_to_ride.rules.scoring import GLOBETROTTER, MOST_PASSENGERS, passenger_points
from branchline.games.ticket_to_ride.rules.seen import who_holds
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.turns import network, tickets_met
from branchline.games.ticket_to_ride.words.moves import Claim, Draw, KeepTickets, RidePass, TakeCard, Tickets, offer_of

NOTHING: Mapping[str, Any] = {}


def story(before: TicketToRideState, after: TicketToRideState, move: Move, dealt: list[int]) -> list[Line]:
    """The move itself, then what it revealed, then what it led to."""
    teller = RideTeller(before, after, dealt)
    if isinstance(move, (Draw, TakeCard)):
        teller.cards(move)
    elif isinstance(move, Tickets):
        teller.tickets(move)
    elif isinstance(move, KeepTickets):
        teller.keep(offer_of(before, teller.seat), move)
    elif isinstance(move, RidePass):
        teller.say("pass")
    elif isinstance(move, Claim) and after.phase == PAYMENT:
        return []  # chosen but not yet paid for: still private
    else:
        teller.route(move)
    teller.consequences()
    return teller.lines


class RideTeller:
    """Collects the lines of one move."""

    def __init__(self, before: TicketToRideState, after: TicketToRideState, dealt: list[int]) -> None:
        self.before = before
        self.after = after
        self.dealt = len(dealt)
        self.board: RideBoard = before.board
        self.seat = int(before.turn)
        self.lines: list[Line] = []

    def say(self, key: str, secret: Mapping[str, Any] = NOTHING, **args: Any) -> None:
        """A line about a seat, by default the one that moved, with what that seat alone may know."""
        args.setdefault("who", self.seat)
        self.lines.append(Line(f"narrate-{key}", args, secret))

    def fact(self, key: str, **args: Any) -> None:
        self.lines.append(Line(f"narrate-{key}", args))

    def cards(self, move: Draw | TakeCard) -> None:
        """T2.5 Nobody else learns what was drawn blind."""
        gained = self.cards_beyond(self.after, self.before)
        taken = [move.card] if isinstance(move, TakeCard) else []
        if len(gained) == 2 and self.pile_gone():
            taken.append(self.taken_by_itself(Counter(gained), taken))
        blind = gained
        for card in taken:
            if card in blind:
                blind.remove(card)
        for card in taken if isinstance(move, TakeCard) else []:
            self.say("take", card=card)
        for card in blind:
            self.say("draw-blind", {"card": card})
        for card in taken if isinstance(move, Draw) else []:
            self.say("take", card=card)
        self.display(len(blind), len(taken))

    def pile_gone(self) -> bool:
        """Whether nothing was left to draw blind after the first card."""
        before = self.before
        return before.pile_total + before.discard_total + shown(before) - 1 <= FACE_UP

    def taken_by_itself(self, gained: Counter[str], taken: list[str]) -> str:
        """The second card if only one could be taken: after a blind first card, the one gone from the display."""
        if not taken:
            gained = self.face_up(self.before) - self.face_up(self.after)
        return next((gained - Counter(taken)).elements())

    def face_up(self, state: TicketToRideState) -> Counter[str]:
        return Counter(CARDS[card] for card in state.display if card != NONE)

    def cards_beyond(self, here: TicketToRideState, there: TicketToRideState) -> list[str]:
        """The cards that the seat has here beyond those it has there."""
        return [CARDS[kind] for kind in cards_beyond(here, there, self.seat)]

    def display(self, blind: int, taken: int) -> None:
        """What was turned up, and whether the display was swept or the discards shuffled."""
        before, after = self.before, self.after
        if after.pile_total != before.pile_total - self.dealt:
            self.fact("reshuffle")
        if self.dealt - blind > FACE_UP - shown(before) + taken:
            self.fact("sweep")
        for card in turned_up(before, after):
            self.fact("display-new", card=CARDS[card])

    def claimed(self, move: Move) -> list[int]:
        """The route this move may have brought into a seat's hands."""
        if isinstance(move, Claim):
            return [self.board.route_index[move.route]]
        return [] if self.before.route == NONE else [int(self.before.route)]

    def route(self, move: Move) -> None:
        """A claim paid for, and the passengers who boarded."""
        before, after, board = self.before, self.after, self.board
        for route in self.claimed(move):
            if owner(after, route) != owner(before, route):
                length = int(board.route_length[route])
                a, b = board.place_name[board.route_a[route]], board.place_name[board.route_b[route]]
                points = int(board.route_points[length])
                self.say("claim", a=a, b=b, length=length, points=points)
                paid = self.cards_beyond(before, after)
                self.say("pay", cards=[[card, paid.count(card)] for card in dict.fromkeys(paid)])
                self.display(0, 0)
        left = boarded(before, after)
        for place, colour in zip(left[::2], left[1::2], strict=True):
            self.say("passenger", colour=PASSENGERS[colour], place=board.place_name[place])

    def tickets(self, move: Tickets) -> None:
        """T0.6, T4.1 The mix is public, the tickets are not."""
        self.say("mix", short=move.short, long=move.long)
        after = self.after
        if self.before.phase == MIX:
            dealt_to = range(after.seats) if after.phase == KEEP_FIRST else range(0)
        else:
            dealt_to = range(self.seat, self.seat + 1)
        for seat in dealt_to:
            offer = offered = offer_of(after, seat)
            if not offered:  # a single ticket, kept automatically
                offer = sorted(self.held(after, seat) - self.held(self.before, seat))
            short = self.short_of(offer)
            names = {"tickets": [self.ticket(ticket) for ticket in offer]}
            self.say("offer", names, who=seat, short=short, long=len(offer) - short)
            if not offered:
                self.keep(offer, KeepTickets(tuple(offer)))

    def short_of(self, tickets: Sequence[str]) -> int:
        """How many of these belong to the short deck."""
        board = self.board
        return len([ticket for ticket in tickets if board.ticket_index[ticket] < board.short_tickets])

    def held(self, state: TicketToRideState, seat: int) -> set[str]:
        return {ticket for k, ticket in enumerate(self.board.ticket_id) if who_holds(state, k) == seat}

    def ticket(self, ticket: str) -> dict[str, Any]:
        board = self.board
        index = board.ticket_index[ticket]
        return {
            "a": board.place_name[board.ticket_a[index]],
            "b": board.place_name[board.ticket_b[index]],
            "points": int(board.ticket_points[index]),
        }

    def keep(self, offer: list[str], move: KeepTickets) -> None:
        """T0.8 How many of each deck were kept is public: the backs differ."""
        short = self.short_of(move.tickets)
        names = {"tickets": [self.ticket(ticket) for ticket in move.tickets]}
        back = len(offer) - len(move.tickets)
        self.say("keep", names, short=short, long=len(move.tickets) - short, back=back)
        if self.before.phase == KEEP_FIRST and self.after.phase != KEEP_FIRST:
            self.fact("tickets-back-shuffled")

    def consequences(self) -> None:
        if self.after.last_left != NONE and self.before.last_left == NONE:
            self.say("last-round")
        if self.after.over:
            self.fact("game-over")


def breakdown(state: TicketToRideState) -> list[list[Score]]:
    """T6.0 to T6.4, seat by seat; before the end only the routes, which everyone can see."""
    met = [tickets_met(state, seat) for seat in range(state.seats)] if state.over else []
    return [seat_breakdown(state, seat, met) for seat in range(state.seats)]


def seat_breakdown(state: TicketToRideState, seat: int, met: list[int]) -> list[Score]:
    board = state.board
    routes = [route for route in range(board.routes) if owner(state, route) == seat]
    points = sum(int(board.route_points[board.route_length[route]]) for route in routes)
    lines = [Score("T6.0", points, "score-routes", {"count": len(routes)})]
    if not state.over:
        return lines
    laid = network(state, seat)
    for ticket in range(board.tickets):
        if who_holds(state, ticket) == seat:
            ends = {"a": board.place_name[board.ticket_a[ticket]], "b": board.place_name[board.ticket_b[ticket]]}
            worth = int(board.ticket_points[ticket])
            if laid.meets(ticket):
                lines.append(Score("T6.2", worth, "score-ticket-met", ends))
            else:
                lines.append(Score("T6.2", -worth, "score-ticket-missed", ends))
    if met[seat] and met[seat] == max(met):
        lines.append(Score("T6.3", int(GLOBETROTTER), "score-globetrotter", {"count": met[seat]}))
    for colour, name in enumerate(PASSENGERS):
        points = int(passenger_points(state.collected, state.seats, seat, colour))
        if points:
            key = "score-passengers-most" if points == MOST_PASSENGERS else "score-passengers-second"
            count = int(state.collected[seat * PASSENGER_COLOURS + colour])
            lines.append(Score("T6.4", points, key, {"colour": name, "count": count}))
    return lines
