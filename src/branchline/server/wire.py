"""Shortcuts to uvicorn's connections, for what every move does: its body, its answer, and a frame to each socket.

What goes over the wire is what ASGI would send, to the byte; it is only put together once, without checking again what
this program has written itself. Where a shortcut does not fit (another server, a slow reader, a body still on its way)
it says so, and the caller goes by ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81  # the first byte of a text that comes in one frame
SHORT, MEDIUM = 126, 1 << 16  # sizes from which a frame needs a longer head


def behind(function: Callable[..., Any]) -> Any:
    """Whose method this is."""
    return getattr(function, "__self__", None)


def body_at_hand(receive: Callable[..., Any]) -> bytes | None:
    """The body of a request, if it has come whole and nobody has read it."""
    cycle = behind(receive)
    if type(cycle) is not RequestResponseCycle or cycle.more_body or cycle.disconnected or cycle.response_complete:
        return None
    return bytes(cycle.body)


@cache
def status_line(status: int) -> bytes:
    return f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()


def lines_of(headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"".join(b"%b: %b\r\n" % header for header in headers)


def answer(send: Callable[..., Any], status: int, headers: bytes, body: bytes) -> bool:
    """Write a whole answer; False if it must go by ASGI. `headers` are lines, without the length."""
    cycle = behind(send)
    if (
        type(cycle) is not RequestResponseCycle
        or cycle.flow.write_paused
        or cycle.response_started
        or not cycle.keep_alive
        or cycle.scope["method"] == "HEAD"
    ):
        return False
    if not cycle.disconnected:
        head = status_line(status) + lines_of(cycle.default_headers)
        cycle.transport.write(b"%bcontent-length: %d\r\n%b\r\n%b" % (head, len(body), headers, body))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
    return True


class Frame:
    """A text for sockets, and the same as a WebSocket frame."""

    __slots__ = ("text", "whole")

    def __init__(self, text: bytes) -> None:
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < MEDIUM:
            head = bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self.text = text
        self.whole = head + text


def write_frame(send: Callable[..., Any], frame: Frame) -> bool:
    """Write a frame to who reads as fast as it is written to; False if it must go by ASGI."""
    protocol = behind(send)
    if (
        type(protocol) is not WebSocketsSansIOProtocol
        or not protocol.writable.is_set()
        or protocol.disconnected
        or protocol.close_sent
        or protocol.conn.state is not State.OPEN
        or protocol.conn.extensions
        or protocol.transport.is_closing()
    ):
        return False
    protocol.transport.write(frame.whole)
    return True
