"""Sitting down and standing up: open seats, invitations, freed seats, names, and the code that a screen shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from branchline.core.errors import GameOver, NoSuchSeat, OtherRulesVersion
from branchline.server import clock
from branchline.server.common.languages import house_texts
from branchline.server.common.messages import Colour, FreedSeat, FreeSeat, Invited, Join, Seated, Sit
from branchline.server.common.names import clean
from branchline.server.common.problems import NoSuchBoard, expired, refused, seat_taken
from branchline.server.common.records import encode, read_seat
from branchline.server.common.tokens import hash_of, new_code, new_secret
from branchline.server.library.colours import check_colour
from branchline.server.store import SeatRow, Taken
from branchline.server.table import planning
from branchline.server.table.broadcast import FREED, dismiss
from branchline.server.table.devices import Device, device_for
from branchline.server.table.hearing import house_says
from branchline.server.table.live_table import LiveTable, Seat

if TYPE_CHECKING:
    from branchline.server.house import House


def seat_at(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat(number, len(table.seats))
    return table.seats[number]


def check_running(table: LiveTable) -> None:
    if table.header.expired:
        raise expired()
    if table.over:
        raise GameOver


def check_dealt(table: LiveTable) -> None:
    """Refuse what only makes sense in a game."""
    check_running(table)
    if not table.dealt:
        raise refused(409, "not-dealt", "house-not-dealt")


async def join(house: House, table: LiveTable, wish: Join, key: str | None) -> Seated:
    """An open seat, for the first person who comes."""
    check_colour(table.game.info, wish.colour)
    async with house.held(table):
        check_running(table)
        wanted = range(len(table.seats)) if wish.seat is None else [wish.seat]
        for number in wanted:
            seat = seat_at(table, number)
            if seat.body.kind == "open":
                device = await device_for(house, key)
                free = wish.colour is not None and not is_taken(table, number, wish.colour)
                colour = wish.colour if free else seat.body.colour
                body = replace(seat.body, kind="person", name=clean(wish.name), colour=colour, bot=None, away=0.0)
                try:
                    await house.put_seat(table, number, held_by(device, seat, body))
                except Taken:
                    continue
                return Seated(table.id, number, device.secret)
    if wish.seat is None:
        raise refused(409, "no-open-seat", "house-no-open-seat")
    raise refused(409, "no-open-seat", "house-seat-gone")


def held_by(device: Device, seat: Seat, body: Any) -> Seat:
    return replace(seat, body=body, person=device.person, keys=device.keys, seen=clock.now())


async def exchange(house: House, wish: Invited, key: str | None) -> Seated:
    """An invitation becomes a seat of the asking device: once. Opened again, it leads only that device to its seat."""
    hashed = hash_of(wish.invitation)
    if key == wish.invitation:  # others know it too: it cannot be what the seat is held by
        key = None
    row = await house.store.seat_of(hashed)
    if row is None:
        raise refused(404, "no-such-invitation", "house-invitation-old")
    try:
        table = await house.table(row.table)
    except (OtherRulesVersion, NoSuchBoard):
        return await exchange_stored(house, row, key)
    async with house.held(table):
        if table.seats[row.seat].invitation != hashed or table.seats[row.seat].person != row.person:
            await house.refresh(table)  # another process was here
        seat = table.seats[row.seat]
        if seat.invitation != hashed:
            raise seat_taken()
        if seat.person is None:
            if table.header.expired:
                raise expired()
            device = await device_for(house, key)
            body = replace(seat.body, reserved=False, name=clean(wish.name or "") or seat.body.name)
            try:
                await house.put_seat(table, row.seat, held_by(device, seat, body))
            except Taken:
                raise seat_taken() from None
            return Seated(table.id, row.seat, device.secret)
    return again(row.table, row.seat, seat.keys, key)


async def exchange_stored(house: House, row: SeatRow, key: str | None) -> Seated:
    """The same at a table that this program cannot play on: its log can still be fetched."""
    if row.person is not None:
        return again(row.table, row.seat, row.keys, key)
    device = await device_for(house, key)
    body = encode(replace(read_seat(row.body), reserved=False))
    try:
        await house.store.put_seat(replace(row, person=device.person, body=body), was=row.holder)
    except Taken:
        raise seat_taken() from None
    return Seated(row.table, row.seat, device.secret)


def again(table: str, seat: int, holders: frozenset[bytes], key: str | None) -> Seated:
    """A device of the person who has the seat opens its invitation once more."""
    if key is None or hash_of(key) not in holders:
        raise seat_taken()
    return Seated(table, seat, key)


def is_taken(table: LiveTable, number: int, colour: Colour | None) -> bool:
    """Whether a seat cannot have this colour: another has it, or the game deals them out."""
    others = [seat.body.colour for k, seat in enumerate(table.seats) if k != number]
    return colour in others or table.game.info.colour_option is not None


async def sit(house: House, table: LiveTable, number: int, wish: Sit) -> None:
    """A person's name and colour, if it is one of the game's that nobody else has."""
    async with house.held(table):
        seat = table.seats[number]
        body = seat.body
        if wish.name is not UNSET:
            body = replace(body, name=clean(wish.name))
        if wish.colour is not UNSET and wish.colour != body.colour:
            check_colour(table.game.info, wish.colour)
            if table.game.info.colour_option is not None:
                raise refused(409, "colour-dealt", "house-colour-dealt")
            if is_taken(table, number, wish.colour):
                raise refused(409, "colour-taken", "house-colour-taken")
            body = replace(body, colour=wish.colour)
        await house.put_seat(table, number, replace(seat, body=body))


async def free(house: House, table: LiveTable, wish: FreeSeat, asker: int | None) -> FreedSeat:
    """Its device has the seat no more, and everybody is told. A new invitation opens it, or anybody may take it."""
    async with house.held(table):
        seat = seat_at(table, wish.seat)
        if seat.body.kind != "person":
            raise refused(409, "no-person", "house-no-person")
        if wish.open:
            check_running(table)
        if asker != wish.seat:  # whoever sits there next may be another person
            await planning.put(house, table, wish.seat, b"")
            await house.store.put_notes(table.id, wish.seat, b"")
            seat.notes = b""
        name = seat.body.name or house_texts().say("seat-name", number=wish.seat + 1)
        secret = None if wish.open else new_secret()
        body = replace(seat.body, reserved=False, away=clock.now() if seat.person is not None else seat.body.away)
        if wish.open:
            body = replace(body, kind="open", name="", bot=None, stand_in=False, agreed=False)
        fresh = replace(seat, invitation=hash_of(secret) if secret else None, person=None, keys=frozenset(), body=body)
        await house.put_seat(table, wish.seat, fresh)
        dismiss(table, wish.seat, FREED)
        key = "house-seat-moved" if asker == wish.seat else "house-seat-opened" if wish.open else "house-seat-freed"
        await house_says(house, table, key, who=name, seat=wish.seat)
        return FreedSeat(wish.seat, secret)


async def code_for(house: House, table: LiveTable) -> tuple[str, float]:
    """The code that a table's screen shows, and until when it is good: longer each time it is asked for."""
    now = clock.now()
    until = now + house.limits.code
    code = await house.store.code_of(table.id, now)
    for _ in range(10):
        code = code or new_code(await house.store.codes(now) + 1)
        try:
            await house.store.put_code(table.id, code, now, until)
            return code, until
        except Taken:
            code = await house.store.code_of(table.id, now)
    raise refused(503, "no-code", "house-code-none")
