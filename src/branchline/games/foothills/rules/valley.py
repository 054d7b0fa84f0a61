"""The valley: everything that lies on the table, and the rules that hold whoever moves it.

Bag, stockyard and supplies are counts. Operations and turns are in state.py; it asks here what is free, what a line
or a card allows, and what follows when a cube, a tile or a surveyor is moved.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.state import State
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, Board
from branchline.games.foothills.board.effects import IRON, PASSENGER, STONES, TICKET_LINE, TICKET_OR_TRACK
from branchline.games.foothills.board.layout import NONE, Layout

EVENT: Final[i64] = 2  # beside IRON and STONES, in bag and stockyard
REFILL: Final[i64] = 6
EVENTS_RETURN: Final[i64] = 3
SUMMIT_VP: Final[i64] = 2

PUB: Final[i64] = 40  # places of a surveyor beside the cards
AT_HOME: Final[i64] = 41

BOX: Final[i64] = 0  # places of an action card
RESERVE: Final[i64] = 1
HELD: Final[i64] = 2  # + seat
PILED: Final[i64] = 4  # + seat

RUNNING: Final[i64] = 0  # what triggered the end
BUFFER_STOPS: Final[i64] = 1
NO_COMPETITOR: Final[i64] = 2

PASSENGER_PAIRS: Final[i64] = 0  # scoring symbols, as the board numbers them
TRACK_PAIRS: Final[i64] = 1
STATIONS: Final[i64] = 2
TICKETS: Final[i64] = 3

NOTHING: Final = vec[i64]()
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
ONES: Final = vec[i64]([sum([k >> b & 1 for b in range(8)]) for k in range(256)])


class Valley(State):
    def __init__(self, board: Board, layout: Layout) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = 2
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.watched = False
        self.board = board
        self.layout = layout
        self.first: i64 = 0
        self.blue: i64 = 0
        self.at_once: bool = True  # AMB-5: a competitor on the last card finishes its line
        self.turn_cap: i64 = 0
        self.turns: i64 = 0
        self.trigger: i64 = RUNNING
        self.buffer_stops: i64 = 0  # left, here and below
        self.competitors: i64 = 0
        self.summit: i64 = NONE  # who has the Summit token
        self.passed_over: i64 = 0  # as bits, choices that come before one already made: see state.py
        self.bag = NOTHING  # iron, stone, event cubes
        self.yard = NOTHING
        self.owned = NOTHING  # seat by seat: iron, stone, rubble, passengers
        self.vp = NOTHING
        self.laid = NOTHING
        self.built = NOTHING  # the station counter
        self.piled = NOTHING  # cards in the scoring pile
        self.tickets = NOTHING  # as bits
        self.surveyor = NOTHING  # a card, PUB or AT_HOME
        self.rubble = NOTHING  # card by card
        self.competitor = NOTHING
        self.track = NOTHING  # two for each card: 0, or 1 + the seat that laid it
        self.station = NOTHING  # space by space, likewise
        self.finished = NOTHING  # line by line
        self.slots = NOTHING  # seat by seat, letter by letter: the action card there, or NONE
        self.grey = NOTHING  # and whether its grey side is up
        self.place = NOTHING  # of each action card

    def home(self) -> str:
        return self.board.digest

    # F5 The stockyard

    def resources(self, store: vec[i64]) -> i64:
        """Iron and stone in the bag or in the stockyard."""
        return store[IRON] + store[STONES]

    def draw_into_yard(self, cubes: i64, dealer: Dealer) -> None:
        """F5.4 Each event cube stays on the stockyard and places a competitor at once. AMB-4 A short bag gives all."""
        for _ in range(cubes):
            left = self.resources(self.bag) + self.bag[EVENT]
            if left == 0:
                return
            cube = dealer.draw(self.bag, 0, left)
            self.bag[cube] -= 1
            self.yard[cube] += 1
            if cube == EVENT:
                self.place_competitor()

    def leave_yard(self, kind: i64, cubes: i64) -> None:
        self.yard[kind] -= cubes
        self.owned[self.turn * KINDS + kind] += cubes

    def refill_if_empty(self, dealer: Dealer) -> bool:
        """F5.2, F5.3 When the last resource has left, six cubes are drawn. AMB-18 However many events lie there."""
        if self.resources(self.yard) > 0:
            return False
        self.passed_over = 0  # before and after a refill are not the same, even where the bag is empty
        self.draw_into_yard(REFILL, dealer)
        return True

    def fill_yard(self, to: i64, dealer: Dealer) -> None:
        """F5.6 Up to that many cubes, event cubes counted."""
        cubes = self.resources(self.yard) + self.yard[EVENT]
        if cubes < to:
            self.draw_into_yard(to - cubes, dealer)

    def obtain(self, kind: i64, from_yard: bool, dealer: Dealer) -> None:
        """F8.6, F9.13 One iron or stone, from the stockyard or by name from the bag."""
        if from_yard:
            self.leave_yard(kind, 1)
            self.refill_if_empty(dealer)
        else:
            self.bag[kind] -= 1
            self.owned[self.turn * KINDS + kind] += 1

    def return_events(self) -> None:
        """F5.5 Three or more event cubes on the stockyard return to the bag at the end of a turn."""
        if self.yard[EVENT] >= EVENTS_RETURN:
            self.bag[EVENT] += self.yard[EVENT]
            self.yard[EVENT] = 0

    # F6 Competitors

    def place_competitor(self) -> None:
        """F6.1, F6.2 On the first card without a tile, which loses its rubble. F6.6 Where none can be, the end."""
        if self.competitors > 0:
            for card in self.layout.search:
                if self.untouched(card):
                    self.competitors -= 1
                    self.competitor[card] = 1
                    self.rubble[card] = 0
                    self.finish_lines_of(card, True)
                    return
        if self.trigger == RUNNING:
            self.trigger = NO_COMPETITOR

    def untouched(self, card: i64) -> bool:
        """F6.1 A card without any track, station or competitor tile."""
        return self.competitor[card] == 0 and self.track[card * 2] == 0 and not self.has_station(card)

    def has_station(self, card: i64) -> bool:
        for space in range(self.board.space_first[card], self.board.space_first[card + 1]):
            if self.station[space] != 0:
                return True
        return False

    def finish_lines_of(self, card: i64, by_competitor: bool) -> None:
        """F8.4, F8.5 Each line of the card that is complete. F6.5, AMB-5 Or whose last card a competitor has taken."""
        for line in self.layout.lines:
            if self.layout.has(card, line) and self.finished[line] == 0:
                ended = by_competitor and self.at_once and self.last_card(line) == card
                if ended or self.complete(line):
                    self.finish_line(line)

    def last_card(self, line: i64) -> i64:
        return self.board.line_card[self.board.line_first[line + 1] - 1]

    def complete(self, line: i64) -> bool:
        """F8.4 All its track spaces bear tracks or competitors. AMB-7 Both of Porthmadog's are spaces of each line."""
        board = self.board
        for at in range(board.line_first[line], board.line_first[line + 1]):
            card = board.line_card[at]
            if self.competitor[card] == 0:
                for space in range(card * 2, card * 2 + board.tracks_at[card]):
                    if self.track[space] == 0:
                        return False
        return True

    def finish_line(self, line: i64) -> None:
        """F8.4 A buffer stop; the last one triggers the end. AMB-5, AMB-12 Without one the line is finished too."""
        self.finished[line] = 1
        if self.buffer_stops > 0:
            self.buffer_stops -= 1
            if self.buffer_stops == 0 and self.trigger == RUNNING:
                self.trigger = BUFFER_STOPS

    # F7 Rubble

    def rubble_on(self, line: i64) -> i64:
        board = self.board
        total: i64 = 0
        for at in range(board.line_first[line], board.line_first[line + 1]):
            total += self.rubble[board.line_card[at]]
        return total

    def rubble_left_on(self, other: i64, line: i64, cubes: i64) -> i64:
        """Rubble on a line after that many cubes have left another: F7.6 they may share their last card."""
        left = self.rubble_on(other)
        last = self.last_card(line)
        if other != line and self.layout.has(last, other):
            taken = cubes - self.rubble_on(line) + self.rubble[last]
            if taken > 0:
                left -= taken if taken < self.rubble[last] else self.rubble[last]
        return left

    def remove_rubble(self, line: i64, cubes: i64) -> None:
        """F7.1 From left to right, as many as there are. F7.4 The last cube of a card gives 1 VP."""
        board = self.board
        left = cubes
        for at in range(board.line_first[line], board.line_first[line + 1]):
            card = board.line_card[at]
            here = self.rubble[card]
            if here > 0 and left > 0:
                if here > left:
                    here = left
                self.rubble[card] -= here
                left -= here
                if self.rubble[card] == 0:
                    self.vp[self.turn] += 1

    # F8 Tracks

    def tiles_left(self, seat: i64) -> i64:
        """F1.4, F1.6 A tile is a track or a station, and there are no more than the box holds."""
        return self.board.tiles - self.laid[seat] - self.built[seat]

    def free_track(self, line: i64) -> i64:
        """F8.2, AMB-6 The leftmost space without rubble, competitor and track. F8.5 Porthmadog's left one first."""
        if self.finished[line] != 0:
            return NONE
        board = self.board
        for at in range(board.line_first[line], board.line_first[line + 1]):
            card = board.line_card[at]
            if self.rubble[card] == 0 and self.competitor[card] == 0:
                for space in range(card * 2, card * 2 + board.tracks_at[card]):
                    if self.track[space] == 0:
                        return space
        return NONE

    def lay_track(self, line: i64) -> None:
        """F8.3 Each track laid gives 1 VP."""
        space = self.free_track(line)
        self.track[space] = 1 + self.turn
        self.laid[self.turn] += 1
        self.vp[self.turn] += 1
        self.finish_lines_of(space >> 1, False)

    def has_track_on(self, seat: i64, line: i64) -> bool:
        """AMB-10 A track on Porthmadog is a track on each of its lines in play."""
        board = self.board
        for at in range(board.line_first[line], board.line_first[line + 1]):
            card = board.line_card[at]
            if self.track[card * 2] == 1 + seat or self.track[card * 2 + 1] == 1 + seat:
                return True
        return False

    # F9 Tickets, stations, surveyors

    def has_ticket(self, seat: i64, ticket: i64) -> bool:
        return self.tickets[seat] & BIT[ticket] != 0

    def line_allowed(self, line: i64, on: i64) -> bool:
        """Whether a line passes a card's condition: none, his ticket of the line, or that or his track on it."""
        if on >= TICKET_LINE and self.tickets[self.turn] & BIT[self.board.line_ticket[line]] == 0:
            return on == TICKET_OR_TRACK and self.has_track_on(self.turn, line)
        return True

    def card_allowed(self, card: i64, on: i64) -> bool:
        """A shared card passes if one of its lines in play does."""
        other = self.layout.card_other_line[card]
        return self.line_allowed(self.layout.card_line[card], on) or (other != NONE and self.line_allowed(other, on))

    def station_free(self, space: i64) -> bool:
        """F9.2 Not built, on a card in play without rubble and competitor. F9.8 Devil's Bridge is built in order."""
        card = self.board.space_card[space]
        if self.station[space] != 0 or self.layout.card_open[card] == 0:
            return False
        if self.rubble[card] != 0 or self.competitor[card] != 0:
            return False
        before = space == self.board.space_first[card] or self.station[space - 1] != 0
        return before or self.board.in_order[card] == 0

    def space_empty(self, card: i64) -> bool:
        """F9.6, AMB-8 A surveyor space on which no surveyor stands, his own included."""
        if self.board.survey_effect[card] == NONE:
            return False
        return self.surveyor[0] != card and self.surveyor[1] != card

    def space_available(self, card: i64) -> bool:
        """F9.11 Empty, and a station or competitor on its card; starting cards have one prebuilt."""
        if self.layout.card_open[card] == 0 or not self.space_empty(card):
            return False
        return self.board.card_start[card] != 0 or self.competitor[card] != 0 or self.has_station(card)

    def may_score_card(self, seat: i64) -> bool:
        """F9.17 The scoring pile holds fewer cards than the station counter shows, and there is a card to score."""
        if self.piled[seat] >= self.built[seat]:
            return False
        for at in range(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES):
            if self.slots[at] != NONE:
                return True
        return False

    # F11 Scoring, in half points

    def score_of(self, seat: i64) -> i64:
        """F11.4 Half points as they would count now: VP, scored cards, bonus tokens, passengers, the Summit token."""
        points = self.vp[seat]
        for card in range(self.board.actions):
            if self.place[card] == PILED + seat:
                points += self.symbol_points(seat, self.board.action_symbol[card])
        for line in self.layout.lines:
            if self.board.line_bonus[line] > 0 and self.majority(line) == seat:
                points += self.board.line_bonus[line]
        if self.summit == seat:
            points += SUMMIT_VP
        return points * 2 + self.owned[seat * KINDS + PASSENGER]

    def symbol_points(self, seat: i64, symbol: i64) -> i64:
        """F11.2 What one card in the scoring pile is worth."""
        if symbol == PASSENGER_PAIRS:
            return self.owned[seat * KINDS + PASSENGER] >> 1
        if symbol == TRACK_PAIRS:
            return self.laid[seat] >> 1
        if symbol == STATIONS:
            return self.built[seat]
        if symbol == TICKETS:
            return ONES[self.tickets[seat]]
        return self.piled[seat]

    def stations_on(self, line: i64, seat: i64) -> i64:
        """F11.1 Porthmadog's station counts for both lines."""
        board = self.board
        count: i64 = 0
        for at in range(board.line_first[line], board.line_first[line + 1]):
            card = board.line_card[at]
            for space in range(board.space_first[card], board.space_first[card + 1]):
                if self.station[space] == 1 + seat:
                    count += 1
        return count

    def majority(self, line: i64) -> i64:
        """F11.1 Who has more stations on a line; NONE in a tie."""
        ahead = self.stations_on(line, 0) - self.stations_on(line, 1)
        if ahead == 0:
            return NONE
        return 0 if ahead > 0 else 1

    def absolute_majority(self, line: i64) -> i64:
        """AMB-19 Who has more than half of all station spaces of a line and so holds its token already."""
        board = self.board
        spaces: i64 = 0
        for at in range(board.line_first[line], board.line_first[line + 1]):
            card = board.line_card[at]
            spaces += board.space_first[card + 1] - board.space_first[card]
        for seat in range(2):
            if self.stations_on(line, seat) * 2 > spaces:
                return seat
        return NONE

    def ranking(self) -> list[int]:
        """F11.5 Most points; a tie is a draw."""
        mine = self.score_of(0)
        other = self.score_of(1)
        return [1 if mine >= other else 2, 1 if other >= mine else 2]
