"""Who set which table up. One text serves both databases, as with the outbox."""

from __future__ import annotations

from branchline.server.store.outbox import Database


class HostShelf:
    """Every method may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, table: str, person: str) -> None:
        """The first who is said to be."""
        statement = "INSERT INTO hosts (table_id, person) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
        await self.database.change([(statement, [table, person])])

    async def of(self, table: str) -> str | None:
        """The person; None where only the host's key is known."""
        found = await self.database.look("SELECT person FROM hosts WHERE table_id = ?", [table])
        return found[0][0] if found else None

    async def tables(self, person: str) -> list[str]:
        found = await self.database.look("SELECT table_id FROM hosts WHERE person = ? ORDER BY table_id", [person])
        return [table for (table,) in found]

    async def knows(self, table: str, key: bytes) -> bool:
        """Whether the device with this key is of the person who set the table up."""
        statement = "SELECT 1 FROM hosts JOIN devices ON devices.person = hosts.person WHERE table_id = ? AND key = ?"
        return bool(await self.database.look(statement, [table, key]))
