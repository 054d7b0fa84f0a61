"""The valley: the rules of what is in it, whichever operation moves it.

Bag, stockyard and supplies are counts. Operations and turns are elsewhere; they ask here what is free, what a line or a
card allows, and what follows when a cube, a tile or a surveyor moves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS
from branchline.games.foothills.board.effects import IRON, PASSENGER, STONES, TICKET_LINE, TICKET_OR_TRACK
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import BUFFER_STOPS, NO_COMPETITOR, RUNNING
from branchline.games.foothills.rules.table import FoothillsTable

EVENT: Final[i64] = 2  # after IRON and STONES, in bag and stockyard
REFILL: Final[i64] = 6
EVENTS_RETURN: Final[i64] = 3
SUMMIT_VP: Final[i64] = 2

PUB: Final[i64] = 40  # places of a surveyor other than the cards
AT_HOME: Final[i64] = 41

BOX: Final[i64] = 0  # places of an action card
RESERVE: Final[i64] = 1
HELD: Final[i64] = 2  # + seat
PILED: Final[i64] = 4  # + seat


PASSENGER_PAIRS: Final[i64] = 0  # scoring symbols, as the board numbers them
TRACK_PAIRS: Final[i64] = 1
STATIONS: Final[i64] = 2
TICKETS: Final[i64] = 3

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
ONES: Final = vec[i64]([sum([k >> b & 1 for b in range(8)]) for k in range(256)])


# F5 The stockyard


def resources(table: FoothillsTable, store: vec[i64]) -> i64:
    """Iron and stone in the bag or in the stockyard."""
    return store[IRON] + store[STONES]


def draw_into_yard(table: FoothillsTable, cubes: i64, dealer: Dealer) -> None:
    """F5.4 Each event cube stays on the stockyard and places a competitor at once. AMB-4 A short bag gives all."""
    for _ in range(cubes):
        left = resources(table, table.bag) + table.bag[EVENT]
        if left == 0:
            return
        cube = dealer.draw(table.bag, 0, left)
        table.bag[cube] -= 1
        table.yard[cube] += 1
        if cube == EVENT:
            place_competitor(table)


def leave_yard(table: FoothillsTable, kind: i64, cubes: i64) -> None:
    table.yard[kind] -= cubes
    table.owned[table.turn * KINDS + kind] += cubes


def refill_if_empty(table: FoothillsTable, dealer: Dealer) -> bool:
    """F5.2, F5.3 When the last resource has left, six cubes are drawn; AMB-18 however many event cubes are there."""
    if resources(table, table.yard) > 0:
        return False
    table.passed_over = 0  # before and after a refill differ, even if the bag is empty
    draw_into_yard(table, REFILL, dealer)
    return True


def fill_yard(table: FoothillsTable, to: i64, dealer: Dealer) -> None:
    """F5.6 Up to that many cubes, counting event cubes."""
    cubes = resources(table, table.yard) + table.yard[EVENT]
    if cubes < to:
        draw_into_yard(table, to - cubes, dealer)


def obtain(table: FoothillsTable, kind: i64, from_yard: bool, dealer: Dealer) -> None:
    """F8.6, F9.13 One iron or stone, from the stockyard or by name from the bag."""
    if from_yard:
        leave_yard(table, kind, 1)
        refill_if_empty(table, dealer)
    else:
        table.bag[kind] -= 1
        table.owned[table.turn * KINDS + kind] += 1


def return_events(table: FoothillsTable) -> None:
    """F5.5 Three or more event cubes on the stockyard return to the bag at the end of a turn."""
    if table.yard[EVENT] >= EVENTS_RETURN:
        table.bag[EVENT] += table.yard[EVENT]
        table.yard[EVENT] = 0


# F6 Competitors


def place_competitor(table: FoothillsTable) -> None:
    """F6.1, F6.2 On the first card without a tile, which loses its rubble. F6.6 None: the end is triggered."""
    if table.competitors > 0:
        for card in table.layout.search:
            if untouched(table, card):
                table.competitors -= 1
                table.competitor[card] = 1
                table.rubble[card] = 0
                finish_lines_of(table, card, True)
                return
    if table.trigger == RUNNING:
        table.trigger = NO_COMPETITOR


def untouched(table: FoothillsTable, card: i64) -> bool:
    """F6.1 A card without any track, station or competitor tile."""
    return table.competitor[card] == 0 and table.track[card * 2] == 0 and not has_station(table, card)


def has_station(table: FoothillsTable, card: i64) -> bool:
    for space in range(table.board.space_first[card], table.board.space_first[card + 1]):
        if table.station[space] != 0:
            return True
    return False


def finish_lines_of(table: FoothillsTable, card: i64, by_competitor: bool) -> None:
    """F8.4, F8.5 Each line of the card that is complete. F6.5, AMB-5 Or one whose last card a competitor has taken."""
    for line in table.layout.lines:
        if table.layout.has(card, line) and table.finished[line] == 0:
            ended = by_competitor and table.at_once and last_card(table, line) == card
            if ended or complete(table, line):
                finish_line(table, line)


def last_card(table: FoothillsTable, line: i64) -> i64:
    return table.board.line_card[table.board.line_first[line + 1] - 1]


def complete(table: FoothillsTable, line: i64) -> bool:
    """F8.4 All its track spaces bear tracks or competitors. AMB-7 Both of Porthmadog's are spaces of each line."""
    board = table.board
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        if table.competitor[card] == 0:
            for space in range(card * 2, card * 2 + board.tracks_at[card]):
                if table.track[space] == 0:
                    return False
    return True


