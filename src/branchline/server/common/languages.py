"""Which language an answer speaks: the one that was asked for by name, else what the header Accept-Language prefers."""

from __future__ import annotations

import logging
from functools import cache

from branchline.locale import ENGLISH, Texts, spoken_languages

log = logging.getLogger("branchline.texts")


@cache
def house_texts(language: str = ENGLISH) -> Texts:
    """What the house says, whatever the game."""
    return Texts(language, fallback=ENGLISH)


def known(language: str) -> str:
    """A language there are texts in: the one asked for, or English, with a line in the log.

    >>> known("en"), known("EN-gb")
    ('en', 'en')
    """
    found = among(language)
    if found is None:
        log.warning("no texts in language %r; there are: %s", language[:20], ", ".join(spoken_languages()))
    return found or ENGLISH


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that there are texts in.

    >>> preferred("xx, en;q=0.5"), preferred("*"), preferred("en;q=oops, ;q=1,,")
    ('en', 'en', 'en')
    """
    wanted = []
    for place, part in enumerate(header[:500].split(",")):
        name, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            quality = 0.0
        if quality > 0:  # so no NaN either
            wanted.append((-quality, place, name.strip()))
    found = (among(name) for _, _, name in sorted(wanted))
    return next((language for language in found if language is not None), ENGLISH)


def among(language: str) -> str | None:
    """As asked for, or the same without its country."""
    names = {one.casefold(): one for one in spoken_languages()}
    wanted = language.casefold()
    return names.get(wanted) or names.get(wanted.partition("-")[0])
