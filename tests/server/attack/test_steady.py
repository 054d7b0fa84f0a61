"""Everything at once, for hours: memory, descriptors and the store's log of writes stay as they are.

Time in which this process itself stood still (a laptop was closed, somebody stopped it) does not count.
"""

from __future__ import annotations

import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psycopg
import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed

from branchline.server.common.limits import Limits
from tests.server.attack.fuzz import Files, Wire, bytes_of, valid_requests
from tests.server.attack.test_changed_requests import check
from tests.server.running import TTR, Table, settings_at, with_keys
from tests.server.test_fuzz import ask_nonsense, frames
from tests.server.test_processes import Process

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not Path("/proc/self").exists(), reason="it reads Linux's /proc")]

MEGABYTE = 1 << 20
PATIENCE = 900.0  # seconds: whoever stops this process stops the server too
SETTLING = 1 / 4  # of the time, until what the first games need is in memory
PACE = 2.5  # seconds that a round takes at least: a table stays in memory for a while, so many at once need more of it
LEAK = 20 / 1024  # megabytes a round that memory may seem to grow by in the second half, and once
NOISE = 1.0  # of them: with fifty rounds or more in it, a leak of 40 KB a round is found
Luck = Callable[[int], random.Random]


class Held(NamedTuple):
    """What a server holds at a quiet moment."""

    memory: float  # megabytes, with the processes that think
    descriptors: int
    log: float  # megabytes that the store has not tidied up yet


class Watch:
    """Counts the seconds in which this process ran."""

    def __init__(self) -> None:
        self.seconds, self.stops = 0.0, 0
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        last = time.monotonic()
        while not self.done.wait(1.0):
            now = time.monotonic()
            self.stops += now - last > 15.0
            self.seconds += min(now - last, 15.0)
            last = now


@contextmanager
def serving(place: dict[str, Any], folder: Path) -> Iterator[Process]:
    """A server of its own that forgets soon, so that what it never forgets shows."""
    settings = settings_at(place, folder)
    settings.limits = structs.replace(Limits.generous(), idle=20.0, boards=MEGABYTE // 4, absent=1.0, thinkers=1)
    server = Process(settings)
    server.http.close()
    server.http = httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE)
    try:
        yield server
    finally:
        server.kill()


def held(server: Process, place: dict[str, Any]) -> Held:
    main = server.process.pid
    tree = [main, *children(main)]
    memory = sum(resident(pid) for pid in tree) / 1024
    return Held(memory, len(list(Path(f"/proc/{main}/fd").iterdir())), waiting_to_be_tidied(place) / MEGABYTE)


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended
            continue
        if parent == pid:
            child = int(path.parent.name)
            found += [child, *children(child)]
    return found


def resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])
    except (OSError, IndexError):  # it has ended
        return 0


def waiting_to_be_tidied(place: dict[str, Any]) -> int:
    """Bytes of the write-ahead log."""
    if place["database"] is None:
        log = place["data"] / "branchline.db-wal"
        return log.stat().st_size if log.exists() else 0
    with psycopg.connect(place["database"]) as connection:
        row = connection.execute("SELECT sum(size) FROM pg_ls_waldir()").fetchone()
    assert row
    return int(row[0])


