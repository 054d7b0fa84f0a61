"""Devices: each browser or program has one key, and its seats belong to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from branchline.server import clock
from branchline.server.common.tokens import hash_of, new_device, new_secret
from branchline.server.store import DeviceRow, Taken

if TYPE_CHECKING:
    from branchline.server.house import House


class Device(NamedTuple):
    id: str
    secret: str  # its key


async def device_for(house: House, key: str | None) -> Device:
    """The device with this key, which it may have made itself; without one it gets one."""
    secret = key or new_secret()
    hashed = hash_of(secret)
    known = await house.store.device_of(hashed)
    if known is None:
        known = DeviceRow(new_device(), hashed, clock.now())
        try:
            await house.store.add_device(known)
        except Taken:  # it asked twice at once
            known = await house.store.device_of(hashed) or known
    return Device(known.id, secret)
