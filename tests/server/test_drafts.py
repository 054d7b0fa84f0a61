"""Drafts: what is held, what can be taken back, and what nobody else sees."""

from __future__ import annotations

import random

import pytest

from branchline.core.move import WholeTurn
from tests.server.running import Running, Table


def claimable(table: Table) -> tuple[int, dict, dict]:
    """Play on until somebody may claim a route in two ways to pay: the seat, its state and the claim."""
    luck = random.Random(3)
    while True:
        table.play(luck, moves=1)
        seat = table.to_act()
        state = table.get(seat=seat)
        for move in state["view"]["legal"]:
            if move["move"] == "claim":
                return seat, state, move


def two_held(table: Table) -> tuple[int, dict, list[dict]]:
    """Play on until two moves are in a draft: the seat, its state before, and the two answers."""
    luck = random.Random(4)
    while True:
        seat = table.to_act()
        state = table.get(seat=seat)
        turns = [table.move(seat, luck.choice(state["view"]["legal"]), state["at"], hold=True)]
        if turns[0]["draft"] and turns[0]["legal"]:
            turns.append(table.move(seat, luck.choice(turns[0]["legal"]), turns[0]["at"], hold=True))
            if len(turns[1]["draft"]) == 2:
                return seat, state, turns
        if turns[-1]["may_end"]:
            table.post("/end", seat, {"at": turns[-1]["at"]})


def test_a_held_move_is_in_the_draft_of_its_seat_and_nobody_else_sees_it(server: Running) -> None:
    table = server.create()
    table.past_set_up()
    seat, before, claim = claimable(table)
    other = 1 - seat
    seen = table.ask("GET", "", other).text, table.ask("GET").text
    turn = table.move(seat, claim, before["at"], hold=True)
    assert turn["draft"] == [claim]
    assert turn["may_undo"]
    assert turn["at"] == before["at"] + 1
    assert turn["seq"] == before["card"]["seq"]
    server.house.tables[table.name].forget_views()  # the others' views are made anew, and are still the same
    assert (table.ask("GET", "", other).text, table.ask("GET").text) == seen
    assert table.get(seat=seat)["draft"] == [claim]


def test_undo_and_reset_take_back_and_the_draft_survives_a_restart(start: object) -> None:
    server = start()  # type: ignore[operator]
    table = server.create("foothills")
    seat, state, turns = two_held(table)
    server.stop()
    again = start()  # type: ignore[operator]
    table.running = again
    assert table.get(seat=seat)["draft"] == turns[-1]["draft"]
    undone = table.post("/undo", seat, {"at": turns[-1]["at"]})
    assert undone == turns[0]
    fresh = table.post("/reset", seat, {"at": undone["at"]})
    assert (fresh["draft"], fresh["at"], fresh["may_undo"]) == ([], state["at"], False)
    assert fresh["legal"] == state["view"]["legal"]
    assert table.post("/undo", seat, {"at": fresh["at"]}, 409)["error"] == "barrier"


def test_a_held_move_that_luck_answers_counts_at_once(server: Running) -> None:
    table = server.create()
    state = table.past_set_up()
    turn = table.move(state["seat"], {"move": "draw"}, state["at"], hold=True)
    assert turn["draft"] == []
    assert turn["seq"] == state["card"]["seq"] + 1
    assert table.post("/undo", state["seat"], {"at": turn["at"]}, 409)["error"] == "barrier"


def test_a_turn_that_is_played_waits_for_its_end(server: Running) -> None:
    table = server.create("nurnberg")
    luck = random.Random(5)
    while True:
        seat = table.to_act()
        state = table.get(seat=seat)
        turn = table.move(seat, luck.choice(state["view"]["legal"]), state["at"], hold=True)
        if turn["may_end"]:
            break
    assert turn["legal"] == []
    assert table.get()["card"]["deciders"] == [seat]
    refused = table.move(seat, state["view"]["legal"][0], turn["at"], status=409)
    assert refused["error"] == "barrier"
    ended = table.post("/end", seat, {"at": turn["at"]})
    assert ended["draft"] == []
    assert ended["seq"] == turn["seq"] + len(turn["draft"])
    assert table.post("/end", seat, {"at": ended["at"]}, 409)["error"] == "barrier"


