# Compiled.
"""What a simulation records of Wensleydale and Nürnberg: the links each company ended with, and what seats laid."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.state import State
from branchline.core.statistics import COMMON, Column, Statistics, common_columns
from branchline.games.dales.rules.choices import GREEN_LINK, RED_LINK
from branchline.games.dales.rules.profit import laid
from branchline.games.dales.rules.state import DalesState

# the columns after the common ones
RED_LINKS: Final[i64] = COMMON
GREEN_LINKS: Final[i64] = COMMON + 1
LINKS: Final[i64] = COMMON + 2


def columns() -> list[Column]:
    return [
        *common_columns(),
        Column("red_links", False, "uint16", "W9.4 links of the red company at the end: it never loses any"),
        Column("green_links", False, "uint16", "W9.4 links of the green company at the end"),
        Column("links", True, "uint16", "W0.2 own links on the board at the end"),
    ]


@final
class DalesStatistics(Statistics):
    def __init__(self, seats: i64, games: i64) -> None:
        super().__init__(seats, games, columns(), [])

    def finish(self, state: State) -> None:
        if not isinstance(state, DalesState):
            raise TypeError(f"{type(state).__name__} is no state of the Dales family")
        for owner in state.links:
            if owner == RED_LINK:
                self.add(RED_LINKS, 0, 1)
            elif owner == GREEN_LINK:
                self.add(GREEN_LINKS, 0, 1)
        for seat in range(self.seats):
            self.put(LINKS, seat, laid(state, seat))
        super().finish(state)
