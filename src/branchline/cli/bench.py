"""The command `bench`: how fast the rules run, compiled and interpreted, in one run.

Each half is a process of its own, and its environment says which files to load, so both measure the same sources.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from time import perf_counter, process_time
from typing import NamedTuple

from branchline.cli.parser import at_least
from branchline.cli.words import Words
from branchline.core.game import Game
from branchline.core.registry import all_games, game, room
from branchline.core.state import State
from branchline.terminal.paint import table

SEED = 1
MODES = {"compiled": "BRANCHLINE_COMPILED", "interpreted": "BRANCHLINE_PURE"}
IMPORT = "from time import process_time as now; t = now(); import branchline; print(now() - t)"
STARTS = 5
ROUNDS = 3
BURST, BURSTS = 1000, 50  # bursts for each second; short, so that some run undisturbed by other programs


class Target(NamedTuple):
    """The figure to reach: at least (">=") or, for times, at most ("<=")."""

    sign: str
    limit: float

    def met(self, figure: float) -> bool:
        return figure <= self.limit if self.sign == "<=" else figure >= self.limit


PROGRAM = {"import": Target("<=", 0.050), "--help": Target("<=", 0.3)}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="NAME", help=Words("bench-game"))
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help=Words("bench-seconds", default=2))
    parser.add_argument("--batch", action="store_true", help=Words("bench-batch"))
    tables = Words("bench-tables", default=1024)
    parser.add_argument("--tables", type=at_least(1), default=1024, metavar="N", help=tables)
    parser.add_argument("--json", action="store_true", help=Words("bench-json"))


def run(args: argparse.Namespace) -> int:
    if args.batch:
        from branchline.cli import bench_batch

        return bench_batch.run(args)
    names = [info.id for info in all_games()] if args.game is None else [args.game]
    for name in names:
        game(name)  # an unknown game is reported before anything is measured
    if not args.json:
        print(f"The fewest players, at random, seed {SEED}; one core, its processor time")
    measured = {}
    for name in names:
        figures, unmeasured = both_halves(name, args.seconds)
        measured[name] = {"figures": figures, "unmeasured": unmeasured}
        if not args.json:
            print("\n".join(["", *report(name, figures, targets_of(name))]))
            print("".join(f"Not measured, {why}\n" for why in unmeasured), end="", flush=True)
    program = {
        "import": min(float(output([sys.executable, "-c", IMPORT])) for _ in range(STARTS)),
        "--help": min(time_of([sys.executable, "-m", "branchline", "--help"]) for _ in range(STARTS)),
    }
    if args.json:
        print(json.dumps({"games": measured, "program": program}, indent=1))
    else:
        print("\n".join(["", *report("the program", program, PROGRAM)]))
    return 0


def targets_of(name: str) -> dict[str, Target]:
    """The targets a game sets itself, in `faces/bench.py`."""
    face = room(game(name).info, "faces.bench")
    return {} if face is None else {figure: Target(*target) for figure, target in face.TARGETS[name].items()}


def longest_searches(made: Game) -> dict[str, float]:
    """Seconds of the longest searches a game's rules can need; empty if it names none."""
    face = room(made.info, "faces.bench")
    found: dict[str, float] = {} if face is None or not hasattr(face, "longest") else face.longest(made)
    return found


def both_halves(game: str, seconds: float) -> tuple[dict[str, float], list[str]]:
    """A game's figures, compiled and interpreted, and what could not be measured."""
    figures: dict[str, float] = {}
    unmeasured: list[str] = []
    for mode in MODES:
        result = measure_apart(mode, game, seconds)
        if isinstance(result, str):
            unmeasured.append(f"{mode}: {result}")
        else:
            figures |= {f"{mode} {name}": figure for name, figure in result.items()}
    if "compiled moves/s" in figures and "interpreted moves/s" in figures:
        figures["ratio"] = figures["compiled moves/s"] / figures["interpreted moves/s"]
    return figures, unmeasured


