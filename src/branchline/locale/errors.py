"""What can be wrong with texts."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.core.errors import BranchlineError


class TextError(BranchlineError):
    """Something that should be said cannot be."""


class UnknownLanguage(TextError):
    """There are no texts in this language."""

    def __init__(self, language: str, known: Sequence[str]) -> None:
        self.language = language
        self.known = tuple(known)
        super().__init__(f"no texts in language {language!r}; there are: {', '.join(known)}")


class UnknownCatalogue(TextError):
    """There are no texts for this game."""

    def __init__(self, game: str, language: str, known: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.known = tuple(known)
        super().__init__(f"no catalogue {game!r} in language {language!r}; there are: {', '.join(known)}")


class MissingText(TextError):
    """No message has this key."""

    def __init__(self, key: str, language: str) -> None:
        self.key = key
        self.language = language
        super().__init__(f"no text {key!r} in language {language!r}")


class BadTextArgument(TextError):
    """A message lacks an argument, or was given one it cannot say."""

    def __init__(self, key: str, argument: str, why: str) -> None:
        self.key = key
        self.argument = argument
        self.why = why
        super().__init__(f"text {key!r}, argument {argument!r}: {why}")


class BadCatalogue(TextError):
    """A file of texts is wrong: bad syntax, a key given twice, or a reference to nothing."""

    def __init__(self, where: str, why: str) -> None:
        self.where = where
        self.why = why
        super().__init__(f"{where}: {why}")
