"""MaskablePPO learns to beat `random` at Foothills, in minutes on two cores.

    pip install 'branchline[train]'           # sb3-contrib and PyTorch; the build for CPUs is enough
    python foothills_ppo.py                   # prints a curve, and the final result with its interval

It plays both seats in turn against a bot, on many tables of `bl.Batch` at once. What a seat sees are whole numbers of
very different size, so they are scaled by the bounds that the observation gives.
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
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import branchline as bl

GAME = "foothills"
TABLES = 64
TRIAL, SEED_OF_TRIALS = 256, 2**40  # tables of a trial, and a seed that no training uses


class Tables(VecEnv):
    """A batch as the vector environment that Stable-Baselines3 expects."""

    def __init__(self, tables: int, seed: int, bots: str) -> None:
        self.batch = bl.Batch(GAME, 2, tables, seed, bots=bots)
        seen = self.batch.observation
        self.bounds = np.maximum(1, np.maximum(np.abs(seen.low), np.abs(seen.high))).astype(np.float32)
        box = spaces.Box(-1.0, 1.0, (seen.size,), np.float32)
        super().__init__(tables, box, spaces.Discrete(self.batch.actions))

    def scaled(self, rows: np.ndarray) -> np.ndarray:
        """Between -1 and 1, and with small numbers spread out: most are small."""
        return np.sign(rows) * np.sqrt(np.abs(rows) / self.bounds, dtype=np.float32)

    def reset(self) -> np.ndarray:
        return self.scaled(self.batch.observations)

    def step_async(self, actions: np.ndarray) -> None:
        self.batch.step(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        batch = self.batch
        rewards = batch.rewards[np.arange(self.num_envs), batch.acted].astype(np.float32)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in batch.over.nonzero()[0]:
            final = self.scaled(batch.finals[table, batch.acted[table]])
            infos[table] = {
                "terminal_observation": final,
                "episode": {"r": float(rewards[table]), "l": int(batch.lengths[table]), "t": 0.0},
            }
        return self.scaled(batch.observations), rewards, batch.over.copy(), infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **wishes: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.batch.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":  # sb3-contrib asks whether there are any
            return [True] * self.num_envs
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


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
    env = Tables(min(TRIAL, games), seed, bots)
    each = games // env.num_envs
    played = np.zeros(env.num_envs, int)
    won = 0.0
    seen = env.reset()
    while played.min() < each:
        actions, _ = model.predict(seen, action_masks=env.batch.masks, deterministic=True)
        seen, rewards, over, _ = env.step(actions)
        counted = over & (played < each)
        won += float((rewards[counted] + 1.0).sum()) / 2
        played += over
    return won


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
        print(
            f"{self.num_timesteps:9,} steps  {seconds:5.0f} s  {100 * won / self.games:5.1f} % of {self.games:,} games "
            f"against {self.bots} won ({100 * low:.1f} to {100 * high:.1f})",
            flush=True,
        )


def main(words: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from, by default 400000")
    parser.add_argument("--bots", default="random", help="who is played against, by default random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2048, help="of the last trial, by default 2048")
    parser.add_argument("--every", type=int, default=50_000, help="steps from one trial to the next")
    parser.add_argument("--out", help="a file for the trained model, as in foothills.zip")
    parser.add_argument("--curve", help="a file for the curve, as JSON")
    args = parser.parse_args(words)
    env = Tables(TABLES, args.seed, args.bots)
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
        model.save(args.out)
    told = {"observation": env.batch.observation.card(), "curve": curve.points}
    if args.curve:
        with open(args.curve, "w", encoding="utf-8") as file:
            json.dump(told, file, indent=1)
    return told


if __name__ == "__main__":
    main()
