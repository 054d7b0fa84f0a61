"""Mail with its two clicks, push that a browser can read, and feeds: against a real mail server and a real endpoint."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import py_vapid
import pytest

from branchline.server import clock
from branchline.server.notices.guard import BadNetwork
from branchline.server.notices.mail import BadMailServer, mail_server
from branchline.server.notices.policy import CONFIRM, LEAD, QUIET
from branchline.server.notices.settings import BadNoticeSettings, NoticeSettings, means_of
from branchline.server.notices.wording import plain
from branchline.server.store import WaitRow
from tests.server.notices.conftest import BASE
from tests.server.notices.receiving import Browser, Endpoint, Mailbox, certificate, endpoint, mailbox
from tests.server.notices.test_post import HOUR, add_webhook, as_device, ended, settled, two, wait_for
from tests.server.people import OwnDevice
from tests.server.running import Running, until

pytestmark = pytest.mark.any_store
CONTACT = "mailto:operator@example.org"


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, str]]:
    with mailbox() as found:
        yield found


def add_mail(server: Running, key: str, address: str = "ada@example.org", **more: Any) -> Any:
    return as_device(server, key, "POST", body={"kind": "mail", "address": address, **more})


def link_in(text: str, what: str) -> tuple[str, str]:
    """The channel and the key of a link in a mail."""
    found = re.search(rf"{BASE}/notices/{what}/(\w+)#([\w-]{{43}})", text)
    assert found is not None, text
    return found[1], found[2]


def confirmed(server: Running, box: Mailbox, key: str) -> str:
    """Ada's address, added and confirmed; the id of the channel."""
    card = add_mail(server, key)
    assert [one["ready"] for one in card["channels"]] == [False]
    until(lambda: len(box.mails) == 1)
    settled(server)
    channel, secret = link_in(box.mails[0].get_content(), "confirm")
    answer = server.http.post(f"/api/notices/confirm/{channel}", json={"key": secret})
    assert answer.json() == {"where": "ada@example.org", "ready": True}
    return channel


def test_mail_is_sent_only_after_its_owner_said_yes_and_stops_by_one_click(
    house: Callable[..., Running], post: tuple[Mailbox, str]
) -> None:
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    add_mail(server, table.tokens[0])
    until(lambda: len(box.mails) == 1)
    wait_for(server, table, 0)
    clock.move(LEAD)
    settled(server)
    assert len(box.mails) == 1, "nobody has confirmed the address"
    ended(server, table, 0)
    (asked,) = box.mails
    assert (asked["To"], asked["From"]) == ("ada@example.org", "Branchline <branchline@trains.example.org>")
    channel, secret = link_in(asked.get_content(), "confirm")
    wrong = server.http.post(f"/api/notices/confirm/{channel}", json={"key": "x" * 43})
    assert (wrong.status_code, "expired" in wrong.json()["text"]) == (404, True)
    for _ in range(2):  # clicked twice
        assert server.http.post(f"/api/notices/confirm/{channel}", json={"key": secret}).status_code == 200
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(box.mails) == 2)
    mail = box.mails[1]
    assert mail["Subject"] == "Your turn in Foothills"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"{BASE}/t/{table.name}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    where = urlsplit(mail["List-Unsubscribe"].strip("<>"))
    looked = server.http.get(f"{where.path}?{where.query}")  # somebody who opens it changes nothing
    assert (looked.status_code, looked.headers["location"].startswith("/notices/stop/")) == (303, True)
    assert link_in(mail.get_content(), "stop")[0] == channel
    for _ in range(2):
        clicked = server.http.post(f"{where.path}?{where.query}", data={"List-Unsubscribe": "One-Click"})
        assert clicked.status_code == 200
    assert as_device(server, table.tokens[0])["channels"] == []
    foreign = server.http.post(f"{where.path}?key={'x' * 43}")
    assert (foreign.status_code, "complete" in foreign.json()["text"]) == (404, True)


def test_a_link_to_confirm_expires_and_a_newer_one_takes_its_place(house: Any, post: tuple[Mailbox, str]) -> None:
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    for _ in range(2):
        clock.move(1)
        add_mail(server, table.tokens[0])
        settled(server)
    (first, old), (again, new) = (link_in(mail.get_content(), "confirm") for mail in box.mails)
    assert first == again
    assert server.http.post(f"/api/notices/confirm/{first}", json={"key": old}).status_code == 404
    clock.move(CONFIRM + 1)
    late = server.http.post(f"/api/notices/confirm/{first}", json={"key": new})
    assert late.json()["text"].startswith("This link has expired or was replaced")
    for _ in range(3):  # nobody is asked again and again
        answer = server.http.post(
            "/api/notices",
            json={"kind": "mail", "address": "Ada@example.org"},
            headers={"Authorization": f"Bearer {table.tokens[1]}"},
        )
    assert answer.status_code == 429


