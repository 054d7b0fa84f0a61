"""Monte-Carlo tree search on any game of the core contract, for two to five seats.

Each iteration redeals what the seat cannot know (`redeal`; the guide may `imagine` likelier hands), walks down the tree
(tree.py), plays out the game from its edge with the game's guide, and records the outcome for every seat.

A seat's reward is between 0 and 1. If a game is cut off, it is the logistic function of the seat's margin, its points
over those of the best other seat, by `scale`. At the end of a game it is the mean of that and its share of the victory,
so winning comes first, but the margin still counts.

Luck is shared: visit number n of every action at the root is dealt the same cards and, in each turn of the game, the
same luck, so actions are compared on equal terms. The same seed and iterations give the same tree, compiled or not; if
a search continues an earlier one, given the same tree to start with.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.tree import ACTIONS, NONE, ROOT, Settings, Tree
from branchline.core.dealer import Dealer, SeededDealer
from branchline.core.guide import Guide
from branchline.core.playout import Policy
from branchline.core.state import State

WORD: Final[i64] = 4294967295
GOLDEN: Final[i64] = 2654435769  # 2^32 divided by the golden ratio: its multiples are far apart
STIR: Final[i64] = 73244475
MOST_SEATS: Final = 8
MOST_DEALS: Final[i64] = 2000  # of what is hidden; after that they repeat
NEARLY_OVER: Final = 24.0  # actions to the end of the game
LEAST_TRUST: Final = 2.0  # in the guide's opinion, so that one lucky iteration does not decide
ENDLESS: Final[i64] = 1000000000
MANY: Final[i64] = 4  # actions: a choice between fewer gets fewer iterations


@final
class Search:
    """The iterations of one decision, and the tree they grow."""

    def __init__(self, state: State, seat: i64, guide: Guide, settings: Settings, seed: i64) -> None:
        self.state = state
        self.seat = seat
        self.seats = state.seats
        self.guide = guide
        self.settings = settings
        self.seed = seed & WORD
        self.tree = Tree(state.seats, settings)
        self.dealer = SeededDealer(0)
        self.iterations: i64 = 0
        self.wanted: i64 = ENDLESS  # iterations in all, if a number is given
        self.path = vec[i64]()  # from the root's child to the edge of the tree,
        self.steps: i64 = 0  # of which this many cells count
        self.actions: i64 = 0  # made in this iteration
        self.openness: float = 0.0  # of all iterations: see `learn_trust`
        self.got = vec[float]([0.0] * MOST_SEATS)
        self.points = vec[float]([0.0] * MOST_SEATS)
        self.got_margin: float = 0.0
        self.luck: i64 = 0  # of this deal
        self.turns: i64 = 0
        self.deals: list[State] = []  # by number
        self.root_actions = vec[i64]([int(action) for action in state.legal_for(int(seat))])
        self.expand_root()
        self.tried = vec[i64]([0] * self.tree.nodes)  # how often this search started with each child of the root

    def expand_root(self) -> None:
        """The seat's own actions are the same in every deal."""
        count = self.list_root()
        self.tree.expand(ROOT, self.dealt(0), count, self.guide)

    def go_on_from(self, earlier: Search, made: list[int]) -> None:
        """Start with what an earlier search of this seat knows about the actions made since, if anything."""
        node = ROOT
        for action in made:
            node = earlier.tree.child(node, action)
            if node == NONE:
                return
        self.tree.adopt(earlier.tree, node)
        self.seed = stirred(self.seed + earlier.seed & WORD)  # earlier deals are not repeated

    def list_root(self) -> i64:
        count: i64 = len(self.root_actions)
        for k in range(count):
            ACTIONS[k] = self.root_actions[k]
        return count

    # Iterations

    def take_share(self, iterations: i64) -> None:
        """Set how many of a decision's usual iterations this one is worth."""
        self.guide.begin(self.dealt(0))
        self.wanted = i64(self.guide.patience() * float(share_of(iterations, len(self.root_actions))))

    def run(self, iterations: i64) -> None:
        """Run this many more iterations."""
        for _ in range(iterations):
            if self.enough():
                return
            self.descend(self.tree.select(ROOT, self.seat, self.list_root()))

    def enough(self) -> bool:
        """Whether to stop: while luck hides what actions are worth, fewer iterations than the trust change nothing."""
        glance = self.settings.glance
        return glance > 0 and self.iterations >= glance and self.tree.trust > float(self.wanted)

    def probe(self, action: i64, iterations: i64) -> i64:
        """Try one action at the root this many more times, whatever it promises. Returns its node."""
        child = self.tree.child(ROOT, action)
        if child == NONE:
            raise ValueError(f"action {action} is not legal at the root")
        for _ in range(iterations):
            self.tree.offered[child] += 1
            self.descend(child)
        return child

    def descend(self, child: i64) -> None:
        """One iteration, starting with this child of the root."""
        tree = self.tree
        guide = self.guide
        state = self.dealt(self.tried[child])
        self.tried[child] += 1
        guide.begin(state)
        self.steps = 0
        self.actions = 0
        self.follow(state, child)
        node = child
        while not state.over:
            if tree.first[node] == NONE:
                if tree.visits[node] < self.settings.ripe or tree.full():
                    break
                tree.expand(node, state, state.legal_into(ACTIONS), guide)
            node = tree.select(node, state.turn, state.legal_into(ACTIONS))
            self.follow(state, node)
        self.play_on(state)
        self.judge(state)
        self.learn_trust(state.over)
        tree.note(ROOT, self.got, self.got_margin)
        for k in range(self.steps):
            tree.note(self.path[k], self.got, self.got_margin)

    def learn_trust(self, over: bool) -> None:
        """When the game is nearly over, or playouts are insightful, the outcome of an action says more than a guide."""
        far = float(self.actions) / NEARLY_OVER
        self.openness += far * far if over and far < 1.0 else 1.0
        self.iterations += 1
        trust = self.settings.trust * self.openness / (float(self.iterations) * self.guide.insight())
        least = self.settings.trust if self.settings.trust < LEAST_TRUST else LEAST_TRUST
        self.tree.trust = trust if trust > least else least

    def follow(self, state: State, child: i64) -> None:
        if self.steps == len(self.path):
            self.path = append(self.path, child)
        self.path[self.steps] = child
        self.steps += 1
        self.make(state, self.tree.action[child])

    def play_on(self, state: State) -> None:
        guide = self.guide
        dealer = self.dealer
        depth = self.settings.depth
        played: i64 = 0
        while not state.over:
            if played >= depth and guide.settled(state):
                return
            self.make(state, guide.choose(state, dealer))
            played += 1

    def make(self, state: State, action: i64) -> None:
        """Apply an action. Each turn has its own luck, whatever was drawn in earlier turns."""
        turn = state.turn
        self.actions += 1
        state.apply(action, self.dealer)
        if state.turn != turn:
            self.turns += 1
            self.change_luck()

    # Deals and luck

    def dealt(self, number: i64) -> State:
        """A copy of a deal. Deals are kept: each serves several actions at the root. Luck to come is always new."""
        self.luck = stirred(self.seed + stirred(number + GOLDEN & WORD) & WORD)
        kept = number % MOST_DEALS
        if kept == len(self.deals):
            self.deals.append(self.deal_anew())
        self.turns = 1
        self.change_luck()
        return self.deals[kept].copy()

    def deal_anew(self) -> State:
        """A state the seat may be in, up to its decision: choices others make meanwhile are theirs."""
        self.turns = 0
        self.change_luck()
        state = self.state.copy() if self.settings.open_hands else self.imagined()
        if state.turn != self.seat:
            self.guide.begin(state)
            while state.turn != self.seat:
                state.apply(self.guide.choose(state, self.dealer), self.dealer)
        return state

    def imagined(self) -> State:
        state = self.state.redeal(self.seat, self.dealer)
        if len(self.deals) == 0:
            self.guide.study(state, self.seat)
        self.guide.imagine(state, self.seat, self.dealer)
        return state

    def change_luck(self) -> None:
        """The luck of a turn: the same for all actions, and pseudo-randomly different in every deal and turn."""
        dealer = self.dealer
        dealer.a = self.luck
        dealer.b = stirred(self.luck + self.turns * GOLDEN & WORD)
        dealer.c = stirred(dealer.b + GOLDEN & WORD)
        dealer.n = 1

    # Rewards

    def judge(self, state: State) -> None:
        """What every seat gets from a game that is over or cut off here."""
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
        """Most points win; the ranking, which is slow, is asked only if tie-breaks decide."""
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

    # What was found

    def children(self) -> list[int]:
        """The nodes of the actions tried at the root, best for the searching seat first."""
        return self.tree.children(ROOT, self.seat)

    def shares(self) -> dict[int, float]:
        """For each action tried at the root, its share of the iterations there."""
        found: dict[int, float] = {}
        visits: i64 = 0
        for child in self.children():
            visits += self.tree.visits[child]
        for child in self.children():
            found[int(self.tree.action[child])] = float(self.tree.visits[child]) / float(visits)
        return found

    def best(self) -> int:
        """The action at the root that does best; before any is tried, the one that looks best."""
        tried = self.children()
        return int(self.tree.action[tried[0] if tried else self.tree.first[ROOT]])


