"""Board files: the shipped ones are sound and say how we know them; what is wrong is named exactly."""

from __future__ import annotations

import argparse
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.cli.board import run
from branchline.core.errors import BadBoard
from branchline.games.dales.board.file import check, from_json, load, read, shipped
from branchline.games.dales.game import Nurnberg, Wensleydale
from tests.games.dales.slow import BOARDS

WENSLEYDALE: Any = read(BOARDS / "wensleydale.json")
NURNBERG: Any = read(BOARDS / "nurnberg.json")


def changed(change: Callable[[Any], Any], data: Any = WENSLEYDALE) -> list[tuple[str, str]]:
    """The problems of the shipped board with one thing changed."""
    board = copy.deepcopy(data)
    change(board)
    return check(board)


def area(board: Any, name: str, k: int = 0) -> Any:
    return next(entry for entry in board["maps"][k]["areas"] if entry["id"] == name)


def border(board: Any, a: str, b: str) -> Any:
    return next(entry for entry in board["maps"][0]["borders"] if {entry["a"], entry["b"]} == {a, b})


def widen(board: Any, width: float) -> None:
    board["maps"][0]["width"] = width
    area(board, "hawes")["x"] = -1


def cut_off(board: Any, name: str) -> None:
    chart = board["maps"][0]
    chart["borders"] = [entry for entry in chart["borders"] if name not in (entry["a"], entry["b"])]


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
def test_shipped_boards_are_sound_and_say_how_they_are_known(name: str) -> None:
    board = shipped(name)
    assert check(board.data) == []
    parts = [board.data["edition"], *board.data["maps"], *board.data["auction_boards"], *board.data["train_boards"]]
    for part in parts:
        for entry in part["provenance"].values():
            assert entry["status"] in ("printed", "derived", "reconstructed")
            assert len(entry["note"]) > 20
    statuses = {entry["status"] for part in board.data["maps"] for entry in part["provenance"].values()}
    assert "reconstructed" in statuses
    assert "reconstructed" in bl.game(name).info.provenance


def test_the_two_editions_share_the_map_of_wensleydale() -> None:
    assert shipped("nurnberg").maps["wensleydale"] == shipped("wensleydale").maps["wensleydale"]
    assert list(shipped("nurnberg").maps) == ["nurnberg", "wensleydale", "wensleydale-enlarged"]


def test_digests_know_rules_from_looks() -> None:
    base = from_json(WENSLEYDALE)
    pretty = copy.deepcopy(WENSLEYDALE)
    area(pretty, "hawes")["x"] = 1
    area(pretty, "hawes")["name"] = "Hawes upon Ure"
    assert from_json(pretty).digest == base.digest
    assert {shipped(name).digest for name in ("wensleydale", "nurnberg")} == {"cea885d4663aa2a7", "68ebc44d72b4c0e6"}
    del area(pretty, "hawes")["outline"], area(pretty, "hawes")["name"], pretty["maps"][0]["borders"][0]["path"]
    assert from_json(pretty).digest == base.digest
    other = copy.deepcopy(WENSLEYDALE)
    other["train_boards"][0]["trains"][0]["goods"] = 3
    assert from_json(other).digest != base.digest


