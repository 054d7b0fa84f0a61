"""The command `backup`: a server's store as one file. The server may be running."""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline.cli.stores import place_of, store_arguments, told
from branchline.cli.words import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=Words("backup-file"))
    store_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from branchline.server.store.backup import write_backup
    from branchline.server.store.shelf import shelf_of

    counts = write_backup(shelf_of(*place_of(args)), args.file)
    print(f"{args.file}: {told(counts)}")
    return 0
