"""Competitor tiles (F6)."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import free_track
from tests.games.foothills.arrange import A, C, D, E, arrange, look, offered, on, play, refused

EVENT = "event iron iron iron iron iron"


def event(**facts: Any) -> FoothillsState:
    """An event in the middle of an action."""
    return play(arrange(stockyard=(1, 0, 0), **facts), A, deals=EVENT)


def competitors(state: FoothillsState) -> list[str]:
    return [name for name, card in look(state)["valley"].items() if card["competitor"]]


def test_F6_1_column_by_column_and_top_to_bottom() -> None:
    assert competitors(event()) == ["I/2-3"]
    second = {"I/2-3": {"competitor": True}}
    assert competitors(event(valley=second)) == ["I/2-3", "II/2-3"]
    column = {name: {"rubble": 0, "tracks": [0]} for name in ("I/2-3", "II/2-3", "III-2", "IV/2-3", "V-2", "VI/2-3")}
    assert competitors(event(valley=column)) == ["III/3-4"], "then the third column, where III/3-4 begins"


@pytest.mark.parametrize("tile", [{"tracks": [1]}, {"stations": [1, None]}, {"competitor": True}])
def test_F6_1_any_tile_keeps_competitors_away(tile: dict[str, Any]) -> None:
    assert on(event(valley={"I/2-3": tile}), "II/2-3")["competitor"]


def test_F6_1_a_station_on_the_next_card_keeps_nobody_away() -> None:
    assert competitors(event(valley={"I-4": {"stations": [1]}})) == ["I/2-3"]


def test_F6_1_a_straddling_card_is_met_in_its_upper_row() -> None:
    names = "I/2-3 II/2-3 III-2 IV/2-3 V-2 VI/2-3 III/3-4 V-3 I-4 II-4 IV-4 VI-4"
    valley = {name: {"tracks": [k % 2]} for k, name in enumerate(names.split())}
    assert competitors(event(valley=valley)) == ["I/II-5"]


def test_F6_2_rubble_is_gone_and_nothing_can_be_built() -> None:
    state = event(me={"stone": 3, "vp": 1})
    assert on(state, "I/2-3") == {"rubble": 0, "competitor": True, "tracks": [None], "stations": [None, None]}
    assert look(state)["players"][0]["vp"] == 1
    assert look(state)["players"][0]["rubble"] == 0
    clear = {"I/2-3": {"competitor": True}, "V-2": {"rubble": 0}, "V-3": {"rubble": 0}, "VI/2-3": {"rubble": 0}}
    taken = arrange(me={"stone": 3, "iron": 4, "rubble": 1}, valley=clear)
    assert refused(play(taken, D), "build I/2-3 space 1") == ("F6.2", "refuse-competitor")
    assert offered(play(taken, C), "track") == ["V", "VI"]


def test_F6_3_a_competitor_unlocks_the_surveyor_space() -> None:
    assert "to I/2-3" not in offered(play(arrange(), E), "surveyor")
    assert "to I/2-3" in offered(play(arrange(valley={"I/2-3": {"competitor": True}}), E), "surveyor")


def test_F6_4_worked_example_two_viaducts_hebron() -> None:
    """The first row has competitors, the second a station: the third row's double is next, and loses its 3 rubble."""
    valley = {"I/2-3": {"competitor": True}, "III-2": {"stations": [1]}}
    state = event(closed="II+VIII", valley=valley)
    assert competitors(state) == ["I/2-3", "IV/2-3"]
    assert on(state, "IV/2-3")["rubble"] == 0
    assert look(arrange(closed="II+VIII"))["valley"]["IV/2-3"]["rubble"] == 3


def test_F6_5_a_competitor_on_the_last_card_brings_a_buffer_stop() -> None:
    state = event(closed="I+II", valley={name: {"tracks": [0]} for name in ("III-2", "IV/2-3", "V-2", "VI/2-3")})
    assert competitors(state) == ["VII-2"]
    assert look(state)["finished"] == ["VII"]
    assert state.buffer_stops == 4


def test_F6_6_no_tile_left_triggers_the_end() -> None:
    names = "I/2-3 II/2-3 III-2 IV/2-3 V-2 VI/2-3 III/3-4 I-4 II-4 IV-4"
    valley = {name: {"competitor": True} for name in names.split()}
    state = event(valley=valley | {"V-3": {"tracks": [0]}})
    assert look(state)["trigger"] == "no-competitor"
    assert len(competitors(state)) == 10


def test_F6_6_the_last_tile_is_placed() -> None:
    names = "I/2-3 II/2-3 III-2 IV/2-3 V-2 VI/2-3 III/3-4 I-4 II-4"
    valley = {name: {"competitor": True} for name in names.split()}
    state = event(valley=valley | {"V-3": {"tracks": [0]}})
    assert competitors(state) == sorted([*valley, "IV-4"], key=list(look(state)["valley"]).index)
    assert look(state)["trigger"] is None


def test_F6_6_every_card_with_a_tile_triggers_the_end() -> None:
    names = "I/2-3 I-4 II/2-3 II-4 III-2 III/3-4 IV/2-3 IV-4 V-2 VI/2-3 VI-4 VI/5-6"
    full = {name: {"tracks": [k % 2]} for k, name in enumerate(names.split())}
    last = {"VI-7": {"stations": [0]}, "V-3": {"stations": [0]}, "IV-5": {"stations": [0]}}
    more = {"III-5": {"stations": [0]}, "I/II-5": {"tracks": [0, None]}}
    state = event(valley=full | last | more)
    assert competitors(state) == []
    assert look(state)["trigger"] == "no-competitor"


def test_AMB_5_a_competitor_on_the_last_card_finishes_the_line_at_once() -> None:
    station = {"V-2": {"stations": [0]}}
    others = {name: {"tracks": [0]} for name in ("III-2", "IV/2-3", "VI/2-3", "I/2-3", "II/2-3", "III/3-4")}
    state = event(valley=station | others)
    assert competitors(state) == ["V-3"]
    assert look(state)["finished"] == ["V"], "although the track space of V-2 is empty"
    assert free_track(state, 4) == -1
    late = event(valley=station | others, buffer_stop="when-full")
    assert (competitors(late), look(late)["finished"]) == (["V-3"], [])
    assert free_track(late, 4) >= 0


def test_AMB_5_on_porthmadog_it_closes_each_line_in_play() -> None:
    names = "I/2-3 II/2-3 III-2 IV/2-3 V-2 VI/2-3 III/3-4 V-3 II-4 IV-4 VI-4"
    valley = {name: {"tracks": [k % 2]} for k, name in enumerate(names.split())} | {"I-4": {"stations": [0]}}
    state = event(valley=valley)
    assert competitors(state) == ["I/II-5"]
    assert look(state)["finished"] == ["I", "II", "V"]


def test_AMB_5_a_line_is_finished_even_without_a_buffer_stop() -> None:
    names = "I/2-3 I-4 II/2-3 II-4 III-2 III/3-4 III-5 IV/2-3 IV-4 V-2 V-3 VI/2-3 VI-4 VI/5-6 VI-7"
    valley = {name: {"tracks": [k % 2]} for k, name in enumerate(names.split())}
    state = arrange(stockyard=(1, 0, 0), valley=valley | {"I/II-5": {"tracks": [0, 1]}}, turn=1)
    assert state.buffer_stops == 0
    after = play(state, "play strong-arms", deals=EVENT)
    assert look(after)["finished"] == ["I", "II", "III", "IV", "V", "VI"], "the sixth got none"
    assert after.buffer_stops == 0
