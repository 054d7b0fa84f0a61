"""A person: whose device it is that asks, and which others they have. What is theirs is told to their devices alone."""

from __future__ import annotations

from starlette.responses import Response

from branchline.server.common.person_messages import (
    GivenLink,
    GivenPasskey,
    Greeting,
    NewDevice,
    NewPasskey,
    NewVacation,
    PasskeyName,
)
from branchline.server.common.problems import Refused, too_many
from branchline.server.http.api.seats import guard
from branchline.server.http.call import Answer, Call
from branchline.server.http.newcomers import known_person, person_of
from branchline.server.person import linking, passkeys, vacations
from branchline.server.person.everything import everything as all_of


async def greet(call: Call) -> Response:
    key, wish = call.key(), await call.body(Greeting)
    return Answer(await linking.greet(call.house, key, wish.language, wish.label))


async def make_link(call: Call) -> Response:
    await known_person(call)
    return Answer(await linking.make_link(call.house, call.key()), status_code=201)


async def end_link(call: Call) -> Response:
    return Answer(await linking.end_link(call.house, call.key()))


async def look(call: Call) -> Response:
    guard(call)
    key, wish = call.key(), await call.body(GivenLink)
    try:
        return Answer(await linking.look(call.house, key, wish.link))
    except Refused as why:
        raise guessed(call, why) from None


async def add_device(call: Call) -> Response:
    guard(call)
    key, wish = call.key(), await call.body(NewDevice)
    try:
        card = await linking.add_device(call.house, key, wish.link, wish.label)
    except Refused as why:
        raise guessed(call, why) from None
    return Answer(card, status_code=201)


def guessed(call: Call, why: Refused) -> Refused:
    """Nobody may guess links for long."""
    if why.status == 404:
        call.house.guess_rate.take(call.address)
    return why


async def everything(call: Call) -> Response:
    """As an upload does, it takes the house some work: so many a minute from one address."""
    key = call.key()
    if not call.house.file_rate.take(call.address):
        raise too_many("house-files-often")
    data = await all_of(call.house, call.desk.reels, key)
    headers = {"Content-Disposition": 'attachment; filename="branchline.zip"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/zip", headers=headers)


async def remove_device(call: Call) -> Response:
    name = call.scope["path_params"]["device"]
    return Answer(await linking.remove_device(call.house, call.key(), name))


async def list_vacations(call: Call) -> Response:
    return Answer(await vacations.list_of(call.house, await person_of(call)))


async def add_vacation(call: Call) -> Response:
    call.key()
    wish = await call.body(NewVacation)
    person = await known_person(call)
    await vacations.add(call.house, person, wish)
    return Answer(await vacations.list_of(call.house, person), status_code=201)


async def take_vacation_back(call: Call) -> Response:
    person = await person_of(call)
    await vacations.take_back(call.house, person, call.scope["path_params"]["vacation"])
    return Answer(await vacations.list_of(call.house, person))


async def list_passkeys(call: Call) -> Response:
    return Answer(await passkeys.list_of(call.house, await person_of(call), call.named_host))


async def ask_passkey(call: Call) -> Response:
    """Each question is kept for a while: nobody may ask many."""
    guard(call)
    call.house.guess_rate.take(call.address)
    return Answer(await passkeys.to_add(call.house, await known_person(call), call.named_host), status_code=201)


async def add_passkey(call: Call) -> Response:
    person, wish = await person_of(call), await call.body(NewPasskey)
    if person is None:
        raise linking.device_removed()
    await passkeys.add(call.house, person, call.named_host, wish.credential, wish.label)
    return Answer(await passkeys.list_of(call.house, person, call.named_host), status_code=201)


async def rename_passkey(call: Call) -> Response:
    person, wish = await person_of(call), await call.body(PasskeyName)
    await passkeys.rename(call.house, person, call.scope["path_params"]["passkey"], wish.label)
    return Answer(await passkeys.list_of(call.house, person, call.named_host))


async def remove_passkey(call: Call) -> Response:
    person = await person_of(call)
    await passkeys.remove(call.house, person, call.scope["path_params"]["passkey"])
    return Answer(await passkeys.list_of(call.house, person, call.named_host))


async def ask_sign_in(call: Call) -> Response:
    """As with a new one."""
    guard(call)
    call.house.guess_rate.take(call.address)
    return Answer(await passkeys.to_sign_in(call.house, call.named_host), status_code=201)


async def sign_in(call: Call) -> Response:
    guard(call)
    wish = await call.body(GivenPasskey)
    try:
        return Answer(await passkeys.sign_in(call.house, call.named_host, wish.credential), status_code=201)
    except Refused:
        call.house.guess_rate.take(call.address)
        raise
