"""Setting a table: who sits where, dealing or leaving that for later, and writing it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from branchline.bots import bot as make_bot
from branchline.core.dealer import HashChainDealer, LogDealer
from branchline.core.errors import BadSeats
from branchline.core.game import Game
from branchline.core.log import Log
from branchline.core.state import State
from branchline.server import clock
from branchline.server.common.messages import Created, CreateTable, Invitation, Json, SeatPlan
from branchline.server.common.names import clean
from branchline.server.common.pace import BadPace, Pace
from branchline.server.common.problems import Refused, bad_pace
from branchline.server.common.records import Header, SeatBody, Secret, encode
from branchline.server.common.tokens import hash_of, new_secret, new_table
from branchline.server.library.colours import check_colour, granted, seat_colours
from branchline.server.store import SeatRow, TableRow
from branchline.server.table import agreeing
from branchline.server.table.devices import device_for
from branchline.server.table.live_table import LiveTable, Seat, header_of
from branchline.server.table.undealt import opened
from branchline.server.table.vacations import follow
from branchline.server.table.waiting import changes

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
        elif plan.bot is not None and plan.kind == "person":
            raise Refused(422, "bad-seats", f"seat {number} is a person's, so it can name no bot")
        elif plan.bot is not None:
            make_bot(plan.bot, game, 0)
        if plan.here and plan.kind != "person":
            raise Refused(422, "bad-seats", f"seat {number} is {plan.kind}: only a person can be here")
        check_colour(game.info, plan.colour)
    for plan, colour in zip(plans, granted(game.info, [plan.colour for plan in plans]), strict=True):
        bodies.append(SeatBody(plan.kind, clean(plan.name), colour, plan.bot))
    return bodies


async def create(house: House, wish: CreateTable, key: str | None = None, address: str = "") -> Created:
    """A new table, on disk, with an invitation for each person who is not here."""
    wish = replace(wish, board=wish.board or board_of(wish.position))
    check_pace(wish.pace)
    shelf = await house.library.find(wish.game, wish.board, house.store)
    info = shelf.game.info
    if len(wish.seats) not in info.seats:
        raise BadSeats(info.title, len(wish.seats), info.seats)
    bodies = bodies_of(wish.seats, shelf.game)
    here = await device_for(house, key) if any(plan.here for plan in wish.seats) else None
    invitations, seats = [], []
    for number, (plan, body) in enumerate(zip(wish.seats, bodies, strict=True)):
        if plan.here and here is not None:
            seats.append(Seat(None, body, person=here.person, keys=here.keys))
        elif plan.kind == "person":
            invitations.append(Invitation(number, new_secret()))
            seats.append(Seat(hash_of(invitations[-1].invitation), body))
        else:
            seats.append(Seat(None, body))
    host = new_secret()
    table = await deal(house, wish, seats, hash_of(host).hex(), new_table(), address)
    mine = [number for number, plan in enumerate(wish.seats) if plan.here]
    return Created(table.id, host, here.secret if here is not None else None, mine, invitations)


async def deal(
    house: House,
    wish: CreateTable,
    seats: list[Seat],
    host: str,
    name: str,
    address: str,
    lesson: str | None = None,
) -> LiveTable:
    """Deal a table and write it, or write it to be dealt once its people have agreed on its luck. Taken if there is one
    of this name."""
    shelf = await house.library.find(wish.game, wish.board, house.store)
    seed = house.new_seed()
    state: State | None
    if wish.luck == "everyone" and any(seat.person is not None or not seat.by_bot for seat in seats):
        header, state, secret = promised(shelf.game, wish, len(seats)), None, Secret("", host)
    else:
        core = opened(shelf.game, len(seats), wish.options, wish.position, house.dealer(seed, 0))
        core.log.commitment = HashChainDealer(seed).commitment
        header, state, secret = replace(header_of(core.log), lesson=lesson), core.state, Secret(seed.hex(), host)
    wishes = [seat.body.colour for seat in seats]
    colours = granted(shelf.game.info, wishes) if state is None else seat_colours(shelf.game, state, wishes)
    now = clock.now()
    listed = any(seat.body.kind == "open" for seat in seats) if wish.listed is None else wish.listed
    header = replace(header, pace=wish.pace)
    row = TableRow(name, header.game, encode(header), encode(secret), now, now, listed=listed)
    rows = [
        SeatRow(name, k, seat.invitation, encode(replace(seat.body, colour=colour)), person=seat.person, keys=seat.keys)
        for k, (seat, colour) in enumerate(zip(seats, colours, strict=True))
    ]
    table = LiveTable(row, header, secret, shelf, state)
    table.take_seats(rows)
    table.address = address
    table.retime(now)
    row.clocks, row.due = table.timing["clocks"], table.timing["due"]
    row.card = encode(table.card())
    row.house = table.house_to_act
    row.over = table.over
    await house.library.keep(shelf, house.store)
    await house.store.create(row, rows)
    waits = changes(table, [], table.clocks, now)
    if waits:
        await house.store.update(name, waits=waits)
    house.tables[name] = table
    await follow(house, table)
    house.metrics.count("tables_created")
    if state is None:
        await agreeing.look_after(house, table)
    house.wake(table)
    return table


def check_pace(pace: Pace) -> None:
    try:
        pace.check()
    except BadPace as why:
        raise bad_pace(why) from None


def promised(game: Game, wish: CreateTable, seats: int) -> Header:
    """What is known of a table before its deal. What cannot be dealt is refused now."""
    if wish.position is None:
        options = game.options(wish.options, seats)
    else:
        options = opened(game, seats, wish.options, wish.position, LogDealer([])).log.options
    log = Log.of(game, seats, options, [], [])
    log.position = wish.position
    return replace(header_of(log), undealt=True)


def board_of(position: Json | None) -> str | None:
    """The board that a position says it is on; whether it is all right is seen when it is read."""
    board = (position or {}).get("board")
    digest = board.get("digest") if isinstance(board, dict) else None
    return digest if isinstance(digest, str) else None
