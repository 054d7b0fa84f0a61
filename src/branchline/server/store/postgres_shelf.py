"""A PostgreSQL store as rows, for backups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg

from branchline.server.store import OtherStore, StoreDown, schema
from branchline.server.store.links import AWAY, MIGRATING, first_line
from branchline.server.store.shelf import StoreShelf, steps_to_fill


class PostgresShelf(StoreShelf):
    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: psycopg.Connection[Any]

    @contextmanager
    def reading(self) -> Iterator[int]:
        with self.opened():
            self.connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            version = self.version()
            if version == 0:
                raise OtherStore("there is no store in this database")
            yield version

    @contextmanager
    def opened(self) -> Iterator[None]:
        """A transaction: committed at the end, or nothing of it."""
        try:
            with psycopg.connect(self.address, connect_timeout=5) as self.connection:
                yield
        except AWAY as why:
            raise StoreDown(f"the database is away ({first_line(why)})") from why
        except psycopg.errors.DuplicateTable as why:
            raise OtherStore(f"this database holds tables that are not ours ({first_line(why)})") from None

    def version(self) -> int:
        (there,) = self.connection.execute("SELECT to_regclass('schema_version')::text").fetchone() or (None,)
        if there is None:
            return 0
        (version,) = self.connection.execute("SELECT version FROM schema_version").fetchone() or (0,)
        return int(version)

    def rows(self, name: str, columns: Sequence[str]) -> Iterator[Sequence[Any]]:
        order = " ORDER BY number" if name == "faults" else ""
        with self.connection.cursor(name="backup", binary=True) as cursor:  # a few thousand rows at a time
            cursor.itersize = 2000
            yield from cursor.execute(f"SELECT {', '.join(columns)} FROM {name}{order}")

    @contextmanager
    def filling(self, version: int) -> Iterator[None]:
        with self.opened():
            self.connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
            found = self.version()
            for step in steps_to_fill(found, self.content(found), version, schema.POSTGRESQL):
                self.connection.execute(step)
            yield
            for step in schema.pending(version, schema.POSTGRESQL):
                self.connection.execute(step)
            self.connection.execute("UPDATE schema_version SET version = %s", [schema.NEWEST])

    def content(self, version: int) -> int:
        if version == 0:
            return 0
        self.connection.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")  # a server may be running on it
        (rows,) = self.connection.execute(
            "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM boards)"
        ).fetchone() or (0,)
        return int(rows)

    def insert(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        flags = [place for place, column in enumerate(columns) if column in ("listed", "over", "house")]
        with (
            self.connection.cursor() as cursor,
            cursor.copy(f"COPY {name} ({', '.join(columns)}) FROM STDIN") as copy,
        ):
            for row in rows:
                values = list(row)
                for place in flags:  # SQLite has only numbers
                    values[place] = bool(values[place])
                copy.write_row(values)
