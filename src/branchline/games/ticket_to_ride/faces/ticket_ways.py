# Compiled.
"""What tickets still lack: the trains of the cheapest way that is open to a seat, kept from one look to the next.

A claim changes few ways. A route that closes concerns the ways that lead over it; one that the seat has claimed itself
may shorten any, and one search from its ends tells which.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.rules.choices import BIT, CLAIMED, NONE
from branchline.games.ticket_to_ride.rules.table import RideTable

FAR: Final[i64] = 9999  # the price of a closed route, and of a way that does not exist
UNKNOWN: Final[i64] = -1
WORD: Final[i64] = 60  # routes of a way are bits of so many to a number
BITS: Final = vec[i64]([2**k for k in range(60)])


@final
class TicketWays:
    """What is known of the tickets of one seat at one table: `spent` says how many trains each lacks, or UNKNOWN."""

    def __init__(self, board: RideBoard) -> None:
        self.marks: vec[i64] = filled(0, board.routes)  # of the routes, when they were last looked at
        self.cost: vec[i64] = filled(FAR, board.routes)  # of each in trains: 0 for the seat's own
        self.spent: vec[i64] = filled(UNKNOWN, board.tickets)
        self.way: vec[i64] = filled(0, board.tickets * words(board))  # the routes of the cheapest way, as bits


def words(board: RideBoard) -> i64:
    """How many numbers hold the routes of a way."""
    return (board.routes + WORD - 1) // WORD


@final
class WayFinder:
    """Keeps what is known of tickets up to date.

    T5.2 A way may begin or end in a country, but never pass through one.
    """

    def __init__(self, board: RideBoard) -> None:
        self.board = board
        self.words: i64 = words(board)
        self.ways_first = vec[i64]([0])  # the ways out of place p are numbered ways_first[p] up to ways_first[p + 1]
        self.way_to = vec[i64]()
        self.way_route = vec[i64]()
        for place in range(board.places):
            for route in range(board.routes):
                if board.route_a[route] == place or board.route_b[route] == place:
                    self.way_to = append(self.way_to, board.route_a[route] + board.route_b[route] - place)
                    self.way_route = append(self.way_route, route)
            self.ways_first = append(self.ways_first, len(self.way_to))
        self.closed = filled(0, self.words)  # routes that cost more than they did, as bits
        self.distance = filled(FAR, board.places)
        self.came = filled(NONE, board.places)  # the route by which the cheapest way arrives
        self.edge = filled(0, board.places)  # places seen but not yet left
        self.edges: i64 = 0

    def look(self, table: RideTable, seat: i64, known: TicketWays) -> None:
        """Forget the ways that closed routes have cut, and take up those that the seat's own claim has shortened."""
        board = self.board
        marks = table.routes
        seen = known.marks
        cost = known.cost
        mine = CLAIMED * (1 + seat)
        claimed = NONE
        cut = False
        anew = False
        for route in range(board.routes):
            mark = marks[route]
            if mark == seen[route]:
                continue
            seen[route] = mark
            now = FAR
            if mark == mine:
                now = 0
            elif mark & BIT[seat] != 0:
                now = board.route_length[route]
            if now > cost[route]:
                self.closed[route // WORD] |= BITS[route % WORD]
                cut = True
            elif now == 0 and claimed == NONE:
                claimed = route
            elif now < cost[route]:
                anew = True  # no claim does this: it is another game
            cost[route] = now
        if anew:
            known.spent = filled(UNKNOWN, board.tickets)
        elif cut:
            self.forget(known)
        if cut:
            for word in range(self.words):
                self.closed[word] = 0
        if claimed != NONE and not anew:
            self.shorten(known, claimed)

    def lacking(self, known: TicketWays, ticket: i64) -> i64:
        """How many trains a ticket lacks by the cheapest way; FAR if there is none."""
        if known.spent[ticket] == UNKNOWN:
            start = self.board.ticket_a[ticket]
            goal = self.board.ticket_b[ticket]
            self.begin()
            self.reach(start)
            self.search(known.cost, start, goal)
            self.keep(known, ticket, self.distance[goal])
            self.follow(known, ticket, goal)
        return known.spent[ticket]

    def forget(self, known: TicketWays) -> None:
        """Ways over a route that has closed are to be found again."""
        count = self.words
        for ticket in range(self.board.tickets):
            for word in range(count):
                if known.way[ticket * count + word] & self.closed[word] != 0:
                    known.spent[ticket] = UNKNOWN
                    break

    def shorten(self, known: TicketWays, route: i64) -> None:
        """A route costs nothing any more: ways over it may be the cheapest now."""
        board = self.board
        self.begin()
        self.reach(board.route_a[route])
        self.reach(board.route_b[route])
        self.search(known.cost, NONE, NONE)
        for ticket in range(board.tickets):
            start = board.ticket_a[ticket]
            goal = board.ticket_b[ticket]
            trains = self.distance[start] + self.distance[goal]
            if trains < known.spent[ticket]:
                self.keep(known, ticket, trains)
                self.follow(known, ticket, start)
                self.follow(known, ticket, goal)
                known.way[ticket * self.words + route // WORD] |= BITS[route % WORD]

    def keep(self, known: TicketWays, ticket: i64, trains: i64) -> None:
        """A ticket lacks so many trains, by a way that is still to be followed."""
        known.spent[ticket] = trains
        for word in range(ticket * self.words, (ticket + 1) * self.words):
            known.way[word] = 0

    def follow(self, known: TicketWays, ticket: i64, place: i64) -> None:
        """Note the routes from where the search began to a place."""
        board = self.board
        at = ticket * self.words
        while self.came[place] != NONE:
            route = self.came[place]
            known.way[at + route // WORD] |= BITS[route % WORD]
            place = board.route_a[route] + board.route_b[route] - place

    # The search

    def begin(self) -> None:
        for place in range(self.board.places):
            self.distance[place] = FAR
            self.came[place] = NONE
        self.edges = 0

    def reach(self, place: i64) -> None:
        """The search begins here."""
        self.distance[place] = 0
        self.edge[self.edges] = place
        self.edges += 1

    def search(self, cost: vec[i64], start: i64, goal: i64) -> None:
        """The trains to every place, or to the goal, from where the search begins (Dijkstra).

        No way leads on from a country, unless it starts there.
        """
        distance = self.distance
        edge = self.edge
        ways_first = self.ways_first
        way_to = self.way_to
        way_route = self.way_route
        cities = self.board.cities
        edges = self.edges
        while edges > 0:
            nearest: i64 = 0
            here = edge[0]
            least = distance[here]
            for k in range(1, edges):
                there = edge[k]
                known = distance[there]
                if known < least:
                    nearest = k
                    here = there
                    least = known
            if here == goal:
                return
            edges -= 1
            edge[nearest] = edge[edges]
            if here >= cities and here != start:
                continue
            for k in range(ways_first[here], ways_first[here + 1]):
                route = way_route[k]
                if cost[route] == FAR:
                    continue
                there = way_to[k]
                known = distance[there]
                trains = least + cost[route]
                if trains < known:
                    if known == FAR:
                        edge[edges] = there
                        edges += 1
                    distance[there] = trains
                    self.came[there] = route
