"""A worker of a simulation: a child process that plays the games it is told to, writes them and reports back."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.lab.decisions import FORMAT, decisions_table
from branchline.lab.decisions import PIECE as PIECE_OF_DECISIONS
from branchline.lab.parts import KEY, Parts
from branchline.lab.plan import SimulationPlan
from branchline.lab.play import Chunk, Player
from branchline.lab.summary import Summary
from branchline.pool import work

if TYPE_CHECKING:
    import polars as pl

PIECE = 4000  # games recorded together: few enough for a core's cache


class Keeper:
    """Writes finished chunks as parts; nothing, if the simulation is only summed up."""

    def __init__(self, plan: SimulationPlan, out: str | None, *, afar: bool = False) -> None:
        """`afar`: on a node of a cluster, where parts are not put in place but sent home."""
        self.plan = plan
        self.parts = None if out is None else Parts(Path(out), plan)
        self.afar = afar
        self.parent = os.getppid()
        self.games: list[pl.DataFrame] = []
        self.moves: list[pl.DataFrame] = []
        self.decisions: list[pl.DataFrame] = []

    def add(self, chunk: Chunk) -> None:
        """Turn what was recorded into tables while it is at hand."""
        if self.parts is not None:
            from branchline.lab.tables import games_table, moves_table

            self.games.append(games_table(self.plan, chunk))
            if self.plan.moves:
                self.moves.append(moves_table(chunk.moves))
            if chunk.decisions is not None:
                self.decisions.append(decisions_table(chunk.decisions))

    def keep(self, first: int, end: int, summary: Summary) -> None:
        """Write what was added as one part. Its games come last: if they are there, everything is."""
        if self.parts is not None:
            if self.plan.moves:
                self.write(self.moves, self.parts.moves_path(first, end), {})
            if self.plan.decisions:
                self.write(self.decisions, self.parts.decisions_path(first, end), {KEY: json.dumps({"format": FORMAT})})
            self.write(self.games, self.parts.games_path(first, end), {KEY: json.dumps(summary.json())})

    def write(self, tables: list[pl.DataFrame], path: Path, notes: dict[str, str]) -> None:
        from branchline.lab.tables import together, write

        new = path.with_name(f"{path.name}.{os.getpid()}.tmp")
        write(together(tables), new, notes)
        tables.clear()
        if self.afar or os.getppid() == self.parent:  # an orphan's part could get in the way of a resumed simulation
            os.replace(new, path)


def play(player: Player, keeper: Keeper, first: int, games: int) -> Summary:
    """Play a chunk, piece by piece, and keep it."""
    end = first + games
    summary = Summary()
    piece = PIECE if player.observation is None else PIECE_OF_DECISIONS
    for at in range(first, end, piece):
        chunk = player.play(at, min(piece, end - at))
        keeper.add(chunk)
        summary.add(chunk.summary)
    keeper.keep(first, end, summary)
    return summary


def begin(order: bytes) -> Callable[[bytes], bytes]:
    """Read the plan. After that come chunks, as [first, games], each answered with its summary."""
    told = json.loads(order)
    plan = SimulationPlan.of(told["plan"])
    player = Player(plan)
    keeper = Keeper(plan, told["out"], afar=told.get("afar", False))

    def answer(line: bytes) -> bytes:
        first, games = json.loads(line)
        return json.dumps(play(player, keeper, first, games).json()).encode()

    return answer


if __name__ == "__main__":
    work(begin)
