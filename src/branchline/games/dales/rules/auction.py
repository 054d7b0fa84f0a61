"""Phases 1 to 4: investment, influence on offer, the auction, and the orders it decides."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.dales.board.board import ENGINE, GOVERNMENT, INFLUENCES, RED
from branchline.games.dales.rules.building import next_builder
from branchline.games.dales.rules.choices import AUCTION, BID, BUILDERS, BUILDING, CHOICE, DRIVERS, NONE, SCRATCH
from branchline.games.dales.rules.events import E_BID, E_OUTBID, E_ROUND, E_TOKEN, E_WON
from branchline.games.dales.rules.table import DalesTable, bidder, box_of, cubes_of
from branchline.games.dales.rules.tracks import gain, sort_order, tell

BIDS: Final[i64] = 2


def start_round(table: DalesTable, dealer: Dealer) -> None:
    """W1.1 Twelve cubes each, or what is left. W2.1, N2.1 One token for each box, out of the board's full bag."""
    layout = table.layout
    tell(table, E_ROUND, table.round)
    for seat in range(table.seats):
        cubes = table.cubes[seat] + layout.investment
        table.cubes[seat] = cubes if cubes < layout.cubes else layout.cubes
    bag = layout.tokens[:]
    total = layout.tokens_total
    for box in range(layout.boxes):
        colour = dealer.draw(bag, 0, total)
        bag[colour] -= 1
        total -= 1
        table.tokens[box] = colour
        tell(table, E_TOKEN, box, colour)
    table.phase = AUCTION
    table.at = table.seats - 1
    next_bidder(table)


# Phase 3: auction


def bids_into(table: DalesTable, out: vec[i64]) -> i64:
    """W3.2 A bid is an obligation. W3.3 The box's minimum, and above the bid there. W3.5 Never on the player's own."""
    cubes = table.cubes[table.turn]
    count: i64 = 0
    for box in range(table.layout.boxes):
        for bid in range(least_bid(table, box, table.turn), cubes + 1):
            out[count] = BID + 16 * box + bid
            count += 1
    return count


def least_bid(table: DalesTable, box: i64, seat: i64) -> i64:
    """The fewest cubes this seat may bid on a box; more than any player has if the standing bid is its own."""
    standing = table.bids[box]
    least = table.layout.minimum[box]
    if standing == NONE:
        return least
    if bidder(standing) == seat:
        return table.layout.cubes + 1
    above = cubes_of(standing) + 1
    return above if above > least else least


def bid(table: DalesTable, box: i64, cubes: i64) -> None:
    """W3.4 An outbid player gets their cubes back at once."""
    put_bid(table, box, cubes)
    next_bidder(table)


def put_bid(table: DalesTable, box: i64, cubes: i64) -> None:
    standing = table.bids[box]
    tell(table, E_BID, table.turn, box, cubes)
    if standing != NONE:
        table.cubes[bidder(standing)] += cubes_of(standing)
        tell(table, E_OUTBID, bidder(standing), box, cubes_of(standing))
    table.bids[box] = 16 * table.turn + cubes
    table.cubes[table.turn] -= cubes


def next_bidder(table: DalesTable) -> None:
    """W3.1 In player order, repeatedly. W3.6 A player with two bids, or who cannot pay, is skipped, until all are."""
    places = table.at
    skipped: i64 = 0
    while skipped < table.seats:
        places += 1
        if places == table.seats:
            places = 0
        seat = table.orders[places]
        ways: i64 = 0
        if standing(table, seat) < BIDS:
            ways = ways_to_bid(table, seat)
        if ways == 0:
            skipped += 1
            continue
        table.at = places
        table.turn = seat
        if ways > 1:
            return
        bids_into(table, SCRATCH)
        if table.watched:
            table.note(seat, SCRATCH[0])
        put_bid(table, box_of(SCRATCH[0]), cubes_of(SCRATCH[0]))
        skipped = 0
    table.box = 0
    settle(table)


def standing(table: DalesTable, seat: i64) -> i64:
    count: i64 = 0
    for bid in table.bids:
        if bid != NONE and bidder(bid) == seat:
            count += 1
    return count


def ways_to_bid(table: DalesTable, seat: i64) -> i64:
    ways: i64 = 0
    for box in range(table.layout.boxes):
        more = table.cubes[seat] + 1 - least_bid(table, box, seat)
        if more > 0:
            ways += more
    return ways


def settle(table: DalesTable) -> None:
    """W3.7 Boxes in number order: cubes to the supply, printed points and token. N3.1 Red or green is a choice."""
    layout = table.layout
    while table.box < layout.boxes:
        box = table.box
        bid = table.bids[box]
        if bid != NONE:
            seat = bidder(bid)
            tell(table, E_WON, seat, box, cubes_of(bid))
            table.bids[box] = NONE
            for colour in range(INFLUENCES):
                points = layout.printed[box * INFLUENCES + colour]
                if table.tokens[box] == colour:
                    points += 1
                if points > 0:
                    gain(table, seat, colour, points)
            if box == layout.either_at:
                table.turn = seat
                table.phase = CHOICE
                return
        table.box += 1
    set_orders(table)


def take_either(table: DalesTable, company: i64) -> None:
    gain(table, table.turn, RED + company, 1)
    table.box += 1
    settle(table)


# Phase 4: orders


def set_orders(table: DalesTable) -> None:
    """W4.1 Build order by government, train order by engines. Both hold for this round."""
    for box in range(table.layout.boxes):
        table.tokens[box] = NONE
    table.box = 0
    sort_order(table, BUILDERS, GOVERNMENT)
    sort_order(table, DRIVERS, ENGINE)
    table.phase = BUILDING
    table.at = NONE
    next_builder(table)
