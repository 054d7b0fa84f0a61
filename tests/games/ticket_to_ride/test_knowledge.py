"""Where a ticket is and what each seat knows of it, in one number: read and written beside a plain table of both."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import SPECTATOR
from branchline.games.ticket_to_ride.rules.knowledge import (
    HELD,
    HELD_FIRST,
    IN_DECK,
    IN_QUEUE,
    NOBODY,
    OFFERED,
    OFFERED_FIRST,
    SHUFFLED,
    SURE,
    UNSEEN,
    WITH,
    blur_chosen,
    blur_drawn,
    holder,
    knows,
    learn,
    may_lie,
    narrowness,
    place_of,
    put,
    show,
)
from tests.games.ticket_to_ride.arrange import GERMANY, start

SEATS = 5
EVERYBODY = (*range(SEATS), int(SPECTATOR))
KNOWN = [int(UNSEEN), int(SHUFFLED), int(SURE), *(int(WITH) + seat for seat in range(SEATS))]
PLACES = [
    int(IN_DECK),
    *(int(kind) + seat for kind in (IN_QUEUE, OFFERED_FIRST, OFFERED, HELD_FIRST, HELD) for seat in range(SEATS)),
]


def cells(count: int = 4) -> vec[i64]:
    return vec[i64]([0] * count)


def test_numbers_a_ticket_has_one_place_and_a_piece_of_knowledge_for_each_seat() -> None:
    luck = random.Random(3)
    tickets = cells()
    places = [int(IN_DECK)] * len(tickets)
    known = [dict.fromkeys(EVERYBODY, int(UNSEEN)) for _ in tickets]
    for _ in range(2_000):
        ticket = luck.randrange(len(tickets))
        what = luck.choice(["put", "learn", "show"])
        seat = luck.choice(EVERYBODY if what == "learn" else EVERYBODY[:SEATS])
        if what == "put":
            places[ticket] = luck.choice(PLACES)
            put(tickets, ticket, places[ticket])
        elif what == "learn":
            known[ticket][seat] = luck.choice(KNOWN)
            learn(tickets, seat, ticket, known[ticket][seat])
        else:
            places[ticket], known[ticket][seat] = int(OFFERED) + seat, int(SURE)
            show(tickets, ticket, seat, OFFERED)
        assert [place_of(tickets, k) for k in range(len(tickets))] == places
        assert [{seat: knows(tickets, seat, k) for seat in EVERYBODY} for k in range(len(tickets))] == known
        kept = [place - int(HELD) if place >= HELD else place - int(HELD_FIRST) for place in places]
        assert [holder(tickets, k) for k in range(len(tickets))] == [max(seat, NOBODY) for seat in kept]


def test_numbers_before_anything_is_dealt_a_ticket_lies_in_its_deck_unseen() -> None:
    state = start(2)
    undealt = [k for k in range(len(GERMANY.board.ticket_id)) if place_of(state.tickets, k) == IN_DECK]  # type: ignore[attr-defined]
    assert len(undealt) == len(GERMANY.board.ticket_id)
    assert {knows(state.tickets, seat, k) for seat in EVERYBODY for k in undealt} == {UNSEEN}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("by", "drawer"), [(0, 1), (2, 1), (1, 1), (0, 0)])
def test_numbers_a_ticket_drawn_on_leaves_only_those_in_doubt_who_neither_put_it_back_nor_drew_it(
    by: int, drawer: int
) -> None:
    """T0.8: of another deck, of another seat, and of one's own, nothing is forgotten."""
    tickets = cells(6)
    for ticket in range(6):
        for seat in range(3):
            learn(tickets, seat, ticket, int(WITH) + (by if ticket % 2 else (by + 1) % 3))
    blur_drawn(tickets, 2, 5, by, drawer, 3)
    for ticket in range(6):
        for seat in range(3):
            in_doubt = by != drawer and seat not in (by, drawer) and ticket == 3
            before = int(WITH) + (by if ticket % 2 else (by + 1) % 3)
            assert knows(tickets, seat, ticket) == (SHUFFLED if in_doubt else before), (ticket, seat)


def test_numbers_of_tickets_kept_in_part_others_know_only_with_whom_they_are() -> None:
    tickets = cells(5)
    offers = vec[i64]([4, 0, 3, 1])
    for ticket in range(5):
        show(tickets, ticket, 1, OFFERED)
    for seat, ticket in ((0, 0), (2, 0), (0, 3), (0, 4), (2, 2)):
        learn(tickets, seat, ticket, SURE)
    learn(tickets, 2, 3, SHUFFLED)
    blur_chosen(tickets, offers, 1, 4, 1, 3)
    assert [knows(tickets, 0, ticket) for ticket in range(5)] == [WITH + 1, UNSEEN, UNSEEN, WITH + 1, SURE]
    assert [knows(tickets, 1, ticket) for ticket in range(5)] == [SURE] * 5
    assert [knows(tickets, 2, ticket) for ticket in range(5)] == [WITH + 1, UNSEEN, SURE, SHUFFLED, UNSEEN]


def test_numbers_knowledge_allows_hidden_places() -> None:
    for place in PLACES:
        at_set_up = place in range(int(OFFERED_FIRST), int(OFFERED_FIRST) + SEATS) or place in range(
            int(HELD_FIRST), int(HELD_FIRST) + SEATS
        )
        assert may_lie(UNSEEN, place)
        assert may_lie(SHUFFLED, place) == (not at_set_up)
        for seat in range(SEATS):
            theirs = place in (int(kind) + seat for kind in (IN_QUEUE, OFFERED, HELD))
            assert may_lie(WITH + seat, place) == theirs


def test_numbers_the_narrowest_knowledge_is_dealt_first() -> None:
    assert [narrowness(what) for what in (WITH, WITH + 4, SHUFFLED, UNSEEN)] == [0, 0, 1, 2]
