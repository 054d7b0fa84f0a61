"""People and their devices in the PostgreSQL store: read and written within a transaction begun elsewhere."""

from __future__ import annotations

import psycopg

from branchline.server.store import DeviceLink, DeviceRow, Gone, PersonRow, Taken, schema
from branchline.server.store.links import Link, notify
from branchline.server.store.postgres_rows import every, one

DEVICE = "id, key, created, person, seen, label"
TABLES = "SELECT DISTINCT table_id FROM seats WHERE person = %s"


async def person_row(link: Link, person: str) -> PersonRow | None:
    row = await one(link, "SELECT person, made, language FROM people WHERE person = %s", [person])
    return PersonRow(*row) if row else None


async def put_language(link: Link, person: str, language: str) -> None:
    changed = await link.execute("UPDATE people SET language = %s WHERE person = %s", [language, person])
    if changed.rowcount == 0:
        raise Gone("there is no such person")


async def device_of(link: Link, key: bytes) -> DeviceRow | None:
    row = await one(link, f"SELECT {DEVICE} FROM devices WHERE key = %s", [key])
    return DeviceRow(*row) if row else None


async def devices_of(link: Link, person: str) -> list[DeviceRow]:
    found = await every(link, f"SELECT {DEVICE} FROM devices WHERE person = %s ORDER BY created, id", [person])
    return [DeviceRow(*row) for row in found]


async def add_device(link: Link, device: DeviceRow) -> None:
    await put_device(link, device)
    await link.execute(
        "INSERT INTO people (person, made, language) VALUES (%s, %s, '')", [device.person, device.created]
    )


async def put_device(link: Link, device: DeviceRow) -> None:
    values = [device.id, device.key, device.created, device.person, device.seen or device.created, device.label]
    try:
        await link.execute(f"INSERT INTO devices ({DEVICE}) VALUES (%s, %s, %s, %s, %s, %s)", values)
    except psycopg.errors.UniqueViolation:
        raise Taken("there is a device with this key already") from None


async def put_link(link: Link, new: DeviceLink) -> None:
    await end_links(link, new.person)
    await link.execute(
        "INSERT INTO device_links (link, person, made, until, used) VALUES (%s, %s, %s, %s, %s)",
        [new.link, new.person, new.made, new.until, new.used],
    )


async def end_links(link: Link, person: str) -> None:
    await link.execute("UPDATE device_links SET used = TRUE WHERE person = %s", [person])


async def link_of(link: Link, wanted: bytes) -> DeviceLink | None:
    row = await one(link, "SELECT link, person, made, until, used FROM device_links WHERE link = %s", [wanted])
    return DeviceLink(*row) if row else None


async def use_link(link: Link, wanted: bytes, device: DeviceRow, now: float, sender: str) -> None:
    await link.execute("DELETE FROM device_links WHERE until < %s", [now - schema.LINKS_KEPT])
    used = "UPDATE device_links SET used = TRUE WHERE link = %s AND NOT used AND until > %s RETURNING person"
    found = await one(link, used, [wanted, now])
    if not found:
        raise Taken("this link is not good any more")
    (person,) = found
    known = await device_of(link, device.key)
    if known is None:
        device.person = person
        await put_device(link, device)
    elif known.person != person:
        for name in schema.COMES_ALONG:
            await link.execute(f"UPDATE {name} SET person = %s WHERE person = %s", [person, known.person])
        await forget_person(link, known.person)
    await tell(link, person, sender)


async def tell(link: Link, person: str, sender: str) -> None:
    """The tables of this person are news to the other processes."""
    await notify(link, sender, [table for (table,) in await every(link, TABLES, [person])])


async def see_device(link: Link, device: str, seen: float, label: str) -> None:
    await link.execute("UPDATE devices SET seen = %s, label = %s WHERE id = %s", [seen, label, device])


async def remove_device(link: Link, device: str, sender: str) -> None:
    for (person,) in await every(link, "DELETE FROM devices WHERE id = %s RETURNING person", [device]):
        await tell(link, person, sender)


async def forget_person(link: Link, person: str) -> bool:
    await link.execute("SELECT 1 FROM people WHERE person = %s FOR UPDATE", [person])
    if await one(link, "SELECT 1 FROM seats WHERE person = %s LIMIT 1", [person]) is not None:
        return False
    for name in schema.OF_A_PERSON:
        await link.execute(f"DELETE FROM {name} WHERE person = %s", [person])
    return True
