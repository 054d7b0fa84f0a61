"""Phase 5: a line of links, what it costs, and the first connection of Nürnberg with Fürth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.dales.board.board import ENGINE, GOVERNMENT, GREEN, RED
from branchline.games.dales.rules.choices import (
    BUILDERS,
    BUILDING,
    EXTEND,
    FINISH,
    NONE,
    NOTHING,
    OPPONENT,
    PAYMENT,
    START,
)
from branchline.games.dales.rules.events import E_BUILT, E_CONNECTION, E_LINK, E_NO_BUILD, E_OPPONENTS
from branchline.games.dales.rules.scoring import FREE, connected, connection_points
from branchline.games.dales.rules.trains import Trains


class Building(Trains):
    def next_builder(self) -> None:
        """In build order, once each; who can build nothing is passed over."""
        while True:
            self.at += 1
            if self.at == self.seats:
                self.start_trains()
                return
            self.turn = self.orders[BUILDERS * self.seats + self.at]
            self.phase = BUILDING
            if self.can_build():
                return
            self.tell(E_NO_BUILD, self.turn, 1)

    def may_start(self, area: i64) -> bool:
        """W5.3 A line starts in an area with a company town, or in one that an own link touches."""
        return self.companies[area] != 0 or self.touched_by(area, self.turn)

    def starts_into(self, out: vec[i64]) -> i64:
        """W5.1 He may build nothing. Only where a line can be finished and paid may he start."""
        out[0] = NOTHING
        count: i64 = 1
        for area in range(self.layout.areas):
            if self.may_start(area) and self.can_start(area):
                out[count] = START + area
                count += 1
        return count

    def can_build(self) -> bool:
        for area in range(self.layout.areas):
            if self.may_start(area) and self.can_start(area):
                return True
        return False

    def can_start(self, area: i64) -> bool:
        self.enter(area)
        can = self.can_go_on(area)
        self.leave(area)
        return can

    def can_go_on(self, area: i64) -> bool:
        for k in range(self.layout.near_first[area], self.layout.near_first[area + 1]):
            if self.may_extend(k):
                return True
        return False

    def may_extend(self, k: i64) -> bool:
        """Whether the line may go over this border, be paid, and be finished there or further on.

        W5.1 No area twice. W5.2 One link a border. W5.5 Never into The South. W5.10 Paid in full, out of 15 links.
        """
        layout = self.layout
        area = layout.near[k]
        if self.links[layout.near_link[k]] != FREE or layout.exit_only[area] != 0:
            return False
        if self.length > self.spare[self.turn] or self.visited(area):
            return False
        cost = layout.link_cost[layout.near_link[k]]
        self.enter(area, cost)
        can = self.can_be_paid() and (self.may_end_build(area) or self.can_go_on(area))
        self.leave(area, cost)
        return can

    def can_be_paid(self) -> bool:
        """W5.9 Company and government points in their own colour; construction points out of all that is left."""
        seat = self.turn
        government = self.space(GOVERNMENT, seat)
        red = self.space(RED, seat)
        green = self.space(GREEN, seat)
        if self.line_government > government or self.line_red > red or self.line_green > green:
            return False
        needed = self.line_points + self.line_government + self.line_red + self.line_green
        return needed <= self.cubes[seat] + government + red + green + self.space(ENGINE, seat)

    def may_end_build(self, area: i64) -> bool:
        """A line between two areas where it could start is built from the first of them: once, not in both orders."""
        first = self.line[0]
        return area > first or not self.may_start(area) or self.layout.exit_only[first] != 0

    def extensions_into(self, out: vec[i64]) -> i64:
        layout = self.layout
        area = self.line[self.length - 1]
        count: i64 = 0
        if self.length > 1 and self.may_end_build(area):
            out[0] = FINISH
            count = 1
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            if self.may_extend(k):
                out[count] = EXTEND + layout.near[k]
                count += 1
        return count

    def finish_build(self) -> None:
        """W5.9 Cubes first, while any are left; the points of W5.7 and W5.8 in their own colour and in addition."""
        seat = self.turn
        self.tell(E_BUILT, seat, self.length - 1, self.line_points)
        for k in range(1, self.length):
            link = self.link_between(self.line[k - 1], self.line[k])
            self.links[link] = seat
            self.tell(E_LINK, seat, self.line[k - 1], self.line[k])
            self.clear_opponents(self.line[k])
        self.spare[seat] -= self.length - 1
        cubes = self.cubes[seat] if self.cubes[seat] < self.line_points else self.line_points
        self.short = self.line_points - cubes
        self.spend_cubes(seat, cubes)
        self.spend(seat, GOVERNMENT, self.line_government)
        self.spend(seat, RED, self.line_red)
        self.spend(seat, GREEN, self.line_green)
        self.clear_line()
        self.first_connection()
        self.phase = PAYMENT
        self.least = 1 + GOVERNMENT
        if self.paid():
            self.next_builder()

    def clear_opponents(self, area: i64) -> None:
        opponents = self.people[area] >> 6
        if opponents > 0:
            self.tell(E_OPPONENTS, area, opponents)
            self.people[area] &= OPPONENT - 1

    def first_connection(self) -> None:
        """N5.2 When Nürnberg and Fürth are first joined, each scores his links on his shortest connection."""
        if self.layout.goal == NONE or self.joined != 0 or not connected(self.layout, self.links):
            return
        self.joined = 1
        for seat in range(self.seats):
            points = connection_points(self.layout, self.links, seat)
            self.points[seat] += points
            self.tell(E_CONNECTION, seat, points)
