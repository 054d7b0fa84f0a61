"""Why a move is refused: the rule that forbids it, and the facts a player needs to see why."""

from __future__ import annotations

from collections import Counter
from typing import Any

from branchline.core.game import Refusal
from branchline.core.move import Move
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, LINES, TYPES
from branchline.games.foothills.board.effects import (
    ANY_LINE,
    ON,
    PAY_PRICE,
    REMOVE_OP,
    STONE,
    STONE_PRICE,
    TO,
    TO_HOME,
    TO_PUB,
    TRACK,
    TRACK_PRICE,
)
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import (
    LINE,
    PICKED,
    PICKING,
    SCORING,
    SECOND_LINE,
    TAKING,
    VISITING,
)
from branchline.games.foothills.rules.state import FoothillsState, meets_needs
from branchline.games.foothills.rules.stations import obtainable
from branchline.games.foothills.rules.valley import (
    AT_HOME,
    PUB,
    RESERVE,
    card_allowed,
    free_track,
    line_allowed,
    rubble_on,
    space_available,
    space_empty,
    station_free,
    tiles_left,
)
from branchline.games.foothills.rules.works import can_pay, kept_of_drawn
from branchline.games.foothills.words.lacking import refuse_price, station_lacks, useless
from branchline.games.foothills.words.moves import (
    EXPECTED,
    ITEMS,
    PHASES,
    RESOURCES,
    SOURCES,
    Build,
    ChooseTicket,
    Clear,
    Exchange,
    Flip,
    FoothillsPass,
    FoothillsPay,
    Gain,
    KeepCubes,
    PlayCard,
    Replace,
    ScoreCard,
    Stone,
    Surveyor,
    TakeCubes,
    Track,
    Trade,
    card_at,
    move_of,
)

ONE_ORDER = "H1"  # not a rule of the game: the house offers one of two orders with the same result

# by what a card needs, by the lines or the spaces it allows: the first allows all
NEEDS_KEYS = ("", "refuse-needs-ticket", "refuse-needs-ticket-or-track")
LINE_KEYS = ("", "refuse-line-ticket", "refuse-line-ticket-or-track")
STATION_KEYS = ("", "refuse-station-ticket", "refuse-station-ticket-or-track")
SURVEYOR_KEYS = ("", "refuse-surveyor-start", "refuse-surveyor-ticket", "refuse-surveyor-adjacent")


def refusal(state: FoothillsState, seat: int, move: Move) -> Refusal:
    """Why an illegal move is illegal."""
    if state.over:
        return Refusal("F10.2", "refuse-game-over", {})
    if seat != state.turn:
        return Refusal("F3.1", "refuse-not-your-turn", {"turn": int(state.turn)})
    if not isinstance(move, EXPECTED[int(state.phase)]):
        return Refusal("F3.2", "refuse-not-now", {"expected": PHASES[int(state.phase)]})
    if isinstance(move, PlayCard):
        return refuse_play(state, move)
    if isinstance(move, FoothillsPass):
        return Refusal("F3.5", "refuse-pass", {})
    if isinstance(move, TakeCubes | KeepCubes):
        return refuse_cubes(state, move)
    if isinstance(move, Clear):
        return refuse_clear(state, move)
    if isinstance(move, Track):
        return refuse_track(state, move)
    if isinstance(move, Stone):
        return refuse_stone(state, move)
    if isinstance(move, Build):
        return refuse_build(state, move)
    if isinstance(move, FoothillsPay):
        return refuse_payment(state, move)
    if isinstance(move, Surveyor):
        return refuse_surveyor(state, move)
    if isinstance(move, ScoreCard | Replace | Flip):
        return refuse_card(state, move)
    if isinstance(move, Gain | Exchange):
        return refuse_resource(state, move)
    if isinstance(move, ChooseTicket):
        return Refusal("AMB-16", "refuse-ticket", {"colour": move.ticket})
    if isinstance(move, Trade):
        return refuse_price(state, "F9.13", int(state.row + PAY_PRICE))
    return refuse_done(state)


