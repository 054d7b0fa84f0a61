"""People and their seats: setting a table, joining, links, standing in, conceding, agreeing, playing again."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from branchline.bots import bot as make_bot
from branchline.bots.bot import CannotPlay
from branchline.core.dealer import HashChainDealer, LogDealer
from branchline.core.errors import BadOption, BadPosition, BadSeats, GameOver, NoSuchSeat
from branchline.core.game import Game
from branchline.core.log import Log
from branchline.core.table import Table
from branchline.server.common.messages import (
    Colour,
    Created,
    CreateTable,
    Join,
    Json,
    Rematch,
    SeatLink,
    SeatPlan,
    Sit,
    StandIn,
)
from branchline.server.common.names import clean
from branchline.server.common.problems import Refused, not_allowed, refused, revoked
from branchline.server.common.records import SeatBody, Secret, encode, read_seat
from branchline.server.common.tokens import hash_of, new_table, new_token, table_after, token_after
from branchline.server.library.colours import check_colour, granted, seat_colours
from branchline.server.store import SeatRow, TableRow, Taken
from branchline.server.table.live_table import LiveTable, Seat, header_of
from branchline.server.table.notices import REVOKED, announce, dismiss
from branchline.server.table.playing import end

if TYPE_CHECKING:
    from branchline.server.house import House


def bodies_of(plans: list[SeatPlan], game: Game) -> list[SeatBody]:
    """Who sits where. Colours are wishes until the table is dealt."""
    bodies = []
    for number, plan in enumerate(plans):
        if plan.kind == "bot":
            make_bot(plan.bot or "", game, 0)
            if plan.name.strip():
                raise Refused(422, "bad-seats", f"seat {number} is of a bot, which goes by its own name")
        elif plan.bot is not None:
            raise Refused(422, "bad-seats", f"seat {number} is of a {plan.kind}, so it can name no bot")
        check_colour(game.info, plan.colour)
    for plan, colour in zip(plans, granted(game.info, [plan.colour for plan in plans]), strict=True):
        bodies.append(SeatBody(plan.kind, clean(plan.name), colour, plan.bot if plan.kind == "bot" else None))
    return bodies


async def create(house: House, wish: CreateTable) -> Created:
    """A new table, dealt, on disk, with a link for each person."""
    wish = replace(wish, board=wish.board or board_of(wish.position))
    shelf = await house.library.find(wish.game, wish.board, house.store)
    info = shelf.game.info
    if len(wish.seats) not in info.seats:
        raise BadSeats(info.title, len(wish.seats), info.seats)
    bodies = bodies_of(wish.seats, shelf.game)
    tokens = [new_token() if body.kind == "person" else None for body in bodies]
    host = new_token()
    hashes = [hash_of(token) if token else None for token in tokens]
    table = await deal(house, wish, bodies, hashes, hash_of(host).hex(), new_table())
    links = [SeatLink(seat, token) for seat, token in enumerate(tokens) if token is not None]
    return Created(table.id, host, links)


async def deal(
    house: House,
    wish: CreateTable,
    bodies: list[SeatBody],
    hashes: list[bytes | None],
    host: str,
    name: str,
    lesson: str | None = None,
) -> LiveTable:
    """Deal a table and write it. Taken if there is one of this name."""
    shelf = await house.library.find(wish.game, wish.board, house.store)
    game = shelf.game
    seed = house.new_seed()
    if wish.position is None:
        core = Table.open(game, len(bodies), house.dealer(seed, 0), wish.options)
    else:
        core = laid_out(game, wish, len(bodies))
    core.log.commitment = HashChainDealer(seed).commitment
    state, header = core.state, replace(header_of(core.log), lesson=lesson)
    colours = seat_colours(game, state, [body.colour for body in bodies])
    bodies = [replace(body, colour=colour) for body, colour in zip(bodies, colours, strict=True)]
    secret = Secret(seed.hex(), host)
    now = time.time()
    listed = any(body.kind == "open" for body in bodies) if wish.listed is None else wish.listed
    row = TableRow(name, game.info.id, encode(header), encode(secret), now, now, listed=listed)
    rows = [SeatRow(name, k, hashes[k], encode(body)) for k, body in enumerate(bodies)]
    table = LiveTable(row, header, secret, shelf, state)
    table.take_seats(rows)
    row.card = encode(table.card())
    row.house = table.house_to_act
    row.over = table.over
    await house.library.keep(shelf, house.store)
    await house.store.create(row, rows)
    house.tables[name] = table
    house.metrics.count("tables_created")
    house.wake(table)
    return table


def board_of(position: Json | None) -> str | None:
    """The board that a position says it is on; whether it is all right is seen when it is read."""
    board = (position or {}).get("board")
    digest = board.get("digest") if isinstance(board, dict) else None
    return digest if isinstance(digest, str) else None


def laid_out(game: Game, wish: CreateTable, seats: int) -> Table:
    """A table that begins at a position."""
    if wish.options:
        raise BadOption(*next(iter(wish.options.items())), "a position holds its options: leave them out")
    state = game.from_position(wish.position)
    if state.seats != seats:
        raise BadPosition("position.seats", f"is {state.seats}, and the table has {seats} seats")
    log = Log.of(game, seats, {}, [], [])
    log.position = wish.position
    return Table(game, state, log, LogDealer([]))


def seat_at(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat(number, len(table.seats))
    return table.seats[number]


def check_running(table: LiveTable) -> None:
    if table.over:
        raise GameOver


async def join(house: House, table: LiveTable, wish: Join) -> SeatLink:
    """An open seat, for the first person who comes."""
    check_colour(table.game.info, wish.colour)
    async with house.held(table):
        check_running(table)
        wanted = range(len(table.seats)) if wish.seat is None else [wish.seat]
        for number in wanted:
            seat = seat_at(table, number)
            if seat.body.kind == "open":
                token = new_token()
                free = wish.colour is not None and not is_taken(table, number, wish.colour)
                colour = wish.colour if free else seat.body.colour
                body = replace(seat.body, kind="person", name=clean(wish.name), colour=colour)
                try:
                    await house.put_seat(table, number, Seat(hash_of(token), body, seen=time.time()))
                except Taken:
                    continue
                return SeatLink(number, token)
    which = "no seat" if wish.seat is None else f"seat {wish.seat} not"
    raise Refused(409, "no-open-seat", f"{which} open at this table; you may watch it")


def is_taken(table: LiveTable, number: int, colour: Colour | None) -> bool:
    """Whether a seat cannot have this colour: another has it, or the game deals them out."""
    others = [seat.body.colour for k, seat in enumerate(table.seats) if k != number]
    return colour in others or table.game.info.colour_option is not None


async def sit(house: House, table: LiveTable, number: int, wish: Sit) -> None:
    """A person's name and colour, if it is one of the game's that nobody else has."""
    async with house.held(table):
        seat = table.seats[number]
        body = seat.body
        if wish.name is not UNSET:
            body = replace(body, name=clean(wish.name))
        if wish.colour is not UNSET and wish.colour != body.colour:
            check_colour(table.game.info, wish.colour)
            if table.game.info.colour_option is not None:
                raise refused(409, "colour-dealt", "house-colour-dealt")
            if is_taken(table, number, wish.colour):
                raise refused(409, "colour-taken", "house-colour-taken")
            body = replace(body, colour=wish.colour)
        await house.put_seat(table, number, replace(seat, body=body))


async def reissue(house: House, table: LiveTable, number: int) -> SeatLink:
    """A new secret for a seat; the old one is worth nothing from now on."""
    async with house.held(table):
        seat = seat_at(table, number)
        if seat.body.kind != "person":
            raise Refused(409, "no-link", f"seat {number} is {seat.body.kind}: it has no link")
        token = new_token()
        body = replace(seat.body, reserved=False)
        await house.put_seat(table, number, replace(seat, token=hash_of(token), body=body))
        dismiss(table, number, REVOKED)
        return SeatLink(number, token)


async def revoke(house: House, table: LiveTable, number: int) -> None:
    """Nobody can sit on this seat until its link is issued anew."""
    async with house.held(table):
        seat = seat_at(table, number)
        if seat.token is None:
            raise Refused(409, "no-link", f"seat {number} has no link that could be revoked")
        await house.put_seat(table, number, replace(seat, token=None))
        dismiss(table, number, REVOKED)


def substitute(table: LiveTable) -> str:
    """The bot that plays for somebody who went away."""
    try:
        make_bot("greedy", table.game, 0)
    except CannotPlay:
        return "random"
    return "greedy"


async def stand_in(house: House, table: LiveTable, wish: StandIn, asker: int | None) -> None:
    """A bot keeps a person's seat: when they wish so, or the others do once they have been away for long."""
    async with house.held(table):
        check_running(table)
        seat = seat_at(table, wish.seat)
        if seat.body.kind != "person" or seat.by_bot:
            raise Refused(409, "no-stand-in", f"seat {wish.seat} is not played by a person")
        if wish.seat != asker and wish.seat not in table.absent(house.limits.absent):
            raise Refused(409, "not-absent", f"the person of seat {wish.seat} has not been away for long")
        make_bot(wish.bot, table.game, 0)
        await house.put_seat(table, wish.seat, replace(seat, body=replace(seat.body, bot=wish.bot, stand_in=True)))


