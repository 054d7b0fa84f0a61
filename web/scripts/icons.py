"""Draw the app's icons from its one drawing: `python web/scripts/icons.py`, when favicon.svg has changed.

A phone cuts the icon to a shape of its own, so that one (`mask`) fills its square and keeps the drawing in the middle.
An iPhone does too, and wants no transparent corners.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(WEB.parent))
from tests.support.browser import chromium  # noqa: E402

PUBLIC = WEB / "public"
ICONS = {"192": (192, False), "512": (512, False), "180": (180, True), "mask": (512, True)}
GROUND = 'width="32" height="32" rx="6"'
BOX = "0 0 32 32"
WHOLE = 'x="-4" y="-4" width="40" height="40"'


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    for known in (GROUND, BOX):
        assert known in drawing, f"favicon.svg has no {known}, which this program replaces"
    whole = drawing.replace(GROUND, WHOLE).replace(BOX, "-4 -4 40 40")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, full) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{whole if full else drawing}")
            page.screenshot(path=PUBLIC / f"icon-{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
