"""What is pushed when something changes: only that, and one after another the parts give exactly the whole state."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from branchline.core.registry import all_games
from tests.server.running import Running, Table
from tests.support.parts import Follower

GAMES = [info for info in all_games() if info.rules.startswith("branchline.")]
WEB = Path(__file__).parents[2] / "web"
pytestmark = pytest.mark.any_store


def follow(stack: ExitStack, table: Table, viewer: int | None) -> Follower:
    return Follower(stack.enter_context(table.live(viewer, parts=True, since=0)))


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_after_every_move_of_a_whole_game_the_parts_give_every_viewer_the_whole_state(
    start: Callable[..., Running], info: Any, tmp_path: Path
) -> None:
    table = start(messages_per_socket=(10**6, 1e6)).create(info.id, info.seats[0])
    luck = random.Random(11)
    told: list[dict[str, Any]] = []
    with ExitStack() as stack:
        followers = {viewer: follow(stack, table, viewer) for viewer in [*table.tokens, None]}
        over = False
        while not over:
            over = table.play(luck, moves=1, hold=0.4)["result"] is not None
            for viewer, follower in followers.items():
                before = follower.state
                follower.parts.clear()
                state = follower.catch_up()
                assert state == table.get(seat=viewer)
                assert state != before or not follower.parts, "who sees no change is sent nothing"
                if before:
                    told.append({"before": before, "parts": follower.parts[:], "after": state})
        for follower in followers.values():
            assert follower.wholes == 1, "after the greeting there are only parts"
            assert follower.seq == state["card"]["seq"]
    if shutil.which("npm"):
        check_in_the_browsers_voice(told, tmp_path)


def check_in_the_browsers_voice(told: list[dict[str, Any]], folder: Path) -> None:
    """web/src/lib/parts.ts puts the same parts together."""
    file = folder / "told.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    done = subprocess.run(
        ["npx", "vitest", "run", "src/lib/parts.test.ts"],
        cwd=WEB,
        env=os.environ | {"BRANCHLINE_TOLD": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
