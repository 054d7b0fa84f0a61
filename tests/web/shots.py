"""Pictures of the pages in every language, for people to look at: `python -m tests.web.shots FOLDER [LANGUAGE …]`.

Every page, each phase of every game, a lesson, a finished game: on a desktop and a phone, in light and dark; and for
each of these one sheet, so that a look is enough to find a word that is cut, or English.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

import branchline as bl
from branchline.core.registry import info_of
from branchline.locale import Texts, title_of
from tests.cli.terminal import PLAYED
from tests.support.serving import House, serving
from tests.web.conftest import DESKTOP, DEVICE, FLAGS, PHONE, chromium
from tests.web.moments import NAMES, moments

LANGUAGES = ("de", "fr", "it")
PAGES = (
    "",
    "new/foothills",
    "new/nurnberg",
    "rules",
    "rules/foothills",
    "rules/wensleydale",
    "tables",
    "settings",
    "j",
    "add",
    "nowhere",
)
LESSON = "/?"  # and the game: the lesson is begun on the home page
TALL = 3000  # pixels of a long page that are worth looking at


def scenes(house: House) -> Iterator[tuple[str, str]]:
    """The name of each picture, and the address it is of."""
    for path in PAGES:
        yield path.replace("/", "-") or "home", f"/{path}"
    headers = {"Content-Type": "application/x-ndjson"}
    request = urllib.request.Request(house.address + "/api/logs", PLAYED.read_bytes(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        table = json.load(answer)["table"]
    yield from ((name.replace("?", "-"), f"/t/{table}/{name}") for name in ("end", "replay", "replay?at=60"))
    for info in bl.all_games():
        yield f"lesson-{info.id}", LESSON + info.id
        for phase, position in moments(info.id).items():
            people = [{"kind": "person", "name": name} for name in NAMES[: position["seats"]]]
            made = house.table(info.id, *people, position=position)
            yield f"{info.id}-{phase}", f"/t/{made['table']}#{made['links'][0]['token']}"
        yield f"{info.id}-screen", f"/t/{made['table']}/screen"


def shoot(browser: Browser, house: House, folder: Path, language: str, phone: bool, dark: bool) -> None:
    """All scenes as one person sees them, and the sheet of them."""
    kept = json.dumps(json.dumps({"bots": 0, "lang": language, "sound": False}))
    size: Any = PHONE if phone else DESKTOP
    scheme: Any = "dark" if dark else "light"
    for name, path in scenes(house):
        context = browser.new_context(
            base_url=house.address, viewport=size, is_mobile=phone, color_scheme=scheme, reduced_motion="reduce"
        )
        context.add_init_script(f"localStorage.setItem('branchline.settings', {kept})")
        context.add_init_script(DEVICE)
        page = context.new_page()
        try:
            page.goto(path)
            if path.startswith(LESSON):
                teach = Texts(language, "web", fallback="en").say("page-teach")
                words = title_of(info_of(path.removeprefix(LESSON)), language).split()
                title = r"\s+".join(map(re.escape, words))  # whatever spaces there are
                page.get_by_role("button", name=re.compile(f"^{teach}.*{title}$")).click()
                page.locator(".coach").wait_for()
            page.wait_for_load_state("networkidle")
            tall = min(page.evaluate("document.documentElement.scrollHeight"), TALL)
            page.screenshot(
                path=folder / f"{name}.png",
                clip={"x": 0, "y": 0, "width": size["width"], "height": tall},
                full_page=True,
            )
        except Error as why:
            print(f"{name}: {why}", file=sys.stderr)
        context.close()
    sheet(browser, folder, 5 if phone else 3)


def sheet(browser: Browser, folder: Path, across: int) -> None:
    pictures = "".join(
        f"<figure><figcaption>{file.stem}</figcaption><img src='data:image/png;base64,"
        f"{base64.b64encode(file.read_bytes()).decode()}'></figure>"
        for file in sorted(folder.glob("*.png"))
    )
    page = browser.new_page(viewport={"width": 1900, "height": 1000})
    look = f"body{{columns:{across};font:16px sans-serif}}figure{{margin:0 0 12px;break-inside:avoid}}"
    page.set_content(f"<style>{look}img{{width:100%}}</style>{pictures}")
    page.screenshot(path=folder.with_suffix(".png"), full_page=True)
    page.close()


LOOKS = ((False, False), (True, True), (True, False), (False, True))  # on a phone, and at night


def main(out: str, *languages: str, looks: Sequence[tuple[bool, bool]] = LOOKS) -> None:
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=[one for one in FLAGS if one != "--headless"]
        )
        for language in languages or LANGUAGES:
            for phone, dark in looks:
                folder = Path(out) / f"{language}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
                folder.mkdir(parents=True, exist_ok=True)
                shoot(browser, house, folder, language, phone, dark)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
