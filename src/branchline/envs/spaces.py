"""Our observations and actions as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.errors import MissingPackage
from branchline.core.game import GameInfo
from branchline.core.observation import Observation
from branchline.core.registry import all_games, room

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as why:
    raise MissingPackage("gymnasium", "branchline.envs", "gymnasium") from why


def observed(observation: Observation) -> spaces.Box:
    """A vector of an observation, with its bounds."""
    low, high = np.array(observation.low, dtype=np.int16), np.array(observation.high, dtype=np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def chosen(actions: int) -> spaces.Discrete:
    return spaces.Discrete(actions)


def learnable() -> Iterator[GameInfo]:
    """The games that say what their observations are made of."""
    return (info for info in all_games() if room(info, "faces.observation") is not None)


def name_of(info: GameInfo) -> str:
    """What a game is called in a registry."""
    return f"branchline/{info.id}-v0"
