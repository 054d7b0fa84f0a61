"""One connected browser, or program, and what is on its way to it.

A reader that keeps up is written to at once. For the others a socket has a bounded queue and a task that empties it: a
slow reader is cut off and never holds up the table.
"""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import Send

from branchline.server.common.messages import ChatLine
from branchline.server.common.records import encode
from branchline.server.common.socket_messages import Closing, FromServer
from branchline.server.push.wire import Frame, line_of

SLOW = Closing("too-slow", "you read more slowly than the table goes on: come back and catch up", retry=True)
TOO_SLOW = 1013  # the code that a reader is cut with
FLUSH = 2.0  # seconds that a last message may take


class Socket:
    """One connected browser, or program."""

    def __init__(
        self,
        send: Send,
        seat: int | None,
        views: bool,
        limit: int,
        screen: bool = False,
        parts: bool = False,
        key: bytes | None = None,
    ) -> None:
        self.send = send
        self.line = line_of(send)
        self.seat = seat
        self.key = key  # SHA-256 of its device's
        self.views = views
        self.parts = parts  # it takes the parts of a state that have changed
        self.number = 0  # of the state it was told last
        self.limit = limit
        self.screen = screen  # it shows the table to everybody
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
        except (OSError, RuntimeError, asyncio.CancelledError):
            return  # it is gone; the receiver hears of it too
        finally:
            self.cut.set()
