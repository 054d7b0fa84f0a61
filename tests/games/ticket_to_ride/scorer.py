"""A second opinion on who won: it reads a log and a board file, and knows nothing about the engine.

Written from the rulebook. It follows the log with a pencil: who claimed which route, who kept which ticket, who took
which passenger; then it counts. Networks are networkx graphs in which every route into a country ends in a place of its
own, so no way can lead through a country.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import networkx as nx  # type: ignore[import-untyped, unused-ignore]


class Pencil:
    """What the log tells, seat by seat."""

    def __init__(self, log: Path, board: Path) -> None:
        header, *self.lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        self.result = self.lines.pop()["result"]
        data: dict[str, Any] = json.loads(board.read_text(encoding="utf-8"))
        self.seats: int = header["seats"]
        self.components = data["components"]
        self.countries = {country["id"] for country in data["countries"]}
        self.routes = {route["id"]: route for route in data["routes"]}
        self.tickets = {ticket["id"]: ticket for ticket in data["tickets"]}
        # the log numbers tickets as in the box: the short deck, then the long one
        self.by_number = [t for deck in ("short", "long") for t in self.tickets if self.tickets[t]["deck"] == deck]
        self.waiting = self.crowds(data, header["dealt"])
        self.claimed: list[list[str]] = [[] for _ in range(self.seats)]
        self.kept: list[list[str]] = [[] for _ in range(self.seats)]
        self.taken: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.ends: list[str] = []  # the ends of the route just claimed that still owe a passenger
        for line in self.lines:
            self.follow(line)

    def crowds(self, data: dict[str, Any], dealt: list[int]) -> dict[str, Counter[str]]:
        """Passengers are the last thing dealt at set-up: place by place, colours by number."""
        colours = list(self.components["passengers"])
        places = data["cities"] + data["countries"]
        drawn = iter(dealt[-sum(place["passengers"] for place in places) :])
        return {place["id"]: Counter(colours[next(drawn)] for _ in range(place["passengers"])) for place in places}

    def follow(self, line: dict[str, Any]) -> None:
        seat = line["seat"]
        if line["move"] == "claim":
            self.claimed[seat].append(line["route"])
            route = self.routes[line["route"]]
            self.ends = [route["a"], route["b"]]
            self.board_without_choice(seat)
        elif line["move"] == "collect":
            self.take(seat, self.ends.pop(0), line["passenger"])
            self.board_without_choice(seat)
        elif line["move"] == "keep":
            self.kept[seat] += line["tickets"]
        elif line["move"] == "tickets" and line["short"] + line["long"] == 1:  # kept without a choice
            self.kept[seat].append(self.by_number[line["dealt"][0]])

    def board_without_choice(self, seat: int) -> None:
        while self.ends and len(+self.waiting[self.ends[0]]) < 2:
            place = self.ends.pop(0)
            for colour in +self.waiting[place]:
                self.take(seat, place, colour)

    def take(self, seat: int, place: str, colour: str) -> None:
        assert self.waiting[place][colour] > 0, f"no {colour} passenger waits at {place}"
        self.waiting[place][colour] -= 1
        self.taken[seat][colour] += 1

    # Counting

    def route_points(self, seat: int) -> int:
        return sum(self.components["route_points"][str(self.routes[route]["length"])] for route in self.claimed[seat])

    def trains_left(self, seat: int) -> int:
        used = sum(self.routes[route]["length"] for route in self.claimed[seat])
        return int(self.components["trains_per_player"]) - used

    def network(self, seat: int) -> Any:
        graph = nx.Graph()
        for name in self.claimed[seat]:
            route = self.routes[name]
            far_end = (route["b"], name) if route["b"] in self.countries else route["b"]
            graph.add_edge(route["a"], far_end)
        return graph

    def is_met(self, graph: Any, ticket: dict[str, Any]) -> bool:
        def spots(place: str) -> list[Any]:
            return [node for node in graph if node == place or (isinstance(node, tuple) and node[0] == place)]

        return any(nx.has_path(graph, a, b) for a in spots(ticket["from"]) for b in spots(ticket["to"]))

    def tickets_met(self, seat: int) -> list[str]:
        graph = self.network(seat)
        return [ticket for ticket in self.kept[seat] if self.is_met(graph, self.tickets[ticket])]

    def ticket_points(self, seat: int) -> int:
        met = self.tickets_met(seat)
        return sum(self.tickets[t]["points"] * (1 if t in met else -1) for t in self.kept[seat])

    def globetrotters(self) -> set[int]:
        met = [len(self.tickets_met(seat)) for seat in range(self.seats)]
        return {seat for seat in range(self.seats) if met[seat] == max(met) and met[seat] > 0}

    def passenger_points(self) -> list[int]:
        points = [0] * self.seats
        for colour in self.components["passengers"]:
            counts = sorted({taken[colour] for taken in self.taken if taken[colour]}, reverse=True)
            prizes = {}
            if counts:
                prizes[counts[0]] = 20
                if sum(taken[colour] == counts[0] for taken in self.taken) == 1 and len(counts) > 1:
                    prizes[counts[1]] = 10
            for seat in range(self.seats):
                points[seat] += prizes.get(self.taken[seat][colour], 0)
        return points


def score(log: Path, board: Path) -> dict[str, Any]:
    """The whole score of a finished game, line by line, with places and the reason it ended."""
    pencil = Pencil(log, board)
    seats = range(pencil.seats)
    winners = pencil.globetrotters()
    passengers = pencil.passenger_points()
    lines = [
        {
            "routes": pencil.route_points(seat),
            "tickets": pencil.ticket_points(seat),
            "globetrotter": 15 if seat in winners else 0,
            "passengers": passengers[seat],
        }
        for seat in seats
    ]
    totals = [sum(line.values()) for line in lines]
    standing = [(totals[seat], len(pencil.tickets_met(seat)), pencil.taken[seat].total()) for seat in seats]
    order = sorted(standing, reverse=True)
    return {
        "lines": lines,
        "scores": totals,
        "met": [met for _, met, _ in standing],
        "passengers": [count for _, _, count in standing],
        "ranking": [1 + order.index(own) for own in standing],
        "reason": "trains" if any(pencil.trains_left(seat) <= 2 for seat in seats) else "all-pass",
    }
