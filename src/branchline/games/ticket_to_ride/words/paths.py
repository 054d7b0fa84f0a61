"""What a ticket still lacks: the fewest trains that would meet it, along a seat's own routes and those open to it."""

from __future__ import annotations

from heapq import heappop, heappush

from branchline.games.ticket_to_ride.rules.choices import BIT
from branchline.games.ticket_to_ride.rules.claims import owner
from branchline.games.ticket_to_ride.rules.state import TicketToRideState


def missing_routes(state: TicketToRideState, seat: int, ticket: int) -> list[str] | None:
    """The routes still to claim: none if the ticket is met, None if it can no longer be met.

    T5.2 A way may begin or end in a country, but never pass through one.
    """
    board = state.board
    start, goal = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
    ways: list[list[tuple[int, int, int]]] = [[] for _ in range(board.places)]
    for route in range(board.routes):
        own = owner(state, route) == seat
        if own or state.routes[route] & BIT[seat]:
            cost = 0 if own else int(board.route_length[route])
            a, b = int(board.route_a[route]), int(board.route_b[route])
            ways[a].append((b, cost, route))
            ways[b].append((a, cost, route))
    best = {start: 0}
    came: dict[int, tuple[int, int, int]] = {}
    queue = [(0, start)]
    while queue:
        spent, place = heappop(queue)
        if place == goal:
            return way_back(state, came, start, goal) if spent <= state.trains[seat] else None
        if spent > best[place] or (place >= board.cities and place != start):
            continue
        for other, cost, route in ways[place]:
            if spent + cost < best.get(other, 9999):
                best[other] = spent + cost
                came[other] = (place, cost, route)
                heappush(queue, (spent + cost, other))
    return None


def way_back(state: TicketToRideState, came: dict[int, tuple[int, int, int]], start: int, goal: int) -> list[str]:
    routes = []
    place = goal
    while place != start:
        place, cost, route = came[place]
        if cost:
            routes.append(state.board.route_id[route])
    return routes[::-1]
