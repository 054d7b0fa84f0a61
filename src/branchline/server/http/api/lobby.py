"""Games, boards and lists of tables; and setting a new one."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from mimetypes import guess_type
from typing import Any

from msgspec import Raw
from starlette.responses import Response

from branchline.server.common.messages import CreateTable, Mine, TableList
from branchline.server.common.packing import content
from branchline.server.common.problems import Refused, bad_message, too_many
from branchline.server.common.tokens import hash_of
from branchline.server.http.call import Answer, Call
from branchline.server.http.newcomers import person_if_room
from branchline.server.person.games import games_of
from branchline.server.store import Gone
from branchline.server.table import setting

PAGE = 50
OPEN_SEAT = b'"kind":"open"'  # in a stored card; in a name it would have backslashes
SCRIPT = "text/javascript"  # whatever this machine believes of .js: a browser runs nothing else


async def games(call: Call) -> Response:
    # the texts of all rules are read for the first
    return Answer(await asyncio.to_thread(call.house.library.cards, call.language))


async def board(call: Call) -> Response:
    params = call.request.path_params
    call.house.library.info(params["game"])
    shelf = await call.house.library.find(params["game"], params["board"], call.house.store)
    return with_etag(call, shelf.data, shelf.etag, "application/json", ours=not shelf.uploaded)


async def web_file(call: Call) -> Response:
    """A file of a game's own: the module that draws its board, or what that one asks for."""
    params = call.request.path_params
    found = call.house.library.web_files(params["game"]).get(params["file"])
    if found is None:
        raise Refused(404, "no-such-file", f"{params['game'][:40]!r} brings no file {params['file'][:40]!r} along")
    data = found.read_bytes()
    kind = SCRIPT if found.suffix in (".js", ".mjs") else guess_type(found.name)[0] or "application/octet-stream"
    return with_etag(call, data, f'"{sha256(data).hexdigest()[:32]}"', kind)


def with_etag(call: Call, data: bytes, etag: str, kind: str, *, ours: bool = True) -> Response:
    """Public data that a browser asks for again and again: sent only if it has changed. Ours is packed; what strangers
    brought is not: half a megabyte can be made to take seconds, in which nobody else is served."""
    said: dict[str, str] = {}
    if ours:
        data, etag, said = content(data, etag, call.request.headers.get("accept-encoding", ""))
    headers = {"ETag": etag, "Cache-Control": "no-cache"} | said
    if etag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)


async def boards(call: Call) -> Response:
    """The boards of a game; with ?problems, what is wrong with the files in DATA/boards."""
    library = call.house.library
    info = library.info(call.request.path_params["game"])
    if call.query("problems") is not None:
        return Answer([problem for each in library.problems.values() for problem in each])
    return Answer(await library.boards(info.id, call.house.store))


async def upload_board(call: Call) -> Response:
    name = call.request.path_params["game"]
    call.house.library.info(name)
    body = await call.upload(call.house.limits.board)
    shelf = await call.house.library.add(name, body, call.house.store, call.house.limits.boards)
    return Answer(shelf.card, status_code=201)


async def create(call: Call) -> Response:
    wish = await call.body(CreateTable)
    if not call.house.table_rate.take(call.address):
        raise too_many("house-tables-often")
    alone = all(plan.bot is not None for plan in wish.seats)
    if alone and not call.house.bot_table_rate.take(call.address):
        raise too_many("house-tables-often")
    made = await setting.create(call.house, wish, call.token, call.address)
    person = await person_if_room(call)
    if person is not None:
        await call.house.store.hosts.put(made.table, person)
    return Answer(made, status_code=201)


async def tables(call: Call) -> Response:
    """Listed tables, the newest activity first."""
    try:
        rows = await call.house.store.tables(
            listed=True,
            over=flag_of(call, "over"),
            game=call.query("game"),
            holding=OPEN_SEAT if flag_of(call, "open") else None,
            after=call.query("after"),
            limit=PAGE,
        )
    except Gone:
        raise bad_message("?after= must be the table that the list before ended with") from None
    cards: Any = [Raw(row.card) for row in rows]
    return Answer(TableList(cards, rows[-1].id if len(rows) == PAGE else None))


def flag_of(call: Call, name: str) -> bool | None:
    given = call.query(name)
    if given not in (None, "true", "false"):
        raise bad_message(f"?{name}= must be true or false, not {given[:20]!r}")
    return None if given is None else given == "true"


async def mine(call: Call) -> Response:
    """The tables of the people of these devices; a key that opens nothing is left out."""
    wish = await call.body(Mine)
    devices = [await call.house.store.device_of(hash_of(key)) for key in wish.keys]
    found = []
    for person in dict.fromkeys(device.person for device in devices if device is not None):
        found += await games_of(call.house, person)
    return Answer(found)
