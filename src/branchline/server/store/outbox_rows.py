"""The outbox on each kind of store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from branchline.server.store.outbox import Rows, Step

if TYPE_CHECKING:
    from branchline.server.store.file import Connection
    from branchline.server.store.links import Link
    from branchline.server.store.postgres import PostgresStore
    from branchline.server.store.sqlite import SqliteStore


class SqliteOutbox:
    lock = ""  # one process, one writer

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    async def look(self, statement: str, values: Sequence[Any]) -> Rows:
        return await self.store.read(lambda connection: connection.execute(statement, values).fetchall())

    async def change(self, steps: Sequence[Step]) -> list[Rows]:
        def work(connection: Connection) -> list[Rows]:
            return [connection.execute(statement, values).fetchall() for statement, values in steps]

        found: list[Rows] = await self.store.write(work)
        return found


class PostgresOutbox:
    lock = " FOR UPDATE SKIP LOCKED"

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def look(self, statement: str, values: Sequence[Any]) -> Rows:
        return await self.store.links.read(rows(statement, values))

    async def change(self, steps: Sequence[Step]) -> list[Rows]:
        async def work(link: Link) -> list[Rows]:
            return [await rows(statement, values)(link) for statement, values in steps]

        return await self.store.write("", work)


def rows(statement: str, values: Sequence[Any]) -> Callable[[Link], Awaitable[Rows]]:
    async def query(link: Link) -> Rows:
        async with link.cursor(binary=True) as cursor:
            await cursor.execute(statement.replace("?", "%s"), values)
            return await cursor.fetchall() if cursor.description else []

    return query
