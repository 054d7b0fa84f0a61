"""Several workers on one address, as an operator starts them."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zlib import crc32

import httpx
from prometheus_client.parser import text_string_to_metric_families

from branchline.server.run import NEIGHBOURS
from tests.server.running import PATIENCE


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


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    return sorted(pid for pid, parent in pairs if parent == process.pid)


def serves(worker: int, table: str, count: int = 2) -> bool:
    """Whether a table is this worker's."""
    told = dict(line.split(b"=", 1) for line in Path(f"/proc/{worker}/environ").read_bytes().split(b"\0") if line)
    return int(told[NEIGHBOURS.encode()].split()[0]) == crc32(table.encode()) % count


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
