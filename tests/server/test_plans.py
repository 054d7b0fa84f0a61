"""Planned moves in games by mail: made once when their turn comes, called off where the position has changed, and
nobody else's business. On both stores."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.server.store import Append, EntryRow, Taken
from branchline.server.table import playing
from tests.server.running import TTR, Running, Table, settings_at, until, with_keys

DAILY = {"preset": "day"}
ADA, BEN = 0, 1
ANY_STORE = pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
"""What it tests does not depend on the store."""

POSITION = {
    "game": TTR,
    "seats": 2,
    "display": ["red", "red", "blue", "green", "black"],
    "hands": [{"locomotive": 1}, {"locomotive": 1}],
    "tickets": [
        {"first": ["mainz-stuttgart", "hamburg-rostock"]},
        {"first": ["mannheim-stuttgart", "frankfurt-stuttgart"]},
    ],
}
CLAIM = {"move": "claim", "route": "karlsruhe-mannheim"}  # one train, and Karlsruhe has one passenger


def by_mail(server: Running, **more: Any) -> Table:
    """Ada is to act, and Ben may plan."""
    return server.create(TTR, pace=DAILY, position=POSITION, **more)


def plan(table: Table, *moves: Any, seat: int = BEN, status: int = 200) -> Any:
    answer = table.ask("PUT", "/plan", seat, {"at": table.get()["card"]["seq"], "moves": list(moves)})
    assert answer.status_code == status, answer.text
    return answer.json()


def planned(table: Table, seat: int = BEN) -> Any:
    card = table.get("/plan", seat)
    return card["moves"], card["off"]


def act(table: Table, move: Any, seat: int = ADA) -> Any:
    return table.move(seat, move, table.get(seat=seat)["at"])


def claimed(table: Table, seat: int = BEN) -> list[Any]:
    moves = [entry["move"] for entry in table.get("/log", seat)["entries"] if entry["seat"] == seat]
    return [move for move in moves if move["move"] == "claim"]


def pass_turn(table: Table) -> None:
    """Ada claims what is in nobody's way."""
    act(table, {"move": "claim", "route": "konstanz-switzerland"})


def test_a_plan_is_made_when_its_turn_comes_and_only_once(server: Running) -> None:
    table = by_mail(server)
    assert table.get("/plan", BEN) == {"at": 0, "possible": True, "moves": [], "off": False}
    tried = table.post("/plan/rehearse", BEN, {"at": 0, "moves": [CLAIM]})
    assert (tried["whole"], tried["legal"], tried["moves"]) == (True, [], [CLAIM])
    assert {"seat": BEN, "thing": "trains", "by": -1} in tried["changes"]
    assert planned(table) == ([], False), "trying keeps nothing"
    assert plan(table, CLAIM)["moves"] == [CLAIM]
    pass_turn(table)
    state = table.get(seat=BEN)
    assert state["card"]["deciders"] == [ADA]
    assert claimed(table) == [CLAIM]
    assert planned(table) == ([], False)


def test_a_plan_is_called_off_where_the_move_is_not_legal_any_more(server: Running) -> None:
    table = by_mail(server)
    plan(table, CLAIM)
    act(table, CLAIM)
    assert table.get()["card"]["deciders"] == [BEN]
    assert planned(table) == ([CLAIM], True)
    assert claimed(table) == []
    table.ask("DELETE", "/plan", BEN).raise_for_status()
    assert planned(table) == ([], False)


@ANY_STORE
def test_a_plan_is_called_off_where_it_would_bring_less(server: Running) -> None:
    table = by_mail(server)
    plan(table, CLAIM)
    act(table, {"move": "claim", "route": "karlsruhe-stuttgart"})  # and with it Karlsruhe's passenger
    while table.get()["card"]["deciders"] == [ADA]:
        act(table, table.get(seat=ADA)["view"]["legal"][0])
    assert planned(table) == ([CLAIM], True)
    act(table, CLAIM, BEN)  # it is still legal, and Ben may make it
    while table.get()["card"]["deciders"] == [BEN]:
        act(table, table.get(seat=BEN)["view"]["legal"][0], BEN)
    assert planned(table) == ([], False), "who has moved has read it"


