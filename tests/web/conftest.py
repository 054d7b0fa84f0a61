"""A real server and a real Chromium: every test here plays through the page as a person would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from branchline import build
from branchline.server.limits import Limits
from branchline.server.run import GRACE, SETTINGS, SOCKET, Settings, listen
from tests.support.browser import FLAGS, chromium

BUNDLE = build.PACKAGE / "web" / "index.html"
SHOTS = Path(os.environ.get("BRANCHLINE_SHOTS", "build/screenshots"))
expect.set_options(timeout=30_000)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class House:
    """A running server, and a way to ask it what the page asks it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, body: object = None, token: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def table(self, game: str, *seats: dict[str, Any], **more: Any) -> Any:
        """A new table: its id, the host's secret and one link for each person."""
        return self.ask("/api/tables", {"game": game, "seats": seats} | more)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not BUNDLE.exists():
        pytest.fail("the pages are not built: run `make web` first")
    data = tmp_path_factory.mktemp("house")
    settings = Settings(data, port=0, limits=Limits(tables_per_address=(10_000, 1.0)))  # they are all set up from here
    sock = listen(settings)
    environment = os.environ | {SETTINGS: settings.text(), SOCKET: str(sock.fileno())}
    command = [sys.executable, "-m", "branchline.server.run"]
    with (data / "serve.log").open("w") as log:
        process = subprocess.Popen(command, env=environment, pass_fds=[sock.fileno()], stderr=log)
    address = f"http://127.0.0.1:{sock.getsockname()[1]}"
    sock.close()
    try:
        yield House(address)
    finally:
        process.terminate()
        process.wait(5 * GRACE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = [flag for flag in FLAGS if flag != "--headless"]
        opened = playwright.chromium.launch(executable_path=chromium(), headless=True, args=flags)
        yield opened
        opened.close()


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
    ) -> Page:
        context = browser.new_context(
            base_url=house.address,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        opened.append(context)
        if settings is not None:
            kept = json.dumps(json.dumps(settings))
            context.add_init_script(
                f"if (!localStorage.getItem('branchline.settings')) localStorage.setItem('branchline.settings', {kept})"
            )
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
    """Keep a picture of a page, for people to look at."""

    def shot(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")

    return shot
