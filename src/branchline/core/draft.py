"""A draft: the moves of a turn that its player can still take back."""

from __future__ import annotations

from typing import NamedTuple

from branchline.core.dealer import Dealer, RecordingDealer
from branchline.core.errors import Barrier
from branchline.core.game import Game
from branchline.core.move import Move
from branchline.core.state import State


class Played(NamedTuple):
    """A move that was made, by whom, and what the dealer dealt for it."""

    seat: int
    move: Move
    dealt: list[int]


class Chosen(NamedTuple):
    """A legal move that a seat has chosen, and the action that it is."""

    move: Move
    action: int


class Step(NamedTuple):
    """A move that was made, its number, and the states around it, which nobody changes any more."""

    seq: int
    seat: int
    move: Move
    action: int
    dealt: list[int]
    before: State
    after: State
    time: float = 0.0  # when it was made, at a table with a clock

    @property
    def played(self) -> Played:
        return Played(self.seat, self.move, self.dealt)


class Draft:
    """Play, undo and reset until luck has spoken or another seat is to act; then commit.

    Its moves are made on copies, with the real dealer: what the dealer was asked for decides what can be taken back.
    A seat that may choose before its turn comes has a draft that waits: `early` is what it has chosen.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> draft = bl.Draft(game, state, bl.SeededDealer(8))
    >>> draft.play(1, game.moves.parse("tickets 4 short 0 long"))
    >>> draft.undo()
    >>> draft.moves
    []
    """

    def __init__(self, game: Game, state: State, dealer: Dealer, at: int = 0, seat: int | None = None) -> None:
        self.game = game
        self.at = at  # how many moves its table had made when it was begun
        self.base = state.copy()
        self.seat = int(state.turn) if seat is None else seat  # whose draft this is
        self.dealer = RecordingDealer(dealer)
        self.steps: list[Step] = []
        self.early: list[Chosen] = []

    @property
    def state(self) -> State:
        """The state after all that was drafted."""
        return self.steps[-1].after if self.steps else self.base

    @property
    def moves(self) -> list[Played]:
        return [step.played for step in self.steps]

    @property
    def chosen(self) -> list[Chosen]:
        """What was chosen, made or waiting."""
        return [*self.early, *(Chosen(step.move, step.action) for step in self.steps)]

    @property
    def count(self) -> int:
        return len(self.early) + len(self.steps)

    @property
    def binding(self) -> bool:
        """Luck has spoken, or the game is over: the last move cannot be taken back."""
        return bool(self.steps) and (bool(self.steps[-1].dealt) or self.state.over)

    @property
    def barrier(self) -> bool:
        """Luck has spoken, or another seat is to act: nothing more can be drafted."""
        return bool(self.steps) and (self.binding or self.state.turn != self.base.turn)

    @property
    def waiting(self) -> bool:
        """Something was chosen before its turn came."""
        return bool(self.early)

    def play(self, seat: int, move: Move) -> None:
        """Make a move, or all moves of a whole turn; one that is refused changes nothing."""
        if self.barrier:
            raise Barrier("barrier-end-first")
        self.game.check_turn(self.state, seat)
        for step in self.game.decisions(self.state, move):
            self.make(Chosen(step, self.game.action(self.state, step)))

    def make(self, chosen: Chosen) -> None:
        """Make a move that is known to be legal."""
        before = self.state
        after = before.copy()
        after.apply(chosen.action, self.dealer)
        number = self.at + len(self.steps) + 1
        self.steps.append(Step(number, self.seat, *chosen, self.dealer.take(), before, after))

    def undo(self) -> None:
        """Take the last move back; what luck has shown cannot be unseen."""
        if self.binding:
            raise Barrier("barrier-revealed")
        if not self.count:
            raise Barrier("barrier-nothing-to-undo")
        (self.steps or self.early).pop()

    def reset(self) -> None:
        """Take back all that can be."""
        self.undo()
        while self.count:
            self.undo()

    def commit(self) -> list[Step]:
        """The moves made; the draft's state is then the table's."""
        if not self.steps:
            raise Barrier("barrier-nothing-to-end")
        steps, self.base, self.steps = self.steps, self.state, []
        self.at += len(steps)
        self.seat = int(self.base.turn)
        return steps

    def twin(self, dealer: Dealer) -> Draft:
        """A second draft like this one, to go on with; `dealer` deals what comes next."""
        twin = Draft(self.game, self.base, dealer, self.at, self.seat)
        twin.steps, twin.early = self.steps[:], self.early[:]
        return twin
