"""Requests that were valid once: one part of them is changed, which comes further into the house than noise does."""

from __future__ import annotations

import copy
import json
import random
import socket
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import branchline as bl
from branchline.core.log import sealed
from tests.server.running import TTR, Table

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 9, 10, 99, 2**31, 2**63, 2**64, -(2**63), 10**30, 1.5, -0.0, 1e308,
    "", " ", "x", "0", "null", "\x00", "\n", "\u202e", "𝔘", "é" * 50, "x" * 5000, "../../etc/passwd", "<b>", "%s%n",
    "{0.__class__}", [], {}, [[]], [None], {"": None}, ["x"] * 300, {"move": "draw"}, "spectator", "greedy", "person",
]  # fmt: skip
QUERIES = ["from", "point", "language", "over", "after", "game", "problems", "seat", "token"]
HEADERS = [
    b"Origin: http://[", b"Origin: null", b"Origin: //x", b"Sec-Fetch-Site: cross-site", b"Host: [", b"Host: ",
    b"Authorization: Bearer", b"Authorization: \xff\xfe", b"Authorization: Basic eDp5", b"If-None-Match: \xff",
    b"Content-Type: text/\xff", b"Accept-Language: ../..", b"X-Forwarded-For: \xff,,", b"Cookie: a=b",
    b"Content-Encoding: gzip", b"Expect: nothing", b"X: " + b"y" * 8000,
]  # fmt: skip

FIXTURES = Path(__file__).parents[2] / "fixtures"
BOARDS = {TTR: "germany", "foothills": "foothills", "nurnberg": "nurnberg", "wensleydale": "wensleydale"}
POSITIONS = sorted([*FIXTURES.glob("positions/**/*.json"), *FIXTURES.glob("ticket_to_ride/positions/*.json")])


class Request(NamedTuple):
    method: str
    path: str
    token: str | None
    body: Any = None  # JSON, or bytes as they are


def valid_requests(tables: list[Table], luck: random.Random) -> list[Request]:
    """One of every kind, as a person would send it at these tables now."""
    found: list[Request] = []
    for table in tables:
        at = table.path
        for _seat, token in [*table.tokens.items(), (None, table.host)]:
            state = table.get(seat=token)
            moves = state["view"].get("legal") or [{"move": "draw"}, {"move": "pass"}]
            for move in luck.sample(moves, min(2, len(moves))):
                found += [Request("POST", at + "/why-not", token, {"at": state["at"], "move": move})]
                found += [Request("POST", at + "/preview", token, {"at": state["at"], "move": move})]
                found += [Request("POST", at + "/moves", token, {"at": state["at"], "move": move, "hold": True})]
            found += [Request("POST", at + what, token, {"at": state["at"]}) for what in ("/undo", "/reset", "/end")]
            found += [
                Request("GET", at, token),
                Request("GET", at + "/log?from=1&language=en&point=spectator", token),
                Request("GET", at + "/past/1?point=0", token),
                Request("GET", at + "/export", token),
                Request("GET", at + "/chat?from=1", token),
                Request("POST", at + "/chat", token, {"text": "hello"}),
                Request("GET", at + "/notes", token),
                Request("PUT", at + "/notes", token, {"text": "north", "marks": ["kiel"]}),
                Request("POST", at + "/sit", token, {"name": "Ada", "colour": "black"}),
                Request("POST", at + "/join", None, {"name": "Ben", "seat": 1, "colour": "red"}),
                Request("POST", at + "/stand-in", table.host, {"seat": 0, "bot": "greedy"}),  # nobody is absent
                Request("POST", at + "/agree", token, {"end": False}),
                Request("POST", at + "/rematch", token, {}),
                Request("POST", "/api/tables/mine", None, {"keys": [token]}),
                Request("GET", "/api/tables?over=false&game=foothills", None),
            ]
    seats = [{"kind": "person", "name": "A", "colour": "red"}, {"kind": "bot", "bot": "greedy"}]
    found += [Request("POST", "/api/tables", None, {"game": TTR, "seats": seats, "options": {"first": 0}})]
    found += [Request("GET", f"/api/games/{TTR}/boards/germany", None), Request("GET", "/api/texts/en/web.ftl", None)]
    found += [Request("GET", "/api/operator/tables", tables[0].host), Request("GET", "/", None)]
    return found


def log_entries() -> list[dict[str, Any]]:
    """The beginning of a game that was ended early, as a log says it."""
    game = bl.game("foothills")
    table = bl.Table.open(game, 2, bl.SeededDealer(1), names=["A", "B"])
    for _ in range(6):
        table.play(int(table.state.turn), game.legal_moves(table.state)[0])
    result = {"reason": "agreed", "scores": table.state.scores(), "ranking": [1, 1]}
    return [*table.log.entries(), {"result": result}]


