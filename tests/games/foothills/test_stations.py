"""D: build a station (F9.1 to F9.9)."""

from __future__ import annotations

from tests.games.foothills.arrange import C, D, arrange, gained, legal, look, offered, on, play, player, refused, sides

V2 = {"V-2": {"rubble": 0}}


def test_F9_1_pay_the_cost_receive_the_bonus_and_perhaps_visit() -> None:
    state = arrange(me={"stone": 1, "rubble": 1}, valley=V2)
    built = play(state, D)
    assert gained(state, built) == {"stone": -1, "rubble": -1, "passenger": 2}
    assert legal(built) == ["surveyor to V-2", "done"]


def test_F9_2_available_without_track_and_in_any_order() -> None:
    state = play(arrange(me={"iron": 2, "stone": 2, "rubble": 1}, valley=V2 | {"V-3": {"rubble": 0}}), D)
    assert offered(state, "build") == ["V-2 space 1", "V-3 space 1"]
    assert refused(state, "build VI-4 space 1") == ("F9.2", "refuse-rubble")
    assert refused(state, "build VII-2 space 1") == ("F2.1", "refuse-card-closed")
    assert refused(state, "build V-2 space 2") == ("F9.2", "refuse-no-such-space")
    assert refused(state, "build nowhere space 1") == ("F9.2", "refuse-unknown-station")


def test_F9_2_not_where_a_station_stands() -> None:
    valley = {"I/2-3": {"stations": [1, None]}, "II-4": {"rubble": 0}}
    state = play(arrange(me={"stone": 3, "rubble": 3}, valley=valley), D)
    assert offered(state, "build") == ["I/2-3 space 2", "II-4 space 1"]
    assert refused(state, "build I/2-3 space 1") == ("F9.2", "refuse-station-built")


def test_F9_3_one_station_an_action_also_on_a_double() -> None:
    state = arrange(me={"stone": 6, "rubble": 6}, valley={"I/2-3": {"rubble": 0}})
    after = play(state, D, "build I/2-3 space 1", "done")
    assert on(after, "I/2-3")["stations"] == [0, None]
    assert after.turn == 1


def test_F9_4_iron_and_stone_to_the_bag_the_rest_to_the_supply() -> None:
    state = arrange(me={"stone": 3, "passenger": 1}, valley={"IV-5": {"rubble": 0}})
    after = play(state, D, "done")
    assert gained(state, after) == {"stone": -3, "passenger": -1, "vp": 5}
    assert look(after)["bag"]["stone"] == look(state)["bag"]["stone"] + 3
    poor = play(
        arrange(
            me={"stone": 2},
            valley={"IV-5": {"rubble": 0}, "II-4": {"rubble": 0}, "V-2": {"rubble": 0}, "I/2-3": {"rubble": 0}},
        ),
        D,
    )
    assert refused(poor, "build IV-5 space 1") == ("F9.4", "refuse-station-price")


def test_F9_5_a_tile_the_counter_and_the_bonus() -> None:
    state = arrange(me={"iron": 2, "stone": 1}, valley={"V-3": {"rubble": 0}})
    after = play(state, D, "done")
    assert on(after, "V-3")["stations"] == [0]
    assert after.built[0] == 1
    assert gained(state, after)["vp"] == 4


def test_F9_6_the_surveyor_may_visit_from_anywhere() -> None:
    for place in ("home", "pub", "I-1"):
        state = arrange(me={"stone": 1, "rubble": 1, "surveyor": place}, valley=V2)
        after = play(state, D, "surveyor to V-2", "take 1 iron 1 stone", deals="iron iron iron stone")
        assert player(after)["surveyor"] == "V-2"
        assert gained(state, after) == {"iron": 1, "rubble": -1, "passenger": 2}
    visiting = play(arrange(me={"stone": 1, "rubble": 1}, valley=V2), D)
    assert refused(visiting, "surveyor to I-1") == ("F9.6", "refuse-visit")


