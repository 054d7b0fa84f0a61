"""Foothills, the rules: the turn. The operations of cards and spaces are in works.py and stations.py.

A card, a surveyor space or a station does what its rows in the board's table of operations say. Each operation is in
the code once. A decision with one outcome is taken automatically. Everything is open; the dealer supplies what comes
out of the bag. README.md, one folder up, maps code to rules.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS
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
    PASSENGER,
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
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import (
    BUFFER_STOPS,
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
    RUNNING,
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
from branchline.games.foothills.rules.stations import (
    begin_gaining,
    can_build,
    can_gain,
    can_move,
    exchange,
    exchanges_into,
    gain_resource,
    gains_into,
    leave_cards,
    moves_into,
    pay,
    replace,
    replacements_into,
    score_card,
    scores_into,
    station_payments_into,
    stations_into,
    survey,
    take_ticket,
    tickets_into,
    trade,
    trades_into,
    visits_into,
    vp_per_ticket,
)
from branchline.games.foothills.rules.table import FoothillsTable
from branchline.games.foothills.rules.valley import (
    BIT,
    EVENT,
    ONES,
    PILED,
    SUMMIT_VP,
    draw_into_yard,
    fill_yard,
    majority,
    place_competitor,
    resources,
    return_events,
    symbol_points,
)
from branchline.games.foothills.rules.works import (
    begin_clearing,
    begin_taking,
    choose_line,
    draw,
    keep,
    keeps_into,
    lines_into,
    most_taken,
    obtain_stone,
    second_lines_into,
    take,
    takes_into,
    track_payments_into,
    works_into,
    works_open,
)


class FoothillsState(FoothillsTable):
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
        """F2.11 Everything is open: only luck still to come is unknown."""
        return self.copy()

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return cards_into(self, out)
        if phase <= TAKING:
            return takes_into(self, out)
        if phase == WORKING:
            return works_into(self, out)
        if phase == MOVING:
            return moves_into(self, out)
        if phase == BUILDING:
            return stations_into(self, out)
        if phase == CLEARING:
            return lines_into(self, out)
        if phase == SECOND_LINE:
            return second_lines_into(self, out)
        if phase == STATION_PAYING:
            return station_payments_into(self, out, self.chosen, self.row)
        if phase == TRACK_PAYING:
            return track_payments_into(self, out)
        if phase == GAINING:
            return gains_into(self, out)
        if phase == VISITING:
            return visits_into(self, out)
        if phase == FLIPPING:
            return flips_into(self, out)
        if phase == SCORING:
            return scores_into(self, out)
        if phase == REPLACING:
            return replacements_into(self, out)
        if phase == TRADING:
            return trades_into(self, out)
        if phase == EXCHANGING:
            return exchanges_into(self, out)
        if phase == KEEPING:
            return keeps_into(self, out)
        if phase == TICKETING:
            return tickets_into(self, out)
        return 0

    def apply(self, action: i64, dealer: Dealer) -> None:
        choose(self, action, dealer)
        settle(self, dealer)

    def home(self) -> str:
        return self.board.digest

    def score_of(self, seat: i64) -> i64:
        """F11.4 Half points, as if the game ended now: VP, scored cards, bonus tokens, passengers, the Summit token."""
        points = self.vp[seat]
        for card in range(self.board.actions):
            if self.place[card] == PILED + seat:
                points += symbol_points(self, seat, self.board.action_symbol[card])
        for line in self.layout.lines:
            if self.board.line_bonus[line] > 0 and majority(self, line) == seat:
                points += self.board.line_bonus[line]
        if self.summit == seat:
            points += SUMMIT_VP
        return points * 2 + self.owned[seat * KINDS + PASSENGER]

    def ranking(self) -> list[int]:
        """F11.5 Most points; a tie is a draw."""
        mine = self.score_of(0)
        other = self.score_of(1)
        return [1 if mine >= other else 2, 1 if other >= mine else 2]


def settle(table: FoothillsTable, dealer: Dealer) -> None:
    """Move on to the next choice: a decision with one outcome is taken automatically."""
    while table.phase != TURN and table.phase != OVER and table.phase != PICKING:
        if table.phase == NEXT:
            go_on(table, dealer)
            continue
        count = table.legal_into(SCRATCH)
        if count > 1:
            return
        if count == 1:
            if table.watched:
                table.note(table.turn, SCRATCH[0])
            choose(table, SCRATCH[0], dealer)
        else:
            table.chosen = NONE
            table.phase = NEXT


def choose(table: FoothillsTable, action: i64, dealer: Dealer) -> None:
    if action >= PAY:
        pay(table, action - PAY)
    elif action >= BUILD:
        table.chosen = action - BUILD
        table.phase = STATION_PAYING
    elif action >= KEEP_IRON:
        keep(table, action - KEEP_IRON)
    elif action >= REPLACE:
        replace(table, action - REPLACE)
    elif action >= SCORE:
        score_card(table, action - SCORE)
    elif action >= TICKET:
        table.tickets[table.turn] |= BIT[action - TICKET]
        table.phase = NEXT
    elif action >= SURVEY:
        survey(table, action - SURVEY)
    elif action >= GO_TO_PUB:
        leave_cards(table, action == GO_TO_PUB)
    elif action == TRADE:
        trade(table)
    elif action >= EXCHANGE:
        exchange(table, action - EXCHANGE, dealer)
    elif action >= GAIN:
        gain_resource(table, action - GAIN, dealer)
    elif action >= STONE_FROM:
        obtain_stone(table, action - STONE_FROM, dealer)
    elif action >= LINE:
        choose_line(table, action - LINE)
    elif action >= TAKE:
        take(table, action - TAKE >> 3, action - TAKE & 7, dealer)
    elif action >= FLIP:
        flip(table, action - FLIP)
        end_turn(table)
    elif action >= PLAY:
        play_card(table, action - PLAY)
    elif action == DONE:
        decline(table)
    else:
        place_competitor(table)  # F3.5, AMB-17 no event cube, no flip
        end_turn(table)


def decline(table: FoothillsTable) -> None:
    """Do no more of what may be done."""
    if table.phase == FLIPPING:
        end_turn(table)
        return
    if table.phase == VISITING:
        table.visit = NONE
    table.phase = NEXT


# F3 The turn


def cards_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F3.2, F3.4 One of the player's cards that does something. F3.5 If none does, a pass."""
    count: i64 = 0
    for letter in range(ACTION_TYPES):
        if playable(table, letter):
            out[count] = PLAY + letter
            count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    return count


