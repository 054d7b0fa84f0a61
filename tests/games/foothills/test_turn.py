"""The turn and the action cards (F3, F4)."""

from __future__ import annotations

import pytest

import branchline as bl
from tests.games.foothills.arrange import (
    DATA,
    GAME,
    A,
    B,
    C,
    D,
    E,
    arrange,
    gained,
    legal,
    look,
    offered,
    play,
    player,
    refused,
    sides,
)


def test_F3_1_players_take_turns() -> None:
    state = play(arrange(), B, "clear V")
    assert state.turn == 1
    assert play(state, "play mason", "clear V").turn == 0
    assert GAME.why_not(state, 0, GAME.moves.parse(B)) == ("F3.1", "refuse-not-your-turn", {"turn": 1})
    with pytest.raises(bl.BranchlineError, match=r"F3\.1"):
        arrange(turns=1)


def test_F3_2_choose_a_card_resolve_it_and_flip_it() -> None:
    before = arrange()
    state = play(before, B, "clear V")
    assert gained(before, state) == {"rubble": 4, "vp": 1}
    assert sides(state) == "B"
    assert refused(before, "play tea-break") == ("F3.2", "refuse-card-not-yours")
    assert refused(before, "play nonsense") == ("F4.1", "refuse-unknown-card")
    assert refused(before, "clear V") == ("F3.2", "refuse-not-now")


def test_F3_3_two_cards_may_show_one_letter() -> None:
    state = arrange(grey="A", me={"iron": 4}, valley={"V-2": {"rubble": 0}})
    assert {"play stone-crusher", "play inspector"} <= set(legal(state)), "both show C, and none shows A"


def test_F3_4_a_card_without_effect_is_not_offered() -> None:
    state = arrange()
    assert legal(state) == [A, B, E], "nothing to pay for tracks, stone or stations"
    assert refused(state, C) == ("F3.4", "refuse-no-track-nor-stone")
    assert refused(state, D) == ("F3.4", "refuse-under-rubble")


def test_F3_4_what_cannot_be_resolved_is_skipped() -> None:
    state = arrange(cards=["field-hands"], grey="C", me={"surveyor": "I-1"}, other={"surveyor": "II-1"})
    after = play(state, "play field-hands")
    assert player(after)["surveyor"] == "I-1", "no adjacent space is available"
    assert gained(state, after) == {"rubble": 2}


def test_F3_5_who_can_play_nothing_passes_and_places_a_competitor() -> None:
    state = arrange(without="ABE", stockyard=(2, 2, 0))
    assert legal(state) == ["pass"]
    after = play(state, "pass")
    assert look(after)["valley"]["I/2-3"]["competitor"]
    assert after.turn == 1
    assert refused(arrange(), "pass") == ("F3.5", "refuse-pass")


def test_F3_6_the_resolved_card_is_flipped_either_way() -> None:
    state = arrange(grey="E")
    after = play(state, "play novice-navvies", "clear V")
    assert sides(after) == ""
    assert sides(play(arrange(), E, "surveyor to V-1")) == "E"


def test_F3_7_another_card_may_be_flipped_without_resolving_it() -> None:
    state = play(arrange(turn=1, grey="EA"), "play local-help", "clear V", "clear V")
    assert offered(state, "flip") == ["strong-arms", "mason", "tourist", "harbour-market"]
    assert sides(play(state, "flip strong-arms"), 1) == "", "grey to gold"
    assert sides(play(state, "flip mason"), 1) == "AB", "gold to grey"
    assert sides(play(state, "done"), 1) == "A"
    assert refused(state, "flip mason tourist") == ("F3.7", "refuse-flip-count")


def test_F3_7_permissions_add_up() -> None:
    valley = {"VI-4": {"rubble": 0, "stations": [0]}, "III-5": {"rubble": 0, "stations": [0]}}
    state = arrange(cards=["draughtsman"], grey="C", valley=valley)
    state = play(state, "play draughtsman", "surveyor to III-5")
    assert len(offered(state, "flip")) == 4 + 6, "one of Penllyn and one of the card: up to two of four cards"


