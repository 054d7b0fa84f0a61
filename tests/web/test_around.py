"""The pages around a game: its end is counted in stages, its log is told by turns, and settings do what they say."""

from __future__ import annotations

import json
import urllib.request
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM
from tests.web.test_attention import LISTEN

LOG = Path(__file__).parent.parent / "fixtures" / "ticket_to_ride" / "played_in_terminal.jsonl"
BEFORE = {
    "confirm": False,
    "pace": 1,
    "sound": True,
    "notify": False,
    "scheme": "dark",
    "guidance": False,
    "name": "Ada",
}
"""What a browser kept for the version before."""


@pytest.fixture(scope="module")
def finished(house: House) -> str:
    """A finished game, from its log."""
    headers = {"Content-Type": "application/x-ndjson"}
    request = urllib.request.Request(house.address + "/api/logs", LOG.read_bytes(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return str(json.load(answer)["table"])


def moving(page: Page, path: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(path)


def test_the_end_is_counted_in_stages_once_and_can_be_skipped(finished: str, sit: Sit) -> None:
    page = sit("/settings", settings=BEFORE)
    moving(page, f"/t/{finished}/end")
    expect(page.get_by_role("heading", name="Counting the points")).to_be_visible()
    stages = page.locator(".stages li").all_inner_texts()
    assert stages[:2] == ["Routes", "Tickets"]
    assert "Passengers" in stages
    page.get_by_role("button", name="Skip the count").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


@pytest.mark.parametrize("still", ["setting", "system"])
def test_where_nothing_moves_the_end_is_counted_at_once(still: str, finished: str, sit: Sit) -> None:
    page = sit(f"/t/{finished}/end", settings=BEFORE | {"pace": 0 if still == "setting" else 1})
    if still == "setting":
        moving(page, f"/t/{finished}/end")
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def test_the_log_is_told_turn_by_turn(finished: str, sit: Sit) -> None:
    page = sit(f"/t/{finished}/end")
    page.get_by_role("heading", name="What happened").click()
    log = page.get_by_role("list", name="Log")
    expect(log.locator(".turn").first).to_be_visible()
    turns = log.locator(".turn").evaluate_all(
        "turns => turns.map((turn) => [turn.querySelector('svg').ariaLabel, turn.querySelectorAll('.entry').length])"
    )
    players = [player for player, _ in turns]
    assert all(one != two for one, two in pairwise(players)), "one turn, one block"
    assert any(entries > 1 for _, entries in turns)


def test_settings_of_the_version_before_still_hold(sit: Sit) -> None:
    page = sit("/settings", settings=BEFORE)
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_label("Volume")).to_have_value("70")
    expect(page.get_by_role("checkbox", name="Your turn", exact=True)).to_be_checked()


def test_each_sound_can_be_tried_and_turned_off(sit: Sit) -> None:
    page = sit("/settings", settings=BEFORE, script=LISTEN)
    page.get_by_role("button", name="Try: Your turn").click()
    assert page.evaluate("tones") == [880, 660]
    page.get_by_role("checkbox", name="Your turn", exact=True).uncheck()
    expect(page.get_by_role("button", name="Try: Your turn")).to_be_disabled()
    page.get_by_role("button", name="Try: Last round").click()
    assert len(page.evaluate("tones")) > 2
    page.get_by_role("checkbox", name="Play sounds").uncheck()
    expect(page.get_by_role("button", name="Try: Last round")).to_be_disabled()
    page.reload()
    expect(page.get_by_role("checkbox", name="Play sounds")).not_to_be_checked()


def test_palette_and_card_size_show_at_once_and_last(sit: Sit) -> None:
    page = sit("/settings", settings=BEFORE)
    page.get_by_label("Colours", exact=True).select_option(label="Easy to tell apart")
    page.get_by_label("Card size").select_option(label="Large")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-palette", "safe")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--card-size')") == "1.2"
    expect(page.get_by_label("Card size")).to_have_value("large")


RUSHES = """
  window.rushes = 0;
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.rushes += 1;
    return begin.apply(this, when);
  };"""


def test_a_move_is_heard(house: House, sit: Sit) -> None:
    made = house.table("foothills", {"kind": "person", "name": "Ada"}, {"kind": "person"}, options={"first": 1})
    address = f"/t/{made['table']}#{made['links'][0]['token']}"
    page = sit(address, settings=CALM | {"sound": True}, script=RUSHES)
    page.locator("button.move:enabled").first.click()
    expect(page.get_by_role("list", name="Log").locator(".turn").first).to_be_visible()
    page.wait_for_function("rushes > 0")
