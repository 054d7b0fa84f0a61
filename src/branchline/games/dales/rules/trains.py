"""Phase 6: trains are bought, goods and passengers ride."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.dales.board.board import (
    CHEESE,
    ENGINE,
    GOODS,
    GOVERNMENT,
    GREEN,
    GREEN_MOVED,
    GREEN_PASSENGER,
    GREEN_TOWN,
    HILL,
    RED,
    RED_MOVED,
    RED_PASSENGER,
    RED_TOWN,
    STONE,
)
from branchline.games.dales.rules.choices import (
    BUY,
    CUBES,
    DRIVERS,
    EXCHANGE,
    KIND_BIT,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NONE,
    OCTAL,
    PASS,
    REACH,
    SCRATCH,
    SEAT_BIT,
    TRAINS,
)
from branchline.games.dales.rules.events import E_BOUGHT, E_MOVED, E_NO_TRAINS, E_PASSED
from branchline.games.dales.rules.lines import networks
from branchline.games.dales.rules.payment import paid
from branchline.games.dales.rules.profit import end_trains
from branchline.games.dales.rules.table import DalesTable, kinds_reached, loaded, waiting
from branchline.games.dales.rules.tracks import space, spend, tell

EXCHANGE_RATE: Final[i64] = 3


def start_trains(table: DalesTable) -> None:
    table.phase = TRAINS
    table.passed = 0
    table.content = 0
    find_reach(table, table.reach)
    table.at = table.seats - 1
    next_driver(table)


def find_reach(table: DalesTable, reach: vec[i64]) -> None:
    """W6.5 All of a player's links serve, old and new. Nothing new comes into anyone's reach during this phase."""
    for area in range(table.layout.areas):
        reach[area] = 0
    for seat in range(table.seats):
        if table.spare[seat] < table.layout.links_each:
            find_reach_of(table, seat, reach)


def find_reach_of(table: DalesTable, seat: i64, reach: vec[i64]) -> None:
    layout = table.layout
    roots = networks(table, seat)
    served = filled(0, layout.areas)  # the companies each network leads to
    for area in range(layout.areas):
        if roots[area] != NONE:
            served[roots[area]] |= table.companies[area]
    for area in range(layout.areas):
        kinds: i64 = 0
        if layout.goods[area] != 0 and can_load(table, area, roots):
            kinds = KIND_BIT[GOODS]
        if roots[area] != NONE:
            kinds |= passengers_served(table, area, served[roots[area]])
        reach[area] |= kinds * REACH[seat]


def can_load(table: DalesTable, area: i64, roots: vec[i64]) -> bool:
    """W6.6 Cheese: a link of the seat touches the area. W6.7 Stone: one touches a town next to it without a company."""
    layout = table.layout
    if layout.terrain[area] != HILL:
        return roots[area] != NONE
    for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
        town = layout.loads[k]
        if roots[town] != NONE and table.companies[town] == 0:
            return True
    return False


def passengers_served(table: DalesTable, area: i64, companies: i64) -> i64:
    """W6.8 The player's own links join the area to a town of the company of the passenger's colour."""
    kinds: i64 = 0
    if companies & RED_TOWN != 0:
        kinds = KIND_BIT[RED_PASSENGER]
    if companies & GREEN_TOWN != 0:
        kinds |= KIND_BIT[GREEN_PASSENGER]
    return kinds


def next_driver(table: DalesTable) -> None:
    """W6.1 In turn, one action each, until all have passed. W6.10 A player who can only pass does so automatically."""
    everybody = SEAT_BIT[table.seats] - 1
    while table.passed != everybody:
        table.at += 1
        if table.at == table.seats:
            table.at = 0
        seat = table.orders[DRIVERS * table.seats + table.at]
        if table.passed & SEAT_BIT[seat] != 0:
            continue
        if can_act(table, seat):
            table.turn = seat
            table.phase = TRAINS
            return
        if table.watched:
            table.note(seat, PASS)
        table.passed |= SEAT_BIT[seat]
        tell(table, E_PASSED, seat, 1)
    end_trains(table)


def action_done(table: DalesTable) -> None:
    """W6.11 With quick loading, a player who competes with nobody loads all their pieces in one go."""
    table.phase = TRAINS
    if table.layout.quick and can_act(table, table.turn) and nobody_competes(table):
        return
    next_driver(table)


def nobody_competes(table: DalesTable) -> bool:
    """W6.11 Nobody wants another train, and nothing left can be claimed by more than one player."""
    for seat in range(table.seats):
        if table.passed & SEAT_BIT[seat] == 0 and can_buy(table, seat):
            return False
    for area in range(table.layout.areas):
        for kind in range(3):
            claims: i64 = 0
            for seat in range(table.seats):
                if table.passed & SEAT_BIT[seat] == 0 and can_move(table, seat, area, kind):
                    claims += 1
            if claims > 1:
                return False
    return True


def can_act(table: DalesTable, seat: i64) -> bool:
    return can_buy(table, seat) or can_move_something(table, seat)


# Buying a train


def can_buy(table: DalesTable, seat: i64) -> bool:
    if table.content & SEAT_BIT[seat] != 0:
        return False
    most = purse(table, seat)
    owned = prices_owned(table, seat)
    for train in range(table.layout.trains):
        if may_buy(table, train, most, owned):
            return True
    return False


def purse(table: DalesTable, seat: i64) -> i64:
    """W6.3 The engine points a seat could pay: its own, plus one for every three other points."""
    return space(table, ENGINE, seat) + others(table, seat) // EXCHANGE_RATE


def others(table: DalesTable, seat: i64) -> i64:
    return table.cubes[seat] + space(table, GOVERNMENT, seat) + space(table, RED, seat) + space(table, GREEN, seat)


def prices_owned(table: DalesTable, seat: i64) -> i64:
    owned: i64 = 0
    for train in range(table.layout.trains):
        if table.owners[train] == seat:
            owned |= SEAT_BIT[table.layout.price[train]]
    return owned


def may_buy(table: DalesTable, train: i64, most: i64, owned: i64) -> bool:
    """W6.2 A train has one owner; one of each price per round. W6.3 Missing engine points may be bought."""
    price = table.layout.price[train]
    return table.owners[train] == NONE and price <= most and owned & SEAT_BIT[price] == 0


def train_actions_into(table: DalesTable, out: vec[i64]) -> i64:
    """W6.1 Buy one train, or move one piece, or pass."""
    seat = table.turn
    out[0] = PASS
    count: i64 = 1
    if table.content & SEAT_BIT[seat] == 0:
        most = purse(table, seat)
        owned = prices_owned(table, seat)
        for train in range(table.layout.trains):
            if may_buy(table, train, most, owned):
                out[count] = BUY + train
                count += 1
        if table.layout.quick and count > 1:
            out[count] = NO_TRAINS
            count += 1
    return pieces_into(table, out, count)


def buy(table: DalesTable, train: i64) -> None:
    """W6.3 Missing engine points cost three other points each; only those missing for this train."""
    seat = table.turn
    price = table.layout.price[train]
    engine = space(table, ENGINE, seat)
    table.train = train
    table.phase = EXCHANGE
    table.least = CUBES
    if engine < price:
        spend(table, seat, ENGINE, engine)
        table.short = EXCHANGE_RATE * (price - engine)
    else:
        spend(table, seat, ENGINE, price)
    if paid(table):
        couple_train(table)


def couple_train(table: DalesTable) -> None:
    table.owners[table.train] = table.turn
    tell(table, E_BOUGHT, table.turn, table.train)
    table.train = NONE
    action_done(table)


def want_no_trains(table: DalesTable) -> None:
    """W6.11 A word to the others, not an action: this player wants no more trains in this phase."""
    table.content |= SEAT_BIT[table.turn]
    tell(table, E_NO_TRAINS, table.turn)
    if not can_act(table, table.turn):
        if table.watched:
            table.note(table.turn, PASS)
        pass_by(table, 1)


def pass_by(table: DalesTable, by_itself: i64) -> None:
    """W6.1 A player who passes takes no further action this phase."""
    table.passed |= SEAT_BIT[table.turn]
    tell(table, E_PASSED, table.turn, by_itself)
    next_driver(table)


# Moving a piece


def can_move_something(table: DalesTable, seat: i64) -> bool:
    seats = free_seats(table, seat)
    spaces = free_spaces(table, seat)
    if seats + spaces == 0:
        return False
    reach = table.reach
    mine = 7 * REACH[seat]
    for area in range(table.layout.areas):
        if reach[area] & mine != 0:
            kinds = kinds_reached(table, area, seat)
            if kinds & KIND_BIT[GOODS] != 0 and spaces > 0 and table.goods[area] > 0:
                return True
            if seats > 0 and waits(table, area, kinds):
                return True
    return False


def waits(table: DalesTable, area: i64, kinds: i64) -> bool:
    if kinds & KIND_BIT[RED_PASSENGER] != 0 and waiting(table, area, RED_PASSENGER) > 0:
        return True
    return kinds & KIND_BIT[GREEN_PASSENGER] != 0 and waiting(table, area, GREEN_PASSENGER) > 0


def can_move(table: DalesTable, seat: i64, area: i64, kind: i64) -> bool:
    if kinds_reached(table, area, seat) & KIND_BIT[kind] == 0:
        return False
    if kind == GOODS:
        return table.goods[area] > 0 and free_spaces(table, seat) > 0
    return waiting(table, area, kind) > 0 and free_seats(table, seat) > 0


def free_seats(table: DalesTable, seat: i64) -> i64:
    free: i64 = 0
    for train in range(table.layout.trains):
        if table.owners[train] == seat:
            free += seats_left(table, train)
    return free


def free_spaces(table: DalesTable, seat: i64) -> i64:
    free: i64 = 0
    for train in range(table.layout.trains):
        if table.owners[train] == seat:
            free += spaces_left(table, train)
    return free


def seats_left(table: DalesTable, train: i64) -> i64:
    taken = loaded(table, train, RED_MOVED) + loaded(table, train, GREEN_MOVED)
    return table.layout.seats_on[train] - taken


def spaces_left(table: DalesTable, train: i64) -> i64:
    return table.layout.goods_on[train] - loaded(table, train, STONE) - loaded(table, train, CHEESE)


def pieces_into(table: DalesTable, out: vec[i64], count: i64) -> i64:
    """W6.4 A piece needs a free space of the right kind on one of the player's trains."""
    seat = table.turn
    seats = free_seats(table, seat)
    spaces = free_spaces(table, seat)
    if seats + spaces == 0:
        return count
    reach = table.reach
    mine = 7 * REACH[seat]
    for area in range(table.layout.areas):
        if reach[area] & mine == 0:
            continue
        kinds = kinds_reached(table, area, seat)
        if kinds & KIND_BIT[GOODS] != 0 and spaces > 0 and table.goods[area] > 0:
            out[count] = MOVE + 3 * area + GOODS
            count += 1
        if seats > 0 and kinds > KIND_BIT[GOODS]:
            if kinds & KIND_BIT[RED_PASSENGER] != 0 and waiting(table, area, RED_PASSENGER) > 0:
                out[count] = MOVE + 3 * area + RED_PASSENGER
                count += 1
            if kinds & KIND_BIT[GREEN_PASSENGER] != 0 and waiting(table, area, GREEN_PASSENGER) > 0:
                out[count] = MOVE + 3 * area + GREEN_PASSENGER
                count += 1
    return count


