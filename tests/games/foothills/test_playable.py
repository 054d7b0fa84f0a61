"""F3.4 for one operation alone: a card may be chosen exactly if its only effect can be resolved."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.foothills.rules.choices import PASS
from tests.games.foothills.arrange import DATA, E, Facts, arrange, gained, legal, refused
from tests.games.foothills.test_language import made, on_board, with_effects

ALL_TICKETS = list({line["ticket"]: "" for line in DATA["lines"] if line["id"] not in ("VII", "VIII")})
FEW = (0, 1, 4)  # a stone and all event cubes
NOTHING = (0, 0, 0)
NO_RESOURCE: Facts = {"stockyard": NOTHING, "bag": (0, 0, 4)}


@pytest.mark.parametrize(
    ("op", "can", "cannot"),
    [
        ({"op": "take", "least": 1, "most": 2, "per_ticket": 1}, {"me": {"tickets": ["red"]}}, {}),
        (
            {"op": "gain", "items": {"stone": 1}},
            {"stockyard": (1, 0, 0), "bag": FEW},
            {"stockyard": (1, 0, 0), "bag": (5, 0, 4)},
        ),
        ({"op": "gain", "items": {"resource": 1}}, {"stockyard": NOTHING, "bag": FEW}, NO_RESOURCE),
        ({"op": "gain", "items": {"iron": 1}}, {}, {"stockyard": (0, 1, 0), "bag": FEW}),
        ({"op": "fill_stockyard", "to": 3}, {"stockyard": (1, 1, 0), "bag": FEW}, {"stockyard": (1, 1, 1)}),
        ({"op": "choose_ticket"}, {}, {"me": {"tickets": ALL_TICKETS}}),
        ({"op": "vp_per_ticket", "most": 3}, {"me": {"tickets": ["red"]}}, {}),
        ({"op": "draw", "cubes": 2, "keep": 1, "rest": "bag"}, {"bag": FEW}, {"bag": (0, 0, 4)}),
    ],
    ids=lambda value: value.get("op", "") if isinstance(value, dict) else "",
)
def test_F3_4_a_card_of_one_effect_is_playable_exactly_if_that_can_be_resolved(
    op: dict[str, Any], can: Facts, cannot: Facts
) -> None:
    game = with_effects(stone_crusher=[op])
    offered = [
        "play stone-crusher" in [str(move) for move in game.legal_moves(on_board(game, arrange(grey="A", **facts)))]
        for facts in (can, cannot)
    ]
    assert offered == [True, False]


def test_F3_4_cubes_can_always_be_added_to_the_stockyard_while_the_bag_has_any() -> None:
    game = with_effects(stone_crusher=[{"op": "add_to_stockyard", "cubes": 1}])
    for bag in (FEW, (0, 0, 4), (3, 0, 4)):
        state = on_board(game, arrange(grey="A", bag=bag))
        assert "play stone-crusher" in [str(move) for move in game.legal_moves(state)]


def test_F3_4_rubble_and_passengers_can_be_gained_where_no_resource_is_left() -> None:
    for item in ("rubble", "passenger", "vp"):
        game = with_effects(stone_crusher=[{"op": "gain", "items": {item: 1}}])
        state = arrange(grey="A", **NO_RESOURCE)
        assert gained(state, made(game, state, "play stone-crusher")) == {item: 1}


@pytest.mark.parametrize("item", ["iron", "stone", "rubble"])
def test_F9_9_a_surcharge_of_one_kind_is_paid_in_that_kind(item: str) -> None:
    plain = with_effects(stone_crusher=[{"op": "build"}])
    dearer = with_effects(stone_crusher=[{"op": "build", "extra": {item: 1}}])
    state = arrange(grey="A", me={"iron": 5, "stone": 5, "rubble": 5}, valley={"V-2": {"rubble": 0}})
    spent = [
        {
            kind: gained(state, made(game, state, "play stone-crusher")).get(kind, 0)
            for kind in ("iron", "stone", "rubble")
        }
        for game in (plain, dearer)
    ]
    assert spent[1] == spent[0] | {item: spent[0][item] - 1}


def test_F9_13_the_stockyard_may_be_emptied_though_the_rest_would_not_be_enough() -> None:
    """Three are due, and without iron from the bag there are two; taking the stockyard's last one refills it."""
    game = with_effects(V_3=[{"op": "gain", "items": {"resource": 3}}])
    state = arrange(stockyard=(1, 0, 0), bag=(1, 1, 4), valley={"V-3": {"stations": [1]}})
    asked = made(game, state, E, "surveyor to V-3")
    assert [str(move) for move in game.legal_moves(asked)] == [
        "gain iron from bag",
        "gain stone from bag",
        "gain iron from stockyard",
    ]


def test_F9_9_a_track_does_not_stand_in_for_a_ticket_where_only_a_ticket_will_do() -> None:
    state = arrange(cards=["veteran-navvies"], grey="E", valley={"V-2": {"tracks": [0]}})
    assert refused(state, "play veteran-navvies") == ("F7.7", "refuse-needs-ticket")


def test_F3_5_a_pass_is_written_into_a_buffer_that_held_something_else() -> None:
    state = arrange(without="ABCDE", valley={"VI/5-6": {"stations": [0, 0, 0]}, "V-3": {"stations": [0]}})
    assert legal(state) == ["pass"]
    buffer = vec[i64]([7] * 600)
    assert state.legal_into(buffer) == 1
    assert buffer[0] == PASS


def test_F8_1_what_works_passed_over_is_open_to_the_next_effect_of_the_card() -> None:
    works = {"op": "works", "times": 2, "track": {"iron": 2}, "stone": {"rubble": 2}}
    game = with_effects(stone_crusher=[works, {"op": "gain", "items": {"resource": 1}}])
    clear = {name: {"rubble": 0} for name in ("I/2-3", "II/2-3", "III-2", "IV/2-3")}
    state = arrange(grey="A", me={"iron": 2, "rubble": 2}, valley=clear)
    after = made(game, state, "play stone-crusher", "stone from stockyard")
    assert str(game.legal_moves(after)[0]) == "gain iron from bag"
    assert gained(state, made(game, state, "play stone-crusher", "stone from stockyard", "gain iron from bag"))