@ANY_STORE
def test_nobody_else_learns_of_a_plan(server: Running) -> None:
    table = by_mail(server, listed=True)

    def seen() -> Any:
        """What others see of the table, and when it was touched in the lists that they have."""
        mine = server.http.post("/api/tables/mine", json={"keys": [table.tokens[ADA]]}).json()
        return [table.get(seat=seat) for seat in (ADA, None)], mine, server.http.get("/api/tables").json()

    with table.live(ADA) as ear:
        ear.next("welcome")
        before = seen()
        plan(table, CLAIM)
        assert seen() == before
        table.ask("DELETE", "/plan", BEN).raise_for_status()
        assert seen() == before
        plan(table, CLAIM)
        ear.socket.send(json.dumps({"type": "ping"}))
        assert json.loads(ear.socket.recv(60))["type"] == "pong", "nothing came before it"
    assert planned(table, ADA) == ([], False)
    assert table.ask("GET", "/plan", table.host).status_code == 403
    assert table.ask("GET", "/plan").status_code == 401
    assert "karlsruhe-mannheim" not in table.ask("GET", "/export", ADA).text


@ANY_STORE
def test_who_takes_over_a_seat_does_not_get_its_plan(server: Running) -> None:
    table = by_mail(server)
    plan(table, CLAIM)
    freed = table.post("/free", table.host, {"seat": BEN}, 201)
    table.tokens[BEN] = server.seated(freed["invitation"])
    assert planned(table) == ([], False)
    plan(table, CLAIM)
    table.post("/stand-in", BEN, {"seat": BEN, "bot": "greedy"})
    pass_turn(table)
    until(lambda: table.get()["card"]["seq"] > 1)
    assert claimed(table) != [CLAIM] or planned(table) == ([], False)
    table.post("/return", BEN)
    assert planned(table) == ([], False), "a bot has moved instead"


@ANY_STORE
def test_what_cannot_be_planned_is_refused_with_a_sentence(server: Running) -> None:
    live = server.create(TTR, position=POSITION)
    assert "by mail" in plan(live, CLAIM, status=409)["text"]
    table = by_mail(server)
    assert "your turn" in plan(table, CLAIM, seat=ADA, status=409)["text"]
    assert "Luck" in plan(table, {"move": "draw"}, status=409)["text"]
    assert "Luck" in plan(table, {"move": "take", "card": "red"}, status=409)["text"]
    assert "whole turn" in plan(table, status=409)["text"]
    assert plan(table, {"move": "claim", "route": "frankfurt-koeln-1"}, status=422)["rule"] == "T3.2"
    assert plan(table, {"move": "fly"}, status=422)["error"] == "bad-move"
    assert plan(table, CLAIM, CLAIM, status=409)["error"] == "barrier"
    for what in (("PUT", "/plan"), ("POST", "/plan/rehearse")):  # a megabyte of moves would keep all others waiting
        endless = table.ask(*what, BEN, {"at": 0, "moves": [CLAIM] * 201})
        assert (endless.status_code, endless.json()["error"]) == (400, "bad-message")
    stale = table.ask("PUT", "/plan", BEN, {"at": 7, "moves": [CLAIM]})
    assert (stale.status_code, stale.json()["error"]) == (409, "stale-move")
    offered = table.post("/plan/rehearse", BEN, {"at": 0, "moves": []})["legal"]
    assert {move["move"] for move in offered} == {"claim"}
    act(table, {"move": "tickets", "short": 4, "long": 0})  # Ada looks at tickets, and that is her business
    assert table.get("/plan", BEN)["possible"] is False
    assert "nothing to plan" in plan(table, CLAIM, status=409)["text"]
    assert planned(table) == ([], False)


