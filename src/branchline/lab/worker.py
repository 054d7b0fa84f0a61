"""A worker of a simulation: a process that is told which games to play, plays them, keeps them and says so.

It is started as `python -m branchline.lab.worker`. Each line it reads is JSON: first the plan, then chunks, as
[first, games]; each line it writes answers one. It ends with its input, so it outlives nobody for long.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from branchline.core.errors import BranchlineError
from branchline.core.game import Json
from branchline.lab.parts import KEY, Parts
from branchline.lab.plan import Plan
from branchline.lab.play import Chunk, Player, one_line
from branchline.lab.summary import Summary

if TYPE_CHECKING:
    import polars as pl

PIECE = 4000  # games noted together: few enough for the cache of a core


class Keeper:
    """Writes finished chunks as parts; nothing, where the simulation is only summed up."""

    def __init__(self, plan: Plan, out: str | None) -> None:
        self.plan = plan
        self.parts = None if out is None else Parts(Path(out), plan)
        self.parent = os.getppid()
        self.games: list[pl.DataFrame] = []
        self.moves: list[pl.DataFrame] = []

    def add(self, chunk: Chunk) -> None:
        """Turn what was noted into tables while it is at hand."""
        if self.parts is not None:
            from branchline.lab.tables import games_table, moves_table

            self.games.append(games_table(self.plan, chunk))
            if self.plan.moves:
                self.moves.append(moves_table(chunk.moves))

    def keep(self, first: int, end: int, summary: Summary) -> None:
        """Write what was added as one part; its games come last, so where they are, all is."""
        if self.parts is not None:
            if self.plan.moves:
                self.write(self.moves, self.parts.moves_path(first, end), {})
            self.write(self.games, self.parts.games_path(first, end), {KEY: json.dumps(summary.json())})

    def write(self, tables: list[pl.DataFrame], path: Path, notes: dict[str, str]) -> None:
        from branchline.lab.tables import together, write

        new = path.with_name(f"{path.name}.{os.getpid()}.tmp")
        write(together(tables), new, notes)
        tables.clear()
        if os.getppid() == self.parent:  # an orphan's part could come in the way of a simulation that was resumed
            os.replace(new, path)


def play(player: Player, keeper: Keeper, first: int, games: int) -> Summary:
    """Play a chunk, piece by piece, and keep it."""
    end = first + games
    summary = Summary()
    for at in range(first, end, PIECE):
        chunk = player.play(at, min(PIECE, end - at))
        keeper.add(chunk)
        summary.add(chunk.summary)
    keeper.keep(first, end, summary)
    return summary


def say(answers: TextIO, answer: Json) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def work(orders: TextIO, answers: TextIO) -> None:
    order = json.loads(orders.readline())
    plan = Plan.of(order["plan"])
    player = Player(plan)
    keeper = Keeper(plan, order["out"])
    say(answers, {"ready": os.getpid()})
    for line in orders:
        first, games = json.loads(line)
        say(answers, {"first": first, "games": games, "summary": play(player, keeper, first, games).json()})


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    try:
        work(sys.stdin, answers)
    except BrokenPipeError:
        os._exit(1)  # nobody listens any more
    except BranchlineError as why:
        say(answers, {"failed": str(why)})
    except OSError as why:
        say(answers, {"failed": f"{why.filename}: {why.strerror}" if why.filename else str(why)})
    except Exception as why:
        say(answers, {"failed": one_line(why)})


if __name__ == "__main__":
    main()
