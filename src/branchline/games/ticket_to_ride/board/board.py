# Compiled.
"""The board as the rules see it: places, routes and tickets as tables of numbers. file.py reads the file."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

CARDS: Final = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive")
KINDS: Final[i64] = 9
LOCOMOTIVE: Final[i64] = 8
ROUTE_COLOURS: Final = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "grey")
GREY: Final[i64] = 8
PASSENGERS: Final = ("red", "black", "green", "yellow", "blue", "white")
PASSENGER_COLOURS: Final[i64] = 6
DECKS: Final = ("short", "long")
SHORT: Final[i64] = 0
LONG: Final[i64] = 1

SCHEMA: Final = "branchline/ticket-to-ride/1"
LONGEST: Final[i64] = 7
REACHES: Final[i64] = 8

Entry = dict[str, Any]


@final
class RideBoard:
    """Tables that the rules index: places, routes and tickets by number. Shared by all states, never changed.

    Cities come first among the places, then countries. Routes are sorted by colour, length and id; tickets are the
    short deck, then the long one, each in the order of the file.

    >>> import branchline as bl
    >>> board = bl.game("ticket-to-ride-germany").board
    >>> route = board.route_index["kiel-denmark"]
    >>> board.place_name[board.route_b[route]], board.route_length[route]
    ('Dänemark', 2)
    """

    def __init__(self, data: Entry) -> None:
        """Takes checked data only: use `from_json` or `load`."""
        cities: list[Entry] = data["cities"]
        countries: list[Entry] = data["countries"]
        places = cities + countries
        routes = sorted(data["routes"], key=_route_order)
        tickets = sorted(data["tickets"], key=_ticket_order)
        components: Entry = data["components"]

        self.id: str = data["id"]
        self.title: str = data["title"]
        self.provenance: Entry = data["provenance"]
        self.map: Entry = {**data["map"], "cities": cities, "countries": countries, "routes": data["routes"]}

        self.cities: i64 = len(cities)
        self.places: i64 = len(places)
        self.place_id: list[str] = _texts(places, "id")
        self.place_name: list[str] = _texts(places, "name")
        self.place_index: dict[str, int] = _numbered(places)
        self.passengers_at: vec[i64] = _numbers(places, "passengers")

        self.routes: i64 = len(routes)
        self.route_id: list[str] = _texts(routes, "id")
        self.route_index: dict[str, int] = _numbered(routes)
        self.route_a: vec[i64] = _places(routes, "a", self.place_index)
        self.route_b: vec[i64] = _places(routes, "b", self.place_index)
        self.route_length: vec[i64] = _numbers(routes, "length")
        self.route_colour: vec[i64] = vec[i64]([ROUTE_COLOURS.index(route["colour"]) for route in routes])
        self.colour_first: vec[i64] = _colour_first(self.route_colour)
        self.within_reach: vec[i64] = _within_reach(self.colour_first, self.route_length)
        self.count_within: vec[i64] = _count_within(self.colour_first, self.within_reach)
        self.parallel_first: vec[i64] = _parallel_first(self.route_a, self.route_b)
        self.parallel: vec[i64] = _parallel(self.route_a, self.route_b)

        # the ways out of place p are numbered ways_first[p] up to, not including, ways_first[p + 1]
        ways = [_ways_out(place, self.route_a, self.route_b) for place in range(self.places)]
        self.ways_first: vec[i64] = vec[i64]([sum(map(len, ways[:place])) for place in range(self.places + 1)])
        self.way_route: vec[i64] = vec[i64]([route for out in ways for route, _ in out])
        self.way_to: vec[i64] = vec[i64]([to for out in ways for _, to in out])

        self.tickets: i64 = len(tickets)
        self.short_tickets: i64 = sum([1 for ticket in tickets if ticket["deck"] == "short"])
        self.ticket_id: list[str] = _texts(tickets, "id")
        self.ticket_index: dict[str, int] = _numbered(tickets)
        self.ticket_a: vec[i64] = _places(tickets, "from", self.place_index)
        self.ticket_b: vec[i64] = _places(tickets, "to", self.place_index)
        self.ticket_points: vec[i64] = _numbers(tickets, "points")
        self.tickets_by_start: vec[i64] = _sorted(self.ticket_a)

        self.trains: i64 = components["trains_per_player"]
        self.card_count: vec[i64] = vec[i64]([components["train_cards"][card] for card in CARDS])
        self.cards: i64 = sum(components["train_cards"].values())
        self.passenger_count: vec[i64] = vec[i64]([components["passengers"][colour] for colour in PASSENGERS])
        self.route_points: vec[i64] = _by_length(components["route_points"])

        self.digest: str = _digest(data["id"], places, routes, tickets, components)


def _route_order(route: Entry) -> tuple[int, int, str]:
    return ROUTE_COLOURS.index(route["colour"]), int(route["length"]), str(route["id"])


def _ticket_order(ticket: Entry) -> int:
    return DECKS.index(ticket["deck"])


def _texts(entries: list[Entry], key: str) -> list[str]:
    return [str(entry[key]) for entry in entries]


def _numbers(entries: list[Entry], key: str) -> vec[i64]:
    return vec[i64]([entry[key] for entry in entries])


def _numbered(entries: list[Entry]) -> dict[str, int]:
    return {str(entry["id"]): number for number, entry in enumerate(entries)}


def _places(entries: list[Entry], key: str, index: dict[str, int]) -> vec[i64]:
    return vec[i64]([index[entry[key]] for entry in entries])


def _sorted(starts: vec[i64]) -> vec[i64]:
    """The numbers of all tickets, sorted by the place they start from."""
    return vec[i64](sorted(range(len(starts)), key=starts.__getitem__))


def _by_length(points: Entry) -> vec[i64]:
    return vec[i64]([points.get(str(length), 0) for length in range(REACHES)])


def _colour_first(colours: vec[i64]) -> vec[i64]:
    """Routes of colour c are colour_first[c] up to, not including, colour_first[c + 1]."""
    return vec[i64]([sum([1 for colour in colours if colour < limit]) for limit in range(len(ROUTE_COLOURS) + 1)])


def _within_reach(colour_first: vec[i64], lengths: vec[i64]) -> vec[i64]:
    """At colour * REACHES + reach: where the colour's routes no longer than the reach end."""
    ends = vec[i64]()
    for colour in range(len(ROUTE_COLOURS)):
        end = colour_first[colour]
        for reach in range(REACHES):
            while end < colour_first[colour + 1] and lengths[end] <= reach:
                end += 1
            ends = append(ends, end)
    return ends


