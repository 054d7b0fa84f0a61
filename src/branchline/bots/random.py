"""The bot that plays anything: every move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.bots.bot import Bot
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.core.playout import RandomPolicy


class RandomBot(Bot):
    """Reads no view and has no plan. The same seed makes the same choices.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> RandomBot(1).choose({}, game.legal_moves(state)) == RandomBot(1).choose({}, game.legal_moves(state))
    True
    """

    policy = RandomPolicy()

    def __init__(self, seed: int) -> None:
        self.luck = SeededDealer(seed)

    def choose(self, view: Json, legal_moves: Sequence[Move], budget: float | None = None) -> Move:
        return legal_moves[self.luck.below(len(legal_moves))]


def random_bot(game: Game, seed: int) -> Bot:
    return RandomBot(seed)
