"""Sockets, and what is pushed through them. Each message is encoded once for all who see the same.

Who reads as fast as the table goes on is written to at once. For the others a socket has a bounded queue and a task
that empties it: a slow reader is cut and never holds up the table.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from starlette.types import Send

from branchline.server.limits import Limits
from branchline.server.messages import ChatLine, TableState
from branchline.server.records import encode, read_said
from branchline.server.socket_messages import ChatSent, Closing, FromServer, Moved, StateSent
from branchline.server.store import ChatRow
from branchline.server.wire import Frame, line_of

if TYPE_CHECKING:
    from branchline.server.table import LiveTable

SLOW = Closing("too-slow", "you read more slowly than the table goes on: come back and catch up", retry=True)
TOO_SLOW = 1013  # the code that a reader is cut with
REVOKED = Closing("revoked", "this link was revoked: ask the host of the table for a new one", retry=False)
FLUSH = 2.0  # seconds that a last message may take


class Socket:
    """One connected browser, or program."""

    def __init__(self, send: Send, seat: int | None, views: bool, limit: int) -> None:
        self.send = send
        self.line = line_of(send)
        self.seat = seat
        self.views = views
        self.limit = limit
        self.seq = 0  # the last move it was told of
        self.ready = False  # whether it has been welcomed
        self.heard = 0  # the last line of chat it was told
        self.early: list[ChatLine] = []  # said before that
        self.queue: deque[Frame] = deque()
        self.sending = False  # something is on its way that was in the queue
        self.more = asyncio.Event()
        self.code = 0  # with which it will be closed
        self.cut = asyncio.Event()  # the receiver is to stop too
        self.sender = asyncio.get_running_loop().create_task(self.deliver())

    def put(self, frame: Frame) -> None:
        if self.code:
            return
        if not self.queue and not self.sending and self.line is not None and self.line.put(frame):
            return
        if len(self.queue) >= self.limit:
            self.queue.clear()
            self.leave(SLOW, TOO_SLOW)
            return
        self.queue.append(frame)
        self.more.set()

    def tell(self, message: FromServer) -> None:
        self.put(Frame(encode(message)))

    def leave(self, message: Closing, code: int) -> None:
        """Say why, and hang up."""
        if not self.code:
            self.code = code
            self.queue.append(Frame(encode(message)))
            self.more.set()
            asyncio.get_running_loop().call_later(FLUSH, self.stop)

    def stop(self) -> None:
        self.sender.cancel()
        self.cut.set()

    def gone(self) -> asyncio.Task[None]:
        return self.sender

    async def deliver(self) -> None:
        """Empty the queue, as fast as the reader reads."""
        queue, send = self.queue, self.send
        try:
            while True:
                self.sending = True
                while queue:
                    await send({"type": "websocket.send", "text": queue.popleft().text.decode()})
                self.sending = False
                if self.code:
                    await send({"type": "websocket.close", "code": self.code, "reason": ""})
                    return
                self.more.clear()
                await self.more.wait()
        except (OSError, RuntimeError):
            return  # it is gone; the receiver hears of it too
        finally:
            self.cut.set()


def state_of(table: LiveTable, viewer: int | None, limits: Limits) -> TableState:
    """All that a viewer may know about a table now."""
    core = table.core
    view: Any = table.view(viewer)
    return TableState(
        card=table.card(),
        seat=viewer,
        at=core.at(viewer),
        draft=table.drafted(viewer),
        may_undo=viewer in core.drafts,
        may_end=core.may_end(viewer),
        waiting=viewer is not None and core.waiting(viewer),
        view=view,
        agreed=[number for number, seat in enumerate(table.seats) if seat.body.agreed],
        absent=table.absent(limits.absent),
    )


def push(table: LiveTable, limits: Limits) -> None:
    """Tell everybody what they have not been told yet; all is made ready first, so that it goes out in one burst."""
    made: dict[tuple[int | None, bool, int], Frame] = {}
    ready: list[tuple[Socket, Frame]] = []
    seq, over, deciders = table.seq, table.over, table.core.deciders
    for socket in table.sockets:
        if not socket.ready or socket.seq >= seq:
            continue
        seat = socket.seat
        key = (seat, socket.views, socket.seq)
        frame = made.get(key)
        if frame is None:
            entries: Any = [table.entry(step, seat) for step in table.core.since(socket.seq)]
            legal: Any = table.legal(seat) if seat is not None and seat in deciders else []
            state = state_of(table, seat, limits) if socket.views else None
            frame = made[key] = Frame(encode(Moved(seq, entries, deciders, over, legal, state)))
        ready.append((socket, frame))
    for socket, frame in ready:
        socket.seq = seq
        socket.put(frame)


def announce(table: LiveTable, limits: Limits, but: Socket | None = None) -> None:
    """The table changed otherwise: everybody (but one, who knows) gets it anew."""
    made: dict[int | None, Frame] = {}
    for socket in table.sockets:
        if socket.ready and socket is not but:
            if socket.seat not in made:
                made[socket.seat] = Frame(encode(StateSent(state_of(table, socket.seat, limits))))
            socket.put(made[socket.seat])


def announce_seat(table: LiveTable, seat: int, limits: Limits) -> None:
    """Something changed that only one seat may know: its draft."""
    sockets = [socket for socket in table.sockets if socket.seat == seat and socket.ready]
    if sockets:
        frame = Frame(encode(StateSent(state_of(table, seat, limits))))
        for socket in sockets:
            socket.put(frame)


def say(table: LiveTable, line: ChatLine) -> None:
    """A line of chat, to everybody."""
    frame = Frame(encode(ChatSent(line)))
    for socket in table.sockets:
        if not socket.ready:
            socket.early.append(line)
        elif line.number > socket.heard:
            socket.heard = line.number
            socket.put(frame)


def dismiss(table: LiveTable, seat: int, message: Closing) -> None:
    """Hang up on all sockets of a seat."""
    for socket in list(table.sockets):
        if socket.seat == seat:
            socket.leave(message, 4401)


def chat_line(row: ChatRow) -> ChatLine:
    said = read_said(row.body)
    return ChatLine(row.number, row.seat, said.name, said.text, row.time)
