"""Devices that come without a seat: whose they are, and how many new ones an address may bring."""

from __future__ import annotations

from branchline.server.common.problems import too_many
from branchline.server.common.tokens import hash_of
from branchline.server.http.call import Call
from branchline.server.table.devices import device_for


async def person_of(call: Call) -> str | None:
    """Whose device asks; None where nobody has it yet."""
    device = await call.house.store.device_of(hash_of(call.key()))
    return device.person if device is not None else None


async def known_person(call: Call) -> str:
    """Whose device asks; a new one becomes a person, who is kept for good."""
    person = await person_of(call)
    if person is not None:
        return person
    if not call.house.person_rate.take(call.address):
        raise too_many("house-persons-often")
    return (await device_for(call.house, call.key())).person


async def person_if_room(call: Call) -> str | None:
    """The same for what also works without: None where no device asks, or where too many new ones have come."""
    if call.token is None:
        return None
    if await person_of(call) is None and not call.house.person_rate.take(call.address):
        return None
    return (await device_for(call.house, call.token)).person
