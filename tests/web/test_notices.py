"""Notices in a real browser: what the server sends is shown by the page's own service worker, and settings say why not.

Chromium cannot subscribe without a push service on the internet. So `PushManager.subscribe` alone is another: it gives
a subscription to an endpoint of ours, with real keys. What the server sends there is decrypted and handed to the real
service worker through DevTools; what it then asks the browser to show is noted (`SHOW` says why).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.server import clock
from branchline.server.notices.policy import LEAD
from branchline.server.notices.settings import NoticeSettings
from tests.server.notices.receiving import Browser as Keys
from tests.server.notices.receiving import Endpoint, endpoint, mailbox
from tests.server.notices.test_channels import link_in
from tests.server.running import Running, settings_at, until
from tests.web.conftest import BUNDLE, DESKTOP, PHONE, ROOM, Sit

SUBSCRIBE = """PushManager.prototype.subscribe = async function (options) {
  const key = options.applicationServerKey;
  if (typeof key !== "string" || key.length !== 87 || !options.userVisibleOnly) throw new Error(`no key: ${key}`);
  return { toJSON: () => (%s), options };
};"""

# Chromium's headless shell has no place to show a notification, and refuses; at a badge it crashes. So what the worker
# wishes to show is told to the page.
SHOW = """WorkerNavigator.prototype.setAppBadge = async () => undefined;
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ title, body, tag, data });
};
"""
HEAR = (
    "window.shown = []; navigator.serviceWorker.addEventListener('message', (event) => window.shown.push(event.data));"
)


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture
def mail() -> Iterator[Any]:
    with mailbox() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, mail: Any) -> Iterator[Running]:
    settings = settings_at({"data": tmp_path / "data", "database": None}, tmp_path)
    settings.bundle = tmp_path / "pages"
    shutil.copytree(BUNDLE.parent, settings.bundle)
    worker = settings.bundle / "service-worker.js"
    worker.write_text(SHOW + worker.read_text(encoding="utf-8"), encoding="utf-8")
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


def test_push_reaches_the_service_worker_that_the_page_registered(
    browser: Browser, server: Running, hook: Endpoint
) -> None:
    keys = Keys(hook.address)
    given = keys.subscription
    sent = {"endpoint": given["address"], "keys": {"p256dh": given["p256dh"], "auth": given["auth"]}}
    made = server.http.post(
        "/api/tables", json={"game": "foothills", "seats": [{"kind": "person", "name": n} for n in "AB"]}
    ).json()
    first = server.http.get(f"/api/tables/{made['table']}").json()["card"]["deciders"][0]
    context = browser.new_context(base_url=f"http://{server.address}", viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
    context.grant_permissions(["notifications"])
    context.add_init_script(SUBSCRIBE % json.dumps(sent))
    context.add_init_script(HEAR)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    workers: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: workers.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
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
    until(lambda: (page.wait_for_timeout(20), bool(workers))[1])
    message = {
        "origin": f"http://{server.address}",
        "registrationId": workers[0]["registrationId"],
        "data": json.dumps(shown),
    }
    devtools.send("ServiceWorker.deliverPushMessage", message)
    until(lambda: (page.wait_for_timeout(100), bool(page.evaluate("window.shown.length")))[1])
    (seen,) = page.evaluate("window.shown")
    assert seen == {
        "title": "Your turn in Foothills",
        "body": "It’s your turn in Foothills with B." if first == 0 else "It’s your turn in Foothills with A.",
        "tag": made["table"],
        "data": {"path": f"/t/{made['table']}"},
    }
    channels.get_by_role("button", name="Remove").click()
    expect(channels).to_have_count(0)
    context.close()


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
