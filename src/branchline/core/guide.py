"""What a search asks of a game beyond its rules: which actions look good, how to play on, and what a position is worth.

A game offers a guide as `guide(board)` in its module `guide`. Worths are in hundredths of a point. A guide may look at
the whole state: the search hands it deals in which everything that its seat cannot know was dealt anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.dealer import Dealer
from branchline.core.playout import Policy
from branchline.core.state import State

POINT: Final[i64] = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Policy):
    """The guide of a game that has none: all actions look alike, games are played on at random, points are points."""

    def study(self, state: State, seat: i64) -> None:
        """A search for a seat begins, and ends before another does: all that the seat knows is as in this state."""

    def imagine(self, state: State, seat: i64, dealer: Dealer) -> None:
        """Change a deal, in what the seat cannot know, to what the play of the others makes likely."""

    def begin(self, state: State) -> None:
        """A deal is about to be played on from this state: what was remembered of the last one is void."""

    def insight(self) -> float:
        """How much the games tell that are played on since `begin`: first thoughts count so many times less."""
        return 1.0

    def patience(self) -> float:
        """How many times the usual iterations a decision is worth, there where it was begun."""
        return 1.0

    def choose(self, state: State, dealer: Dealer) -> i64:
        """How a game is played on beyond the tree: any legal action, found fast."""
        return state.any_action(dealer)

    def weigh_into(self, state: State, actions: vec[i64], count: i64, worths: vec[i64]) -> None:
        """Write what each of the listed actions seems worth to the seat to act: only differences count."""
        for k in range(count):
            worths[k] = 0

    def settled(self, state: State) -> bool:
        """Whether `evaluate` may be asked here: a game is never cut off in the middle of something."""
        return True

    def evaluate(self, state: State, seat: i64) -> i64:
        """The points that a seat may expect to end with."""
        return state.score_of(seat) * POINT
