"""Board files: what reading and checking one has in common in every game.

A board file is JSON that a person may have edited, so whatever is wrong with it is said where it stands.
"""

from __future__ import annotations

import json
import os
from typing import Any, Final

from branchline.core.errors import BadBoard

STATUSES: Final = ("printed", "derived", "reconstructed", "invented")
"""How we know a part of a board."""

TWICE: Final = " (written twice)"

Entry = dict[str, Any]
Problem = tuple[str, str]
"""Where something is wrong, and what."""


def read(path: str | os.PathLike[str]) -> object:
    """The data of a board file, not yet checked: what a game checks.

    >>> read("atlantis.json")
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: atlantis.json: cannot be read: No such file or directory
    """
    name = os.fspath(path)
    try:
        with open(name, encoding="utf-8-sig") as file:
            text = file.read()
        return json.loads(text, object_pairs_hook=entry_of)
    except OSError as error:
        raise BadBoard(name, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadBoard(name, f"must be UTF-8 text, but its byte {error.start + 1} is not") from None
    except json.JSONDecodeError as error:
        raise BadBoard(f"line {error.lineno}, column {error.colno}", f"is not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise BadBoard(name, "holds a number too long or lists too deep for any board") from None


def entry_of(pairs: list[tuple[str, Any]]) -> Entry:
    """An object of the file; a key written twice leaves a mark, since JSON would silently keep the last."""
    entry: Entry = {}
    for key, value in pairs:
        entry[key + TWICE if key in entry else key] = value
    return entry


def shown(value: object) -> str:
    """A wrong value as the file writes it, short enough for a message."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        short = value if len(value) <= 40 else value[:39] + "…"
        return json.dumps(short, ensure_ascii=not short.isprintable())
    if isinstance(value, int) and not -(10**18) < value < 10**18:
        return "a number beyond all bounds"
    if value is None or isinstance(value, (bool, int, float)):
        return json.dumps(value)
    return f"a Python {type(value).__name__}"


def did_you_mean(given: object, known: list[str]) -> str:
    if not isinstance(given, str):
        return ""
    import difflib  # only a wrong board needs it

    near = difflib.get_close_matches(given, known, 1)
    return f'; did you mean "{near[0]}"?' if near else ""


def at(where: str, key: str) -> str:
    """The JSON path of a key."""
    name = key if key.isprintable() else json.dumps(key)
    return f"{where}.{name}" if where else name


def label(entry: object) -> str:
    """The id of an entry of a list, or its two ends, so that a person finds it without counting."""
    if not isinstance(entry, dict):
        return ""
    a, b = entry.get("a"), entry.get("b")
    name = entry.get("id", f"{a}–{b}" if isinstance(a, str) and isinstance(b, str) else None)
    return f" ({name})" if isinstance(name, str) and name.isprintable() and 0 < len(name) <= 60 else ""


def is_word(text: str) -> bool:
    """Lower-case words of a to z and digits, joined by hyphens, and no mere number.

    >>> is_word("berlin"), is_word("augsburg-ulm-2"), is_word("3-4"), is_word("7"), is_word("Ulm"), is_word("ulm-")
    (True, True, True, False, False, False)
    """
    if not text.isascii() or text != text.lower() or text.isdigit():
        return False
    return all(part.isalnum() for part in text.split("-"))
