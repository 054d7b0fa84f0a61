"""Each of the 25 grey sides, once: what it costs and brings. Finer points are tested with the rules they belong to."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.foothills.arrange import CARD, NEUTRAL, OWN, arrange, gained, legal, look, play, player, refused, sides

CLEAR = {"III-2": {"rubble": 0}, "V-2": {"rubble": 0}, "V-3": {"rubble": 0}}
TICKETS = ["turquoise", "orange"]


class Grey(NamedTuple):
    """A card, what its player has, the moves after playing it, and what they bring."""

    card: str
    me: dict[str, Any]
    moves: list[str]
    brings: dict[str, int]
    deals: str = ""


GREY = [
    Grey(
        "stone-crusher",
        {"iron": 2, "stone": 2},
        ["track V", "pay iron iron", "track V"],
        {"iron": -2, "stone": -2, "vp": 2},
    ),
    Grey(
        "strong-arms",
        {"iron": 2, "rubble": 2},
        ["track V", "stone from bag"],
        {"iron": -2, "rubble": -2, "stone": 1, "vp": 1},
    ),
    Grey("tea-break", {"iron": 4}, ["track V", "flip landscaper"], {"iron": -2, "vp": 1}),
    Grey("brickmaker", {"rubble": 3}, ["stone from bag"] * 3, {"rubble": -3, "stone": 3}),
    Grey("blacksmith", {"iron": 2, "tickets": TICKETS}, ["track V", "track V"], {"iron": -2, "vp": 2}),
    Grey("landscaper", {"stone": 1, "rubble": 3}, ["done"], {"stone": -1, "rubble": -3, "passenger": 2}),
    Grey("mason", {"stone": 1, "rubble": 1, "tickets": TICKETS}, ["done"], {"stone": -1, "rubble": -1, "passenger": 2}),
    Grey("masons-mate", {"iron": 2, "stone": 1}, ["build V-3 space 1", "pay iron", "done"], {"iron": -1}),
    Grey(
        "architect",
        {"stone": 2, "rubble": 1, "tickets": ["turquoise"]},
        ["done"],
        {"stone": -2, "rubble": -1, "passenger": 2, "vp": 2},
    ),
    Grey("steelworker", {"iron": 3, "tickets": ["turquoise"]}, ["done"], {"iron": -3, "vp": 4}),
    Grey("inspector", {"tickets": TICKETS}, ["surveyor to V-1"], {"passenger": 1}),
    Grey("tourist", {}, ["surveyor to V-1"], {"passenger": 2}),
    Grey(
        "draughtsman",
        {},
        ["surveyor to V-1", "flip landscaper"],
        {"passenger": 1},
    ),
    Grey("field-hands", {}, ["surveyor to V-1"], {"passenger": 1, "rubble": 2}),
    Grey("tour-operator", {}, ["ticket red"], {"passenger": 1}),
    Grey("salvage", {}, [], {"iron": 1, "stone": 1, "rubble": 2}, "iron stone"),
    Grey("harbour-market", {}, ["keep 1 iron 1 stone"], {"iron": 1, "stone": 1}, "iron iron stone"),
    Grey("big-boat", {}, ["take 2 iron 1 stone"], {"iron": 2, "stone": 1}, "iron"),
    Grey("small-boat", {}, ["flip landscaper"], {"vp": 1}, "iron stone stone"),
    Grey("small-cart", {"tickets": TICKETS}, ["take 1 iron 1 stone"], {"iron": 1, "stone": 1}),
    Grey("novice-navvies", {}, ["clear IV"], {"rubble": 3, "vp": 1}),
    Grey("local-help", {}, ["clear II", "clear IV", "done"], {"rubble": 2}),
    Grey("itinerant-workers", {}, ["clear II", "clear IV"], {"rubble": 4}),
    Grey("workers-on-loan", {}, ["clear IV"], {"rubble": 4, "vp": 2}),
    Grey("veteran-navvies", {"tickets": ["purple"]}, ["clear IV"], {"rubble": 5, "vp": 1}),
]


def test_every_card_is_in_the_list() -> None:
    assert [row.card for row in GREY] == list(CARD)


@pytest.mark.parametrize("row", GREY, ids=[row.card for row in GREY])
def test_F4_2_grey_side(row: Grey) -> None:
    card = CARD[row.card]
    neutral = row.card in NEUTRAL[card["main"]]
    turn = 1 if row.card in OWN["green"].values() else 0
    yard = (3, 2, 0) if row.card == "big-boat" else (3, 3, 0)
    valley = {name: dict(entry) for name, entry in CLEAR.items()}
    if row.card == "steelworker":
        valley["V-2"] = {"stations": [1]}
    state = arrange(
        turn=turn, cards=[row.card] if neutral else [], grey=card["main"], me=row.me, valley=valley, stockyard=yard
    )
    after = play(state, f"play {row.card}", *row.moves, deals=row.deals)
    assert gained(state, after, turn) == row.brings
    assert after.turn == 1 - turn, legal(after)
    assert card["main"] not in sides(after, turn), "the grey side is flipped to gold"


def test_F9_18_draughtsman_flips_one_card_only() -> None:
    state = play(arrange(cards=["draughtsman"], grey="C"), "play draughtsman", "surveyor to V-1")
    assert refused(state, "flip landscaper salvage") == ("F3.7", "refuse-flip-count")
    assert sides(play(state, "flip landscaper")) == "B"


def test_F5_6_small_cart_takes_one_for_each_ticket_and_never_more_than_four() -> None:
    for held, most in ((1, 1), (3, 3), (5, 4)):
        tickets = ["yellow", "red", "purple", "turquoise", "orange"][:held]
        state = play(arrange(cards=["small-cart"], grey="D", me={"tickets": tickets}), "play small-cart")
        assert max(sum(map(int, text.split()[1::2])) for text in legal(state)) == most


def test_F5_6_salvage_takes_what_there_is() -> None:
    state = arrange(grey="D", bag=(1, 0, 4))
    assert gained(state, play(state, "play salvage")) == {"iron": 1, "rubble": 2}
    bare = arrange(grey="D", bag=(0, 0, 4))
    assert gained(bare, play(bare, "play salvage")) == {"rubble": 2}


def test_F5_6_harbour_market_keeps_all_it_can_draw() -> None:
    state = arrange(turn=1, grey="D", bag=(1, 1, 4))
    after = play(state, "play harbour-market")
    assert gained(state, after, 1) == {"iron": 1, "stone": 1}
    assert look(after)["stockyard"] == look(state)["stockyard"]


def test_F9_18_tourist_goes_to_starting_cards_only() -> None:
    state = play(arrange(turn=1, grey="C", valley={"V-2": {"stations": [0]}}), "play tourist")
    assert refused(state, "surveyor to V-2") == ("F9.18", "refuse-surveyor-start")


def test_every_card_says_what_of_it_is_printed() -> None:
    assert [card["id"] for card in CARD.values() if "reconstructed" not in card["provenance"]] == []
    whole = [card for card in CARD.values() if card["provenance"]["reconstructed"] == "the scoring symbol"]
    assert [card["id"] for card in whole] == ["tea-break"], "the one grey side that is known in full"
    assert player(arrange())["cards"]["A"]["card"] == "stone-crusher"
