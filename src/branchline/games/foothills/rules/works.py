"""The operations A, B and C: collect resources, remove rubble, lay track and obtain stone.

Of each: what it needs, what may be chosen, what a choice does. Choices that could be made in any order have a fixed
one: whoever chooses passes over those that come before, until luck speaks.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import KINDS, Board
from branchline.games.foothills.board.effects import (
    ANY,
    COUNT,
    GIFT,
    IRON,
    KEEP,
    LEAST,
    LINES,
    ON,
    ONE_LINE,
    ONE_OR_TWO,
    PASSENGER,
    PER_TICKET,
    REST,
    RUBBLE,
    STONE,
    STONE_PRICE,
    STONES,
    TRACK,
    TRACK_PRICE,
    TWO_LINES,
)
from branchline.games.foothills.board.layout import NONE, Layout
from branchline.games.foothills.rules.choices import (
    CLEARING,
    DONE,
    IRON_BIT,
    KEEP_IRON,
    KEEPING,
    LINE,
    MOST_PAID,
    NEXT,
    PAID,
    PAY,
    PICKED,
    PICKING,
    SCRATCH,
    SECOND_LINE,
    STONE_BITS,
    STONE_FROM,
    TAKE,
    TAKING,
    TRACK_PAYING,
    TURN,
    WORKING,
)
from branchline.games.foothills.rules.valley import BIT, ONES, Valley


class Works(Valley):
    def __init__(self, board: Board, layout: Layout) -> None:
        super().__init__(board, layout)
        self.phase: i64 = PICKING
        self.inner: bool = False  # whether the operation under way is one of a surveyor space or a station
        self.row: i64 = 0  # the operation under way
        self.left: i64 = 0  # times, cubes or items still to come
        self.done: i64 = 0  # how many there were
        self.chosen: i64 = NONE  # the line, station space or letter already chosen
        self.drawn_iron: i64 = 0  # F5.6 drawn from the bag, not yet kept
        self.drawn_stone: i64 = 0

    # A Collect resources

    def begin_taking(self, dealer: Dealer) -> None:
        """AMB-21 A stockyard without a resource is refilled before anybody takes from it."""
        self.refill_if_empty(dealer)
        self.left = self.most_taken(self.row)
        self.phase = TAKING

    def most_taken(self, row: i64) -> i64:
        """F5.1 As many as the card says, F5.6 or so many for each ticket."""
        most = self.board.ops[row + COUNT]
        by_tickets = self.board.ops[row + PER_TICKET] * ONES[self.tickets[self.turn]]
        if self.board.ops[row + PER_TICKET] > 0 and by_tickets < most:
            return by_tickets
        return most

    def takes_into(self, out: vec[i64]) -> i64:
        """F5.1 Any mix the stockyard has. F2.12 At set-up exactly two."""
        most = PICKED if self.phase == PICKING else self.left
        least = PICKED if self.phase == PICKING else self.board.ops[self.row + LEAST]
        count: i64 = 0
        for iron in range(self.yard[IRON] + 1):
            for stone in range(self.yard[STONES] + 1):
                cubes = iron + stone
                if cubes > most:
                    break
                if cubes > 0 and (self.done + cubes >= least or cubes == self.resources(self.yard)):
                    out[count] = TAKE + iron * 8 + stone
                    count += 1
        if self.phase == TAKING and self.done >= least:
            out[count] = DONE
            count += 1
        return count

    def take(self, iron: i64, stone: i64, dealer: Dealer) -> None:
        """F5.2 Who takes the last resource refills and goes on taking. F2.12 The second player picks first."""
        self.leave_yard(IRON, iron)
        self.leave_yard(STONES, stone)
        if self.phase == PICKING:
            if self.turn == self.first:
                self.phase = TURN
            self.turn = self.first
            return
        self.left -= iron + stone
        self.done += iron + stone
        if not self.refill_if_empty(dealer) or self.left == 0 or self.resources(self.yard) == 0:
            self.phase = NEXT

    def draw(self, dealer: Dealer) -> None:
        """F5.6 Event cubes are ignored: they go back and another cube is drawn, so only resources count."""
        for _ in range(self.left):
            resources = self.resources(self.bag)
            if resources > 0:
                cube = dealer.draw(self.bag, 0, resources)
                self.bag[cube] -= 1
                if cube == IRON:
                    self.drawn_iron += 1
                else:
                    self.drawn_stone += 1
        self.phase = KEEPING

    def keeps_into(self, out: vec[i64]) -> i64:
        """Any mix of what was drawn."""
        kept = self.kept_of_drawn()
        count: i64 = 0
        for iron in range(self.drawn_iron + 1):
            if iron <= kept <= iron + self.drawn_stone:
                out[count] = KEEP_IRON + iron
                count += 1
        return count

    def kept_of_drawn(self) -> i64:
        drawn = self.drawn_iron + self.drawn_stone
        kept = self.board.ops[self.row + KEEP]
        return kept if kept < drawn else drawn

    def keep(self, iron: i64) -> None:
        stone = self.kept_of_drawn() - iron
        self.owned[self.turn * KINDS + IRON] += iron
        self.owned[self.turn * KINDS + STONES] += stone
        if self.board.ops[self.row + REST] != 0:
            self.yard[IRON] += self.drawn_iron - iron
            self.yard[STONES] += self.drawn_stone - stone
        else:
            self.bag[IRON] += self.drawn_iron - iron
            self.bag[STONES] += self.drawn_stone - stone
        self.drawn_iron = 0
        self.drawn_stone = 0
        self.phase = NEXT

    # B Remove rubble

    def begin_clearing(self) -> None:
        """F7.3 Where no line has rubble all cubes come from the supply."""
        self.phase = CLEARING
        if self.lines_into(SCRATCH) == 0:
            self.receive_rubble(self.left)
            self.phase = NEXT

    def line_to_clear(self, line: i64) -> bool:
        """F7.1 A line with rubble that the card allows."""
        return self.rubble_on(line) > 0 and self.line_allowed(line, self.board.ops[self.row + ON])

    def lines_into(self, out: vec[i64]) -> i64:
        """F7.1 One line with rubble. AMB-20 Of two lines one alone only if no second has rubble."""
        two = self.board.ops[self.row + LINES] == TWO_LINES
        count: i64 = 0
        spare = NONE
        for line in self.layout.lines:
            if self.line_to_clear(line):
                if spare == NONE:
                    spare = line
                if not two or self.has_second_line(line):
                    out[count] = LINE + line
                    count += 1
        if count == 0 and spare != NONE:
            out[0] = LINE + spare
            count = 1
        return count

    def has_second_line(self, line: i64) -> bool:
        for other in self.layout.lines:
            if self.comes_second(other, line):
                return True
        return False

    def comes_second(self, other: i64, line: i64) -> bool:
        """AMB-20 Whether another line still has a cube when this one was cleared. F7.6 They may share their last card.

        Two orders come to the same, so the upper line is the first one, unless the lower one would get nothing then.
        """
        cubes = self.left >> 1
        if other == line or not self.line_to_clear(other) or self.rubble_left_on(other, line, cubes) == 0:
            return False
        return line < other or self.rubble_left_on(line, other, cubes) == 0

    def second_lines_into(self, out: vec[i64]) -> i64:
        """AMB-20 The same line again where one is enough, or another one that has a cube."""
        count: i64 = 0
        if self.board.ops[self.row + LINES] == ONE_OR_TWO:
            out[0] = LINE + self.chosen
            count = 1
        for line in self.layout.lines:
            if line != self.chosen and self.passed_over & BIT[line] == 0 and self.line_to_clear(line):
                out[count] = LINE + line
                count += 1
        return count

    def choose_line(self, line: i64) -> None:
        if self.phase == WORKING:
            self.pass_over(self.works_open(self.row), line)
            self.chosen = line
            self.phase = TRACK_PAYING
        elif self.phase == SECOND_LINE or self.board.ops[self.row + LINES] == ONE_LINE:
            self.clear(line, self.left)
            self.chosen = NONE
            self.phase = NEXT
        else:
            for other in self.layout.lines:
                if other < line and not self.comes_second(other, line):
                    self.passed_over |= BIT[other]
            self.clear(line, self.left >> 1)
            self.left -= self.left >> 1
            self.chosen = line
            self.phase = SECOND_LINE
            if self.second_lines_into(SCRATCH) == 0:
                self.receive_rubble(self.left)
                self.chosen = NONE
                self.phase = NEXT

    def clear(self, line: i64, cubes: i64) -> None:
        """F7.2 What the line has not comes from the supply."""
        self.remove_rubble(line, cubes)
        self.receive_rubble(cubes)

    def receive_rubble(self, cubes: i64) -> None:
        """F7.7 Some of the cubes may be the opponent's."""
        gift = self.board.ops[self.row + GIFT]
        self.owned[self.turn * KINDS + RUBBLE] += cubes - gift
        self.owned[(1 - self.turn) * KINDS + RUBBLE] += gift

    # C Track and stone

    def works_open(self, row: i64) -> i64:
        """F8.1, F8.2 As bits the lines where he can lay a track, F8.6 and where he can have stone from."""
        ops = self.board.ops
        open_works: i64 = 0
        if ops[row + TRACK] != 0 and self.tiles_left(self.turn) > 0 and self.can_pay_track(row):
            for line in self.layout.lines:
                if self.line_allowed(line, ops[row + ON]) and self.free_track(line) != NONE:
                    open_works |= BIT[line]
        if ops[row + STONE] != 0 and self.can_pay(row + STONE_PRICE):
            if self.bag[STONES] > 0:
                open_works |= BIT[STONE_BITS]
            if self.yard[STONES] > 0:
                open_works |= BIT[STONE_BITS + 1]
        return open_works

    def works_into(self, out: vec[i64]) -> i64:
        """F8.1 Up to so many times. AMB-22 At least once on a card; a surveyor's works may be declined."""
        if self.left == 0:
            return 0
        works = self.works_open(self.row) & ~self.passed_over
        count: i64 = 0
        for line in self.layout.lines:
            if works & BIT[line] != 0:
                out[count] = LINE + line
                count += 1
        for source in range(2):
            if works & BIT[STONE_BITS + source] != 0:
                out[count] = STONE_FROM + source
                count += 1
        if self.inner or self.done > 0:
            out[count] = DONE
            count += 1
        return count

    def pass_over(self, open_choices: i64, chosen: i64) -> None:
        """Two orders of the same choices are never both offered: what comes before the chosen one is passed over."""
        self.passed_over |= open_choices & BIT[chosen] - 1

    def can_pay(self, price: i64) -> bool:
        """Whether he has all of a price: four kinds, and resources in any mix."""
        ops = self.board.ops
        at = self.turn * KINDS
        for kind in range(KINDS):
            if self.owned[at + kind] < ops[price + kind]:
                return False
        resources = self.owned[at + IRON] + self.owned[at + STONES] - ops[price + IRON] - ops[price + STONES]
        return resources >= ops[price + ANY]

    def can_pay_track(self, row: i64) -> bool:
        """F8.2, F8.7 The price of a track; where it is a mix, iron comes before stone over several tracks."""
        price = row + TRACK_PRICE
        if self.passed_over & BIT[IRON_BIT] != 0:
            stone = self.board.ops[price + STONES] + self.board.ops[price + ANY]
            return self.can_pay(price) and self.owned[self.turn * KINDS + STONES] >= stone
        return self.can_pay(price)

    def track_payments_into(self, out: vec[i64]) -> i64:
        """F8.7 Where a price is resources in any mix, every mix he has."""
        ops = self.board.ops
        at = self.row + TRACK_PRICE
        most_iron = ops[at + ANY]
        if self.passed_over & BIT[IRON_BIT] != 0:
            most_iron = 0
        count: i64 = 0
        for iron in range(most_iron + 1):
            count = self.payment_into(
                out,
                count,
                ops[at + IRON] + iron,
                ops[at + STONES] + ops[at + ANY] - iron,
                ops[at + RUBBLE],
                ops[at + PASSENGER],
            )
        return count

    def payment_into(self, out: vec[i64], count: i64, iron: i64, stone: i64, rubble: i64, passengers: i64) -> i64:
        """List a payment if he has it and it is not listed yet."""
        at = self.turn * KINDS
        if self.owned[at + IRON] < iron or self.owned[at + STONES] < stone or iron > MOST_PAID:
            return count
        if self.owned[at + RUBBLE] < rubble or self.owned[at + PASSENGER] < passengers:
            return count
        action = PAY + iron + stone * PAID[1] + rubble * PAID[2] + passengers * PAID[3]
        for k in range(count):
            if out[k] == action:
                return count
        out[count] = action
        return count + 1

    def spend(self, kind: i64, count: i64) -> None:
        """F8.2, F9.4, F12.1 Iron and stone go to the bag, rubble and passengers to the supply."""
        self.owned[self.turn * KINDS + kind] -= count
        if kind <= STONES:
            self.bag[kind] += count

    def spend_price(self, price: i64) -> None:
        for kind in range(KINDS):
            self.spend(kind, self.board.ops[price + kind])

    def obtain_stone(self, source: i64, dealer: Dealer) -> None:
        """F8.6 Rubble to the supply, a stone from the bag or from the stockyard."""
        self.pass_over(self.works_open(self.row), STONE_BITS + source)
        self.spend_price(self.row + STONE_PRICE)
        self.obtain(STONES, source != 0, dealer)
        self.left -= 1
        self.done += 1
