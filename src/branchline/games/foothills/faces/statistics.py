# Compiled.
"""What a simulation records of Foothills: points by rule, the sides of cards played, the stations built."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import State, filled
from branchline.core.statistics import COMMON, Column, Entries, Field, Statistics, common_columns
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, FoothillsBoard
from branchline.games.foothills.board.effects import PASSENGER
from branchline.games.foothills.rules.choices import DONE, FLIP, PLAY
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import ONES, PILED, SUMMIT_VP, majority, symbol_points

# the columns after the common ones, one for each seat; points are half points
POINTS_VP: Final[i64] = COMMON
POINTS_CARDS: Final[i64] = COMMON + 1
POINTS_LINES: Final[i64] = COMMON + 2
POINTS_SUMMIT: Final[i64] = COMMON + 3
POINTS_PASSENGERS: Final[i64] = COMMON + 4
TRACKS: Final[i64] = COMMON + 5
STATIONS: Final[i64] = COMMON + 6
TICKETS: Final[i64] = COMMON + 7
SCORED: Final[i64] = COMMON + 8
PASSENGERS: Final[i64] = COMMON + 9
GOLD: Final[i64] = COMMON + 10
GREY: Final[i64] = COMMON + 11
PASSED: Final[i64] = COMMON + 12

# the bits of an entry: what, its turn, its seat
TURN_AT: Final[i64] = 2**16
SEAT_AT: Final[i64] = 2**32


def columns() -> list[Column]:
    return [
        *common_columns(),
        Column("points_vp", True, "int32", "F11.4 VP markers, in half points"),
        Column("points_cards", True, "int32", "F11.2 scored cards, in half points"),
        Column("points_lines", True, "int32", "F11.1 bonus tokens of lines, in half points"),
        Column("points_summit", True, "int32", "F9.15 the Summit token, in half points"),
        Column("points_passengers", True, "int32", "F11.3 passengers, half a point each"),
        Column("tracks", True, "uint16", "tracks laid"),
        Column("stations", True, "uint16", "stations built"),
        Column("tickets", True, "uint16", "kinds of tickets at the end"),
        Column("scored", True, "uint16", "cards in the scoring pile at the end"),
        Column("passengers", True, "uint16", "passengers at the end"),
        Column("turns_gold", True, "uint16", "turns in which a gold side was played"),
        Column("turns_grey", True, "uint16", "turns in which a grey side was played"),
        Column("turns_passed", True, "uint16", "turns passed"),
    ]


def plays() -> Entries:
    return Entries(
        [
            Field("play", 0, 16, "sides", "each side of a card that was played, in order"),
            Field("play_seat", 32, 8, "uint8", "who played it"),
            Field("play_turn", 16, 16, "uint16", "in which turn of the game, counted from 1"),
        ]
    )


def buildings() -> Entries:
    return Entries(
        [
            Field("station", 0, 16, "spaces", "each station built, in order: its card and space"),
            Field("station_seat", 32, 8, "uint8", "who built it"),
            Field("station_turn", 16, 16, "uint16", "in which turn of the game"),
        ]
    )


@final
class FoothillsStatistics(Statistics):
    def __init__(self, board: FoothillsBoard, games: i64) -> None:
        self.board = board
        self.plays = plays()
        self.buildings = buildings()
        self.standing: vec[i64] = filled(0, board.spaces)  # the stations noted so far
        self.built: i64 = 0
        super().__init__(2, games, columns(), [self.plays, self.buildings])

    def names(self, kind: str) -> list[str]:
        if kind == "sides":
            main = [str(each["name"]) for each in self.board.data["main_actions"]]
            return [*main, *self.board.action_id]
        if kind == "spaces":
            found = []
            for space in range(self.board.spaces):
                card, number = self.board.space_name(space)
                found.append(f"{card}.{number}")
            return found
        return super().names(kind)

    def start(self, state: State) -> None:
        self.built = 0
        for space in range(self.board.spaces):
            self.standing[space] = 0
        super().start(state)

    def note(self, state: State, action: i64) -> None:
        if not isinstance(state, FoothillsState):
            raise TypeError(f"{type(state).__name__} is no state of Foothills")
        self.look(state)
        super().note(state, action)
        seat = state.turn
        if action >= PLAY and action < FLIP:
            at = seat * ACTION_TYPES + action - PLAY
            grey = state.grey[at] != 0
            self.add(GREY if grey else GOLD, seat, 1)
            side = action - PLAY
            if grey:
                side = ACTION_TYPES + state.slots[at]
            self.plays.add(side + TURN_AT * self.turns + SEAT_AT * seat)
        elif action < DONE:
            self.add(PASSED, seat, 1)

    def look(self, state: FoothillsState) -> None:
        """Note the stations that have been built since the last look; a choice of one is made without being asked."""
        built = state.built[0] + state.built[1]
        if built == self.built:
            return
        self.built = built
        for space in range(self.board.spaces):
            owner = state.station[space]
            if owner != self.standing[space]:
                self.standing[space] = owner
                self.buildings.add(space + TURN_AT * self.turns + SEAT_AT * (owner - 1))

    def finish(self, state: State) -> None:
        if not isinstance(state, FoothillsState):
            raise TypeError(f"{type(state).__name__} is no state of Foothills")
        self.look(state)
        board = self.board
        for seat in range(2):
            cards: i64 = 0
            for card in range(board.actions):
                if state.place[card] == PILED + seat:
                    cards += symbol_points(state, seat, board.action_symbol[card])
            bonus: i64 = 0
            for line in state.layout.lines:
                if board.line_bonus[line] > 0 and majority(state, line) == seat:
                    bonus += board.line_bonus[line]
            self.put(POINTS_VP, seat, 2 * state.vp[seat])
            self.put(POINTS_CARDS, seat, 2 * cards)
            self.put(POINTS_LINES, seat, 2 * bonus)
            if state.summit == seat:
                self.put(POINTS_SUMMIT, seat, 2 * SUMMIT_VP)
            self.put(POINTS_PASSENGERS, seat, state.owned[seat * KINDS + PASSENGER])
            self.put(TRACKS, seat, state.laid[seat])
            self.put(STATIONS, seat, state.built[seat])
            self.put(TICKETS, seat, ONES[state.tickets[seat]])
            self.put(SCORED, seat, state.piled[seat])
            self.put(PASSENGERS, seat, state.owned[seat * KINDS + PASSENGER])
        super().finish(state)
