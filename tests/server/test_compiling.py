"""The first start of a clone: people play while the rules are compiled, and then compiled bots take over."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import httpx
import pytest

from branchline import build
from branchline.server.minds.compiling import CLONE, CannotCompile, check_compiling, compile_meanwhile
from branchline.server.minds.pool import Thinkers
from branchline.server.run import GRACE
from tests.lab.running import is_alive
from tests.server.running import PATIENCE, until

T = TypeVar("T")
SERVE = (sys.executable, "-m", "branchline", "serve", "--port", "0", "--compile")
BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


# The whole way: a server, its bots, and the build of this very clone


@contextmanager
def a_build_under_way() -> Iterator[None]:
    """What `make build` holds while it compiles: the server's own compiler waits for it."""
    (CLONE / "build").mkdir(exist_ok=True)
    with (CLONE / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def maps_twins(pid: int) -> bool:
    """Whether a process has loaded compiled rules."""
    return build.LIBRARY in Path(f"/proc/{pid}/maps").read_text()


def thinkers_of(server: int) -> list[int]:
    """The processes of a server that think."""
    found = []
    for task in Path(f"/proc/{server}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"minds.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def play_on(address: str) -> None:
    """Let two bots play at a new table until they have made a few moves."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        made = http.post("/api/tables", json={"game": "foothills", "seats": BOTS, "listed": True})
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        until(lambda: http.get(f"/api/tables/{table}").json()["card"]["seq"] > 5)


@pytest.mark.skipif(not build.fresh(), reason="compiling everything takes minutes: this test needs a finished build")
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="it reads what Linux knows of a process")
def test_bots_think_interpreted_at_once_and_compiled_as_soon_as_the_build_is_done(tmp_path: Path) -> None:
    environment = os.environ | {"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with a_build_under_way():
        server = subprocess.Popen([*SERVE, "--data", str(tmp_path)], env=environment, **pipes)
        assert server.stdout is not None
        assert server.stderr is not None
        heard = Listener(server.stderr)
        try:
            address = server.stdout.readline().split()[1]
            assert "being compiled" in server.stdout.readline()
            play_on(address)
            before = thinkers_of(server.pid)
            assert before
            assert not any(maps_twins(pid) for pid in before)
        except BaseException:
            server.kill()
            raise
    try:
        until(lambda: heard.has("The rules are compiled"))
        play_on(address)
        until(lambda: not any(is_alive(pid) for pid in before))
        after = thinkers_of(server.pid)
        assert after
        assert all(maps_twins(pid) for pid in after)
        assert not maps_twins(server.pid), "the server itself goes on as it began"
        server.send_signal(signal.SIGTERM)
        assert server.wait(5 * GRACE) in (0, -signal.SIGTERM)
    finally:
        server.kill()
        server.wait()


class Listener:
    """Reads what a process says, so that it never waits for a reader."""

    def __init__(self, pipe: IO[str]) -> None:
        self.lines: list[str] = []
        threading.Thread(target=lambda: self.lines.extend(iter(pipe.readline, "")), daemon=True).start()

    def has(self, words: str) -> bool:
        return any(words in line for line in self.lines)


# A build that fails, or that nobody waits for


def alone(work: Coroutine[object, object, T]) -> T:
    """In a thread of its own: where browser tests ran before, this one has a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result(PATIENCE)


def clone_with(tmp_path: Path, setup: str) -> Path:
    (tmp_path / "setup.py").write_text(setup)
    return tmp_path


def test_a_build_that_fails_is_told_and_leaves_the_thinkers_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clone = clone_with(tmp_path, "import sys; sys.exit('no such register')")

    async def run() -> object:
        thinkers = Thinkers(1)
        await compile_meanwhile(thinkers, clone)
        return thinkers.pool.environment

    with caplog.at_level(logging.WARNING, "branchline"):
        assert alone(run()) is None
    assert "could not be compiled" in caplog.text
    assert "no such register" in (tmp_path / "build" / "compile.log").read_text()


def test_a_build_that_succeeds_lets_only_compiled_thinkers_start(tmp_path: Path) -> None:
    async def run() -> object:
        thinkers = Thinkers(1)
        await compile_meanwhile(thinkers, clone_with(tmp_path, ""))
        return thinkers.pool.environment

    assert alone(run()) == {"BRANCHLINE_PURE": "", "BRANCHLINE_COMPILED": "1"}


def test_the_compiler_ends_with_the_server(tmp_path: Path) -> None:
    clone = clone_with(
        tmp_path,
        "import os, time; open('pid.new', 'w').write(str(os.getpid())); os.rename('pid.new', 'pid'); time.sleep(600)",
    )

    async def run() -> int:
        job = asyncio.create_task(compile_meanwhile(Thinkers(1), clone))
        while not (clone / "pid").exists():
            await asyncio.sleep(0.01)
        job.cancel()
        await asyncio.wait([job])
        return int((clone / "pid").read_text())

    pid = alone(run())
    until(lambda: not is_alive(pid))


# What cannot be


def test_to_compile_needs_a_clone(tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match="needs a clone"):
        check_compiling(tmp_path)


def test_to_compile_needs_a_server_that_runs_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BRANCHLINE_PURE", raising=False)
    with pytest.raises(CannotCompile, match="BRANCHLINE_PURE=1"):
        check_compiling()


def test_to_compile_needs_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_PURE", "1")
    monkeypatch.delenv("BRANCHLINE_COMPILED", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CannotCompile, match="apt install gcc"):
        check_compiling()


@pytest.mark.skipif(build.compiler() is None, reason="without a compiler, that is what is refused")
def test_to_compile_needs_a_server_of_one_process(tmp_path: Path) -> None:
    environment = os.environ | {"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""}
    done = subprocess.run(
        [*SERVE, "--data", str(tmp_path), "--workers", "2", "--database", "postgresql://nowhere"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert "one server process" in done.stderr
