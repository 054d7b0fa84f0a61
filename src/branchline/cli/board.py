"""The command `board check`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from branchline.cli import WRONG
from branchline.cli.games import provenance
from branchline.cli.words import Words, say
from branchline.core.errors import BadBoard, UnknownGame
from branchline.core.registry import all_games, game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], help=Words("board-what"))
    parser.add_argument("file", metavar="FILE", help=Words("board-file"))
    parser.add_argument("--game", metavar="NAME", help=Words("board-game"))


def run(args: argparse.Namespace) -> int:
    try:
        made = game(args.game or game_for(args.file), args.file)
    except BadBoard as wrong:
        for where, why in wrong.problems:
            print(f"{where}: {why}", file=sys.stderr)
        return WRONG
    board = made.board
    print(say("board-good", file=args.file, board=board.id, hash=board.digest))
    print("\n".join(provenance(made.info, board)))
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
