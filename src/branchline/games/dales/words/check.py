"""What holds in every state of the game. A position that breaks one of these cannot arise in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from branchline.games.dales.board.board import (
    COLOURS,
    COMPANIES,
    ENGINE,
    MOVED_KINDS,
    PROFIT,
    STONE,
)
from branchline.games.dales.rules.auction import BIDS, standing
from branchline.games.dales.rules.choices import (
    AUCTION,
    BUILDING,
    CHOICE,
    DRIVERS,
    EXCHANGE,
    GREEN_LINK,
    LOADING,
    NONE,
    OCTAL,
    OVER,
    PAYMENT,
    PLAYERS,
    RED_LINK,
    SCRATCH,
    SEAT_BIT,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.rules.lines import touched_by
from branchline.games.dales.rules.scoring import FREE, connected
from branchline.games.dales.rules.set_up import CUBES_DRAWN
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.table import bidder, cubes_of
from branchline.games.dales.rules.takeovers import goods_lost
from branchline.games.dales.rules.tracks import sort_order
from branchline.games.dales.rules.trains import can_move, goods_kind, seats_left, spaces_left
from branchline.games.dales.words.position import companies_of, company_bits, digits, moved_names

Problem = tuple[str, str]


def check_state(state: DalesState) -> Iterator[Problem]:
    """Everything that cannot be so, first things first."""
    yield from check_auction(state)
    yield from check_links(state)
    yield from check_towns(state)
    yield from check_people(state)
    yield from check_goods(state)
    yield from check_trains(state)
    yield from check_orders(state)
    yield from check_phase(state)


def check_auction(state: DalesState) -> Iterator[Problem]:
    """W0.2, W1.1 Fifteen cubes each. W2.1 Tokens of the bag. W3.3 Bids at or above the minimum, two per player."""
    layout = state.layout
    standing: Counter[int] = Counter()
    for box, bid in enumerate(state.bids):
        if bid != NONE:
            standing[int(bid) >> 4] += 1
            if cubes_of(bid) < layout.minimum[box]:
                yield f"bids[{box}]", f"W3.3 must be at least {layout.minimum[box]} cubes"
            if state.phase not in (AUCTION, CHOICE) or (state.phase == CHOICE and box <= state.box):
                yield f"bids[{box}]", "W3.7 the cubes of a settled box have gone back"
    for seat in range(state.seats):
        if standing[seat] > BIDS:
            yield "bids", f"W3.1 seat {seat} has {standing[seat]} bids, but two are the most"
        cubes = int(state.cubes[seat]) + sum(cubes_of(bid) for bid in state.bids if bid != NONE and bidder(bid) == seat)
        if cubes > layout.cubes:
            yield f"cubes[{seat}]", f"W1.1 has {cubes} in all, but {layout.cubes} are the most"
    drawn = Counter(int(token) for token in state.tokens if token != NONE)
    for token, count in drawn.items():
        if count > layout.tokens[token]:
            yield "tokens", f"W2.1 {count} of {COLOURS[token]}, but only {layout.tokens[token]} are in the bag"
    wanted = int(layout.boxes) if state.phase in (AUCTION, CHOICE) else 0
    if drawn.total() != wanted:
        yield "tokens", f"W2.1 must be on {wanted} boxes now, not on {drawn.total()}"


def check_links(state: DalesState) -> Iterator[Problem]:
    """W0.2 Fifteen links each. W9.4 The limit, if one is played. N5.2 Joined is joined."""
    layout = state.layout
    for seat in range(state.seats):
        if state.spare[seat] < 0:
            yield "links", f"W0.2 seat {seat} has laid more than {layout.links_each}"
    for company, name in enumerate(COMPANIES):
        count = sum(owner == RED_LINK + company for owner in state.links)
        if count > layout.link_limit:
            yield "links", f"W9.4 {name} has {count}, but the limit is {layout.link_limit}"
    joined = layout.goal != NONE and connected(layout, state.links)
    if joined != bool(state.joined):
        yield "joined", f"N5.2 must be {str(joined).lower()} with these links"
    if state.round == 0 and state.phase <= CHOICE and any(owner != FREE for owner in state.links):
        yield "links", "W5.3 none is there before the first building"


def check_towns(state: DalesState) -> Iterator[Problem]:
    """W9.3 A company has the towns printed as its own and those on the lines it bought, and no others."""
    layout = state.layout
    for area in range(layout.areas):
        expected = company_bits(state, area)
        if state.companies[area] != expected:
            yield f"companies.{layout.area_id[area]}", f"W9.3 must be {companies_of(expected)} with these links"


def check_people(state: DalesState) -> Iterator[Problem]:
    """W0.6 No more than were drawn. W5.8 No opponent where a line has been. W6.8 Nobody waits where they want to go."""
    layout = state.layout
    total: Counter[str] = Counter()
    names = ("red", "green", "opponent")
    for area in range(layout.areas):
        here = digits(int(state.people[area]), names)
        total.update(here)
        where = f"people.{layout.area_id[area]}"
        printed = int(layout.waiting[area])
        most = 1 if printed else int(layout.settlers[area])
        if sum(here.values()) > most or (printed and here and list(here) != [names[printed - 1]]):
            yield where, f"W0.6 more or others than the {most} that were put there"
        touched = any(touched_by(state, area, owner) for owner in range(GREEN_LINK + 1))
        if here.get("opponent") and (touched or state.companies[area]):
            yield where, "W5.8 opponents are gone where a line has been built or a company has its town"
        for company in companies_of(int(state.companies[area])):
            if here.get(company):
                yield where, f"W6.8 a {company} passenger does not wait in a {company} town"
    moved = moved_in_all(state)
    for kind, name in enumerate(names[:2], start=2):
        count = total[name] + moved[kind]
        if count > layout.passenger_bag[kind - 2]:
            yield "people", f"W0.6 {count} {name} passengers, but {layout.passenger_bag[kind - 2]} are in the box"
    if total["opponent"] > layout.passenger_bag[2]:
        yield "people", f"W0.6 {total['opponent']} opponents, but {layout.passenger_bag[2]} are in the box"


def moved_in_all(state: DalesState) -> list[int]:
    """Pieces of each kind on trains or before the players."""
    totals = [0] * int(MOVED_KINDS)
    for kind in range(MOVED_KINDS):
        totals[kind] = sum(int(load) // int(OCTAL[kind]) & 7 for load in state.loads)
        totals[kind] += sum(int(state.moved[seat * MOVED_KINDS + kind]) for seat in range(state.seats))
    return totals


def check_goods(state: DalesState) -> Iterator[Problem]:
    """W0.5 At most two on a goods area. W6.6, W6.7 None that nobody can ever move."""
    layout = state.layout
    total = moved_in_all(state)[:2]
    for area in range(layout.areas):
        count = int(state.goods[area])
        where = f"goods.{layout.area_id[area]}"
        if count:
            total[0 if goods_kind(state, area) == STONE else 1] += count
            if not layout.goods[area]:
                yield where, "W0.5 this area takes no goods"
            if goods_lost(state, area):
                stone = goods_kind(state, area) == STONE
                yield where, "W6.7 all its towns have companies" if stone else "W6.6 a company link is here"
    areas = sum(int(layout.goods[area]) for area in range(layout.areas))
    for kind, count in enumerate(total):
        most = min(int(layout.goods_bag[kind]), int(CUBES_DRAWN) * areas)
        if count > most:
            yield "goods", f"W0.5 {count} of {moved_names(layout)[kind]}, but {most} are the most"


def check_trains(state: DalesState) -> Iterator[Problem]:
    """W6.2 One of each price. W6.4 No more on a train than it holds. W7.3 Outside the phase no train has an owner."""
    layout = state.layout
    at_work = state.phase in (TRAINS, EXCHANGE, LOADING)
    prices: Counter[tuple[int, int]] = Counter()
    for train, owner in enumerate(state.owners):
        where = f"trains.{layout.train_id[train]}"
        if owner != NONE:
            prices[int(owner), int(layout.price[train])] += 1
            if not at_work:
                yield where, "W7.3 has no owner outside phase 6"
        if seats_left(state, train) < 0 or spaces_left(state, train) < 0:
            yield where, "W6.4 carries more than it holds"
    if any(count > 1 for count in prices.values()):
        yield "trains", "W6.2 nobody has two trains of one price"
    if not at_work and (state.passed or state.content):
        yield "passed", "W6.1 nobody has passed outside phase 6"
    if state.content and not layout.quick:
        yield "content", "W6.11 is for tables with quick loading"
    if not layout.by_round and any(state.points):
        yield "points", "W10.2 are counted at the end in this edition"


def check_orders(state: DalesState) -> Iterator[Problem]:
    """W8.1 In later rounds and in the takeovers, player order is that of the profit track."""
    if state.phase in (TAKEOVERS, OVER) or (state.round > 0 and state.phase in (AUCTION, CHOICE)):
        again = state.copy()
        sort_order(again, PLAYERS, PROFIT)
        if list(again.orders) != list(state.orders):
            yield "orders.players", "W8.1 must follow the profit track"
    if state.phase == BUILDING and state.at == 0:
        again = state.copy()
        sort_order(again, DRIVERS, ENGINE)
        if list(again.orders) != list(state.orders):
            yield "orders.trains", "W4.1 must follow the engine track"


def check_phase(state: DalesState) -> Iterator[Problem]:
    """What is half done belongs to its phase, and can be completed."""
    layout = state.layout
    if state.over:
        if state.round != layout.rounds:
            yield "round", f"W10.1 the game ends after round {layout.rounds}"
        return
    paying = state.phase in (PAYMENT, EXCHANGE)
    if (state.short > 0) != paying:
        yield "short", "W5.9 points are owed while they are paid, and only then"
    if (state.train != NONE) != (state.phase == EXCHANGE):
        yield "buying", "W6.3 names a train while it is paid for, and only then"
    elif state.train != NONE and state.owners[state.train] != NONE:
        yield "buying", "W6.2 this train has an owner"
    if (state.piece != NONE) != (state.phase == LOADING):
        yield "loading", "W6.4 names a piece while its train is chosen, and only then"
    elif state.piece != NONE:
        yield from check_piece(state)
    if state.company != NONE and state.phase != TAKEOVERS:
        yield "selling", "W9.1 names a company during takeovers only"
    if state.phase == CHOICE and layout.either_at == NONE:
        yield "phase", "N3.1 this auction board has no two-coloured point"
    if state.phase in (TRAINS, EXCHANGE, LOADING) and state.passed & SEAT_BIT[state.turn]:
        yield "turn", "W6.1 this seat has passed"
    if state.phase == AUCTION and standing(state, state.turn) >= BIDS:
        yield "turn", "W3.1 this seat has two bids standing"
    if paying and state.legal_into(SCRATCH) == 0:
        yield "short", "W5.10 is more than the seat to act can pay"
    elif state.phase in (BUILDING, TAKEOVERS) and state.legal_into(SCRATCH) == 0:
        yield "selling" if state.length == 0 else "line", "W9.1, W5.10 leads nowhere: no line can be finished"


def check_piece(state: DalesState) -> Iterator[Problem]:
    area, kind = divmod(int(state.piece), 3)
    if not can_move(state, state.turn, area, kind):
        yield "loading", "W6.4 is nothing that this seat could move"
