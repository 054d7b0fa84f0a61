# Compiled.
"""What a program that learns sees of Wensleydale and Nürnberg: the whole table as numbers, and what follows from it.

The table says what each block holds; below it, each block is written by a function of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.observer import ONE, ZERO, Block, Observer, clear, put, put_all, put_one, seats_axis
from branchline.core.state import State, filled
from branchline.games.dales.board.board import (
    COLOURS,
    COMPANIES,
    ENGINE,
    GOODS,
    INFLUENCES,
    MOVED_KINDS,
    PROFIT,
    RED_MOVED,
    TRACKS,
    DalesLayout,
)
from branchline.games.dales.rules.auction import least_bid
from branchline.games.dales.rules.choices import (
    BUILDERS,
    CHOICE,
    DRIVERS,
    KIND_BIT,
    MEANS,
    NONE,
    OVER,
    PLAYERS,
    RED_LINK,
)
from branchline.games.dales.rules.profit import profit_after
from branchline.games.dales.rules.scoring import FREE
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.table import bidder, cubes_of, loaded, space_of, waiting
from branchline.games.dales.rules.tracks import space
from branchline.games.dales.rules.trains import EXCHANGE_RATE, find_reach, goods_kind, may_buy, prices_owned, purse

VERSION: Final = 1
PHASES: Final = [
    "auction",
    "choice",
    "building",
    "payment",
    "trains",
    "exchange",
    "loading",
    "takeovers",
    "over",
]
ORDERS: Final = ["players", "building", "trains"]
PIECES: Final = ["goods", "red", "green"]
CARRIED: Final = ["stone", "cheese", "red", "green"]  # and what the other map calls them
PEOPLE: Final = ["red", "green", "opponent"]
COSTS: Final = ["points", "government", "red", "green"]
MOST_WAITING: Final = 7
FURTHEST: Final = 1000  # no score or cost is beyond this

# the blocks, in the order of the table
PHASE: Final[i64] = 0
ACTING: Final[i64] = 1
ROUND: Final[i64] = 2
ORDER: Final[i64] = 3
TRACK: Final[i64] = 4
STACK: Final[i64] = 5
CUBES: Final[i64] = 6
LINKS_LEFT: Final[i64] = 7
BIDDERS: Final[i64] = 8
BIDS: Final[i64] = 9
TOKENS: Final[i64] = 10
SETTLING: Final[i64] = 11
LINKS: Final[i64] = 12
COMPANY: Final[i64] = 13
GOODS_LEFT: Final[i64] = 14
PEOPLE_LEFT: Final[i64] = 15
TRAINS: Final[i64] = 16
LOADS: Final[i64] = 17
PASSED: Final[i64] = 18
CONTENT: Final[i64] = 19
MOVED: Final[i64] = 20
POINTS: Final[i64] = 21
JOINED: Final[i64] = 22
LINE: Final[i64] = 23
SELLING: Final[i64] = 24
BUYING: Final[i64] = 25
SHORT: Final[i64] = 26
LEAST: Final[i64] = 27
LOADING: Final[i64] = 28
LINE_COST: Final[i64] = 29
SCORE: Final[i64] = 30
FORECAST: Final[i64] = 31
LEAST_BIDS: Final[i64] = 32
TRAIN_PRICES: Final[i64] = 33
LINK_PRICES: Final[i64] = 34
REACHED: Final[i64] = 35
REACH: Final[i64] = 36


def blocks(layout: DalesLayout) -> list[Block]:
    seats = layout.seats
    who = seats_axis(seats)
    areas = layout.area_id
    names = layout.area_id
    links = [f"{names[layout.link_a[link]]} - {names[layout.link_b[link]]}" for link in range(layout.links)]
    boxes = [f"box {box + 1}" for box in range(layout.boxes)]
    trains = layout.train_id
    tracks = [*COLOURS, "profit"]
    companies = list(COMPANIES)
    highest = layout.profit_top - layout.profit_bottom
    for top in layout.track_top:
        if top > highest:
            highest = top
    dearest = max(layout.price) if layout.trains > 0 else 0
    return [
        Block("phase", [PHASES], 0, 1, "what is to be decided"),
        Block("acting", [who], 0, 1, "who is to act"),
        Block("round", [], 0, layout.rounds, f"rounds that are over, of {layout.rounds}"),
        Block("orders", [ORDERS, who], 0, seats - 1, "each seat's place in each order; 0 is first"),
        Block("tracks", [tracks, who], 0, highest, "influence; on the profit track, spaces above its lowest"),
        Block("stacks", [tracks, who], 0, seats - 1, "how many discs lie under it on its space"),
        Block("cubes", [who], 0, layout.cubes, "cubes in hand"),
        Block("links_left", [who], 0, layout.links_each, "links in the supply"),
        Block("bidders", [boxes, who], 0, 1, "whose bid stands on a box"),
        Block("bids", [boxes], 0, layout.cubes, "its cubes"),
        Block("tokens", [boxes, list(COLOURS)], 0, 1, "the influence on offer beside what is printed"),
        Block("settling", [boxes], 0, 1, "the box whose winner chooses a company"),
        Block("links", [[*who, *companies], links], 0, 1, "whose a link is"),
        Block("companies", [companies, areas], 0, 1, "the companies of a town"),
        Block("goods", [areas], 0, 2, "goods that wait"),
        Block("people", [PEOPLE, areas], 0, MOST_WAITING, "passengers that wait, and opponents"),
        Block("trains", [who, trains], 0, 1, "whose a train is"),
        Block("loads", [CARRIED, trains], 0, MOST_WAITING, "what it carries"),
        Block("passed", [who], 0, 1, "who has passed"),
        Block("content", [who], 0, 1, "who wants no more trains"),
        Block("moved", [who, CARRIED], 0, FURTHEST, "pieces taken off the trains"),
        Block("points", [who], 0, FURTHEST, "points of N5.2 and N7.1"),
        Block("joined", [], 0, 1, "whether the first connection has been made"),
        Block("line", [areas], 0, len(areas), "the line under way: the place of an area on it, from 1"),
        Block("selling", [companies], 0, 1, "the company that buys it"),
        Block("buying", [trains], 0, 1, "the train being bought"),
        Block("owing", [], 0, FURTHEST, "points still to be paid"),
        Block("least", [], 0, MEANS, "the first means that may pay them: 0 cubes, then the tracks in order"),
        Block("loading", [PIECES, areas], 0, 1, "the piece that is to be put on a train"),
        Block("line_cost", [COSTS], 0, FURTHEST, "what the line under way costs", True),
        Block("score", [who], -FURTHEST, FURTHEST, "the score if the game ended now", True),
        Block("forecast", [who], -FURTHEST, FURTHEST, "what trains and links would bring on the profit track", True),
        Block("least_bids", [boxes], 0, layout.cubes, "the fewest cubes I may bid; 0 where I cannot", True),
        Block(
            "train_prices", [trains], 0, EXCHANGE_RATE * dearest, "all the points a train costs; 0 if I cannot", True
        ),
        Block("link_prices", [links], 0, FURTHEST, "what a free link costs to build, towns and opponents apart", True),
        Block("reached", [who, CARRIED], 0, FURTHEST, "pieces that a seat's links reach", True),
        Block("reach", [who, PIECES, areas], 0, MOST_WAITING, "where they are", True),
    ]


@final
class Reach:
    """Who reaches what from where at one table; found again only when a link or a town has changed."""

    def __init__(self, layout: DalesLayout) -> None:
        self.links = filled(NONE - 1, layout.links)
        self.companies = filled(NONE, layout.areas)
        self.reach = filled(0, layout.areas)

    def look(self, table: DalesState) -> None:
        same = True
        for link in range(len(self.links)):
            if self.links[link] != table.links[link]:
                same = False
                break
        if same:
            for area in range(len(self.companies)):
                if self.companies[area] != table.companies[area]:
                    same = False
                    break
        if not same:
            self.links = table.links[:]
            self.companies = table.companies[:]
            find_reach(table, self.reach)


@final
class DalesObserver(Observer):
    def __init__(self, layout: DalesLayout) -> None:
        super().__init__(VERSION, layout.seats, blocks(layout))
        self.layout = layout
        self.kept: list[Reach] = []
        self.counts = filled(0, MOVED_KINDS)

    def fits(self, state: State) -> bool:
        return own(state).layout.digest == self.layout.digest

    def remember(self, tables: i64) -> None:
        self.kept = [Reach(self.layout) for _ in range(tables)]

    def write(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        own_state = own(state)
        self.write_moment(own_state, seat, out, at)
        self.write_auction(own_state, seat, out, at)
        self.write_seats(own_state, seat, out, at)
        self.write_map(own_state, seat, out, at)
        self.write_line(own_state, out, at)
        self.write_trains(own_state, seat, out, at)
        if self.first[REACHED] >= 0 or self.first[REACH] >= 0:
            kept = self.kept[table]
            kept.look(own_state)
            self.write_reach(own_state, seat, kept.reach, out, at)

    def relative(self, seat: i64, other: i64) -> i64:
        """How many seats after `seat` another one is."""
        return other - seat if other >= seat else other - seat + self.seats

    def write_moment(self, table: DalesState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        if first[PHASE] >= 0:
            put_one(out, at + first[PHASE], OVER + 1, table.phase)
        if first[ACTING] >= 0:
            put_one(out, at + first[ACTING], self.seats, self.relative(seat, table.turn))
        if first[ROUND] >= 0:
            put(out, at + first[ROUND], table.round)
        if first[JOINED] >= 0:
            put(out, at + first[JOINED], table.joined)
        if first[SHORT] >= 0:
            put(out, at + first[SHORT], table.short)
        if first[LEAST] >= 0:
            put(out, at + first[LEAST], table.least)

    def write_auction(self, table: DalesState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        count = self.layout.boxes
        if first[BIDDERS] >= 0:
            clear(out, at + first[BIDDERS], count * self.seats)
        for box in range(count):
            bid = table.bids[box]
            if first[BIDS] >= 0:
                put(out, at + first[BIDS] + box, 0 if bid == NONE else cubes_of(bid))
            if first[BIDDERS] >= 0 and bid != NONE:
                out[at + first[BIDDERS] + box * self.seats + self.relative(seat, bidder(bid))] = ONE
            if first[TOKENS] >= 0:
                put_one(out, at + first[TOKENS] + box * INFLUENCES, INFLUENCES, table.tokens[box])
            if first[LEAST_BIDS] >= 0:
                least = least_bid(table, box, seat)
                put(out, at + first[LEAST_BIDS] + box, least if least <= table.cubes[seat] else 0)
        if first[SETTLING] >= 0:
            put_one(out, at + first[SETTLING], count, table.box if table.phase == CHOICE else NONE)

    def write_seats(self, table: DalesState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        seats = self.seats
        if first[ORDER] >= 0:
            for order in (PLAYERS, BUILDERS, DRIVERS):
                for place in range(seats):
                    k = self.relative(seat, table.orders[order * seats + place])
                    put(out, at + first[ORDER] + order * seats + k, place)
        other = seat
        for k in range(seats):
            for track in range(TRACKS):
                disc = table.discs[track * seats + other]
                if first[TRACK] >= 0:
                    put(out, at + first[TRACK] + track * seats + k, space_of(disc))
                if first[STACK] >= 0:
                    put(out, at + first[STACK] + track * seats + k, disc & 7)
            if first[CUBES] >= 0:
                put(out, at + first[CUBES] + k, table.cubes[other])
            if first[LINKS_LEFT] >= 0:
                put(out, at + first[LINKS_LEFT] + k, table.spare[other])
            if first[PASSED] >= 0:
                put(out, at + first[PASSED] + k, table.passed >> other & 1)
            if first[CONTENT] >= 0:
                put(out, at + first[CONTENT] + k, table.content >> other & 1)
            if first[MOVED] >= 0:
                put_all(out, at + first[MOVED] + k * MOVED_KINDS, table.moved, other * MOVED_KINDS, MOVED_KINDS)
            if first[POINTS] >= 0:
                put(out, at + first[POINTS] + k, table.points[other])
            if first[SCORE] >= 0:
                put(out, at + first[SCORE] + k, table.score_of(other))
            if first[FORECAST] >= 0:
                put(out, at + first[FORECAST] + k, profit_after(table, other) - space(table, PROFIT, other))
            other += 1
            if other == seats:
                other = 0

    def write_map(self, table: DalesState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        layout = self.layout
        links = table.links
        count = layout.links
        if first[LINKS] >= 0:
            for k in range(self.seats + 2):
                owner = RED_LINK + k - self.seats
                if k < self.seats:
                    owner = (seat + k) % self.seats
                begin = at + first[LINKS] + k * count
                for link in range(count):
                    out[begin + link] = ONE if links[link] == owner else ZERO
        if first[LINK_PRICES] >= 0:
            begin = at + first[LINK_PRICES]
            for link in range(count):
                out[begin + link] = i16(layout.link_cost[link]) if links[link] == FREE else ZERO
        areas = layout.areas
        if first[COMPANY] >= 0:
            begin = at + first[COMPANY]
            for area in range(areas):
                out[begin + area] = i16(table.companies[area] & 1)
                out[begin + areas + area] = i16(table.companies[area] >> 1)
        if first[GOODS_LEFT] >= 0:
            put_all(out, at + first[GOODS_LEFT], table.goods, 0, areas)
        if first[PEOPLE_LEFT] >= 0:
            begin = at + first[PEOPLE_LEFT]
            for area in range(areas):
                crowd = table.people[area]
                out[begin + area] = i16(crowd & 7)
                out[begin + areas + area] = i16(crowd >> 3 & 7)
                out[begin + 2 * areas + area] = i16(crowd >> 6)

    def write_line(self, table: DalesState, out: vec[i16], at: i64) -> None:
        first = self.first
        areas = self.layout.areas
        if first[LINE] >= 0:
            clear(out, at + first[LINE], areas)
            for k in range(table.length):
                put(out, at + first[LINE] + table.line[k], k + 1)
        if first[LINE_COST] >= 0:
            put(out, at + first[LINE_COST], table.line_points)
            put(out, at + first[LINE_COST] + 1, table.line_government)
            put(out, at + first[LINE_COST] + 2, table.line_red)
            put(out, at + first[LINE_COST] + 3, table.line_green)
        if first[SELLING] >= 0:
            put_one(out, at + first[SELLING], 2, table.company)
        if first[LOADING] >= 0:
            clear(out, at + first[LOADING], 3 * areas)
            if table.piece != NONE:
                out[at + first[LOADING] + table.piece % 3 * areas + table.piece // 3] = ONE

    def write_trains(self, table: DalesState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        layout = self.layout
        count = layout.trains
        if first[TRAINS] >= 0:
            clear(out, at + first[TRAINS], self.seats * count)
            for train in range(count):
                if table.owners[train] != NONE:
                    out[at + first[TRAINS] + self.relative(seat, table.owners[train]) * count + train] = ONE
        if first[LOADS] >= 0:
            for train in range(count):
                for kind in range(MOVED_KINDS):
                    put(out, at + first[LOADS] + kind * count + train, loaded(table, train, kind))
        if first[BUYING] >= 0:
            put_one(out, at + first[BUYING], count, table.train)
        if first[TRAIN_PRICES] >= 0:
            most = purse(table, seat)
            owned = prices_owned(table, seat)
            engine = space(table, ENGINE, seat)
            for train in range(count):
                price: i64 = 0
                if may_buy(table, train, most, owned):
                    price = layout.price[train]
                    if price > engine:
                        price = engine + EXCHANGE_RATE * (price - engine)
                put(out, at + first[TRAIN_PRICES] + train, price)

    def write_reach(self, table: DalesState, seat: i64, reach: vec[i64], out: vec[i16], at: i64) -> None:
        """W6.6, W6.7, W6.8 What each seat could move from where, if it had a train with room."""
        first = self.first
        areas = self.layout.areas
        other = seat
        for k in range(self.seats):
            for kind in range(MOVED_KINDS):
                self.counts[kind] = 0
            begin = at + first[REACH] + k * 3 * areas
            if first[REACH] >= 0:
                clear(out, begin, 3 * areas)
            for area in range(areas):
                kinds = reach[area] >> 4 * other & 7
                if kinds == 0:
                    continue
                for kind in range(3):
                    if kinds & KIND_BIT[kind] == 0:
                        continue
                    pieces = table.goods[area] if kind == GOODS else waiting(table, area, kind)
                    if pieces > 0:
                        carried = goods_kind(table, area) if kind == GOODS else RED_MOVED + kind - 1
                        self.counts[carried] += pieces
                        if first[REACH] >= 0:
                            put(out, begin + kind * areas + area, pieces)
            if first[REACHED] >= 0:
                put_all(out, at + first[REACHED] + k * MOVED_KINDS, self.counts, 0, MOVED_KINDS)
            other += 1
            if other == self.seats:
                other = 0


def own(state: State) -> DalesState:
    """The state, checked to be one of these games'."""
    if not isinstance(state, DalesState):
        raise TypeError(f"{type(state).__name__} is no state of Wensleydale or Nürnberg")
    return state