def finish_line(table: FoothillsTable, line: i64) -> None:
    """F8.4 A buffer stop; the last one triggers the end. AMB-5, AMB-12 Without one the line is still finished."""
    table.finished[line] = 1
    if table.buffer_stops > 0:
        table.buffer_stops -= 1
        if table.buffer_stops == 0 and table.trigger == RUNNING:
            table.trigger = BUFFER_STOPS


# F7 Rubble


def rubble_on(table: FoothillsTable, line: i64) -> i64:
    board = table.board
    total: i64 = 0
    for at in range(board.line_first[line], board.line_first[line + 1]):
        total += table.rubble[board.line_card[at]]
    return total


def rubble_left_on(table: FoothillsTable, other: i64, line: i64, cubes: i64) -> i64:
    """Rubble on a line after `cubes` have left another: F7.6 they may share their last card."""
    left = rubble_on(table, other)
    last = last_card(table, line)
    if other != line and table.layout.has(last, other):
        taken = cubes - rubble_on(table, line) + table.rubble[last]
        if taken > 0:
            left -= taken if taken < table.rubble[last] else table.rubble[last]
    return left


def remove_rubble(table: FoothillsTable, line: i64, cubes: i64) -> None:
    """F7.1 From left to right, as many as there are. F7.4 The last cube of a card gives 1 VP."""
    board = table.board
    left = cubes
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        here = table.rubble[card]
        if here > 0 and left > 0:
            if here > left:
                here = left
            table.rubble[card] -= here
            left -= here
            if table.rubble[card] == 0:
                table.vp[table.turn] += 1


# F8 Tracks


def tiles_left(table: FoothillsTable, seat: i64) -> i64:
    """F1.4, F1.6 A tile is a track or a station, and the box holds only so many."""
    return table.board.tiles - table.laid[seat] - table.built[seat]


def free_track(table: FoothillsTable, line: i64) -> i64:
    """F8.2, AMB-6 The leftmost space without rubble, competitor or track. F8.5 Porthmadog's left one first."""
    if table.finished[line] != 0:
        return NONE
    board = table.board
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        if table.rubble[card] == 0 and table.competitor[card] == 0:
            for space in range(card * 2, card * 2 + board.tracks_at[card]):
                if table.track[space] == 0:
                    return space
    return NONE


