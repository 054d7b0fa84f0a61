"""What a ticket still lacks, in whole games: the fewest trains, along routes that are open, and kept up to date."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.game import Json
from branchline.games.ticket_to_ride.rules.seen import own_tickets, own_tickets_alike
from tests.support.walks import walk

GAME = bl.game("ticket-to-ride-germany")
FAR = 10**6


def least(view: Json, seat: int, ticket: Json) -> int:
    """The fewest trains that would meet a ticket, by looking at every route again and again (Bellman, Ford)."""
    board = GAME.board
    price = {}
    for route, name in enumerate(board.route_id):
        ends = frozenset((board.route_a[route], board.route_b[route]))
        beside = [view["routes"].get(other) for k, other in enumerate(board.route_id)
                  if {board.route_a[k], board.route_b[k]} == ends and other != name]  # fmt: skip
        holder = view["routes"].get(name)
        closed = seat in beside or (view["seats"] < 4 and any(one is not None for one in beside))
        if holder == seat:
            price[route] = 0
        elif holder is None and not closed:
            price[route] = int(board.route_length[route])
    start, goal = board.place_index[ticket["from"]], board.place_index[ticket["to"]]
    spent = {start: 0}
    for _ in range(board.places):
        for route, cost in price.items():
            for here, there in (
                (board.route_a[route], board.route_b[route]),
                (board.route_b[route], board.route_a[route]),
            ):
                if here in spent and (here < board.cities or here == start):  # T5.2 no way leads through a country
                    spent[there] = min(spent.get(there, FAR), spent[here] + cost)
    return spent.get(goal, FAR)


@pytest.mark.parametrize("seats", [2, 4])
def test_T5_2_a_ticket_lacks_the_fewest_trains_along_open_routes(seats: int) -> None:
    lengths = dict(zip(GAME.board.route_id, GAME.board.route_length, strict=True))
    lacked = met = lost = 0
    for number, step in enumerate(walk(GAME, seats, 3)):
        if number % 40:
            continue
        for seat in range(seats):
            view = GAME.view(step.after, seat)
            for ticket in view["tickets"]:
                cost = least(view, seat, ticket)
                if ticket["lacks"] is None:
                    assert cost > view["players"][seat]["trains"]
                    lost += 1
                else:
                    assert sum(lengths[route] for route in ticket["lacks"]) == cost
                    assert not set(ticket["lacks"]) & view["routes"].keys()
                    lacked += bool(ticket["lacks"])
                    met += not ticket["lacks"]
    assert lacked > 50
    assert lost > 5


def test_where_nothing_that_matters_has_changed_tickets_stand_as_before() -> None:
    same = others = 0
    for seed in range(4):
        for step in walk(GAME, 3, seed):
            for seat in range(3):
                alike = own_tickets_alike(step.before, step.after, seat)
                equal = own_tickets(step.before, seat) == own_tickets(step.after, seat)
                assert equal or not alike
                same += alike
                others += not alike
    assert same > others > 100, "seldom is anything to be done"
