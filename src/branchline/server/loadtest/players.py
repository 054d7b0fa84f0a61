"""Players: they hear what they may do over their sockets, choose, POST, and check every answer.

They ask for what the page asks for, or for as little as a program may (`lean`). They choose at random; at every fourth
table they collect: the wordiest move first, which draws tickets as soon as no route can be claimed, and keeps them all.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from branchline.server.common.messages import Created, Seated
from branchline.server.loadtest.wire import Broken, Http, LoadListener


class StateView(Struct, frozen=True):
    legal: list[Raw] = []


class LoadState(Struct):
    at: int
    waiting: bool
    view: StateView


class LoadMoment(Struct, frozen=True):
    at: int = -1


class LoadPart(Struct, frozen=True):
    state: LoadMoment = LoadMoment()
    view: StateView = StateView()


class Heard(Struct, tag="moved", tag_field="type"):
    seq: int
    over: bool
    legal: list[Raw]
    part: LoadPart = LoadPart()


class Other(Struct):
    type: str


class LoadAnswer(Struct):
    seq: int
    at: int
    waiting: bool
    legal: list[Raw]


class Welcomed(Struct, tag="welcome", tag_field="type"):
    state: LoadState


read_heard = msgspec.json.Decoder(Heard).decode
read_welcome = msgspec.json.Decoder(Welcomed).decode
read_answer = msgspec.json.Decoder(LoadAnswer).decode
read_created = msgspec.json.Decoder(Created).decode
read_seated = msgspec.json.Decoder(Seated).decode
PERSON = '{"kind":"person"}'
COLLECTORS = 4  # at one table in so many the players collect


class LoadTally(Struct):
    """What came out."""

    moves: int = 0
    games: int = 0
    heard: int = 0
    size: int = 0  # of all that was heard, in bytes
    times: list[float] = []


class LoadMatch:
    """One table after another, played to the end by random players."""

    def __init__(
        self, where: list[tuple[str, int]], game: str, seats: int, watchers: int, number: int, *, lean: bool
    ) -> None:
        self.where = where  # the servers: players spread over them
        self.game = game
        self.seats = seats
        self.watchers = watchers
        self.luck = random.Random(number)
        self.collect = number % COLLECTORS == COLLECTORS - 1
        self.asks = b'"views":false' if lean else b'"parts":true'
        self.tally = LoadTally()
        self.acknowledged: list[tuple[int, int, bytes]] = []  # at the table being played
        self.unchecked: list[tuple[str, list[str], list[tuple[int, int, bytes]]]] = []
        self.listeners: list[LoadListener] = []
        self.calls: list[Http] = []
        self.stop = False
        self.elsewhere: tuple[str, int] | None = None  # another process that hears of every move
        self.sent: dict[tuple[str, int], float] = {}
        self.arrived: dict[tuple[str, int], float] = {}
        self.turn: asyncio.Queue[tuple[int, int, list[Raw]]] = asyncio.Queue()

    async def open(self) -> None:
        for seat in range(self.seats):
            self.calls.append(await Http.to(*self.where[seat % len(self.where)]))

    async def run(self) -> None:
        while not self.stop:
            await self.one_table()
            self.tally.games += not self.stop
        for table, keys, acknowledged in self.unchecked:  # after the measurement, of which it is no part
            await self.check(table, keys, acknowledged)

    async def one_table(self) -> None:
        seats = ",".join([PERSON] * self.seats)
        body = f'{{"game":"{self.game}","seats":[{seats}]}}'.encode()
        status, answer = await self.calls[0].ask("POST", "/api/tables", body)
        if status != 201:
            raise Broken(f"no table: {status} {answer!r}")
        made = read_created(answer)
        self.turn = asyncio.Queue()
        self.acknowledged = []
        keys = [await self.seated(each.invitation) for each in made.invitations]
        try:
            await self.sit_down(made.table, keys)
            await self.play(made.table, keys)
            self.unchecked.append((made.table, keys, self.acknowledged))
        finally:
            for listener in self.listeners:
                self.tally.heard += listener.messages
                self.tally.size += listener.size
                listener.close()
            self.listeners = []

    async def seated(self, invitation: str) -> str:
        """The key of a device of its own for a seat."""
        status, answer = await self.calls[0].ask("POST", "/api/seats", b'{"invitation":"%s"}' % invitation.encode())
        if status != 201:
            raise Broken(f"no seat: {status} {answer!r}")
        return read_seated(answer).key

    async def sit_down(self, table: str, keys: list[str]) -> None:
        path = f"/api/tables/{table}/live"
        for seat, key in enumerate(keys):
            hello = self.hello(key, seat)
            where = self.where[seat % len(self.where)]
            self.listeners.append(await LoadListener.to(*where, path, hello, self.ears(seat)))
        for number in range(self.watchers):
            where = self.where[number % len(self.where)]
            self.listeners.append(await LoadListener.to(*where, path, self.hello(), lambda _: None))
        if self.elsewhere is not None:
            ears = self.note_arrival(table)
            self.listeners.append(await LoadListener.to(*self.elsewhere, path, self.hello(), ears))
            while not self.listeners[-1].messages:
                await asyncio.sleep(0.01)

    def hello(self, key: str | None = None, seat: int | None = None) -> bytes:
        """What the page says first, or a lean client."""
        said = msgspec.json.encode({"type": "hello", "key": key, "seat": seat, "screen": False, "since": 0})
        return said[:-1] + b",%b}" % self.asks

    def note_arrival(self, table: str) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            if message.startswith(b'{"type":"moved"'):
                self.arrived[table, read_heard(message).seq] = time.perf_counter()

        return heard

    def ears(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            if message.startswith(b'{"type":"moved"'):
                moved = read_heard(message)
                if moved.over:
                    self.turn.put_nowait((-1, moved.seq, []))
                elif moved.legal:
                    self.turn.put_nowait((seat, moved.seq, moved.legal))
                elif moved.part.view.legal:
                    self.turn.put_nowait((seat, moved.part.state.at, moved.part.view.legal))
            elif message.startswith(b'{"type":"welcome"'):
                state = read_welcome(message).state
                if state.view.legal:
                    self.turn.put_nowait((seat, state.at, state.view.legal))
            elif message.startswith(b'{"type":"closing"'):
                raise Broken(f"a socket was closed: {message!r}")

        return heard

    async def play(self, table: str, keys: list[str]) -> None:
        """A player who hears that they may move does so, unless they have moved there already."""
        path = f"/api/tables/{table}/moves"
        done = [-1] * self.seats  # the last moment each seat has chosen at
        while not self.stop:
            seat, at, legal = await self.turn.get()
            if seat < 0:
                return
            while legal and done[seat] < at and not self.stop:
                done[seat] = at
                move = self.choice(legal)
                body = b'{"at":%d,"move":%b}' % (at, bytes(move))
                began = time.perf_counter()
                if self.elsewhere is not None:
                    self.sent[table, at + 1] = began
                status, answer = await self.calls[seat].ask("POST", path, body, keys[seat])
                self.tally.times.append(time.perf_counter() - began)
                if status != 200:
                    raise Broken(f"a move was refused: {status} {answer!r}")
                turn = read_answer(answer)
                self.tally.moves += 1
                if not turn.waiting and turn.seq < at + 1:
                    raise Broken(f"a move at {at} was acknowledged as {turn.seq}")
                self.acknowledged.append((seat, at, bytes(move)))
                at, legal = turn.at, turn.legal
                if turn.waiting:
                    done[seat] = at + self.seats

    def choice(self, legal: list[Raw]) -> Raw:
        return max(legal, key=lambda move: len(bytes(move))) if self.collect else self.luck.choice(legal)

    async def check(self, table: str, keys: list[str], acknowledged: list[tuple[int, int, bytes]]) -> None:
        """Every acknowledged move is in the log, in the order in which it was made, or waits there for its turn."""
        for seat, key in enumerate(keys):
            status, text = await self.calls[seat].ask("GET", f"/api/tables/{table}/export", key=key)
            if status != 200:
                raise Broken(f"no export: {status} {text!r}")
            status, state = await self.calls[seat].ask("GET", f"/api/tables/{table}", key=key)
            if status != 200:
                raise Broken(f"no state: {status} {state!r}")
            logged = moves_of(text, seat) + msgspec.json.decode(state)["draft"]
            mine = [canonical(move) for who, _, move in acknowledged if who == seat]
            if logged[: len(mine)] != mine and sorted(map(str, logged)) != sorted(map(str, mine)):
                raise Broken(f"table {table}: acknowledged {len(mine)} moves of seat {seat}, logged {len(logged)}")


def canonical(move: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(move)
    return found


def moves_of(text: bytes, seat: int) -> list[dict[str, Any]]:
    """The moves of a seat in an exported log, of either kind."""
    found = []
    for line in text.splitlines()[1:]:
        entry = msgspec.json.decode(line)
        if entry.get("seat") != seat or "seq" not in entry:
            continue
        if "dealt" in entry:  # a finished log
            found.append({key: entry[key] for key in entry if key not in ("seq", "seat", "dealt", "seal")})
        else:
            found.append(entry["move"])
    return found
