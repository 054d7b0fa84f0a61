"""Notices in a real browser: what the server sends is shown by the page's own service worker, and settings say why not.
`reached.py` says what stands for a push service."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.server import clock
from branchline.server.notices.policy import LEAD
from tests.server.notices.receiving import Browser as Keys
from tests.server.notices.receiving import Endpoint
from tests.server.notices.test_channels import link_in
from tests.server.running import Running, until
from tests.web.conftest import DESKTOP, PHONE, ROOM, Sit
from tests.web.reached import Worker, may_subscribe


def page_at(browser: Browser, posting: Running, path: str, **more: Any) -> Page:
    context = browser.new_context(base_url=f"http://{posting.address}", viewport=DESKTOP, locale="en", **more)  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda why: pytest.fail(str(why)))
    page.goto(path)
    return page


def test_push_reaches_the_service_worker_that_the_page_registered(
    browser: Browser, posting: Running, hook: Endpoint
) -> None:
    keys = Keys(hook.address)
    made = posting.http.post(
        "/api/tables", json={"game": "foothills", "seats": [{"kind": "person", "name": n} for n in "AB"]}
    ).json()
    first = posting.http.get(f"/api/tables/{made['table']}").json()["card"]["deciders"][0]
    context = browser.new_context(base_url=f"http://{posting.address}", viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
    may_subscribe(context, keys)
    page = context.new_page()
    worker = Worker(page)
    page.goto(f"/t/{made['table']}#{made['invitations'][first]['invitation']}")
    expect(page.get_by_text("Your turn", exact=True).first).to_be_visible()
    page.goto("/settings")
    page.get_by_role("button", name="Notify me in this browser").click()
    channels = page.get_by_role("list", name="Your channels")
    expect(channels.get_by_role("listitem")).to_have_count(1)
    clock.move(3 * LEAD)
    until(lambda: len(hook.taken) == 1)
    shown = keys.read(hook.taken[0][2])
    assert shown["title"] == "Your turn in Foothills"
    seen = worker.show(shown)
    assert seen == {
        "title": "Your turn in Foothills",
        "body": "It’s your turn in Foothills with B." if first == 0 else "It’s your turn in Foothills with A.",
        "tag": made["table"],
        "data": {"path": f"/t/{made['table']}", "tables": [made["table"]]},
    }
    channels.get_by_role("button", name="Remove").click()
    expect(channels).to_have_count(0)
    context.close()


def test_mail_is_confirmed_and_stopped_by_its_links(browser: Browser, posting: Running, mail: Any, shoot: Any) -> None:
    page = page_at(browser, posting, "/settings")
    page.get_by_label("Email").fill("ada@nowhere")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_text("isn’t an email address")).to_be_visible()
    page.get_by_label("Email").fill("ada@example.org")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_text("Not confirmed yet: open the link in our email.")).to_be_visible()
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
    stop = posting.house.post.ways_to_stop(posting.do(posting.house.store.outbox.channel(channel)))[1]
    page.goto(stop.removeprefix("https://trains.example.org"))
    shoot(page, "notice-stop")
    page.get_by_role("button", name="Stop these emails").click()
    expect(page.get_by_text("Done: ada@example.org gets no more email.")).to_be_visible()
    page.context.close()


def test_plain_http_says_what_does_not_work_there_and_why(browser: Browser, posting: Running, shoot: Any) -> None:
    port = posting.address.rpartition(":")[2]
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
