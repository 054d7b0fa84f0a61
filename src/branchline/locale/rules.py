"""The index of a game's rules: every id in its catalogue, in sections, for the rules page and everything else."""

from __future__ import annotations

import re
from typing import NamedTuple

from branchline.core.game import GameInfo
from branchline.locale import Texts

ID = re.compile(r"([A-Z]+?)(X|\d+)(?:[.-](\d+))?$|([A-Z]+)-\d+$")
HOUSE = "H"  # what every table does, whatever the game
LAST = 1000


class RuleSection(NamedTuple):
    """Rules under one heading: `title` is the key of its text, if the catalogue has it."""

    id: str
    title: str | None
    rules: list[str]


def rule_sections(info: GameInfo, texts: Texts) -> list[RuleSection]:
    """Numbered sections in order, then examples, rulings, and house rules.

    Letters that a game lists share their numbers: what an edition adds is listed with what it adds to.

    >>> from branchline.core.registry import info_of
    >>> from branchline.locale import texts_of
    >>> foothills = info_of("foothills")
    >>> [section.id for section in rule_sections(foothills, texts_of(foothills))][-4:]
    ['F12', 'F13', 'AMB', 'H']
    """
    letters = (*info.rule_letters, HOUSE)
    found: dict[tuple[int, str], RuleSection] = {}
    for rule in sorted(texts.rules(), key=lambda rule: place(letters, kind_of(rule)[0])):  # in each, as they were
        letter, part = kind_of(rule)
        if info.rule_letters and letter not in letters:
            continue
        own = f"{letter}{part}"
        number = int(part) if part.isdigit() else LAST + (part != "X" and 1 + place(letters, letter))
        section = found.setdefault((number, part or letter), RuleSection(own, None, []))
        section.rules.append(rule)
        if section.title is None and texts.has(f"rules-{own}"):
            found[number, part or letter] = RuleSection(own, f"rules-{own}", section.rules)
    return [section for _, section in sorted(found.items())]


def kind_of(rule: str) -> tuple[str, str]:
    """The letters of an id and its section: T and 2 of T2.4, W and X of WX-1, AMB of AMB-20, H of H1."""
    match = ID.match(rule)
    if match is None:
        return rule, ""
    letter, part, number, word = match.groups()
    return (word, "") if word else (letter, part if number else "")


def place(letters: tuple[str, ...], letter: str) -> int:
    return letters.index(letter) if letter in letters else len(letters)