def test_a_choice_before_its_turn_waits_and_is_then_played_by_the_house(server: Running) -> None:
    table = server.create(seats=3, options={"first": 0})
    for seat in range(3):
        state = table.get(seat=seat)
        table.move(seat, state["view"]["legal"][0], state["at"])
    assert table.get()["card"]["deciders"] == [0, 1, 2]
    seen = table.ask("GET", "", 1).text, table.ask("GET").text
    late = table.get(seat=2)
    turn = table.move(2, late["view"]["legal"][-1], late["at"])
    assert turn["waiting"]
    assert turn["legal"] == []
    assert (table.ask("GET", "", 1).text, table.ask("GET").text) == seen
    assert table.move(2, late["view"]["legal"][0], turn["at"], status=409)["error"] == "barrier"
    undone = table.post("/undo", 2, {"at": turn["at"]})
    assert not undone["waiting"]
    turn = table.move(2, late["view"]["legal"][0], undone["at"])
    one = table.get(seat=1)
    assert table.move(1, one["view"]["legal"][0], one["at"])["waiting"]
    first = table.get(seat=0)
    assert table.move(0, first["view"]["legal"][0], first["at"])["seq"] == 6
    assert table.get(seat=2)["draft"] == []
    assert [entry["seat"] for entry in table.get("/log")["entries"]] == [0, 1, 2, 0, 1, 2]


def test_two_tabs_of_one_seat_agree(server: Running) -> None:
    table = server.create()
    table.past_set_up()
    seat, before, claim = claimable(table)
    with table.live(seat) as one, table.live(seat) as two:
        one.next("welcome")
        two.next("welcome")
        table.move(seat, claim, before["at"], hold=True)
        states = [ear.next("state")["state"] for ear in (one, two)]
        assert states[0]["draft"] == [claim]
        assert states[0] == states[1]
        late = table.move(seat, claim, before["at"], status=409)
        assert (late["error"], late["at"]) == ("stale-move", before["at"] + 1)


def payable(server: Running, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int, dict, WholeTurn]:
    """A table at which somebody may claim a route and choose how to pay: with the seat, its state, and such a turn."""
    monkeypatch.setattr(server.house, "new_seed", lambda: bytes(32))  # not every game has such a moment
    table = server.create()
    table.past_set_up()
    seat, state, _ = claimable(table)
    while True:
        core = server.house.tables[table.name].core
        turns = [turn for turn in core.game.turns(core.state) if isinstance(turn, WholeTurn)]
        for turn in turns:
            if core.game.decisions(core.state, turn) == turn.steps()[:2] == turn.steps():
                return table, seat, state, turn
        table.play(random.Random(1), moves=1)
        seat, state, _ = claimable(table)


def test_a_whole_turn_in_the_game_s_notation_is_one_move(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, state, whole = payable(server, monkeypatch)
    at, seq = state["at"], state["card"]["seq"]
    moves = [step.json() for step in whole.steps()]
    assert table.post("/why-not", seat, {"at": at, "move": str(whole)})["allowed"]
    assert table.post("/preview", seat, {"at": at, "move": str(whole)})["changes"]
    held = table.move(seat, str(whole), at, hold=True)
    assert (held["draft"], held["at"], held["seq"], held["may_end"]) == (moves, at + 2, seq, True)
    assert table.post("/undo", seat, {"at": held["at"]})["draft"] == moves[:1]
    assert table.post("/reset", seat, {"at": at + 1})["draft"] == []
    made = table.move(seat, str(whole), at)
    assert made["seq"] == seq + 2
    assert [entry["move"] for entry in table.ask("GET", f"/log?from={seq + 1}", seat).json()["entries"]] == moves


def test_a_whole_turn_is_refused_whole(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, state, whole = payable(server, monkeypatch)
    claim = whole.steps()[0]
    wrong = f"{claim} with " + " ".join(["locomotive"] * 9)
    refused = table.move(seat, wrong, state["at"], status=422)
    assert (refused["error"], refused["rule"]) == ("illegal-move", "T3.2")
    assert table.move(seat, "claim the moon", state["at"], status=422)["error"] == "bad-move"
    assert table.get(seat=seat) == state
    assert table.move(1 - seat, str(whole), state["at"], status=409)["error"] == "not-your-turn"
