"""On a phone, every button has room for its words, in the languages whose words are longer than English ones."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import branchline as bl
from branchline.locale import Texts
from tests.cli.terminal import PLAYED
from tests.web.conftest import House, Sit
from tests.web.moments import NAMES, moments

LANGUAGES = ("de", "fr", "it")
PAGES = ("/", "/new/ticket-to-ride-germany", "/new/nurnberg", "/new/foothills", "/rules", "/settings", "/tables", "/j")
Shoot = Callable[[Page, str], None]
BOT = {"kind": "bot", "bot": "greedy"}

# A button is too small for its words if they stick out of it, or it sticks out of the page. What can be scrolled into
# view is in its place; what is only read aloud has none.
TIGHT = """() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (box, way) => {
    for (let each = box.parentElement; each && each !== document.body; each = each.parentElement)
      if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(each)[way])) return true;
    return false;
  };
  const tight = [];
  for (const box of document.querySelectorAll("button, a, summary, select, [role=tab], [role=button]")) {
    const place = box.getBoundingClientRect();
    const shown = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!shown || place.width < 4 || place.height < 4 || place.right < 0) continue;
    const name = (box.innerText || box.getAttribute("aria-label") || "").trim().replace(/\\s+/g, " ");
    if (!name || box instanceof SVGElement) continue;
    if (!/\\p{L}{2}/u.test(name)) continue; // figures between icons are the same in every language
    const hides = getComputedStyle(box);
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    let out = false;
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (text.parentElement.getBoundingClientRect().width < 2) continue; // only read aloud
      const words = document.createRange();
      words.selectNodeContents(text);
      for (const one of words.getClientRects())
        out ||= one.width > 4 && (one.right > place.right + 2 || one.left < place.left - 2);
    }
    const more = box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 2;
    const cut = hides.overflow !== "visible" && more;
    const off = (place.right > wide + 1 || place.left < -1) && !scrolls(box, "overflowX");
    if (hides.display !== "inline" && (out || cut)) tight.push(`${name}: its words stick out`);
    else if (off) tight.push(`${name}: it sticks out of the page`);
  }
  const whole = document.documentElement.scrollWidth;
  if (whole > wide + 1) tight.push(`the page is ${whole} wide`);
  return [...new Set(tight)];
}"""


def tight(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(TIGHT)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_of_the_pages_fits(language: str, sit: Sit, shoot: Shoot) -> None:
    page = sit("/", phone=True, settings={"lang": language})
    for path in PAGES:
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("main").first).to_be_visible()
        assert tight(page) == [], f"{language}: {path}"
        shoot(page, f"{language}{path.replace('/', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [info.id for info in bl.all_games()])
def test_every_button_of_a_table_fits(game: str, language: str, house: House, sit: Sit, shoot: Shoot) -> None:
    table = house.table(game, {"kind": "person", "name": "Ada"}, *[BOT] * (min(bl.game(game).info.seats) - 1))
    path = f"/t/{table['table']}#{table['links'][0]['token']}"
    page = sit(path, phone=True, settings={"lang": language, "guidance": False})
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("region").first).to_be_visible()
    assert tight(page) == []
    shoot(page, f"{language}-{game}")
    assert page.locator("button").count() > 3, "there is something to measure"


@pytest.mark.parametrize("game", [info.id for info in bl.all_games()])
def test_every_button_of_the_later_phases_fits(game: str, house: House, sit: Sit, shoot: Shoot) -> None:
    """Each phase in one language, in turns: `python -m tests.web.shots` shows all of them in all."""
    _, *later = moments(game).items()
    assert len(later) > 3, "the game has been played"
    for number, (phase, position) in enumerate(later):
        language = LANGUAGES[number % len(LANGUAGES)]
        people = [{"kind": "person", "name": name} for name in NAMES[: position["seats"]]]
        table = house.table(game, *people, position=position)
        path = f"/t/{table['table']}#{table['links'][0]['token']}"
        page = sit(path, phone=True, settings={"lang": language, "guidance": False})
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("region").first).to_be_visible()
        found = tight(page)
        shoot(page, f"{language}-{game}-{phase}")
        assert found == [], f"{language}: {phase}"
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_round_a_game_fits(language: str, house: House, sit: Sit, shoot: Shoot) -> None:
    """Its end, its replay, and the coach beside a lesson."""
    headers = {"Content-Type": "application/x-ndjson"}
    request = urllib.request.Request(house.address + "/api/logs", PLAYED.read_bytes(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        table = json.load(answer)["table"]
    page = sit("/", phone=True, settings={"lang": language})
    for path in (f"/t/{table}/end", f"/t/{table}/replay", f"/t/{table}/replay?at=60"):
        page.goto(path)
        expect(page.locator("main").first).to_be_visible()
        assert tight(page) == [], f"{language}: {path}"
        shoot(page, f"{language}-{path.rpartition('/')[2].replace('?', '-')}")
    page.goto("/")
    teach = Texts(language, "web", fallback="en").say("page-teach")
    page.get_by_role("button", name=re.compile(f"^{teach}.*Foothills")).click()
    expect(page.locator(".coach").first).to_be_visible()
    assert tight(page) == [], f"{language}: coach"
    shoot(page, f"{language}-coach")


def test_a_button_that_is_too_small_is_found(sit: Sit) -> None:
    page = sit("/settings", phone=True, settings={"lang": "de"})
    expect(page.locator("main h1")).to_be_visible()
    page.wait_for_load_state("networkidle")  # the page itself, not what stands there until it has come
    page.evaluate(
        """document.querySelector("main").insertAdjacentHTML("beforeend",
        "<button id=small style='width: 60px; white-space: nowrap; overflow: hidden'>Donaudampfschifffahrt</button>")"""
    )
    assert tight(page) == ["Donaudampfschifffahrt: its words stick out"]
