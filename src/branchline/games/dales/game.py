"""Wensleydale and Nürnberg as games of the core contract. Each question goes to the file that answers it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from branchline.core.actions import Actions
from branchline.core.dealer import Dealer
from branchline.core.errors import BadBoard
from branchline.core.game import Change, Game, Json, Line, Refusal, Score
from branchline.core.move import Move
from branchline.core.position import Reader
from branchline.core.script import Drawing
from branchline.core.state import State
from branchline.games.dales import NURNBERG, WENSLEYDALE
from branchline.games.dales.board.board import COLOURS, PROFIT
from branchline.games.dales.board.file import DalesBoard, load, shipped
from branchline.games.dales.faces.observation import DalesObserver
from branchline.games.dales.faces.statistics import DalesStatistics
from branchline.games.dales.rules.changes import THINGS, counts
from branchline.games.dales.rules.choices import NONE, PLACE
from branchline.games.dales.rules.set_up import empty_table, set_up
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.words.moves import ACTIONS, MOVES, move_of
from branchline.games.dales.words.narrate import breakdown, story
from branchline.games.dales.words.position import PEOPLE, moved_names, position_of, state_of
from branchline.games.dales.words.refusals import refusal
from branchline.games.dales.words.view import PARTS, from_view, sight_of

THREE = 3
GOODS_CUBES = ("white", "yellow")


class Dales(Game):
    """What the two editions share: everything but their lobby information and which boards a table uses."""

    moves = MOVES
    parts = PARTS
    tie_rule = "W10.3"
    board: DalesBoard
    name: ClassVar[str]

    def __init__(self, board: str | Path | None = None) -> None:
        self.board = shipped(self.name) if board is None else load(board)
        if self.board.data["edition"]["points"] != shipped(self.name).data["edition"]["points"]:
            raise BadBoard("edition.points", f"is of another edition than {self.info.title}")
        for seats in self.info.seats:
            for part, boards in (("auction_boards", self.board.auctions), ("train_boards", self.board.trains)):
                if not self.board.sides(boards, seats):
                    raise BadBoard(part, f"must have a board for {seats} players")
        self.tables: dict[tuple[object, ...], DalesState] = {}

    def boards(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str, str]:
        """The map, the auction board and the train board of a table."""
        sides = self.board.sides
        return (
            next(iter(self.board.maps)),
            sides(self.board.auctions, seats)[0],
            sides(self.board.trains, seats)[0],
        )

    def deal(self, seats: int, options: Mapping[str, Any], dealer: Dealer) -> State:
        first = options["first"]
        return set_up(self.table(seats, options), NONE if first == "random" else first, dealer)

    def table(self, seats: int, options: Mapping[str, Any]) -> DalesState:
        """The empty table for these options, made once."""
        limited = options.get("company_links") == "limited"
        key = (seats, *self.boards(seats, options), limited, options["quick_loading"])
        if key not in self.tables:
            self.tables[key] = empty_table(self.board.layout(*key))
        return self.tables[key]

    def move(self, state: State, action: int, seat: int | None = None) -> Move:
        return move_of(own(state), action)

    def refusal(self, state: State, seat: int, move: Move) -> Refusal:
        return refusal(own(state), seat, move)

    def ledger(self, before: State, after: State, viewer: int | None) -> list[Change]:
        """Points, profit, cubes, influence, links, and pieces moved, on trains or off them: all of it is open."""
        old, new = counts(own(before)), counts(own(after))
        if old == new:
            return []
        things = [*THINGS, *(f"moved-{name}" for name in moved_names(own(after).layout))]
        return [
            Change(at // len(things), things[at % len(things)], now - was)
            for at, (was, now) in enumerate(zip(old, new, strict=True))
            if now != was
        ]

    def story(self, before: State, after: State, move: Move, dealt: list[int]) -> list[Line]:
        return story(own(before), self.action(before, move), dealt)

    def breakdown(self, state: State) -> list[list[Score]]:
        return breakdown(own(state))

    def tie_breakers(self, state: State, seat: int) -> list[tuple[str, int]]:
        """W10.3 The higher profit; on one space, the higher disc in the stack."""
        disc = int(own(state).discs[PROFIT * state.seats + seat])
        bottom = int(own(state).layout.profit_bottom)
        return [("tie-profit", disc // int(PLACE) + bottom), ("tie-stack", 1 + disc % int(PLACE))]

    def from_view(self, view: Json, dealer: Dealer) -> State:
        return from_view(self.board, view)

    def position(self, state: State) -> Json:
        return self.heading(state) | position_of(own(state))

    def from_position(self, position: object, dealer: Dealer | None = None) -> State:
        seats = self.read_heading(position)
        return state_of(self.board, seats, Reader(position, "position").rest(self.HEADING), dealer)

    def action_space(self) -> Actions:
        return ACTIONS

    def observer(self, seats: int, options: Mapping[str, Any]) -> DalesObserver:
        return DalesObserver(self.table(seats, options).layout)

    def statistics(self, seats: int, games: int) -> DalesStatistics:
        return DalesStatistics(seats, games)

    def drawings(self) -> list[Drawing]:
        """W0.5 Goods by the colour of their cubes, W0.6 passengers and opponents, W2.1 influence tokens."""
        return [
            Drawing("a cube of goods", "draw", GOODS_CUBES),
            Drawing("a passenger or opponent", "draw", PEOPLE),
            Drawing("a token", "draw", COLOURS),
            *super().drawings(),
        ]


class Wensleydale(Dales):
    """W0.1 Three or four players, one map, one auction board, one train board."""

    info = WENSLEYDALE
    sight = sight_of(WENSLEYDALE.id)
    name = "wensleydale"


class Nurnberg(Dales):
    """N0.1 Two players use the 2-3 sides, four the 3-4 sides, three choose; the map is chosen too."""

    info = NURNBERG
    sight = sight_of(NURNBERG.id)
    name = "nurnberg"

    def __init__(self, board: str | Path | None = None) -> None:
        super().__init__(board)
        if board is not None:
            self.info = replace(NURNBERG, options=self.own_options())  # type: ignore[misc]

    def own_options(self) -> tuple[Any, ...]:
        """The options a board file brings: its maps and its sides."""
        parts = {
            "map": tuple(self.board.maps),
            "three_player_auction": tuple(self.board.sides(self.board.auctions, THREE)),
            "three_player_trains": tuple(self.board.sides(self.board.trains, THREE)),
        }
        return tuple(
            replace(option, choices=parts[option.name], default=parts[option.name][0])
            if option.name in parts
            else option
            for option in NURNBERG.options
        )

    def boards(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str, str]:
        _, auction, trains = super().boards(seats, options)
        if seats == THREE:
            auction, trains = options["three_player_auction"], options["three_player_trains"]
        return options["map"], auction, trains


def own(state: State) -> DalesState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, DalesState):
        raise TypeError(f"{type(state).__name__} is no state of the Dales family")
    return state
