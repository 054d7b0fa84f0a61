"""The WebSocket of a table: a greeting, then whatever happens. It is for listening; moves are POSTed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.types import Message, Receive, Send

from branchline.core.errors import BranchlineError
from branchline.server import clock
from branchline.server.common.limits import Buckets
from branchline.server.common.messages import ChatLine
from branchline.server.common.problems import brief
from branchline.server.common.socket_messages import (
    AskState,
    Closing,
    FromClient,
    Hello,
    Ping,
    Pong,
    Welcome,
)
from branchline.server.common.tokens import hash_of
from branchline.server.house import House
from branchline.server.push.sockets import TOO_SLOW, Socket
from branchline.server.table.broadcast import FREED, announce, chat_line, numbered_state, push, whole
from branchline.server.table.live_table import LiveTable
from branchline.server.table.replay import Reels, history

CHAT = 200  # lines that a greeting brings
read_message: Any = msgspec.json.Decoder(FromClient).decode


class BadMessage(BranchlineError):
    """What came over a socket is no message."""


class Hung(Exception):
    """The other side is gone."""


def parse(message: Message, most: int) -> FromClient:
    """A message as it came in, checked."""
    if message["type"] == "websocket.disconnect":
        raise Hung
    data = message.get("text")
    if data is None:
        data = message.get("bytes") or b""
    if len(data) > most:
        raise BadMessage(f"a message may have at most {most} bytes")
    try:
        found: FromClient = read_message(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as why:
        raise BadMessage(f"that is no message: {brief(str(why))}") from None
    return found


class Visit:
    """One connection, from its first message to its end."""

    def __init__(self, house: House, reels: Reels, table: LiveTable, receive: Receive, send: Send) -> None:
        self.house = house
        self.reels = reels
        self.table = table
        self.receive = receive
        self.send = send

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self.house.limits.hello):
                hello = parse(await self.receive(), self.house.limits.message)
            if not isinstance(hello, Hello):
                raise BadMessage("the first message must be a hello")
        except Hung:
            return
        except TimeoutError:
            await self.refuse(Closing("bad-message", "no hello came in time", retry=True), 1008)
            return
        except BadMessage as why:
            await self.refuse(Closing("bad-message", str(why), retry=False), 1008)
            return
        seat = None
        if hello.key is not None:
            seat = await self.seat_of(hash_of(hello.key), hello.seat)
            if seat is None and hash_of(hello.key).hex() != self.table.secret.host:
                await self.refuse(FREED, 4401)
                return
        await self.stay(hello, seat)

    async def seat_of(self, key: bytes, wanted: int | None) -> int | None:
        seat = self.table.seat_of(key, wanted)
        if seat is None and self.house.shared:
            async with self.table.lock:
                await self.house.refresh(self.table)
            seat = self.table.seat_of(key, wanted)
        return seat

    async def refuse(self, message: Closing, code: int) -> None:
        try:
            await self.send({"type": "websocket.send", "text": msgspec.json.encode(message).decode()})
            await self.send({"type": "websocket.close", "code": code, "reason": message.why})
        except (OSError, RuntimeError):
            return  # it did not wait for the answer

    async def stay(self, hello: Hello, seat: int | None) -> None:
        table = self.table
        screen = hello.screen and seat is None
        key = hash_of(hello.key) if hello.key is not None else None
        socket = Socket(self.send, seat, hello.views, self.house.limits.queue, screen, hello.parts, key)
        table.sockets.add(socket)
        table.card_seats = None
        try:
            await self.house.read_news(table)  # from now on it is told here
            await self.welcome(socket, hello)
            if seat is not None:
                table.seats[seat].seen = clock.now()
            if seat is not None or screen:
                self.presence(socket)
            await self.listen(socket)
        except Hung:
            pass
        finally:
            table.sockets.discard(socket)
            table.forget_seen(socket.seat)
            table.used = clock.now()
            if socket.code == TOO_SLOW:
                self.house.metrics.count("sockets_cut")
            socket.stop()
            await asyncio.wait([socket.gone()])
            if screen and not self.house.closing:
                self.presence(socket)
            if seat is not None and not self.house.closing:
                table.seats[seat].seen = clock.now()
                self.presence(socket)
                loop = asyncio.get_running_loop()
                loop.call_later(self.house.limits.absent + 1, self.notice_absence, seat)

    def presence(self, socket: Socket) -> None:
        """The first socket of a seat, or the first screen, came, or the last one went: the others see it."""
        others = [other for other in self.table.sockets if other is not socket]
        if not any(other.seat == socket.seat and other.screen == socket.screen for other in others):
            self.table.card_seats = None
            announce(self.table, self.house.limits, but=socket)

    def notice_absence(self, seat: int) -> None:
        if seat in self.table.absent(self.house.limits.absent):
            announce(self.table, self.house.limits)

    async def welcome(self, socket: Socket, hello: Hello) -> None:
        """Everything, and the moves the visitor missed. What happens meanwhile is in it too."""
        table = self.table
        rows = await self.house.store.chat(table.id, most=CHAT, newest=True)
        entries: list[Any] = []
        since = table.seq if hello.since is None else min(hello.since, table.seq)
        while since < table.seq:
            steps = table.core.steps
            known = steps[0].seq if steps else table.seq + 1
            if since + 1 >= known:
                entries += [table.entry(step, socket.seat) for step in table.core.since(since)]
                break
            told = await history(self.reels, table, since + 1, table.seq - since, socket.seat, None)
            entries += told.entries
            since += len(told.entries)
        lines: list[ChatLine] = [chat_line(row) for row in rows]
        last = lines[-1].number if lines else 0
        lines += [line for line in socket.early if line.number > last]
        if not any(other.ready for other in table.sockets):  # else the others must be told of them first
            table.chat_last = max(table.chat_last, last)
        socket.heard = lines[-1].number if lines else 0
        socket.ready = True
        socket.seq = table.seq
        number, state = numbered_state(table, socket, self.house.limits)
        socket.tell(Welcome(number, state, entries, lines[-CHAT:], clock.now()))

    async def listen(self, socket: Socket) -> None:
        """Answer what is asked, until somebody hangs up."""
        limits = self.house.limits
        bucket = Buckets(limits.messages_per_socket)
        cut = asyncio.ensure_future(socket.cut.wait())
        try:
            while True:
                coming = asyncio.ensure_future(self.receive())
                await asyncio.wait((coming, cut), return_when=asyncio.FIRST_COMPLETED)
                if cut.done():
                    coming.cancel()
                    raise Hung
                try:
                    message = parse(coming.result(), limits.message)
                    if isinstance(message, Hello):
                        raise BadMessage("there was a hello already")
                except BadMessage as why:
                    socket.leave(Closing("bad-message", str(why), retry=False), 1008)
                    await socket.gone()
                    raise Hung from None
                if not bucket.take(None):
                    socket.leave(Closing("too-many", "those are too many messages: slow down", retry=True), 1008)
                    await socket.gone()
                    raise Hung
                self.answer(socket, message)
        finally:
            cut.cancel()

    def answer(self, socket: Socket, message: AskState | Ping) -> None:
        if isinstance(message, Ping):
            if message.acting and socket.seat is not None:
                self.house.post.acting(self.table.id, socket.seat)
            socket.tell(Pong())
        else:
            push(self.table, self.house.limits)
            socket.put(whole(self.table, socket, self.house.limits))
