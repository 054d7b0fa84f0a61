"""The operations A, B and C: collect resources, remove rubble, lay track and obtain stone.

For each: what it needs, what may be chosen, what a choice does. Choices that could be made in any order have a fixed
one: choosing passes over those that come before, until luck intervenes.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import KINDS
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
from branchline.games.foothills.board.layout import NONE
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
from branchline.games.foothills.rules.table import FoothillsTable
from branchline.games.foothills.rules.valley import (
    BIT,
    ONES,
    free_track,
    leave_yard,
    line_allowed,
    obtain,
    refill_if_empty,
    remove_rubble,
    resources,
    rubble_left_on,
    rubble_on,
    tiles_left,
)

# A Collect resources


def begin_taking(table: FoothillsTable, dealer: Dealer) -> None:
    """AMB-21 A stockyard without a resource is refilled before a player takes from it."""
    refill_if_empty(table, dealer)
    table.left = most_taken(table, table.row)
    table.phase = TAKING


def most_taken(table: FoothillsTable, row: i64) -> i64:
    """F5.1 As many as the card says; F5.6 or that many for each ticket."""
    most = table.board.ops[row + COUNT]
    by_tickets = table.board.ops[row + PER_TICKET] * ONES[table.tickets[table.turn]]
    if table.board.ops[row + PER_TICKET] > 0 and by_tickets < most:
        return by_tickets
    return most


def takes_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F5.1 Any mix the stockyard has. F2.12 At set-up exactly two."""
    most = PICKED if table.phase == PICKING else table.left
    least = PICKED if table.phase == PICKING else table.board.ops[table.row + LEAST]
    count: i64 = 0
    for iron in range(table.yard[IRON] + 1):
        for stone in range(table.yard[STONES] + 1):
            cubes = iron + stone
            if cubes > most:
                break
            if cubes > 0 and (table.done + cubes >= least or cubes == resources(table, table.yard)):
                out[count] = TAKE + iron * 8 + stone
                count += 1
    if table.phase == TAKING and table.done >= least:
        out[count] = DONE
        count += 1
    return count


def take(table: FoothillsTable, iron: i64, stone: i64, dealer: Dealer) -> None:
    """F5.2 A player who takes the last resource refills and goes on taking. F2.12 The second player picks first."""
    leave_yard(table, IRON, iron)
    leave_yard(table, STONES, stone)
    if table.phase == PICKING:
        if table.turn == table.first:
            table.phase = TURN
        table.turn = table.first
        return
    table.left -= iron + stone
    table.done += iron + stone
    if not refill_if_empty(table, dealer) or table.left == 0 or resources(table, table.yard) == 0:
        table.phase = NEXT


def draw(table: FoothillsTable, dealer: Dealer) -> None:
    """F5.6 Event cubes are ignored: they go back and another cube is drawn, so only resources count."""
    for _ in range(table.left):
        left = resources(table, table.bag)
        if left > 0:
            cube = dealer.draw(table.bag, 0, left)
            table.bag[cube] -= 1
            if cube == IRON:
                table.drawn_iron += 1
            else:
                table.drawn_stone += 1
    table.phase = KEEPING


def keeps_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """Any mix of what was drawn."""
    kept = kept_of_drawn(table)
    count: i64 = 0
    for iron in range(table.drawn_iron + 1):
        if iron <= kept <= iron + table.drawn_stone:
            out[count] = KEEP_IRON + iron
            count += 1
    return count


def kept_of_drawn(table: FoothillsTable) -> i64:
    drawn = table.drawn_iron + table.drawn_stone
    kept = table.board.ops[table.row + KEEP]
    return kept if kept < drawn else drawn


def keep(table: FoothillsTable, iron: i64) -> None:
    stone = kept_of_drawn(table) - iron
    table.owned[table.turn * KINDS + IRON] += iron
    table.owned[table.turn * KINDS + STONES] += stone
    if table.board.ops[table.row + REST] != 0:
        table.yard[IRON] += table.drawn_iron - iron
        table.yard[STONES] += table.drawn_stone - stone
    else:
        table.bag[IRON] += table.drawn_iron - iron
        table.bag[STONES] += table.drawn_stone - stone
    table.drawn_iron = 0
    table.drawn_stone = 0
    table.phase = NEXT


