"""How `greedy` plays Wensleydale and Nürnberg: one look ahead, no luck; nothing on this table is hidden.

It bids the least for the box whose points it can use best, builds the short line that brings most pieces for its
links and points, buys a train while enough waits for it, loads first what others could take, and sells the line that
saves most. All worths are in tenths of a point.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.playout import Policy
from branchline.core.state import WIDEST, State
from branchline.games.dales.board import (
    ENGINE,
    GOODS,
    GOVERNMENT,
    GREEN,
    GREEN_TOWN,
    HILL,
    INFLUENCES,
    RED,
    RED_TOWN,
)
from branchline.games.dales.choices import (
    AUCTION,
    BUILDING,
    BUY,
    CHOICE,
    EXCHANGE,
    EXTEND,
    FINISH,
    LINE,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NONE,
    NOTHING,
    PASS,
    PAY,
    PAYMENT,
    REACH,
    SEAT_BIT,
    SELL,
    START,
    TAKE,
    TRAINS,
)
from branchline.games.dales.scoring import FREE, filled
from branchline.games.dales.state import DalesState

POINT: Final[i64] = 10
GOODS_WORTH: Final[i64] = 20  # a cheese: a point and a unit of profit
STONE_WORTH: Final[i64] = 30
LINK_NOW: Final[i64] = 10  # what a link costs this round in profit
CUBE_WORTH: Final[i64] = 5
DEEPEST: Final[i64] = 6  # links of a line that is thought of
PATIENCE: Final[i64] = 6000  # lines that are thought of, in one decision
LOW: Final[i64] = -1000000
ENGINE_ENOUGH: Final[i64] = 6
COMPANY_ENOUGH: Final[i64] = 4
GOVERNMENT_ENOUGH: Final[i64] = 3


@final
class Greedy(Policy):
    """Keeps nothing from one decision to the next but the tables it works in."""

    def __init__(self, deepest: i64, patience: i64) -> None:
        self.deepest = deepest
        self.patience = patience
        self.actions = filled(0, WIDEST)
        self.worths = filled(LOW, WIDEST)  # by action: what the best line is worth that begins with it
        self.best: i64 = LOW
        self.choice: i64 = NOTHING
        self.first: i64 = NOTHING  # the action that begins the line being thought of
        self.thought: i64 = 0
        self.room: i64 = 0  # pieces that trains could take
        self.roots = filled(NONE, 1)
        self.found = filled(NONE, LINE)  # the best line thought of, area by area
        self.found_length: i64 = 0
        self.people: i64 = 0  # passengers, goods and, of these, stones that wait for a train
        self.goods: i64 = 0
        self.stones: i64 = 0

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, DalesState)
        phase = state.phase
        if phase == AUCTION:
            return self.bid(state)
        if phase == CHOICE:
            red = state.space(RED, state.turn)
            return TAKE if red <= state.space(GREEN, state.turn) else TAKE + 1
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
        """The least bid on the box worth most beyond its cubes."""
        count = state.legal_into(self.actions)
        best = LOW
        choice = self.actions[0]
        box: i64 = NONE
        for k in range(count):
            action = self.actions[k]
            if action >> 4 == box:
                continue  # a higher bid on the same box
            box = action >> 4
            worth = self.box_worth(state, box) - CUBE_WORTH * (action & 15)
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
            have = state.space(colour, state.turn)
            for _ in range(points):
                worth += self.point_worth(colour, have)
                have += 1
        if box == layout.either_at:
            worth += 20
        return worth

    def point_worth(self, colour: i64, have: i64) -> i64:
        """One more point of influence, for who has so many."""
        if colour == ENGINE:
            return 22 if have < ENGINE_ENOUGH else 8
        if colour == GOVERNMENT:
            return 10 if have < GOVERNMENT_ENOUGH else 5
        return 20 if have < COMPANY_ENOUGH else 8

    # Building

    def build(self, state: DalesState) -> i64:
        """Think of every short line from here on, and take the first step of the best."""
        trial = state.copy()
        self.best = LOW
        self.choice = NOTHING
        self.thought = 0
        self.room = self.room_for(state)
        self.roots = state.networks(state.turn)
        if trial.length > 0:
            area = trial.line[trial.length - 1]
            if trial.length > 1 and trial.may_end_build(area):
                self.first = FINISH
                self.judge(trial)
            self.lengthen(trial, area, True)
            return self.choice
        self.best = 0  # building nothing
        for area in range(trial.layout.areas):
            if trial.may_start(area):
                self.first = START + area
                trial.enter(area, 0)
                self.lengthen(trial, area, False)
                trial.leave(area, 0)
        if self.choice != NOTHING and not self.listed(state, self.choice):
            return NOTHING
        return self.choice

    def listed(self, state: DalesState, action: i64) -> bool:
        count = state.legal_into(self.actions)
        for k in range(count):
            if self.actions[k] == action:
                return True
        return False

    def lengthen(self, trial: DalesState, area: i64, names: bool) -> None:
        """Every line that goes on from here; `names` says whether the next step is the one to be chosen."""
        layout = trial.layout
        if trial.length > self.deepest or self.thought > self.patience:
            return
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            other = layout.near[k]
            if trial.links[layout.near_link[k]] != FREE or layout.exit_only[other] != 0:
                continue
            if trial.length > trial.spare[trial.turn] or trial.visited(other):
                continue
            if names:
                self.first = EXTEND + other
            cost = layout.link_cost[layout.near_link[k]]
            trial.enter(other, cost)
            if trial.can_be_paid():
                self.thought += 1
                if trial.may_end_build(other):
                    self.judge(trial)
                self.lengthen(trial, other, False)
            trial.leave(other, cost)

    def judge(self, trial: DalesState) -> None:
        self.compare(trial, self.line_worth(trial))

    def compare(self, trial: DalesState, worth: i64) -> None:
        """Remember a line that is better than those thought of before."""
        if worth > self.worths[self.first]:
            self.worths[self.first] = worth
        if worth > self.best:
            self.best = worth
            self.choice = self.first
            self.found_length = trial.length
            for k in range(trial.length):
                self.found[k] = trial.line[k]

    def line_worth(self, trial: DalesState) -> i64:
        """Pieces the line brings, less what its links and points cost."""
        layout = trial.layout
        served = self.served_by(trial)
        pieces: i64 = 0
        worth: i64 = 0
        for k in range(trial.length):
            area = trial.line[k]
            if self.roots[area] != NONE and k == 0:
                continue  # what is there is in reach already
            if layout.goods[area] != 0:
                pieces += trial.goods[area]
                worth += GOODS_WORTH * trial.goods[area]
            elif layout.town[area] != 0:
                count = self.passengers_at(trial, area, served)
                pieces += count
                worth += self.passenger_worth(trial) * count
                if trial.companies[area] == 0:
                    stones = self.stones_at(trial, area)
                    pieces += stones
                    worth += STONE_WORTH * stones
        if pieces > self.room:
            worth = worth * self.room // pieces
        links = trial.length - 1
        rounds = layout.rounds - trial.round - 1
        worth -= LINK_NOW * links
        if not self.can_be_sold(trial):
            worth -= POINT * links * (rounds + 1)
        else:
            worth -= 7 * links
        worth -= CUBE_WORTH * trial.line_points
        return worth - 12 * (trial.line_red + trial.line_green) - 6 * trial.line_government

    def served_by(self, trial: DalesState) -> i64:
        """The companies that passengers on the line can travel to."""
        served: i64 = 0
        for k in range(trial.length):
            served |= trial.companies[trial.line[k]]
        root = self.roots[trial.line[0]]
        if root != NONE:
            for area in range(trial.layout.areas):
                if self.roots[area] == root:
                    served |= trial.companies[area]
        return served

    def passengers_at(self, trial: DalesState, area: i64, served: i64) -> i64:
        people = trial.people[area]
        count: i64 = 0
        if served & RED_TOWN != 0 and trial.companies[area] & RED_TOWN == 0:
            count = people & 7
        if served & GREEN_TOWN != 0 and trial.companies[area] & GREEN_TOWN == 0:
            count += people >> 3 & 7
        return count

    def passenger_worth(self, trial: DalesState) -> i64:
        return 30 if trial.layout.by_price else GOODS_WORTH

    def stones_at(self, trial: DalesState, town: i64) -> i64:
        """Stones of the hills that load at this town."""
        layout = trial.layout
        count: i64 = 0
        for area in range(layout.areas):
            if trial.goods[area] > 0 and layout.terrain[area] == HILL:
                for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
                    if layout.loads[k] == town:
                        count += trial.goods[area]
        return count

    def can_be_sold(self, trial: DalesState) -> bool:
        """From a town of a company to a town, with influence left for it."""
        first = trial.line[0]
        last = trial.line[trial.length - 1]
        if trial.layout.town[last] == 0 or trial.layout.town[first] == 0:
            return False
        companies = trial.companies[first] | trial.companies[last]
        points = (trial.length - 1 + 1) // 2
        if companies & RED_TOWN != 0 and trial.space(RED, trial.turn) - trial.line_red >= points:
            return True
        return companies & GREEN_TOWN != 0 and trial.space(GREEN, trial.turn) - trial.line_green >= points

    def room_for(self, state: DalesState) -> i64:
        """Pieces that the trains could take for which the engine points reach."""
        engine = state.space(ENGINE, state.turn)
        if engine >= 6:
            return 11
        if engine >= 5:
            return 9
        if engine >= 3:
            return 5 + 2 * (engine - 3)
        return 2 * engine + 2

    # Paying

    def pay(self, state: DalesState) -> i64:
        """Cubes and government first; of the rest what there is most of, engines last."""
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
        return 10 + state.space(means - 1, state.turn)

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
        if piece % 3 != GOODS:
            return self.passenger_worth(state)
        return STONE_WORTH if state.layout.terrain[piece // 3] == HILL else GOODS_WORTH

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
        """The pieces within reach that have no place on a train yet."""
        layout = state.layout
        seat = state.turn
        stones: i64 = 0
        cheeses: i64 = 0
        people: i64 = 0
        for area in range(layout.areas):
            kinds = state.reach[area] // REACH[seat] & 7
            if kinds == 0:
                continue
            if kinds & 1 != 0:
                if layout.terrain[area] == HILL:
                    stones += state.goods[area]
                else:
                    cheeses += state.goods[area]
            if kinds & 2 != 0:
                people += state.people[area] & 7
            if kinds & 4 != 0:
                people += state.people[area] >> 3 & 7
        self.people = people - state.free_seats(seat)
        self.goods = stones + cheeses - state.free_spaces(seat)
        self.stones = stones

    def gain_of(self, state: DalesState, train: i64) -> i64:
        """What a train would bring beyond its price, of the pieces counted last."""
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
        price = state.layout.price[train]
        engine = state.space(ENGINE, state.turn)
        if engine >= price:
            return 10 * price
        return 10 * engine + 3 * 6 * (price - engine)

    def seat(self, state: DalesState) -> i64:
        """A passenger rides first class where there is room."""
        count = state.legal_into(self.actions)
        choice = self.actions[0]
        for k in range(count):
            if state.layout.price[self.actions[k] - LOAD] > state.layout.price[choice - LOAD]:
                choice = self.actions[k]
        return choice

    # Takeovers

    def sell(self, state: DalesState) -> i64:
        """The line that saves most links for its points."""
        trial = state.copy()
        self.best = LOW
        self.choice = NOTHING
        if trial.length > 0:
            area = trial.line[trial.length - 1]
            if trial.may_end_sale(area):
                self.first = FINISH
                self.judge_sale(trial)
            self.sell_on(trial, area, trial.most_sold(), True)
            return self.choice
        if trial.company != NONE:
            self.sell_from(trial, True)
            return self.choice
        self.best = 0
        for company in range(2):
            trial.company = company
            self.first = SELL + company
            self.sell_from(trial, False)
        return self.choice

    def sell_from(self, trial: DalesState, names: bool) -> None:
        most = trial.most_sold()
        for area in range(trial.layout.areas):
            if trial.companies[area] & trial.company + 1 != 0 and trial.touched_by(area, trial.turn):
                if names:
                    self.first = START + area
                trial.enter(area, 0)
                self.sell_on(trial, area, most, False)
                trial.leave(area, 0)

    def sell_on(self, trial: DalesState, area: i64, most: i64, names: bool) -> None:
        layout = trial.layout
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            other = layout.near[k]
            if trial.links[layout.near_link[k]] != trial.turn or trial.length > most or trial.visited(other):
                continue
            if names:
                self.first = EXTEND + other
            trial.enter(other, 0)
            if trial.may_end_sale(other):
                self.judge_sale(trial)
            self.sell_on(trial, other, most, False)
            trial.leave(other, 0)

    def judge_sale(self, trial: DalesState) -> None:
        """A link kept costs one point of profit in each round to come, and one at the end."""
        links = trial.length - 1
        rounds = trial.layout.rounds - trial.round - 1
        points = (links + 1) // 2
        worth = POINT * links * (rounds + 1) - (5 if rounds > 0 else 0) * points
        if rounds > 0:
            worth -= self.still_wanted(trial)
        self.compare(trial, worth)

    def still_wanted(self, trial: DalesState) -> i64:
        """What waits along the line and could yet be moved over it."""
        layout = trial.layout
        worth: i64 = 0
        for k in range(trial.length):
            area = trial.line[k]
            worth += 8 * trial.goods[area]
            worth += 6 * ((trial.people[area] & 7) + (trial.people[area] >> 3 & 7))
            if layout.town[area] != 0 and trial.companies[area] == 0:
                worth += 8 * self.stones_at(trial, area)
        return worth


def greedy(board: object) -> Greedy:
    """The policy as it plays; it reads the board from the state."""
    return Greedy(DEEPEST, PATIENCE)
