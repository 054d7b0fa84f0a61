"""Foothills counts in half points: tables keep them as whole numbers, and people see points."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest

from tests.lab.running import run


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    out = tmp_path_factory.mktemp("halves") / "games.parquet"
    code, said, wrong = run("simulate", "foothills", "-n", 10, "--bots", "greedy,random", "--seed", 7, "--out", out)
    assert (code, wrong) == (0, "")
    return said, out


def scores_of(out: Path, bot: str) -> pl.Series:
    rows = pl.read_parquet(out).explode("bot", "score")
    return rows.filter(pl.col("bot") == bot)["score"]


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_summary_says_points(told: tuple[str, Path], bot: str) -> None:
    said, out = told
    halves = scores_of(out, bot)
    row = next(line for line in said.splitlines() if line.strip().startswith(bot))
    cells = re.split(r"  +", row.strip())
    assert any(half % 2 for half in halves), "else this test proves nothing"
    assert cells[4] == f"{sum(halves) / len(halves) / 2:.1f}"
    assert [float(cell) for cell in cells[7:]] == [min(halves) / 2, max(halves) / 2]


def test_a_report_shows_points(told: tuple[str, Path]) -> None:
    _said, out = told
    assert run("report", out)[0] == 0
    html = out.with_suffix(".html").read_text(encoding="utf-8")
    for bot in ("greedy", "random"):
        halves = scores_of(out, bot)
        for figure in (f"{max(halves) / 2:g}", f"{sum(halves) / len(halves) / 2:.1f}"):
            assert f">{figure}<" in html