def test_F4_1_each_letter_has_one_blue_one_green_and_three_neutral_cards() -> None:
    for letter in "ABCDE":
        colours = [card["colour"] for card in DATA["action_cards"] if card["main"] == letter]
        assert sorted(colours) == ["blue", "green", "neutral", "neutral", "neutral"]


def test_F4_2_gold_sides_are_alike_and_grey_sides_differ() -> None:
    state = arrange(cards=["brickmaker", "architect"])
    for mine, neutral in ((A, "play brickmaker"), (B, "play architect")):
        assert mine not in legal(state)
        assert neutral in legal(state)
    assert legal(play(state, "play brickmaker")) == legal(play(arrange(), A))
    effects = [str(card["effect"]) + str(card.get("needs")) for card in DATA["action_cards"]]
    assert len(set(effects)) == 25


def test_F4_3_letters_behind_letters() -> None:
    behind = {card["main"]: card["secondary"] for card in DATA["action_cards"]}
    assert behind == {"A": "C", "B": "D", "C": "E", "D": "A", "E": "B"}


def test_F4_4_the_rules_of_a_gold_side_hold_for_grey_sides_and_surveyor_spaces() -> None:
    """Rubble leaves from left to right and the last cube of a card gives 1 VP, whatever removes it."""
    grey = arrange(grey="E", valley={"V-2": {"rubble": 1}})
    assert gained(grey, play(grey, "play novice-navvies", "clear V")) == {"rubble": 3, "vp": 1}
    space = arrange(valley={"II/2-3": {"stations": [0, None]}, "V-2": {"rubble": 1}})
    assert gained(space, play(space, E, "surveyor to II/2-3", "clear V")) == {"rubble": 3, "vp": 1}


def test_AMB_15_not_the_resolved_card_and_only_cards_on_the_board() -> None:
    state = play(arrange(turn=1, grey="E"), "play local-help", "clear V", "clear V")
    assert refused(state, "flip local-help") == ("AMB-15", "refuse-flip-resolved")
    assert refused(state, "flip stone-crusher") == ("AMB-15", "refuse-card-not-yours")


def test_AMB_17_a_pass_brings_no_event_and_flips_nothing() -> None:
    state = arrange(without="ABE", grey="C")
    after = play(state, "pass")
    assert look(after)["stockyard"]["event"] == 0
    assert sides(after) == sides(state) == "C"


def test_AMB_22_a_card_must_be_used_and_a_surveyor_space_need_not() -> None:
    clear = {"V-2": {"rubble": 0}}
    state = play(arrange(me={"iron": 4, "rubble": 4}, valley=clear), C)
    assert "done" not in legal(state)
    assert refused(state, "done") == ("AMB-22", "refuse-done")
    assert "done" in legal(play(state, "track V"))
    space = arrange(me={"iron": 2}, valley=clear | {"I/II-5": {"stations": [0]}})
    assert "done" in legal(play(space, E, "surveyor to I/II-5"))


def test_AMB_23_permission_to_flip_makes_a_card_playable() -> None:
    state = arrange(cards=["tea-break"], grey="A")
    assert "play tea-break" in legal(state), "nothing to pay, but another card may be flipped"
    alone = arrange(cards=["tea-break"], grey="A", without="BCDE")
    assert legal(alone) == ["pass"]


def test_AMB_24_a_table_may_cap_the_turns() -> None:
    state = play(arrange(turn=1, turn_cap=100, turns=99), "play mason", "clear V")
    assert (state.over, state.end_reason) == (True, "turn-cap")
    assert not play(arrange(turn=1, turns=99), "play mason", "clear V").over
    for seed in range(5):
        dealer = bl.SeededDealer(seed)
        game = GAME.start(2, dealer, {"turn_cap": "100"})
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[dealer.below(len(actions))], dealer)
        assert look(game)["turns"] <= 100


def test_F2_10_players_have_their_own_cards() -> None:
    assert player(arrange(), 1)["cards"]["A"]["card"] == "strong-arms"