def test_mail_waits_as_long_as_the_person_chose_where_something_quicker_tells_them(
    house: Callable[..., Running], post: tuple[Mailbox, str], hook: Endpoint
) -> None:
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    confirmed(server, box, table.tokens[0])
    add_webhook(server, table.tokens[0], hook)
    as_device(server, table.tokens[0], "PUT", body={"kinds": ["turn", "warn"], "hours": 5})
    now = clock.now()
    wait_for(server, table, 0, deadline=now + 24 * HOUR, warn=now + 20 * HOUR)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    clock.move(5 * HOUR - 60)
    settled(server)
    assert len(box.mails) == 1
    clock.move(60)
    until(lambda: len(box.mails) == 2)
    settled(server)
    clock.move(15 * HOUR)  # time runs out: nothing waits then
    until(lambda: len(box.mails) == 3)
    assert box.mails[2]["Subject"] == "Time is running out in Foothills"
    settled(server)
    ended(server, table, 0)
    wait_for(server, table, 0)
    clock.move(LEAD)
    settled(server)
    ended(server, table, 0)
    clock.move(6 * HOUR)
    settled(server)
    assert len(box.mails) == 3, "what is over is not mailed any more"


def test_a_mail_server_that_is_away_is_tried_again_and_an_address_it_refuses_is_not(
    house: Callable[..., Running], post: tuple[Mailbox, str]
) -> None:
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    confirmed(server, box, table.tokens[0])
    box.answer = "451 later"
    wait_for(server, table, 0)
    clock.move(LEAD)

    def trouble() -> str:
        return str(as_device(server, table.tokens[0])["channels"][0]["trouble"])

    until(lambda: trouble() == "notice-mail-down")
    settled(server)
    box.answer = "250 OK"
    clock.move(61)
    until(lambda: len(box.mails) == 2)
    settled(server)
    box.answer = "550 nobody here"
    ended(server, table, 0)
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: trouble() == "notice-mail-refused")
    settled(server)
    box.answer = "250 OK"
    clock.move(HOUR)
    settled(server)
    assert len(box.mails) == 2


def test_mail_goes_by_starttls_with_a_password_and_a_wrong_one_is_said(
    house: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "localhost.pem"))
    with mailbox(secure=certificate(tmp_path), password="right") as (box, address):
        port = address.rpartition(":")[2]
        server = house(mail=f"smtp://me:wrong@localhost:{port}")
        (table,) = two(server)
        add_mail(server, table.tokens[0])

        def trouble() -> str:
            return str(as_device(server, table.tokens[0])["channels"][0]["trouble"])

        until(lambda: trouble() == "notice-mail-password")
        settled(server)
        assert box.mails == []
        server.stop()
        house(mail=f"smtp://me:right@localhost:{port}")
        clock.move(61)
        until(lambda: len(box.mails) == 1)


@pytest.mark.parametrize(
    "wrong", ["ada", "ada@", "@example.org", "ada@example", "a da@example.org", "a@b.org\r\nBcc: c@d.org"]
)
def test_what_is_no_mail_address_is_refused(
    house: Callable[..., Running], post: tuple[Mailbox, str], wrong: str
) -> None:
    server = house(mail=post[1])
    wish = {"kind": "mail", "address": wrong}
    answer = server.http.post("/api/notices", json=wish, headers={"Authorization": f"Bearer {'k' * 43}"})
    assert answer.status_code == 422
    assert "isn’t an email address. It has to look like ada@example.org." in answer.json()["text"]


