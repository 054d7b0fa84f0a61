"""The least that HTTP and WebSocket need on the client's side, so that the test measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from branchline.core.errors import BranchlineError

HEADER = b"content-length: "
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Broken(BranchlineError):
    """The server did not do what it should."""


class Http(asyncio.Protocol):
    """One kept connection: a request, then its answer."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, host: str, port: int) -> Http:
        _, made = await asyncio.get_running_loop().create_connection(cls, host, port)
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none, but does the same

    def connection_lost(self, why: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(Broken(f"the server hung up: {why}"))

    def data_received(self, data: bytes) -> None:
        self.data += data
        end = self.data.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.data[:end]).lower()
        at = head.find(HEADER)
        length = int(head[at + len(HEADER) :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(self.data) < end + 4 + length:
            return
        body = bytes(self.data[end + 4 : end + 4 + length])
        del self.data[: end + 4 + length]
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result((int(head[9:12]), body))

    async def ask(self, method: str, path: str, body: bytes = b"", key: str = "") -> tuple[int, bytes]:
        """One request and its answer: status and body."""
        speaker = f"Authorization: Bearer {key}\r\n" if key else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: loadtest\r\n{speaker}Content-Length: {len(body)}\r\n\r\n"
        self.waiting = asyncio.get_running_loop().create_future()
        if self.transport is None or self.transport.is_closing():
            raise Broken("the connection is closed")
        self.transport.write(head.encode() + body)
        return await self.waiting

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class LoadListener(asyncio.Protocol):
    """A WebSocket that says hello and then listens."""

    def __init__(self, path: str, hello: bytes, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.hello = hello
        self.heard = heard
        self.data = bytearray()
        self.parts = bytearray()
        self.open = False
        self.messages = 0
        self.size = 0
        self.transport: asyncio.Transport | None = None
        self.lost = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(cls, host: str, port: int, path: str, hello: bytes, heard: Callable[[bytes], None]) -> LoadListener:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(path, hello, heard), host, port)
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)  # uvloop's is none, but does the same
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: loadtest\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, why: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(why)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.data.startswith(b"HTTP/1.1 101"):
                raise Broken(f"no socket: {bytes(self.data[:200])!r}")
            del self.data[: end + 4]
            self.open = True
            self.frame(TEXT, self.hello)
        while self.next_frame():
            pass

    def next_frame(self) -> bool:
        data = self.data
        if len(data) < 2:
            return False
        size, at = data[1] & 127, 2
        if size == 126:
            if len(data) < 4:
                return False
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            if len(data) < 10:
                return False
            size, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + size:
            return False
        kind, final = data[0] & 15, data[0] & 128
        body = bytes(data[at : at + size])
        del data[: at + size]
        if kind == PING:
            self.frame(PONG, body)
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            self.parts += body
            if final:
                self.messages += 1
                self.size += len(self.parts)
                self.heard(bytes(self.parts))
                self.parts.clear()
        return True

    def frame(self, kind: int, body: bytes) -> None:
        """A frame with a mask of zeros: allowed, and free."""
        size = len(body)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + body)

    def close(self) -> None:
        with suppress(OSError):
            if self.transport is not None:
                self.transport.close()
