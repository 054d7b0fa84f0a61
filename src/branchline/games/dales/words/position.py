"""A state as readable JSON, and back. What cannot happen in a game is refused, with the place and the reason."""

from __future__ import annotations

from typing import Any

from branchline.core.errors import BadPosition
from branchline.core.game import Json
from branchline.core.position import Reader
from branchline.games.dales.board.board import COLOURS, COMPANIES, MOVED_KINDS, PROFIT, Layout
from branchline.games.dales.board.file import Board
from branchline.games.dales.rules.choices import (
    BUILDING,
    CHOICE,
    EXCHANGE,
    EXTEND,
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
from branchline.games.dales.rules.scoring import FREE
from branchline.games.dales.rules.set_up import empty_table
from branchline.games.dales.rules.state import DalesState, extend, start_line
from branchline.games.dales.rules.trains import find_reach
from branchline.games.dales.words.moves import MEANS_NAMES, PHASES, piece_kind, piece_name

TRACK_NAMES = (*COLOURS, "profit")
ORDER_NAMES = ("players", "building", "trains")
PEOPLE = ("red", "green", "opponent")
ACTING = {int(BUILDING): 1, int(PAYMENT): 1, int(TRAINS): 2, int(EXCHANGE): 2, int(LOADING): 2}  # else player order


def position_of(state: DalesState) -> Json:
    """Every fact of a state, by name."""
    layout = state.layout
    seats = int(state.seats)
    return {
        "map": layout.map_id,
        "auction_board": layout.auction_id,
        "train_board": layout.train_board_id,
        "company_links": "limited" if layout.limited else "unlimited",
        "quick_loading": layout.quick,
        "round": min(int(state.round) + 1, int(layout.rounds)),
        "phase": PHASES[int(state.phase)],
        "turn": int(state.turn),
        "orders": {
            name: [int(state.orders[order * seats + place]) for place in range(seats)]
            for order, name in enumerate(ORDER_NAMES)
        },
        "tracks": {name: stacks(state, track) for track, name in enumerate(TRACK_NAMES)},
        "cubes": [int(count) for count in state.cubes],
        "bids": [None if bid == NONE else {"seat": int(bid) >> 4, "cubes": int(bid) & 15} for bid in state.bids],
        "tokens": [None if token == NONE else COLOURS[token] for token in state.tokens],
        "links": {
            link_name(layout, link): owner_name(int(owner)) for link, owner in enumerate(state.links) if owner != FREE
        },
        "companies": {
            layout.area_id[area]: companies_of(int(bits)) for area, bits in enumerate(state.companies) if bits
        },
        "goods": {layout.area_id[area]: int(count) for area, count in enumerate(state.goods) if count},
        "people": {
            layout.area_id[area]: digits(int(count), PEOPLE) for area, count in enumerate(state.people) if count
        },
        "trains": {
            layout.train_id[train]: {"owner": int(owner), **digits(int(state.loads[train]), moved_names(layout))}
            for train, owner in enumerate(state.owners)
            if owner != NONE
        },
        "passed": [seat for seat in range(seats) if state.passed & SEAT_BIT[seat]],
        "content": [seat for seat in range(seats) if state.content & SEAT_BIT[seat]],
        "moved": [
            {
                name: int(state.moved[seat * MOVED_KINDS + kind])
                for kind, name in enumerate(moved_names(layout))
                if state.moved[seat * MOVED_KINDS + kind]
            }
            for seat in range(seats)
        ],
        "points": [int(points) for points in state.points],
        "joined": bool(state.joined),
        "line": [layout.area_id[state.line[k]] for k in range(state.length)],
        "selling": None if state.company == NONE else COMPANIES[state.company],
        "buying": None if state.train == NONE else layout.train_id[state.train],
        "short": int(state.short),
        "least": MEANS_NAMES[state.least] if state.short else None,
        "loading": loading_of(state),
        "end_reason": state.end_reason,
    }


def moved_names(layout: Layout) -> tuple[str, ...]:
    return (layout.stone_name, layout.cheese_name, *COMPANIES)


def stacks(state: DalesState, track: int) -> dict[str, list[int]]:
    """Of each space in use the seats from the bottom of the stack to its top, the lowest space first."""
    discs = sorted((int(state.discs[track * state.seats + seat]), seat) for seat in range(state.seats))
    bottom = int(state.layout.profit_bottom) if track == PROFIT else 0
    spaces: dict[str, list[int]] = {}
    for disc, seat in discs:
        spaces.setdefault(str(disc // int(PLACE) + bottom), []).append(seat)
    return spaces


def link_name(layout: Layout, link: int) -> str:
    return f"{layout.area_id[layout.link_a[link]]} {layout.area_id[layout.link_b[link]]}"


def owner_name(owner: int) -> int | str:
    return owner if owner < RED_LINK else COMPANIES[owner - RED_LINK]


def companies_of(bits: int) -> list[str]:
    return [company for k, company in enumerate(COMPANIES) if bits & SEAT_BIT[k]]


def digits(packed: int, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name out of octal digits, without the zeros."""
    return {name: count for k, name in enumerate(names) if (count := packed // int(OCTAL[k]) & 7)}


def loading_of(state: DalesState) -> Json | None:
    if state.piece == NONE:
        return None
    area, kind = divmod(int(state.piece), 3)
    return {"area": state.layout.area_id[area], "piece": piece_name(state.layout, area, kind)}


def state_of(board: Board, seats: int, position: object) -> DalesState:
    """The state of a position."""
    reader = Reader(position, "position")
    state = empty_table(read_layout(board, seats, reader))
    layout = state.layout
    phases = {name: phase for phase, name in PHASES.items()}
    state.round = reader.whole("round", 1, int(layout.rounds)) - 1
    state.phase = phases[reader.choice("phase", phases)]
    state.turn = reader.whole("turn", 0, seats - 1)
    state.over = state.phase == OVER
    if state.over:
        state.round += 1
    state.end_reason = reader.choice("end_reason", ("rounds",) if state.over else ("",))
    read_tracks(state, reader)
    read_auction(state, reader)
    read_map(state, reader)
    read_trains(state, reader)
    read_step(state, reader)
    reader.done()
    from branchline.games.dales.words.check import check_state

    for where, why in check_state(state):
        raise BadPosition(where, why)
    return state


def read_layout(board: Board, seats: int, reader: Reader) -> Layout:
    auctions = board.sides(board.auctions, seats)
    trains = board.sides(board.trains, seats)
    quick = reader.get("quick_loading")
    if not isinstance(quick, bool):
        raise BadPosition("position.quick_loading", f"must be true or false, not {quick!r}")
    return board.layout(
        seats,
        reader.choice("map", board.maps),
        reader.choice("auction_board", auctions),
        reader.choice("train_board", trains),
        reader.choice("company_links", ("unlimited", "limited")) == "limited",
        quick,
    )


def read_tracks(state: DalesState, reader: Reader) -> None:
    seats = int(state.seats)
    layout = state.layout
    tracks = reader.entry("tracks")
    for track, name in enumerate(TRACK_NAMES):
        low = int(layout.profit_bottom) if track == PROFIT else 0
        high = int(layout.profit_top) if track == PROFIT else int(layout.track_top[track])
        spaces = tracks.entry(name)
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
    orders = reader.entry("orders")
    for order, name in enumerate(ORDER_NAMES):
        found = seats_of(orders, name, seats)
        if sorted(found) != list(range(seats)):
            raise BadPosition(f"position.orders.{name}", "must name every seat once")
        for place, seat in enumerate(found):
            state.orders[order * seats + place] = seat
    orders.done()
    acting = ACTING.get(int(state.phase), 0)
    state.at = [int(state.orders[acting * seats + place]) for place in range(seats)].index(int(state.turn))


def is_space(text: object, low: int, high: int) -> bool:
    return text in [str(space) for space in range(low, high + 1)]


def seats_of(reader: Reader, key: str, seats: int) -> list[int]:
    return [reader.number(f"{key}[{k}]", seat, 0, seats - 1) for k, seat in enumerate(reader.items(key))]


def numbers(reader: Reader, key: str, count: int, most: int) -> list[int]:
    return [reader.number(f"{key}[{k}]", value, 0, most) for k, value in enumerate(reader.items(key, count))]


def read_auction(state: DalesState, reader: Reader) -> None:
    seats, layout = int(state.seats), state.layout
    for seat, count in enumerate(numbers(reader, "cubes", seats, int(layout.cubes))):
        state.cubes[seat] = count
    for box, bid in enumerate(reader.items("bids", int(layout.boxes))):
        if bid is not None:
            row = Reader(bid, f"position.bids[{box}]")
            state.bids[box] = 16 * row.whole("seat", 0, seats - 1) + row.whole("cubes", 1, 15)
            row.done()
    for box, token in enumerate(reader.items("tokens", int(layout.boxes))):
        if token is not None:
            state.tokens[box] = COLOURS.index(reader.one_of(f"tokens[{box}]", token, COLOURS))
    if state.phase == CHOICE:
        state.box = layout.either_at


def read_map(state: DalesState, reader: Reader) -> None:
    layout = state.layout
    names = {link_name(layout, link): link for link in range(layout.links)}
    owners: list[Any] = [*range(int(state.seats)), *COMPANIES]
    for name, owner in reader.mapping("links").items():
        link = names[reader.one_of("links", name, names)]
        if type(owner) not in (int, str) or owner not in owners:
            raise BadPosition(f"position.links.{name}", f"must be a seat or a company, not {owner!r}")
        state.links[link] = owner if isinstance(owner, int) else RED_LINK + COMPANIES.index(owner)
        if isinstance(owner, int):
            state.spare[owner] -= 1
    companies = reader.entry("companies")
    for area in range(layout.areas):
        state.companies[area] = 0
    for name in companies.data:
        area = layout.area_index[reader.one_of("companies", name, layout.area_index)]
        for company in companies.names(name, COMPANIES):
            state.companies[area] |= SEAT_BIT[COMPANIES.index(company)]
        if companies.data[name] != companies_of(int(state.companies[area])):
            raise BadPosition(companies.path(name), "must name each company once, red before green")
    goods = reader.entry("goods")
    for name in goods.data:
        area = layout.area_index[reader.one_of("goods", name, layout.area_index)]
        state.goods[area] = goods.whole(name, 0, 2)
    people = reader.entry("people")
    for name in people.data:
        area = layout.area_index[reader.one_of("people", name, layout.area_index)]
        for kind, count in people.entry(name).counts(PEOPLE).items():
            state.people[area] += OCTAL[PEOPLE.index(kind)] * digit(people.path(name), count)
    joined = reader.get("joined")
    if not isinstance(joined, bool):
        raise BadPosition("position.joined", f"must be true or false, not {joined!r}")
    state.joined = int(joined)


def digit(where: str, count: int) -> int:
    if count > 7:
        raise BadPosition(where, f"holds {count}, more than ever are there")
    return count


def read_trains(state: DalesState, reader: Reader) -> None:
    layout, seats = state.layout, int(state.seats)
    names = moved_names(layout)
    trains = reader.entry("trains")
    for name in trains.data:
        train = layout.train_index[reader.one_of("trains", name, layout.train_index)]
        row = trains.entry(name)
        state.owners[train] = row.whole("owner", 0, seats - 1)
        loads = Reader(row.rest(("owner",)), row.where).counts(names)
        for kind, count in loads.items():
            state.loads[train] += OCTAL[names.index(kind)] * digit(row.where, count)
    for key in ("passed", "content"):
        found = seats_of(reader, key, seats)
        if found != sorted(set(found)):
            raise BadPosition(reader.path(key), "must name each seat once, in order")
        bits = sum(int(SEAT_BIT[seat]) for seat in found)
        if key == "passed":
            state.passed = bits
        else:
            state.content = bits
    for seat, row in enumerate(reader.rows("moved", seats)):
        for kind, count in row.counts(names).items():
            state.moved[seat * MOVED_KINDS + names.index(kind)] = count
    for seat, points in enumerate(numbers(reader, "points", seats, 999)):
        state.points[seat] = points
    if state.phase in (TRAINS, EXCHANGE, LOADING):
        find_reach(state)


def read_step(state: DalesState, reader: Reader) -> None:
    """What is half done: a line, a payment, a piece without a train."""
    layout = state.layout
    selling = reader.get("selling")
    state.company = NONE if selling is None else COMPANIES.index(reader.choice("selling", COMPANIES))
    buying = reader.get("buying")
    state.train = NONE if buying is None else layout.train_index[reader.choice("buying", layout.train_index)]
    state.short = reader.whole("short", 0, 99)
    least = reader.get("least")
    state.least = 0 if least is None else MEANS_NAMES.index(reader.choice("least", MEANS_NAMES))
    if (least is None) != (state.short == 0) or (least == "cube" and state.phase == PAYMENT):
        raise BadPosition("position.least", "W5.9 names the first means that may still be used, while points are owed")
    loading = reader.get("loading")
    if loading is not None:
        row = reader.entry("loading")
        area = layout.area_index[row.choice("area", layout.area_index)]
        kind = piece_kind(layout, area, row.choice("piece", moved_names(layout)))
        if kind is None:
            raise BadPosition("position.loading", "no such piece can stand there")
        state.piece = 3 * area + kind
        row.done()
    line = [layout.area_index[name] for name in reader.names("line", layout.area_index)]
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
