"""Phase 9: a company takes over a line, and what nobody can move any more leaves the board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.dales.board.board import GOODS, GREEN_PASSENGER, GREEN_TOWN, HILL, RED, RED_PASSENGER, RED_TOWN
from branchline.games.dales.rules.choices import (
    EXTEND,
    FINISH,
    GREEN_LINK,
    NONE,
    NOTHING,
    OCTAL,
    RED_LINK,
    SCRATCH,
    SELL,
    START,
)
from branchline.games.dales.rules.events import E_LINK, E_REMOVED, E_SOLD, E_TOWN
from branchline.games.dales.rules.lines import Lines

LINKS_A_POINT: Final[i64] = 2


class Takeovers(Lines):
    def next_seller(self) -> None:
        """In player order, once each; who has nothing to sell is passed over."""
        while True:
            self.at += 1
            if self.at == self.seats:
                return  # apply ends the round
            self.turn = self.orders[self.at]
            if self.spare[self.turn] < self.layout.links_each and self.sales_into(SCRATCH) > 1:
                return

    def sales_into(self, out: vec[i64]) -> i64:
        """W9.1 One company and one line of his own links; or nothing."""
        if self.length > 0:
            return self.sale_extensions_into(out)
        if self.company != NONE:
            return self.sale_starts_into(out, 0)
        out[0] = NOTHING
        count: i64 = 1
        for company in range(2):
            self.company = company
            if self.most_sold() > 0 and self.sale_starts_into(out, count) > count:
                out[count] = SELL + company
                count += 1
        self.company = NONE
        return count

    def most_sold(self) -> i64:
        """W9.2 Two links for each point of influence. W9.4 With a limit, no more than the company has left."""
        most = LINKS_A_POINT * self.space(RED + self.company, self.turn)
        if self.layout.limited:
            left = self.layout.link_limit
            for owner in self.links:
                if owner == RED_LINK + self.company:
                    left -= 1
            if left < most:
                most = left
        return most

    def sale_starts_into(self, out: vec[i64], count: i64) -> i64:
        """W9.1 The line starts in an area with a town of the company."""
        most = self.most_sold()
        for area in range(self.layout.areas):
            if self.companies[area] & self.company + 1 != 0 and self.touched_by(area, self.turn):
                self.enter(area)
                if self.sale_can_end(area, most):
                    out[count] = START + area
                    count += 1
                self.leave(area)
        return count

    def sale_extensions_into(self, out: vec[i64]) -> i64:
        layout = self.layout
        area = self.line[self.length - 1]
        most = self.most_sold()
        count: i64 = 0
        if self.may_end_sale(area):
            out[0] = FINISH
            count = 1
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            if self.may_sell(k, most):
                out[count] = EXTEND + layout.near[k]
                count += 1
        return count

    def may_sell(self, k: i64, most: i64) -> bool:
        """W9.1 An own link to an area not yet on the line, from where a town can still be reached."""
        area = self.layout.near[k]
        if self.links[self.layout.near_link[k]] != self.turn or self.length > most or self.visited(area):
            return False
        self.enter(area)
        can = self.may_end_sale(area) or self.sale_can_end(area, most)
        self.leave(area)
        return can

    def sale_can_end(self, area: i64, most: i64) -> bool:
        for k in range(self.layout.near_first[area], self.layout.near_first[area + 1]):
            if self.may_sell(k, most):
                return True
        return False

    def may_end_sale(self, area: i64) -> bool:
        """W9.1 It ends in an area with a town. Between two towns of the company it is named from the first of them."""
        if self.length < 2 or self.layout.town[area] == 0:
            return False
        return self.companies[area] & self.company + 1 == 0 or area > self.line[0]

    def finish_sale(self) -> None:
        """W9.2 Company links replace his. W9.3 Every town on the line becomes a town of the company as well."""
        seat = self.turn
        company = self.company
        sold = self.length - 1
        self.tell(E_SOLD, seat, company, sold)
        for k in range(self.length):
            area = self.line[k]
            if k > 0:
                self.links[self.link_between(self.line[k - 1], area)] = RED_LINK + company
                self.tell(E_LINK, seat, self.line[k - 1], area)
            if self.layout.town[area] != 0 and self.companies[area] & company + 1 == 0:
                self.companies[area] |= company + 1
                self.tell(E_TOWN, company, area)
        self.spare[seat] += sold
        self.spend(seat, RED + company, (sold + LINKS_A_POINT - 1) // LINKS_A_POINT)
        self.clear_line()
        self.company = NONE
        self.remove_lost()
        self.next_seller()

    # Removals

    def remove_lost(self) -> None:
        """W6.9 Pieces that nobody can ever move are removed as soon as that is so."""
        layout = self.layout
        for area in range(layout.areas):
            if self.goods[area] > 0 and self.goods_lost(area):
                self.tell(E_REMOVED, area, GOODS, self.goods[area])
                self.goods[area] = 0
            companies = self.companies[area]
            if companies != 0:
                self.remove_arrived(area, companies & RED_TOWN, RED_PASSENGER)
                self.remove_arrived(area, companies & GREEN_TOWN, GREEN_PASSENGER)

    def goods_lost(self, area: i64) -> bool:
        """W6.6 Cheese where a company link touches the area. W6.7 Stone all of whose towns belong to a company."""
        layout = self.layout
        if layout.terrain[area] != HILL:
            return self.touched_by(area, RED_LINK) or self.touched_by(area, GREEN_LINK)
        for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
            if self.companies[layout.loads[k]] == 0:
                return False
        return layout.loads_first[area] < layout.loads_first[area + 1]

    def remove_arrived(self, area: i64, company: i64, kind: i64) -> None:
        """W6.8 A passenger standing in a town of its own colour's company cannot move."""
        count = self.people[area] // OCTAL[kind - 1] & 7
        if company != 0 and count > 0:
            self.tell(E_REMOVED, area, kind, count)
            self.people[area] -= count * OCTAL[kind - 1]
