"""Hints: a legal move and its reasons, from what the seat may know and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from branchline.server.minds.shares import Asker
from tests.server.running import Running, until
from tests.server.test_secrecy import Twins

pytestmark = pytest.mark.any_store


def test_a_hint_is_a_legal_move_with_reasons_and_the_same_each_time(server: Running) -> None:
    for game in ("foothills", "ticket-to-ride-germany"):
        table = server.create(game=game)
        seat = table.to_act()
        state = table.get(seat=seat)
        found = table.post("/hint", seat, {"at": state["at"]})
        assert found["move"] in state["view"]["legal"]
        assert found["lines"][0]["key"].startswith("hint-")
        assert "text" not in found["lines"][0]
        assert table.post("/hint", seat, {"at": state["at"]}) == found
        spoken = table.post("/hint?language=en", seat, {"at": state["at"]})
        assert spoken["move"] == found["move"]
        assert spoken["lines"][0]["text"]
        assert table.get(seat=seat) == state, "asking changes nothing"


def test_who_asks_for_a_hint_waits_with_those_whom_somebody_waits_for(start: Callable[..., Running]) -> None:
    server = start(thinkers=1)
    table = server.create(game="foothills")
    shares = server.house.thinkers.shares
    turn = shares.turn(Asker())
    server.do(turn.__aenter__())  # somebody else thinks
    with ThreadPoolExecutor(1) as beside:
        seat = table.to_act()
        answer = beside.submit(table.post, "/hint", seat, {"at": table.get(seat=seat)["at"]})
        until(lambda: shares.alone.waiting or shares.awaited.waiting)
        waiting = [list(shares.awaited.waiting), list(shares.alone.waiting)]
        server.do(turn.__aexit__(None, None, None))
        assert answer.result()["move"]
    assert waiting == [["127.0.0.1"], []]


def test_a_hint_is_for_the_seat_that_may_act_and_for_now(server: Running) -> None:
    table = server.create(game="foothills")
    seat = table.to_act()
    at = table.get(seat=seat)["at"]
    assert table.post("/hint", 1 - seat, {"at": at}, 409)["error"] == "not-your-turn"
    assert table.post("/hint", seat, {"at": at + 1}, 409)["error"] == "stale-move"
    assert table.post("/hint", None, {"at": at}, 401)["error"] == "no-token"
    assert table.post("/hint", table.host, {"at": at}, 403)["error"] == "not-allowed"
    assert table.post("/hint", seat, {}, 400)["error"] == "bad-message"


def test_hints_come_one_at_a_time_and_not_too_often(start: object) -> None:
    server = start(hints_per_seat=(2, 0.001))  # type: ignore[operator]
    table = server.create(game="foothills")
    luck = random.Random(4)
    seat = table.to_act()
    at = table.get(seat=seat)["at"]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda _: table.ask("POST", "/hint", seat, {"at": at}), range(2)))
    assert {answer.status_code for answer in answers} <= {200, 429}
    assert 200 in {answer.status_code for answer in answers}
    refused = 0
    for _ in range(3):
        state = table.get(seat=seat)
        refused += table.ask("POST", "/hint", seat, {"at": state["at"]}).status_code == 429
        table.move(seat, luck.choice(state["view"]["legal"]), state["at"])
        while table.to_act() != seat:
            other = table.get(seat=1 - seat)
            table.move(1 - seat, luck.choice(other["view"]["legal"]), other["at"])
    assert refused


def test_a_hint_follows_the_draft(server: Running) -> None:
    """A route is claimed and not paid for: the hint is how to go on."""
    table = server.create()
    luck = random.Random(6)
    for _ in range(100):
        state = table.past_set_up() if table.get()["card"]["seq"] < 4 else table.get(seat=table.to_act())
        seat, legal = state["seat"], state["view"]["legal"]
        claims = [move for move in legal if move["move"] == "claim"]
        if not claims:
            table.move(seat, luck.choice([move for move in legal if move["move"] != "tickets"]), state["at"])
            continue
        turn = table.move(seat, luck.choice(claims), state["at"], hold=True)
        if turn["draft"] and turn["legal"]:
            assert turn["legal"][0]["move"] in ("pay", "collect")
            assert table.post("/hint", seat, {"at": turn["at"]})["move"] in turn["legal"]
            return
        if turn["may_end"]:
            table.post("/end", seat, {"at": turn["at"]})
    pytest.fail("no route could be paid for in several ways")


def test_twins_get_the_same_hint(start: Callable[..., Running]) -> None:
    """Two tables that differ only in what the seat cannot know. With time enough, that no search is cut short by it."""
    server = start(hint=120.0)
    twins = Twins(server, 0, 2, 5)
    asked = 0
    for _ in range(40):
        live = twins.live(twins.one)
        if not live.over and live.state.turn == 0:
            twins.same("/hint", "POST", {"at": live.seq})
            asked += 1
        if asked == 4 or not twins.step():
            break
    assert asked > 1
    assert twins.differ()
