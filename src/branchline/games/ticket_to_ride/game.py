"""Ticket to Ride: Germany as a game of the core contract. Each question goes to the file that answers it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from branchline.core.actions import Actions
from branchline.core.dealer import Dealer
from branchline.core.game import Change, Game, Json, Line, Refusal, Score, viewer_seat
from branchline.core.move import Move
from branchline.core.position import Reader
from branchline.core.script import Drawing
from branchline.core.state import State
from branchline.games.ticket_to_ride import TICKET_TO_RIDE_GERMANY
from branchline.games.ticket_to_ride.board.board import CARDS, PASSENGERS, RideBoard
from branchline.games.ticket_to_ride.board.file import germany, load
from branchline.games.ticket_to_ride.faces.observation import TicketToRideObserver
from branchline.games.ticket_to_ride.faces.statistics import TicketToRideStatistics
from branchline.games.ticket_to_ride.rules.changes import differences
from branchline.games.ticket_to_ride.rules.choices import COLLECT, KEEP, NONE
from branchline.games.ticket_to_ride.rules.set_up import empty_table, set_up
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import next_offer
from branchline.games.ticket_to_ride.rules.turns import finish, passengers_of, tickets_met
from branchline.games.ticket_to_ride.words.moves import (
    MOVES,
    action_space,
    keep,
    lasting_moves,
    move_of,
    offer_of,
    refusal,
)
from branchline.games.ticket_to_ride.words.narrate import breakdown, story
from branchline.games.ticket_to_ride.words.position import position_of, state_of
from branchline.games.ticket_to_ride.words.remarks import remarks
from branchline.games.ticket_to_ride.words.view import PARTS, SIGHT, from_view

THINGS = (
    "points",
    "trains",
    "cards",
    *(f"card-{card}" for card in CARDS),
    *(f"passenger-{colour}" for colour in PASSENGERS),
    "tickets",
)
"""What a ledger counts, as changes.py numbers it."""


class TicketToRide(Game):
    info = TICKET_TO_RIDE_GERMANY
    moves = MOVES
    parts = PARTS
    sight = SIGHT
    tie_rule = "T6.5"
    board: RideBoard

    def __init__(self, board: str | Path | None = None) -> None:
        self.board = germany() if board is None else load(board)
        self.lasting = lasting_moves(self.board)
        self.tables = {seats: empty_table(self.board, seats) for seats in self.info.seats}

    def deal(self, seats: int, options: Mapping[str, Any], dealer: Dealer) -> State:
        first = options["first"]
        return set_up(self.tables[seats], NONE if first == "random" else first, dealer)

    def move(self, state: State, action: int, seat: int | None = None) -> Move:
        return move_of(own(state), action, int(state.turn) if seat is None else seat)

    def legal_moves(self, state: State, seat: int | None = None) -> list[Move]:
        """One look at the table names them all: a seat may have many ways to keep some of the tickets it is offered."""
        seat = int(state.turn) if seat is None else seat
        actions = state.legal_for(seat)
        if actions and KEEP <= actions[0] < COLLECT:
            offer = offer_of(own(state), seat)
            return [keep(offer, action) for action in actions]
        lasting = self.lasting[next_offer(own(state))].get
        return [lasting(action) or self.move(state, action, seat) for action in actions]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal:
        return refusal(own(state), seat, move)

    def ledger(self, before: State, after: State, viewer: int | None) -> list[Change]:
        """Points, trains, passengers, tickets held; cards by colour for the viewer, by number for everyone else."""
        found = differences(own(before), own(after), viewer_seat(viewer))
        return [Change(found[at], THINGS[found[at + 1]], found[at + 2]) for at in range(0, len(found), 3)]

    def story(self, before: State, after: State, move: Move, dealt: list[int]) -> list[Line]:
        return story(own(before), own(after), move, dealt)

    def remarks(self, state: State, action: int) -> list[Line]:
        return remarks(own(state), action)

    def breakdown(self, state: State) -> list[list[Score]]:
        return breakdown(own(state))

    def score_if_ended(self, state: State) -> list[int]:
        """T6.2, T6.3, T6.4 Including tickets, the globetrotter and passengers."""
        counted = own(state).copy()
        if not counted.over:
            finish(counted, "trains")
        return counted.scores()

    def tie_breakers(self, state: State, seat: int) -> list[tuple[str, int]]:
        """T6.5 Most tickets met, then most passengers."""
        mine = own(state)
        return [("tie-tickets", tickets_met(mine, seat)), ("tie-passengers", passengers_of(mine, seat))]

    def from_view(self, view: Json, dealer: Dealer) -> State:
        return from_view(self.board, view, dealer)

    def position(self, state: State) -> Json:
        return self.heading(state) | position_of(own(state))

    def from_position(self, position: object, dealer: Dealer | None = None) -> State:
        return state_of(self.board, self.read_heading(position), Reader(position, "position").rest(self.HEADING))

    def action_space(self) -> Actions:
        return action_space(self.board)

    def drawings(self) -> list[Drawing]:
        """T0.3 Train cards, T0.4 passengers, T0.6 tickets."""
        return [
            Drawing("a train card", "draw", CARDS),
            Drawing("a passenger", "draw", PASSENGERS),
            Drawing("a ticket", "pick", self.board.ticket_id),
            *super().drawings(),
        ]

    def observer(self, seats: int, options: Mapping[str, Any]) -> TicketToRideObserver:
        return TicketToRideObserver(self.board, seats)

    def statistics(self, seats: int, games: int) -> TicketToRideStatistics:
        return TicketToRideStatistics(self.board, seats, games)


def own(state: State) -> TicketToRideState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, TicketToRideState):
        raise TypeError(f"{type(state).__name__} is no state of Ticket to Ride")
    return state
