"""The catalogues of texts, as files: the browser speaks from the same ones.

A translation that lacks a message, or has one that cannot be said, is sent without it and with the English behind it,
below a line that says so: the page loads no other language, and never shows an empty button.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from branchline.core.game import GameInfo
from branchline.core.lesson import TRIES
from branchline.core.registry import folder
from branchline.locale import CORE, ENGLISH, SHIPPED, facts_of, named_things, spoken_languages, words_of
from branchline.locale.catalogue import Catalogue
from branchline.locale.compare import unsayable
from branchline.locale.errors import BadCatalogue
from branchline.server.common.problems import Refused

log = logging.getLogger("branchline.texts")

IN_ENGLISH = "### In English, what is not there above"
"""The line below which a translation's English stands."""


class Shop:
    """Every catalogue there is: those of the house, and those in the words of its games."""

    def __init__(self, infos: list[GameInfo]) -> None:
        self.paths: dict[tuple[str, str], Path] = {}
        for language, catalogue, file in files_of(infos):
            self.paths.setdefault((language, catalogue), file)
        self.kinds = {info.texts: named_things(facts_of(words_of(info))) for info in infos}
        self.file = lru_cache(maxsize=None)(self.read)

    def read(self, language: str, catalogue: str) -> tuple[bytes, str]:
        """A catalogue in a language that a page can offer, and its mark for caches."""
        english = self.paths.get((ENGLISH, catalogue))
        if language not in spoken_languages() or english is None:
            raise Refused(404, "no-such-texts", f"there are no texts {catalogue[:40]!r} in {language[:10]!r}")
        data = english.read_bytes() if language == ENGLISH else self.translated(language, catalogue, english)
        return data, f'"{sha256(data).hexdigest()[:32]}"'

    def translated(self, language: str, catalogue: str, english: Path) -> bytes:
        """A translation as it is, if it is whole; else what can be said of it, with all of its English."""
        file = self.paths.get((language, catalogue))
        faults: list[BadCatalogue] = []
        own = Catalogue(language, self.with_core(language, file), faults.append)
        reference = Catalogue(ENGLISH, self.with_core(ENGLISH, english))
        keys = list(Catalogue(ENGLISH, [english]).messages)
        lacks = unsayable(own, reference, keys, self.kinds.get(catalogue, {}))
        if file is None:
            log.warning("no texts %s in %s: it speaks English", catalogue, language)
            return f"{IN_ENGLISH}\n{english.read_text(encoding='utf-8')}".encode()
        for fault in faults:
            log.warning("%s", fault)
        for key, why in lacks.items():
            log.warning("%s: %s %s; it is said in English", file, key, why)
        if not lacks and not faults:
            return file.read_bytes()
        return self.mended(own, lacks, file, english)

    def mended(self, own: Catalogue, lacks: dict[str, str], file: Path, english: Path) -> bytes:
        from fluent.syntax import ast, serialize

        there = Catalogue(own.language, [file], lambda fault: None)
        body: list[ast.EntryType] = [*there.terms.values()]
        body += [entry for key, entry in there.messages.items() if key not in lacks]
        return f"{serialize(ast.Resource(body))}\n{IN_ENGLISH}\n{english.read_text(encoding='utf-8')}".encode()

    def with_core(self, language: str, file: Path | None) -> list[Path]:
        core = self.paths.get((language, CORE))
        return [path for path in dict.fromkeys((core, file)) if path is not None]


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
