"""The command `export`: the logs of finished tables as files that `replay` and `verify` read."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.cli.stores import StorePlace, place_of, store_arguments
from branchline.cli.words import Words
from branchline.core.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.server.store import Store, Stored

PAGE = 200


class CannotExport(BranchlineError):
    """The table does not exist, or is not finished."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", nargs="*", metavar="TABLE", help=Words("export-table"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=Words("export-out"))
    store_arguments(parser)


def run(args: argparse.Namespace) -> int:
    written, imported = asyncio.run(export(place_of(args), args.table, args.out))
    print(f"{args.out}: {written} logs")
    for table in imported:
        print(f"{table}.jsonl: imported, so it was not played on this server")
    return 0


async def export(place: StorePlace, tables: list[str], out: Path) -> tuple[int, list[str]]:
    """How many were written, and which of all these tables were read from a log file themselves. A file that already
    exists holds the same log, and is left alone."""
    from branchline.server.common.records import read_header
    from branchline.server.store import open_store
    from branchline.server.table.export import whole_log

    store = open_store(*place, reading=True)
    await store.open()
    try:
        out.mkdir(parents=True, exist_ok=True)
        written, imported = 0, []
        async for table in given(tables) if tables else finished(store):
            path = out / f"{table}.jsonl"
            stored = await finished_table(store, table)
            if read_header(stored.row.header).imported:
                imported.append(table)
            if not path.exists():
                path.write_text(await whole_log(store, stored), encoding="utf-8")
                written += 1
        return written, imported
    finally:
        await store.close()


async def given(tables: list[str]) -> AsyncIterator[str]:
    for table in tables:
        yield table


async def finished(store: Store) -> AsyncIterator[str]:
    last: str | None = None
    while page := await store.tables(over=True, after=last, limit=PAGE):
        for row in page:
            yield row.id
        last = page[-1].id


async def finished_table(store: Store, table: str) -> Stored:
    stored = await store.load(table)
    if stored is None:
        raise CannotExport(f"there is no table {table!r}")
    if not stored.row.over:
        raise CannotExport(
            f"table {table!r} is not finished, and its log holds secrets: while it runs, each seat may export what it "
            "knows from the table's page"
        )
    return stored