def lay_track(table: FoothillsTable, line: i64) -> None:
    """F8.3 Each track laid gives 1 VP."""
    space = free_track(table, line)
    table.track[space] = 1 + table.turn
    table.laid[table.turn] += 1
    table.vp[table.turn] += 1
    finish_lines_of(table, space // 2, False)


def has_track_on(table: FoothillsTable, seat: i64, line: i64) -> bool:
    """AMB-10 A track on Porthmadog is a track on each of its lines in play."""
    board = table.board
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        if table.track[card * 2] == 1 + seat or table.track[card * 2 + 1] == 1 + seat:
            return True
    return False


# F9 Tickets, stations, surveyors


def has_ticket(table: FoothillsTable, seat: i64, ticket: i64) -> bool:
    return table.tickets[seat] & BIT[ticket] != 0


def line_allowed(table: FoothillsTable, line: i64, on: i64) -> bool:
    """Whether a line meets a card's condition: none, the player's ticket of the line, or that or their track on it."""
    if on >= TICKET_LINE and table.tickets[table.turn] & BIT[table.board.line_ticket[line]] == 0:
        return on == TICKET_OR_TRACK and has_track_on(table, table.turn, line)
    return True


def card_allowed(table: FoothillsTable, card: i64, on: i64) -> bool:
    """A shared card meets it if one of its lines in play does."""
    other = table.layout.card_other_line[card]
    return line_allowed(table, table.layout.card_line[card], on) or (other != NONE and line_allowed(table, other, on))


def station_free(table: FoothillsTable, space: i64) -> bool:
    """F9.2 Not built, on a card in play without rubble or competitor. F9.8 Devil's Bridge is built in order."""
    card = table.board.space_card[space]
    if table.station[space] != 0 or table.layout.card_open[card] == 0:
        return False
    if table.rubble[card] != 0 or table.competitor[card] != 0:
        return False
    before = space == table.board.space_first[card] or table.station[space - 1] != 0
    return before or table.board.in_order[card] == 0


def space_empty(table: FoothillsTable, card: i64) -> bool:
    """F9.6, AMB-8 A surveyor space with no surveyor on it, the player's own included."""
    if table.board.survey_effect[card] == NONE:
        return False
    return table.surveyor[0] != card and table.surveyor[1] != card


def space_available(table: FoothillsTable, card: i64) -> bool:
    """F9.11 Empty, and a station or competitor on its card; starting cards have one prebuilt."""
    if table.layout.card_open[card] == 0 or not space_empty(table, card):
        return False
    return table.board.card_start[card] != 0 or table.competitor[card] != 0 or has_station(table, card)


def may_score_card(table: FoothillsTable, seat: i64) -> bool:
    """F9.17 The scoring pile holds fewer cards than the station counter shows, and there is a card to score."""
    if table.piled[seat] >= table.built[seat]:
        return False
    for at in range(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES):
        if table.slots[at] != NONE:
            return True
    return False


def symbol_points(table: FoothillsTable, seat: i64, symbol: i64) -> i64:
    """F11.2 What one card in the scoring pile is worth."""
    if symbol == PASSENGER_PAIRS:
        return table.owned[seat * KINDS + PASSENGER] // 2
    if symbol == TRACK_PAIRS:
        return table.laid[seat] // 2
    if symbol == STATIONS:
        return table.built[seat]
    if symbol == TICKETS:
        return ONES[table.tickets[seat]]
    return table.piled[seat]


def stations_on(table: FoothillsTable, line: i64, seat: i64) -> i64:
    """F11.1 Porthmadog's station counts for both lines."""
    board = table.board
    count: i64 = 0
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        for space in range(board.space_first[card], board.space_first[card + 1]):
            if table.station[space] == 1 + seat:
                count += 1
    return count


def majority(table: FoothillsTable, line: i64) -> i64:
    """F11.1 The seat with more stations on a line; NONE in a tie."""
    ahead = stations_on(table, line, 0) - stations_on(table, line, 1)
    if ahead == 0:
        return NONE
    return 0 if ahead > 0 else 1


def absolute_majority(table: FoothillsTable, line: i64) -> i64:
    """AMB-19 The seat with more than half of all station spaces of a line, which holds its token already."""
    board = table.board
    spaces: i64 = 0
    for at in range(board.line_first[line], board.line_first[line + 1]):
        card = board.line_card[at]
        spaces += board.space_first[card + 1] - board.space_first[card]
    for seat in range(2):
        if stations_on(table, line, seat) * 2 > spaces:
            return seat
    return NONE
