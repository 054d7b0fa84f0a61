"""The routes of the API: each handler reads its message, asks the house, and answers."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Raw
from starlette.responses import Response

from branchline.core.errors import IllegalMove, NotYourTurn, OtherRulesVersion
from branchline.core.game import Line as Sentence
from branchline.server import people
from branchline.server.call import Answer, Call
from branchline.server.export import import_log, seat_log, whole_log
from branchline.server.hints import hint_for
from branchline.server.live import announce, chat_line, state_of
from branchline.server.messages import (
    Agree,
    Asked,
    AtMoment,
    Change,
    Chat,
    CreateTable,
    Forgotten,
    Imported,
    Join,
    Mine,
    MoveSent,
    MyTable,
    Preview,
    PrivateNotes,
    Say,
    Sit,
    StandIn,
    TableList,
    WhichSeat,
    WhyNot,
)
from branchline.server.problems import NoSuchBoard, Refused, bad_message, brief_facts, not_allowed, revoked, too_many
from branchline.server.records import Said, encode, read_secret
from branchline.server.replay import history, past, point_of, position_after
from branchline.server.store import Gone, Stored
from branchline.server.table import LiveTable
from branchline.server.telling import line_of
from branchline.server.tokens import hash_of

Handler = Callable[[Call], Awaitable[Response]]
PAGE = 50


# The lobby


async def games(call: Call) -> Response:
    for name in call.house.library.infos:
        await call.house.library.fetch(name, call.house.store)
    return Answer(call.house.library.cards())


async def board(call: Call) -> Response:
    params = call.request.path_params
    call.house.library.info(params["game"])
    shelf = await call.house.library.find(params["game"], params["board"], call.house.store)
    return with_etag(call, shelf.data, shelf.etag, "application/json")


def with_etag(call: Call, data: bytes, etag: str, kind: str) -> Response:
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)


async def boards(call: Call) -> Response:
    """The boards of a game; with ?problems, what is wrong with the files in DATA/boards."""
    library = call.house.library
    info = library.info(call.request.path_params["game"])
    if call.query("problems") is not None:
        return Answer([problem for each in library.problems.values() for problem in each])
    await library.fetch(info.id, call.house.store)
    return Answer(library.game_card(info).boards)


async def upload_board(call: Call) -> Response:
    if not call.house.file_rate.take(call.address):
        raise too_many("too many files from your address: wait a minute")
    name = call.request.path_params["game"]
    call.house.library.info(name)
    body = await call.raw(call.house.limits.file)
    shelf = await call.house.library.add(name, body, call.house.store)
    return Answer(shelf.card, status_code=201)


async def create(call: Call) -> Response:
    wish = await call.body(CreateTable)
    if not call.house.table_rate.take(call.address):
        raise too_many("too many tables from your address: wait a while")
    return Answer(await people.create(call.house, wish), status_code=201)


async def tables(call: Call) -> Response:
    """Listed tables, the newest activity first."""
    try:
        rows = await call.house.store.tables(
            listed=True, over=over_of(call), game=call.query("game"), after=call.query("after"), limit=PAGE
        )
    except Gone:
        raise bad_message("?after= must be the table that the list before ended with") from None
    cards: Any = [Raw(row.card) for row in rows]
    return Answer(TableList(cards, rows[-1].id if len(rows) == PAGE else None))


def over_of(call: Call) -> bool | None:
    given = call.query("over")
    if given not in (None, "true", "false"):
        raise bad_message(f"?over= must be true or false, not {given[:20]!r}")
    return None if given is None else given == "true"


async def mine(call: Call) -> Response:
    """The tables of these tokens; one that opens nothing any more is left out."""
    wish = await call.body(Mine)
    found = []
    for token in wish.tokens:
        row = await call.house.store.seat_of(hash_of(token))
        if row is None:
            continue
        try:
            card = (await call.house.table(row.table)).card()
        except (OtherRulesVersion, NoSuchBoard):
            stored: Any = Raw((await call.house.stored(row.table)).row.card)
            card = stored
        found.append(MyTable(card, row.seat))
    return Answer(found)


# Seats


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
        raise not_allowed("only the host, or who sits there, may change a seat's link")


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


# Moves


async def moves(call: Call) -> Response:
    table, seat = await call.seated()
    made = await call.body(MoveSent)
    return Answer(await call.house.play(table, seat, made.move, made.at, made.hold))


async def undo(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await call.house.undo(table, seat, (await call.body(AtMoment)).at, everything=False))


async def reset(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await call.house.undo(table, seat, (await call.body(AtMoment)).at, everything=True))


async def end(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await call.house.end_turn(table, seat, (await call.body(AtMoment)).at))


async def preview(call: Call) -> Response:
    """What a move would cost and give."""
    table, seat = await call.seated()
    asked = await call.body(Asked)
    table.check_moment(seat, asked.at)
    table.check_turn(seat)
    table.chosen(seat, encode(asked.move))  # refuses what is not legal
    state = table.state_for(seat)
    if state.turn != seat:  # chosen before its turn: what it brings is seen when it is played
        return Answer(Preview(None))
    changes = table.game.preview(state, table.game.moves.read(asked.move))
    return Answer(Preview(None if changes is None else [Change(*change) for change in changes]))


async def hint(call: Call) -> Response:
    """A move worth making, found by a search that knows what the seat may know."""
    table, seat = await call.seated()
    asked = await call.body(AtMoment)
    language = call.query("language")
    voice = call.voice(language, seat) if language is not None else None
    return Answer(await hint_for(call.house, table, seat, asked.at, voice))


async def why_not(call: Call) -> Response:
    """The rule that forbids a move."""
    table, seat = await call.seated()
    asked = await call.body(Asked)
    table.check_moment(seat, asked.at)
    move = table.game.moves.read(asked.move)
    language = call.query("language")
    voice = call.voice(language, seat) if language is not None else None
    if seat not in table.deciders or table.may_end(seat):
        why = NotYourTurn(seat, int(table.state_for(seat).turn))
        line = Sentence("refuse-not-your-turn", {"turn": why.turn})
        return Answer(WhyNot(False, None, line_of(line, voice)))
    try:
        table.game.action(table.state_for(seat), move, seat)
    except IllegalMove as why:
        return Answer(WhyNot(False, why.rule, line_of(Sentence(why.key, brief_facts(why.facts)), voice)))
    return Answer(WhyNot(True, None, None))


# What has been


async def log(call: Call) -> Response:
    table = await call.open()
    viewer = point_of(table, call.seat, call.query("point"))
    language = call.query("language")
    voice = call.voice(language, viewer) if language is not None else None
    first = max(1, call.number("from", 1))
    return Answer(await history(call.reels, table, first, call.house.limits.page, viewer, voice))


async def past_view(call: Call) -> Response:
    table = await call.open()
    viewer = point_of(table, call.seat, call.query("point"))
    return Answer(await past(call.reels, table, moment_of(call), viewer))


async def position(call: Call) -> Response:
    """A moment of a finished table, to be laid out again."""
    table = await call.open()
    return Answer(await position_after(call.reels, table, moment_of(call)))


def moment_of(call: Call) -> int:
    given: str = call.request.path_params["seq"]
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise bad_message(f"a moment is a whole number, not {given[:20]!r}")
    return int(given)


async def export(call: Call) -> Response:
    """A finished table whole; a running one as far as who asks may know. Rules of another version are no hindrance."""
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
        text, kind = await seat_log(call.house, call.reels, stored, table, seat), "seat-log"
    headers = {"Content-Disposition": f'attachment; filename="{stored.row.game}-{name}.{kind}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


def seat_without_rules(call: Call, stored: Stored) -> int | None:
    if call.token is None:
        return None
    hashed = hash_of(call.token)
    for row in stored.seats:
        if row.token == hashed:
            return row.seat
    if read_secret(stored.row.secret).host == hashed.hex():
        return None
    raise revoked()


async def logs(call: Call) -> Response:
    if not call.house.file_rate.take(call.address):
        raise too_many("too many files from your address: wait a minute")
    body = await call.raw(call.house.limits.file)
    return Answer(Imported(await import_log(call.house, body)), status_code=201)


# Words


async def chat(call: Call) -> Response:
    table = await call.open()
    return Answer(Chat([chat_line(row) for row in await call.house.store.chat(table.id, call.number("from", 1))]))


async def speak(call: Call) -> Response:
    table = await call.open()
    if call.token is None:
        raise not_allowed("only who sits at the table may speak there")
    said = await call.body(Say)
    if not said.text.strip():
        raise bad_message("there is nothing said in that")
    if not call.house.chat_rate.take((table.id, call.seat)):
        raise too_many("that is a lot of talk: wait a moment")
    if table.chat_last >= call.house.limits.chat_lines:
        raise too_many("this table has talked enough")
    name = table.seats[call.seat].body.name if call.seat is not None else ""
    row = await call.house.store.say(table.id, call.seat, encode(Said(name, said.text)), time.time())
    async with table.lock:
        await call.house.tell_chat(table)
    return Answer(chat_line(row), status_code=201)


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


# The operator


def check_operator(call: Call) -> None:
    if call.token is None or call.house.operator is None or hash_of(call.token) != call.house.operator:
        raise Refused(403, "not-allowed", "this needs the operator's token")


async def operator_tables(call: Call) -> Response:
    check_operator(call)
    try:
        rows = await call.house.store.tables(over=over_of(call), after=call.query("after"), limit=PAGE)
    except Gone:
        raise bad_message("?after= must be the table that the list before ended with") from None
    cards: Any = [Raw(row.card) for row in rows]
    return Answer(TableList(cards, rows[-1].id if len(rows) == PAGE else None))


async def operator_close(call: Call) -> Response:
    check_operator(call)
    table = await call.house.table(call.request.path_params["table"])
    async with call.house.held(table):
        await call.house.end(table, table.early_end("closed"))
        announce(table, call.house.limits)
    return Answer(table.card())
