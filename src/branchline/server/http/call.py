"""One HTTP request: who speaks, from where, what was sent; and its answer."""

from __future__ import annotations

import asyncio
import re
from functools import cached_property, lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from branchline.core.errors import BranchlineError
from branchline.locale import Texts, texts_of
from branchline.locale.voice import Voice
from branchline.server.common.languages import known, preferred
from branchline.server.common.problems import Refused, bad_message, brief, not_allowed, refused, revoked, too_many
from branchline.server.common.records import encode
from branchline.server.common.tokens import hash_of
from branchline.server.house import House
from branchline.server.library.texts import Shop
from branchline.server.minds.analysis import Studies
from branchline.server.table.live_table import LiveTable
from branchline.server.table.replay import Reels

T = TypeVar("T")
TOKEN = 43
DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {}
TEXTS: dict[tuple[str, str], Texts] = {}


PROTECTION = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
"""What protects the browser; on every answer."""

HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")


@lru_cache(maxsize=100)
def protection(host: str) -> list[tuple[bytes, bytes]]:
    """The same for a page, which talks to its own host by WebSocket too: not every browser takes that for 'self'."""
    if not HOST.fullmatch(host):
        return PROTECTION
    sockets = f"connect-src 'self' ws://{host} wss://{host};".encode()
    return [(name, value.replace(b"connect-src 'self';", sockets)) for name, value in PROTECTION]


JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *PROTECTION]


class Answer(Response):
    """JSON, encoded once."""

    def __init__(self, content: Any, status_code: int = 200, retry: bool = False) -> None:
        self.body = content if isinstance(content, bytes) else encode(content)
        self.status_code = status_code
        self.retry = retry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-length", b"%d" % len(self.body)), *JSON_HEADERS]
        if self.retry:
            headers.append((b"retry-after", b"2"))
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


def texts_for(table: LiveTable, language: str) -> Texts:
    """A game's texts in a language, with English where that one has a gap."""
    key = (table.header.game, language)
    if key not in TEXTS:
        TEXTS[key] = texts_of(table.game.info, language, fallback="en")
    return TEXTS[key]