async def come_back(house: House, table: LiveTable, number: int) -> None:
    """A person takes their seat back."""
    async with house.held(table):
        check_running(table)
        seat = table.seats[number]
        if not seat.body.stand_in:
            raise refused(409, "no-stand-in", "house-not-taken-over")
        await house.put_seat(table, number, replace(seat, body=replace(seat.body, bot=None, stand_in=False)))


async def concede(house: House, table: LiveTable, number: int) -> None:
    """With two seats, or no other person left, the table ends; else a bot plays on."""
    async with house.held(table):
        check_running(table)
        seat = table.seats[number]
        if seat.body.conceded:
            raise refused(409, "conceded", "house-given-up")
        gone = [k for k, other in enumerate(table.seats) if other.body.conceded] + [number]
        others = [k for k, other in enumerate(table.seats) if other.body.kind != "bot" and k != number]
        if len(table.seats) == 2 or not others:
            await end(house, table, "conceded", gone)
            return
        body = replace(seat.body, kind="bot", bot=substitute(table), stand_in=False, conceded=True, agreed=False)
        await house.put_seat(table, number, replace(seat, body=body))
        await end_if_agreed(house, table)


async def agree(house: House, table: LiveTable, number: int, end: bool) -> None:
    """Want, or no longer want, to end the table; it ends when every person does."""
    async with house.held(table):
        check_running(table)
        seat = table.seats[number]
        if seat.body.kind != "person":
            raise not_allowed("house-agree-players")
        await house.put_seat(table, number, replace(seat, body=replace(seat.body, agreed=end)))
        await end_if_agreed(house, table)


