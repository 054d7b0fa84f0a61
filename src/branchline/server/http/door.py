"""A connection over HTTP/1.1: uvicorn's own, with the limits that it does not have.

A head, and what may follow a body, has a size and a time; a request that comes before the one before it is answered
waits as the bytes it is; an answer that nobody reads is not kept for ever. uvicorn reads the wire and speaks ASGI. This
leans on what it does not promise to keep, so its version is pinned, and tests/server/test_door.py fails where something
of it is gone.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from websockets.server import ServerProtocol

from branchline.server.common.messages import Problem
from branchline.server.http.neighbours import Neighbours

log = logging.getLogger("branchline")

LONGEST_HEAD = 64 << 10
LINGER = 1.0  # seconds for the other side to hear that we hang up
SLICE = 4 << 10  # bytes that are read at once: what else has come waits until they are dealt with
PULSE = 0.25  # seconds between two looks at the clock
NEVER = float("inf")


class TooLarge(Exception):
    """More than a head may have."""


class Door(HttpToolsProtocol):
    """One connection."""

    first = b""  # what it said before it came here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.heading = False  # a head has begun to come
        self.size = 0  # of what came whole of it, or of what follows a body
        self.raw = 0  # bytes since the last that were of use: no line of a head is longer
        self.rest = b""  # has come, and is to be read once an answer is written
        self.last = False  # nothing more is read
        self.unread = 0  # bytes of answers, when somebody was last seen to read
        self.unread_due = NEVER
        self.due = self.loop.time() + self.timeout_keep_alive  # until then a head must have come whole
        self.neighbours: Neighbours | None = self.app.neighbours
        if self.client is None:  # it is gone, and what it said would be counted for nobody
            self.last = True
            transport.abort()
            return
        doors: set[Door] = self.app.doors
        if not doors:
            self.loop.call_later(PULSE, look_at_the_clock, self.loop, doors)
        doors.add(self)
        if self.first:  # another worker has read it
            self.data_received(self.first)

    def connection_lost(self, exc: Exception | None) -> None:
        self.app.doors.discard(self)
        self.rest = b""
        self.pipeline.clear()
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.last:
            return
        if self.neighbours is not None and self.idle and self.neighbours.hand_over(data, self.transport):
            return
        if self.pipeline or self.rest:
            self.rest += data
            return
        if len(data) <= SLICE:
            self.read(data)
            return
        self.rest = data
        self.read_rest()

    def read_rest(self) -> None:
        """Go on until a request waits for the one before it."""
        while self.rest and not self.pipeline and not self.last:
            data, self.rest = self.rest[:SLICE], self.rest[SLICE:]
            self.read(data)

    def read(self, data: bytes) -> None:
        self.raw += len(data)
        super().data_received(data)
        if self.raw > LONGEST_HEAD + SLICE and not self.last:
            self.refuse(431, "too-large", f"the head of a request may have at most {LONGEST_HEAD} bytes")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.heading, self.size, self.raw = True, 0, 0
        if self.newest is None or self.newest.response_complete:
            self.due = self.loop.time() + self.timeout_keep_alive

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.take(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self.take(len(name) + len(value) + 4)
        if self.heading:  # what follows a body is not of the head: it is counted and dropped
            super().on_header(name, value)

    def take(self, size: int) -> None:
        self.size += size
        if self.size > LONGEST_HEAD:
            raise TooLarge

    def on_headers_complete(self) -> None:
        self.heading, self.size, self.raw = False, 0, 0
        self.due = NEVER
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.raw = 0
        super().on_body(body)

    @property
    def idle(self) -> bool:
        """Whether what comes next is the beginning of a request, and nothing before it is left to be done."""
        newest = self.newest
        done = newest is None or (newest.response_complete and not newest.more_body)
        return done and not (self.raw or self.heading or self.rest or self.pipeline)

    # Answers

    @property
    def newest(self) -> RequestResponseCycle | None:
        """The last request that came, and its answer."""
        return self.cycle

    def on_response_complete(self) -> None:
        self.due = self.loop.time() + self.timeout_keep_alive
        super().on_response_complete()
        if self.last and not self.pipeline and not self.transport.is_closing() and self.cycle.response_complete:
            self.transport.close()
        elif self.rest and not self.pipeline:
            self.loop.call_soon(self.read_rest)  # after the others have had their turn

    def send_400_response(self, msg: str) -> None:
        """What is no request; or a head that is too long, which comes out of the parser as the same."""
        if self.size > LONGEST_HEAD:
            self.refuse(431, "too-large", f"the head of a request may have at most {LONGEST_HEAD} bytes")
        else:
            self.refuse(400, "bad-request", "that is no HTTP/1.1 request")

    def refuse(self, status: int, error: str, text: str) -> None:
        """Refuse what is no request, and hang up; what came before it is answered first."""
        self.last, self.rest = True, b""
        cycle = self.newest
        if cycle is not None and not cycle.response_complete:
            if not cycle.more_body or cycle.response_started:  # it came before, and is whole
                cycle.keep_alive = False
                return
            cycle.disconnected = True  # its body broke off
            cycle.message_event.set()
            if self.pipeline:
                self.pipeline.popleft()
                if self.pipeline:
                    self.pipeline[0][0].keep_alive = False
                return
        body = msgspec.json.encode(Problem(error, text))
        head = b"content-type: application/json\r\nconnection: close\r\n"
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (STATUS_LINE[status], head, len(body), body))
        self.hang_up()

    def hang_up(self) -> None:
        """Let what still comes run off: closing at once would reset the connection under a client that is still
        sending, and it might never read why."""
        if self.transport.get_protocol() is not self:  # a WebSocket's by now
            self.transport.close()
            return
        self.due = self.loop.time() + LINGER
        self.flow.resume_reading()
        try:
            self.transport.write_eof()
        except OSError:  # the other side has gone already
            self.transport.close()

    # Time

    def look(self, now: float) -> None:
        """Close what is late, and what is not read."""
        unread = self.transport.get_write_buffer_size()
        if not unread:
            self.unread_due = NEVER
        elif unread != self.unread or self.unread_due == NEVER:
            self.unread, self.unread_due = unread, now + self.timeout_keep_alive
        elif now > self.unread_due:
            self.transport.abort()
            return
        if now > self.due and not self.transport.is_closing():
            self.transport.close()

    # WebSockets

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a WebSocket's, unless the handshake says what no WebSocket does."""
        if self.newest is not None and not self.newest.response_complete:
            self.refuse(400, "bad-request", "a WebSocket begins when all requests before it are answered")
            return
        if any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers):
            self.refuse(400, "bad-request", "the beginning of a WebSocket has no body")
            return
        self.app.doors.discard(self)
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        conn: ServerProtocol = protocol.conn
        if conn.handshake_exc is not None:
            log.info("a WebSocket did not begin: %s", conn.handshake_exc)
            self.refuse(400, "bad-request", "that is no beginning of a WebSocket")
        self.parser = None  # type: ignore[assignment]  # each holds the other, and nothing more comes this way


def look_at_the_clock(loop: asyncio.AbstractEventLoop, doors: set[Door]) -> None:
    """One timer for all connections."""
    now = loop.time()
    for door in list(doors):
        door.look(now)
    if doors:
        loop.call_later(PULSE, look_at_the_clock, loop, doors)
