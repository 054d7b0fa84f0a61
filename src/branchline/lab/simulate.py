"""Simulations: games by the hundred thousand, the same however many workers play them."""

from __future__ import annotations

import json
import os
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypedDict, Unpack, overload

from branchline.core.registry import game as game_of
from branchline.lab.crew import MOST, Crew, Helpers
from branchline.lab.errors import BadRun, NotInstalled, OutputThere
from branchline.lab.parts import RUN, Parts, folder_of, notes_of, read_run
from branchline.lab.plan import SimulationPlan, is_whole, whole_path
from branchline.lab.seats import arrangements, rounded_up
from branchline.lab.summary import Summary
from branchline.pool import Pool

if TYPE_CHECKING:
    import polars as pl

GAMES = 1000
ENDLESS = 2**62


class Watch:
    """Hears how a simulation is going. This one does nothing."""

    def begin(self, games: int, finished: int) -> None:
        """This many games are to be played, of which an earlier run finished `finished`."""

    def add(self, games: int) -> None:
        """This many more are finished."""

    def node(self, name: str, games: int) -> None:
        """A node of a cluster has finished this many of them; told just before `add`."""

    def show(self) -> None:
        """A second has passed."""

    def say(self, text: str) -> None:
        """Something people should know."""


class Simulation:
    """One simulation, from the first worker to the finished table. Without `out`, only the summary is kept."""

    def __init__(
        self,
        plan: SimulationPlan,
        out: Path | None = None,
        *,
        workers: int | None = None,
        chunk: int = MOST,
        resume: bool = False,
        overwrite: bool = False,
        ray: str | None = None,
    ) -> None:
        self.plan = plan
        self.ray = ray  # the address of a cluster
        self.nodes: Counter[str] = Counter()  # of the cluster: the games each has finished
        self.workers = cores() if workers is None else workers
        self.every_core = workers is None
        self.chunk = chunk
        self.resume = resume
        self.overwrite = overwrite
        self.parts = None if out is None else Parts(out, plan)
        self.summary = Summary()
        self.begun = False
        self.was_finished = False  # before it began, so there was nothing to do
        for name, number in (("{workers}", self.workers), ("{chunk}", chunk)):
            if not is_whole(number, 1, ENDLESS):
                raise BadRun(f"{name} must be 1 or more, not {number!r}")
        if resume and overwrite:
            raise BadRun("{resume} goes on with what is there and {overwrite} drops it: give one of them")
        if out is None and (plan.moves or plan.decisions or resume):
            wish = "{moves}" if plan.moves else "{decisions}" if plan.decisions else "{resume}"
            raise BadRun(f"{wish} needs {{out}}, as in {{out=games.parquet}}")
        if out is not None and find_spec("polars") is None:
            raise NotInstalled("polars", "{out}")

    def run(self, watch: Watch | None = None) -> Summary:
        """Play what has not been played. If this ends early, finished games stay where `resume` finds them."""
        watch = watch or Watch()
        if self.parts is None:
            self.play([(0, self.plan.games)], watch)
            return self.summary
        if self.overwrite:
            self.parts.remove()
        elif self.resume and (summary := self.parts.finished()) is not None:
            self.was_finished = True
            self.summary = summary
            return summary
        elif self.parts.out.is_file() and not self.parts.folder.exists():
            raise OutputThere(
                f"{self.parts.out} is there already: choose another {{out}}, or replace it with {{overwrite}}"
            )
        elif self.plan.decisions and not self.resume and self.parts.decisions_out.exists():
            raise OutputThere(
                f"{self.parts.decisions_out} is there already: choose another {{out}}, or replace it with {{overwrite}}"
            )
        try:
            self.parts.open(self.resume)
            self.summary = self.parts.summary
            for line in self.parts.damaged:
                watch.say(line)
            if self.parts.parts:
                watch.say(f"{self.summary.games:,} of {self.plan.games:,} games are finished: going on")
            self.play(self.parts.gaps(), watch)
            self.parts.finish()
        finally:
            self.parts.close()
        return self.summary

    def play(self, gaps: list[tuple[int, int]], watch: Watch) -> None:
        if self.plan.logs:
            Path(self.plan.logs).mkdir(parents=True, exist_ok=True)
        pool = self.pool()
        self.begun = True
        watch.begin(self.plan.games, self.summary.games)

        def done(first: int, games: int, summary: Summary, node: str) -> None:
            if self.parts is None:
                self.summary.add(summary)
            else:
                self.parts.add(first, first + games, summary)
            self.nodes[node] += games
            if node:
                watch.node(node, games)
            watch.add(games)

        Crew(pool, self.workers, self.chunk, done, watch.say, watch.show).run(gaps)

    def pool(self) -> Helpers:
        """Where the workers are: in processes of this machine, or on a cluster."""
        if self.ray is not None:
            from branchline.lab.travel import travelling

            team = travelling(self.ray, self.plan, self.parts)
            if self.every_core:
                self.workers = team.cores
            return team
        out = None if self.parts is None else str(self.parts.out.resolve())
        set_up = json.dumps({"plan": self.plan.json(), "out": out}).encode()
        return Pool("branchline.lab.worker", set_up, {"POLARS_MAX_THREADS": "1"})