def refuse_done(state: FoothillsState) -> Refusal:
    if state.phase == SCORING:
        return Refusal("F9.16", "refuse-done-score", {})
    return Refusal("F5.1" if state.phase == TAKING else "AMB-22", "refuse-done", {})


def refuse_play(state: FoothillsState, move: PlayCard) -> Refusal:
    board = state.board
    if move.card not in board.action_index:
        return Refusal("F4.1", "refuse-unknown-card", {"card": move.card})
    card = board.action_index[move.card]
    at = int(state.turn * ACTION_TYPES + board.action_type[card])
    facts: dict[str, Any] = {"card": board.action_id[card]}
    if state.slots[at] != card:
        return Refusal("F3.2", "refuse-card-not-yours", facts)
    if state.grey[at] and not meets_needs(state, board.action_needs[card]):
        rule = {"A": "F5.6", "B": "F7.7", "C": "F8.7", "D": "F9.9", "E": "F9.18"}[
            TYPES[(board.action_type[card] + 2) % 5]
        ]
        return Refusal(rule, NEEDS_KEYS[int(board.action_needs[card])], facts)
    return useless(state, at)


def refuse_cubes(state: FoothillsState, move: TakeCubes | KeepCubes) -> Refusal:
    if isinstance(move, KeepCubes):
        facts = {"iron": int(state.drawn_iron), "stone": int(state.drawn_stone), "kept": int(kept_of_drawn(state))}
        return Refusal("F5.6", "refuse-keep", facts)
    if move.iron > state.yard[0] or move.stone > state.yard[1] or min(move.iron, move.stone) < 0:
        return Refusal("F5.1", "refuse-stockyard", {"iron": int(state.yard[0]), "stone": int(state.yard[1])})
    if state.phase == PICKING:
        return Refusal("F2.12", "refuse-pick", {"wanted": move.iron + move.stone, "count": int(PICKED)})
    return Refusal("F5.1", "refuse-take-count", {"wanted": move.iron + move.stone, "most": int(state.left)})


def open_line(state: FoothillsState, line: str) -> Refusal | int:
    """The number of a line in play, or why there is none."""
    if line not in LINES:
        return Refusal("F2.1", "refuse-unknown-line", {"line": line})
    number = LINES.index(line)
    return number if state.layout.line_open[number] else Refusal("F2.1", "refuse-closed-line", {"line": line})


def refuse_filter(state: FoothillsState, line: int) -> Refusal | None:
    """The card asks for a ticket of the line, or for that or a track on it."""
    on = int(state.board.ops[state.row + ON])
    if on == ANY_LINE or line_allowed(state, line, on):
        return None
    rule = "F7.7" if state.board.ops[state.row] == REMOVE_OP else "F8.7"
    return Refusal(rule, LINE_KEYS[on], {"line": LINES[line]})


def refuse_clear(state: FoothillsState, move: Clear) -> Refusal:
    line = open_line(state, move.line)
    if isinstance(line, Refusal):
        return line
    if rubble_on(state, line) == 0:
        return Refusal("F7.1", "refuse-no-rubble", {"line": move.line})
    filtered = refuse_filter(state, line)
    if filtered is not None:
        return filtered
    if state.phase == SECOND_LINE and line == state.chosen:
        return Refusal("AMB-20", "refuse-second-line", {"line": move.line})
    first = move.line if state.phase == SECOND_LINE else LINES[state.legal_actions()[0] - LINE]
    return Refusal(ONE_ORDER, "refuse-order-line", {"line": first})


