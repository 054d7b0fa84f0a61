"""The vacations of a person: announced at their tables by mail, where their clocks stand still meanwhile."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from branchline.core.errors import OtherRulesVersion
from branchline.server import clock
from branchline.server.common.languages import house_texts
from branchline.server.common.pace import VACATION_DAYS, BadPace, Vacation, check_vacation, days_left
from branchline.server.common.person_messages import NewVacation, VacationCard, VacationList
from branchline.server.common.problems import NoSuchBoard, Refused, refused
from branchline.server.common.tokens import new_vacation
from branchline.server.store import Gone, Taken
from branchline.server.store.vacations import VacationRow
from branchline.server.table.hearing import house_says
from branchline.server.table.vacations import follow

if TYPE_CHECKING:
    from branchline.server.house import House
    from branchline.server.table.live_table import LiveTable


def days_of(row: VacationRow) -> Vacation:
    return Vacation(row.first, row.last, row.zone)


def begun(row: VacationRow) -> bool:
    return datetime.fromtimestamp(clock.now(), ZoneInfo(row.zone)).date().isoformat() >= row.first


async def list_of(house: House, person: str | None) -> VacationList:
    """Those that are not over."""
    rows = await house.store.vacations.of(person) if person is not None else []
    ahead = [row for row in rows if days_of(row).span[1] > clock.now()]
    cards = [VacationCard(row.id, row.first, row.last, row.zone, begun(row)) for row in ahead]
    return VacationList(cards, VACATION_DAYS)


async def add(house: House, person: str, wish: NewVacation) -> None:
    row = VacationRow(new_vacation(), person, wish.first, wish.last, wish.zone)
    while True:
        known = await house.store.vacations.of(person)
        try:
            check_vacation(days_of(row), [days_of(each) for each in known], clock.now())
        except BadPace as why:
            facts: dict[str, Any] = why.facts
            raise refused(422, "bad-vacation", why.key, **facts) from None
        if await house.store.vacations.add(row, len(known)):
            break
    await tell_tables(house, person, "house-vacation", row)


async def take_back(house: House, person: str | None, name: str) -> None:
    rows = await house.store.vacations.of(person) if person is not None else []
    row = next((each for each in rows if each.id == name), None)
    if person is None or row is None:
        raise refused(404, "no-such-vacation", "house-vacation-gone")
    if begun(row):
        raise refused(409, "vacation-begun", "house-vacation-begun", first=row.first)
    await house.store.vacations.drop(row.id)
    await tell_tables(house, person, "house-vacation-off", row)


async def come_along(house: House, person: str, coming: list[VacationRow], tables: list[tuple[str, int]]) -> None:
    """Someone who had announced these has become one with this person, who has no more days than anyone: the others are
    dropped. The tables that the person had already hear of what is new to them."""
    names = {row.id for row in coming}
    kept = [row for row in await house.store.vacations.of(person) if row.id not in names]
    stays = []
    for row in coming:
        if days_of(row).days <= days_left(row.first[:4], map(days_of, kept)):
            kept.append(row)
            stays.append(row)
        else:
            await house.store.vacations.drop(row.id)
    await tell_tables(house, person)
    for row in stays:
        if days_of(row).span[1] > clock.now():
            await tell_tables(house, person, "house-vacation", row, tables)


async def tell_tables(
    house: House,
    person: str,
    key: str | None = None,
    row: VacationRow | None = None,
    tables: list[tuple[str, int]] | None = None,
) -> None:
    """The clocks of a person at their tables (all, or these) follow their vacations; a message is said there."""
    for name, number in await house.store.vacations.clocked(person) if tables is None else tables:
        with suppress(OtherRulesVersion, NoSuchBoard, Refused, Gone):  # nobody can play on there
            table = await house.table(name)
            async with house.held(table):
                who = await follow_seat(house, table, number, person)
                if who is not None and key is not None and row is not None:
                    await house_says(house, table, key, who=who, first=row.first, last=row.last, seat=number)


async def follow_seat(house: House, table: LiveTable, number: int, person: str) -> str | None:
    """What the person is called there, if they still play there."""
    tries = 3 if house.shared else 1
    for left in reversed(range(tries)):
        if house.shared:
            await house.refresh(table)
        seat = table.seats[number]
        if not table.pace.by_mail or seat.person != person or seat.body.kind != "person":
            return None
        table.retime(clock.now())
        try:
            await follow(house, table)
            break
        except Taken:  # another process has played there meanwhile
            if not left:
                raise
    return seat.body.name or house_texts().say("seat-name", number=number + 1)
