"""Two games that differ only in what a viewer cannot know: the same course to them, other cards in other hands.

Both are dealt and played by lists of outcomes. One game is played at random; its twin gets, wherever the viewer sees no
difference, other outcomes and other moves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import branchline as bl
from branchline.core.errors import BadDeal

TRIES = 4  # other deals that are tried before one is taken over
BREADTH = 12  # moves that are tried before a walk ends


class Half(NamedTuple):
    """One game's part of a step: a move and what it was dealt."""

    move: bl.Move
    dealt: list[int]
    after: bl.State


class Pair(NamedTuple):
    """Both games make a move that looks alike."""

    seat: int
    one: Half
    two: Half


class Twins:
    """A game, the number of seats, whose eyes, and the luck that finds the twins."""

    def __init__(self, game: bl.Game, seats: int, viewer: int | None, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.viewer = viewer
        self.luck = random.Random(seed)

    # Setting up

    def begin(self) -> tuple[list[int], list[int]]:
        """What the two games are dealt at set-up: as much as possible of it differs."""
        recorder = bl.RecordingDealer(self.dealer())
        first = self.game.start(self.seats, recorder, self.options)
        dealt = recorder.take()
        seen = self.game.view(first, self.viewer)
        twin = list(dealt)
        for at in range(len(dealt)):
            recorder = bl.RecordingDealer(bl.ForcedDealer(twin[:at], self.dealer()))
            self.game.start(self.seats, recorder, self.options)
            other = twin[:at] + recorder.take()[at : at + 1] + twin[at + 1 :]
            state = self.started(other)
            if state is not None and self.game.view(state, self.viewer) == seen:
                twin = other
        return dealt, twin

    @property
    def options(self) -> dict[str, Any]:
        return {}

    def dealer(self) -> bl.Dealer:
        return bl.SeededDealer(self.luck.getrandbits(40))

    def started(self, dealt: list[int]) -> bl.State | None:
        dealer = bl.LogDealer(dealt)
        try:
            state = self.game.start(self.seats, dealer, self.options)
        except BadDeal:
            return None
        return state if dealer.finished() else None

    # Playing

    def walk(self, one: bl.State, two: bl.State) -> Iterator[Pair]:
        """Steps that look alike, until the game ends or nothing looks alike any more."""
        ready: list[Pair] = []
        while not one.over:
            ready = ready or self.turn(one, two, [])
            if not ready:
                return
            pair = ready.pop(0)
            if pair.one.after.over:
                return  # at the end all is shown
            yield pair
            one, two = pair.one.after, pair.two.after

    def turn(self, one: bl.State, two: bl.State, so_far: list[Pair]) -> list[Pair]:
        """Steps until another seat is to act: a move that cannot be followed is of no use."""
        if so_far and (one.over or one.turn != so_far[0].seat):
            return so_far
        if len(so_far) > 40:
            return so_far
        moves = self.game.legal_moves(one)
        self.luck.shuffle(moves)
        by_kind: dict[type, list[bl.Move]] = {}
        for move in moves:
            by_kind.setdefault(type(move), []).append(move)
        kinds = sorted(by_kind, key=lambda kind: self.luck.random())
        order = [by_kind[kind][n] for n in range(3) for kind in kinds if n < len(by_kind[kind])] + moves
        for move in order[:BREADTH]:
            pair = self.pair(one, two, move)
            if pair is not None:
                found = self.turn(pair.one.after, pair.two.after, [*so_far, pair])
                if found:
                    return found
        return []

    def pair(self, one: bl.State, two: bl.State, move: bl.Move) -> Pair | None:
        """A move of one game with a move of the other that the viewer cannot tell from it."""
        seat = int(one.turn)
        half = self.half(one, move, self.dealer())
        assert half is not None
        told = self.told(one, half)
        legal = self.game.legal_moves(two)
        if seat == self.viewer:
            others = [move]
        else:
            others = [other for other in legal if type(other) is type(move) and other != move]
            others = [*self.luck.sample(others, min(4, len(others))), move]
        for other in others:
            if other not in legal:
                continue
            for dealer in self.dealers(half.dealt):
                twin = self.half(two, other, dealer)
                if twin is not None and self.told(two, twin) == told:
                    return Pair(seat, half, twin)
        return None

    def dealers(self, dealt: list[int]) -> Iterator[bl.Dealer]:
        for _ in range(TRIES if dealt else 1):
            yield self.dealer()
        for at in range(len(dealt)):
            yield bl.ForcedDealer(dealt[:at], self.dealer())
        yield bl.LogDealer(dealt)

    def half(self, state: bl.State, move: bl.Move, dealer: bl.Dealer) -> Half | None:
        after = state.copy()
        recorder = bl.RecordingDealer(dealer)
        try:
            after.apply(self.game.action(state, move), recorder)
        except BadDeal:
            return None
        return Half(move, [int(dealt) for dealt in recorder.take()], after)

    def told(self, before: bl.State, half: Half) -> Any:
        """All that the viewer learns from a move, by the rules."""
        if half.after.over:
            return "the end"
        lines = self.game.narrate(before, half.after, half.move, half.dealt, self.viewer)
        return self.game.view(half.after, self.viewer), lines, self.game.ledger(before, half.after, self.viewer)
