"""boardgame.io beside this server: the same players, sockets and core, in turns.

Its state is a position of ours and goes out whole, as is its way. Its moves compute nothing, ask for no key and, in
memory, are gone with the process: what is measured of it is the least that a move costs there.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from branchline.core.dealer import SeededDealer
from branchline.core.errors import BranchlineError
from branchline.server.library.shelves import Library
from branchline.server.loadtest.child import cpu_of, end
from branchline.server.loadtest.run import WARM, LoadFigures, LoadPlan, Row, cores, played, spread, unless_broken
from branchline.server.loadtest.wire import TEXT, Broken, LoadListener

FOLDER = Path(__file__).parents[4] / "tools" / "peer"
STORES = {"memory": "boardgame.io in memory", "flatfile": "boardgame.io on FlatFile"}
ROUNDS = 2
GAME = 150  # moves until a new match begins: its log grows with each
INTO = 60  # moves into a game of ours: as large as the peer's state is
SAID = b"42/peer,"


class NoPeer(BranchlineError):
    def __init__(self) -> None:
        super().__init__(f"boardgame.io is not installed: type  npm ci --omit=optional --prefix {FOLDER}")


class PeerTurn(Struct):
    currentPlayer: str  # noqa: N815, as the peer writes it


class PeerState(Struct):
    ctx: PeerTurn
    number: int = msgspec.field(name="_stateID")


class PeerSync(Struct):
    state: PeerState


read_update: Any = msgspec.json.Decoder(tuple[str, str, PeerState, Any]).decode
read_sync: Any = msgspec.json.Decoder(tuple[str, str, PeerSync]).decode


def sized_like(game_id: str, seats: int) -> bytes:
    """A position in the middle of a game of ours, for the peer to hold and to send."""
    game = Library().home(game_id).game
    luck, dealer = SeededDealer(1, 1), SeededDealer(1)
    state = game.start(seats, dealer)
    for _ in range(INTO):
        if not state.over:
            actions = state.legal_actions()
            state.apply(actions[luck.below(len(actions))], dealer)
    return msgspec.json.encode(game.position(state))


@contextmanager
def peer(store: str, state: bytes) -> Iterator[tuple[int, int]]:
    """Its process and its port."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        raise NoPeer
    with tempfile.TemporaryDirectory(prefix="branchline-peer-") as folder:
        process = subprocess.Popen(
            [node, str(FOLDER / "server.cjs"), store, folder],
            env=os.environ | {"NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        core, _ = cores()
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(state)
            process.stdin.close()
            line = process.stdout.readline()
            if not line.strip().isdigit():
                raise Broken(f"boardgame.io did not start: {line!r}")
            yield process.pid, int(line)
        finally:
            end(process)


class PeerMatch:
    """One match after another at the peer."""

    def __init__(self, port: int, seats: int, watchers: int, number: int) -> None:
        self.port = port
        self.seats = seats
        self.watchers = watchers
        self.number = number
        self.moves = 0
        self.times: list[float] = []
        self.heard = asyncio.Event()  # that the move under way was made
        self.turn: asyncio.Queue[tuple[int, int]] = asyncio.Queue()

    async def run(self) -> None:
        count = 0
        while True:
            count += 1
            await self.one_match(f"table-{self.number}-{count}")

    async def one_match(self, name: str) -> None:
        self.turn = asyncio.Queue()
        listeners = []
        try:
            for at in range(self.seats + self.watchers):
                listeners.append(await self.sit_down(name, at if at < self.seats else None))
            for _ in range(GAME):
                seat, number = await self.turn.get()
                action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [], "playerID": str(seat)}}
                began = time.perf_counter()
                emit(listeners[seat], "update", action, number, name, str(seat))
                await self.heard.wait()
                self.times.append(time.perf_counter() - began)
                self.moves += 1
        finally:
            for listener in listeners:
                listener.close()

    async def sit_down(self, name: str, seat: int | None) -> LoadListener:
        """Connect, ask for the match (the first to ask for it makes it), and hear what it is."""
        loop = asyncio.get_running_loop()
        connected, synced = loop.create_future(), loop.create_future()
        path = "/socket.io/?EIO=4&transport=websocket"
        hear = self.ears(seat, connected, synced)
        listener = LoadListener(path, b"40/peer,", lambda said: hear(listener, said))  # it may hear at once
        await loop.create_connection(lambda: listener, "127.0.0.1", self.port)
        await connected
        emit(listener, "sync", name, None if seat is None else str(seat), None, self.seats)
        await synced
        return listener

    def ears(
        self, seat: int | None, connected: asyncio.Future[None], synced: asyncio.Future[None]
    ) -> Callable[[LoadListener, bytes], None]:
        def heard(listener: LoadListener, said: bytes) -> None:
            if said == b"2":  # a ping
                listener.frame(TEXT, b"3")
            elif said.startswith(b"40/peer"):
                if not connected.done():  # it may have been given up
                    connected.set_result(None)
            elif said.startswith(SAID + b'["sync"'):
                if not synced.done():
                    synced.set_result(None)
                    if seat == self.seats - 1:  # the last to sit down: play begins
                        self.begin(read_sync(said[len(SAID) :])[2].state)
            elif said.startswith(SAID + b'["update"') and seat is not None:
                self.go_on(seat, read_update(said[len(SAID) :])[2])

        return heard

    def begin(self, state: PeerState) -> None:
        self.heard = asyncio.Event()
        self.turn.put_nowait((int(state.ctx.currentPlayer), state.number))

    def go_on(self, seat: int, state: PeerState) -> None:
        """Who is next hears that the move was made, and goes on."""
        if int(state.ctx.currentPlayer) == seat:
            self.heard.set()
            self.heard = asyncio.Event()
            self.turn.put_nowait((seat, state.number))


