"""Last Train to Wensleydale and First Train to Nürnberg, the rules: a decision goes to its phase, ten phases a round.

Both editions are played here; what differs lies in the tables of the layout (how points are counted, what a passenger
is worth, the map's rivers and its first connection). Nothing is hidden: only what will be drawn is unknown, and all
that is drawn is asked of the dealer. A decision that has only one outcome is taken by itself. The phases are in files
of their own; README.md beside this file says where each rule lives.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.dales.board.board import PROFIT
from branchline.games.dales.rules.auction import Auction
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


@final
class DalesState(Auction):
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

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TRAINS:
            return self.train_actions_into(out)
        if phase == AUCTION:
            return self.bids_into(out)
        if phase == BUILDING:
            return self.starts_into(out) if self.length == 0 else self.extensions_into(out)
        if phase == PAYMENT or phase == EXCHANGE:
            return self.payments_into(out)
        if phase == TAKEOVERS:
            return self.sales_into(out)
        if phase == LOADING:
            return self.seats_into(out)
        if phase == CHOICE:
            out[0] = TAKE
            out[1] = TAKE + 1
            return 2
        return 0

    def apply(self, action: i64, dealer: Dealer) -> None:
        if action >= MOVE:
            self.move(action - MOVE)
        elif action >= EXTEND:
            self.extend(action - EXTEND)
            self.go_on_with_line()
        elif action >= START:
            self.start_line(action - START)
            self.go_on_with_line()
        elif action >= BUY:
            self.buy(action - BUY)
        elif action >= LOAD:
            self.load(action - LOAD)
        elif action >= SELL:
            self.company = action - SELL
            self.go_on_with_line()
        elif action >= PAY:
            self.pay(action - PAY)
            self.go_on_paying()
        elif action == FINISH:
            self.finish_line()
        elif action == NOTHING:
            self.do_nothing()
        elif action == PASS:
            self.pass_by(0)
        elif action == NO_TRAINS:
            self.want_no_trains()
        elif action >= TAKE:
            self.take_either(action - TAKE)
        else:
            self.bid(action >> 4, action & 15)
        if self.phase == OVER or self.at < self.seats:
            return
        self.end_round(dealer)

    # A line, built or sold

    def start_line(self, area: i64) -> None:
        self.enter(area)

    def extend(self, area: i64) -> None:
        cost: i64 = 0
        if self.phase == BUILDING:
            cost = self.layout.link_cost[self.link_between(self.line[self.length - 1], area)]
        self.enter(area, cost)

    def go_on_with_line(self) -> None:
        """A step of the line that is the only one possible is taken by itself."""
        while self.legal_into(SCRATCH) == 1:
            action = SCRATCH[0]
            if action == FINISH:
                self.finish_line()
                return
            if action >= EXTEND:
                self.extend(action - EXTEND)
            else:
                self.start_line(action - START)

    def finish_line(self) -> None:
        if self.phase == BUILDING:
            self.finish_build()
        else:
            self.finish_sale()

    def do_nothing(self) -> None:
        """W5.1 He may build nothing. W9.1 Takeovers are optional."""
        if self.phase == BUILDING:
            self.tell(E_NO_BUILD, self.turn)
            self.next_builder()
        else:
            self.tell(E_NO_SALE, self.turn)
            self.next_seller()

    # A point paid, for a line or for a train

    def go_on_paying(self) -> None:
        if not self.paid():
            return
        if self.phase == PAYMENT:
            self.next_builder()
        else:
            self.couple_train()

    # Phase 10 and the end

    def end_round(self, dealer: Dealer) -> None:
        """W10.1 After the last round the game ends."""
        while self.phase != OVER and self.at == self.seats:
            self.round += 1
            self.at = 0
            if self.round == self.layout.rounds:
                self.phase = OVER
                self.over = True
                self.end_reason = "rounds"
                self.tell(E_OVER)
            else:
                self.start_round(dealer)

    def ranking(self) -> list[int]:
        """W10.3 Most points; then higher on the profit track; in one space, higher in the stack."""
        at = PROFIT * self.seats
        keys = [(int(self.score_of(seat)), int(self.discs[at + seat])) for seat in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def redeal(self, seat: i64, dealer: Dealer) -> DalesState:
        """Nothing is hidden: what this seat cannot know has not been drawn yet."""
        return self.copy()
