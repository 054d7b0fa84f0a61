"""The tables on disk: their columns are those docs/simulate.md describes, and parts become one file intact."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl
from branchline.lab.errors import BadTable
from branchline.lab.parquet import Footer, join
from branchline.lab.parts import KEY, SMALL, notes_of
from branchline.lab.tables import MOVES, described
from branchline.lab.thrift import BINARY, FALSE, I32, I64, LIST, STRUCT, TRUE, Struct, ThriftReader, struct_bytes
from tests.lab.running import GAME, simulate

DOCS = Path(__file__).parents[2] / "docs" / "simulate.md"
TYPES = {
    "bool": pl.Boolean,
    "uint8": pl.UInt8,
    "uint16": pl.UInt16,
    "uint32": pl.UInt32,
    "int16": pl.Int16,
    "int32": pl.Int32,
    "float32": pl.Float32,
    "int64": pl.Int64,
    "float64": pl.Float64,
}


def documented(heading: str) -> list[tuple[str, ...]]:
    """The columns in the tables below a heading."""
    text = DOCS.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tables") / "games.parquet"
    simulate(path, "--moves", "--workers", 2, "--chunk", 7, games=30, bots="greedy,random,random")
    return path


def fits(kind: pl.DataType, written: str) -> bool:
    """Whether a column of the file has its documented type."""
    if isinstance(kind, pl.List):
        return written.startswith("list of ") and fits(kind.inner, written.removeprefix("list of "))
    return kind in (pl.String, pl.Enum) if written == "text" else kind == TYPES[written]


def test_the_columns_of_games_are_those_documented(out: Path) -> None:
    told = documented("One row a game")[: len(described(bl.game(GAME)))]
    assert told == [tuple(column) for column in described(bl.game(GAME))]
    schema = pl.read_parquet_schema(out)
    assert list(schema) == [name for name, _type, _text in told]
    assert [name for name, written, _text in told if not fits(schema[name], written)] == []


def test_the_columns_of_moves_are_those_documented(out: Path) -> None:
    told = documented("One row a move")
    assert told == [tuple(column) for column in MOVES]
    schema = pl.read_parquet_schema(out.with_name("games.moves.parquet"))
    assert list(schema) == [name for name, _type, _text in told]
    assert [name for name, written, _text in told if not fits(schema[name], written)] == []


@pytest.mark.parametrize("game", ["wensleydale", "nurnberg", "foothills"])
def test_every_column_of_the_other_games_is_documented(game: str) -> None:
    told = documented("One row a game")
    assert [tuple(column) for column in described(bl.game(game)) if tuple(column) not in told] == []


@pytest.mark.parametrize(("game", "seats"), [("wensleydale", 3), ("nurnberg", 2), ("foothills", 2)])
def test_the_sources_of_points_add_up_to_the_score(game: str, seats: int) -> None:
    rows = bl.simulate(game, 6, bots=["greedy"] + ["random"] * (seats - 1), seed=5, workers=1)
    sources = [name for name in rows.columns if name.startswith("points_")]
    each = rows.explode("score", *sources)
    assert each.select(pl.sum_horizontal(sources) == pl.col("score")).to_series().all()


def test_entries_of_the_dales_agree_with_the_counts_of_seats() -> None:
    rows = bl.simulate("wensleydale", 6, bots=["greedy", "greedy", "random"], seed=5, workers=1)
    for game in rows.to_dicts():
        for counted, entry in (("boxes", "box"), ("trains", "train"), ("takeovers", "takeover")):
            by_seat = [game[f"{entry}_seat"].count(seat) for seat in range(3)]
            assert by_seat == game[counted]
        assert game["box_round"] == sorted(game["box_round"])
        assert set(game["box_round"]) == set(range(1, 6))
        assert game["train_round"] == sorted(game["train_round"])
        assert all(1 <= number <= 5 for number in game["takeover_round"])
        assert [sum(game["built"]), 0] == [sum(game["links"]) + game["red_links"] + game["green_links"], 0]
        assert set(game["train_price"]) <= {1, 2, 3}


def test_entries_of_foothills_agree_with_the_counts_of_seats() -> None:
    rows = bl.simulate("foothills", 6, bots=["greedy", "random"], seed=5, workers=1)
    for game in rows.to_dicts():
        turns = [gold + grey for gold, grey in zip(game["turns_gold"], game["turns_grey"], strict=True)]
        assert [game["play_seat"].count(seat) for seat in range(2)] == turns
        assert [game["station_seat"].count(seat) for seat in range(2)] == game["stations"]
        assert sum(turns) + sum(game["turns_passed"]) == game["turns"] - 1  # the second seat picks first (F2.12)


def test_lists_by_seat_have_a_value_for_each_seat(out: Path) -> None:
    games = pl.read_parquet(out)
    for name, _type, text in documented("One row a game"):
        if text.startswith("by seat: ") and name in games.columns:
            assert games[name].list.len().unique().to_list() == [3], name


def test_what_the_documentation_asks_of_a_table_it_answers(
    out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) == 1
    monkeypatch.chdir(out.parent)
    exec(compile(code[0], "simulate.md", "exec"), {})
    assert "claim_route" in capsys.readouterr().out


def test_a_table_says_what_it_is(out: Path) -> None:
    notes = notes_of(out)
    assert notes["run"]["bots"] == ["greedy", "random", "random"]
    assert notes["run"]["seed"] == 7
    assert notes["summary"]["games"] == 30
    assert len(notes["facts"]["tickets"]) == 89
    assert "Köln" in {city["name"] for city in notes["facts"]["map"]["cities"]}


def test_small_parts_become_few_row_groups(out: Path) -> None:
    assert pl.scan_parquet(out).select(pl.len()).collect().item() == 30 < SMALL
    assert len(Footer(out).fields[4][1][1]) == 1


def frame(first: int, rows: int) -> pl.DataFrame:
    """Every kind of column our tables have."""
    colours = pl.Enum(["red", "green", "blue"])
    numbers = range(first, first + rows)
    return pl.DataFrame(
        {
            "number": pl.Series(numbers, dtype=pl.UInt32),
            "text": [f"text {number}" for number in numbers],
            "share": [number / 7 for number in numbers],
            "lists": pl.Series([[k % 5 for k in range(number % 4)] for number in numbers], dtype=pl.List(pl.UInt8)),
            "flags": pl.Series([[number % 2 == 0] * 2 for number in numbers], dtype=pl.List(pl.Boolean)),
            "names": pl.Series([[colours.categories[number % 3]] * 2 for number in numbers], dtype=pl.List(colours)),
        }
    )


def test_joined_files_hold_all_rows_in_order(tmp_path: Path) -> None:
    frames = [frame(0, 700), frame(700, 1), frame(701, 0), frame(701, 2300)]
    paths = [tmp_path / f"{k}.parquet" for k in range(len(frames))]
    for table, path in zip(frames, paths, strict=True):
        table.write_parquet(path, row_group_size=500, metadata={KEY: "a part"})
    joined = tmp_path / "joined.parquet"
    assert join(paths, joined, {KEY: "the whole – größer"}) == 3001
    assert pl.read_parquet(joined).equals(pl.concat(frames))
    assert pl.scan_parquet(joined).filter(pl.col("number") == 2999).collect().equals(frame(2999, 1))
    assert Footer(joined).notes[KEY] == "the whole – größer"
    twice = tmp_path / "twice.parquet"
    join([joined, joined], twice, {})
    assert pl.read_parquet(twice).equals(pl.concat([*frames, *frames]))


@pytest.mark.parametrize("cut", [1, 4, 8, 9, 40])
def test_a_file_that_was_cut_is_refused(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "part.parquet"
    frame(0, 10).write_parquet(path)
    path.write_bytes(path.read_bytes()[:-cut])
    with pytest.raises(BadTable):
        Footer(path)


LEAVES = st.one_of(
    st.tuples(st.just(I64), st.integers(-(2**62), 2**62)),
    st.tuples(st.just(I32), st.integers(-(2**31), 2**31 - 1)),
    st.tuples(st.just(BINARY), st.binary(max_size=300)),
    st.booleans().map(lambda flag: (TRUE if flag else FALSE, flag)),
    st.lists(st.integers(-(2**40), 2**40), max_size=20).map(lambda items: (LIST, (I64, items))),
)
STRUCTS = st.recursive(
    st.dictionaries(st.integers(1, 300), LEAVES, max_size=5),
    lambda inner: st.dictionaries(
        st.integers(1, 300),
        st.one_of(
            LEAVES,
            inner.map(lambda fields: (STRUCT, fields)),
            st.lists(inner, max_size=20).map(lambda items: (LIST, (STRUCT, items))),
        ),
        max_size=4,
    ),
    max_leaves=10,
)


@given(STRUCTS)
def test_thrift_reads_what_it_writes(fields: Struct) -> None:
    reader = ThriftReader(struct_bytes(fields))
    assert reader.struct() == fields
    assert reader.at == len(reader.data)
