"""Games of the first release, whose Foothills had other rules: read, scored as they stand or taken home."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from branchline.server.run import ServerSettings
from tests.server.running import Running
from tests.web.conftest import Sit
from tests.web.playing import CALM
from tests.web.test_positions import FIXTURES

OLD = FIXTURES / "version-1"
TABLES = [
    entry for entry in json.loads((OLD / "tables.json").read_text(encoding="utf-8")) if entry["game"] == "foothills"
]
OVER, RUNNING = (next(entry for entry in TABLES if entry["over"] is over) for over in (True, False))
VALLEY = CALM | {"general": False}
MARK = "Played under version 1 of the rules."


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[str]:
    """The address of a house on a copy of the store of the first release."""
    shutil.copy(OLD / "branchline.db", tmp_path)
    running = Running(ServerSettings(tmp_path, port=0))
    yield f"http://{running.address}"
    running.stop()


@pytest.mark.parametrize("name", ["finished", "unfinished"])
def test_a_log_is_read_and_marked(name: str, sit: Sit) -> None:
    page = sit("/tables", phone=name == "unfinished", settings=VALLEY)
    page.get_by_label("Open a log file").set_input_files(OLD / f"{name}.jsonl")
    expect(page.get_by_text(MARK)).to_be_visible()
    page.get_by_label("Moment", exact=True).fill("20")
    expect(page.get_by_text("Move 20 of")).to_be_visible()
    expect(page.locator(".valley [data-card]").first).to_be_visible()
    page.get_by_role("link", name="See the scores").click()
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()


def test_a_running_table_is_taken_home_and_scored_as_it_stands(old_house: str, sit: Sit) -> None:
    page = sit(f"{old_house}/t/{RUNNING['table']}#{RUNNING['token']}", settings=VALLEY)
    notice = page.locator(".older")
    expect(notice).to_contain_text(MARK)
    expect(page.locator("[data-place][data-open]")).to_have_count(0)
    with page.expect_download() as log:
        notice.get_by_role("button", name="Download").click()
    first = json.loads(log.value.path().read_text(encoding="utf-8").split("\n")[0])
    assert first["rules_version"] == 1
    notice.get_by_role("button", name="Score it now").click()
    expect(page.locator(".bar .over")).to_be_visible()
    page.goto(f"{old_house}/t/{OVER['table']}/end#{OVER['token']}")
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