def emit(listener: LoadListener, *said: object) -> None:
    listener.frame(TEXT, SAID + msgspec.json.encode(said))


async def peer_played(plan: LoadPlan, store: str, state: bytes) -> LoadFigures:
    with peer(store, state) as (pid, port):
        watchers = max(0, plan.sockets // plan.tables - plan.seats)
        matches = [PeerMatch(port, plan.seats, watchers, k) for k in range(plan.tables)]
        tasks = [asyncio.create_task(match.run()) for match in matches]
        await unless_broken(tasks, WARM)
        for match in matches:
            match.moves, match.times = 0, []
        cpu, began = cpu_of(pid), time.perf_counter()
        await unless_broken(tasks, plan.seconds)
        figures = LoadFigures(
            seconds=time.perf_counter() - began,
            cpu=cpu_of(pid) - cpu,
            moves=sum(match.moves for match in matches),
            times=[one for match in matches for one in match.times],
        )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return figures


async def beside(plan: LoadPlan) -> list[Row]:
    """Ours, then the peer with each of its stores, and again."""
    state = sized_like(plan.game, plan.seats)
    ours: list[LoadFigures] = []
    theirs: dict[str, list[LoadFigures]] = {store: [] for store in STORES}
    for _ in range(ROUNDS):
        for store, found in theirs.items():
            found.append(await peer_played(plan, store, state))
        ours.append(await played(plan))
    rows = [Row("processor time a move, here", costs(ours))]
    for store, name in STORES.items():
        share = mean(ours) / mean(theirs[store])
        rows.append(Row(name, f"{costs(theirs[store])}: here it is {share:.2f} of that"))
    for name, found in [("here", ours), *((STORES[store], one) for store, one in theirs.items())]:
        rate = sum(one.moves for one in found) / sum(one.seconds for one in found)
        times = [seconds for one in found for seconds in one.times]
        rows.append(Row(f"moves a second, p50 / p95 / p99: {name}", f"{rate:.0f}, {spread(times)}"))
    rows.append(Row("what is played", f"{plan.game}; at the peer a state of {len(state)} bytes, and no rules"))
    return rows


def mean(found: list[LoadFigures]) -> float:
    """Seconds of the processor for a move."""
    return sum(one.cpu for one in found) / max(1, sum(one.moves for one in found))


def costs(found: list[LoadFigures]) -> str:
    return " and ".join(f"{one.cost:.0f}" for one in found) + " µs"
