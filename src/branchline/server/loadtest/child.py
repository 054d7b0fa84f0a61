"""The server under test, as a child process on a core of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from branchline.server.common.limits import Limits
from branchline.server.loadtest.wire import Broken, Http
from branchline.server.run import SETTINGS, SOCKET, ServerSettings, listen

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ServerProcess:
    """One server: a process, or one with several workers."""

    def __init__(
        self, data: Path, database: str | None, core: int | None, limits: Limits | None = None, workers: int = 1
    ) -> None:
        settings = ServerSettings(data, database, port=0, workers=workers, limits=limits or Limits.generous())
        sock = listen(settings)
        self.workers = workers
        self.host, self.port = sock.getsockname()[:2]
        settings.port = self.port
        environment = os.environ | {SETTINGS: settings.text(), SOCKET: str(sock.fileno())}
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "branchline.server.run"], env=environment, pass_fds=[sock.fileno()]
        )
        sock.close()
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    async def ready(self) -> float:
        """Wait until it answers; how many seconds that took."""
        while True:
            if self.process.poll() is not None:
                raise Broken(f"the server ended with code {self.process.returncode}")
            http = await Http.to(self.host, self.port)
            try:
                async with asyncio.timeout(60):
                    status, _ = await http.ask("GET", "/health")
                if status == 200:
                    return time.perf_counter() - self.began
            except (Broken, TimeoutError):
                await asyncio.sleep(0.05)
            finally:
                http.close()

    @property
    def pids(self) -> list[int]:
        """Its process and its workers."""
        pid = self.process.pid
        started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if self.workers > 1 else []
        return [pid, *map(int, started)]

    @property
    def cpu(self) -> float:
        return sum(map(cpu_of, self.pids))

    @property
    def memory(self) -> float:
        """Megabytes that the largest of them has in memory now."""
        return max(map(memory_of, self.pids))

    def stop(self) -> None:
        end(self.process)


def cpu_of(pid: int) -> float:
    """Seconds of a process's work so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    """Megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
