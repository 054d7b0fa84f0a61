"""Bots, by name. A new one is a line in `BOTS`; its module is imported on first use.

>>> import branchline as bl
>>> type(bot("random", bl.game("ticket-to-ride-germany"), seed=1)).__name__
'RandomBot'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from branchline.bots.bot import Bot, CannotPlay, UnknownBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from branchline.core.game import Game

__all__ = ["BOTS", "Bot", "CannotPlay", "UnknownBot", "bot"]

BOTS: dict[str, str] = {
    "apprentice": "branchline.bots.thinker:apprentice_bot",
    "driver": "branchline.bots.thinker:driver_bot",
    "engineer": "branchline.bots.thinker:engineer_bot",
    "chief": "branchline.bots.thinker:chief_bot",
    "greedy": "branchline.bots.greedy:greedy_bot",
    "random": "branchline.bots.random:random_bot",
}
"""Where each bot's factory lives: a function of the game and a seed that returns a Bot and is cheap to call."""


def bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name for this game. UnknownBot lists the bots; CannotPlay: it does not know this game."""
    if name not in BOTS:
        raise UnknownBot(name, sorted(BOTS))
    module, _, factory = BOTS[name].partition(":")
    make: Callable[[Game, int], Bot] = getattr(import_module(module), factory)
    return make(game, seed)
