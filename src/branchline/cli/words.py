"""What the command line says, in the reader's language: locale/LANG/command.ftl has the messages.

`main` says once which language this run of the program speaks. The messages are read only when something is said.
"""

from __future__ import annotations

from typing import Self

from branchline.core.errors import BranchlineError
from branchline.locale import ENGLISH, Argument, Texts, command_texts


class Tongue:
    """What this run of the program speaks."""

    language = ENGLISH


def speak(language: str) -> None:
    """From now on, in this language."""
    Tongue.language = language


def texts() -> Texts:
    return command_texts(Tongue.language)


def say(key: str, **args: Argument) -> str:
    """A message of the command line.

    >>> say("saves-moves", moves=1)
    '1 move'
    """
    return texts().say(f"command-{key}", **args)


class Words(str):
    """A text that is said only if somebody asks for it: the key of its message, and its arguments.

    >>> Words("play-seats", bot="greedy").said()
    'you or a bot for each seat, by default you and the fewest greedy; several you share the screen'
    """

    facts: dict[str, Argument]

    def __new__(cls, key: str, **facts: Argument) -> Self:
        words = super().__new__(cls, key)
        words.facts = facts
        return words

    def said(self) -> str:
        return say(str(self), **self.facts)


class Complaint(BranchlineError):
    """What is wrong with what was typed, or with what is there: a message of the command line.

    >>> str(Complaint("no-move", at=9, moves=1))
    '--at 9: the log has 1 move; give a number from 0 to 1'
    """

    def __init__(self, key: str, **facts: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return say(self.key, **self.facts)
