"""Servers that are killed while clocks run and mail is on its way, and several at once: real processes, and a mail
server that keeps them waiting. They find what became due while nobody ran."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from branchline.server import clock
from branchline.server.common.pace import HOUR
from branchline.server.common.records import encode
from branchline.server.notices.addresses import MailAddress, webhook_address
from branchline.server.notices.policy import LEASE
from branchline.server.notices.settings import NoticeSettings
from branchline.server.run import SETTINGS, SOCKET, listen
from branchline.server.store import open_store
from branchline.server.store.outbox import ChannelRow, NoticeRow
from tests.server.notices.conftest import BASE, HERE
from tests.server.notices.receiving import Endpoint, Mailbox, endpoint, mailbox
from tests.server.running import Running, Table, settings_at, until

PEOPLE = 8
BEFORE = 25 * HOUR  # a clock of a day has run out since


class SlowMailbox(Mailbox):
    """Takes so many mails, and is still thinking about all others."""

    def __init__(self) -> None:
        super().__init__()
        self.takes = 10**6
        self.let_go = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        answer = await super().handle_DATA(server, session, envelope)
        if len(self.mails) > self.takes:
            self.loop = asyncio.get_running_loop()
            await self.let_go.wait()
        return answer

    def release(self) -> None:
        """All that it is thinking about."""
        self.takes = 10**6
        assert self.loop is not None
        self.loop.call_soon_threadsafe(self.let_go.set)

    @property
    def letters(self) -> Counter[str]:
        """How many each has got."""
        return Counter(self.recipients)


@pytest.fixture
def post() -> Iterator[tuple[SlowMailbox, str]]:
    with mailbox(SlowMailbox()) as found:
        yield found  # type: ignore[misc]


@contextmanager
def process(place: dict[str, Any], folder: Path, mail: str) -> Iterator[str]:
    """The address of a server process; at the end of the block it is killed."""
    settings = settings_at(place, folder)
    settings.notices = NoticeSettings(mail=mail, address=BASE, networks=HERE)
    sock = listen(settings)
    told = {SETTINGS: settings.text(), SOCKET: str(sock.fileno())}
    command = [sys.executable, "-m", "branchline.server.run"]
    running = subprocess.Popen(command, env=os.environ | told, pass_fds=[sock.fileno()])
    port = sock.getsockname()[1]
    sock.close()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.kill()
        running.wait()


def yesterday(house: Callable[..., Running], mail: str) -> tuple[list[str], set[str]]:
    """Tables at which somebody's time has run out since then; and the addresses of those who are to hear so."""
    clock.ahead = -BEFORE
    server = house(mail=mail)
    tables, addresses = [], set()
    for number in range(PEOPLE):
        table = server.create("foothills", pace={"preset": "day"})
        seat = table.to_act()
        person = server.house.tables[table.name].seats[seat].person
        assert person is not None
        address = f"p{number}@example.org"
        body = encode(MailAddress(address, clock.now()))
        server.do(server.house.store.outbox.add_channel(ChannelRow(f"c{number}", person, "mail", body, clock.now())))
        tables.append(table.name)
        addresses.add(address)
    server.stop()
    clock.ahead = 0.0
    return tables, addresses


def seen_to(house: Callable[..., Running], tables: list[str], mail: str, ahead: float) -> None:
    """One more server has nothing left to do: every deadline was seen to, and nothing is to be sent."""
    clock.ahead = ahead
    server = house(mail=mail)
    for name in tables:
        table = Table(server, {"table": name, "host": "", "links": []})

        def said(table: Table = table) -> list[str]:
            return [line["key"] for line in table.get("/chat")["lines"]]

        until(lambda: said() != [])
        assert said() in (["house-time-out-ask"], ["house-time-out-ask"] * 2)
        until(lambda table=table: any(seat["clock"].get("out") for seat in table.get()["card"]["seats"]))  # type: ignore[misc]
    until(lambda: not server.house.post.sending and not server.do(server.house.store.outbox.pending())[0][2])


@pytest.mark.parametrize("taken", [0, PEOPLE // 2])
def test_kill_9_in_the_middle_of_sending_loses_nothing_and_repeats_one_notice_at_most(
    house: Callable[..., Running], place: dict[str, Any], tmp_path: Path, post: tuple[SlowMailbox, str], taken: int
) -> None:
    box, address = post
    tables, people = yesterday(house, address)
    box.takes = taken
    with process(place, tmp_path, address):
        until(lambda: len(box.mails) >= taken + 2)
    assert box.letters.total() <= PEOPLE
    box.takes = 10**6
    seen_to(house, tables, address, LEASE + 60)
    assert set(box.letters) == people, "somebody has heard nothing"
    assert set(box.letters.values()) <= {1, 2}


def test_of_two_processes_one_sends_each_notice(
    house: Callable[..., Running], place: dict[str, Any], kind: str, tmp_path: Path, post: tuple[SlowMailbox, str]
) -> None:
    if kind == "sqlite":
        pytest.skip("a SQLite store has one process")
    box, address = post
    tables, people = yesterday(house, address)
    box.takes = 0
    with (
        endpoint() as hook,
        process(place, tmp_path / "one", address) as one,
        process(place, tmp_path / "two", address) as two,
    ):
        asyncio.run(until_each_has_sent(place, hook, tables[0], [one, two]))
        assert box.letters.total() == PEOPLE, "what one is sending, the other leaves alone"
        box.release()
        until(lambda: set(box.letters) == people)
        seen_to(house, tables, address, 0.0)  # a third, while these still run
    seen_to(house, tables, address, LEASE + 60)
    assert set(box.letters.values()) == {1}


async def until_each_has_sent(place: dict[str, Any], hook: Endpoint, table: str, servers: list[str]) -> None:
    """Put notices out for a webhook until each process has sent one: by then it has seen all that is due."""
    store = open_store(**place)
    await store.open()
    where = webhook_address(hook.address, "json", BASE)
    await store.outbox.add_channel(ChannelRow("hook", "nobody", "webhook", where, clock.now()))
    while not all(
        b'channel="webhook",outcome="sent"' in httpx.get(f"{one}/metrics", timeout=60).content for one in servers
    ):
        before, now = len(hook.taken), clock.now()
        await store.outbox.post([NoticeRow("hook", "nobody", table, 0, "mention", now, now, b"{}")])
        while len(hook.taken) == before:
            await asyncio.sleep(0.02)
    await store.close()
