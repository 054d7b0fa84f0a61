"""Logs as files: a finished table whole, a running one as far as a seat may know, and the way back in."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from branchline.core.errors import BadLog
from branchline.core.game import Game
from branchline.core.log import OLDER, Ended, Log, early_result, entry_of, heading_of, parse_log, sealed
from branchline.core.receipt import check_luck
from branchline.core.signature import check_signature, sign
from branchline.server.common.messages import Json, Result
from branchline.server.common.names import clean
from branchline.server.common.records import (
    Header,
    Play,
    SeatBody,
    Secret,
    encode,
    read_card,
    read_header,
    read_play,
    read_seat,
    read_secret,
)
from branchline.server.common.tokens import KEY, hash_of, new_secret, new_table
from branchline.server.library.colours import seat_colours
from branchline.server.store import LAST, Append, EntryRow, SeatRow, Store, Stored, TableRow
from branchline.server.table.live_table import LiveTable, header_of, log_of
from branchline.server.table.replay import SLICE, Reels, history

if TYPE_CHECKING:
    from branchline.server.house import House

SEAT_LOG = "branchline-seat-log/1"
LONGEST = 20_000  # moves of an imported log
LINE = 64 << 10  # bytes of one line: ours have a few hundred, and some thousand where a game begins at a position
CHUNK = 500
NAMES = 4000
LONGEST_NAME = 40
NAME = re.compile("[a-z0-9]{1,40}")
HASH = re.compile("[0-9a-f]{64}")
FIELDS = Result.__struct_fields__


def log_with_names(header: Header, stored: Stored) -> Log:
    return log_of(header, [read_seat(row.body).name for row in sorted(stored.seats, key=lambda row: row.seat)])


async def whole_log(store: Store, stored: Stored) -> str:
    """The log of a finished table with its seed, as `branchline verify` reads it. No rules are needed for it.

    The house signs what was played here. An imported log is given back as it came, with the signature it had.
    """
    header = read_header(stored.row.header)
    log = log_with_names(header, stored)
    if not header.imported:
        log.table = stored.row.id
    card = read_card(stored.row.card)
    plays = [(row.seq, read_play(row.body)) for row in await store.entries(stored.row.id, 1, LAST)]
    if card.result is not None and not stopped(header, card.result):
        log.promised = header.promised or read_secret(stored.row.secret).promised or None
        log.result, log.seed = msgspec.to_builtins(card.result), card.seed or None
        for _, play in plays:
            if play.end is not None and log.format != OLDER:
                log.ended = Ended(play.end.reason, play.by)
    moves = [entry_of(seq, play.seat, play.move, play.dealt) for seq, play in plays if play.move is not None]
    lines = list(log.entries(moves))
    secret = await store.kept(KEY)
    if log.result is not None and not header.imported and secret is not None:
        lines[-1]["signature"] = sign(lines, secret)
    return "".join(line + "\n" for line in sealed(lines))


def stopped(header: Header, result: Result) -> bool:
    """Whether a table has only been closed because the log it was read from goes no further."""
    return header.unfinished or (header.imported and header.format is None and result.reason == "closed")


async def seat_log(house: House, reels: Reels, stored: Stored, table: LiveTable | None, seat: int | None) -> str:
    """What one seat (None: a spectator) may know of a running table. Of other rules only its own moves are told."""
    header = read_header(stored.row.header)
    lines: list[Json] = [{"seat_log": SEAT_LOG, **log_with_names(header, stored).heading(), "seat": seat}]
    if header.commitment:
        lines[0]["commitment"] = header.commitment
    if table is not None:
        told = await history(reels, table, 1, table.seq, seat, None)
        lines += [msgspec.to_builtins(entry) for entry in told.entries]
    else:
        for row in await house.store.entries(stored.row.id, 1, LAST):
            play = read_play(row.body)
            lines.append({"seq": row.seq, "seat": play.seat, "move": play.move if play.seat == seat else None})
    return "".join(json.dumps(line, ensure_ascii=False, separators=(", ", ": ")) + "\n" for line in lines)


async def import_log(house: House, body: bytes) -> str:
    """A log, every move and deal of it checked, as a table that can be looked at."""
    text, heading = await asyncio.to_thread(opened, body)  # it may be long
    house.library.info(heading.game)
    shelf = await house.library.find(heading.game, heading.board_digest, house.store)
    log = await asyncio.to_thread(parse_log, text, shelf.game)
    if len(log.moves) > LONGEST:
        raise BadLog(LONGEST + 2, f"it has {len(log.moves)} moves; {LONGEST} are taken")
    check_claims(log)
    rows = []
    for row in rows_of(log, shelf.game):
        rows.append(row)
        if row.seq % SLICE == 0:
            await asyncio.sleep(0)  # others have their turns meanwhile; rules are for one thread only
    return await settle(house, log, shelf.game, rows)


def opened(body: bytes) -> tuple[str, Log]:
    """The text of a log and its header. What is too large is refused before it is read."""
    lines = body.count(b"\n") + 1
    if lines > LONGEST + 3:  # with the header, the result and an empty end
        raise BadLog(LONGEST + 2, f"it has {lines - 1} moves; {LONGEST} are taken")
    for number, line in enumerate(body.split(b"\n"), start=1):
        if len(line) > LINE:
            raise BadLog(number, f"it is {len(line)} bytes long; {LINE} are taken")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadLog(1, "it is not a text in UTF-8") from None
    return text, heading_of(text)


def check_claims(log: Log) -> None:
    """What a log says that its moves do not prove must at least be of its kind: everybody is shown it."""
    last = len(log.moves) + 2 + (log.ended is not None)
    for line, name, given in [(1, "commitment", log.commitment), (last, "seed", log.seed)]:
        if given and not HASH.fullmatch(given):
            raise BadLog(line, f"{name!r} must be 64 hexadecimal digits, not {given[:20]!r}")
    try:
        names = "".join(log.names).encode()
        result = msgspec.convert(log.result, Result) if log.result is not None else None
    except (UnicodeEncodeError, msgspec.ValidationError) as why:
        raise BadLog(1 if isinstance(why, UnicodeEncodeError) else last, str(why)) from None
    if len(names) > NAMES:
        raise BadLog(1, f"the names of its people are {len(names)} bytes long; {NAMES} are taken")
    if result is not None and (set(log.result or {}) != set(FIELDS) or len(result.ranking) != log.seats):
        raise BadLog(last, f"a result has {', '.join(FIELDS)}, with a place for each seat")
    if log.table is not None and not NAME.fullmatch(log.table):
        raise BadLog(1, f"'table' must be the name of a table, not {log.table[:20]!r}")
    if log.luck is not None:
        check_luck(log)
    elif log.promised is not None:
        raise BadLog(last, "'house' holds secrets of luck that its header says nothing of")
    if log.signature is not None:
        check_signature(log)


def rows_of(log: Log, game: Game) -> Iterator[EntryRow]:
    now = time.time()
    for number, (state, played) in enumerate(log.replay(game), start=1):
        if played is not None:
            play = Play(played.seat, played.move.json(), dealt=played.dealt)
            if log.rules_version == game.info.rules_version:  # of older rules the moves are read, not the numbers
                play.action = game.action(state, played.move)
            yield EntryRow(number, encode(play), now)


async def settle(house: House, log: Log, game: Game, rows: list[EntryRow]) -> str:
    """Write an imported log: first as a table nobody can play at, then its moves."""
    now = time.time()
    header = header_of(log, imported=True)
    header.board = game.board.id
    header.unfinished = log.result is None
    table = new_table()
    names = [clean(name)[:LONGEST_NAME] for name in log.names] + [""] * log.seats
    opening = log.first_state(game)
    colours = seat_colours(game, opening, [None] * log.seats)
    seats = [SeatRow(table, k, None, encode(SeatBody("person", names[k], colours[k]))) for k in range(log.seats)]
    secret = encode(Secret("", hash_of(new_secret()).hex()))
    row = TableRow(table, log.game, encode(header), secret, now, now)
    shelf = await house.library.find(log.game, log.board_digest, house.store)
    live = LiveTable(row, header, Secret("", ""), shelf, opening)
    live.take_seats(seats)
    live.follow(rows)
    if not live.state.over:
        given: dict[str, Any] = log.result or {}
        result = given or early_result(live.state, "closed")
        by = log.ended.seats if log.ended is not None else None
        rows = [*rows, EntryRow(len(rows) + 1, encode(Play(end=Result(**result), by=by)), now)]
        live.core.end(result, by)
    row.card = encode(live.card())
    row.over = True
    await house.store.create(row, seats)
    for first in range(0, len(rows), CHUNK):
        part = rows[first : first + CHUNK]
        await house.store.append(Append(table, part, now, row.card, over=True, house=False))
    return table
