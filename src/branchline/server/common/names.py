"""What people call themselves: any script, but nothing that hides or turns the text around it."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # holds emoji and letters of some scripts together
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # controls, marks of direction, halves of characters, private ones


def clean(name: str) -> str:
    """A name as it is kept: of what people see, with single spaces; empty if nothing is left to see.

    >>> clean("  Ada \\u202e  Lovelace "), clean("\\u200b"), clean("עדה"), clean("👩\\u200d🚀")
    ('Ada Lovelace', '', 'עדה', '👩\\u200d🚀')
    """
    seen = (
        letter for letter in name if letter == JOINER or unicodedata.category(letter) not in HIDDEN or letter == "\t"
    )
    text = " ".join("".join(seen).split())
    return text if text.strip(JOINER) else ""
