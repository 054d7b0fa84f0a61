"""All that somebody can hear and ask at a table, as bytes; and tables with chosen luck."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from branchline.core.dealer import Dealer, LogDealer
from branchline.core.draft import Draft
from branchline.core.table import Table as CoreTable
from branchline.server.common.records import Header, SeatBody, Secret, encode
from branchline.server.common.tokens import hash_of, new_secret, new_table
from branchline.server.library.colours import COLOURS
from branchline.server.store import SeatRow, TableRow
from branchline.server.table.live_table import LiveTable
from tests.server.attack.twins import Twins
from tests.server.running import Ear, Running, Table

TIMES = re.compile(rb'"(now|since|time|created|touched)": ?[0-9.e+]+')
SEED = bytes(range(32)).hex()  # luck is dealt by the test; the same seed keeps bots alike


def set_table(server: Running, twins: Twins, dealt: list[int]) -> Table:
    """A table that was dealt as a test has chosen, written as the house writes it."""
    game, name, host = twins.game, new_table(), new_secret()
    state = twins.started(dealt)
    assert state is not None
    options = game.options(twins.options, twins.seats)
    board = game.board
    header = Header(
        game.info.id, game.info.rules_version, board.id, board.digest, twins.seats, options, dealt, commitment=name
    )
    secret = Secret(SEED, hash_of(host).hex())
    tokens = [new_secret() for _ in range(twins.seats)]
    now = time.time()
    row = TableRow(name, game.info.id, encode(header), encode(secret), now, now, listed=True)
    bodies = [SeatBody("person", f"P{k}", COLOURS[k]) for k in range(twins.seats)]
    rows = [SeatRow(name, k, hash_of(tokens[k]), encode(body)) for k, body in enumerate(bodies)]
    shelf = server.do(server.house.library.find(game.info.id, None, server.house.store))
    live = LiveTable(row, header, secret, shelf, state)
    live.take_seats(rows)
    row.card = encode(live.card())
    server.do(server.house.store.create(row, rows))
    links = [{"seat": seat, "token": server.seated(token)} for seat, token in enumerate(tokens)]
    return Table(server, {"table": name, "host": host, "links": links})


def deal_next(server: Running, table: Table, dealt: list[int]) -> None:
    """The luck of the moves that are made next."""
    core = server.do(server.house.table(table.name)).core

    def draft(seat: int | None = None, dealer: Dealer | None = None) -> Draft:
        return CoreTable.draft(core, seat, LogDealer(dealt))

    def due(dealer: Dealer | None = None) -> Draft:
        return CoreTable.due(core, LogDealer(dealt))

    core.draft, core.due = draft, due  # type: ignore[method-assign]


def masked(table: Table, data: bytes) -> bytes:
    """Without what differs between any two tables."""
    data = TIMES.sub(rb'"\1":0', data.replace(table.name.encode(), b"TABLE"))
    for seat, token in table.tokens.items():
        data = data.replace(token.encode(), b"TOKEN %d" % seat)
    return data.replace(table.host.encode(), b"HOST")


class Listener:
    """Everything that one open socket was sent."""

    def __init__(self, table: Table, ear: Ear) -> None:
        self.table = table
        self.ear = ear
        self.heard: list[bytes] = []

    def listen(self) -> list[bytes]:
        """All messages up to now."""
        self.ear.socket.send('{"type":"ping"}')
        while True:
            text = self.ear.socket.recv(timeout=30)
            assert isinstance(text, str)
            if text == '{"type":"pong"}':
                return self.heard
            self.heard.append(masked(self.table, text.encode()))


def asked(table: Table, viewer: int | None, moment: int, moves: list[dict[str, Any]]) -> list[tuple[str, int, bytes]]:
    """What somebody hears who asks everything there is to ask, the forbidden too."""
    at = table.get(seat=viewer)["at"]
    other = "1" if viewer == 0 else "0"
    asking: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "/log", None),
        ("GET", "/log?language=en&from=3", None),
        ("GET", "/log?language=de&point=spectator", None),
        ("GET", f"/log?point={other}", None),
        ("GET", f"/past/{moment}", None),
        ("GET", f"/past/{moment}?point=spectator", None),
        ("GET", f"/past/{moment}?point={other}", None),
        ("GET", f"/past/{at + 7}", None),
        ("GET", "/export", None),
        ("GET", "/chat", None),
        ("GET", "/notes", None),
        ("POST", "/undo", {"at": at}),
        ("POST", "/reset", {"at": at}),
        ("POST", "/end", {"at": at}),
        ("POST", "/return", {}),
        ("POST", "/rematch", {}),
        ("POST", "/join", {"name": "thief"}),
        ("POST", "/stand-in", {"seat": int(other), "bot": "greedy"}),
        ("POST", "/free", {"seat": int(other)}),
        ("POST", "/moves", {"at": at + 1, "move": moves[0]}),
    ]
    for move in moves:
        asking += [
            ("POST", path, {"at": at, "move": move}) for path in ("/why-not", "/why-not?language=en", "/preview")
        ]
    answers = []
    for method, what, body in asking:
        answer = table.ask(method, what, viewer, body)
        assert answer.status_code < 500, (what, answer.text)
        answers.append((f"{method} {what} {body}", answer.status_code, masked(table, answer.content)))
    answers += lists(table, viewer)
    return answers


def lists(table: Table, viewer: int | None) -> list[tuple[str, int, bytes]]:
    """The card of this table in every list there is."""
    http = table.running.http
    found = []
    card = next(card for card in http.get("/api/tables").json()["tables"] if card["table"] == table.name)
    found.append(("listed", 200, masked(table, json.dumps(card).encode())))
    if viewer is not None:
        mine = http.post("/api/tables/mine", json={"keys": [table.tokens[viewer]]})
        found.append(("mine", mine.status_code, masked(table, mine.content)))
    return found
