"""The command `position`: print a log's position at a move, or check a position file."""

from __future__ import annotations

import argparse
import json
from itertools import islice
from pathlib import Path

from branchline.cli.logs import check_move, open_log
from branchline.cli.parser import at_least
from branchline.cli.words import Complaint, Words
from branchline.core.errors import BadPosition
from branchline.core.registry import game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=Words("position-file"))
    parser.add_argument("--at", type=at_least(0), metavar="N", help=Words("position-at"))
    parser.add_argument("--board", metavar="FILE", help=Words("position-board"))
    parser.add_argument("--reveal", action="store_true", help=Words("position-reveal"))


def run(args: argparse.Namespace) -> int:
    try:
        text = args.file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPosition(str(args.file), "is not a text") from None
    if '"log"' in text.partition("\n")[0]:
        return print_position(args)
    return check_position(text, args)


def print_position(args: argparse.Namespace) -> int:
    made, log = open_log(args.file, args.board)
    at = check_move(args.at, log)
    if log.result is None and not args.reveal:
        raise Complaint("still-running", file=str(args.file), command=f"branchline replay {args.file}")
    state, _ = next(islice(log.replay(made), at, None))
    print(json.dumps(made.position(state), ensure_ascii=False, indent=1))
    return 0


def check_position(text: str, args: argparse.Namespace) -> int:
    try:
        data = json.loads(text)
    except ValueError as why:
        raise BadPosition(str(args.file), f"is neither a log nor JSON: {why}") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadPosition("position.game", "must name the game")
    if args.at is not None:
        raise BadPosition(str(args.file), "is one position, not a log: leave --at away")
    made = game(data["game"], args.board)
    state = made.from_position(data)
    who = "the game is over" if state.over else f"seat {state.turn + 1} is to act, {len(made.legal_moves(state))} moves"
    scores, ended = (
        ", ".join(str(made.info.points(score)) for score in found)
        for found in (state.scores(), made.score_if_ended(state))
    )
    now = "" if state.over else f"; if it ended now, {ended}"
    print(f"A good position of {made.info.title}: {state.seats} seats, {who}, scores {scores}{now}.")
    return 0