def changed(value: Any, luck: random.Random) -> Any:
    """A value with one part of it replaced, removed, doubled or moved."""
    value = copy.deepcopy(value)
    where = value
    while isinstance(where, dict | list) and where:
        key = luck.choice(list(where)) if isinstance(where, dict) else luck.randrange(len(where))
        inside = where[key]
        if isinstance(inside, dict | list) and inside and luck.random() < 0.7:
            where = inside
            continue
        kind = luck.randrange(6)
        if kind < 3:
            where[key] = copy.deepcopy(luck.choice(STRANGE))
        elif kind == 3:
            del where[key]
        elif kind == 4 and isinstance(where, dict):
            where[str(luck.choice(STRANGE))[:40]] = copy.deepcopy(inside)
        else:
            where[key] = [copy.deepcopy(inside)]
        return value
    return luck.choice(STRANGE)


def bytes_of(request: Request, luck: random.Random) -> bytes:
    """A request on the wire, with something wrong in its body, address, token or headers, or with nothing wrong."""
    method, path, token, body = request
    headers = []
    where = luck.randrange(10)
    if where < 5 and isinstance(body, dict):
        body = changed(body, luck)
    elif where == 5:
        path, _, _ = path.partition("?")
        path += f"?{luck.choice(QUERIES)}={luck.choice(['1' * 5000, '%00', '%ff', '-1', '', 'x' * 300, '²', '9' * 19])}"
    elif where == 6:
        cut = luck.randrange(len(path))
        path = path[:cut] + luck.choice(["%00", "%2e%2e", "//", "%ff", "x", "", "%0a"]) + path[cut + 1 :]
    elif where == 7:
        token = luck.choice([None, "x" * 43, "x", "é" * 43, " ", "a" * 10000])
    elif where == 8:
        headers = luck.sample(HEADERS, 2)
        method = luck.choice([method, "GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH"])
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    if where == 9 and data:
        cut = luck.randrange(len(data))
        data = luck.choice(
            [data[:cut], data[:cut] + luck.randbytes(3) + data[cut + 1 :], data * 2, b"[" * 5000, b"\xff"]
        )
    if token is not None:
        headers.append(b"Authorization: Bearer " + token.encode("latin-1"))
    if not any(header.startswith(b"Host") for header in headers):
        headers.append(b"Host: x")
    first = f"{method} /{path.lstrip('/')} HTTP/1.1".encode("latin-1", "replace")
    return b"\r\n".join([first, *headers, b"Content-Length: %d" % len(data), b"", data])


def sealed_log(entries: list[Any]) -> bytes:
    """Lines with seals that fit: anyone who writes a log by hand can compute them."""
    return "\n".join(json.dumps(json.loads(line)) for line in sealed(entries)).encode()


class Files:
    """Logs, boards and positions with one thing wrong, as anyone may send them."""

    def __init__(self, http: httpx.Client) -> None:
        self.entries = log_entries()
        self.boards = {name: http.get(f"/api/games/{name}/boards/{board}").json() for name, board in BOARDS.items()}
        self.positions = [json.loads(path.read_bytes()) for path in POSITIONS]

    def one(self, luck: random.Random) -> bytes:
        """A request on the wire."""
        kind = luck.randrange(5)
        if kind < 2:
            return self.log(luck)
        if kind < 4:
            position = changed(luck.choice(self.positions), luck)
            game = position.get("game") if isinstance(position, dict) else None
            seats = position.get("seats") if isinstance(position, dict) else None
            people = [{"kind": "person"}] * (seats if type(seats) is int and 0 < seats < 10 else 2)
            return posted("/api/tables", {"game": game or TTR, "seats": people, "position": position})
        name = luck.choice(list(self.boards))
        return posted(f"/api/games/{name}/boards", changed(self.boards[name], luck))

    def log(self, luck: random.Random) -> bytes:
        lines = [changed(entry, luck) if luck.random() < 0.2 else entry for entry in self.entries]
        try:
            return posted("/api/logs", sealed_log(lines))
        except (TypeError, ValueError):  # a line that is no object has no seal
            return posted("/api/logs", lines)


def posted(path: str, body: Any) -> bytes:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data


class Wire:
    """One connection to a server; raw bytes in, status and body out. It is opened again where the server hung up."""

    def __init__(self, address: str, patience: float = 30.0) -> None:
        host, _, port = address.partition(":")
        self.where = (host, int(port))
        self.patience = patience
        self.socket: socket.socket | None = None

    def ask(self, data: bytes) -> tuple[int, bytes]:
        if self.socket is None:
            self.socket = socket.create_connection(self.where, timeout=self.patience)
        self.socket.sendall(data)
        head = b""
        while b"\r\n\r\n" not in head:
            more = self.socket.recv(1 << 16)
            if not more:
                self.close()
                raise ConnectionError(f"the server hung up without an answer to {data[:200]!r}")
            head += more
        head, _, body = head.partition(b"\r\n\r\n")
        lower = head.lower()
        size = int(lower.partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        if data.startswith(b"HEAD"):
            size = 0
        while len(body) < size:
            body += self.socket.recv(1 << 16)
        if b"connection: close" in lower:
            self.close()
        return int(head.split(b" ", 2)[1]), body

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None
