"""E: the surveyor, the Pub, and every surveyor space (F9.10 to F9.18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.foothills.arrange import (
    BOARD,
    GAME,
    STATIONS,
    C,
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

STARTS = ["to I-1", "to II-1", "to III/IV-1", "to V-1", "to VI-1"]


def test_F9_10_to_a_space_to_the_pub_or_home() -> None:
    state = arrange(me={"surveyor": "I-1"}, valley={"V-2": {"stations": [0]}})
    spaces = ["to II-1", "to III/IV-1", "to V-1", "to V-2", "to VI-1"]
    assert offered(play(state, E), "surveyor") == ["to pub", "to home", *spaces]
    home = play(state, E, "surveyor to home")
    assert gained(state, home) == {}
    assert player(home)["surveyor"] == "home"
    assert refused(play(state, E), "surveyor to nowhere") == ("F9.10", "refuse-unknown-station")


def test_F9_11_empty_and_with_a_station_or_competitor() -> None:
    assert offered(play(arrange(), E), "surveyor") == STARTS
    state = arrange(valley={"V-2": {"stations": [1]}, "V-3": {"competitor": True}}, other={"surveyor": "V-1"})
    state = play(state, E)
    assert offered(state, "surveyor") == ["to I-1", "to II-1", "to III/IV-1", "to V-2", "to V-3", "to VI-1"]
    assert refused(state, "surveyor to V-1") == ("F9.11", "refuse-space-taken")
    assert refused(state, "surveyor to VI-7") == ("F9.11", "refuse-space-locked")
    ferry = play(arrange(closed="I+II", valley={"VII-2": {"stations": [0]}}), E)
    assert refused(ferry, "surveyor to VII-2") == ("F9.11", "refuse-no-surveyor-space")


def test_F9_12_a_scored_e_card_is_not_flipped_nor_is_its_replacement() -> None:
    state = arrange(valley={"V-2": {"stations": [0]}})
    pub = play(state, E, "surveyor to pub")
    own = play(pub, "score novice-navvies")
    own = play(own, legal(own)[0])
    assert sides(own) == ""
    assert player(own)["cards"]["E"]["card"] in ("itinerant-workers", "workers-on-loan", "veteran-navvies")
    other = play(pub, "score stone-crusher")
    assert sides(play(other, legal(other)[0])) == "E"


def test_F9_13_resources_come_from_the_stockyard_or_the_bag() -> None:
    state = arrange()
    asked = play(state, E, "surveyor to II-1")
    assert legal(asked) == ["gain iron from bag", "gain iron from stockyard"]
    assert look(play(asked, "gain iron from bag"))["stockyard"] == look(state)["stockyard"]
    assert look(play(asked, "gain iron from stockyard"))["stockyard"]["iron"] == 2
    assert refused(asked, "gain stone from bag") == ("F9.14", "refuse-other-resource")
    bare = play(arrange(stockyard=(0, 3, 0)), E, "surveyor to II-1")
    assert gained(arrange(stockyard=(0, 3, 0)), bare) == {"iron": 1}, "only the bag has iron"


def test_F9_14_a_ticket_and_the_bonus_and_only_the_bonus_the_second_time() -> None:
    state = arrange()
    after = play(state, E, "surveyor to V-1")
    assert (player(after)["tickets"], gained(state, after)) == (["turquoise"], {"passenger": 1})
    again = arrange(me={"tickets": ["turquoise"]})
    after = play(again, E, "surveyor to V-1")
    assert (player(after)["tickets"], gained(again, after)) == (["turquoise"], {"passenger": 1})


def test_F9_15_the_summit_token_from_the_card_or_from_the_opponent() -> None:
    valley = {"IV-5": {"stations": [1]}}
    for holder in (None, 1):
        state = arrange(valley=valley, summit=holder)
        assert look(play(state, E, "surveyor to IV-5"))["summit"] == 0


def test_F9_16_the_pub_takes_a_card_and_the_reserve_replaces_it() -> None:
    state = arrange(valley={"V-2": {"stations": [0]}}, grey="A")
    pub = play(state, E, "surveyor to pub")
    assert offered(pub, "score") == ["stone-crusher", "landscaper", "inspector", "salvage", "novice-navvies"]
    assert refused(pub, "done") == ("F9.16", "refuse-done-score")
    scored = play(pub, "score stone-crusher")
    assert len(offered(scored, "replace")) == 2
    assert refused(scored, "replace with big-boat")[0] == "F9.16"
    assert refused(scored, "replace with local-help") == ("F9.16", "refuse-not-in-reserve")
    after = play(scored, legal(scored)[0])
    assert player(after)["cards"]["A"]["side"] == "gold"
    assert player(after)["surveyor"] == "pub"


def test_F9_16_without_a_match_he_plays_on_with_one_card_fewer() -> None:
    used = ["tea-break", "brickmaker"]
    state = arrange(valley={"V-2": {"stations": [0]}}, other_scored=used)
    after = play(state, E, "surveyor to pub", "score stone-crusher")
    assert list(player(after)["cards"]) == ["B", "C", "D", "E"]
    assert after.turn == 1


def test_F9_16_only_with_a_gold_e() -> None:
    state = arrange(grey="C", me={"tickets": ["red"]}, valley={"V-2": {"stations": [0]}, "II-4": {"stations": [0]}})
    state = play(state, C)
    assert refused(state, "surveyor to pub") == ("F9.16", "refuse-pub-secondary")
    assert refused(state, "surveyor to home") == ("F9.10", "refuse-not-home")


def test_F9_17_fewer_scored_cards_than_stations() -> None:
    assert refused(play(arrange(), E), "surveyor to pub") == ("F9.17", "refuse-pub-limit")
    one = {"V-2": {"stations": [0]}}
    assert "to pub" in offered(play(arrange(valley=one), E), "surveyor")
    full = arrange(valley=one, scored=["brickmaker"])
    assert "to pub" not in offered(play(full, E), "surveyor")


def test_F9_18_inspector_needs_a_ticket_and_goes_to_its_lines() -> None:
    assert refused(arrange(grey="C"), C) == ("F9.18", "refuse-needs-ticket")
    state = play(arrange(grey="C", me={"tickets": ["turquoise", "purple"]}), C)
    assert offered(state, "surveyor") == ["to III/IV-1", "to V-1"]
    assert refused(state, "surveyor to I-1") == ("F9.18", "refuse-surveyor-ticket")


def test_F9_18_a_double_can_be_adjacent_to_six_cards() -> None:
    layout = BOARD.layouts[BOARD.layout_index["VII+VIII"]]
    double = BOARD.card_index["IV/2-3"]
    beside = {BOARD.card_id[card] for card in range(BOARD.cards) if layout.beside(double, card)}
    assert beside == {"III/IV-1", "III-2", "III/3-4", "IV-4", "V-2", "V-3"}


def test_F9_18_field_hands_goes_to_adjacent_cards_only_and_never_to_the_pub() -> None:
    valley = {"V-2": {"stations": [0]}, "V-3": {"stations": [0]}}
    state = arrange(cards=["field-hands"], grey="C", me={"surveyor": "V-1"}, valley=valley)
    state = play(state, "play field-hands")
    assert offered(state, "surveyor") == ["to III/IV-1", "to V-2", "to VI-1"]
    assert refused(state, "surveyor to V-3") == ("F9.18", "refuse-surveyor-adjacent")
    assert refused(state, "surveyor to pub") == ("F9.16", "refuse-pub-secondary")


def test_F9_18_with_tour_operator_the_surveyor_stays() -> None:
    state = arrange(cards=["tour-operator"], grey="C", me={"surveyor": "V-1", "tickets": ["turquoise"]})
    after = play(state, "play tour-operator", "ticket red")
    assert player(after)["surveyor"] == "V-1"
    assert gained(state, after) == {"passenger": 1}


def test_AMB_11_adjacency_is_as_laid_out_and_home_is_like_the_pub() -> None:
    for place in ("pub", "home"):
        state = arrange(cards=["field-hands"], grey="C", me={"surveyor": place}, valley={"V-2": {"stations": [0]}})
        assert offered(play(state, "play field-hands"), "surveyor") == STARTS
    layout = BOARD.layouts[BOARD.layout_index["III+IV"]]
    assert layout.beside(BOARD.card_index["II-1"], BOARD.card_index["V-1"]), "closed lines leave no gap"
    assert not layout.beside(BOARD.card_index["II-1"], BOARD.card_index["VI-1"])


def test_AMB_13_pub_to_pub_and_home_to_home_are_no_moves() -> None:
    built = {"V-2": {"stations": [0]}}
    pub = play(arrange(me={"surveyor": "pub"}, valley=built), E)
    assert refused(pub, "surveyor to pub") == ("AMB-13", "refuse-at-pub")
    home = play(arrange(valley=built), E)
    assert refused(home, "surveyor to home") == ("AMB-13", "refuse-at-home")
    both = play(arrange(other={"surveyor": "pub"}, valley=built), E, "surveyor to pub")
    assert player(both)["surveyor"] == player(both, 1)["surveyor"] == "pub"


def test_AMB_14_moving_counts_even_where_the_action_gives_nothing() -> None:
    others = {"surveyor": "II-1"}
    state = arrange(other=others, valley={"III-2": {"competitor": True}})
    after = play(state, E, "surveyor to III-2")
    assert gained(state, after) == {}, "no stone to pay with"
    assert after.turn == 1


def test_AMB_16_tour_operator_takes_only_tickets_he_lacks_from_cards_in_play() -> None:
    state = play(arrange(cards=["tour-operator"], grey="C", me={"tickets": ["turquoise"]}), "play tour-operator")
    assert offered(state, "ticket") == ["yellow", "red", "purple", "orange"]
    assert player(play(state, "ticket yellow"))["tickets"] == ["yellow", "turquoise"]
    assert refused(state, "ticket turquoise") == ("AMB-16", "refuse-ticket")
    assert refused(state, "ticket pink") == ("AMB-16", "refuse-ticket"), "line VII is closed"


RICH = {"iron": 3, "stone": 3, "rubble": 5, "passenger": 4}
# every surveyor space: the moves there, and what they bring; only iron comes into the stockyard
SPACES: list[tuple[str, str, Sequence[str], dict[str, int]]] = [
    ("I-1", "VII+VIII", ["gain stone from bag"], {"stone": 1}),
    ("I/2-3", "VII+VIII", ["take 2 iron 0 stone"], {"iron": 2}),
    ("I-4", "VII+VIII", ["gain iron from bag", "exchange stone for iron from bag", "done"], {"iron": 2, "stone": -1}),
    ("I/II-5", "VII+VIII", ["track VI"], {"iron": -1, "vp": 1}),
    ("II-1", "VII+VIII", ["gain iron from stockyard"], {"iron": 1}),
    ("II/2-3", "VII+VIII", ["clear III"], {"rubble": 3, "vp": 1}),
    ("II-4", "VII+VIII", ["track II", "track VI"], {"passenger": -2, "vp": 2}),
    ("III/IV-1", "VII+VIII", [], {"rubble": 2}),
    ("III-2", "VII+VIII", ["track III", "track VI"], {"stone": -2, "vp": 2}),
    ("III/3-4", "VII+VIII", ["take 1 iron 1 stone"], {"iron": 1, "stone": 1}),
    ("III-5", "VII+VIII", ["flip landscaper"], {}),
    ("IV/2-3", "VII+VIII", ["gain stone from stockyard"], {"stone": 1, "rubble": 2}),
    ("IV-4", "VII+VIII", ["track VI"], {"rubble": -2, "vp": 1}),
    ("IV-5", "VII+VIII", [], {}),
    ("V-1", "VII+VIII", [], {"passenger": 1}),
    ("V-2", "VII+VIII", ["take 0 iron 2 stone"], {"stone": 2}),
    ("V-3", "VII+VIII", ["gain stone from bag", "gain iron from stockyard"], {"iron": 1, "stone": 1}),
    ("VI-1", "VII+VIII", ["gain iron from bag"], {"iron": 1}),
    ("VI/2-3", "VII+VIII", ["gain iron from bag", "gain iron from stockyard"], {"iron": 2}),
    ("VI-4", "VII+VIII", ["clear III", "clear V", "done"], {"rubble": 2}),
    ("VI/5-6", "VII+VIII", ["track VI", "track VI"], {"stone": -2, "vp": 2}),
    ("VI-7", "VII+VIII", ["take 2 iron 0 stone"], {"iron": 2}),
    ("VII-1", "I+II", [], {"passenger": 1}),
    ("VIII-1", "I+II", ["gain stone from bag"], {"stone": 1}),
    ("VIII/2-3", "I+II", ["track VI", "track VIII"], {"rubble": -2, "vp": 2}),
]


def test_every_surveyor_space_is_in_the_list() -> None:
    assert [row[0] for row in SPACES] == [name for name, card in STATIONS.items() if "surveyor" in card]


@pytest.mark.parametrize(("card", "closed", "moves", "brings"), SPACES, ids=[row[0] for row in SPACES])
def test_F9_13_surveyor_space(card: str, closed: str, moves: list[str], brings: dict[str, int]) -> None:
    valley: dict[str, Any] = {"VI/2-3": {"rubble": 0}}
    if "stations" in STATIONS[card]:
        valley[card] = {"stations": [1, None, None][: len(STATIONS[card]["stations"])]}
    state = arrange(closed=closed, me=RICH | {"tickets": ["orange", "purple"]}, valley=valley)
    cubes = sum(op["cubes"] for op in STATIONS[card]["surveyor"] if op["op"] == "add_to_stockyard")
    after = play(state, E, f"surveyor to {card}", *moves, deals="iron " * cubes)
    assert gained(state, after) == brings
    in_yard = sum(look(after)["stockyard"].values()) - sum(look(state)["stockyard"].values())
    taken = max(0, brings.get("iron", 0) + brings.get("stone", 0))
    assert cubes == 0 or in_yard == cubes - taken
    assert player(after)["surveyor"] == card
    assert after.turn == 1, legal(after)
    assert after.summit == (0 if card == "IV-5" else -1)
    ticket = {line["id"]: line["ticket"] for line in BOARD.data["lines"]}
    if "stations" not in STATIONS[card]:
        assert ticket[STATIONS[card]["lines"][0]] in player(after)["tickets"]


def test_AMB_22_whatever_may_be_declined_can_be() -> None:
    state = arrange(me=RICH, valley={"III-2": {"stations": [1]}})
    after = play(state, E, "surveyor to III-2", "done")
    assert gained(state, after) == {}
    assert GAME.why_not(state, 0, GAME.moves.parse("done")) is not None