def report(title: str, figures: Mapping[str, float], targets: Mapping[str, Target]) -> list[str]:
    """A row for each figure, with its target."""
    rows = [[title, "measured", "target", ""]]
    for name, figure in figures.items():
        target = targets.get(name)
        goal = verdict = ""
        if target is not None:
            goal = f"{'≤' if target.sign == '<=' else '≥'} {shown(name, target.limit)}"
            verdict = "met" if target.met(figure) else "MISSED"
        rows.append([name, shown(name, figure), goal, verdict])
    return table(rows, right=[1, 2])


def shown(name: str, figure: float) -> str:
    if name.endswith("/s"):
        return f"{figure:,.0f}"
    if name == "ratio":
        return f"{figure:.1f}×"
    if figure < 1e-4:
        return f"{figure * 1e6:.3f} µs"
    return f"{figure * 1e3:.3g} ms"


def output(command: list[str], env: Mapping[str, str] | None = None) -> str:
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


def time_of(command: list[str]) -> float:
    began = perf_counter()
    output(command)
    return perf_counter() - began


def measure_apart(mode: str, game: str, seconds: float) -> dict[str, float] | str:
    """The figures from a process in this mode, or why there are none."""
    env = {name: value for name, value in os.environ.items() if name not in MODES.values()} | {MODES[mode]: "1"}
    code = f"from branchline.cli.bench import measure; measure({game!r}, {seconds!r})"
    try:
        figures: dict[str, float] = json.loads(output([sys.executable, "-c", code], env))
    except subprocess.CalledProcessError as failed:
        return str(failed.stderr).strip().splitlines()[-1]
    return figures


def measure(name: str, seconds: float) -> None:
    """Print this process's figures as JSON."""
    import branchline as bl
    from branchline.core.playout import time_copy, time_listing

    game = bl.game(name)
    seats = game.info.seats[0]
    games, moves, took = 1, 0, 0.0
    while took < seconds / ROUNDS:
        games = max(games + 1, min(games * 10, int(games * seconds / ROUNDS * 1.2 / max(took, 1e-6))))
        moves, took = timed(game, seats, games)
    took = min(took, *(timed(game, seats, games)[1] for _ in range(ROUNDS - 1)))
    state = ordinary(game)
    bursts = max(ROUNDS, round(BURSTS * seconds))
    figures: dict[str, float] = {
        "moves/s": moves / took,
        "games/s": games / took,
        "copy": min(time_copy(state, BURST) for _ in range(bursts)),
        "listing": min(time_listing(state, BURST) for _ in range(bursts)),
        "search iterations/s": search_speed(game, state, seconds / ROUNDS, guided=False),
        "chief iterations/s": search_speed(game, state, seconds / ROUNDS, guided=True),
    }
    print(json.dumps(figures | longest_searches(game)))


def timed(game: Game, seats: int, games: int) -> tuple[int, float]:
    """Moves made and processor time taken, which other programs on the machine disturb less."""
    import branchline as bl

    began = process_time()
    tally = bl.playouts(game, seats, games, SEED)
    return int(tally.moves), process_time() - began


def ordinary(game: Game) -> State:
    """A position from the middle third of a random game, with more legal moves than three quarters of those there."""
    import branchline as bl

    dealer = bl.SeededDealer(SEED)
    state = game.start(game.info.seats[0], dealer)
    states = []
    while not state.over:
        states.append(state.copy())
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
    around = states[len(states) // 3 : 2 * len(states) // 3]
    return sorted(around, key=lambda state: len(state.legal_actions()))[len(around) * 3 // 4]


def search_speed(game: Game, state: State, seconds: float, *, guided: bool) -> float:
    """Iterations a second of a search from here, including its tree: with random playouts, or as chief plays."""
    from branchline.bots.levels import manner_of
    from branchline.bots.search import Search
    from branchline.bots.thinker import guide_of
    from branchline.bots.tree import Settings
    from branchline.core.guide import Guide

    settings = manner_of(game.info.id).settings() if guided else Settings()
    search = Search(state, state.turn, guide_of(game) if guided else Guide(), settings, SEED)
    began = process_time()
    while process_time() - began < seconds:
        search.run(20)
    return float(search.iterations) / (process_time() - began)
