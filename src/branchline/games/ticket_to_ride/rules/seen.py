"""What may be seen of a table, by name, for views and positions.

Compiled, because a live table asks for it on every move, and reading a state cell by cell from outside is slow.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from branchline.games.ticket_to_ride.board.board import DECKS, PASSENGER_COLOURS, PASSENGERS, SHORT
from branchline.games.ticket_to_ride.rules.choices import BIT, NONE, OFFER
from branchline.games.ticket_to_ride.rules.claims import owner, waiting
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    IN_QUEUE,
    SHUFFLED,
    SURE,
    WITH,
    holder,
    knows,
    place_of,
)
from branchline.games.ticket_to_ride.rules.paths import Ways
from branchline.games.ticket_to_ride.rules.table import RideTable
from branchline.games.ticket_to_ride.rules.tickets import deck_of, offered


def where_is(table: RideTable, ticket: i64) -> i64:
    """The place of a ticket, for code that is not compiled: a vec it gives to compiled code is never set free (mypyc
    2.4.1)."""
    return place_of(table.tickets, ticket)


def who_holds(table: RideTable, ticket: i64) -> i64:
    return holder(table.tickets, ticket)


def what_knows(table: RideTable, seat: i64, ticket: i64) -> i64:
    return knows(table.tickets, seat, ticket)


def claimed(table: RideTable) -> dict[str, int]:
    """The routes that have an owner, with it."""
    names = table.board.route_id
    found: dict[str, int] = {}
    for route in range(table.board.routes):
        seat = owner(table, route)
        if seat != NONE:
            found[names[route]] = int(seat)
    return found


def waiting_at(table: RideTable, place: i64) -> dict[str, int]:
    """The passengers who wait at a place."""
    found: dict[str, int] = {}
    for colour in range(PASSENGER_COLOURS):
        count = waiting(table, place, colour)
        if count > 0:
            found[PASSENGERS[colour]] = int(count)
    return found


def waiting_everywhere(table: RideTable) -> dict[str, dict[str, int]]:
    """The passengers who wait, place by place."""
    names = table.board.place_id
    found: dict[str, dict[str, int]] = {}
    for place in range(table.board.places):
        if table.passengers[place] != 0:
            found[names[place]] = waiting_at(table, place)
    return found


# Tickets


def tickets_at(table: RideTable, place: i64) -> list[str]:
    names = table.board.ticket_id
    return [names[ticket] for ticket in range(table.board.tickets) if place_of(table.tickets, ticket) == place]


def held_tickets(table: RideTable, place: i64, viewer: i64) -> dict[str, Any]:
    """Tickets kept in one go: by name those the viewer knows, the others by the number of backs."""
    known: list[str] = []
    short: i64 = 0
    long: i64 = 0
    for ticket in range(table.board.tickets):
        if place_of(table.tickets, ticket) != place:
            continue
        if knows(table.tickets, viewer, ticket) == SURE:
            known.append(table.board.ticket_id[ticket])
        elif deck_of(table, ticket) == SHORT:
            short += 1
        else:
            long += 1
    return {"known": known, "short": int(short), "long": int(long)}


def back_of(table: RideTable, ticket: i64, viewer: i64) -> dict[str, Any]:
    """A ticket by its deck, and by name for a viewer who knows it."""
    name = table.board.ticket_id[ticket] if knows(table.tickets, viewer, ticket) == SURE else None
    return {"deck": DECKS[deck_of(table, ticket)], "ticket": name}


def offer(table: RideTable, seat: i64, viewer: i64) -> list[dict[str, Any]]:
    """The tickets that a seat has to choose from."""
    at = seat * OFFER
    return [back_of(table, table.offers[at + k], viewer) for k in range(offered(table, seat))]


def bottom(table: RideTable, viewer: i64) -> list[dict[str, Any]]:
    """The tickets at the bottom of their decks: who put each there is public, its name only for those who saw it."""
    found: list[dict[str, Any]] = []
    for ticket in table.queue:
        slot = back_of(table, ticket, viewer)
        slot["by"] = int(place_of(table.tickets, ticket) - IN_QUEUE)
        found.append(slot)
    return found


def own_tickets(table: RideTable, seat: i64) -> list[dict[str, Any]]:
    """The tickets a seat holds, the first ones first: each with the routes that would still meet it."""
    board = table.board
    ways = Ways(table, seat)
    found: list[dict[str, Any]] = []
    for place in (HELD_FIRST + seat, HELD + seat):
        for ticket in range(board.tickets):
            if place_of(table.tickets, ticket) != place:
                continue
            start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
            found.append(
                {
                    "ticket": board.ticket_id[ticket],
                    "from": board.place_id[start],
                    "to": board.place_id[goal],
                    "points": int(board.ticket_points[ticket]),
                    "deck": DECKS[deck_of(table, ticket)],
                    "first": place == HELD_FIRST + seat,
                    "lacks": ways.missing(start, goal),
                }
            )
    return found


def own_tickets_alike(one: RideTable, other: RideTable, seat: i64) -> bool:
    """Whether two states are the same in all that `own_tickets` looks at."""
    if one.trains[seat] != other.trains[seat]:
        return False
    for ticket in range(one.board.tickets):
        here, there = place_of(one.tickets, ticket), place_of(other.tickets, ticket)
        if here != there and (is_own(here, seat) or is_own(there, seat)):
            return False
    for route in range(one.board.routes):
        if one.routes[route] != other.routes[route]:
            if owner(one, route) == seat or owner(other, route) == seat:
                return False
            if one.routes[route] & BIT[seat] != other.routes[route] & BIT[seat]:
                return False
    return True


def is_own(place: i64, seat: i64) -> bool:
    """Whether a ticket at this place is one that a seat holds."""
    return place == HELD_FIRST + seat or place == HELD + seat


def remembered(table: RideTable, seat: i64) -> dict[str, Any]:
    """The tickets that a seat knows to have been put back at set-up, or to be with some seat."""
    shuffled: list[str] = []
    with_seat: dict[str, list[str]] = {}
    names = table.board.ticket_id
    for ticket in range(table.board.tickets):
        what = knows(table.tickets, seat, ticket)
        if what == SHUFFLED:
            shuffled.append(names[ticket])
        elif what >= WITH:
            with_seat.setdefault(str(what - WITH), []).append(names[ticket])
    return {"shuffled": shuffled, "with": with_seat}
