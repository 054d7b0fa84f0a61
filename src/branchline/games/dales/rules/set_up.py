"""Set-up: the empty table, and what luck puts on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import filled
from branchline.games.dales.board.board import CHEESE, MOVED_KINDS, PROFIT, STONE, TRACKS, DalesLayout
from branchline.games.dales.rules.auction import start_round
from branchline.games.dales.rules.choices import LINE, NONE, OCTAL, PLACE
from branchline.games.dales.rules.scoring import FREE
from branchline.games.dales.rules.state import DalesState, end_round
from branchline.games.dales.rules.takeovers import remove_lost
from branchline.games.dales.rules.trains import goods_kind

CUBES_DRAWN: Final[i64] = 2


def empty_table(layout: DalesLayout) -> DalesState:
    """W0.2 Cubes and links in the supplies; every area as printed, no piece drawn yet."""
    seats = layout.seats
    state = DalesState(layout)
    state.discs = filled(0, TRACKS * seats)
    state.cubes = filled(0, seats)
    state.bids = filled(NONE, layout.boxes)
    state.tokens = filled(NONE, layout.boxes)
    state.orders = filled(0, 3 * seats)
    state.links = filled(FREE, layout.links)
    state.spare = filled(layout.links_each, seats)
    state.companies = layout.company[:]
    state.goods = filled(0, layout.areas)
    state.people = filled(0, layout.areas)
    state.reach = filled(0, layout.areas)
    state.owners = filled(NONE, layout.trains)
    state.loads = filled(0, layout.trains)
    state.moved = filled(0, seats * MOVED_KINDS)
    state.points = filled(0, seats)
    state.line = filled(NONE, LINE)
    return state


def set_up(empty: DalesState, first: i64, dealer: Dealer) -> DalesState:
    """W0.3 A random player is first: NONE leaves it to luck. W0.4 Discs. W0.5 Goods. W0.6 Passengers. Then round 1."""
    state = empty.copy()
    seats = state.seats
    leader = dealer.below(seats) if first == NONE else first
    for place in range(seats):
        seat = (leader + place) % seats
        for order in range(3):
            state.orders[order * seats + place] = seat
        for track in range(TRACKS):
            state.discs[track * seats + seat] = PLACE * start_space(state.layout, track) + seats - 1 - place
    place_goods(state, dealer)
    place_people(state, dealer)
    remove_lost(state)
    start_round(state, dealer)
    end_round(state, dealer)  # for a board on which nobody can do anything
    return state


def start_space(layout: DalesLayout, track: i64) -> i64:
    if track == PROFIT:
        return layout.profit_start - layout.profit_bottom
    return layout.track_start[track]


def place_goods(state: DalesState, dealer: Dealer) -> None:
    """W0.5 Two cubes for every goods area; cheese on hills and stone on plains is removed."""
    layout = state.layout
    bag = layout.goods_bag[:]
    left = bag[STONE] + bag[CHEESE]
    for area in range(layout.areas):
        if layout.goods[area] != 0:
            for _ in range(CUBES_DRAWN):
                kind = dealer.draw(bag, 0, left)
                bag[kind] -= 1
                left -= 1
                if kind == goods_kind(state, area):
                    state.goods[area] += 1


def place_people(state: DalesState, dealer: Dealer) -> None:
    """W0.6 Three for a neutral major town, two for a minor one. N0.4 Printed passengers wait in company towns."""
    layout = state.layout
    bag = layout.passenger_bag[:]
    for area in range(layout.areas):
        if layout.waiting[area] != 0:
            kind = layout.waiting[area] - 1
            bag[kind] -= 1
            state.people[area] = OCTAL[kind]
    left = bag[0] + bag[1] + bag[2]
    for area in range(layout.areas):
        for _ in range(layout.settlers[area]):
            kind = dealer.draw(bag, 0, left)
            bag[kind] -= 1
            left -= 1
            state.people[area] += OCTAL[kind]
