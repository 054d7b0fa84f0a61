"""Numbers for Prometheus: any worker answers for all of them, and for those that have died."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from branchline.server.common.metrics import Metrics
from tests.server.running import PATIENCE, Running, until

WISH = {"game": "foothills", "seats": [{"kind": "person"}, {"kind": "person"}]}


def samples(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every number by its name and labels; none may be said twice."""
    found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    numbers = {(sample.name, tuple(sorted(sample.labels.items()))): sample.value for sample in found}
    assert len(numbers) == len(found)
    return numbers


def number(address: str, name: str, **labels: str) -> float:
    """Asked over a connection of its own, so that any worker may answer."""
    text = httpx.get(f"{address}/metrics", timeout=PATIENCE).text
    return samples(text).get((f"branchline_{name}", tuple(sorted(labels.items()))), 0.0)


def test_one_process_counts_what_it_does(server: Running) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    for _ in range(2):  # without sitting down, which would be requests of its own
        assert server.http.post("/api/tables", json={"game": "foothills", "seats": seats}).status_code == 201
    text = server.http.get("/metrics").text
    numbers = samples(text)
    assert numbers["branchline_tables_created_total", ()] == 2
    assert numbers["branchline_requests_total", (("status", "201"),)] == 2
    assert numbers["branchline_request_seconds_count", ()] == 2
    assert numbers["branchline_request_seconds_bucket", (("le", "+Inf"),)] == 2
    assert numbers["branchline_tables_in_memory", ()] == 2
    assert numbers["branchline_workers", ()] == 1
    assert "# TYPE branchline_moves_total counter" in text


def test_two_houses_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.count("moves", 3)
    assert samples(one.text().decode())["branchline_moves_total", ()] == 3
    assert samples(other.text().decode())["branchline_moves_total", ()] == 0


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    return sorted(pid for pid, parent in pairs if parent == process.pid)


@contextmanager
def only(worker: int, workers: list[int]) -> Iterator[None]:
    """The others stand still, so that every request is this worker's."""
    others = [pid for pid in workers if pid != worker]
    for pid in others:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in others:
            os.kill(pid, signal.SIGCONT)


@pytest.fixture
def two_workers(new_database: Any, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "branchline", "serve", "--port", "0", "--workers", "2", "--data", str(tmp_path)]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    process = subprocess.Popen(
        [*command, "--database", new_database()], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
        until(lambda: len(workers_of(process)) == 2)
        until(lambda: number(address, "workers") == 2)
        yield process, address
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
    assert not list(tmp_path.glob("branchline-metrics-*")), "the numbers of workers outlive them"


def test_any_worker_answers_for_all_and_for_the_dead(two_workers: tuple[subprocess.Popen[str], str]) -> None:
    process, address = two_workers
    workers = workers_of(process)
    one, other = workers

    def create(tables: int) -> list[str]:
        return [httpx.post(f"{address}/api/tables", json=WISH, timeout=PATIENCE).json()["table"] for _ in range(tables)]

    with only(one, workers):
        table = create(3)[0]
        assert number(address, "tables_created_total") == 3
    with only(other, workers):
        create(2)
        assert number(address, "tables_created_total") == 5
        assert number(address, "requests_total", status="201") == 5
        assert number(address, "tables_in_memory") == 5
    live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    with only(other, workers), connect(live, open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        socket.recv(timeout=PATIENCE)
        assert number(address, "sockets") == 1
        os.kill(other, signal.SIGKILL)
        os.kill(one, signal.SIGCONT)
        until(lambda: len(workers_of(process)) == 2 and other not in workers_of(process))
        until(lambda: number(address, "workers") == 2)
    assert number(address, "tables_created_total") == 5
    assert number(address, "requests_total", status="201") == 5
    assert number(address, "sockets") == 0
    assert number(address, "tables_in_memory") <= 4  # those of the dead one are gone; the new one may read one