@final
class Memory:
    """A seat's last search in a game, and the actions made since."""

    def __init__(self, luck: Dealer, search: Search) -> None:
        self.luck = luck
        self.search = search
        self.made: list[int] = []


@final
class SearchPolicy(Policy):
    """A search as a policy, for simulations: it looks only at redeals of the state for the seat to act.

    It keeps a tree for each seat it plays, as long as that seat's luck comes from the same dealer.
    """

    def __init__(self, guide: Guide, settings: Settings, iterations: i64) -> None:
        self.guide = guide
        self.settings = settings
        self.iterations = iterations
        self.memories: list[Memory | None] = [None] * MOST_SEATS
        self.last: Search | None = None  # of the last decision; none where there was nothing to search for

    def choose(self, state: State, dealer: Dealer) -> i64:
        seat = state.turn
        count = state.legal_into(ACTIONS)
        self.last = None
        if count == 1:
            return ACTIONS[0]
        search = Search(state, seat, self.guide, self.settings, dealer.below(WORD))
        if self.watches():
            memory = self.memories[seat]
            if memory is not None and memory.luck is dealer and len(memory.made) > 0:
                search.go_on_from(memory.search, memory.made)
            self.memories[seat] = Memory(dealer, search)
        search.take_share(self.iterations)
        search.run(search.wanted)
        search.deals.clear()  # they would only take up memory until the next decision
        self.last = search
        return search.best()

    def watches(self) -> bool:
        return self.settings.keep > 0.0

    def see(self, seat: i64, state: State, action: i64) -> None:
        memory = self.memories[seat]
        if memory is not None:
            if state.turn != seat and state.secret(action):
                self.memories[seat] = None
            else:
                memory.made.append(int(action))


def share_of(iterations: i64, count: i64) -> i64:
    """The iterations a decision between `count` actions gets: all, or fewer for an easy one.

    >>> share_of(800, 2), share_of(800, 30)
    (400, 800)
    """
    return iterations * count // MANY if count < MANY else iterations


def stirred(word: i64) -> i64:
    """A one-to-one scramble of 32-bit words.

    >>> stirred(1), stirred(2)
    (824515495, 1722258072)
    """
    word = (word ^ word >> 16) * STIR & WORD
    word = (word ^ word >> 16) * STIR & WORD
    return word ^ word >> 16


def logistic(x: float) -> float:
    """From 0 to 1, one half at 0."""
    if x > 40.0:
        return 1.0
    if x < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
