"""A lesson takes ten to fifteen minutes, as far as its words and clicks can tell."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.lesson import lessons_of
from tools.lesson_minutes import LEAST, MOST, count, load_of

GAMES = [info.id for info in bl.all_games() if lessons_of(info.id) is not None]


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_takes_ten_to_fifteen_minutes(name: str) -> None:
    lessons = lessons_of(name)
    assert lessons is not None
    load = load_of(lessons)
    assert LEAST <= load.minutes <= MOST, load
    assert load._replace(words=2 * load.words).minutes > MOST
    assert load._replace(words=load.words // 3).minutes < LEAST


def test_words_are_counted_as_they_are_read() -> None:
    assert count("You’ve 2 cards – play one!") == 5
