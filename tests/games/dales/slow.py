"""Slow, independent answers to four questions about the rules, from a position and a board file alone.

Written from the rules, not from the engine: the only thing imported from it is the path of the board files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import networkx as nx

import branchline.games

BOARDS = Path(branchline.games.__file__).parent / "dales" / "board"
Position = dict[str, Any]
Sale = tuple[str, frozenset[frozenset[str]]]


@cache
def raw_map(chart: str) -> dict[str, Any]:
    """The map as in its file; with The South enlarged if the name says so."""
    name = chart.removesuffix("-enlarged")
    data = json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))
    found = next(entry for entry in data["maps"] if entry["id"] == name)
    areas = {area["id"]: area for area in found["areas"]}
    borders: dict[frozenset[str], int] = {}
    for border in found["borders"]:
        ends = [border["a"], border["b"]]
        if any("joins" in areas[end] for end in ends):
            if chart == name:
                continue
            ends = [areas[end].get("joins", end) for end in ends]
        if border.get("closed") or any(areas[end]["terrain"] in ("hill", "hops") for end in ends):
            continue
        cost = 2 if "river" in border or any(areas[end]["terrain"] == "valley" for end in ends) else 1
        borders[frozenset(ends)] = cost
    return {"areas": areas, "borders": borders, "connection": found.get("first_connection")}


@cache
def raw_trains(game: str, board: str) -> dict[str, dict[str, Any]]:
    data = json.loads((BOARDS / f"{game}.json").read_text(encoding="utf-8"))
    found = next(entry for entry in data["train_boards"] if entry["id"] == board)
    return {train["id"]: train for train in found["trains"]}


def links_of(position: Position, owner: int | str | None = None) -> list[tuple[str, str]]:
    pairs = [(tuple(name.split()), who) for name, who in position["links"].items()]
    return [(ends[0], ends[1]) for ends, who in pairs if owner is None or who == owner]


def influence_of(position: Position, seat: int) -> dict[str, int]:
    return {
        track: int(next(space for space, stack in spaces.items() if seat in stack))
        for track, spaces in position["tracks"].items()
    }


def movable(position: Position, seat: int) -> set[tuple[str, str]]:
    """(piece, area) of every piece this seat may move now: W6.4 to W6.8."""
    areas = raw_map(position["map"])["areas"]
    companies: dict[str, list[str]] = position["companies"]
    own = nx.Graph(links_of(position, seat))
    seats = goods = 0
    for name, train in raw_trains(position["game"], position["train_board"]).items():
        load = position["trains"].get(name)
        if load and load["owner"] == seat:
            carried = {kind: count for kind, count in load.items() if kind != "owner"}
            riding = carried.get("red", 0) + carried.get("green", 0)
            seats += train["passengers"] - riding
            goods += train["goods"] - (sum(carried.values()) - riding)
    found = set()
    if goods:
        for area, count in position["goods"].items():
            entry = areas[area]
            if entry["terrain"] in ("hill", "hops"):
                open_towns = [town for town in entry["loads_at"] if not companies.get(town)]
                if count and any(town in own for town in open_towns):
                    found.add((entry["goods"], area))
            elif count and area in own:
                touched = {end for company in ("red", "green") for link in links_of(position, company) for end in link}
                if area not in touched:
                    found.add((entry["goods"], area))
    if seats:
        for area, people in position["people"].items():
            if area in own:
                near = nx.node_connected_component(own, area)
                for colour in ("red", "green"):
                    goal = any(colour in companies.get(other, []) for other in near)
                    if people.get(colour) and goal and colour not in companies.get(area, []):
                        found.add((colour, area))
    return found


def sales(position: Position, seat: int, limit: int | None = None) -> set[Sale]:
    """Every takeover open to this seat, as the company and the set of links: W9.1, W9.2, W9.4."""
    areas = raw_map(position["map"])["areas"]
    companies: dict[str, list[str]] = position["companies"]
    own = nx.Graph(links_of(position, seat))
    points = influence_of(position, seat)
    found: set[Sale] = set()
    for company in ("red", "green"):
        most = 2 * points[company]
        if limit is not None:
            most = min(most, limit - len(links_of(position, company)))
        starts = [area for area in own if company in companies.get(area, [])]
        ends = [area for area in own if "town" in areas[area]]
        for start in starts:
            for end in ends:
                if start != end and most > 0:
                    for path in nx.all_simple_paths(own, start, end, cutoff=most):
                        found.add((company, frozenset(map(frozenset, pairwise(path)))))
    return found


def connection_points(position: Position, seat: int) -> int:
    """N5.2 by listing every connection."""
    connection = raw_map(position["map"])["connection"]
    halves, goal = connection["from"], connection["to"]
    every = nx.Graph(links_of(position))
    own = {frozenset(link) for link in links_of(position, seat)}
    best: tuple[int, int] | None = None
    for half in halves:
        graph = every.copy()
        graph.remove_nodes_from([other for other in halves if other != half])
        if half in graph and goal in graph:
            for path in nx.all_simple_paths(graph, half, goal):
                links = [frozenset(link) for link in pairwise(path)]
                mine = sum(link in own for link in links)
                if mine and (best is None or (len(links), -mine) < best):
                    best = (len(links), -mine)
    return 0 if best is None else -best[1]


def builds(position: Position, seat: int, spare: int) -> set[frozenset[frozenset[str]]]:
    """Every line this seat may build and pay, as a set of links: W5.1 to W5.10."""
    chart = raw_map(position["map"])
    areas, borders = chart["areas"], chart["borders"]
    companies: dict[str, list[str]] = position["companies"]
    taken = {frozenset(link) for link in links_of(position)}
    free = {pair: cost for pair, cost in borders.items() if pair not in taken}
    near: dict[str, list[str]] = {}
    for pair in free:
        a, b = pair
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    has = influence_of(position, seat)
    budget = position["cubes"][seat] + sum(has[colour] for colour in ("government", "engine", "red", "green"))
    own = {end for link in links_of(position, seat) for end in link}

    def payable(path: list[str]) -> bool:
        points = sum(free[frozenset(pair)] for pair in pairwise(path))
        red = sum("red" in companies.get(area, []) for area in path)
        green = sum("green" in companies.get(area, []) for area in path)
        white = sum(position["people"].get(area, {}).get("opponent", 0) for area in path[1:])
        if red > has["red"] or green > has["green"] or white > has["government"]:
            return False
        return points + red + green + white <= budget

    def walk(path: list[str]) -> Iterator[list[str]]:
        if len(path) > 1:
            yield path
        if len(path) <= spare:
            for area in near.get(path[-1], []):
                if area not in path and not areas[area].get("exit_only") and payable([*path, area]):
                    yield from walk([*path, area])

    starts = {area for area in areas if companies.get(area)} | own
    return {frozenset(map(frozenset, pairwise(path))) for start in starts for path in walk([start])}
