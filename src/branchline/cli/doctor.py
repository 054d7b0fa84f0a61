"""The command `doctor`: what is running, and what is wrong with it."""

from __future__ import annotations

import argparse

from branchline.cli import WRONG
from branchline.cli.games import provenance
from branchline.core.errors import BranchlineError


def arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(args: argparse.Namespace) -> int:
    from branchline import __version__, build
    from branchline.core.registry import game, survey

    report = build.report()
    print(f"branchline {__version__}, {report.python}, {report.platform}")
    made = f", made by mypyc {report.mypyc}" if report.mypyc and report.mode != "interpreted" else ""
    print(f"rules: {report.mode}{made}; librt {report.librt or 'missing'}; C compiler: {report.compiler or 'none'}")
    for module in report.modules:
        print(f"  {'compiled   ' if module.compiled else 'interpreted'} {module.name}")
    for stale in report.stale:
        print(f"  stale: {stale}; run make build")
    print("games:")
    wrong = bool(report.stale) and report.mode != "interpreted"  # otherwise the stale ones do not run
    good, broken = survey()
    for one in broken:
        print(f"  {one.name} is set aside: {one.why}")
        wrong = True
    for info in good:
        try:
            board = game(info.id).board
        except (BranchlineError, ImportError) as why:
            print(f"  {info.id}: {why}")
            wrong = True
            continue
        print(f"  {info.id}, rules version {info.rules_version}, board {board.id} ({board.digest})")
        print("\n".join(f"  {row}" for row in provenance(info, board)))
    print("Something is wrong, see above." if wrong else "All is well.")
    return WRONG if wrong else 0
