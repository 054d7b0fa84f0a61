"""Many tables of one game, stepped together by compiled code: what `bl.Batch` is made of.

Everything a learner reads lies in long vectors that are made once and never grow, so that a view of one stays good.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from branchline.core.dealer import SeededDealer
from branchline.core.observer import Observer, cells
from branchline.core.playout import Policy, Start
from branchline.core.state import WIDEST, State, filled

# what a reward counts
WIN: Final[i64] = 0
MARGIN: Final[i64] = 1
SCORE: Final[i64] = 2

NOBODY: Final[i64] = -1
ROTATE: Final[i64] = -1  # the learner's seat is another one in every game
LISTING: Final = vec[i64]([0] * WIDEST)
NO: Final[u8] = 0
YES: Final[u8] = 1


@final
class BatchTables:
    """Tables number `first` on. Each has luck of its own, so what happens at one never depends on how many there are.

    Where `others` holds policies, they play every seat but one: the first of them sits after the learner, and so on.
    """

    def __init__(self, start: Start, observer: Observer, tables: i64, actions: i64, reward: i64, points: float) -> None:
        seats = observer.seats
        self.start = start
        self.observer = observer
        self.tables: i64 = tables
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.reward: i64 = reward
        self.points: float = points  # what one point of the rules counts
        self.size: i64 = observer.size
        self.first: i64 = 0  # the number of the first table, where others have those before it
        self.learner: i64 = NOBODY
        self.others: list[list[Policy]] = []  # table by table; none where the caller plays every seat
        self.states: list[State] = []
        self.dealers: list[SeededDealer] = []
        self.lucks: list[SeededDealer] = []  # of the others
        self.samplers: list[SeededDealer] = []
        self.games: vec[i64] = filled(0, tables)  # how many each table has begun
        self.observations: vec[i16] = cells(tables * self.size)
        self.finals: vec[i16] = cells(tables * seats * self.size)
        self.masks: vec[u8] = flags(tables * actions)
        self.actor: vec[i64] = filled(0, tables)
        self.acted: vec[i64] = filled(NOBODY, tables)
        self.steps: vec[i64] = filled(0, tables)
        self.lengths: vec[i64] = filled(0, tables)
        self.over: vec[u8] = flags(tables)
        self.rewards: vec[float] = vec[float]([0.0] * (tables * seats))
        self.samples: vec[i64] = filled(0, tables)
        self.before: vec[i64] = filled(0, tables * seats)  # points when rewards were last given
        self.width: i64 = WIDEST if actions > WIDEST else actions
        self.legal: vec[i16] = cells(tables * self.width)
        self.counts: vec[i64] = filled(0, tables)
        observer.remember(tables)

    def seed(self, seed: int, luck: int, sampling: int, first: i64) -> None:
        """From now on, the luck of each table is its own stream of these seeds; every table begins anew."""
        self.first = first
        self.dealers = []
        self.lucks = []
        self.samplers = []
        for table in range(first, first + self.tables):
            self.dealers.append(SeededDealer(seed, table))
            self.lucks.append(SeededDealer(luck, table))
            self.samplers.append(SeededDealer(sampling, table))
        self.games = filled(0, self.tables)

    def reset(self) -> None:
        """A new game at every table."""
        self.states = []
        for table in range(self.tables):
            self.states.append(self.start(self.dealers[table]))
        for table in range(self.tables):
            self.lengths[table] = 0
            self.acted[table] = NOBODY
            self.over[table] = NO
            for seat in range(self.seats):
                self.rewards[table * self.seats + seat] = 0.0
            self.begin(table)
            self.look(table)

    def step(self, actions: bytes) -> None:
        """One legal action for each table, as 64 bits each: what is not legal does harm."""
        for table in range(self.tables):
            state = self.states[table]
            action = read_i64_le(actions, 8 * table)
            if len(self.others) > 0:
                self.tell(table, state, action)
            self.acted[table] = state.turn
            state.apply(action, self.dealers[table])
            self.steps[table] += 1
            if len(self.others) > 0:
                self.play_others(table, state)
            if state.over:
                self.over[table] = YES
                self.end(table, state)
            else:
                if self.over[table] != NO:
                    self.over[table] = NO
                    for seat in range(self.seats):
                        self.rewards[table * self.seats + seat] = 0.0
                if self.reward == SCORE:
                    self.give_points(table, state)
            self.look(table)

    def sample(self) -> None:
        """A legal action for each table, each as likely as the others."""
        for table in range(self.tables):
            k = self.samplers[table].below(self.counts[table])
            self.samples[table] = i64(self.legal[table * self.width + k])

    # One table

    def begin(self, table: i64) -> None:
        """A game that has just been dealt goes on to the learner's first decision."""
        while True:
            state = self.states[table]
            self.steps[table] = 0
            for seat in range(self.seats):
                self.before[table * self.seats + seat] = state.score_of(seat)
            self.games[table] += 1
            if len(self.others) > 0:
                self.lucks[table] = self.lucks[table].copy()  # bots know by it that this is another game
                self.play_others(table, state)
            if not state.over:
                return
            self.states[table] = self.start(self.dealers[table])  # it ended before the learner had a decision

    def learner_at(self, table: i64) -> i64:
        """The learner's seat in the game under way."""
        if self.learner != ROTATE:
            return self.learner
        return (self.first + table + self.games[table] - 1) % self.seats

    def play_others(self, table: i64, state: State) -> None:
        learner = self.learner_at(table)
        others = self.others[table]
        dealer = self.dealers[table]
        luck = self.lucks[table]
        while not state.over and state.turn != learner:
            action = others[(state.turn - learner - 1 + self.seats) % self.seats].choose(state, luck)
            self.tell(table, state, action)
            state.apply(action, dealer)

    def tell(self, table: i64, state: State, action: i64) -> None:
        """Those of the others who watch see what the seat to act is about to do."""
        others = self.others[table]
        for k in range(len(others)):
            if others[k].watches():
                others[k].see((self.learner_at(table) + 1 + k) % self.seats, state, action)

    def end(self, table: i64, state: State) -> None:
        """Rewards and last observations of a game that is over; then the next one is dealt."""
        self.lengths[table] = self.steps[table]
        if self.reward == WIN:
            self.give_wins(table, state)
        elif self.reward == MARGIN:
            self.give_margins(table, state)
        else:
            self.give_points(table, state)
        for seat in range(self.seats):
            self.observer.write(state, seat, table, self.finals, (table * self.seats + seat) * self.size)
        self.states[table] = self.start(self.dealers[table])
        self.begin(table)

    def look(self, table: i64) -> None:
        """What the seat to act sees, and what it may choose."""
        state = self.states[table]
        masks = self.masks
        legal = self.legal
        at = table * self.actions
        list_at = table * self.width
        for k in range(self.counts[table]):
            masks[at + i64(legal[list_at + k])] = NO
        count = state.legal_into(LISTING)
        for k in range(count):
            action = LISTING[k]
            masks[at + action] = YES
            legal[list_at + k] = i16(action)
        self.counts[table] = count
        self.actor[table] = state.turn
        if self.size > 0:
            self.observer.rewrite(state, state.turn, table, self.observations, table * self.size)

    # Rewards

    def give_wins(self, table: i64, state: State) -> None:
        """1 for a seat that wins alone; all of them together always get 0."""
        places = state.ranking()
        winners = 0
        for place in places:
            if place == 1:
                winners += 1
        rivals = float(self.seats - 1) if self.seats > 1 else 1.0
        for seat in range(self.seats):
            share = float(self.seats) / float(winners) if places[seat] == 1 else 0.0
            self.rewards[table * self.seats + seat] = (share - 1.0) / rivals

    def give_margins(self, table: i64, state: State) -> None:
        """How many points a seat is ahead of the best of the others."""
        for seat in range(self.seats):
            best = state.score_of(1 if seat == 0 else 0)
            for other in range(self.seats):
                if other != seat and state.score_of(other) > best:
                    best = state.score_of(other)
            self.rewards[table * self.seats + seat] = float(state.score_of(seat) - best) * self.points

    def give_points(self, table: i64, state: State) -> None:
        """The points of each seat since rewards were last given: over a whole game they add up to its score."""
        at = table * self.seats
        for seat in range(self.seats):
            now = state.score_of(seat)
            self.rewards[at + seat] = float(now - self.before[at + seat]) * self.points
            self.before[at + seat] = now


def flags(count: i64) -> vec[u8]:
    """So many flags, none of them set."""
    found = vec[u8](capacity=count)
    for _flag in range(count):
        found = append(found, NO)
    return found
