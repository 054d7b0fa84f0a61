"""What the operator can do: list the tables, close one, and take away a line of chat or a name."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.structs import replace
from starlette.responses import Response

from branchline.server.common.messages import RemoveLine, RemoveName, TableList
from branchline.server.common.notice_messages import NoticeCount, NoticeReport, WaitingChannels
from branchline.server.common.problems import Refused, bad_message, not_allowed
from branchline.server.common.records import read_said
from branchline.server.common.tokens import hash_of
from branchline.server.http.api.lobby import PAGE, flag_of
from branchline.server.http.call import Answer, Call
from branchline.server.notices.post import said
from branchline.server.store import Gone
from branchline.server.table import agreeing
from branchline.server.table.broadcast import announce
from branchline.server.table.hearing import house_says
from branchline.server.table.people import forget_house_lines
from branchline.server.table.playing import end
from branchline.server.table.seating import seat_at


def check_operator(call: Call) -> None:
    if call.token is None or call.house.operator is None or hash_of(call.token) != call.house.operator:
        raise not_allowed("house-operator")


async def tables(call: Call) -> Response:
    check_operator(call)
    try:
        rows = await call.house.store.tables(over=flag_of(call, "over"), after=call.query("after"), limit=PAGE)
    except Gone:
        raise bad_message("?after= must be the table that the list before ended with") from None
    cards: Any = [Raw(row.card) for row in rows]
    return Answer(TableList(cards, rows[-1].id if len(rows) == PAGE else None))


async def notices(call: Call) -> Response:
    check_operator(call)
    means, box = call.house.post.means, call.house.store.outbox
    counts: Any = [NoticeCount(*count[:4], said(count.why, call.language)) for count in await box.counts()]
    channels: Any = [WaitingChannels(*kind) for kind in await box.pending()]
    return Answer(NoticeReport(means.mail is not None, means.keys is not None, means.base, counts, channels))


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


async def remove_line(call: Call) -> Response:
    check_operator(call)
    table = await call.house.table(call.request.path_params["table"])
    line = (await call.body(RemoveLine)).line
    rows = await call.house.store.chat(table.id, line, most=1)
    if not rows or rows[0].number != line or read_said(rows[0].body).key is not None:
        raise Refused(404, "no-such-line", f"nobody has said a line {line} at this table")
    async with call.house.held(table):
        await call.house.store.unsay(table.id, number=line)
        await house_says(call.house, table, "house-line-removed", line=line)
    return Answer(table.card())


async def remove_name(call: Call) -> Response:
    """With all that was said under it, since every line bears the name."""
    check_operator(call)
    table = await call.house.table(call.request.path_params["table"])
    number = (await call.body(RemoveName)).seat
    async with call.house.held(table):
        seat = seat_at(table, number)
        await call.house.put_seat(table, number, replace(seat, body=replace(seat.body, name="")))
        await call.house.store.unsay(table.id, seat=number)
        await forget_house_lines(call.house, table.id, number)
        await house_says(call.house, table, "house-name-removed", number=number + 1)
    return Answer(table.card())
