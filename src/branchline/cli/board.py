"""The command `board check`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from branchline.cli import WRONG
from branchline.cli.games import provenance
from branchline.core.errors import BadBoard, UnknownGame
from branchline.core.registry import all_games, game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], help="check: name everything that is wrong with it")
    parser.add_argument("file", metavar="FILE", help="a board file")
    parser.add_argument("--game", metavar="NAME", help="the game it is for; by default its schema says")


def run(args: argparse.Namespace) -> int:
    try:
        board = game(args.game or game_for(args.file), args.file).board
    except BadBoard as wrong:
        for where, why in wrong.problems:
            print(f"{where}: {why}", file=sys.stderr)
        return WRONG
    print(f"{args.file} is a good board: {board.id} ({board.digest})")
    print("\n".join(provenance(board)))
    for where, why in getattr(board, "undrawn", ()):
        print(f"{where}: {why}", file=sys.stderr)
    return 0


def game_for(file: str) -> str:
    """The game whose boards have this file's schema, as in "branchline/GAME/1"; otherwise the first game.

    If several games share a schema, it is the one that accepts the board, or else the first of them.
    """
    infos = all_games()
    try:
        data = json.loads(Path(file).read_text(encoding="utf-8-sig"))
        schema = str(data.get("schema", "")).split("/")
    except (OSError, ValueError, AttributeError):
        schema = []  # any game's loader explains better what is wrong
    fitting = [info.id for info in infos if info.texts in schema]
    for name in fitting if len(fitting) > 1 else []:
        try:
            game(name, file)
        except BadBoard:
            continue
        return name
    if not infos:
        raise UnknownGame(file, [])
    return fitting[0] if fitting else infos[0].id
