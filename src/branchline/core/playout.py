"""Games played by policies or at random, and whole trees of legal actions, compiled, for any game."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.dealer import Dealer, SeededDealer
from branchline.core.state import WIDEST, State

BUFFER: Final = vec[i64]([0] * WIDEST)
WORD: Final[i64] = 4294967295

Start = Callable[[Dealer], State]


@final
class Tally:
    """Small moves made, and one checksum over every action and every final score."""

    def __init__(self) -> None:
        self.moves: i64 = 0
        self.checksum: i64 = 0


def playout(state: State, dealer: Dealer, tally: Tally) -> None:
    """Play to the end, every action as likely as the others."""
    moves: i64 = 0
    check = tally.checksum
    while not state.over:
        action = state.any_action(dealer)
        state.apply(action, dealer)
        check = (check * 33 + action) & WORD
        moves += 1
    for seat in range(state.seats):
        check = (check * 33 + state.score_of(seat) + 4096) & WORD
    tally.moves += moves
    tally.checksum = check


def play_many(start: Start, games: i64, seed: int, first: i64) -> Tally:
    """Games number `first` on, each dealt from its own stream of the seed."""
    tally = Tally()
    for game in range(first, first + games):
        dealer = SeededDealer(seed, game)
        playout(start(dealer), dealer, tally)
    return tally


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Decides for the seat to act, from what that seat may know: the same on every redeal of the state for it."""

    def choose(self, state: State, dealer: Dealer) -> i64:
        """A legal action. Luck, where a policy wants any, is the dealer's."""
        raise NotImplementedError

    def watches(self) -> bool:
        """Whether it wants to be told of every action by `see`."""
        return False

    def see(self, seat: i64, state: State, action: i64) -> None:
        """The seat that it plays sees what the seat to act does in this state: all but what is secret."""


@final
class RandomPolicy(Policy):
    """Every action as likely as the others.

    >>> import branchline as bl
    >>> dealer = bl.SeededDealer(7)
    >>> state = bl.game("ticket-to-ride-germany").start(seats=2, dealer=dealer)
    >>> play_with(state, dealer, [RandomPolicy(), RandomPolicy()]), state.over
    (215, True)
    """

    def choose(self, state: State, dealer: Dealer) -> i64:
        return state.any_action(dealer)


def watched(policies: list[Policy]) -> bool:
    """Whether there is anybody to tell."""
    for policy in policies:
        if policy.watches():
            return True
    return False


def tell(policies: list[Policy], state: State, action: i64) -> None:
    """Those who watch see that the seat to act takes an action, which has not been carried out yet."""
    for seat in range(len(policies)):
        policies[seat].see(seat, state, action)


def play_with(state: State, dealer: Dealer, policies: list[Policy]) -> i64:
    """Play to the end, each seat by its policy; return how many small moves that took."""
    moves: i64 = 0
    watching = watched(policies)
    while not state.over:
        action = policies[state.turn].choose(state, dealer)
        if watching:
            tell(policies, state, action)
        state.apply(action, dealer)
        moves += 1
    return moves


def perft(state: State, dealer: SeededDealer, depth: i64) -> i64:
    """The number of ways to play `depth` actions from here, every branch dealt the same luck."""
    if depth == 0 or state.over:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total: i64 = 0
    for action in actions:
        branch = state.copy()
        luck = dealer.copy()
        branch.apply(action, luck)
        total += perft(branch, luck, depth - 1)
    return total


def time_copy(state: State, times: i64) -> float:
    """Seconds for one copy."""
    began = perf_counter()
    for _ in range(times):
        state.copy()
    return (perf_counter() - began) / float(times)


def time_listing(state: State, times: i64) -> float:
    """Seconds for one listing of the legal actions."""
    began = perf_counter()
    for _ in range(times):
        state.legal_into(BUFFER)
    return (perf_counter() - began) / float(times)
