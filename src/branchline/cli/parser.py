"""Reading a command's arguments, and saying in the reader's language how they are written and what is wrong with them.

argparse says its own words with two functions of gettext. While it reads, they are ours; what a program does wrong,
rather than a person, stays in English.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NoReturn

from branchline.cli.words import Words, say, texts
from branchline.locale import ENGLISH, Argument
from branchline.terminal.paint import pieces

WRONG = 2
OWN: dict[str, tuple[str, dict[str, Argument]]] = {
    "argument %(argument_name)s: %(message)s": (
        "wrong-argument",
        {"argument": "%(argument_name)s", "why": "%(message)s"},
    ),
    "unrecognized arguments: %s": ("wrong-unknown", {"what": "%s"}),
    "the following arguments are required: %s": ("wrong-required", {"what": "%s"}),
    "one of the arguments %s is required": ("wrong-one-of", {"what": "%s"}),
    "not allowed with argument %s": ("wrong-together", {"other": "%s"}),
    "ignored explicit argument %r": ("wrong-value", {"value": "%r"}),
    "expected one argument": ("wrong-one", {}),
    "expected at most one argument": ("wrong-at-most-one", {}),
    "expected at least one argument": ("wrong-at-least-one", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "wrong-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid %(type)s value: %(value)r": ("wrong-type", {"value": "%(value)s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "wrong-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
}
"""argparse's own words that a person may see: the key of our message, and where the parts go."""

PLACE = re.compile(r"[A-Z]{3,}")


def own_words(text: str) -> str:
    """argparse's own words, as a template for its `%`."""
    if text == "usage: ":
        return say("usage", what="")
    if text not in OWN:
        return text
    key, facts = OWN[text]
    return say(key, **facts)


def own_count(one: str, many: str, count: int) -> str:
    """Its words that count."""
    return say("wrong-count", count=count).replace(str(count), "%s") if "argument" in one else (one, many)[count != 1]


@contextmanager
def in_our_words() -> Iterator[None]:
    """argparse speaks as we do: these are the names it knows gettext by."""
    names = vars(argparse)
    before = names["_"], names["ngettext"]
    names["_"], names["ngettext"] = own_words, own_count
    try:
        yield
    finally:
        names["_"], names["ngettext"] = before


def at_least(least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, at least this."""

    def whole(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(say("wrong-number", value=text, least=least))
        return number

    return whole


def placed(text: str) -> str:
    """What stands for something of one's own, as FILE in `--out FILE`, in the reader's language."""
    known = texts()
    return PLACE.sub(lambda place: known.say(f"place-{place[0]}") if known.has(f"place-{place[0]}") else place[0], text)


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Says each argument's help when it is asked for."""

    def _expand_help(self, action: argparse.Action) -> str:
        assert isinstance(action.help, Words), f"{action.dest}: what it is for must be a message"
        return action.help.said()


class Parser(argparse.ArgumentParser):
    """The arguments of one command. It says what is wrong in one line."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog=prog, formatter_class=HelpFormatter, add_help=False)
        self.language = language
        self.example = ""
        self.add_argument("-h", "--help", action="help", help=Words("help"))

    def _check_help(self, action: argparse.Action) -> None:
        """Python 3.14 reads every help at once; ours is read when somebody asks."""

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        if self.language != ENGLISH:  # in English they are written as they are
            for action in self._actions:
                if isinstance(action.metavar, str):
                    action.metavar = placed(action.metavar)
        with in_our_words():
            return self.parse_args(words)

    def format_help(self) -> str:
        self._positionals.title, self._optionals.title = say("arguments"), say("options")
        if isinstance(self.description, Words):
            said = self.description.said()
            self.description = said[0].upper() + said[1:].removesuffix(".") + "."
        self.epilog = say("example", command=placed(self.example))
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        complain(say("see", why=message, command=f"{self.prog} --help"))
        sys.exit(WRONG)


def complain(message: str) -> None:
    print("branchline:", " ".join(pieces(message)), file=sys.stderr)
