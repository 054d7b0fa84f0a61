"""`examples/nim`: a game in a package of its own, installed beside Branchline, can be played everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from tests.cli.terminal import Terminal, run
from tests.support.plugins import EXAMPLE, environment, install_example

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_example(tmp_path_factory.mktemp("nim"))


def test_it_keeps_the_contract(site: Path) -> None:
    """Every test that our own games have to pass, except the checksums, which are only for ours."""
    suite = [
        "tests/contract",
        "--ignore",
        "tests/contract/test_builds.py",
        "-k",
        "nim-",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *suite, "-p", "no:xdist", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env={**os.environ, **environment(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 150, "the suite found it"


def test_it_is_played_saved_and_replayed_in_the_terminal(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "nim.jsonl"
    table = ("play", "nim", "--names", "Ada,Ben", "--option", "first=0", "--save", str(file))
    with Terminal(*table, data=tmp_path, **environment(site)) as terminal:
        terminal.read()
        screen = terminal.type("")
        assert "Nim · move 0" in screen
        assert "| | | | | | |" in screen, "its own face"
        assert "Matches left: 12 · Taken: Ada 0, Ben 0" in screen
        assert "1) take 1" in screen
        assert "Take one, two or three matches." in screen
        assert "12 matches are left. Take from one to 3." in terminal.type("take 9")
        assert "M1.1 On your turn take one" in terminal.type("why take 9")
        assert "take 2 is legal" in terminal.type("why 2")
        assert "M2.1" in terminal.type("rules")
        assert "You take 3." in terminal.type("ta 3")
        assert terminal.type("undo") == screen
        terminal.type("3")
        for _ in range(20):
            screen = terminal.type("" if "Enter ends" in screen or not screen.endswith("> ") else "1")
            if terminal.ended:
                break
        assert "M2.1   +1 The last match" in screen
        assert "win" in screen
    assert "takes 3." in run("replay", str(file), data=tmp_path, **environment(site)).stdout
    assert "Consistent" in run("verify", str(file), data=tmp_path, **environment(site)).stdout
    assert "Nim" in run("games", data=tmp_path, **environment(site)).stdout


def test_it_is_simulated_with_its_own_statistics_and_reported(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "nim.parquet"
    words = (
        "simulate",
        "nim",
        "-n",
        "40",
        "--bots",
        "greedy,random",
        "--seed",
        "7",
        "--workers",
        "1",
        "--out",
        str(out),
    )
    done = run(*words, data=tmp_path, **environment(site))
    assert done.returncode == 0, done.stderr
    rows = pl.read_parquet(out)
    assert rows["taken"].list.sum().to_list() == [12] * 40
    done = run("report", str(out), data=tmp_path, **environment(site))
    assert done.returncode == 0, done.stderr
    assert "<h1>Nim</h1>" in out.with_suffix(".html").read_text(encoding="utf-8")


def test_its_bots_climb_the_ladder(site: Path, tmp_path: Path) -> None:
    words = ("ladder", "nim", "--pairings", "greedy:random,driver:random", "--games", "20", "--least", "20")
    done = run(*words, "--jobs", "1", data=tmp_path, **environment(site))
    assert done.returncode == 0, done.stderr
    assert re.search(r"\| greedy \| random \| \d", done.stdout)
    assert re.search(r"\| driver \| random \| \d", done.stdout), "a search, with its settings"


def test_it_speaks_english_and_french() -> None:
    words = EXAMPLE / "src" / "nim" / "words"
    keys = {
        language: re.findall(r"^([a-z][\w-]*) =", (words / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in ("en", "fr")
    }
    assert keys["en"] == keys["fr"] != []
    from branchline.locale import Texts

    texts = Texts("fr", "nim", fallback="en", words=words)
    assert texts.say("narrate-take", who="Ada", count=2) == "Ada en prend 2."
    assert texts.say("seat-name", number=1) == "Joueur 1", "what all games say"
