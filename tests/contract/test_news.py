"""Views kept up to date by what may have changed in them are what they would be if made anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from branchline.core.sight import ABSENT, News
from tests.support.cases import CASES, Case
from tests.support.walks import walk

Size = Callable[[int, int], int]


def updated(view: dict[str, Any], *news: News) -> dict[str, Any]:
    """A view with the news in it, the moves to choose from aside."""
    players = view["players"]
    for told in news:
        view = view | told.facts
        players = [row | told.columns.get(seat, {}) for seat, row in enumerate(players)]
    present = {name: value for name, value in view.items() if value is not ABSENT and name != "legal"}
    return present | {"players": [{k: v for k, v in row.items() if v is not ABSENT} for row in players]}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_news_between_any_two_moments_of_a_game_bring_every_view_up_to_date(case: Case, size: Size) -> None:
    game = case.game
    sight = game.sight
    if sight is None:
        pytest.skip("its views are made anew each time, whole")
    for seed in range(1, 1 + size(1, 20)):
        luck = random.Random(seed)
        states = [step.after for step in walk(game, case.seats, seed)]
        at = 0
        views = [game.view(states[0], viewer) for viewer in case.viewers]
        path = list(range(1, len(states))) + luck.sample(range(len(states)), min(9, len(states)))  # undone, or skipped
        for then in path:
            told, own = sight.since(states[at], states[then], case.viewers)
            views = [updated(view, told, each) for view, each in zip(views, own, strict=True)]
            if size(luck.random() < 0.3, True) or then - at != 1:
                for viewer, view in zip(case.viewers, views, strict=True):
                    fresh = game.view(states[then], viewer)
                    fresh.pop("legal", None)
                    assert view == fresh
            at = then
