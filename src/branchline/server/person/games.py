"""The games of a person: whose turn it is, for how long they have waited, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from branchline.server.common.messages import MyTable
from branchline.server.store import GameRow

if TYPE_CHECKING:
    from branchline.server.house import House

MOST = 500  # seats in one list, those of the newest activity


async def games_of(house: House, person: str) -> list[MyTable]:
    """As the store has them: no table is loaded for a list."""
    return [my_table(house, row) for row in await house.store.games_of(person, MOST)]


def my_table(house: House, row: GameRow) -> MyTable:
    live = house.tables.get(row.table.id) if row.table.id not in house.unread else None
    card: Any = Raw(row.table.card) if live is None else live.card()
    return MyTable(card, row.seat, row.since, row.deadline or None)
