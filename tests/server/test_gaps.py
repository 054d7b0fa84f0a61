"""Who falls behind, misses a part or remembers an old number gets one whole view, and goes on by parts."""

from __future__ import annotations

import asyncio
import random
import socket as sockets
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from branchline.server.common.messages import ChatLine
from branchline.server.table.broadcast import say
from branchline.server.table.live_table import LiveTable
from tests.server.running import Running, Table, until
from tests.support.parts import Follower

pytestmark = pytest.mark.any_store
GAMES = {"ticket-to-ride-germany": 2, "foothills": 2, "wensleydale": 3, "nurnberg": 3}
UPGRADE = (
    "GET {path}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def follow(stack: ExitStack, table: Table, viewer: int | None, since: int = 0) -> Follower:
    """Has been greeted, with one whole view."""
    follower = Follower(stack.enter_context(table.live(viewer, parts=True, since=since)))
    follower.seq = since
    follower.catch_up()
    return follower


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_who_misses_a_part_and_asks_gets_one_whole_view_and_goes_on_by_parts(
    server: Running, game: str, seats: int
) -> None:
    table = server.create(game, seats)
    luck = random.Random(4)
    with ExitStack() as stack:
        forgetful = follow(stack, table, 0)
        second_tab = follow(stack, table, 0)  # of the same seat
        watcher = follow(stack, table, None)
        for moves in (6, 9, 12):
            table.play(luck, moves=moves, hold=0.4)
            state = table.get(seat=0)
            missed = forgetful.missed()
            assert [message for message in missed if "part" in message]
            assert not [message for message in missed if message["type"] == "state"], "it did not ask"
            forgetful.ear.socket.send('{"type":"state"}')
            before = forgetful.wholes
            assert forgetful.catch_up() == state
            assert forgetful.wholes == before + 1
            table.play(luck, moves=3, hold=0.4)
            assert forgetful.catch_up() == second_tab.catch_up() == table.get(seat=0)
            assert watcher.catch_up() == table.get()
            assert forgetful.wholes == before + 1, "from there on there are parts"
        assert (second_tab.wholes, watcher.wholes) == (1, 1), "nobody else is sent anything more"


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_an_old_number_brings_the_moves_since_and_one_whole_view(server: Running, game: str, seats: int) -> None:
    table = server.create(game, seats)
    luck = random.Random(5)
    table.play(luck, moves=25)
    seq = table.get()["card"]["seq"]
    with ExitStack() as stack:
        for since in (0, 1, seq - 1, seq):
            late = follow(stack, table, 0, since)
            assert (late.seq, late.wholes) == (seq, 1)
            assert late.state == table.get(seat=0)
        ahead = follow(stack, table, 0, seq + 1000)  # of another life of this table, or made up
        assert (ahead.wholes, ahead.state) == (1, table.get(seat=0))
        ahead.seq = seq
        table.play(luck, moves=5)
        for follower in (late, ahead):
            assert follower.catch_up() == table.get(seat=0)
            assert (follower.wholes, follower.seq) == (1, table.get()["card"]["seq"])


@pytest.mark.parametrize("since", [-1, "3", 2.5, 10**9, [3]])
def test_a_number_that_is_none_is_refused_by_name(server: Running, since: object) -> None:
    with server.create().live(0, parts=True, since=since) as ear:
        closing = ear.next("closing")
        assert closing["why"] == "bad-message"
        assert "$.since" in closing["text"]


def test_who_reads_too_slowly_is_cut_and_comes_back_to_one_whole_view(start: Callable[..., Running]) -> None:
    server = start(queue=8)
    table = server.create()
    luck = random.Random(6)
    table.play(luck, moves=10)
    seq = table.get()["card"]["seq"]
    with slow_reader(server, table):
        live = server.house.tables[table.name]
        until(lambda: any(socket.ready for socket in live.sockets))
        table.play(luck, moves=10)
        server.do(shout(live))
        until(lambda: not live.sockets)
        until(lambda: "branchline_sockets_cut_total 1.0\n" in server.http.get("/metrics").text)
    table.play(luck, moves=5)
    with ExitStack() as stack:
        back = follow(stack, table, 0, seq)
        assert (back.wholes, back.seq) == (1, table.get()["card"]["seq"])
        table.play(luck, moves=5)
        assert back.catch_up() == table.get(seat=0)
        assert back.wholes == 1


async def shout(live: LiveTable) -> None:
    """More than the system itself keeps for a reader."""
    for number in range(1, 1000):
        say(live, ChatLine(number, 1, "P1", "x" * 60_000, 0.0))
        if number % 10 == 0:
            await asyncio.sleep(0)


def slow_reader(server: Running, table: Table) -> sockets.socket:
    """Takes parts at seat 0, and never reads."""
    host, _, port = server.address.partition(":")
    raw = sockets.create_connection((host, int(port)))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.sendall(UPGRADE.format(path=table.path, host=server.address).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello","parts":true,"key":"%s"}' % table.tokens[0].encode()
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    return raw
