"""A game of Wensleydale by mail, from the invitation to its export: two people with two devices each, and a bot. They
hear of it by push, mail and webhook; time runs out, a bot steps in, and the person comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import branchline as bl
from branchline.core.log import parse_log
from branchline.server import clock
from branchline.server.common.pace import DAY, HOUR
from branchline.server.notices.policy import LEAD
from tests.server.notices.receiving import Browser as Keys
from tests.server.notices.receiving import Endpoint, endpoint
from tests.server.notices.test_channels import link_in
from tests.server.running import Running, until
from tests.support.serving import House
from tests.web.conftest import DESKTOP, PHONE
from tests.web.dales import QUICK, Player, at_board, moment
from tests.web.reached import Worker, may_subscribe
from tests.web.test_dales_games import short
from tests.web.test_devices import new_link

ADA, BEN = 0, 1
TITLE = "Last Train to Wensleydale"
BASE = "https://trains.example.org"
WHILE = 3 * LEAD  # after it, who has acted at a table is told of it again
ROUNDS = 1
MOST = 400  # clicks that a turn may take


class Game:
    """The game, and whom it waits for."""

    def __init__(self, server: Running) -> None:
        self.server = server
        house = House(f"http://{server.address}")
        people = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        made = house.table(
            "wensleydale",
            *people,
            {"kind": "bot", "bot": "greedy"},
            board=short(house, "wensleydale", ROUNDS),
            options={"quick_loading": True},
            pace={"preset": "day"},
            luck="everyone",
        )
        self.path = f"/t/{made['table']}"
        self.board = house.ask(f"/api/games/wensleydale/boards/{self.card['board_digest']}")
        self.invitations = [f"{self.path}#{each['invitation']}" for each in made["invitations"]]

    @property
    def card(self) -> Any:
        return self.server.http.get(f"/api{self.path.replace('/t/', '/tables/')}").json()["card"]

    def waits_for(self, seat: int) -> bool:
        card = self.card
        return seat in card["deciders"] and card["result"] is None and card["seats"][seat]["bot"] is None

    def seat(self) -> int | None:
        """Who of the two is to choose, once the bot has; None once it is over."""
        until(lambda: self.card["result"] is not None or self.waits_for(ADA) or self.waits_for(BEN))
        return next((seat for seat in (ADA, BEN) if self.waits_for(seat)), None)

    def lead_to(self, wanted: int | None, pages: dict[int, Page], turns: int = MOST) -> None:
        """Those who are here choose, until it is the turn of somebody who is not; None: to the end."""
        for _ in range(turns):
            seat = self.seat()
            if seat == wanted:
                return
            assert seat in pages, f"it waits for {seat}"
            self.play(seat, pages[seat])

    def play(self, seat: int, page: Page) -> None:
        """All that the seat has to choose before somebody else is to."""
        player = Player(page, touch=bool(page.evaluate("navigator.maxTouchPoints")))
        at_board(page)
        for _ in range(MOST):
            if not self.waits_for(seat):
                return
            if now := moment(page):
                getattr(player, now)()
            page.wait_for_timeout(20)
        raise AssertionError(f"the turn does not end: {page.locator('.bar').inner_text()}")


@pytest.fixture
def device(browser: Browser, posting: Running) -> Any:
    """A browser of its own: `device(phone=True, keys=...)` can be notified."""
    opened: list[BrowserContext] = []

    def open_page(phone: bool = False, keys: Keys | None = None) -> Page:
        look: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        context = browser.new_context(
            base_url=f"http://{posting.address}", locale="en", reduced_motion="reduce", accept_downloads=True, **look
        )
        opened.append(context)
        kept = json.dumps(json.dumps({**QUICK, "bots": 0}))
        context.add_init_script(f"localStorage.setItem('branchline.settings', {kept})")
        if keys is not None:
            may_subscribe(context, keys)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda why: pytest.fail(str(why)))
        return page

    yield open_page
    for context in opened:
        context.close()


def second(first: Page, other: Page) -> None:
    """The person's games are on another device, too."""
    other.goto(new_link(first))
    other.get_by_role("button", name="Add this device").click()
    expect(other.get_by_text("Your games are on this device now.")).to_be_visible()


def wants_mail_and_webhook(laptop: Page, tablet: Page, mail: Any, hook: Endpoint) -> None:
    """The mail's link is opened on the other device."""
    laptop.goto("/settings")
    laptop.get_by_label("Email").fill("ben@example.org")
    laptop.get_by_role("button", name="Add", exact=True).first.click()
    laptop.get_by_label("Webhook", exact=True).fill(hook.address)
    laptop.get_by_role("button", name="Add", exact=True).last.click()
    expect(laptop.get_by_role("list", name="Your channels").get_by_role("listitem")).to_have_count(2)
    until(lambda: len(mail[0].mails) == 1)
    tablet.goto("/notices/confirm/{}#{}".format(*link_in(mail[0].mails[0].get_content(), "confirm")))
    tablet.get_by_role("button", name="Confirm this address").click()
    expect(tablet.get_by_text("Done: notices go to ben@example.org.")).to_be_visible()


