"""What lies on the table, and the discs on the tracks: who is ahead where, and what influence and cubes pay.

All that a state holds is declared here. The phases of a round stand on this, one file each, the last phase first:
every phase ends by beginning the next one, and finds it in the file below it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.state import State
from branchline.games.dales.board.board import PROFIT, Layout
from branchline.games.dales.rules.choices import AUCTION, CUBES, NONE, PLACE
from branchline.games.dales.rules.events import E_GAIN, E_ORDER, E_SPENT

EMPTY: Final = vec[i64]()


class Tracks(State):
    def __init__(self, layout: Layout) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = layout.seats
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.layout = layout
        self.phase: i64 = AUCTION
        self.round: i64 = 0
        self.at: i64 = 0  # the place of the seat to act in the order of this phase
        self.box: i64 = 0  # the box being settled
        self.length: i64 = 0  # areas on the line being built or sold
        self.line_points: i64 = 0  # what it costs: construction points,
        self.line_government: i64 = 0  # and influence of each kind besides
        self.line_red: i64 = 0
        self.line_green: i64 = 0
        self.short: i64 = 0  # points still to be paid one by one
        self.least: i64 = 0  # the first means of payment that may still be used
        self.train: i64 = NONE  # the train being bought
        self.piece: i64 = NONE  # 3 * area + kind: the piece about to be loaded
        self.company: i64 = NONE  # the company that buys a line
        self.passed: i64 = 0  # seats as bits
        self.content: i64 = 0  # seats that want no more trains, as bits
        self.joined: i64 = 0  # the first connection has been made
        self.telling: i64 = 0
        self.discs = EMPTY  # track by track, of each seat
        self.cubes = EMPTY  # in hand
        self.bids = EMPTY  # of each box 16 * seat + cubes, or NONE
        self.tokens = EMPTY  # of each box a colour, or NONE
        self.orders = EMPTY  # three orders of seats
        self.links = EMPTY  # owner of each, or FREE
        self.spare = EMPTY  # links in the supply of each seat
        self.companies = EMPTY  # towns of companies, as bits
        self.goods = EMPTY
        self.people = EMPTY  # passengers and opponents
        self.reach = EMPTY  # in phase 6, who could move what from where
        self.owners = EMPTY  # of trains
        self.loads = EMPTY  # on trains
        self.moved = EMPTY  # seat by seat, pieces taken off the trains
        self.points = EMPTY  # N5.2, N7.1
        self.line = EMPTY
        self.events = EMPTY

    # Tracks: where a disc lands on others it lies on top

    def space(self, track: i64, seat: i64) -> i64:
        """Points of influence; on the profit track, spaces above its bottom."""
        return self.discs[track * self.seats + seat] >> 3

    def profit(self, seat: i64) -> i64:
        return self.space(PROFIT, seat) + self.layout.profit_bottom

    def put_disc(self, track: i64, seat: i64, space: i64) -> None:
        """W3.7, W5.11, W7.2 A disc that arrives on an occupied space goes on top; an unmoved disc keeps its place."""
        at = track * self.seats
        discs = self.discs
        old = discs[at + seat]
        below: i64 = 0
        for other in range(self.seats):
            if other != seat:
                disc = discs[at + other]
                if disc >> 3 == old >> 3 and disc > old:
                    discs[at + other] = disc - 1
                if disc >> 3 == space:
                    below += 1
        discs[at + seat] = PLACE * space + below

    def gain(self, seat: i64, colour: i64, by: i64) -> None:
        """W3.8 The top space is the maximum: further points are lost, but the disc goes on top of the stack there."""
        space = self.space(colour, seat) + by
        top = self.layout.track_top[colour]
        if space > top:
            space = top
        self.tell(E_GAIN, seat, colour, by, space)
        self.put_disc(colour, seat, space)

    def spend(self, seat: i64, colour: i64, by: i64) -> None:
        if by > 0:
            self.tell(E_SPENT, seat, 1 + colour, by)
            self.put_disc(colour, seat, self.space(colour, seat) - by)

    def spend_cubes(self, seat: i64, count: i64) -> None:
        """W5.11 Cubes spent return to the player's supply."""
        if count > 0:
            self.tell(E_SPENT, seat, CUBES, count)
            self.cubes[seat] -= count

    def sort_order(self, order: i64, track: i64) -> None:
        """W4.1, W8.1 Highest first; in one space, higher in the stack first."""
        at = order * self.seats
        for seat in range(self.seats):
            place: i64 = 0
            for other in range(self.seats):
                if self.discs[track * self.seats + other] > self.discs[track * self.seats + seat]:
                    place += 1
            self.orders[at + place] = seat
        self.tell(E_ORDER, order)

    # Narration

    def tell(self, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Remember what happens, for a state that is told so; all others forget at once."""
        if self.telling != 0:
            for number in (code, a, b, c, d):
                self.events = append(self.events, number)
