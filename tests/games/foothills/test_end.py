"""The end, the scores, and where things return (F10, F11, F12)."""

from __future__ import annotations

from typing import Any

from branchline.games.foothills.rules.state import FoothillsState
from tests.games.foothills.arrange import GAME, A, B, C, D, arrange, gained, look, play

FOUR_LINES = {
    name: {"tracks": [k % 2]}
    for k, name in enumerate(
        ["I/2-3", "I-4", "II/2-3", "II-4", "III-2", "III/3-4", "III-5", "IV/2-3", "IV-4", "IV-5", "V-2"]
    )
} | {"I/II-5": {"tracks": [0, 1]}, "V-3": {"rubble": 0}}
TEN = {
    name: {"competitor": True}
    for name in ["I/2-3", "II/2-3", "III-2", "IV/2-3", "V-2", "VI/2-3", "III/3-4", "I-4", "II-4", "IV-4"]
}


def points(state: FoothillsState, seat: int = 0) -> dict[str, int]:
    """Half points, by the message of each line."""
    total: dict[str, int] = {}
    for line in GAME.breakdown(state)[seat]:
        total[line.key] = total.get(line.key, 0) + line.points
    return {key: half for key, half in total.items() if half}


def test_F10_1_five_buffer_stops_or_no_competitor() -> None:
    last = play(arrange(me={"iron": 2}, valley=FOUR_LINES), C)
    assert look(last)["trigger"] == "buffer-stops"
    none = play(
        arrange(stockyard=(1, 0, 0), valley=TEN | {"V-3": {"tracks": [0]}}), A, deals="event iron iron iron iron iron"
    )
    assert look(none)["trigger"] == "no-competitor"


def test_F10_2_the_second_player_has_one_more_turn_and_then_it_ends() -> None:
    by_first = play(arrange(me={"iron": 2}, valley=FOUR_LINES), C)
    assert not by_first.over
    after = play(by_first, "play mason")
    assert (after.over, after.end_reason) == (True, "buffer-stops")
    by_second = play(arrange(turn=1, me={"iron": 2}, valley=FOUR_LINES), "play tourist")
    assert by_second.over, "the second player's own turn was the last"


def test_F10_2_the_other_reason() -> None:
    state = arrange(turn=1, stockyard=(1, 0, 0), valley=TEN | {"V-3": {"tracks": [0]}})
    after = play(state, "play strong-arms", "done", deals="event iron iron iron iron iron")
    assert (after.over, after.end_reason) == (True, "no-competitor")


def test_AMB_12_a_second_trigger_changes_nothing() -> None:
    state = arrange(turn=1, trigger="no-competitor", me={"iron": 2}, valley=FOUR_LINES)
    after = play(state, "play tourist")
    assert (after.over, after.end_reason) == (True, "no-competitor")
    assert look(after)["trigger"] == "no-competitor"
    assert after.buffer_stops == 0


def majority(mine: int, theirs: int, line: str = "I") -> FoothillsState:
    """A position with this many stations for each player on line I (or II)."""
    owners: list[Any] = [0] * mine + [1] * theirs + [None] * (4 - mine - theirs)
    valley: dict[str, Any] = {
        f"{line}/2-3": {"stations": owners[:2]},
        f"{line}-4": {"stations": owners[2:3]},
        "I/II-5": {"stations": owners[3:]},
    }
    return arrange(valley={name: card for name, card in valley.items() if any(o is not None for o in card["stations"])})


def test_F11_1_more_stations_on_line_I_or_II_take_its_token() -> None:
    for line in ("I", "II"):
        assert points(majority(2, 1, line)).get("score-bonus") == 6
        assert points(majority(1, 2, line), 1).get("score-bonus") == 6
        assert "score-bonus" not in points(majority(1, 1, line))
        assert "score-bonus" not in points(majority(1, 1, line), 1)
    porthmadog = arrange(valley={"I/II-5": {"stations": [0]}})
    assert points(porthmadog) == {"score-bonus": 12}, "it counts for both lines"
    closed = arrange(closed="II+VIII", valley={"I/II-5": {"stations": [0]}})
    assert points(closed) == {"score-bonus": 6}
    rivals = arrange(valley={"I/II-5": {"stations": [0]}, "I/2-3": {"competitor": True}, "I-4": {"competitor": True}})
    assert points(rivals) == {"score-bonus": 12}, "competitors do not count"


