"""What differs between two states: the numbers behind ledger and narration, which a live table asks for on every move.

Compiled, because reading two states cell by cell from outside is slow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.ticket_to_ride.board.board import KINDS, PASSENGER_COLOURS
from branchline.games.ticket_to_ride.rules.choices import NONE
from branchline.games.ticket_to_ride.rules.claims import waiting
from branchline.games.ticket_to_ride.rules.knowledge import holder
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

# the things a ledger counts, as numbers; cards take one for each kind, passengers one for each colour
POINTS: Final[i64] = 0
TRAINS: Final[i64] = 1
CARDS_IN_ALL: Final[i64] = 2
CARD: Final[i64] = 3
PASSENGER: Final[i64] = CARD + KINDS
TICKETS: Final[i64] = PASSENGER + PASSENGER_COLOURS


def differences(old: TicketToRideState, new: TicketToRideState, viewer: i64) -> list[int]:
    """Everything that changed, as runs of seat, thing and amount; other players' cards only by number."""
    found: list[int] = []
    for seat in range(new.seats):
        note(found, seat, POINTS, new.score[seat] - old.score[seat])
        note(found, seat, TRAINS, new.trains[seat] - old.trains[seat])
        hand_differences(found, old, new, seat, seat == viewer)
        at = seat * PASSENGER_COLOURS
        for colour in range(PASSENGER_COLOURS):
            note(found, seat, PASSENGER + colour, new.collected[at + colour] - old.collected[at + colour])
        note(found, seat, TICKETS, held(new.tickets, seat) - held(old.tickets, seat))
    return found


def note(found: list[int], seat: i64, thing: i64, by: i64) -> None:
    if by != 0:
        found.append(seat)
        found.append(thing)
        found.append(by)


def hand_differences(
    found: list[int], old: TicketToRideState, new: TicketToRideState, seat: i64, its_own: bool
) -> None:
    at = seat * KINDS
    in_all: i64 = 0
    for kind in range(KINDS):
        more = new.hands[at + kind] - old.hands[at + kind]
        in_all += more
        if its_own:
            note(found, seat, CARD + kind, more)
    if not its_own:
        note(found, seat, CARDS_IN_ALL, in_all)


def held(tickets: vec[i64], seat: i64) -> i64:
    """How many tickets a seat keeps."""
    count: i64 = 0
    for ticket in range(len(tickets)):
        if holder(tickets, ticket) == seat:
            count += 1
    return count


def cards_beyond(here: TicketToRideState, there: TicketToRideState, seat: i64) -> list[int]:
    """The kind of each card that a seat has here beyond those it has there."""
    at = seat * KINDS
    found: list[int] = []
    for kind in range(KINDS):
        for _ in range(here.hands[at + kind] - there.hands[at + kind]):
            found.append(kind)
    return found


def turned_up(before: TicketToRideState, after: TicketToRideState) -> list[int]:
    """The cards that are new in the display."""
    found: list[int] = []
    for slot in range(len(after.display)):
        card = after.display[slot]
        if card != before.display[slot] and card != NONE:
            found.append(card)
    return found


def shown(state: TicketToRideState) -> int:
    """How many cards the display holds."""
    count: i64 = 0
    for card in state.display:
        if card != NONE:
            count += 1
    return count


def boarded(before: TicketToRideState, after: TicketToRideState) -> list[int]:
    """Place and colour of each passenger who is no longer waiting."""
    found: list[int] = []
    for place in range(len(after.passengers)):
        if after.passengers[place] == before.passengers[place]:
            continue
        for colour in range(PASSENGER_COLOURS):
            if waiting(after, place, colour) < waiting(before, place, colour):
                found.append(place)
                found.append(colour)
    return found
