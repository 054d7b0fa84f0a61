"""The operations D and E: build a station, move the surveyor, score a card; and what surveyor spaces give."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, Board
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
from branchline.games.foothills.board.layout import NONE, Layout
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
from branchline.games.foothills.rules.valley import AT_HOME, BIT, HELD, ONES, PILED, PUB, RESERVE
from branchline.games.foothills.rules.works import Works


class Stations(Works):
    def __init__(self, board: Board, layout: Layout) -> None:
        super().__init__(board, layout)
        self.resolved: i64 = NONE  # letter of the card being resolved
        self.kept_up: bool = False  # F9.12 it was scored, so its slot is not flipped
        self.inner_next: i64 = 0  # the operations of a surveyor space or a station just built, up to inner_last
        self.inner_last: i64 = 0
        self.visit: i64 = NONE  # F9.6 the card just built on, as long as the surveyor may go there

    # D Stations

    def can_build(self, row: i64) -> bool:
        for space in range(self.board.spaces):
            if self.can_build_at(space, row):
                return True
        return False

    def can_build_at(self, space: i64, row: i64) -> bool:
        """F9.1 A free station on a line the card allows, that he has a tile for and can pay."""
        if self.tiles_left(self.turn) == 0 or not self.station_free(space):
            return False
        on = self.board.ops[row + ON]
        if on != ANY_LINE and not self.card_allowed(self.board.space_card[space], on):
            return False
        return self.station_payments_into(ENOUGH, space, row) > 0

    def stations_into(self, out: vec[i64]) -> i64:
        """F9.3 One station, anywhere."""
        count: i64 = 0
        for space in range(self.board.spaces):
            if self.can_build_at(space, self.row):
                out[count] = BUILD + space
                count += 1
        return count

    def station_payments_into(self, out: vec[i64], space: i64, row: i64) -> i64:
        """F9.4 Its cost; F9.9 more, less or in other items as the card says."""
        ops = self.board.ops
        cost = self.board.cost
        at = space * KINDS
        iron = cost[at + IRON]
        stone = cost[at + STONES]
        rubble = cost[at + RUBBLE]
        passengers = cost[at + PASSENGER]
        less = ops[row + LESS]
        if less == 0:
            return self.further_payments_into(out, 0, row, iron, stone, rubble, passengers)
        if less > iron + stone + rubble + passengers:
            less = iron + stone + rubble + passengers
        count: i64 = 0
        for no_iron in range(iron + 1):
            for no_stone in range(stone + 1):
                for no_rubble in range(rubble + 1):
                    no_passengers = less - no_iron - no_stone - no_rubble
                    if 0 <= no_passengers <= passengers:
                        count = self.further_payments_into(
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
        self, out: vec[i64], count: i64, row: i64, iron: i64, stone: i64, rubble: i64, passengers: i64
    ) -> i64:
        """F9.9 The surcharge, its resources in any mix; iron for any of the stone, where the card says so."""
        ops = self.board.ops
        swapped: i64 = 0
        if ops[row + IRON_FOR_STONE] != 0:
            swapped = stone
        any_mix = ops[row + EXTRA + ANY]
        for swap in range(swapped + 1):
            for more_iron in range(any_mix + 1):
                count = self.payment_into(
                    out,
                    count,
                    iron + ops[row + EXTRA + IRON] + swap + more_iron,
                    stone + ops[row + EXTRA + STONES] - swap + any_mix - more_iron,
                    rubble + ops[row + EXTRA + RUBBLE],
                    passengers + ops[row + EXTRA + PASSENGER],
                )
        return count

    def pay(self, payment: i64) -> None:
        left = payment
        for kind in range(KINDS):
            self.spend(kind, left % PAID[1])
            left //= PAID[1]
        if self.phase == TRACK_PAYING:
            price = self.row + TRACK_PRICE
            if payment % PAID[1] < self.board.ops[price + IRON] + self.board.ops[price + ANY]:
                self.passed_over |= BIT[IRON_BIT]
            self.lay_track(self.chosen)
            self.chosen = NONE
            self.left -= 1
            self.done += 1
            self.phase = WORKING
        else:
            self.build(self.chosen)

    def build(self, space: i64) -> None:
        """F9.5 A tile, the counter, the bonus; F9.7, F9.8 what the card does when built on; F9.6 then a visit."""
        ops = self.board.ops
        seat = self.turn
        card = self.board.space_card[space]
        self.station[space] = 1 + seat
        self.built[seat] += 1
        if ops[self.row + BONUS] != 0:
            self.vp[seat] += self.board.bonus_vp[space]
            self.owned[seat * KINDS + PASSENGER] += self.board.bonus_passengers[space]
        self.vp[seat] += ops[self.row + MORE_VP]
        self.owned[seat * KINDS + PASSENGER] += ops[self.row + MORE_PASSENGERS]
        if self.board.built_effect[card] != NONE:
            self.enter(self.board.built_effect[card])
        if self.space_empty(card):
            self.visit = card
        self.chosen = NONE
        self.phase = NEXT

    def enter(self, effect: i64) -> None:
        """Put an effect before what is still to come of the card."""
        self.inner_next = self.board.effect_first[effect]
        self.inner_last = self.board.effect_first[effect + 1]

    def visits_into(self, out: vec[i64]) -> i64:
        """F9.6, AMB-8 To the card just built on, or not."""
        out[0] = SURVEY + self.visit
        out[1] = DONE
        return 2

    # E The surveyor

    def can_move(self, row: i64) -> bool:
        """AMB-14 Moving is part of the effect: it counts even where the action there gives nothing."""
        if self.may_go_home(row) or self.may_go_to_pub(row):
            return True
        for card in range(self.board.cards):
            if self.may_go_to(card, row):
                return True
        return False

    def may_go_to(self, card: i64, row: i64) -> bool:
        """F9.10 An available space, F9.18 of the kind the card says."""
        if not self.space_available(card):
            return False
        to = self.board.ops[row + TO]
        if to == START_SPACE:
            return self.board.card_start[card] != 0
        if to == TICKET_SPACE:
            return self.card_allowed(card, TICKET_LINE)
        if to == ADJACENT_SPACE:
            here = self.surveyor[self.turn]
            if here >= PUB:
                return self.board.card_start[card] != 0  # AMB-11 from the Pub or home any starting card
            return self.layout.beside(here, card)
        return True

    def may_go_to_pub(self, row: i64) -> bool:
        """F9.16 Only where the card says so. F9.17 The pile has room. AMB-13 Pub to Pub is no move."""
        if self.board.ops[row + TO_PUB] == 0 or self.surveyor[self.turn] == PUB:
            return False
        return self.may_score_card(self.turn)

    def may_go_home(self, row: i64) -> bool:
        """F9.10 Home, for no action. AMB-13 Home to home is no move."""
        return self.board.ops[row + TO_HOME] != 0 and self.surveyor[self.turn] != AT_HOME

    def moves_into(self, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.may_go_to_pub(self.row):
            out[count] = GO_TO_PUB
            count += 1
        if self.may_go_home(self.row):
            out[count] = GO_HOME
            count += 1
        for card in range(self.board.cards):
            if self.may_go_to(card, self.row):
                out[count] = SURVEY + card
                count += 1
        return count

    def survey(self, card: i64) -> None:
        """F9.6, F9.10 Move there and do the action."""
        self.surveyor[self.turn] = card
        self.visit = NONE
        self.enter(self.board.survey_effect[card])
        self.phase = NEXT

    def leave_cards(self, to_pub: bool) -> None:
        self.surveyor[self.turn] = PUB if to_pub else AT_HOME
        self.phase = SCORING if to_pub else NEXT

    def scores_into(self, out: vec[i64]) -> i64:
        """F9.16 At the Pub he must score one of his cards, F9.8 at Devil's Bridge he may. AMB-9 One limit for both."""
        count: i64 = 0
        if not self.may_score_card(self.turn):
            return 0
        for letter in range(ACTION_TYPES):
            if self.slots[self.turn * ACTION_TYPES + letter] != NONE:
                out[count] = SCORE + letter
                count += 1
        if self.board.ops[self.row] == SCORE_OP:
            out[count] = DONE
            count += 1
        return count

    def score_card(self, letter: i64) -> None:
        """F9.16 Into the scoring pile. F9.12, AMB-9 If it is the card being resolved, its slot is not flipped."""
        at = self.turn * ACTION_TYPES + letter
        self.place[self.slots[at]] = PILED + self.turn
        self.slots[at] = NONE
        self.grey[at] = 0
        self.piled[self.turn] += 1
        if letter == self.resolved:
            self.kept_up = True
        self.chosen = letter
        self.phase = REPLACING

    def replacements_into(self, out: vec[i64]) -> i64:
        """F9.16 A card of the same letters from the reserve; none left, he plays on with one card fewer."""
        count: i64 = 0
        for card in range(self.board.actions):
            if self.place[card] == RESERVE and self.board.action_type[card] == self.chosen:
                out[count] = REPLACE + card
                count += 1
        return count

    def replace(self, card: i64) -> None:
        self.slots[self.turn * ACTION_TYPES + self.board.action_type[card]] = card
        self.place[card] = HELD + self.turn
        self.chosen = NONE
        self.phase = NEXT

    # What surveyor spaces and cards give

    def can_gain(self, item: i64) -> bool:
        """F9.13 Iron and stone come from stockyard or bag; of everything else there is enough."""
        if item == IRON or item == STONES:
            return self.yard[item] + self.bag[item] > 0
        return item != RESOURCE or self.resources(self.yard) + self.resources(self.bag) > 0

    def begin_gaining(self) -> None:
        item = self.board.ops[self.row + ITEM]
        if item == VP:
            self.vp[self.turn] += self.left
        elif item == RUBBLE or item == PASSENGER:
            self.owned[self.turn * KINDS + item] += self.left
        else:
            self.phase = GAINING

    def obtainable(self, choice: i64) -> i64:
        """How many there are: choices 0 and 1 are iron and stone from the bag, 2 and 3 from the stockyard."""
        item = self.board.ops[self.row + ITEM]
        kind = choice & 1
        if item != RESOURCE and item != kind:
            return 0
        return self.yard[kind] if choice > 1 else self.bag[kind]

    def gains_into(self, out: vec[i64]) -> i64:
        """F9.13 One at a time from bag or stockyard, bag first; only what leaves enough for all that is due."""
        if self.left == 0:
            return 0
        count: i64 = 0
        for choice in range(4):
            if self.obtainable(choice) > 0 and self.passed_over & BIT[choice] == 0:
                if count == 0 or self.leaves_enough(choice):
                    out[count] = GAIN + choice
                    count += 1
        return count

    def leaves_enough(self, choice: i64) -> bool:
        """Whether this choice and those after it hold all that is due, or empty the stockyard, which is refilled."""
        after: i64 = 0
        in_yard: i64 = 0
        for other in range(choice, 4):
            after += self.obtainable(other)
            if other > 1:
                in_yard += self.obtainable(other)
        return after >= self.left or (in_yard > 0 and in_yard == self.resources(self.yard))

    def gain_resource(self, choice: i64, dealer: Dealer) -> None:
        open_choices: i64 = 0
        for other in range(choice):
            if self.obtainable(other) > 0:
                open_choices |= BIT[other]
        self.pass_over(open_choices, choice)
        self.obtain(choice & 1, choice > 1, dealer)
        self.left -= 1

    def take_ticket(self) -> None:
        """F9.14 The ticket of the card he stands on, unless he has it."""
        self.tickets[self.turn] |= BIT[self.board.card_ticket[self.surveyor[self.turn]]]
        self.phase = NEXT

    def tickets_into(self, out: vec[i64]) -> i64:
        """F9.18, AMB-16 A ticket he lacks, from a starting card in play: two of each are enough for two players."""
        listed = self.tickets[self.turn]
        count: i64 = 0
        for card in range(self.board.cards):
            ticket = self.board.card_ticket[card]
            if ticket != NONE and self.layout.card_open[card] != 0 and listed & BIT[ticket] == 0:
                listed |= BIT[ticket]
                out[count] = TICKET + ticket
                count += 1
        return count

    def vp_per_ticket(self) -> None:
        held = ONES[self.tickets[self.turn]]
        self.vp[self.turn] += held if held < self.left else self.left
        self.phase = NEXT

    def trades_into(self, out: vec[i64]) -> i64:
        """F9.13, AMB-22 Up to so many times, if he can pay; it may be declined."""
        if self.left == 0 or not self.can_pay(self.row + PAY_PRICE):
            return 0
        out[0] = TRADE
        out[1] = DONE
        return 2

    def trade(self) -> None:
        ops = self.board.ops
        self.spend_price(self.row + PAY_PRICE)
        self.owned[self.turn * KINDS + RUBBLE] += ops[self.row + GET + RUBBLE]
        self.owned[self.turn * KINDS + PASSENGER] += ops[self.row + GET + PASSENGER]
        self.vp[self.turn] += ops[self.row + GET + VP]
        self.left -= 1
        self.done += 1

    def exchangeable(self, choice: i64) -> bool:
        """Choices 0 and 1 give iron and stone for the other kind from the bag, 2 and 3 for that from the stockyard."""
        given = choice & 1
        store = self.yard if choice > 1 else self.bag
        return self.owned[self.turn * KINDS + given] > 0 and store[1 - given] > 0

    def exchanges_into(self, out: vec[i64]) -> i64:
        """AMB-22 Up to so many times one resource for the other kind; it may be declined.

        Every order is offered: what one exchange gives is what another takes, and what a refill draws from.
        """
        if self.left == 0:
            return 0
        count: i64 = 0
        for choice in range(4):
            if self.exchangeable(choice):
                out[count] = EXCHANGE + choice
                count += 1
        out[count] = DONE
        return count + 1

    def exchange(self, choice: i64, dealer: Dealer) -> None:
        self.spend(choice & 1, 1)
        self.obtain(1 - (choice & 1), choice > 1, dealer)
        self.left -= 1
