"""A bot: chooses a move from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from branchline.core.errors import BranchlineError
from branchline.core.game import Json
from branchline.core.move import Move
from branchline.core.playout import Policy


class UnknownBot(BranchlineError):
    """No bot has this name."""

    def __init__(self, name: object, known: Sequence[str]) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(known)}")
        self.name = name
        self.known = tuple(known)


class CannotPlay(BranchlineError):
    """A bot that does not know this game."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"the bot {name!r} cannot play {game}; random plays every game")
        self.name = name
        self.game = game


class Bot(ABC):
    """One seat's player. It gets views and nothing else, so it knows no more than a person in its place would.

    A view holds everything that has happened and matters, so a bot can be recreated at any time: after a save, or in
    another process. One that thinks may continue from its earlier thoughts (`go_on_from`), and decide better for it.

    >>> import branchline as bl
    >>> class First(Bot):
    ...     def choose(self, view, legal_moves, budget=None):
    ...         return legal_moves[0]
    >>> game = bl.game("ticket-to-ride-germany")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> str(First().choose(game.view(state, 1), game.legal_moves(state)))
    'tickets 4 short 0 long'
    """

    policy: Policy | None = None  # the same player compiled, if there is one: it makes simulations faster

    @abstractmethod
    def choose(self, view: Json, legal_moves: Sequence[Move], budget: float | None = None) -> Move:
        """One of the legal moves; there is at least one. `budget` is the time to think, in seconds."""

    def go_on_from(self, earlier: Bot) -> None:  # noqa: B027 - most bots need not do anything
        """Take over what the bot that made this seat's last decision at this table knows."""