def playable(table: FoothillsTable, letter: i64) -> bool:
    """F3.4 The visible side's needs are met, and at least one of its operations can be resolved."""
    at = table.turn * ACTION_TYPES + letter
    card = table.slots[at]
    if card == NONE or (table.grey[at] != 0 and not meets_needs(table, table.board.action_needs[card])):
        return False
    effect = effect_of(table, at)
    for op in range(table.board.effect_first[effect], table.board.effect_first[effect + 1]):
        if resolvable(table, op * WIDTH, letter):
            return True
    return False


def meets_needs(table: FoothillsTable, needs: i64) -> bool:
    """F5.6, F7.7, F8.7, F9.9, F9.18 Some cards cannot be chosen without a ticket. AMB-10 Or a track."""
    if needs >= TICKET_LINE and table.tickets[table.turn] == 0:
        return needs > TICKET_LINE and table.laid[table.turn] > 0
    return True


def effect_of(table: FoothillsTable, at: i64) -> i64:
    """The effect of the visible side of the card in a slot."""
    card = table.slots[at]
    if table.grey[at] != 0:
        return table.board.action_effect[card]
    return table.board.main_effect[table.board.action_type[card]]


def resolvable(table: FoothillsTable, row: i64, letter: i64) -> bool:
    code = table.board.ops[row]
    if code == TAKE_OP:
        return resources(table, table.yard) + resources(table, table.bag) > 0 and most_taken(table, row) > 0  # AMB-21
    if code == REMOVE_OP:
        return True  # F7.2, F7.3 the supply always has cubes
    if code == WORKS_OP:
        return works_open(table, row) != 0
    if code == BUILD_OP:
        return can_build(table, row)
    if code == MOVE_OP:
        return can_move(table, row)
    if code == GAIN_OP:
        return can_gain(table, table.board.ops[row + ITEM])
    if code == DRAW_OP:
        return resources(table, table.bag) > 0
    if code == FILL_OP:
        cubes = resources(table, table.yard) + table.yard[EVENT]
        return cubes < table.board.ops[row + COUNT] and resources(table, table.bag) + table.bag[EVENT] > 0
    if code == ADD_OP:
        return resources(table, table.bag) + table.bag[EVENT] > 0
    if code == CHOOSE_TICKET_OP:
        return tickets_into(table, ENOUGH) > 0
    if code == VP_PER_TICKET_OP:
        return table.tickets[table.turn] != 0
    return other_cards(table, letter) != 0  # AMB-23 permission to flip another card


def play_card(table: FoothillsTable, letter: i64) -> None:
    """F3.2 Step 1. Choose a card. Step 2. Resolve its visible side."""
    effect = effect_of(table, table.turn * ACTION_TYPES + letter)
    table.resolved = letter
    table.next_op = table.board.effect_first[effect]
    table.last_op = table.board.effect_first[effect + 1]
    table.phase = NEXT


