"""What a simulation says along the way and at the end."""

from __future__ import annotations

import io
import re
from pathlib import Path

import polars as pl
import pytest

from branchline.charts.numbers import percent
from branchline.cli.progress import Progress
from branchline.lab.seats import wilson
from tests.lab.running import GAME, run


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, pl.DataFrame]:
    out = tmp_path_factory.mktemp("told") / "games.parquet"
    code, said, wrong = run("simulate", GAME, "-n", 31, "--bots", "greedy,random", "--seed", 7, "--out", out)
    assert (code, wrong) == (0, "")
    return said, pl.read_parquet(out)


def line(said: str, name: str) -> list[str]:
    """The cells of a row of the summary."""
    return re.split(r"  +", next(row for row in said.splitlines() if row.strip().startswith(name)).strip())


def test_the_seed_and_a_rounded_number_are_printed(told: tuple[str, pl.DataFrame]) -> None:
    said, games = told
    assert said.startswith("31 games rounded up to 32: 2 arrangements, each equally often\nseed 7\n")
    assert len(games) == 32


def test_a_seed_that_was_drawn_is_printed_and_plays_the_same_again() -> None:
    first = run("simulate", GAME, "-n", 6, "--workers", 1)[1]
    seed = first.split()[1]
    again = run("simulate", GAME, "-n", 6, "--workers", 2, "--seed", seed)[1]
    assert first.partition("time ")[0] == again.partition("time ")[0]


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_table_is_that_of_the_rows(told: tuple[str, pl.DataFrame], bot: str) -> None:
    said, games = told
    rows = games.explode("bot", "score", "win").filter(pl.col("bot") == bot)
    won = rows["win"].sum()
    low, high = wilson(won, 32)
    cells = line(said, bot)
    assert cells[:3] == [bot, "32", percent(won / 32)]
    assert cells[3] == f"{percent(low)} – {percent(high)}"
    assert cells[4] == f"{rows['score'].mean():.1f}"
    assert cells[7:] == [str(rows["score"].min()), str(rows["score"].max())]


def test_seats_order_length_ends_and_time_are_told(told: tuple[str, pl.DataFrame]) -> None:
    said, games = told
    for name in ("0", "1", "1. to move", "2. to move"):
        assert line(said, name)[1] == "32"
    assert f"{games['turns'].mean():.1f} ({games['turns'].min()} – {games['turns'].max()}" in said
    assert "ended    trains 100 %" in said
    assert "a game in one worker" in said


def test_without_a_file_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, said, wrong = run("simulate", GAME, "-n", 4)
    assert (code, wrong) == (0, "")
    assert "random (×2)" in said
    assert list(tmp_path.iterdir()) == []


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_bar_with_rate_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("branchline.cli.progress.monotonic", lambda: now[0])
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    stream = Terminal()
    progress = Progress(1000, before=200, stream=stream)
    now[0] += 4
    progress.add(400)
    last = stream.getvalue().rpartition("\r\x1b[K")[2]
    assert last.endswith("600 of 1,000 games · 100 a second · 4 s left")
    assert last.startswith("██████████████████············")
    monkeypatch.setenv("COLUMNS", "60")  # the line never wraps
    progress.show()
    assert max(len(line) for line in stream.getvalue().rpartition("\r\x1b[K")[2].splitlines()) < 60
    progress.clear()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_elsewhere_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("branchline.cli.progress.monotonic", lambda: now[0])
    stream = io.StringIO()
    progress = Progress(1000, stream=stream)
    for _ in range(25):
        now[0] += 1
        progress.add(10)
    assert stream.getvalue().splitlines() == [
        "100 of 1,000 games · 10 a second · 1 min 30 s left",
        "200 of 1,000 games · 10 a second · 1 min 20 s left",
    ]
