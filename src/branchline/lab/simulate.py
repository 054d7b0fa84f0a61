"""The command `branchline simulate`: games by the hundred thousand, the same however many workers play them."""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

from branchline.core.dealer import SEEDS
from branchline.core.registry import game as game_of
from branchline.lab.crew import MOST, Crew
from branchline.lab.errors import BadRun, ChunkFailed, NotInstalled, OutputThere
from branchline.lab.parts import RUN, Parts, folder_of, notes_of, read_run
from branchline.lab.plan import Plan, read_options, whole_path
from branchline.lab.progress import Progress, spoken_rate
from branchline.lab.seats import arrangements, rounded_up
from branchline.lab.summary import Summary
from branchline.lab.tell import told

GAMES = 1000
WRONG = 2
INTERRUPTED = 130
TERMINATED = 143


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, by its id")
    parser.add_argument("-n", "--games", type=int, default=GAMES, help=f"how many games (default {GAMES})")
    parser.add_argument("--bots", help="one bot for each seat (default: random in as few seats as can be)")
    parser.add_argument("--seed", type=int, help="the seed of all luck (default: drawn, and printed)")
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument("--chunk", type=int, default=MOST, help="games a worker plays at a time, at most")
    parser.add_argument("--out", type=Path, help="the Parquet file to write: one row a game")
    parser.add_argument("--moves", action="store_true", help="also write one row a move, beside it")
    parser.add_argument("--logs", help="keep a log of every game in this folder")
    parser.add_argument("--resume", action="store_true", help="go on with a simulation that was stopped")
    parser.add_argument("--overwrite", action="store_true", help="replace what is there")
    parser.add_argument("--board", help="a board file of your own")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as name=value")


def run(args: argparse.Namespace) -> int:
    plan = plan_of(args)
    workers = cores() if args.workers is None else args.workers
    for name, number in (("--workers", workers), ("--chunk", args.chunk)):
        if number < 1:
            raise BadRun(f"{name} must be 1 or more, not {number}")
    if args.resume and args.overwrite:
        raise BadRun("--resume goes on with what is there and --overwrite drops it: give one of them")
    if args.out is None:
        if args.moves or args.resume:
            raise BadRun(f"{'--moves' if args.moves else '--resume'} needs --out, as in --out games.parquet")
        return Simulation(plan, None, workers, args.chunk).run()
    if find_spec("polars") is None:
        raise NotInstalled("polars", "--out")
    parts = Parts(args.out, plan)
    if args.overwrite:
        parts.remove()
    elif args.resume and (summary := parts.finished()) is not None:
        print(told(plan, summary))
        print(f"{args.out} is finished: nothing is left to do")
        return 0
    elif args.out.is_file() and not parts.folder.exists():
        raise OutputThere(f"{args.out} is there already: choose another --out, or replace it with --overwrite")
    try:
        parts.open(args.resume)
        return Simulation(plan, parts, workers, args.chunk).run()
    finally:
        parts.close()


def plan_of(args: argparse.Namespace) -> Plan:
    """What the words of the command mean; whatever cannot be is refused here, before a game is played."""
    game = game_of(args.game, args.board)
    bots = ("random",) * game.info.seats[0] if args.bots is None else tuple(map(str.strip, args.bots.split(",")))
    seed = args.seed if args.seed is not None else seed_of(args)
    if not 0 <= seed < SEEDS:
        raise BadRun(f"a seed is a whole number from 0 to 2^62 - 1, not {seed}")
    options = read_options(game, args.option)
    board, logs = whole_path(args.board), whole_path(args.logs)
    asked = Plan(args.game, bots, args.games, seed, options, board, args.moves, logs)
    asked.check()
    games = rounded_up(args.games, len(arrangements(bots)))
    if games != args.games:
        print(
            f"{args.games:,} games rounded up to {games:,}: {len(asked.arrangements)} arrangements, each equally often"
        )
    plan = Plan(args.game, bots, games, seed, options, board, args.moves, logs)
    print(f"seed {seed}", flush=True)
    return plan


