"""Phases 7 and 8: profit and loss, victory points, player order; and what they all come to in the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.games.dales.board.board import MOVED_KINDS, PROFIT, RED_MOVED, STONE
from branchline.games.dales.rules.choices import NONE, OCTAL, PLAYERS, TAKEOVERS
from branchline.games.dales.rules.events import E_POINTS, E_PROFIT
from branchline.games.dales.rules.scoring import SET_POINTS, pieces_of, sets_of
from branchline.games.dales.rules.takeovers import Takeovers

STONE_PROFIT: Final[i64] = 2


class Profit(Takeovers):
    def end_trains(self) -> None:
        """W7.1 In player order. W7.3 Pieces are kept for scoring; trains become free again. W8.1 New player order."""
        for place in range(self.seats):
            self.take_profit(self.orders[place])
        for train in range(self.layout.trains):
            self.owners[train] = NONE
            self.loads[train] = 0
        for area in range(self.layout.areas):
            self.reach[area] = 0
        self.passed = 0
        self.content = 0
        self.sort_order(PLAYERS, PROFIT)
        self.phase = TAKEOVERS
        self.at = NONE
        self.next_seller()

    def take_profit(self, seat: i64) -> None:
        """W7.1 2 for each stone, 1 for each other piece, less 1 for each own link. W7.2 Always on top of the stack."""
        layout = self.layout
        at = seat * MOVED_KINDS
        earned: i64 = 0
        points: i64 = 0
        for train in range(layout.trains):
            if self.owners[train] == seat:
                for kind in range(MOVED_KINDS):
                    count = self.loads[train] // OCTAL[kind] & 7
                    self.moved[at + kind] += count
                    earned += count * STONE_PROFIT if kind == STONE else count
                    points += count * self.worth(train, kind)
        if layout.by_round:
            self.points[seat] += points
            self.tell(E_POINTS, seat, points)
        earned -= self.laid(seat)
        space = self.space(PROFIT, seat) + earned
        if space < 0:
            space = 0
        if space > layout.profit_top - layout.profit_bottom:
            space = layout.profit_top - layout.profit_bottom
        self.put_disc(PROFIT, seat, space)
        self.tell(E_PROFIT, seat, earned, space + layout.profit_bottom)

    def worth(self, train: i64, kind: i64) -> i64:
        """N7.1 Goods 1; a passenger 1, or with the 2-3 train board the price of his train."""
        if kind >= RED_MOVED and self.layout.by_price:
            return self.layout.price[train]
        return 1

    def laid(self, seat: i64) -> i64:
        """How many of a seat's links lie on the board."""
        return self.layout.links_each - self.spare[seat]

    def score_of(self, seat: i64) -> i64:
        """W10.2 Pieces (N: the points of N5.2 and N7.1), sets, the profit track, less one for each own link."""
        earned = self.points[seat] if self.layout.by_round else pieces_of(self.moved, seat)
        return earned + SET_POINTS * sets_of(self.moved, seat) + self.profit(seat) - self.laid(seat)
