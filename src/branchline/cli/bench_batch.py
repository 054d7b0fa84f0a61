"""`bench --batch`: how fast batches of tables are stepped, beside EnvPool's games, in one run and one process.

Everybody has the same number of tables, one core, and its processor time. In the figures of ours, choosing the actions
counts too. EnvPool leaves choosing to the caller, so in the ratios to its games only the steps count, of both.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any

from branchline import build
from branchline.cli.bench import SEED, Target, shown
from branchline.core.game import Game
from branchline.core.registry import game, room
from branchline.lab.simulate import Simulation, Watch, planned
from branchline.terminal.paint import table

ENVPOOL = ("Backgammon-v1", "LeducHoldem-v1")
ROUNDS = 5  # taken in turn, so that what disturbs one disturbs all; the fastest counts
WARM = 40  # steps before the first is timed: games are then in all their phases
TRIAL, CHUNKS = 500, 50  # games that say how many a simulation needs; pieces it is played in
TURNS = Target(">=", 20_000)
PLAIN, WHOLE, TURN = "steps/s, what is seen", "steps/s, all blocks", "PettingZoo turns/s"
CHOSEN = ", choosing not counted"

Figures = dict[str, dict[str, float]]
Burst = Callable[[float], dict[str, float]]  # figures, each so many a second, measured for so many seconds


def run(args: argparse.Namespace) -> int:
    from branchline.envs.names import learnable
    from branchline.lab.batch import numpy

    numpy()  # without it, nothing is measured
    names = [info.id for info in learnable()] if args.game is None else [args.game]
    made = [game(name) for name in names]
    if not args.json:
        print(
            f"{args.tables:,} tables, the fewest seats, at random, seed {SEED}; one core, its processor time; "
            f"the rules are {build.report().mode}"
        )
    peers, missing = envpool_games(args.tables)
    figures = side_by_side({**ours(made, args.tables), **peers}, args.seconds / ROUNDS)
    simulated, without = simulations(names, args.seconds)
    if args.json:
        told = {"figures": figures, "simulate": simulated, "unmeasured": [*missing, *without]}
        print(json.dumps(told | {"tables": args.tables}, indent=1))
        return 0
    for name in names:
        print("\n".join(["", *report(name, figures, {**targets_of(name), TURN: TURNS})]))
    if peers:
        print("\n".join(["", *beside(names, figures)]))
    print("\n".join(["", *table(simulated, right=range(1, 5))]))
    print("".join(f"Not measured: {why}\n" for why in [*missing, *without]), end="")
    return 0


def targets_of(name: str) -> dict[str, Target]:
    """The targets a game sets itself, in `faces/bench.py`."""
    face = room(game(name).info, "faces.bench")
    limits = getattr(face, "BATCH", {}).get(name)
    return {} if limits is None else {PLAIN: Target(">=", limits[0]), WHOLE: Target(">=", limits[1])}


def ours(games: list[Game], tables: int) -> dict[tuple[str, str], Burst]:
    """Every game without and with the blocks that somebody would have to work out, and turn by turn in PettingZoo."""
    found: dict[tuple[str, str], Burst] = {}
    for one in games:
        parts = one.observation(one.info.seats[0]).parts
        plain = [name for name, part in parts.items() if not part.computed]
        found[one.info.id, PLAIN] = batch(one, tables, plain, PLAIN)
        found[one.info.id, WHOLE] = batch(one, tables, None, WHOLE)
        found[one.info.id, TURN] = pettingzoo(one)
    return found


def batch(one: Game, tables: int, blocks: list[str] | None, what: str) -> Burst:
    """Steps, masks and observations of random play, with choosing the actions and without."""
    from branchline.lab.batch import Batch

    made = Batch(one, one.info.seats[0], tables, SEED, blocks=blocks)
    for _ in range(WARM):
        made.step(made.sample())

    def burst(seconds: float) -> dict[str, float]:
        steps, choosing, stepping = 0, 0.0, 0.0
        while choosing + stepping < seconds:
            began = process_time()
            actions = made.sample()
            chosen = process_time()
            made.step(actions)
            stepping += process_time() - chosen
            choosing += chosen - began
            steps += tables
        return {what: steps / (choosing + stepping), what + CHOSEN: steps / stepping}

    return burst


def pettingzoo(one: Game) -> Burst:
    """Turns as anybody takes them: `last`, an action of the mask, `step`."""
    import numpy as np

    from branchline.envs.pettingzoo import env

    made: Any = env(game=one)
    made.reset(seed=SEED)
    luck = np.random.default_rng(SEED)

    def burst(seconds: float) -> dict[str, float]:
        turns, began = 0, process_time()
        while (took := process_time() - began) < seconds:
            seen, _, over, _, _ = made.last()
            if over:
                made.reset()
                continue
            legal = seen["action_mask"].nonzero()[0]
            made.step(legal[int(luck.random() * len(legal))])
            turns += 1
        return {TURN: turns / took}

    return burst


def envpool_games(tables: int) -> tuple[dict[tuple[str, str], Burst], list[str]]:
    """EnvPool's games of hidden cards and dice, where it is installed, and a line if it is not."""
    if find_spec("envpool") is None:
        return {}, ["EnvPool, which is not installed here: pip install envpool, on Python 3.11 to 3.13"]
    return {(f"EnvPool {version('envpool')}", name): envpool(name, tables) for name in ENVPOOL}, []


