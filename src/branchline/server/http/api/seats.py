"""Who sits where: links, names, bots that stand in, giving up, and playing again."""

from __future__ import annotations

from starlette.responses import Response

from branchline.core.errors import OtherRulesVersion
from branchline.server.common.messages import Agree, Forgotten, Join, Mine, Sit, StandIn, WhichSeat
from branchline.server.common.problems import NoSuchBoard, not_allowed, revoked
from branchline.server.common.tokens import hash_of
from branchline.server.http.call import Answer, Call
from branchline.server.table import people
from branchline.server.table.notices import state_of


async def state(call: Call) -> Response:
    table = await call.open()
    return Answer(state_of(table, call.seat, call.house.limits))


async def join(call: Call) -> Response:
    table = await call.open()
    wish = await call.body(Join)
    return Answer(await people.join(call.house, table, wish), status_code=201)


async def sit(call: Call) -> Response:
    table, seat = await call.seated()
    await people.sit(call.house, table, seat, await call.body(Sit))
    return Answer(table.card())


async def links(call: Call) -> Response:
    table = await call.open()
    seat = (await call.body(WhichSeat)).seat
    owner_or_host(call, seat)
    return Answer(await people.reissue(call.house, table, seat), status_code=201)


async def revoke(call: Call) -> Response:
    table = await call.open()
    seat = (await call.body(WhichSeat)).seat
    owner_or_host(call, seat)
    await people.revoke(call.house, table, seat)
    return Answer(table.card())


def owner_or_host(call: Call, seat: int) -> None:
    if call.token is None:
        raise revoked()
    if not call.host and call.seat != seat:
        raise not_allowed("house-link-whose")


async def stand_in(call: Call) -> Response:
    table = await call.open()
    if call.token is None:
        raise revoked()
    await people.stand_in(call.house, table, await call.body(StandIn), call.seat)
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


async def rematch(call: Call) -> Response:
    table, seat = await call.seated()
    assert call.token is not None
    return Answer(await people.rematch(call.house, table, seat, call.token), status_code=201)


async def forget(call: Call) -> Response:
    wish = await call.body(Mine)
    seats = 0
    for token in wish.tokens:
        row = await call.house.store.seat_of(hash_of(token))
        if row is not None:
            try:
                await people.forget(call.house, await call.house.table(row.table), row.seat)
            except (OtherRulesVersion, NoSuchBoard):
                await people.forget_stored(call.house, row)
            seats += 1
    return Answer(Forgotten(seats))