# B Remove rubble


def begin_clearing(table: FoothillsTable) -> None:
    """F7.3 If no line has rubble, all cubes come from the supply."""
    table.phase = CLEARING
    if lines_into(table, SCRATCH) == 0:
        receive_rubble(table, table.left)
        table.phase = NEXT


def line_to_clear(table: FoothillsTable, line: i64) -> bool:
    """F7.1 A line with rubble that the card allows."""
    return rubble_on(table, line) > 0 and line_allowed(table, line, table.board.ops[table.row + ON])


def lines_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F7.1 One line with rubble. AMB-20 Where two are asked for, one alone only if no second has rubble."""
    two = table.board.ops[table.row + LINES] == TWO_LINES
    count: i64 = 0
    spare = NONE
    for line in table.layout.lines:
        if line_to_clear(table, line):
            if spare == NONE:
                spare = line
            if not two or has_second_line(table, line):
                out[count] = LINE + line
                count += 1
    if count == 0 and spare != NONE:
        out[0] = LINE + spare
        count = 1
    return count


def has_second_line(table: FoothillsTable, line: i64) -> bool:
    for other in table.layout.lines:
        if comes_second(table, other, line):
            return True
    return False


def comes_second(table: FoothillsTable, other: i64, line: i64) -> bool:
    """AMB-20 Whether another line still has a cube once this one is cleared. F7.6 They may share their last card.

    Both orders have the same result, so the upper line comes first, unless the lower one would then get nothing.
    """
    cubes = table.left // 2
    if other == line or not line_to_clear(table, other) or rubble_left_on(table, other, line, cubes) == 0:
        return False
    return line < other or rubble_left_on(table, line, other, cubes) == 0


def second_lines_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """AMB-20 The same line again if one is enough, or another that has a cube."""
    count: i64 = 0
    if table.board.ops[table.row + LINES] == ONE_OR_TWO:
        out[0] = LINE + table.chosen
        count = 1
    for line in table.layout.lines:
        if line != table.chosen and table.passed_over & BIT[line] == 0 and line_to_clear(table, line):
            out[count] = LINE + line
            count += 1
    return count


def choose_line(table: FoothillsTable, line: i64) -> None:
    if table.phase == WORKING:
        pass_over(table, works_open(table, table.row), line)
        table.chosen = line
        table.phase = TRACK_PAYING
    elif table.phase == SECOND_LINE or table.board.ops[table.row + LINES] == ONE_LINE:
        clear(table, line, table.left)
        table.chosen = NONE
        table.phase = NEXT
    else:
        for other in table.layout.lines:
            if other < line and not comes_second(table, other, line):
                table.passed_over |= BIT[other]
        clear(table, line, table.left // 2)
        table.left -= table.left // 2
        table.chosen = line
        table.phase = SECOND_LINE
        if second_lines_into(table, SCRATCH) == 0:
            receive_rubble(table, table.left)
            table.chosen = NONE
            table.phase = NEXT


def clear(table: FoothillsTable, line: i64, cubes: i64) -> None:
    """F7.2 What the line lacks comes from the supply."""
    remove_rubble(table, line, cubes)
    receive_rubble(table, cubes)


def receive_rubble(table: FoothillsTable, cubes: i64) -> None:
    """F7.7 Some of the cubes may go to the opponent."""
    gift = table.board.ops[table.row + GIFT]
    table.owned[table.turn * KINDS + RUBBLE] += cubes - gift
    table.owned[(1 - table.turn) * KINDS + RUBBLE] += gift


# C Track and stone


def works_open(table: FoothillsTable, row: i64) -> i64:
    """F8.1, F8.2 As bits, the lines where the player can lay a track, F8.6 and the sources of stone."""
    ops = table.board.ops
    open_works: i64 = 0
    if ops[row + TRACK] != 0 and tiles_left(table, table.turn) > 0 and can_pay_track(table, row):
        for line in table.layout.lines:
            if line_allowed(table, line, ops[row + ON]) and free_track(table, line) != NONE:
                open_works |= BIT[line]
    if ops[row + STONE] != 0 and can_pay(table, row + STONE_PRICE):
        if table.bag[STONES] > 0:
            open_works |= BIT[STONE_BITS]
        if table.yard[STONES] > 0:
            open_works |= BIT[STONE_BITS + 1]
    return open_works


def works_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F8.1 Up to the given number of times. AMB-22 At least once on a card; a surveyor's works may be declined."""
    if table.left == 0:
        return 0
    works = works_open(table, table.row) & ~table.passed_over
    count: i64 = 0
    for line in table.layout.lines:
        if works & BIT[line] != 0:
            out[count] = LINE + line
            count += 1
    for source in range(2):
        if works & BIT[STONE_BITS + source] != 0:
            out[count] = STONE_FROM + source
            count += 1
    if table.inner or table.done > 0:
        out[count] = DONE
        count += 1
    return count