def move(table: DalesTable, piece: i64) -> None:
    """W6.4 The player chooses the train. It is asked only if it matters: a passenger's points go by the price."""
    table.piece = piece
    table.phase = LOADING
    if seats_into(table, SCRATCH) == 1:
        if table.watched:
            table.note(table.turn, SCRATCH[0])
        load(table, SCRATCH[0] - LOAD)


def seats_into(table: DalesTable, out: vec[i64]) -> i64:
    layout = table.layout
    goods = table.piece % 3 == GOODS
    count: i64 = 0
    for train in range(layout.trains):
        if table.owners[train] == table.turn:
            left = spaces_left(table, train) if goods else seats_left(table, train)
            if left > 0:
                out[count] = LOAD + train
                count += 1
                if goods or not layout.by_price:
                    return 1
    return count


def load(table: DalesTable, train: i64) -> None:
    area = table.piece // 3
    kind = table.piece % 3
    tell(table, E_MOVED, table.turn, area, kind, train)
    if kind == GOODS:
        table.goods[area] -= 1
        table.loads[train] += OCTAL[goods_kind(table, area)]
    else:
        table.people[area] -= OCTAL[kind - 1]
        table.loads[train] += OCTAL[RED_MOVED + kind - RED_PASSENGER]
    table.piece = NONE
    action_done(table)


def goods_kind(table: DalesTable, area: i64) -> i64:
    return STONE if table.layout.terrain[area] == HILL else CHEESE
