"""What guides search in Wensleydale and Nürnberg: a quick `greedy`, and what the end of a round is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer
from branchline.core.guide import Guide
from branchline.core.state import State
from branchline.games.dales.board.board import ENGINE, GOVERNMENT, GREEN, MOVED_KINDS, RED
from branchline.games.dales.players.plan import LOW
from branchline.games.dales.players.policy import DEEPEST, PATIENCE, DalesGreedy
from branchline.games.dales.rules.choices import (
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
from branchline.games.dales.rules.profit import laid
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.table import box_of, cubes_of
from branchline.games.dales.rules.tracks import space

TENTH: Final[i64] = 10  # the policy counts in tenths of a point
SHORT: Final[i64] = 3  # links of a line considered in a playout,
LONGER: Final[i64] = 4  # and where there are fewer pieces, further apart
HASTE: Final[i64] = 2000  # lines considered in a playout
WORST: Final[i64] = -300  # in tenths of a point: no line looks worse
LONGEST: Final[i64] = 5  # rounds of a game
NARROW: Final[i64] = 1  # of a novice
FEW: Final[i64] = 20
PONDER: Final[i64] = PATIENCE  # lines considered when an action is weighed


@final
class DalesProspects:
    """What a seat's means promise, in hundredths of a point, by the rounds left: the first entry is for one.

    Fitted to some 400 games of an earlier, quicker search: what a seat went on to gain over the others, by what it had
    more than they did.
    """

    def __init__(
        self, engine: vec[i64], government: vec[i64], company: vec[i64], cube: i64, link: i64, step: vec[i64]
    ) -> None:
        self.engine = engine
        self.government = government
        self.company = company
        self.cube = cube
        self.link = link
        self.step = step

    def of(self, state: DalesState, seat: i64, left: i64) -> i64:
        at = left - 1
        worth = self.engine[at] * space(state, ENGINE, seat) + self.government[at] * space(state, GOVERNMENT, seat)
        worth += self.company[at] * (space(state, RED, seat) + space(state, GREEN, seat))
        worth += self.cube * state.cubes[seat] + self.link * left * laid(state, seat)
        return worth + self.step[at] * begun(state, seat)


def begun(state: DalesState, seat: i64) -> i64:
    """How many kinds of pieces the next set already has."""
    at = seat * MOVED_KINDS
    fewest = state.moved[at]
    for kind in range(1, MOVED_KINDS):
        if state.moved[at + kind] < fewest:
            fewest = state.moved[at + kind]
    kinds: i64 = 0
    for kind in range(MOVED_KINDS):
        if state.moved[at + kind] > fewest:
            kinds += 1
    return kinds


def prospects_by_round() -> DalesProspects:
    """Nürnberg, where the profit track soon reaches its top, so a link costs only its point at the end."""
    return DalesProspects(
        engine=vec[i64]([150, 160, 220, 270, 270]),
        government=vec[i64]([100, 100, 120, 160, 160]),
        company=vec[i64]([60, 130, 130, 120, 120]),
        cube=50,
        link=0,
        step=vec[i64]([60, 110, 110, 110, 110]),
    )


def prospects_by_piece() -> DalesProspects:
    """Wensleydale."""
    return DalesProspects(
        engine=vec[i64]([20, 60, 90, 110, 110]),
        government=vec[i64]([20, 50, 60, 60, 60]),
        company=vec[i64]([10, 30, 40, 50, 50]),
        cube=5,
        link=-12,
        step=vec[i64]([30, 80, 90, 70, 70]),
    )


@final
class DalesGuide(Guide):
    """Remembers the line a seat has begun, so that it is worked out only once."""

    def __init__(self) -> None:
        self.hasty = DalesGreedy(SHORT, HASTE)
        self.greedy = DalesGreedy(DEEPEST, PONDER)
        self.following: i64 = 0  # areas of the remembered line already entered
        self.by_round = prospects_by_round()
        self.by_piece = prospects_by_piece()

    def begin(self, state: State) -> None:
        assert isinstance(state, DalesState)
        self.following = 0
        self.hasty.deepest = SHORT if state.layout.by_round else LONGER

    # Playouts

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, DalesState)
        if state.phase == BUILDING or state.phase == TAKEOVERS:
            return self.next_step(state, dealer)
        return self.hasty.choose(state, dealer)

    def next_step(self, state: DalesState, dealer: Dealer) -> i64:
        """The next step of the remembered line; a step with no alternative has been taken automatically."""
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

    # What actions look worth

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
                worth = greedy.box_worth(state, box_of(action)) - 5 * cubes_of(action)
            elif phase == PAYMENT or phase == EXCHANGE:
                worth = greedy.spare_of(state, action - PAY)
            elif phase == LOADING:
                worth = TENTH * state.layout.price[action - LOAD]
            elif phase == CHOICE:
                worth = -space(state, RED + action - TAKE, state.turn)
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
            worths[k] = (worth if worth > WORST else WORST) * TENTH

    def work_worth(self, state: DalesState, action: i64) -> i64:
        """What loading a piece is worth, contested or not; stopping comes last."""
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
        """Whether a round is about to begin, before the first bid."""
        assert isinstance(state, DalesState)
        if state.phase != AUCTION:
            return False
        for bid in state.bids:
            if bid != NONE:
                return False
        return True

    def evaluate(self, state: State, seat: i64) -> i64:
        """Points as they stand, and what influence, cubes and pieces promise for the rounds to come."""
        assert isinstance(state, DalesState)
        worth = state.score_of(seat) * 100
        left = state.layout.rounds - state.round
        if state.over or left <= 0:
            return worth
        prospects = self.by_round if state.layout.by_round else self.by_piece
        return worth + prospects.of(state, seat, left if left < LONGEST else LONGEST)


def guide(board: object) -> Guide:
    """The guide for search; it reads the board from the state."""
    return DalesGuide()


def novice(board: object) -> DalesGreedy:
    """Considers only the shortest lines."""
    return DalesGreedy(NARROW, FEW)
