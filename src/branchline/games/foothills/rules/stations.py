"""The operations D and E: build a station, move the surveyor, score a card; and what surveyor spaces give."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS
from branchline.games.foothills.board.effects import (
    ADJACENT_SPACE,
    ANY,
    ANY_LINE,
    BONUS,
    EXTRA,
    GET,
    IRON,
    IRON_FOR_STONE,
    ITEM,
    LESS,
    MORE_PASSENGERS,
    MORE_VP,
    ON,
    PASSENGER,
    PAY_PRICE,
    RESOURCE,
    RUBBLE,
    SCORE_OP,
    START_SPACE,
    STONES,
    TICKET_LINE,
    TICKET_SPACE,
    TO,
    TO_HOME,
    TO_PUB,
    TRACK_PRICE,
    VP,
)
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import (
    BUILD,
    DONE,
    ENOUGH,
    EXCHANGE,
    GAIN,
    GAINING,
    GO_HOME,
    GO_TO_PUB,
    IRON_BIT,
    NEXT,
    PAID,
    REPLACE,
    REPLACING,
    SCORE,
    SCORING,
    SURVEY,
    TICKET,
    TRACK_PAYING,
    TRADE,
    WORKING,
)
from branchline.games.foothills.rules.table import FoothillsTable
from branchline.games.foothills.rules.valley import (
    AT_HOME,
    BIT,
    HELD,
    ONES,
    PILED,
    PUB,
    RESERVE,
    card_allowed,
    lay_track,
    may_score_card,
    obtain,
    resources,
    space_available,
    space_empty,
    station_free,
    tiles_left,
)
from branchline.games.foothills.rules.works import can_pay, pass_over, payment_into, spend, spend_price

# D Stations


def can_build(table: FoothillsTable, row: i64) -> bool:
    for space in range(table.board.spaces):
        if can_build_at(table, space, row):
            return True
    return False


def can_build_at(table: FoothillsTable, space: i64, row: i64) -> bool:
    """F9.1 A free station on a line the card allows, which the player has a tile for and can pay for."""
    if tiles_left(table, table.turn) == 0 or not station_free(table, space):
        return False
    on = table.board.ops[row + ON]
    if on != ANY_LINE and not card_allowed(table, table.board.space_card[space], on):
        return False
    return station_payments_into(table, ENOUGH, space, row) > 0


def stations_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.3 One station, anywhere."""
    count: i64 = 0
    for space in range(table.board.spaces):
        if can_build_at(table, space, table.row):
            out[count] = BUILD + space
            count += 1
    return count


def station_payments_into(table: FoothillsTable, out: vec[i64], space: i64, row: i64) -> i64:
    """F9.4 Its cost; F9.9 more, less or in other items as the card says."""
    ops = table.board.ops
    cost = table.board.cost
    at = space * KINDS
    iron = cost[at + IRON]
    stone = cost[at + STONES]
    rubble = cost[at + RUBBLE]
    passengers = cost[at + PASSENGER]
    less = ops[row + LESS]
    if less == 0:
        return further_payments_into(table, out, 0, row, iron, stone, rubble, passengers)
    if less > iron + stone + rubble + passengers:
        less = iron + stone + rubble + passengers
    count: i64 = 0
    for no_iron in range(iron + 1):
        for no_stone in range(stone + 1):
            for no_rubble in range(rubble + 1):
                no_passengers = less - no_iron - no_stone - no_rubble
                if 0 <= no_passengers <= passengers:
                    count = further_payments_into(
                        table,
                        out,
                        count,
                        row,
                        iron - no_iron,
                        stone - no_stone,
                        rubble - no_rubble,
                        passengers - no_passengers,
                    )
    return count


def further_payments_into(
    table: FoothillsTable, out: vec[i64], count: i64, row: i64, iron: i64, stone: i64, rubble: i64, passengers: i64
) -> i64:
    """F9.9 The surcharge, its resources in any mix; iron for any of the stone, if the card says so."""
    ops = table.board.ops
    swapped: i64 = 0
    if ops[row + IRON_FOR_STONE] != 0:
        swapped = stone
    any_mix = ops[row + EXTRA + ANY]
    for swap in range(swapped + 1):
        for more_iron in range(any_mix + 1):
            count = payment_into(
                table,
                out,
                count,
                iron + ops[row + EXTRA + IRON] + swap + more_iron,
                stone + ops[row + EXTRA + STONES] - swap + any_mix - more_iron,
                rubble + ops[row + EXTRA + RUBBLE],
                passengers + ops[row + EXTRA + PASSENGER],
            )
    return count


def pay(table: FoothillsTable, payment: i64) -> None:
    left = payment
    for kind in range(KINDS):
        spend(table, kind, left % PAID[1])
        left //= PAID[1]
    if table.phase == TRACK_PAYING:
        price = table.row + TRACK_PRICE
        if payment % PAID[1] < table.board.ops[price + IRON] + table.board.ops[price + ANY]:
            table.passed_over |= BIT[IRON_BIT]
        lay_track(table, table.chosen)
        table.chosen = NONE
        table.left -= 1
        table.done += 1
        table.phase = WORKING
    else:
        build(table, table.chosen)


