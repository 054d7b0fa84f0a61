"""The SQLite file: how it is opened, and how it is brought up to date."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from branchline.server.store import schema

FILE = "branchline.db"
WAIT = 10.0
"""Seconds that a lock is waited for: a backup or a copy tool may hold one for a moment."""

STATEMENTS = 512
"""Statements that stay prepared: those of the writer, in all their sizes, and what else is asked now and then."""

Connection = sqlite3.Connection


def connect(path: Path, *, mode: str = "rw") -> Connection:
    """`rw` takes a file that is there, `rwc` makes one."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=WAIT,
        cached_statements=STATEMENTS,
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        connection.execute("PRAGMA journal_size_limit = 67108864")
        connection.execute("PRAGMA temp_store = MEMORY")  # else every statement of many rows makes and deletes a file
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False, timeout=WAIT
    )
    connection.execute("PRAGMA query_only = ON")
    return connection


def version_of(connection: Connection) -> int:
    """0: there is nothing yet."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone() is None:
        return 0
    return int(connection.execute("SELECT version FROM schema_version").fetchone()[0])


def make(path: Path) -> None:
    """A new store: there whole or not at all."""
    part = path.with_name(path.name + ".new")
    clear(part)
    connection = connect(part, mode="rwc")
    try:
        migrate(connection)
        connection.execute("PRAGMA journal_mode = DELETE")  # nothing is left beside it
    finally:
        connection.close()
    os.replace(part, path)


def bring_up_to_date(path: Path) -> None:
    """A store of an older version is copied first, beside itself: `docs/server.md` says how to go back to it."""
    connection = connect(path)
    try:
        version = version_of(connection)
        schema.refuse_newer(version)
        if 0 < version < schema.NEWEST:
            keep_copy(connection, path.with_name(f"{path.stem}-of-version-{version}{path.suffix}"))
        migrate(connection)
    finally:
        connection.close()


def keep_copy(connection: Connection, path: Path) -> None:
    if path.exists():  # of an earlier try
        return
    part = path.with_name(path.name + ".new")
    clear(part)
    connection.execute("VACUUM INTO ?", [str(part)])
    part.chmod(path.parent.joinpath(FILE).stat().st_mode & 0o777)
    os.replace(part, path)


def clear(path: Path) -> None:
    """What an earlier try left."""
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}-journal"):
        path.with_name(name).unlink(missing_ok=True)


def migrate(connection: Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection)
        for statement in schema.pending(version, schema.SQLITE):
            connection.execute(statement)
        if version == 0:
            connection.execute(schema.VERSION_TABLE)
            connection.execute("INSERT INTO schema_version (version) VALUES (0)")
        connection.execute("UPDATE schema_version SET version = ?", [schema.NEWEST])
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
