"""Everything that is known of a person, as one file: devices, vacations, how they are reached, and of each game their
words and its log."""

from __future__ import annotations

import asyncio
import io
import zipfile
from typing import TYPE_CHECKING, Any

import msgspec

from branchline.core.errors import OtherRulesVersion
from branchline.server.common.problems import NoSuchBoard
from branchline.server.common.records import read_plan, read_said, read_seat
from branchline.server.notices.channels import place
from branchline.server.notices.post import wishes_of
from branchline.server.person.games import games_of
from branchline.server.person.linking import whose
from branchline.server.store import Stored
from branchline.server.table.export import seat_log, whole_log

if TYPE_CHECKING:
    from branchline.server.house import House
    from branchline.server.table.replay import Reels


async def everything(house: House, reels: Reels, key: str) -> bytes:
    """A ZIP file: `person.json`, and a log for each seat, of a running game as far as the seat may know."""
    device = await whose(house, key)
    person = await house.store.person(device.person)
    devices = await house.store.devices_of(device.person)
    vacations = await house.store.vacations.of(device.person)
    passkeys = await house.store.passkeys.of(device.person)
    files: dict[str, bytes] = {}
    games = []
    for game in await games_of(house, device.person):
        card = msgspec.json.decode(msgspec.json.encode(game.card))
        stored = await house.stored(card["table"])
        name, log = await log_of(house, reels, stored, game.seat)
        files[name] = log.encode()
        games.append(await about(house, stored, game.seat) | {"card": card, "log": name})
    told: dict[str, Any] = {
        "made": person.made if person else None,
        "language": person.language if person else "",
        "devices": [{"label": each.label, "added": each.created, "seen": each.seen} for each in devices],
        "vacations": [{"first": row.first, "last": row.last, "zone": row.zone} for row in vacations],
        "passkeys": [{"label": row.label, "added": row.made, "used": row.seen} for row in passkeys],
        "notices": await notices_of(house, device.person),
        "games": games,
        "host_of": await house.store.hosts.tables(device.person),
    }
    files["person.json"] = msgspec.json.format(msgspec.json.encode(told), indent=1)
    return await asyncio.to_thread(packed, files)


async def log_of(house: House, reels: Reels, stored: Stored, seat: int) -> tuple[str, str]:
    row = stored.row
    if row.over:
        return f"{row.game}-{row.id}.log.jsonl", await whole_log(house.store, stored)
    try:
        table = await house.table(row.id)
    except (OtherRulesVersion, NoSuchBoard):
        table = None
    if table is not None and not table.dealt:
        table = None
    return f"{row.game}-{row.id}-seat-{seat + 1}.seat-log.jsonl", await seat_log(house, reels, stored, table, seat)


async def notices_of(house: House, person: str) -> dict[str, Any]:
    """How they are reached, and what they want to be told of."""
    box = house.store.outbox
    wishes = wishes_of(await box.wishes(person))
    channels = [
        {"kind": row.kind, "address": place(row.kind, row.body), "added": row.created, "told": row.told or None}
        for row in await box.channels(person)
    ]
    return {"channels": channels, "kinds": list(wishes.kinds), "hours": wishes.hours}


async def about(house: House, stored: Stored, number: int) -> dict[str, Any]:
    """What this person has called themselves, written and noted at one table."""
    (seat,) = (row for row in stored.seats if row.seat == number)
    lines, first, most = [], 1, house.limits.page
    while rows := await house.store.chat(stored.row.id, first, most=most):
        lines += [{"time": row.time, "text": read_said(row.body).text} for row in rows if row.seat == number]
        first = rows[-1].number + 1
    notes = msgspec.json.decode(seat.notes) if seat.notes else None
    planned = read_plan(seat.planned).moves if seat.planned else []
    return {"seat": number, "name": read_seat(seat.body).name, "notes": notes, "planned": planned, "chat": lines}


def packed(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()
