"""The post: it watches what people are to be told, and sends it. Moves never wait for it.

Two claims keep several processes apart. A wait that has lasted long enough becomes notices, in one transaction; a
channel on which something is due is emptied, in one letter. Whatever a killed process had is claimed again by another:
at most the letter that was on its way comes twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from branchline.locale import Argument
from branchline.server import clock
from branchline.server.common.languages import house_texts, known
from branchline.server.common.records import encode, read_card
from branchline.server.notices import mail, webhook, webpush
from branchline.server.notices.addresses import key_of, read_mail, read_push, read_webhook
from branchline.server.notices.client import Unsent
from branchline.server.notices.guard import Guard
from branchline.server.notices.policy import (
    LEAD,
    LEASE,
    QUIET,
    TOLD_AS_WAITS,
    NoticeWishes,
    kind_of,
    notices_for,
    overtaken,
    retry_at,
    settled_until,
    still_true,
    to_send,
)
from branchline.server.notices.settings import Means, make_keys
from branchline.server.notices.wording import Letter, Tidings, letter_of, told_of
from branchline.server.store import StoreDown, WaitRow
from branchline.server.store.outbox import ChannelRow, Kind, NoticeRow

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline.notices")
POLL = 2.0  # seconds after which a process looks at what others have put out
WAITS = 200  # that are claimed at a time
AGAIN = 20.0  # seconds after which it is written once more that somebody acts at a table
REMEMBERED = 10_000
HIDDEN = "…"
AT_ONCE = 20  # channels that a process sends on at the same time

read_wishes = msgspec.json.Decoder(NoticeWishes).decode


class Trouble(Struct):
    """Why a channel's last notice did not arrive, in words for every language."""

    key: str
    args: dict[str, Argument] = {}


class Happening(Struct, omit_defaults=True):
    """What a notice needs to say beside its table."""

    who: str = ""  # has mentioned or invited them
    deadline: float = 0.0


read_happening = msgspec.json.Decoder(Happening).decode


