"""The board file: read, and checked in full before it becomes a board.

A board file is JSON. `germany.json` is the printed board of Germany; correct it, or write another like it:
- `schema`, `id`, `title`; `provenance` says how we know each part (a status and a note);
- `components`: trains for each player, train cards and passengers by colour, points for a route by its length;
- `map`: the width and height in which x and y are measured (y grows southwards), and the proportion of width to height
  at which the map looks right;
- `cities` and `countries`, each with an id, the printed name and the passengers waiting there; a country also lists its
  endpoints, the spots on its border where routes end;
- `routes` from `a` to `b`: `a` is a city, `b` another city, or a country reached at one of its endpoints;
- `tickets` of the short and the long deck.
"""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Final

from branchline.core.board_file import Entry, Problem, at, did_you_mean, read, shown
from branchline.core.entries import BoardEntries
from branchline.core.errors import BadBoard
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    DECKS,
    PASSENGERS,
    ROUTE_COLOURS,
    SCHEMA,
    RideBoard,
)

PARTS: Final = ("routes", "tickets", "passengers", "components", "positions")
LENGTHS: Final = ("1", "2", "3", "4", "5", "6", "7")

_MOST_ENTRIES: Final = 500  # no position may list more actions than a buffer of legal actions holds
_MOST_OF_A_KIND: Final = 999
_MOST_POINTS: Final = 99
_WIDEST: Final = 100_000.0
_FEWEST_TRAINS: Final = 3  # T6.1 with two left, the last round begins
_FEWEST_CARDS: Final = 25  # T0.3 four for each of five players, and five face up
_FEWEST_TICKETS: Final = 20  # T0.6 four for each of five players

_LIKE: Final = '"berlin" or "augsburg-ulm-2"'


def check(data: object) -> list[Problem]:
    """Everything wrong with a board's data, part by part: (where, why) for each wrong entry.

    >>> check({"schema": "branchline/ticket-to-ride/7"})
    [('schema', 'must be "branchline/ticket-to-ride/1", not "branchline/ticket-to-ride/7"')]
    """
    checker = _Checker()
    checker.board(data)
    return checker.problems


def from_json(data: object) -> RideBoard:
    """The board these data describe. BadBoard names the wrong entries. The data are copied.

    >>> from_json([])
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: board: must be an object, not a list
    """
    problems = check(data)
    if problems:
        where, why = problems[0]
        raise BadBoard(where, why, problems)
    return RideBoard(json.loads(json.dumps(data)))


def load(path: str | os.PathLike[str]) -> RideBoard:
    """The board in a file. BadBoard names the wrong entries, or the line and column where it is not JSON.

    >>> load("atlantis.json")
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: atlantis.json: cannot be read: No such file or directory
    """
    return from_json(read(path))


@cache
def germany() -> RideBoard:
    """The printed board of Ticket to Ride: Germany, read once.

    >>> germany().routes, germany().tickets
    (110, 89)
    """
    return load(os.path.join(os.path.dirname(__file__), "germany.json"))


