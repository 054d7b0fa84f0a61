"""A: collect resources; the stockyard and events (F5)."""

from __future__ import annotations

import pytest

import branchline as bl
from tests.games.foothills.arrange import A, arrange, gained, legal, look, offered, play, refused


def test_F5_1_one_to_three_resources_in_any_mix() -> None:
    state = play(arrange(stockyard=(3, 2, 0)), A)
    assert set(offered(state, "take")) == {
        f"{iron} iron {stone} stone" for iron in range(4) for stone in range(3) if 1 <= iron + stone <= 3
    }
    assert gained(state, play(state, "take 2 iron 1 stone")) == {"iron": 2, "stone": 1}
    assert play(state, "take 1 iron 0 stone").turn == 1, "the stockyard is not empty: no second helping"
    assert refused(state, "done") == ("F5.1", "refuse-done")
    assert refused(state, "take 2 iron 2 stone") == ("F5.1", "refuse-take-count")
    assert refused(state, "take 0 iron 3 stone") == ("F5.1", "refuse-stockyard")


def test_F5_2_who_empties_the_stockyard_refills_it_and_goes_on() -> None:
    state = play(arrange(stockyard=(1, 1, 0)), A, "take 1 iron 1 stone", deals="iron iron stone iron stone stone")
    assert look(state)["stockyard"] == {"iron": 3, "stone": 3, "event": 0}
    assert legal(state) == ["take 0 iron 1 stone", "take 1 iron 0 stone", "done"]
    after = play(state, "take 1 iron 0 stone")
    assert gained(arrange(stockyard=(1, 1, 0)), after) == {"iron": 2, "stone": 1}
    assert after.turn == 1


def test_F5_3_whatever_takes_the_last_resource() -> None:
    state = arrange(stockyard=(0, 1, 0), me={"rubble": 2})
    after = play(state, "play inspector", "stone from stockyard", deals="iron iron iron iron iron iron")
    assert look(after)["stockyard"]["iron"] == 6
    gain = arrange(stockyard=(1, 0, 0))
    after = play(gain, "play novice-navvies", "surveyor to II-1", "gain iron from stockyard", deals="stone " * 6)
    assert look(after)["stockyard"]["stone"] == 6


def test_F5_4_an_event_counts_among_the_six_and_places_a_competitor_at_once() -> None:
    state = play(arrange(stockyard=(1, 0, 0)), A, deals="iron event iron stone iron iron")
    assert look(state)["stockyard"] == {"iron": 4, "stone": 1, "event": 1}
    assert look(state)["valley"]["I/2-3"]["competitor"]
    assert state.turn == 0, "the action goes on"
    assert "take 2 iron 0 stone" in legal(state)


def test_F5_5_three_events_return_to_the_bag_at_the_end_of_the_turn() -> None:
    state = play(arrange(stockyard=(1, 0, 1)), A, deals="event event iron iron iron iron")
    assert look(state)["stockyard"]["event"] == 3, "not before the turn ends"
    after = play(state, "done")
    assert (look(after)["stockyard"]["event"], look(after)["bag"]["event"]) == (0, 4)
    two = play(arrange(stockyard=(1, 0, 1)), A, "done", deals="event iron iron iron iron iron")
    assert look(two)["stockyard"]["event"] == 2


def test_F5_6_big_boat_does_not_fill_a_full_stockyard() -> None:
    state = arrange(cards=["big-boat"], grey="D", stockyard=(3, 2, 1))
    after = play(state, "play big-boat")
    assert look(after)["bag"] == look(state)["bag"]
    short = play(arrange(cards=["big-boat"], grey="D", stockyard=(2, 0, 1)), "play big-boat", deals="stone stone event")
    assert look(short)["stockyard"] == {"iron": 2, "stone": 2, "event": 2}
    assert sum(card["competitor"] for card in look(short)["valley"].values()) == 1


def test_F5_6_salvage_and_harbour_market_ignore_events() -> None:
    state = arrange(grey="D", stockyard=(3, 3, 0))
    for deals in ("iron stone", "stone stone", "iron iron"):
        after = play(state, "play salvage", deals=deals)
        assert look(after)["bag"]["event"] == 4
        assert sum(card["competitor"] for card in look(after)["valley"].values()) == 0
    with pytest.raises(bl.BranchlineError):
        play(arrange(grey="D", bag=(1, 0, 4)), "play salvage", deals="event")
    market = play(arrange(turn=1, grey="D"), "play harbour-market", deals="iron iron stone")
    assert legal(market) == ["keep 1 iron 1 stone", "keep 2 iron 0 stone"]
    assert refused(market, "keep 0 iron 2 stone") == ("F5.6", "refuse-keep")
    assert look(play(market, "keep 2 iron 0 stone"))["stockyard"] == {"iron": 3, "stone": 4, "event": 0}


def test_F5_6_small_boat_adds_to_a_full_stockyard_and_takes_nothing() -> None:
    state = arrange(cards=["small-boat"], grey="D", stockyard=(4, 3, 0))
    after = play(state, "play small-boat", deals="iron stone iron")
    assert look(after)["stockyard"] == {"iron": 6, "stone": 4, "event": 0}
    assert gained(state, after) == {"vp": 1}


def test_F5_6_small_cart_needs_a_ticket() -> None:
    assert refused(arrange(cards=["small-cart"], grey="D"), "play small-cart") == ("F5.6", "refuse-needs-ticket")
    assert "play small-cart" in legal(arrange(cards=["small-cart"], grey="D", me={"tickets": ["red"]}))


def test_AMB_4_a_short_bag_gives_all_and_events_do_not_stop_the_refill() -> None:
    state = arrange(stockyard=(1, 0, 2), bag=(1, 1, 2))
    after = play(state, A, deals="event iron stone event")
    assert look(after)["bag"] == {"iron": 0, "stone": 0, "event": 0}
    assert look(after)["stockyard"] == {"iron": 1, "stone": 1, "event": 4}
    empty = play(arrange(stockyard=(1, 0, 2), bag=(0, 0, 2)), A)
    assert empty.turn == 1, "no resource came: the taking stops"


def test_AMB_18_a_refill_draws_six_whatever_events_lie_there() -> None:
    state = play(arrange(stockyard=(1, 0, 2)), A, deals="iron iron iron stone stone stone")
    assert look(state)["stockyard"] == {"iron": 3, "stone": 3, "event": 2}
    boat = play(arrange(cards=["big-boat"], grey="D", stockyard=(3, 1, 2)), "play big-boat")
    assert look(boat)["bag"] == look(arrange(cards=["big-boat"], grey="D", stockyard=(3, 1, 2)))["bag"], (
        "six with events"
    )


def test_AMB_21_a_stockyard_without_a_resource_is_refilled_with_six_cubes_before_taking() -> None:
    state = arrange(stockyard=(0, 0, 2), bag=(5, 5, 2))
    assert A in legal(state)
    after = play(state, A, deals="iron iron stone stone stone event")
    assert look(after)["stockyard"] == {"iron": 2, "stone": 3, "event": 3}, "the two event cubes do not count"
    assert sum(look(after)["bag"].values()) == 6
    assert "take 2 iron 1 stone" in legal(after)
    bare = arrange(stockyard=(0, 0, 2), bag=(0, 0, 2))
    assert refused(bare, A) == ("F3.4", "refuse-card-does-nothing")
