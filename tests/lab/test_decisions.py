"""Data sets of decisions: each row is what a seat saw, might do and did, and how it ended; any tool opens them."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import polars as pl
import pytest

import branchline as bl
from branchline.core.errors import OtherObservation
from branchline.lab.crew import MOST
from branchline.lab.decisions import COLUMNS, FORMAT, decisions_folder, read_card
from branchline.lab.errors import BadRun, BadTable, OtherRun, OutputThere
from branchline.lab.parquet import Footer
from branchline.lab.simulate import Simulation, planned
from tests.lab.test_tables import documented, fits
from tests.support.cases import SMALLEST, Case

GAME, BOTS = "foothills", ["driver", "greedy"]


def made(out: Path, games: int = 6, **wishes: Any) -> pl.DataFrame:
    bl.simulate(GAME, games, bots=BOTS, seed=7, out=out, decisions=True, **wishes)
    return pl.read_parquet(decisions_folder(out) / "decisions-*.parquet")


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of one worker, in parts of one game each."""
    path = tmp_path_factory.mktemp("decisions") / "games.parquet"
    made(path, workers=1, chunk=1)
    return path


@pytest.fixture(scope="module")
def folder(out: Path) -> Path:
    return decisions_folder(out)


def test_every_row_is_what_the_seat_saw_might_do_and_did(out: Path, folder: Path) -> None:
    """The games are played again from the rows: each observation, list of legal actions and outcome is the engine's."""
    rows, games = pl.read_parquet(folder / "decisions-*.parquet"), pl.read_parquet(out)
    game = bl.game(GAME)
    seen = game.observation(2)
    assert rows["game"].unique(maintain_order=True).to_list() == list(range(6))
    for (number,), decisions in rows.group_by("game", maintain_order=True):
        dealer = bl.SeededDealer(7, number)
        state = game.start(2, dealer)
        told = games.row(number, named=True)
        scores = [game.info.points(score) for score in told["score"]]
        for k, row in enumerate(decisions.iter_rows(named=True)):
            assert (row["decision"], row["seat"]) == (k + 1, state.turn)
            assert row["bot"] == told["bot"][row["seat"]]
            assert row["observation"] == seen.numbers(state, row["seat"])
            assert row["legal"] == state.legal_actions()
            assert (row["score"], row["place"], row["win"]) == (scores, told["place"], told["win"])
            state.apply(row["action"], dealer)
        assert state.over
        assert len(decisions) == told["moves"]


def test_where_a_bot_searches_its_shares_are_there(folder: Path) -> None:
    rows = pl.read_parquet(folder / "decisions-*.parquet")
    for row in rows.iter_rows(named=True):
        searched = row["bot"] == "driver" and len(row["legal"]) > 1
        assert (row["shares"] is not None) == searched
        if searched:
            assert len(row["shares"]) == len(row["legal"])
            assert sum(row["shares"]) == pytest.approx(1, abs=1e-5)
            assert min(row["shares"]) >= 0
    chosen = [
        row["shares"][row["legal"].index(row["action"])] / max(row["shares"])
        for row in rows.drop_nulls("shares").iter_rows(named=True)
    ]
    assert np.mean(chosen) > 0.8, "what is played is mostly what was looked at most"


