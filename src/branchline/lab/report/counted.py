"""A file from `branchline simulate`: the rows, and the summary it holds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from branchline.charts.rows import SimulatedGames
from branchline.lab.parts import notes_of
from branchline.lab.summary import Summary, in_points


class CountedGames(SimulatedGames):
    """The rows of a simulation and their summary."""

    def __init__(self, path: Path) -> None:
        notes = notes_of(path)
        self.summary = Summary.of(notes["summary"])
        bots = notes["run"]["bots"]
        best = max(dict.fromkeys(bots), key=lambda bot: self.summary.bots[bot].won / bots.count(bot))
        super().__init__(path, notes, best)

    def scores(self, bot: str) -> Counter[int | float]:
        """A bot's final scores, as players count points."""
        return in_points(self.summary.bots[bot].scores, self.halves)
