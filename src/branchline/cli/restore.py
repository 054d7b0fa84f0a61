"""The command `restore`: a backup of any store, into an empty store of either kind."""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline.cli.stores import place_of, store_arguments, told
from branchline.cli.words import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=Words("restore-file"))
    store_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from branchline.server.store.backup import read_backup
    from branchline.server.store.shelf import shelf_of

    place = place_of(args)
    counts = read_backup(args.file, shelf_of(*place))
    print(f"{place}: {told(counts)}")
    return 0
