"""The app on a phone: it can be installed, opens without a network, and never hides a new version."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.running import until
from tests.support.serving import House, serving
from tests.web.conftest import BUNDLE, PHONE, ROOM, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_upgrade import upgrade
from tests.web.test_your_games import PEOPLE

CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket")
HAS_WORKER = "() => navigator.serviceWorker.controller?.state === 'activated'"
BADGE = "Navigator.prototype.setAppBadge = async (count) => void (window.badge = count);"
SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('pages-'))"
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) kept.push(...await (await caches.open(name)).keys());
  return kept.map((one) => new URL(one.url).pathname);
}"""


def with_worker(page: Page) -> Page:
    page.wait_for_function(HAS_WORKER)
    return page


def test_without_a_network_the_app_opens_with_your_games_as_last_seen(house: House, sit: Sit, shoot) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    path = f"/t/{made['table']}#{made['links'][0]['token']}"
    page = sit(path, phone=True, settings=CALM, worker=True, expected=CUT, script=BADGE)
    at_table(page)
    expect(page.get_by_text("Your turn", exact=True).first).to_be_visible()
    page.goto("/")
    with_worker(page)
    games = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Foothills"))
    expect(games.first.get_by_text("Your turn")).to_be_visible()
    assert page.evaluate("window.badge") == 1
    page.context.set_offline(True)
    page.goto("/tables")
    expect(page.get_by_text("You’re offline. This is the list as last seen,")).to_be_visible()
    expect(games.get_by_text("Your turn")).to_be_visible()
    shoot(page, "offline-games")
    page.goto("/")
    expect(page.get_by_text("Everything but your list of games needs a connection.")).to_be_visible()
    expect(games.get_by_text("Your turn")).to_be_visible()
    shoot(page, "offline-home")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Everything but your list of games needs a connection.")).to_have_count(0)
    expect(page.get_by_role("heading", name="Games to join")).to_be_visible()
    expect(games.first).to_be_visible()


def newer(bundle: Path) -> None:
    """The pages of another version, which its worker knows by their names."""
    names = "|".join(re.escape(script.name) for script in bundle.glob("assets/*.js"))
    upgrade(bundle)
    worker = bundle / "service-worker.js"
    text = re.sub(names, lambda found: f"n-{found[0]}", worker.read_text(encoding="utf-8"))
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"newer"', text), encoding="utf-8")


def test_what_is_kept_never_hides_a_new_version_and_gives_way_to_it(sit: Sit, tmp_path: Path) -> None:
    bundle, data = tmp_path / "web", tmp_path / "data"
    shutil.copytree(BUNDLE.parent, bundle)
    data.mkdir()
    with serving(data, bundle=bundle) as house:
        page = with_worker(sit(house.address + "/tables", worker=True, expected=CUT))
        assert page.evaluate(SHELLS) not in ([], ["pages-newer"])
        port = int(house.address.rpartition(":")[2])
    page.reload()  # the server is away
    expect(page.get_by_text("Everything but your list of games needs a connection.")).to_be_visible()
    newer(bundle)
    with serving(data, port=port, bundle=bundle):
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator("[data-toast]").filter(has_text="These pages have a new version.")).to_be_visible()
        page.reload()
        expect(page.locator("script[src^='/assets/n-']")).to_have_count(1)
        until(lambda: (page.wait_for_timeout(50), page.evaluate(SHELLS) == ["pages-newer"])[1])
        with_worker(page)
    page.reload()
    expect(page.locator("script[src^='/assets/n-']")).to_have_count(1)
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_browser_finds_nothing_wrong_with_the_manifest(house: House, sit: Sit) -> None:
    page = sit("/tables")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{house.address}/manifest.webmanifest"
    manifest = json.loads(found["data"])
    sizes = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight].join("x");
        }))""",
        manifest["icons"],
    )
    for icon, size in zip(manifest["icons"], sizes, strict=True):
        assert icon["sizes"] in (size, "any")


def test_plain_http_lacks_the_worker_and_nothing_else(browser: Browser, house: House) -> None:
    context = browser.new_context(viewport=PHONE, locale="en")  # type: ignore[arg-type]
    complaints: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda why: complaints.append(str(why)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.goto(f"http://{ROOM}:{house.address.rpartition(':')[2]}/")
    expect(page.get_by_role("button", name="Play now: Foothills")).to_be_visible()
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    context.close()
    assert [
        one for one in complaints if "Cross-Origin-Opener-Policy" not in one
    ] == []  # of no use there, says Chromium
