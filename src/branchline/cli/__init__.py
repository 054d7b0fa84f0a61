"""The command `branchline`. A command's module is imported only when that command is called.

Errors are one line on standard error and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from branchline.cli.parser import WRONG, Parser, at_least, complain, placed
from branchline.cli.speech import language_argument, language_typed
from branchline.cli.words import Words, say, speak
from branchline.core.errors import BranchlineError

__all__ = ["COMMANDS", "WRONG", "at_least", "main"]

INTERRUPTED = 130


class Command(NamedTuple):
    """A module with `arguments(parser)` and `run(args) -> exit code`, and an example. What it is for is the message
    `command-NAME`."""

    module: str
    example: str


COMMANDS = {
    "play": Command("play", "branchline play --seats you,greedy"),
    "serve": Command("serve", "branchline serve --host 0.0.0.0"),
    "saves": Command("saves", "branchline saves"),
    "games": Command("games", "branchline games GAME"),
    "backup": Command("backup", "branchline backup tables.backup"),
    "restore": Command("restore", "branchline restore tables.backup --data DIR"),
    "export": Command("export", "branchline export --out logs"),
    "replay": Command("replay", "branchline replay game.jsonl --transcript"),
    "analyse": Command("analyse", "branchline analyse game.jsonl --html game.html"),
    "verify": Command("verify", "branchline verify game.jsonl"),
    "position": Command("position", "branchline position game.jsonl --at 40"),
    "board": Command("board", "branchline board check my-board.json"),
    "simulate": Command("simulate", "branchline simulate GAME -n 10000 --bots greedy,random --out games.parquet"),
    "report": Command("report", "branchline report games.parquet"),
    "ladder": Command("ladder", "branchline ladder GAME --out docs/ladder.md"),
    "perft": Command("perft", "branchline perft GAME --depth 3"),
    "bench": Command("bench", "branchline bench"),
    "loadtest": Command("loadtest", "branchline loadtest --tables 64 --sockets 256"),
    "doctor": Command("doctor", "branchline doctor"),
}
"""Every command, in the order of the help, with its module in this package."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    language, unknown = language_typed(words)
    speak(language)
    if unknown is not None:
        complain(unknown)
    if not words or words[0] in ("-h", "--help", "help") or words[0].startswith("--language"):
        print(overview())
        return 0
    if words[0] == "--version":
        from branchline import __version__

        print(f"branchline {__version__}")
        return 0
    if words[0] not in COMMANDS:
        complain(say("wrong-command", name=words[0], known=", ".join(COMMANDS)))
        return WRONG
    try:
        return call(words[0], words[1:], language)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        return 0
    except (BranchlineError, OSError) as why:
        from branchline.cli.wrong import told

        complain(told(why))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def call(name: str, words: Sequence[str], language: str) -> int:
    command = COMMANDS[name]
    module = import_module(f"{__name__}.{command.module}")
    parser = Parser(f"branchline {name}", language)
    parser.description = Words(name)
    parser.example = command.example
    module.arguments(parser)
    language_argument(parser)
    code: int = module.run(parser.read(words))
    return code


def overview() -> str:
    lines = [
        say("usage", what=placed("branchline COMMAND …")),
        "",
        say("about"),
        "",
        *(f"  {name:<10}{say(name)}" for name in COMMANDS),
        "",
        f"  --version {say('version')}",
        f"  --language {placed('LANG')}",
        "",
        f"{say('more', command=placed('branchline COMMAND --help'))} {say('at-once', command='branchline play')}",
    ]
    return "\n".join(lines)
