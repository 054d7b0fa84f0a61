"""Two servers on one database: what one is told must not show at the other, and one dies."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.attack.wire import Listener
from tests.server.running import PATIENCE, Running, Table, settings_at, until
from tests.server.test_processes import Process

TALK: dict[str, Any] = {"messages_per_socket": (10**6, 1e6)}


@pytest.fixture
def two(new_database: Callable[[], str], tmp_path: Path) -> Any:
    place = {"data": None, "database": new_database()}
    servers = [Running(settings_at(place, tmp_path / str(number), **TALK)) for number in range(2)]
    yield servers
    for server in servers:
        if server.thread.is_alive():
            server.stop()


def at(server: Running, table: Table) -> Table:
    """The same table with the same links, at another server."""
    links = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    return Table(server, {"table": table.name, "host": table.host, "links": links})


def test_a_draft_or_a_note_at_one_server_sends_nothing_to_the_others_sockets(two: list[Running]) -> None:
    table = two[0].create(seats=3, options={"first": 0})
    for seat in range(3):  # how many tickets of which deck; then all choose at once which they keep
        state = table.get(seat=seat)
        table.move(seat, state["view"]["legal"][0], state["at"])
    there = at(two[1], table)
    until(lambda: there.get()["card"]["seq"] == 3)
    with there.live(1) as one, there.live(None) as nobody, there.live(2) as own:
        listeners = [Listener(there, ear) for ear in (one, nobody)]
        for listener in listeners:
            listener.listen()
        own.next("welcome")
        state = table.get(seat=2)  # has a choice to make before its turn
        turn = table.move(2, state["view"]["legal"][0], state["at"])
        assert turn["waiting"]
        while not own.next("state")["state"]["waiting"]:  # the other tab of the same seat hears of it
            pass
        heard = [len(listener.listen()) for listener in listeners]
        table.post("/undo", 2, {"at": turn["at"]})
        while own.next("state")["state"]["waiting"]:
            pass
        table.ask("PUT", "/notes", 2, {"text": "I shall go north"})
        table.move(2, state["view"]["legal"][0], state["at"])
        while not own.next("state")["state"]["waiting"]:
            pass
        table.post("/chat", 2, {"text": "ready"}, 201)  # comes after all of that
        for listener, before in zip(listeners, heard, strict=True):
            until(lambda listener=listener: b'"chat"' in listener.listen()[-1])  # type: ignore[misc]
            kinds = [message[:20] for message in listener.heard[before:]]
            assert kinds == [b'{"type":"chat","line'], kinds


def test_a_name_given_at_one_server_is_seen_at_the_other(two: list[Running]) -> None:
    table = two[0].create()
    there = at(two[1], table)
    with there.live(None) as ear:
        ear.next("welcome")
        table.post("/sit", 1, {"name": "Zoë"})
        while ear.next("state")["state"]["card"]["seats"][1]["name"] != "Zoë":
            pass
        table.post("/agree", 1, {"end": True})
        while ear.next("state")["state"]["agreed"] != [1]:
            pass


def test_a_server_where_nobody_is_at_a_table_reads_of_it_when_somebody_comes(two: list[Running]) -> None:
    """They ask, make a move, or open a socket and say later who they are: always it is the table as it is."""
    table = two[0].create()
    there = at(two[1], table)
    for way in ("ask", "move", "socket"):
        seq = there.get()["card"]["seq"]
        assert table.name not in two[1].house.unread
        with connect(f"ws://{two[1].address}{there.path}/live") as socket:
            state = table.get(seat=table.to_act())
            table.move(state["seat"], state["view"]["legal"][0], state["at"])
            until(lambda: table.name in two[1].house.unread)
            if way == "ask":
                assert there.get()["card"]["seq"] == seq + 1
            elif way == "move":
                state = table.get(seat=table.to_act())
                there.move(state["seat"], state["view"]["legal"][0], state["at"])
            else:
                socket.send('{"type": "hello"}')
                assert json.loads(socket.recv(timeout=PATIENCE))["state"]["card"]["seq"] == seq + 1


def test_a_seat_freed_at_one_server_is_free_at_the_other(two: list[Running]) -> None:
    table = two[0].create()
    there = at(two[1], table)
    with there.live(1) as ear:
        ear.next("welcome")
        freed = table.post("/free", table.host, {"seat": 1}, 201)
        assert ear.next("closing")["why"] == "freed"
    assert there.ask("GET", "", 1).status_code == 401
    assert there.get(seat=two[1].seated(freed["invitation"]))["seat"] == 1


def test_when_one_server_is_killed_the_other_goes_on_and_so_do_its_bots(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    place = {"data": None, "database": new_database()}
    servers = []
    try:
        for number in range(2):
            servers.append(Process(settings_at(place, tmp_path / str(number), think=1.0)))
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        bots = servers[0].create(game="foothills", seats=seats)
        people = servers[0].create()
        until(lambda: bots.get()["card"]["seq"] > 3)
        servers[0].kill()
        bots.running = people.running = servers[1]  # type: ignore[assignment]
        people.past_set_up()
        until(lambda: bots.get()["card"]["result"] is not None)
        assert people.play(random.Random(3), moves=40)["seq"] > 40
    finally:
        for server in servers:
            server.kill()