def _count_within(colour_first: vec[i64], within_reach: vec[i64]) -> vec[i64]:
    """At colour * REACHES + reach: how many of the colour's routes are no longer than the reach."""
    return vec[i64]([end - colour_first[at // REACHES] for at, end in enumerate(within_reach)])


def _beside(route: int, a: vec[i64], b: vec[i64]) -> list[int]:
    """T3.6 A group is all routes joining the same two places. Returns the others in this route's group."""
    ends = {a[route], b[route]}
    return [other for other in range(len(a)) if other != route and {a[other], b[other]} == ends]


def _parallel(a: vec[i64], b: vec[i64]) -> vec[i64]:
    others = vec[i64]()
    for route in range(len(a)):
        for other in _beside(route, a, b):
            others = append(others, other)
    return others


def _parallel_first(a: vec[i64], b: vec[i64]) -> vec[i64]:
    first = vec[i64]([0])
    for route in range(len(a)):
        first = append(first, first[route] + len(_beside(route, a, b)))
    return first


def _ways_out(place: int, a: vec[i64], b: vec[i64]) -> list[tuple[int, int]]:
    """The routes that end at a place, each with its other end."""
    return [(route, a[route] + b[route] - place) for route in range(len(a)) if place in (a[route], b[route])]


def _digest(board: str, places: list[Entry], routes: list[Entry], tickets: list[Entry], components: Entry) -> str:
    """Two boards with the same digest play the same: names, positions and provenance are not part of it."""
    rules = {
        "schema": SCHEMA,
        "id": board,
        "components": components,
        "places": [[place["id"], place["passengers"], "endpoints" in place] for place in places],
        "routes": [[route[key] for key in ("id", "a", "b", "length", "colour")] for route in routes],
        "tickets": [[ticket[key] for key in ("id", "deck", "from", "to", "points")] for ticket in tickets],
    }
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
