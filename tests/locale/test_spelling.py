"""Spelling in French, Italian and German, and French grammar, by Debian's dictionaries and Grammalecte."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.locale import spell


@pytest.mark.parametrize("language", spell.DICTIONARIES)
def test_every_word_is_spelt_right(language: str) -> None:
    words = spell.words_of(language)
    assert len(words) > 2000, "the whole catalogue is read"
    assert spell.unknown_words(language, words) == [], f"repair it, or add it to spelling/{language}.txt"


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("fr", "l'écran", "l'écrann"),
        ("it", "all'asta", "all'assta"),
        ("de", "Lokomotivführer", "Lokomotiefführer"),
        ("de", "Lokpunkte", "lokpunkte"),
    ],
)
def test_a_misspelt_word_is_found(language: str, right: str, wrong: str) -> None:
    found = spell.unknown_words(language, {right: "here", wrong: "there"})
    assert [line.partition("  # ")[2] for line in found] == ["there"]


@pytest.mark.parametrize("name", ["all.txt", *(f"{language}.txt" for language in spell.DICTIONARIES)])
def test_no_list_has_a_word_that_nobody_uses(name: str) -> None:
    languages = spell.DICTIONARIES if name == "all.txt" else [name.removesuffix(".txt")]
    used = {part for language in languages for word in spell.words_of(language) for part in spell.parts(word)}
    needless = {one for one in spell.listed(name) if not {one, one.capitalize()} & used}
    assert not needless, f"spelling/{name} need not have these"


def test_french_grammar_has_only_the_remarks_we_know(tmp_path: Path) -> None:
    new, needless = spell.new_remarks(tmp_path)
    assert [str(one) for one in new] == [], "repair it, or add the line to spelling/grammar-fr.txt"
    assert not needless, "Grammalecte no longer says this: take it out of spelling/grammar-fr.txt"


def test_grammalecte_finds_a_false_agreement(tmp_path: Path) -> None:
    found = spell.remarks({"Ada prend la carte.": "right", "Ada prend un carte rouge.": "wrong"}, tmp_path)
    assert {one.place for one in found} == {"wrong"}
