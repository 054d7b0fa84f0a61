"""Processes: SIGTERM, kill -9, two servers on one store, a store that is away."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from branchline.server.common.limits import Limits
from branchline.server.run import GRACE, SETTINGS, SOCKET, ServerSettings, listen
from tests.server.running import PATIENCE, Table, settings_at, until, with_keys

LAST = 20_000  # bytes of a log


class Process:
    """A server process of its own."""

    def __init__(self, settings: ServerSettings, before: Callable[[], None] | None = None) -> None:
        sock = listen(settings)
        self.address = f"127.0.0.1:{sock.getsockname()[1]}"
        environment = os.environ | {SETTINGS: settings.text(), SOCKET: str(sock.fileno())}
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "branchline.server.run"],
            env=environment,
            pass_fds=[sock.fileno()],
            preexec_fn=before,
            stderr=self.log,
        )
        sock.close()
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)
        assert self.http.get("/health").status_code == 200

    def create(self, **more: Any) -> Table:
        wish = {"game": "ticket-to-ride-germany", "seats": [{"kind": "person"}, {"kind": "person"}], **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return Table(self, with_keys(self.http, answer.json()))  # type: ignore[arg-type]

    def said(self) -> str:
        """The last it wrote to its log."""
        size = os.fstat(self.log.fileno()).st_size
        return os.pread(self.log.fileno(), LAST, max(0, size - LAST)).decode(errors="replace")

    def kill(self) -> None:
        self.http.close()
        self.process.kill()
        self.process.wait()


@pytest.fixture
def process(place: dict[str, Any], tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts server processes on one store."""
    started: list[Process] = []

    def begin(before: Callable[[], None] | None = None, **limits: Any) -> Process:
        settings = settings_at(place, tmp_path, **limits)
        settings.limits = Limits(**limits) if limits else Limits.generous()
        started.append(Process(settings, before))
        return started[-1]

    yield begin
    for each in started:
        each.kill()


def test_sigterm_says_goodbye_to_open_sockets_and_ends_within_seconds(process: Callable[..., Process]) -> None:
    server = process()
    table = server.create()
    with connect(f"ws://{server.address}{table.path}/live") as socket, table.live(0) as ear:
        ear.next("welcome")
        server.process.send_signal(signal.SIGTERM)
        assert ear.next("closing")["why"] == "restart"
        with pytest.raises(ConnectionClosed):
            ear.next()
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    assert server.process.wait(5 * GRACE) in (0, -signal.SIGTERM)


KILLS = {"sqlite": (5, 500), "postgresql": (5, 500)}  # 1,000 in a soak
RATE = 50  # acknowledgements a second at the moment of a kill
ENOUGH = 5.0  # seconds to wait for that rate
LATE = 120  # moves after which a table is left: its game may end soon


def test_what_was_acknowledged_survives_kill_9(
    process: Callable[..., Process],
    size: Callable[[int, int], int],
    luck_of: Callable[[int], random.Random],
    kind: str,
    record_property: Callable[[str, object], None],
) -> None:
    """Several players get acknowledgements while the server is killed, again and again; nothing is ever lost."""
    luck = luck_of(11)
    server = process()
    tables: list[Table] = []
    acknowledged: dict[str, list[tuple[int, Any]]] = {}
    rates = []
    for _ in range(size(*KILLS[kind])):
        tables = [table for table in tables if table.get()["card"]["seq"] < LATE]
        while len(tables) < 4:  # fresh ones, so that acknowledgements keep coming
            tables.append(server.create())
            acknowledged[tables[-1].name] = []
        rates.append(play_and_kill(server, tables, acknowledged, luck))
        server = process()
        for table in tables:
            table.running = server  # type: ignore[assignment]
            check_acknowledged(table, acknowledged[table.name])
    record_property("acknowledgements a second before each kill", rates)
    moves = sum(map(len, acknowledged.values()))
    print(f"{len(rates)} kills, {moves} acknowledged; a second before each: {min(rates):.0f} to {max(rates):.0f}")


