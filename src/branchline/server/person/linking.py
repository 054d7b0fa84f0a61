"""One person, several devices: a link adds one, and any of them can be removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.server import clock
from branchline.server.common.names import clean
from branchline.server.common.person_messages import DeviceCard, LinkCard, NewDeviceLink, PersonCard
from branchline.server.common.problems import Refused, refused
from branchline.server.common.records import read_seat
from branchline.server.common.tokens import hash_of, new_device, new_secret
from branchline.server.notices.channels import forget_device
from branchline.server.person import vacations
from branchline.server.store import DeviceLink, DeviceRow, Gone, SeatRow, Taken
from branchline.server.table.devices import device_for

if TYPE_CHECKING:
    from branchline.server.house import House

SEEN = 600.0  # seconds after which it is noted that a device has come by again


async def whose(house: House, key: str) -> DeviceRow:
    """The device with this key, if it is somebody's."""
    device = await house.store.device_of(hash_of(key))
    if device is None:
        raise device_removed()
    return device


def device_removed() -> Refused:
    return refused(401, "no-such-device", "house-device-removed")


def too_many_devices() -> Refused:
    return refused(409, "too-many-devices", "house-devices-many")


async def greet(house: House, key: str, language: str | None, label: str) -> PersonCard:
    """The device comes by, and hears which others its person has."""
    device = await house.store.device_of(hash_of(key))
    if device is None:
        return PersonCard([], None)
    now, label = clock.now(), clean(label) or device.label
    if now - device.seen > SEEN or label != device.label:
        await house.store.see_device(device.id, now, label)
    person = await house.store.person(device.person)
    if language and person is not None and person.language != language:
        await house.store.put_language(device.person, language)
    return await card_of(house, device)


async def card_of(house: House, asking: DeviceRow) -> PersonCard:
    devices = await house.store.devices_of(asking.person)
    cards = [DeviceCard(each.id, each.label, each.created, each.seen, each.id == asking.id) for each in devices]
    return PersonCard(cards, await house.store.link_until(asking.person, clock.now()))


async def make_link(house: House, key: str) -> NewDeviceLink:
    """A link to the person of this device, who may only just have come."""
    await device_for(house, key)
    device = await whose(house, key)
    if len(await house.store.devices_of(device.person)) >= house.limits.devices:
        raise too_many_devices()
    secret, now = new_secret(), clock.now()
    until = now + house.limits.device_link
    await house.store.put_link(DeviceLink(hash_of(secret), device.person, now, until))
    return NewDeviceLink(secret, until)


async def end_link(house: House, key: str) -> PersonCard:
    device = await whose(house, key)
    await house.store.end_links(device.person)
    return await card_of(house, device)


async def good_link(house: House, secret: str) -> DeviceLink:
    link = await house.store.link_of(hash_of(secret))
    if link is None:
        raise refused(404, "no-such-link", "house-link-unknown")
    if link.until <= clock.now():
        raise refused(410, "link-expired", "house-link-expired")
    if link.used:
        raise refused(409, "link-used", "house-link-used")
    return link


async def look(house: House, key: str, secret: str) -> LinkCard:
    """Whose link it is, and what would come along: who opens it decides with this in view."""
    link = await good_link(house, secret)
    mine = await house.store.device_of(hash_of(key))
    same = mine is not None and mine.person == link.person
    theirs = await house.store.seats_of(link.person)
    coming = await house.store.seats_of(mine.person) if mine is not None and not same else []
    return LinkCard(names_of(theirs), len(theirs), len(coming), same)


def names_of(seats: list[SeatRow]) -> list[str]:
    names = (read_seat(row.body).name for row in seats)
    return list(dict.fromkeys(name for name in names if name))[:5]


async def add_device(house: House, key: str, secret: str, label: str) -> PersonCard:
    """This device joins the link's person, with all that its own person had."""
    link = await good_link(house, secret)
    mine = await house.store.device_of(hash_of(key))
    if key == secret:  # others know it too
        raise refused(404, "no-such-link", "house-link-unknown")
    if mine is None or mine.person != link.person:
        coming = await house.store.devices_of(mine.person) if mine is not None else []
        if len(await house.store.devices_of(link.person)) + max(1, len(coming)) > house.limits.devices:
            raise too_many_devices()
        tables = await house.store.vacations.clocked(link.person)
        away = await house.store.vacations.of(mine.person) if mine is not None else []
        now = clock.now()
        device = mine or DeviceRow(new_device(), hash_of(key), now, link.person, now, clean(label))
        try:
            await house.store.use_link(hash_of(secret), device, now)
        except Taken:
            await good_link(house, secret)
            raise refused(409, "link-used", "house-link-used") from None
        await tell_tables(house, link.person)
        await vacations.come_along(house, link.person, away, tables)
    return await card_of(house, await whose(house, key))


async def remove_device(house: House, key: str, name: str) -> PersonCard:
    """A device opens nothing any more, from now on; it is told where it is open."""
    asking = await whose(house, key)
    devices = await house.store.devices_of(asking.person)
    gone = next((device for device in devices if device.id == name), None)
    if gone is None:
        raise refused(404, "no-such-device", "house-device-gone")
    if len(devices) == 1:
        raise refused(409, "last-device", "house-device-last")
    await house.store.remove_device(name)
    await forget_device(house, gone)
    await tell_tables(house, asking.person)
    return PersonCard([], None) if name == asking.id else await card_of(house, asking)


async def tell_tables(house: House, person: str) -> None:
    """The tables in memory where this person sits learn which devices they have now. Other processes hear of it."""
    for name in {row.table for row in await house.store.seats_of(person)}:
        table = house.tables.get(name)
        if table is not None:
            async with house.held(table):
                try:
                    await house.refresh(table)
                except Gone:
                    continue
