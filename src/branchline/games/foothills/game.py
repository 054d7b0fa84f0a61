"""Foothills as a game of the core contract. Each question goes to the file that answers it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from branchline.core.actions import Actions
from branchline.core.dealer import Dealer
from branchline.core.game import Change, Game, Json, Line, Refusal, Score, changes
from branchline.core.move import Move
from branchline.core.position import Reader
from branchline.core.script import Drawing
from branchline.core.state import State
from branchline.games.foothills import FOOTHILLS
from branchline.games.foothills.board.board import KINDS, FoothillsBoard
from branchline.games.foothills.board.file import foothills, load
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.faces.observation import FoothillsObserver
from branchline.games.foothills.faces.statistics import FoothillsStatistics
from branchline.games.foothills.rules.set_up import empty_table, set_up
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.words.moves import ACTIONS, ITEMS, MOVES, move_of
from branchline.games.foothills.words.narrate import breakdown, story
from branchline.games.foothills.words.position import CUBES, position_of, state_of
from branchline.games.foothills.words.refusals import refusal
from branchline.games.foothills.words.view import PARTS, SIGHT, from_view


class Foothills(Game):
    info = FOOTHILLS
    moves = MOVES
    parts = PARTS
    sight = SIGHT
    tie_rule = "F11.5"
    board: FoothillsBoard

    def __init__(self, board: str | Path | None = None) -> None:
        self.board = foothills() if board is None else load(board)
        self.tables = {layout.name: empty_table(self.board, layout) for layout in self.board.layouts}

    def deal(self, seats: int, options: Mapping[str, Any], dealer: Dealer) -> State:
        closed = options["closed"]
        if closed == "random":  # F2.2 each of the 28 pairs is equally likely
            closed = self.board.layouts[dealer.below(len(self.board.layouts))].name
        state = set_up(self.tables[closed], seat_or_luck(options["first"]), seat_or_luck(options["blue"]), dealer)
        state.at_once = options["buffer_stop"] == "at-once"
        state.turn_cap = 0 if options["turn_cap"] == "none" else int(options["turn_cap"])
        return state

    def move(self, state: State, action: int, seat: int | None = None) -> Move:
        return move_of(own(state), action)

    def seat_colours(self, state: State) -> tuple[str, ...]:
        """F2.10 A seat's colour is that of its cards."""
        blue, green = self.info.colours
        return (green, blue) if own(state).blue else (blue, green)

    def refusal(self, state: State, seat: int, move: Move) -> Refusal:
        return refusal(own(state), seat, move)

    def ledger(self, before: State, after: State, viewer: int | None) -> list[Change]:
        return changes(account(own(before)), account(own(after)))

    def story(self, before: State, after: State, move: Move, dealt: list[int]) -> list[Line]:
        return story(own(before), own(after), move, dealt)

    def breakdown(self, state: State) -> list[list[Score]]:
        return breakdown(own(state))

    def from_view(self, view: Json, dealer: Dealer) -> State:
        return from_view(self.board, view)

    def position(self, state: State) -> Json:
        return self.heading(state) | position_of(own(state))

    def from_position(self, position: object, dealer: Dealer | None = None) -> State:
        self.read_heading(position)
        return state_of(self.board, Reader(position, "position").rest(self.HEADING), dealer)

    def action_space(self) -> Actions:
        return ACTIONS

    def observer(self, seats: int, options: Mapping[str, Any]) -> FoothillsObserver:
        return FoothillsObserver(self.board)

    def statistics(self, seats: int, games: int) -> FoothillsStatistics:
        return FoothillsStatistics(self.board, games)

    def drawings(self) -> list[Drawing]:
        """F2.2 Closed lines, F2.7 cubes, F2.11 the cards of the reserve."""
        return [
            Drawing("a cube", "draw", CUBES),
            Drawing("a card for the reserve", "draw", self.board.action_id),
            Drawing("the closed lines", "below", [layout.name for layout in self.board.layouts]),
            *super().drawings(),
        ]


def account(table: FoothillsState) -> dict[tuple[int, str], int]:
    """VP, supplies, tickets, tiles, stations, scored cards: all of it is open."""
    account: dict[tuple[int, str], int] = {}
    for seat in range(table.seats):
        account[seat, "points"] = int(table.score_of(seat))  # in half points
        account[seat, "vp"] = int(table.vp[seat])
        for kind, item in enumerate(ITEMS):
            account[seat, item] = int(table.owned[seat * KINDS + kind])
        account[seat, "tickets"] = int(table.tickets[seat]).bit_count()
        account[seat, "tracks"] = int(table.laid[seat])
        account[seat, "stations"] = int(table.built[seat])
        account[seat, "scored"] = int(table.piled[seat])
        account[seat, "summit"] = int(table.summit == seat)
    return account


def seat_or_luck(choice: object) -> int:
    return choice if isinstance(choice, int) else int(NONE)


def own(state: State) -> FoothillsState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, FoothillsState):
        raise TypeError(f"{type(state).__name__} is no state of Foothills")
    return state
