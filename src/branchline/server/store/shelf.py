"""A store as rows, for backups: all of them read at one moment, or all written in one transaction."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from branchline.server.store import OtherStore, StoreDown, schema
from branchline.server.store.file import FILE, connect, connect_to_read, version_of
from branchline.server.store.lock import FolderLock
from branchline.server.store.writer import down


class StoreShelf(ABC):
    @abstractmethod
    def reading(self) -> AbstractContextManager[int]:
        """One moment of the store, which others may go on using; gives its version."""

    @abstractmethod
    def rows(self, name: str, columns: Sequence[str]) -> Iterator[Sequence[Any]]: ...

    @abstractmethod
    def filling(self, version: int) -> AbstractContextManager[None]:
        """An empty store of this version; brought up to date and committed at the end."""

    @abstractmethod
    def insert(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None: ...


def shelf_of(data: Path | None, database: str | None) -> StoreShelf:
    if database is None:
        assert data is not None
        return SqliteShelf(data)
    try:
        from branchline.server.store.postgres_shelf import PostgresShelf
    except ModuleNotFoundError as why:
        raise OtherStore(f"PostgreSQL needs the package {why.name}: pip install 'branchline[postgresql]'") from why
    return PostgresShelf(database)


def steps_to_fill(found: int, rows: int, version: int, words: dict[str, str]) -> list[str]:
    """What leads from the store that was found to an empty one of the backup's version; refused if it is in use."""
    if rows:
        raise OtherStore(f"this store is not empty (it has {rows} tables and boards): restore into an empty one")
    if found not in (0, version):
        raise OtherStore(
            f"this store is of version {found} and the backup of version {version}: restore where no store is yet"
        )
    if found:  # a server has made it, and may have kept something of its own there
        return ["DELETE FROM house"] if found >= schema.WITH_HOUSE else []
    first = [schema.VERSION_TABLE, "INSERT INTO schema_version (version) VALUES (0)"]
    return first + schema.pending(found, words, version)


class SqliteShelf(StoreShelf):
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.connection: sqlite3.Connection

    @contextmanager
    def reading(self) -> Iterator[int]:
        path = self.folder / FILE
        if not path.exists():
            raise OtherStore(f"there is no store in {self.folder}: {FILE} is not there")
        with self.opened(connect_to_read(path)):
            self.connection.execute("BEGIN")
            yield version_of(self.connection)

    @contextmanager
    def opened(self, connection: sqlite3.Connection) -> Iterator[None]:
        self.connection = connection
        try:
            yield
        except sqlite3.DatabaseError as why:
            raise down(why) or StoreDown(f"the store in {self.folder} failed: {why}") from why
        finally:
            connection.close()

    def rows(self, name: str, columns: Sequence[str]) -> Iterator[Sequence[Any]]:
        order = " ORDER BY number" if name == "faults" else ""
        yield from self.connection.execute(f"SELECT {', '.join(columns)} FROM {name}{order}")

    @contextmanager
    def filling(self, version: int) -> Iterator[None]:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(self.folder)
        lock.take()
        try:
            with self.opened(connect(self.folder / FILE, mode="rwc")):
                self.connection.execute("BEGIN IMMEDIATE")
                found = version_of(self.connection)
                for step in steps_to_fill(found, self.content(found), version, schema.SQLITE):
                    self.connection.execute(step)
                yield
                for step in schema.pending(version, schema.SQLITE):
                    self.connection.execute(step)
                self.connection.execute("UPDATE schema_version SET version = ?", [schema.NEWEST])
                self.connection.execute("COMMIT")
        finally:
            lock.release()

    def content(self, version: int) -> int:
        if version == 0:
            return 0
        statement = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM boards)"
        return int(self.connection.execute(statement).fetchone()[0])

    def insert(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        marks = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)
