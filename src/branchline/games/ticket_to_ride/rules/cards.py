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
from branchline.games.ticket_to_ride.rules.turns import Turns


class Cards(Turns):
    def cards_into(self, out: vec[i64], count: i64) -> i64:
        """T2.1 A face-up card or the top of the pile. T2.4 Never a face-up locomotive as the second card."""
        listed: i64 = 0
        if self.phase == SECOND_CARD:
            listed = BIT[LOCOMOTIVE]
        for card in self.display:
            if card != NONE:
                out[count] = TAKE + card  # counts only if it is the first of its kind
                count += 1 - (listed >> card & 1)
                listed |= BIT[card]
        if self.pile_total + self.discard_total > 0:
            out[count] = BLIND
            count += 1
        return count

    def draw_card(self, action: i64, dealer: Dealer) -> None:
        """T2.1 Two cards. T2.3 A face-up locomotive is the whole draw. T2.8 No second card where there is none."""
        at = self.turn * KINDS
        if action == BLIND:
            self.hands[at + self.top_card(dealer)] += 1
        else:
            self.hands[at + action] += 1
            self.seen[at + action] += 1
            self.replace(action, dealer)
        if self.phase == TURN and action != TAKE + LOCOMOTIVE:
            self.phase = SECOND_CARD
            if self.choice_of_second_card():
                return
            if self.cards_into(SCRATCH, 0) == 1:
                self.draw_card(SCRATCH[0], dealer)
                return
        self.end_turn(False)

    def choice_of_second_card(self) -> bool:
        if self.pile_total + self.discard_total > 0:
            for card in self.display:
                if card != NONE and card != LOCOMOTIVE:
                    return True
        return self.cards_into(SCRATCH, 0) > 1

    def replace(self, card: i64, dealer: Dealer) -> None:
        """T2.2 A face-up card taken is replaced at once. T2.6 Only a locomotive can make the display too many."""
        slot: i64 = 0
        while self.display[slot] != card:
            slot += 1
        self.display[slot] = NONE
        if self.pile_total + self.discard_total > 0:
            self.display[slot] = self.top_card(dealer)
            if self.display[slot] == LOCOMOTIVE:
                self.fill_display(dealer)
        else:
            self.unsettled = True

    def top_card(self, dealer: Dealer) -> i64:
        """T2.7 The discards become the new pile when a card is needed and the pile is empty."""
        if self.pile_total == 0:
            self.shuffle_discards()
        card = dealer.draw(self.pile, 0, self.pile_total)
        self.pile[card] -= 1
        self.pile_total -= 1
        return card

    def shuffle_discards(self) -> None:
        empty = self.pile
        self.pile = self.discards
        self.discards = empty
        self.pile_total = self.discard_total
        self.discard_total = 0
        if self.seats == 2:
            # the pile ran out: whatever is in sight of neither player is in the other's hand, and both can tell
            self.seen = self.hands[:]

    def fill_display(self, dealer: Dealer) -> None:
        """T2.2, T2.8 Five face up as long as there are cards. T2.6 Three locomotives among five sweep them all away."""
        display = self.display
        while True:
            shown: i64 = 0
            locomotives: i64 = 0
            for slot in range(FACE_UP):
                card = display[slot]
                if card == NONE:
                    if self.pile_total + self.discard_total == 0:
                        continue
                    card = self.top_card(dealer)
                    display[slot] = card
                shown += 1
                if card == LOCOMOTIVE:
                    locomotives += 1
            if shown < FACE_UP or locomotives < SWEEP or self.coloured_left(locomotives) < SWEEP:
                self.unsettled = shown < FACE_UP or locomotives >= SWEEP
                return
            self.sweep()

    def coloured_left(self, locomotives: i64) -> i64:
        """T2.6 The cards in pile, discards and display that are no locomotives."""
        pile = self.pile_total - self.pile[LOCOMOTIVE]
        discards = self.discard_total - self.discards[LOCOMOTIVE]
        return pile + discards + FACE_UP - locomotives

    def sweep(self) -> None:
        for slot in range(FACE_UP):
            self.discards[self.display[slot]] += 1
            self.display[slot] = NONE
        self.discard_total += FACE_UP