def go_on(table: FoothillsTable, dealer: Dealer) -> None:
    """The next operation: F9.5 of a station just built, F9.6 of the surveyor's visit, else of the card."""
    if table.inner_next < table.inner_last:
        table.inner_next += 1
        table.inner = True
        begin(table, (table.inner_next - 1) * WIDTH, dealer)
    elif table.visit != NONE:
        table.phase = VISITING
    elif table.next_op < table.last_op:
        table.next_op += 1
        table.inner_next = 0
        table.inner_last = 0
        table.inner = False
        begin(table, (table.next_op - 1) * WIDTH, dealer)
    elif table.flips > 0:
        table.phase = FLIPPING
    else:
        end_turn(table)


def begin(table: FoothillsTable, row: i64, dealer: Dealer) -> None:
    """An operation with nothing to choose is done at once; the others wait in their phase."""
    table.row = row
    table.left = table.board.ops[row + COUNT]
    table.done = 0
    table.chosen = NONE
    table.passed_over = 0
    code = table.board.ops[row]
    if code == TAKE_OP:
        begin_taking(table, dealer)
    elif code == REMOVE_OP:
        begin_clearing(table)
    elif code == WORKS_OP:
        table.phase = WORKING
    elif code == BUILD_OP:
        table.phase = BUILDING
    elif code == MOVE_OP:
        table.phase = MOVING
    elif code == GAIN_OP:
        begin_gaining(table)
    elif code == TRADE_OP:
        table.phase = TRADING
    elif code == EXCHANGE_OP:
        table.phase = EXCHANGING
    elif code == CHOOSE_TICKET_OP:
        table.phase = TICKETING
    elif code == SCORE_OP:
        table.phase = SCORING
    elif code == DRAW_OP:
        draw(table, dealer)
    elif code == FILL_OP:
        fill_yard(table, table.left, dealer)
    elif code == ADD_OP:
        draw_into_yard(table, table.left, dealer)
    elif code == TICKET_OP:
        take_ticket(table)
    elif code == FLIP_OP:
        table.flips += table.left
    elif code == VP_PER_TICKET_OP:
        vp_per_ticket(table)
    elif code == SUMMIT_OP:
        table.summit = table.turn  # F9.15 from its card or from the opponent


def other_cards(table: FoothillsTable, letter: i64) -> i64:
    """AMB-15 The letters of the player's other cards on the board, as bits."""
    others: i64 = 0
    for other in range(ACTION_TYPES):
        if other != letter and table.slots[table.turn * ACTION_TYPES + other] != NONE:
            others |= BIT[other]
    return others


def flips_into(table: FoothillsTable, out: vec[i64]) -> i64:
    """F3.7 Up to as many other cards as were permitted, or none."""
    others = other_cards(table, table.resolved)
    count: i64 = 0
    for cards in range(1, BIT[ACTION_TYPES]):
        if cards & ~others == 0 and ONES[cards] <= table.flips:
            out[count] = FLIP + cards
            count += 1
    out[count] = DONE
    return count + 1


def flip(table: FoothillsTable, cards: i64) -> None:
    """F3.6, F3.7 Gold to grey or grey to gold; the action is not resolved."""
    for letter in range(ACTION_TYPES):
        if cards & BIT[letter] != 0:
            table.grey[table.turn * ACTION_TYPES + letter] = 1 - table.grey[table.turn * ACTION_TYPES + letter]


def end_turn(table: FoothillsTable) -> None:
    """F3.2 Step 3. Flip the card. Step 4. F10.2 The game ends with the second player's turn."""
    if table.resolved != NONE and not table.kept_up:
        flip(table, BIT[table.resolved])
    forget(table)
    return_events(table)
    table.turns += 1
    table.phase = TURN
    if table.trigger != RUNNING and table.turn != table.first:
        finish(table, "buffer-stops" if table.trigger == BUFFER_STOPS else "no-competitor")
    elif table.turns == table.turn_cap:
        finish(table, "turn-cap")  # AMB-24
    else:
        table.turn = 1 - table.turn  # F3.1


def forget(table: FoothillsTable) -> None:
    """Clear everything of a turn but its outcome."""
    table.resolved = NONE
    table.kept_up = False
    table.flips = 0
    table.next_op = 0
    table.last_op = 0
    table.inner_next = 0
    table.inner_last = 0
    table.inner = False
    table.visit = NONE
    table.row = 0
    table.left = 0
    table.done = 0
    table.chosen = NONE
    table.passed_over = 0


def finish(table: FoothillsTable, reason: str) -> None:
    table.over = True
    table.phase = OVER
    table.end_reason = reason