def build(table: FoothillsTable, space: i64) -> None:
    """F9.5 A tile, the counter, the bonus; F9.7, F9.8 what the card does when built on; F9.6 then a visit."""
    ops = table.board.ops
    seat = table.turn
    card = table.board.space_card[space]
    table.station[space] = 1 + seat
    table.built[seat] += 1
    if ops[table.row + BONUS] != 0:
        table.vp[seat] += table.board.bonus_vp[space]
        table.owned[seat * KINDS + PASSENGER] += table.board.bonus_passengers[space]
    table.vp[seat] += ops[table.row + MORE_VP]
    table.owned[seat * KINDS + PASSENGER] += ops[table.row + MORE_PASSENGERS]
    if table.board.built_effect[card] != NONE:
        enter(table, table.board.built_effect[card])
    if space_empty(table, card):
        table.visit = card
    table.chosen = NONE
    table.phase = NEXT


def enter(table: FoothillsTable, effect: i64) -> None:
    """Put an effect ahead of the rest of the card."""
    table.inner_next = table.board.effect_first[effect]
    table.inner_last = table.board.effect_first[effect + 1]


def visits_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.6, AMB-8 To the card just built on, or nowhere."""
    out[0] = SURVEY + table.visit
    out[1] = DONE
    return 2


# E The surveyor


def can_move(table: FoothillsTable, row: i64) -> bool:
    """AMB-14 Moving is part of the effect: it counts even if the action there gives nothing."""
    if may_go_home(table, row) or may_go_to_pub(table, row):
        return True
    for card in range(table.board.cards):
        if may_go_to(table, card, row):
            return True
    return False


def may_go_to(table: FoothillsTable, card: i64, row: i64) -> bool:
    """F9.10 An available space, F9.18 of the kind the card says."""
    if not space_available(table, card):
        return False
    to = table.board.ops[row + TO]
    if to == START_SPACE:
        return table.board.card_start[card] != 0
    if to == TICKET_SPACE:
        return card_allowed(table, card, TICKET_LINE)
    if to == ADJACENT_SPACE:
        here = table.surveyor[table.turn]
        if here >= PUB:
            return table.board.card_start[card] != 0  # AMB-11 from the Pub or home, any starting card
        return table.layout.beside(here, card)
    return True


def may_go_to_pub(table: FoothillsTable, row: i64) -> bool:
    """F9.16 Only if the card says so. F9.17 The pile has room. AMB-13 Pub to Pub is not a move."""
    if table.board.ops[row + TO_PUB] == 0 or table.surveyor[table.turn] == PUB:
        return False
    return may_score_card(table, table.turn)


def may_go_home(table: FoothillsTable, row: i64) -> bool:
    """F9.10 Home, for no action. AMB-13 Home to home is not a move."""
    return table.board.ops[row + TO_HOME] != 0 and table.surveyor[table.turn] != AT_HOME


def moves_into(table: FoothillsTable, out: vec[i64]) -> i64:
    count: i64 = 0
    if may_go_to_pub(table, table.row):
        out[count] = GO_TO_PUB
        count += 1
    if may_go_home(table, table.row):
        out[count] = GO_HOME
        count += 1
    for card in range(table.board.cards):
        if may_go_to(table, card, table.row):
            out[count] = SURVEY + card
            count += 1
    return count


def survey(table: FoothillsTable, card: i64) -> None:
    """F9.6, F9.10 Move there and do the action."""
    table.surveyor[table.turn] = card
    table.visit = NONE
    enter(table, table.board.survey_effect[card])
    table.phase = NEXT


def leave_cards(table: FoothillsTable, to_pub: bool) -> None:
    table.surveyor[table.turn] = PUB if to_pub else AT_HOME
    table.phase = SCORING if to_pub else NEXT


def scores_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.16 At the Pub a player must score one of their cards; F9.8 at Devil's Bridge may. AMB-9 One limit for both."""
    count: i64 = 0
    if not may_score_card(table, table.turn):
        return 0
    for letter in range(ACTION_TYPES):
        if table.slots[table.turn * ACTION_TYPES + letter] != NONE:
            out[count] = SCORE + letter
            count += 1
    if table.board.ops[table.row] == SCORE_OP:
        out[count] = DONE
        count += 1
    return count


def score_card(table: FoothillsTable, letter: i64) -> None:
    """F9.16 Into the scoring pile. F9.12, AMB-9 If it is the card being resolved, its slot is not flipped."""
    at = table.turn * ACTION_TYPES + letter
    table.place[table.slots[at]] = PILED + table.turn
    table.slots[at] = NONE
    table.grey[at] = 0
    table.piled[table.turn] += 1
    if letter == table.resolved:
        table.kept_up = True
    table.chosen = letter
    table.phase = REPLACING


