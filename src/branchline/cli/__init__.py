"""The command `branchline`. A command's module is imported only when that command is called.

Errors are one line on standard error and exit code 2.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from branchline.core.errors import BranchlineError

WRONG = 2
INTERRUPTED = 130


class Command(NamedTuple):
    """A module with `arguments(parser)` and `run(args) -> exit code`, what it is for, and an example."""

    module: str
    summary: str
    example: str


COMMANDS = {
    "play": Command("play", "play a game here, in the terminal", "branchline play --seats you,greedy"),
    "serve": Command("serve", "play in browsers, alone or with friends", "branchline serve --host 0.0.0.0"),
    "saves": Command("saves", "list the saved games", "branchline saves"),
    "games": Command("games", "list the games, or say all about one", "branchline games GAME"),
    "backup": Command("backup", "write a server's tables into one file", "branchline backup tables.backup"),
    "restore": Command("restore", "fill an empty store from a backup", "branchline restore tables.backup --data DIR"),
    "export": Command("export", "write the logs of finished tables as files", "branchline export --out logs"),
    "replay": Command("replay", "step through a log, or print it", "branchline replay game.jsonl --transcript"),
    "analyse": Command(
        "analyse", "judge every move of a finished game", "branchline analyse game.jsonl --html game.html"
    ),
    "verify": Command("verify", "replay a log and say what it proves", "branchline verify game.jsonl"),
    "position": Command("position", "print or check a position", "branchline position game.jsonl --at 40"),
    "board": Command("board", "check a board file", "branchline board check my-board.json"),
    "simulate": Command(
        "simulate",
        "play games by the hundred thousand",
        "branchline simulate GAME -n 10000 --bots greedy,random --out games.parquet",
    ),
    "report": Command("report", "draw what was simulated", "branchline report games.parquet"),
    "ladder": Command("ladder", "measure which bot beats which", "branchline ladder GAME --out docs/ladder.md"),
    "perft": Command("perft", "count the ways to play", "branchline perft GAME --depth 3"),
    "bench": Command("bench", "measure the speed", "branchline bench"),
    "loadtest": Command("loadtest", "measure the server", "branchline loadtest --tables 64 --sockets 256"),
    "doctor": Command("doctor", "say what is running, and what is wrong with it", "branchline doctor"),
}
"""Every command, in the order of the help, with its module in this package."""


def at_least(least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, at least this."""

    def whole(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} on")
        return number

    return whole


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message}; see {self.prog} --help")
        sys.exit(WRONG)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words[0] == "--version":
        from branchline import __version__

        print(f"branchline {__version__}")
        return 0
    if words[0] not in COMMANDS:
        complain(f"there is no command {words[0]!r}; there are: {', '.join(COMMANDS)}")
        return WRONG
    try:
        return call(words[0], words[1:])
    except BranchlineError as why:
        complain(getattr(why, "typed", str(why)))  # the laboratory knows how its arguments are typed
        return WRONG
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        return 0
    except OSError as why:
        complain(f"{why.filename}: {why.strerror}" if why.filename and why.strerror else str(why))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def call(name: str, words: Sequence[str]) -> int:
    command = COMMANDS[name]
    module = import_module(f"{__name__}.{command.module}")
    parser = Parser(
        prog=f"branchline {name}",
        description=command.summary[0].upper() + command.summary[1:] + ".",
        epilog=f"example: {command.example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.arguments(parser)
    code: int = module.run(parser.parse_args(words))
    return code


def overview() -> str:
    lines = [
        "usage: branchline COMMAND …",
        "",
        "Railway board games: to play, to study and to master.",
        "",
        *(f"  {name:<10}{command.summary}" for name, command in COMMANDS.items()),
        "",
        "  --version say which Branchline this is",
        "",
        "branchline COMMAND --help says more about one. To play at once: branchline play",
    ]
    return "\n".join(lines)


def complain(message: str) -> None:
    print("branchline:", " ".join(message.split()), file=sys.stderr)
