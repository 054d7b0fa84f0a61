"""Links on the map, and the line that is being built or sold, area by area."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.dales.board.board import RED_TOWN
from branchline.games.dales.rules.choices import NONE
from branchline.games.dales.rules.payment import Payment


class Lines(Payment):
    def touched_by(self, area: i64, owner: i64) -> bool:
        layout = self.layout
        links = self.links
        near_link = layout.near_link
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            if links[near_link[k]] == owner:
                return True
        return False

    def networks(self, seat: i64) -> vec[i64]:
        """Of each area one area that stands for its network of own links; NONE where no own link touches it."""
        layout = self.layout
        links = self.links
        roots = filled(NONE, layout.areas)
        ahead = filled(0, layout.areas)
        for link in range(layout.links):
            first = layout.link_a[link]
            if links[link] != seat or roots[first] != NONE:
                continue
            roots[first] = first
            ahead[0] = first
            count: i64 = 1
            while count > 0:
                count -= 1
                area = ahead[count]
                for k in range(layout.near_first[area], layout.near_first[area + 1]):
                    if links[layout.near_link[k]] == seat and roots[layout.near[k]] == NONE:
                        roots[layout.near[k]] = first
                        ahead[count] = layout.near[k]
                        count += 1
        return roots

    def link_between(self, a: i64, b: i64) -> i64:
        k = self.layout.near_first[a]
        while self.layout.near[k] != b:
            k += 1
        return self.layout.near_link[k]

    def enter(self, area: i64, cost: i64 = 0) -> None:
        """W5.7 A point for each company of the town, once in this build. W5.8 A government point for each opponent."""
        companies = self.companies[area]
        self.line[self.length] = area
        self.line_points += cost
        self.line_red += companies & RED_TOWN
        self.line_green += companies >> 1
        if self.length > 0:
            self.line_government += self.people[area] >> 6
        self.length += 1

    def leave(self, area: i64, cost: i64 = 0) -> None:
        companies = self.companies[area]
        self.length -= 1
        self.line_points -= cost
        self.line_red -= companies & RED_TOWN
        self.line_green -= companies >> 1
        if self.length > 0:
            self.line_government -= self.people[area] >> 6

    def visited(self, area: i64) -> bool:
        for k in range(self.length):
            if self.line[k] == area:
                return True
        return False

    def clear_line(self) -> None:
        for k in range(self.length):
            self.line[k] = NONE
        self.length = 0
        self.line_points = 0
        self.line_government = 0
        self.line_red = 0
        self.line_green = 0
