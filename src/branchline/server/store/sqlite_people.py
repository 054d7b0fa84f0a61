"""People and their devices in the SQLite store: read and written in a thread, within a transaction begun elsewhere."""

from __future__ import annotations

import sqlite3

from branchline.server.store import DeviceRow, Gone, PersonRow, Taken, schema
from branchline.server.store.file import Connection

DEVICE = "id, key, created, person, seen, label"


def person_row(connection: Connection, person: str) -> PersonRow | None:
    row = connection.execute("SELECT person, made, language FROM people WHERE person = ?", [person]).fetchone()
    return PersonRow(*row) if row else None


def put_language(connection: Connection, person: str, language: str) -> None:
    changed = connection.execute("UPDATE people SET language = ? WHERE person = ?", [language, person])
    if changed.rowcount == 0:
        raise Gone("there is no such person")


def device_of(connection: Connection, key: bytes) -> DeviceRow | None:
    row = connection.execute(f"SELECT {DEVICE} FROM devices WHERE key = ?", [key]).fetchone()
    return DeviceRow(*row) if row else None


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    found = connection.execute(f"SELECT {DEVICE} FROM devices WHERE person = ? ORDER BY created, id", [person])
    return [DeviceRow(*row) for row in found]


def add_device(connection: Connection, device: DeviceRow) -> None:
    values = [device.id, device.key, device.created, device.person, device.seen or device.created, device.label]
    try:
        connection.execute(f"INSERT INTO devices ({DEVICE}) VALUES (?, ?, ?, ?, ?, ?)", values)
        connection.execute(
            "INSERT INTO people (person, made, language) VALUES (?, ?, '')", [device.person, device.created]
        )
    except sqlite3.IntegrityError:
        raise Taken("there is a device with this key already") from None


def forget_person(connection: Connection, person: str) -> bool:
    if connection.execute("SELECT 1 FROM seats WHERE person = ? LIMIT 1", [person]).fetchone():
        return False
    for name in schema.OF_A_PERSON:
        connection.execute(f"DELETE FROM {name} WHERE person = ?", [person])
    return True
