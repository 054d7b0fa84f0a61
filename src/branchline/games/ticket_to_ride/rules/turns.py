"""How turns pass, and how the game ends. Every action ends its turn here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import PASSENGER_COLOURS
from branchline.games.ticket_to_ride.rules.choices import CLAIMED, LAST_TRAINS, NONE, OVER, TURN
from branchline.games.ticket_to_ride.rules.knowledge import ALL_SURE, holder, place_of
from branchline.games.ticket_to_ride.rules.scoring import GLOBETROTTER, Network, passenger_points
from branchline.games.ticket_to_ride.rules.table import RideTable

# A turn ends


def end_turn(table: RideTable, passed: bool) -> None:
    """T1.2 If all seats pass in a row, the game ends. T6.1 At two trains or fewer, each seat has one more turn."""
    table.passes += 1
    if not passed:
        table.passes = 0
    if table.last_left == NONE:
        if table.trains[table.turn] <= LAST_TRAINS:
            table.last_left = table.seats
    else:
        table.last_left -= 1
        if table.last_left == 0:
            finish(table, "trains")
            return
    if table.passes == table.seats:
        finish(table, "all-pass")
        return
    table.phase = TURN
    next_seat(table)


def next_seat(table: RideTable) -> None:
    """T0.9 Turns pass clockwise."""
    table.turn += 1
    if table.turn == table.seats:
        table.turn = 0


# End and scoring


def finish(table: RideTable, reason: str) -> None:
    """T6.2 Tickets met add their points, others subtract them. T6.3 Globetrotter. T6.4 Passengers."""
    table.over = True
    table.phase = OVER
    table.end_reason = reason
    met = score_tickets(table)
    most: i64 = 1
    for seat in range(table.seats):
        if met[seat] > most:
            most = met[seat]
    for seat in range(table.seats):
        if met[seat] == most:
            table.score[seat] += GLOBETROTTER
        for colour in range(PASSENGER_COLOURS):
            table.score[seat] += passenger_points(table.collected, table.seats, seat, colour)


def score_tickets(table: RideTable) -> vec[i64]:
    """Add or subtract every ticket held. Returns how many each seat met."""
    networks = [network(table, seat) for seat in range(table.seats)]
    met = filled(0, table.seats)
    tickets = table.tickets
    points = table.board.ticket_points
    for ticket in range(len(tickets)):
        seat = holder(tickets, ticket)
        if seat != NONE:
            show_to_all(table, ticket)
            if networks[seat].meets(ticket):
                table.score[seat] += points[ticket]
                met[seat] += 1
            else:
                table.score[seat] -= points[ticket]
    return met


def show_to_all(table: RideTable, ticket: i64) -> None:
    """T0.8 Tickets are secret until the end."""
    table.tickets[ticket] = place_of(table.tickets, ticket) + ALL_SURE


def network(table: RideTable, seat: i64) -> Network:
    """The seat's routes."""
    return Network(table.board, table.routes, CLAIMED * (1 + seat))


def tickets_met(table: RideTable, seat: i64) -> int:
    laid = network(table, seat)
    held = [ticket for ticket in range(table.board.tickets) if holder(table.tickets, ticket) == seat]
    return sum([laid.meets(ticket) for ticket in held])


def passengers_of(table: RideTable, seat: i64) -> int:
    at = seat * PASSENGER_COLOURS
    return sum(table.collected[at + colour] for colour in range(PASSENGER_COLOURS))
