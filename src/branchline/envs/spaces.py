"""Our observations and actions as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from branchline.core.errors import MissingPackage
from branchline.core.observation import Observation

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
