"""Corners of the rules that the other tests pass by: Porthmadog shared by two lines, empty bags, the last choices."""

from __future__ import annotations

import pytest

import branchline as bl
from tests.games.foothills.arrange import (
    CARD,
    GAME,
    A,
    C,
    D,
    E,
    arrange,
    gained,
    legal,
    look,
    offered,
    on,
    play,
    player,
    refused,
)
from tests.support.inside import different

ALL_CLEAR = {name: {"rubble": 0} for name in look(arrange())["valley"]}


def only_rubble(**cards: int) -> dict[str, dict[str, int]]:
    """A valley with rubble only on these cards, whose slashes and dashes are written _ and __."""
    return ALL_CLEAR | {name.replace("__", "-").replace("_", "/"): {"rubble": count} for name, count in cards.items()}


@pytest.mark.parametrize(
    ("valley", "brings"),
    [
        (only_rubble(I__4=1, I_II__5=1), {"rubble": 4, "vp": 2}),
        (only_rubble(I__4=2, I_II__5=1), {"rubble": 4, "vp": 2}),
        (only_rubble(I_II__5=3), {"rubble": 4, "vp": 1}),
        (only_rubble(I_II__5=2), {"rubble": 4, "vp": 1}),
    ],
)
def test_F7_6_what_leaves_porthmadog_on_one_line_is_gone_from_the_other(
    valley: dict[str, dict[str, int]], brings: dict[str, int]
) -> None:
    """AMB-20 Itinerant Workers find no more on two lines than is there, and always get four cubes."""
    state = arrange(cards=["itinerant-workers"], grey="E", valley=valley)
    after = play(state, "play itinerant-workers")
    assert gained(state, after) == brings
    assert on(after, "I/II-5")["rubble"] == 0


def test_F7_6_lines_that_share_their_only_cubes_are_not_two_lines() -> None:
    state = arrange(cards=["itinerant-workers"], grey="E", valley=only_rubble(I__4=1, I_II__5=1, V__3=3))
    first = play(state, "play itinerant-workers")
    after = play(first, "clear I")
    assert gained(state, after) == {"rubble": 4, "vp": 2}, "after line I only line V is left"
    assert (on(after, "I/II-5")["rubble"], on(after, "V-3")["rubble"]) == (0, 1)


def test_AMB_10_a_track_on_the_right_of_porthmadog_is_a_track_on_both_lines() -> None:
    land = ALL_CLEAR | {"I/II-5": {"tracks": [1, 0]}}
    rich = {"iron": 9, "stone": 4, "rubble": 4, "passenger": 4}
    state = arrange(cards=["steelworker"], grey="B", me=rich, valley=land)
    places = {place.split()[0] for place in offered(play(state, "play steelworker"), "build")}
    assert places == {"I/2-3", "I-4", "I/II-5", "II/2-3", "II-4"}
    theirs = arrange(cards=["steelworker"], grey="B", me=rich, valley=ALL_CLEAR | {"I/II-5": {"tracks": [1, 1]}})
    assert refused(theirs, "play steelworker")[0] in ("F9.9", "AMB-10")


@pytest.mark.parametrize(("built", "next_space"), [([], 1), ([1], 2), ([1, 0], 3)])
def test_F9_8_devils_bridge_offers_the_next_space_alone(built: list[int], next_space: int) -> None:
    spaces = [*built, None, None, None][:3]
    land = {name: {"rubble": 0} for name in look(arrange(closed="I+II"))["valley"]} | {
        "VIII-4": {"rubble": 0, "stations": spaces}
    }
    state = arrange(closed="I+II", me={"iron": 4, "stone": 6, "rubble": 4, "passenger": 4}, valley=land)
    there = [place for place in offered(play(state, D), "build") if place.startswith("VIII-4")]
    assert there == [f"VIII-4 space {next_space}"]


def test_F5_2_what_comes_out_of_the_bag_is_what_lies_in_it() -> None:
    state = arrange(stockyard=(1, 0, 0), bag=(9, 0, 4))
    for seed in range(5):
        after = state.copy()
        dealer = bl.SeededDealer(seed)
        for move in (A, "take 1 iron 0 stone"):
            GAME.play(after, 0, GAME.moves.parse(move), dealer)
        yard, bag = look(after)["stockyard"], look(after)["bag"]
        assert yard["stone"] == bag["stone"] == 0
        assert player(after)["iron"] + yard["iron"] + bag["iron"] == 10
        assert yard["event"] + bag["event"] == 4


