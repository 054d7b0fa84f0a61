"""What a ticket still lacks, in whole games: the fewest trains, along routes that are open, and kept up to date."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.games.ticket_to_ride.rules.seen import own_tickets, own_tickets_alike
from tests.support.walks import walk
from tests.support.ways import fewest_trains, prices

GAME = bl.game("ticket-to-ride-germany")


@pytest.mark.parametrize("seats", [2, 4])
def test_T5_2_a_ticket_lacks_the_fewest_trains_along_open_routes(seats: int) -> None:
    lengths = dict(zip(GAME.board.route_id, GAME.board.route_length, strict=True))
    lacked = met = lost = 0
    for number, step in enumerate(walk(GAME, seats, 3)):
        if number % 40:
            continue
        for seat in range(seats):
            view = GAME.view(step.after, seat)
            price = prices(GAME, view, seat)
            for ticket in view["tickets"]:
                cost = fewest_trains(GAME, price, ticket["from"], ticket["to"])
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
