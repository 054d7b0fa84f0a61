"""Components and set-up (F1, F2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline as bl
from branchline.games.foothills import CLOSED
from branchline.games.foothills.board.file import foothills
from branchline.games.foothills.rules.set_up import empty_table, set_up
from branchline.games.foothills.rules.valley import symbol_points, tiles_left
from tests.games.foothills.arrange import (
    BOARD,
    DATA,
    GAME,
    STATIONS,
    C,
    D,
    arrange,
    legal,
    look,
    offered,
    play,
    player,
    refused,
)
from tests.support.inside import inside


def start(**options: Any) -> bl.State:
    return GAME.start(2, bl.SeededDealer(options.pop("seed", 3)), options)


def test_F1_1_34_station_cards_and_25_action_cards() -> None:
    assert sum(len(card["names"]) for card in STATIONS.values()) == 34
    assert len(DATA["action_cards"]) == 25


def test_F1_2_cubes_of_the_box() -> None:
    position = look(start())
    held = [position["bag"], position["stockyard"], *position["players"]]
    assert sum(store["iron"] for store in held) == 20
    assert sum(store["stone"] for store in held) == 16
    assert position["bag"]["event"] == 4
    assert DATA["components"]["rubble"] == 58


def test_F1_3_seven_kinds_of_ticket_and_ten_competitors() -> None:
    assert len(BOARD.ticket_id) == 7
    assert DATA["components"]["tickets_per_type"] == 2
    assert look(start())["competitors"] == 10


def test_F1_4_a_tile_is_a_track_or_a_station() -> None:
    state = arrange(me={"iron": 3, "stone": 3, "rubble": 1}, valley={"V-2": {"rubble": 0}, "V-3": {"rubble": 0}})
    assert tiles_left(state, 0) == 16
    assert tiles_left(play(state, C), 0) == 15
    assert tiles_left(play(state, D, "build V-3 space 1", "done"), 0) == 15


def test_F1_5_five_cards_a_surveyor_at_home_and_no_station() -> None:
    state = start()
    assert [len(player(state, seat)["cards"]) for seat in (0, 1)] == [5, 5]
    assert [player(state, seat)["surveyor"] for seat in (0, 1)] == ["home", "home"]
    assert list(state.built) == [0, 0]
    assert state.buffer_stops == 5


def test_F1_6_who_has_no_tile_left_builds_nothing() -> None:
    # 16 tiles: 14 stations and tracks of the first five lines, and two more
    full = {
        "I/2-3": {"stations": [0, 0], "tracks": [0]},
        "I-4": {"stations": [0], "tracks": [0]},
        "II/2-3": {"stations": [0, 0], "tracks": [0]},
        "II-4": {"stations": [0], "tracks": [0]},
        "III-2": {"stations": [0], "tracks": [0]},
        "III/3-4": {"stations": [0, 0], "tracks": [0]},
        "V-2": {"stations": [0], "rubble": 0},
    }
    state = arrange(me={"iron": 6, "stone": 6, "rubble": 6}, valley=full | {"VI-4": {"rubble": 0}})
    assert tiles_left(state, 0) == 0
    assert refused(state, D) == ("F3.4", "refuse-no-tile")
    state = play(state, C)
    assert offered(state, "track") == []
    assert refused(state, "track V") == ("F1.6", "refuse-no-tile")
    last = full | {"V-2": {"rubble": 0}, "VI-4": {"rubble": 0}}
    state = arrange(me={"iron": 6, "stone": 6, "rubble": 6}, valley=last)
    assert tiles_left(state, 0) == 1
    assert offered(play(state, C), "track") == ["V", "VI"]
    assert "V-2 space 1" in offered(play(state, D), "build")


@pytest.mark.parametrize("closed", CLOSED)
def test_F2_1_six_lines_are_in_play(closed: str) -> None:
    state = start(closed=closed)
    shut = closed.split("+")
    cards = [*look(state)["valley"]]
    lines = {line for name in cards for line in STATIONS[name]["lines"] if line not in shut}
    assert len(lines) == 6
    assert all(
        2 <= sum(len(card["columns"]) for card in STATIONS.values() if line in card["lines"]) <= 7 for line in lines
    )


def test_F2_2_every_pair_of_closed_lines_is_equally_likely() -> None:
    tally = Counter(look(GAME.start(2, bl.SeededDealer(5, k)))["closed"] for k in range(2800))
    assert set(tally) == set(CLOSED)
    assert sum((count - 100) ** 2 / 100 for count in tally.values()) < 55.5  # chi-square, 27 degrees, one in a thousand
    backs = [back for card in STATIONS.values() for back in card["backs"]]
    assert backs.count(None) == 6
    assert sorted("+".join(back) for back in backs if back) == sorted(CLOSED)


def test_F2_3_rows_in_roman_order_and_columns_by_number() -> None:
    layout = BOARD.layouts[BOARD.layout_index["I+II"]]
    assert [int(line) for line in layout.lines] == [2, 3, 4, 5, 6, 7]
    order = [BOARD.card_id[card] for card in layout.search]
    assert order[:6] == ["III-2", "IV/2-3", "V-2", "VI/2-3", "VII-2", "VIII/2-3"]
    assert order[6:8] == ["III/3-4", "V-3"]


def test_F2_4_shared_cards_straddle_both_rows() -> None:
    layout = BOARD.layouts[BOARD.layout_index["VII+VIII"]]
    porthmadog, llanberis = BOARD.card_index["I/II-5"], BOARD.card_index["III/IV-1"]
    assert (layout.card_line[porthmadog], layout.card_other_line[porthmadog]) == (0, 1)
    assert (layout.card_line[llanberis], layout.card_other_line[llanberis]) == (2, 3)
    assert layout.beside(porthmadog, BOARD.card_index["I-4"])
    assert layout.beside(porthmadog, BOARD.card_index["II-4"])


def test_F2_5_a_double_is_one_card_in_two_columns() -> None:
    doubles = [card for card in STATIONS.values() if len(card["columns"]) == 2]
    assert len(doubles) == 7
    assert all(card["tracks"] == 1 and len(card["stations"]) in (2, 3) for card in doubles)
    assert [BOARD.card_id[card] for card in BOARD.layouts[0].search].count("IV/2-3") == 1


def test_F2_6_two_tickets_of_its_line_on_every_starting_card() -> None:
    state = play(arrange(), "play novice-navvies", "surveyor to V-1")
    assert player(state)["tickets"] == ["turquoise"]
    state = play(state, "play local-help", "surveyor to II-1", "gain iron from bag")
    assert player(state, 1)["tickets"] == ["red"]
    both = play(arrange(me={"surveyor": "V-1", "tickets": ["turquoise"]}), "play novice-navvies", "surveyor to home")
    both = play(both, "play local-help", "surveyor to V-1")
    assert player(both, 1)["tickets"] == player(both)["tickets"] == ["turquoise"]


def test_F2_7_six_resources_and_no_event_in_the_first_stockyard() -> None:
    for seed in range(50):
        yard = look(start(seed=seed))["stockyard"]
        assert (yard["iron"] + yard["stone"], yard["event"]) == (6, 0)


def test_F2_8_rubble_as_printed() -> None:
    valley = look(start(closed="VII+VIII"))["valley"]
    assert {name: card["rubble"] for name, card in valley.items()} == {
        name: STATIONS[name]["rubble"] for name in valley
    }
    assert valley["IV/2-3"]["rubble"] == 3
    state = arrange(closed="VII+VIII")
    assert [int(state.rubble[BOARD.card_index[name]]) for name in ("VII-2", "VIII/2-3", "VIII-4")] == [0, 0, 0]


def test_F2_9_the_summit_token_is_there_only_with_line_IV() -> None:
    with pytest.raises(bl.BranchlineError, match=r"F2\.9"):
        arrange(closed="III+IV", summit=0)
    assert arrange(closed="I+II", summit=0).score_of(0) == 4


def test_F2_10_colours_are_an_option() -> None:
    for blue in (0, 1):
        state = start(blue=blue)
        assert player(state, blue)["cards"]["A"] == {"card": "stone-crusher", "side": "gold"}
        assert player(state, 1 - blue)["cards"]["A"] == {"card": "strong-arms", "side": "gold"}


def test_F2_10_nothing_is_under_way_on_a_new_table() -> None:
    layout = BOARD.layouts[BOARD.layout_index["VII+VIII"]]
    made = set_up(empty_table(BOARD, layout), 0, 1, bl.SeededDealer(1))
    fields = inside(made)
    none = ("turns", "turn_cap", "trigger", "passed_over", "flips", "next_op", "last_op", "inner_next", "inner_last")
    none += ("row", "left", "done", "drawn_iron", "drawn_stone")
    assert {name: fields[name] for name in none} == dict.fromkeys(none, 0)
    nobody = ("summit", "resolved", "visit", "chosen")
    assert {name: fields[name] for name in nobody} == dict.fromkeys(nobody, -1)
    assert (made.over, made.end_reason, made.kept_up, made.inner) == (False, "", False, False)
    assert (made.seats, made.first, made.blue, made.turn, made.at_once) == (2, 0, 1, 1, True)
    position = look(made)
    assert (position["phase"], position["closed"], position["turns"]) == ("pick", "VII+VIII", 0)
    assert (position["trigger"], position["summit"], position["resolving"]) == (None, None, None)
    assert position["finished"] == []
    for row in position["players"]:
        assert {name: row[name] for name in ("vp", "iron", "stone", "rubble", "passenger")} == dict.fromkeys(
            ("vp", "iron", "stone", "rubble", "passenger"), 0
        )
        assert (row["tickets"], row["scored"], row["surveyor"]) == ([], [], "home")
    for card in position["valley"].values():
        assert not card["competitor"]
        assert {*card["tracks"], *card["stations"]} <= {None}


def test_F2_11_two_neutral_cards_of_each_letter_are_the_reserve() -> None:
    boxes = set()
    for seed in range(60):
        reserve = look(start(seed=seed))["reserve"]
        assert Counter(card["main"] for card in DATA["action_cards"] if card["id"] in reserve) == dict.fromkeys(
            "ABCDE", 2
        )
        boxes |= {card["id"] for card in DATA["action_cards"] if card["colour"] == "neutral"} - set(reserve)
    assert len(boxes) == 15, "every neutral card goes to the box at some time"
    assert GAME.view(start(), 0)["reserve"] == GAME.view(start(), 1)["reserve"]


def test_F2_12_the_second_player_picks_first_and_two_resources_remain() -> None:
    state = start(first=0)
    assert state.turn == 1
    assert refused(state, "take 0 iron 1 stone")[0] == "F2.12"
    state = play(state, legal(state)[0])
    assert state.turn == 0
    state = play(state, legal(state)[0])
    position = look(state)
    assert (position["turn"], position["phase"]) == (0, "turn")
    assert position["stockyard"]["iron"] + position["stockyard"]["stone"] == 2
    assert [row["iron"] + row["stone"] for row in position["players"]] == [2, 2]


def test_F2_12_the_first_player_is_drawn_at_random_by_default() -> None:
    assert {look(start(seed=seed))["first"] for seed in range(20)} == {0, 1}


def test_AMB_1_a_shared_card_stays_while_one_of_its_lines_is_in_play() -> None:
    for closed, llanberis, porthmadog in (("III+V", True, True), ("III+IV", False, True), ("I+II", True, False)):
        layout = BOARD.layouts[BOARD.layout_index[closed]]
        assert bool(layout.card_open[BOARD.card_index["III/IV-1"]]) == llanberis
        assert bool(layout.card_open[BOARD.card_index["I/II-5"]]) == porthmadog
    layout = BOARD.layouts[BOARD.layout_index["I+V"]]
    assert (layout.card_line[BOARD.card_index["I/II-5"]], layout.card_other_line[BOARD.card_index["I/II-5"]]) == (1, -1)


def test_AMB_1_the_ticket_of_llanberis_serves_two_lines_and_scores_as_one() -> None:
    state = arrange(
        me={"tickets": ["purple"], "iron": 2, "stone": 1},
        cards=["blacksmith"],
        grey="A",
        valley={"III-2": {"rubble": 0}, "IV-4": {"rubble": 0}},
    )
    state = play(state, "play blacksmith")
    assert offered(state, "track") == ["III", "IV"]
    assert symbol_points(state, 0, 3) == 1


def test_AMB_2_each_bonus_token_is_there_if_its_own_line_is() -> None:
    for closed, tokens in (("VII+VIII", ["I", "II"]), ("II+VIII", ["I"]), ("I+VIII", ["II"]), ("I+II", [])):
        assert list(GAME.view(arrange(closed=closed), 0)["bonus_tokens"]) == tokens


def test_AMB_3_the_second_player_picks_both_before_the_first() -> None:
    state = start(first=1)
    assert state.turn == 0
    assert all(sum(map(int, (text.split()[1], text.split()[3]))) == 2 for text in legal(state))
    assert play(state, legal(state)[0]).turn == 1


def test_the_board_is_read_once() -> None:
    assert foothills() is foothills()
