"""Notices: a person's channels and wishes, the links in mails, and feeds."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from branchline.server.common.notice_messages import GivenKey, NewChannel, SetWishes
from branchline.server.common.problems import refused
from branchline.server.http.call import Answer, Call
from branchline.server.http.newcomers import known_person, person_of
from branchline.server.notices import channels, feeds

NOT_KEPT = {"Cache-Control": "no-store"}


def base_of(call: Call) -> str:
    """Where this person's browser reaches the house."""
    given = call.house.post.means.base
    if given:
        return given
    origin = call.headers.get(b"origin")  # the guard has compared it with the host
    return origin.decode("latin-1") if origin else f"http://{call.headers.get(b'host', b'').decode('latin-1')}"


async def card(call: Call) -> Response:
    return Answer(await channels.card_for(call.house, await person_of(call)))


async def put_wishes(call: Call) -> Response:
    call.key()
    wish = await call.body(SetWishes)
    person = await known_person(call)
    await channels.put_wishes(call.house, person, wish)
    return Answer(await channels.card_for(call.house, person))


async def add(call: Call) -> Response:
    key = call.key()
    wish = await call.body(NewChannel)
    person = await known_person(call)
    await channels.add(call.house, person, key, wish, base_of(call), call.address)
    return Answer(await channels.card_for(call.house, person), status_code=201)


async def remove(call: Call) -> Response:
    person = await person_of(call)
    if person is None:
        raise refused(404, "no-such-channel", "house-channel-none")
    await channels.remove(call.house, person, call.scope["path_params"]["channel"])
    return Answer(await channels.card_for(call.house, person))


# Links in mails: whoever has one may use it


async def confirm(call: Call) -> Response:
    key = (await call.body(GivenKey)).key
    return Answer(await channels.confirm(call.house, call.scope["path_params"]["channel"], key))


async def stop(call: Call) -> Response:
    """By one click: of a mail program (RFC 8058), which sends a form that says nothing new; or of the page."""
    await call.raw(call.house.limits.body)
    channel = call.scope["path_params"]["channel"]
    return Answer(await channels.stop(call.house, channel, call.query("key") or ""))


async def stop_page(call: Call) -> Response:
    """A person who opens that address gets the page with the button: what only looks must not change anything."""
    channel, key = call.scope["path_params"]["channel"], call.query("key") or ""
    if not (channel + key).replace("-", "").replace("_", "").isalnum():
        raise refused(404, "wrong-link", "house-stop-wrong")
    return RedirectResponse(f"/notices/stop/{channel}#{key}", 303, NOT_KEPT | {"Content-Type": "text/html"})


# Feeds


async def feed(call: Call) -> Response:
    name, _, kind = call.scope["path_params"]["feed"].rpartition(".")
    if kind not in ("ics", "rss"):
        raise refused(404, "wrong-link", "house-stop-wrong")
    row = await channels.feed_of(call.house, name, call.query("key") or "")
    base = base_of(call)
    language, games = await feeds.waiting_for(call.house, row.person, base)
    if kind == "ics":
        return Response(feeds.calendar(games), media_type="text/calendar; charset=utf-8", headers=NOT_KEPT)
    return Response(feeds.news(games, language, base), media_type="application/rss+xml", headers=NOT_KEPT)