def test_push_is_signed_by_this_house_and_only_the_browser_can_read_it(house: Any, hook: Endpoint) -> None:
    server = house(push=CONTACT)
    (table,) = two(server)
    browser = Browser(hook.address)
    card = as_device(server, table.tokens[0])
    assert len(card["push"]) == 87
    wish = {"kind": "push", "label": "Firefox", **browser.subscription}
    card = as_device(server, table.tokens[0], "POST", body=wish)
    assert [(one["kind"], one["where"]) for one in card["channels"]] == [("push", "Firefox")]
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    ((_, headers, body),) = hook.taken
    assert browser.read(body) == {
        "title": "Your turn in Foothills",
        "body": "It’s your turn in Foothills with Ben.",
        "path": f"/t/{table.name}",
        "tag": table.name,
        "waiting": 1,
        "tables": [table.name],
        "still": [table.name],
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].endswith(f"k={card['push']}")
    assert py_vapid.Vapid02.verify(headers["authorization"])
    assert int(headers["ttl"]) > 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_unsubscribed_is_forgotten(house: Any, hook: Endpoint, status: int) -> None:
    server = house(push=CONTACT)
    (table,) = two(server)
    as_device(server, table.tokens[0], "POST", body={"kind": "push", **Browser(hook.address).subscription})
    hook.status = status
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: as_device(server, table.tokens[0])["channels"] == [])
    settled(server)
    (count,) = server.do(server.house.store.outbox.counts())
    assert (count.kind, count.outcome, count.number) == ("push", "removed", 1)


def test_push_goes_through_the_guard_and_wants_keys_that_fit(house: Callable[..., Running]) -> None:
    server = house(push=CONTACT, networks=())
    fits = Browser("http://127.0.0.1:9/").subscription
    for wish, said in ((fits, "public internet"), (fits | {"auth": "short"}, "keys that can’t be used")):
        headers = {"Authorization": f"Bearer {'k' * 43}"}
        answer = server.http.post("/api/notices", json={"kind": "push", **wish}, headers=headers)
        assert answer.status_code == 422
        assert said in answer.json()["text"]


def test_the_houses_keys_stay_the_same(house: Callable[..., Running]) -> None:
    server = house(push=CONTACT)
    key = as_device(server, "k" * 43)["push"]
    server.stop()
    assert as_device(house(push=CONTACT), "k" * 43)["push"] == key


def test_a_calendar_and_news_say_what_waits_to_whoever_has_their_address(house: Callable[..., Running]) -> None:
    server = house()
    (table,) = two(server)
    (feed,) = as_device(server, table.tokens[0], "POST", body={"kind": "feed", "language": "fr"})["channels"]
    wait_for(server, table, 0, deadline=1_800_000_000.0)
    calendar = server.http.get(feed["calendar"])
    assert calendar.headers["content-type"].startswith("text/calendar")
    lines = calendar.text.replace("\r\n ", "").split("\r\n")
    assert "DTEND:20270115T080000Z" in lines
    assert "SUMMARY:À vous de jouer\u00a0: Foothills" in lines
    assert f"URL:{BASE}/t/{table.name}" in lines
    assert all(len(line.encode()) <= 75 for line in calendar.text.split("\r\n"))
    news = server.http.get(feed["news"])
    assert f"<link>{BASE}/t/{table.name}</link>" in news.text
    ended(server, table, 0)
    assert "VEVENT" not in server.http.get(feed["calendar"]).text
    assert server.http.get(feed["calendar"][:-1] + "x").status_code == 404
    as_device(server, table.tokens[0], "DELETE", f"/{feed['id']}")
    assert server.http.get(feed["calendar"]).status_code == 404


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"mail": "mail.example.org"}, "write it as smtp://"),
        ({"mail": "smtp://me@mail.example.org"}, "write it as smtp://"),
        ({"mail": "smtp://mail.example.org", "address": None}, "give --address"),
        ({"mail": "smtp://mail.example.org", "sender": "the house"}, "--mail-from must be a mail address"),
        ({"push": "me"}, "mailto:you@example.org"),
        ({"address": "trains.example.org"}, "as https://trains.example.org"),
        ({"networks": ("home",)}, "is no network"),
    ],
)
def test_what_the_operator_says_wrong_is_said_before_anything_begins(said: Any, wrong: str) -> None:
    with pytest.raises((BadNoticeSettings, BadMailServer, BadNetwork), match=wrong):
        means_of(NoticeSettings(**({"address": BASE} | said)), [])


def test_a_password_is_in_no_error() -> None:
    with pytest.raises(BadMailServer) as refusal:
        mail_server("smpt://me:secret@mail.example.org")
    assert "secret" not in str(refusal.value)


def test_a_name_is_one_line_whatever_is_in_it() -> None:
    assert plain("Ada\r\nBcc:\x00 all\u2028@") == "Ada Bcc: all @"


