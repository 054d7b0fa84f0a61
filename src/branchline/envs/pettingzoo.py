"""PettingZoo: a seat for each agent, one after another (AEC), as `pettingzoo.make("aec", "branchline/GAME-v0")`.

Import this module to register every game.

>>> import pettingzoo
>>> import branchline.envs.pettingzoo
>>> env = pettingzoo.make("aec", "branchline/wensleydale-v0", seats=3, reward="score")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from branchline.core.errors import MissingPackage, NoSuchSeat
from branchline.core.game import Game
from branchline.envs.names import learnable, name_of
from branchline.envs.show import MODES
from branchline.envs.solo import Solo
from branchline.envs.spaces import chosen, observed

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as why:
    raise MissingPackage("pettingzoo", "branchline.envs.pettingzoo", "pettingzoo") from why

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]


class TableEnv(pettingzoo.AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which `player_0` sits in seat 0, and so on.

    What an agent sees is a dict, as in PettingZoo's own games: `observation`, the vector of `game.observation()`, and
    `action_mask`, which is all 0 while another agent is to act. An action that is not legal is refused with
    `IllegalAction`, and nothing happens; PettingZoo's TerminateIllegalWrapper loses the game instead.

    Game k of a seed is the same as that of table 0 of a `bl.Batch` with this seed.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": list(MODES),
        "render_fps": 1,
        "is_parallelizable": False,
        "name": "branchline_v0",
    }

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        blocks: Sequence[str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.solo = Solo(game, seats, options, blocks=blocks, reward=reward, render_mode=render_mode)
        self.render_mode = render_mode
        batch = self.solo.batch
        self.metadata = {**self.metadata, "name": f"branchline_{batch.game.info.id.replace('-', '_')}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(batch.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = {"observation": observed(batch.observation), "action_mask": spaces.MultiBinary(batch.actions)}
        self.observation_spaces = {agent: spaces.Dict(dict(seen)) for agent in self.possible_agents}
        self.action_spaces = {agent: chosen(batch.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The next game; with a seed, its first. There are no options."""
        self.solo.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.solo.turn]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.solo.step(action)
        self._cumulative_rewards[agent] = 0.0
        given = self.solo.batch.rewards[0].tolist()
        self.rewards = dict(zip(self.agents, given, strict=True))
        self._accumulate_rewards()
        if self.solo.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.solo.turn]

    def observe(self, agent: str) -> dict[str, Array]:
        if agent not in self.seat_of:
            raise NoSuchSeat(agent, len(self.seat_of))
        seat = self.seat_of[agent]
        return {"observation": self.solo.observation(seat), "action_mask": self.solo.mask(seat).view(np.int8)}

    def render(self) -> Any:
        """The table as the agent to act sees it."""
        return self.solo.render(None if self.solo.over else self.solo.turn)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def env(**wishes: Any) -> Any:
    """A table that says so when it is used before `reset`; `raw_env` is without that."""
    return OrderEnforcingWrapper(TableEnv(**wishes))


raw_env = TableEnv


def register() -> None:
    """Every game that can be learnt, in PettingZoo's registry."""
    for info in learnable():
        if name_of(info) not in pettingzoo.aec_registry:
            pettingzoo.register(
                "aec", name_of(info), entry_point="branchline.envs.pettingzoo:env", kwargs={"game": info.id}
            )


register()
