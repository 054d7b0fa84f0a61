"""People at one table: links, two browsers, one screen, lost connections; nothing typed is lost."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.support.parts import states_of
from tests.web.conftest import House, Sit
from tests.web.playing import CALM, CLICK_ON, at_table, play_to_the_end
from tests.web.ride import BOARD

SECRETIVE = ("narrate-draw-blind", "narrate-keep", "narrate-offer")  # others are told that it was, and not what
PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"})


def path_of(made: dict, seat: int) -> str:
    return f"/t/{made['table']}#{made['links'][seat]['token']}"


def move_elsewhere(house: House, made: dict) -> None:
    """The first seat plays, on another device."""
    token = made["links"][0]["token"]
    state = house.ask(f"/api/tables/{made['table']}", token=token)
    house.ask(f"/api/tables/{made['table']}/moves", {"at": state["at"], "move": state["view"]["legal"][0]}, token)


def test_play_now_is_one_click(sit: Sit) -> None:
    page = sit("/", settings=CALM)
    page.get_by_role("button", name="Play now: Foothills").click()
    at_table(page)
    expect(page.locator("button.move").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_table_is_set_and_a_friend_comes_by_link(house: House, sit: Sit) -> None:
    ada = sit("/new/foothills", settings=CALM)
    ada.get_by_label("Name of player 1").fill("Ada")
    ada.get_by_label("Seat 2: who plays?").select_option(label="A friend, by link")
    ada.get_by_label("Name of player 2").fill("Ben")
    ada.get_by_label("Starting player").select_option(label="Ben")  # so that Ada picks first
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    address = ada.get_by_label("Link", exact=True).input_value()
    ada.get_by_role("link", name="Go to the table").click()
    expect(ada.get_by_text("Waiting for Ben to join.")).to_be_visible()
    ben = sit(address.removeprefix(house.address), settings=CALM)
    at_table(ben)
    at_table(ada)
    assert "#" not in ben.url, "the secret has left the address"
    ada.locator("button.move").first.click()
    expect(ben.get_by_role("list", name="Log").get_by_text("Ada gets").first).to_be_visible()
    expect(ben.get_by_text("Your turn", exact=True)).to_be_visible()
    assert ben.title().startswith("●")
    ben.reload()
    expect(ben.get_by_text("Your turn", exact=True)).to_be_visible()


def test_talk_reaches_the_other_and_nothing_typed_is_lost(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE)
    ada = sit(path_of(made, 0), settings=CALM, expected=("ERR_INTERNET_DISCONNECTED", "WebSocket"))
    ben = sit(path_of(made, 1), settings=CALM)
    ada.get_by_role("tab", name="Chat").click()
    ben.get_by_role("tab", name="Chat").click()
    ada.get_by_role("textbox", name="Say something").fill("Good luck!")
    ada.keyboard.press("Enter")
    expect(ben.get_by_text("Good luck!")).to_be_visible()
    ada.context.set_offline(True)
    ada.get_by_role("textbox", name="Say something").fill("Still there?")
    ada.keyboard.press("Enter")
    expect(ada.get_by_text("The server isn’t answering.")).to_be_visible()
    expect(ada.get_by_role("textbox", name="Say something")).to_have_value("Still there?")
    ada.context.set_offline(False)
    ada.reload()
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_role("textbox", name="Say something")).to_have_value("Still there?")


def test_a_player_mutes_another_for_themselves_and_hears_them_again(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE)
    ada, ben = (sit(path_of(made, seat), settings=CALM) for seat in (0, 1))
    for page in (ada, ben):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_role("textbox", name="Say something").fill("You play like a bot!")
    ada.keyboard.press("Enter")
    ben.get_by_role("button", name="Mute Ada").click()
    expect(ben.get_by_text("You play like a bot!")).to_have_count(0)
    expect(ada.get_by_text("You play like a bot!")).to_be_visible()
    ben.reload()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("button", name="Show them")).to_be_visible()
    expect(ben.get_by_text("You play like a bot!")).to_have_count(0)
    ben.get_by_role("button", name="Show them").click()
    expect(ben.get_by_text("You play like a bot!")).to_be_visible()


def test_a_lost_connection_comes_back_by_itself_and_says_so(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    drop = """
      const Real = WebSocket; window.sockets = []; window.broken = false;
      window.WebSocket = class extends Real {
        constructor(address) { super(window.broken ? address + "/nowhere" : address); window.sockets.push(this); }
      };"""
    ben = sit(path_of(made, 1), settings=CALM, script=drop, expected=("WebSocket",))
    at_table(ben)
    ben.evaluate("window.broken = true; window.sockets.at(-1).close()")
    expect(ben.get_by_text("Connection lost.")).to_be_visible()
    move_elsewhere(house, made)
    ben.evaluate("window.broken = false")
    expect(ben.get_by_text("You’re back.")).to_be_visible()
    expect(ben.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_move_chosen_too_late_is_refused_kindly(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    deaf = "window.WebSocket = class extends EventTarget { send() {} close() {} };"
    page = sit(path_of(made, 0), settings=CALM, script=deaf, expected=("409",))
    page.locator("button.move").first.wait_for()
    move_elsewhere(house, made)
    page.locator("button.move").first.click()
    expect(page.get_by_text("The game moved on while you were choosing.")).to_be_visible()
    expect(page.get_by_text("Waiting for Ben.")).to_be_visible()


def test_a_freed_seat_says_what_to_do(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE)
    ben = sit(path_of(made, 1), settings=CALM, expected=("401", "403", "410"))
    at_table(ben)
    fresh = house.ask(f"/api/tables/{made['table']}/free", {"seat": 1}, made["host"])
    expect(ben.get_by_text("Ask the host for an invitation.")).to_be_visible()
    at_table(ben)  # they can go on watching
    ben.goto(f"/t/{made['table']}#{fresh['invitation']}")
    ben.reload()
    expect(ben.get_by_role("list", name="Players").get_by_text("you", exact=True)).to_be_visible()


def test_a_table_for_two_at_one_screen_is_set_in_one_go(sit: Sit) -> None:
    page = sit("/new/foothills", settings=CALM)
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Seat 2: who plays?").select_option(label="Another player on this device")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    at_table(page)
    for _ in range(2):  # nothing is hidden in this game: the screen passes without a curtain
        page.locator("button.move:enabled").first.click()
    expect(page.get_by_role("list", name="Log").get_by_text(re.compile("gets? [0-9]")).nth(1)).to_be_visible()


def test_the_host_sends_the_link_of_an_open_seat_or_lets_a_bot_play_it(sit: Sit) -> None:
    page = sit("/new/foothills", settings=CALM)
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Seat 2: who plays?").select_option(label="Open seat")
    page.get_by_label("Starting player").select_option(label="Ada")  # so that the open seat picks first
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("link", name="Go to the table").click()
    waiting = page.get_by_role("region", name="Before the deal")
    expect(waiting.get_by_text("Waiting for someone to take the open seat.")).to_be_visible()
    expect(waiting.get_by_label("Link", exact=True)).to_have_value(page.url)
    waiting.get_by_role("button", name="Let Apprentice play this seat").click()
    at_table(page)
    expect(page.get_by_role("region", name="What to do").get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_label("Link", exact=True)).to_have_count(0)


def both_at(made: dict) -> str:
    """A script: this browser holds the seats of two people."""
    held = {made["table"]: {"seats": [{"token": link["token"], "seat": link["seat"]} for link in made["links"]]}}
    return f"localStorage.setItem('branchline.tables', {json.dumps(json.dumps(held))});"


SECRET_BAG = """const ask = window.fetch;
window.fetch = async (path, init) => {
  const answer = await ask(path, init);
  if (path !== "/api/games") return answer;
  const games = await answer.json();
  for (const part of games.flatMap((game) => game.parts)) if (part.name === "bag") part.secret = true;
  return Response.json(games);
};"""


def test_the_curtain_follows_what_a_game_says_of_its_secrets(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE, options={"first": 1})
    page = sit(f"/t/{made['table']}", settings=CALM, script=both_at(made) + SECRET_BAG)
    page.get_by_role("button", name="I’m Ada").click()  # Ben's link came last, so it opens; Ada is to choose
    page.locator("main:not([inert]) button.move:enabled").first.click()
    expect(page.get_by_role("button", name="I’m Ben")).to_be_visible()


def test_two_at_one_screen_never_see_each_others_hand(house: House, sit: Sit) -> None:
    made = house.table("ticket-to-ride-germany", *PEOPLE, options={"first": 0})
    page = sit(f"/t/{made['table']}", settings=CALM, script=both_at(made))
    curtains = []
    for _ in range(8):
        curtain = page.get_by_role("button", name="I’m")
        page.locator("main:not([inert]) button.move:enabled").or_(curtain).first.wait_for()
        if curtain.is_visible():
            name = curtain.inner_text().removeprefix("I’m ")
            assert page.locator("main").get_attribute("inert") is not None
            curtain.click()
            mine = page.get_by_role("list", name="Players").locator("li", has_text=name)
            expect(mine.get_by_text("you", exact=True)).to_be_visible()
            curtains.append(name)
        page.locator("main:not([inert]) button.move:enabled").first.click()
    assert {"Ada", "Ben"} == set(curtains)


def test_a_spectator_sees_the_table_and_no_hand(house: House, sit: Sit) -> None:
    made = house.table("ticket-to-ride-germany", *PEOPLE)
    page = sit(f"/t/{made['table']}", settings=CALM)
    at_table(page)
    expect(page.get_by_text("Your hand")).to_have_count(0)
    expect(page.locator("button.move")).to_have_count(0)


def test_an_open_seat_is_taken(house: House, sit: Sit) -> None:
    made = house.table("foothills", {"kind": "person", "name": "Ada"}, {"kind": "open"}, options={"first": 0})
    page = sit(f"/t/{made['table']}", settings=CALM)
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Your name").fill("Cy")
    page.get_by_role("dialog").get_by_role("button", name="Join").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_text("Cy")).to_be_visible()


def test_a_game_is_replayed_shared_downloaded_and_looked_at_elsewhere(house: House, sit: Sit, tmp_path) -> None:
    made = house.table("nurnberg", {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"})
    page = sit(path_of(made, 0), settings=CALM, expected=("409",))
    at_table(page)
    play_to_the_end(page)
    page.get_by_role("link", name="See the scores").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    log = tmp_path / "game.jsonl"
    download.value.save_as(log)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 3 of")).to_be_visible()
    page.get_by_role("button", name="Share this moment").click()
    shared = page.get_by_label("Share this moment").input_value()
    assert shared.endswith("?at=3")
    stranger = sit(shared.removeprefix(house.address), settings=CALM)
    expect(stranger.get_by_text("Move 3 of")).to_be_visible()
    stranger.goto("/tables")
    stranger.get_by_label("Open a log file").set_input_files(log)
    expect(stranger.get_by_role("slider", name="Moment")).to_be_visible()


def test_a_broken_log_is_refused_with_its_line(sit: Sit, tmp_path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("this is no log\n")
    page = sit("/tables", expected=("400", "422"))
    page.get_by_label("Open a log file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("line 1")


def test_a_broken_board_is_refused_line_by_line(sit: Sit, tmp_path) -> None:
    file = tmp_path / "board.json"
    file.write_text('{"schema": "branchline/ticket-to-ride/1", "id": "x"}')
    page = sit("/new/ticket-to-ride-germany", expected=("400", "422"))
    page.get_by_role("heading", name="Board").click()
    page.get_by_label("Use a board file of your own.").set_input_files(file)
    expect(page.get_by_role("alert").locator("li").first).to_be_visible()
    file.write_text("{ this is no JSON")
    page.get_by_label("Use a board file of your own.").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file isn’t JSON")


def heard_by(page: Page) -> list[dict]:
    """Everything the server says to a page from now on; it comes back to its table."""
    heard: list[dict] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(json.loads(data))))
    page.reload()
    at_table(page)
    return heard


def test_two_browsers_play_each_other_and_no_hand_is_seen(house: House, sit: Sit) -> None:
    components = BOARD["components"] | {"trains_per_player": 12}
    short = BOARD | {"id": "germany-shorter", "title": "Germany, a dozen trains", "components": components}
    board = house.ask("/api/games/ticket-to-ride-germany/boards", short)["digest"]
    made = house.table("ticket-to-ride-germany", *PEOPLE, board=board)
    pages = [sit(path_of(made, seat), settings=CALM) for seat in (0, 1)]
    heard = [heard_by(page) for page in pages]
    for seat, page in enumerate(pages):
        page.evaluate(f"() => {{ window.clicked = ({CLICK_ON})([{seat + 1}, 4000]) }}")
    for page in pages:
        page.set_default_timeout(120_000)
        assert isinstance(page.evaluate("() => window.clicked"), int)
    for seat, said in enumerate(heard):
        views = [state["view"] for state in states_of(said) if not state["view"]["over"]]
        entries = [entry for one in said for entry in one.get("entries", []) if entry["seat"] != seat]
        assert len(views) > 20
        assert len(entries) > 10
        returned: set[str] = set()
        for view in views:
            assert view["seat"] == seat
            other = view["players"][1 - seat]
            assert "hand" not in other
            assert other["tickets_first"]["known"] == []
            returned |= {
                slot["ticket"] for slot in view["bottom"] if slot["ticket"]
            }  # by this seat, which remembers them
            assert set(other["tickets_later"]["known"]) <= returned
        running = [entry for entry in entries if entry["seq"] < max(entry["seq"] for entry in entries)]
        assert all(entry["move"] is None for entry in running)
        secret = [line for entry in running for line in entry["lines"] if line["key"] in SECRETIVE]
        told = [line for line in secret if line["args"]["who"] != seat]  # one's own tickets may come with their move
        assert told
        assert not any({"card", "tickets"} & line["args"].keys() for line in told)


def test_a_watcher_who_falls_behind_catches_up(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE)
    tokens = [link["token"] for link in made["links"]]
    page = sit(f"/t/{made['table']}", settings=CALM | {"bots": 5})
    at_table(page)
    expect(page.get_by_role("button", name="Catch up")).to_have_count(0)
    now = 0
    for _ in range(6):
        card = house.ask(f"/api/tables/{made['table']}", token=tokens[0])["card"]
        token = tokens[card["deciders"][0]]
        state = house.ask(f"/api/tables/{made['table']}", token=token)
        chosen = {"at": state["at"], "move": state["view"]["legal"][0], "hold": False}
        house.ask(f"/api/tables/{made['table']}/moves", chosen, token)
        now = house.ask(f"/api/tables/{made['table']}", token=token)["at"]
    page.get_by_role("button", name="Catch up").click()
    expect(page.locator("main")).to_have_attribute("data-at", str(now))
    expect(page.get_by_role("button", name="Catch up")).to_have_count(0)
