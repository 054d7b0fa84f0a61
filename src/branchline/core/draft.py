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


class Draft:
    """Play, undo and reset until luck has spoken or another seat is to act; then commit.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> draft = bl.Draft(game, state, bl.SeededDealer(8))
    >>> draft.play(1, game.moves.parse("tickets 4 short 0 long"))
    >>> draft.undo()
    >>> draft.moves
    []
    """

    def __init__(self, game: Game, state: State, dealer: Dealer, at: int = 0) -> None:
        self.game = game
        self.at = at  # how many moves its table had made when it was begun
        self.base = state.copy()
        self.state = state.copy()
        self.dealer = RecordingDealer(dealer)
        self.moves: list[Played] = []
        self.before: list[State] = []

    @property
    def seat(self) -> int:
        """Whose draft this is."""
        return int(self.base.turn)

    @property
    def barrier(self) -> bool:
        """Luck has spoken, or another seat is to act: nothing more can be drafted."""
        if not self.moves:
            return False
        return bool(self.moves[-1].dealt) or self.state.over or self.state.turn != self.base.turn

    def play(self, seat: int, move: Move) -> None:
        if self.barrier:
            raise Barrier("this draft has reached its barrier: commit it before the next move")
        self.game.check_turn(self.state, seat)
        for step in self.game.decisions(self.state, move):
            before = self.state.copy()
            self.game.play(self.state, seat, step, self.dealer)
            self.before.append(before)
            self.moves.append(Played(seat, step, self.dealer.take()))

    def undo(self) -> None:
        """Take the last move back; what luck has shown cannot be unseen."""
        if not self.moves:
            raise Barrier("there is no move to take back")
        if self.moves[-1].dealt or self.state.over:
            raise Barrier(f"{self.moves[-1].move} cannot be taken back: something hidden has come to light")
        self.moves.pop()
        self.state = self.before.pop()

    def reset(self) -> None:
        """Take all back that can be."""
        if not self.moves:
            raise Barrier("there is no move to take back")
        while self.moves:
            self.undo()

    def commit(self) -> list[Played]:
        """The moves made; the draft's state is then the table's."""
        if not self.moves:
            raise Barrier("there is no move to commit")
        moves, self.moves, self.before = self.moves, [], []
        self.base = self.state.copy()
        return moves
