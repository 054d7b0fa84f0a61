"""People and their devices in the SQLite store: read and written in a thread, within a transaction begun elsewhere."""

from __future__ import annotations

import sqlite3

from branchline.server.store import DeviceLink, DeviceRow, Gone, PersonRow, Taken, schema
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
    put_device(connection, device)
    connection.execute("INSERT INTO people (person, made, language) VALUES (?, ?, '')", [device.person, device.created])


def put_device(connection: Connection, device: DeviceRow) -> None:
    values = [device.id, device.key, device.created, device.person, device.seen or device.created, device.label]
    try:
        connection.execute(f"INSERT INTO devices ({DEVICE}) VALUES (?, ?, ?, ?, ?, ?)", values)
    except sqlite3.IntegrityError:
        raise Taken("there is a device with this key already") from None


def put_link(connection: Connection, link: DeviceLink) -> None:
    end_links(connection, link.person)
    connection.execute(
        "INSERT INTO device_links (link, person, made, until, used) VALUES (?, ?, ?, ?, ?)",
        [link.link, link.person, link.made, link.until, link.used],
    )


def end_links(connection: Connection, person: str) -> None:
    connection.execute("UPDATE device_links SET used = TRUE WHERE person = ?", [person])


def link_of(connection: Connection, link: bytes) -> DeviceLink | None:
    statement = "SELECT link, person, made, until, used FROM device_links WHERE link = ?"
    row = connection.execute(statement, [link]).fetchone()
    return DeviceLink(row[0], row[1], row[2], row[3], bool(row[4])) if row else None


def use_link(connection: Connection, link: bytes, device: DeviceRow, now: float) -> None:
    connection.execute("DELETE FROM device_links WHERE until < ?", [now - schema.LINKS_KEPT])
    used = "UPDATE device_links SET used = TRUE WHERE link = ? AND NOT used AND until > ? RETURNING person"
    found = connection.execute(used, [link, now]).fetchall()
    if not found:
        raise Taken("this link is not good any more")
    (person,) = found[0]
    known = device_of(connection, device.key)
    if known is None:
        device.person = person
        put_device(connection, device)
    elif known.person != person:
        for name in schema.COMES_ALONG:
            connection.execute(f"UPDATE {name} SET person = ? WHERE person = ?", [person, known.person])
        forget_person(connection, known.person)


def see_device(connection: Connection, device: str, seen: float, label: str) -> None:
    connection.execute("UPDATE devices SET seen = ?, label = ? WHERE id = ?", [seen, label, device])


def remove_device(connection: Connection, device: str) -> None:
    connection.execute("DELETE FROM devices WHERE id = ?", [device])


def forget_person(connection: Connection, person: str) -> bool:
    if connection.execute("SELECT 1 FROM seats WHERE person = ? LIMIT 1", [person]).fetchone():
        return False
    for name in schema.OF_A_PERSON:
        connection.execute(f"DELETE FROM {name} WHERE person = ?", [person])
    return True
