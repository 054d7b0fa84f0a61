"""The command `report`: the results of a simulation, as one self-contained HTML file."""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline.lab.report import report


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=Path, help="the Parquet file of branchline simulate")
    parser.add_argument("--out", type=Path, help="the HTML file to write (default: beside the table)")


def run(args: argparse.Namespace) -> int:
    print(f"written {report(args.table, args.out)}")
    return 0
