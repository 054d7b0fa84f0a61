"""Why a move is refused: every answer names the rule that forbids it."""

from __future__ import annotations

from typing import Any

from branchline.core.game import Refusal
from branchline.core.move import Move
from branchline.games.dales.board.board import (
    COMPANIES,
    ENGINE,
    GOODS,
    GOVERNMENT,
    GREEN,
    HILL,
    RED,
)
from branchline.games.dales.rules.building import can_be_paid
from branchline.games.dales.rules.choices import (
    AUCTION,
    BUILDING,
    CHOICE,
    EXCHANGE,
    LOADING,
    NONE,
    OCTAL,
    PAYMENT,
    SEAT_BIT,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.rules.lines import link_between, touched_by, visited
from branchline.games.dales.rules.payment import has
from branchline.games.dales.rules.scoring import FREE
from branchline.games.dales.rules.state import DalesState, extend, start_line
from branchline.games.dales.rules.table import cubes_of
from branchline.games.dales.rules.takeovers import LINKS_A_POINT, most_sold
from branchline.games.dales.rules.tracks import space
from branchline.games.dales.rules.trains import EXCHANGE_RATE, free_seats, free_spaces, others, prices_owned
from branchline.games.dales.words.moves import (
    MEANS_NAMES,
    PHASES,
    Bid,
    BuildNothing,
    Buy,
    Choose,
    DalesPass,
    DalesPay,
    Extend,
    Finish,
    Load,
    NoTrains,
    Put,
    Sell,
    SellNothing,
    Start,
    piece_kind,
)

Facts = dict[str, Any]

EXPECTED: dict[int, tuple[type[Move], ...]] = {
    int(AUCTION): (Bid,),
    int(CHOICE): (Choose,),
    int(BUILDING): (Start, Extend, Finish, BuildNothing),
    int(PAYMENT): (DalesPay,),
    int(TRAINS): (Buy, Load, DalesPass, NoTrains),
    int(EXCHANGE): (DalesPay,),
    int(LOADING): (Put,),
    int(TAKEOVERS): (Sell, Start, Extend, Finish, SellNothing),
}
ORDER_RULE = {
    int(AUCTION): "W3.1",
    int(CHOICE): "N3.1",
    int(BUILDING): "W4.1",
    int(PAYMENT): "W5.9",
    int(TRAINS): "W6.1",
    int(EXCHANGE): "W6.3",
    int(LOADING): "W6.4",
    int(TAKEOVERS): "W9.1",
}


def refusal(state: DalesState, seat: int, move: Move) -> Refusal:
    """Why an illegal move is illegal."""
    if state.over:
        return Refusal("W10.1", "refuse-game-over", {})
    phase = int(state.phase)
    if seat != state.turn:
        return Refusal(ORDER_RULE[phase], "refuse-not-your-turn", {"turn": int(state.turn)})
    if not isinstance(move, EXPECTED[phase]):
        return Refusal(ORDER_RULE[phase], "refuse-not-now", {"expected": PHASES[phase]})
    if isinstance(move, Bid):
        return refuse_bid(state, move)
    if isinstance(move, Choose):
        return Refusal("N3.1", "refuse-no-such-company", {"company": move.company})
    if isinstance(move, DalesPay):
        return refuse_pay(state, move)
    if isinstance(move, Buy):
        return refuse_buy(state, move)
    if isinstance(move, Load):
        return refuse_load(state, move)
    if isinstance(move, Put):
        return refuse_put(state, move)
    if isinstance(move, NoTrains):
        return Refusal("W6.11", "refuse-no-trains", {})
    if phase == BUILDING:
        return refuse_build(state, move)
    return refuse_sale(state, move)


# The auction


def refuse_bid(state: DalesState, move: Bid) -> Refusal:
    layout = state.layout
    if not 1 <= move.box <= layout.boxes:
        return Refusal("W3.3", "refuse-no-such-box", {"box": move.box, "boxes": int(layout.boxes)})
    box = move.box - 1
    standing = int(state.bids[box])
    facts: Facts = {"box": move.box, "cubes": move.cubes}
    if standing != NONE and standing >> 4 == state.turn:
        return Refusal("W3.5", "refuse-own-bid", facts)
    least = int(layout.minimum[box])
    if move.cubes < least:
        return Refusal("W3.3", "refuse-bid-minimum", facts | {"least": least})
    if standing != NONE and move.cubes <= cubes_of(standing):
        return Refusal("W3.3", "refuse-bid-too-low", facts | {"standing": cubes_of(standing)})
    return Refusal("W3.2", "refuse-bid-cubes", facts | {"held": int(state.cubes[state.turn])})


# Building


def refuse_build(state: DalesState, move: Move) -> Refusal:
    begun = state.length > 0
    if isinstance(move, Finish):
        if state.length < 2:
            return Refusal("W5.1", "refuse-line-empty", {})
        return other_end(state, int(state.line[state.length - 1]))
    if isinstance(move, Start):
        if begun:
            return Refusal("W5.1", "refuse-line-begun", {"area": name(state, int(state.line[0]))})
        return refuse_start(state, move.area)
    if isinstance(move, Extend) and begun:
        return refuse_extend(state, move.area)
    if begun:
        return Refusal("W5.1", "refuse-line-begun", {"area": name(state, int(state.line[0]))})
    return Refusal("W5.3", "refuse-line-not-begun", {})


def name(state: DalesState, area: int) -> str:
    return state.layout.area_name[area]


def unknown(area: str) -> Refusal:
    return Refusal("W5.2", "refuse-unknown-area", {"area": area})


def other_end(state: DalesState, area: int) -> Refusal:
    """The line could have started where it now ends: it is built, or named, from the first of the two."""
    rule = "W5.1" if state.phase == BUILDING else "W9.1"
    facts = {"area": name(state, area), "start": name(state, int(state.line[0]))}
    return Refusal(rule, "refuse-other-end", facts)


def refuse_start(state: DalesState, wanted: str) -> Refusal:
    layout = state.layout
    if wanted not in layout.area_index:
        return unknown(wanted)
    area = layout.area_index[wanted]
    facts: Facts = {"area": name(state, area)}
    if layout.terrain[area] == HILL:
        return Refusal("W5.4", "refuse-hill", facts)
    if not state.companies[area] and not touched_by(state, area, state.turn):
        return Refusal("W5.3", "refuse-start", facts)
    state = state.copy()
    start_line(state, area)
    if not can_be_paid(state):
        return refuse_payment(state, area)
    steps = [refuse_extend(state, layout.area_id[other]) for other in neighbours(state, area)]
    for step in steps:
        if step.rule in ("W5.7", "W5.8", "W5.10"):
            return step
    return Refusal("W5.2", "refuse-start-blocked", facts)


def neighbours(state: DalesState, area: int) -> list[int]:
    layout = state.layout
    return [int(layout.near[k]) for k in range(layout.near_first[area], layout.near_first[area + 1])]


def refuse_extend(state: DalesState, wanted: str) -> Refusal:
    layout = state.layout
    if wanted not in layout.area_index:
        return unknown(wanted)
    here, area = int(state.line[state.length - 1]), layout.area_index[wanted]
    facts: Facts = {"area": name(state, area), "from": name(state, here)}
    if layout.terrain[area] == HILL:
        return Refusal("W5.4", "refuse-hill", facts)
    if {here, area} in layout.closed:
        return Refusal("N5.1", "refuse-closed-border", facts)
    if area not in neighbours(state, here):
        return Refusal("W5.2", "refuse-not-next", facts)
    if layout.exit_only[area]:
        return Refusal("W5.5", "refuse-into", facts)
    if visited(state, area):
        return Refusal("W5.1", "refuse-area-twice", facts)
    link = int(link_between(state, here, area))
    if state.links[link] != FREE:
        return Refusal("W5.2", "refuse-border-taken", facts)
    if state.length > state.spare[state.turn]:
        return Refusal("W5.10", "refuse-no-links", {"links": int(layout.links_each)})
    state = state.copy()
    extend(state, area)
    if not can_be_paid(state):
        return refuse_payment(state, area)
    return other_end(state, area)


def refuse_payment(state: DalesState, area: int) -> Refusal:
    """Which part of a line's cost cannot be paid."""
    facts: Facts = {"area": name(state, area)}
    seat = state.turn
    for company, colour, needs in (("red", RED, state.line_red), ("green", GREEN, state.line_green)):
        has = int(space(state, colour, seat))
        if needs > has:
            return Refusal(
                "W5.7", "refuse-company-points", facts | {"company": company, "needs": int(needs), "has": has}
            )
    has = int(space(state, GOVERNMENT, seat))
    if state.line_government > has:
        needs = int(state.line_government)
        return Refusal("W5.8", "refuse-opponents", facts | {"needs": needs, "has": has})
    needs = int(state.line_points + state.line_government + state.line_red + state.line_green)
    has = int(others(state, seat) + space(state, ENGINE, seat))
    return Refusal("W5.10", "refuse-line-too-dear", facts | {"needs": needs, "has": has})


def refuse_pay(state: DalesState, move: DalesPay) -> Refusal:
    rule = "W5.9" if state.phase == PAYMENT else "W6.3"
    facts: Facts = {"means": move.means, "short": int(state.short)}
    if move.means not in MEANS_NAMES:
        return Refusal(rule, "refuse-unknown-means", facts)
    means = MEANS_NAMES.index(move.means)
    if has(state, means) == 0:
        return Refusal(rule, "refuse-pay-none", facts)
    if means < state.least:
        return Refusal(rule, "refuse-pay-order", facts | {"due": MEANS_NAMES[state.least]})
    return Refusal(rule, "refuse-pay-short", facts)


# Trains and transport


def refuse_buy(state: DalesState, move: Buy) -> Refusal:
    layout = state.layout
    seat = int(state.turn)
    if move.train not in layout.train_index:
        return Refusal("W6.2", "refuse-unknown-train", {"train": move.train})
    train = layout.train_index[move.train]
    price = int(layout.price[train])
    facts: Facts = {"train": move.train, "price": price}
    if state.owners[train] != NONE:
        return Refusal("W6.2", "refuse-train-taken", facts | {"seat": int(state.owners[train])})
    if prices_owned(state, seat) & SEAT_BIT[price]:
        return Refusal("W6.2", "refuse-same-price", facts)
    if state.content & SEAT_BIT[seat]:
        return Refusal("W6.11", "refuse-said-no-trains", facts)
    engine = int(space(state, ENGINE, seat))
    needs = int(EXCHANGE_RATE) * (price - engine)
    return Refusal(
        "W6.3", "refuse-cannot-buy", facts | {"engine": engine, "needs": needs, "has": int(others(state, seat))}
    )


def refuse_load(state: DalesState, move: Load) -> Refusal:
    layout = state.layout
    seat = int(state.turn)
    if move.area not in layout.area_index:
        return unknown(move.area)
    area = layout.area_index[move.area]
    kind = piece_kind(layout, area, move.piece)
    facts: Facts = {"area": name(state, area), "piece": move.piece}
    waiting = 0
    if kind is not None:
        waiting = int(state.goods[area]) if kind == GOODS else int(state.people[area]) // int(OCTAL[kind - 1]) & 7
    if kind is None or waiting == 0:
        return Refusal("W6.4", "refuse-no-such-piece", facts)
    free = free_spaces(state, seat) if kind == GOODS else free_seats(state, seat)
    if free == 0:
        return Refusal("W6.4", "refuse-no-space", facts)
    if kind != GOODS:
        return Refusal("W6.8", "refuse-no-way", facts)
    if layout.terrain[area] == HILL:
        return Refusal("W6.7", "refuse-no-town", facts)
    return Refusal("W6.6", "refuse-no-link", facts)


def refuse_put(state: DalesState, move: Put) -> Refusal:
    layout = state.layout
    if move.train not in layout.train_index:
        return Refusal("W6.2", "refuse-unknown-train", {"train": move.train})
    if state.owners[layout.train_index[move.train]] != state.turn:
        return Refusal("W6.4", "refuse-not-your-train", {"train": move.train})
    return Refusal("W6.4", "refuse-no-seat", {"train": move.train})


# Takeovers


def refuse_sale(state: DalesState, move: Move) -> Refusal:
    if isinstance(move, Sell):
        return refuse_company(state, move)
    if state.company == NONE:
        return Refusal("W9.1", "refuse-no-company-named", {})
    if isinstance(move, SellNothing):
        return Refusal("W9.1", "refuse-company-named", {"company": COMPANIES[state.company]})
    if isinstance(move, Finish):
        if state.length < 2:
            return Refusal("W9.1", "refuse-line-empty", {})
        area = int(state.line[state.length - 1])
        if not state.layout.town[area]:
            return Refusal("W9.1", "refuse-sale-end", {"area": name(state, area)})
        return other_end(state, area)
    area_id = move.area if isinstance(move, Start | Extend) else ""
    if area_id not in state.layout.area_index:
        return unknown(area_id)
    area = state.layout.area_index[area_id]
    if isinstance(move, Start):
        return refuse_sale_start(state, area)
    return refuse_sale_extend(state, area)


def refuse_company(state: DalesState, move: Sell) -> Refusal:
    if move.company not in COMPANIES:
        return Refusal("W9.1", "refuse-no-such-company", {"company": move.company})
    if state.company != NONE:
        return Refusal("W9.1", "refuse-company-named", {"company": COMPANIES[state.company]})
    facts: Facts = {"company": move.company}
    company = COMPANIES.index(move.company)
    if space(state, RED + company, state.turn) == 0:
        return Refusal("W9.2", "refuse-no-company-points", facts)
    trial = state.copy()
    trial.company = company
    if most_sold(trial) <= 0:
        return Refusal("W9.4", "refuse-company-links", facts)
    return Refusal("W9.1", "refuse-no-sale", facts)


def refuse_sale_start(state: DalesState, area: int) -> Refusal:
    facts: Facts = {"area": name(state, area), "company": COMPANIES[state.company]}
    if state.length > 0:
        return Refusal("W9.1", "refuse-line-begun", {"area": name(state, int(state.line[0]))})
    if not state.companies[area] & (int(state.company) + 1):
        return Refusal("W9.1", "refuse-sale-start", facts)
    if not touched_by(state, area, state.turn):
        return Refusal("W9.1", "refuse-sale-untouched", facts)
    return Refusal("W9.1", "refuse-sale-nowhere", facts)


def refuse_sale_extend(state: DalesState, area: int) -> Refusal:
    if state.length == 0:
        return Refusal("W9.1", "refuse-line-not-begun", {})
    here = int(state.line[state.length - 1])
    company = COMPANIES[state.company]
    facts: Facts = {"area": name(state, area), "from": name(state, here), "company": company}
    if area not in neighbours(state, here) or state.links[link_between(state, here, area)] != state.turn:
        return Refusal("W9.1", "refuse-not-your-link", facts)
    if visited(state, area):
        return Refusal("W9.1", "refuse-area-twice", facts)
    has = int(space(state, RED + state.company, state.turn))
    if state.length > LINKS_A_POINT * has:
        return Refusal("W9.2", "refuse-sale-too-long", facts | {"has": has})
    if state.length > most_sold(state):
        return Refusal("W9.4", "refuse-company-links", facts)
    return Refusal("W9.1", "refuse-sale-nowhere", facts)