def replacements_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.16 A card of the same letters from the reserve; if none is left, the player goes on with one card fewer."""
    count: i64 = 0
    for card in range(table.board.actions):
        if table.place[card] == RESERVE and table.board.action_type[card] == table.chosen:
            out[count] = REPLACE + card
            count += 1
    return count


def replace(table: FoothillsTable, card: i64) -> None:
    table.slots[table.turn * ACTION_TYPES + table.board.action_type[card]] = card
    table.place[card] = HELD + table.turn
    table.chosen = NONE
    table.phase = NEXT


# What surveyor spaces and cards give


def can_gain(table: FoothillsTable, item: i64) -> bool:
    """F9.13 Iron and stone come from stockyard or bag; there is always enough of everything else."""
    if item == IRON or item == STONES:
        return table.yard[item] + table.bag[item] > 0
    return item != RESOURCE or resources(table, table.yard) + resources(table, table.bag) > 0


def begin_gaining(table: FoothillsTable) -> None:
    item = table.board.ops[table.row + ITEM]
    if item == VP:
        table.vp[table.turn] += table.left
    elif item == RUBBLE or item == PASSENGER:
        table.owned[table.turn * KINDS + item] += table.left
    else:
        table.phase = GAINING


def obtainable(table: FoothillsTable, choice: i64) -> i64:
    """How many there are: choices 0 and 1 are iron and stone from the bag, 2 and 3 from the stockyard."""
    item = table.board.ops[table.row + ITEM]
    kind = choice & 1
    if item != RESOURCE and item != kind:
        return 0
    return table.yard[kind] if choice > 1 else table.bag[kind]


def gains_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.13 One at a time from bag or stockyard, bag first; only what leaves enough for all that is due."""
    if table.left == 0:
        return 0
    count: i64 = 0
    for choice in range(4):
        if obtainable(table, choice) > 0 and table.passed_over & BIT[choice] == 0:
            if count == 0 or leaves_enough(table, choice):
                out[count] = GAIN + choice
                count += 1
    return count


def leaves_enough(table: FoothillsTable, choice: i64) -> bool:
    """Whether this choice and those after it hold all that is due, or empty the stockyard, which is refilled."""
    after: i64 = 0
    in_yard: i64 = 0
    for other in range(choice, 4):
        after += obtainable(table, other)
        if other > 1:
            in_yard += obtainable(table, other)
    return after >= table.left or (in_yard > 0 and in_yard == resources(table, table.yard))


def gain_resource(table: FoothillsTable, choice: i64, dealer: Dealer) -> None:
    open_choices: i64 = 0
    for other in range(choice):
        if obtainable(table, other) > 0:
            open_choices |= BIT[other]
    pass_over(table, open_choices, choice)
    obtain(table, choice & 1, choice > 1, dealer)
    table.left -= 1


def take_ticket(table: FoothillsTable) -> None:
    """F9.14 The ticket of the card the surveyor stands on, unless the player has it."""
    table.tickets[table.turn] |= BIT[table.board.card_ticket[table.surveyor[table.turn]]]
    table.phase = NEXT


def tickets_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.18, AMB-16 A ticket the player lacks, from a starting card in play: two of each are enough for two players."""
    listed = table.tickets[table.turn]
    count: i64 = 0
    for card in range(table.board.cards):
        ticket = table.board.card_ticket[card]
        if ticket != NONE and table.layout.card_open[card] != 0 and listed & BIT[ticket] == 0:
            listed |= BIT[ticket]
            out[count] = TICKET + ticket
            count += 1
    return count


def vp_per_ticket(table: FoothillsTable) -> None:
    held = ONES[table.tickets[table.turn]]
    table.vp[table.turn] += held if held < table.left else table.left
    table.phase = NEXT


def trades_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F9.13, AMB-22 Up to the given number of times, if the player can pay; it may be declined."""
    if table.left == 0 or not can_pay(table, table.row + PAY_PRICE):
        return 0
    out[0] = TRADE
    out[1] = DONE
    return 2


def trade(table: FoothillsTable) -> None:
    ops = table.board.ops
    spend_price(table, table.row + PAY_PRICE)
    table.owned[table.turn * KINDS + RUBBLE] += ops[table.row + GET + RUBBLE]
    table.owned[table.turn * KINDS + PASSENGER] += ops[table.row + GET + PASSENGER]
    table.vp[table.turn] += ops[table.row + GET + VP]
    table.left -= 1
    table.done += 1


def exchangeable(table: FoothillsTable, choice: i64) -> bool:
    """Choices 0 and 1 give iron and stone for the other kind from the bag, 2 and 3 for that from the stockyard."""
    given = choice & 1
    store = table.yard if choice > 1 else table.bag
    return table.owned[table.turn * KINDS + given] > 0 and store[1 - given] > 0


def exchanges_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """AMB-22 Up to the given number of times, one resource for the other kind; it may be declined.

    Every order is offered: what one exchange gives is what another takes, and what a refill draws from.
    """
    if table.left == 0:
        return 0
    count: i64 = 0
    for choice in range(4):
        if exchangeable(table, choice):
            out[count] = EXCHANGE + choice
            count += 1
    out[count] = DONE
    return count + 1


def exchange(table: FoothillsTable, choice: i64, dealer: Dealer) -> None:
    spend(table, choice & 1, 1)
    obtain(table, 1 - (choice & 1), choice > 1, dealer)
    table.left -= 1
