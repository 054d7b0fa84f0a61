"""How we know what a board says, in the reader's language.

A board file says it in English: a note on each part, and for a card the facts that are printed, derived, reconstructed
or invented, joined by semicolons. The game's catalogue has a message for what the boards in its package say; what a
board of one's own says otherwise is quoted as it is written there.
"""

from __future__ import annotations

import re

from branchline.locale import Texts

BETWEEN = "; "


def note(texts: Texts, part: str, english: str) -> str:
    """What a board says about one of its parts.

    >>> note(Texts("en", "foothills"), "main_actions", "Drawn by lot.")
    'Drawn by lot.'
    """
    key = f"note-{slug(part)}"
    source = texts.fallback or texts
    return texts.say(key) if source.has(key) and source.say(key) == english else english


def facts(texts: Texts, english: str, printed: str = "") -> str:
    """Several facts in one line; `printed` is the name on the printed card, which some of them repeat.

    >>> from branchline.locale import Texts
    >>> facts(Texts("fr", "foothills"), "rubble; a fact of one's own")
    "gravats\u202f; a fact of one's own"
    """
    said = ""
    for fact in english.split(BETWEEN):
        words = one_fact(texts, fact, printed)
        said = texts.say("list-long", first=said, next=words) if said else words
    return said


def one_fact(texts: Texts, fact: str, printed: str) -> str:
    key = f"origin-{slug(fact.replace(printed, '') if printed else fact)}"
    return texts.say(key, printed=printed) if texts.has(key) else fact


def slug(text: str) -> str:
    """The key of a fact: its words.

    >>> slug("place in its line"), slug("the 2 VP (ours)")
    ('place-in-its-line', 'the-2-vp-ours')
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
