"""How `greedy` plays Foothills: it tries every way to play out its own turn and takes the one that leaves it best off.

Luck on the way is imagined from a fixed seed, so the same position always gets the same move. A position is worth the
half points it would score now, plus what supplies, flipped cards and open chances may still bring.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer, SeededDealer
from branchline.core.playout import Policy
from branchline.core.state import State
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, FoothillsBoard
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.players.prospects import HALF_POINT, FoothillsProspects
from branchline.games.foothills.rules.choices import RUNNING, TURN
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import ONES

WORTH: Final = vec[i64]([110, 150, 45, 20])  # one more iron, stone, rubble, passenger (besides its half point)
PLENTY: Final = vec[i64]([6, 6, 6, 6])  # beyond this many, one more is worth a quarter
TICKET: Final[i64] = 120
STATION: Final[i64] = 90  # room in the scoring pile,
ROOM: Final[i64] = 3  # for at most this many cards
SCORED: Final[i64] = 60  # a card in the scoring pile may still grow
GOLD: Final[i64] = 25  # a gold side can always do something
LAST_TURNS: Final[i64] = 3  # with this few buffer stops or competitors left, supplies lose their worth
MOST_WAYS: Final[i64] = 3000


@final
class FoothillsGreedy(Policy):
    """Plays any board, and keeps nothing from one decision to the next. Given prospects, it judges by them."""

    def __init__(self, prospects: FoothillsProspects | None = None) -> None:
        self.prospects = prospects
        self.most_ways: i64 = MOST_WAYS
        self.ways: i64 = 0  # states looked at for this decision
        self.seed = SeededDealer(1)
        self.luck = SeededDealer(1)

    def choose(self, state: State, dealer: Dealer) -> i64:
        """The action that begins the best way to play out the turn; the first of equals."""
        if not isinstance(state, FoothillsState):
            raise TypeError("this policy plays Foothills")
        seat = state.turn
        actions = vec[i64]([0] * 64)
        count = state.legal_into(actions)
        best = actions[0]
        most: i64 = 0
        self.ways = 0
        for k in range(count):
            worth = self.after(state, actions[k], seat)
            if k == 0 or worth > most:
                most = worth
                best = actions[k]
        return best

    def after(self, state: FoothillsState, action: i64, seat: i64) -> i64:
        """What the best end of this turn is worth, starting with this action."""
        return self.best_end(self.imagined(state, action), seat)

    def imagined(self, state: FoothillsState, action: i64) -> FoothillsState:
        twin = state.copy()
        luck = self.luck
        luck.a = self.seed.a
        luck.b = self.seed.b
        luck.c = self.seed.c
        luck.n = self.seed.n
        twin.apply(action, luck)
        return twin

    def best_end(self, state: FoothillsState, seat: i64) -> i64:
        """What the best end of this turn is worth; if there are too many ways, of those tried."""
        self.ways += 1
        if state.over or state.turn != seat or state.phase <= TURN or self.ways > self.most_ways:
            return self.margin(state, seat)
        actions = vec[i64]([0] * 64)
        count = state.legal_into(actions)
        most: i64 = 0
        for k in range(count):
            worth = self.after(state, actions[k], seat)
            if k == 0 or worth > most:
                most = worth
        return most

    def margin(self, state: FoothillsState, seat: i64) -> i64:
        if self.prospects is not None:
            return self.prospects.margin(state, seat)
        return self.worth(state, seat) - self.worth(state, 1 - seat)

    def worth(self, state: FoothillsState, seat: i64) -> i64:
        """The half points a seat would score now, and its chances of more."""
        total = state.score_of(seat) * HALF_POINT
        if state.over:
            return total
        chances: i64 = 0
        for kind in range(KINDS):
            owned = state.owned[seat * KINDS + kind]
            extra = owned - PLENTY[kind]
            if extra < 0:
                extra = 0
            chances += (owned - extra) * WORTH[kind] + extra * WORTH[kind] // 4
        chances += ONES[state.tickets[seat]] * TICKET
        room = state.built[seat] - state.piled[seat]
        chances += (room if room < ROOM else ROOM) * STATION + state.piled[seat] * SCORED
        for at in range(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES):
            if state.slots[at] != NONE and state.grey[at] == 0:
                chances += GOLD
        if state.trigger != RUNNING:
            return total + chances // 8
        if state.buffer_stops < LAST_TURNS or state.competitors < LAST_TURNS:
            return total + chances // 2
        return total + chances


def greedy(board: FoothillsBoard) -> Policy:
    """The policy of the bot `greedy`."""
    return FoothillsGreedy()
