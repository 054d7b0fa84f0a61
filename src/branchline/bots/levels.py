"""Four levels of play, by name: how long each thinks, counted in iterations so that a game can be repeated.

`apprentice` does what comes to its mind first. The others search (search.py), each with a multiple of the iterations of
the one below. Iterations are set for each game so that a decision of `chief` in a ladder takes at most 20 milliseconds
on one core of an ordinary machine; at a table, where people take their time too, it thinks longer (`at_table`), and
never beyond three seconds. In Ticket to Ride luck hides what a few hundred iterations find out, until the end is near:
there the levels also differ by what they think things are worth, and only the chief reads the routes of the others and
plays the last turns on with care (the game's `guide_for`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from branchline.bots.tree import TO_THE_END, Settings

SECONDS: Final = 3.0  # no level thinks longer about one decision


@dataclass(frozen=True)
class Manner:
    """How a game is searched, by every level that searches it."""

    driver: int  # iterations; the apprentice of a game without a novice has a quarter of them
    engineer: int
    chief: int
    at_table: int  # the iterations of chief where it plays people
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


MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        # Luck in the cards hides what an action is worth: a few iterations say less than the guide does, so it is
        # trusted more than in the other games. The last turns get up to four times as many (the guide's `patience`).
        # The tree hardly ever grows below its root, so there is none to keep.
        "ticket-to-ride-germany": Manner(
            driver=20,
            engineer=40,
            chief=140,
            at_table=1_500,
            trust=1000.0,
            glance=1,
            ripe=1_000,
            explore=0.3,
            scale=3000.0,
            keep=0.0,
        ),
        # Within a round nothing is left to luck, so trying an action again says nothing new unless the tree grows: it
        # grows at the second visit, and little is spent on what does not look good.
        "wensleydale": Manner(
            driver=2, engineer=12, chief=120, at_table=4_000, depth=0, ripe=2, trust=3.0, explore=0.25, scale=400.0
        ),
        "nurnberg": Manner(
            driver=4, engineer=25, chief=150, at_table=6_000, depth=0, ripe=2, trust=3.0, explore=0.25, scale=500.0
        ),
        # Its guide judges well and sees little of a turn: the first iterations add the most.
        "foothills": Manner(
            driver=1,
            engineer=80,
            chief=500,
            at_table=20_000,
            depth=0,
            trust=0.3,
            explore=0.6,
            even=0.3,
            heat=600.0,
            scale=1500.0,
        ),
    }
)
OTHER: Final = Manner(driver=50, engineer=250, chief=1_000, at_table=20_000)  # a game that nobody has measured
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
"""The bots in the order in which they are offered, each with the keys of its title and of what is said about it."""

LEVELS: Final = ("apprentice", "driver", "engineer", "chief")
BEST: Final = LEVELS[-1]
ADVICE: Final = "hint"  # no level: it thinks like the best, and what it says is meant for people


def manner_of(game: str) -> Manner:
    return MANNERS.get(game, OTHER)


def iterations_of(level: str, game: str) -> int:
    """What a level spends on a decision in a ladder or a simulation.

    >>> iterations_of("apprentice", "foothills"), iterations_of("driver", "no-such-game")
    (0, 50)
    """
    manner = manner_of(game)
    return {
        "apprentice": manner.driver // 4,
        "driver": manner.driver,
        "engineer": manner.engineer,
        "chief": manner.chief,
    }[level]
