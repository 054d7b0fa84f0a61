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
    """The shortest ways of a seat, from any place to any other.

    T5.2 A way may begin or end in a country, but never pass through one.
    """

    def __init__(self, table: RideTable, seat: i64) -> None:
        board = table.board
        self.board = board
        self.trains = table.trains[seat]
        self.cost = filled(FAR, board.routes)  # of each route, in trains
        for route in range(board.routes):
            if owner(table, route) == seat:
                self.cost[route] = 0
            elif table.routes[route] & BIT[seat]:
                self.cost[route] = board.route_length[route]
        self.spent = filled(FAR, board.places)  # to each place
        self.came = filled(NONE, board.places)  # by which route
        self.edge = filled(NONE, board.places)  # the places that are reached and not left yet

    def missing(self, start: i64, goal: i64) -> list[str] | None:
        """The routes still to claim on the way; None if the trains do not suffice, or there is no way."""
        if not self.reaches(start, goal):
            return None
        board = self.board
        routes: list[str] = []
        place = goal
        while place != start:
            route = self.came[place]
            if self.cost[route] > 0:
                routes.append(board.route_id[route])
            place = board.route_a[route] + board.route_b[route] - place
        routes.reverse()
        return routes

    def reaches(self, start: i64, goal: i64) -> bool:
        """Dijkstra, as far as the trains suffice. Of two equally near places, the one seen first is left first."""
        board, cost, spent, came, edge = self.board, self.cost, self.spent, self.came, self.edge
        for place in range(board.places):
            spent[place] = FAR
        spent[start] = 0
        edge[0] = start
        edges: i64 = 1
        while edges > 0:
            nearest: i64 = 0
            here = edge[0]
            for k in range(1, edges):
                if spent[edge[k]] < spent[here]:
                    nearest = k
                    here = edge[k]
            if here == goal:
                return True
            edges -= 1
            edge[nearest] = edge[edges]
            if here >= board.cities and here != start:
                continue
            for k in range(board.ways_first[here], board.ways_first[here + 1]):
                route = board.way_route[k]
                there = board.way_to[k]
                by_here = spent[here] + cost[route]
                if by_here < spent[there] and by_here <= self.trains:
                    if spent[there] == FAR:
                        edge[edges] = there
                        edges += 1
                    spent[there] = by_here
                    came[there] = route
        return False


def missing_routes(table: RideTable, seat: i64, ticket: i64) -> list[str] | None:
    """The routes still to claim for a ticket: none if it is met, None if it can no longer be met."""
    return Ways(table, seat).missing(table.board.ticket_a[ticket], table.board.ticket_b[ticket])