WRONG: list[tuple[str, Callable[[Any], Any], str, str]] = [
    ("schema", lambda b: b.update(schema="branchline/dales/9"), "schema", "must be"),
    (
        "path",
        lambda b: b["maps"][0]["borders"][0].update(path=[[1, 2]]),
        "maps[0] (wensleydale).borders[0] (ainderby–bedale).path",
        "at least two points",
    ),
    (
        "outline",
        lambda b: area(b, "hawes").update(outline=[[1], 2, 3]),
        "maps[0] (wensleydale).areas[27] (hawes).outline",
        "at least three points",
    ),
    ("river", lambda b: b["maps"][0].update(rivers="Ure"), "maps[0] (wensleydale).rivers", "must be a list of words"),
    ("unknown key", lambda b: b.update(colour="red"), "colour", "is not known"),
    ("missing part", lambda b: b.pop("maps"), "maps", "is missing"),
    ("id", lambda b: b.update(id="Wensley Dale"), "id", "lower-case"),
    ("points", lambda b: b["edition"].update(points="goals"), "edition.points", "must be one of pieces, rounds"),
    ("cubes", lambda b: b["edition"]["per_player"].update(cubes=16), "edition.per_player.cubes", "from 1 to 15"),
    ("links", lambda b: b["edition"]["per_player"].update(links=True), "edition.per_player.links", "whole number"),
    ("track", lambda b: b["edition"]["influence"]["red"].update(start=9), "edition.influence.red.start", "0 to 8"),
    ("profit", lambda b: b["edition"]["profit"].update(bottom=3), "edition.profit.bottom", "from -30 to 0"),
    ("goods", lambda b: b["edition"]["goods"].update(white=0), "edition.goods.white", "from 1"),
    ("limit", lambda b: b["edition"]["company_links"].update(green=9), "edition.company_links.green", "as many"),
    (
        "provenance",
        lambda b: b["edition"]["provenance"]["tops"].update(status="guess"),
        "edition.provenance.tops.status",
        "must be one of",
    ),
    (
        "rounds",
        lambda b: b["auction_boards"][0]["rounds"].pop("3"),
        "auction_boards[0] (wensleydale).rounds.3",
        "missing",
    ),
    ("boxes", lambda b: b["auction_boards"][0]["boxes"].pop(), "auction_boards[0] (wensleydale).boxes", "must be 8"),
    (
        "box point",
        lambda b: b["auction_boards"][0]["boxes"][0]["points"].append("gold"),
        "auction_boards[0] (wensleydale).boxes[0].points[3]",
        "must be one of",
    ),
    (
        "tokens",
        lambda b: b["auction_boards"][0]["tokens"].update(red=0, green=0, engine=0),
        "auction_boards[0] (wensleydale).tokens",
        "must be one for each of 8 boxes",
    ),
    (
        "players",
        lambda b: b["train_boards"][0].update(players=[7]),
        "train_boards[0] (wensleydale).players",
        "numbers from 2 to 4",
    ),
    (
        "train price",
        lambda b: b["train_boards"][0]["trains"][0].update(price=4),
        "train_boards[0] (wensleydale).trains[0] (train-1).price",
        "from 1 to 3",
    ),
    (
        "train twice",
        lambda b: b["train_boards"][0]["trains"][1].update(id="train-1"),
        "train_boards[0] (wensleydale).trains[1] (train-1).id",
        "must be its own",
    ),
    (
        "empty train",
        lambda b: b["train_boards"][0]["trains"][1].update(passengers=0, goods=0),
        "train_boards[0] (wensleydale).trains[1] (train-2)",
        "carry something",
    ),
    (
        "terrain",
        lambda b: area(b, "hawes").update(terrain="sea"),
        "maps[0] (wensleydale).areas[27] (hawes).terrain",
        "must be one of plain",
    ),
    (
        "goods on a town",
        lambda b: area(b, "settle").update(goods="cheese"),
        "maps[0] (wensleydale).areas[72] (settle).goods",
        "takes no goods",
    ),
    (
        "wrong goods",
        lambda b: area(b, "airton").update(goods="stone"),
        "maps[0] (wensleydale).areas[73] (airton).goods",
        'must be "cheese"',
    ),
    (
        "goods in a valley",
        lambda b: area(b, "linton").update(goods="cheese"),
        "maps[0] (wensleydale).areas[75] (linton).goods",
        "valley takes no goods",
    ),
    (
        "stone without a town",
        lambda b: area(b, "grassington").update(loads_at=[]),
        "maps[0] (wensleydale).areas[69] (grassington).loads_at",
        "at least one town",
    ),
    (
        "stone to a far town",
        lambda b: area(b, "grassington").update(loads_at=["hawes"]),
        "maps[0] (wensleydale).areas[69] (grassington).loads_at",
        "must be next to it",
    ),
    (
        "stone to no town",
        lambda b: area(b, "grassington").update(loads_at=["linton"]),
        "maps[0] (wensleydale).areas[69] (grassington).loads_at",
        "areas with a town",
    ),
    (
        "town on a hill",
        lambda b: area(b, "barden").update(town={"size": "minor"}),
        "maps[0] (wensleydale).areas[76] (barden).goods",
        "takes no goods",
    ),
    (
        "company",
        lambda b: area(b, "skipton")["town"].update(company="blue"),
        "maps[0] (wensleydale).areas[82] (skipton).town.company",
        "must be one of red, green",
    ),
    (
        "waiting at home",
        lambda b: area(b, "skipton")["town"].update(waiting="red"),
        "maps[0] (wensleydale).areas[82] (skipton).town.waiting",
        "other company",
    ),
    (
        "joins",
        lambda b: area(b, "south-ext").update(joins="hawes"),
        "maps[0] (wensleydale).areas[86] (south-ext).joins",
        "exit_only",
    ),
    (
        "exit without a town",
        lambda b: area(b, "skipton").update(exit_only=True, town=None),
        "maps[0] (wensleydale).areas[82] (skipton).exit_only",
        "on a company town",
    ),
    ("endless map", lambda b: widen(b, 10**400), "maps[0] (wensleydale).width", "a number beyond all bounds"),
    ("map of no width", lambda b: widen(b, float("nan")), "maps[0] (wensleydale).width", "from 1 to 100000"),
    (
        "beside the map",
        lambda b: area(b, "hawes").update(x=-1),
        "maps[0] (wensleydale).areas[27] (hawes).x",
        "must be a number from 0 to",
    ),
    (
        "a key that is no text",
        lambda b: b["maps"][0]["costs"].update({3: 1}),
        "maps[0] (wensleydale).costs",
        "must have text for its keys, not 3",
    ),
    (
        "border to nowhere",
        lambda b: border(b, "embsay", "skipton").update(b="skiptn"),
        "maps[0] (wensleydale).borders[100] (embsay–skiptn).b",
        'did you mean "skipton"?',
    ),
    (
        "border to itself",
        lambda b: border(b, "embsay", "skipton").update(b="embsay"),
        "maps[0] (wensleydale).borders[100] (embsay–embsay).b",
        "another area",
    ),
    (
        "border both ways",
        lambda b: b["maps"][0]["borders"].append({"a": "skipton", "b": "embsay", "x": 1, "y": 1}),
        "maps[0] (wensleydale).borders[207] (skipton–embsay)",
        "is there twice",
    ),
    (
        "river without a cost",
        lambda b: border(b, "embsay", "skipton").update(river="Aire"),
        "maps[0] (wensleydale).borders[100] (embsay–skipton).river",
        "no cost for rivers",
    ),
    (
        "valley without a cost",
        lambda b: b["maps"][0]["costs"].pop("valley"),
        "maps[0] (wensleydale).borders[6] (airton–malham)",
        "no cost for valleys",
    ),
    (
        "too few cubes",
        lambda b: b["edition"]["goods"].update(white=10, yellow=10),
        "maps[0] (wensleydale).areas",
        "only 20 are in the box",
    ),
    (
        "too few passengers",
        lambda b: b["edition"]["passengers"].update(red=5, green=5, opponent=5),
        "maps[0] (wensleydale).areas",
        "only 15 are in the box",
    ),
    ("area without a border", lambda b: cut_off(b, "croft"), "maps[0] (wensleydale).areas[5] (croft)", "has no border"),
]


