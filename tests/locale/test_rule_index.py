"""The index of rules: what the rules page of each game shows."""

from __future__ import annotations

from collections import defaultdict

import pytest

from branchline.core.game import GameInfo
from branchline.core.registry import all_games
from branchline.locale import texts_of
from branchline.locale.rules import HOUSE, rule_sections

GAMES = [info for info in all_games() if info.rules.startswith("branchline.")]


def test_every_rule_of_a_catalogue_is_in_the_index_of_a_game() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for info in GAMES:
        shown[info.texts] |= {rule for section in rule_sections(info, texts_of(info)) for rule in section.rules}
    for info in GAMES:
        assert shown[info.texts] == set(texts_of(info).rules()), info.id


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_sections_have_a_heading_and_a_rule_stands_in_one_of_them(info: GameInfo) -> None:
    texts = texts_of(info)
    sections = rule_sections(info, texts)
    assert all(section.title is not None and texts.has(section.title) for section in sections)
    rules = [rule for section in sections for rule in section.rules]
    assert len(rules) == len(set(rules))
    assert all(texts.rule(rule) for rule in rules)
    assert sections[-1].id == HOUSE


def test_all_rulings_of_foothills_are_shown_in_their_order() -> None:
    foothills = next(info for info in GAMES if info.id == "foothills")
    rulings = next(section for section in rule_sections(foothills, texts_of(foothills)) if section.id == "AMB")
    assert rulings.rules == [f"AMB-{number}" for number in range(1, 25)]


def test_an_edition_shows_no_rules_of_another_one() -> None:
    shown = {
        info.id: {rule[0] for section in rule_sections(info, texts_of(info)) for rule in section.rules}
        for info in GAMES
    }
    assert shown["wensleydale"] == {"W", HOUSE}
    assert shown["nurnberg"] == {"W", "N", HOUSE}
