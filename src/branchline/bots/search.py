"""Monte-Carlo tree search on any game of the core contract, for two to five seats.

Each iteration deals anew what the seat cannot know (`redeal`), walks down the tree, plays on from its edge by the
game's guide, and notes for every seat what became of it. The tree is keyed by actions alone: luck is sampled on the way
(open loop), so a node stands for all the positions that its actions may lead to, and a child counts how often it was
there to be chosen (information-set search). Which child is tried next follows PUCT: its mean reward, and what its
prior and its few visits leave to hope for. Where branching is wide, only the most promising actions are tried at
first, and more with every visit (progressive widening).

The reward of a seat lies between 0 and 1. Where a game is cut off it is the logistic function of the seat's margin,
its points over those of the best other seat, by `scale`. At the end of a game it is the mean of that and its share of
the victory, so that winning comes first, and winning or losing by less or more still counts.

Luck is shared: visit number n of every action at the root is dealt the same cards, and in each turn of the game the
same luck, so that actions are compared in like circumstances. The same seed and iterations give the same tree, compiled
or not.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.dealer import Dealer, SeededDealer
from branchline.core.guide import Guide
from branchline.core.playout import Policy
from branchline.core.state import WIDEST, State

ACTIONS: Final = vec[i64]([0] * WIDEST)
WORTHS: Final = vec[i64]([0] * WIDEST)
PRIORS: Final = vec[float]([0.0] * WIDEST)
HANDICAPS: Final = vec[float]([0.0] * WIDEST)
WORST_HANDICAP: Final = 0.3
NONE: Final[i64] = -1
ROOT: Final[i64] = 0
WORD: Final[i64] = 4294967295
TO_THE_END: Final[i64] = 1000  # a guide may play on for ever where a game can be prolonged
WARM_UP: Final[i64] = 8
MOST_SEATS: Final = 8
MOST_DEALS: Final[i64] = 2000  # are kept
MANY: Final[i64] = 4  # actions: a choice between fewer gets fewer iterations


@final
class Settings:
    """How a search goes about it. Worths, heat and scale are in hundredths of a point."""

    def __init__(self) -> None:
        self.explore: float = 1.0  # how much is hoped of what was seldom tried
        self.heat: float = 300.0  # worths this far apart differ e-fold in their priors
        self.even: float = 0.2  # the part of the priors that is shared by all actions alike
        self.trust: float = 10.0  # above 0: so many visits' worth of belief in what the guide thinks of an action
        self.scale: float = 2000.0  # the margin at which a seat wins about three games of four
        self.depth: i64 = TO_THE_END  # actions played on beyond the tree before a game is cut off and judged
        self.narrow: float = 4.0  # actions tried at a node at first,
        self.widen: float = 1.0  # and so many more for each root of its visits
        self.open_hands: bool = False  # hindsight: nothing is dealt anew but what has not been dealt yet
        self.ripe: i64 = 1  # visits after which a node gets children
        self.most_nodes: i64 = 2000000


@final
class Search:
    """The tree of one decision. Nodes are numbers; their children hang together in order of their priors."""

    def __init__(self, state: State, seat: i64, guide: Guide, settings: Settings, seed: i64) -> None:
        self.state = state
        self.seat = seat
        self.seats = state.seats
        self.guide = guide
        self.settings = settings
        self.seed = seed & WORD
        self.dealer = SeededDealer(0)
        self.iterations: i64 = 0
        self.action = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()  # how often a node was there to be chosen
        self.prior = vec[float]()
        self.handicap = vec[float]()  # how far a node's reward will fall short of its best sibling's, the guide thinks
        self.reward = vec[float]()  # node by node, of each seat: summed over its visits
        self.margin = vec[float]()  # of the searching seat, in points, likewise
        self.listed = vec[i64]([0] * WIDEST)  # by action: the mark of the node at which it was legal last
        self.mark: i64 = 0
        self.path = vec[i64]()
        self.got = vec[float]([0.0] * MOST_SEATS)
        self.points = vec[float]([0.0] * MOST_SEATS)
        self.got_margin: float = 0.0
        self.turns: i64 = 0
        self.deal: i64 = 0
        self.deals: list[State] = []  # by number
        self.add_node(NONE, 1.0, 0.0)
        self.root_actions = vec[i64]([int(action) for action in state.legal_for(int(seat))])
        self.expand_root()

    # The tree

    def add_node(self, action: i64, prior: float, handicap: float) -> i64:
        self.action = append(self.action, action)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.prior = append(self.prior, prior)
        self.handicap = append(self.handicap, handicap)
        self.margin = append(self.margin, 0.0)
        for _ in range(self.seats):
            self.reward = append(self.reward, 0.0)
        return len(self.action) - 1

    def expand_root(self) -> None:
        """The seat's own actions are the same in every deal."""
        count: i64 = len(self.root_actions)
        for k in range(count):
            ACTIONS[k] = self.root_actions[k]
        self.deal = 0
        self.expand(ROOT, self.dealt(), count)

    def expand(self, node: i64, state: State, count: i64) -> None:
        """Hang a child for each of the listed actions below a node, the most promising first."""
        if count == 1:
            self.first[node] = self.add_node(ACTIONS[0], 1.0, 0.0)
            return
        self.set_priors(state, count)
        last: i64 = NONE
        for _ in range(count):
            best: i64 = NONE
            for k in range(count):
                if PRIORS[k] >= 0.0 and (best == NONE or PRIORS[k] > PRIORS[best]):
                    best = k
            child = self.add_node(ACTIONS[best], PRIORS[best], HANDICAPS[best])
            PRIORS[best] = -1.0
            if last == NONE:
                self.first[node] = child
            else:
                self.next[last] = child
            last = child

    def set_priors(self, state: State, count: i64) -> None:
        self.guide.weigh_into(state, ACTIONS, count, WORTHS)
        most = WORTHS[0]
        for k in range(count):
            if WORTHS[k] > most:
                most = WORTHS[k]
        total = 0.0
        for k in range(count):
            gap = float(most - WORTHS[k]) / self.settings.heat
            PRIORS[k] = exp(-gap) if gap < 30.0 else 0.0
            total += PRIORS[k]
            handicap = float(most - WORTHS[k]) / (4.0 * self.settings.scale)  # the slope of the logistic function
            HANDICAPS[k] = handicap if handicap < WORST_HANDICAP else WORST_HANDICAP
        even = self.settings.even
        for k in range(count):
            PRIORS[k] = (1.0 - even) * PRIORS[k] / total + even / float(count)

    def select(self, node: i64, seat: i64, count: i64) -> i64:
        """The child to try next, of those whose actions are listed; a listed action without a child gets one."""
        self.mark += 2
        mark = self.mark
        for k in range(count):
            action = ACTIONS[k]
            while action >= len(self.listed):
                self.listed = append(self.listed, 0)
            self.listed[action] = mark
        visits = self.visits[node]
        hope = 0.5
        if visits > 0:
            hope = self.reward[node * self.seats + seat] / float(visits)
        limit = i64(self.settings.narrow + self.settings.widen * sqrt(float(visits)))
        best: i64 = NONE
        most = -1.0
        found: i64 = 0
        last: i64 = NONE
        child = self.first[node]
        while child != NONE:
            if self.listed[self.action[child]] == mark:
                self.listed[self.action[child]] = mark + 1
                found += 1
                if found <= limit:
                    self.offered[child] += 1
                    promise = self.promise(child, seat, hope)
                    if promise > most:
                        most = promise
                        best = child
            last = child
            child = self.next[child]
        if found < count:
            best = self.add_missing(last, best, count, mark)
        return best

    def promise(self, child: i64, seat: i64, hope: float) -> float:
        bonus = self.settings.explore * self.prior[child] * sqrt(float(self.offered[child]))
        return self.shrunk(child, seat, hope) + bonus / (1.0 + float(self.visits[child]))

    def shrunk(self, child: i64, seat: i64, hope: float) -> float:
        """The mean reward of a child; the fewer its visits, the more of it is what the guide thinks."""
        trust = self.settings.trust
        believed = hope - self.handicap[child]
        return (self.reward[child * self.seats + seat] + trust * believed) / (float(self.visits[child]) + trust)

    def add_missing(self, last: i64, best: i64, count: i64, mark: i64) -> i64:
        """Actions that luck brought up for the first time go to the end of the line."""
        for k in range(count):
            if self.listed[ACTIONS[k]] == mark:
                child = self.add_node(ACTIONS[k], 1.0 / float(count), 0.0)
                self.next[last] = child
                last = child
                if best == NONE:
                    best = child
        return best

    # Iterations

    def run(self, iterations: i64) -> None:
        """So many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        count: i64 = len(self.root_actions)
        for k in range(count):
            ACTIONS[k] = self.root_actions[k]
        self.descend(self.select(ROOT, self.seat, count))

    def probe(self, action: i64, iterations: i64) -> i64:
        """Try one action at the root so many times more, whatever it promises; return its node."""
        child = self.first[ROOT]
        while child != NONE and self.action[child] != action:
            child = self.next[child]
        if child == NONE:
            raise ValueError(f"action {action} is not legal at the root")
        for _ in range(iterations):
            self.offered[child] += 1
            self.descend(child)
        return child

    def descend(self, child: i64) -> None:
        """One iteration, begun with this child of the root."""
        self.deal = self.visits[child]
        state = self.dealt()
        self.guide.begin(state)
        self.path = vec[i64]()
        self.follow(state, child)
        node = child
        while not state.over:
            count = state.legal_into(ACTIONS)
            if self.first[node] == NONE:
                if self.visits[node] < self.settings.ripe or len(self.action) > self.settings.most_nodes:
                    break
                self.expand(node, state, count)
                count = state.legal_into(ACTIONS)  # a guide may have used the same list
            node = self.select(node, state.turn, count)
            self.follow(state, node)
        self.play_on(state)
        self.judge(state)
        self.note(ROOT)
        for k in range(len(self.path)):
            self.note(self.path[k])
        self.iterations += 1

    def dealt(self) -> State:
        """A copy of this iteration's deal; most deals serve several actions at the root, so they are kept."""
        if self.deal < len(self.deals):
            state = self.deals[self.deal].copy()
        else:
            state = self.deal_anew()
            if len(self.deals) == self.deal and self.deal < MOST_DEALS:
                self.deals.append(state.copy())
        self.turns = 1
        self.change_luck()
        return state

    def deal_anew(self) -> State:
        """A state that the seat may be in, up to its decision: choices that others make meanwhile are theirs."""
        self.turns = 0
        self.change_luck()
        state = self.state.copy() if self.settings.open_hands else self.state.redeal(self.seat, self.dealer)
        if state.turn != self.seat:
            self.guide.begin(state)
            while state.turn != self.seat:
                state.apply(self.guide.choose(state, self.dealer), self.dealer)
        return state

    def follow(self, state: State, child: i64) -> None:
        self.path = append(self.path, child)
        self.make(state, self.action[child])

    def make(self, state: State, action: i64) -> None:
        """Each turn has luck of its own, whatever was drawn in the turns before."""
        turn = state.turn
        state.apply(action, self.dealer)
        if state.turn != turn:
            self.turns += 1
            self.change_luck()

    def change_luck(self) -> None:
        dealer = self.dealer
        dealer.a = self.seed
        dealer.b = self.deal & WORD
        dealer.c = self.turns & WORD
        dealer.n = 1
        for _ in range(WARM_UP):
            dealer.below(1)

    def play_on(self, state: State) -> None:
        depth = self.settings.depth
        played: i64 = 0
        while not state.over:
            if played >= depth and self.guide.settled(state):
                return
            self.make(state, self.guide.choose(state, self.dealer))
            played += 1

    # Rewards

    def judge(self, state: State) -> None:
        """What every seat gets out of a game that is over or cut off here."""
        seats = self.seats
        for seat in range(seats):
            self.points[seat] = (
                100.0 * float(state.score_of(seat)) if state.over else float(self.guide.evaluate(state, seat))
            )
        for seat in range(seats):
            margin = self.margin_of(seat)
            self.got[seat] = logistic(margin / self.settings.scale)
            if seat == self.seat:
                self.got_margin = margin / 100.0
        if state.over:
            self.add_places(state)

    def margin_of(self, seat: i64) -> float:
        best = -1e9
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return self.points[seat] - best

    def add_places(self, state: State) -> None:
        """Most points win; the ranking, which takes its time, is asked only where tie-breaks decide."""
        best: i64 = 0
        ties: i64 = 1
        for seat in range(1, self.seats):
            if self.points[seat] > self.points[best]:
                best = seat
                ties = 1
            elif self.points[seat] == self.points[best]:
                ties += 1
        if ties == 1:
            for seat in range(self.seats):
                self.got[seat] = (self.got[seat] + (1.0 if seat == best else 0.0)) / 2.0
            return
        places = state.ranking()
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        for seat in range(self.seats):
            won = 1.0 / float(winners) if places[seat] == 1 else 0.0
            self.got[seat] = (self.got[seat] + won) / 2.0

    def note(self, node: i64) -> None:
        self.visits[node] += 1
        at = node * self.seats
        for seat in range(self.seats):
            self.reward[at + seat] += self.got[seat]
        self.margin[node] += self.got_margin

    # What was found

    def children(self, node: i64) -> list[int]:
        """The children of a node that were tried, the best for the searching seat first."""
        found: list[int] = []
        child = self.first[node]
        while child != NONE:
            if self.visits[child] > 0:
                found.append(int(child))
            child = self.next[child]
        return sorted(found, key=self.standing, reverse=True)

    def standing(self, node: int) -> float:
        return self.shrunk(node, self.seat, self.mean_reward(ROOT, self.seat))

    def best(self) -> int:
        """The action at the root that does best; before any was tried, the one that looks best."""
        tried = self.children(ROOT)
        return int(self.action[tried[0] if tried else self.first[ROOT]])

    def mean_reward(self, node: i64, seat: i64) -> float:
        visits = self.visits[node]
        return self.reward[node * self.seats + seat] / float(visits) if visits > 0 else 0.0

    def mean_margin(self, node: i64) -> float:
        visits = self.visits[node]
        return self.margin[node] / float(visits) if visits > 0 else 0.0


@final
class SearchPolicy(Policy):
    """A search as a policy, for simulations: it looks at nothing but redeals of the state for the seat to act."""

    def __init__(self, guide: Guide, settings: Settings, iterations: i64) -> None:
        self.guide = guide
        self.settings = settings
        self.iterations = iterations

    def choose(self, state: State, dealer: Dealer) -> i64:
        count = state.legal_into(ACTIONS)
        if count == 1:
            return ACTIONS[0]
        search = Search(state, state.turn, self.guide, self.settings, dealer.below(WORD))
        search.run(share_of(self.iterations, count))
        return search.best()


def share_of(iterations: i64, count: i64) -> i64:
    """The iterations that a decision between so many actions gets: all, but for one that is easily made.

    >>> share_of(800, 2), share_of(800, 30)
    (400, 800)
    """
    return iterations * count // MANY if count < MANY else iterations


def logistic(x: float) -> float:
    """From 0 to 1, one half at 0."""
    if x > 40.0:
        return 1.0
    if x < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
