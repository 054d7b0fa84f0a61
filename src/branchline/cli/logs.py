"""Opening log files: their game, and the board they were played on."""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline.cli.saves import read_secret, secret_path
from branchline.cli.words import Complaint, Words
from branchline.core.game import Game
from branchline.core.log import Log, heading_of, parse_log
from branchline.core.registry import game, info_of


def log_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", type=Path, help=Words("log"))
    parser.add_argument("--board", metavar="FILE", help=Words("log-board"))


def open_log(path: Path, board: str | None) -> tuple[Game, Log]:
    """A log and its game."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint("bad-log-text", file=str(path)) from None
    made = game_of_log(path, text, board)
    log = parse_log(text, made)
    if log.rules_version != made.info.rules_version:
        log.last_state(made)  # before anything is shown: today's rules must lead where those did
    return made, log


def game_of_log(path: Path, text: str, board: str | Path | None) -> Game:
    """The game of a log. The board of a saved game is known, and so is the one older rules came with."""
    heading = heading_of(text)
    if board is None and secret_path(path).exists():
        board = read_secret(path).board
    return game(heading.game, board or info_of(heading.game).older_board(heading.rules_version))


def seat_of(given: str | None, log: Log) -> int | None:
    """A seat by its name or its number, counted from 1."""
    if given is None:
        return None
    if given in log.names:
        return log.names.index(given)
    if given.isdigit() and 1 <= int(given) <= log.seats:
        return int(given) - 1
    raise Complaint("no-seat", given=given, names=", ".join(log.names))


def check_move(at: int | None, log: Log) -> int:
    """The number of a move, by default the last."""
    if at is not None and not 0 <= at <= len(log.moves):
        raise Complaint("no-move", at=str(at), moves=len(log.moves))
    return len(log.moves) if at is None else at
