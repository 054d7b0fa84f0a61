"""The vacations of people. One text serves both databases, as with the outbox."""

from __future__ import annotations

from msgspec import Struct

from branchline.server.store.outbox import Database

VACATION = "id, vacations.person, first, last, zone"


class VacationRow(Struct):
    """Days on which a person's clocks do not run."""

    id: str
    person: str
    first: str  # 2027-08-01
    last: str
    zone: str


class VacationShelf:
    """Every method may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[VacationRow]:
        """All of a person, past ones too, in order."""
        statement = f"SELECT {VACATION} FROM vacations WHERE person = ? ORDER BY first, id"
        return [VacationRow(*row) for row in await self.database.look(statement, [person])]

    async def at(self, table: str) -> list[tuple[int, VacationRow]]:
        """Those of the people of a table, by seat."""
        statement = (
            f"SELECT seat, {VACATION} FROM vacations JOIN seats ON seats.person = vacations.person "
            "WHERE table_id = ? ORDER BY seat, first, id"
        )
        return [(row[0], VacationRow(*row[1:])) for row in await self.database.look(statement, [table])]

    async def clocked(self, person: str) -> list[tuple[str, int]]:
        """The person's seats at running tables with clocks."""
        statement = (
            "SELECT table_id, seat FROM seats JOIN tables ON id = table_id "
            "WHERE person = ? AND NOT over AND length(clocks) > 0 ORDER BY touched DESC, table_id, seat"
        )
        return [(table, seat) for table, seat in await self.database.look(statement, [person])]

    async def add(self, row: VacationRow, known: int) -> bool:
        """False if the person does not have exactly so many by now: they are to be read again."""
        alone = "UPDATE people SET made = made WHERE person = ?"  # of two that come at once, one waits for the other
        statement = (
            "INSERT INTO vacations (id, person, first, last, zone) SELECT ?, ?, ?, ?, ? "
            "WHERE (SELECT count(*) FROM vacations WHERE person = ?) = ? RETURNING id"
        )
        values = [row.id, row.person, row.first, row.last, row.zone, row.person, known]
        _, added = await self.database.change([(alone, [row.person]), (statement, values)])
        return bool(added)

    async def drop(self, vacation: str) -> None:
        await self.database.change([("DELETE FROM vacations WHERE id = ?", [vacation])])
