"""A refused card says what is missing: which cubes, how many of them are there, or where rubble lies in the way."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import IllegalMove
from branchline.locale import Texts
from branchline.locale.voice import Voice
from tests.games.foothills.arrange import GAME, A, C, D, arrange, play

V2 = {"V-2": {"rubble": 0}}
VOICE = Voice(Texts("en", GAME.info.texts), ["Ada", "Ben"], 0)


def said(state: bl.State, move: str) -> str:
    with pytest.raises(IllegalMove) as why:
        GAME.play(state.copy(), int(state.turn), GAME.moves.parse(move), bl.SeededDealer(1))
    return VOICE.error(why.value)


@pytest.mark.parametrize(
    ("mine", "needs"),
    [
        ({"stone": 1, "rubble": 2}, "3 rubble (have 2)"),
        ({"stone": 0, "rubble": 0}, "1 stone (have 0) and 3 rubble (have 0)"),
    ],
)
def test_F3_4_a_station_card_says_what_the_nearest_station_lacks(mine: dict[str, Any], needs: str) -> None:
    """Landscaper's two rubble more are counted in."""
    state = arrange(grey="B", me=mine, valley=V2)
    assert said(state, "play landscaper") == f"Needs {needs} at Llangower."


def test_F3_4_without_a_free_station_it_says_that_rubble_lies_there() -> None:
    assert said(arrange(), D) == "No free station is clear of rubble."


def test_F3_4_track_and_stone_say_both_prices() -> None:
    state = arrange(me={"iron": 1, "rubble": 1}, valley=V2)
    assert said(state, C) == "Needs 2 iron (have 1) or 2 rubble (have 1)."
    assert said(arrange(), C) == "Needs 2 rubble (have 0). No track space is free."


def test_F3_4_a_mixed_price_counts_iron_and_stone_together() -> None:
    state = arrange(grey="A", me={"stone": 1}, valley=V2)
    assert said(state, "play stone-crusher") == "Needs 2 iron or stone (have 1)."
    state = arrange(grey="A", me={"stone": 2})
    assert said(state, "play stone-crusher") == "No free track space is clear of rubble."


def test_F9_4_a_station_says_what_it_lacks() -> None:
    state = play(arrange(me={"stone": 2, "rubble": 1}, valley=V2 | {"IV-5": {"rubble": 0}, "II-4": {"rubble": 0}}), D)
    assert said(state, "build IV-5 space 1").startswith("Yr Wyddfa needs ")


def test_F3_4_a_card_that_takes_nothing_says_so() -> None:
    assert said(arrange(stockyard=(0, 0, 2), bag=(0, 0, 2)), A) == "It would do nothing now."