def planned(
    game: str,
    games: int = GAMES,
    *,
    bots: str | Sequence[str] | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: str | Path | None = None,
    moves: bool = False,
    logs: str | Path | None = None,
    decisions: bool = False,
) -> SimulationPlan:
    """What was asked for, as a plan; the impossible is refused here, before a game is played.

    Games are rounded up until every arrangement of the bots is played equally often.

    >>> planned("foothills", 31, bots="greedy,random", seed=7).games
    32
    """
    info = game_of(game, board).info
    if bots is None:
        seated: tuple[str, ...] = ("random",) * info.seats[0]
    else:
        seated = tuple(name.strip() for name in bots.split(",")) if isinstance(bots, str) else tuple(bots)
    drawn = secrets.randbelow(2**32) if seed is None else seed
    plan = SimulationPlan(
        game, seated, games, drawn, dict(options or {}), whole_path(board), moves, whole_path(logs), decisions
    )
    plan.check()
    return replace(plan, games=rounded_up(games, len(arrangements(seated))))


def seed_there(out: Path) -> int | None:
    """The seed of the simulation that was stopped or finished there, to continue with."""
    run = folder_of(out) / RUN
    if run.exists():
        return int(read_run(run).get("seed", 0))
    return int(notes_of(out)["run"]["seed"]) if out.is_file() else None


class Wishes(TypedDict, total=False):
    """Everything else `simulate` takes."""

    bots: str | Sequence[str] | None
    seed: int | None
    options: Mapping[str, Any] | None
    board: str | Path | None
    moves: bool
    logs: str | Path | None
    decisions: bool
    workers: int | None
    chunk: int
    resume: bool
    overwrite: bool
    ray: str | None
    watch: Watch | None


@overload
def simulate(game: str, games: int = ..., *, out: None = ..., **wishes: Unpack[Wishes]) -> pl.DataFrame: ...


@overload
def simulate(game: str, games: int = ..., *, out: str | Path, **wishes: Unpack[Wishes]) -> pl.LazyFrame: ...


def simulate(
    game: str,
    games: int = GAMES,
    *,
    bots: str | Sequence[str] | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    board: str | Path | None = None,
    out: str | Path | None = None,
    moves: bool = False,
    logs: str | Path | None = None,
    decisions: bool = False,
    workers: int | None = None,
    chunk: int = MOST,
    resume: bool = False,
    overwrite: bool = False,
    ray: str | None = None,
    watch: Watch | None = None,
) -> pl.DataFrame | pl.LazyFrame:
    """Play games between bots: one row per game, with the columns that docs/simulate.md lists.

    Returns the rows as a DataFrame. With `out` they go into that Parquet file, however many there are, and a LazyFrame
    that reads it is returned. With `ray`, the address of a Ray cluster, the games are played there: the rows are the
    same. Everything else is as in `branchline simulate`.

    >>> import branchline as bl
    >>> rows = bl.simulate("foothills", 20, bots=["greedy", "random"], seed=7)
    >>> rows.select("game", "bot").head(2).rows()
    [(0, ['greedy', 'random']), (1, ['random', 'greedy'])]
    """
    if find_spec("polars") is None:
        raise NotInstalled("polars", "bl.simulate")
    import polars as pl

    path = None if out is None else Path(out)
    if path is not None and resume and seed is None:
        seed = seed_there(path)
    plan = planned(
        game, games, bots=bots, seed=seed, options=options, board=board, moves=moves, logs=logs, decisions=decisions
    )
    if path is not None:
        Simulation(plan, path, workers=workers, chunk=chunk, resume=resume, overwrite=overwrite, ray=ray).run(watch)
        return pl.scan_parquet(path)
    Simulation(plan, workers=workers, chunk=chunk, resume=resume)  # refuses what needs a file
    with TemporaryDirectory(prefix="branchline-") as folder:
        path = Path(folder) / "games.parquet"
        Simulation(plan, path, workers=workers, chunk=chunk, ray=ray).run(watch)
        return pl.read_parquet(path)


def cores() -> int:
    """The number of cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # macOS, Windows
        return os.cpu_count() or 1
