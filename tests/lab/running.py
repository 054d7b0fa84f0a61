"""The command `branchline` in a process of its own, as people start it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import polars as pl

from branchline import build

GAME = "ticket-to-ride-germany"
COMMAND = [sys.executable, "-c", "import sys; from branchline.cli import main; sys.exit(main())"]
SLOW = build.report().mode != "compiled"
MANY = 500 if SLOW else 4000  # games that take long enough to be interrupted
PATIENCE = 300.0  # seconds: the machine may be busy
PROGRESS = re.compile(r"[\d,]+ of [\d,]+ games( · .*)?\n")


def start(*words: object, limit: Callable[[], None] | None = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=limit,
    )


def run(*words: object, limit: Callable[[], None] | None = None) -> tuple[int, str, str]:
    """Exit code, standard output, and what standard error says apart from progress."""
    process = start(*words, limit=limit)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, "".join(line for line in err.splitlines(True) if not PROGRESS.fullmatch(line))


def simulate(out: Path, *words: object, games: int, bots: str = "random,random", seed: int = 7) -> pl.DataFrame:
    """A simulation that must succeed, and its table."""
    code, _said, wrong = run("simulate", GAME, "-n", games, "--bots", bots, "--seed", seed, "--out", out, *words)
    assert (code, wrong) == (0, "")
    return pl.read_parquet(out)


def parts_of(out: Path) -> list[Path]:
    return sorted(out.with_name(out.name + ".parts").glob("games-*.parquet"))


def wait_for_parts(process: subprocess.Popen[str], out: Path, count: int) -> None:
    """Wait until this many parts are finished, while the simulation still runs."""
    until = time.monotonic() + PATIENCE
    while len(parts_of(out)) < count:
        assert process.poll() is None, "the simulation ended before it could be interrupted"
        assert time.monotonic() < until, "no part was finished in time"
        time.sleep(0.002)
    assert process.poll() is None, "the simulation ended before it could be interrupted"


def children_of(process: subprocess.Popen[str]) -> Sequence[int]:
    """The workers of a simulation."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    return [pid for pid, parent in pairs if parent == process.pid]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.strip().startswith("Z")
