"""The operator's list of tables, and closing one."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from starlette.responses import Response

from branchline.server.common.messages import TableList
from branchline.server.common.problems import Refused, bad_message
from branchline.server.common.tokens import hash_of
from branchline.server.http.api.lobby import PAGE, flag_of
from branchline.server.http.call import Answer, Call
from branchline.server.store import Gone
from branchline.server.table import agreeing
from branchline.server.table.notices import announce
from branchline.server.table.playing import end


def check_operator(call: Call) -> None:
    if call.token is None or call.house.operator is None or hash_of(call.token) != call.house.operator:
        raise Refused(403, "not-allowed", "this needs the operator's token")


async def tables(call: Call) -> Response:
    check_operator(call)
    try:
        rows = await call.house.store.tables(over=flag_of(call, "over"), after=call.query("after"), limit=PAGE)
    except Gone:
        raise bad_message("?after= must be the table that the list before ended with") from None
    cards: Any = [Raw(row.card) for row in rows]
    return Answer(TableList(cards, rows[-1].id if len(rows) == PAGE else None))


async def close(call: Call) -> Response:
    check_operator(call)
    table = await call.house.table(call.request.path_params["table"])
    async with call.house.held(table):
        if not table.dealt:
            await agreeing.remove(call.house, table)
            return Answer(table.card())
        await end(call.house, table, "closed")
        announce(table, call.house.limits)
    return Answer(table.card())
