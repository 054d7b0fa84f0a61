"""The laboratory as functions: frames come back, nothing is printed, and the impossible is refused by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

import branchline as bl
from branchline.core.errors import BadSeats
from branchline.lab.errors import BadLadder, BadPairing, BadRun, BadTable, LabError, OutputThere
from branchline.lab.simulate import Watch
from tests.lab.running import PATIENCE, run

GAME = "foothills"


def test_a_simulation_comes_back_as_the_rows_that_the_command_writes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    rows = bl.simulate(GAME, 9, bots=["greedy", "random"], seed=7, workers=2, chunk=3)
    assert capfd.readouterr() == ("", "")
    assert isinstance(rows, pl.DataFrame)
    assert len(rows) == 10  # rounded up: two arrangements, each equally often
    out = tmp_path / "games.parquet"
    assert run("simulate", GAME, "-n", 9, "--bots", "greedy,random", "--seed", 7, "--out", out)[0] == 0
    assert rows.equals(pl.read_parquet(out))
    assert rows.schema == pl.read_parquet_schema(out)


def test_a_file_is_read_lazily_resumed_by_its_own_seed_and_not_replaced(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    rows = bl.simulate(GAME, 4, out=out, moves=True, workers=1)
    assert isinstance(rows, pl.LazyFrame)
    found = rows.collect()
    assert len(found) == 4
    assert len(pl.read_parquet(tmp_path / "games.moves.parquet")) == found["moves"].sum()
    again = bl.simulate(GAME, 4, out=str(out), moves=True, resume=True, workers=1)
    assert again.collect().equals(found)
    with pytest.raises(OutputThere, match="choose another out, or replace it with overwrite"):
        bl.simulate(GAME, 4, out=out)
    assert bl.report(out, tmp_path / "page.html") == tmp_path / "page.html"
    assert "Foothills" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_watch_hears_how_far_it_is() -> None:
    heard: list[object] = []

    class Listener(Watch):
        def begin(self, games: int, finished: int) -> None:
            heard.append((games, finished))

        def add(self, games: int) -> None:
            heard.append(games)

    bl.simulate(GAME, 8, chunk=4, workers=1, watch=Listener())
    assert heard[:2] == [(8, 0), 4]
    assert sum(number for number in heard[1:] if isinstance(number, int)) == 8


def test_a_ladder_comes_back_as_frames() -> None:
    seen = []
    climbed = bl.ladder(GAME, [("greedy", "random")], games=8, least=8, jobs=2, watch=seen.append)
    (contest,) = seen
    (row,) = climbed.pairings.to_dicts()
    assert (row["bot"], row["among"], row["seats"], row["games"]) == ("greedy", "random", 2, 8)
    assert row["wins"] == contest.record.wins
    assert row["low"] <= row["share"] <= row["high"]
    assert row["times_fair"] == pytest.approx(2 * row["share"])
    assert climbed.ratings.filter(bot="greedy")["rating"].to_list() == [0.0]
    assert (climbed.ratings["decisions"] > 0).all()
    assert climbed.seats["seat"].to_list() == [0, 1]
    assert climbed.seats["share"].sum() == pytest.approx(1.0)
    alone = bl.ladder(GAME, ["greedy:random"], games=8, least=8, jobs=1)
    assert alone.pairings.equals(climbed.pairings)
    assert bl.ladder(GAME, []).pairings.is_empty()


@pytest.mark.parametrize(
    ("kind", "wish", "says"),
    [
        (BadRun, {"games": 0}, "a simulation has 1 to 4,294,967,296 games, not 0"),
        (BadRun, {"games": "many"}, "a simulation has 1 to 4,294,967,296 games, not 'many'"),
        (BadRun, {"seed": -1}, "a seed is a whole number from 0 to 2^62 - 1, not -1"),
        (BadRun, {"seed": 1.5}, "a seed is a whole number from 0 to 2^62 - 1, not 1.5"),
        (BadRun, {"workers": 0}, "workers must be 1 or more, not 0"),
        (BadRun, {"chunk": "big"}, "chunk must be 1 or more, not 'big'"),
        (BadRun, {"moves": True}, "moves needs out, as in out='games.parquet'"),
        (BadRun, {"resume": True}, "resume needs out, as in out='games.parquet'"),
        (bl.BranchlineError, {"bots": "random,clever"}, "there is no bot 'clever'"),
        (bl.BranchlineError, {"bots": ["random", 3]}, "there is no bot 3"),
        (BadSeats, {"bots": ["random"] * 3}, "Foothills is played by 2, not by 3"),
        (bl.BranchlineError, {"options": {"colour": "red"}}, "option 'colour' = 'red'"),
    ],
)
def test_a_simulation_that_cannot_be(kind: type[Exception], wish: dict[str, object], says: str) -> None:
    with pytest.raises(kind) as why:
        bl.simulate(GAME, **wish)
    assert says in str(why.value)


@pytest.mark.parametrize(
    ("kind", "wish", "says"),
    [
        (BadLadder, {"games": 1}, "games 1: give a whole number from 2 on"),
        (BadLadder, {"jobs": 0}, "jobs 0: give a whole number from 1 on"),
        (BadLadder, {"seed": "x"}, "seed 'x': give a whole number from 0 on"),
        (BadPairing, {"pairings": ["greedy"]}, "'greedy' is no pairing"),
        (BadPairing, {"pairings": [("greedy", "greedy")]}, "('greedy', 'greedy') is no pairing"),
        (BadPairing, {"pairings": ["a:b:c"]}, "'a:b:c' is no pairing"),
        (bl.BranchlineError, {"pairings": ["greedy:kasparov"]}, "there is no bot 'kasparov'"),
        (BadSeats, {"seats": 9}, "Foothills is played by 2, not by 9"),
    ],
)
def test_a_ladder_that_cannot_be(kind: type[Exception], wish: dict[str, object], says: str) -> None:
    with pytest.raises(kind) as why:
        bl.ladder(GAME, **wish)
    assert says in str(why.value)


def test_an_unknown_game_and_a_report_of_something_else(tmp_path: Path) -> None:
    with pytest.raises(bl.BranchlineError, match="there is no game 'chess'"):
        bl.simulate("chess")
    (tmp_path / "other.parquet").write_text("no table")
    with pytest.raises(BadTable):
        bl.report(tmp_path / "other.parquet")


def test_braces_in_a_path_are_left_alone() -> None:
    assert str(LabError("/tmp/{x}/{out}")) == "/tmp/{x}/out"


def test_a_script_needs_no_guard_and_nothing_of_the_laboratory_is_loaded_before_it_is_asked_for(tmp_path: Path) -> None:
    """Children do not run the script that started them."""
    script = tmp_path / "study.py"
    script.write_text(
        "import sys\n"
        "import branchline as bl\n"
        "loaded = [name for name in sys.modules if name.startswith(('polars', 'branchline.lab', 'branchline.pool'))]\n"
        "print(loaded)\n"
        "print(len(bl.simulate('foothills', 4, seed=1)))\n"
        "print(len(bl.ladder('foothills', ['greedy:random'], games=4, least=4, jobs=2).pairings))\n"
        "print('ladder' in dir(bl), hasattr(bl, 'simulation'))\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.stdout, done.stderr) == ("[]\n4\n1\nTrue False\n", "")