def test_F3_4_a_card_that_draws_needs_a_resource_in_the_bag() -> None:
    empty = arrange(turn=1, grey="D", bag=(0, 0, 4))
    assert "play harbour-market" not in legal(empty)
    one = arrange(turn=1, grey="D", bag=(1, 0, 4))
    assert "play harbour-market" in legal(one)


def test_F5_6_small_boat_puts_in_what_the_bag_still_has() -> None:
    state = arrange(cards=["small-boat"], grey="D", stockyard=(3, 3, 2), bag=(1, 0, 2))
    after = play(state, "play small-boat", "done", deals="iron event event")
    assert gained(state, after) == {"vp": 1}
    assert (on(after, "I/2-3")["competitor"], on(after, "II/2-3")["competitor"]) == (True, True)
    assert look(after)["stockyard"] == {"iron": 4, "stone": 3, "event": 0}, "F5.5 the event cubes are back in the bag"


def offered_first(state: bl.State, *moves: str) -> list[str]:
    """Moves that finish the turn, always the first on offer."""
    after = play(state, *moves)
    made: list[str] = []
    while after.turn == state.turn and not after.over:
        made.append(legal(after)[0])
        after = play(after, made[-1])
    return made


def test_AMB_16_tour_operator_takes_the_one_ticket_that_is_left() -> None:
    tickets = list(GAME.board.ticket_id)
    open_tickets = {line["ticket"] for line in GAME.board.data["lines"] if line["id"] not in ("VII", "VIII")}
    mine = [ticket for ticket in tickets if ticket in open_tickets][1:]
    last = next(ticket for ticket in tickets if ticket in open_tickets)
    state = arrange(cards=["tour-operator"], grey="C", me={"tickets": mine})
    assert "play tour-operator" in legal(state)
    after = play(state, "play tour-operator")
    for move in offered_first(state, "play tour-operator"):
        after = play(after, move)
    assert last in player(after)["tickets"]
    assert len(player(after)["tickets"]) == len(mine) + 1


def test_F9_10_every_place_is_offered_once_and_no_other() -> None:
    land = {"V-2": {"stations": [1]}, "VI-4": {"competitor": True}}
    state = arrange(me={"surveyor": "V-1"}, other={"surveyor": "II-1"}, valley=land, scored=["tea-break"])
    places = offered(play(state, E), "surveyor")
    built = [name for name, card in look(state)["valley"].items() if any(who is not None for who in card["stations"])]
    expected = {"home", "I-1", "III/IV-1", "VI-1", "VI-4", *built}
    assert sorted(places) == sorted(f"to {place}" for place in expected)


def test_F9_16_only_cards_of_the_same_letters_replace_and_each_once() -> None:
    state = arrange(me={"surveyor": "V-1"}, valley={"V-2": {"stations": [0]}})
    at_pub = play(state, E, "surveyor to pub")
    assert offered(at_pub, "score") == ["stone-crusher", "landscaper", "inspector", "salvage", "novice-navvies"]
    assert legal(play(at_pub, "score landscaper")) == ["replace with architect", "replace with steelworker"]


def test_F9_16_the_second_player_scores_and_replaces_for_himself() -> None:
    state = arrange(turn=1, me={"surveyor": "V-1"}, valley={"V-2": {"stations": [1]}})
    at_pub = play(state, E.replace("novice-navvies", "local-help"), "surveyor to pub", "score mason")
    after = play(at_pub, legal(at_pub)[0]) if at_pub.turn == 1 else at_pub
    assert player(after, 1)["scored"] == ["mason"]
    assert player(after, 0)["scored"] == []
    assert player(after, 1)["cards"]["B"]["card"] != "mason"


def test_F9_13_a_gain_where_bag_and_stockyard_have_none_is_skipped() -> None:
    bare = arrange(stockyard=(1, 0, 0), bag=(5, 0, 4))
    after = play(bare, E, "surveyor to I-1")
    assert gained(bare, after) == {}, "no stone is left in bag and stockyard"
    assert player(after)["tickets"] == ["yellow"]


