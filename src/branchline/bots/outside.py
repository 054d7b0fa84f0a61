"""Bots from outside: a class or a factory by its import path, or a program that speaks JSON lines.

Only the laboratory and the command line take them: a server would run what a stranger names.

    mypackage.bots:Clever          called with the game and a seed, or with nothing; returns a Bot
    command:python3 my_bot.py      gets a line for each question, answers each with a line

A program hears `{"new": {"game": …, "seed": …}}` when it takes a seat, and answers nothing. For each decision it gets
`{"view": …, "legal": [move, …]}` and answers `{"choice": n}`, the number of a legal move from 0, or `{"move": …}`, one
of the legal moves. What it prints to its standard error goes to ours.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import shlex
import subprocess
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from queue import Empty, SimpleQueue
from threading import Thread

from branchline.bots import BOTS, UnknownBot, bot
from branchline.bots.bot import Bot
from branchline.core.errors import BranchlineError
from branchline.core.game import Game, Json
from branchline.core.move import Move

COMMAND = "command:"
PATH = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
PATIENCE = 60.0  # seconds for an answer
SHOWN = 200  # characters of a bad answer


class BadBot(BranchlineError):
    """A bot from outside that cannot be loaded or started."""


class BotFailed(BranchlineError):
    """A bot from outside gave no answer, or one that makes no sense."""


def is_outside(name: str) -> bool:
    """Whether a name says where a bot is, rather than which of ours it is.

    >>> is_outside("chief"), is_outside("mypackage:Clever"), is_outside("command:./bot --deep")
    (False, True, True)
    """
    return name.startswith(COMMAND) or (name not in BOTS and PATH.fullmatch(name) is not None)


def any_bot(name: str, game: Game, seed: int) -> Bot:
    """One of our bots, or one from outside."""
    if name.startswith(COMMAND):
        return CommandBot(name, game, seed)
    if is_outside(name):
        return made(name, game, seed)
    return bot(name, game, seed)


def made(name: str, game: Game, seed: int) -> Bot:
    """The bot at an import path."""
    factory = factory_at(name)
    try:
        takes = inspect.signature(factory)
        try:
            takes.bind(game, seed)
            found = factory(game, seed)
        except TypeError:
            takes.bind()
            found = factory()
    except BranchlineError:
        raise
    except Exception as why:
        raise BadBot(f"the bot {name!r} cannot be made: {type(why).__name__}: {why}") from why
    if not isinstance(found, Bot):
        raise BadBot(f"{name!r} makes a {type(found).__name__}, and not a branchline.bots.Bot")
    return found


def factory_at(name: str) -> Callable[..., Bot]:
    module, _, attribute = name.partition(":")
    try:
        found: Callable[..., Bot] = getattr(import_module(module), attribute)
    except ModuleNotFoundError as why:
        raise BadBot(f"the bot {name!r} cannot be loaded: {why}; is its folder on PYTHONPATH?") from None
    except AttributeError:
        raise BadBot(f"the bot {name!r} cannot be loaded: {module} has no {attribute}") from None
    if not callable(found):
        raise BadBot(f"the bot {name!r} is no class or function")
    return found


class Program:
    """A program that is running, and the thread that reads what it says."""

    def __init__(self, name: str) -> None:
        self.name = name
        words = shlex.split(name.removeprefix(COMMAND))
        if not words:
            raise BadBot(f"{COMMAND!r} must be followed by a program, as in {COMMAND}python3 my_bot.py")
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as why:
            raise BadBot(f"the bot {name!r} cannot be started: {why.strerror}: {words[0]}") from None
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(b"")

    def tell(self, message: Json) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise BotFailed(f"the bot {self.name!r} {self.ended()}") from None

    def hear(self) -> bytes:
        try:
            line = self.lines.get(timeout=PATIENCE)
        except Empty:
            self.process.kill()
            raise BotFailed(f"the bot {self.name!r} gave no answer in {PATIENCE:.0f} seconds") from None
        if not line:
            raise BotFailed(f"the bot {self.name!r} {self.ended()}")
        return line

    def ended(self) -> str:
        return f"ended with code {self.process.wait()}"

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


PROGRAMS: dict[tuple[int, str], Program] = {}
"""Those that are running, by process and name: one plays game after game."""


class CommandBot(Bot):
    """A program that speaks JSON lines. It is started once and told when a new game begins."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        key = (os.getpid(), name)
        program = PROGRAMS.get(key)
        if program is None or program.process.poll() is not None:
            program = PROGRAMS[key] = Program(name)
        self.program = program
        program.tell({"new": {"game": game.info.id, "seed": seed}})

    def choose(self, view: Json, legal_moves: Sequence[Move], budget: float | None = None) -> Move:
        legal = [move.json() for move in legal_moves]
        self.program.tell({"view": view, "legal": legal})
        line = self.program.hear()
        try:
            answer = json.loads(line)
            choice = answer["choice"] if "choice" in answer else legal.index(answer["move"])
            if isinstance(choice, int) and not isinstance(choice, bool) and 0 <= choice < len(legal):
                return legal_moves[choice]
        except (ValueError, TypeError, KeyError):
            pass
        said = line.decode(errors="replace").strip()[:SHOWN]
        raise BotFailed(
            f"the bot {self.name!r} answered {said!r}: it must be "
            f'{{"choice": 0}} to {{"choice": {len(legal) - 1}}}, or {{"move": one of the legal moves}}'
        )


def pair(given: str) -> tuple[str, str] | None:
    """The two bots of a pairing that is written with a colon; None if it cannot be told where one ends.

    >>> pair("chief:greedy"), pair("my.bots:Clever:greedy"), pair("greedy:command:./bot --deep")
    (('chief', 'greedy'), ('my.bots:Clever', 'greedy'), ('greedy', 'command:./bot --deep'))
    """
    found = [two for two in splits(given) if all(name in BOTS or is_outside(name) for name in two)]
    plain = [two for two in splits(given) if all(":" not in name for name in two)]
    return found[0] if len(found) == 1 else plain[0] if len(plain) == 1 and not found else None


def splits(given: str) -> Iterator[tuple[str, str]]:
    for at, letter in enumerate(given):
        if letter == ":":
            yield given[:at].strip(), given[at + 1 :].strip()


def check_bot(name: object) -> None:
    """Refuse a name that is no bot of ours and says of none where it is."""
    if not isinstance(name, str) or (name not in BOTS and not is_outside(name)):
        raise UnknownBot(name, [*sorted(BOTS), "module:Class", "command:program"])