def test_F9_7_barmouth_ferry_flips_any_number_of_other_cards() -> None:
    state = arrange(closed="I+II", me={"passenger": 2}, valley={"VII-2": {"rubble": 0}})
    built = play(state, D)
    assert len(offered(built, "flip")) == 15, "every set of the four others"
    after = play(built, "flip inspector landscaper novice-navvies stone-crusher")
    assert sides(after) == "ABCDE"
    assert sides(play(built, "done")) == "D"
    assert player(after)["surveyor"] == "home", "no surveyor action"


def test_F9_8_devils_bridge_is_built_in_order_and_lets_score_a_card() -> None:
    state = arrange(closed="I+II", me={"stone": 2}, valley={"VIII-4": {"rubble": 0}, "V-2": {"rubble": 0}})
    built = play(state, D)
    assert on(built, "VIII-4")["stations"] == [0, None, None]
    assert "done" in legal(built)
    after = play(built, "score stone-crusher", "replace with brickmaker")
    assert player(after)["scored"] == ["stone-crusher"]
    assert player(after)["surveyor"] == "home"
    second = arrange(
        closed="I+II", me={"stone": 3, "rubble": 1}, valley={"VIII-4": {"rubble": 0}, "V-2": {"rubble": 0}}
    )
    assert refused(play(second, D), "build VIII-4 space 2") == ("F9.8", "refuse-build-order")


def test_F9_9_architect_a_ticket_and_one_resource_more() -> None:
    assert refused(arrange(cards=["architect"], grey="B"), "play architect") == ("F9.9", "refuse-needs-ticket")
    me = {"stone": 2, "iron": 1, "rubble": 1, "tickets": ["turquoise"]}
    state = arrange(cards=["architect"], grey="B", me=me, valley=V2 | {"II-4": {"rubble": 0}})
    paying = play(state, "play architect")
    assert legal(paying) == ["pay stone stone rubble", "pay iron stone rubble"]
    after = play(paying, "pay iron stone rubble", "done")
    assert gained(state, after) == {"iron": -1, "stone": -1, "rubble": -1, "passenger": 2, "vp": 2}


def test_F9_9_masons_mate_two_items_less_and_no_bonus_but_what_the_card_does() -> None:
    valley = {"VII-2": {"rubble": 0}, "VIII-4": {"rubble": 0}, "V-3": {"rubble": 0}}
    state = arrange(cards=["masons-mate"], grey="B", closed="I+II", me={"iron": 2, "stone": 1}, valley=valley)
    state = play(state, "play masons-mate")
    ferry = play(state, "build VII-2 space 1")
    assert gained(state, ferry) == {}, "two passengers less is nothing at all, and the 2 VP are not received"
    assert len(offered(ferry, "flip")) == 15
    assert "score stone-crusher" in legal(play(state, "build VIII-4 space 1"))
    paying = play(state, "build V-3 space 1")
    assert legal(paying) == ["pay iron", "pay stone"]
    assert legal(play(paying, "pay stone")) == ["surveyor to V-3", "done"]


def test_F9_9_mason_needs_a_ticket() -> None:
    assert refused(arrange(turn=1, grey="B"), "play mason") == ("F9.9", "refuse-needs-ticket")
    me = {"stone": 2, "rubble": 1, "tickets": ["turquoise"]}
    state = arrange(turn=1, grey="B", me=me, valley=V2 | {"II-4": {"rubble": 0}})
    assert on(play(state, "play mason"), "V-2")["stations"] == [1], "Beddgelert is on no ticket line"


def test_F9_9_landscaper_two_rubble_more() -> None:
    state = arrange(grey="B", me={"stone": 1, "rubble": 3}, valley=V2)
    assert gained(state, play(state, "play landscaper", "done")) == {"stone": -1, "rubble": -3, "passenger": 2}
    poor = arrange(grey="B", me={"stone": 1, "rubble": 2}, valley=V2)
    assert refused(poor, "play landscaper") == ("F3.4", "refuse-nearest-station")


def test_F9_9_steelworker_iron_for_stone() -> None:
    me = {"iron": 3, "stone": 1, "tickets": ["turquoise"]}
    state = arrange(cards=["steelworker"], grey="B", me=me, valley={"V-3": {"rubble": 0}})
    assert legal(play(state, "play steelworker")) == ["pay iron iron stone", "pay iron iron iron"]


