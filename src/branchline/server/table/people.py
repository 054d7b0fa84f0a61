"""People at a table: standing in, conceding, agreeing, playing again, being forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import replace

from branchline.bots import bot as make_bot
from branchline.bots.bot import CannotPlay
from branchline.server import clock
from branchline.server.common.languages import house_texts
from branchline.server.common.messages import CreateTable, Rematch, StandIn
from branchline.server.common.problems import Refused, not_allowed, refused, revoked
from branchline.server.common.records import SeatBody, encode, read_said, read_seat
from branchline.server.common.tokens import table_after
from branchline.server.store import SeatRow, Taken
from branchline.server.table.broadcast import FREED, announce, dismiss
from branchline.server.table.hearing import said_by_house, tell_chat
from branchline.server.table.live_table import LiveTable, Seat
from branchline.server.table.playing import end, end_if_agreed
from branchline.server.table.seating import check_dealt, check_running, seat_at
from branchline.server.table.setting import deal

if TYPE_CHECKING:
    from branchline.server.house import House


def bot_alone(seat: Seat) -> bool:
    """A bot's own seat, or an open one that a bot plays until somebody joins."""
    return seat.body.kind == "bot" or (seat.body.kind == "open" and seat.by_bot)


def substitute(table: LiveTable) -> str:
    """The bot that plays for somebody who went away."""
    try:
        make_bot("greedy", table.game, 0)
    except CannotPlay:
        return "random"
    return "greedy"


async def stand_in(house: House, table: LiveTable, wish: StandIn, asker: int | None, host: bool) -> None:
    """A bot keeps a person's seat: when they wish so, or the others do once they have been away for long. Where nobody
    has sat down yet, the host may let a bot play until somebody does."""
    async with house.held(table):
        check_running(table)
        seat = seat_at(table, wish.seat)
        empty = host and seat.person is None
        if seat.by_bot or (seat.body.kind == "open" and not empty and not table.is_out(wish.seat)):
            raise Refused(409, "no-stand-in", f"seat {wish.seat} is not played by a person")
        if wish.seat != asker and not empty:
            check_gone(house, table, wish.seat)
        make_bot(wish.bot, table.game, 0)
        here = table.here(wish.seat) or wish.seat == asker
        away = seat.body.away if seat.person is None else clock.now() if here else max(seat.seen, table.loaded)
        person = seat.body.kind == "person"
        body = replace(seat.body, bot=wish.bot, stand_in=person, one_turn=person and wish.turn, away=away)
        body = replace(body, taken_at=table.seq)
        await house.put_seat(table, wish.seat, replace(seat, body=body))


def check_gone(house: House, table: LiveTable, number: int) -> None:
    """Refuse to let a bot in for somebody who is still about: whose time has not run out, where seats have clocks."""
    if table.clocks is not None:
        if not table.is_out(number):
            raise refused(409, "time-left", "house-time-left")
    elif number not in table.absent(house.limits.absent):
        raise Refused(409, "not-absent", f"the person of seat {number} has not been away for long")


async def come_back(house: House, table: LiveTable, number: int) -> None:
    """A person takes their seat back."""
    async with house.held(table):
        check_running(table)
        seat = table.seats[number]
        if not seat.body.stand_in:
            raise refused(409, "no-stand-in", "house-not-taken-over")
        await house.put_seat(table, number, replace(seat, body=played_by_person(seat.body)))


def played_by_person(body: SeatBody) -> SeatBody:
    return replace(body, bot=None, stand_in=False, one_turn=False, away=0.0, taken_at=-1)


async def concede(house: House, table: LiveTable, number: int) -> None:
    """With two seats, or no other person left, the table ends; else a bot plays on."""
    async with house.held(table):
        check_dealt(table)
        seat = table.seats[number]
        if seat.body.conceded:
            raise refused(409, "conceded", "house-given-up")
        gone = [k for k, other in enumerate(table.seats) if other.body.conceded] + [number]
        others = [k for k, other in enumerate(table.seats) if k != number and not bot_alone(other)]
        if len(table.seats) == 2 or not others:
            await end(house, table, "conceded", gone)
            return
        body = replace(seat.body, kind="bot", bot=substitute(table), stand_in=False, conceded=True, agreed=False)
        await house.put_seat(table, number, replace(seat, body=body))
    await end_if_agreed(house, table)


async def agree(house: House, table: LiveTable, number: int, end: bool) -> None:
    """Want, or no longer want, to end the table; it ends when every person does. A bot that plays for somebody agrees
    to nothing: they keep their say for as long as the pace allows, and so does somebody whose seat was freed."""
    async with house.held(table):
        check_dealt(table)
        seat = table.seats[number]
        if seat.body.kind != "person":
            raise not_allowed("house-agree-players")
        await house.put_seat(table, number, replace(seat, body=replace(seat.body, agreed=end)))
    await end_if_agreed(house, table)


