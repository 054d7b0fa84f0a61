"""The measurements, and the table they make."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct

from branchline.server.loadtest.child import ServerProcess
from branchline.server.loadtest.players import LoadMatch, LoadTally, read_created
from branchline.server.loadtest.wire import Broken, Http, LoadListener
from branchline.server.run import allow_many_sockets


class LoadPlan(Struct):
    """What `branchline loadtest` was told."""

    game: str
    tables: int = 64
    sockets: int = 256
    seats: int = 2
    seconds: float = 10.0
    lean: bool = False
    database: str | None = None
    processes: int = 1
    workers: int = 1
    idle: int = 0
    stored: int = 0
    mail: int = 0


PAGE = "as the page plays: everyone at the table sees it whole"
WARM = 2.0  # seconds of play before it is measured
LEAN = "lean: moves without views, as a program may ask for"


class Row(Struct):
    name: str
    value: str


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def spread(times: list[float]) -> str:
    return " / ".join(f"{percentile(times, share):.1f}" for share in (0.5, 0.95, 0.99)) + " ms"


@cache
def cores() -> tuple[int | None, set[int]]:
    """A core for the server, and the others for the players, where there is more than one."""
    if not hasattr(os, "sched_getaffinity"):
        return None, set()
    mine = sorted(os.sched_getaffinity(0))
    return (mine[0], set(mine[1:])) if len(mine) > 1 else (None, set())


@contextmanager
def children(plan: LoadPlan, count: int = 1) -> Iterator[list[ServerProcess]]:
    """Servers in a fresh folder, or on one database."""
    with tempfile.TemporaryDirectory(prefix="branchline-loadtest-") as folder:
        core, _ = cores()
        alone = core if count == plan.workers == 1 else None
        made = [ServerProcess(Path(folder), plan.database, alone, workers=plan.workers) for _ in range(count)]
        try:
            yield made
        finally:
            for child in made:
                child.stop()


class LoadFigures(Struct):
    """What was measured while tables were played."""

    seconds: float
    cpu: float  # seconds of all servers
    moves: int
    times: list[float]
    games: int = 0
    heard: int = 0  # messages
    size: int = 0  # of these, in bytes
    memory: float = 0.0  # megabytes of the largest server

    @property
    def cost(self) -> float:
        """Microseconds of the processor for a move."""
        return self.cpu / max(1, self.moves) * 1e6


async def played(plan: LoadPlan) -> LoadFigures:
    """Tables being played, with others watching."""
    watchers = max(0, plan.sockets // plan.tables - plan.seats)
    with children(plan, plan.processes) as servers:
        for child in servers:
            await child.ready()
        where = [(child.host, child.port) for child in servers]
        matches = [
            LoadMatch(
                where[k % len(where) :] + where[: k % len(where)], plan.game, plan.seats, watchers, k, lean=plan.lean
            )
            for k in range(plan.tables)
        ]
        for match in matches:
            await match.open()
        tasks = [asyncio.create_task(match.run()) for match in matches]
        await unless_broken(tasks, WARM)
        for match in matches:
            match.tally = LoadTally()
        cpu = sum(child.cpu for child in servers)
        began = time.perf_counter()
        await unless_broken(tasks, plan.seconds)
        seconds = time.perf_counter() - began
        cpu = sum(child.cpu for child in servers) - cpu
        memory = max(child.memory for child in servers)
        moves = sum(match.tally.moves for match in matches)
        times = [seconds for match in matches for seconds in match.tally.times]
        for match in matches:
            match.stop = True
        await settle(tasks, matches)
    tallies = [match.tally for match in matches]
    games, heard, size = (sum(getattr(one, name) for one in tallies) for name in ("games", "heard", "size"))
    return LoadFigures(seconds, cpu, moves, times, games, heard, size, memory)


async def play(plan: LoadPlan) -> list[Row]:
    found = await played(plan)
    open_sockets = plan.tables * max(plan.seats, plan.sockets // plan.tables)
    return [
        Row("processor time a move", f"{found.cost:.0f} µs"),
        Row("what is played, and how", f"{plan.game}, {LEAN if plan.lean else PAGE}"),
        Row(
            "moves a second",
            f"{found.moves / found.seconds:.0f}, with {found.cpu / found.seconds * 100:.0f} % of a core",
        ),
        Row("p50 / p95 / p99", spread(found.times)),
        Row("store, processes", f"{'PostgreSQL' if plan.database else 'SQLite'}, {processes_of(plan)}"),
        Row("event loop", "uvloop" if find_spec("uvloop") else "asyncio's own"),  # as uvicorn chooses
        Row("tables, seats, sockets", f"{plan.tables}, {plan.seats}, {open_sockets}"),
        Row("moves acknowledged, and found in the logs", f"{found.moves} in {found.seconds:.1f} s"),
        Row("games finished", str(found.games)),
        Row("messages heard", f"{found.heard}, {found.size / max(1, found.heard):.0f} bytes each"),
        Row("memory", f"{found.memory:.0f} MB"),
    ]


def processes_of(plan: LoadPlan) -> str:
    return str(plan.processes) if plan.workers == 1 else f"{plan.workers} workers on one address"


async def unless_broken(tasks: list[asyncio.Task[None]], seconds: float) -> None:
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def settle(tasks: list[asyncio.Task[None]], matches: list[LoadMatch]) -> None:
    """Let moves under way be answered, and every log be checked."""
    for match in matches:
        match.turn.put_nowait((-1, 0, []))
    _, hanging = await asyncio.wait(tasks, timeout=60)
    for task in tasks:
        if task in hanging:
            raise Broken("a table did not come to rest")
        task.result()
    for match in matches:
        for call in match.calls:
            call.close()


async def idle(plan: LoadPlan) -> list[Row]:
    """Many tables nobody plays at, one spectator each."""
    with children(plan) as (child,):
        await child.ready()
        before = child.memory
        http = await Http.to(child.host, child.port)
        listeners, times = [], []
        seats = ",".join(['{"kind":"person"}'] * plan.seats)
        body = f'{{"game":"{plan.game}","seats":[{seats}]}}'.encode()
        for _ in range(plan.idle):
            status, answer = await http.ask("POST", "/api/tables", body)
            if status != 201:
                raise Broken(f"no table: {status} {answer!r}")
            made = read_created(answer)
            path = f"/api/tables/{made.table}/live"
            listeners.append(await LoadListener.to(child.host, child.port, path, b'{"type":"hello"}', lambda _: None))
        while any(listener.messages == 0 for listener in listeners):
            await asyncio.sleep(0.1)
        memory = child.memory
        for _ in range(500):
            began = time.perf_counter()
            status, answer = await http.ask("GET", f"/api/tables/{made.table}")
            times.append(time.perf_counter() - began)
        lost = sum(listener.lost.done() for listener in listeners)
        for listener in listeners:
            listener.close()
    per_table = (memory - before) / plan.idle * 1024
    return [
        Row("idle tables with a spectator each", f"{plan.idle}, {lost} lost"),
        Row("memory", f"{memory:.0f} MB, {per_table:.0f} KB a table with its socket"),
        Row("a table's state, p50 / p95 / p99", spread(times)),
    ]


async def across(plan: LoadPlan) -> list[Row]:
    """Two processes: from the moment a move is sent to one until it is heard at the other."""
    with children(plan, 2) as (one, other):
        await one.ready()
        await other.ready()
        times = await asyncio.wait_for(cross(plan, one, other), 120)
    return [
        Row("moves made at one process, heard at the other", str(len(times))),
        Row("p50 / p95 / p99", spread(times)),
    ]


async def cross(plan: LoadPlan, one: ServerProcess, other: ServerProcess) -> list[float]:
    """Random players at the first process, and a listener at the second that notes when it heard of each move."""
    match = LoadMatch([(one.host, one.port)], plan.game, plan.seats, 0, 1, lean=plan.lean)
    match.elsewhere = (other.host, other.port)
    await match.open()
    task = asyncio.create_task(match.run())
    await asyncio.wait([task], timeout=plan.seconds)
    match.stop = True
    match.turn.put_nowait((-1, 0, []))
    await task
    return [match.arrived[move] - sent for move, sent in match.sent.items() if move in match.arrived]


async def start(plan: LoadPlan) -> list[Row]:
    """How long a server takes to start on a full store."""
    from branchline.server.loadtest.fill import fill

    with tempfile.TemporaryDirectory(prefix="branchline-loadtest-") as folder:
        await fill(Path(folder), plan.database, plan.game, plan.seats, plan.stored)
        core, _ = cores()
        child = ServerProcess(Path(folder), plan.database, core)
        try:
            seconds = await child.ready()
            memory = child.memory
        finally:
            child.stop()
    return [Row(f"start with {plan.stored} stored tables", f"{seconds:.2f} s, {memory:.0f} MB")]


def measure(what: Coroutine[Any, Any, list[Row]], *, alone: bool) -> list[Row]:
    """Run a measurement; the players leave the server its core if nothing else needs one."""
    allow_many_sockets()
    _, others = cores()
    if alone and others:
        os.sched_setaffinity(0, others)
    factory = None
    with suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(what)
