"""MaskablePPO learns to beat `random` at Foothills, in minutes on two cores.

    pip install 'branchline[train]'           # sb3-contrib and PyTorch; the build for CPUs is enough
    python foothills_ppo.py --out ppo.zip     # prints a curve, and the final result with its interval
    python foothills_ppo.py --try ppo.zip     # plays with a network that was kept, and prints its result

It plays both seats in turn against a bot, on many tables at once.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

import branchline as bl
from branchline.envs.sb3 import SeatVecEnv, keep, load

GAME = "foothills"
TABLES = 64
TRIAL, SEED_OF_TRIALS = 256, 2**40  # tables of a trial, and a seed that no training uses


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of victories."""
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def trial(model: MaskablePPO, games: int, bots: str, seed: int = SEED_OF_TRIALS) -> float:
    """How many of so many games the model wins; a shared victory counts half. Games that end early are not preferred:
    every table plays as many as the others."""
    env = SeatVecEnv(GAME, min(TRIAL, games), seed, bots=bots)
    each = games // env.num_envs
    played = np.zeros(env.num_envs, int)
    won = 0.0
    seen = env.reset()
    while played.min() < each:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, over, _ = env.step(actions)
        counted = over & (played < each)
        won += float((rewards[counted] + 1.0).sum()) / 2
        played += over
    return won


def result(won: float, games: int, bots: str) -> str:
    low, high = interval(won, games)
    return f"{100 * won / games:5.1f} % of {games:,} games against {bots} won ({100 * low:.1f} to {100 * high:.1f})"


class Curve(BaseCallback):
    """Tries the model now and then, and prints a line."""

    def __init__(self, every: int, games: int, bots: str) -> None:
        super().__init__()
        self.every = every
        self.games = games
        self.bots = bots
        self.began = perf_counter()
        self.points: list[dict[str, float]] = []

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.every * len(self.points):
            self.note()

    def _on_step(self) -> bool:
        return True

    def note(self) -> None:
        won = trial(self.model, self.games, self.bots)  # type: ignore[arg-type]
        low, high = interval(won, self.games)
        seconds = perf_counter() - self.began
        self.points.append(
            {"steps": self.num_timesteps, "seconds": seconds, "won": won / self.games, "low": low, "high": high}
        )
        print(f"{self.num_timesteps:9,} steps  {seconds:5.0f} s  {result(won, self.games, self.bots)}", flush=True)


def main(words: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from, by default 400000")
    parser.add_argument("--bots", default="random", help="who is played against, by default random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2048, help="of the last trial, by default 2048")
    parser.add_argument("--every", type=int, default=50_000, help="steps from one trial to the next")
    parser.add_argument("--out", help="a file for the trained network, as in ppo.zip; its card lies beside it")
    parser.add_argument("--try", dest="kept", metavar="FILE", help="only play the last trial, with a network kept")
    parser.add_argument("--curve", help="a file for the curve, as JSON")
    args = parser.parse_args(words)
    if args.kept:
        won = trial(load(MaskablePPO, args.kept, bl.game(GAME).observation(2)), args.games, args.bots)
        print(result(won, args.games, args.bots))
        return {"won": won / args.games}
    env = SeatVecEnv(GAME, TABLES, args.seed, bots=args.bots)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=args.seed,
        device="cpu",
    )
    curve = Curve(args.every, 512, args.bots)
    model.learn(args.steps, callback=curve)
    curve.games = args.games
    curve.note()
    if args.out:
        keep(model, args.out, env.batch.observation)
    told = {"observation": env.batch.observation.card(), "curve": curve.points}
    if args.curve:
        with open(args.curve, "w", encoding="utf-8") as file:
            json.dump(told, file, indent=1)
    return told


if __name__ == "__main__":
    main()
