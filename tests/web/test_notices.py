"""Notices on the pages: settings say what works and why not, and the links in mails do what they say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.server import clock
from branchline.server.notices.settings import NoticeSettings
from tests.server.notices.receiving import mailbox
from tests.server.notices.test_channels import link_in
from tests.server.running import Running, settings_at, until
from tests.web.conftest import DESKTOP, PHONE, ROOM, Sit


@pytest.fixture
def mail() -> Iterator[Any]:
    with mailbox() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, mail: Any) -> Iterator[Running]:
    settings = settings_at({"data": tmp_path / "data", "database": None}, tmp_path)
    settings.bundle = None
    settings.notices = NoticeSettings(
        mail[1], None, "mailto:me@example.org", "https://trains.example.org", ("127.0.0.0/8",)
    )
    before = clock.ahead
    running = Running(settings)
    yield running
    clock.ahead = before
    running.stop()


def page_at(browser: Browser, server: Running, path: str, **more: Any) -> Page:
    context = browser.new_context(base_url=f"http://{server.address}", viewport=DESKTOP, locale="en", **more)  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda why: pytest.fail(str(why)))
    page.goto(path)
    return page


def test_mail_is_confirmed_and_stopped_by_its_links(browser: Browser, server: Running, mail: Any, shoot: Any) -> None:
    page = page_at(browser, server, "/settings")
    page.get_by_label("Email").fill("ada@nowhere")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_text("isn’t an email address")).to_be_visible()
    page.get_by_label("Email").fill("ada@example.org")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_text("Not confirmed yet: open the link in our mail.")).to_be_visible()
    page.get_by_label("Webhook", exact=True).fill("http://10.1.2.3/hook")
    page.get_by_role("button", name="Add", exact=True).last.click()
    expect(page.get_by_text("“10.1.2.3” isn’t on the public internet")).to_be_visible()
    page.get_by_role("button", name="Make a calendar and a news feed").click()
    expect(page.get_by_text("Calendar address:")).to_be_visible()
    page.get_by_label("an analysis I asked for is ready").check()
    shoot(page, "notices")
    until(lambda: (page.wait_for_timeout(20), bool(mail[0].mails))[1])
    channel, key = link_in(mail[0].mails[0].get_content(), "confirm")
    page.goto(f"/notices/confirm/{channel}#{key}")
    page.get_by_role("button", name="Confirm this address").click()
    expect(page.get_by_text("Done: notices go to ada@example.org.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_label("an analysis I asked for is ready")).to_be_checked()
    expect(page.get_by_text("Not confirmed yet")).to_have_count(0)
    page.goto(f"/notices/confirm/{channel}#{'x' * 43}")
    page.get_by_role("button", name="Confirm this address").click()
    expect(page.get_by_text("This link has expired or was replaced by a newer one.")).to_be_visible()
    stop = server.house.post.ways_to_stop(server.do(server.house.store.outbox.channel(channel)))[1]
    page.goto(stop.removeprefix("https://trains.example.org"))
    shoot(page, "notice-stop")
    page.get_by_role("button", name="Stop these mails").click()
    expect(page.get_by_text("Done: ada@example.org gets no more mail.")).to_be_visible()
    page.context.close()


def test_plain_http_says_what_does_not_work_there_and_why(browser: Browser, server: Running, shoot: Any) -> None:
    port = server.address.rpartition(":")[2]
    for look in ({}, {"viewport": PHONE, "color_scheme": "dark"}):
        context = browser.new_context(**({"base_url": f"http://{ROOM}:{port}", "locale": "en"} | look))  # type: ignore[arg-type]
        page = context.new_page()
        page.goto("/settings")
        expect(page.get_by_text("browsers allow notices on https only")).to_be_visible()
        expect(page.get_by_role("button", name="Notify me in this browser")).to_have_count(0)
        shoot(page, f"notices-{'phone' if look else 'http'}")
        context.close()


def test_a_house_without_mail_and_push_says_so(sit: Sit) -> None:
    page = sit("/settings")
    expect(page.get_by_text("This server doesn’t send email. Its operator can switch it on.")).to_be_visible()
    expect(
        page.get_by_text("This server doesn’t send browser notices. Its operator can switch them on.")
    ).to_be_visible()
