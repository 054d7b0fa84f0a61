"""The command `export`: logs of finished tables, as `verify` and `replay` read them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.cli import main
from branchline.core.dealer import HashChainDealer
from branchline.core.table import Table
from branchline.server.common.messages import Result, TableCard
from branchline.server.common.records import Header, Play, SeatBody, Secret, encode
from branchline.server.store import Append, EntryRow, SeatRow, Store, TableRow, open_store

NAMES = ["Ada", "Übermut"]


def played(seed: int, moves: int | None = None) -> Table:
    """A game of Foothills, to its end or to a move."""
    game = bl.game("foothills")
    table = Table.open(game, 2, HashChainDealer(seed.to_bytes(32, "big")), names=NAMES)
    while not table.state.over and (moves is None or table.seq < moves):
        legal = game.legal_moves(table.state)
        table.play(table.state.turn, legal[seed * table.seq % len(legal)])
    return table


async def keep(store: Store, name: str, table: Table, *, imported: bool = False) -> None:
    """As the server writes it."""
    log = table.log
    commitment = log.commitment or ""
    header = Header(
        log.game,
        log.rules_version,
        log.board,
        log.board_digest,
        log.seats,
        log.options,
        log.dealt,
        commitment,
        imported,
    )
    bodies: list[Any] = [SeatBody("person", text, "red") for text in NAMES]
    seats = [SeatRow(name, seat, None, encode(body)) for seat, body in enumerate(bodies)]
    over = bool(table.state.over)
    card = TableCard(
        name, log.game, log.board, log.board_digest, log.options, [], table.seq, [], 1.0, 1.0, True,
        Result(**log.result) if log.result else None, commitment, log.seed if over else None, None,
    )  # fmt: skip
    await store.create(TableRow(name, log.game, encode(header), encode(Secret("", "")), 1.0), seats)
    rows = [
        EntryRow(number, encode(Play(seat, move.json(), 0, dealt)), 1.0)
        for number, (seat, move, dealt) in enumerate(log.moves, start=1)
    ]
    await store.append(Append(name, rows, 1.0, encode(card), over=over))


@pytest.fixture
def tables(place: dict[str, Any]) -> dict[str, Table]:
    tables = {"one": played(1), "two": played(2), "running": played(3, moves=20)}

    async def fill() -> None:
        store = open_store(**place)
        await store.open()
        for name, table in tables.items():
            await keep(store, name, table)
        await store.close()

    asyncio.run(fill())
    return tables


def options(place: dict[str, Any]) -> list[str]:
    return ["--data", str(place["data"])] if place["data"] else ["--database", place["database"]]


def test_the_logs_of_all_finished_tables_are_exported_as_they_were_played(
    place: dict[str, Any], tables: dict[str, Table], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "logs"
    assert main(["export", "--out", str(out), *options(place)]) == 0
    assert "2 logs" in capsys.readouterr().out
    assert sorted(path.name for path in out.iterdir()) == ["one.jsonl", "two.jsonl"]
    for name in ("one", "two"):
        tables[name].log.table = name
        lines = tables[name].log.lines()
        assert (out / f"{name}.jsonl").read_text(encoding="utf-8") == "".join(line + "\n" for line in lines)
        assert main(["verify", str(out / f"{name}.jsonl")]) == 0
    assert main(["export", "--out", str(out), *options(place)]) == 0
    assert "0 logs" in capsys.readouterr().out


def test_one_table_is_exported_by_its_id_and_a_running_one_is_refused(
    place: dict[str, Any], tables: dict[str, Table], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "logs"
    assert main(["export", "two", "--out", str(out), *options(place)]) == 0
    assert [path.name for path in out.iterdir()] == ["two.jsonl"]
    for name, reason in (("running", "not finished"), ("three", "no table 'three'")):
        assert main(["export", name, "--out", str(out), *options(place)]) == 2
        assert reason in capsys.readouterr().err
    assert [path.name for path in out.iterdir()] == ["two.jsonl"]


def test_an_imported_table_is_named_as_such_in_the_terminal(
    place: dict[str, Any], tables: dict[str, Table], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def bring() -> None:
        store = open_store(**place)
        await store.open()
        await keep(store, "brought", played(4), imported=True)
        await store.close()

    asyncio.run(bring())
    for _ in range(2):  # also where its file is there already
        assert main(["export", "--out", str(tmp_path / "logs"), *options(place)]) == 0
        said = capsys.readouterr().out
        assert [line for line in said.splitlines() if ".jsonl:" in line] == [
            "brought.jsonl: imported, so it was not played on this server"
        ]
