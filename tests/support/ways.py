"""How many trains a ticket still lacks, found from a view alone and without the code of the game."""

from __future__ import annotations

import heapq
from typing import Any

import branchline as bl
from branchline.core.game import Json

FAR = 10**6


def prices(game: bl.Game, view: Json, seat: int) -> dict[int, list[tuple[int, int]]]:
    """From each place, where one link leads and for how many trains: none on a seat's own routes."""
    board: Any = game.board
    ends = list(zip(board.route_a, board.route_b, strict=True))
    holders = [view["routes"].get(name) for name in board.route_id]
    links: dict[int, list[tuple[int, int]]] = {place: [] for place in range(board.places)}
    for route, (a, b) in enumerate(ends):
        beside = [holders[k] for k, pair in enumerate(ends) if k != route and set(pair) == {a, b}]
        taken = [holder for holder in beside if holder is not None]
        closed = seat in taken or (len(taken) > 0 and view["seats"] < 4)
        if holders[route] == seat:
            price = 0
        elif holders[route] is None and not closed:
            price = int(board.route_length[route])
        else:
            continue
        links[a].append((b, price))
        links[b].append((a, price))
    return links


def fewest_trains(game: bl.Game, links: dict[int, list[tuple[int, int]]], start: str, goal: str) -> int:
    """T5.2 No way leads through a country."""
    board: Any = game.board
    first, last = board.place_index[start], board.place_index[goal]
    edge, done = [(0, first)], set()
    while edge:
        spent, place = heapq.heappop(edge)
        if place == last:
            return spent
        if place in done or (place >= board.cities and place != first):
            continue
        done.add(place)
        for there, price in links[place]:
            heapq.heappush(edge, (spent + price, there))
    return FAR
