"""The example that learns, in a soak, where sb3-contrib is installed; and the door it learns through."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import branchline as bl
from branchline.core.errors import BadObservation, MissingPackage, OtherObservation

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
    out = tmp_path / "ppo.zip"
    told = example.main(["--steps", "80000", "--every", "20000", "--games", "1024", "--out", str(out)])
    curve = told["curve"]
    assert curve[-1]["low"] > 0.6
    assert curve[-1]["low"] > curve[0]["high"]
    again = example.main(["--try", str(out), "--games", "1024"])
    assert again["won"] == curve[-1]["won"], "what was kept plays as it did"
    card = tmp_path / "ppo.card.json"
    card.write_text(json.dumps(json.loads(card.read_text()) | {"version": 99}))
    with pytest.raises(OtherObservation, match="their version is 99, and here it is"):
        example.main(["--try", str(out)])
    card.unlink()
    with pytest.raises(BadObservation, match="does not say what the numbers of the network mean"):
        example.main(["--try", str(out)])


@pytest.mark.soak
@pytest.mark.parametrize("reward", ["win", "score"])
def test_what_learns_is_given_the_batch(example: Any, reward: str) -> None:
    """Scaled, with its masks and rewards; the end of a game comes with its last observation and what was earned."""
    env = example.SeatVecEnv("wensleydale", 8, 3, 3, bots=["greedy", "random"], reward=reward)
    batch = bl.Batch("wensleydale", 3, 8, 3, bots=["greedy", "random"], reward=reward)
    rows, earned, ended = np.arange(8), np.zeros(8), 0
    seen = env.reset()
    while ended < 20:
        assert (seen == env.scaled(batch.observations)).all()
        assert abs(seen).max() <= 1
        assert (np.stack(env.env_method("action_masks")) == batch.masks).all()
        chosen = batch.sample().copy()
        batch.step(chosen)
        seen, rewards, over, infos = env.step(chosen)
        earned += batch.rewards[rows, batch.acted]
        assert rewards.tolist() == pytest.approx(batch.rewards[rows, batch.acted].tolist())
        assert (over == batch.over).all()
        for table in range(8):
            assert ("episode" in infos[table]) == over[table]
        for table in over.nonzero()[0]:
            assert infos[table]["episode"] == {"r": earned[table], "l": batch.lengths[table], "t": 0.0}
            last = env.scaled(batch.finals[table, batch.acted[table]])
            assert (infos[table]["terminal_observation"] == last).all()
            earned[table] = 0
            ended += 1
    env.seed(3)
    again = env.reset()
    batch.reset(seed=3)
    assert (again == env.scaled(batch.observations)).all()
    assert not (env.reset() == again).all(), "every reset begins other games"


def test_without_its_package_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ["stable_baselines3", *(each for each in sys.modules if each.startswith("stable_baselines3."))]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "branchline.envs.sb3", raising=False)
    with pytest.raises(MissingPackage, match=r"pip install 'branchline\[train\]'"):
        importlib.import_module("branchline.envs.sb3")
