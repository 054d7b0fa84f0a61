"""When it is your turn: the title of the tab, a bell, and a notification for who asked for one and looks elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import House, Sit
from tests.web.playing import CALM, at_table
from tests.web.test_people import PEOPLE, move_elsewhere, path_of

# The browser's own bell and notes, counted on their way; and a window that can be looked away from. A headless shell
# shows no notification and so grants none: the permission is the test's.
LISTEN = """
  window.tones = []; window.notes = []; window.away = false; window.granted = true;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(this.frequency.value);
    return start.apply(this, when);
  };
  const Real = window.Notification;
  window.Notification = class extends Real {
    static get permission() { return window.granted ? "granted" : "denied"; }
    constructor(title, options) { super(title, options); window.notes.push([title, options.tag]); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away });"""


def waiting(house: House, sit: Sit, **settings: Any) -> tuple[Page, Any]:
    """A page whose turn is not yet, touched once so that the browser lets it sound."""
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    page = sit(path_of(made, 1), settings=CALM | settings, script=LISTEN)
    at_table(page)
    page.get_by_role("tab", name="Chat").click()
    assert not page.title().startswith("●")
    return page, made


@pytest.mark.parametrize("sound", [True, False])
def test_a_bell_rings_when_it_is_your_turn_unless_it_is_off(sound: bool, house: House, sit: Sit) -> None:
    page, made = waiting(house, sit, sound=sound)
    assert page.evaluate("tones") == []
    move_elsewhere(house, made)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert page.evaluate("tones") == ([880, 660] if sound else [])
    assert page.title().startswith("●")


UNTOUCHED = 'Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });'
"""Whoever asks a page something from outside, as these tests do, has touched it by that."""


def test_a_page_nobody_has_touched_is_silent_and_complains_of_nothing(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    page = sit(path_of(made, 1), settings=CALM | {"sound": True}, script=LISTEN + UNTOUCHED)
    at_table(page)
    move_elsewhere(house, made)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert page.evaluate("tones") == []


@pytest.mark.parametrize(("notify", "away", "told"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_who_looks_elsewhere_and_asked_for_it_is_notified(
    notify: bool, away: bool, told: int, house: House, sit: Sit
) -> None:
    page, made = waiting(house, sit, notify=notify)
    page.evaluate("(away) => (window.away = away)", away)
    move_elsewhere(house, made)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert page.evaluate("notes") == [["Your turn", "branchline-foothills"]] * told


def test_without_permission_there_is_no_notification(house: House, sit: Sit) -> None:
    page, made = waiting(house, sit, notify=True)
    page.evaluate("window.granted = false")
    page.evaluate("window.away = true")
    move_elsewhere(house, made)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    assert page.evaluate("notes") == []


def test_the_settings_try_the_bell_and_ask_before_they_notify(sit: Sit) -> None:
    page = sit("/settings", settings=CALM, script=LISTEN)
    page.get_by_role("checkbox", name="Play sounds").check()
    assert page.evaluate("tones") == [880, 660]
    notify = page.get_by_label("Notify me on my turn")
    page.context.grant_permissions(["notifications"])
    notify.check()
    expect(notify).to_be_checked()
    page.reload()
    expect(page.get_by_label("Notify me on my turn")).to_be_checked()
