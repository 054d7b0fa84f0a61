"""The voice of the terminal: if a text is missing, it says the key rather than nothing, and the game goes on.

It speaks the language that was asked for with `--language`, else that of the system (`LC_ALL`, `LC_MESSAGES`, `LANG`).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Any

from branchline.cli.words import Words, say
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
    known = ", ".join(spoken_languages())
    parser.add_argument("--language", metavar="LANG", help=Words("language", languages=known))


def language_typed(words: Sequence[str]) -> tuple[str, str | None]:
    """The language that this run of the program speaks, and what is wrong with the one that was typed.

    It is read before the rest is: what is wrong with the rest is said in it.

    >>> language_typed(["play", "--language", "fr"]), language_typed(["saves", "--language=de_AT"])
    (('fr', None), ('de', None))
    """
    asked = None
    for number, word in enumerate(words):
        option, equals, value = word.partition("=")
        if len(option) > len("--l") and "--language".startswith(option):
            asked = value if equals else next(iter(words[number + 1 :]), None)
    language = language_of(asked)
    if asked is None or base(asked) in spoken_languages():
        return language, None
    return language, say("wrong-language", language=asked, known=", ".join(spoken_languages()))


def texts_in(game: GameInfo, asked: str | None) -> Texts:
    """The texts of a game in the reader's language."""
    return texts_of(game, language_of(asked), fallback=ENGLISH)


def language_of(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or English if there are no texts in it; else the first that the system's settings name.

    >>> language_of(None, {"LANG": "fr_FR.UTF-8"}), language_of(None, {"LC_ALL": "C", "LANG": "de_DE"})
    ('fr', 'en')
    >>> language_of(None, {"LC_MESSAGES": "it_IT", "LANG": "en_GB.UTF-8"}), language_of(None, {"LANG": "xx"})
    ('it', 'en')
    """
    known = spoken_languages()
    if asked is not None:
        return base(asked) if base(asked) in known else ENGLISH
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ENGLISH)
    return base(system) if base(system) in known else ENGLISH


def base(language: str) -> str:
    """`fr_FR.UTF-8` is `fr`."""
    return language.replace("-", "_").partition(".")[0].partition("_")[0].lower()
