"""Batches whose tables are stepped by worker processes: the same games, and nothing left behind."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import branchline as bl
from branchline.core.errors import BadBatch, BatchFailed, IllegalAction
from branchline.core.registry import FILES
from tests.cli.terminal import SMALL_BOARD

VIEWS = ("observations", "masks", "actor", "acted", "rewards", "over", "steps", "finals", "lengths")

OTHERS = """
import branchline as bl
batch = bl.Batch("foothills", 2, 6, seed=1, workers=2)
print(*[child.process.pid for child in batch.core.children], flush=True)
while True:
    batch.step(batch.sample())
"""


def same(one: bl.Batch, other: bl.Batch) -> None:
    for name in VIEWS:
        assert (getattr(one, name) == getattr(other, name)).all(), name


def shared_memory() -> set[str]:
    folder = Path("/dev/shm")
    return {path.name for path in folder.glob("psm_*")} if folder.is_dir() else set()


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return (
        Path(f"/proc/{pid}/stat").exists()
        and Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    )


@pytest.mark.parametrize(
    ("game", "seats", "wishes"),
    [
        ("foothills", 2, {}),
        ("wensleydale", 3, {"bots": ["greedy", "random"], "reward": "score", "blocks": ["acting"]}),
    ],
    ids=["every seat", "against bots"],
)
def test_the_number_of_workers_changes_no_game(game: str, seats: int, wishes: dict[str, Any]) -> None:
    """Every view after every step, over ends of games, resets and new seeds; tables do not divide evenly."""
    alone, crew = (bl.Batch(game, seats, 7, 3, workers=workers, **wishes) for workers in (1, 3))
    assert [child.process.pid != os.getpid() for child in crew.core.children] == [True] * 3
    same(alone, crew)
    ended = 0
    for step in range(400):
        if step == 350:
            crew.reset()
            alone.reset()
        chosen = alone.sample().copy()
        assert (crew.sample() == chosen).all()
        alone.step(chosen)
        crew.step(chosen)
        same(alone, crew)
        ended += int(alone.over.sum())
    assert ended > 7
    assert crew.state(6) == alone.state(6)
    alone.reset(seed=9)
    crew.reset(seed=9)
    same(alone, crew)


def test_views_are_shared_memory_read_only_and_stay_good() -> None:
    before = shared_memory()
    batch = bl.Batch("foothills", 2, 4, seed=1, workers=2)
    assert shared_memory() <= before, "the name is given up at once"
    views = {name: getattr(batch, name) for name in VIEWS}
    places = {name: view.__array_interface__["data"][0] for name, view in views.items()}
    batch.step(batch.sample())
    for name, view in views.items():
        assert getattr(batch, name) is view
        assert view.__array_interface__["data"][0] == places[name]
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 0
    assert batch.steps.tolist() == [1] * 4
    kept = {name: view.copy() for name, view in views.items()}
    pids = [child.process.pid for child in batch.core.children]
    del batch
    gc.collect()
    assert all(gone(pid) for pid in pids)
    assert all((view == kept[name]).all() for name, view in views.items())


def test_an_illegal_action_is_refused_before_any_worker_hears_of_it() -> None:
    batch = bl.Batch("foothills", 2, 4, seed=1, workers=2)
    actions = batch.sample().copy()
    actions[3] = 0
    with pytest.raises(IllegalAction, match="table 3: action 0 is not legal now"):
        batch.step(actions)
    assert not batch.steps.any()
    batch.step(batch.sample())


def test_a_batch_on_a_board_file_has_it_in_every_worker() -> None:
    game = bl.game("ticket-to-ride-germany", SMALL_BOARD)
    alone, crew = (bl.Batch(game, 2, 2, 5, workers=workers) for workers in (1, 2))
    same(alone, crew)
    FILES.pop(game.board.digest)
    with pytest.raises(BadBatch, match="workers make the game anew"):
        bl.Batch(game, 2, 2, 5, workers=2)


def test_numbers_of_workers_that_cannot_be_are_refused() -> None:
    for workers in (0, -1, 257, True, 1.5):
        with pytest.raises(BadBatch, match="1 to 256 workers, not"):
            bl.Batch("foothills", 2, 4, workers=workers)  # type: ignore[arg-type]
    more = bl.Batch("foothills", 2, 2, workers=4)
    assert len(more.core.children) == 2, "no worker is without a table"


def test_a_worker_that_dies_ends_the_batch_by_name() -> None:
    batch = bl.Batch("foothills", 2, 6, seed=1, workers=3)
    pids = [child.process.pid for child in batch.core.children]
    os.kill(pids[1], signal.SIGKILL)
    with pytest.raises(BatchFailed, match="a worker of this batch failed: was killed"):
        batch.step(batch.sample())
    assert all(gone(pid) for pid in pids)
    assert np.asarray(batch.masks).any(), "what was seen stays"
    for again in (batch.sample, batch.reset, lambda: batch.state(0)):
        with pytest.raises(BatchFailed, match="have ended: make a new one"):
            again()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill -9"])
def test_nothing_is_left_behind(how: signal.Signals, tmp_path: Path) -> None:
    """However the program ends: no worker, and no memory with a name."""
    before = shared_memory()
    program = subprocess.Popen(
        [sys.executable, "-c", OTHERS], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    pids = [int(pid) for pid in program.stdout.readline().split()]
    assert len(pids) == 2
    program.send_signal(how)
    _, said = program.communicate(timeout=60)
    for pid in pids:
        wait_until_gone(pid)
    assert shared_memory() <= before
    assert "leaked" not in said
    if how == signal.SIGINT:
        assert said.rstrip().endswith("KeyboardInterrupt")


def wait_until_gone(pid: int) -> None:
    """A process that is not ours to wait for: the end of it shows when its descriptor is readable."""
    import select

    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ready, _, _ = select.select([handle], [], [], 60)
    os.close(handle)
    assert ready, f"{pid} is still there"
