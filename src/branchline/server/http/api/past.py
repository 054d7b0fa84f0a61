"""The past of tables: logs, views, positions, files."""

from __future__ import annotations

from starlette.responses import Response

from branchline.core.errors import OtherRulesVersion
from branchline.server.common.messages import Imported
from branchline.server.common.problems import NoSuchBoard, bad_message, revoked
from branchline.server.common.records import encode, read_secret
from branchline.server.common.tokens import hash_of
from branchline.server.http.call import Answer, Call
from branchline.server.store import Stored
from branchline.server.table.bg_stats import play_file
from branchline.server.table.export import import_log, seat_log, whole_log
from branchline.server.table.live_table import LiveTable
from branchline.server.table.replay import history, past, point_of, position_after


async def log(call: Call) -> Response:
    table = await call.open()
    viewer = point_of(table, call.seat, call.query("point"))
    first = max(1, call.number("from", 1))
    return Answer(
        await history(call.desk.reels, table, first, call.house.limits.page, viewer, call.asked_voice(viewer))
    )


async def past_view(call: Call) -> Response:
    table = await call.open()
    viewer = point_of(table, call.seat, call.query("point"))
    return Answer(await past(call.desk.reels, table, moment_of(call), viewer))


async def position(call: Call) -> Response:
    """A moment of a finished table, to be laid out again."""
    table = await call.open()
    return Answer(await position_after(call.desk.reels, table, moment_of(call)))


async def analysis(call: Call) -> Response:
    """Begin to judge every move of a finished table, or say how far that is."""
    study = await call.desk.studies.of(await call.open(), call.address)
    if call.seat is not None:
        study.wanted.add(call.seat)
    return Answer(study.told(call.number("from", 0)))


def moment_of(call: Call) -> int:
    given: str = call.request.path_params["seq"]
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise bad_message(f"a moment is a whole number, not {given[:20]!r}")
    return int(given)


async def export(call: Call) -> Response:
    """A finished table whole; a running one as far as the viewer may know. Older rules are no hindrance."""
    name = call.request.path_params["table"]
    table: LiveTable | None = None
    try:
        table = await call.open()
        seat = call.seat
    except (OtherRulesVersion, NoSuchBoard):
        seat = seat_without_rules(call, await call.house.stored(name))
    stored = await call.house.stored(name)
    if stored.row.over:
        text, kind = await whole_log(call.house.store, stored), "log"
    else:
        text, kind = await seat_log(call.house, call.desk.reels, stored, table, seat), "seat-log"
    headers = {"Content-Disposition": f'attachment; filename="{stored.row.game}-{name}.{kind}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def bg_stats(call: Call) -> Response:
    """A finished game for the app in which its people keep what they have played."""
    table = await call.open()
    first = await call.house.store.entries(table.id, 1, 1)
    voice = call.voice(call.language, None)
    names = [voice.name(seat) for seat in range(len(table.seats))]
    file = play_file(table, names, first[0].time if first else table.created, call.seat)
    headers = {"Content-Disposition": f'attachment; filename="{table.header.game}-{table.id}.bgsplay"'}
    return Response(encode(file), media_type="application/json", headers=headers | {"Cache-Control": "no-store"})


def seat_without_rules(call: Call, stored: Stored) -> int | None:
    if call.token is None:
        return None
    hashed = hash_of(call.token)
    for row in stored.seats:
        if hashed in row.keys:
            return row.seat
    if read_secret(stored.row.secret).host == hashed.hex():
        return None
    raise revoked()


async def logs(call: Call) -> Response:
    body = await call.upload(call.house.limits.file)
    return Answer(Imported(await import_log(call.house, body)), status_code=201)