async def rematch(house: House, table: LiveTable, number: int) -> Rematch:
    """The same people once more: every person gets their own seats at one table."""
    if not table.over:
        raise refused(409, "still-running", "house-not-over")
    if table.header.imported:
        raise refused(409, "imported", "house-imported")
    name = table_after(table.id, table.secret.seed)
    async with house.held(table):
        if table.header.rematch is None:
            await set_rematch(house, table, name, number)
    mine = table.seats[number]
    again = await house.table(name)
    async with house.held(again):
        seat = again.seats[number]
        if seat.person != mine.person:
            if not seat.body.reserved:  # it was freed: the seat at this table is no way around that
                raise revoked()
            body = replace(seat.body, reserved=False)
            fresh = replace(seat, person=mine.person, keys=mine.keys, body=body, seen=clock.now())
            await house.put_seat(again, number, fresh)
    return Rematch(name, number)


async def set_rematch(house: House, table: LiveTable, name: str, by: int) -> None:
    """The others are told before it counts: whoever asks once more after a crash in between tells them again."""
    header = table.header
    seats = []
    for seat in table.seats:
        if seat.body.stand_in or seat.body.conceded or seat.body.kind == "person":
            body = SeatBody("person", seat.body.name, seat.body.colour, reserved=seat.person is None)
            seats.append(Seat(None, body, person=seat.person, keys=seat.keys))
        else:
            seats.append(Seat(None, SeatBody(seat.body.kind, seat.body.name, seat.body.colour, seat.body.bot)))
    position = None if table.older or table.core.log.first_state(table.game).over else header.position
    board = None if table.older else header.board_digest
    whose: Literal["house", "everyone"] = "house" if header.luck is None else "everyone"
    wish = CreateTable(header.game, [], board, header.options, table.listed, position, whose, header.pace)
    with suppress(Taken):  # another process was first
        await deal(house, wish, seats, table.secret.host, name, table.address)
    others = [seat for seat in range(len(table.seats)) if seat != by]
    host = await house.store.hosts.of(table.id)
    if host is not None:
        await house.store.hosts.put(name, host)
    await house.post.tell(name, others, "invitation", table.seats[by].body.name)
    table.header = replace(header, rematch=name)
    table.forget_views()
    await house.store.update(table.id, header=encode(table.header), card=encode(table.card()))
    announce(table, house.limits)


async def forget(house: House, table: LiveTable, number: int) -> None:
    """Take a person's name, words, notes and seat away; at a running table a bot plays on."""
    async with house.held(table):
        seat = table.seats[number]
        body = replace(seat.body, name="", agreed=False)
        if not table.over:
            body = replace(body, kind="bot", bot=substitute(table), stand_in=False, conceded=True)
        await house.put_seat(table, number, replace(seat, body=body))
        await house.store.forget(table.id, number)
        await forget_house_lines(house, table.id, number)
        await tell_chat(house, table)
        table.seats[number] = Seat(None, body)
        table.card_seats = None
        table.put_draft(number, None)
        dismiss(table, number, FREED)


async def forget_stored(house: House, row: SeatRow) -> None:
    """The same at a table that this program cannot play on: by what is in the store alone."""
    stored = await house.stored(row.table)
    body = replace(read_seat(row.body), name="", agreed=False)
    card = msgspec.json.decode(stored.row.card)
    if not stored.row.over:
        body = replace(body, kind="bot", bot="random", stand_in=False, conceded=True)
    for shown in card.get("seats", []):
        if shown["seat"] == row.seat:
            shown |= {"name": "", "kind": body.kind, "bot": body.bot, "stand_in": False}
    await house.store.put_seat(replace(row, body=encode(body)), was=row.holder)
    await house.store.update(row.table, card=encode(card))
    await house.store.forget(row.table, row.seat)
    await forget_house_lines(house, row.table, row.seat)


async def forget_house_lines(house: House, table: str, number: int) -> None:
    """What the house has said of a seat names its person: it says it again, by the seat's number."""
    first, most = 1, house.limits.page
    while rows := await house.store.chat(table, first, most=most):
        for row in rows:
            said = read_said(row.body)
            who = house_texts().say("seat-name", number=number + 1)
            if said.key is not None and said.args.get("seat") == number and said.args.get("who") not in (None, who):
                again = said_by_house(said.key, **said.args | {"who": who})
                await house.store.say(table, None, encode(again), row.time)
                await house.store.unsay(table, number=row.number)
        first = rows[-1].number + 1
