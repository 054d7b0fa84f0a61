"""Stable-Baselines3 and sb3-contrib: the tables of a batch as one of their vector environments.

    env = SeatVecEnv("GAME", tables=64, seed=1)
    model = MaskablePPO("MlpPolicy", env).learn(60_000)

One seat of each table learns, and the others are bots. Beside a network that is kept lies a card that says what the
numbers mean that it was trained with.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.core.errors import BadObservation, MissingPackage
from branchline.core.game import Game
from branchline.core.observation import Observation
from branchline.core.registry import game as game_of
from branchline.lab.batch import ROTATE, Batch

try:
    import numpy as np
    from gymnasium import spaces
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as why:
    raise MissingPackage("stable-baselines3", "branchline.envs.sb3", "train") from why

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]

BOTS = "random"  # who plays the other seats where nobody says
CARD = ".card.json"


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # Stable-Baselines3 may be missing, and its types with it
    """Many tables of `bl.Batch`, one seat of each against bots. sb3-contrib finds the masks by itself.

    What a seat sees are whole numbers of very different size, so they are `scaled` to lie between -1 and 1. A game that
    ends is followed by the next in the same step; its last observation is in `infos`, as Stable-Baselines3 expects.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seed: int = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        bots: Sequence[str] | str = BOTS,
        seat: int | str = ROTATE,
        blocks: Sequence[str] | None = None,
        reward: str = "win",
        workers: int = 1,
    ) -> None:
        rules = game_of(game) if isinstance(game, str) else game
        self.batch = Batch(
            rules, rules.info.seats[0] if seats is None else seats, tables, seed, options,
            blocks=blocks, reward=reward, bots=bots, seat=seat, workers=workers,
        )  # fmt: skip
        seen = self.batch.observation
        self.bounds = np.maximum(1, np.maximum(np.abs(seen.low), np.abs(seen.high))).astype(np.float32)
        self.rows = np.arange(tables)
        self.earned = np.zeros(tables)  # in the game under way
        self.wanted: int | None = None  # the seed of the next reset
        self.ready = True  # nobody has been given these games yet
        box = spaces.Box(-1.0, 1.0, (seen.size,), np.float32)
        super().__init__(tables, box, spaces.Discrete(self.batch.actions))

    def scaled(self, numbers: Array) -> Array:
        """Observations between -1 and 1, the small numbers spread out: most are small."""
        found: Array = np.sign(numbers) * np.sqrt(np.abs(numbers) / self.bounds, dtype=np.float32)
        return found

    def seed(self, seed: int | None = None) -> list[int | None]:
        """The next reset begins with the luck of this seed, of which each table has a stream of its own."""
        self.wanted = seed
        return [seed] * self.num_envs

    def reset(self) -> Array:
        if self.wanted is not None or not self.ready:
            self.batch.reset(self.wanted)
        self.wanted, self.ready = None, False
        self.earned[:] = 0
        return self.scaled(self.batch.observations)

    def step_async(self, actions: Array) -> None:
        self.batch.step(actions)

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        batch = self.batch
        rewards = batch.rewards[self.rows, batch.acted]
        self.earned += rewards
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in batch.over.nonzero()[0].tolist():
            infos[table] = {
                "terminal_observation": self.scaled(batch.finals[table, batch.acted[table]]),
                "episode": {"r": float(self.earned[table]), "l": int(batch.lengths[table]), "t": 0.0},
            }
        self.earned[batch.over] = 0
        return self.scaled(batch.observations), rewards.astype(np.float32), batch.over.copy(), infos

    def action_masks(self) -> Array:
        """What each table's seat may choose now."""
        masks: Array = self.batch.masks.copy()
        return masks

    # What Stable-Baselines3 asks of each table

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **wishes: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return [self.batch.masks[table].copy() for table in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":  # sb3-contrib asks whether there are any
            return [self.action_masks for _ in self._get_indices(indices)]
        if attr_name == "render_mode":
            return [None for _ in self._get_indices(indices)]
        raise AttributeError(attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def card_beside(path: str | Path) -> Path:
    """Where the card of a network lies.

    `ppo.zip` has `ppo.card.json`.
    """
    return Path(path).with_suffix(CARD)


def keep(model: Any, path: str | Path, observation: Observation) -> None:
    """A network, and beside it what the numbers mean that it was trained with: `env.batch.observation`."""
    model.save(path)
    card_beside(path).write_text(json.dumps(observation.card(), indent=1), encoding="utf-8")


def load(kind: Any, path: str | Path, observation: Observation, **wishes: Any) -> Any:
    """A network that was kept, as in `load(MaskablePPO, "ppo.zip", game.observation(2))`.

    If its numbers mean something else here, it is refused with `OtherObservation`, which says what differs.
    """
    card = card_beside(path)
    try:
        told = json.loads(card.read_text(encoding="utf-8"))
    except (OSError, ValueError) as why:
        raise BadObservation(f"{card} does not say what the numbers of the network mean: {why}") from None
    observation.check(told)
    return kind.load(path, **wishes)
