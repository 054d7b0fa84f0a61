"""After an upgrade an old page says so, and loading it again loses nothing that was typed or planned."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.serving import House, serving
from tests.web.conftest import BUNDLE, Sit
from tests.web.dales import at_board, laid_out, lead
from tests.web.foothills import table as foothills_table
from tests.web.playing import at_table
from tests.web.test_connection import Players
from tests.web.test_people import PEOPLE, path_of

BOARD = {"confirm": True, "pace": 0, "sound": False, "guidance": False}
NEWS = "These pages have a new version."
# It seems to be late: the page looks for a new version when somebody comes back to the tab, but not every minute.
LATER = "const now = performance.now.bind(performance); window.later = 0; performance.now = () => now() + window.later;"


def upgrade(bundle: Path) -> None:
    """New pages in the place of the old ones: scripts have other names, and the old ones are gone."""
    scripts = list((bundle / "assets").glob("*.js"))
    named = re.compile("|".join(re.escape(script.name) for script in scripts))
    for file in [*scripts, bundle / "index.html"]:
        text = file.read_text(encoding="utf-8")
        file.write_text(named.sub(lambda found: f"n-{found[0]}", text), encoding="utf-8")
    for script in scripts:
        script.rename(script.with_name(f"n-{script.name}"))


def on(sit: Sit, house: House, path: str, **more: object) -> Page:
    return sit(house.address + path, expected=("WebSocket", "ERR_CONNECTION_REFUSED", "502"), **more)


def reload(page: Page) -> None:
    page.locator("[data-toast]").filter(has_text=NEWS).get_by_role("button", name="Reload the page").click()


def test_an_old_page_is_told_to_reload_and_loses_nothing_typed_or_planned(sit: Sit, tmp_path: Path) -> None:
    bundle = tmp_path / "web"
    shutil.copytree(BUNDLE.parent, bundle)
    data = tmp_path / "data"
    data.mkdir()
    with serving(data, bundle=bundle) as house:
        made = house.table("ticket-to-ride-germany", *PEOPLE, options={"first": 0})
        page = on(sit, house, path_of(made, 0), settings=BOARD)
        at_table(page)
        players = Players(house, made, 1)
        for _ in range(2):
            players.move()  # both choose their mix
        offers = page.locator("[data-offer]")
        for at in (0, 2):
            offers.nth(at).click()
        picked = offers.evaluate_all("all => all.map((one) => one.ariaPressed)")
        assert picked.count("true") == 2
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("textbox", name="Say something").fill("I have an idea …")
        form = on(sit, house, "/new/foothills", script=LATER)
        form.get_by_label("Name of player 1").fill("Ada")
        form.get_by_label("Seat 2: who plays?").select_option(label="A friend, by link")
        form.get_by_label("Name of player 2").fill("Ben")
        form.get_by_label("Starting player").select_option(label="Ben")
        form.get_by_label("Only people with the link").check()
        port = int(house.address.rpartition(":")[2])
    upgrade(bundle)
    with serving(data, port=port, bundle=bundle):
        reload(page)  # the table is back by itself, and the page has seen that it is old
        at_table(page)
        expect(offers.first).to_be_visible()
        expect(page.locator("[data-offer][aria-pressed=true]")).to_have_count(2)
        assert offers.evaluate_all("all => all.map((one) => one.ariaPressed)") == picked
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("textbox", name="Say something")).to_have_value("I have an idea …")
        form.evaluate("window.later = 1e6; dispatchEvent(new Event('focus'))")
        reload(form)
        expect(form.get_by_label("Name of player 1")).to_have_value("Ada")
        expect(form.get_by_label("Seat 2: who plays?").locator("option:checked")).to_have_text("A friend, by link")
        expect(form.get_by_label("Name of player 2")).to_have_value("Ben")
        expect(form.get_by_label("Starting player").locator("option:checked")).to_have_text("Ben")
        expect(form.get_by_label("Only people with the link")).to_be_checked()
        form.get_by_role("button", name="Start the game").click()
        expect(form.get_by_role("link", name="Go to the table")).to_be_visible()
        form.goto(f"{house.address}/new/foothills")
        expect(form.get_by_label("Name of player 2")).to_have_count(0)  # it was sent: the next one begins anew
        for one in (page, form):
            one.evaluate("window.later = 1e7; dispatchEvent(new Event('focus'))")
            expect(one.locator("[data-toast]").filter(has_text=NEWS)).to_have_count(0)


def test_a_server_that_starts_again_with_the_same_pages_tells_nobody_to_reload(sit: Sit, tmp_path: Path) -> None:
    tmp_path.joinpath("data").mkdir()
    with serving(tmp_path / "data") as house:
        page = on(sit, house, path_of(house.table("foothills", *PEOPLE), 0))
        at_table(page)
        port = int(house.address.rpartition(":")[2])
    with serving(tmp_path / "data", port=port), page.expect_response(house.address + "/"):
        expect(page.get_by_text("You’re back.")).to_be_visible()
    expect(page.locator("[data-toast]").filter(has_text=NEWS)).to_have_count(0)


def plan_a_line(page: Page) -> Locator:
    lead(page, "tebay", "crosby-garrett", "kirkby-stephen")
    return page.locator("[data-link][data-planned]")


def plan_a_bid(page: Page) -> Locator:
    page.locator("[data-box='1']").click()
    page.get_by_role("button", name="One cube more").click()
    return page.get_by_role("button", name="Bid 7 on box 1")


def pick_a_cube(page: Page) -> Locator:
    page.locator("button[data-cube]").nth(1).click()
    return page.locator("button[data-cube][aria-pressed=true]")


@pytest.mark.parametrize(
    ("position", "plan"),
    [("wensleydale-building", plan_a_line), ("wensleydale-3-auction", plan_a_bid), (None, pick_a_cube)],
)
def test_what_is_planned_on_a_board_is_there_when_the_page_is_loaded_again(
    house: House, sit: Sit, position: str | None, plan: Callable[[Page], Locator]
) -> None:
    page = sit(laid_out(house, position) if position else foothills_table(house)[0], settings=BOARD)
    at_board(page) if position else at_table(page)
    planned = plan(page)
    expect(planned.first).to_be_visible()
    count = planned.count()
    page.reload()
    expect(planned).to_have_count(count)
    reset = page.get_by_role("button", name=re.compile("^Reset"))
    if reset.is_enabled():  # else it is part of no turn, and the next choice takes its place
        reset.click()
        expect(planned).to_have_count(0)
        page.reload()
        at_board(page) if position else at_table(page)
        page.wait_for_function("document.querySelector('.bar.mine:not([aria-busy=true])')")
        expect(planned).to_have_count(0)
