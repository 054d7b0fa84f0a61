"""Set-up: the empty table, and what luck puts on it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import filled
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, FoothillsBoard
from branchline.games.foothills.board.layout import NONE, ValleyLayout
from branchline.games.foothills.rules.choices import RESERVED
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import AT_HOME, BOX, EVENT, HELD, REFILL, RESERVE, resources


def empty_table(board: FoothillsBoard, layout: ValleyLayout) -> FoothillsState:
    """F2.7 All resources in the bag. F2.8 Rubble on the cards in play. F2.10 No tile, no point, surveyors at home."""
    state = FoothillsState(board, layout)
    state.bag = vec[i64]([board.iron, board.stone, 0])
    state.yard = filled(0, 3)
    state.owned = filled(0, 2 * KINDS)
    state.vp = filled(0, 2)
    state.laid = filled(0, 2)
    state.built = filled(0, 2)
    state.piled = filled(0, 2)
    state.tickets = filled(0, 2)
    state.surveyor = filled(AT_HOME, 2)
    state.rubble = filled(0, board.cards)
    state.competitor = filled(0, board.cards)
    state.track = filled(0, board.cards * 2)
    state.station = filled(0, board.spaces)
    state.finished = filled(0, board.lines)
    state.slots = filled(NONE, 2 * ACTION_TYPES)
    state.grey = filled(0, 2 * ACTION_TYPES)
    state.place = filled(BOX, board.actions)
    state.buffer_stops = board.buffer_stops
    state.competitors = board.competitors
    for card in range(board.cards):
        if layout.card_open[card] != 0:
            state.rubble[card] = board.rubble_at[card]
    return state


def set_up(empty: FoothillsState, first: i64, blue: i64, dealer: Dealer) -> FoothillsState:
    """F2.7 Six resources. F2.10 Cards by colour. F2.11 The reserve. F2.12 Who begins; NONE leaves it to luck."""
    state = empty.copy()
    state.first = dealer.below(2) if first == NONE else first
    state.blue = dealer.below(2) if blue == NONE else blue
    for _ in range(REFILL):
        cube = dealer.draw(state.bag, 0, resources(state, state.bag))
        state.bag[cube] -= 1
        state.yard[cube] += 1
    state.bag[EVENT] = state.board.events
    state.turn = 1 - state.first
    hand_out_cards(state)
    for letter in range(ACTION_TYPES):
        reserve_cards(state, letter, dealer)
    return state


def hand_out_cards(state: FoothillsState) -> None:
    """F2.10 Each player has the five cards of their colour, gold side up."""
    for card in range(state.board.actions):
        colour = state.board.action_colour[card]
        if colour != "neutral":
            seat: i64 = state.blue if colour == "blue" else 1 - state.blue
            state.slots[seat * ACTION_TYPES + state.board.action_type[card]] = card
            state.place[card] = HELD + seat


def reserve_cards(state: FoothillsState, letter: i64, dealer: Dealer) -> None:
    """F2.11 Two of the three neutral cards of each letter; the third goes to the box."""
    neutral = filled(0, state.board.actions)
    left: i64 = 0
    for card in range(state.board.actions):
        if state.board.action_type[card] == letter and state.board.action_colour[card] == "neutral":
            neutral[card] = 1
            left += 1
    for _ in range(RESERVED):
        card = dealer.draw(neutral, 0, left)
        neutral[card] = 0
        left -= 1
        state.place[card] = RESERVE
