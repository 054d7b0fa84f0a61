"""The luck of a table: how far its people have agreed on it, and what a device adds."""

from __future__ import annotations

from starlette.responses import Response

from branchline.server.common.messages import PromiseLuck, ShowLuck
from branchline.server.http.call import Answer, Call
from branchline.server.table import agreeing


async def luck(call: Call) -> Response:
    table = await call.open()
    if not table.dealt:  # a crash, or another process, may have left something to be done
        await agreeing.look_after(call.house, table)
    return Answer(agreeing.luck_of(table, call.seat))


async def promise(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await agreeing.promise(call.house, table, seat, await call.body(PromiseLuck)))


async def show(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await agreeing.show(call.house, table, seat, await call.body(ShowLuck)))
