"""What a position of Foothills may still bring a seat, beyond the half points it would score now.

Search judges positions by it. It counts what a seat has and weighs each count twice: for what it is worth in itself,
and for what it will be worth over the turns probably left (weights.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, FoothillsBoard
from branchline.games.foothills.board.effects import (
    GET,
    PASSENGER,
    PAY_PRICE,
    TRACK_PRICE,
    TRADE_OP,
    VP,
    VP_PER_TICKET_OP,
    WIDTH,
    WORKS_OP,
)
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.players.weights import (
    BLOCKED,
    BUILD_STATIONS,
    BUILT,
    COUNTS,
    GOLD,
    GREY,
    IN_PUB,
    IRON_TRACKS,
    LAID,
    LEAD,
    MARKET,
    MOST,
    ON_CARD,
    OWNED,
    PENDING,
    PILE,
    PLENTY,
    ROOM,
    RUBBLE_STATIONS,
    STONE_STATIONS,
    SUMMIT,
    SYMBOL,
    TICKETS,
    TILES,
    TO_MOVE,
    FoothillsWeights,
)
from branchline.games.foothills.rules.choices import RUNNING
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import (
    ONES,
    PILED,
    PUB,
    has_station,
    stations_on,
    symbol_points,
    tiles_left,
)

HALF_POINT: Final[i64] = 100  # positions are worth hundredths of half a point
FULL: Final[i64] = 64  # turns: what grows with time is weighed for this many
LEAST_LEFT: Final[i64] = 2
BY_TICKETS: Final[i64] = KINDS  # the market that pays for tickets
ENOUGH_ROOM: Final[i64] = 3
ENOUGH_TILES: Final[i64] = 4
ENOUGH_LEAD: Final[i64] = 2
ENOUGH_STATIONS: Final[i64] = 6
ENOUGH_GOODS: Final[i64] = 4


@final
class FoothillsProspects:
    """Counts and weighs, on any board. Reads what a surveyor space buys from its effect."""

    def __init__(self, board: FoothillsBoard, weights: FoothillsWeights) -> None:
        self.board = board
        self.weights = weights
        self.counts = vec[i64]([0] * COUNTS)
        self.left: i64 = 0  # turns, in the last position counted, and what both seats find there:
        self.tracks_left: i64 = 0  # spaces on unfinished lines
        self.rubble_left: i64 = 0  # cubes on them
        self.free_stations: i64 = 0
        self.free_tracks: i64 = 0  # lines where a track can be laid
        self.market = vec[i64]([0] * 5)  # half points for one item of a kind, or for a ticket
        self.buys = vec[i64]([NONE] * int(board.cards))  # the market of a surveyor space
        self.pays = vec[i64]([0] * int(board.cards))
        self.lays = vec[i64]([0] * int(board.cards))  # whether it pays with a track, which needs a space
        for card in range(board.cards):
            self.read_market(card)

    def read_market(self, card: i64) -> None:
        board = self.board
        effect = board.survey_effect[card]
        if effect == NONE:
            return
        for op in range(board.effect_first[effect], board.effect_first[effect + 1]):
            row = op * WIDTH
            if board.ops[row] == VP_PER_TICKET_OP:
                self.buys[card] = BY_TICKETS
                self.pays[card] = 2
            elif board.ops[row] == TRADE_OP:
                self.read_price(card, row + PAY_PRICE, board.ops[row + GET + VP] * 2 + board.ops[row + GET + PASSENGER])
            elif board.ops[row] == WORKS_OP:
                self.lays[card] = 1
                self.read_price(card, row + TRACK_PRICE, 2)  # F8.3

    def read_price(self, card: i64, price: i64, half_points: i64) -> None:
        for kind in range(KINDS):
            items = self.board.ops[price + kind]
            if items > 0:
                self.buys[card] = kind
                self.pays[card] = half_points // items

    def margin(self, state: FoothillsState, seat: i64) -> i64:
        """How far ahead of the other a seat will be in the end."""
        if not state.over:
            self.look(state)
        ahead = state.score_of(seat) - state.score_of(1 - seat)
        return ahead * HALF_POINT + self.chances(state, seat) - self.chances(state, 1 - seat)

    def worth(self, state: FoothillsState, seat: i64) -> i64:
        """The points a seat will end with."""
        if not state.over:
            self.look(state)
        return state.score_of(seat) * HALF_POINT + self.chances(state, seat)

    def chances(self, state: FoothillsState, seat: i64) -> i64:
        """What is to come. F10.2 Once the end is triggered, only for the seat with the last turn."""
        if state.over or (state.trigger != RUNNING and state.turn != seat):
            return 0
        self.count(state, seat)
        now = self.weights.now
        later = self.weights.later
        total: i64 = 0
        for k in range(COUNTS):
            total += self.counts[k] * (now[k] * FULL + later[k] * self.left)
        return total // FULL

    # What both seats find

    def look(self, state: FoothillsState) -> None:
        self.look_at_lines(state)
        self.look_at_stations(state)
        self.left = 1
        if state.trigger == RUNNING:
            pace = self.weights.pace
            left = pace[0] + pace[1] * state.competitors + pace[2] * state.buffer_stops + pace[3] * self.tracks_left
            left = (left + pace[4] * self.rubble_left + pace[5] * state.turns) // 100
            self.left = left if left > LEAST_LEFT else LEAST_LEFT

    def look_at_lines(self, state: FoothillsState) -> None:
        board = self.board
        self.tracks_left = 0
        self.rubble_left = 0
        self.free_tracks = 0
        for line in state.layout.lines:
            if state.finished[line] == 0:
                free = False
                for at in range(board.line_first[line], board.line_first[line + 1]):
                    card = board.line_card[at]
                    if state.competitor[card] == 0:
                        rubble = state.rubble[card]
                        self.rubble_left += rubble
                        for space in range(card * 2, card * 2 + board.tracks_at[card]):
                            if state.track[space] == 0:
                                self.tracks_left += 1
                                if rubble == 0:
                                    free = True
                if free:
                    self.free_tracks += 1

    def look_at_stations(self, state: FoothillsState) -> None:
        board = self.board
        for kind in range(5):
            self.market[kind] = 0
        free: i64 = 0
        for card in range(board.cards):
            if state.layout.card_open[card] != 0:
                if self.buys[card] != NONE and (self.lays[card] == 0 or self.free_tracks > 0):
                    if state.competitor[card] != 0 or has_station(state, card):
                        self.market[self.buys[card]] += self.pays[card]
                if state.rubble[card] == 0 and state.competitor[card] == 0:
                    for space in range(board.space_first[card], board.space_first[card + 1]):
                        if state.station[space] == 0:
                            free += 1
        self.free_stations = free if free < ENOUGH_STATIONS else ENOUGH_STATIONS

    # What a seat has

    def count(self, state: FoothillsState, seat: i64) -> None:
        counts = self.counts
        for k in range(COUNTS):
            counts[k] = 0
        self.count_goods(state, seat)
        self.count_cards(state, seat)
        self.count_lead(state, seat)
        here = state.surveyor[seat]
        if here < PUB:
            counts[ON_CARD] = 1
        elif here == PUB:
            counts[IN_PUB] = 1
        if state.turn == seat:
            counts[TO_MOVE] = 1
        if state.summit == seat:
            counts[SUMMIT] = 1
        counts[LAID] = state.laid[seat]
        counts[BUILT] = state.built[seat]
        tiles = tiles_left(state, seat)
        counts[TILES] = tiles if tiles < ENOUGH_TILES else ENOUGH_TILES
        counts[STONE_STATIONS] = counts[OWNED + 2] * self.free_stations
        counts[RUBBLE_STATIONS] = counts[OWNED + 4] * self.free_stations
        counts[IRON_TRACKS] = counts[OWNED] * self.free_tracks
        counts[BUILD_STATIONS] = counts[GOLD + 3] * self.free_stations

    def count_goods(self, state: FoothillsState, seat: i64) -> None:
        """Items up to plenty and beyond, and where they can be sold."""
        counts = self.counts
        for kind in range(KINDS):
            owned = state.owned[seat * KINDS + kind]
            more = owned - PLENTY[kind]
            counts[OWNED + 2 * kind] = owned if more < 0 else PLENTY[kind]
            if more > 0:
                counts[OWNED + 2 * kind + 1] = more if more < MOST[kind] else MOST[kind]
            counts[MARKET + kind] = self.market[kind] * (owned if owned < ENOUGH_GOODS else ENOUGH_GOODS)
        counts[TICKETS] = ONES[state.tickets[seat]]
        counts[MARKET + BY_TICKETS] = self.market[BY_TICKETS] * counts[TICKETS]

    def count_cards(self, state: FoothillsState, seat: i64) -> None:
        """The sides that are up, the pile, and the best card that could go there now."""
        counts = self.counts
        board = self.board
        room = state.built[seat] - state.piled[seat]
        counts[ROOM] = room if room < ENOUGH_ROOM else ENOUGH_ROOM
        counts[PILE] = state.piled[seat]
        if state.piled[seat] > 0:
            for card in range(board.actions):
                if state.place[card] == PILED + seat:
                    counts[SYMBOL + board.action_symbol[card]] += 1
        for letter in range(ACTION_TYPES):
            slot = seat * ACTION_TYPES + letter
            card = state.slots[slot]
            if card != NONE:
                if state.grey[slot] == 0:
                    counts[GOLD + letter] = 1
                elif needs_met(state, seat, board.action_needs[card]):
                    counts[GREY + letter] = 1
                else:
                    counts[BLOCKED] += 1
                if room > 0:
                    points = symbol_points(state, seat, board.action_symbol[card])
                    if points > counts[PENDING]:
                        counts[PENDING] = points

    def count_lead(self, state: FoothillsState, seat: i64) -> None:
        """F11.1 How many stations a seat is ahead, on lines with a bonus."""
        for line in state.layout.lines:
            if self.board.line_bonus[line] > 0:
                ahead = stations_on(state, line, seat) - stations_on(state, line, 1 - seat)
                if ahead > 0:
                    self.counts[LEAD] += ahead if ahead < ENOUGH_LEAD else ENOUGH_LEAD


def needs_met(state: FoothillsState, seat: i64, needs: i64) -> bool:
    """Whether a grey side has the ticket or track it needs: 0 needs none, 1 a ticket, 2 either."""
    return needs == 0 or state.tickets[seat] != 0 or (needs > 1 and state.laid[seat] > 0)
