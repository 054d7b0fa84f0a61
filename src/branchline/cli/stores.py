"""Which store a command works on."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from branchline.cli.saves import data_folder
from branchline.cli.words import Words


class StorePlace(NamedTuple):
    """A store in a data folder or in a database."""

    data: Path | None
    database: str | None

    def __str__(self) -> str:
        return str(self.data) if self.data else "the database"


def store_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--data", type=Path, metavar="DIR", help=Words("store-data", folder=str(data_folder())))
    which.add_argument("--database", metavar="URL", help=Words("store-database", example="postgresql://…"))


def place_of(args: argparse.Namespace) -> StorePlace:
    return StorePlace(None, args.database) if args.database else StorePlace(args.data or data_folder(), None)


def told(counts: dict[str, int]) -> str:
    return f"{counts['tables']} tables with {counts['entries']} moves, {counts['boards']} boards"