def envpool(name: str, tables: int) -> Burst:
    """Steps of one thread: mask and observation are in what they return."""
    import numpy as np
    from envpool import make

    made: Any = make(name, env_type="gymnasium", num_envs=tables, num_threads=1, seed=SEED)
    luck = np.random.default_rng(SEED)
    now: list[Any] = [made.reset()[1]["legal_action_mask"]]

    def burst(seconds: float) -> dict[str, float]:
        steps, took = 0, 0.0
        while took < seconds:
            actions = np.argmax(now[0] * luck.random(now[0].shape, dtype=np.float32), axis=1).astype(np.int32)
            began = process_time()
            *_, info = made.step(actions)
            took += process_time() - began
            now[0] = info["legal_action_mask"]
            steps += tables
        return {name: steps / took}

    return burst


def side_by_side(subjects: dict[tuple[str, str], Burst], seconds: float) -> Figures:
    """The best of some rounds, each of which measures everybody."""
    best: Figures = {}
    for _ in range(ROUNDS):
        for (name, _), burst in subjects.items():
            figures = best.setdefault(name, {})
            for what, figure in burst(seconds).items():
                figures[what] = max(figures.get(what, 0.0), figure)
    return best


def report(name: str, figures: Figures, targets: dict[str, Target]) -> list[str]:
    rows = [[name, "measured", "target", ""]]
    for what, figure in figures[name].items():
        target = targets.get(what)
        goal = "" if target is None else f"≥ {target.limit:,.0f}"
        verdict = "" if target is None else "met" if target.met(figure) else "MISSED"
        rows.append([what, shown("/s", figure), goal, verdict])
    return table(rows, right=[1, 2])


def beside(names: list[str], figures: Figures) -> list[str]:
    """Each of our games as a multiple of each of theirs: the steps alone, of both."""
    (peer,) = (name for name in figures if name.startswith("EnvPool"))
    rows = [[peer, "steps/s", *(f"{name}, {which}" for name in names for which in ("seen", "all"))]]
    for what, figure in figures[peer].items():
        ratios = [f"{figures[name][which + CHOSEN] / figure:.2f}×" for name in names for which in (PLAIN, WHOLE)]
        rows.append([what, shown("/s", figure), *ratios])
    return table([list(row) for row in zip(*rows, strict=True)], right=[1, 2])


def simulations(names: list[str], seconds: float) -> tuple[list[list[str]], list[str]]:
    """Games a second by the clock, of one worker, of two, and of two on a Ray cluster that is started for it."""
    ways: list[tuple[str, dict[str, Any]]] = [("1 worker", {"workers": 1}), ("2 workers", {"workers": 2})]
    missing = []
    if find_spec("ray") is None:
        missing.append("simulate --ray: Ray is not installed (pip install 'branchline[ray]')")
    else:
        ways.append(("--ray local, 2 workers", {"workers": 2, "ray": "local"}))
    rows = [["simulate, games/s by the clock", *(what for what, _ in ways), "2 : 1"]]
    for name in names:
        trial = Simulation(planned(name, TRIAL, seed=SEED), workers=1).run()
        plan = planned(name, max(TRIAL, int(TRIAL * seconds / trial.seconds)), seed=SEED)
        speeds = []
        for _, wishes in ways:
            clock = Clock()
            Simulation(plan, chunk=max(1, plan.games // CHUNKS), **wishes).run(clock)
            speeds.append(clock.speed())
        rows.append([name, *(shown("/s", speed) for speed in speeds), f"{speeds[1] / speeds[0]:.2f}×"])
    return rows, missing


class Clock(Watch):
    """Games a second from the first chunk that is done to the last: starting the workers is not counted."""

    def __init__(self) -> None:
        self.since = self.until = 0.0
        self.games = 0

    def add(self, games: int) -> None:
        self.until = perf_counter()
        if self.since == 0.0:
            self.since = self.until
        else:
            self.games += games

    def speed(self) -> float:
        return self.games / (self.until - self.since)