def refuse_track(state: FoothillsState, move: Track) -> Refusal:
    line = open_line(state, move.line)
    if isinstance(line, Refusal):
        return line
    facts: dict[str, Any] = {"line": move.line}
    if not state.board.ops[state.row + TRACK]:
        return Refusal("F8.7", "refuse-no-track-here", {})
    if state.finished[line]:
        return Refusal("F8.4", "refuse-line-finished", facts)
    filtered = refuse_filter(state, line)
    if filtered is not None:
        return filtered
    if free_track(state, line) == NONE:
        return Refusal("F8.2", "refuse-no-track-space", facts)
    if tiles_left(state, state.turn) == 0:
        return Refusal("F1.6", "refuse-no-tile", {})
    if not can_pay(state, state.row + TRACK_PRICE):
        return refuse_price(state, "F8.2", int(state.row + TRACK_PRICE))
    return Refusal(ONE_ORDER, "refuse-order-line", facts)


def refuse_stone(state: FoothillsState, move: Stone) -> Refusal:
    if move.source not in SOURCES:
        return Refusal("F8.6", "refuse-unknown-source", {"source": move.source})
    if not state.board.ops[state.row + STONE]:
        return Refusal("F8.7", "refuse-no-stone-here", {})
    if not can_pay(state, state.row + STONE_PRICE):
        return refuse_price(state, "F8.6", int(state.row + STONE_PRICE))
    store = state.bag if move.source == "bag" else state.yard
    if store[1] == 0:
        return Refusal("F8.6", "refuse-none-there", {"resource": "stone", "source": move.source})
    return Refusal(ONE_ORDER, "refuse-order-resource", {"resource": "stone", "source": move.source})


def refuse_build(state: FoothillsState, move: Build) -> Refusal:
    board = state.board
    if move.card not in board.card_index:
        return Refusal("F9.2", "refuse-unknown-station", {"place": move.card})
    card = board.card_index[move.card]
    facts: dict[str, Any] = {"place": board.card_name[card]}
    space = int(board.space_first[card]) + move.space - 1
    if not state.layout.card_open[card]:
        return Refusal("F2.1", "refuse-card-closed", facts)
    if not board.space_first[card] <= space < board.space_first[card + 1]:
        return Refusal("F9.2", "refuse-no-such-space", facts | {"space": move.space})
    if state.competitor[card]:
        return Refusal("F6.2", "refuse-competitor", facts)
    if state.rubble[card]:
        return Refusal("F9.2", "refuse-rubble", facts | {"rubble": int(state.rubble[card])})
    if state.station[space]:
        return Refusal("F9.2", "refuse-station-built", facts)
    if not station_free(state, space):
        return Refusal("F9.8", "refuse-build-order", facts)
    if tiles_left(state, state.turn) == 0:
        return Refusal("F1.6", "refuse-no-tile", {})
    on = int(board.ops[state.row + ON])
    if not card_allowed(state, card, on):
        return Refusal("F9.9", STATION_KEYS[on], facts)
    return Refusal("F9.4", "refuse-station-price", facts | {"prices": station_lacks(state, space, int(state.row))})


def refuse_payment(state: FoothillsState, move: FoothillsPay) -> Refusal:
    for item, count in Counter(move.items).items():
        held = int(state.owned[state.turn * KINDS + ITEMS.index(item)]) if item in ITEMS else 0
        if count > held:
            return Refusal("F9.4", "refuse-not-held", {"item": item, "held": held, "paid": count})
    return Refusal("F9.4", "refuse-payment", {"ways": len(state.legal_actions())})