@pytest.mark.parametrize("symbol", ["passenger_pairs", "track_pairs", "stations", "tickets", "scored_cards"])
def test_F11_2_each_symbol_counts_its_own_thing(symbol: str) -> None:
    """Passengers 8, tracks 5, stations 3, tickets 6 and cards 1: no two symbols give the same."""
    card = next(card for card in CARD.values() if card["symbol"] == symbol and card["colour"] == "blue")
    land = {"I/2-3": {"tracks": [0], "stations": [0, 0]}, "I-4": {"tracks": [0], "stations": [0]}} | {
        name: {"tracks": [0]} for name in ("II-4", "III-2", "V-2", "V-3", "VI-4", "II/2-3", "III/3-4", "VI/2-3")
    }
    tickets = ["yellow", "red", "purple", "turquoise", "orange"]
    state = arrange(me={"passenger": 12, "tickets": tickets}, without=card["main"], valley=land)
    worth = {"passenger_pairs": 6, "track_pairs": 5, "stations": 3, "tickets": 5, "scored_cards": 1}[symbol]
    assert state.score_of(0) == 2 * (worth + 3) + 12, "3 VP for most stations on line I"


def test_F2_11_nothing_is_hidden_so_a_redeal_changes_nothing() -> None:
    state = arrange(blue=1, grey="A", me={"iron": 2})
    for seat in (0, 1, bl.SPECTATOR):
        assert different(state, state.redeal(seat, bl.SeededDealer(1))) == {}
    assert different(state, state.copy()) == {}


def test_F10_2_after_the_end_nothing_can_be_chosen() -> None:
    over = play(arrange(turn=1, first=0, turn_cap=2, turns=1), "play strong-arms", "take 1 iron 0 stone")
    assert over.over
    assert legal(over) == []


def test_F9_14_a_card_that_pays_by_tickets_counts_each_ticket() -> None:
    """F3.4 One ticket of any line is enough for the surveyor of Nant Gwernol; without one, the player takes nothing."""
    built = {"VI-7": {"stations": [1]}}
    for ticket in ("yellow", "red", "orange"):
        state = arrange(me={"tickets": [ticket]}, valley=built)
        asked = play(state, E, "surveyor to VI-7", deals="iron iron stone stone")
        assert legal(asked) == ["take 0 iron 1 stone", "take 1 iron 0 stone"]
    state = arrange(valley=built)
    after = play(state, E, "surveyor to VI-7", deals="iron iron stone stone")
    assert gained(state, after) == {}
    assert look(after)["stockyard"] == {"iron": 5, "stone": 5, "event": 0}


def test_F5_2_a_stockyard_with_one_resource_left_is_not_refilled() -> None:
    after = play(arrange(stockyard=(2, 0, 0)), A, "take 1 iron 0 stone")
    assert look(after)["stockyard"] == {"iron": 1, "stone": 0, "event": 0}


def test_AMB_10_the_second_players_own_track_lets_his_steelworker_build() -> None:
    rich = {"iron": 9, "stone": 4, "rubble": 4, "passenger": 4}
    for owner, may in ((1, True), (0, False)):
        land = ALL_CLEAR | {"V-2": {"tracks": [owner]}}
        state = arrange(turn=1, cards=["steelworker"], grey="B", me=rich, valley=land)
        assert ("play steelworker" in legal(state)) is may


def test_AMB_10_the_second_players_steelworker_builds_on_the_line_of_his_track_alone() -> None:
    rich = {"iron": 9, "stone": 4, "rubble": 4, "passenger": 4}
    land = ALL_CLEAR | {"V-2": {"tracks": [1]}, "III-2": {"tracks": [0]}}
    state = arrange(turn=1, cards=["steelworker"], grey="B", me=rich, valley=land)
    assert offered(play(state, "play steelworker"), "build") == ["V-2 space 1", "V-3 space 1"]


def test_AMB_20_one_cube_is_enough_for_a_second_line() -> None:
    state = arrange(cards=["itinerant-workers"], grey="E", valley=only_rubble(III__2=1, V__3=2, VI__4=1))
    first = play(state, "play itinerant-workers")
    assert offered(first, "clear") == ["III", "V"], "VI has no line below it"
    assert gained(state, play(first, "clear V")) == {"rubble": 4, "vp": 2}, "and then VI, which is all that is left"
    assert offered(play(first, "clear III"), "clear") == ["V", "VI"]


