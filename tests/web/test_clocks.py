"""Clocks on the cards, what players choose when time runs out, and a seat taken back; the server's clock is moved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from branchline.server import clock
from branchline.server.common.pace import DAY, HOUR
from branchline.server.run import ServerSettings
from tests.server.running import Running, until
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import CALM, at_table

Shoot = Callable[[Page, str], None]
DAILY = {"preset": "day"}


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """In this process, so that its clock can be moved."""
    server = Running(ServerSettings(tmp_path / "data", port=0))
    yield server
    server.stop()
    clock.ahead = 0.0


@pytest.fixture
def device(browser: Browser, running: Running) -> Iterator[Callable[..., Page]]:
    opened: list[BrowserContext] = []

    def open_page(path: str, phone: bool = False, dark: bool = False, join: bool = True) -> Page:
        context = browser.new_context(
            base_url=f"http://{running.address}",
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
        )
        opened.append(context)
        kept = json.dumps(json.dumps({**CALM, "bots": 0}))
        context.add_init_script(f"localStorage.setItem('branchline.settings', {kept})")
        page = context.new_page()
        page.goto(path)
        if "#" in path and join:
            page.get_by_role("button", name="Join", exact=True).click()
        return page

    yield open_page
    for context in opened:
        context.close()


def set_table(running: Running, **wish: Any) -> tuple[str, list[str]]:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    made = running.http.post("/api/tables", json={"game": "foothills", "seats": seats, **wish}).json()
    return made["table"], [f"/t/{made['table']}#{each['invitation']}" for each in made["invitations"]]


def to_act(running: Running, table: str) -> int:
    return int(running.http.get(f"/api/tables/{table}").json()["card"]["deciders"][0])


def test_time_runs_out_a_bot_takes_over_and_the_player_takes_the_seat_back(
    running: Running, device: Callable[..., Page], shoot: Shoot
) -> None:
    table, links = set_table(running, pace=DAILY)
    late = to_act(running, table)
    name = ("Ada", "Ben")[late]
    away, here = device(links[late]), device(links[1 - late])
    for page in (away, here):
        at_table(page)
        expect(page.get_by_role("timer")).to_have_count(2)
    clock.move(3 * HOUR)
    here.reload()
    expect(here.locator(f"[data-player='{late}']").get_by_role("timer")).to_have_accessible_name(
        "Time left: 20 hr 59 min"
    )
    expect(here.locator(f"[data-player='{1 - late}']").get_by_role("timer")).to_have_accessible_name(
        "Time left: 1 day 0 hr"
    )
    shoot(here, "clock-desktop")
    clock.move(DAY)
    expect(here.get_by_text(f"{name} is out of time. You can wait, or choose:")).to_be_visible()
    expect(away.get_by_text("You’re out of time.")).to_be_visible()
    shoot(here, "out-desktop")
    phone = device(links[1 - late].partition("#")[0], phone=True, dark=True)
    expect(phone.get_by_text(f"{name} is out of time. The other players choose what happens.")).to_be_visible()
    shoot(phone, "out-phone")
    here.get_by_role("button", name="A bot plays on").click()
    expect(here.locator(f"[data-player='{late}']")).to_contain_text("a bot has taken over")
    away.get_by_role("button", name="Take your seat back").first.click()
    expect(here.locator(f"[data-player='{late}']")).not_to_contain_text("a bot has taken over")


def test_a_clock_ticks_by_itself(running: Running, device: Callable[..., Page]) -> None:
    table, links = set_table(running, pace={"preset": "live-10"})
    pages = [device(link) for link in links]
    ticking = pages[0].locator(f"[data-player='{to_act(running, table)}']").get_by_role("timer")
    expect(ticking).to_contain_text("9:5")
    before = ticking.inner_text()
    expect(ticking).not_to_have_text(before)


def test_both_agree_on_a_pause_and_one_ends_it(running: Running, device: Callable[..., Page]) -> None:
    _, links = set_table(running, pace=DAILY)
    ada, ben = (device(link) for link in links)
    at_table(ada)
    at_table(ben)
    ada.get_by_role("button", name="Table").click()
    ada.locator("#table-menu").get_by_role("button", name="Pause the game").click()
    ben.get_by_role("button", name="Pause the game").first.click()
    for page in (ada, ben):
        expect(page.get_by_text("The game is paused.")).to_be_visible()
    ben.get_by_role("button", name="End the pause").click()
    expect(ada.get_by_text("The game is paused.")).to_be_hidden()


def test_a_pace_is_chosen_for_a_new_game_and_seen_before_anyone_joins(
    running: Running, device: Callable[..., Page], shoot: Shoot
) -> None:
    ada = device("/new/foothills")
    ada.get_by_label("Seat 2: who plays?").select_option(label="Open seat")
    ada.get_by_label("Pace", exact=True).select_option(label="By mail, a move a day")
    ada.get_by_label("Weekends don’t count").check()
    ada.get_by_label("When time runs out").select_option(label="A bot plays on")
    shoot(ada, "pace-new")
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.get_by_role("link", name="Go to the table")).to_be_visible()
    (card,) = running.http.get("/api/tables?open=true").json()["tables"]
    pace = card["pace"]
    assert (pace["preset"], pace["time_out"], pace["night"], pace["free_days"]) == ("day", "bot", [1320, 420], [5, 6])
    ben = device("/", phone=True)
    expect(ben.get_by_text("By mail, a move a day")).to_be_visible()
    shoot(ben, "pace-list")
    ben.goto(f"/t/{card['table']}/sit/1")
    expect(ben.get_by_text("Pace: By mail, a move a day")).to_be_visible()
    shoot(ben, "pace-invitation")


def test_who_is_invited_sees_the_pace_before_the_seat_is_theirs(
    running: Running, device: Callable[..., Page], shoot: Shoot
) -> None:
    pace = {"preset": "day", "zone": "UTC", "night": [1320, 420], "free_days": [5, 6], "time_out": "bot"}
    table, links = set_table(running, pace=pace)

    def held() -> list[bool]:
        return [seat["held"] for seat in running.http.get(f"/api/tables/{table}").json()["card"]["seats"]]

    ben = device(links[1], phone=True, dark=True, join=False)
    expect(ben.get_by_text("By mail, a move a day. 24 hours for each player and 12 more")).to_be_visible()
    expect(ben.get_by_text("Not counted: 10:00 PM–7:00 AM; Saturday and Sunday (UTC).")).to_be_visible()
    expect(ben.get_by_text("When time runs out: A bot plays on.")).to_be_visible()
    shoot(ben, "pace-invited-phone")
    ben.goto("/tables")
    expect(ben.get_by_role("heading", name="Your games")).to_be_visible()
    ben.goto(f"/t/{table}/replay")
    expect(ben.locator("main")).not_to_have_attribute("aria-busy", "true")
    assert held() == [False, False], "nothing but a click takes the seat"
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Join", exact=True).click()
    at_table(ben)
    assert held() == [False, True]
    ben.goto(links[1])  # once more: it is theirs
    at_table(ben)
    ada = device(links[0], join=False)
    expect(ada.get_by_role("button", name="Join", exact=True)).to_be_visible()
    shoot(ada, "pace-invited-desktop")


def test_a_table_that_nobody_joins_says_that_it_has_expired(running: Running, device: Callable[..., Page]) -> None:
    table, links = set_table(running, pace=DAILY, luck="everyone")
    ada = device(links[0])
    expect(ada.get_by_text("By mail, a move a day")).to_be_visible()
    expect(ada.get_by_role("status").filter(has_text="Waiting for Ben to join.")).to_be_visible()
    clock.move(15 * DAY)
    until(lambda: running.http.get(f"/api/tables/{table}").json()["card"]["expired"])
    expect(ada.get_by_text("This table has expired").first).to_be_visible()
    ben = device(links[1], join=False)
    expect(ben.get_by_text("This table has expired").first).to_be_visible()


def test_a_vacation_is_announced_in_settings_and_seen_at_the_table(
    running: Running, device: Callable[..., Page], shoot: Shoot
) -> None:
    table, links = set_table(running, pace=DAILY)
    ada, ben = device(links[0]), device(links[1])
    at_table(ada)
    at_table(ben)
    ada.goto("/settings")
    form = ada.get_by_role("region", name="Vacations")
    form.get_by_label("First day").fill("2020-01-01")
    form.get_by_label("Last day").fill("2020-01-05")
    form.get_by_role("button", name="Announce").click()
    expect(ada.get_by_text("A vacation can’t begin in the past.")).to_be_visible()
    first, last = (date.today() + timedelta(days=days) for days in (3, 9))
    form.get_by_label("First day").fill(first.isoformat())
    form.get_by_label("Last day").fill(last.isoformat())
    form.get_by_role("button", name="Announce").click()
    announced = ada.get_by_role("list", name="Your vacations").get_by_role("listitem")
    expect(announced).to_have_count(1)
    announced.scroll_into_view_if_needed()
    shoot(ada, "vacations-desktop")
    expect(ben.locator("[data-player='0']").get_by_role("timer")).to_have_accessible_name(
        re.compile("On vacation from")
    )
    expect(ben.locator("[data-player='1']").get_by_role("timer")).not_to_have_accessible_name(re.compile("vacation"))
    shoot(ben, "vacation-planned")
    phone = device("/settings", phone=True, dark=True)
    phone.get_by_role("region", name="Vacations").scroll_into_view_if_needed()
    shoot(phone, "vacations-phone")
    announced.get_by_role("button", name="Cancel this vacation").click()
    expect(announced).to_have_count(0)
    expect(ben.locator("[data-player='0']").get_by_role("timer")).not_to_have_accessible_name(re.compile("vacation"))
    said = [line["key"] for line in running.http.get(f"/api/tables/{table}/chat").json()["lines"] if "key" in line]
    assert said == ["house-vacation", "house-vacation-off"]
