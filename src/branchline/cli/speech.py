"""The voice of the terminal: if a text is missing, it says the key rather than nothing, and the game goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from branchline.core.game import GameInfo
from branchline.locale import TextError, texts_of
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


def voice_of(game: GameInfo, names: Sequence[str], viewer: int | None) -> Voice:
    return TerminalVoice(texts_of(game), names, viewer, halves=game.halves)
