"""Four levels of play, by name: how long each thinks, counted in iterations so that games can be repeated.

`apprentice` does the first thing that comes to mind. The others search (search.py), each with a multiple of the
iterations of the one below. Iterations are set for each game so that a decision of `chief` in a ladder takes at most 20
milliseconds on one core of an ordinary machine; at a table, where people take their time too, it thinks longer
(`at_table`), but never beyond three seconds. What suits a game is in its `players/settings.py`. If luck hides what a
few hundred iterations find out, levels may also differ in what they think things are worth (the game's `guide_for`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from branchline.bots.tree import TO_THE_END, Settings
from branchline.core.registry import all_games, room

SECONDS: Final = 3.0  # no level thinks longer about one decision


@dataclass(frozen=True)
class Manner:
    """How a game is searched, by every level that searches it."""

    driver: int  # iterations; the apprentice of a game without a novice gets a quarter of them
    engineer: int
    chief: int
    at_table: int  # the iterations of chief when it plays people
    depth: int = int(TO_THE_END)
    explore: float = 1.0
    heat: float = 300.0
    even: float = 0.2
    trust: float = 10.0
    glance: int = 0
    ripe: int = 1
    scale: float = 2000.0
    narrow: float = 4.0
    widen: float = 1.0
    keep: float = 0.5

    def settings(self) -> Settings:
        settings = Settings()
        settings.glance = self.glance
        settings.depth = self.depth
        settings.explore = self.explore
        settings.heat = self.heat
        settings.even = self.even
        settings.trust = self.trust
        settings.ripe = self.ripe
        settings.scale = self.scale
        settings.narrow = self.narrow
        settings.widen = self.widen
        settings.keep = self.keep
        return settings


OTHER: Final = Manner(driver=50, engineer=250, chief=1_000, at_table=20_000)  # for a game nobody has measured
INTRODUCTIONS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "random": ("bot-random", "bot-random-text"),
        "apprentice": ("bot-apprentice", "bot-apprentice-text"),
        "greedy": ("bot-greedy", "bot-greedy-text"),
        "driver": ("bot-driver", "bot-driver-text"),
        "engineer": ("bot-engineer", "bot-engineer-text"),
        "chief": ("bot-chief", "bot-chief-text"),
    }
)
"""The bots in the order they are offered, each with the keys of its title and its description."""

LEVELS: Final = ("apprentice", "driver", "engineer", "chief")
BEST: Final = LEVELS[-1]
ADVICE: Final = "hint"  # not a level: it thinks like the best, and its answers are for people


@cache
def manner_of(game: str) -> Manner:
    """How a game is searched, as `SEARCH` in its settings says."""
    info = next((info for info in all_games() if info.id == game), None)
    settings = room(info, "players.settings") if info else None
    return OTHER if settings is None else Manner(**settings.SEARCH[game])


def iterations_of(level: str, game: str) -> int:
    """What a level spends on a decision in a ladder or a simulation.

    >>> iterations_of("apprentice", "foothills"), iterations_of("driver", "no-such-game")
    (3, 50)
    """
    manner = manner_of(game)
    return {
        "apprentice": manner.driver // 4,
        "driver": manner.driver,
        "engineer": manner.engineer,
        "chief": manner.chief,
    }[level]
