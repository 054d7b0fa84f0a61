"""A real server and a real Chromium: every test here plays through the page as a person would."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from branchline import build
from branchline.server import clock
from branchline.server.notices.settings import NoticeSettings
from tests.server.notices.receiving import Endpoint, Mailbox, endpoint, mailbox
from tests.server.running import Running, settings_at
from tests.support.browser import FLAGS, chromium
from tests.support.serving import House, serving
from tests.web.reached import SHOW

BUNDLE = build.PACKAGE / "web" / "index.html"
SHOTS = os.environ.get("BRANCHLINE_SHOTS")
expect.set_options(timeout=30_000)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ROOM = "living-room.test"
"""The house by a name, as others in its network know it: plain http, and no secure context."""
# A browser without a seat at the table it opens is the device that `House.ask` is with the same invitation.
DEVICE = """{
  const invitation = location.hash.slice(1), table = location.pathname.split("/")[2];
  const held = localStorage.getItem("branchline.tables") ?? "";
  if (invitation.length === 43 && !held.includes(table)) {
    localStorage.setItem("branchline.device", JSON.stringify([...invitation].reverse().join("")));
  }
}"""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not BUNDLE.exists():
        pytest.fail("the pages are not built: run `make web` first")
    with serving(tmp_path_factory.mktemp("house")) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = [flag for flag in FLAGS if flag != "--headless"]
        flags.append(f"--host-resolver-rules=MAP {ROOM} 127.0.0.1")
        opened = playwright.chromium.launch(executable_path=chromium(), headless=True, args=flags)
        yield opened
        opened.close()


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture
def mail() -> Iterator[tuple[Mailbox, str]]:
    with mailbox() as found:
        yield found


@pytest.fixture
def posting(tmp_path: Path, mail: tuple[Mailbox, str]) -> Iterator[Running]:
    """A house in this process, so that its clock can be moved, which sends mail and push. Its service worker says what
    it shows: see reached.py."""
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


Sit = Callable[..., Page]


@pytest.fixture
def sit(browser: Browser, house: House) -> Iterator[Sit]:
    """Open a page in a browser of its own: `sit("/", phone=True, dark=True, settings={...})`.

    Whatever the page writes as an error into its console fails the test, unless it expects so.
    """
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        dark: bool = False,
        settings: dict[str, Any] | None = None,
        expected: tuple[str, ...] = (),
        script: str = "",
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=house.address,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",  # a request that a worker makes is no test's to answer
        )
        opened.append(context)
        kept = json.dumps(json.dumps({"bots": 0} | (settings or {})))  # bots never make a test wait
        context.add_init_script(
            f"if (!localStorage.getItem('branchline.settings')) localStorage.setItem('branchline.settings', {kept})"
        )
        context.add_init_script(DEVICE)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(f"{path}: {error}"))
        page.on(
            "console",
            lambda message: (
                complaints.append(f"{path}: {message.text}")
                if message.type == "error" and not any(one in message.text for one in expected)
                else None
            ),
        )
        page.goto(path)
        return page

    yield open_page
    for context in opened:
        context.close()
    assert complaints == []


@pytest.fixture
def shoot() -> Callable[[Page, str], None]:
    """Keep a picture of a page, for people to look at: where `BRANCHLINE_SHOTS` names a folder for it."""

    def shot(page: Page, name: str) -> None:
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"{name}.png")

    return shot
