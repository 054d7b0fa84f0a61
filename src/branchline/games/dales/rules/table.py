"""What is on the table: every field that the rules read and write."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import State
from branchline.games.dales.board.board import DalesLayout
from branchline.games.dales.rules.choices import AUCTION, NONE

EMPTY: Final = vec[i64]()


class DalesTable(State):
    def __init__(self, layout: DalesLayout) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = layout.seats
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.watched = False
        self.layout = layout
        self.phase: i64 = AUCTION
        self.round: i64 = 0
        self.at: i64 = 0  # the place of the seat to act in this phase's order
        self.box: i64 = 0  # the box being settled
        self.length: i64 = 0  # areas on the line being built or sold
        self.line_points: i64 = 0  # what it costs: construction points,
        self.line_government: i64 = 0  # and influence of each kind on top
        self.line_red: i64 = 0
        self.line_green: i64 = 0
        self.short: i64 = 0  # points still to be paid, one by one
        self.least: i64 = 0  # the first means of payment that may still be used
        self.train: i64 = NONE  # the train being bought
        self.piece: i64 = NONE  # 3 * area + kind: the piece about to be loaded
        self.company: i64 = NONE  # the company that buys a line
        self.passed: i64 = 0  # seats as bits
        self.content: i64 = 0  # seats that want no more trains, as bits
        self.joined: i64 = 0  # the first connection has been made
        self.telling: i64 = 0
        self.discs = EMPTY  # track by track, one for each seat
        self.cubes = EMPTY  # in hand
        self.bids = EMPTY  # for each box, 16 * seat + cubes, or NONE
        self.tokens = EMPTY  # for each box, a colour or NONE
        self.orders = EMPTY  # three orders of seats
        self.links = EMPTY  # the owner of each, or FREE
        self.spare = EMPTY  # links in the supply of each seat
        self.companies = EMPTY  # the companies of each town, as bits
        self.goods = EMPTY
        self.people = EMPTY  # passengers and opponents
        self.reach = EMPTY  # in phase 6, who could move what from where
        self.owners = EMPTY  # of trains
        self.loads = EMPTY  # on trains
        self.moved = EMPTY  # seat by seat, pieces taken off the trains
        self.points = EMPTY  # N5.2, N7.1
        self.line = EMPTY
        self.events = EMPTY

    def home(self) -> str:
        return self.layout.board_digest


# What the packed numbers hold


def bidder(bid: i64) -> i64:
    """The seat of a standing bid."""
    return bid >> 4


def box_of(action: i64) -> i64:
    """The box that a BID is for."""
    return action >> 4


def cubes_of(bid: i64) -> i64:
    """The cubes of a bid, standing or offered."""
    return bid & 15


def space_of(disc: i64) -> i64:
    """The space of a track on which a disc lies."""
    return disc >> 3


def green_town(companies: i64) -> i64:
    """1 for a town of the green company, else 0."""
    return companies >> 1


def opponents(table: DalesTable, area: i64) -> i64:
    return table.people[area] >> 6


def waiting(table: DalesTable, area: i64, kind: i64) -> i64:
    """Passengers of a kind in an area."""
    return table.people[area] >> 3 * (kind - 1) & 7


def loaded(table: DalesTable, train: i64, kind: i64) -> i64:
    """Pieces of a kind on a train: stone, cheese, red and green passengers."""
    return table.loads[train] >> 3 * kind & 7


def kinds_reached(table: DalesTable, area: i64, seat: i64) -> i64:
    """In phase 6, the kinds of pieces that a seat could move from an area, as bits."""
    return table.reach[area] >> 4 * seat & 7
