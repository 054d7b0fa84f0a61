"""Who may think next. Each address gets a fair share of the time, and so does each table of an address; where nobody
waits for the answer, a small one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

TURN = 8  # of so many thoughts one is for those whom nobody waits for, if all of them have someone who waits
MOST = 10_000  # addresses and tables whose shares are remembered


class Asker(NamedTuple):
    """For whom a process is to think."""

    address: str = ""
    table: str = ""
    awaited: bool = True  # by a person


class Spent:
    """How long somebody has thought. A newcomer begins where the others are: nobody saves up."""

    def __init__(self) -> None:
        self.now = 0.0  # where the last one began who was let in
        self.seconds: dict[str, float] = {}
        self.running: dict[str, int] = {}

    def place(self, key: str) -> tuple[int, float]:
        """Who is lowest comes next."""
        return self.running.get(key, 0), max(self.now, self.seconds.get(key, 0.0))

    def begin(self, key: str) -> None:
        self.now = self.seconds[key] = self.place(key)[1]
        self.running[key] = self.running.get(key, 0) + 1

    def end(self, key: str, seconds: float) -> None:
        self.seconds[key] = self.seconds.get(key, self.now) + seconds
        self.running[key] -= 1
        if not self.running[key]:
            del self.running[key]
        if len(self.seconds) > MOST:
            self.seconds = {key: spent for key, spent in self.seconds.items() if spent > self.now}


class WaitingLine:
    """Those who wait, by address and table."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, list[asyncio.Future[None]]]] = {}
        self.addresses = Spent()
        self.tables = Spent()

    def join(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        self.waiting.setdefault(asker.address, {}).setdefault(asker.table, []).append(turn)

    def leave(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        tables = self.waiting[asker.address]
        tables[asker.table].remove(turn)
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self.waiting[asker.address]

    def next(self) -> tuple[Asker, asyncio.Future[None]]:
        address = min(self.waiting, key=self.addresses.place)
        tables = self.waiting[address]
        table = min(tables, key=self.tables.place)
        return Asker(address, table), tables[table][0]


class Shares:
    """So many may think at once."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.awaited, self.alone = WaitingLine(), WaitingLine()
        self.turns = 0  # of people, since it was somebody's whom nobody waits for

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        line = self.awaited if asker.awaited else self.alone
        await self.wait(line, asker)
        line.addresses.begin(asker.address)
        line.tables.begin(asker.table)
        began = time.monotonic()
        try:
            yield
        finally:
            seconds = time.monotonic() - began
            line.addresses.end(asker.address, seconds)
            line.tables.end(asker.table, seconds)
            self.free += 1
            self.call()

    async def wait(self, line: WaitingLine, asker: Asker) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.join(asker, turn)
        self.call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was let in at the last moment
                self.free += 1
                self.call()
            else:
                line.leave(asker, turn)
            raise

    def call(self) -> None:
        """Let in who is next, while there is room."""
        while self.free and (self.awaited.waiting or self.alone.waiting):
            line = self.chosen()
            asker, turn = line.next()
            line.leave(asker, turn)
            self.free -= 1
            turn.set_result(None)

    def chosen(self) -> WaitingLine:
        if not self.alone.waiting:
            return self.awaited
        if self.awaited.waiting and self.turns < TURN - 1:
            self.turns += 1
            return self.awaited
        self.turns = 0
        return self.alone
