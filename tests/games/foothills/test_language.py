"""The language of effects beyond what the printed cards use, and the exact choices its operations offer."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import branchline as bl
from branchline.games.foothills.board.effects import CODES, rows_of
from branchline.games.foothills.board.file import from_json
from branchline.games.foothills.board.operations import KEYS
from branchline.games.foothills.game import Foothills
from tests.games.foothills.arrange import DATA, GAME, E, arrange, gained, legal, look, owns, play, player


def test_F9_13_exchanges_go_to_the_bag_and_come_from_where_he_likes() -> None:
    minffordd = {"I-4": {"stations": [1]}}
    state = arrange(me={"iron": 1, "stone": 1}, valley=minffordd)
    asked = play(state, E, "surveyor to I-4")
    assert legal(asked) == [
        "gain iron from bag",
        "gain stone from bag",
        "gain iron from stockyard",
        "gain stone from stockyard",
    ]
    asked = play(asked, "gain iron from bag")
    assert legal(asked) == [
        "exchange iron for stone from bag",
        "exchange stone for iron from bag",
        "exchange iron for stone from stockyard",
        "exchange stone for iron from stockyard",
        "done",
    ]
    by_bag = play(asked, "exchange iron for stone from bag")
    assert look(by_bag)["bag"] == {
        "iron": look(asked)["bag"]["iron"] + 1,
        "stone": look(asked)["bag"]["stone"] - 1,
        "event": 4,
    }
    by_yard = play(asked, "exchange stone for iron from stockyard")
    assert look(by_yard)["stockyard"] == {"iron": 2, "stone": 3, "event": 0}
    assert look(by_yard)["bag"]["stone"] == look(asked)["bag"]["stone"] + 1
    assert legal(by_yard) == ["exchange iron for stone from bag", "exchange iron for stone from stockyard", "done"]
    twice = play(asked, "exchange iron for stone from bag", "exchange iron for stone from bag")
    assert gained(asked, twice) == {"iron": -2, "stone": 2}
    assert twice.turn == 1


@pytest.mark.parametrize("place", ["bag", "stockyard"])
@pytest.mark.parametrize("kind", ["iron", "stone"])
def test_F9_13_a_cube_is_taken_from_the_place_that_was_said(kind: str, place: str) -> None:
    state = arrange(me={"iron": 1, "stone": 1}, valley={"I-4": {"stations": [1]}})
    asked = play(state, E, "surveyor to I-4")
    gain = play(asked, f"gain {kind} from {place}")
    before, after = look(asked), look(gain)
    other = "stockyard" if place == "bag" else "bag"
    assert after[place] == before[place] | {kind: before[place][kind] - 1}
    assert after[other] == before[other]
    given = "stone" if kind == "iron" else "iron"
    asked = play(asked, "gain iron from bag")
    swap = play(asked, f"exchange {given} for {kind} from {place}")
    before, after = look(asked), look(swap)
    expected = {where: dict(before[where]) for where in ("bag", "stockyard")}
    expected["bag"][given] += 1
    expected[place][kind] -= 1
    assert {where: after[where] for where in expected} == expected


def test_F9_13_one_cube_in_the_stockyard_can_be_had_by_exchange() -> None:
    minffordd = {"I-4": {"stations": [1]}}
    state = play(arrange(me={"iron": 2}, stockyard=(1, 1, 0), bag=(5, 0, 4), valley=minffordd), E, "surveyor to I-4")
    assert legal(play(state, "gain iron from bag")) == ["exchange iron for stone from stockyard", "done"]


def test_F9_13_no_exchange_for_what_is_not_there() -> None:
    minffordd = {"I-4": {"stations": [1]}}
    bare = arrange(me={"iron": 2}, stockyard=(3, 0, 0), bag=(5, 0, 4), valley=minffordd)
    after = play(bare, E, "surveyor to I-4", "gain iron from bag")
    assert after.turn == 1, "no stone in bag or stockyard, and no stone to give"
    yard = play(arrange(me={"iron": 2}, stockyard=(0, 2, 0), bag=(5, 0, 4), valley=minffordd), E, "surveyor to I-4")
    assert legal(play(yard, "gain iron from bag")) == ["exchange iron for stone from stockyard", "done"]


def test_F9_13_a_gain_that_cannot_be_completed_is_not_offered() -> None:
    """With two resources due, taking stone from the stockyard first would pass over all that could come second."""
    llanuwchllyn = {"V-3": {"stations": [1]}}
    state = play(arrange(stockyard=(2, 1, 0), bag=(1, 0, 4), valley=llanuwchllyn), E, "surveyor to V-3")
    assert legal(state) == ["gain iron from bag", "gain iron from stockyard"]
    after = play(state, "gain iron from stockyard")
    assert legal(after) == ["gain iron from stockyard", "gain stone from stockyard"]
    alone = arrange(stockyard=(0, 1, 0), bag=(1, 0, 4), valley=llanuwchllyn)
    assert legal(play(alone, E, "surveyor to V-3")) == ["gain iron from bag", "gain stone from stockyard"], (
        "luck follows"
    )


def test_F9_13_all_that_is_due_comes_from_the_bag_where_the_stockyard_has_no_resource() -> None:
    """Llanuwchllyn gives two resources: stone first must not end the effect while iron is in the bag."""
    llanuwchllyn = {"V-3": {"stations": [1]}}
    state = arrange(stockyard=(0, 0, 2), bag=(2, 1, 2), valley=llanuwchllyn)
    asked = play(state, E, "surveyor to V-3")
    assert gained(state, asked) == {"iron": 1}, "one of the two is iron in any case, and comes by itself"
    assert legal(asked) == ["gain iron from bag", "gain stone from bag"]
    assert gained(state, play(asked, "gain stone from bag")) == {"iron": 1, "stone": 1}
    assert gained(state, play(asked, "gain iron from bag")) == {"iron": 2}


def test_F9_13_an_exchange_from_the_bag_may_come_before_one_that_empties_the_stockyard() -> None:
    """The refill then draws from a bag with other contents. AMB-22"""
    minffordd = {"I-4": {"stations": [1]}}
    state = arrange(me={"iron": 2, "stone": 2}, stockyard=(0, 1, 0), bag=(3, 0, 4), valley=minffordd)
    asked = play(state, E, "surveyor to I-4", "gain iron from bag")
    swapped = play(asked, "exchange stone for iron from bag")
    assert "exchange iron for stone from stockyard" in legal(swapped)
    after = play(swapped, "exchange iron for stone from stockyard", deals="stone iron iron event event event")
    assert look(after)["stockyard"]["stone"] == 1, "the stone that was given is in the bag when it is drawn from"


def test_F9_13_what_is_nowhere_is_skipped() -> None:
    state = arrange(stockyard=(0, 2, 0), bag=(1, 3, 4), valley={"VI/2-3": {"stations": [1, None]}})
    after = play(state, E, "surveyor to VI/2-3")
    assert gained(state, after) == {"iron": 1}, "two are due, one is there"


def test_F9_16_exactly_one_card_is_scored() -> None:
    state = arrange(valley={"V-2": {"stations": [0]}, "V-3": {"stations": [0]}})
    pub = play(state, E, "surveyor to pub")
    assert legal(pub) == [f"score {card['id']}" for card in DATA["action_cards"] if card["colour"] == "blue"]
    after = play(pub, "score inspector", "replace with field-hands")
    assert (player(after)["scored"], int(after.piled[0])) == (["inspector"], 1)
    assert player(after)["cards"]["C"] == {"card": "field-hands", "side": "gold"}
    assert "field-hands" not in look(after)["reserve"]


def test_F2_10_colours_may_be_drawn_by_lot() -> None:
    assert {look(GAME.start(2, bl.SeededDealer(seed), {"blue": "random"}))["blue"] for seed in range(20)} == {0, 1}


def with_effects(**effects: list[dict[str, Any]]) -> Foothills:
    """The game on a board where some cards do something else: action cards by id, surveyor spaces as V_2."""
    data = copy.deepcopy(DATA)
    for card in data["action_cards"]:
        card["effect"] = effects.get(card["id"].replace("-", "_"), card["effect"])
    for card in data["stations"]:
        if "surveyor" in card:
            card["surveyor"] = effects.get(card["id"].replace("-", "_"), card["surveyor"])
    game = Foothills.__new__(Foothills)
    game.board = from_json(data)
    game.tables = {}
    return game


def on_board(game: Foothills, state: bl.State) -> bl.State:
    """A position on the printed board, moved to another board."""
    position = GAME.position(state) | {"board": {"id": game.board.id, "digest": game.board.digest}}
    return game.from_position(position)


def made(game: Foothills, state: bl.State, *moves: str, deals: str = "") -> bl.State:
    after = on_board(game, state)
    dealer = bl.ScriptedDealer(GAME, deals.split(), bl.SeededDealer(1))
    for move in moves:
        game.play(after, int(after.turn), game.moves.parse(move), dealer)
    game.from_position(game.position(after))
    return after


def test_F4_4_draw_and_put_the_rest_back_into_the_bag() -> None:
    game = with_effects(salvage=[{"op": "draw", "cubes": 3, "keep": 1, "rest": "bag"}])
    state = arrange(grey="D")
    after = made(game, state, "play salvage", "keep 0 iron 1 stone", deals="iron stone stone")
    assert gained(state, after) == {"stone": 1}
    assert look(after)["bag"]["iron"] == look(state)["bag"]["iron"]
    assert look(after)["bag"]["stone"] == look(state)["bag"]["stone"] - 1


def test_F4_4_stations_with_further_gains_and_dearer_in_passengers() -> None:
    more = [{"op": "build", "extra": {"passenger": 1, "iron": 1}, "gain": {"passenger": 3, "vp": 1}}]
    game = with_effects(landscaper=more)
    state = arrange(grey="B", me={"iron": 1, "stone": 1, "rubble": 1, "passenger": 1}, valley={"V-2": {"rubble": 0}})
    after = made(game, state, "play landscaper", "done")
    assert gained(state, after) == {"iron": -1, "stone": -1, "rubble": -1, "passenger": 4, "vp": 1}


def test_F4_4_a_surveyor_space_that_takes_and_fills() -> None:
    game = with_effects(V_2=[{"op": "take", "least": 2, "most": 2}, {"op": "fill_stockyard", "to": 6}])
    state = arrange(valley={"V-2": {"competitor": True}})
    after = made(game, state, E, "surveyor to V-2", "take 1 iron 1 stone", deals="iron stone")
    assert gained(state, after) == {"iron": 1, "stone": 1}
    assert look(after)["stockyard"] == {"iron": 3, "stone": 3, "event": 0}


def test_F4_4_a_trade_for_rubble_and_a_ticket_of_choice() -> None:
    ops = [
        {"op": "trade", "times": 1, "pay": {"iron": 1, "passenger": 1}, "gain": {"rubble": 3}},
        {"op": "choose_ticket"},
    ]
    game = with_effects(V_2=ops)
    state = arrange(me={"iron": 1, "passenger": 1}, valley={"V-2": {"competitor": True}})
    after = made(game, state, E, "surveyor to V-2", "trade", "ticket orange")
    assert gained(state, after) == {"iron": -1, "passenger": -1, "rubble": 3}
    assert player(after)["tickets"] == ["orange"]


def test_F4_4_a_trade_for_points_and_passengers_as_often_as_it_says_or_not_at_all() -> None:
    game = with_effects(V_2=[{"op": "trade", "times": 2, "pay": {"stone": 1}, "gain": {"vp": 1, "passenger": 1}}])
    state = arrange(me={"stone": 3}, valley={"V-2": {"competitor": True}})
    for moves, times in ((["done"], 0), (["trade", "done"], 1), (["trade", "trade"], 2)):
        after = made(game, state, E, "surveyor to V-2", *moves)
        assert owns(after)["stone"] == 3 - times
        assert (owns(after)["vp"], owns(after)["passenger"]) == (times, times)
        assert after.turn == 1


def test_F4_4_vp_for_tickets_up_to_a_limit() -> None:
    for held, most in ((0, 0), (2, 2), (5, 3)):
        tickets = ["yellow", "red", "purple", "turquoise", "orange"][:held]
        game = with_effects(VI_7=[{"op": "vp_per_ticket", "most": 3}])
        state = arrange(me={"tickets": tickets}, valley={"VI-7": {"competitor": True}})
        assert gained(state, made(game, state, E, "surveyor to VI-7")).get("vp", 0) == most


@pytest.mark.parametrize("name", CODES)
def test_every_operation_has_its_keys_and_its_row(name: str) -> None:
    examples: dict[str, Any] = {
        "least": 1,
        "most": 2,
        "cubes": 2,
        "keep": 1,
        "rest": "bag",
        "to": 6,
        "lines": "one",
        "times": 2,
        "items": {"vp": 1},
        "pay": {"iron": 1},
        "gain": {"vp": 1},
    }
    if name == "move_surveyor":
        examples["to"] = "any"
    needed, _ = KEYS[name]
    rows = rows_of({"op": name} | {key: examples[key] for key in needed})
    assert [row[0] for row in rows] == [CODES[name]]
    assert all(len(row) == 16 for row in rows)
