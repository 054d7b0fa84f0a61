"""The catalogues of texts, as the files they are: the browser speaks from the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from branchline.core.game import GameInfo
from branchline.core.lesson import TRIES
from branchline.core.registry import folder
from branchline.locale import CORE, SHIPPED, words_of
from branchline.server.common.problems import Refused


class Shop:
    """Every .ftl file there is: those of the house, and those in the words of its games."""

    def __init__(self, infos: list[GameInfo]) -> None:
        self.files: dict[tuple[str, str], tuple[bytes, str]] = {}
        for language, catalogue, file in files_of(infos):
            data = file.read_bytes()
            self.files.setdefault((language, catalogue), (data, f'"{sha256(data).hexdigest()[:32]}"'))

    @property
    def languages(self) -> list[str]:
        """The languages that have at least the words that all games share."""
        return sorted(language for language, catalogue in self.files if catalogue == CORE)

    def file(self, language: str, catalogue: str) -> tuple[bytes, str]:
        found = self.files.get((language, catalogue))
        if found is None:
            raise Refused(404, "no-such-texts", f"there are no texts {catalogue[:40]!r} in {language[:10]!r}")
        return found


def files_of(infos: list[GameInfo]) -> Iterator[tuple[str, str, Path]]:
    """The language, the catalogue and the file of all texts."""
    for file in sorted(SHIPPED.glob("*/*.ftl")):
        yield file.parent.name, file.stem, file
    for info in infos:
        words = words_of(info)
        for file in sorted(words.glob("*.ftl")) if words is not None else []:
            yield file.stem, info.texts, file
        room = folder(info, "lessons")
        for file in sorted(room.glob("*.ftl")) if room is not None else []:
            yield file.stem, lesson_texts(info), file
        for file in sorted((room / TRIES).glob("*.ftl")) if room is not None else []:
            yield file.stem, f"{info.texts}-{TRIES}", file  # why there is nothing to try about some rules


def lesson_texts(info: GameInfo) -> str:
    """The catalogue of a game's lessons."""
    return f"{info.texts}-lessons"