class _Checker(BoardEntries):
    """Goes through a board file part by part and notes everything wrong. Unsound values read as "" or -1."""

    def __init__(self) -> None:
        super().__init__()
        self.width: float = 0.0
        self.height: float = 0.0
        self.bag: list[int] = []  # passengers of each colour
        self.waiting: list[int] = []  # passengers at each place
        self.priced: list[str] = []  # lengths that are worth points
        self.placed: bool = False  # whether there are lists of cities and of countries to look places up in
        self.places: dict[str, str] = {}  # id -> where it is in the file, here and below
        self.names: dict[str, str] = {}
        self.countries: dict[str, str] = {}
        self.endpoints: dict[str, str] = {}
        self.endpoints_of: dict[str, list[str]] = {}  # country -> its endpoints
        self.reached: set[str] = set()  # endpoints that a route runs to
        self.route_ids: dict[str, str] = {}
        self.groups: dict[str, tuple[str, int]] = {}  # two places -> the first route between them, and its length
        self.joined: list[tuple[str, str]] = []  # both places of each sound route
        self.ticket_ids: dict[str, str] = {}

    def board(self, data: object) -> None:
        if isinstance(data, dict) and data.get("schema", SCHEMA) != SCHEMA:
            self.say("schema", f'must be "{SCHEMA}", not {shown(data["schema"])}')
            return
        keys = ("schema", "id", "title", "provenance", "components", "map", "cities", "countries", "routes", "tickets")
        board = self.entry(data, "", keys)
        self.word(board, "", {}, _LIKE)
        self.text(board, "", "title")
        self.provenance(board, "", PARTS)
        self.components(board)
        self.map(board)
        self.placed = isinstance(board.get("cities"), list) and isinstance(board.get("countries"), list)
        self.cities(board)
        self.foreign(board)
        self.passengers()
        before = len(self.problems)
        self.routes(board)
        parts = self.parts() if self.joined and len(self.problems) == before else {}
        self.tickets(board, parts)

    def components(self, board: Entry) -> None:
        keys = ("trains_per_player", "train_cards", "passengers", "route_points")
        box = self.part(board, "", "components", keys)
        self.whole(box, "components", "trains_per_player", _FEWEST_TRAINS, _MOST_OF_A_KIND)
        self.train_cards(self.part(box, "components", "train_cards", CARDS))
        bag = self.part(box, "components", "passengers", PASSENGERS)
        self.bag = [self.whole(bag, "components.passengers", colour, 0, _MOST_OF_A_KIND) for colour in PASSENGERS]
        points = self.part(box, "components", "route_points", (), LENGTHS)
        for length in LENGTHS:
            self.whole(points, "components.route_points", length, 0, _MOST_POINTS)
        self.priced = list(points if isinstance(box.get("route_points"), dict) else LENGTHS)

    def train_cards(self, cards: Entry) -> None:
        """Every colour is present, with enough cards for five hands and the display."""
        where = "components.train_cards"
        counts = [self.whole(cards, where, card, 0 if card == "locomotive" else 1, _MOST_OF_A_KIND) for card in CARDS]
        if min(counts) >= 0 and sum(counts) < _FEWEST_CARDS:
            self.say(where, f"must be at least {_FEWEST_CARDS} cards in all, not {sum(counts)}")

    def map(self, board: Entry) -> None:
        area = self.part(board, "", "map", ("width", "height", "proportion"))
        width = self.number(area, "map", "width", 1, _WIDEST)
        height = self.number(area, "map", "height", 1, _WIDEST)
        self.width = width if width > 0 else _WIDEST
        self.height = height if height > 0 else _WIDEST
        self.number(area, "map", "proportion", 0.1, 10)

    def cities(self, board: Entry) -> None:
        keys = ("id", "name", "passengers", "x", "y")
        for where, city in self.entries(board, "", "cities", 2, _MOST_ENTRIES, keys, ("lat", "lon")):
            self.place(city, where)
            self.number(city, where, "lat", -90, 90)
            self.number(city, where, "lon", -180, 180)
            if ("lat" in city) != ("lon" in city):
                self.say(where, "must have both lat and lon, or neither")

    def foreign(self, board: Entry) -> None:
        """The neighbouring countries, and the spots where routes into them end."""
        keys = ("id", "name", "passengers", "x", "y", "endpoints")
        for where, country in self.entries(board, "", "countries", 0, _MOST_ENTRIES, keys):
            name = self.place(country, where)
            own: list[str] = []
            for spot, endpoint in self.entries(country, where, "endpoints", 1, _MOST_ENTRIES, ("id", "x", "y")):
                own.append(self.word(endpoint, spot, self.endpoints, _LIKE))
                self.position(endpoint, spot)
            if name:
                self.countries[name] = where
                self.endpoints_of[name] = own

    def place(self, place: Entry, where: str) -> str:
        """Cities and countries share ids and names: a route or ticket must never mean two places."""
        name = self.word(place, where, self.places, _LIKE)
        self.text(place, where, "name")
        self.unique(place, where, "name", self.names)
        self.waiting.append(self.whole(place, where, "passengers", 0, _MOST_OF_A_KIND))
        self.position(place, where)
        return name

    def position(self, entry: Entry, where: str) -> None:
        self.number(entry, where, "x", 0, self.width)
        self.number(entry, where, "y", 0, self.height)

    def passengers(self) -> None:
        """T0.4 The bag holds exactly as many passengers as the board prints."""
        if self.placed and min([*self.bag, *self.waiting]) >= 0 and sum(self.bag) != sum(self.waiting):
            why = f"must be as many as cities and countries print, {sum(self.waiting)}, not {sum(self.bag)}"
            self.say("components.passengers", why)

    def routes(self, board: Entry) -> None:
        keys = ("id", "a", "b", "length", "colour")
        for where, route in self.entries(board, "", "routes", 1, _MOST_ENTRIES, keys, ("endpoint",)):
            name = self.word(route, where, self.route_ids, _LIKE)
            self.choice(route, where, "colour", ROUTE_COLOURS)
            length = self.whole(route, where, "length", 1, len(LENGTHS))
            self.points(name, length)
            a = self.known_place(route, where, "a")
            b = self.known_place(route, where, "b")
            if self.joins(where, a, b):
                self.joined.append((a, b))
                self.endpoint(route, where, b)
                self.side_by_side(where, name, a, b, length)
        for endpoint, where in self.endpoints.items():
            if self.joined and endpoint not in self.reached:
                self.say(where, "must be the endpoint of a route, but no route names it")

    def points(self, name: str, length: int) -> None:
        """T3.8 A route scores by its length, so every length on the board has points."""
        if length > 0 and str(length) not in self.priced:
            self.say(f"components.route_points.{length}", f"is missing, but the route {name} is {length} long")
            self.priced.append(str(length))

    def joins(self, where: str, a: str, b: str) -> bool:
        """T3.1 A route joins two neighbouring places: city and city, or city and country."""
        if not a or not b:
            return False
        if a == b:
            self.say(at(where, "b"), f'must be another place than a, not "{b}" again')
        elif a in self.countries and b in self.countries:
            self.say(where, f'must not join two countries, "{a}" and "{b}"')
        elif a in self.countries:
            self.say(at(where, "a"), f'must be a city: write the country "{a}" as b')
        else:
            return True
        return False

    def endpoint(self, route: Entry, where: str, b: str) -> None:
        """A route into a country, and no other, names the endpoint it runs to."""
        here = at(where, "endpoint")
        given = route.get("endpoint")
        if b not in self.countries:
            if "endpoint" in route:
                self.say(here, f'must be left out, since "{b}" is a city')
        elif "endpoint" not in route:
            self.say(here, f'is missing, but "{b}" is a country')
        elif isinstance(given, str) and given in self.endpoints_of[b]:
            self.reached.add(given)
        else:
            hint = did_you_mean(given, self.endpoints_of[b])
            self.say(here, f'must be an endpoint of "{b}", not {shown(given)}{hint}')

    def side_by_side(self, where: str, name: str, a: str, b: str, length: int) -> None:
        """Routes of one group (T3.6) are drawn side by side, so they are equally long."""
        if length > 0:
            first, usual = self.groups.setdefault(f"{min(a, b)} {max(a, b)}", (name, length))
            if length != usual:
                self.say(at(where, "length"), f"must be {usual}, as on {first} beside it, not {length}")

    def parts(self) -> dict[str, set[str]]:
        """The parts of the map each place belongs to, by their first city. More than one part is a problem."""
        parts: dict[str, set[str]] = {}
        ends = {place for both in self.joined for place in both}
        for city, where in self.places.items():
            if city in self.countries or city in parts:
                continue
            if city not in ends:
                self.say(where, "has no route")
            elif parts:
                start = next(iter(parts))
                self.say(where, f'cannot be reached from "{start}" (no way leads through a country)')
            if city in ends:
                self.spread(city, parts)
        return parts

    def spread(self, first: str, parts: dict[str, set[str]]) -> None:
        """T5.2 A country is a dead end: a way goes on only from cities."""
        parts[first] = {first}
        ahead = [first]
        while ahead:
            place = ahead.pop()
            for a, b in self.joined:
                other = b if place == a else a
                if place in (a, b) and first not in parts.setdefault(other, set()):
                    parts[other].add(first)
                    if other not in self.countries:
                        ahead.append(other)

    def tickets(self, board: Entry, parts: dict[str, set[str]]) -> None:
        """T5.1 A ticket names two cities, a city and a country, or two countries."""
        keys = ("id", "deck", "from", "to", "points")
        for where, ticket in self.entries(board, "", "tickets", _FEWEST_TICKETS, _MOST_ENTRIES, keys):
            self.word(ticket, where, self.ticket_ids, _LIKE)
            self.choice(ticket, where, "deck", DECKS)
            self.whole(ticket, where, "points", 1, _MOST_POINTS)
            a = self.known_place(ticket, where, "from")
            b = self.known_place(ticket, where, "to")
            if a and a == b:
                self.say(at(where, "to"), f'must be another place than from, not "{b}" again')
            elif a and b and parts and parts.get(a, set()).isdisjoint(parts.get(b, set())):
                self.say(where, f'cannot be met: no chain of routes joins "{a}" and "{b}"')

    def known_place(self, entry: Entry, where: str, key: str) -> str:
        value = entry.get(key)
        if isinstance(value, str) and value in self.places:
            return value
        if key in entry and self.placed:
            hint = did_you_mean(value, list(self.places))
            self.say(at(where, key), f"must be the id of a city or country, not {shown(value)}{hint}")
        return ""
