"""What every game's state promises: the complete position, mutable, and fast."""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.dealer import Dealer

WIDEST: Final = 1024  # no position of any game lists more actions than this
SPECTATOR: Final[i64] = -1
LISTED: Final = vec[i64]([0] * WIDEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """`turn` is the seat to act; after the end it stays where it was and `over` is true.

    Two states are equal where the rules cannot tell them apart, whichever object they are; a state that is a key of a
    dict, or in a set, must not be changed any more: keep a copy there.

    >>> import branchline as bl
    >>> state = bl.game("foothills").start(seats=2, dealer=bl.SeededDealer(7))
    >>> state
    <FoothillsState: 2 seats, seat 0 to act, scores 0 0>
    >>> state.copy() == state, state.copy() is state, len({state, state.copy()})
    (True, False, 1)
    """

    # a game's own fields then stay below CPython's fast thirty
    __slots__ = ("end_reason", "moments", "over", "seats", "turn", "watched")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turn: i64 = 0
        self.over: bool = False
        self.end_reason: str = ""
        self.watched: bool = False  # somebody wants to know of decisions that are taken by themselves
        self.moments: list[Moment]  # they, where it is watched

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

    def home(self) -> str:
        """The digest of the board it is played on."""
        raise NotImplementedError

    def canonical(self) -> State:
        """A copy in which all that the rules cannot tell apart lies in one order."""
        return self.copy()

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

    # Decisions that are taken by themselves

    def watch(self) -> list[Moment]:
        """From now on, every decision that the rules take by themselves: the seat, the state before it, the action."""
        moments: list[Moment] = []
        self.moments = moments
        self.watched = True
        return moments

    def note(self, seat: i64, action: i64) -> None:
        """This decision has one outcome and is about to be taken; call it where `watched` is true."""
        moment = self.copy()
        moment.turn = seat
        self.moments.append((int(seat), moment, int(action)))

    # As any value of Python

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and facts(self) == facts(other)

    def __hash__(self) -> int:
        """The same in every process."""
        return int.from_bytes(sha256(repr(facts(self)).encode()).digest()[:7], "big")

    def __repr__(self) -> str:
        who = f"over by {self.end_reason}" if self.over else f"seat {self.turn} to act"
        return f"<{type(self).__name__}: {self.seats} seats, {who}, scores {' '.join(map(str, self.scores()))}>"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        """The board is shared: it never changes."""
        return self.copy()

    def __reduce__(self) -> Any:
        """Pickled as its position, which its game reads; found by name, since hot modules import hot modules only."""
        return import_module("branchline.core.registry").pickled(self)


Moment = tuple[int, State, int]


def facts(state: State) -> list[tuple[str, object]]:
    """All that a state holds, field by field: what a copy takes along, the board by its digest."""
    twin = state.canonical()
    names = {name for name in dir(type(twin)) if not name.startswith("__") and not callable(getattr(type(twin), name))}
    names.update(getattr(twin, "__dict__", {}))
    return [(name, plain(getattr(twin, name, None))) for name in sorted(names)]


def plain(value: Any) -> object:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    return value.digest if hasattr(value, "digest") else tuple(value)


def filled(value: i64, count: i64) -> vec[i64]:
    """`count` cells of the same value.

    >>> list(filled(7, 3))
    [7, 7, 7]
    """
    return vec[i64]([value] * count)
