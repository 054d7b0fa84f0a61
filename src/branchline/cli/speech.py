"""The voice of the terminal: if a text is missing, it says the key rather than nothing, and the game goes on.

It speaks the language that was asked for with `--language`, else that of the system (`LC_ALL`, `LC_MESSAGES`, `LANG`).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from branchline.core.game import GameInfo
from branchline.locale import ENGLISH, TextError, Texts, spoken_languages, texts_of
from branchline.locale.voice import Voice


class TerminalVoice(Voice):
    """Never at a loss for words.

    >>> from branchline.locale import Texts
    >>> TerminalVoice(Texts("en"), ["Ada"]).say("narrate-dance", {"who": 0})
    '[narrate-dance who=0]'
    """

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        try:
            return super().say(key, args)
        except TextError:
            return "[" + " ".join([key, *(f"{name}={value}" for name, value in args.items())]) + "]"

    def rule(self, rule: str) -> str:
        try:
            return super().rule(rule)
        except TextError:
            return "(no text)"


def voice_of(texts: Texts, game: GameInfo, names: Sequence[str], viewer: int | None) -> Voice:
    return TerminalVoice(texts, names, viewer, halves=game.halves)


def language_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", metavar="LANG", help=f"one of {', '.join(spoken_languages())}; by default that of the system"
    )


def texts_in(game: GameInfo, asked: str | None) -> Texts:
    """The texts of a game in the reader's language."""
    return texts_of(game, language_of(asked), fallback=ENGLISH)


def language_of(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, which must be one there is; else the first that the system's settings name.

    >>> language_of(None, {"LANG": "fr_FR.UTF-8"}), language_of(None, {"LC_ALL": "C", "LANG": "de_DE"})
    ('fr', 'en')
    >>> language_of(None, {"LC_MESSAGES": "it_IT", "LANG": "en_GB.UTF-8"}), language_of(None, {"LANG": "xx"})
    ('it', 'en')
    """
    known = spoken_languages()
    if asked is not None:
        if base(asked) not in known:
            print(f"branchline: no texts in {asked!r}; there are {', '.join(known)}: English it is", file=sys.stderr)
        return base(asked) if base(asked) in known else ENGLISH
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ENGLISH)
    return base(system) if base(system) in known else ENGLISH


def base(language: str) -> str:
    """`fr_FR.UTF-8` is `fr`."""
    return language.replace("-", "_").partition(".")[0].partition("_")[0].lower()