def seed_of(args: argparse.Namespace) -> int:
    """The seed of the simulation that is resumed, or a new one."""
    if args.out and args.resume:
        run = folder_of(args.out) / RUN
        if run.exists():
            return int(read_run(run).get("seed", 0))
        if args.out.is_file():
            return int(notes_of(args.out)["run"]["seed"])
    return secrets.randbelow(2**32)


def cores() -> int:
    """The cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # macOS, Windows
        return os.cpu_count() or 1


class Stopped(BaseException):
    """Somebody asked the simulation to end."""

    def __init__(self, code: int) -> None:
        self.code = code


class Simulation:
    """One call of the command, from the first worker to the summary."""

    def __init__(self, plan: Plan, parts: Parts | None, workers: int, most: int = MOST) -> None:
        self.plan = plan
        self.parts = parts
        self.workers = workers
        self.most = most
        self.summary = Summary() if parts is None else parts.summary
        self.progress = Progress(plan.games, self.summary.games)

    def run(self) -> int:
        if self.parts is not None:
            for line in self.parts.damaged:
                self.progress.say(line)
            if self.parts.parts:
                self.progress.say(f"{self.summary.games:,} of {self.plan.games:,} games are finished: going on")
        if self.plan.logs:
            Path(self.plan.logs).mkdir(parents=True, exist_ok=True)
        before = signal.signal(signal.SIGTERM, stop)
        try:
            self.play()
            self.progress.clear()
            self.finish()
        except (KeyboardInterrupt, Stopped) as why:
            return self.leave(f"stopped {self.standing()}", why.code if isinstance(why, Stopped) else INTERRUPTED)
        except (ChunkFailed, OSError) as why:
            return self.leave(f"branchline: {one_line(why)}; {self.standing()}", WRONG)
        finally:
            signal.signal(signal.SIGTERM, before)
        print(told(self.plan, self.summary))
        self.print_speed()
        return 0

    def play(self) -> None:
        gaps = [(0, self.plan.games)] if self.parts is None else self.parts.gaps()
        out = None if self.parts is None else str(self.parts.out.resolve())
        self.progress.show()
        crew = Crew(self.plan, out, self.workers, self.most, self.done, self.progress.say, self.progress.show)
        crew.run(gaps)

    def done(self, first: int, games: int, summary: Summary) -> None:
        if self.parts is None:
            self.summary.add(summary)
        else:
            self.parts.add(first, first + games, summary)
        self.progress.add(games)

    def finish(self) -> None:
        if self.parts is not None:
            self.parts.finish()

    def standing(self) -> str:
        """What is there of a simulation that ends early."""
        finished = f"{self.summary.games:,} of {self.plan.games:,} games are finished"
        if self.parts is None:
            return finished
        return f"{finished} and kept in {self.parts.folder}; go on with --resume"

    def leave(self, line: str, code: int) -> int:
        self.progress.clear()
        if self.summary.games and code != WRONG:
            print(told(self.plan, self.summary))
        print(line, file=sys.stderr)
        return code

    def print_speed(self) -> None:
        games, seconds = self.progress.games - self.progress.before, self.progress.seconds()
        if games:
            crowd = "1 worker" if self.workers == 1 else f"{self.workers} workers"
            print(f"         {games:,} games in {seconds:,.1f} s with {crowd}: {spoken_rate(games / seconds)}")
        if self.parts is not None:
            print(f"written  {self.parts.out}" + (f" and {self.parts.moves_out}" if self.plan.moves else ""))
        if self.plan.logs:
            print(f"logs     {self.plan.logs}")


def stop(_signal: int, _frame: FrameType | None) -> None:
    raise Stopped(TERMINATED)


def one_line(why: Exception) -> str:
    if isinstance(why, OSError) and why.filename and why.strerror:
        return f"{why.filename}: {why.strerror}"
    return " ".join(str(why).split())