def test_AMB_19_more_than_half_of_all_spaces_is_a_token_already_held() -> None:
    """Line I has four station spaces, including Porthmadog's."""
    assert GAME.view(majority(3, 0), 0)["bonus_tokens"]["I"] == 0
    assert GAME.view(majority(0, 3), 0)["bonus_tokens"]["I"] == 1
    assert GAME.view(majority(2, 1), 0)["bonus_tokens"]["I"] is None


SYMBOLS = {
    "passenger_pairs": ("tea-break", "score-passenger-pairs", 2),
    "track_pairs": ("draughtsman", "score-track-pairs", 1),
    "stations": ("big-boat", "score-stations", 4),
    "tickets": ("blacksmith", "score-tickets", 2),
    "scored_cards": ("brickmaker", "score-scored-cards", 1),
}


def test_F11_2_each_scored_card_by_its_symbol() -> None:
    valley = {
        "VI/5-6": {"stations": [0, 0, 0]},
        "V-2": {"stations": [0], "tracks": [0]},
        "III-2": {"tracks": [0]},
        "V-3": {"tracks": [0]},
    }
    me = {"passenger": 5, "tickets": ["red", "orange"]}
    for card, key, worth in SYMBOLS.values():
        assert points(arrange(me=me, scored=[card], valley=valley))[key] == 2 * worth
    both = arrange(me=me, scored=["brickmaker", "field-hands"], valley=valley)
    assert points(both)["score-scored-cards"] == 2 * (2 + 2), "each counts both"
    unscored = arrange(me=me, valley=valley)
    assert not {key for _, key, _ in SYMBOLS.values()} & set(points(unscored)), "cards on the board do not score"


def test_F11_3_on_top_of_vp_and_passengers() -> None:
    state = arrange(me={"passenger": 4, "vp": 7}, scored=["tea-break"])
    assert points(state) == {"score-vp": 14, "score-passenger-pairs": 4, "score-passengers": 4}


def test_F11_4_the_total_in_half_points() -> None:
    valley = {"I/II-5": {"stations": [0]}, "IV-5": {"stations": [0]}}
    state = arrange(me={"passenger": 3, "vp": 10, "tickets": ["red"]}, scored=["blacksmith"], valley=valley, summit=0)
    assert points(state) == {
        "score-vp": 20,
        "score-tickets": 2,
        "score-bonus": 12,
        "score-passengers": 3,
        "score-summit": 4,
    }
    assert state.score_of(0) == 41, "20½ VP"


def test_F11_5_the_higher_total_wins_and_a_tie_is_a_draw() -> None:
    assert arrange(me={"vp": 3}, other={"vp": 2, "passenger": 1}).ranking() == [1, 2]
    assert arrange(me={"vp": 3}, other={"vp": 2, "passenger": 3}).ranking() == [2, 1]
    assert arrange(me={"vp": 3}, other={"vp": 2, "passenger": 2}).ranking() == [1, 1]


def test_F12_1_where_things_return() -> None:
    state = arrange(
        me={"iron": 3, "stone": 3, "rubble": 1, "passenger": 1}, valley={"V-3": {"rubble": 0}, "V-2": {"rubble": 0}}
    )
    after = play(state, D, "build V-3 space 1", "done")
    assert look(after)["bag"] == {
        "iron": look(state)["bag"]["iron"] + 2,
        "stone": look(state)["bag"]["stone"] + 1,
        "event": 4,
    }
    rubble = play(arrange(me={"rubble": 4}), C, "stone from bag", "stone from bag")
    assert look(rubble)["players"][0]["rubble"] == 0
    assert gained(arrange(), play(arrange(), B, "clear V")) == {"rubble": 4, "vp": 1}
