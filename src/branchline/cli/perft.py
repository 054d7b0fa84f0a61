"""The command `perft`: count the ways to play a number of small moves, every branch dealt the same luck."""

from __future__ import annotations

import argparse
from time import perf_counter

from branchline.cli.parser import at_least
from branchline.cli.words import Words
from branchline.core.dealer import SeededDealer
from branchline.core.playout import perft
from branchline.core.registry import game
from branchline.terminal.paint import table


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=Words("ladder-game"))
    parser.add_argument("--seats", type=at_least(1), default=2, metavar="N", help=Words("perft-seats", default=2))
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help=Words("perft-seed", default=1))
    parser.add_argument("--depth", type=at_least(0), default=3, metavar="N", help=Words("perft-depth", default=3))


def run(args: argparse.Namespace) -> int:
    made = game(args.game)
    dealer = SeededDealer(args.seed)
    state = made.start(args.seats, dealer)
    rows = [["depth", "ways", "seconds"]]
    for depth in range(args.depth + 1):
        began = perf_counter()
        ways = perft(state, dealer.copy(), depth)
        rows.append([str(depth), f"{ways}", f"{perf_counter() - began:.3f}"])
    print(f"{made.info.id}, {args.seats} seats, seed {args.seed}")
    print("\n".join(table(rows, right=[0, 1, 2])))
    return 0
