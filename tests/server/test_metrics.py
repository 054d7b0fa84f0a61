"""Numbers for Prometheus: any worker answers for all of them, and for those that have died."""

from __future__ import annotations

import os
import signal
import subprocess

import httpx
from websockets.sync.client import connect

from branchline.server.common.metrics import Metrics
from tests.server.running import PATIENCE, Running, until
from tests.server.workers import number, only, samples, serves, workers_of

WISH = {"game": "foothills", "seats": [{"kind": "person"}, {"kind": "person"}]}


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


def test_any_worker_answers_for_all_and_for_the_dead(two_workers: tuple[subprocess.Popen[str], str]) -> None:
    process, address = two_workers
    workers = workers_of(process)
    one, other = workers

    def create(tables: int) -> list[str]:
        return [httpx.post(f"{address}/api/tables", json=WISH, timeout=PATIENCE).json()["table"] for _ in range(tables)]

    with only(one, workers):
        made = create(3)
        while not any(serves(other, each) for each in made):
            made += create(1)
        count = len(made)
        assert number(address, "tables_created_total") == count
    with only(other, workers):
        create(2)
        assert number(address, "tables_created_total") == count + 2
        assert number(address, "requests_total", status="201") == count + 2
        assert number(address, "tables_in_memory") == count + 2
    table = next(each for each in made if serves(other, each))
    live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    with only(other, workers), connect(live, open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        socket.recv(timeout=PATIENCE)
        assert number(address, "sockets") == 1
        os.kill(other, signal.SIGKILL)
        os.kill(one, signal.SIGCONT)
        until(lambda: len(workers_of(process)) == 2 and other not in workers_of(process))
        until(lambda: number(address, "workers") == 2)
    assert number(address, "tables_created_total") == count + 2
    assert number(address, "requests_total", status="201") == count + 2
    assert number(address, "sockets") == 0
    assert number(address, "tables_in_memory") <= count + 1  # those of the dead one are gone; the new one may read one
