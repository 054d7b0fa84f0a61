"""Adding a language takes one file beside each English one: a pseudo-language is added so, and everything speaks it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import branchline as bl
from tests.cli.terminal import PLAYED, run
from tests.locale.said import board_of
from tests.support.plugins import environment
from tests.support.pseudo import PSEUDO, copy_of_project, translated
from tests.support.serving import House, serving
from tests.web.conftest import Sit
from tests.web.reading import said_on, untranslated


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def abroad(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("abroad"), **environment(source)) as served:
        yield served


def names() -> set[str]:
    """What is called the same in every language: games and places, in single words."""
    found = {"Branchline"}
    for info in bl.all_games():
        found.update(re.findall(r"[A-Za-z]+", json.dumps(board_of(info), ensure_ascii=False)))
        found.update(re.findall(r"[A-Za-z]+", " ".join([info.title, *info.designers])))
    return {one for one in found if one[0].isupper()} | {
        "to",
        "of",
        "in",
        "EO",
        "Esperanto",
        "DK",
        "NL",
        "FR",
        "CH",
        "AT",
        "https",  # how an address begins
    }


def test_the_check_of_translations_is_content_with_it(source: Path) -> None:
    check = source.parent / "tools" / "translations.py"
    done = subprocess.run([sys.executable, check], env=environment_of(source), capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    file = source / "branchline" / "locale" / PSEUDO / "core.ftl"
    whole = file.read_text(encoding="utf-8")
    try:
        file.write_text(re.sub(r"^bot-greedy = .*\n", "", whole, flags=re.MULTILINE), encoding="utf-8")
        done = subprocess.run([sys.executable, check], env=environment_of(source), capture_output=True, text=True)
    finally:
        file.write_text(whole, encoding="utf-8")
    assert done.stdout.splitlines() == [f"{PSEUDO}, core: bot-greedy: is missing"]


def environment_of(source: Path) -> dict[str, str]:
    return os.environ | environment(source)


def test_the_terminal_speaks_it(source: Path, tmp_path: Path) -> None:
    more = environment(source)
    told = run("replay", str(PLAYED), "--transcript", "--language", PSEUDO, data=tmp_path, **more).stdout
    assert "ƀöåŕď" in told.splitlines()[0]
    rows = [row for row in told.splitlines() if str(PLAYED) not in row]  # that is a command to type
    assert untranslated(rows, names() | {"Ada", "Random", "germany"}) == [], (
        "but for the names and the board's id in the log"
    )
    asked = run("replay", str(PLAYED), "--transcript", data=tmp_path, **more, LC_ALL="", LANG="eo_XX.UTF-8")
    assert asked.stdout == told


def test_the_server_speaks_it(abroad: House) -> None:
    assert PSEUDO in abroad.ask("/api/texts")
    request = urllib.request.Request(
        f"{abroad.address}/api/tables/nowhere", headers={"Accept-Language": "eo, en;q=0.5"}
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert untranslated([json.load(refused.value)["text"]], {"nowhere"}) == []


PAGES = ("/", "/new/foothills", "/rules/wensleydale", "/settings", "/tables")


def test_every_page_speaks_it(abroad: House, sit: Sit) -> None:
    page = sit(f"{abroad.address}/?lang={PSEUDO}")
    for path in PAGES:
        page.goto(abroad.address + path)
        expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
        page.wait_for_load_state("networkidle")
        assert untranslated(said_on(page), names()) == [], path


@pytest.mark.parametrize("game", [info.id for info in bl.all_games()])
def test_every_table_speaks_it(game: str, abroad: House, sit: Sit) -> None:
    table = abroad.table(
        game,
        {"kind": "person", "name": "Ada"},
        *[{"kind": "bot", "bot": "greedy"}] * (min(bl.game(game).info.seats) - 1),
    )
    page = sit(f"{abroad.address}/t/{table['table']}?lang={PSEUDO}#{table['links'][0]['token']}")
    expect(page.get_by_role("region", name=translated("x = What to do")[4:].strip())).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert untranslated(said_on(page), names() | {"Ada"}) == []


def test_what_is_broken_in_it_is_said_in_english_and_logged(source: Path, sit: Sit, tmp_path: Path) -> None:
    file = source / "branchline" / "locale" / PSEUDO / "web.ftl"
    whole = file.read_text(encoding="utf-8")
    broken = re.sub(r"^page-play-now = .*", "page-play-now = { $nobody }", whole, flags=re.MULTILINE)
    assert broken != whole
    try:
        file.write_text(f"{broken}\nthis is no message\n", encoding="utf-8")
        with serving(tmp_path, **environment(source)) as house:
            page = sit(f"{house.address}/?lang={PSEUDO}", expected=("branchline: text",))
            expect(page.get_by_role("button", name="Play now").first).to_be_visible()
            expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
            named = [
                one.inner_text() or one.get_attribute("aria-label") for one in page.locator("button:visible").all()
            ]
            assert all(named), "no button is empty"
            assert house.log is not None
            told = house.log.read_text(encoding="utf-8")
    finally:
        file.write_text(whole, encoding="utf-8")
    assert "page-play-now" in told
    assert "it is said in English" in told
    assert re.search(r"web\.ftl:\d+: Expected", told)
