"""A real server on a real port, and people who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from branchline.server.common.limits import Limits
from branchline.server.common.messages import Json
from branchline.server.house import House
from branchline.server.http.app import App
from branchline.server.run import Server, ServerSettings, config_of, listen, make

T = TypeVar("T")
PATIENCE = 120.0  # seconds; only a test that fails takes as long
TTR = "ticket-to-ride-germany"


class Running:
    """A server in a thread of this process: tests may look into its house, and people see only its port."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        sock = listen(settings)
        settings.port = sock.getsockname()[1]
        self.app: App = make(settings)
        self.server = Server(config_of(self.app, settings))
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.address = f"127.0.0.1:{settings.port}"
        self.thread = threading.Thread(target=self.run, args=[sock], daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)

    def run(self, sock: Any) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[sock])

        asyncio.run(main())

    @property
    def house(self) -> House:
        return self.app.house

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    # What people do

    def create(self, game: str = TTR, seats: list[Any] | int = 2, **more: Any) -> Table:
        plans = [{"kind": "person", "name": f"P{k}"} for k in range(seats)] if isinstance(seats, int) else seats
        answer = self.http.post("/api/tables", json={"game": game, "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        return Table(self, with_keys(self.http, answer.json()))

    def seated(self, invitation: str, key: str | None = None) -> str:
        return seated(self.http, invitation, key)


class Table:
    """A table as its people know it: its name and the keys of their devices."""

    def __init__(self, running: Running, created: Json) -> None:
        self.running = running
        self.name: str = created["table"]
        self.host: str = created["host"]
        self.tokens: dict[int, str] = {link["seat"]: link["token"] for link in created["links"]}
        self.path = f"/api/tables/{self.name}"

    def ask(self, method: str, what: str = "", seat: int | str | None = None, body: Any = None) -> httpx.Response:
        token = seat if isinstance(seat, str) else self.tokens[seat] if seat is not None else None
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else json.dumps(body)
        return self.running.http.request(method, self.path + what, headers=headers, content=content)

    def get(self, what: str = "", seat: int | str | None = None) -> Any:
        answer = self.ask("GET", what, seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, what: str, seat: int | str | None, body: Any = None, status: int = 200) -> Any:
        answer = self.ask("POST", what, seat, body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def move(self, seat: int, move: Json, at: int, *, hold: bool = False, status: int = 200) -> Any:
        return self.post("/moves", seat, {"at": at, "move": move, "hold": hold}, status)

    @contextmanager
    def live(self, who: int | str | None = None, **hello: Any) -> Iterator[Ear]:
        # whatever is left unread at the end: a full queue would hold up the goodbye for ten seconds
        with connect(f"ws://{self.running.address}{self.path}/live", max_queue=None) as socket:
            token = who if isinstance(who, str) else self.tokens[who] if who is not None else None
            socket.send(json.dumps({"type": "hello", "key": token, **hello}))
            yield Ear(socket)

    def to_act(self) -> int:
        return int(self.get()["card"]["deciders"][0])

    def play(self, luck: random.Random, moves: int = 10_000, *, hold: float = 0.0) -> Json:
        """Persons choose at random until the table is over, or so many moves are made."""
        made = 0
        while made < moves:
            busy = False
            for seat in self.tokens:
                state = self.get(seat=seat)
                if state["card"]["result"] is not None:
                    return state["card"]
                if seat not in state["card"]["deciders"] or state["waiting"]:
                    continue
                busy = True
                turn = {"legal": state["view"]["legal"], "at": state["at"], "may_end": state["may_end"]}
                while made < moves and (turn["may_end"] or turn["legal"]):
                    made += 1
                    if turn["may_end"]:
                        turn = self.post("/end", seat, {"at": turn["at"]})
                    else:
                        turn = self.move(seat, luck.choice(turn["legal"]), turn["at"], hold=luck.random() < hold)
            if not busy:
                time.sleep(0.01)
        return self.get()["card"]

    def past_set_up(self) -> Json:
        """Both kept tickets: the state of who is to act."""
        while True:
            seat = self.to_act()
            state = self.get(seat=seat)
            if state["view"]["phase"] == "turn":
                return state
            self.move(seat, state["view"]["legal"][0], state["at"])


class Ear:
    """One open WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, kind: str | None = None) -> Json:
        """The next message; of a kind, those before it are passed over."""
        while True:
            message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            if kind is None or message["type"] == kind:
                return message


def seated(http: httpx.Client, invitation: str, key: str | None = None) -> str:
    """Exchange an invitation; the key of the device that sits there now."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = http.post("/api/seats", json={"invitation": invitation}, headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def with_keys(http: httpx.Client, made: Json) -> Json:
    """A new table whose people have all sat down, each with a device of their own."""
    keys = [{"seat": each["seat"], "token": seated(http, each["invitation"])} for each in made["invitations"]]
    return made | {"links": keys}


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.005)


def settings_at(place: dict[str, Any], folder: Path, **limits: Any) -> ServerSettings:
    data = place["data"] or folder / "data"
    generous = Limits(**({"requests_per_seat": (10**6, 1e6), "requests_per_address": (10**6, 1e6)} | limits))
    return ServerSettings(data, place["database"], port=0, limits=generous, bundle=folder / "no-bundle")
