"""The command `branchline report`: what was simulated, drawn into one HTML file that needs nothing else."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from branchline.lab.errors import NotInstalled


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=Path, help="the Parquet file of branchline simulate")
    parser.add_argument("--out", type=Path, help="the HTML file to write (default: beside the table)")


def run(args: argparse.Namespace) -> int:
    if find_spec("polars") is None:
        raise NotInstalled("polars", "branchline report")
    from branchline.lab.report.write import report

    out: Path = args.out or args.table.with_suffix(".html")
    html = report(args.table)
    out.write_text(html, encoding="utf-8")
    print(f"written {out}")
    return 0