def test_a_plan_outlives_a_restart_and_a_kill(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    table = by_mail(server)
    plan(table, CLAIM)
    server.stop()
    server = start()
    table.running = server
    assert planned(table) == ([CLAIM], False)

    async def killed(*_: object) -> None:
        """The process ends between Ada's move, which is on disk, and what would come of it."""

    with monkeypatch.context() as patch:
        patch.setattr(playing, "play_waiting", killed)
        patch.setattr("branchline.server.minds.turns.act", killed)
        patch.setattr("branchline.server.house.act", killed)
        pass_turn(table)
        server.stop()
    server = start()
    table.running = server
    until(lambda: table.get()["card"]["deciders"] == [ADA])
    assert claimed(table) == [CLAIM]


def test_of_two_processes_one_makes_the_plan(new_database: Callable[[], str], tmp_path: Path) -> None:
    place: dict[str, Any] = {"data": None, "database": new_database()}
    one, two = servers = [Running(settings_at(place, tmp_path / str(number))) for number in range(2)]
    try:
        tables = [by_mail(one) for _ in range(4)]
        for table in tables:
            twin = Table(two, {"table": table.name, "host": table.host, "links": []})
            twin.tokens = table.tokens
            assert twin.get()["card"]["seq"] == 0  # in memory there
            plan(twin, CLAIM)
            pass_turn(table)
            until(lambda table=table, twin=twin: table.get()["card"]["seq"] == twin.get()["card"]["seq"] > 1)  # type: ignore[misc]
            assert claimed(table) == claimed(twin) == [CLAIM]
            assert planned(twin) == planned(table) == ([], False)
    finally:
        for server in servers:
            server.stop()


def test_a_plan_that_was_changed_meanwhile_is_not_carried_out(server: Running) -> None:
    """Between the moment a process reads a plan and the one it writes the move, another drops it: so it is."""
    table = by_mail(server)
    plan(table, CLAIM)
    store = server.house.store

    def append(expected: bytes) -> None:
        entries = [EntryRow(1, b"{}", 1.0)]
        server.do(store.append(Append(table.name, entries, 1.0, b"{}", clear_drafts=[BEN], planned={BEN: expected})))

    stored = server.do(store.load(table.name))
    assert stored
    (_, ben) = stored.seats
    server.do(store.put_planned(table.name, BEN, b"", ben.planned))
    with pytest.raises(Taken, match="planned something else"):
        append(ben.planned)
    with pytest.raises(Taken, match="planned something else"):
        server.do(store.put_planned(table.name, BEN, b"x", ben.planned))
    server.do(store.put_planned(table.name, BEN, ben.planned, b""))
    append(ben.planned)
    after = server.do(store.load(table.name))
    assert after
    assert [seat.planned for seat in after.seats] == [b"", b""]


GAMES = ["ticket-to-ride-germany", "wensleydale", "nurnberg", "foothills"]


@ANY_STORE
@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_a_seat_that_waits_can_plan_and_it_is_made(server: Running, game: str) -> None:
    """At random from the start: whoever waits plans by the first moves offered, until some plans were made."""
    import random

    luck, made, off = random.Random(7), 0, 0
    table = Table(server, with_keys(server.http, new(server, game)))
    while made < 3:
        card = table.get()["card"]
        assert card["result"] is None, (made, off)
        for seat in table.tokens:
            if table.get("/plan", seat)["possible"]:
                moves = first_whole(table, seat, card["seq"])
                if moves:
                    plan(table, *moves, seat=seat)
        (seat, *_) = card["deciders"]
        plans = {other: planned(table, other)[0] for other in table.tokens if other != seat}
        state = table.get(seat=seat)
        table.move(seat, luck.choice(state["view"]["legal"]), state["at"])
        for other, moves in plans.items():
            after, called_off = planned(table, other)
            off += called_off
            if moves and not after:
                entries = table.get(f"/log?from={card['seq'] + 1}", other)["entries"]
                assert [entry["move"] for entry in entries if entry["seat"] == other][: len(moves)] == moves
                made += 1


def new(server: Running, game: str) -> Any:
    people = [{"kind": "person", "name": f"P{k}"} for k in range(2 if game == "foothills" else 3)]
    return server.http.post("/api/tables", json={"game": game, "seats": people, "pace": DAILY}).json()


def first_whole(table: Table, seat: int, at: int) -> list[Any]:
    """A whole turn without luck, if always choosing the first move leads to one."""
    moves: list[Any] = []
    while True:
        tried = table.post("/plan/rehearse", seat, {"at": at, "moves": moves})
        if tried["whole"] or not tried["legal"]:
            return moves if tried["whole"] else []
        moves.append(tried["legal"][0])