def play_and_kill(
    server: Process, tables: list[Table], acknowledged: dict[str, list[tuple[int, Any]]], luck: random.Random
) -> float:
    """Kill a server while acknowledgements arrive; at what rate. A slow machine gets time to become faster."""

    def count() -> int:
        return sum(len(acknowledged[table.name]) for table in tables)

    with ThreadPoolExecutor(len(tables)) as pool:
        players = [pool.submit(hammer, table, acknowledged[table.name], luck) for table in tables]
        try:
            start = time.monotonic()
            rate = 0.0
            while rate < RATE and (rate == 0 or time.monotonic() < start + ENOUGH):
                assert time.monotonic() < start + PATIENCE, "no acknowledgements arrive"
                before, began = count(), time.monotonic()
                time.sleep(0.15 + luck.random() * 0.25)
                rate = (count() - before) / (time.monotonic() - began)
        finally:
            server.process.kill()
            server.process.wait()
        for player in players:
            player.result()
    return rate


def hammer(table: Table, acknowledged: list[tuple[int, Any]], luck: random.Random) -> None:
    """Play as fast as possible until the server is gone; a table that is over is left alone."""
    try:
        with httpx.Client(base_url=table.running.http.base_url, timeout=PATIENCE) as http:
            while True:
                for seat, token in table.tokens.items():
                    headers = {"Authorization": f"Bearer {token}"}
                    state = http.get(table.path, headers=headers).json()
                    if state["card"]["result"] is not None:
                        return
                    turn = {"legal": state["view"]["legal"], "at": state["at"]}
                    while turn["legal"]:
                        move = luck.choice(turn["legal"])
                        body = {"at": turn["at"], "move": move}
                        answer = http.post(table.path + "/moves", headers=headers, json=body)
                        assert answer.status_code == 200, answer.text
                        acknowledged.append((seat, move))
                        turn = answer.json()
    except httpx.TransportError:
        return


def move_of(entry: dict[str, Any]) -> Any:
    """The move in a line of either kind of log."""
    if "dealt" not in entry:
        return entry["move"]
    return {key: entry[key] for key in entry if key not in ("seq", "seat", "dealt", "seal")}


def check_acknowledged(table: Table, acknowledged: list[tuple[int, Any]]) -> None:
    """Each seat's log, or waiting choice, holds its acknowledged moves in order; at most one more was under way."""
    for seat in table.tokens:
        text = table.ask("GET", "/export", seat).text
        entries = [json.loads(line) for line in text.splitlines()[1:]]
        logged = [move_of(entry) for entry in entries if entry.get("seat") == seat and "seq" in entry]
        logged += table.get(seat=seat)["draft"]
        mine = [move for who, move in acknowledged if who == seat]
        assert logged[: len(mine)] == mine
        assert len(logged) <= len(mine) + 1
        for move in logged[len(mine) :]:  # it was written, and the answer was lost
            acknowledged.append((seat, move))


def test_bots_think_on_after_kill_9(process: Callable[..., Process]) -> None:
    server = process(think=1.0)  # what it was about to do is its own for as long
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = server.create(seats=seats)
    until(lambda: table.get()["card"]["seq"] > 3)
    server.process.kill()
    server.process.wait()
    table.running = process(think=1.0)  # type: ignore[assignment]
    until(lambda: table.get()["card"]["result"] is not None)


