"""Which language an answer speaks: the one that was asked for by name, else what the header Accept-Language prefers."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from datetime import date
from functools import cache

from branchline.locale import ENGLISH, Argument, Texts, spoken_languages

log = logging.getLogger("branchline.texts")
MISSED: set[str] = set()
"""Languages that were asked for, and that there are no texts in."""


@cache
def house_texts(language: str = ENGLISH) -> Texts:
    """What the house says, whatever the game."""
    return Texts(language, fallback=ENGLISH)


DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def told(language: str, key: str, facts: Mapping[str, Argument]) -> str:
    """What the house says: its days are written as the language writes them."""
    return house_texts(language).say(key, **{name: dated(fact, language) for name, fact in facts.items()})


def dated(fact: Argument, language: str) -> Argument:
    """
    >>> dated("2027-08-01", "de"), dated("Ada", "de"), dated("2027-08-01", "nobody speaks it")
    ('1. August 2027', 'Ada', '2027-08-01')
    """
    if not isinstance(fact, str) or not DAY.fullmatch(fact):
        return fact
    from babel import Locale, UnknownLocaleError
    from babel.dates import format_date

    try:
        return str(format_date(date.fromisoformat(fact), "long", Locale.parse(language, sep="-")))
    except (UnknownLocaleError, ValueError):  # no such language, or no such day
        return fact


def known(language: str) -> str:
    """A language there are texts in: the one asked for, or English, with a line in the log.

    >>> known("en"), known("EN-gb")
    ('en', 'en')
    """
    found = among(language)
    if found is None:
        missed(language[:20])
    return found or ENGLISH


def missed(language: str, most: int = 50) -> None:
    """A line in the log, once for each language and for a few of them: anybody may ask for any."""
    if language not in MISSED and len(MISSED) < most:
        MISSED.add(language)
        log.warning("no texts in language %r; there are: %s", language, ", ".join(spoken_languages()))


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
