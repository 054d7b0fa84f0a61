"""The check of the translations: each kind of fault is found, and what is right passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.locale import SHIPPED
from tools.translations import ALLOWED_TEXTS, SOURCES, Check, Source, all_faults, plurals_of

ENGLISH = """\
take = { $who } takes { $card }.
# $points (number)
end = { $who }: { $points ->
  [one] { $points } point
 *[other] { $points } points
}
place = { $place }. { take }
card-red = red
card-black = black
kind-take = Take
"""
FRENCH = """\
-carte = carte
    .gender = f
take = { $card-gender ->
    [f] { $who } prend une { -carte } { $card }.
   *[m] { $who } prend { $card-of }.
 }
end = Fin\u00a0: { $who } marque { $points ->
  [one] { $points } point
 *[other] { $points } points
}
place = { $place }. { take }
card-red = rouge
    .gender = f
    .of = du rouge
card-black = noire
    .gender = f
    .of = du noir
kind-take = Prendre
"""


def faults(tmp_path: Path, source: str, language: str = "fr", english: str = ENGLISH) -> list[str]:
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / f"{language}.ftl").write_text(source, encoding="utf-8")
    made = Source("mine", tmp_path / "en.ftl", {"card": "card"}, shares=False)
    return [str(fault) for fault in Check(made, language).faults()]


def test_the_translations_of_the_project_are_right() -> None:
    assert list(map(str, all_faults())) == []


def test_every_text_of_the_project_is_looked_at() -> None:
    names = {source.name for source in SOURCES}
    assert {"core", "web", "dales", "dales-lessons", "dales-tries", "nim"} <= names
    found = {source.english for source in SOURCES}
    assert found >= {*SHIPPED.parent.glob("**/en.ftl"), *(SHIPPED / "en").glob("*.ftl")}


def test_what_may_stay_as_in_english_is_there() -> None:
    keys = {source.name: source.english.read_text(encoding="utf-8") for source in SOURCES}
    for _, name, key in ALLOWED_TEXTS:
        assert key == "*" or f"\n{key.partition('$')[0]} =" in keys[name], f"{name} {key}: no such message"


def test_what_is_right_passes(tmp_path: Path) -> None:
    assert faults(tmp_path, FRENCH) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("kind-take = Prendre\n", "", "kind-take: is missing"),
        ("kind-take = Prendre\n", "kind-take = Prendre\nkind-give = Donner\n", "kind-give: is obsolete"),
        ("kind-take = Prendre\n", "kind-take = Prendre\nkind-take = Prenez\n", "'kind-take' is given twice"),
        ("kind-take = Prendre\n", "kind-take = { $\n", "Expected"),
        ("{ $place }. { take }", "{ $place }. { gone }", "refers to 'gone'"),
        ("{ -carte }", "{ -wagon }", "refers to '-wagon'"),
        ("{ -carte } ", "", "-carte: is a term that no message uses"),
        ("{ $place }. { take }", "{ $spot }. { take }", "uses $spot"),
        ("{ $place }. { take }", "{ take }", "does not use $place"),
        ("{ $place }. { take }", "{ $place-of }. { take }", "$place is no named thing"),
        ("{ $card-of }", "{ $card-to }", "has the attribute .to"),
        ("{ $who } prend { $card-of }", "On prend { $card-of }", "has a wording with $card"),
        ("{ $card-gender ->", "{ $card ->", "choose by $card-id"),
        ("  [one] { $points } point\n", "", None),
        ("  [one]", "  [two]", "lacks the plural form [one]"),
        ("  [one]", "  [few]", "does not have: [few]"),
        ("    .of = du noir\n", "", "card-black: lacks .of"),
        ("    .of = du noir", "    .of = du noir\n    .id = noir", "which every thing has by itself"),
        ("kind-take = Prendre", "kind-take = Prendre\n    .of = x", "is no named thing"),
        ("kind-take = Prendre", "kind-take = Take", "is as in English"),
        ("kind-take = Prendre", "kind-take = Prendre\n    la carte", "more than one line"),
        ("kind-take = Prendre", "kind-take = Prendre une carte face visible de la rangée", "is a button of"),
        ("\u00a0:", " :", "no no-break space (U+00A0) before “:”"),
        ("Prendre", "Prendre !", "no narrow no-break space"),
        ("Prendre", "Prendre l'une", "straight apostrophe"),
        ("Prendre", "Prendre “une”", "quotation marks other than"),
        ("card-red = rouge", "card-red = { $points ->\n  [one] a\n *[other] b\n}", "uses $points"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, old: str, new: str, said: str | None) -> None:
    assert old in FRENCH
    found = faults(tmp_path, FRENCH.replace(old, new))
    assert found == [] if said is None else any(said in fault for fault in found), found


def test_a_text_is_not_counted(tmp_path: Path) -> None:
    found = faults(
        tmp_path, FRENCH.replace("{ $place }.", "{ $place ->\n  [one] a { $place }\n *[other] { $place }\n}")
    )
    assert any("$place as a number" in fault for fault in found)


def test_german_quotes_are_german(tmp_path: Path) -> None:
    english = "a = “Take” { $x }\nb = “Take”"
    found = faults(tmp_path, "a = „Nimm“ { $x }\nb = “Nimm”", "de", english)
    assert len(found) == 1
    assert "mine: b: quotation marks that are not German" in found[0]


def test_each_language_has_the_plural_forms_it_counts_with() -> None:
    assert set(plurals_of("de")) == {"one", "other"}
    assert set(plurals_of("fr")) == {"one", "other"}
    assert set(plurals_of("pl")) == {"one", "few", "many", "other"}
