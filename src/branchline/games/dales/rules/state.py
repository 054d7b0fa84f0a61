"""Last Train to Wensleydale and First Train to Nürnberg, the rules: a decision goes to its phase, ten phases a round.

This plays both editions; what differs is in the layout's tables (how points are counted, what a passenger is worth, the
map's rivers and its first connection). Nothing is hidden: only what is yet to be drawn is unknown, and the dealer
supplies it. A decision with only one outcome is taken automatically. The phases have files of their own; README.md, one
folder up, says where each rule lives.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.dales.board.board import PROFIT
from branchline.games.dales.rules.auction import bid, bids_into, start_round, take_either
from branchline.games.dales.rules.building import extensions_into, finish_build, next_builder, starts_into
from branchline.games.dales.rules.choices import (
    AUCTION,
    BUILDING,
    BUY,
    CHOICE,
    EXCHANGE,
    EXTEND,
    FINISH,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NONE,
    NOTHING,
    OVER,
    PASS,
    PAY,
    PAYMENT,
    SCRATCH,
    SELL,
    START,
    TAKE,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.rules.events import E_NO_BUILD, E_NO_SALE, E_OVER
from branchline.games.dales.rules.lines import enter, link_between
from branchline.games.dales.rules.payment import paid, pay, payments_into
from branchline.games.dales.rules.profit import laid
from branchline.games.dales.rules.scoring import SET_POINTS, pieces_of, sets_of
from branchline.games.dales.rules.table import DalesTable, box_of, cubes_of
from branchline.games.dales.rules.takeovers import finish_sale, next_seller, sales_into
from branchline.games.dales.rules.tracks import profit, tell
from branchline.games.dales.rules.trains import (
    buy,
    couple_train,
    load,
    move,
    pass_by,
    seats_into,
    train_actions_into,
    want_no_trains,
)


class DalesState(DalesTable):
    def copy(self) -> DalesState:
        twin = DalesState(self.layout)
        twin.turn = self.turn
        twin.over = self.over
        twin.end_reason = self.end_reason
        twin.phase = self.phase
        twin.round = self.round
        twin.at = self.at
        twin.box = self.box
        twin.length = self.length
        twin.line_points = self.line_points
        twin.line_government = self.line_government
        twin.line_red = self.line_red
        twin.line_green = self.line_green
        twin.short = self.short
        twin.least = self.least
        twin.train = self.train
        twin.piece = self.piece
        twin.company = self.company
        twin.passed = self.passed
        twin.content = self.content
        twin.joined = self.joined
        twin.discs = self.discs[:]
        twin.cubes = self.cubes[:]
        twin.bids = self.bids[:]
        twin.tokens = self.tokens[:]
        twin.orders = self.orders[:]
        twin.links = self.links[:]
        twin.spare = self.spare[:]
        twin.companies = self.companies[:]
        twin.goods = self.goods[:]
        twin.people = self.people[:]
        twin.reach = self.reach[:]
        twin.owners = self.owners[:]
        twin.loads = self.loads[:]
        twin.moved = self.moved[:]
        twin.points = self.points[:]
        twin.line = self.line[:]
        return twin

    def canonical(self) -> DalesState:
        """Leaves out areas tried beyond the end of a line, and the place in the order in phases without one."""
        twin = self.copy()
        if twin.phase == CHOICE or twin.phase == OVER:
            twin.at = 0
        for k in range(twin.length, len(twin.line)):
            twin.line[k] = NONE
        return twin

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TRAINS:
            return train_actions_into(self, out)
        if phase == AUCTION:
            return bids_into(self, out)
        if phase == BUILDING:
            return starts_into(self, out) if self.length == 0 else extensions_into(self, out)
        if phase == PAYMENT or phase == EXCHANGE:
            return payments_into(self, out)
        if phase == TAKEOVERS:
            return sales_into(self, out)
        if phase == LOADING:
            return seats_into(self, out)
        if phase == CHOICE:
            out[0] = TAKE
            out[1] = TAKE + 1
            return 2
        return 0

    def apply(self, action: i64, dealer: Dealer) -> None:
        if action >= MOVE:
            move(self, action - MOVE)
        elif action >= EXTEND:
            extend(self, action - EXTEND)
            go_on_with_line(self)
        elif action >= START:
            start_line(self, action - START)
            go_on_with_line(self)
        elif action >= BUY:
            buy(self, action - BUY)
        elif action >= LOAD:
            load(self, action - LOAD)
        elif action >= SELL:
            self.company = action - SELL
            go_on_with_line(self)
        elif action >= PAY:
            pay(self, action - PAY)
            go_on_paying(self)
        elif action == FINISH:
            finish_line(self)
        elif action == NOTHING:
            do_nothing(self)
        elif action == PASS:
            pass_by(self, 0)
        elif action == NO_TRAINS:
            want_no_trains(self)
        elif action >= TAKE:
            take_either(self, action - TAKE)
        else:
            bid(self, box_of(action), cubes_of(action))
        if self.phase == OVER or self.at < self.seats:
            return
        end_round(self, dealer)

    def ranking(self) -> list[int]:
        """W10.3 Most points, then higher on the profit track; on one space, higher in the stack."""
        at = PROFIT * self.seats
        keys = [(int(self.score_of(seat)), int(self.discs[at + seat])) for seat in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def redeal(self, seat: i64, dealer: Dealer) -> DalesState:
        """Nothing is hidden: what this seat cannot know has not been drawn yet."""
        return self.copy()

    def score_of(self, seat: i64) -> i64:
        """W10.2 Pieces (N: the points of N5.2 and N7.1), sets, the profit track, less one for each link owned."""
        earned = self.points[seat] if self.layout.by_round else pieces_of(self.moved, seat)
        return earned + SET_POINTS * sets_of(self.moved, seat) + profit(self, seat) - laid(self, seat)


# A line, built or sold


def start_line(table: DalesTable, area: i64) -> None:
    enter(table, area)


def extend(table: DalesTable, area: i64) -> None:
    cost: i64 = 0
    if table.phase == BUILDING:
        cost = table.layout.link_cost[link_between(table, table.line[table.length - 1], area)]
    enter(table, area, cost)


def go_on_with_line(table: DalesTable) -> None:
    """If the line has only one possible step, take it."""
    while table.legal_into(SCRATCH) == 1:
        action = SCRATCH[0]
        if table.watched:
            table.note(table.turn, action)
        if action == FINISH:
            finish_line(table)
            return
        if action >= EXTEND:
            extend(table, action - EXTEND)
        else:
            start_line(table, action - START)


def finish_line(table: DalesTable) -> None:
    if table.phase == BUILDING:
        finish_build(table)
    else:
        finish_sale(table)


def do_nothing(table: DalesTable) -> None:
    """W5.1 A player may build nothing. W9.1 Takeovers are optional."""
    if table.phase == BUILDING:
        tell(table, E_NO_BUILD, table.turn)
        next_builder(table)
    else:
        tell(table, E_NO_SALE, table.turn)
        next_seller(table)


# A point paid, for a line or for a train


def go_on_paying(table: DalesTable) -> None:
    if not paid(table):
        return
    if table.phase == PAYMENT:
        next_builder(table)
    else:
        couple_train(table)


# Phase 10 and the end


def end_round(table: DalesTable, dealer: Dealer) -> None:
    """W10.1 After the last round the game ends."""
    while table.phase != OVER and table.at == table.seats:
        table.round += 1
        table.at = 0
        if table.round == table.layout.rounds:
            table.phase = OVER
            table.over = True
            table.end_reason = "rounds"
            tell(table, E_OVER)
        else:
            start_round(table, dealer)
