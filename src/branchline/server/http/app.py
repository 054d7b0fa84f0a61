"""The application: a request finds its way, past the guard at the door.

The guard knows where a request comes from, refuses foreign pages, counts, adds the headers that protect the browser,
and lets no traceback out: an error nobody foresaw is answered with an id that is in the log.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from branchline.core.errors import BranchlineError
from branchline.server.common.languages import preferred
from branchline.server.common.messages import Problem
from branchline.server.common.network import counted_as, is_address, name_of
from branchline.server.common.problems import Refused, problem_of, refused, too_many
from branchline.server.common.socket_messages import Closing
from branchline.server.house import House
from branchline.server.http.call import PROTECTION, Answer, Call, Desk, protection
from branchline.server.http.door import Door
from branchline.server.http.neighbours import Neighbours
from branchline.server.http.pages import BUNDLE, page
from branchline.server.http.routes import LIVE_PATTERN, PATTERNS, Route
from branchline.server.http.visits import Visit

log = logging.getLogger("branchline")
access = logging.getLogger("branchline.access")


class App:
    """One server process, as ASGI sees it."""

    def __init__(
        self, house: House, *, proxy: bool = False, names: Collection[str] = (), bundle: Path = BUNDLE
    ) -> None:
        self.house = house
        self.desk = Desk(house)
        self.proxy = proxy
        self.names = [name.lower() for name in names]  # that it goes by; any, if there are none
        self.bundle = bundle
        self.doors: set[Door] = set()  # open connections that are no WebSockets
        self.neighbours: Neighbours | None = None  # the workers it shares its address with

    # ASGI

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.lifespan(receive, send)

    async def lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.house.open()
        except BranchlineError as why:
            await send({"type": "lifespan.startup.failed", "message": str(why)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.house.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = dict(scope["headers"])
        address = self.address(scope, headers)
        response = await self.answer(scope, receive, headers, address)
        if not isinstance(response, Answer):
            response.raw_headers += protection(host_of(headers, self.proxy))
        await response(scope, receive, send)
        seconds = time.perf_counter() - began
        status = response.status_code
        self.house.metrics.answered(status, seconds)
        if access.isEnabledFor(logging.INFO):
            access.info("%s %s %s %d %.1f ms", address, scope["method"], scope["path"], status, seconds * 1000)

    async def answer(self, scope: Scope, receive: Receive, headers: dict[bytes, bytes], address: str) -> Response:
        """The answer, whatever happens."""
        call: Call | None = None
        try:
            host = host_of(headers, self.proxy)
            check_host(host, self.names)
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                check_origin(headers, host)
            if not self.house.address_rate.take(address):
                raise too_many("house-often")
            route = self.route(scope)
            if route is None:
                return page(Request(scope, receive), self.bundle)
            if route.cost > 1 and not self.house.address_rate.take(address, route.cost - 1):
                raise too_many("house-often")
            call = Call(scope, receive, headers, self.desk, address, host)
            return await route.handler(call)
        except BranchlineError as why:
            language = preferred(headers.get(b"accept-language", b"").decode("latin-1"))
            if call is None:
                status, problem = problem_of(why, language=language)
            else:
                status, problem = problem_of(why, call.say, call.language)
            return Answer(problem, status, retry=status in (429, 503))
        except Exception:
            number = uuid4().hex[:12]
            self.house.metrics.count("errors")
            log.exception("error %s at %s %s", number, scope["method"], scope["path"])
            text = f"something went wrong in the house; its log knows it as {number}"
            return Answer(Problem("internal-error", text), 500)

    def route(self, scope: Scope) -> Route | None:
        """Who answers; None for the pages of the browser."""
        path, method = scope["path"], scope["method"]
        method = "GET" if method == "HEAD" else method
        allowed = []
        for wanted, pattern, route in PATTERNS:
            match = pattern.match(path)
            if match is not None:
                if wanted == method:
                    scope["path_params"] = match.groupdict()
                    return route
                allowed.append(wanted)
        if allowed:
            raise Refused(405, "bad-method", f"{path[:80]} answers to {', '.join(sorted(set(allowed)))} only")
        if path.startswith("/api/") or path == "/api":
            raise Refused(404, "no-such-address", f"there is nothing at {path[:80]}; see /api/openapi.json")
        if method != "GET":
            raise Refused(405, "bad-method", "pages are for GET only")
        return None

    def address(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """Where a request comes from; behind a proxy, what the proxy itself has seen."""
        if self.proxy and b"x-forwarded-for" in headers:
            return counted_as(headers[b"x-forwarded-for"].rpartition(b",")[2].strip().decode("latin-1")[:64])
        return counted_as(str(scope["client"][0])) if scope.get("client") else "local"

    # WebSockets

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = dict(scope["headers"])
        address = self.address(scope, headers)
        try:
            host = host_of(headers, self.proxy)
            check_host(host, self.names)
            check_origin(headers, host)
            if not self.house.address_rate.take(address):
                raise too_many("house-often")
            match = LIVE_PATTERN.match(scope["path"])
            if match is None:
                raise Refused(404, "no-such-address", "a table's socket is at /api/tables/TABLE/live")
            if self.house.closing:
                raise refused(503, "restart", "house-restart")
            table = await self.house.table(match["table"])
        except BranchlineError as why:
            await self.deny(why, send, preferred(headers.get(b"accept-language", b"").decode("latin-1")))
            return
        await send({"type": "websocket.accept"})
        limits, sockets = self.house.limits, self.house.sockets
        visit = Visit(self.house, self.desk.reels, table, receive, send)
        if sockets[address] >= limits.sockets_per_address or sockets.total() >= limits.sockets:
            await visit.refuse(Closing("too-many", "there are too many connections: come back later", retry=True), 1013)
            return
        sockets[address] += 1
        try:
            await visit.run()
        except BranchlineError as why:
            log.warning("a socket of table %s was lost: %s", table.id, why)
        except Exception:
            self.house.metrics.count("errors")
            log.exception("a socket of table %s failed", table.id)
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    async def deny(self, why: BranchlineError, send: Send, language: str) -> None:
        """Refuse a handshake with a problem, as HTTP would."""
        status, problem = problem_of(why, language=language)
        body = msgspec.json.encode(problem)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *PROTECTION]
        if status in (429, 503):
            headers.append((b"retry-after", b"2"))
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})


def host_of(headers: dict[bytes, bytes], proxy: bool) -> str:
    """The name in the browser's address bar, as far as we are told."""
    return ((headers.get(b"x-forwarded-host") if proxy else None) or headers.get(b"host", b"")).decode("latin-1")


def check_host(host: str, names: Collection[str]) -> None:
    """Refuse a name that is not ours: a page of somebody whose name leads to this machine would be of the same origin.
    An address of the network can be nobody's name."""
    name = name_of(host)
    if names and name not in names and name != "localhost" and not is_address(name):
        raise Refused(421, "unknown-host", f"this server goes by {', '.join(names)}, and not by {host[:80]!r}")


def check_origin(headers: dict[bytes, bytes], host: str) -> None:
    """A page of another site must not act here in its visitor's name. What sends no Origin is no page."""
    if headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
        raise Refused(403, "foreign-origin", "a page of another site cannot act here")
    origin = headers.get(b"origin")
    if origin is None:
        return
    try:
        netloc = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        netloc = ""
    if netloc != host or not netloc:
        raise Refused(403, "foreign-origin", f"a page of {origin.decode('latin-1')[:80]} cannot act here")
