"""People and their devices in the store."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from branchline.server.store import DeviceRow, Gone, Store, Taken
from tests.server.store.rows import new_table

pytestmark = pytest.mark.anyio


def device(name: str, person: str, created: float = 5.0) -> DeviceRow:
    return DeviceRow(name, sha256(name.encode()).digest(), created, person, created)


async def test_a_device_belongs_to_a_person_whose_seats_are_theirs(store: Store) -> None:
    phone = device("phone", "ada")
    await store.add_device(phone)
    await store.add_device(device("laptop", "ben"))
    for again in (replace(phone, id="other", person="cy"), replace(phone, key=b"other", person="cy")):
        with pytest.raises(Taken):
            await store.add_device(again)
    assert await store.person("cy") is None
    assert await store.device_of(phone.key) == phone
    assert await store.devices_of("ada") == [phone]
    for table in ("t1", "t2"):
        await new_table(store, table)
        stored = await store.load(table)
        assert stored
        seat = stored.seats[1]
        await store.put_seat(replace(seat, person="ada"), was=seat.holder)
    seats = await store.seats_of("ada")
    assert [(row.table, row.seat, row.keys) for row in seats] == [
        ("t1", 1, frozenset([phone.key])),
        ("t2", 1, frozenset([phone.key])),
    ]
    assert await store.seats_of("ben") == []


async def test_a_language_is_kept_for_a_person_who_is_there(store: Store) -> None:
    await store.add_device(device("phone", "ada"))
    await store.put_language("ada", "it")
    found = await store.person("ada")
    assert found
    assert (found.language, found.made) == ("it", 5.0)
    with pytest.raises(Gone):
        await store.put_language("ben", "it")


async def test_a_person_with_a_seat_is_not_forgotten(store: Store) -> None:
    await store.add_device(device("phone", "ada"))
    await new_table(store, "t1")
    stored = await store.load("t1")
    assert stored
    await store.put_seat(replace(stored.seats[0], person="ada"), was=stored.seats[0].holder)
    assert not await store.forget_person("ada")
    assert await store.person("ada")
    await store.forget("t1", 0)
    assert await store.forget_person("ada")
    assert await store.person("ada") is None
    assert await store.devices_of("ada") == []
