"""Profit and loss, victory points, player order, the end: W7, W8, W10, N7."""

from __future__ import annotations

from typing import Any

from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit
from tests.games.dales.tables import facts, game_of, influence, moves, narration, play, table

LINE = "northallerton ainderby bedale crakehall leyburn redmire aysgarth bainbridge"  # seven links


def last_action(owned: dict[str, Any], name: str = "wensleydale", seats: int = 3, **given: Any) -> DalesState:
    """Phase 6 before the last pass, by seat 0, which could still buy a train."""
    base: dict[str, Any] = {"passed": list(range(1, seats)), "cubes": [0] * seats, "trains": owned}
    return table(name, seats, "trains", **(base | given))


def test_W7_1_two_for_a_stone_one_for_the_rest_less_one_for_each_link() -> None:
    owned = {"train-1": {"owner": 0, "stone": 2, "red": 1, "green": 1}, "train-6": {"owner": 1, "cheese": 1}}
    after = play(last_action(owned, links={0: [LINE], 1: ["skipton embsay rylstone"]}), "pass")
    assert (profit(after, 0), profit(after, 1), profit(after, 2)) == (6 - 7, 1 - 2, 0)
    told = narration(last_action(owned, links={0: [LINE]}), "pass")
    assert ("narrate-profit", {"who": 0, "earned": 6, "links": 7, "by": -1, "now": -1}) in told


def test_W7_1_in_player_order() -> None:
    """Three discs land on one space: the last in player order is on top."""
    owned = {"train-1": {"owner": 0, "red": 1}, "train-2": {"owner": 1, "red": 2}, "train-3": {"owner": 2, "red": 3}}
    after = play(last_action(owned, profit=[2, 1, 0]), "pass")
    assert facts(after)["tracks"]["profit"] == {"3": [0, 1, 2]}


def test_W7_2_never_above_five_nor_below_minus_thirteen_and_on_top_even_at_zero() -> None:
    owned = {"train-1": {"owner": 0, "stone": 2, "red": 3}}
    links = {2: ["skipton embsay rylstone linton threshfield"]}
    after = play(last_action(owned, profit=[4, 0, -11], links=links), "pass")
    assert [profit(after, seat) for seat in range(3)] == [5, 0, -13]
    # nobody moved anything and nobody has a link: each disc goes on top in turn, so the stack is reversed
    still = last_action({}, stacks={"profit": [2, 1, 0]})
    assert facts(still)["orders"]["players"] == [2, 1, 0]
    assert facts(play(still, "pass"))["tracks"]["profit"] == {"0": [2, 1, 0]}


def test_W7_2_one_below_the_bottom_is_the_bottom() -> None:
    owned = {"train-1": {"owner": 0, "red": 1}}
    links = {1: ["skipton embsay"], 2: ["skipton gargrave"]}
    after = play(last_action(owned, profit=[5, -13, -12], links=links), "pass")
    assert [profit(after, seat) for seat in range(3)] == [5, -13, -13]
    assert facts(after)["tracks"]["profit"] == {"-13": [2, 1], "5": [0]}  # seat 2 came first


def test_W8_1_after_the_trains_everybody_may_sell_in_player_order() -> None:
    links = {0: ["skipton gargrave airton hellifield"], 1: ["northallerton ainderby bedale"]}
    state = last_action({}, influence={"engine": [1, 3, 2]}, links=links)
    assert facts(state)["orders"]["trains"] == [1, 2, 0]  # the last to pass is last here, and sells all the same
    after = play(state, "pass")
    assert (facts(after)["phase"], facts(after)["orders"]["players"]) == ("takeovers", [2, 1, 0])
    assert after.turn == 1
    assert play(after, "sell nothing").turn == 0


def test_W7_3_pieces_are_kept_for_scoring_and_trains_become_free() -> None:
    owned = {"train-1": {"owner": 0, "stone": 1, "cheese": 1, "red": 2, "green": 1}}
    after = play(last_action(owned, moved=[{"stone": 1}, {}, {"red": 2}]), "pass")
    assert facts(after)["moved"] == [{"stone": 2, "cheese": 1, "red": 2, "green": 1}, {}, {"red": 2}]
    assert facts(after)["trains"] == {}