def test_mail_that_is_due_waits_while_its_person_acts_at_that_very_table(
    house: Callable[..., Running], post: tuple[Mailbox, str], hook: Endpoint
) -> None:
    box, address = post
    server = house(mail=address)
    one, other = two(server, 2)
    confirmed(server, box, one.tokens[0])
    add_webhook(server, one.tokens[0], hook)
    as_device(server, one.tokens[0], "PUT", body={"kinds": ["turn"], "hours": 5})
    for table in (one, other):
        wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    clock.move(5 * HOUR - 1)
    server.do(server.house.store.outbox.acted(one.name, 0, clock.now(), QUIET))
    clock.move(2)
    until(lambda: len(box.mails) == 2)
    settled(server)
    assert other.name in box.mails[1].get_content()
    assert one.name not in box.mails[1].get_content(), "she is there"
    clock.move(QUIET)
    until(lambda: len(box.mails) == 3)
    assert one.name in box.mails[2].get_content()
    settled(server)
    clock.move(10 * HOUR)
    settled(server)
    assert len(box.mails) == 3


def test_of_one_wait_a_letter_says_one_thing(
    house: Callable[..., Running], post: tuple[Mailbox, str], hook: Endpoint
) -> None:
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    confirmed(server, box, table.tokens[0])
    add_webhook(server, table.tokens[0], hook)
    as_device(server, table.tokens[0], "PUT", body={"kinds": ["turn", "warn"], "hours": 24})
    now = clock.now()
    wait_for(server, table, 0, deadline=now + 24 * HOUR, warn=now + 20 * HOUR)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    clock.move(20 * HOUR)
    until(lambda: len(box.mails) == 2)
    settled(server)
    assert box.mails[1]["Subject"] == "Time is running out in Foothills"
    assert "It’s your turn" not in box.mails[1].get_content()
    clock.move(5 * HOUR)
    settled(server)
    assert len(box.mails) == 2


def test_what_happened_is_mailed_also_where_mail_waits_for_days(
    house: Callable[..., Running], post: tuple[Mailbox, str], hook: Endpoint
) -> None:
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    confirmed(server, box, table.tokens[0])
    add_webhook(server, table.tokens[0], hook)
    as_device(server, table.tokens[0], "PUT", body={"kinds": ["ended"], "hours": 96})
    row = WaitRow(table.name, 0, "ended", 9, clock.now(), due=clock.now())
    server.do(server.house.store.update(table.name, waits={0: row}))
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    clock.move(96 * HOUR)
    until(lambda: len(box.mails) == 2)
    assert box.mails[1]["Subject"] == "Foothills is over"


@pytest.mark.parametrize(
    ("kinds", "title", "mails"), [(["turn", "warn"], "Time is running out", 1), (["turn"], "Your turn", 0)]
)
def test_who_has_little_time_left_when_their_turn_comes_hears_so_at_once(
    house: Callable[..., Running], post: tuple[Mailbox, str], hook: Endpoint, kinds: list[str], title: str, mails: int
) -> None:
    """Else mail would come long after their time has run out."""
    box, address = post
    server = house(mail=address)
    (table,) = two(server)
    confirmed(server, box, table.tokens[0])
    add_webhook(server, table.tokens[0], hook)
    as_device(server, table.tokens[0], "PUT", body={"kinds": kinds, "hours": 12})
    now = clock.now()
    wait_for(server, table, 0, deadline=now + 2 * HOUR, warn=now)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    assert hook.bodies[0]["title"] == f"{title} in Foothills"
    assert len(box.mails) == 1 + mails
    clock.move(HOUR)
    settled(server)
    assert (len(hook.taken), len(box.mails)) == (1, 1 + mails)


def test_a_device_that_is_removed_is_shown_no_notices_any_more(house: Any, hook: Endpoint) -> None:
    server = house(push=CONTACT)
    (table,) = two(server)
    laptop, phone = OwnDevice(server, "Laptop"), OwnDevice(server, "Phone")
    laptop.key = table.tokens[0]
    phone.add(laptop.link())
    with endpoint() as lost:
        for device, to in ((laptop, hook), (phone, lost)):
            device.good("POST", "/api/notices", {"kind": "push", **Browser(to.address).subscription})
        assert len(laptop.good("GET", "/api/notices")["channels"]) == 2
        (gone,) = (each["id"] for each in laptop.greet()["devices"] if not each["this"])
        laptop.good("DELETE", f"/api/person/devices/{gone}")
        wait_for(server, table, 0)
        clock.move(LEAD)
        until(lambda: len(hook.taken) == 1)
        settled(server)
        assert lost.taken == []
        assert len(laptop.good("GET", "/api/notices")["channels"]) == 1