class Crowd:
    """Everybody who comes in one round: players, spectators, and those who send nonsense."""

    def __init__(self, server: Process, luck: random.Random) -> None:
        self.server, self.luck = server, luck
        self.files = Files(server.http)
        self.done: Counter[str] = Counter()

    def come(self) -> None:
        table, other = self.table(TTR, "greedy"), self.table("foothills", None)
        for each in (table, other):
            self.play(each)
        self.give_up(table)
        for _ in range(150):
            ask_nonsense(self.luck, other, self.server.http)
            self.done["nonsense"] += 1
        wire = Wire(self.server.address, PATIENCE)
        asked = valid_requests([table, other], self.luck)
        for _ in range(120):
            self.send(wire, bytes_of(self.luck.choice(asked), self.luck), "altered")
        for _ in range(120):
            self.send(wire, self.files.one(self.luck), "files")
        wire.close()
        host, _, port = self.server.address.partition(":")
        self.done["frames"] += frames(self.luck, other, (host, int(port)))[0]

    def send(self, wire: Wire, data: bytes, kind: str) -> None:
        status, body = wire.ask(data)
        check(status, body, data)
        self.done[kind] += 1

    def table(self, game: str, bot: str | None) -> Table:
        seats: list[Any] = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
        if bot:
            seats[1] = {"kind": "bot", "bot": bot}
        answer = self.server.http.post("/api/tables", json={"game": game, "seats": seats})
        assert answer.status_code == 201, answer.text
        self.done["tables"] += 1
        return Table(self.server, with_keys(self.server.http, answer.json()))  # type: ignore[arg-type]

    def play(self, table: Table) -> None:
        """Twelve moves that two sockets hear of; one of them goes without a word."""
        with table.live(0) as ear, table.live(None) as spectator:
            ear.next("welcome")
            spectator.next("welcome")
            table.play(self.luck, moves=12)
            spectator.socket.socket.shutdown(socket.SHUT_RDWR)
        table.post("/chat", 0, {"text": "good night"}, 201)
        self.done["moves"] += 12

    def give_up(self, table: Table) -> None:
        """Its log is taken along, and comes back."""
        table.post("/concede", 0)
        log = table.ask("GET", "/export").content
        assert self.server.http.post("/api/logs", content=log).status_code == 201


def test_hours_of_everything_leave_the_server_as_it_was(
    place: dict[str, Any], tmp_path: Path, size: Callable[[int, int], int], luck_of: Luck, kind: str
) -> None:
    wanted = size(60, 3_600)  # seconds for each store
    watch, found, cut = Watch(), [], 0
    with serving(place, tmp_path) as server:
        crowd = Crowd(server, luck_of(21))
        while watch.seconds < wanted:
            began = time.monotonic()
            try:
                crowd.come()
            except (httpx.TransportError, ConnectionClosed, OSError):  # somebody stopped us, and it was late
                cut += 1
            found.append((watch.seconds, held(server, place)))
            time.sleep(max(0.0, began + PACE - time.monotonic()))
        assert "branchline_errors_total 0" in server.http.get("/metrics").text, server.said()
    watch.done.set()
    print(f"\n{kind}: {watch.seconds:.0f} s in {len(found)} rounds, {watch.stops} stops, {cut} cut: {dict(crowd.done)}")
    for part in range(5):
        number = next((k for k, (when, _) in enumerate(found) if when >= wanted * part / 4), len(found) - 1)
        when, now = found[number]
        print(f"  {when:.0f} s, round {number + 1}: {now.memory:.1f} MB, {now.descriptors} descriptors, ", end="")
        print(f"log of {now.log:.1f} MB")
    second = [now.memory for when, now in found if when / wanted > 2 * SETTLING]
    grown = growth(second) * len(second)
    print(f"  {grown:+.1f} MB in {len(second)} rounds of the second half: {growth(second) * 1024:+.1f} KB a round")
    early = [now for when, now in found if SETTLING < when / wanted <= 2 * SETTLING]
    late = [now for when, now in found if when / wanted > 3 * SETTLING]
    assert cut <= 3 * watch.stops
    assert grown < LEAK * len(second) + NOISE
    assert max(now.descriptors for now in late) <= max(now.descriptors for now in early) + 8
    assert max(now.log for now in late) <= 1.25 * max(now.log for now in early) + 64


def growth(values: list[float]) -> float:
    """By how much they grow from one to the next, as the straight line through them does."""
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    spread = sum((k - middle) ** 2 for k in range(len(values)))
    return sum((k - middle) * (value - mean) for k, value in enumerate(values)) / spread if spread else 0.0
