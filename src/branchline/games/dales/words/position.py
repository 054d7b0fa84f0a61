"""A state as readable JSON, and back. An impossible position is refused, with the place and the reason."""

from __future__ import annotations

from typing import Any

from branchline.core.dealer import Dealer, LogDealer
from branchline.core.errors import BadDeal, BadPosition
from branchline.core.game import Json
from branchline.core.position import Reader
from branchline.core.sight import Facts, facts_of
from branchline.games.dales.board.board import COLOURS, COMPANIES, ENGINE, GOVERNMENT, MOVED_KINDS, PROFIT, DalesLayout
from branchline.games.dales.board.file import DalesBoard
from branchline.games.dales.rules.auction import next_bidder
from branchline.games.dales.rules.choices import (
    AUCTION,
    BUILDING,
    CHOICE,
    EXCHANGE,
    EXTEND,
    GREEN_LINK,
    LOADING,
    NONE,
    OCTAL,
    OVER,
    PAYMENT,
    PLACE,
    RED_LINK,
    SEAT_BIT,
    START,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.rules.lines import touched_by
from branchline.games.dales.rules.scoring import FREE, connected
from branchline.games.dales.rules.set_up import empty_table, start_space
from branchline.games.dales.rules.state import DalesState, end_round, extend, start_line
from branchline.games.dales.rules.table import bidder, cubes_of
from branchline.games.dales.rules.tracks import sort_order
from branchline.games.dales.rules.trains import find_reach
from branchline.games.dales.words.moves import MEANS_NAMES, PHASES, piece_kind, piece_name

TRACK_NAMES = (*COLOURS, "profit")
ORDER_NAMES = ("players", "building", "trains")
ORDER_TRACKS = (PROFIT, GOVERNMENT, ENGINE)
PEOPLE = ("red", "green", "opponent")
ACTING = {int(BUILDING): 1, int(PAYMENT): 1, int(TRAINS): 2, int(EXCHANGE): 2, int(LOADING): 2}  # else player order


def position_of(state: DalesState) -> Json:
    """Every fact of a state, by name."""
    return facts_of(POSITION, state)


def boards(state: DalesState) -> Json:
    layout = state.layout
    return {
        "map": layout.map_id,
        "auction_board": layout.auction_id,
        "train_board": layout.train_board_id,
        "company_links": "limited" if layout.limited else "unlimited",
        "quick_loading": layout.quick,
    }


def moment(state: DalesState) -> Json:
    return {
        "round": min(int(state.round) + 1, int(state.layout.rounds)),
        "phase": PHASES[int(state.phase)],
        "turn": int(state.turn),
        "end_reason": state.end_reason,
    }


def orders(state: DalesState) -> Json:
    seats = int(state.seats)
    found = {
        name: [int(state.orders[order * seats + place]) for place in range(seats)]
        for order, name in enumerate(ORDER_NAMES)
    }
    return {"orders": found}


def tracks(state: DalesState) -> Json:
    return {"tracks": {name: stacks(state, track) for track, name in enumerate(TRACK_NAMES)}}


def cubes(state: DalesState) -> Json:
    return {"cubes": [int(count) for count in state.cubes]}


def bids(state: DalesState) -> Json:
    return {"bids": [None if bid == NONE else {"seat": bidder(bid), "cubes": cubes_of(bid)} for bid in state.bids]}


def tokens(state: DalesState) -> Json:
    return {"tokens": [None if token == NONE else COLOURS[token] for token in state.tokens]}


def links(state: DalesState) -> Json:
    layout = state.layout
    found = {link_name(layout, link): owner_name(int(owner)) for link, owner in enumerate(state.links) if owner != FREE}
    return {"links": found}


def companies(state: DalesState) -> Json:
    names = state.layout.area_id
    return {"companies": {names[area]: companies_of(int(bits)) for area, bits in enumerate(state.companies) if bits}}


def goods(state: DalesState) -> Json:
    names = state.layout.area_id
    return {"goods": {names[area]: int(count) for area, count in enumerate(state.goods) if count}}


def people(state: DalesState) -> Json:
    names = state.layout.area_id
    return {"people": {names[area]: digits(int(count), PEOPLE) for area, count in enumerate(state.people) if count}}


def trains(state: DalesState) -> Json:
    layout = state.layout
    found = {
        layout.train_id[train]: {"owner": int(owner), **digits(int(state.loads[train]), moved_names(layout))}
        for train, owner in enumerate(state.owners)
        if owner != NONE
    }
    return {"trains": found}


def seats_done(state: DalesState) -> Json:
    seats = range(int(state.seats))
    return {
        "passed": [seat for seat in seats if state.passed & SEAT_BIT[seat]],
        "content": [seat for seat in seats if state.content & SEAT_BIT[seat]],
    }


def moved(state: DalesState) -> Json:
    names = list(enumerate(moved_names(state.layout)))
    rows = [seat * MOVED_KINDS for seat in range(int(state.seats))]
    found = [{name: int(state.moved[at + kind]) for kind, name in names if state.moved[at + kind]} for at in rows]
    return {"moved": found}


def points(state: DalesState) -> Json:
    return {"points": [int(points) for points in state.points], "joined": bool(state.joined)}


def line(state: DalesState) -> Json:
    return {"line": [state.layout.area_id[state.line[k]] for k in range(state.length)]}


def under_way(state: DalesState) -> Json:
    return {
        "selling": None if state.company == NONE else COMPANIES[state.company],
        "buying": None if state.train == NONE else state.layout.train_id[state.train],
        "short": int(state.short),
        "least": MEANS_NAMES[state.least] if state.short else None,
        "loading": loading_of(state),
    }


POSITION = (
    Facts(boards),
    Facts(moment, ("round", "phase", "turn", "end_reason")),
    Facts(orders, ("orders",)),
    Facts(tracks, ("discs",)),
    Facts(cubes, ("cubes",)),
    Facts(bids, ("bids",)),
    Facts(tokens, ("tokens",)),
    Facts(links, ("links",)),
    Facts(companies, ("companies",)),
    Facts(goods, ("goods",)),
    Facts(people, ("people",)),
    Facts(trains, ("owners", "loads")),
    Facts(seats_done, ("passed", "content")),
    Facts(moved, ("moved",)),
    Facts(points, ("points", "joined")),
    Facts(line, ("line", "length")),
    Facts(under_way, ("company", "train", "short", "least", "piece")),
)
"""What a position is made from; all of it is on the table for all to see."""


def moved_names(layout: DalesLayout) -> tuple[str, ...]:
    return (layout.stone_name, layout.cheese_name, *COMPANIES)


def moved_by(state: DalesState, seat: int) -> dict[str, int]:
    """What a seat has moved, by name. The fewest of them are its sets. Counted here: a vec that is given to a compiled
    function from here is never set free (mypyc 2.4.1)."""
    first = seat * int(MOVED_KINDS)
    return {name: int(state.moved[first + kind]) for kind, name in enumerate(moved_names(state.layout))}


def stacks(state: DalesState, track: int) -> dict[str, list[int]]:
    """For each space in use, the seats from the bottom of the stack to the top; the lowest space first."""
    discs = sorted((int(state.discs[track * state.seats + seat]), seat) for seat in range(state.seats))
    bottom = int(state.layout.profit_bottom) if track == PROFIT else 0
    spaces: dict[str, list[int]] = {}
    for disc, seat in discs:
        spaces.setdefault(str(disc // int(PLACE) + bottom), []).append(seat)
    return spaces


def link_name(layout: DalesLayout, link: int) -> str:
    return f"{layout.area_id[layout.link_a[link]]} {layout.area_id[layout.link_b[link]]}"


def owner_name(owner: int) -> int | str:
    return owner if owner < RED_LINK else COMPANIES[owner - RED_LINK]


def companies_of(bits: int) -> list[str]:
    return [company for k, company in enumerate(COMPANIES) if bits & SEAT_BIT[k]]


def digits(packed: int, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name from octal digits, without the zeros."""
    return {name: count for k, name in enumerate(names) if (count := packed // int(OCTAL[k]) & 7)}


def loading_of(state: DalesState) -> Json | None:
    if state.piece == NONE:
        return None
    area, kind = divmod(int(state.piece), 3)
    return {"area": state.layout.area_id[area], "piece": piece_name(state.layout, area, kind)}


def state_of(board: DalesBoard, seats: int, position: object, dealer: Dealer | None = None) -> DalesState:
    """The state of a position. What is left out is as at the start, empty, or as the rest implies.

    `dealer` deals the next round if nobody has a choice before it.
    """
    reader = Reader(position, "position")
    state = empty_table(read_layout(board, seats, reader))
    layout = state.layout
    phases = {name: phase for phase, name in PHASES.items()}
    state.phase = phases[reader.choice("phase", phases, PHASES[int(AUCTION)])]
    state.over = state.phase == OVER
    state.round = reader.whole("round", 1, int(layout.rounds), int(layout.rounds) if state.over else 1) - 1
    if state.over:
        state.round += 1
    reasons = ("rounds",) if state.over else ("",)
    state.end_reason = reader.choice("end_reason", reasons, reasons[0])
    read_tracks(state, reader)
    read_orders(state, reader)
    read_auction(state, reader)
    read_map(state, reader)
    read_trains(state, reader)
    read_step(state, reader)
    reader.done()
    from branchline.games.dales.words.check import check_state

    for where, why in check_state(state):
        raise BadPosition(where, why)
    go_on(state, dealer or LogDealer([]))
    return state


def go_on(state: DalesState, dealer: Dealer) -> None:
    """W3.6 Players who cannot pay for any legal bid are skipped; if all are, the auction is over."""
    if state.phase != AUCTION or state.legal_actions():
        return
    try:
        next_bidder(state)
        if state.at == state.seats:
            end_round(state, dealer)
    except BadDeal:
        why = "leaves nobody a choice, and the next round is drawn: give a dealer, or write that round"
        raise BadPosition("position.phase", why) from None


def read_layout(board: DalesBoard, seats: int, reader: Reader) -> DalesLayout:
    """The first map of the board and the first sides for this many seats, unless named."""
    auctions = board.sides(board.auctions, seats)
    trains = board.sides(board.trains, seats)
    return board.layout(
        seats,
        reader.choice("map", board.maps, next(iter(board.maps))),
        reader.choice("auction_board", auctions, auctions[0]),
        reader.choice("train_board", trains, trains[0]),
        reader.choice("company_links", ("unlimited", "limited"), "unlimited") == "limited",
        reader.truth("quick_loading", default=False),
    )


def read_tracks(state: DalesState, reader: Reader) -> None:
    """W0.4 A track not given is as at the start: all discs on one space, seat 0's on top."""
    seats = int(state.seats)
    layout = state.layout
    tracks = reader.entry("tracks", {})
    for track, name in enumerate(TRACK_NAMES):
        low = int(layout.profit_bottom) if track == PROFIT else 0
        high = int(layout.profit_top) if track == PROFIT else int(layout.track_top[track])
        start = str(int(start_space(layout, track)) + low)
        spaces = tracks.entry(name, {start: list(range(seats))[::-1]})
        seen: list[int] = []
        for space in spaces.data:
            if not is_space(space, low, high):
                raise BadPosition(f"position.tracks.{name}", f"has spaces from {low} to {high}, not {space!r}")
            for height, seat in enumerate(seats_of(spaces, space, seats)):
                state.discs[track * seats + seat] = PLACE * (int(space) - low) + height
                seen.append(seat)
        if sorted(seen) != list(range(seats)):
            raise BadPosition(f"position.tracks.{name}", "must hold the disc of every seat once")
    tracks.done()


def read_orders(state: DalesState, reader: Reader) -> None:
    """W4.1, W8.1 An order not given follows its track; if the turn is not given, the first in order is to act."""
    seats = int(state.seats)
    orders = reader.entry("orders", {})
    for order, name in enumerate(ORDER_NAMES):
        if not orders.has(name):
            sort_order(state, order, ORDER_TRACKS[order])
            continue
        found = seats_of(orders, name, seats)
        if sorted(found) != list(range(seats)):
            raise BadPosition(f"position.orders.{name}", "must name every seat once")
        for place, seat in enumerate(found):
            state.orders[order * seats + place] = seat
    orders.done()
    acting = ACTING.get(int(state.phase), 0)
    places = [int(state.orders[acting * seats + place]) for place in range(seats)]
    state.turn = reader.whole("turn", 0, seats - 1, default=places[0])
    state.at = places.index(int(state.turn))


def is_space(text: object, low: int, high: int) -> bool:
    return text in [str(space) for space in range(low, high + 1)]


def seats_of(reader: Reader, key: str, seats: int) -> list[int]:
    return [reader.number(f"{key}[{k}]", seat, 0, seats - 1) for k, seat in enumerate(reader.items(key))]


def read_auction(state: DalesState, reader: Reader) -> None:
    """W1.1 Cubes not given are those of one investment, less the bids."""
    seats, layout = int(state.seats), state.layout
    none = [None] * int(layout.boxes)
    left = [int(layout.investment)] * seats
    for box, bid in enumerate(reader.items("bids", int(layout.boxes), none)):
        if bid is not None:
            row = Reader(bid, f"position.bids[{box}]")
            seat, cubes = row.whole("seat", 0, seats - 1), row.whole("cubes", 1, 15)
            state.bids[box] = 16 * seat + cubes
            left[seat] = max(left[seat] - cubes, 0)
            row.done()
    for seat, count in enumerate(reader.numbers("cubes", seats, int(layout.cubes), left)):
        state.cubes[seat] = count
    for box, token in enumerate(reader.items("tokens", int(layout.boxes), none)):
        if token is not None:
            state.tokens[box] = COLOURS.index(reader.one_of(f"tokens[{box}]", token, COLOURS))
    if state.phase == CHOICE:
        state.box = layout.either_at


def read_map(state: DalesState, reader: Reader) -> None:
    """W9.3, N5.2 If not given, company towns and the first connection follow from the links."""
    layout = state.layout
    names = {link_name(layout, link): link for link in range(layout.links)}
    owners: list[Any] = [*range(int(state.seats)), *COMPANIES]
    for name, owner in reader.mapping("links", {}).items():
        link = names[reader.one_of("links", name, names)]
        if type(owner) not in (int, str) or owner not in owners:
            raise BadPosition(f"position.links.{name}", f"must be a seat or a company, not {owner!r}")
        state.links[link] = owner if isinstance(owner, int) else RED_LINK + COMPANIES.index(owner)
        if isinstance(owner, int):
            state.spare[owner] -= 1
    towns = {layout.area_id[area]: companies_of(company_bits(state, area)) for area in range(layout.areas)}
    companies = reader.entry("companies", towns)
    for area in range(layout.areas):
        state.companies[area] = 0
    for name in companies.data:
        area = layout.area_index[reader.one_of("companies", name, layout.area_index)]
        for company in companies.each_once(name, COMPANIES):
            state.companies[area] |= SEAT_BIT[COMPANIES.index(company)]
    goods = reader.entry("goods", {})
    for name in goods.data:
        area = layout.area_index[reader.one_of("goods", name, layout.area_index)]
        state.goods[area] = goods.whole(name, 0, 2)
    people = reader.entry("people", {})
    for name in people.data:
        area = layout.area_index[reader.one_of("people", name, layout.area_index)]
        for kind, count in people.entry(name).counts(PEOPLE).items():
            state.people[area] += OCTAL[PEOPLE.index(kind)] * digit(people.path(name), count)
    state.joined = int(reader.truth("joined", layout.goal != NONE and connected(layout, state.links)))


def company_bits(state: DalesState, area: int) -> int:
    """W9.3 A company has the towns that are printed so and those on the lines it bought, and no others."""
    bits = int(state.layout.company[area])
    if state.layout.town[area]:
        for company, owner in enumerate((RED_LINK, GREEN_LINK)):
            if touched_by(state, area, owner):
                bits |= int(SEAT_BIT[company])
    return bits


def digit(where: str, count: int) -> int:
    if count > 7:
        raise BadPosition(where, f"holds {count}, more than ever are there")
    return count


def read_trains(state: DalesState, reader: Reader) -> None:
    layout, seats = state.layout, int(state.seats)
    names = moved_names(layout)
    trains = reader.entry("trains", {})
    for name in trains.data:
        train = layout.train_index[reader.one_of("trains", name, layout.train_index)]
        row = trains.entry(name)
        state.owners[train] = row.whole("owner", 0, seats - 1)
        loads = Reader(row.rest(("owner",)), row.where).counts(names)
        for kind, count in loads.items():
            state.loads[train] += OCTAL[names.index(kind)] * digit(row.where, count)
    for key in ("passed", "content"):
        found = reader.without_twins(key, seats_of(reader, key, seats) if reader.has(key) else [])
        bits = sum(int(SEAT_BIT[seat]) for seat in found)
        if key == "passed":
            state.passed = bits
        else:
            state.content = bits
    for seat, row in enumerate(reader.rows("moved", seats, [{}] * seats)):
        for kind, count in row.counts(names).items():
            state.moved[seat * MOVED_KINDS + names.index(kind)] = count
    for seat, points in enumerate(reader.numbers("points", seats, 999, [0] * seats)):
        state.points[seat] = points
    if state.phase in (TRAINS, EXCHANGE, LOADING):
        find_reach(state, state.reach)


def read_step(state: DalesState, reader: Reader) -> None:
    """What is half done: a line, a payment, a piece without a train."""
    layout = state.layout
    selling = reader.get("selling", None)
    state.company = NONE if selling is None else COMPANIES.index(reader.choice("selling", COMPANIES))
    buying = reader.get("buying", None)
    state.train = NONE if buying is None else layout.train_index[reader.choice("buying", layout.train_index)]
    state.short = reader.whole("short", 0, 99, default=0)
    first_means = MEANS_NAMES[1 if state.phase == PAYMENT else 0] if state.short else None
    least = reader.get("least", first_means)
    state.least = 0 if least is None else MEANS_NAMES.index(reader.choice("least", MEANS_NAMES, first_means))
    if (least is None) != (state.short == 0) or (least == "cube" and state.phase == PAYMENT):
        raise BadPosition("position.least", "W5.9 names the first means that may still be used, while points are owed")
    loading = reader.get("loading", None)
    if loading is not None:
        row = reader.entry("loading")
        area = layout.area_index[row.choice("area", layout.area_index)]
        kind = piece_kind(layout, area, row.choice("piece", moved_names(layout)))
        if kind is None:
            raise BadPosition("position.loading", "no such piece can stand there")
        state.piece = 3 * area + kind
        row.done()
    line = [layout.area_index[name] for name in reader.names("line", layout.area_index, [])]
    if line and state.phase not in (BUILDING, TAKEOVERS):
        raise BadPosition("position.line", "W5.1 a line is under way only while building or selling")
    for k, area in enumerate(line):
        lay_line(state, area, f"position.line[{k}]")


def lay_line(state: DalesState, area: int, where: str) -> None:
    """One step of a line under way, which must be one that was offered."""
    step = int(START if state.length == 0 else EXTEND) + area
    if step not in state.legal_actions():
        raise BadPosition(where, "W5.1 the line cannot lead there")
    if state.length == 0:
        start_line(state, area)
    else:
        extend(state, area)
