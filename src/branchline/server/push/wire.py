"""A WebSocket on the wire: frames that are made once for all who get the same, and the connection they go into.

The connection is uvicorn's, with two things changed: a reader that keeps up gets a frame at once, as bytes; and a text
that is no UTF-8 is worth a line in the log and no more. Both lean on what uvicorn does not promise to keep, so its
version is pinned, and tests/server/test_door.py fails where something of it is gone.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

log = logging.getLogger("branchline")

TEXT = 0x81  # the first byte of a text that comes in one frame
SHORT, MEDIUM = 126, 1 << 16  # sizes from which a frame needs a longer head
NO_TEXT = 1007


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


class OpenLine(WebSocketsSansIOProtocol):
    """One connection."""

    def put(self, frame: Frame) -> bool:
        """Write a frame to a reader that keeps up; False if it must go by ASGI."""
        if (
            not self.writable.is_set()
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame.whole)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                log.warning("a text that came over a socket was no UTF-8: it is closed")
                self.frames = []
                self.conn.fail(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def line_of(send: Any) -> OpenLine | None:
    """The connection that a `send` belongs to; None at another server."""
    found = getattr(send, "__self__", None)
    return found if type(found) is OpenLine else None
