"""The pages add their luck by themselves: one click still starts a game, two devices agree in a blink, a reload loses
nothing, and at the end each browser compares with what it has kept."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOM, House, Sit
from tests.web.playing import CALM, at_table


def card_of(house: House, page: Page) -> Any:
    table = page.url.split("/t/")[1].split("/")[0]
    return house.ask(f"/api/tables/{table}")["card"]


def new_game(sit: Sit, kind: str) -> tuple[Page, str]:
    """A game with a friend: the host's page, and what the friend opens."""
    page = sit("/new/foothills", settings=CALM)
    page.get_by_label("Seat 2: who plays?").select_option(value=kind)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    link = page.locator("section.done input").first.input_value()
    page.get_by_role("link", name="Go to the table").click()
    return page, link


GIVE_UP = """table => fetch(`/api/tables/${table}/concede`, {
  method: "POST", headers: {Authorization: `Bearer ${JSON.parse(localStorage.getItem("branchline.device"))}`}
}).then((answer) => answer.status)"""


def proof_at_the_end(page: Page) -> Page:
    table = page.url.split("/t/")[1].split("/")[0]
    assert page.evaluate(GIVE_UP, table) == 200
    page.goto(f"/t/{table}/end" if "living-room" not in page.url else f"{page.url.split('#')[0]}/end")
    expect(page.get_by_role("heading", name="Proof of fair dealing")).to_be_visible()
    return page


def test_play_now_is_one_click_on_plain_http_and_its_receipt_agrees(house: House, sit: Sit, shoot: Any) -> None:
    port = house.address.rpartition(":")[2]
    page = sit(f"http://{ROOM}:{port}/", settings=CALM, expected=("Cross-Origin-Opener-Policy",))
    assert page.evaluate("window.isSecureContext") is False
    assert page.evaluate("crypto.subtle === undefined")
    page.get_by_role("button", name="Play now: Foothills").click()
    at_table(page)
    card = card_of(house, page)
    assert (card["luck"], card["stage"]) == ("everyone", "dealt")
    expect(page.get_by_role("button", name=re.compile("Take"))).not_to_have_count(0)
    proof_at_the_end(page)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "agreed")
    expect(page.get_by_text("your luck is part of it")).to_be_visible()
    page.locator("[data-verdict]").scroll_into_view_if_needed()
    shoot(page, "receipt")
    command = page.get_by_text("branchline verify").inner_text()
    assert f"--house {house.ask('/api/house')['key']}" in command
    assert f"--commitment {card['commitment']}" in command


def test_two_devices_wait_for_each_other_and_then_it_takes_a_blink(house: House, sit: Sit) -> None:
    host, invitation = new_game(sit, "friend")
    status = host.locator("[data-stage]")
    expect(status).to_have_attribute("data-stage", "players")
    expect(status).to_contain_text("to join")
    expect(host.locator("[data-at]")).to_have_count(0)  # nothing is dealt, nothing is shown
    friend = sit(invitation.replace(house.address, ""), settings=CALM)
    at_table(host)
    at_table(friend)
    card = card_of(house, host)
    assert (card["luck"], card["stage"]) == ("everyone", "dealt")
    for page in (host, friend):
        kept = page.evaluate("table => JSON.parse(localStorage.getItem('branchline.luck.' + table))", card["table"])
        assert [one["shown"] for one in kept] == [True]
        assert len(kept[0]["all"]) == 3
    proof_at_the_end(host)
    expect(host.locator("[data-verdict]")).to_have_attribute("data-verdict", "agreed")


