"""Chat, and private notes."""

from __future__ import annotations

import re

from starlette.responses import Response

from branchline.server import clock
from branchline.server.common.messages import Chat, PrivateNotes, Say
from branchline.server.common.problems import not_allowed, refused, too_many
from branchline.server.common.records import Said, encode
from branchline.server.http.call import Answer, Call
from branchline.server.table.broadcast import chat_line
from branchline.server.table.hearing import tell_chat
from branchline.server.table.live_table import LiveTable


async def chat(call: Call) -> Response:
    """A page of the chat."""
    table = await call.open()
    most = call.house.limits.page
    rows = await call.house.store.chat(table.id, call.number("from", 1), most=most)
    return Answer(Chat([chat_line(row) for row in rows], rows[-1].number + 1 if len(rows) == most else None))


async def speak(call: Call) -> Response:
    table = await call.open()
    if call.token is None:
        raise not_allowed("house-chat-watching")
    said = await call.body(Say)
    if not said.text.strip():
        raise refused(400, "bad-message", "house-chat-nothing")
    if not call.house.chat_rate.take((table.id, call.seat)):
        raise too_many("house-chat-often")
    if table.chat_last >= call.house.limits.chat_lines:
        raise too_many("house-chat-full")
    name = table.seats[call.seat].body.name if call.seat is not None else ""
    row = await call.house.store.say(table.id, call.seat, encode(Said(name, said.text)), clock.now())
    async with table.lock:
        await tell_chat(call.house, table)
    await call.house.post.tell(table.id, mentioned(said.text, table, call.seat), "mention", name)
    return Answer(chat_line(row), status_code=201)


def mentioned(text: str, table: LiveTable, speaker: int | None) -> list[int]:
    """The seats whose names stand in a line behind an @."""
    said = text.casefold()
    names = [(number, seat.body.name.casefold()) for number, seat in enumerate(table.seats) if number != speaker]
    return [number for number, name in names if name and re.search(rf"@{re.escape(name)}(?!\w)", said)]


async def notes(call: Call) -> Response:
    table, seat = await call.seated()
    if call.house.shared:
        async with table.lock:
            await call.house.refresh(table)
    return Answer(table.seats[seat].notes or encode(PrivateNotes()))


async def put_notes(call: Call) -> Response:
    table, seat = await call.seated()
    written = await call.body(PrivateNotes)
    async with call.house.held(table):
        body = encode(written)
        await call.house.store.put_notes(table.id, seat, body)
        table.seats[seat].notes = body
    return Answer(body)
