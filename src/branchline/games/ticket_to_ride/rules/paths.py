"""What a ticket still lacks: the fewest trains that would meet it, along a seat's own routes and those open to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.rules.choices import BIT, NONE
from branchline.games.ticket_to_ride.rules.claims import owner
from branchline.games.ticket_to_ride.rules.table import RideTable

FAR: Final[i64] = 9999


@final
class Ways:
    """The shortest ways of a seat from a place to all others.

    T5.2 A way may begin or end in a country, but never pass through one.
    """

    def __init__(self, table: RideTable, seat: i64, start: i64) -> None:
        board = table.board
        cities = board.cities
        ends_a, ends_b = board.route_a, board.route_b
        cost = filled(FAR, board.routes)
        for route in range(board.routes):
            if owner(table, route) == seat:
                cost[route] = 0
            elif table.routes[route] & BIT[seat]:
                cost[route] = board.route_length[route]
        spent = filled(FAR, board.places)
        came = filled(NONE, board.places)
        spent[start] = 0
        shorter = True
        while shorter:
            shorter = False
            for route in range(board.routes):
                more = cost[route]
                if more == FAR:
                    continue
                a, b = ends_a[route], ends_b[route]
                if (a < cities or a == start) and spent[a] + more < spent[b]:
                    spent[b] = spent[a] + more
                    came[b] = route
                    shorter = True
                elif (b < cities or b == start) and spent[b] + more < spent[a]:
                    spent[a] = spent[b] + more
                    came[a] = route
                    shorter = True
        self.board = board
        self.start = start
        self.trains = table.trains[seat]
        self.cost = cost  # of each route, in trains
        self.spent = spent  # to each place
        self.came = came  # by which route

    def to(self, goal: i64) -> list[str] | None:
        """The routes still to claim on the way; None if the trains do not suffice, or there is no way."""
        if self.spent[goal] > self.trains:
            return None
        board = self.board
        routes: list[str] = []
        place = goal
        while place != self.start:
            route = self.came[place]
            if self.cost[route] > 0:
                routes.append(board.route_id[route])
            place = board.route_a[route] + board.route_b[route] - place
        routes.reverse()
        return routes


def missing_routes(table: RideTable, seat: i64, ticket: i64) -> list[str] | None:
    """The routes still to claim for a ticket: none if it is met, None if it can no longer be met."""
    return Ways(table, seat, table.board.ticket_a[ticket]).to(table.board.ticket_b[ticket])
