# Compiled.
"""What a simulation records of Wensleydale and Nürnberg: points by rule, boxes won, trains bought, lines sold."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import State
from branchline.core.statistics import COMMON, Column, Entries, Field, Statistics, common_columns
from branchline.games.dales.board.board import (
    CHEESE,
    GREEN_MOVED,
    MOVED_KINDS,
    RED_MOVED,
    STONE,
)
from branchline.games.dales.rules.choices import GREEN_LINK, RED_LINK
from branchline.games.dales.rules.events import E_BOUGHT, E_BUILT, E_ROUND, E_SOLD, E_WON, EVENT
from branchline.games.dales.rules.profit import laid
from branchline.games.dales.rules.scoring import SET_POINTS, sets_of
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit

# the columns after the common ones
RED_LINKS: Final[i64] = COMMON
GREEN_LINKS: Final[i64] = COMMON + 1
LINKS: Final[i64] = COMMON + 2
POINTS_PIECES: Final[i64] = COMMON + 3
POINTS_SETS: Final[i64] = COMMON + 4
POINTS_PROFIT: Final[i64] = COMMON + 5
POINTS_LINKS: Final[i64] = COMMON + 6
BUILT: Final[i64] = COMMON + 7
BOXES: Final[i64] = COMMON + 8
TRAINS: Final[i64] = COMMON + 9
TAKEOVERS: Final[i64] = COMMON + 10
STONES: Final[i64] = COMMON + 11
CHEESES: Final[i64] = COMMON + 12
RED: Final[i64] = COMMON + 13
GREEN: Final[i64] = COMMON + 14

# the bits of an entry: which box, price or company, its round, its seat, and how many cubes or links
ROUND_AT: Final[i64] = 2**16
SEAT_AT: Final[i64] = 2**32
COUNT_AT: Final[i64] = 2**40


def columns() -> list[Column]:
    return [
        *common_columns(),
        Column("red_links", False, "uint16", "W9.4 links of the red company at the end: it never loses any"),
        Column("green_links", False, "uint16", "W9.4 links of the green company at the end"),
        Column("links", True, "uint16", "W0.2 own links on the board at the end"),
        Column("points_pieces", True, "int32", "W10.2 pieces; in Nürnberg the points of N5.2 and N7.1"),
        Column("points_sets", True, "int32", "W10.2 sets"),
        Column("points_profit", True, "int32", "W10.2 the profit track"),
        Column("points_links", True, "int32", "W10.2 less one for each own link"),
        Column("built", True, "uint16", "links built in the game"),
        Column("boxes", True, "uint16", "boxes of the auction won"),
        Column("trains", True, "uint16", "trains bought"),
        Column("takeovers", True, "uint16", "lines sold to a company"),
        Column("stones", True, "uint16", "stone or beer moved"),
        Column("cheeses", True, "uint16", "cheese or parcels moved"),
        Column("red_passengers", True, "uint16", "red passengers moved"),
        Column("green_passengers", True, "uint16", "green passengers moved"),
    ]


def boxes() -> Entries:
    return Entries(
        [
            Field("box", 0, 16, "uint8", "each box won, in order: its number on the board, from 1"),
            Field("box_seat", 32, 8, "uint8", "who won it"),
            Field("box_round", 16, 16, "uint8", "in which round, counted from 1"),
            Field("box_cubes", 40, 8, "uint8", "for how many cubes"),
        ]
    )


def trains() -> Entries:
    return Entries(
        [
            Field("train_price", 0, 16, "uint8", "each train bought, in order: its price"),
            Field("train_seat", 32, 8, "uint8", "who bought it"),
            Field("train_round", 16, 16, "uint8", "in which round"),
        ]
    )


def takeovers() -> Entries:
    return Entries(
        [
            Field("takeover", 0, 16, "companies", "each line sold, in order: the company that bought it"),
            Field("takeover_seat", 32, 8, "uint8", "who sold it"),
            Field("takeover_round", 16, 16, "uint8", "in which round"),
            Field("takeover_links", 40, 8, "uint8", "how many links it had"),
        ]
    )


@final
class DalesStatistics(Statistics):
    """What happens is heard from the rules themselves, which tell it to whoever listens."""

    def __init__(self, seats: i64, games: i64) -> None:
        self.round: i64 = 0
        self.boxes = boxes()
        self.trains = trains()
        self.takeovers = takeovers()
        super().__init__(seats, games, columns(), [self.boxes, self.trains, self.takeovers])

    def names(self, kind: str) -> list[str]:
        return ["red", "green"] if kind == "companies" else super().names(kind)

    def start(self, state: State) -> None:
        if not isinstance(state, DalesState):
            raise TypeError(f"{type(state).__name__} is no state of the Dales family")
        self.round = 1
        state.telling = 1
        super().start(state)

    def note(self, state: State, action: i64) -> None:
        if not isinstance(state, DalesState):
            raise TypeError(f"{type(state).__name__} is no state of the Dales family")
        self.hear(state)
        super().note(state, action)

    def hear(self, state: DalesState) -> None:
        """What has happened since the last action."""
        events = state.events
        if len(events) == 0:
            return
        for at in range(0, len(events), EVENT):
            code = events[at]
            seat = events[at + 1]
            if code == E_ROUND:
                self.round = 1 + events[at + 1]
            elif code == E_WON:
                self.add(BOXES, seat, 1)
                self.boxes.add(self.entry(1 + events[at + 2], seat, events[at + 3]))
            elif code == E_BOUGHT:
                self.add(TRAINS, seat, 1)
                self.trains.add(self.entry(state.layout.price[events[at + 2]], seat, 0))
            elif code == E_SOLD:
                self.add(TAKEOVERS, seat, 1)
                self.takeovers.add(self.entry(events[at + 2], seat, events[at + 3]))
            elif code == E_BUILT:
                self.add(BUILT, seat, events[at + 2])
        state.events = vec[i64]()

    def entry(self, what: i64, seat: i64, count: i64) -> i64:
        return what + ROUND_AT * self.round + SEAT_AT * seat + COUNT_AT * count

    def finish(self, state: State) -> None:
        if not isinstance(state, DalesState):
            raise TypeError(f"{type(state).__name__} is no state of the Dales family")
        self.hear(state)
        for owner in state.links:
            if owner == RED_LINK:
                self.add(RED_LINKS, 0, 1)
            elif owner == GREEN_LINK:
                self.add(GREEN_LINKS, 0, 1)
        for seat in range(self.seats):
            own = laid(state, seat)
            sets = SET_POINTS * sets_of(state.moved, seat)
            gained = profit(state, seat)
            self.put(LINKS, seat, own)
            self.put(POINTS_SETS, seat, sets)
            self.put(POINTS_PROFIT, seat, gained)
            self.put(POINTS_LINKS, seat, -own)
            self.put(POINTS_PIECES, seat, state.score_of(seat) - sets - gained + own)
            self.put(STONES, seat, state.moved[seat * MOVED_KINDS + STONE])
            self.put(CHEESES, seat, state.moved[seat * MOVED_KINDS + CHEESE])
            self.put(RED, seat, state.moved[seat * MOVED_KINDS + RED_MOVED])
            self.put(GREEN, seat, state.moved[seat * MOVED_KINDS + GREEN_MOVED])
        super().finish(state)
