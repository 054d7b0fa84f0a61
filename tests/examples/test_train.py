"""The example that learns, in a soak, where sb3-contrib is installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "train" / "foothills_ppo.py"


@pytest.fixture(scope="module")
def example() -> Any:
    pytest.importorskip("sb3_contrib", reason="pip install 'branchline[train]'")
    spec = importlib.util.spec_from_file_location("foothills_ppo", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.soak
def test_maskable_ppo_learns_to_beat_random(example: Any, tmp_path: Path) -> None:
    """Within 80,000 decisions the interval of its victories is above a half, and above where it began."""
    told = example.main(["--steps", "80000", "--every", "20000", "--games", "1024", "--out", str(tmp_path / "ppo.zip")])
    curve = told["curve"]
    assert curve[-1]["low"] > 0.6
    assert curve[-1]["low"] > curve[0]["high"]
    assert (tmp_path / "ppo.zip").is_file()


@pytest.mark.soak
def test_the_environment_is_what_the_batch_is(example: Any) -> None:
    """What Stable-Baselines3 is given is the batch, scaled; the end of a game comes with its last observation."""
    env = example.Tables(8, 3, "random")
    seen = env.reset()
    assert seen.shape == (8, env.batch.observation.size)
    ended = 0
    for _ in range(200):
        assert abs(seen).max() <= 1
        seen, rewards, over, infos = env.step(env.batch.sample().copy())
        for table in over.nonzero()[0]:
            assert infos[table]["terminal_observation"].shape == seen[table].shape
            assert infos[table]["episode"]["r"] == rewards[table] in (-1, 0, 1)
            ended += 1
    assert ended > 0
