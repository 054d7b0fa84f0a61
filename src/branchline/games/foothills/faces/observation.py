# Compiled.
"""What a program that learns sees of Foothills: everything on the table as whole numbers, and what follows from it.

The table says what each block holds; below it, each block is written by a function of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.observer import ONE, ZERO, Block, Observer, clear, put, put_all, put_bits, put_one, seats_axis
from branchline.core.state import State
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, LINES, SYMBOLS, TYPES, FoothillsBoard
from branchline.games.foothills.board.effects import CODES, ITEMS, WIDTH
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import OVER, PICKING, RUNNING, TURN
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import (
    AT_HOME,
    HELD,
    PILED,
    PUB,
    RESERVE,
    free_track,
    rubble_on,
    station_free,
    stations_on,
    symbol_points,
    untouched,
)

VERSION: Final = 1
PHASES: Final = [
    "pick",
    "turn",
    "take",
    "keep",
    "clear",
    "second-line",
    "work",
    "track-payment",
    "build",
    "station-payment",
    "visit",
    "move",
    "score",
    "replace",
    "gain",
    "ticket",
    "trade",
    "exchange",
    "flip",
    "over",
]
CUBES: Final = ["iron", "stone", "event"]
TRIGGERS: Final = ["buffer-stops", "no-competitor"]
PROGRESS: Final = [
    "row",
    "left",
    "done",
    "chosen",
    "flips",
    "next",
    "last",
    "inner",
    "inner next",
    "inner last",
    "kept up",
]
CHOICES: Final[i64] = 11  # that may be passed over
MOST: Final[i64] = 9999  # turns are counted up to here
POINTS: Final = 20_000

# the blocks, in the order of the table
PHASE: Final[i64] = 0
ACTING: Final[i64] = 1
FIRST: Final[i64] = 2
TURNS: Final[i64] = 3
TURNS_LEFT: Final[i64] = 4
OPEN: Final[i64] = 5
AT_ONCE: Final[i64] = 6
TRIGGER: Final[i64] = 7
BUFFER_STOPS: Final[i64] = 8
COMPETITORS: Final[i64] = 9
SUMMIT: Final[i64] = 10
BAG: Final[i64] = 11
YARD: Final[i64] = 12
OWNED: Final[i64] = 13
VP: Final[i64] = 14
LAID: Final[i64] = 15
BUILT: Final[i64] = 16
PILE: Final[i64] = 17
TICKETS: Final[i64] = 18
SURVEYOR: Final[i64] = 19
SLOTS: Final[i64] = 20
GREY: Final[i64] = 21
RESERVED: Final[i64] = 22
PILED_CARDS: Final[i64] = 23
RUBBLE: Final[i64] = 24
COMPETITOR: Final[i64] = 25
TRACKS: Final[i64] = 26
STATIONS: Final[i64] = 27
FINISHED: Final[i64] = 28
RESOLVED: Final[i64] = 29
OPERATION: Final[i64] = 30
ADVANCE: Final[i64] = 31
PASSED: Final[i64] = 32
DRAWN: Final[i64] = 33
VISIT: Final[i64] = 34
SCORE: Final[i64] = 35
WORTH: Final[i64] = 36
LINE_RUBBLE: Final[i64] = 37
LINE_TRACKS: Final[i64] = 38
LINE_NEXT: Final[i64] = 39
LINE_STATIONS: Final[i64] = 40
SPACE_FREE: Final[i64] = 41
SPACE_LACKS: Final[i64] = 42
NEXT_COMPETITOR: Final[i64] = 43


def blocks(board: FoothillsBoard) -> list[Block]:
    who = seats_axis(2)
    cards = board.card_id
    places = [*cards, "pub", "home"]
    actions = board.action_id
    letters = list(TYPES)
    lines = list(LINES)
    tickets = board.ticket_id
    tracks = [f"{card} {k}" for card in cards for k in (1, 2)]
    spaces = [f"{board.card_id[board.space_card[s]]} {k}" for s, k in numbered_spaces(board)]
    cubes = board.iron + board.stone + board.events
    rows = len(board.ops) // WIDTH
    most_rubble = max(board.rubble_at)
    return [
        Block("phase", [PHASES], 0, 1, "what is to be decided"),
        Block("acting", [who], 0, 1, "who is to act"),
        Block("first", [who], 0, 1, "who began"),
        Block("turns", [], 0, MOST, "turns that are over"),
        Block("turns_left", [], 0, MOST, "turns until the cap, where there is one"),
        Block("open", [lines], 0, 1, "the lines in play"),
        Block("at_once", [], 0, 1, "whether a competitor on its last card finishes a line"),
        Block("trigger", [TRIGGERS], 0, 1, "what has triggered the end"),
        Block("buffer_stops", [], 0, board.buffer_stops, "buffer stops left"),
        Block("competitors", [], 0, board.competitors, "competitors left"),
        Block("summit", [who], 0, 1, "who has the Summit token"),
        Block("bag", [CUBES], 0, cubes, "cubes in the bag"),
        Block("stockyard", [CUBES], 0, cubes, "cubes in the stockyard"),
        Block("owned", [who, list(ITEMS[:4])], 0, MOST, "what each seat has"),
        Block("vp", [who], 0, MOST, "victory points collected"),
        Block("laid", [who], 0, board.tiles, "tracks laid"),
        Block("built", [who], 0, board.tiles, "stations built"),
        Block("piled", [who], 0, board.actions, "cards in the scoring pile"),
        Block("tickets", [who, tickets], 0, 1, "tickets held"),
        Block("surveyor", [who, places], 0, 1, "where the surveyor is"),
        Block("cards", [who, actions], 0, 1, "the action cards in front of each seat"),
        Block("grey", [who, letters], 0, 1, "which of them show their grey side"),
        Block("reserve", [actions], 0, 1, "the cards of the reserve"),
        Block("scored", [who, actions], 0, 1, "the cards in each scoring pile"),
        Block("rubble", [cards], 0, most_rubble, "rubble on the cards of the valley"),
        Block("competitor", [cards], 0, 1, "where competitors are"),
        Block("tracks", [who, tracks], 0, 1, "whose track is on a space"),
        Block("stations", [who, spaces], 0, 1, "whose station is on a space"),
        Block("finished", [lines], 0, 1, "the lines that are finished"),
        Block("resolving", [letters], 0, 1, "the card being resolved"),
        Block("operation", [list(CODES)], 0, 1, "its operation under way"),
        Block("progress", [PROGRESS], 0, max(rows, MOST), "how far it has come; chosen is 1 more than its number"),
        Block("passed_over", [[str(k) for k in range(CHOICES)]], 0, 1, "choices that can no longer be made"),
        Block("drawn", [CUBES[:2]], 0, cubes, "cubes drawn of which some are kept"),
        Block("visit", [cards], 0, 1, "the card whose space the surveyor may visit"),
        Block("score", [who], -POINTS, POINTS, "the score if the game ended now, in half points", True),
        Block("symbols", [who, list(SYMBOLS)], 0, MOST, "what a scored card with this symbol is worth", True),
        Block("line_rubble", [lines], 0, MOST, "rubble left on a line in play", True),
        Block("line_tracks", [lines], 0, MOST, "track spaces of a line still empty", True),
        Block("line_next", [lines, cards], 0, 1, "the card where its next track would go", True),
        Block("line_stations", [who, lines], 0, MOST, "stations on a line", True),
        Block("space_free", [spaces], 0, 1, "where a station can be built", True),
        Block("space_lacks", [spaces, list(ITEMS[:4])], 0, MOST, "what I lack of the printed cost there", True),
        Block("next_competitor", [cards], 0, 1, "where the next competitor goes", True),
    ]


def numbered_spaces(board: FoothillsBoard) -> list[tuple[int, int]]:
    """Each station space, and its number on its card."""
    return [(space, space - board.space_first[board.space_card[space]] + 1) for space in range(board.spaces)]


@final
class FoothillsObserver(Observer):
    def __init__(self, board: FoothillsBoard) -> None:
        super().__init__(VERSION, 2, blocks(board))
        self.board = board

    def write(self, state: State, seat: i64, table: i64, out: vec[i16], at: i64) -> None:
        own_state = own(state)
        self.write_moment(own_state, seat, out, at)
        self.write_seats(own_state, seat, out, at)
        self.write_cards(own_state, seat, out, at)
        self.write_valley(own_state, seat, out, at)
        self.write_turn(own_state, out, at)
        self.write_needs(own_state, seat, out, at)

    def write_moment(self, table: FoothillsState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        if first[PHASE] >= 0:
            put_one(out, at + first[PHASE], OVER + 1, table.phase)
        if first[ACTING] >= 0:
            put_one(out, at + first[ACTING], 2, 0 if table.turn == seat else 1)
        if first[FIRST] >= 0:
            put_one(out, at + first[FIRST], 2, 0 if table.first == seat else 1)
        if first[TURNS] >= 0:
            put(out, at + first[TURNS], table.turns if table.turns < MOST else MOST)
        if first[TURNS_LEFT] >= 0:
            left = table.turn_cap - table.turns if table.turn_cap > table.turns else 0
            put(out, at + first[TURNS_LEFT], left if left < MOST else MOST)
        if first[OPEN] >= 0:
            put_all(out, at + first[OPEN], table.layout.line_open, 0, self.board.lines)
        if first[AT_ONCE] >= 0:
            out[at + first[AT_ONCE]] = ONE if table.at_once else ZERO
        if first[TRIGGER] >= 0:
            put_one(out, at + first[TRIGGER], 2, table.trigger - RUNNING - 1)
        if first[BUFFER_STOPS] >= 0:
            put(out, at + first[BUFFER_STOPS], table.buffer_stops)
        if first[COMPETITORS] >= 0:
            put(out, at + first[COMPETITORS], table.competitors)
        if first[BAG] >= 0:
            put_all(out, at + first[BAG], table.bag, 0, 3)
        if first[YARD] >= 0:
            put_all(out, at + first[YARD], table.yard, 0, 3)

    def write_seats(self, table: FoothillsState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        board = self.board
        for k in range(2):
            other = seat if k == 0 else 1 - seat
            if first[SUMMIT] >= 0:
                out[at + first[SUMMIT] + k] = ONE if table.summit == other else ZERO
            if first[OWNED] >= 0:
                put_all(out, at + first[OWNED] + k * KINDS, table.owned, other * KINDS, KINDS)
            if first[VP] >= 0:
                put(out, at + first[VP] + k, table.vp[other])
            if first[LAID] >= 0:
                put(out, at + first[LAID] + k, table.laid[other])
            if first[BUILT] >= 0:
                put(out, at + first[BUILT] + k, table.built[other])
            if first[PILE] >= 0:
                put(out, at + first[PILE] + k, table.piled[other])
            if first[TICKETS] >= 0:
                put_bits(out, at + first[TICKETS] + k * board.tickets, table.tickets[other], board.tickets)
            if first[SURVEYOR] >= 0:
                where = table.surveyor[other]
                if where >= PUB:
                    where = board.cards + where - PUB
                put_one(out, at + first[SURVEYOR] + k * (board.cards + 2), board.cards + AT_HOME - PUB + 1, where)
            if first[GREY] >= 0:
                put_all(out, at + first[GREY] + k * ACTION_TYPES, table.grey, other * ACTION_TYPES, ACTION_TYPES)
            if first[SCORE] >= 0:
                put(out, at + first[SCORE] + k, table.score_of(other))
            if first[WORTH] >= 0:
                for symbol in range(len(SYMBOLS)):
                    put(out, at + first[WORTH] + k * len(SYMBOLS) + symbol, symbol_points(table, other, symbol))

    def write_cards(self, table: FoothillsState, seat: i64, out: vec[i16], at: i64) -> None:
        """Where each action card lies."""
        first = self.first
        count = self.board.actions
        for block in (SLOTS, PILED_CARDS):
            if first[block] >= 0:
                clear(out, at + first[block], 2 * count)
        if first[RESERVED] >= 0:
            clear(out, at + first[RESERVED], count)
        for card in range(count):
            place = table.place[card]
            if place >= PILED:
                if first[PILED_CARDS] >= 0:
                    out[at + first[PILED_CARDS] + (0 if place == PILED + seat else count) + card] = ONE
            elif place >= HELD:
                if first[SLOTS] >= 0:
                    out[at + first[SLOTS] + (0 if place == HELD + seat else count) + card] = ONE
            elif place == RESERVE and first[RESERVED] >= 0:
                out[at + first[RESERVED] + card] = ONE

    def write_valley(self, table: FoothillsState, seat: i64, out: vec[i16], at: i64) -> None:
        first = self.first
        board = self.board
        if first[RUBBLE] >= 0:
            put_all(out, at + first[RUBBLE], table.rubble, 0, board.cards)
        if first[COMPETITOR] >= 0:
            put_all(out, at + first[COMPETITOR], table.competitor, 0, board.cards)
        if first[FINISHED] >= 0:
            put_all(out, at + first[FINISHED], table.finished, 0, board.lines)
        for k in range(2):
            mark = 1 + (seat if k == 0 else 1 - seat)
            if first[TRACKS] >= 0:
                begin = at + first[TRACKS] + k * 2 * board.cards
                for space in range(2 * board.cards):
                    out[begin + space] = ONE if table.track[space] == mark else ZERO
            if first[STATIONS] >= 0:
                begin = at + first[STATIONS] + k * board.spaces
                for space in range(board.spaces):
                    out[begin + space] = ONE if table.station[space] == mark else ZERO

    def write_turn(self, table: FoothillsState, out: vec[i16], at: i64) -> None:
        """How far the turn has come: nothing outside the resolving of a card."""
        first = self.first
        resolving = table.phase != PICKING and table.phase != TURN and table.phase != OVER
        if first[RESOLVED] >= 0:
            put_one(out, at + first[RESOLVED], ACTION_TYPES, table.resolved if resolving else NONE)
        if first[OPERATION] >= 0:
            put_one(out, at + first[OPERATION], len(CODES), self.board.ops[table.row] if resolving else NONE)
        if first[VISIT] >= 0:
            put_one(out, at + first[VISIT], self.board.cards, table.visit if resolving else NONE)
        if first[PASSED] >= 0:
            put_bits(out, at + first[PASSED], table.passed_over if resolving else 0, CHOICES)
        if first[DRAWN] >= 0:
            put(out, at + first[DRAWN], table.drawn_iron)
            put(out, at + first[DRAWN] + 1, table.drawn_stone)
        if first[ADVANCE] >= 0:
            begin = at + first[ADVANCE]
            clear(out, begin, len(PROGRESS))
            if resolving:
                put(out, begin, table.row // WIDTH)
                put(out, begin + 1, table.left)
                put(out, begin + 2, table.done)
                put(out, begin + 3, table.chosen + 1)
                put(out, begin + 4, table.flips)
                put(out, begin + 5, table.next_op)
                put(out, begin + 6, table.last_op)
                out[begin + 7] = ONE if table.inner else ZERO
                put(out, begin + 8, table.inner_next)
                put(out, begin + 9, table.inner_last)
                out[begin + 10] = ONE if table.kept_up else ZERO

    def write_needs(self, table: FoothillsState, seat: i64, out: vec[i16], at: i64) -> None:
        """What each line and each station space still needs."""
        first = self.first
        board = self.board
        lines = board.lines
        if first[LINE_NEXT] >= 0:
            clear(out, at + first[LINE_NEXT], lines * board.cards)
        for line in range(lines):
            in_play = table.layout.line_open[line] != 0
            if first[LINE_RUBBLE] >= 0:
                put(out, at + first[LINE_RUBBLE] + line, rubble_on(table, line) if in_play else 0)
            if first[LINE_TRACKS] >= 0:
                put(out, at + first[LINE_TRACKS] + line, empty_tracks(table, line) if in_play else 0)
            if first[LINE_NEXT] >= 0 and in_play:
                space = free_track(table, line)
                if space != NONE:
                    out[at + first[LINE_NEXT] + line * board.cards + space // 2] = ONE
            if first[LINE_STATIONS] >= 0:
                put(out, at + first[LINE_STATIONS] + line, stations_on(table, line, seat) if in_play else 0)
                put(out, at + first[LINE_STATIONS] + lines + line, stations_on(table, line, 1 - seat) if in_play else 0)
        if first[SPACE_FREE] >= 0 or first[SPACE_LACKS] >= 0:
            for space in range(board.spaces):
                free = station_free(table, space)
                if first[SPACE_FREE] >= 0:
                    out[at + first[SPACE_FREE] + space] = ONE if free else ZERO
                if first[SPACE_LACKS] >= 0:
                    for kind in range(KINDS):
                        lacks = board.cost[space * KINDS + kind] - table.owned[seat * KINDS + kind]
                        if lacks < 0 or not free:
                            lacks = 0
                        put(out, at + first[SPACE_LACKS] + space * KINDS + kind, lacks)
        if first[NEXT_COMPETITOR] >= 0:
            put_one(out, at + first[NEXT_COMPETITOR], board.cards, next_competitor(table))


def empty_tracks(table: FoothillsState, line: i64) -> i64:
    """F8.4 The track spaces of a line that bear neither track nor competitor."""
    board = table.board
    count: i64 = 0
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        if table.competitor[card] == 0:
            for space in range(card * 2, card * 2 + board.tracks_at[card]):
                if table.track[space] == 0:
                    count += 1
    return count


def next_competitor(table: FoothillsState) -> i64:
    """F6.1 The first card without a tile, if there is a competitor left."""
    if table.competitors > 0:
        for card in table.layout.search:
            if untouched(table, card):
                return card
    return NONE


def own(state: State) -> FoothillsState:
    """The state, checked to be one of this game's."""
    if not isinstance(state, FoothillsState):
        raise TypeError(f"{type(state).__name__} is no state of Foothills")
    return state
