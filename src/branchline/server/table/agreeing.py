"""Agreeing on the luck of a table: promises, secrets, the round that goes on, and the deal at its end.

Each step is one row of the store, written by one process; the others read it and go on from there. So whichever process
sees that all have promised closes the round, and whichever sees that all secrets are there deals. The deal follows from
the rows alone: after a crash it is made again, the same.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from branchline.core.game import Json
from branchline.core.luck import HOUSE, commitment_of, digest_of, terms_of
from branchline.server import clock
from branchline.server.common.languages import house_texts
from branchline.server.common.messages import (
    Dropped,
    Luck,
    LuckPart,
    LuckRound,
    PromiseLuck,
    ShowLuck,
    Terms,
)
from branchline.server.common.problems import refused
from branchline.server.common.records import Secret, encode
from branchline.server.library.colours import seat_colours
from branchline.server.store import Taken
from branchline.server.table.agreement import (
    Abandoned,
    Closed,
    Happened,
    Opened,
    Promised,
    Revealed,
    Round,
    Why,
    row_of,
)
from branchline.server.table.broadcast import LATE, REMOVED, announce, dismiss
from branchline.server.table.hearing import house_says
from branchline.server.table.live_table import LiveTable, header_of
from branchline.server.table.undealt import opened
from branchline.server.table.vacations import follow
from branchline.server.table.waiting import changes

if TYPE_CHECKING:
    from branchline.server.house import House

DEALING = -1  # the claim to deal, before the first move
LEASE = 5.0  # seconds after which another process deals
NEAR = 5.0  # seconds after which a device that asked for something is taken to be away, if it does not listen
PROMISES = 20  # of a device in one round: each is kept for good, and read whenever the table is
TRIES = 8  # times that a step is taken anew because another process was faster


async def promise(house: House, table: LiveTable, seat: int, wish: PromiseLuck) -> Luck:
    """A device promises its secret. Until all have, it may promise another."""
    async with house.held(table):
        before = table.shown()
        for _ in range(TRIES):
            device, seats, going = adding(table, seat, wish.round)
            part = going.parts.get(device)
            if part is not None and (part.commitment, part.seats) == (wish.commitment, seats):
                break  # it says so once more
            if going.closed:
                raise refused(409, "luck-closed", "house-luck-closed")
            if part is not None and part.times >= PROMISES:
                raise refused(429, "too-many", "house-seat-often")
            if table.agreement.promised(wish.commitment):
                raise refused(409, "luck-copied", "house-luck-copied")
            if await wrote(house, table, Promised(device, seats, wish.commitment)):
                break
        await go_on(house, table, before)
        return luck_of(table, seat)


async def show(house: House, table: LiveTable, seat: int, wish: ShowLuck) -> Luck:
    """A device shows the secret it has promised. With the last one the table is dealt."""
    async with house.held(table):
        before = table.shown()
        for _ in range(TRIES):
            device, seats, going = adding(table, seat, wish.round)
            part = going.parts.get(device)
            if not going.closed or part is None or part.seats != seats:
                raise refused(409, "luck-open", "house-luck-open")
            if not going.fits(device, wish.secret):
                raise refused(422, "luck-other", "house-luck-other")
            if part.secret is not None or await wrote(house, table, Revealed(device, wish.secret)):
                break
        await go_on(house, table, before)
        return luck_of(table, seat)


def adding(table: LiveTable, seat: int, number: int) -> tuple[str, list[int], Round]:
    """The device of a seat and the round that goes on, if they may add to it."""
    if table.dealt:
        raise refused(409, "luck-over", "house-luck-over")
    device = table.seats[seat].person
    going = table.agreement.round
    if device is None or device not in table.devices:
        raise refused(409, "luck-none", "house-luck-none")
    if going is None or going.number != number:
        raise refused(409, "luck-moved", "house-luck-moved")
    return device, table.devices[device], going


async def wrote(house: House, table: LiveTable, happened: Happened) -> bool:
    """Write the next row; False if another process has written one, which is known now."""
    try:
        await house.store.add_luck(table.id, table.agreement.rows + 1, row_of(happened))
    except Taken:
        await house.refresh(table)
        return False
    table.agreement.take(happened)
    return True


# The round


async def attend(house: House, table: LiveTable) -> None:
    """A job of the house: see what can go on at a table that is not dealt."""
    try:
        await look_after(house, table)
    finally:
        table.attended = False


async def look_after(house: House, table: LiveTable) -> None:
    """What the house is to do at a table that is not dealt."""
    async with house.held(table):
        await go_on(house, table, table.shown())


async def go_on(house: House, table: LiveTable, before: bytes) -> None:
    """Bring a round as far as it goes by itself, and tell everyone what is new since `before`."""
    for _ in range(TRIES):
        try:
            if table.dealt or not await step(house, table):
                break
        except Taken:
            continue  # a seat was changed by another process meanwhile
    if not table.dealt and table.shown() != before:
        table.touched = clock.now()
        card, to_act = encode(table.card()), table.house_to_act
        known = [row.seat for row in await house.store.waits(table.id)]  # another process may have written them
        waits = changes(table, known, None, table.touched)
        await house.store.update(table.id, card=card, house=to_act, touched=table.touched, waits=waits, **table.timing)
        announce(table, house.limits)


async def step(house: House, table: LiveTable) -> bool:
    """The next thing that follows from what is known; False if it waits for people."""
    agreement = table.agreement
    going = agreement.round
    if going is None:
        await lose_seats(house, table)
        terms = digest_of(terms_at(table))
        secret = secrets.token_bytes(32).hex()
        number = len(agreement.rounds) + 1
        await wrote(house, table, Opened(terms, secret, commitment_of(terms, number, HOUSE, secret)))
        table.waited.clear()
        return True
    devices = table.devices
    if going.closed:
        return await show_time(house, table, going, devices)
    if table.empty:
        return False
    late = those_late(house, table)
    if late:
        for device in late:
            await lose_seat(house, table, devices[device])
        return True
    if any(table.owing(device, seats) for device, seats in devices.items()):
        return False
    await wrote(house, table, Closed(sorted(devices)))
    table.waited.clear()
    return True


async def show_time(house: House, table: LiveTable, going: Round, devices: dict[str, list[int]]) -> bool:
    """A round in which all have promised: it is dealt, abandoned, or waits."""
    if going.whole:  # from now on nobody can change what is dealt
        await deal(house, table, going)
        return False
    promised = {device: part.seats for device, part in going.parts.items()}
    if devices != promised:
        gone = [device for device in promised if devices.get(device) != promised[device]]
        fresh = [device for device in devices if device not in promised]
        why: Why = "left" if gone else "joined"
        seats = sorted({seat for device in gone or fresh for seat in (promised if gone else devices)[device]})
        await wrote(house, table, Abandoned(why, seats, []))
        return True
    late = those_late(house, table)
    if late:
        seats = sorted(seat for device in late for seat in devices[device])
        await wrote(house, table, Abandoned("late", seats, late))
        return True
    return False


def those_late(house: House, table: LiveTable) -> list[str]:
    """The devices that others have waited for too long: here and silent for a minute, or away for the table's pace.

    Nobody is late for themselves alone.
    """
    devices, pace, now = table.devices, table.pace, clock.now()
    patience = pace.allowance.first if pace.allowance else house.limits.pace
    away = {seat for seat in table.absent(0.0) if pace.counted(table.last_seen(seat), now) > patience}
    late = []
    for device, seats in devices.items():
        if not table.owing(device, seats) or len(devices) == 1:
            continue
        if table.waited.get(device, 0.0) > house.limits.reveal or set(seats) <= away:
            late.append(device)
    return late


def note_waiting(table: LiveTable, seconds: float) -> None:
    """So much time has passed: who was here meanwhile, and did not add what they owe?"""
    if table.stage != "luck":
        return
    now = clock.now()
    for device, seats in table.devices.items():
        near = any(table.here(seat) or now - table.seats[seat].seen < NEAR for seat in seats)
        if near and table.owing(device, seats):
            table.waited[device] = table.waited.get(device, 0.0) + seconds


async def lose_seats(house: House, table: LiveTable) -> None:
    """Those who were late for the round before have no seat here any more."""
    rounds = table.agreement.rounds
    dropped = rounds[-1].abandoned if rounds else None
    if dropped is None or dropped.why != "late":
        return
    for device, seats in list(table.devices.items()):
        if device in dropped.devices:
            await lose_seat(house, table, seats)


async def lose_seat(house: House, table: LiveTable, seats: list[int]) -> None:
    """Without luck, no seat: anyone may take it from now on, and all are told whose it was."""
    for number in seats:
        seat = table.seats[number]
        name = seat.body.name or house_texts().say("seat-name", number=number + 1)
        body = replace(seat.body, kind="open", name="", bot=None, stand_in=False, agreed=False, away=clock.now())
        await house.put_seat(table, number, replace(seat, invitation=None, person=None, keys=frozenset(), body=body))
        dismiss(table, number, LATE)
        await house_says(house, table, "house-luck-late", who=name, seat=number)


async def remove(house: House, table: LiveTable) -> None:
    """The operator closes a table at which nothing was dealt: there is nothing to keep."""
    await house.store.delete(table.id)
    house.tables.pop(table.id, None)
    for socket in list(table.sockets):
        socket.leave(REMOVED, 1000)


# The deal


def terms_at(table: LiveTable) -> Json:
    header = table.header
    return terms_of(
        header.table or table.id,
        header.game,
        header.rules_version,
        header.board_digest,
        header.seats,
        header.options,
        header.position,
    )


async def deal(house: House, table: LiveTable, going: Round) -> None:
    """All secrets are there. Of several processes one deals; should it fail, another does, and deals the same."""
    if not await house.store.claim(table.id, DEALING, house.owner, clock.now() + LEASE):
        return
    agreement, seed = table.agreement, going.seed
    known = table.header
    options = known.options if known.position is None else {}
    core = opened(table.game, known.seats, options, known.position, house.dealer(seed, 0))
    core.log.commitment = going.promise
    header = replace(header_of(core.log), luck=agreement.json(), pace=known.pace)
    secret = Secret(seed.hex(), table.secret.host, agreement.secrets)
    colours = seat_colours(table.game, core.state, [seat.body.colour for seat in table.seats])
    for number, colour in enumerate(colours):
        seat = table.seats[number]
        if seat.body.colour != colour:
            await house.put_seat(table, number, replace(seat, body=replace(seat.body, colour=colour)))
    table.touched = clock.now()
    undealt = table.header, table.secret, table.core
    table.begin(header, secret, core.state)
    table.retime(table.touched)
    try:
        await house.store.update(
            table.id,
            header=encode(header),
            secret=encode(secret),
            card=encode(table.card()),
            house=table.house_to_act,
            touched=table.touched,
            waits=dict.fromkeys(range(len(table.seats))) | changes(table, [], table.clocks, table.touched),
            **table.timing,
        )
    except BaseException:
        table.put_clocks(None)
        table.header, table.secret, table.core = undealt
        table.forget_views()
        raise
    await follow(house, table)
    announce(table, house.limits)
    house.wake(table)


# What people are told


def luck_of(table: LiveTable, seat: int | None) -> Luck:
    """How far they are, or how it came about; the house's secrets only after the end."""
    agreed = table.header.luck if table.dealt else table.agreement.json()
    over = table.over
    mine = table.seats[seat].person if seat is not None else None
    shown = (table.header.promised or table.secret.promised) if over else []
    return Luck(
        kind="house" if agreed is None else "everyone",
        stage=table.stage,
        terms=Terms(**terms_at(table)) if agreed is not None else None,
        rounds=[
            round_of(number, one, shown[number - 1] if number <= len(shown) else None)
            for number, one in enumerate((agreed or {}).get("rounds", []), start=1)
        ],
        seats=table.devices.get(mine, []) if mine is not None else [],
        awaited=table.lacking,
        seed=table.card().seed,
    )


def round_of(number: int, one: Json, secret: str | None) -> LuckRound:
    players = [LuckPart(part["seats"], part["commitment"], part["secret"]) for part in one["players"]]
    dropped = Dropped(**one["abandoned"]) if "abandoned" in one else None
    return LuckRound(number, one["terms"], LuckPart([], one["house"], secret), players, one.get("promise"), dropped)
