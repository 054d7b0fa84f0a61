"""What a finished game is worth: networks, tickets, the globetrotter and the passengers (T4.4, T5, T6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import PASSENGER_COLOURS, RideBoard

GLOBETROTTER: Final[i64] = 15
MOST_PASSENGERS: Final[i64] = 20
SECOND_PASSENGERS: Final[i64] = 10
COUNTRY_BIT: Final = vec[i64]([2**k for k in range(62)])  # 1 << x is miscompiled on i64


@final
class Network:
    """One seat's routes: which cities they connect, and which countries each connected piece touches."""

    def __init__(self, board: RideBoard, routes: vec[i64], mark: i64) -> None:
        """The network of the routes that carry this mark."""
        cities = board.cities
        piece = filled(0, cities)
        countries = filled(0, cities)
        for city in range(cities):
            piece[city] = city
        ends_a = board.route_a
        ends_b = board.route_b
        for route in range(len(routes)):
            if routes[route] == mark:
                a = top(piece, ends_a[route])
                b = ends_b[route]
                if b < cities:
                    b = top(piece, b)
                    piece[b] = a
                    countries[a] |= countries[b]
                else:
                    countries[a] |= COUNTRY_BIT[b - cities]
        for city in range(cities):
            piece[city] = top(piece, city)
        self.cities = cities
        self.ticket_a = board.ticket_a
        self.ticket_b = board.ticket_b
        self.piece = piece  # for each city, the city that stands for its connected piece
        self.countries = countries  # for a city that stands for its piece: the countries, as bits

    def meets(self, ticket: i64) -> bool:
        """T4.4 A ticket is met when an unbroken chain of the seat's own routes joins its two places."""
        a = self.ticket_a[ticket]
        b = self.ticket_b[ticket]
        if a < self.cities and b < self.cities:
            return self.piece[a] == self.piece[b]
        if a < self.cities:
            return self.touches(a, b)
        if b < self.cities:
            return self.touches(b, a)
        return self.links_countries(a, b)

    def touches(self, city: i64, country: i64) -> bool:
        """T5.2, T5.3 A country ends a chain and never links one: it is a mark on a piece, not a node of it."""
        return self.countries[self.piece[city]] & COUNTRY_BIT[country - self.cities] != 0

    def links_countries(self, a: i64, b: i64) -> bool:
        """T5.5 Two countries are joined when one connected set of routes touches both."""
        for city in range(self.cities):
            if self.touches(city, a) and self.touches(city, b):
                return True
        return False


def top(piece: vec[i64], city: i64) -> i64:
    while piece[city] != city:
        city = piece[city]
    return city


def passenger_points(collected: vec[i64], seats: i64, seat: i64, colour: i64) -> i64:
    """T6.4 Nobody has more of a colour: 20; one player has: 10. So a tie for most leaves no second."""
    mine = collected[seat * PASSENGER_COLOURS + colour]
    if mine == 0:
        return 0
    ahead: i64 = 0
    for other in range(seats):
        if collected[other * PASSENGER_COLOURS + colour] > mine:
            ahead += 1
    if ahead == 0:
        return MOST_PASSENGERS
    if ahead == 1:
        return SECOND_PASSENGERS
    return 0
