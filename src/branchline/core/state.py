"""What every game's state promises: the complete position, mutable, and fast."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.dealer import Dealer

WIDEST: Final = 1024  # no position of any game lists more actions than this
SPECTATOR: Final[i64] = -1
LISTED: Final = vec[i64]([0] * WIDEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """`turn` is the seat to act; after the end it stays where it was and `over` is true."""

    __slots__ = ("end_reason", "over", "seats", "turn")  # a game's own fields then stay below CPython's fast thirty

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = 0
        self.over: bool = False
        self.end_reason: str = ""

    def legal_into(self, out: vec[i64]) -> i64:
        """Write the legal actions of the seat to act into `out` and return how many there are."""
        raise NotImplementedError

    def any_action(self, dealer: Dealer) -> i64:
        """A legal action, each as likely as the others: the one listed at a number that the dealer says.

        A game that finds it without listing them all overrides this, and gives the same one.
        """
        return LISTED[dealer.below(self.legal_into(LISTED))]

    def apply(self, action: i64, dealer: Dealer) -> None:
        """Carry out a legal action. Unchecked: `Game.play` is the checked door."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def score_of(self, seat: i64) -> i64:
        """Points so far; after the end, the final score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Each seat's place, tie-breaks applied: 1 is the winner, equal places share."""
        raise NotImplementedError

    def redeal(self, seat: i64, dealer: Dealer) -> State:
        """A copy in which everything this seat cannot know is dealt anew (SPECTATOR: all that is hidden)."""
        raise NotImplementedError

    def secret(self, action: i64) -> bool:
        """Whether the others see only that the seat to act has chosen, and not what, when it takes this action."""
        return False

    def deciders(self) -> list[int]:
        """The seats that may choose now; more than one only where choices are secret and independent."""
        return [] if self.over else [int(self.turn)]

    def legal_actions(self) -> list[int]:
        out = vec[i64]([0] * WIDEST)
        count = self.legal_into(out)
        return [int(out[i]) for i in range(count)]

    def legal_for(self, seat: int) -> list[int]:
        """The actions a seat may choose from now; none unless it is among the deciders."""
        return self.legal_actions() if seat == self.turn else []

    def scores(self) -> list[int]:
        return [int(self.score_of(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share first place."""
        return [seat for seat, place in enumerate(self.ranking()) if place == 1]


def filled(value: i64, count: i64) -> vec[i64]:
    """`count` cells of the same value.

    >>> list(filled(7, 3))
    [7, 7, 7]
    """
    return vec[i64]([value] * count)