async def end_if_agreed(house: House, table: LiveTable) -> None:
    people = [seat for seat in table.seats if seat.body.kind == "person" and not seat.body.stand_in]
    if people and all(seat.body.agreed for seat in people) and not table.over:
        await end(house, table, "agreed")


async def rematch(house: House, table: LiveTable, number: int, token: str) -> Rematch:
    """The same people once more: all who ask get their own seats at one table."""
    if not table.over:
        raise refused(409, "still-running", "house-not-over")
    if table.header.imported:
        raise refused(409, "imported", "house-imported")
    name = table_after(table.id, table.secret.seed)
    async with house.held(table):
        if table.header.rematch is None:
            await set_rematch(house, table, name)
    again = await house.table(name)
    own = token_after(token, name)
    async with house.held(again):
        seat = again.seats[number]
        if seat.token != hash_of(own):
            if not seat.body.reserved:  # the new link was revoked or issued anew: the old one is no way around that
                raise revoked()
            body = replace(seat.body, reserved=False)
            await house.put_seat(again, number, replace(seat, token=hash_of(own), body=body, seen=time.time()))
    return Rematch(name, number, own)


async def set_rematch(house: House, table: LiveTable, name: str) -> None:
    header = table.header
    bodies = []
    for seat in table.seats:
        person = seat.body.stand_in or seat.body.conceded or seat.body.kind == "person"
        kind = "person" if person else seat.body.kind
        body = SeatBody(kind, seat.body.name, seat.body.colour, reserved=person)
        bodies.append(body if person or seat.body.kind == "open" else replace(body, bot=seat.body.bot))
    position = None if table.older or table.core.log.first_state(table.game).over else header.position
    board = None if table.older else header.board_digest
    wish = CreateTable(header.game, [], board, header.options, table.listed, position)
    with suppress(Taken):  # another process was first
        await deal(house, wish, bodies, [None] * len(bodies), table.secret.host, name)
    table.header = replace(header, rematch=name)
    table.forget_views()
    await house.store.update(table.id, header=encode(table.header), card=encode(table.card()))
    announce(table, house.limits)


async def forget(house: House, table: LiveTable, number: int) -> None:
    """Take a person's name, words, notes and secret away; at a running table a bot plays on."""
    async with house.held(table):
        seat = table.seats[number]
        body = replace(seat.body, name="", agreed=False)
        if not table.over:
            body = replace(body, kind="bot", bot=substitute(table), stand_in=False, conceded=True)
        await house.put_seat(table, number, replace(seat, body=body))
        await house.store.forget(table.id, number)
        table.seats[number] = Seat(None, body)
        table.card_seats = None
        table.put_draft(number, None)
        dismiss(table, number, REVOKED)


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
    await house.store.put_seat(SeatRow(row.table, row.seat, row.token, encode(body)), was=row.token)
    await house.store.update(row.table, card=encode(card))
    await house.store.forget(row.table, row.seat)
