"""The impossible is refused in one clear line, with exit code 2, and nothing is lost."""

from __future__ import annotations

import fcntl
import json
import resource
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from branchline.bots import BOTS
from branchline.cli import main
from tests.lab.running import GAME, parts_of, run, simulate

KNOWN = ", ".join([*sorted(BOTS), "module:Class", "command:program"])
FINE = ("simulate", GAME, "-n", "4", "--bots", "random,random", "--seed", "7")


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The line that says what is wrong."""
    assert main([str(word) for word in words]) == 2
    wrong = capsys.readouterr().err
    assert wrong.startswith("branchline: ")
    assert wrong.count("\n") == 1, wrong
    return wrong.removeprefix("branchline: ").strip()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bots", "random,clever"], f"there is no bot “clever”; there are: {KNOWN}"),
        (["--bots", "random"], "Ticket to Ride: Germany is played by 2–5, not by 1"),
        (
            ["--bots", "random,random,random,random,random,random"],
            "Ticket to Ride: Germany is played by 2–5, not by 6",
        ),
        (["--bots", "random,"], f"there is no bot “”; there are: {KNOWN}"),
        (["-n", "0"], "a simulation has 1 to 4,294,967,296 games, not 0"),
        (["-n", "5000000000"], "a simulation has 1 to 4,294,967,296 games, not 5,000,000,000"),
        (["--seed", "-1"], "a seed is a whole number from 0 to 2^62 - 1, not -1"),
        (["--workers", "0"], "--workers must be 1 or more, not 0"),
        (["--chunk", "0"], "--chunk must be 1 or more, not 0"),
        (["--moves"], "--moves needs --out, as in --out games.parquet"),
        (["--resume"], "--resume needs --out, as in --out games.parquet"),
        (["--resume", "--overwrite"], "--resume goes on with what is there and --overwrite drops it: give one of them"),
        (["--option", "first"], "--option wants name=value, as in --option first=random, not 'first'"),
        (["--option", "first=2"], "option 'first' = 2: choose one of 'random', 0, 1"),
        (["--option", "colour=red"], "option 'colour' = 'red': Ticket to Ride: Germany has the options first"),
        (["--board", "atlantis.json"], "atlantis.json: cannot be read: No such file or directory"),
    ],
)
def test_a_simulation_that_cannot_be(capsys: pytest.CaptureFixture[str], words: list[str], line: str) -> None:
    assert refused(capsys, *FINE, *words) == line


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "simulate", "ticket-to-nowhere").startswith("there is no game “ticket-to-nowhere”")


def test_output_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "no such file or folder" in refused(capsys, *FINE, "--out", tmp_path / "nowhere" / "games.parquet")
    assert "a file is in the way" in refused(capsys, *FINE, "--out", tmp_path / "file" / "games.parquet")
    assert "is a folder: --out names the file" in refused(capsys, *FINE, "--out", tmp_path)
    assert "File exists" in refused(capsys, *FINE, "--logs", tmp_path / "file")


def test_what_is_there_is_not_replaced_unless_asked_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_text("precious")
    assert "is there already: choose another --out, or replace it with --overwrite" in refused(
        capsys, *FINE, "--out", out
    )
    assert out.read_text() == "precious"
    assert "it is no Parquet file" in refused(capsys, *FINE, "--out", out, "--resume")
    assert main([*FINE, "--out", str(out), "--overwrite", "--workers", "1"]) == 0
    assert len(pl.read_parquet(out)) == 4


def stopped(out: Path, **changed: object) -> Path:
    """The folder of a simulation that was stopped before it finished a game."""
    from branchline.lab.plan import SimulationPlan

    folder = out.with_name(out.name + ".parts")
    folder.mkdir()
    plan = SimulationPlan(GAME, ("random", "random"), 4, 7, {})
    (folder / "run.json").write_text(json.dumps(plan.identity() | changed))
    return folder


def test_finished_games_of_a_stopped_simulation_are_not_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    stopped(tmp_path / "games.parquet")
    assert "go on with --resume, or remove it" in refused(capsys, *FINE, "--out", tmp_path / "games.parquet")


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        ({"seed": 8}, "with seed 8, not 7"),
        ({"games": 6}, "with games 6, not 4"),
        ({"bots": ["greedy", "random"]}, "with bots ['greedy', 'random'], not ['random', 'random']"),
        ({"board_digest": "0" * 16}, "with board digest 0000000000000000, not "),
        ({"rules_version": 0}, "with rules version 0, not "),
        ({"options": {"first": 1}}, "with options {'first': 1}, not {'first': 'random'}"),
        ({"moves": True}, "with moves True, not False"),
    ],
)
def test_another_simulation_is_not_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changed: dict[str, object], line: str
) -> None:
    stopped(tmp_path / "games.parquet", **changed)
    assert line in refused(capsys, *FINE, "--out", tmp_path / "games.parquet", "--resume")


def test_a_folder_that_does_not_say_what_it_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = stopped(tmp_path / "games.parquet")
    (folder / "run.json").write_text('{"half a li')
    assert "does not say what was simulated" in refused(capsys, *FINE, "--out", tmp_path / "games.parquet", "--resume")


def test_two_simulations_do_not_share_an_output(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = stopped(tmp_path / "games.parquet")
    with open(folder / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for words in (["--resume"], ["--overwrite"]):
            assert "another simulation is writing" in refused(
                capsys, *FINE, "--out", tmp_path / "games.parquet", *words
            )
    assert (folder / "run.json").exists()


def test_without_polars_a_line_says_what_to_install(tmp_path: Path) -> None:
    script = "import sys; sys.modules['polars'] = None; from branchline.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", script]
    done = subprocess.run([*words, *FINE, "--out", tmp_path / "g.parquet"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "--out needs polars, which is not installed: pip install 'branchline[lab]'" in done.stderr
    done = subprocess.run([*words, "report", "g.parquet"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "branchline report needs polars" in done.stderr
    done = subprocess.run([*words, *FINE], capture_output=True, text=True, check=False)
    assert done.returncode == 0


def test_a_full_disk_loses_nothing_finished(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: parts of a few games still fit, larger ones do not."""

    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))

    out = tmp_path / "games.parquet"
    words = ("simulate", GAME, "-n", 300, "--bots", "random,random", "--seed", 7, "--workers", 1, "--out", out)
    code, _said, wrong = run(*words, limit=small_files)
    assert code == 2
    assert wrong.count("\n") == 1, wrong
    assert "File too large" in wrong
    assert "go on with --resume" in wrong
    assert not out.exists()
    finished = len(parts_of(out))
    assert finished > 0
    code, _said, wrong = run(*words, "--resume")
    assert code == 0
    assert pl.read_parquet(out).equals(simulate(tmp_path / "other.parquet", games=300))


@pytest.mark.parametrize("content", [b"", b"PAR1", b"no table at all, but long enough for one", b"\0" * 100 + b"PAR1"])
def test_a_report_of_something_else(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(content)
    assert str(path) in refused(capsys, "report", path)


def test_a_report_of_nothing_and_of_somebody_elses_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in refused(capsys, "report", tmp_path / "games.parquet")
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / "other.parquet")
    assert "no table of branchline simulate" in refused(capsys, "report", tmp_path / "other.parquet")


def test_a_report_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    simulate(tmp_path / "games.parquet", games=4)
    assert "no such file or folder" in refused(
        capsys, "report", tmp_path / "games.parquet", "--out", tmp_path / "nowhere" / "report.html"
    )
