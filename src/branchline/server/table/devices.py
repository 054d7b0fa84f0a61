"""Devices: each browser or program has one key, and belongs to a person, whose seats it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from branchline.server import clock
from branchline.server.common.tokens import hash_of, new_device, new_person, new_secret
from branchline.server.store import DeviceRow, Taken

if TYPE_CHECKING:
    from branchline.server.house import House


class Device(NamedTuple):
    person: str  # whose it is
    secret: str  # its key
    keys: frozenset[bytes]  # of all devices of that person


async def device_for(house: House, key: str | None) -> Device:
    """The device with this key, which it may have made itself; without one it gets one. A new one is a new person's."""
    secret = key or new_secret()
    hashed = hash_of(secret)
    known = await house.store.device_of(hashed)
    if known is None:
        known = DeviceRow(new_device(), hashed, clock.now(), new_person())
        try:
            await house.store.add_device(known)
        except Taken:  # it asked twice at once
            known = await house.store.device_of(hashed) or known
    devices = await house.store.devices_of(known.person)
    return Device(known.person, secret, frozenset(device.key for device in devices))
