"""Drawing train cards: display, pile, locomotives, and what happens when cards run out (T2)."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.core.errors import BadDeal, BadPosition
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import CARDS
from tests.games.ticket_to_ride.arrange import (
    DISPLAY,
    GERMANY,
    VALLEY,
    arrange,
    display,
    hand,
    legal,
    look,
    play,
    refused,
    view,
)

TAKES = [f"take {card}" for card in DISPLAY]


def pile(state: State) -> dict[str, int]:
    cards: dict[str, int] = look(state)["pile"]
    return cards


def discards(state: State) -> dict[str, int]:
    cards: dict[str, int] = look(state)["discards"]
    return cards


def card_moves(state: State) -> list[str]:
    return [move for move in legal(state) if move.split()[0] in ("take", "draw")]


# T2.1


def test_T2_1_two_cards_each_face_up_or_blind() -> None:
    state = arrange()
    assert card_moves(state) == [*TAKES, "draw"]
    for moves, deals, gained in (
        (("take blue", "take green"), ["red", "red"], {"blue": 1, "green": 1}),
        (("take blue", "draw"), ["red", "black"], {"blue": 1, "black": 1}),
        (("draw", "take blue"), ["black", "red"], {"blue": 1, "black": 1}),
        (("draw", "draw"), ["yellow", "yellow"], {"yellow": 2}),
    ):
        after = play(state, moves[0], deals=deals[:1])
        assert (after.turn, look(after)["phase"]) == (0, "second-card")
        after = play(after, moves[1], deals=deals[1:])
        assert (after.turn, look(after)["phase"]) == (1, "turn")
        assert hand(after, 0) == gained
        assert hand(after, 1) == {}


def test_T2_1_the_seat_to_act_gets_the_cards() -> None:
    state = play(arrange(3, turn=1), "take blue", "draw", deals=["red", "red"])
    assert look(state)["hands"] == [{}, {"blue": 1, "red": 1}, {}]


def test_T2_1_a_card_drawn_leaves_the_pile() -> None:
    state = play(arrange(), "draw", "draw", deals=["red", "red"])
    assert pile(state)["red"] == 10
    with pytest.raises(BadDeal):
        play(arrange(pile={"red": 1, "blue": 5}), "draw", "draw", deals=["red", "red"])


def test_T2_1_there_is_no_hand_limit() -> None:
    full = {"purple": 10, "blue": 10, "orange": 10, "white": 10, "green": 10, "yellow": 10, "locomotive": 14}
    state = arrange(hands=[full], display=["black", "black", "red", "red", "red"])
    state = play(state, "draw", "draw", deals=["red", "yellow"])
    assert sum(hand(state, 0).values()) == 76


def test_T2_1_the_second_card_must_be_taken() -> None:
    state = play(arrange(hands=[{"red": 5}]), "draw")
    assert {move.split()[0] for move in legal(state)} == {"take", "draw"}
    refused(state, "pass", "T2.1")
    refused(state, "claim lindau-ulm", "T2.1")


def test_T2_1_a_card_that_does_not_lie_face_up_cannot_be_taken() -> None:
    refused(arrange(), "take red", "T2.1")
    refused(arrange(), "take locomotive", "T2.1")
    refused(play(arrange(), "draw"), "take red", "T2.1")


def test_T2_1_one_move_for_several_face_up_cards_of_a_colour() -> None:
    state = arrange(display=["red", "blue", "red", "red", "blue"])
    assert card_moves(state) == ["take red", "take blue", "draw"]
    state = play(state, "take red", deals=["green"])
    assert sorted(map(str, display(state))) == ["blue", "blue", "green", "red", "red"]
    assert card_moves(state) == ["take green", "take blue", "take red", "draw"]
    assert hand(play(state, "take red"), 0) == {"red": 2}


@pytest.mark.parametrize("first", range(9))
def test_T2_1_every_colour_that_lies_there_and_none_twice(first: int) -> None:
    for second in range(9):
        shown = [CARDS[first], CARDS[second], CARDS[first], CARDS[second], CARDS[7 - first % 8]]
        if shown.count("locomotive") < 3:
            expected = list(dict.fromkeys(shown))
            assert card_moves(arrange(display=shown)) == [*[f"take {card}" for card in expected], "draw"]


# T2.2


def test_T2_2_a_face_up_card_is_replaced_at_once() -> None:
    state = play(arrange(), "take orange", deals=["yellow"])
    assert display(state) == ["purple", "blue", "yellow", "white", "green"]
    assert (state.turn, look(state)["phase"]) == (0, "second-card")


def test_T2_2_the_replacement_may_be_the_second_card() -> None:
    state = play(arrange(), "take orange", "take yellow", deals=["yellow", "black"])
    assert hand(state, 0) == {"orange": 1, "yellow": 1}
    assert display(state) == ["purple", "blue", "black", "white", "green"]


def test_T2_2_the_second_card_is_replaced_too_and_a_blind_card_is_not() -> None:
    state = play(arrange(), "draw", "take green", deals=["red", "black"])
    assert display(state) == ["purple", "blue", "orange", "white", "black"]


def test_T2_2_of_several_alike_the_first_is_taken() -> None:
    state = play(arrange(display=["blue", "red", "green", "blue", "red"]), "take red", deals=["white"])
    assert display(state) == ["blue", "white", "green", "blue", "red"]


# T2.3


@pytest.mark.parametrize("slot", range(5))
def test_T2_3_a_face_up_locomotive_is_the_whole_draw(slot: int) -> None:
    shown = [*DISPLAY[:4]]
    shown.insert(slot, "locomotive")
    state = play(arrange(display=shown), "take locomotive", deals=["red"])
    assert hand(state, 0) == {"locomotive": 1}
    assert display(state)[slot] == "red"
    assert (state.turn, look(state)["phase"]) == (1, "turn")


def test_T2_3_every_other_face_up_card_is_half_a_draw() -> None:
    for card in ("purple", "blue", "orange", "white", "green", "yellow", "black", "red"):
        state = play(arrange(display=[card, "locomotive", "locomotive", "red", "red"]), f"take {card}")
        assert (state.turn, look(state)["phase"]) == (0, "second-card")


# T2.4


def test_T2_4_no_locomotive_that_lay_there_as_the_second_card() -> None:
    state = arrange(display=["locomotive", "red", "blue", "green", "white"])
    assert card_moves(state)[0] == "take locomotive"
    after = play(state, "take red", deals=["black"])
    assert card_moves(after) == ["take black", "take blue", "take green", "take white", "draw"]
    refused(after, "take locomotive", "T2.4")


def test_T2_4_no_locomotive_just_turned_up() -> None:
    state = play(arrange(), "take orange", deals=["locomotive"])
    assert display(state) == ["purple", "blue", "locomotive", "white", "green"]
    refused(state, "take locomotive", "T2.4")
    assert "take locomotive" in legal(play(state, "draw"))  # the next player may


def test_T2_4_not_after_a_blind_card_either() -> None:
    state = play(arrange(display=["locomotive", *DISPLAY[:4]]), "draw", deals=["red"])
    refused(state, "take locomotive", "T2.4")


def test_T2_4_nor_one_in_a_display_just_replaced() -> None:
    state = arrange(display=["locomotive", "locomotive", "red", "blue", "green"])
    new = ["locomotive", "red", "blue", "locomotive", "white"]
    state = play(state, "take red", deals=["locomotive", *new])
    assert display(state) == new
    refused(state, "take locomotive", "T2.4")
    assert card_moves(state) == ["take red", "take blue", "take white", "draw"]


# T2.5


def test_T2_5_a_blind_locomotive_is_one_ordinary_card() -> None:
    state = play(arrange(), "draw", deals=["locomotive"])
    assert (state.turn, look(state)["phase"]) == (0, "second-card")
    state = play(state, "draw", deals=["locomotive"])
    assert hand(state, 0) == {"locomotive": 2}
    assert state.turn == 1


def test_T2_5_nobody_else_learns_of_it() -> None:
    before = arrange(3)
    move = GERMANY.moves.parse("draw")
    told: list[Any] = []
    for card in ("locomotive", "red"):
        after = play(before, "draw", deals=[card])
        number = 8 if card == "locomotive" else 7
        told.append([view(after, viewer) for viewer in (1, 2, None)])
        told[-1] += [GERMANY.narrate(before, after, move, [number], viewer) for viewer in (1, 2, None)]
        assert view(after, 0)["hand"] == {card: 1}
        assert look(after)["seen"] == [{}, {}, {}]
    assert told[0] == told[1]
    assert told[0][0]["players"][0]["cards"] == 1


# T2.6


def test_T2_6_three_locomotives_of_five_sweep_all_five_away() -> None:
    state = arrange(display=["locomotive", "red", "blue", "locomotive", "green"])
    state = play(state, "take blue", deals=["locomotive", *DISPLAY])
    assert display(state) == list(DISPLAY)
    assert discards(state) == {"locomotive": 3, "red": 1, "green": 1}
    assert sum(pile(state).values()) == 105 - 6
    assert (state.turn, look(state)["phase"]) == (0, "second-card")


def test_T2_6_two_locomotives_may_lie_there() -> None:
    state = play(arrange(display=["locomotive", *DISPLAY[:4]]), "take white", deals=["locomotive"])
    assert display(state) == ["locomotive", "purple", "blue", "orange", "locomotive"]
    assert discards(state) == {}


def test_T2_6_it_repeats_as_long_as_it_is_needed() -> None:
    state = arrange(display=["locomotive", "locomotive", "red", "red", "red"])
    second = ["locomotive", "blue", "locomotive", "locomotive", "locomotive"]
    third = ["green", "locomotive", "locomotive", "black", "locomotive"]
    state = play(state, "take red", deals=["locomotive", *second, *third, "locomotive", *DISPLAY[1:]])
    assert display(state) == ["locomotive", *DISPLAY[1:]]
    assert discards(state) == {"locomotive": 10, "red": 2, "blue": 1, "green": 1, "black": 1}


def test_T2_6_also_after_the_second_card_and_after_a_whole_locomotive() -> None:
    state = arrange(display=["locomotive", "locomotive", "red", "red", "red"])
    after = play(state, "draw", "take red", deals=["blue", "locomotive", *DISPLAY])
    assert (display(after), after.turn) == (list(DISPLAY), 1)
    state = arrange(display=["locomotive", "red", "locomotive", "red", "red"])
    after = play(state, "take locomotive", deals=["locomotive"])
    assert display(after) == ["locomotive", "red", "locomotive", "red", "red"]


def test_T2_6_exactly_three_coloured_cards_are_enough() -> None:
    """They come up together in the end, and only then does it stop."""
    state = arrange(display=["red", "locomotive", "locomotive", "blue", "green"], pile={"locomotive": 4, "white": 1})
    deals = ["locomotive"]
    deals += ["locomotive", "locomotive", "locomotive", "white", "blue"]
    deals += ["green", "locomotive", "locomotive", "locomotive", "locomotive"]
    for count in (1, 6, 11):
        with pytest.raises(BadDeal, match="the script ends after"):
            play(state, "take red", deals=deals[:count])
    last = ["locomotive", "blue", "locomotive", "white", "green"]
    assert display(play(state, "take red", deals=deals + last)) == last


def test_T2_6_two_coloured_cards_are_not() -> None:
    state = arrange(display=["red", "locomotive", "locomotive", "blue", "green"], pile={"locomotive": 4})
    state = play(state, "take red", deals=["locomotive"])
    assert display(state) == ["locomotive", "locomotive", "locomotive", "blue", "green"]
    assert discards(state) == {}


@pytest.mark.parametrize("where", ["pile", "discards"])
def test_T2_6_cards_of_pile_and_discards_count_and_their_locomotives_do_not(where: str) -> None:
    shown = ["locomotive", "locomotive", "locomotive", "locomotive", "blue"]
    facts: dict[str, Any] = {"pile": {"locomotive": 2}, "discards": {"locomotive": 2}}
    few = facts | {where: {"locomotive": 2, "red": 1}}
    state = play(arrange(display=shown, **few), "draw", deals=["locomotive"])
    assert display(state) == shown
    enough = facts | {where: {"locomotive": 2, "red": 2}}
    with pytest.raises(BadPosition, match=r"T2\.6"):
        arrange(display=shown, **enough)


def test_T2_6_looked_at_again_whenever_cards_are_discarded() -> None:
    state = arrange(
        hands=[{"red": 2}],
        display=["locomotive", "locomotive", "locomotive", "blue", "blue"],
        pile={"locomotive": 3},
    )
    deals = ["locomotive", "locomotive", "locomotive", "red", "red"]
    deals += ["blue", "blue", "locomotive", "locomotive", "locomotive"]
    last = ["red", "red", "blue", "locomotive", "blue"]
    state = play(state, "claim lindau-ulm", deals=deals + last)
    assert display(state) == last


def test_T2_6_a_claim_that_discards_too_few_leaves_them() -> None:
    shown = ["locomotive", "locomotive", "locomotive", "locomotive", "blue"]
    facts: dict[str, Any] = {"display": shown, "pile": {}, "discards": {"locomotive": 2}, "hoarder": 1}
    state = play(arrange(hands=[{"white": 1}], **facts), "claim bremen-bremerhaven", deals=[])
    assert display(state) == shown
    assert discards(state) == {"locomotive": 2, "white": 1}


def test_T2_6_and_looked_at_again_by_the_next_claim() -> None:
    shown = ["locomotive", "locomotive", "locomotive", "blue", "blue"]
    state = arrange(hands=[{"locomotive": 1}, {"red": 2}], display=shown, pile={}, hoarder=0)
    state = play(state, "claim bremen-bremerhaven", "pay locomotive", deals=[])
    assert display(state) == shown  # two coloured cards
    new = ["red", "red", "locomotive", "blue", "blue"]
    state = play(state, "claim lindau-ulm", deals=new)
    assert display(state) == new


def test_T2_6_only_when_five_lie_face_up() -> None:
    shown = ["locomotive", "locomotive", "red", "blue", "locomotive"]
    state = arrange(display=[*shown[:4], None], pile={}, hands=[{}, {"locomotive": 12}])
    assert card_moves(state) == ["take locomotive", "take red", "take blue"]
    three_of_four = arrange(display=["locomotive", "locomotive", "red", None, "locomotive"], pile={})
    state = play(three_of_four, "take red", deals=[])
    assert display(state) == ["locomotive", "locomotive", None, None, "locomotive"]


# T2.7


def test_T2_7_the_discards_become_the_pile_in_the_middle_of_a_draw() -> None:
    state = arrange(pile={"red": 1}, discards={"black": 2, "white": 1})
    state = play(state, "draw", deals=["red"])
    assert (pile(state), discards(state)) == ({}, {"black": 2, "white": 1})
    state = play(state, "draw", deals=["white"])
    assert (pile(state), discards(state)) == ({"black": 2}, {})
    assert hand(state, 0) == {"red": 1, "white": 1}


def test_T2_7_not_before_a_card_is_needed() -> None:
    state = play(arrange(pile={"red": 2}, discards={"black": 2}), "draw", "draw", deals=["red", "red"])
    assert (pile(state), discards(state)) == ({}, {"black": 2})
    assert view(state, None)["pile"] == 0
    state = play(state, "draw", deals=["black"])
    assert (pile(state), discards(state)) == ({"black": 1}, {})


def test_T2_7_not_while_the_pile_lasts() -> None:
    state = arrange(pile={"red": 1}, discards={"black": 2})
    with pytest.raises(BadDeal):
        play(state, "draw", deals=["black"])


def test_T2_7_in_the_middle_of_a_replacement() -> None:
    """The swept cards themselves are in the new pile."""
    state = arrange(
        display=["locomotive", "locomotive", "red", "blue", "green"],
        pile={"locomotive": 1, "white": 2},
        discards={"black": 2},
    )
    new = ["white", "white", "black", "blue", "locomotive"]
    state = play(state, "take red", deals=["locomotive", *new])
    assert display(state) == new
    assert (pile(state), discards(state)) == ({"locomotive": 2, "green": 1, "black": 1}, {})


def test_T2_7_when_the_replacement_of_a_card_needs_it() -> None:
    state = play(arrange(pile={}, discards={"black": 2}), "take green", deals=["black"])
    assert display(state) == [*DISPLAY[:4], "black"]
    assert (pile(state), discards(state)) == ({"black": 1}, {})


# T2.8


def test_T2_8_the_display_is_not_refilled_when_no_card_is_left() -> None:
    state = play(arrange(pile={}), "take blue", deals=[])
    assert display(state) == ["purple", None, "orange", "white", "green"]
    state = play(state, "take green", deals=[])
    assert display(state) == ["purple", None, "orange", "white", None]
    assert (state.turn, hand(state, 0)) == (1, {"blue": 1, "green": 1})


def test_T2_8_cards_still_face_up_may_be_taken_but_none_blind() -> None:
    state = arrange(pile={}, display=["red", None, "locomotive", None, "blue"])
    assert card_moves(state) == ["take red", "take locomotive", "take blue"]
    refused(state, "draw", "T2.8")
    assert hand(play(state, "take locomotive", deals=[]), 0) == {"locomotive": 1}
    refused(play(arrange(pile={}), "take blue"), "draw", "T2.8")


@pytest.mark.parametrize("where", ["pile", "discards"])
def test_T2_8_one_card_in_pile_or_discards_can_be_drawn(where: str) -> None:
    facts: dict[str, Any] = {"pile": {}} | {where: {"red": 1}}
    state = arrange(**facts)
    assert "draw" in legal(state)
    assert hand(play(state, "draw", deals=["red"]), 0) == {"red": 1}


def test_T2_8_the_last_card_of_the_pile_refills_the_display() -> None:
    state = play(arrange(pile={"red": 1}), "take blue", "take red", deals=["red"])
    assert display(state) == ["purple", None, "orange", "white", "green"]
    assert state.turn == 1


def test_T2_8_with_no_card_anywhere_the_action_cannot_be_chosen() -> None:
    state = arrange(hands=[{"red": 2}], pile={}, display=[None] * 5)
    assert card_moves(state) == []
    refused(state, "draw", "T2.8")
    refused(state, "take red", "T2.1")


def test_T2_8_a_turn_of_one_card_when_it_was_the_last() -> None:
    state = play(arrange(pile={}, display=[None, "red", None, None, None]), "take red", deals=[])
    assert (state.turn, look(state)["phase"]) == (1, "turn")
    assert hand(state, 0) == {"red": 1}
    assert display(state) == [None] * 5


def test_T2_8_a_turn_of_one_card_when_only_locomotives_are_left() -> None:
    state = play(arrange(pile={}, display=["locomotive", "red", None, "locomotive", None]), "take red", deals=[])
    assert (state.turn, look(state)["phase"]) == (1, "turn")
    assert hand(state, 0) == {"red": 1}


def test_T2_8_a_turn_of_one_card_drawn_blind() -> None:
    state = play(arrange(pile={"red": 1}, display=["locomotive"] * 5), "draw", deals=["red"])
    assert (state.turn, look(state)["phase"]) == (1, "turn")
    assert (hand(state, 0), display(state)) == ({"red": 1}, ["locomotive"] * 5)


def test_T2_8_a_single_second_card_is_taken_by_itself() -> None:
    """T2.1 It must be taken, so there is nothing to ask."""
    face_up = play(arrange(pile={}, display=["red", "blue", None, "blue", "locomotive"]), "take red", deals=[])
    assert (face_up.turn, hand(face_up, 0)) == (1, {"red": 1, "blue": 1})
    assert display(face_up) == [None, None, None, "blue", "locomotive"]
    assert look(face_up)["seen"][0] == {"red": 1, "blue": 1}
    blind = play(arrange(pile={"red": 2}, display=["locomotive"] * 5), "draw", deals=["red", "red"])
    assert (blind.turn, hand(blind, 0)) == (1, {"red": 2})
    assert look(blind)["seen"][0] == {}
    same = play(arrange(pile={}, display=["red", "red", None, None, None]), "take red", deals=[])
    assert (same.turn, hand(same, 0)) == (1, {"red": 2})


def test_T2_8_two_ways_to_a_second_card_are_a_choice() -> None:
    two_colours = play(arrange(pile={}, display=["red", "blue", None, "green", None]), "take red", deals=[])
    assert legal(two_colours) == ["take blue", "take green"]
    four = ["locomotive"] * 4 + ["blue"]
    face_up_or_blind = play(arrange(pile={"red": 1, "locomotive": 1}, display=four), "draw", deals=["red"])
    assert legal(face_up_or_blind) == ["take blue", "draw"]
    facts: dict[str, Any] = {"pile": {"red": 1}, "discards": {"locomotive": 1}}
    discards_too = play(arrange(display=four, **facts), "draw", deals=["red"])
    assert legal(discards_too) == ["take blue", "draw"]


# T2.9


def test_T2_9_a_claim_fills_a_short_display_from_its_discards() -> None:
    state = arrange(hands=[{"red": 2}], pile={}, display=["blue", None, "green", None, None])
    state = play(state, "claim lindau-ulm", deals=["red", "red"])
    assert display(state) == ["blue", "red", "green", "red", None]
    assert (pile(state), discards(state)) == ({}, {})


def test_T2_9_up_to_five_and_the_rest_stays() -> None:
    state = arrange(hands=[{"red": 2, "locomotive": 2}], pile={}, display=["blue", "blue", "green", None, None])
    state = play(state, "claim emden-muenster", deals=["locomotive", "red"])
    assert display(state) == ["blue", "blue", "green", "locomotive", "red"]
    assert (pile(state), discards(state)) == ({"locomotive": 1, "red": 1}, {})


def test_T2_9_every_claim_fills_it_further() -> None:
    hands = [{"white": 1}, {"yellow": 1}]
    state = arrange(3, hands=hands, pile={}, display=["blue", None, "green", "green", None])
    state = play(state, "claim bremen-bremerhaven", deals=["white"])
    assert display(state) == ["blue", "white", "green", "green", None]
    state = play(state, "claim chemnitz-dresden", deals=["yellow"])
    assert display(state) == ["blue", "white", "green", "green", "yellow"]


def test_T2_9_also_when_it_fell_short_only_now() -> None:
    """A full display that players have emptied two claims later is filled by the next claim."""
    state = arrange(hands=[{"red": 2}, {"yellow": 1}], pile={}, hoarder=1)
    state = play(state, "claim lindau-ulm", deals=[])
    state = play(state, "take blue", "take green", deals=["red", "red"])
    assert display(state) == ["purple", "red", "orange", "white", "red"]
    state = play(state, "take purple", "take red", deals=[])
    assert display(state) == [None, None, "orange", "white", "red"]
    paid = play(state, "claim konstanz-lindau", "pay yellow", deals=["yellow"])
    assert display(paid) == ["yellow", None, "orange", "white", "red"]


def test_T2_9_and_three_locomotives_are_swept_away() -> None:
    state = arrange(
        hands=[{"red": 3, "locomotive": 1}], pile={}, display=["locomotive", "locomotive", "green", "blue", None]
    )
    new = ["red", "red", "red", "green", "locomotive"]
    state = play(state, "claim emden-muenster", deals=["locomotive", *new])
    assert display(state) == new
    assert (pile(state), discards(state)) == ({"locomotive": 2, "blue": 1}, {})


def test_T2_9_a_full_display_is_left_alone() -> None:
    state = play(arrange(hands=[{"red": 2}], pile={}), "claim lindau-ulm", deals=[])
    assert display(state) == list(DISPLAY)
    assert discards(state) == {"red": 2}


def test_T2_9_on_the_small_board_too() -> None:
    state = arrange(game=VALLEY, hands=[{"red": 2}], pile={}, display=[None] * 5)
    state = play(state, "claim alder-birch", deals=["red", "red"])
    assert display(state) == ["red", "red", None, None, None]