class Post:
    """One for each process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.means = Means(Guard())
        self.sending: set[asyncio.Task[None]] = set()
        self.stirred = asyncio.Event()
        self.seen: dict[tuple[str, int], float] = {}  # by table and seat: when somebody was said to act there

    async def open(self) -> None:
        await make_keys(self.means, self.house.store)

    async def run(self) -> None:
        """Again and again: see what is due, and send it."""
        loop = asyncio.get_running_loop()

        def wake() -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self.stirred.set)

        clock.moved.add(wake)
        try:
            while True:
                self.stirred.clear()
                try:
                    await self.look()
                except StoreDown as why:
                    log.warning("the store is down: %s", why)
                except Exception:
                    self.house.metrics.count("errors")
                    log.exception("notices could not be seen to")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.stirred.wait(), POLL)
        finally:
            clock.moved.discard(wake)
            for task in self.sending:
                task.cancel()

    async def look(self) -> None:
        """What is due now: waits become notices, and channels are emptied."""
        box, now = self.house.store.outbox, clock.now()
        due = await box.next_due(LEAD)
        if due is None or due > now:
            return
        while rows := await self.house.store.claim_waits(now - LEAD, now + LEASE, WAITS):
            await self.put_out(rows, now)
        free = AT_ONCE - len(self.sending)
        for channel in await box.claim(now, now + LEASE, free) if free > 0 else []:
            task = asyncio.get_running_loop().create_task(self.deliver(channel))
            self.sending.add(task)
            task.add_done_callback(self.sent)

    def sent(self, task: asyncio.Task[None]) -> None:
        self.sending.discard(task)
        self.stirred.set()
        if not task.cancelled() and (why := task.exception()) is not None:
            if isinstance(why, StoreDown):
                log.warning("the store is down: %s", why)
            else:
                self.house.metrics.count("errors")
                log.error("a notice could not be seen to", exc_info=why)

    # Waits become notices

    async def put_out(self, rows: list[WaitRow], now: float) -> None:
        box = self.house.store.outbox
        for row in rows:
            kind = kind_of(row, now)
            readers = {reader.seat: reader.person for reader in await box.readers(row.table)}
            person, notices = readers.get(row.seat), list[NoticeRow]()
            if person is not None:
                body = encode(Happening(deadline=row.deadline))
                first: Kind | None = "turn" if kind == "warn" and row.warn <= row.since else None  # not said before
                notices = await self.notices(person, row.table, row.seat, kind, row.since, now, body, first)
            await box.post(notices, [(row, settled_until(row, kind))])

    async def notices(
        self,
        person: str,
        table: str,
        seat: int,
        kind: Kind,
        since: float,
        now: float,
        body: bytes,
        instead: Kind | None = None,
    ) -> list[NoticeRow]:
        """`instead` is told where they do not want to hear of this kind."""
        box = self.house.store.outbox
        channels = await box.channels(person)
        if not channels:
            return []
        wishes = wishes_of(await box.wishes(person))
        kind = instead if instead is not None and kind not in wishes.kinds else kind
        return notices_for(person, table, seat, kind, since, now, channels, wishes, body)

    async def tell(self, table: str, seats: Collection[int], kind: Kind, who: str = "") -> None:
        """Something has happened that the people of these seats want to know, unless they are there and see it."""
        box, now = self.house.store.outbox, clock.now()
        found: list[NoticeRow] = []
        for reader in await box.readers(table) if seats else []:
            if reader.seat in seats:
                body = encode(Happening(who))
                found += await self.notices(reader.person, table, reader.seat, kind, now, now + LEAD, body)
        await box.post(found)

    def acting(self, table: str, seat: int) -> None:
        """A person is acting at a table: nothing of it need be told them for a while."""
        now = clock.now()
        if now - self.seen.get((table, seat), 0.0) < AGAIN:
            return
        if len(self.seen) >= REMEMBERED:
            self.seen.clear()
        self.seen[table, seat] = now
        self.house.job(self.house.store.outbox.acted(table, seat, now, QUIET))

    # Channels are emptied

    async def deliver(self, channel: ChannelRow) -> None:
        """Send what is to be sent on a channel that this process has claimed."""
        box, now = self.house.store.outbox, clock.now()
        rows = await box.notices(channel.id)
        waits = [wait for wait in await box.waits_of(channel.person) if wait.kind != "ended"]
        true = [row for row in rows if still_true(row, waits, channel.ready, now)]
        true = [row for row in true if not overtaken(row, true)]
        stale = [row for row in rows if row not in true]
        going = to_send(true, now)
        if not going:
            await box.settle(channel, stale, told=channel.told, trouble=channel.trouble)
            return
        try:
            sent = await self.send(channel, going, [wait.table for wait in waits], now)
        except Unsent as why:
            await self.failed(channel, going, stale, why)
        except StoreDown:
            raise
        except Exception:
            self.house.metrics.count("errors")
            log.exception("a notice by %s could not be sent", channel.kind)
            await self.failed(channel, going, stale, Unsent("notice-odd"))
        else:
            await box.settle(channel, [*going, *stale], told=clock.now())
            if sent:
                await self.note(channel, "sent")

    async def send(self, channel: ChannelRow, rows: list[NoticeRow], waiting: list[str], now: float) -> bool:
        """False if there is nothing to say after all."""
        person = await self.house.store.person(channel.person)
        language = known(person.language) if person is not None and person.language else "en"
        if rows[0].kind == "confirm":
            await self.ask(channel, language)
            return True
        told = [one for one in [await self.told(row, language, now) for row in rows] if one is not None]
        if not told:
            return False
        await self.send_letter(channel, letter_of(told, waiting, language), language)
        return True

    async def told(self, row: NoticeRow, language: str, now: float) -> Tidings | None:
        """None: the table is gone, or its game is not here any more."""
        found = await self.house.store.outbox.card(row.table)
        info = self.house.library.infos.get(found[0]) if found is not None else None
        if found is None or info is None:
            return None
        happened = read_happening(row.body) if row.body else Happening()
        left = max(0.0, happened.deadline - now) if row.kind in TOLD_AS_WAITS and happened.deadline else 0.0
        return told_of(row.kind, row.table, row.seat, read_card(found[1]), info, language, left, happened.who)

    async def send_letter(self, channel: ChannelRow, letter: Letter, language: str) -> None:
        means = self.means
        if channel.kind == "webhook":
            to = read_webhook(channel.body)
            await webhook.send(means.guard, to, letter, means.base or to.base)
        elif channel.kind == "push":
            if means.keys is None:
                raise Unsent("house-push-off")
            await webpush.send(means.guard, means.keys, means.contact, read_push(channel.body), letter)
        elif channel.kind == "mail":
            if means.mail is None:
                raise Unsent("house-mail-off")
            address = read_mail(channel.body).address
            ways = self.ways_to_stop(channel)
            message = mail.letter_mail(address, means.sender, letter, means.base, ways, language)
            await mail.send(means.mail, message)

    def ways_to_stop(self, channel: ChannelRow) -> tuple[str, str]:
        """For a mail program, and for a person who clicks."""
        key = key_of(self.means.secret, "stop", channel.id)
        base = self.means.base
        return f"{base}/api/notices/stop/{channel.id}?key={key}", f"{base}/notices/stop/{channel.id}#{key}"

    async def ask(self, channel: ChannelRow, language: str) -> None:
        """Whether an address is its owner's wish: nothing else is sent there before they say so."""
        means = self.means
        if means.mail is None:
            raise Unsent("house-mail-off")
        to = read_mail(channel.body)
        key = key_of(means.secret, "confirm", channel.id, to.about)
        link = f"{means.base}/notices/confirm/{channel.id}#{key}"
        await mail.send(means.mail, mail.confirm_mail(to.address, means.sender, link, language))

    async def failed(self, channel: ChannelRow, going: list[NoticeRow], stale: list[NoticeRow], why: Unsent) -> None:
        """Try again later; but not what can never arrive, nor where a browser has unsubscribed."""
        box, now = self.house.store.outbox, clock.now()
        trouble = encode(Trouble(why.key, why.facts)).decode()
        if why.gone and channel.kind == "push":
            await box.drop_channel(channel.id)
            await self.note(channel, "removed", why)
        elif why.final:
            await box.settle(channel, [*going, *stale], trouble=trouble, ready=not why.gone)
            await self.note(channel, "refused", why)
        else:
            await box.settle(channel, stale, retry=retry_at(channel.tries, now), trouble=trouble)
            await self.note(channel, "failed", why)

    async def note(self, channel: ChannelRow, outcome: str, why: Unsent | None = None) -> None:
        """For the operator, whom nobody's address is told."""
        self.house.metrics.delivered(channel.kind, outcome)
        kept = "" if why is None else encode(nameless(why)).decode()
        await self.house.store.outbox.count(channel.kind, outcome, clock.now(), kept)
        if why is not None:
            log.warning("a notice by %s did not arrive: %s", channel.kind, said(kept, "en"))


def wishes_of(body: bytes) -> NoticeWishes:
    return read_wishes(body) if body else NoticeWishes()


def nameless(why: Unsent) -> Trouble:
    """With no word of whose address it was."""
    return Trouble(why.key, {name: HIDDEN if isinstance(fact, str) else fact for name, fact in why.facts.items()})


def said(kept: str, language: str) -> str:
    """What was noted for the operator, in words."""
    if not kept.startswith("{"):
        return kept  # noted by a program from before it was kept for every language
    trouble = msgspec.json.decode(kept, type=Trouble)
    return house_texts(language).say(trouble.key, **trouble.args)


def trouble_of(text: str) -> Trouble | None:
    return msgspec.json.decode(text, type=Trouble) if text else None
