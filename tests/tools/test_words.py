"""The lint of the words on screen: each kind of fault is found, and what is right passes."""

from __future__ import annotations

import pytest

from tools.words import (
    GLOSSARY,
    all_faults,
    banned_words,
    button_keys,
    catalogue_faults,
    catalogues,
    prose_faults,
    prose_of,
    texts_in,
)

BANNED = banned_words(GLOSSARY.read_text(encoding="utf-8"))


def faults(source: str, name: str = "web", buttons: tuple[str, ...] = ()) -> list[str]:
    return [fault.what for fault in catalogue_faults(name, source, BANNED, buttons)]


def test_the_words_of_the_project_are_right() -> None:
    assert list(map(str, all_faults())) == []


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("page-x = Whoever is first, wins.", "“Whoever”"),
        ("page-x = Anna takes his seat.", "“his”"),
        ("page-x = She waits, and he plays.", "“he”"),
        ("page-x = No one is here.", "“no one”"),
        ("page-x = Set a table", "new game"),
        ("page-x = A bot stands in.", "takeover"),
        ("page-x = { $who ->\n  [one] fine\n *[other] Ask for advice\n}", "hint"),
        ("# $count (number)\npage-x = You have { $count } cubes.", "chooses no plural"),
        ("# $count (number)\npage-x = { $count } { $colour } passengers", "chooses no plural"),
        ("# $count (number)\npage-x = { $n ->\n  [one] a\n *[other] { $count } links\n}", "chooses no plural"),
        ("page-x = Buy train-4", "raw id"),
        ("page-x = Now: second_card", "raw id"),
        ("kind-x = Put one of your own cards into the scoring pile now", "is a button"),
    ],
)
def test_a_fault_is_named(source: str, said: str) -> None:
    assert any(said.casefold() in fault.casefold() for fault in faults(source + "\n")), faults(source + "\n")


@pytest.mark.parametrize(
    "source",
    [
        "# $count (number)\npage-x = { $count ->\n  [one] { $count } cube\n *[other] { $count } cubes\n}",
        "# $who, $cubes (number)\npage-x = { $who } bids { $cubes }.",
        "page-x = There, the chapter: “branchline whoever” is quoted.",
        "kind-x = Draw train cards",
    ],
)
def test_what_is_right_passes(source: str) -> None:
    assert faults(source + "\n") == []


def test_a_term_is_one_only_in_its_game() -> None:
    assert faults("x = A wagon stands here.\n", "ticket-to-ride") == ["says “wagon”; the glossary says: train"]
    assert faults("x = A wagon stands here.\n", "foothills") == []


def test_a_button_on_a_page_is_short() -> None:
    assert faults("page-x = A sentence that no button of a phone has room for\n", buttons=("page-x",)) != []
    assert {"page-end-turn", "page-undo"} <= button_keys(), "the search finds them"


def test_docs_and_texts_in_code_are_read_without_code_and_docstrings() -> None:
    page = "# Title\n`whoever` and\n```\nwhoever\n```\nwhoever reads"
    assert [fault.where for fault in prose_faults("a.md", prose_of(page), BANNED)] == ["a.md:6"]
    code = '"""Whoever reads."""\n\ndef f() -> str:\n    """For whoever."""\n    return "whoever comes"\n'
    assert [fault.where for fault in prose_faults("a.py", texts_in(code), BANNED)] == ["a.py:5"]


def test_the_glossary_names_catalogues_that_there_are() -> None:
    named = {name for one in BANNED for name in one.catalogues}
    assert named <= set(catalogues())
    assert {"web", "core", "ticket-to-ride", "dales", "foothills"} <= named


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("## The pages\n| Term | a | b | Not |\n| table | x | y | room |\n", "names no catalogues"),
        ("## Everywhere\n| table | x | room |\n", "four columns"),
    ],
)
def test_a_glossary_that_cannot_be_read_is_refused(page: str, why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        banned_words(page)


def test_a_word_that_is_no_plural_form_is_found() -> None:
    """Python takes an argument for a number if a wording is chosen by [one], and refuses a word for it."""
    by_word = faults("a = { $lines ->\n  [one] one\n  [two] two\n *[other] more\n}\n")
    assert any("[two], no plural of English" in fault for fault in by_word)
    mixed = faults("# $most (number)\na = { $most ->\n  [any] any\n  [1] one\n *[other] { $most }\n}\n")
    assert mixed == ["chooses by $most as a number and as a word: [any]"]
    unsaid = faults("a = { $most ->\n  [1] one\n *[other] more\n}\n")
    assert unsaid == ["chooses by $most as a number, and no comment says that it is one: # $most (number)"]
    assert faults("# $most (number)\na = { $most ->\n  [one] one\n *[other] more\n}\n") == []