def test_AMB_8_the_visit_is_optional_and_never_to_an_occupied_space() -> None:
    valley = {"I/2-3": {"stations": [1, None]}}
    me = {"stone": 1, "rubble": 2}
    own = play(arrange(me=me | {"surveyor": "I/2-3"}, valley=valley), D)
    assert own.turn == 1, "their own surveyor stands there: no second use"
    other = play(arrange(me=me, other={"surveyor": "I/2-3"}, valley=valley), D)
    assert other.turn == 1
    free = play(arrange(me=me, valley=valley), D, "done")
    assert player(free)["surveyor"] == "home"


def test_AMB_9_the_limit_of_the_pub_holds_and_the_new_station_counts() -> None:
    bridge = {"VIII-4": {"rubble": 0}}
    first = play(arrange(closed="I+II", me={"stone": 1}, valley=bridge), D)
    assert "score salvage" in legal(first), "no card scored, one station"
    own = play(first, "score salvage", "replace with small-boat")
    assert sides(own) == "", "the resolved D card was scored: its place is not flipped"
    full = arrange(closed="I+II", me={"stone": 1}, scored=["brickmaker"], valley=bridge | {"V-2": {"stations": [0]}})
    assert "score salvage" in legal(play(full, D)), "one card, two stations with the new one"


def test_AMB_10_steelworker_a_ticket_of_the_line_or_a_track_on_it() -> None:
    me = {"iron": 6}
    bare = arrange(cards=["steelworker"], grey="B", me=me, valley={"V-3": {"rubble": 0}})
    assert refused(bare, "play steelworker") == ("F9.9", "refuse-needs-ticket-or-track")
    track = {"V-2": {"tracks": [0]}, "V-3": {"rubble": 0}, "III-2": {"rubble": 0}, "III-5": {"rubble": 0}}
    state = play(arrange(cards=["steelworker"], grey="B", me=me | {"rubble": 1}, valley=track), "play steelworker")
    assert offered(state, "build") == ["V-2 space 1", "V-3 space 1"], "any station of the line"
    assert refused(state, "build III-2 space 1") == ("F9.9", "refuse-station-ticket-or-track")
    port = {"I/II-5": {"tracks": [0, None]}, "I-4": {"rubble": 0}, "II-4": {"rubble": 0}}
    both = play(arrange(cards=["steelworker"], grey="B", me=me, valley=port), "play steelworker")
    assert offered(both, "build") == ["I-4 space 1", "I/II-5 space 1", "II-4 space 1"]


def test_AMB_10_the_right_track_of_porthmadog_counts_as_well() -> None:
    port = {"I/II-5": {"tracks": [1, 0]}, "I-4": {"rubble": 0}, "II-4": {"rubble": 0}}
    mine = play(arrange(cards=["steelworker"], grey="B", me={"iron": 6}, valley=port), "play steelworker")
    assert "II-4 space 1" in offered(mine, "build")
    theirs = port | {"I/II-5": {"tracks": [1, 1]}, "V-2": {"tracks": [0]}, "V-3": {"rubble": 0}}
    other = arrange(cards=["steelworker"], grey="B", me={"iron": 6, "rubble": 1}, valley=theirs)
    assert offered(play(other, "play steelworker"), "build") == ["V-2 space 1", "V-3 space 1"]


def test_F9_9_a_shared_card_passes_by_either_of_its_lines() -> None:
    valley = {"I/II-5": {"rubble": 0}, "V-2": {"rubble": 0}}
    for ticket, built in (("yellow", True), ("red", True), ("turquoise", False)):
        me = {"iron": 1, "stone": 2, "tickets": [ticket]}
        state = arrange(turn=1, grey="B", me=me, valley=valley)
        assert ("play mason" in legal(state)) == built
        if built:
            assert on(play(state, "play mason"), "I/II-5")["stations"] == [1]


def test_F8_1_gold_c_builds_nothing() -> None:
    assert "build V-2 space 1" not in legal(play(arrange(me={"iron": 4, "rubble": 2, "stone": 1}, valley=V2), C))
