"""Gymnasium: one seat against bots, as `gymnasium.make("branchline/GAME-v0")`; many tables with `make_vec`.

Import this module to register every game.

>>> import gymnasium
>>> import branchline.envs.gymnasium
>>> env = gymnasium.make("branchline/foothills-v0", bots="greedy", reward="margin")
>>> observation, info = env.reset(seed=7)
>>> env.unwrapped.action_masks().nonzero()[0].tolist(), info["seat"]
([42, 49, 56], 0)
>>> observation, reward, terminated, truncated, info = env.step(42)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, SupportsFloat

from branchline.core.errors import BadBatch, MissingPackage
from branchline.core.game import Game
from branchline.core.registry import game as game_of
from branchline.envs.names import learnable, name_of
from branchline.envs.show import MODES, mode_of, render
from branchline.envs.solo import DRAWN, Solo
from branchline.envs.spaces import chosen, observed
from branchline.lab.batch import ROTATE, Batch

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as why:
    raise MissingPackage("gymnasium", "branchline.envs.gymnasium", "gymnasium") from why

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]

BOTS = "random"  # who plays the other seats where nobody says
LOST = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; the others are bots, and play within `step`.

    Any action of the space may be taken, as Gymnasium asks: one that is not legal loses the game there and then, with
    the reward `illegal_reward` and `info["illegal"]`. With `illegal_reward=None` it is refused instead, with
    `IllegalAction`, and nothing happens. `action_masks()` says what is legal.

    The seat is another one in every game, or `seat=0`; `info["seat"]` says which. Game k of a seed is the same as that
    of table 0 of a `bl.Batch` with this seed.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        bots: Sequence[str] | str = BOTS,
        seat: int | str = ROTATE,
        blocks: Sequence[str] | None = None,
        reward: str = "win",
        illegal_reward: float | None = LOST,
        render_mode: str | None = None,
    ) -> None:
        self.solo = Solo(
            game, seats, options, blocks=blocks, reward=reward, bots=bots, seat=seat, render_mode=render_mode
        )
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observed(self.solo.batch.observation)
        self.action_space = chosen(self.solo.batch.actions)
        self.lost = False  # by an illegal action
        self.seeded = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """The next game; with a seed, its first. There are no options."""
        super().reset(seed=seed)
        if seed is None and not self.seeded:
            seed = int(self.np_random.integers(DRAWN))
        self.seeded = True
        self.lost = False
        self.solo.reset(seed)
        self.seat = self.solo.turn
        return self.solo.observation(self.seat), self.info()

    def step(self, action: Any) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        if self.lost:
            raise BadBatch("the game is lost by an illegal action: reset before the next step")
        if self.illegal_reward is not None and not self.solo.over and not self.solo.legal(action):
            self.lost = True
            return self.solo.observation(self.seat), self.illegal_reward, True, False, self.info() | {"illegal": True}
        self.solo.step(action)
        reward = float(self.solo.batch.rewards[0, self.seat])
        return self.solo.observation(self.seat), reward, self.solo.over, False, self.info()

    def action_masks(self) -> Array:
        """What may be chosen now, as sb3-contrib asks for it; nothing once the game is over."""
        return np.zeros(self.solo.batch.actions, dtype=np.bool_) if self.lost else self.solo.mask(self.seat)

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_masks()}

    def render(self) -> Any:
        return self.solo.render(self.seat)


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables of `bl.Batch`, one seat of each against bots.

    A game that ends is followed by the next in the same step: as Gymnasium says of that mode, `infos["final_obs"]` and
    `infos["final_info"]` then tell of the game that ended. An action that is not legal is refused with its table, and
    nothing happens at any.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        bots: Sequence[str] | str = BOTS,
        seat: int | str = ROTATE,
        blocks: Sequence[str] | None = None,
        reward: str = "win",
        check: bool = True,
        workers: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = mode_of(render_mode)
        rules = game_of(game) if isinstance(game, str) else game
        self.batch = Batch(
            rules, rules.info.seats[0] if seats is None else seats, num_envs, secrets.randbelow(DRAWN), options,
            blocks=blocks, reward=reward, bots=bots, seat=seat, check=check, workers=workers,
        )  # fmt: skip
        self.num_envs = num_envs
        self.single_observation_space = observed(self.batch.observation)
        self.single_action_space = chosen(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A new game at every table; with a seed, each has its own stream of that. There are no options."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self.batch.observations.copy(), self.infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        rows = np.arange(self.num_envs)
        rewards, over = batch.rewards[rows, batch.acted].copy(), batch.over.copy()
        infos = self.infos()
        if over.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for table in over.nonzero()[0]:
                finals[table] = batch.finals[table, batch.acted[table]].copy()
            told = {"seat": batch.acted.copy(), "_seat": over.copy()}
            infos |= {"final_obs": finals, "_final_obs": over.copy(), "final_info": told, "_final_info": over.copy()}
        return batch.observations.copy(), rewards, over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def action_masks(self) -> Array:
        """What each table's seat may choose now."""
        masks: Array = self.batch.masks.copy()
        return masks

    def infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, dtype=np.bool_)
        return {
            "seat": self.batch.actor.copy(),
            "_seat": every,
            "action_mask": self.action_masks(),
            "_action_mask": every.copy(),
        }

    def render(self) -> Any:
        """Every table, one after another."""
        batch = self.batch
        seats = batch.actor.tolist()
        return tuple(
            render(batch.game, batch.core.states[table], seats[table], self.render_mode, int(batch.steps[table]))
            for table in range(self.num_envs)
        )


def register() -> None:
    """Every game that can be learnt, in Gymnasium's registry."""
    for info in learnable():
        if name_of(info) not in gymnasium.registry:
            gymnasium.register(
                name_of(info),
                entry_point="branchline.envs.gymnasium:SeatEnv",
                vector_entry_point="branchline.envs.gymnasium:SeatVectorEnv",
                kwargs={"game": info.id},
            )


register()