def test_N7_1_goods_one_passengers_one_or_the_price_of_their_train() -> None:
    owned = {
        "train-1": {"owner": 0, "red": 2, "beer": 1},
        "train-5": {"owner": 0, "green": 2, "parcel": 2},
        "train-9": {"owner": 1, "red": 1, "beer": 1},
    }
    dear = last_action(owned, "nurnberg", 2)
    assert list(play(dear, "pass", name="nurnberg").points) == [2 * 3 + 1 + 2 * 2 + 2, 1 + 1]
    options = {"three_player_trains": "2-3"}
    assert list(play(last_action(owned, "nurnberg", 3, options=options), "pass", name="nurnberg").points) == [13, 2, 0]
    plain = last_action(owned, "nurnberg", 3)
    assert list(play(plain, "pass", name="nurnberg").points) == [7, 2, 0]
    before = last_action(owned, "nurnberg", 2, points=[5, 0])
    assert list(play(before, "pass", name="nurnberg").points) == [18, 2]
    told = [args for key, args in narration(before, "pass", "nurnberg") if key == "narrate-points"]
    assert told == [{"who": 0, "points": 13}, {"who": 1, "points": 2}]
    # in Wensleydale points are counted only at the end
    assert list(play(last_action({"train-1": {"owner": 0, "red": 1}}), "pass").points) == [0, 0, 0]


def test_W8_1_new_player_order_by_profit_ties_by_stack() -> None:
    owned = {"train-1": {"owner": 0, "red": 1}, "train-2": {"owner": 1, "red": 2}, "train-3": {"owner": 2, "red": 3}}
    after = play(last_action(owned, profit=[2, 1, 0]), "pass")
    assert facts(after)["orders"]["players"] == [2, 1, 0]
    apart = play(last_action({"train-3": {"owner": 2, "red": 3}}), "pass")
    assert facts(apart)["orders"]["players"] == [2, 1, 0]  # 3, then two at 0: the later in player order is on top
    assert ("narrate-order-players", {"seats": [2, 1, 0]}) in narration(last_action(owned, profit=[2, 1, 0]), "pass")


def ending(**given: Any) -> DalesState:
    """The last takeover of the last round."""
    base: dict[str, Any] = {"round": 5, "links": {2: ["skipton gargrave"]}, "turn": 2}
    return table(phase="takeovers", **(base | given))


def test_W10_1_after_the_last_round_the_game_ends() -> None:
    earlier = play(ending(round=4), "sell nothing")
    assert not earlier.over
    assert facts(earlier)["round"] == 5
    last = play(ending(), "sell nothing")
    assert last.over
    assert last.end_reason == "rounds"
    assert facts(last)["phase"] == "over"
    four = table(seats=4, phase="takeovers", round=4, links={3: ["skipton gargrave"]}, turn=3)
    assert play(four, "sell nothing").over
    assert narration(ending(), "sell nothing")[-1] == ("narrate-game-over", {})


def test_W10_2_pieces_sets_profit_links() -> None:
    moved = [
        {"stone": 3, "cheese": 2, "red": 5, "green": 2},
        {"stone": 9, "cheese": 9, "red": 9},
        {"stone": 1, "cheese": 1, "red": 1, "green": 1},
    ]
    last = play(ending(moved=moved, profit=[5, -13, -13]), "sell nothing")
    assert last.scores() == [12 + 4 + 5, 27 - 13, 4 + 2 - 13 - 1]
    lines = game_of("wensleydale").breakdown(last)
    assert [(line.rule, line.points) for line in lines[2]] == [
        ("W10.2", 4),
        ("W10.2", 2),
        ("W10.2", -13),
        ("W10.2", -1),
    ]


def test_W10_2_in_nurnberg_the_points_of_the_rounds_instead() -> None:
    moved = [{"beer": 3, "parcel": 2, "red": 5, "green": 2}, {}]
    links = {1: ["nuernberg-sued langwasser wendelstein"]}
    state = table("nurnberg", 2, "takeovers", turn=1, round=5, moved=moved, points=[30, 4], profit=[5, -2], links=links)
    assert "sell to green" in moves(state, "nurnberg")
    assert play(state, "sell nothing", name="nurnberg").scores() == [30 + 4 + 5, 4 - 2 - 2]


def test_W10_3_most_points_then_profit_then_the_stack() -> None:
    moved = [{"red": 6}, {"red": 4}, {"red": 7}]
    last = play(ending(moved=moved, profit=[0, 2, 0], stacks={"profit": [2, 0, 1]}), "sell nothing")
    assert last.scores() == [6, 6, 6]
    assert last.ranking() == [3, 1, 2]  # profit 2; then two at 0, seat 2 on top of seat 0
    assert last.winners() == [1]
    turned = play(ending(moved=moved, profit=[0, 2, 0], stacks={"profit": [0, 2, 1]}), "sell nothing")
    assert turned.ranking() == [2, 1, 3]
    more = play(ending(moved=[{"red": 7}, {"red": 4}, {"red": 7}], profit=[0, 2, 0]), "sell nothing")
    assert more.ranking() == [1, 2, 3]


def test_W1_1_influence_is_kept_from_round_to_round() -> None:
    state = ending(round=2, influence={"red": [3, 1, 1]})
    assert influence(play(state, "sell nothing"), 0)["red"] == 3
