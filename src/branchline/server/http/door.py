"""A connection over HTTP/1.1, and the requests that come through it.

httptools reads the wire. This file keeps the order: one request after the other, each with its whole head in time and
not too long, each body as it comes. To the application it is an ASGI server; what every move needs, a body that is
whole already and an answer in one piece, goes without detours. uvicorn makes a Door for each connection, counts it
among its `connections`, and calls `shutdown` when the server ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

import httptools
import msgspec

from branchline.server.common.messages import Problem
from branchline.server.http.exchange import HttpExchange, lines_of, status_line

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

log = logging.getLogger("branchline")

LONGEST_HEAD = 64 << 10
LINGER = 1.0  # seconds for the other side to hear that we hang up
PULSE = 0.25  # seconds between two looks at the clock
ASGI = {"version": "3.0", "spec_version": "2.3"}
NEVER = float("inf")


class Door(asyncio.Protocol):
    """One connection."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.config = config
        self.app: Any = config.loaded_app
        self.app_state = app_state
        self.server_state = server_state
        self.loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self.patience: float = config.timeout_keep_alive
        self.parser: Any = httptools.HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # else a good last request would be refused
        self.transport: asyncio.Transport
        self.client: tuple[str, int] | None = None
        self.server: tuple[str, int] | None = None
        self.due = NEVER  # when somebody is too late
        self.unsent = 0  # bytes that were still to be read the last time somebody was late
        self.writable: asyncio.Event | None = None  # there while the other side reads too slowly
        self.reading = True
        self.over = False  # we have said our last word
        self.ending = False  # the server ends, and waits for nobody to hear it
        self.heading = False  # a head has begun to come
        self.size = 0  # of it, so far
        self.url = b""
        self.headers: list[tuple[bytes, bytes]] = []
        self.coming: HttpExchange | None = None  # whose body is on its way
        self.running: HttpExchange | None = None
        self.waiting: deque[HttpExchange] = deque()  # requests that came before the one before them was answered

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(cast(Any, self))
        self.client = transport.get_extra_info("peername")
        self.server = transport.get_extra_info("sockname")
        self.due = self.loop.time() + self.patience
        if not self.app.doors:
            self.loop.call_later(PULSE, look_at_the_clock, self.loop, self.app.doors)
        self.app.doors.add(self)

    def connection_lost(self, why: Exception | None) -> None:
        self.leave()
        self.waiting.clear()
        for exchange in (self.coming, self.running):
            if exchange is not None:
                exchange.lose()
        self.resume_writing()
        self.parser = None

    def leave(self) -> None:
        self.server_state.connections.discard(cast(Any, self))
        self.app.doors.discard(self)

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        if self.writable is not None:
            self.writable.set()
            self.writable = None

    def shutdown(self) -> None:
        """The server ends: what is under way is answered first."""
        if self.running is None:
            self.transport.close()
        else:
            self.running.keep = False
            self.ending = True

    def hang_up(self) -> None:
        """Say that this was all, and let what still comes run off: closing at once would reset the connection under a
        client that is still sending, and it might never read why."""
        if self.over or self.transport.is_closing():
            return
        if self.ending:
            self.transport.close()
            return
        self.over = True
        self.due = self.loop.time() + LINGER
        self.read_on(True)
        try:
            self.transport.write_eof()
        except OSError:  # the other side has gone already
            self.transport.close()

    def late(self) -> None:
        """Nothing was asked, or not to its end, in time; or an answer is not read."""
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent != self.unsent:  # somebody reads, if slowly
            self.unsent = unsent
            self.due = self.loop.time() + self.patience
        elif self.transport.is_closing():
            self.transport.abort()
        else:
            self.transport.close()

    def read_on(self, on: bool) -> None:
        if on is not self.reading and not self.transport.is_closing():
            self.reading = on
            if on:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.over:
            return
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as why:
            self.upgrade(data[why.args[0] :] if why.args else b"")
            return
        except httptools.HttpParserError as why:
            log.info("a request was no HTTP: %s", why)
            self.refuse(400, "bad-request", "that is no HTTP/1.1 request")
            return
        if self.heading:
            self.size += len(data)
            if self.size > LONGEST_HEAD:
                self.refuse(431, "too-large", f"the head of a request may have at most {LONGEST_HEAD} bytes")
                return
        self.go_on()

    def on_message_begin(self) -> None:
        self.url, self.headers = b"", []
        self.heading, self.size = True, 0
        if self.running is None and not self.waiting:
            self.due = self.loop.time() + self.patience

    def on_url(self, url: bytes) -> None:
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.heading = False
        parser = self.parser
        version = parser.get_http_version()
        raw, _, query = self.url.partition(b"?")
        if not raw.startswith(b"/") or b"#" in self.url:
            parsed = httptools.parse_url(self.url)  # what is no address is an error of the parser
            raw, query = parsed.path or b"/", parsed.query or b""
        path = raw.decode("ascii")
        scope = {
            "type": "http",
            "asgi": ASGI,
            "http_version": version,
            "server": self.server,
            "client": self.client,
            "scheme": "http",
            "root_path": "",
            "headers": self.headers,
            "method": parser.get_method().decode("ascii"),
            "path": unquote(path) if "%" in path else path,
            "raw_path": raw,
            "query_string": query,
        }
        keep = version == "1.1" and parser.should_keep_alive() and not parser.should_upgrade()
        self.coming = HttpExchange(self, scope, keep)
        self.waiting.append(self.coming)

    def on_body(self, body: bytes) -> None:
        if self.coming is not None:
            self.coming.take(body)

    def on_message_complete(self) -> None:
        if self.coming is not None:
            self.coming.take(None)
            self.coming = None

    def go_on(self) -> None:
        """The next request that waits, if none is under way."""
        if self.running is None and self.waiting and not self.transport.is_closing():
            exchange = self.running = self.waiting.popleft()
            self.due = NEVER
            task = self.loop.create_task(exchange.run(self.app))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)
        if self.waiting:
            self.read_on(False)

    def finished(self, exchange: HttpExchange) -> None:
        """An answer is written."""
        self.running = None
        if not exchange.keep:
            self.hang_up()
        elif not self.over and not self.transport.is_closing():
            self.due = self.loop.time() + self.patience
            if self.waiting:
                self.go_on()
            if not self.waiting and not self.reading:
                self.read_on(True)

    def refuse(self, status: int, error: str, text: str) -> None:
        """Refuse what is no request, and hang up; what came before it is answered first."""
        broken, self.coming = self.coming, None
        if broken is not None and broken in self.waiting:
            self.waiting.remove(broken)
        before = self.waiting[-1] if self.waiting else self.running
        if before is not None and (before is not broken or before.started):
            before.keep = False
            self.read_on(False)
            self.go_on()
            return
        if broken is not None:
            broken.lose()
        body = msgspec.json.encode(Problem(error, text))
        head = b"content-type: application/json\r\nconnection: close\r\n"
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (status_line(status), head, len(body), body))
        self.hang_up()

    def upgrade(self, rest: bytes) -> None:
        """From here on it is a WebSocket's; a client that asks for anything else is answered and hung up on."""
        exchange = self.waiting[-1] if self.waiting else None
        wanted = next((value.lower() for name, value in self.headers if name == b"upgrade"), b"")
        if exchange is None or wanted != b"websocket" or self.running is not None or len(self.waiting) > 1:
            self.go_on()
            return
        self.leave()
        self.waiting.clear()
        make: Any = self.config.ws_protocol_class
        protocol = make(config=self.config, server_state=self.server_state, app_state=self.app_state)
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        head = b"%b %b HTTP/1.1\r\n%b\r\n" % (exchange.scope["method"].encode(), self.url, lines_of(self.headers))
        protocol.data_received(head + rest)


def look_at_the_clock(loop: asyncio.AbstractEventLoop, doors: set[Door]) -> None:
    """One timer for all connections: one each would have to be set and cancelled with every request."""
    now = loop.time()
    for door in [door for door in doors if door.due < now]:
        door.late()
    if doors:
        loop.call_later(PULSE, look_at_the_clock, loop, doors)
