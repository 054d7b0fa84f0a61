"""Reading what a person types: a move by its notation, or by the beginnings of its words.

>>> import branchline as bl
>>> moves = bl.game("ticket-to-ride-germany").moves
>>> legal = [moves.parse("claim berlin-leipzig"), moves.parse("claim berlin-rostock"), moves.parse("draw")]
>>> str(find("lei ber", legal, words_of))
'claim berlin-leipzig'
>>> find("clai ber", legal, words_of)
Traceback (most recent call last):
branchline.terminal.words.Ambiguous: 'clai ber' may be: claim berlin-leipzig; claim berlin-rostock
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence

from branchline.core.errors import BranchlineError
from branchline.core.move import Move

Words = Sequence[frozenset[str]]
"""A move as words; each may be spelled in several ways."""

BEGINNINGS = 2
NONE = 9
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "oe", "å": "aa"})


class Ambiguous(BranchlineError):
    """What was typed fits several moves."""

    def __init__(self, text: str, moves: Sequence[Move]) -> None:
        self.text = text
        self.few = "; ".join(str(move) for move in moves[:6]) + ("; …" if len(moves) > 6 else "")
        super().__init__(f"{text!r} may be: {self.few}")
        self.moves = tuple(moves)


def split(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,–-]+", text.casefold()) if word]


def spellings(name: str) -> frozenset[str]:
    """A name as people may type it: with its accents, without, or with the letters that stand for them.

    >>> sorted(spellings("Köln"))
    ['koeln', 'koln', 'köln']
    """
    small = unicodedata.normalize("NFC", name.casefold())
    bare = "".join(letter for letter in unicodedata.normalize("NFD", small) if not unicodedata.combining(letter))
    return frozenset({small, bare, small.translate(UMLAUTS)})


def words_of(move: Move) -> Words:
    """The words of a move's notation."""
    return [spellings(word) for word in split(str(move))]


def find(text: str, moves: Iterable[Move], words: Callable[[Move], Words]) -> Move | None:
    """The move this text means, or None. A word typed in full counts for more than the beginning of another."""
    typed = split(text)
    fits: dict[int, list[Move]] = {}
    for move in moves:
        fits.setdefault(fit(typed, words(move)), []).append(move)
    best = min(fits, default=NONE)
    if best == NONE or not typed:
        return None
    if len(fits[best]) > 1:
        raise Ambiguous(text, fits[best])
    return fits[best][0]


def fit(typed: Sequence[str], words: Words) -> int:
    """How well it fits: 0 word for word, 1 some words in full in any order, 2 their beginnings, 9 not at all."""
    if len(typed) == len(words) and all(word in ways for word, ways in zip(typed, words, strict=True)):
        return 0
    if assign(typed, words, lambda word, ways: word in ways):
        return 1
    if assign(typed, words, lambda word, ways: any(way.startswith(word) for way in ways)):
        return BEGINNINGS
    return NONE


def assign(typed: Sequence[str], words: Words, same: Callable[[str, frozenset[str]], bool]) -> bool:
    """Whether each typed word can be matched with a word of the move of its own."""
    if not typed:
        return True
    return any(
        same(typed[0], ways) and assign(typed[1:], [*words[:k], *words[k + 1 :]], same) for k, ways in enumerate(words)
    )
