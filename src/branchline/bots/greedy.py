"""The bot that plays to win without searching: it asks its game's policy for the best action at first sight."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.bots.bot import Bot, CannotPlay
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.core.playout import Policy
from branchline.core.registry import room


class GreedyBot(Bot):
    """Lays out a state that fits its view and lets the policy decide there.

    What the view leaves open is dealt from a fixed seed. A policy looks at nothing its seat may not know, so any deal
    would do, and the same view always gets the same move.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> str(greedy_bot(game, 1).choose(game.view(state, 1), game.legal_moves(state)))
    'tickets 2 short 2 long'
    """

    def __init__(self, game: Game, policy: Policy) -> None:
        self.game = game
        self.policy: Policy = policy

    def choose(self, view: Json, legal_moves: Sequence[Move], budget: float | None = None) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        dealer = SeededDealer(0)
        state = self.game.from_view(view, dealer)
        state.turn = view["seat"]  # if several seats choose at once, this one's choice is asked for
        return self.game.move(state, int(self.policy.choose(state, dealer)))


def greedy_bot(game: Game, seed: int) -> Bot:
    """The greedy bot of a game that has `players/policy.py`. It needs no luck."""
    found = room(game.info, "players.policy")
    if found is None:
        raise CannotPlay("greedy", game.info.title)
    policy: Policy = found.greedy(game.board)
    return GreedyBot(game, policy)
