"""Workers that share one address: each has tables of its own, and everyone at a table meets at the same worker.

The system gives a connection to any worker. Where its next request is about a table of another worker, connection and
request are handed over, and the other answers as if both had come to it. If that cannot be, the request is answered
where it is: any worker can serve any table, only at a higher price.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from zlib import crc32

ABOUT_TABLE = re.compile(rb"[A-Z]{3,7} /api/tables/([A-Za-z0-9_-]+)[/? ]")
MOST = 16 << 10  # bytes of a request that are handed over with its connection
BURST = 64  # connections taken over in one turn of the event loop
KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM  # one message is one connection
PRIVATE = getattr(socket, "MSG_CMSG_CLOEXEC", 0)  # no program that a worker starts inherits them

Door = Callable[[bytes], asyncio.Protocol]


class Boxes:
    """For each worker a box into which the others put connections. They outlive a worker that dies: what is in its box
    is read by the one that takes its place."""

    def __init__(self, count: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(count)]
        self.inner = [inner for inner, _ in pairs]
        self.outer = [outer for _, outer in pairs]

    def text_for(self, number: int) -> str:
        """What a worker is told in its environment: its number, its box, and where to put what is for each."""
        return " ".join(map(str, (number, *self.files_for(number))))

    def files_for(self, number: int) -> list[int]:
        return [self.inner[number].fileno(), *(outer.fileno() for outer in self.outer)]

    def close(self) -> None:
        for box in (*self.inner, *self.outer):
            box.close()


class Neighbours:
    """All workers of an address, as one of them sees them."""

    def __init__(self, text: str) -> None:
        self.number, inner, *outer = map(int, text.split())
        self.box = socket.socket(fileno=inner)
        self.boxes = [socket.socket(fileno=number) for number in outer]
        for box in (self.box, *self.boxes):
            box.setblocking(False)
        self.coming: set[asyncio.Task[None]] = set()
        self.door: Door | None = None

    def hand_over(self, data: bytes, transport: asyncio.Transport) -> bool:
        """Give a connection away with what it says next, if that is another worker's business."""
        about = ABOUT_TABLE.match(data)
        if about is None or len(data) > MOST or transport.get_write_buffer_size():
            return False
        owner = crc32(about[1]) % len(self.boxes)
        if owner == self.number:
            return False
        transport.pause_reading()  # what comes next is read by the other
        try:
            socket.send_fds(self.boxes[owner], [data], [transport.get_extra_info("socket").fileno()])
        except OSError:  # its box is full: it is answered here
            transport.resume_reading()
            return False
        transport.abort()  # here; the other holds it open
        return True

    # What the others hand over

    def listen(self, door: Door) -> None:
        """From now on make a door for each connection that comes, with what it says first."""
        self.door = door
        asyncio.get_running_loop().add_reader(self.box.fileno(), self.take)

    def take(self) -> None:
        for _ in range(BURST):
            try:
                data, files, _, _ = socket.recv_fds(self.box, MOST, 1, PRIVATE)
            except BlockingIOError:
                return
            for number in files:
                task = asyncio.get_running_loop().create_task(self.welcome(socket.socket(fileno=number), data))
                self.coming.add(task)
                task.add_done_callback(self.coming.discard)

    async def welcome(self, connection: socket.socket, data: bytes) -> None:
        connection.setblocking(False)
        assert self.door is not None
        door = self.door
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: door(data), connection)
        except OSError:  # it is gone
            connection.close()

    def close(self) -> None:
        with suppress(ValueError):
            asyncio.get_running_loop().remove_reader(self.box.fileno())
        for box in (self.box, *self.boxes):
            box.close()
