# Compiled.
"""What a simulation records of Ticket to Ride: points by rule, routes claimed, tickets offered, kept and met."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.state import State, filled
from branchline.core.statistics import COMMON, Column, Entries, Field, Statistics, common_columns
from branchline.games.ticket_to_ride.board.board import DECKS, KINDS, PASSENGER_COLOURS, RideBoard
from branchline.games.ticket_to_ride.rules.choices import BIT, BLIND, CLAIM, COLLECT, KEEP, NONE, OFFER, PASS, TURN
from branchline.games.ticket_to_ride.rules.knowledge import holder
from branchline.games.ticket_to_ride.rules.scoring import (
    GLOBETROTTER,
    MOST_PASSENGERS,
    SECOND_PASSENGERS,
    passenger_points,
)
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.turns import network

# the columns after the common ones, one for each seat
POINTS_ROUTES: Final[i64] = COMMON
POINTS_TICKETS: Final[i64] = COMMON + 1
POINTS_GLOBETROTTER: Final[i64] = COMMON + 2
POINTS_PASSENGERS: Final[i64] = COMMON + 3
ROUTES: Final[i64] = COMMON + 4
TICKETS_KEPT: Final[i64] = COMMON + 5
TICKETS_MET: Final[i64] = COMMON + 6
PASSENGERS: Final[i64] = COMMON + 7
COLOURS_MOST: Final[i64] = COMMON + 8
COLOURS_SECOND: Final[i64] = COMMON + 9
TRAINS_LEFT: Final[i64] = COMMON + 10
CARDS_LEFT: Final[i64] = COMMON + 11
TURNS_CARDS: Final[i64] = COMMON + 12
TURNS_TICKETS: Final[i64] = COMMON + 13
TURNS_PASSED: Final[i64] = COMMON + 14

# the bits of an entry: which route or ticket, its turn, its seat; for a ticket also whether it was kept and met
TURNS: Final[i64] = 2**16
SEATS: Final[i64] = 2**32
KEPT: Final[i64] = 2**40
MET: Final[i64] = 2**41


def columns() -> list[Column]:
    return [
        *common_columns(),
        Column("points_routes", True, "int32", "T6.0 points for routes"),
        Column("points_tickets", True, "int32", "T6.2 points for tickets, met less not met"),
        Column("points_globetrotter", True, "int32", "T6.3 points for the most tickets met"),
        Column("points_passengers", True, "int32", "T6.4 points for passengers"),
        Column("routes", True, "uint16", "routes claimed, one in each turn spent so"),
        Column("tickets_kept", True, "uint16", "tickets kept"),
        Column("tickets_met", True, "uint16", "tickets kept and met"),
        Column("passengers", True, "uint16", "passengers collected"),
        Column("colours_most", True, "uint16", "passenger colours of which the seat had the most"),
        Column("colours_second", True, "uint16", "passenger colours of which it had the second most"),
        Column("trains_left", True, "uint16", "trains left at the end"),
        Column("cards_left", True, "uint16", "train cards left in hand at the end"),
        Column("turns_cards", True, "uint16", "turns spent drawing train cards"),
        Column("turns_tickets", True, "uint16", "turns spent drawing tickets"),
        Column("turns_passed", True, "uint16", "turns passed"),
    ]


def claims() -> Entries:
    return Entries(
        [
            Field("claim_route", 0, 16, "routes", "each route claimed, in order"),
            Field("claim_seat", 32, 8, "uint8", "who claimed it"),
            Field("claim_turn", 16, 16, "uint16", "in which turn of the game, counted from 1"),
        ]
    )


def offers() -> Entries:
    return Entries(
        [
            Field("offer_ticket", 0, 16, "tickets", "each ticket offered, in order; one put back may come again"),
            Field("offer_seat", 32, 8, "uint8", "to whom"),
            Field("offer_turn", 16, 16, "uint16", "in which turn of the game; 0 at set-up"),
            Field("offer_kept", 40, 1, "bool", "whether it was kept"),
            Field("offer_met", 41, 1, "bool", "whether it was kept and met"),
        ]
    )


@final
class TicketToRideStatistics(Statistics):
    def __init__(self, board: RideBoard, seats: i64, games: i64) -> None:
        self.board = board
        self.claims = claims()
        self.offers = offers()
        self.held: vec[i64] = filled(NONE, board.tickets)  # for each ticket noted as kept, its entry
        self.alone: i64 = NONE  # the seat that drew tickets; a single ticket leaves no choice
        super().__init__(seats, games, columns(), [self.claims, self.offers])

    def names(self, kind: str) -> list[str]:
        if kind == "routes":
            return self.board.route_id
        if kind == "tickets":
            return self.board.ticket_id
        return super().names(kind)

    def facts(self) -> dict[str, Any]:
        """The map, and what the tickets print."""
        board = self.board
        tickets = [
            {
                "id": board.ticket_id[ticket],
                "deck": DECKS[0] if ticket < board.short_tickets else DECKS[1],
                "a": board.place_id[board.ticket_a[ticket]],
                "b": board.place_id[board.ticket_b[ticket]],
                "points": int(board.ticket_points[ticket]),
            }
            for ticket in range(board.tickets)
        ]
        return {"title": board.title, "map": board.map, "tickets": tickets}

    def start(self, state: State) -> None:
        super().start(state)
        self.held = filled(NONE, self.board.tickets)
        self.alone = NONE

    def note(self, state: State, action: i64) -> None:
        """T1.1 The first action of a turn says which of the three it is; choices at set-up are not a turn."""
        table = own(state)
        keeps = KEEP <= action < COLLECT
        if self.alone != NONE and not keeps:
            self.note_single_ticket(table)
        self.alone = NONE
        self.moves += 1
        if table.phase == TURN:
            self.turns += 1
            self.note_turn(table.turn, action)
        elif keeps:
            self.note_choice(table, action - KEEP)

    def note_turn(self, seat: i64, action: i64) -> None:
        kind = TURNS_CARDS
        if action >= CLAIM:
            kind = ROUTES
            route = action - CLAIM
            self.claims.add(route + TURNS * self.turns + SEATS * seat)
            self.add(POINTS_ROUTES, seat, self.board.route_points[self.board.route_length[route]])
        elif action == PASS:
            kind = TURNS_PASSED
        elif action > BLIND:
            kind = TURNS_TICKETS
            self.alone = seat
        self.add(kind, seat, 1)

    def note_choice(self, table: TicketToRideState, kept: i64) -> None:
        first = table.turn * OFFER
        entry = TURNS * self.turns + SEATS * table.turn
        packed = self.offers.packed
        for k in range(OFFER):
            ticket = table.offers[first + k]
            if ticket == NONE:
                break
            if kept & BIT[k] == 0:
                packed = append(packed, entry + ticket)
            else:
                self.held[ticket] = len(packed)
                packed = append(packed, entry + ticket + KEPT)
        self.offers.packed = packed

    def note_single_ticket(self, table: TicketToRideState) -> None:
        """T4.2 A ticket drawn alone is kept without a choice, so without an action: it is the one not yet noted."""
        seat = self.alone
        for ticket in range(self.board.tickets):
            if self.held[ticket] == NONE and holder(table.tickets, ticket) == seat:
                self.held[ticket] = len(self.offers.packed)
                self.offers.add(ticket + TURNS * self.turns + SEATS * seat + KEPT)

    def finish(self, state: State) -> None:
        table = own(state)
        if self.alone != NONE:
            self.note_single_ticket(table)
        self.count_tickets(table)
        for seat in range(self.seats):
            self.count_passengers(table, seat)
            self.count_leftovers(table, seat)
        super().finish(state)

    def places(self, state: State) -> list[int]:
        """T6.5 Most points. The rules settle ties, which are rare."""
        places = [1] * int(self.seats)
        for seat in range(self.seats):
            for other in range(self.seats):
                if state.score_of(other) > state.score_of(seat):
                    places[seat] += 1
                elif other != seat and state.score_of(other) == state.score_of(seat):
                    return state.ranking()
        return places

    def count_tickets(self, table: TicketToRideState) -> None:
        """T6.2 What the tickets are worth. T6.3 Who met the most."""
        networks = [network(table, seat) for seat in range(self.seats)]
        points = filled(0, self.seats)
        kept = filled(0, self.seats)
        met = filled(0, self.seats)
        worth = self.board.ticket_points
        offered = self.offers.packed
        for ticket in range(self.board.tickets):
            seat = holder(table.tickets, ticket)
            if seat != NONE:
                kept[seat] += 1
                if networks[seat].meets(ticket):
                    met[seat] += 1
                    points[seat] += worth[ticket]
                    offered[self.held[ticket]] += MET
                else:
                    points[seat] -= worth[ticket]
        most: i64 = 1
        for seat in range(self.seats):
            self.put(POINTS_TICKETS, seat, points[seat])
            self.put(TICKETS_KEPT, seat, kept[seat])
            self.put(TICKETS_MET, seat, met[seat])
            if met[seat] > most:
                most = met[seat]
        for seat in range(self.seats):
            if met[seat] == most:
                self.put(POINTS_GLOBETROTTER, seat, GLOBETROTTER)

    def count_passengers(self, table: TicketToRideState, seat: i64) -> None:
        """T6.4 Most of a colour, second most, and what they bring."""
        collected: i64 = 0
        most: i64 = 0
        second: i64 = 0
        for colour in range(PASSENGER_COLOURS):
            collected += table.collected[seat * PASSENGER_COLOURS + colour]
            points = passenger_points(table.collected, self.seats, seat, colour)
            if points == MOST_PASSENGERS:
                most += 1
            elif points == SECOND_PASSENGERS:
                second += 1
        self.put(POINTS_PASSENGERS, seat, most * MOST_PASSENGERS + second * SECOND_PASSENGERS)
        self.put(PASSENGERS, seat, collected)
        self.put(COLOURS_MOST, seat, most)
        self.put(COLOURS_SECOND, seat, second)

    def count_leftovers(self, table: TicketToRideState, seat: i64) -> None:
        cards: i64 = 0
        for kind in range(KINDS):
            cards += table.hands[seat * KINDS + kind]
        self.put(TRAINS_LEFT, seat, table.trains[seat])
        self.put(CARDS_LEFT, seat, cards)


def own(state: State) -> TicketToRideState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, TicketToRideState):
        raise TypeError(f"{type(state).__name__} is no state of Ticket to Ride")
    return state
