"""What a card, a track or a station lacks: the cubes that are missing and the rubble that lies in the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from branchline.core.game import Refusal
from branchline.games.foothills.board.board import KINDS, LINES
from branchline.games.foothills.board.effects import (
    ANY_LINE,
    BUILD_OP,
    MOVE_OP,
    ON,
    PRICE,
    STONE,
    STONE_PRICE,
    TO,
    TRACK,
    TRACK_PRICE,
    WIDTH,
    WORKS_OP,
)
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import ENOUGH, PAID, PAY
from branchline.games.foothills.rules.state import FoothillsState, effect_of
from branchline.games.foothills.rules.stations import station_payments_into
from branchline.games.foothills.rules.valley import card_allowed, free_track, line_allowed, station_free, tiles_left

USELESS = "F3.4"  # a card is chosen only if a part of it can be resolved
PLENTY = 99  # more than any price
# by where a card sends the surveyor: any place, a starting card, a line of a ticket, the next card
NOWHERE_KEYS = ("refuse-surveyor-nowhere", "refuse-no-start", "refuse-no-ticket-place", "refuse-no-adjacent")

Price = list[int]  # iron, stone, rubble, passengers, resources in any mix
Lacks = list[dict[str, Any]]


def lacks_of(state: FoothillsState, price: Price) -> Lacks:
    """The items of a price that the seat to act has too few of, with what it has."""
    at = int(state.turn * KINDS)
    held = [int(state.owned[at + kind]) for kind in range(KINDS)]
    lacks: Lacks = [
        {"item": PRICE[kind], "count": price[kind], "held": held[kind]}
        for kind in range(KINDS)
        if held[kind] < price[kind]
    ]
    mixed = price[-1]
    spare = max(0, held[0] - price[0]) + max(0, held[1] - price[1])
    if spare < mixed:
        lacks.append({"item": PRICE[-1], "count": mixed, "held": spare})
    return lacks


def missing(lacks: Lacks) -> int:
    return sum(one["count"] - one["held"] for one in lacks)


def price_at(state: FoothillsState, at: int) -> Price:
    return [int(state.board.ops[at + kind]) for kind in range(len(PRICE))]


def refuse_price(state: FoothillsState, rule: str, at: int) -> Refusal:
    """A price that cannot be paid, by the place of its numbers."""
    return Refusal(rule, "refuse-price", {"prices": lacks_of(state, price_at(state, at))})


def station_lacks(state: FoothillsState, space: int, row: int) -> Lacks:
    """F9.4, F9.9 Of the ways to pay for a station with this card, the one that lacks least."""
    rich = state.copy()
    for kind in range(KINDS):
        rich.owned[int(state.turn * KINDS) + kind] = PLENTY
    ways = []
    for k in range(station_payments_into(rich, ENOUGH, space, row)):
        left = int(ENOUGH[k] - PAY)
        ways.append(lacks_of(state, [left // int(PAID[kind]) % int(PAID[1]) for kind in range(KINDS)] + [0]))
    return min(ways, key=missing, default=[])


def useless(state: FoothillsState, at: int) -> Refusal:
    """F3.4 Why nothing of the visible side can be resolved, by its first operation."""
    board = state.board
    row = int(board.effect_first[effect_of(state, at)] * WIDTH)
    code = board.ops[row]
    if code in (BUILD_OP, WORKS_OP) and tiles_left(state, state.turn) == 0:
        return Refusal(USELESS, "refuse-no-tile", {})
    if code == BUILD_OP:
        return no_station(state, row)
    if code == WORKS_OP:
        return no_work(state, row)
    if code == MOVE_OP:
        return Refusal(USELESS, NOWHERE_KEYS[int(board.ops[row + TO])], {})
    return Refusal(USELESS, "refuse-card-does-nothing", {})


def no_station(state: FoothillsState, row: int) -> Refusal:
    """F9.2 The station that is nearest to being built: cubes are missing, or rubble lies on it."""
    board = state.board
    on = int(board.ops[row + ON])
    allowed = [k for k in range(board.spaces) if on == ANY_LINE or card_allowed(state, board.space_card[k], on)]
    free = [(station_lacks(state, k, row), k) for k in allowed if station_free(state, k)]
    if free:
        lacks, space = min(free, key=lambda one: missing(one[0]))
        facts = {"place": board.card_name[int(board.space_card[space])], "prices": lacks}
        return Refusal(USELESS, "refuse-nearest-station", facts)
    cards = {
        int(board.space_card[k])
        for k in allowed
        if state.layout.card_open[board.space_card[k]] and not state.competitor[board.space_card[k]]
    }
    return not_free(state, cards, "station")


def no_work(state: FoothillsState, row: int) -> Refusal:
    """F8.1 What a track lacks, and what a stone does."""
    board = state.board
    on = int(board.ops[row + ON])
    track = lacks_of(state, price_at(state, row + int(TRACK_PRICE))) if board.ops[row + TRACK] else None
    stone = lacks_of(state, price_at(state, row + int(STONE_PRICE))) if board.ops[row + STONE] else None
    lines = [line for line in range(len(LINES)) if state.layout.line_open[line] and line_allowed(state, line, on)]
    if track is not None and all(free_track(state, line) == NONE for line in lines):
        if stone:
            return Refusal(USELESS, "refuse-no-track-nor-stone", {"prices": stone})
        cards = {
            int(card)
            for line in lines
            for card in board.line_card[board.line_first[line] : board.line_first[line + 1]]
            if not state.finished[line] and not state.competitor[card]
        }
        return not_free(state, cards, "track")
    if track and stone:
        return Refusal(USELESS, "refuse-works-price", {"prices": track, "others": stone})
    lacks = track or stone
    return (
        Refusal(USELESS, "refuse-price", {"prices": lacks}) if lacks else Refusal(USELESS, "refuse-no-stone-left", {})
    )


def not_free(state: FoothillsState, cards: Iterable[int], what: str) -> Refusal:
    """Nothing is free: rubble lies in the way, or nothing is left at all."""
    buried = any(state.rubble[card] for card in cards)
    return Refusal(USELESS, "refuse-under-rubble" if buried else "refuse-nothing-free", {"what": what})
