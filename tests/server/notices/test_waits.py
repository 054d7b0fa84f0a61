"""Tables say whom they wait for, with each move: and notices follow from whole games, chat and rematches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.common.records import encode
from branchline.server.notices.addresses import MailAddress
from branchline.server.notices.policy import LEAD, QUIET
from branchline.server.store.outbox import ChannelRow
from tests.server.notices.receiving import Endpoint, endpoint, mailbox
from tests.server.notices.test_post import add_webhook, as_device, settled
from tests.server.running import Running, Table, until

pytestmark = pytest.mark.any_store


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


def waits(server: Running, table: Table) -> dict[int, str]:
    return {row.seat: row.kind for row in server.do(server.house.store.waits(table.name))}


def test_a_table_always_knows_whom_it_waits_for(house: Callable[..., Running]) -> None:
    server = house()
    luck = random.Random(5)
    for game in ("foothills", "wensleydale", "ticket-to-ride-germany"):
        table = server.create(game, 3 if game != "foothills" else 2)
        for _ in range(12):
            state = table.get()["card"]
            choosing = [seat for seat in state["deciders"] if not table.get(seat=seat)["waiting"]]
            assert waits(server, table) == dict.fromkeys(choosing, "turn"), game
            table.play(luck, moves=1, hold=0.5)


def test_a_seat_that_a_bot_plays_is_not_waited_for_until_its_person_is_back(house: Callable[..., Running]) -> None:
    server = house()
    table = server.create("foothills")
    seat = table.to_act()
    assert waits(server, table) == {seat: "turn"}
    clock.move(1000)
    table.get(seat=1 - seat)
    table.post("/stand-in", 1 - seat, {"seat": seat, "bot": "random"})
    until(lambda: table.to_act() == 1 - seat)
    assert waits(server, table) == {1 - seat: "turn"}
    table.post("/return", seat)
    table.play(random.Random(3), moves=1)
    assert waits(server, table) == dict.fromkeys(table.get()["card"]["deciders"], "turn")
    table.post("/free", table.to_act(), {"seat": table.to_act()}, 201)
    assert waits(server, table) == {}


def test_an_end_is_told_to_all_but_who_brought_it(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    table = server.create("foothills")
    add_webhook(server, table.tokens[0], hook)
    table.post("/concede", 1)
    assert waits(server, table) == {0: "ended"}
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    assert hook.bodies[0]["title"] == "Foothills is over"
    settled(server)
    assert waits(server, table) == {}


def test_a_move_by_mail_brings_one_notice_to_the_next_player(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    table = server.create("foothills")
    other = 1 - table.to_act()
    add_webhook(server, table.tokens[other], hook)
    luck: Any = random.Random(7)
    while table.to_act() != other:
        table.play(luck, moves=1)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    assert hook.bodies[0]["title"] == "Your turn in Foothills"
    settled(server)
    clock.move(LEAD)
    settled(server)
    assert len(hook.taken) == 1


def test_a_name_behind_an_at_is_told_and_what_was_written_is_not(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    table = server.create("foothills", [{"kind": "person", "name": name} for name in ("Ada L.", "Ben")])
    other = table.to_act()
    for seat in (0, 1):
        add_webhook(server, table.tokens[seat], hook)
    table.post("/chat", 1, {"text": "@ada l. and @Benjamin: I hold the Summit token"}, 201)
    table.post("/chat", 1, {"text": "Ada L. and @Ben, me"}, 201)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == (1 if other == 0 else 2))
    settled(server)
    told = next(body for body in hook.bodies if "chat" in body["text"])
    assert "Ben mentioned you in the chat of Foothills." in told["text"]
    assert "Summit" not in told["text"]


def test_a_mention_is_not_told_to_who_acts_there(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    table = server.create("foothills", [{"kind": "person", "name": name} for name in ("Ada", "Ben")])
    (channel,) = add_webhook(server, table.tokens[0], hook)["channels"]

    def kinds() -> list[str]:
        return [row.kind for row in server.do(server.house.store.outbox.notices(channel["id"]))]

    table.post("/chat", 1, {"text": "@Ada hello"}, 201)
    assert kinds() == ["mention"]
    with table.live(0) as ear:
        ear.next("welcome")
        assert kinds() == ["mention"], "a page that is merely open does not count"
        ear.socket.send('{"type": "ping", "acting": true}')
        until(lambda: kinds() == [])


def test_a_rematch_invites_the_others(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    table = server.create("foothills", [{"kind": "person", "name": name} for name in ("Ada", "Ben")])
    table.post("/concede", 1)
    add_webhook(server, table.tokens[0], hook)
    again = table.post("/rematch", 1, status=201)["table"]
    clock.move(LEAD)
    until(lambda: any("Ben has set up a rematch of Foothills." in body["text"] for body in hook.bodies))
    assert any(again in body["link"] or body["link"].endswith("/tables") for body in hook.bodies)


def test_an_analysis_is_mailed_when_it_is_ready_to_who_asked_and_wants_that(house: Callable[..., Running]) -> None:
    with mailbox() as (box, address):
        server = house({"thorough": 1}, mail=address)
        table = server.create("foothills", [{"kind": "person", "name": name} for name in ("Ada", "Ben")])
        for seat in (0, 1):
            person = server.house.tables[table.name].seats[seat].person
            assert person is not None
            where = encode(MailAddress(f"p{seat}@example.org", clock.now()))
            server.do(server.house.store.outbox.add_channel(ChannelRow(f"c{seat}", person, "mail", where, clock.now())))
            as_device(server, table.tokens[seat], "PUT", body={"kinds": ["analysis"] if seat == 0 else [], "hours": 1})
        table.play(random.Random(2), moves=3)
        table.post("/concede", 1)
        for seat in (0, 1):
            table.post("/analysis", seat)
        until(lambda: table.post("/analysis", None)["done"] == table.post("/analysis", None)["of"] > 0)
        clock.move(QUIET + LEAD)
        until(lambda: len(box.mails) == 1)
        settled(server)
        assert box.recipients == ["p0@example.org"]
        (mail,) = box.mails
        assert mail["Subject"] == "Your analysis of Foothills is ready"
        assert "Every move has been analysed: Foothills with Ben." in mail.get_content()
        assert f"/t/{table.name}" in mail.get_content()
