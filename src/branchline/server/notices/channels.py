"""A person's channels: added, confirmed, shown to their own devices, and taken away with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from branchline.server import clock
from branchline.server.common.notice_messages import ChannelCard, KnownChannel, NewChannel, NoticeCard, SetWishes
from branchline.server.common.problems import refused, too_many
from branchline.server.common.records import encode
from branchline.server.common.tokens import hash_of, new_device, same
from branchline.server.notices.addresses import (
    FeedAddress,
    key_of,
    mail_address,
    push_address,
    read_mail,
    read_push,
    read_webhook,
    webhook_address,
)
from branchline.server.notices.guard import target_of
from branchline.server.notices.policy import CONFIRM, WANTABLE, NoticeWishes
from branchline.server.notices.post import trouble_of, wishes_of
from branchline.server.store import DeviceRow
from branchline.server.store.outbox import ChannelRow, NoticeRow, Reach

if TYPE_CHECKING:
    from branchline.server.house import House


async def card_for(house: House, person: str | None) -> NoticeCard:
    """All of it; for somebody nobody knows yet, what there is to choose from."""
    means, box = house.post.means, house.store.outbox
    rows = await box.channels(person) if person else []
    wishes = wishes_of(await box.wishes(person)) if person else NoticeWishes()
    cards = [card_of(house, row) for row in rows]
    kinds: Any = list(wishes.kinds)
    return NoticeCard(cards, kinds, wishes.hours, means.mail is not None, means.push_key)


def card_of(house: House, row: ChannelRow) -> ChannelCard:
    trouble = trouble_of(row.trouble)
    key, args = (trouble.key, dict(trouble.args)) if trouble is not None else ("", {})
    card = ChannelCard(row.id, row.kind, where(row), row.ready, row.created, row.told, key, args)
    if row.kind == "webhook":
        card.style = read_webhook(row.body).style
    if row.kind == "feed":
        key = key_of(house.post.means.secret, "feed", row.id)
        card.calendar, card.news = (f"/api/feeds/{row.id}.{kind}?key={key}" for kind in ("ics", "rss"))
    return card


def where(row: ChannelRow) -> str:
    """Where it leads, as its person knows it again. A webhook's path is a secret that need not be shown."""
    if row.kind == "mail":
        return read_mail(row.body).address
    if row.kind == "webhook":
        return target_of(read_webhook(row.body).address).host
    return read_push(row.body).label if row.kind == "push" else ""


async def put_wishes(house: House, person: str, wish: SetWishes) -> None:
    kinds = [kind for kind in WANTABLE if kind in wish.kinds]
    await house.store.outbox.put_wishes(person, encode(NoticeWishes(kinds, wish.hours)))
    if wish.language is not None:
        await house.store.put_language(person, wish.language)


async def add(house: House, person: str, key: str, wish: NewChannel, base: str, address: str) -> None:
    """One more channel; what is there already is renewed. `key` is the asking device's, and `address` is whence it is
    asked, for the limits."""
    box, now = house.store.outbox, clock.now()
    if not house.channel_rate.take(address):
        raise too_many("house-channels-often")
    body = await checked(house, wish, key, base, now)
    rows = await box.channels(person)
    known = (row for row in rows if row.kind == wish.kind)
    old = next((row for row in known if place(row.kind, row.body) == place(row.kind, body)), None)
    if old is None and len(rows) >= house.limits.channels:
        raise refused(409, "too-many", "house-channels-full")
    if wish.language is not None:
        await house.store.put_language(person, wish.language)
    ready = wish.kind != "mail" or (old is not None and old.ready)
    if wish.kind == "mail" and not ready and not house.ask_rate.take(place("mail", body)):
        raise too_many("house-channels-often")
    row = replace(old, body=body) if old else ChannelRow(new_device(), person, wish.kind, body, now, ready)
    if old is None:
        await box.add_channel(row)
    else:
        await box.put_channel(row.id, body, ready)
    if not ready:
        await box.post([NoticeRow(row.id, person, "", 0, "confirm", now, now)])
        house.post.stirred.set()


async def checked(house: House, wish: NewChannel, key: str, base: str, now: float) -> bytes:
    """What its row keeps, if this house sends there at all."""
    means = house.post.means
    if wish.kind == "mail":
        if means.mail is None:
            raise refused(409, "no-mail", "house-mail-off")
        return mail_address(wish.address, now)
    if wish.kind == "webhook":
        body = webhook_address(wish.address, wish.style, base)
        await means.guard.find(target_of(wish.address.strip()))
        return body
    if wish.kind == "push":
        if means.keys is None:
            raise refused(409, "no-push", "house-push-off")
        body = push_address(wish.address, wish.p256dh, wish.auth, wish.label, hash_of(key).hex())
        await means.guard.find(target_of(wish.address))
        return body
    return encode(FeedAddress())


def place(kind: Reach, body: bytes) -> str:
    """What tells two channels of a kind apart."""
    if kind == "mail":
        return read_mail(body).address.lower()
    if kind == "webhook":
        return read_webhook(body).address
    return read_push(body).endpoint if kind == "push" else ""


async def own(house: House, person: str, channel: str) -> ChannelRow:
    row = await house.store.outbox.channel(channel)
    if row is None or row.person != person:
        raise refused(404, "no-such-channel", "house-channel-none")
    return row


async def forget_device(house: House, device: DeviceRow) -> None:
    """It is its person's no more, so nothing of their games is shown there."""
    for row in await house.store.outbox.channels(device.person):
        if row.kind == "push" and read_push(row.body).device == device.key.hex():
            await house.store.outbox.drop_channel(row.id)


async def remove(house: House, person: str, channel: str) -> None:
    await house.store.outbox.drop_channel((await own(house, person, channel)).id)


# Links in mails


async def confirm(house: House, channel: str, key: str) -> KnownChannel:
    row = await house.store.outbox.channel(channel)
    if row is None or row.kind != "mail":
        raise refused(404, "old-link", "house-confirm-old")
    to = read_mail(row.body)
    right = key_of(house.post.means.secret, "confirm", row.id, to.about)
    if not same(right, key) or clock.now() - to.asked > CONFIRM:
        raise refused(404, "old-link", "house-confirm-old")
    if not row.ready:
        await house.store.outbox.put_channel(row.id, row.body, ready=True)
    return KnownChannel(to.address, ready=True)


async def stop(house: House, channel: str, key: str) -> KnownChannel:
    """Whoever has the key may; asked again, it is done already."""
    if not same(key_of(house.post.means.secret, "stop", channel), key):
        raise refused(404, "wrong-link", "house-stop-wrong")
    row = await house.store.outbox.channel(channel)
    if row is None:
        return KnownChannel("", ready=False)
    await house.store.outbox.drop_channel(channel)
    return KnownChannel(where(row), ready=False)


async def feed_of(house: House, channel: str, key: str) -> ChannelRow:
    row = await house.store.outbox.channel(channel)
    right = key_of(house.post.means.secret, "feed", channel)
    if row is None or row.kind != "feed" or not same(right, key):
        raise refused(404, "wrong-link", "house-stop-wrong")
    return row
