"""People and their devices in the PostgreSQL store: read and written within a transaction begun elsewhere."""

from __future__ import annotations

import psycopg

from branchline.server.store import DeviceRow, Gone, PersonRow, Taken, schema
from branchline.server.store.links import Link
from branchline.server.store.postgres_rows import every, one

DEVICE = "id, key, created, person, seen, label"


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
    values = [device.id, device.key, device.created, device.person, device.seen or device.created, device.label]
    try:
        await link.execute(f"INSERT INTO devices ({DEVICE}) VALUES (%s, %s, %s, %s, %s, %s)", values)
        await link.execute(
            "INSERT INTO people (person, made, language) VALUES (%s, %s, '')", [device.person, device.created]
        )
    except psycopg.errors.UniqueViolation:
        raise Taken("there is a device with this key already") from None


async def forget_person(link: Link, person: str) -> bool:
    await link.execute("SELECT 1 FROM people WHERE person = %s FOR UPDATE", [person])
    if await one(link, "SELECT 1 FROM seats WHERE person = %s LIMIT 1", [person]) is not None:
        return False
    for name in schema.OF_A_PERSON:
        await link.execute(f"DELETE FROM {name} WHERE person = %s", [person])
    return True
