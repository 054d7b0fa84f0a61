"""The tree of a search: for each action considered, how often it was tried and what came of it.

It is keyed by actions alone: luck is sampled on the way (open loop), so a node stands for all the positions its actions
may lead to, and a child counts how often it was available (information-set search). PUCT decides which child is tried
next: its mean reward, plus what its prior and its few visits leave to hope for. If branching is wide, only the most
promising actions are tried at first, and more with every visit (progressive widening).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.guide import Guide
from branchline.core.state import WIDEST, State

ACTIONS: Final = vec[i64]([0] * WIDEST)  # the legal actions where a search is: the tree reads them from here
WORTHS: Final = vec[i64]([0] * WIDEST)
PRIORS: Final = vec[float]([0.0] * WIDEST)
HANDICAPS: Final = vec[float]([0.0] * WIDEST)
WORST_HANDICAP: Final = 0.3
NONE: Final[i64] = -1
FIRST_ROOM: Final[i64] = 64  # cells; doubled whenever they are used up
ROOT: Final[i64] = 0
TO_THE_END: Final[i64] = 1000  # a guide may play on for ever if a game can be prolonged


@final
class Settings:
    """How a search works. Worths, heat and scale are in hundredths of a point."""

    def __init__(self) -> None:
        self.explore: float = 1.0  # how much hope goes to what was seldom tried
        self.heat: float = 300.0  # worths this far apart differ e-fold in their priors
        self.even: float = 0.2  # the part of the priors that all actions share equally
        self.glance: i64 = 0  # above 0: iterations after which a search ends if it could not outweigh the trust
        self.trust: float = 10.0  # above 0: how many visits the guide's opinion of an action is worth
        self.scale: float = 2000.0  # the margin at which a seat wins about three games in four
        self.depth: i64 = TO_THE_END  # actions played beyond the tree before a game is cut off and judged
        self.narrow: float = 4.0  # actions tried at a node at first,
        self.widen: float = 1.0  # and this many more for each root of its visits
        self.open_hands: bool = False  # hindsight: only what has not been dealt yet is dealt
        self.ripe: i64 = 1  # visits after which a node gets children
        self.keep: float = 0.0  # the share of its visits that a node keeps from one decision to the next
        self.most_nodes: i64 = 2000000


@final
class Tree:
    """Nodes are numbers; a node's children are linked in order of their priors."""

    def __init__(self, seats: i64, settings: Settings) -> None:
        self.seats = seats
        self.settings = settings
        self.trust: float = settings.trust
        self.nodes: i64 = 0
        self.action = vec[i64]()  # from here to margin: a cell for each node, with room to spare
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()  # how often a node was available
        self.prior = vec[float]()
        self.handicap = vec[float]()  # how far the guide thinks a node's reward will fall short of its best sibling's
        self.reward = vec[float]()  # node by node, for each seat: summed over its visits
        self.margin = vec[float]()  # the same for the searching seat's margin, in points
        self.listed = vec[i64]([0] * WIDEST)  # by action: the mark of the node where it was last legal
        self.mark: i64 = 0
        self.add_node(NONE, 1.0, 0.0)

    def add_node(self, action: i64, prior: float, handicap: float) -> i64:
        node = self.nodes
        if node == len(self.action):
            self.make_room(node + FIRST_ROOM)
        self.action[node] = action
        self.prior[node] = prior
        self.handicap[node] = handicap
        self.nodes = node + 1
        return node

    def make_room(self, more: i64) -> None:
        for _ in range(more):
            self.action = append(self.action, NONE)
            self.first = append(self.first, NONE)
            self.next = append(self.next, NONE)
            self.visits = append(self.visits, 0)
            self.offered = append(self.offered, 0)
            self.prior = append(self.prior, 0.0)
            self.handicap = append(self.handicap, 0.0)
            self.margin = append(self.margin, 0.0)
            for _ in range(self.seats):
                self.reward = append(self.reward, 0.0)

    def full(self) -> bool:
        return self.nodes > self.settings.most_nodes

    # New nodes

    def expand(self, node: i64, state: State, count: i64, guide: Guide) -> None:
        """Add a child below a node for each listed action, the most promising first."""
        if count == 1:
            self.first[node] = self.add_node(ACTIONS[0], 1.0, 0.0)
            return
        self.set_priors(state, count, guide)
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

    def set_priors(self, state: State, count: i64, guide: Guide) -> None:
        guide.weigh_into(state, ACTIONS, count, WORTHS)
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

    # Which way to go

    def select(self, node: i64, seat: i64, count: i64) -> i64:
        """The child to try next, among those whose actions are listed; a listed action without a child gets one."""
        self.mark += 2
        mark = self.mark
        listed = self.listed
        for k in range(count):
            action = ACTIONS[k]
            while action >= len(listed):
                listed = append(listed, 0)
            listed[action] = mark
        self.listed = listed
        visits = self.visits[node]
        hope = 0.5
        if visits > 0:
            hope = self.reward[node * self.seats + seat] / float(visits)
        limit = i64(self.settings.narrow + self.settings.widen * sqrt(float(visits)))
        actions = self.action
        nexts = self.next
        best: i64 = NONE
        most = -1.0
        found: i64 = 0
        last: i64 = NONE
        child = self.first[node]
        while child != NONE:
            action = actions[child]
            if listed[action] == mark:
                listed[action] = mark + 1
                found += 1
                if found <= limit:
                    self.offered[child] += 1
                    promise = self.promise(child, seat, hope)
                    if promise > most:
                        most = promise
                        best = child
                if found == count:
                    return best
            last = child
            child = nexts[child]
        return self.add_missing(last, best, count, mark)

    def promise(self, child: i64, seat: i64, hope: float) -> float:
        bonus = self.settings.explore * self.prior[child] * sqrt(float(self.offered[child]))
        return self.shrunk(child, seat, hope) + bonus / (1.0 + float(self.visits[child]))

    def shrunk(self, child: i64, seat: i64, hope: float) -> float:
        """The mean reward of a child; the fewer its visits, the more the guide's opinion counts."""
        trust = self.trust
        believed = hope - self.handicap[child]
        return (self.reward[child * self.seats + seat] + trust * believed) / (float(self.visits[child]) + trust)

    def add_missing(self, last: i64, best: i64, count: i64, mark: i64) -> i64:
        """Actions that luck brings up for the first time go to the end of the list."""
        for k in range(count):
            if self.listed[ACTIONS[k]] == mark:
                child = self.add_node(ACTIONS[k], 1.0 / float(count), 0.0)
                self.next[last] = child
                last = child
                if best == NONE:
                    best = child
        return best

    # What was found

    def note(self, node: i64, got: vec[float], margin: float) -> None:
        seats = self.seats
        self.visits[node] += 1
        at = node * seats
        for seat in range(seats):
            self.reward[at + seat] += got[seat]
        self.margin[node] += margin

    def child(self, node: i64, action: i64) -> i64:
        """The child of a node that stands for an action, or NONE."""
        found = self.first[node]
        while found != NONE and self.action[found] != action:
            found = self.next[found]
        return found

    def children(self, node: i64, seat: i64) -> list[int]:
        """The children of a node that were tried, best for a seat first."""
        hope = self.mean_reward(node, seat)
        found: list[tuple[float, int, int]] = []
        child = self.first[node]
        while child != NONE:
            if self.visits[child] > 0:
                found.append((-self.shrunk(child, seat, hope), len(found), int(child)))
            child = self.next[child]
        return [child for _, _, child in sorted(found)]

    def mean_reward(self, node: i64, seat: i64) -> float:
        visits = self.visits[node]
        return self.reward[node * self.seats + seat] / float(visits) if visits > 0 else 0.0

    def mean_margin(self, node: i64) -> float:
        visits = self.visits[node]
        return self.margin[node] / float(visits) if visits > 0 else 0.0

    # From one decision to the next

    def adopt(self, other: Tree, there: i64) -> None:
        """Below the root and its children, take over what another tree knows below one of its nodes.

        Some of it was learnt in positions that can no longer arise, so only part of the visits counts (`keep`).
        """
        child = self.first[ROOT]
        while child != NONE:
            twin = other.child(there, self.action[child])
            if twin != NONE:
                self.take_over(child, other, twin)
                self.visits[ROOT] += self.visits[child]
                self.margin[ROOT] += self.margin[child]
                for seat in range(self.seats):
                    self.reward[seat] += self.reward[child * self.seats + seat]
            child = self.next[child]

    def take_over(self, node: i64, other: Tree, twin: i64) -> None:
        visits = i64(self.settings.keep * float(other.visits[twin]))
        self.offered[node] = i64(self.settings.keep * float(other.offered[twin]))
        if visits == 0:
            return
        part = float(visits) / float(other.visits[twin])
        self.visits[node] = visits
        self.margin[node] = part * other.margin[twin]
        for seat in range(self.seats):
            self.reward[node * self.seats + seat] = part * other.reward[twin * self.seats + seat]
        last: i64 = NONE
        theirs = other.first[twin]
        while theirs != NONE:
            child = self.add_node(other.action[theirs], other.prior[theirs], other.handicap[theirs])
            if last == NONE:
                self.first[node] = child
            else:
                self.next[last] = child
            self.take_over(child, other, theirs)
            last = child
            theirs = other.next[theirs]
