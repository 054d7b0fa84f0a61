"""A request and its answer, as ASGI wants to see them; and the short way for what comes whole and goes in one piece."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlette.types import Message, Scope

    from branchline.server.http.door import Door

log = logging.getLogger("branchline")

READ_AHEAD = 64 << 10  # bytes of a body that wait to be read


@cache
def status_line(status: int) -> bytes:
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()


def lines_of(headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"".join([b"%b: %b\r\n" % header for header in headers])


LAST_LINES: list[Any] = [None, b""]


def default_lines(headers: list[tuple[bytes, bytes]]) -> bytes:
    """uvicorn's own headers: the date, in a new list every second."""
    if LAST_LINES[0] is not headers:
        LAST_LINES[:] = headers, lines_of(headers)
    lines: bytes = LAST_LINES[1]
    return lines


class HttpExchange:
    """A request and its answer, as ASGI wants to see them."""

    __slots__ = ("asked", "body", "door", "gone", "handed", "keep", "more", "news", "scope", "started", "whole")

    def __init__(self, door: Door, scope: Scope, keep: bool) -> None:
        self.door = door
        self.scope = scope
        self.keep = keep  # the connection, for another request
        self.body = b""
        self.more = True  # of the body is to come
        self.asked = False  # the application has, for its body
        self.handed = False  # the application has all of it
        self.gone = False  # the other side
        self.started = False  # the answer is
        self.whole = False  # and this is all of it
        self.news: asyncio.Event | None = None

    async def run(self, app: Any) -> None:
        try:
            await app(self.scope, self.receive, self.send)
        except Exception:
            log.exception("a request was not answered")
        if not self.whole:
            self.keep = False
            if not self.started and not self.gone:
                self.write(status_line(500) + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.end()

    # The body

    def take(self, body: bytes | None) -> None:
        """A part of the body; None: that was all."""
        if body is None:
            self.more = False
        else:
            self.body = self.body + body if not self.whole else b""  # nobody reads what comes after the answer
            if len(self.body) > READ_AHEAD:
                self.door.read_on(False)
        if self.news is not None:
            self.news.set()

    def lose(self) -> None:
        self.gone = True
        if self.news is not None:
            self.news.set()

    @property
    def at_hand(self) -> bool:
        """Whether the body has come whole."""
        return not self.more and not self.gone

    def closed(self) -> bool:
        return self.whole or self.gone

    async def receive(self) -> Message:
        if not self.asked:
            self.asked = True
            if self.more and not self.body and (b"expect", b"100-continue") in self.scope["headers"]:
                self.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        if self.closed():
            return {"type": "http.disconnect"}
        while not self.body and (self.more or self.handed):  # all of it was handed out: nothing comes but the end
            self.news = asyncio.Event()
            self.door.read_on(True)
            await self.news.wait()
            self.news = None
            if self.closed():
                return {"type": "http.disconnect"}
        body, self.body = self.body, b""
        self.handed = not self.more
        return {"type": "http.request", "body": body, "more_body": self.more}

    # The answer

    def write(self, data: bytes) -> None:
        if not self.gone:
            self.door.transport.write(data)

    def answer(self, status: int, headers: bytes, body: bytes) -> bool:
        """A whole answer in one piece; False if it must go by `send`. `headers` are lines, without the length."""
        door = self.door
        if not self.keep or self.started or door.writable is not None or self.scope["method"] == "HEAD":
            return False
        head = status_line(status) + default_lines(door.server_state.default_headers)
        self.write(b"%bcontent-length: %d\r\n%b\r\n%b" % (head, len(body), headers, body))
        self.started = True
        self.end()
        return True

    async def send(self, message: Message) -> None:
        door = self.door
        while door.writable is not None and not self.gone:
            await door.writable.wait()
        if message["type"] == "http.response.start":
            self.start(message["status"], [*door.server_state.default_headers, *message.get("headers", [])])
        elif not self.whole:
            body = message.get("body", b"")
            if self.scope["method"] != "HEAD":
                self.write(body)
            if not message.get("more_body"):
                self.end()

    def start(self, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        if any(sign in value for _, value in headers for sign in (b"\r", b"\n")):
            raise ValueError("a header of an answer has more than one line")
        if not any(name.lower() == b"content-length" for name, _ in headers) and status not in (204, 304):
            self.keep = False  # the end of the connection is the end of the body
        if not self.keep:
            headers = [*headers, (b"connection", b"close")]
        self.started = True
        self.write(status_line(status) + lines_of(headers) + b"\r\n")

    def end(self) -> None:
        self.whole = True
        self.body = b""
        if self.news is not None:  # a handler that still waits for a body hears that there is none
            self.news.set()
        self.door.finished(self)


def exchange_of(function: Any) -> HttpExchange | None:
    """The exchange that a `receive` or a `send` belongs to; None at another server."""
    found = getattr(function, "__self__", None)
    return found if type(found) is HttpExchange else None
