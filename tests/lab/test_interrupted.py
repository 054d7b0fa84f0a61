"""Nothing finished is lost: workers and parents are killed here for real, and the rows must come out the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from tests.lab.running import (
    GAME,
    MANY,
    PATIENCE,
    SLOW,
    children_of,
    is_alive,
    parts_of,
    run,
    simulate,
    start,
    wait_for_parts,
)

WORDS = ("simulate", GAME, "-n", MANY, "--bots", "random,random", "--seed", 7, "--chunk", MANY // 40)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """The undisturbed result, played by one worker in chunks of another size."""
    return simulate(tmp_path_factory.mktemp("whole") / "games.parquet", "--workers", 1, games=MANY)


def test_rows_do_not_depend_on_workers_and_chunks(whole: pl.DataFrame, tmp_path: Path) -> None:
    again = simulate(tmp_path / "games.parquet", "--workers", 3, "--chunk", MANY // 30, games=MANY)
    assert again.equals(whole)
    assert again.schema == whole.schema


def test_kill_9_of_the_parent_loses_nothing_finished(whole: pl.DataFrame, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    process = start(*WORDS, "--workers", 2, "--out", out)
    wait_for_parts(process, out, 3)
    workers = children_of(process)
    process.kill()
    process.communicate()
    until = time.monotonic() + PATIENCE
    while any(is_alive(pid) for pid in workers):  # they notice that nobody is listening
        assert time.monotonic() < until, "a worker outlives its simulation"
        time.sleep(0.01)
    finished = {part.name for part in parts_of(out)}
    assert len(finished) >= 3
    assert not out.exists()

    code, said, wrong = run(*WORDS, "--workers", 2, "--out", out, "--resume")
    assert code == 0
    assert f"of {MANY:,} games are finished: going on" in wrong
    assert f"{MANY:,} games · seed 7" in said
    assert pl.read_parquet(out).equals(whole)
    assert not out.with_name("games.parquet.parts").exists()


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_keeps_what_is_finished(whole: pl.DataFrame, tmp_path: Path, sign: signal.Signals, code: int) -> None:
    out = tmp_path / "games.parquet"
    process = start(*WORDS, "--workers", 2, "--out", out)
    wait_for_parts(process, out, 3)
    workers = children_of(process)
    process.send_signal(sign)
    said, wrong = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert "and kept in" in wrong
    assert "go on with --resume" in wrong
    assert "Traceback" not in wrong
    assert "order of play" in said  # a summary of the games so far
    assert not any(is_alive(pid) for pid in workers)

    assert run(*WORDS, "--workers", 2, "--out", out, "--resume")[0] == 0
    assert pl.read_parquet(out).equals(whole)


def test_a_killed_worker_is_replaced_and_its_games_played_again(whole: pl.DataFrame, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    process = start(*WORDS, "--workers", 2, "--out", out)
    wait_for_parts(process, out, 3)
    os.kill(children_of(process)[0], signal.SIGKILL)
    _said, wrong = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "was killed (SIGKILL)" in wrong
    assert "another takes over" in wrong
    assert pl.read_parquet(out).equals(whole)


def test_resuming_plays_the_same_moves_and_needs_no_seed(tmp_path: Path) -> None:
    words = (
        "simulate",
        GAME,
        "-n",
        60,
        "--bots",
        "random,random",
        "--chunk",
        2,
        "--moves",
        "--logs",
        tmp_path / "logs",
    )
    out = tmp_path / "games.parquet"
    process = start(*words, "--workers", 1, "--out", out)  # a seed is drawn
    wait_for_parts(process, out, 2)
    process.kill()
    seed = int((process.communicate()[0]).split()[1])
    code, said, _wrong = run(*words, "--out", out, "--resume")
    assert code == 0
    assert said.startswith(f"seed {seed}\n")
    whole = simulate(tmp_path / "whole.parquet", "--moves", games=60, seed=seed)
    assert pl.read_parquet(out).equals(whole)
    assert pl.read_parquet(tmp_path / "games.moves.parquet").equals(pl.read_parquet(tmp_path / "whole.moves.parquet"))
    assert len(list((tmp_path / "logs").rglob("*.jsonl"))) == 60


def test_a_damaged_part_is_played_again(whole: pl.DataFrame, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    process = start(*WORDS, "--workers", 2, "--out", out)
    wait_for_parts(process, out, 4)
    process.kill()
    process.communicate()
    parts = parts_of(out)
    parts[0].write_bytes(parts[0].read_bytes()[:-20])
    parts[1].write_bytes(b"")
    (parts[0].parent / "games-leftover.tmp").write_bytes(b"half a part")
    code, _said, wrong = run(*WORDS, "--workers", 2, "--out", out, "--resume")
    assert code == 0
    assert wrong.count("is damaged") == 2
    assert pl.read_parquet(out).equals(whole)


def test_a_finished_simulation_is_not_played_twice(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(out, games=20)
    before = out.stat().st_mtime_ns
    code, said, _wrong = run("simulate", GAME, "-n", 20, "--bots", "random,random", "--out", out, "--resume")
    assert code == 0
    assert "nothing is left to do" in said
    assert out.stat().st_mtime_ns == before


@pytest.mark.soak
def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    script = (
        "import sys, resource; from branchline.cli import main; main(sys.argv[1:]);"
        "print(*(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))"
    )

    def peaks(games: int) -> list[int]:
        """The peak memory of the simulation and of its largest worker."""
        words = ["simulate", GAME, "-n", str(games), "--workers", "2", "--out", str(tmp_path / f"{games}.parquet")]
        done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=True)
        return [int(peak) for peak in done.stdout.split()[-2:]]

    unit = 2_000 if SLOW else 60_000
    few, many = peaks(unit), peaks(10 * unit)
    assert all(large < 1.25 * small for small, large in zip(few, many, strict=True)), (few, many)


LADDER = (
    "ladder",
    "foothills",
    "--pairings",
    "random:greedy,chief:greedy",
    "--least",
    4000,
    "--games",
    4000,
    "--jobs",
    2,
)


def at_work() -> tuple[subprocess.Popen[str], list[int]]:
    """A ladder that has begun, and its workers."""
    process = start(*LADDER)
    until = time.monotonic() + PATIENCE
    while len(workers := list(children_of(process))) < 2:
        assert process.poll() is None, "the ladder ended before it could be interrupted"
        assert time.monotonic() < until, "no worker has begun in time"
        time.sleep(0.05)
    time.sleep(1.0)  # they start to play
    return process, workers


def wait_for_the_end_of(workers: list[int]) -> None:
    until = time.monotonic() + PATIENCE
    while any(is_alive(pid) for pid in workers):
        assert time.monotonic() < until, "a worker outlives its ladder"
        time.sleep(0.05)


def test_a_ladder_stops_at_once_when_told() -> None:
    process, workers = at_work()
    process.send_signal(signal.SIGINT)
    _said, wrong = process.communicate(timeout=PATIENCE)
    assert (process.returncode, wrong) == (130, "stopped: 0 of 2 pairings are finished\n")
    wait_for_the_end_of(workers)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_ladder_that_was_killed(sign: signal.Signals) -> None:
    process, workers = at_work()
    process.send_signal(sign)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -sign
    wait_for_the_end_of(workers)