def test_two_people_with_two_devices_each_play_a_game_by_mail(
    browser: Browser,
    posting: Running,
    device: Callable[..., Page],
    hook: Endpoint,
    mail: Any,
    tmp_path: Path,
    shoot: Any,
) -> None:
    with endpoint() as pushed:
        keys = Keys(pushed.address)
        ada, phone, ben, tablet = device(), device(phone=True, keys=keys), device(), device()
        worker = Worker(phone)
        game = Game(posting)

        def told_by_push(title: str) -> None:
            """The server sends it, the worker shows it, and a tap opens the table."""
            before = len(pushed.taken)
            clock.move(WHILE)
            until(lambda: len(pushed.taken) > before)
            shown = worker.show(keys.read(pushed.taken[-1][2]))
            assert (shown["title"], shown["data"]["path"]) == (title, game.path)
            phone.goto(shown["data"]["path"])

        ada.goto(game.invitations[ADA])
        ada.get_by_role("button", name="Join", exact=True).click()
        expect(ada.get_by_text("Waiting for Ben to join.")).to_be_visible()
        second(ada, phone)
        phone.goto("/settings")
        phone.get_by_role("button", name="Notify me in this browser").click()
        expect(phone.get_by_role("list", name="Your channels").get_by_role("listitem")).to_have_count(1)
        ben.goto(game.invitations[BEN])
        ben.get_by_role("button", name="Join", exact=True).click()
        expect(ben.get_by_text("Waiting for luck from Ada")).to_be_visible()
        second(ben, tablet)
        wants_mail_and_webhook(ben, tablet, mail, hook)

        told_by_push(f"{TITLE} can begin")
        at_board(phone)
        assert game.card["stage"] == "dealt"

        ada.goto(game.path)
        for page in (phone, ben, tablet):
            page.goto("/tables")
        game.lead_to(BEN, {ADA: ada})
        clock.move(WHILE)
        until(lambda: len(hook.taken) == 1)
        assert hook.bodies[0]["title"] == f"Your turn in {TITLE}"
        clock.move(12 * HOUR)
        until(lambda: len(mail[0].mails) == 2)
        letter = mail[0].mails[1]
        assert letter["Subject"] == f"Your turn in {TITLE}"
        (path,) = re.findall(rf"{BASE}(/t/\S+)", letter.get_content())
        tablet.goto(path)
        game.play(BEN, tablet)

        ada.goto("/tables")
        game.lead_to(ADA, {BEN: tablet})
        told_by_push(f"Your turn in {TITLE}")
        game.play(ADA, phone)

        tablet.goto("/tables")
        game.lead_to(BEN, {ADA: phone})
        clock.move(20.5 * HOUR)
        until(lambda: hook.bodies[-1]["title"] == mail[0].mails[-1]["Subject"] == f"Time is running out in {TITLE}")
        assert hook.bodies[-1]["text"] == f"You have 3 hours left in {TITLE} with Ada."
        ada.goto(game.path)
        clock.move(DAY)
        expect(ada.get_by_text("Ben is out of time. You can wait, or choose:")).to_be_visible()
        shoot(ada, "by-mail-out")
        ada.get_by_role("button", name="A bot plays on").click()
        expect(ada.locator("[data-player='1']")).to_contain_text("a bot has taken over")
        game.lead_to(None, {ADA: ada}, turns=1)
        tablet.goto(game.path)
        tablet.get_by_role("button", name="Take your seat back").first.click()
        expect(ada.locator("[data-player='1']")).not_to_contain_text("a bot has taken over")

        phone.goto("/tables")
        game.lead_to(None, {ADA: ada, BEN: tablet})
        assert game.card["result"]["reason"] not in ("agreed", "closed", "conceded")
        tablet.goto(f"{game.path}/end")
        with tablet.expect_download() as kept:
            tablet.get_by_role("button", name="Download the log").click()
        with tablet.expect_download() as play:
            tablet.get_by_role("button", name="Download for BG Stats").click()
        file = json.loads(play.value.path().read_text(encoding="utf-8"))
        assert play.value.suggested_filename.endswith(".bgsplay")
        assert [one["name"] for one in file["players"]][:2] == ["Ada", "Ben"]
        assert (file["userInfo"]["meRefId"], file["plays"][0]["durationMin"]) == (file["players"][BEN]["id"], 0)
        log = tmp_path / "game.jsonl"
        kept.value.save_as(log)
        board = tmp_path / "board.json"
        board.write_text(json.dumps(game.board))
        rules = bl.game("wensleydale", board)
        *_, (last, _) = parse_log(log.read_text(encoding="utf-8"), rules).replay(rules)
        assert last.over
        ada.goto("/tables")
        ada.get_by_label("Open a log file").set_input_files(log)
        expect(ada.locator("[data-area]").first).to_be_attached()
