"""C: tracks and stone (F8)."""

from __future__ import annotations

from tests.games.foothills.arrange import GAME, A, B, C, D, E, arrange, gained, legal, look, offered, on, play, refused

CLEAR = {"III-2": {"rubble": 0}, "V-2": {"rubble": 0}, "V-3": {"rubble": 0}}


def test_F8_1_up_to_three_times_in_any_mix() -> None:
    state = arrange(me={"iron": 6, "rubble": 6}, valley=CLEAR)
    after = play(state, C, "track V", "stone from bag", "stone from bag")
    assert gained(state, after) == {"iron": -2, "rubble": -4, "stone": 2, "vp": 1}
    assert after.turn == 1
    tracks = play(state, C, "track III", "track V", "track V")
    assert gained(state, tracks) == {"iron": -6, "vp": 3}


def test_F8_1_two_orders_of_the_same_works_are_not_both_offered() -> None:
    state = play(arrange(me={"iron": 6, "rubble": 6}, valley=CLEAR), C, "track V")
    assert offered(state, "track") == ["V"]
    assert GAME.why_not(state, 0, GAME.moves.parse("track III")) == ("H1", "refuse-order-line", {"line": "III"})
    yard = play(state, "stone from stockyard")
    assert legal(yard) == ["stone from stockyard", "done"]


def test_F8_1_a_refused_order_is_told_as_one_that_comes_to_the_same() -> None:
    """No rule forbids it, so none is cited."""
    state = play(arrange(me={"iron": 6, "rubble": 6}, valley=CLEAR), C, "stone from stockyard")
    bag = GAME.why_not(state, 0, GAME.moves.parse("stone from bag"))
    assert bag == ("H1", "refuse-order-resource", {"resource": "stone", "source": "bag"})


def test_F8_1_a_track_may_follow_a_stone_that_empties_stockyard_and_bag() -> None:
    """Nothing is drawn from the empty bag; iron paid before would be."""
    state = arrange(me={"iron": 2, "rubble": 4}, valley=CLEAR, stockyard=(0, 1, 2), bag=(0, 1, 2))
    after = play(state, C, "stone from stockyard", deals="stone event event")
    assert look(after)["stockyard"] == {"iron": 0, "stone": 1, "event": 4}
    after = play(after, "stone from stockyard")
    assert sorted(offered(after, "track")) == ["III", "V"]
    after = play(after, "track V")
    assert look(after)["bag"]["iron"] == 2


def test_F8_1_after_luck_every_order_is_open_again() -> None:
    state = arrange(me={"iron": 6, "rubble": 6}, valley=CLEAR, stockyard=(0, 1, 0))
    after = play(state, C, "stone from stockyard", deals="iron iron iron stone stone stone")
    assert offered(after, "track") == ["III", "V"]


def test_F8_2_iron_to_the_bag_and_the_track_on_the_leftmost_free_space() -> None:
    state = arrange(me={"iron": 2}, valley=CLEAR)
    after = play(state, C, "track V")
    assert on(after, "V-2")["tracks"] == [0]
    assert on(after, "V-3")["tracks"] == [None]
    assert look(after)["bag"]["iron"] == look(state)["bag"]["iron"] + 2


def test_F8_2_no_space_no_track() -> None:
    state = play(arrange(me={"iron": 4, "rubble": 2}, valley=CLEAR), C)
    assert offered(state, "track") == ["III", "V"]
    assert refused(state, "track VI") == ("F8.2", "refuse-no-track-space")
    poor = play(arrange(me={"iron": 1, "rubble": 4}, valley=CLEAR), C)
    assert refused(poor, "track V") == ("F8.2", "refuse-price")


def test_F8_3_each_track_gives_a_vp() -> None:
    state = arrange(me={"iron": 2}, valley={"V-2": {"rubble": 0}})
    assert gained(state, play(state, C)) == {"iron": -2, "vp": 1}


def test_F8_4_a_full_line_is_finished_and_gets_a_buffer_stop() -> None:
    state = arrange(me={"iron": 4}, valley={"V-2": {"tracks": [1]}, "V-3": {"rubble": 0}, "III-2": {"rubble": 0}})
    after = play(state, C, "track V")
    assert look(after)["finished"] == ["V"]
    assert after.buffer_stops == 4
    full = {"V-2": {"tracks": [1]}, "V-3": {"tracks": [0]}, "III-2": {"rubble": 0}, "VI/2-3": {"rubble": 0}}
    closed = play(arrange(me={"iron": 4}, valley=full), C)
    assert refused(closed, "track V") == ("F8.4", "refuse-line-finished")


def test_F8_4_competitors_fill_a_line_as_well() -> None:
    state = arrange(me={"iron": 2}, valley={"V-2": {"competitor": True}, "V-3": {"rubble": 0}})
    assert look(play(state, C))["finished"] == ["V"]


def test_F8_4_the_fifth_buffer_stop_triggers_the_end() -> None:
    names = "I/2-3 I-4 II/2-3 II-4 III-2 III/3-4 III-5 IV/2-3 IV-4 V-2"
    valley = {name: {"tracks": [k % 2]} for k, name in enumerate(names.split())}
    valley |= {"I/II-5": {"tracks": [0, 1]}, "IV-5": {"tracks": [0]}, "V-3": {"rubble": 0}}
    state = arrange(me={"iron": 2}, valley=valley)
    assert state.buffer_stops == 1
    after = play(state, C)
    assert (after.buffer_stops, look(after)["trigger"]) == (0, "buffer-stops")


