"""The bots of a simulation as policies: compiled ones as they are, all others through their view."""

from __future__ import annotations

from branchline.bots import Bot
from branchline.bots.outside import any_bot
from branchline.core.dealer import Dealer
from branchline.core.game import Game
from branchline.core.playout import Policy
from branchline.core.state import State

SEEDS = 2**31


class ViewPolicy(Policy):
    """A bot that sees its view and legal moves, as at a table. It is recreated for each game, with luck of its own."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self.bot: Bot | None = None
        self.luck: Dealer | None = None

    def choose(self, state: State, dealer: Dealer) -> int:
        if self.bot is None or dealer is not self.luck:  # a seat's luck differs in every game
            self.luck = dealer
            self.bot = any_bot(self.name, self.game, int(dealer.below(SEEDS)))
        view = self.game.view(state, int(state.turn))
        return self.game.action(state, self.bot.choose(view, self.game.legal_moves(state)))


def policy(name: str, game: Game) -> Policy:
    """A policy for one seat."""
    return any_bot(name, game, 0).policy or ViewPolicy(name, game)
