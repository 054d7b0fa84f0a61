"""Servers that are killed while clocks run and mail is on its way, and several at once: real processes, and a mail
server that keeps them waiting. Each process has a clock of its own, which the test sets."""

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

import pytest

from branchline.server import clock
from branchline.server.common.pace import HOUR
from branchline.server.common.records import encode
from branchline.server.notices.addresses import MailAddress
from branchline.server.notices.policy import LEASE
from branchline.server.notices.settings import NoticeSettings
from branchline.server.run import SETTINGS, SOCKET, listen
from branchline.server.store.outbox import ChannelRow
from tests.server.notices.conftest import BASE
from tests.server.notices.receiving import Mailbox, mailbox
from tests.server.running import Running, Table, settings_at, until

ROOT = Path(__file__).parents[3]
PEOPLE = 8
BEFORE = 25 * HOUR  # a clock of a day has run out since


class SlowMailbox(Mailbox):
    """Takes so many mails, and is still thinking about all others."""

    def __init__(self) -> None:
        super().__init__()
        self.takes = 10**6
        self.let_go = asyncio.Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        answer = await super().handle_DATA(server, session, envelope)
        if len(self.mails) > self.takes:
            await self.let_go.wait()
        return answer

    @property
    def letters(self) -> Counter[str]:
        """How many each has got."""
        return Counter(self.recipients)


@pytest.fixture
def post() -> Iterator[tuple[SlowMailbox, str]]:
    with mailbox(SlowMailbox()) as found:
        yield found  # type: ignore[misc]


@contextmanager
def process(place: dict[str, Any], folder: Path, mail: str, ahead: float = 0.0) -> Iterator[subprocess.Popen[bytes]]:
    """A server process; at the end of the block it is killed."""
    settings = settings_at(place, folder)
    settings.notices = NoticeSettings(mail=mail, address=BASE)
    sock = listen(settings)
    told = {SETTINGS: settings.text(), SOCKET: str(sock.fileno())}
    command = [sys.executable, "-m", "tests.server.notices.late", str(ahead)]
    running = subprocess.Popen(command, env=os.environ | told, pass_fds=[sock.fileno()], cwd=ROOT)
    sock.close()
    try:
        yield running
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

        def out(table: Table = table) -> bool:
            return any(seat.get("clock", {}).get("out") for seat in table.get()["card"]["seats"])

        until(out)
        said = [line["key"] for line in table.get("/chat")["lines"]]
        assert 1 <= said.count("house-time-out-ask") <= 2, said
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
    with process(place, tmp_path / "one", address), process(place, tmp_path / "two", address):
        until(lambda: set(box.letters) == people)
        seen_to(house, tables, address, 0.0)  # a third, while these still run
    seen_to(house, tables, address, LEASE + 60)
    assert set(box.letters.values()) == {1}