@pytest.mark.parametrize(("change", "where", "why"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_wrong_entry_is_named(change: Callable[[Any], Any], where: str, why: str) -> None:
    found = changed(change)
    assert [problem for problem in found if problem[0] == where and why in problem[1]], found[:4]
    board = copy.deepcopy(WENSLEYDALE)
    change(board)
    with pytest.raises(BadBoard) as refused:
        from_json(board)
    assert refused.value.problems == tuple(found)


def test_a_town_that_no_link_can_reach_is_named() -> None:
    def wall_in(board: Any) -> None:
        for entry in board["maps"][0]["borders"]:
            if "masham" in (entry["a"], entry["b"]):
                entry["closed"] = True

    assert changed(wall_in) == [
        ("maps[0] (wensleydale).areas[53] (masham)", "cannot be reached from any company town by links")
    ]


def test_a_borrowed_map_must_be_there(tmp_path: Path) -> None:
    board = copy.deepcopy(NURNBERG)
    with pytest.raises(BadBoard, match="cannot be read"):
        from_json(board, tmp_path)
    board["maps"][1]["file"] = "../wensleydale.json"
    with pytest.raises(BadBoard, match="a file beside this one"):
        from_json(board, BOARDS)
    board["maps"][1] = {"id": "atlantis", "file": "wensleydale.json"}
    with pytest.raises(BadBoard, match="must be the id of a map"):
        from_json(board, BOARDS)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"schema": 1, "schema": 2}', "9" * 5000])
def test_no_file_is_too_broken_for_a_named_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "board.json"
    file.write_text(text)
    with pytest.raises(BadBoard):
        load(file)


def test_a_key_written_twice_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    text = json.dumps(WENSLEYDALE)
    file.write_text(text[:-1] + ', "title": "again"}')
    with pytest.raises(BadBoard, match="written twice"):
        load(file)


def test_every_border_of_the_shipped_maps_has_a_path_and_every_river_a_name() -> None:
    for name in ("wensleydale", "nurnberg"):
        chart = shipped(name).data["maps"][0]
        assert all(len(entry["path"]) > 1 for entry in chart["borders"])
        rivers = {entry["river"] for entry in chart["borders"] if "river" in entry}
        assert rivers == set(chart.get("rivers", []))


@pytest.mark.parametrize(
    ("change", "where", "why"),
    [
        (lambda entry: entry.pop("name"), "name", "is missing"),
        (lambda entry: entry.pop("outline"), "outline", "is missing"),
        (lambda entry: entry.update(outline=[[0, 0], [9, 9], [9, 0], [0, 9]]), "outline", "crosses itself"),
    ],
)
def test_a_map_that_cannot_be_drawn_is_played_and_named(
    change: Callable[[Any], Any], where: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = copy.deepcopy(WENSLEYDALE)
    change(area(board, "hawes"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(board))
    game = Wensleydale(file)
    assert game.board.digest == shipped("wensleydale").digest
    assert bl.playouts(game, seats=3, games=1, seed=1).moves > 100
    spot = next(k for k, entry in enumerate(board["maps"][0]["areas"]) if entry["id"] == "hawes")
    assert run(argparse.Namespace(file=str(file), game=None)) == 0
    said = capsys.readouterr()
    assert "is a good board" in said.out
    assert said.err == f"maps[0] (wensleydale).areas[{spot}] (hawes).{where}: {why}: the map cannot be drawn\n"


def test_another_board_of_the_schema_plays(tmp_path: Path) -> None:
    board = copy.deepcopy(WENSLEYDALE)
    board["id"] = "my-dales"
    board["train_boards"][0]["trains"][0]["goods"] = 5
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(board))
    game = Wensleydale(file)
    assert game.board.id == "my-dales"
    state = game.start(3, bl.SeededDealer(1))
    assert game.position(game.from_position(game.position(state))) == game.position(state)
    with pytest.raises(BadBoard, match="another edition"):
        Nurnberg(file)
    with pytest.raises(bl.BranchlineError, match="is not the board"):
        bl.game("wensleydale").from_position(game.position(state))


def test_a_board_of_one_map_offers_that_map(tmp_path: Path) -> None:
    board = copy.deepcopy(NURNBERG)
    board["maps"] = board["maps"][:1]
    board["maps"][0]["id"] = "franken"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(board))
    game = Nurnberg(file)
    assert game.position(game.start(2, bl.SeededDealer(1)))["map"] == "franken"
    with pytest.raises(bl.BranchlineError, match="choose one of 'franken'"):
        game.start(2, bl.SeededDealer(1), {"map": "nurnberg"})