def test_F8_1_after_one_stone_he_may_stop() -> None:
    state = play(arrange(me={"rubble": 4}), C, "stone from bag")
    assert legal(state) == ["stone from bag", "stone from stockyard", "done"]
    assert "done" not in legal(play(arrange(me={"rubble": 4}), C)), "AMB-22 but not before the first"


def test_F8_6_no_stone_from_a_bag_without_any() -> None:
    rich = {"rubble": 4, "iron": 4}
    state = play(arrange(me=rich, bag=(5, 0, 4), valley=ALL_CLEAR), C)
    assert offered(state, "stone") == ["from stockyard"]
    assert refused(state, "stone from bag") == ("F8.6", "refuse-none-there")


def test_F3_4_inspector_without_a_space_to_go_to_cannot_be_played() -> None:
    mine = {"tickets": ["turquoise"]}
    there = {"surveyor": "V-1", "tickets": ["turquoise"]}
    assert "play inspector" in legal(arrange(grey="C", me=mine))
    assert refused(arrange(grey="C", me=mine, other=there), "play inspector") == ("F3.4", "refuse-no-ticket-place")
    station = {"V-3": {"stations": [1]}}
    assert "play inspector" in legal(arrange(grey="C", me=mine, other=there, valley=station))


def test_F9_13_the_last_of_the_stockyard_may_be_taken_first_though_more_is_due() -> None:
    state = arrange(stockyard=(1, 0, 0), valley={"V-3": {"stations": [0]}})
    there = play(state, E, "surveyor to V-3")
    assert offered(there, "gain") == ["iron from bag", "stone from bag", "iron from stockyard"]
    drawn = "iron iron stone stone stone stone"
    more = play(there, "gain iron from stockyard", deals=drawn)
    assert look(more)["stockyard"] == {"iron": 2, "stone": 4, "event": 0}, "F5.3 it was the last: six new ones"
    assert len(offered(more, "gain")) == 4, "the second resource, of either kind and from either place"


def test_F5_6_big_boat_fills_the_stockyard_with_events_where_nothing_else_is_left() -> None:
    state = arrange(cards=["big-boat"], grey="D", stockyard=(0, 0, 0), bag=(0, 0, 4))
    assert "play big-boat" in legal(state)
    after = play(state, "play big-boat")
    assert look(after)["competitors"] == 6, "F5.4 four events, four competitors"


def test_F9_9_masons_mate_pays_two_items_less_of_his_choice_and_never_below_nothing() -> None:
    rich = {"iron": 3, "stone": 3, "rubble": 3, "passenger": 3}
    state = play(arrange(cards=["masons-mate"], grey="B", me=rich, valley=ALL_CLEAR), "play masons-mate")
    rubble = play(state, "build III/3-4 space 1")  # three rubble
    assert gained(state, rubble) == {"rubble": -1}
    mixed = play(state, "build I/2-3 space 2")  # one stone and two rubble
    assert offered(mixed, "pay") == ["stone", "rubble"]
    free = play(state, "build V-2 space 1")  # one stone and one rubble
    assert gained(state, free) == {}


def test_F3_4_tour_operator_gives_a_passenger_to_who_has_all_tickets() -> None:
    in_play = ["yellow", "red", "purple", "turquoise", "orange"]  # VII and VIII are closed
    state = arrange(cards=["tour-operator"], grey="C", me={"tickets": in_play})
    assert gained(state, play(state, "play tour-operator")) == {"passenger": 1}


def test_F9_13_exchanges_take_from_a_bag_only_what_it_has() -> None:
    state = arrange(me={"iron": 2, "stone": 1}, bag=(0, 1, 4), valley={"I-4": {"stations": [0]}})
    there = play(state, E, "surveyor to I-4", "gain iron from stockyard")
    assert offered(there, "exchange") == [
        "iron for stone from bag",  # the one stone there
        "iron for stone from stockyard",
        "stone for iron from stockyard",  # the bag has event cubes but no iron
    ]