def refuse_surveyor(state: FoothillsState, move: Surveyor) -> Refusal:
    board = state.board
    if state.phase == VISITING:
        return Refusal("F9.6", "refuse-visit", {"place": board.card_name[state.visit]})
    here = int(state.surveyor[state.turn])
    if move.place == "home":
        at_home = here == AT_HOME and board.ops[state.row + TO_HOME]
        return Refusal("AMB-13" if at_home else "F9.10", "refuse-at-home" if at_home else "refuse-not-home", {})
    if move.place == "pub":
        return refuse_pub(state, here)
    if move.place not in board.card_index:
        return Refusal("F9.10", "refuse-unknown-station", {"place": move.place})
    card = board.card_index[move.place]
    facts: dict[str, Any] = {"place": board.card_name[card]}
    if not state.layout.card_open[card]:
        return Refusal("F2.1", "refuse-card-closed", facts)
    if board.survey_effect[card] == NONE:
        return Refusal("F9.11", "refuse-no-surveyor-space", facts)
    if not space_empty(state, card):
        return Refusal("F9.11", "refuse-space-taken", facts)
    if not space_available(state, card):
        return Refusal("F9.11", "refuse-space-locked", facts)
    to = int(board.ops[state.row + TO])
    return Refusal("F9.18", SURVEYOR_KEYS[to], facts)


def refuse_pub(state: FoothillsState, here: int) -> Refusal:
    if not state.board.ops[state.row + TO_PUB]:
        return Refusal("F9.16", "refuse-pub-secondary", {})
    if here == PUB:
        return Refusal("AMB-13", "refuse-at-pub", {})
    facts = {"scored": int(state.piled[state.turn]), "stations": int(state.built[state.turn])}
    return Refusal("F9.17", "refuse-pub-limit", facts)


def refuse_card(state: FoothillsState, move: ScoreCard | Replace | Flip) -> Refusal:
    board = state.board
    names = move.cards if isinstance(move, Flip) else (move.card,)
    for name in names:
        if name not in board.action_index:
            return Refusal("F4.1", "refuse-unknown-card", {"card": name})
    if isinstance(move, Replace):
        card = board.action_index[move.card]
        if state.place[card] != RESERVE:
            return Refusal("F9.16", "refuse-not-in-reserve", {"card": board.action_id[card]})
        return Refusal("F9.16", "refuse-other-letter", {"letter": TYPES[state.chosen]})
    for name in names:
        card = board.action_index[name]
        if state.slots[state.turn * ACTION_TYPES + board.action_type[card]] != card:
            return Refusal("AMB-15", "refuse-card-not-yours", {"card": board.action_id[card]})
    if isinstance(move, Flip) and card_at_resolved(state) in names:
        return Refusal("AMB-15", "refuse-flip-resolved", {})
    return Refusal("F3.7", "refuse-flip-count", {"most": int(state.flips), "wanted": len(names)})


def card_at_resolved(state: FoothillsState) -> str:
    letter = int(state.resolved)
    return "" if state.slots[state.turn * ACTION_TYPES + letter] == NONE else card_at(state, letter)


def refuse_resource(state: FoothillsState, move: Gain | Exchange) -> Refusal:
    wanted = move.resource if isinstance(move, Gain) else move.take
    if wanted not in RESOURCES or move.source not in SOURCES:
        return Refusal("F9.13", "refuse-unknown-source", {"source": f"{wanted} {move.source}"})
    kind = RESOURCES.index(wanted)
    if isinstance(move, Exchange) and (
        move.give != RESOURCES[1 - kind] or state.owned[state.turn * KINDS + 1 - kind] == 0
    ):
        return Refusal("F9.13", "refuse-not-held", {"item": move.give, "held": 0, "paid": 1})
    store = state.bag if move.source == "bag" else state.yard
    if store[kind] == 0:
        return Refusal("F9.13", "refuse-none-there", {"resource": wanted, "source": move.source})
    if isinstance(move, Gain) and obtainable(state, kind) + obtainable(state, kind + 2) == 0:
        return Refusal("F9.14", "refuse-other-resource", {"resource": wanted})
    passed = state.passed_over >> kind + 2 * SOURCES.index(move.source) & 1
    first = move if passed else move_of(state, state.legal_actions()[0])
    assert isinstance(first, Gain)
    return Refusal(ONE_ORDER, "refuse-order-resource", {"resource": first.resource, "source": first.source})