def test_of_two_processes_that_race_for_one_turn_exactly_one_wins(process: Callable[..., Process], kind: str) -> None:
    if kind == "sqlite":
        pytest.skip("a SQLite store has one process")
    servers = [process(), process()]
    table = servers[0].create()
    twin = Table(servers[1], {"table": table.name, "host": table.host, "links": []})  # type: ignore[arg-type]
    twin.tokens = table.tokens
    luck = random.Random(4)
    won = 0
    for _ in range(20):
        seat = table.to_act()
        state = table.get(seat=seat)
        if state["waiting"] or not state["view"]["legal"]:
            continue
        move = luck.choice(state["view"]["legal"])
        with ThreadPoolExecutor(2) as pool:
            body = {"at": state["at"], "move": move}
            racers = [pool.submit(each.ask, "POST", "/moves", seat, body) for each in (table, twin)]
            answers = [racer.result() for racer in racers]
        assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
        late = next(answer.json() for answer in answers if answer.status_code == 409)
        assert late["error"] in ("stale-move", "not-your-turn")
        won += 1
    assert won > 10
    assert table.get()["card"]["seq"] == twin.get()["card"]["seq"] >= won


def test_a_move_at_one_process_is_heard_at_the_other(process: Callable[..., Process], kind: str) -> None:
    if kind == "sqlite":
        pytest.skip("a SQLite store has one process")
    one, other = process(), process()
    table = one.create()
    twin = Table(other, {"table": table.name, "host": table.host, "links": []})  # type: ignore[arg-type]
    twin.tokens = table.tokens
    with twin.live(0) as ear:
        ear.next("welcome")
        for seq in range(1, 3):
            seat = table.to_act()
            state = table.get(seat=seat)
            table.move(seat, state["view"]["legal"][0], state["at"])
            assert ear.next("moved")["seq"] == seq
        table.post("/chat", 1, {"text": "hello over there"}, 201)
        assert ear.next("chat")["line"]["text"] == "hello over there"
        keeper = table.get(seat=1 - table.to_act())
        choice = twin.move(keeper["seat"], keeper["view"]["legal"][0], keeper["at"])
        assert choice["waiting"]
        first = table.get(seat=table.to_act())
        table.move(first["seat"], first["view"]["legal"][0], first["at"])
        until(lambda: table.get()["card"]["seq"] == 4)
        while ear.next("moved")["seq"] < 4:
            pass


def test_a_full_disk_is_answered_and_the_table_goes_on_when_there_is_room(
    process: Callable[..., Process], kind: str, place: dict[str, Any]
) -> None:
    if kind != "sqlite":
        pytest.skip("the disk of PostgreSQL is its own affair")
    server = process()
    table = server.create()
    table.past_set_up()
    state = table.get(seat=table.to_act())
    size = max(path.stat().st_size for path in place["data"].iterdir() if path.is_file())
    pid = server.process.pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    refused = 0
    for _ in range(400):
        answer = table.ask("POST", "/chat", 0, {"text": "x" * 1900})
        if answer.status_code == 503:
            refused += 1
            break
    assert refused
    assert answer.json()["error"] == "store-down"
    assert server.process.poll() is None
    before = table.get()["card"]["seq"]
    late = table.ask("POST", "/moves", state["seat"], {"at": state["at"], "move": {"move": "draw"}})
    assert late.status_code in (200, 503)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    until(lambda: server.http.get("/health").status_code == 200)
    if late.status_code == 503:
        assert table.get()["card"]["seq"] == before
        table.move(state["seat"], {"move": "draw"}, state["at"])
    assert table.get()["card"]["seq"] == before + 1


def test_more_than_one_worker_needs_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "branchline", "serve", "--workers", "2", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert "more than one worker needs PostgreSQL" in done.stderr


def test_serve_prints_its_address_and_workers_share_it(kind: str, place: dict[str, Any], tmp_path: Path) -> None:
    where = ["--database", place["database"], "--workers", "2"] if kind == "postgresql" else []
    command = [sys.executable, "-m", "branchline", "serve", "--port", "0", "--host", "0.0.0.0", "--data", str(tmp_path)]
    process = subprocess.Popen([*command, *where], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
        assert "On your network: http://" in process.stdout.readline()
        assert "█" in process.stdout.readline() + process.stdout.readline()
        with httpx.Client(base_url=address, timeout=PATIENCE) as http:
            assert http.get("/health").status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(5 * GRACE) in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