class Desk:
    """What a process answers requests from: its house, and what was read or made for earlier ones."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.reels = Reels(house)
        self.studies = Studies(house, self.reels)
        self.shop = Shop(list(house.library.infos.values()))


class Call:
    """A request on its way through the house."""

    def __init__(
        self, scope: Scope, receive: Receive, headers: dict[bytes, bytes], desk: Desk, address: str, named_host: str
    ) -> None:
        self.scope = scope
        self.receive = receive
        self.headers = headers
        self.desk = desk
        self.house = desk.house
        self.address = address
        self.named_host = named_host  # in the browser's address bar
        self.table: LiveTable | None = None
        self.seat: int | None = None
        self.host = False
        self.token = self.bearer()

    @cached_property
    def request(self) -> Request:
        return Request(self.scope, self.receive)

    def bearer(self) -> str | None:
        given = self.headers.get(b"authorization")
        if given is None:
            return None
        scheme, _, token = given.decode("latin-1").partition(" ")
        token = token.strip()
        if scheme.lower() != "bearer" or len(token) != TOKEN:
            raise Refused(401, "bad-token", "the header must be 'Authorization: Bearer …' with the 43 letters of a key")
        return token

    async def raw(self, most: int) -> bytes:
        """The body, if it is not too large."""
        declared = self.headers.get(b"content-length", b"0")
        if declared.isdigit() and (len(declared) > 12 or int(declared) > most):
            raise Refused(413, "too-large", f"a body may have at most {most} bytes")
        try:
            async with asyncio.timeout(self.house.limits.upload):
                return await self.whole(most)
        except TimeoutError:
            raise Refused(408, "too-slow", "the body did not come in time") from None

    async def whole(self, most: int) -> bytes:
        parts, size = [], 0
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                raise bad_message("the body did not come whole")
            part = message.get("body", b"")
            size += len(part)
            if size > most:
                raise Refused(413, "too-large", f"a body may have at most {most} bytes")
            parts.append(part)
            if not message.get("more_body"):
                break
        return parts[0] if len(parts) == 1 else b"".join(parts)

    async def upload(self, most: int) -> bytes:
        """A file, if this address may send one more, and the house takes one more."""
        if not self.house.file_rate.take(self.address):
            raise too_many("house-files-often")
        body = await self.raw(most)
        if not self.house.upload_rate.take(self.address, len(body)) or not self.house.uploads_rate.take("", len(body)):
            raise too_many("house-files-large")
        return body

    async def body(self, kind: type[T]) -> T:
        """The body as a message, checked."""
        decoder = DECODERS.get(kind)
        if decoder is None:
            decoder = DECODERS[kind] = msgspec.json.Decoder(kind)
        data = await self.raw(self.house.limits.body)
        try:
            message: T = decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as why:
            raise bad_message(f"the body is no {kind.__name__}: {brief(str(why))}") from None
        return message

    async def open(self) -> LiveTable:
        """The table of this request, and who asks: a seat, the host, or a spectator without a key."""
        table = self.table = await self.house.table(self.scope["path_params"]["table"])
        if self.token is not None:
            hashed = hash_of(self.token)
            wanted = self.wanted()
            self.seat = table.seat_of(hashed, wanted)
            self.host = table.secret.host == hashed.hex()
            if self.seat is None and not self.host:
                if self.house.shared:  # the device may have sat down in another process just now
                    async with table.lock:
                        await self.house.refresh(table)
                    self.seat = table.seat_of(hashed, wanted)
                if self.seat is None:
                    if table.invites(hashed):
                        raise refused(401, "exchange-first", "house-exchange-first")
                    if wanted is not None or not await self.hosts(table):
                        raise revoked()
            if self.seat is not None:
                table.seats[self.seat].seen = table.used
                table.address = self.address
        return table

    async def hosts(self, table: LiveTable) -> bool:
        """Whether the host asks: by the host's key, or on any device of the person who set the table up."""
        if not self.host and self.token is not None:
            self.host = await self.house.store.hosts.knows(table.id, hash_of(self.token))
        return self.host

    def key(self) -> str:
        """The key of the asking device, which need not be known yet."""
        if self.token is None:
            raise Refused(401, "no-token", "this needs the key of a device: send 'Authorization: Bearer …'")
        return self.token

    def wanted(self) -> int | None:
        """The seat that is asked for, where a device has several."""
        given = self.headers.get(b"seat")
        if given is None:
            return None
        if len(given) != 1 or not given.isdigit():
            raise bad_message("the header 'Seat' must be the number of a seat")
        return int(given)

    async def seated(self) -> tuple[LiveTable, int]:
        """The table and the seat that asks; nobody else may."""
        table = await self.open()
        if self.seat is None:
            if self.token is None:
                raise Refused(401, "no-token", "this needs the key of a seat: send 'Authorization: Bearer …'")
            raise not_allowed("house-host-only")
        if not self.house.seat_rate.take((table.id, self.seat)):
            raise refused(429, "too-many", "house-seat-often")
        if self.scope["method"] == "POST":
            self.house.post.acting(table.id, self.seat)
        return table, self.seat

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    def number(self, name: str, default: int, most: int = 1_000_000) -> int:
        given = self.query(name)
        if given is None:
            return default
        if not given.isascii() or not given.isdigit() or len(given) > 9 or int(given) > most:
            raise bad_message(f"?{name}= must be a whole number from 0 to {most}, not {given[:20]!r}")
        return int(given)

    @cached_property
    def language(self) -> str:
        """What the answer speaks where it speaks: as asked for in `?language=`, else by Accept-Language."""
        asked = self.query("language")
        return preferred(self.headers.get(b"accept-language", b"").decode("latin-1")) if asked is None else known(asked)

    def asked_voice(self, viewer: int | None) -> Voice | None:
        """The voice for sentences beside their keys, which are sent only where a language was asked for by name."""
        return None if self.query("language") is None else self.voice(self.language, viewer)

    def voice(self, language: str, viewer: int | None) -> Voice:
        assert self.table is not None
        texts = texts_for(self.table, language)
        names = [seat.body.name or bot_name(texts, seat.body.bot) for seat in self.table.seats]
        return Voice(texts, names, viewer, halves=self.table.game.info.halves)

    def say(self, why: BranchlineError) -> str:
        """An error, put into words for the viewer who asked."""
        if self.table is None:
            return str(why)
        return self.voice(self.language, self.seat).error(why)


def bot_name(texts: Texts, bot: str | None) -> str:
    """What a bot is called at the table; nothing where a person sits."""
    key = f"bot-{bot}"
    return "" if bot is None else texts.say(key) if texts.has(key) else bot.capitalize()
