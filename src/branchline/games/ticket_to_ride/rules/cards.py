"""Draw train cards: the pile, the discards and the display of five."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.games.ticket_to_ride.board.board import KINDS, LOCOMOTIVE
from branchline.games.ticket_to_ride.rules.choices import (
    BIT,
    BLIND,
    FACE_UP,
    NONE,
    SCRATCH,
    SECOND_CARD,
    SWEEP,
    TAKE,
    TURN,
)
from branchline.games.ticket_to_ride.rules.table import RideTable
from branchline.games.ticket_to_ride.rules.turns import end_turn


def cards_into(table: RideTable, out: vec[i64], count: i64) -> i64:
    """T2.1 A face-up card or the top of the pile. T2.4 Never a face-up locomotive as the second card."""
    listed: i64 = 0
    if table.phase == SECOND_CARD:
        listed = BIT[LOCOMOTIVE]
    for card in table.display:
        if card != NONE:
            out[count] = TAKE + card  # counts only if it is the first of its kind
            count += 1 - (listed >> card & 1)
            listed |= BIT[card]
    if table.pile_total + table.discard_total > 0:
        out[count] = BLIND
        count += 1
    return count


def draw_card(table: RideTable, action: i64, dealer: Dealer) -> None:
    """T2.1 Two cards. T2.3 A face-up locomotive is the whole draw. T2.8 No second card if there is none."""
    at = table.turn * KINDS
    if action == BLIND:
        table.hands[at + top_card(table, dealer)] += 1
    else:
        table.hands[at + action] += 1
        table.seen[at + action] += 1
        replace(table, action, dealer)
    if table.phase == TURN and action != TAKE + LOCOMOTIVE:
        table.phase = SECOND_CARD
        if choice_of_second_card(table):
            return
        if cards_into(table, SCRATCH, 0) == 1:
            if table.watched:
                table.note(table.turn, SCRATCH[0])
            draw_card(table, SCRATCH[0], dealer)
            return
    end_turn(table, False)


def choice_of_second_card(table: RideTable) -> bool:
    if table.pile_total + table.discard_total > 0:
        for card in table.display:
            if card != NONE and card != LOCOMOTIVE:
                return True
    return cards_into(table, SCRATCH, 0) > 1


def replace(table: RideTable, card: i64, dealer: Dealer) -> None:
    """T2.2 A face-up card taken is replaced at once. T2.6 Only a locomotive can make the display have too many."""
    slot: i64 = 0
    while table.display[slot] != card:
        slot += 1
    table.display[slot] = NONE
    if table.pile_total + table.discard_total > 0:
        table.display[slot] = top_card(table, dealer)
        if table.display[slot] == LOCOMOTIVE:
            fill_display(table, dealer)
    else:
        table.unsettled = True


def top_card(table: RideTable, dealer: Dealer) -> i64:
    """T2.7 The discards become the new pile when a card is needed and the pile is empty."""
    if table.pile_total == 0:
        shuffle_discards(table)
    card = dealer.draw(table.pile, 0, table.pile_total)
    table.pile[card] -= 1
    table.pile_total -= 1
    return card


def shuffle_discards(table: RideTable) -> None:
    empty = table.pile
    table.pile = table.discards
    table.discards = empty
    table.pile_total = table.discard_total
    table.discard_total = 0
    if table.seats == 2:
        # the pile ran out: a card that neither player can see is in the other's hand, and both can work that out
        table.seen = table.hands[:]


def fill_display(table: RideTable, dealer: Dealer) -> None:
    """T2.2, T2.8 Five face up while there are cards. T2.6 Three locomotives among the five sweep them all away."""
    display = table.display
    while True:
        shown: i64 = 0
        locomotives: i64 = 0
        for slot in range(FACE_UP):
            card = display[slot]
            if card == NONE:
                if table.pile_total + table.discard_total == 0:
                    continue
                card = top_card(table, dealer)
                display[slot] = card
            shown += 1
            if card == LOCOMOTIVE:
                locomotives += 1
        if shown < FACE_UP or locomotives < SWEEP or coloured_left(table, locomotives) < SWEEP:
            table.unsettled = shown < FACE_UP or locomotives >= SWEEP
            return
        sweep(table)


def coloured_left(table: RideTable, locomotives: i64) -> i64:
    """T2.6 How many cards in the pile, the discards and the display are not locomotives."""
    pile = table.pile_total - table.pile[LOCOMOTIVE]
    discards = table.discard_total - table.discards[LOCOMOTIVE]
    return pile + discards + FACE_UP - locomotives


def sweep(table: RideTable) -> None:
    for slot in range(FACE_UP):
        table.discards[table.display[slot]] += 1
        table.display[slot] = NONE
    table.discard_total += FACE_UP
