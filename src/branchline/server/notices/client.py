"""POSTing to an address that somebody has given us: past the guard, bounded in time and in what is read.

The answer's first line decides. What comes behind it is read for its beginning only, and then the line is cut.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urljoin

import h11

from branchline.core.errors import BranchlineError
from branchline.locale import Argument
from branchline.server.common.languages import house_texts
from branchline.server.common.problems import Refused
from branchline.server.notices.guard import Guard, WebTarget, target_of

PATIENCE = 10.0  # seconds until an answer must have begun, with all redirects
DRAIN = 2.0  # seconds for what comes behind its first lines
MOST = 16 << 10  # bytes of an answer that are read
REDIRECTS = 3
MOVED = (301, 302, 307, 308)


class Unsent(BranchlineError):
    """A notice that did not arrive. A `final` one never will: it is not tried again."""

    def __init__(
        self, key: str, facts: Mapping[str, Argument] | None = None, *, final: bool = False, gone: bool = False
    ) -> None:
        self.key = key
        self.facts = dict(facts or {})
        super().__init__(house_texts().say(key, **self.facts))
        self.final = final
        self.gone = gone  # the channel itself is no more


class Reply(NamedTuple):
    status: int
    text: str  # its beginning
    where: str = ""  # to which it redirects


async def post(
    guard: Guard, address: str, body: bytes, headers: Mapping[str, str], patience: float = PATIENCE
) -> Reply:
    """What the address answers, after redirects. Unsent if nothing does, or if the guard refuses."""
    try:
        async with asyncio.timeout(patience):
            for _ in range(REDIRECTS + 1):
                reply = await once(guard, target_of(address), body, headers)
                if reply.status not in MOVED or not reply.where:
                    return reply
                address = urljoin(address, reply.where)
            raise Unsent("notice-redirects")
    except TimeoutError:
        raise Unsent("notice-silent", {"seconds": round(patience)}) from None
    except Refused as why:
        if why.key is None:
            raise
        raise Unsent(why.key, why.facts, final=why.error != "unknown-host") from None
    except (OSError, EOFError, h11.ProtocolError):
        raise Unsent("notice-unreachable", {"host": target_of(address).host}) from None


async def once(guard: Guard, target: WebTarget, body: bytes, headers: Mapping[str, str]) -> Reply:
    where = await guard.find(target)
    secure = ssl.create_default_context() if target.scheme == "https" else None
    name = target.host if secure else None
    reader, writer = await asyncio.open_connection(where, target.port, ssl=secure, server_hostname=name)
    try:
        sent = {"host": target.netloc, "content-length": str(len(body)), "connection": "close"}
        sent |= {"user-agent": "Branchline", "accept-encoding": "identity"}
        wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST)
        request = h11.Request(method="POST", target=target.path, headers=list((sent | dict(headers)).items()))
        parts = (wire.send(request), wire.send(h11.Data(data=body)), wire.send(h11.EndOfMessage()))
        writer.write(b"".join(part or b"" for part in parts))
        await writer.drain()
        return await answer(wire, reader)
    finally:
        writer.transport.abort()  # whatever is still on its way
        with suppress(OSError):
            await writer.wait_closed()


async def answer(wire: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    """The first lines of an answer, which must come; and the beginning of the rest, as far as it comes soon."""
    head = await next_event(wire, reader)
    while isinstance(head, h11.InformationalResponse):
        head = await next_event(wire, reader)
    if not isinstance(head, h11.Response):
        raise EOFError
    read = bytearray()
    with suppress(TimeoutError, OSError, EOFError, h11.ProtocolError):
        async with asyncio.timeout(DRAIN):
            while len(read) < MOST and isinstance(event := await next_event(wire, reader), h11.Data):
                read += event.data
    where = next((value.decode("latin-1") for name, value in head.headers if name == b"location"), "")
    return Reply(head.status_code, bytes(read[:MOST]).decode("utf-8", "replace"), where)


async def next_event(wire: h11.Connection, reader: asyncio.StreamReader) -> object:
    while (event := wire.next_event()) is h11.NEED_DATA:
        wire.receive_data(await reader.read(MOST))
    return event