def test_a_table_is_dealt_after_a_reload_between_promise_and_secret(house: House, sit: Sit) -> None:
    host, invitation = new_game(sit, "friend")
    expect(host.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    table = card_of(house, host)["table"]
    secret = "table => JSON.parse(localStorage.getItem('branchline.luck.' + table))[0].secret"
    before = host.evaluate(secret, table)
    address = host.url
    host.goto("/settings")  # away, before the others have promised
    friend = sit(invitation.replace(house.address, ""), settings=CALM)
    expect(friend.locator("[data-stage]")).to_have_attribute("data-stage", "luck")
    expect(friend.locator("[data-stage]")).to_contain_text("Waiting for luck from")
    host.goto(address)
    at_table(host)
    at_table(friend)
    assert host.evaluate(secret, table) == before
    rounds = house.ask(f"/api/tables/{table}/luck")["rounds"]
    assert rounds[0]["players"][0]["secret"] == before


def test_a_table_that_waits_goes_on_when_its_host_visits_the_first_page(house: House, sit: Sit) -> None:
    host, invitation = new_game(sit, "friend")
    expect(host.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    host.goto("/tables")
    expect(host.get_by_text("Waiting for players")).to_be_visible()
    friend = sit(invitation.replace(house.address, ""), settings=CALM)
    expect(friend.locator("[data-stage]")).to_contain_text("Waiting for luck from")
    host.goto("/")
    at_table(friend)


def test_several_players_at_one_screen_add_luck_once(house: House, sit: Sit) -> None:
    page = sit("/new/foothills", settings=CALM)
    page.get_by_label("Seat 2: who plays?").select_option(value="here")
    page.get_by_role("button", name="Start the game").click()
    at_table(page)
    rounds = house.ask(f"/api/tables/{card_of(house, page)['table']}/luck")["rounds"]
    assert [part["seats"] for part in rounds[-1]["players"]] == [[0, 1]]


def test_a_house_that_changes_its_word_gets_no_luck(house: House, sit: Sit) -> None:
    """Between the promise and the secret the house shows this browser another promise of its own."""
    host, invitation = new_game(sit, "friend")
    expect(host.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    table = card_of(house, host)["table"]

    def bend(route: Any) -> None:
        answer = route.fetch()
        luck = answer.json()
        luck["rounds"][-1]["house"]["commitment"] = "ab" * 32
        route.fulfill(response=answer, body=json.dumps(luck))

    host.route("**/luck", bend)
    friend = sit(invitation.replace(house.address, ""), settings=CALM)
    expect(host.locator("[data-stage]")).to_contain_text("isn’t keeping its word")
    expect(friend.locator("[data-stage]")).to_contain_text("Waiting for luck from")
    (first,) = house.ask(f"/api/tables/{table}/luck")["rounds"]
    assert first["players"][0]["secret"] is None


def test_a_receipt_that_was_changed_is_noticed_by_the_browser_that_was_there(house: House, sit: Sit) -> None:
    page = sit("/", settings=CALM)
    page.get_by_role("button", name="Play now: Foothills").click()
    at_table(page)

    def bend(route: Any) -> None:
        answer = route.fetch()
        luck = answer.json()
        luck["rounds"][-1]["players"][0]["secret"] = "ab" * 32
        route.fulfill(response=answer, body=json.dumps(luck))

    page.route("**/luck", bend)
    proof_at_the_end(page)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "own")
    expect(page.get_by_text("but it isn’t in this deal")).to_be_visible()


def test_what_is_proven_is_shown_on_a_phone_too(sit: Sit, shoot: Any) -> None:
    page = sit("/", settings=CALM, phone=True)
    page.get_by_role("button", name="Play now: Foothills").click()
    at_table(page)
    proof_at_the_end(page)
    proof = page.locator("section").filter(has=page.locator("#proof, [data-verdict]")).last
    proof.scroll_into_view_if_needed()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "agreed")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "receipt-phone")


def test_an_imported_game_is_marked_wherever_it_is_shown(house: House, sit: Sit) -> None:
    page = sit("/", settings=CALM)
    page.get_by_role("button", name="Play now: Foothills").click()
    at_table(page)
    proof_at_the_end(page)
    log = page.request.get(f"/api/tables/{card_of(house, page)['table']}/export").text()
    name = page.request.post("/api/logs", data=log).json()["table"]
    page.goto(f"/t/{name}/end")
    expect(page.get_by_text("This game was read from a log file. It wasn’t played on this server")).to_be_visible()
    expect(page.get_by_text("isn’t this server’s word")).to_be_visible()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.goto(f"/t/{name}")
    expect(page.get_by_text("This game was read from a log file")).to_be_visible()


def test_the_table_screen_says_whom_it_waits_for(house: House, sit: Sit, shoot: Any) -> None:
    host, _ = new_game(sit, "open")
    expect(host.locator("[data-stage]")).to_have_attribute("data-stage", "players")
    screen = sit(f"/t/{card_of(house, host)['table']}/screen")
    expect(screen.locator(".band")).to_contain_text("Waiting for players")
    expect(screen.get_by_text("Open seat. Scan to play.")).to_be_visible()
    shoot(host, "gathering")
    shoot(screen, "gathering-screen")
