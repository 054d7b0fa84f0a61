"""What shows search the way in Wensleydale and Nürnberg: `greedy` in haste, and the worth of a round's end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.guide import Guide
from branchline.core.state import State
from branchline.games.dales.board import ENGINE, GOVERNMENT, GREEN, RED
from branchline.games.dales.choices import (
    AUCTION,
    BUILDING,
    BUY,
    CHOICE,
    EXCHANGE,
    EXTEND,
    FINISH,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NONE,
    NOTHING,
    PAY,
    PAYMENT,
    TAKE,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.policy import DEEPEST, LOW, PATIENCE, Greedy
from branchline.games.dales.state import DalesState

TENTH: Final[i64] = 10  # the policy counts in tenths of a point
SHORT: Final[i64] = 3  # links of a line that is thought of in passing
HASTE: Final[i64] = 500  # lines thought of in passing
NARROW: Final[i64] = 1  # of a novice
FEW: Final[i64] = 20
PONDER: Final[i64] = PATIENCE  # lines thought of where an action is weighed


@final
class DalesGuide(Guide):
    """Remembers the line that a seat has begun, so that it is thought of only once."""

    def __init__(self) -> None:
        self.hasty = Greedy(SHORT, HASTE)
        self.greedy = Greedy(DEEPEST, PONDER)
        self.following: i64 = 0  # areas of the remembered line that were entered

    def begin(self, state: State) -> None:
        self.following = 0

    # Playing on

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, DalesState)
        if state.phase == BUILDING or state.phase == TAKEOVERS:
            return self.next_step(state, dealer)
        return self.hasty.choose(state, dealer)

    def next_step(self, state: DalesState, dealer: Dealer) -> i64:
        """The next step of the line remembered; a step that was the only one possible has been taken by itself."""
        hasty = self.hasty
        length = state.length
        if length > 0 and self.following > 0 and length <= hasty.found_length:
            if hasty.found[length - 1] == state.line[length - 1]:
                if length == hasty.found_length:
                    self.following = 0
                    return FINISH
                self.following = length + 1
                return EXTEND + hasty.found[length]
        hasty.found_length = 0
        action = hasty.choose(state, dealer)
        self.following = 1 if hasty.found_length > 0 and action != NOTHING else 0
        return action

    # What actions seem worth

    def weigh_into(self, state: State, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        assert isinstance(state, DalesState)
        phase = state.phase
        greedy = self.greedy
        if phase == BUILDING or phase == TAKEOVERS:
            self.weigh_lines(state, actions, count, worths)
            return
        for k in range(count):
            action = actions[k]
            worth: i64 = 0
            if phase == AUCTION:
                worth = greedy.box_worth(state, action >> 4) - 5 * (action & 15)
            elif phase == PAYMENT or phase == EXCHANGE:
                worth = greedy.spare_of(state, action - PAY)
            elif phase == LOADING:
                worth = TENTH * state.layout.price[action - LOAD]
            elif phase == CHOICE:
                worth = -state.space(RED + action - TAKE, state.turn)
            else:
                worth = self.work_worth(state, action)
            worths[k] = worth * TENTH
        if phase == TRAINS:
            self.weigh_trains(state, actions, count, worths)

    def weigh_lines(self, state: DalesState, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        greedy = self.greedy
        for k in range(count):
            greedy.worths[actions[k]] = LOW
        if state.phase == BUILDING:
            greedy.build(state)
        else:
            greedy.sell(state)
        for k in range(count):
            worth = greedy.worths[actions[k]]
            if actions[k] == NOTHING:
                worth = 0
            worths[k] = (worth if worth > -300 else -300) * TENTH

    def work_worth(self, state: DalesState, action: i64) -> i64:
        """What loading a piece is worth, before others take it or at leisure; stopping comes last."""
        if action >= MOVE:
            worth = self.greedy.piece_worth(state, action - MOVE)
            return worth + 100 if self.greedy.contested(state, action - MOVE) else worth
        return 15 if action == NO_TRAINS else -30

    def weigh_trains(self, state: DalesState, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        self.greedy.count_waiting(state)
        for k in range(count):
            train = actions[k] - BUY
            if 0 <= train < state.layout.trains:
                gain = self.greedy.gain_of(state, train)
                worths[k] = (
                    40 + gain if gain > 0 else gain - 60
                ) * TENTH  # one that brings nothing comes after passing

    # What a position is worth

    def settled(self, state: State) -> bool:
        """At the beginning of a round, before anybody has bid."""
        assert isinstance(state, DalesState)
        if state.phase != AUCTION:
            return False
        for bid in state.bids:
            if bid != NONE:
                return False
        return True

    def evaluate(self, state: State, seat: i64) -> i64:
        """Points as they stand, and what influence, cubes and links still promise in the rounds to come."""
        assert isinstance(state, DalesState)
        rounds = state.layout.rounds - state.round
        worth = state.score_of(seat) * 100
        if state.over or rounds <= 0:
            return worth
        return worth + self.promise(state, seat, rounds)

    def promise(self, state: DalesState, seat: i64, rounds: i64) -> i64:
        worth: i64 = 90 * state.space(ENGINE, seat) + 40 * state.space(GOVERNMENT, seat)
        worth += 60 * (state.space(RED, seat) + state.space(GREEN, seat))
        worth -= 60 * rounds * state.laid(seat)
        return worth


def guide(board: object) -> Guide:
    """What shows search the way; it reads the board from the state."""
    return DalesGuide()


def novice(board: object) -> Greedy:
    """Thinks of the shortest lines only."""
    return Greedy(NARROW, FEW)
