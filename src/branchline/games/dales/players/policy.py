"""How `greedy` plays Wensleydale and Nürnberg: it looks one step ahead, without luck; nothing on this table is hidden.

It makes the lowest bid for the box whose points it can use best, builds the short line that brings the most pieces for
its links and points, buys a train while enough waits for it, loads first what others could take, and sells the line
that saves the most. All worths are in tenths of a point.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import State
from branchline.games.dales.board.board import (
    CHEESE,
    ENGINE,
    GOODS,
    GOVERNMENT,
    GREEN,
    GREEN_PASSENGER,
    HILL,
    INFLUENCES,
    MOVED_KINDS,
    RED,
    RED_MOVED,
    RED_PASSENGER,
    STONE,
)
from branchline.games.dales.players.plan import CUBE_WORTH, LOW, POINT, Planner
from branchline.games.dales.rules.choices import (
    AUCTION,
    BUILDING,
    BUY,
    CHOICE,
    EXCHANGE,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NONE,
    PASS,
    PAY,
    PAYMENT,
    REACH,
    SEAT_BIT,
    TAKE,
    TRAINS,
)
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.table import cubes_of, kinds_reached, loaded, waiting
from branchline.games.dales.rules.tracks import space
from branchline.games.dales.rules.trains import free_seats, free_spaces, goods_kind

GOODS_WORTH: Final[i64] = 20  # a cheese: a point and a unit of profit
STONE_WORTH: Final[i64] = 30
FARE: Final[i64] = 30  # a passenger who pays by the price of the train
LACKED: Final[i64] = 8  # a piece the next set lacks
ENGINE_WORTH: Final[i64] = 12  # a point paid for a train,
ENGINE_AT_END: Final[i64] = 2  # and in the last round
DEEPEST: Final[i64] = 5  # links of a line considered
PATIENCE: Final[i64] = 6000  # lines considered in one decision
ENGINE_ENOUGH: Final[i64] = 6
COMPANY_ENOUGH: Final[i64] = 4
GOVERNMENT_ENOUGH: Final[i64] = 3


@final
class DalesGreedy(Planner):
    """Looks one step ahead."""

    def __init__(self, deepest: i64, patience: i64) -> None:
        super().__init__(deepest, patience)
        self.people: i64 = 0  # passengers, goods and, among these, stones waiting for a train
        self.goods: i64 = 0
        self.stones: i64 = 0

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, DalesState)
        phase = state.phase
        if phase == AUCTION:
            return self.bid(state)
        if phase == CHOICE:
            red = space(state, RED, state.turn)
            return TAKE if red <= space(state, GREEN, state.turn) else TAKE + 1
        if phase == BUILDING:
            return self.build(state)
        if phase == PAYMENT or phase == EXCHANGE:
            return self.pay(state)
        if phase == TRAINS:
            return self.work(state)
        if phase == LOADING:
            return self.seat(state)
        return self.sell(state)

    # The auction

    def bid(self, state: DalesState) -> i64:
        """The lowest bid on the box worth most beyond its cubes."""
        count = state.legal_into(self.actions)
        best = LOW
        choice = self.actions[0]
        box: i64 = NONE
        for k in range(count):
            action = self.actions[k]
            if action >> 4 == box:
                continue  # a higher bid on the same box
            box = action >> 4
            worth = self.box_worth(state, box) - CUBE_WORTH * cubes_of(action)
            if worth > best:
                best = worth
                choice = action
        return choice

    def box_worth(self, state: DalesState, box: i64) -> i64:
        layout = state.layout
        worth: i64 = 0
        for colour in range(INFLUENCES):
            points = layout.printed[box * INFLUENCES + colour]
            if state.tokens[box] == colour:
                points += 1
            have = space(state, colour, state.turn)
            for _ in range(points):
                worth += self.point_worth(colour, have)
                have += 1
        if box == layout.either_at:
            worth += 20
        return worth

    def point_worth(self, colour: i64, have: i64) -> i64:
        """One more point of influence, for a seat that has this many."""
        if colour == ENGINE:
            return 22 if have < ENGINE_ENOUGH else 8
        if colour == GOVERNMENT:
            return 10 if have < GOVERNMENT_ENOUGH else 5
        return 20 if have < COMPANY_ENOUGH else 8

    # Paying

    def pay(self, state: DalesState) -> i64:
        """Cubes and government first; then whatever there is most of, engines last."""
        count = state.legal_into(self.actions)
        choice = self.actions[0]
        best = LOW
        for k in range(count):
            means = self.actions[k] - PAY
            worth = self.spare_of(state, means)
            if worth > best:
                best = worth
                choice = self.actions[k]
        return choice

    def spare_of(self, state: DalesState, means: i64) -> i64:
        if means == 0:
            return 100
        if means == 1 + GOVERNMENT:
            return 90
        if means == 1 + ENGINE:
            return 0
        return 10 + space(state, means - 1, state.turn)

    # Trains and transport

    def work(self, state: DalesState) -> i64:
        """Load what others could take; buy while enough waits for a train; load the rest; else pass."""
        count = state.legal_into(self.actions)
        load = self.best_load(state, count)
        if load != NONE and self.contested(state, load - MOVE):
            return load
        train = self.best_train(state, count)
        if train != NONE:
            return BUY + train
        for k in range(count):
            if self.actions[k] == NO_TRAINS:
                return NO_TRAINS
        return load if load != NONE else PASS

    def best_load(self, state: DalesState, count: i64) -> i64:
        best = LOW
        choice: i64 = NONE
        for k in range(count):
            action = self.actions[k]
            if action >= MOVE:
                worth = self.piece_worth(state, action - MOVE)
                if self.contested(state, action - MOVE):
                    worth += 100
                if worth > best:
                    best = worth
                    choice = action
        return choice

    def piece_worth(self, state: DalesState, piece: i64) -> i64:
        """Its own points and profit, and the step towards a set."""
        kind = goods_kind(state, piece // 3) if piece % 3 == GOODS else RED_MOVED + piece % 3 - RED_PASSENGER
        worth: i64 = GOODS_WORTH
        if kind == STONE:
            worth = STONE_WORTH
        elif state.layout.by_price and kind != CHEESE:
            worth = FARE
        if state.moved[state.turn * MOVED_KINDS + kind] + self.aboard(state, kind) == self.sets_ahead(state):
            worth += LACKED
        return worth

    def aboard(self, state: DalesState, kind: i64) -> i64:
        """Pieces of a kind on the trains of the seat to act."""
        count: i64 = 0
        for train in range(state.layout.trains):
            if state.owners[train] == state.turn:
                count += loaded(state, train, kind)
        return count

    def sets_ahead(self, state: DalesState) -> i64:
        """The sets of the seat to act, including those on its trains."""
        fewest: i64 = 99
        for kind in range(MOVED_KINDS):
            count = state.moved[state.turn * MOVED_KINDS + kind] + self.aboard(state, kind)
            if count < fewest:
                fewest = count
        return fewest

    def contested(self, state: DalesState, piece: i64) -> bool:
        reach = state.reach[piece // 3]
        for seat in range(state.seats):
            if seat != state.turn and state.passed & SEAT_BIT[seat] == 0:
                if reach // REACH[seat] & SEAT_BIT[piece % 3] != 0:
                    return True
        return False

    def best_train(self, state: DalesState, count: i64) -> i64:
        """The train whose load would be worth most beyond its price, or NONE."""
        self.count_waiting(state)
        best: i64 = 0
        choice: i64 = NONE
        for k in range(count):
            train = self.actions[k] - BUY
            if 0 <= train < state.layout.trains:
                worth = self.gain_of(state, train)
                if worth > best:
                    best = worth
                    choice = train
        return choice

    def count_waiting(self, state: DalesState) -> None:
        """Count the pieces in reach that have no place on a train yet."""
        layout = state.layout
        seat = state.turn
        stones: i64 = 0
        cheeses: i64 = 0
        people: i64 = 0
        for area in range(layout.areas):
            kinds = kinds_reached(state, area, seat)
            if kinds == 0:
                continue
            if kinds & 1 != 0:
                if layout.terrain[area] == HILL:
                    stones += state.goods[area]
                else:
                    cheeses += state.goods[area]
            if kinds & 2 != 0:
                people += waiting(state, area, RED_PASSENGER)
            if kinds & 4 != 0:
                people += waiting(state, area, GREEN_PASSENGER)
        self.people = people - free_seats(state, seat)
        self.goods = stones + cheeses - free_spaces(state, seat)
        self.stones = stones

    def gain_of(self, state: DalesState, train: i64) -> i64:
        """What a train would bring beyond its price, from the pieces last counted."""
        return self.train_worth(state, train, self.people, self.goods, self.stones) - self.price_of(state, train)

    def train_worth(self, state: DalesState, train: i64, people: i64, goods: i64, stones: i64) -> i64:
        layout = state.layout
        worth: i64 = 0
        seats = people if people < layout.seats_on[train] else layout.seats_on[train]
        if seats > 0:
            worth += seats * (POINT + POINT * layout.price[train] if layout.by_price else GOODS_WORTH)
        spaces = goods if goods < layout.goods_on[train] else layout.goods_on[train]
        if spaces > 0:
            dear = stones if stones < spaces else spaces
            worth += GOODS_WORTH * spaces + POINT * dear
        return worth

    def price_of(self, state: DalesState, train: i64) -> i64:
        """Engine points, and three others for each missing one: all of them lost with the last round."""
        price = state.layout.price[train]
        engine = space(state, ENGINE, state.turn)
        own = ENGINE_AT_END if state.round + 1 == state.layout.rounds else ENGINE_WORTH
        if engine >= price:
            return own * price
        return own * engine + 3 * own * (price - engine) // 2

    def seat(self, state: DalesState) -> i64:
        """A passenger rides first class if there is room."""
        count = state.legal_into(self.actions)
        choice = self.actions[0]
        for k in range(count):
            if state.layout.price[self.actions[k] - LOAD] > state.layout.price[choice - LOAD]:
                choice = self.actions[k]
        return choice


def greedy(board: object) -> DalesGreedy:
    """The policy as it plays; it reads the board from the state."""
    return DalesGreedy(DEEPEST, PATIENCE)
