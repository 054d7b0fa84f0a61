"""Random games, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import branchline as bl


class Step(NamedTuple):
    """A move, the state before it and the state after it; neither changes any more."""

    before: bl.State
    seat: int
    action: int
    move: bl.Move
    dealt: list[int]
    after: bl.State


def walk(
    game: bl.Game, seats: int, seed: int, options: Mapping[str, Any] | None = None, start: bl.State | None = None
) -> Iterator[Step]:
    """A random game to its end.

    With an even seed every action is equally likely; with an odd one every kind of move is, so that rare kinds are
    played to exhaustion (decks run out, passes happen).
    """
    luck = bl.SeededDealer(seed, 1)
    dealer = bl.RecordingDealer(bl.SeededDealer(seed))
    state = game.start(seats, dealer, options) if start is None else start.copy()
    dealer.take()
    while not state.over:
        before = state.copy()
        action = choose(game, state, luck, by_kind=seed % 2 == 1)
        seat = int(state.turn)
        move = game.move(state, action)
        state.apply(action, dealer)
        yield Step(before, seat, action, move, dealer.take(), state.copy())


def choose(game: bl.Game, state: bl.State, luck: bl.Dealer, by_kind: bool) -> int:
    actions = state.legal_actions()
    if by_kind:
        kinds: dict[str, list[int]] = {}
        for action in actions:
            kinds.setdefault(game.move(state, action).kind, []).append(action)
        actions = list(kinds.values())[luck.below(len(kinds))]
    return actions[luck.below(len(actions))]


def last_state(game: bl.Game, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> bl.State:
    *_, last = walk(game, seats, seed, options)
    return last.after


def some_states(game: bl.Game, seats: int, seed: int, every: int) -> list[bl.State]:
    """The first state of a random game, then one every `every` moves, and the last."""
    steps = list(walk(game, seats, seed))
    return [step.before for step in steps[::every]] + [steps[-1].after]
