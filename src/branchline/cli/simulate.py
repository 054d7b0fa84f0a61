"""The command `simulate`: games by the hundred thousand, and the results in words."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Any

from branchline.cli.progress import Progress, spoken_rate
from branchline.cli.summary import told
from branchline.cli.words import Words
from branchline.core.game import Game
from branchline.core.registry import game as game_of
from branchline.lab.crew import MOST
from branchline.lab.errors import BadRun, ChunkFailed
from branchline.lab.plan import SimulationPlan
from branchline.lab.simulate import GAMES, Simulation, planned, seed_there
from branchline.pool import one_line

WRONG = 2
INTERRUPTED = 130
TERMINATED = 143


def arguments(parser: argparse.ArgumentParser) -> None:
    games = Words("simulate-games", default=GAMES)
    parser.add_argument("game", metavar="GAME", help=Words("simulate-game"))
    parser.add_argument("-n", "--games", type=int, metavar="N", default=GAMES, help=games)
    parser.add_argument("--bots", metavar="BOT,BOT,…", help=Words("simulate-bots"))
    parser.add_argument("--seed", type=int, metavar="N", help=Words("simulate-seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=Words("simulate-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=Words("ray", example="HOST:PORT"))
    parser.add_argument("--chunk", type=int, metavar="N", default=MOST, help=Words("simulate-chunk"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=Words("simulate-out"))
    parser.add_argument("--moves", action="store_true", help=Words("simulate-moves"))
    parser.add_argument("--decisions", action="store_true", help=Words("simulate-decisions"))
    parser.add_argument("--logs", metavar="DIR", help=Words("simulate-logs"))
    parser.add_argument("--resume", action="store_true", help=Words("simulate-resume"))
    parser.add_argument("--overwrite", action="store_true", help=Words("simulate-overwrite"))
    parser.add_argument("--board", metavar="FILE", help=Words("simulate-board"))
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", default=[], help=Words("simulate-option"))


def run(args: argparse.Namespace) -> int:
    plan = plan_of(args)
    simulation = Simulation(
        plan,
        args.out,
        workers=args.workers,
        chunk=args.chunk,
        resume=args.resume,
        overwrite=args.overwrite,
        ray=args.ray,
    )
    progress = Progress(plan.games)
    before = signal.signal(signal.SIGTERM, stop)
    try:
        simulation.run(progress)
    except (KeyboardInterrupt, Stopped) as why:
        progress.clear()
        if simulation.summary.games:
            print(told(plan, simulation.summary))
        return left(f"stopped {standing(simulation)}", why.code if isinstance(why, Stopped) else INTERRUPTED)
    except (ChunkFailed, OSError) as why:
        progress.clear()
        if not simulation.begun:
            raise
        return left(f"branchline: {one_line(why)}; {standing(simulation)}", WRONG)
    finally:
        signal.signal(signal.SIGTERM, before)
    progress.clear()
    print(told(plan, simulation.summary))
    if simulation.was_finished:
        print(f"{args.out} is finished: nothing is left to do")
    else:
        print_speed(simulation, progress)
    return 0


def plan_of(args: argparse.Namespace) -> SimulationPlan:
    """The plan the command line describes."""
    seed = args.seed
    if seed is None and args.out and args.resume:
        seed = seed_there(args.out)
    options = read_options(game_of(args.game, args.board), args.option)
    plan = planned(
        args.game,
        args.games,
        bots=args.bots,
        seed=seed,
        options=options,
        board=args.board,
        moves=args.moves,
        logs=args.logs,
        decisions=args.decisions,
    )
    if plan.games != args.games:
        ways = len(plan.arrangements)
        print(f"{args.games:,} games rounded up to {plan.games:,}: {ways} arrangements, each equally often")
    print(f"seed {plan.seed}", flush=True)
    return plan


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options as typed, name=value, with each value one of the option's choices.

    >>> import branchline as bl
    >>> read_options(bl.game("ticket-to-ride-germany"), ["first=1"])
    {'first': 1}
    """
    known = {option.name: option for option in game.info.options}
    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadRun(f"--option wants name=value, as in --option {example(game)}, not {text!r}")
        choices = known[name].choices if name in known else ()
        options[name] = next((choice for choice in choices if str(choice).lower() == value.lower()), value)
    return options


def example(game: Game) -> str:
    return next((f"{option.name}={option.choices[0]}" for option in game.info.options), "name=value")


class Stopped(BaseException):
    """The simulation was asked to end."""

    def __init__(self, code: int) -> None:
        self.code = code


def stop(_signal: int, _frame: FrameType | None) -> None:
    raise Stopped(TERMINATED)


def left(line: str, code: int) -> int:
    print(line, file=sys.stderr)
    return code


def standing(simulation: Simulation) -> str:
    """What a simulation that ends early has so far."""
    finished = f"{simulation.summary.games:,} of {simulation.plan.games:,} games are finished"
    if simulation.parts is None:
        return finished
    return f"{finished} and kept in {simulation.parts.folder}; go on with --resume"


def print_speed(simulation: Simulation, progress: Progress) -> None:
    games, seconds = progress.games - progress.before, progress.seconds()
    if games:
        crowd = "1 worker" if simulation.workers == 1 else f"{simulation.workers} workers"
        print(f"         {games:,} games in {seconds:,.1f} s with {crowd}: {spoken_rate(games / seconds)}")
    for node, played in sorted(simulation.nodes.items()):
        if node:
            print(f"node     {node}: {played:,} games")
    plan, parts = simulation.plan, simulation.parts
    if parts is not None:
        beside = [parts.moves_out] * plan.moves + [parts.decisions_out] * plan.decisions
        print(f"written  {' and '.join(map(str, [parts.out, *beside]))}")
    if plan.logs:
        print(f"logs     {plan.logs}")
