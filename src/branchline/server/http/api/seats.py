"""Who sits where: invitations, names, bots that stand in, giving up, and playing again."""

from __future__ import annotations

import asyncio

import segno
from starlette.responses import Response

from branchline.core.errors import OtherRulesVersion
from branchline.server import clock
from branchline.server.common.messages import (
    Agree,
    CodedTable,
    Forgotten,
    FreeSeat,
    HostCard,
    Invited,
    Join,
    Mine,
    PauseWish,
    QrCode,
    QrText,
    ScreenCode,
    Sit,
    StandIn,
    TypedCode,
)
from branchline.server.common.network import LOOPBACK
from branchline.server.common.problems import NoSuchBoard, Refused, not_allowed, refused, revoked, too_many
from branchline.server.common.tokens import hash_of
from branchline.server.http.call import Answer, Call
from branchline.server.table import pausing, people, seating
from branchline.server.table.broadcast import state_of


async def state(call: Call) -> Response:
    table = await call.open()
    return Answer(state_of(table, call.seat, call.house.limits))


async def mine(call: Call) -> Response:
    """For a device that was added to its person, and has not been at this table."""
    hashed = hash_of(call.key())
    table = call.table = await call.house.table(call.scope["path_params"]["table"])
    return Answer([number for number, seat in enumerate(table.seats) if hashed in seat.keys])


async def host(call: Call) -> Response:
    """Whether this device may free seats here, and let bots play on empty ones."""
    table = call.table = await call.house.table(call.scope["path_params"]["table"])
    return Answer(HostCard(await call.house.store.hosts.knows(table.id, hash_of(call.key()))))


async def join(call: Call) -> Response:
    """A key that has no seat here yet is no hindrance: it gets one."""
    table = call.table = await call.house.table(call.scope["path_params"]["table"])
    wish = await call.body(Join)
    return Answer(await seating.join(call.house, table, wish, call.token), status_code=201)


async def exchange(call: Call) -> Response:
    guard(call)
    wish = await call.body(Invited)
    try:
        return Answer(await seating.exchange(call.house, wish, call.token), status_code=201)
    except Refused as why:
        if why.status == 404:
            call.house.guess_rate.take(call.address)
        raise


async def table_of_code(call: Call) -> Response:
    guard(call)
    code = (await call.body(TypedCode)).code.strip().lower()
    found = await call.house.store.table_of(code, clock.now())
    if found is None:
        call.house.guess_rate.take(call.address)
        raise refused(404, "no-such-code", "house-code-unknown")
    return Answer(CodedTable(found))


def guard(call: Call) -> None:
    """Nobody may guess for long."""
    if call.house.guess_rate.spent(call.address):
        raise too_many("house-guesses-often")


async def code(call: Call) -> Response:
    """For a table's screen. Where this machine is in its network is told to the machine itself only."""
    code, until = await seating.code_for(call.house, await call.open())
    return Answer(ScreenCode(code, until, call.house.addresses if call.address in LOOPBACK else []), status_code=201)


async def qr(call: Call) -> Response:
    text = (await call.body(QrText)).text
    made = await asyncio.to_thread(segno.make, text, error="m", micro=False, boost_error=False)
    return Answer(QrCode(["".join("1" if dark else "0" for dark in row) for row in made.matrix]))


async def sit(call: Call) -> Response:
    table, seat = await call.seated()
    await seating.sit(call.house, table, seat, await call.body(Sit))
    return Answer(table.card())


async def free(call: Call) -> Response:
    table = await call.open()
    wish = await call.body(FreeSeat)
    if call.token is None:
        raise revoked()
    if call.seat != wish.seat and not await call.hosts(table):
        raise not_allowed("house-free-whose")
    return Answer(await seating.free(call.house, table, wish, call.seat), status_code=201)


async def stand_in(call: Call) -> Response:
    table = await call.open()
    if call.token is None:
        raise revoked()
    await people.stand_in(call.house, table, await call.body(StandIn), call.seat, await call.hosts(table))
    return Answer(state_of(table, call.seat, call.house.limits))


async def come_back(call: Call) -> Response:
    table, seat = await call.seated()
    await people.come_back(call.house, table, seat)
    return Answer(state_of(table, seat, call.house.limits))


async def concede(call: Call) -> Response:
    table, seat = await call.seated()
    await people.concede(call.house, table, seat)
    return Answer(state_of(table, seat, call.house.limits))


async def agree(call: Call) -> Response:
    table, seat = await call.seated()
    await people.agree(call.house, table, seat, (await call.body(Agree)).end)
    return Answer(state_of(table, seat, call.house.limits))


async def pause(call: Call) -> Response:
    table, seat = await call.seated()
    await pausing.pause(call.house, table, seat, (await call.body(PauseWish)).pause)
    return Answer(state_of(table, seat, call.house.limits))


async def rematch(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await people.rematch(call.house, table, seat), status_code=201)


async def forget(call: Call) -> Response:
    """All that the people of these devices have, and the devices."""
    wish = await call.body(Mine)
    seats = 0
    for key in wish.keys:
        device = await call.house.store.device_of(hash_of(key))
        if device is None:
            continue
        for row in await call.house.store.seats_of(device.person):
            try:
                await people.forget(call.house, await call.house.table(row.table), row.seat)
            except (OtherRulesVersion, NoSuchBoard):
                await people.forget_stored(call.house, row)
            seats += 1
        await call.house.store.forget_person(device.person)
    return Answer(Forgotten(seats))
