"""The one order the rules leave out: passengers are asked for at one end of a route, then at the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import branchline as bl
from branchline.core.dealer import LogDealer
from branchline.games.ticket_to_ride.game import TicketToRide
from tests.support.walks import walk

Size = Callable[[int, int], int]
Facts = dict[str, Any]
GAME = TicketToRide()


def in_every_order(position: Facts, seat: int) -> Iterator[str]:
    """What is left at both ends, and what the seat has: one passenger from each end, whichever end comes first."""
    board = GAME.board
    route = board.route_id.index(position["claiming"])
    places = [board.place_id[board.route_a[route]], board.place_id[board.route_b[route]]]
    for first, second in permutations(places):
        for one, after in one_from(first, position["passengers"]):
            for other, left in one_from(second, after):
                have = Counter(position["collected"][seat]) + Counter(one) + Counter(other)
                yield told(left, have)


def one_from(place: str, waiting: Facts) -> Iterator[tuple[list[str], Facts]]:
    crowd = waiting.get(place, {})
    for colour in crowd:
        yield [colour], waiting | {place: dict(Counter(crowd) - Counter([colour]))}
    if not crowd:
        yield [], waiting


def as_offered(state: bl.State, seat: int) -> Iterator[str]:
    """The same by the rules, until all passengers are collected."""
    position = GAME.position(state)
    if position["phase"] != "passenger" or int(state.turn) != seat:
        yield told(position["passengers"], Counter(position["collected"][seat]))
        return
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action, LogDealer([]))
        yield from as_offered(after, seat)


def told(waiting: Facts, have: Counter[str]) -> str:
    return repr(
        (sorted((place, sorted(crowd.items())) for place, crowd in waiting.items() if crowd), sorted(have.items()))
    )


def test_T3_9_passengers_of_both_ends_come_to_the_same_in_either_order(size: Size) -> None:
    """No luck and no limit comes between the two, so one order is enough."""
    seen = 0
    for seed in range(size(12, 1000)):
        for step in walk(GAME, 2 + seed % 4, seed):
            position = GAME.position(step.before)
            if position["phase"] == "passenger" and position["ends_done"] == 0:
                wanted = set(in_every_order(position, step.seat))
                assert set(as_offered(step.before, step.seat)) == wanted
                seen += len(wanted) > 2
    assert seen > 5, "where there is a choice at both ends"