def pass_over(table: FoothillsTable, open_choices: i64, chosen: i64) -> None:
    """Two orders of the same choices are never both offered: choices before the chosen one are passed over."""
    table.passed_over |= open_choices & BIT[chosen] - 1


def can_pay(table: FoothillsTable, price: i64) -> bool:
    """Whether the player can pay a price in full: four kinds, and resources in any mix."""
    ops = table.board.ops
    at = table.turn * KINDS
    for kind in range(KINDS):
        if table.owned[at + kind] < ops[price + kind]:
            return False
    resources = table.owned[at + IRON] + table.owned[at + STONES] - ops[price + IRON] - ops[price + STONES]
    return resources >= ops[price + ANY]


def can_pay_track(table: FoothillsTable, row: i64) -> bool:
    """F8.2, F8.7 The price of a track; if it is a mix, iron comes before stone over several tracks."""
    price = row + TRACK_PRICE
    if table.passed_over & BIT[IRON_BIT] != 0:
        stone = table.board.ops[price + STONES] + table.board.ops[price + ANY]
        return can_pay(table, price) and table.owned[table.turn * KINDS + STONES] >= stone
    return can_pay(table, price)


def track_payments_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F8.7 If a price is resources in any mix, every mix the player has."""
    ops = table.board.ops
    at = table.row + TRACK_PRICE
    most_iron = ops[at + ANY]
    if table.passed_over & BIT[IRON_BIT] != 0:
        most_iron = 0
    count: i64 = 0
    for iron in range(most_iron + 1):
        count = payment_into(
            table,
            out,
            count,
            ops[at + IRON] + iron,
            ops[at + STONES] + ops[at + ANY] - iron,
            ops[at + RUBBLE],
            ops[at + PASSENGER],
        )
    return count


def payment_into(
    table: FoothillsTable, out: vec[i64], count: i64, iron: i64, stone: i64, rubble: i64, passengers: i64
) -> i64:
    """List a payment if the player has it and it is not listed yet."""
    at = table.turn * KINDS
    if table.owned[at + IRON] < iron or table.owned[at + STONES] < stone or iron > MOST_PAID:
        return count
    if table.owned[at + RUBBLE] < rubble or table.owned[at + PASSENGER] < passengers:
        return count
    action = PAY + iron + stone * PAID[1] + rubble * PAID[2] + passengers * PAID[3]
    for k in range(count):
        if out[k] == action:
            return count
    out[count] = action
    return count + 1


def spend(table: FoothillsTable, kind: i64, count: i64) -> None:
    """F8.2, F9.4, F12.1 Iron and stone go to the bag, rubble and passengers to the supply."""
    table.owned[table.turn * KINDS + kind] -= count
    if kind <= STONES:
        table.bag[kind] += count


def spend_price(table: FoothillsTable, price: i64) -> None:
    for kind in range(KINDS):
        spend(table, kind, table.board.ops[price + kind])


def obtain_stone(table: FoothillsTable, source: i64, dealer: Dealer) -> None:
    """F8.6 Rubble to the supply, a stone from the bag or from the stockyard."""
    pass_over(table, works_open(table, table.row), STONE_BITS + source)
    spend_price(table, table.row + STONE_PRICE)
    obtain(table, STONES, source != 0, dealer)
    table.left -= 1
    table.done += 1
