"""What a move looks like, and the score as the rulebook counts it. Everything is open, so everyone is told the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

from branchline.core.game import Line, Score
from branchline.core.move import Move
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, LINES, TYPES, FoothillsBoard
from branchline.games.foothills.board.effects import DRAW_OP, WIDTH
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import BUFFER_STOPS, PICKING, RUNNING
from branchline.games.foothills.rules.state import FoothillsState, effect_of
from branchline.games.foothills.rules.valley import (
    AT_HOME,
    EVENT,
    EVENTS_RETURN,
    PILED,
    PUB,
    SUMMIT_VP,
    has_ticket,
    majority,
    symbol_points,
)
from branchline.games.foothills.words.moves import ITEMS, Clear, Done, FoothillsPass, PlayCard, side_of


def story(before: FoothillsState, after: FoothillsState, move: Move, dealt: list[int]) -> list[Line]:
    """The move itself and what was done with it, what it cost and gave, then what it led to."""
    teller = FoothillsTeller(before, after, dealt)
    teller.move(move)
    teller.works()
    teller.surveyor()
    teller.draw(move)
    teller.supplies()
    teller.refill(move)
    teller.competitors()
    teller.cards()
    teller.consequences()
    if isinstance(move, Done) and not teller.lines:
        teller.say("done")
    return teller.lines


class FoothillsTeller:
    """Collects the lines of one move."""

    def __init__(self, before: FoothillsState, after: FoothillsState, dealt: list[int]) -> None:
        self.before = before
        self.after = after
        self.dealt = Counter(dealt)
        self.board: FoothillsBoard = before.board
        self.seat = int(before.turn)
        self.lines: list[Line] = []

    def say(self, key: str, **args: Any) -> None:
        """A line about a seat, by default the one that moved."""
        args.setdefault("who", self.seat)
        self.lines.append(Line(f"narrate-{key}", args))

    def fact(self, key: str, **args: Any) -> None:
        self.lines.append(Line(f"narrate-{key}", args))

    def move(self, move: Move) -> None:
        if isinstance(move, PlayCard):
            card = self.board.action_index[move.card]
            letter = int(self.board.action_type[card])
            if self.before.grey[self.seat * ACTION_TYPES + letter]:
                self.say("play-grey", card=self.board.action_id[card], letter=side_of(self.board, card, True))
            else:
                self.say("play-gold", letter=TYPES[letter], main=TYPES[letter])
        elif isinstance(move, FoothillsPass):
            self.say("pass")
        elif isinstance(move, Clear):
            self.say("clear", line=move.line)

    def draw(self, move: Move) -> None:
        """F5.6 What came out of the bag for the player."""
        if self.dealt and self.draws(move):
            self.say("draw", iron=self.dealt[0], stone=self.dealt[1])

    def refill(self, move: Move) -> None:
        """F5.4 What came out of the bag into the stockyard."""
        if self.dealt and not self.draws(move):
            self.fact("refill", iron=self.dealt[0], stone=self.dealt[1], events=self.dealt[int(EVENT)])

    def draws(self, move: Move) -> bool:
        """Whether the side played draws from the bag for the player."""
        if not isinstance(move, PlayCard):
            return False
        at = int(self.seat * ACTION_TYPES + self.board.action_type[self.board.action_index[move.card]])
        effect = effect_of(self.before, at)
        rows = range(self.board.effect_first[effect], self.board.effect_first[effect + 1])
        return any(self.board.ops[row * WIDTH] == DRAW_OP for row in rows)

    def works(self) -> None:
        """Rubble cleared, tracks and stations."""
        before, after, board = self.before, self.after, self.board
        for card, name in enumerate(board.card_name):
            if before.rubble[card] and not after.rubble[card] and after.competitor[card] == before.competitor[card]:
                self.say("cleared", place=name)
            for space in (card * 2, card * 2 + 1):
                if after.track[space] != before.track[space]:
                    self.say("track", place=name)
            for space in range(board.space_first[card], board.space_first[card + 1]):
                if after.station[space] != before.station[space]:
                    self.say("build", place=name)

    def surveyor(self) -> None:
        place = int(self.after.surveyor[self.seat])
        if place == self.before.surveyor[self.seat]:
            return
        if place >= PUB:
            self.say("home" if place == AT_HOME else "pub")
        else:
            self.say("surveyor", place=self.board.card_name[place])

    def competitors(self) -> None:
        """F6.2 Where they went; F8.4 the lines that are finished now."""
        for card, name in enumerate(self.board.card_name):
            if self.after.competitor[card] != self.before.competitor[card]:
                self.fact("competitor", place=name)
        for line, name in enumerate(LINES):
            if self.after.finished[line] != self.before.finished[line]:
                self.fact("finished", line=name)

    def cards(self) -> None:
        """Cards scored, replaced and flipped; tickets; the Summit token."""
        before, after, board = self.before, self.after, self.board
        moved = [card for card in range(board.actions) if after.place[card] != before.place[card]]
        for card in sorted(moved, key=lambda card: after.place[card] < PILED):  # it is scored before it is replaced
            self.say("score-card" if after.place[card] >= PILED else "replace", card=board.action_id[card])
        for at in range(self.seat * ACTION_TYPES, (self.seat + 1) * ACTION_TYPES):
            card = int(after.slots[at])
            if card != NONE and card == before.slots[at] and after.grey[at] != before.grey[at]:
                self.say("flip", card=board.action_id[card], letter=side_of(board, card, bool(after.grey[at])))
        for ticket, name in enumerate(board.ticket_id):
            if has_ticket(after, self.seat, ticket) and not has_ticket(before, self.seat, ticket):
                self.say("ticket", colour=name)
        if after.summit != before.summit:
            self.say("summit")

    def supplies(self) -> None:
        """What each seat gave and got, on balance."""
        for seat in range(2):
            changes = {"vp": int(self.after.vp[seat] - self.before.vp[seat])}
            for kind, item in enumerate(ITEMS):
                at = seat * int(KINDS) + kind
                changes[item] = int(self.after.owned[at] - self.before.owned[at])
            for item, change in changes.items():
                if change > 0:
                    self.say("receive", who=seat, item=item, count=change)
                elif change < 0:
                    self.say("pay", who=seat, item=item, count=-change)

    def consequences(self) -> None:
        before, after = self.before, self.after
        events = int(before.yard[EVENT]) + self.dealt[int(EVENT)]
        if after.yard[EVENT] == 0 and events >= EVENTS_RETURN and before.phase != PICKING:
            self.fact("events-return", events=events)
        if after.trigger != before.trigger and before.trigger == RUNNING:
            self.fact("trigger-buffer-stops" if after.trigger == BUFFER_STOPS else "trigger-no-competitor")
        if after.over:
            self.fact("game-over")


# as the board numbers the symbols
SYMBOL_KEYS = (
    *("score-passenger-pairs", "score-track-pairs", "score-stations", "score-tickets", "score-scored-cards"),
)


def breakdown(state: FoothillsState) -> list[list[Score]]:
    """F11.1 to F11.4, seat by seat, in half points, as if the game ended now."""
    return [seat_breakdown(state, seat) for seat in range(state.seats)]


def seat_breakdown(state: FoothillsState, seat: int) -> list[Score]:
    board = state.board
    lines = [Score("F11.4", 2 * int(state.vp[seat]), "score-vp", {"count": int(state.vp[seat])})]
    for card, name in enumerate(board.action_id):
        if state.place[card] == PILED + seat:
            symbol = int(board.action_symbol[card])
            points = int(symbol_points(state, seat, symbol))
            lines.append(Score("F11.2", 2 * points, SYMBOL_KEYS[symbol], {"card": name}))
    for line in map(int, state.layout.lines):
        if board.line_bonus[line] and majority(state, line) == seat:
            lines.append(Score("F11.1", 2 * int(board.line_bonus[line]), "score-bonus", {"line": LINES[line]}))
    passengers = int(state.owned[seat * KINDS + 3])
    lines.append(Score("F11.4", passengers, "score-passengers", {"count": passengers}))
    if state.summit == seat:
        lines.append(Score("F9.15", 2 * int(SUMMIT_VP), "score-summit", {}))
    return lines