def test_F8_5_porthmadog_left_first_and_each_line_finished_on_its_own() -> None:
    valley = {"I/2-3": {"tracks": [0]}, "I-4": {"tracks": [1]}, "I/II-5": {"rubble": 0}}
    state = arrange(me={"iron": 4}, valley=valley)
    left = play(state, C, "track I", "done")
    assert on(left, "I/II-5")["tracks"] == [0, None]
    assert look(left)["finished"] == []
    right = (
        play(state, C, "track I", "track I")
        if "track I" in legal(play(state, C, "track I"))
        else play(state, C, "track I", "track II")
    )
    assert on(right, "I/II-5")["tracks"] == [0, 0]
    assert look(right)["finished"] == ["I"], "line II is not complete yet"


def test_F8_5_the_second_line_gets_its_own_buffer_stop_later() -> None:
    valley = {
        "I/2-3": {"tracks": [0]},
        "I-4": {"tracks": [1]},
        "I/II-5": {"tracks": [0, 1]},
        "II/2-3": {"tracks": [1]},
        "II-4": {"rubble": 0},
    }
    state = arrange(me={"iron": 2}, valley=valley)
    assert look(state)["finished"] == ["I"]
    after = play(state, C)
    assert look(after)["finished"] == ["I", "II"]
    assert after.buffer_stops == 3


def test_F8_6_stone_from_the_stockyard_or_by_name_from_the_bag() -> None:
    state = arrange(me={"rubble": 2})
    assert legal(play(state, C)) == ["stone from bag", "stone from stockyard"]
    bag = play(state, C, "stone from bag")
    assert look(bag)["bag"]["stone"] == look(state)["bag"]["stone"] - 1
    yard = play(state, C, "stone from stockyard")
    assert look(yard)["stockyard"]["stone"] == 2
    assert gained(state, bag) == gained(state, yard) == {"rubble": -2, "stone": 1}
    none = play(arrange(me={"rubble": 4, "iron": 4}, stockyard=(3, 0, 0), valley=CLEAR), C)
    assert refused(none, "stone from stockyard") == ("F8.6", "refuse-none-there")
    poor = play(arrange(me={"rubble": 1, "iron": 2}, valley=CLEAR), C)
    assert refused(poor, "stone from bag") == ("F8.6", "refuse-price")


def test_F8_7_brickmaker_lays_no_track() -> None:
    state = play(arrange(cards=["brickmaker"], grey="A", me={"iron": 6, "rubble": 2}, valley=CLEAR), "play brickmaker")
    assert offered(state, "track") == []
    assert refused(state, "track V") == ("F8.7", "refuse-no-track-here")


def test_F8_7_stone_crusher_is_paid_in_any_mix_and_gives_no_stone() -> None:
    state = arrange(grey="A", me={"iron": 2, "stone": 2, "rubble": 6}, valley=CLEAR)
    chosen = play(state, A)
    assert refused(chosen, "stone from bag") == ("F8.7", "refuse-no-stone-here")
    paying = play(chosen, "track V")
    assert legal(paying) == ["pay stone stone", "pay iron stone", "pay iron iron"]
    assert gained(state, play(paying, "pay iron stone")) == {"iron": -1, "stone": -1, "vp": 1}
    assert refused(paying, "pay iron") == ("F9.4", "refuse-payment")
    assert refused(paying, "pay iron iron iron") == ("F9.4", "refuse-not-held")


def test_F8_7_two_payments_in_two_orders_are_one_choice() -> None:
    """Iron comes before stone: two iron and then one of each is offered; the other way round is not."""
    state = play(arrange(grey="A", me={"iron": 3, "stone": 3}, valley=CLEAR), A, "track V")
    assert legal(play(state, "pay iron iron", "track V")) == ["pay stone stone", "pay iron stone"]
    mixed = play(state, "pay iron stone")
    assert gained(mixed, play(mixed, "track V")) == {"stone": -2, "vp": 1}, "the second one is paid in stone"
    short = play(arrange(grey="A", me={"iron": 3, "stone": 1}, valley=CLEAR), A, "track V", "pay iron stone")
    assert short.turn == 1, "two iron are left, but they come first or not at all"


def test_F8_7_blacksmith_needs_a_ticket() -> None:
    poor = arrange(cards=["blacksmith"], grey="A", me={"iron": 6}, valley=CLEAR)
    assert refused(poor, "play blacksmith") == ("F8.7", "refuse-needs-ticket")
    state = arrange(cards=["blacksmith"], grey="A", me={"iron": 6, "tickets": ["turquoise", "purple"]}, valley=CLEAR)
    assert refused(play(state, "play blacksmith"), "stone from bag") == ("F8.7", "refuse-no-stone-here")


def test_AMB_6_leftmost_means_leftmost_of_the_available_ones() -> None:
    """Line I is not clear, but Porthmadog is, by way of line II."""
    valley = {"II/2-3": {"rubble": 0}, "II-4": {"rubble": 0}, "I/II-5": {"rubble": 0}}
    state = arrange(me={"iron": 4}, valley=valley)
    after = play(state, C, "track I", "done")
    assert on(after, "I/II-5")["tracks"] == [0, None]
    assert on(after, "I/2-3")["rubble"] == 3


def test_AMB_7_with_one_line_in_play_both_spaces_of_porthmadog_must_be_laid() -> None:
    valley = {"II/2-3": {"tracks": [0]}, "II-4": {"tracks": [1]}, "I/II-5": {"tracks": [0, None]}}
    state = arrange(closed="I+VIII", me={"iron": 2}, valley=valley)
    assert look(state)["finished"] == []
    after = play(state, C)
    assert look(after)["finished"] == ["II"]
    assert after.buffer_stops == 4


def test_F4_1_every_gold_side_has_its_letter() -> None:
    assert [text.split()[1] for text in (A, B, C, D, E)] == [
        "stone-crusher",
        "landscaper",
        "inspector",
        "salvage",
        "novice-navvies",
    ]
