"""The command `report`: the results of a simulation, as one self-contained HTML file."""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline.cli.words import Words
from branchline.lab.report import report


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="FILE", type=Path, help=Words("report-table"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=Words("report-out"))


def run(args: argparse.Namespace) -> int:
    print(f"written {report(args.table, args.out)}")
    return 0