def test_workers_parts_and_a_data_set_beside_it_change_no_row(folder: Path, out: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.parquet"
    assert made(again, workers=2, moves=True).equals(pl.read_parquet(folder / "decisions-*.parquet"))
    assert pl.read_parquet(again).equals(pl.read_parquet(out))
    assert bl.simulate(GAME, 6, bots=BOTS, seed=7).equals(pl.read_parquet(out))


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_every_game_has_decisions(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    bl.simulate(case.name, 2, bots=["random"] * case.seats, seed=1, out=path, decisions=True, workers=1)
    rows = bl.decisions(decisions_folder(path)).collect()
    assert len(rows) == pl.read_parquet(path)["moves"].sum()
    assert set(rows["observation"].list.len()) == {case.game.observation(case.seats).size}


def test_it_opens_in_polars_and_duckdb_without_our_code(folder: Path) -> None:
    """Another program needs the Parquet files and the card, and nothing else."""
    card = json.loads((folder / "card.json").read_text(encoding="utf-8"))
    rows = pl.scan_parquet(folder / "*.parquet").collect()
    assert len(rows) == card["decisions"]
    assert rows["observation"].list.len().unique().to_list() == [card["observation"]["size"]]
    question = (
        f"select seat, count(*), avg(list_extract(win, seat + 1)) from '{folder}/*.parquet' group by seat order by seat"
    )
    counted = duckdb.sql(question).fetchall()
    assert [(seat, count) for seat, count, _ in counted] == sorted(rows["seat"].value_counts().rows())
    (block,) = [one for one in card["blocks"] if one["name"] == "acting"]
    acting = duckdb.sql(f"select distinct observation[{block['begin'] + 1}] from '{folder}/*.parquet'").fetchall()
    assert acting == [(1,)], "the seat that decides is to act"
    shares = duckdb.sql(f"select count(shares) from '{folder}/*.parquet'").fetchall()
    assert shares == [(rows["shares"].count(),)]


def test_the_files_are_zstd_and_say_their_format(folder: Path) -> None:
    files = sorted(folder.glob("*.parquet"))
    assert len(files) > 1, "it is in parts"
    for file in files:
        assert json.loads(Footer(file).notes["branchline"])["format"] == FORMAT
        kinds = duckdb.sql(f"select distinct compression from parquet_metadata('{file}')").fetchall()
        assert kinds == [("ZSTD",)]


def test_the_columns_are_those_documented(folder: Path) -> None:
    told = documented("One row a decision")
    assert told == [tuple(column) for column in COLUMNS]
    schema = pl.read_parquet_schema(next(folder.glob("*.parquet")))
    assert list(schema) == [name for name, _type, _text in told]
    assert [name for name, written, _text in told if not fits(schema[name], written)] == []


def test_the_card_says_how_to_make_it_again(folder: Path) -> None:
    card = read_card(folder)
    words = "branchline simulate foothills -n 6 --bots driver,greedy --seed 7 --decisions --out games.parquet"
    assert card["command"] == words
    assert (card["bots"], card["seeds"], card["licence"]) == (BOTS, [7], "MIT")
    assert card["commit"] is None or len(card["commit"].rstrip("+")) == 40
    assert card["observation"] == bl.game(GAME).observation(2).card()
    assert [block["name"] for block in card["blocks"]] == card["observation"]["blocks"]
    page = (folder / "README.md").read_text(encoding="utf-8")
    assert page.startswith("---\nlicense: mit\n")
    assert all(part in page for part in (card["command"], "driver, greedy", "seed: 7", f"`{COLUMNS[-1].name}`"))


def test_another_observation_is_refused_by_name(folder: Path, tmp_path: Path) -> None:
    """Of another version, another number of seats or another board, and a format that is not ours."""
    assert len(bl.decisions(folder).collect()) == read_card(folder)["decisions"]
    other = tmp_path / "other"
    shutil.copytree(folder, other)

    def rewritten(**changed: Any) -> None:
        card = read_card(folder)
        (other / "card.json").write_text(json.dumps(card | changed))

    rewritten(observation=read_card(folder)["observation"] | {"version": 99})
    with pytest.raises(OtherObservation, match="their version is 99, and here it is"):
        bl.decisions(other)
    with pytest.raises(OtherObservation, match="their game is 'foothills'"):
        bl.decisions(folder, bl.game("nurnberg").observation(2))
    rewritten(format="branchline-decisions/0")
    with pytest.raises(BadTable, match="of format 'branchline-decisions/0', and this Branchline reads"):
        bl.decisions(other)
    (other / "card.json").unlink()
    with pytest.raises(BadTable, match="there is no card of a data set"):
        bl.decisions(other)


def test_what_cannot_be_is_refused(out: Path, tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="decisions needs out, as in out="):
        bl.simulate(GAME, 2, decisions=True)
    again = tmp_path / "games.parquet"
    shutil.copytree(decisions_folder(out), decisions_folder(again))
    with pytest.raises(OutputThere, match=r"games\.decisions is there already"):
        made(again)
    made(again, 2, overwrite=True)
    assert read_card(decisions_folder(again))["games"] == 2


def test_a_stopped_simulation_goes_on_and_has_every_decision(folder: Path, tmp_path: Path) -> None:
    """Parts whose decisions are missing are played again; a run without decisions is another run."""
    path = tmp_path / "games.parquet"
    plan = planned(GAME, 6, bots=BOTS, seed=7, decisions=True)

    class Stop(Exception):
        pass

    simulation = Simulation(plan, path, workers=1, chunk=1)
    assert simulation.parts is not None
    simulation.parts.finish = lambda: (_ for _ in ()).throw(Stop)  # type: ignore[method-assign]
    with pytest.raises(Stop):
        simulation.run()
    parts = sorted(simulation.parts.folder.glob("decisions-*.parquet"))
    assert len(parts) == 6
    parts[2].unlink()
    with pytest.raises(OtherRun, match="with decisions True, not False"):
        Simulation(replace(plan, decisions=False), path, resume=True, chunk=MOST).run()
    Simulation(plan, path, workers=1, resume=True).run()
    assert pl.read_parquet(decisions_folder(path) / "*.parquet").equals(pl.read_parquet(folder / "*.parquet"))
