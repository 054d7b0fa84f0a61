"""Rules to try: every rule has a position where its effect is seen, or says why there is nothing to try."""

from __future__ import annotations

import re
from itertools import combinations
from typing import NamedTuple

import pytest

import branchline as bl
from branchline.core.lesson import Lessons, lessons_of
from branchline.core.registry import folder, info_of
from branchline.locale import Texts, texts_of
from tests.contract.tries import dales, foothills, ride
from tests.contract.tries.tried import Check, Tried

GAMES = [info.id for info in bl.all_games() if lessons_of(info.id) is not None]
CHECKS = {"ticket-to-ride": ride.CHECKS, "dales": dales.CHECKS, "foothills": foothills.CHECKS}
TRIED = {"ticket-to-ride-germany": 43, "wensleydale": 54, "nurnberg": 67, "foothills": 94}


class Room(NamedTuple):
    """What a game lets its players try, and how each rule is known."""

    lessons: Lessons
    checks: dict[str, Check]
    tries: dict[str, Tried]

    def shows(self, rule: str, tried: Tried) -> bool:
        """Whether a try shows what a rule does; without a check of its own, whether it is refused by this rule."""
        if rule not in self.checks:
            return tried.refusal == rule
        try:
            return bool(self.checks[rule](tried))
        except (KeyError, IndexError, StopIteration):  # what it asks about is not there: it is not this rule
            return False


@pytest.fixture(scope="module", params=GAMES)
def room(request: pytest.FixtureRequest) -> Room:
    lessons = lessons_of(request.param)
    assert lessons is not None
    checks = CHECKS[lessons.game.info.texts]
    return Room(lessons, checks, {rule: Tried(lessons, rule) for rule in lessons.tries})


def test_the_effect_of_each_try_is_its_rule(room: Room) -> None:
    """Its moves are legal, or refused; what they do is what the rule says."""
    assert [rule for rule, tried in room.tries.items() if not room.shows(rule, tried)] == []


def test_no_two_tries_can_be_swapped(room: Room) -> None:
    swapped = [
        (one, two)
        for one, two in combinations(room.tries, 2)
        if room.shows(one, room.tries[two]) and room.shows(two, room.tries[one])
    ]
    assert swapped == []


def test_every_rule_can_be_tried_or_says_why_not(room: Room) -> None:
    info = room.lessons.game.info
    known = {rule for rule in texts_of(info).rules() if rule[0] in "".join(info.rule_letters) + "H"}
    assert not set(room.lessons.tries) & set(room.lessons.untried)
    assert set(room.lessons.tries) | set(room.lessons.untried) == known
    assert len(room.lessons.tries) == TRIED[info.id]


def family(texts: str) -> list[Lessons]:
    """The games that share their texts."""
    found = [lessons_of(name) for name in GAMES if info_of(name).texts == texts]
    return [lessons for lessons in found if lessons is not None]


@pytest.mark.parametrize("texts", CHECKS)
def test_each_reason_is_given_and_leads_to_rules_that_can_be_tried(texts: str) -> None:
    games = family(texts)
    room = folder(games[0].game.info, "lessons")
    assert room is not None
    words = Texts("en", f"{texts}-tries", words=room / "tries")
    reasons = {key: words.say(key) for key in words.keys if key.startswith("untried-")}
    assert set(reasons) == {f"untried-{rule.replace('.', '-')}" for lessons in games for rule in lessons.untried}
    tried = {rule for lessons in games for rule in lessons.tries}
    for key, reason in reasons.items():
        assert set(re.findall(r"\b[TWNF]\d+\.\d+\b", reason)) <= tried, key


@pytest.mark.parametrize("texts", CHECKS)
def test_no_check_is_left_over(texts: str) -> None:
    assert set(CHECKS[texts]) <= {rule for lessons in family(texts) for rule in lessons.tries}
