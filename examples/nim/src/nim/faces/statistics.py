"""What a simulation records of Nim beyond what it records of every game: the matches each seat took."""

from __future__ import annotations

from branchline.core.state import State
from branchline.core.statistics import COMMON, Column, Statistics, common_columns

TAKEN = COMMON


class NimStatistics(Statistics):
    def __init__(self, seats: int, games: int) -> None:
        columns = [*common_columns(), Column("taken", True, "uint8", "M1.1 matches taken")]
        super().__init__(seats, games, columns, [])

    def finish(self, state: State) -> None:
        for seat, taken in enumerate(state.taken):  # type: ignore[attr-defined]
            self.put(TAKEN, seat, taken)
        super().finish(state)
