"""Lines to build and to sell in Wensleydale and Nürnberg: every short one is considered, with what it would bring.

A line seldom costs what is printed: cubes above three are lost with the round anyway, and once the profit track is at
its top a link costs nothing before the end. Worths are in tenths of a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.playout import Policy
from branchline.core.state import WIDEST, filled
from branchline.games.dales.board.board import (
    CHEESE,
    ENGINE,
    GREEN,
    GREEN_MOVED,
    GREEN_PASSENGER,
    GREEN_TOWN,
    HILL,
    MOVED_KINDS,
    RED,
    RED_MOVED,
    RED_PASSENGER,
    RED_TOWN,
    STONE,
)
from branchline.games.dales.rules.building import can_be_paid, may_end_build, may_start
from branchline.games.dales.rules.choices import EXTEND, FINISH, LINE, NONE, NOTHING, SELL, START
from branchline.games.dales.rules.lines import enter, leave, networks, touched_by, visited
from branchline.games.dales.rules.profit import laid
from branchline.games.dales.rules.scoring import FREE, sets_of
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.table import waiting
from branchline.games.dales.rules.takeovers import may_end_sale, most_sold
from branchline.games.dales.rules.tracks import profit, space

POINT: Final[i64] = 10
LOW: Final[i64] = -1000000
PROFIT_WORTH: Final[i64] = 9  # a space up the profit track
RIDE_WORTH: Final[i64] = 20  # a passenger's points, if they go by the price of the train
SET_STEP: Final[i64] = 10  # a piece the next set lacks
LINK_KEPT: Final[i64] = 3  # a link that cannot be sold, in each round to come
LINK_SOLD: Final[i64] = 5  # one that can be
CUBE_WORTH: Final[i64] = 5
CUBES_KEPT: Final[i64] = 3  # more are no use in the next round
COMPANY_WORTH: Final[i64] = 9  # points of influence that a line uses up
COMPANY_AT_END: Final[i64] = 6
GOVERNMENT_WORTH: Final[i64] = 6
ANY_WORTH: Final[i64] = 12


class Planner(Policy):
    """Keeps nothing from one decision to the next but its working tables."""

    def __init__(self, deepest: i64, patience: i64) -> None:
        self.deepest = deepest
        self.patience = patience
        self.actions = filled(0, WIDEST)
        self.worths = filled(LOW, WIDEST)  # by action: what the best line that begins with it is worth
        self.best: i64 = LOW
        self.choice: i64 = NOTHING
        self.first: i64 = NOTHING  # the action that begins the line being considered
        self.thought: i64 = 0
        self.room: i64 = 0  # pieces the trains could take
        self.headroom: i64 = 0  # spaces on the profit track above the seat
        self.lacking = filled(0, MOVED_KINDS)  # 1 for a kind of piece the next set lacks
        self.brought = filled(0, MOVED_KINDS)  # pieces of each kind a line brings
        self.roots = filled(NONE, 1)  # by area: the area that stands for its network of own links
        self.leads_to = filled(0, 1)  # by the area that stands for a network: the companies it leads to
        self.stones_near = filled(0, 1)  # by town: the stones of hills that load there
        self.found = filled(NONE, LINE)  # the best line considered, area by area
        self.found_length: i64 = 0

    # Building

    def build(self, state: DalesState) -> i64:
        """Consider every short line from here, and take the first step of the best."""
        trial = state.copy()
        self.best = LOW
        self.choice = NOTHING
        self.thought = 0
        self.room = self.room_for(state)
        self.roots = networks(state, state.turn)
        self.headroom = state.layout.profit_top - profit(state, state.turn)
        self.find_lacking(state)
        self.survey(state)
        if trial.length > 0:
            area = trial.line[trial.length - 1]
            if trial.length > 1 and may_end_build(trial, area):
                self.first = FINISH
                self.judge(trial)
            self.lengthen(trial, area, True)
            return self.choice
        self.best = 0  # building nothing
        for area in range(trial.layout.areas):
            if may_start(trial, area):
                self.first = START + area
                enter(trial, area, 0)
                self.lengthen(trial, area, False)
                leave(trial, area, 0)
        if self.choice != NOTHING and not self.listed(state, self.choice):
            return NOTHING
        return self.choice

    def find_lacking(self, state: DalesState) -> None:
        at = state.turn * MOVED_KINDS
        fewest = sets_of(state.moved, state.turn)
        for kind in range(MOVED_KINDS):
            self.lacking[kind] = 1 if state.moved[at + kind] == fewest else 0

    def listed(self, state: DalesState, action: i64) -> bool:
        count = state.legal_into(self.actions)
        for k in range(count):
            if self.actions[k] == action:
                return True
        return False

    def lengthen(self, trial: DalesState, area: i64, names: bool) -> None:
        """Every line that continues from here; `names` says whether the next step is the one to choose."""
        layout = trial.layout
        if trial.length > self.deepest or self.thought > self.patience:
            return
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            other = layout.near[k]
            if trial.links[layout.near_link[k]] != FREE or layout.exit_only[other] != 0:
                continue
            if trial.length > trial.spare[trial.turn] or visited(trial, other):
                continue
            if names:
                self.first = EXTEND + other
            cost = layout.link_cost[layout.near_link[k]]
            enter(trial, other, cost)
            if can_be_paid(trial):
                self.thought += 1
                if may_end_build(trial, other):
                    self.judge(trial)
                self.lengthen(trial, other, False)
            leave(trial, other, cost)

    def judge(self, trial: DalesState) -> None:
        self.compare(trial, self.line_worth(trial))

    def compare(self, trial: DalesState, worth: i64) -> None:
        """Remember a line that is better than those considered before."""
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
        self.count_brought(trial)
        links = trial.length - 1
        rounds = trial.layout.rounds - trial.round - 1
        worth = self.pieces_worth(trial, links)
        if self.can_be_sold(trial):
            worth -= LINK_SOLD * links
        else:
            worth -= (POINT + LINK_KEPT * rounds) * links
        return worth - self.points_worth(trial, rounds)

    def count_brought(self, trial: DalesState) -> None:
        layout = trial.layout
        served = self.served_by(trial)
        brought = self.brought
        for kind in range(MOVED_KINDS):
            brought[kind] = 0
        for k in range(trial.length):
            area = trial.line[k]
            if self.roots[area] != NONE and k == 0:
                continue  # what is there is already in reach
            if layout.goods[area] != 0:
                brought[CHEESE] += trial.goods[area]
            elif layout.town[area] != 0:
                if served & RED_TOWN != 0 and trial.companies[area] & RED_TOWN == 0:
                    brought[RED_MOVED] += waiting(trial, area, RED_PASSENGER)
                if served & GREEN_TOWN != 0 and trial.companies[area] & GREEN_TOWN == 0:
                    brought[GREEN_MOVED] += waiting(trial, area, GREEN_PASSENGER)
                if trial.companies[area] == 0:
                    brought[STONE] += self.stones_near[area]

    def pieces_worth(self, trial: DalesState, links: i64) -> i64:
        """Points, steps towards a set, and what the profit track can still take of the profit."""
        brought = self.brought
        goods = brought[STONE] + brought[CHEESE]
        people = brought[RED_MOVED] + brought[GREEN_MOVED]
        worth = POINT * goods + (RIDE_WORTH if trial.layout.by_price else POINT) * people
        units = goods + brought[STONE] + people
        if goods + people > self.room:
            worth = worth * self.room // (goods + people)
            units = units * self.room // (goods + people)
        for kind in range(MOVED_KINDS):
            if brought[kind] > 0:
                worth += SET_STEP * self.lacking[kind]
        own = laid(trial, trial.turn)
        before = -own if -own < self.headroom else self.headroom
        change = units - own - links
        if change > self.headroom:
            change = self.headroom
        return worth + PROFIT_WORTH * (change - before)

    def points_worth(self, trial: DalesState, rounds: i64) -> i64:
        """What a line spends, as far as it could be used later."""
        cubes = trial.cubes[trial.turn]
        left = cubes - trial.line_points
        worth: i64 = 0
        if left < 0:
            worth = ANY_WORTH * -left
            left = 0
        if rounds == 0:
            return worth + COMPANY_AT_END * (trial.line_red + trial.line_green)
        if left < CUBES_KEPT:
            worth += CUBE_WORTH * ((cubes if cubes < CUBES_KEPT else CUBES_KEPT) - left)
        return worth + COMPANY_WORTH * (trial.line_red + trial.line_green) + GOVERNMENT_WORTH * trial.line_government

    def served_by(self, trial: DalesState) -> i64:
        """The companies that passengers on the line can reach."""
        served: i64 = 0
        for k in range(trial.length):
            served |= trial.companies[trial.line[k]]
        root = self.roots[trial.line[0]]
        return served if root == NONE else served | self.leads_to[root]

    def survey(self, state: DalesState) -> None:
        """What the seat's networks lead to and what waits near towns, looked up once for all lines."""
        layout = state.layout
        self.leads_to = filled(0, layout.areas)
        self.stones_near = filled(0, layout.areas)
        for area in range(layout.areas):
            if self.roots[area] != NONE:
                self.leads_to[self.roots[area]] |= state.companies[area]
            if state.goods[area] > 0 and layout.terrain[area] == HILL:
                for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
                    self.stones_near[layout.loads[k]] += state.goods[area]

    def can_be_sold(self, trial: DalesState) -> bool:
        """Whether the line runs from a company's town to a town, with enough influence left to sell it."""
        first = trial.line[0]
        last = trial.line[trial.length - 1]
        if trial.layout.town[last] == 0 or trial.layout.town[first] == 0:
            return False
        companies = trial.companies[first] | trial.companies[last]
        points = (trial.length - 1 + 1) // 2
        if companies & RED_TOWN != 0 and space(trial, RED, trial.turn) - trial.line_red >= points:
            return True
        return companies & GREEN_TOWN != 0 and space(trial, GREEN, trial.turn) - trial.line_green >= points

    def room_for(self, state: DalesState) -> i64:
        """Pieces that affordable trains could take."""
        engine = space(state, ENGINE, state.turn)
        if engine >= 6:
            return 11
        if engine >= 5:
            return 9
        if engine >= 3:
            return 5 + 2 * (engine - 3)
        return 2 * engine + 2

    # Takeovers

    def sell(self, state: DalesState) -> i64:
        """The line that saves the most links for its points."""
        trial = state.copy()
        self.roots = networks(state, state.turn)
        self.survey(state)
        self.best = LOW
        self.choice = NOTHING
        if trial.length > 0:
            area = trial.line[trial.length - 1]
            if may_end_sale(trial, area):
                self.first = FINISH
                self.judge_sale(trial)
            self.sell_on(trial, area, most_sold(trial), True)
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
        most = most_sold(trial)
        for area in range(trial.layout.areas):
            if trial.companies[area] & trial.company + 1 != 0 and touched_by(trial, area, trial.turn):
                if names:
                    self.first = START + area
                enter(trial, area, 0)
                self.sell_on(trial, area, most, False)
                leave(trial, area, 0)

    def sell_on(self, trial: DalesState, area: i64, most: i64, names: bool) -> None:
        layout = trial.layout
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            other = layout.near[k]
            if trial.links[layout.near_link[k]] != trial.turn or trial.length > most or visited(trial, other):
                continue
            if names:
                self.first = EXTEND + other
            enter(trial, other, 0)
            if may_end_sale(trial, other):
                self.judge_sale(trial)
            self.sell_on(trial, other, most, False)
            leave(trial, other, 0)

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
        """What waits along the line and could still be moved over it."""
        layout = trial.layout
        worth: i64 = 0
        for k in range(trial.length):
            area = trial.line[k]
            worth += 8 * trial.goods[area]
            worth += 6 * (waiting(trial, area, RED_PASSENGER) + waiting(trial, area, GREEN_PASSENGER))
            if layout.town[area] != 0 and trial.companies[area] == 0:
                worth += 8 * self.stones_near[area]
        return worth
