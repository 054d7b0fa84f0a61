"""Foothills, the rules: the turn. The operations of cards and spaces are in works.py and stations.py.

A card, a surveyor space or a station does what its rows of the board's table of operations say. Each operation stands
in the code once. A decision with one outcome is taken by itself. Everything lies open; what comes out of the bag is
asked of the dealer. README.md maps code to rules.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import ACTION_TYPES, Board
from branchline.games.foothills.board.effects import (
    ADD_OP,
    BUILD_OP,
    CHOOSE_TICKET_OP,
    COUNT,
    DRAW_OP,
    EXCHANGE_OP,
    FILL_OP,
    FLIP_OP,
    GAIN_OP,
    ITEM,
    MOVE_OP,
    REMOVE_OP,
    SCORE_OP,
    SUMMIT_OP,
    TAKE_OP,
    TICKET_LINE,
    TICKET_OP,
    TRADE_OP,
    VP_PER_TICKET_OP,
    WIDTH,
    WORKS_OP,
)
from branchline.games.foothills.board.layout import NONE, Layout
from branchline.games.foothills.rules.choices import (
    BUILD,
    BUILDING,
    CLEARING,
    DONE,
    ENOUGH,
    EXCHANGE,
    EXCHANGING,
    FLIP,
    FLIPPING,
    GAIN,
    GAINING,
    GO_TO_PUB,
    KEEP_IRON,
    KEEPING,
    LINE,
    MOVING,
    NEXT,
    OVER,
    PASS,
    PAY,
    PICKING,
    PLAY,
    REPLACE,
    REPLACING,
    SCORE,
    SCORING,
    SCRATCH,
    SECOND_LINE,
    STATION_PAYING,
    STONE_FROM,
    SURVEY,
    TAKE,
    TAKING,
    TICKET,
    TICKETING,
    TRACK_PAYING,
    TRADE,
    TRADING,
    TURN,
    VISITING,
    WORKING,
)
from branchline.games.foothills.rules.stations import Stations
from branchline.games.foothills.rules.valley import (
    BIT,
    BUFFER_STOPS,
    EVENT,
    ONES,
    RUNNING,
)


@final
class FoothillsState(Stations):
    def __init__(self, board: Board, layout: Layout) -> None:
        super().__init__(board, layout)
        self.flips: i64 = 0  # F3.7 further cards that may be flipped
        self.next_op: i64 = 0  # of the card being resolved, up to last_op
        self.last_op: i64 = 0

    def copy(self) -> FoothillsState:
        twin = FoothillsState(self.board, self.layout)
        twin.bag = self.bag[:]
        twin.yard = self.yard[:]
        twin.owned = self.owned[:]
        twin.vp = self.vp[:]
        twin.laid = self.laid[:]
        twin.built = self.built[:]
        twin.piled = self.piled[:]
        twin.tickets = self.tickets[:]
        twin.surveyor = self.surveyor[:]
        twin.rubble = self.rubble[:]
        twin.competitor = self.competitor[:]
        twin.track = self.track[:]
        twin.station = self.station[:]
        twin.finished = self.finished[:]
        twin.slots = self.slots[:]
        twin.grey = self.grey[:]
        twin.place = self.place[:]
        twin.turn = self.turn
        twin.over = self.over
        twin.end_reason = self.end_reason
        twin.first = self.first
        twin.blue = self.blue
        twin.at_once = self.at_once
        twin.turn_cap = self.turn_cap
        twin.turns = self.turns
        twin.trigger = self.trigger
        twin.buffer_stops = self.buffer_stops
        twin.competitors = self.competitors
        twin.summit = self.summit
        twin.passed_over = self.passed_over
        twin.phase = self.phase
        twin.resolved = self.resolved
        twin.kept_up = self.kept_up
        twin.flips = self.flips
        twin.next_op = self.next_op
        twin.last_op = self.last_op
        twin.inner_next = self.inner_next
        twin.inner_last = self.inner_last
        twin.inner = self.inner
        twin.visit = self.visit
        twin.row = self.row
        twin.left = self.left
        twin.done = self.done
        twin.chosen = self.chosen
        twin.drawn_iron = self.drawn_iron
        twin.drawn_stone = self.drawn_stone
        return twin

    def redeal(self, seat: i64, dealer: Dealer) -> FoothillsState:
        """F2.11 Everything is open: nothing but luck to come is unknown."""
        return self.copy()

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return self.cards_into(out)
        if phase <= TAKING:
            return self.takes_into(out)
        if phase == WORKING:
            return self.works_into(out)
        if phase == MOVING:
            return self.moves_into(out)
        if phase == BUILDING:
            return self.stations_into(out)
        if phase == CLEARING:
            return self.lines_into(out)
        if phase == SECOND_LINE:
            return self.second_lines_into(out)
        if phase == STATION_PAYING:
            return self.station_payments_into(out, self.chosen, self.row)
        if phase == TRACK_PAYING:
            return self.track_payments_into(out)
        if phase == GAINING:
            return self.gains_into(out)
        if phase == VISITING:
            return self.visits_into(out)
        if phase == FLIPPING:
            return self.flips_into(out)
        if phase == SCORING:
            return self.scores_into(out)
        if phase == REPLACING:
            return self.replacements_into(out)
        if phase == TRADING:
            return self.trades_into(out)
        if phase == EXCHANGING:
            return self.exchanges_into(out)
        if phase == KEEPING:
            return self.keeps_into(out)
        if phase == TICKETING:
            return self.tickets_into(out)
        return 0

    def apply(self, action: i64, dealer: Dealer) -> None:
        self.choose(action, dealer)
        self.settle(dealer)

    def settle(self, dealer: Dealer) -> None:
        """On to the next moment with a choice: a decision with one outcome is taken by itself."""
        while self.phase != TURN and self.phase != OVER and self.phase != PICKING:
            if self.phase == NEXT:
                self.go_on(dealer)
                continue
            count = self.legal_into(SCRATCH)
            if count > 1:
                return
            if count == 1:
                if self.watched:
                    self.note(self.turn, SCRATCH[0])
                self.choose(SCRATCH[0], dealer)
            else:
                self.chosen = NONE
                self.phase = NEXT

    def choose(self, action: i64, dealer: Dealer) -> None:
        if action >= PAY:
            self.pay(action - PAY)
        elif action >= BUILD:
            self.chosen = action - BUILD
            self.phase = STATION_PAYING
        elif action >= KEEP_IRON:
            self.keep(action - KEEP_IRON)
        elif action >= REPLACE:
            self.replace(action - REPLACE)
        elif action >= SCORE:
            self.score_card(action - SCORE)
        elif action >= TICKET:
            self.tickets[self.turn] |= BIT[action - TICKET]
            self.phase = NEXT
        elif action >= SURVEY:
            self.survey(action - SURVEY)
        elif action >= GO_TO_PUB:
            self.leave_cards(action == GO_TO_PUB)
        elif action == TRADE:
            self.trade()
        elif action >= EXCHANGE:
            self.exchange(action - EXCHANGE, dealer)
        elif action >= GAIN:
            self.gain_resource(action - GAIN, dealer)
        elif action >= STONE_FROM:
            self.obtain_stone(action - STONE_FROM, dealer)
        elif action >= LINE:
            self.choose_line(action - LINE)
        elif action >= TAKE:
            self.take(action - TAKE >> 3, action - TAKE & 7, dealer)
        elif action >= FLIP:
            self.flip(action - FLIP)
            self.end_turn()
        elif action >= PLAY:
            self.play_card(action - PLAY)
        elif action == DONE:
            self.decline()
        else:
            self.place_competitor()  # F3.5, AMB-17 no event cube, no flip
            self.end_turn()

    def decline(self) -> None:
        """No more of what may be done."""
        if self.phase == FLIPPING:
            self.end_turn()
            return
        if self.phase == VISITING:
            self.visit = NONE
        self.phase = NEXT

    # F3 The turn

    def cards_into(self, out: vec[i64]) -> i64:
        """F3.2, F3.4 One of his cards that does something. F3.5 Where none does, a pass."""
        count: i64 = 0
        for letter in range(ACTION_TYPES):
            if self.playable(letter):
                out[count] = PLAY + letter
                count += 1
        if count == 0:
            out[0] = PASS
            count = 1
        return count

    def playable(self, letter: i64) -> bool:
        """F3.4 What the visible side needs is there, and at least one of its operations can be resolved."""
        at = self.turn * ACTION_TYPES + letter
        card = self.slots[at]
        if card == NONE or (self.grey[at] != 0 and not self.meets_needs(self.board.action_needs[card])):
            return False
        effect = self.effect_of(at)
        for op in range(self.board.effect_first[effect], self.board.effect_first[effect + 1]):
            if self.resolvable(op * WIDTH, letter):
                return True
        return False

    def meets_needs(self, needs: i64) -> bool:
        """F5.6, F7.7, F8.7, F9.9, F9.18 Some cards cannot be chosen without a ticket. AMB-10 Or a track."""
        if needs >= TICKET_LINE and self.tickets[self.turn] == 0:
            return needs > TICKET_LINE and self.laid[self.turn] > 0
        return True

    def effect_of(self, at: i64) -> i64:
        """The effect of the visible side of the card in a slot."""
        card = self.slots[at]
        if self.grey[at] != 0:
            return self.board.action_effect[card]
        return self.board.main_effect[self.board.action_type[card]]

    def resolvable(self, row: i64, letter: i64) -> bool:
        code = self.board.ops[row]
        if code == TAKE_OP:
            return self.resources(self.yard) + self.resources(self.bag) > 0 and self.most_taken(row) > 0  # AMB-21
        if code == REMOVE_OP:
            return True  # F7.2, F7.3 the supply always has cubes
        if code == WORKS_OP:
            return self.works_open(row) != 0
        if code == BUILD_OP:
            return self.can_build(row)
        if code == MOVE_OP:
            return self.can_move(row)
        if code == GAIN_OP:
            return self.can_gain(self.board.ops[row + ITEM])
        if code == DRAW_OP:
            return self.resources(self.bag) > 0
        if code == FILL_OP:
            cubes = self.resources(self.yard) + self.yard[EVENT]
            return cubes < self.board.ops[row + COUNT] and self.resources(self.bag) + self.bag[EVENT] > 0
        if code == ADD_OP:
            return self.resources(self.bag) + self.bag[EVENT] > 0
        if code == CHOOSE_TICKET_OP:
            return self.tickets_into(ENOUGH) > 0
        if code == VP_PER_TICKET_OP:
            return self.tickets[self.turn] != 0
        return self.other_cards(letter) != 0  # AMB-23 permission to flip another card

    def play_card(self, letter: i64) -> None:
        """F3.2 Step 1. Choose a card. Step 2. Resolve its visible side."""
        effect = self.effect_of(self.turn * ACTION_TYPES + letter)
        self.resolved = letter
        self.next_op = self.board.effect_first[effect]
        self.last_op = self.board.effect_first[effect + 1]
        self.phase = NEXT

    def go_on(self, dealer: Dealer) -> None:
        """The next operation: F9.5 of a station just built, F9.6 of the surveyor's visit, else of the card."""
        if self.inner_next < self.inner_last:
            self.inner_next += 1
            self.inner = True
            self.begin((self.inner_next - 1) * WIDTH, dealer)
        elif self.visit != NONE:
            self.phase = VISITING
        elif self.next_op < self.last_op:
            self.next_op += 1
            self.inner_next = 0
            self.inner_last = 0
            self.inner = False
            self.begin((self.next_op - 1) * WIDTH, dealer)
        elif self.flips > 0:
            self.phase = FLIPPING
        else:
            self.end_turn()

    def begin(self, row: i64, dealer: Dealer) -> None:
        """An operation with nothing to choose is done at once; the others wait in their phase."""
        self.row = row
        self.left = self.board.ops[row + COUNT]
        self.done = 0
        self.chosen = NONE
        self.passed_over = 0
        code = self.board.ops[row]
        if code == TAKE_OP:
            self.begin_taking(dealer)
        elif code == REMOVE_OP:
            self.begin_clearing()
        elif code == WORKS_OP:
            self.phase = WORKING
        elif code == BUILD_OP:
            self.phase = BUILDING
        elif code == MOVE_OP:
            self.phase = MOVING
        elif code == GAIN_OP:
            self.begin_gaining()
        elif code == TRADE_OP:
            self.phase = TRADING
        elif code == EXCHANGE_OP:
            self.phase = EXCHANGING
        elif code == CHOOSE_TICKET_OP:
            self.phase = TICKETING
        elif code == SCORE_OP:
            self.phase = SCORING
        elif code == DRAW_OP:
            self.draw(dealer)
        elif code == FILL_OP:
            self.fill_yard(self.left, dealer)
        elif code == ADD_OP:
            self.draw_into_yard(self.left, dealer)
        elif code == TICKET_OP:
            self.take_ticket()
        elif code == FLIP_OP:
            self.flips += self.left
        elif code == VP_PER_TICKET_OP:
            self.vp_per_ticket()
        elif code == SUMMIT_OP:
            self.summit = self.turn  # F9.15 from its card or from the opponent

    def other_cards(self, letter: i64) -> i64:
        """AMB-15 As bits the letters of his other cards on the board."""
        others: i64 = 0
        for other in range(ACTION_TYPES):
            if other != letter and self.slots[self.turn * ACTION_TYPES + other] != NONE:
                others |= BIT[other]
        return others

    def flips_into(self, out: vec[i64]) -> i64:
        """F3.7 Up to as many other cards as were permitted, or none."""
        others = self.other_cards(self.resolved)
        count: i64 = 0
        for cards in range(1, BIT[ACTION_TYPES]):
            if cards & ~others == 0 and ONES[cards] <= self.flips:
                out[count] = FLIP + cards
                count += 1
        out[count] = DONE
        return count + 1

    def flip(self, cards: i64) -> None:
        """F3.6, F3.7 Gold to grey or grey to gold; the action is not resolved."""
        for letter in range(ACTION_TYPES):
            if cards & BIT[letter] != 0:
                self.grey[self.turn * ACTION_TYPES + letter] = 1 - self.grey[self.turn * ACTION_TYPES + letter]

    def end_turn(self) -> None:
        """F3.2 Step 3. Flip the card. Step 4. F10.2 The game ends with the second player's turn."""
        if self.resolved != NONE and not self.kept_up:
            self.flip(BIT[self.resolved])
        self.forget()
        self.return_events()
        self.turns += 1
        self.phase = TURN
        if self.trigger != RUNNING and self.turn != self.first:
            self.finish("buffer-stops" if self.trigger == BUFFER_STOPS else "no-competitor")
        elif self.turns == self.turn_cap:
            self.finish("turn-cap")  # AMB-24
        else:
            self.turn = 1 - self.turn  # F3.1

    def forget(self) -> None:
        """Nothing of a turn is left but its outcome."""
        self.resolved = NONE
        self.kept_up = False
        self.flips = 0
        self.next_op = 0
        self.last_op = 0
        self.inner_next = 0
        self.inner_last = 0
        self.inner = False
        self.visit = NONE
        self.row = 0
        self.left = 0
        self.done = 0
        self.chosen = NONE
        self.passed_over = 0

    def finish(self, reason: str) -> None:
        self.over = True
        self.phase = OVER
        self.end_reason = reason
