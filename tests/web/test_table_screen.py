"""One evening, one screen, many phones: two people scan, sit down and play, and the big screen knows no secret."""

from __future__ import annotations

import base64
import json
import re
from typing import Any

import pytest
import zxingcpp
from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from tests.support.parts import states_of
from tests.web.conftest import ROOM, House, Sit
from tests.web.playing import CALM, at_table
from tests.web.ride import GAME, LENGTH
from tests.web.test_people import PEOPLE, path_of
from tests.web.test_positions import OTHERS, RIDE, laid_out, read

ANNA = "Anna-Sophie Wilhelmina von Hohenstaufen-B"[:40]
BEN = "בן 🚂"
TELEVISION = {"width": 1920, "height": 1080}
CLAIMED = "karlsruhe-mannheim"  # nobody waits there to board
EARS = """window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(this.frequency.value);
  return start.apply(this, when);
};
let touched = false; // for the browser, every look that Playwright takes is a touch
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (touched = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });"""
BELL = 880
PLAIN = "Cross-Origin-Opener-Policy"  # the browser says that plain http has none
# What is cut off: every card, code and band has to be in its column, and every column on the screen.
OUTSIDE = """() => {
  const box = (node) => node.getBoundingClientRect();
  const within = (one, room) => one.left > room.left - 1 && one.top > room.top - 1
    && one.right < room.right + 1 && one.bottom < room.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll(".screen > :not(h1), .screen .card, .band, .band span, .board, .qr")]
    .filter((node) => !within(box(node), screen) || !within(box(node), box(node.closest(".screen > *"))))
    .map((node) => node.className);
}"""


class Ears:
    """Everything the server says to a page, and what the page says over its socket."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Any] = []
        self.sent: list[Any] = []
        self.answers: list[Response] = []
        page.on("websocket", self.listen)
        page.on("response", lambda answer: self.answers.append(answer) if "/api/tables/" in answer.url else None)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def heard(self) -> list[Any]:
        return [*self.asked(), *self.frames]

    def asked(self) -> list[Any]:
        found = [answer.json() for answer in self.answers if answer.ok]
        return [one for said in found for one in (said if isinstance(said, list) else [said])]

    def states(self) -> list[Any]:
        """Every state of the table it was sent."""
        return [*(answer for answer in self.asked() if "view" in answer), *states_of(self.frames)]

    def entries(self) -> list[Any]:
        return [entry for said in self.heard() for entry in said.get("entries", [])]


def over(said: Any) -> bool:
    """Once the game is over, everyone may know everything."""
    views = [one["view"] for one in (said, said.get("state") or {}, said.get("part") or {}) if "view" in one]
    return bool(said.get("over") or any(view.get("over") for view in views))


def last_turns(house: House) -> Any:
    """Three at a table near its end: the first two still have a turn, and anyone may take their seats."""
    position = read(RIDE / "last-round.json") | {"turn": 0, "last_round": 2}
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    return house.table(GAME, *seats, position=position)


def phone(sit: Sit, address: str, **settings: Any) -> Page:
    wanted = {"pace": 0, "guidance": False, "sound": True} | settings
    return sit(address, phone=True, settings=wanted, script=EARS, expected=("409", PLAIN))


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    at_table(page)


def secrets_of(page: Page) -> str:
    return str(page.evaluate("() => JSON.parse(localStorage.getItem('branchline.device'))"))


GREY = """async (png) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const seen = canvas.getImageData(0, 0, picture.width, picture.height).data;
  return [picture.height, picture.width, Array.from(seen.filter((_, k) => k % 4 === 1))];
}"""


def decoded(page: Page, code: Locator) -> str:
    """What a camera reads from a picture of this code."""
    expect(code).to_be_visible()
    expect(code.locator("path")).to_have_attribute("d", re.compile("M"))
    height, width, seen = page.evaluate(GREY, base64.b64encode(code.screenshot()).decode())
    found = zxingcpp.read_barcode(memoryview(bytes(seen)).cast("B", (height, width)))
    assert found, "a camera finds a code"
    return found.text


def test_two_phones_play_a_game_to_its_end_and_the_screen_shows_no_hand(house: House, sit: Sit) -> None:
    made = last_turns(house)
    table = f"/api/tables/{made['table']}"
    room = house.address.replace("127.0.0.1", ROOM)
    screen = sit(room, settings={"pace": 0, "sound": True}, script=EARS, expected=(PLAIN,))
    screen.set_viewport_size(TELEVISION)  # type: ignore[arg-type]
    ears = Ears(screen)
    screen.goto(f"{room}/t/{made['table']}/screen")
    scan = screen.locator("svg[data-text]")
    expect(scan).to_have_count(2)
    expect(screen.get_by_text("Click once for sound.")).to_be_visible()
    screen.mouse.click(5, 5)
    expect(screen.get_by_text("Click once for sound.")).to_have_count(0)
    seen = {0: house.ask(table)["view"]}  # what a spectator may know, by the number of moves
    address = decoded(screen, screen.locator("svg[data-text]").first)
    expect(screen.locator(".foot")).to_contain_text("/j/")
    typed = re.search(r"Type (\S+)/j/(\w+)", screen.locator(".foot").inner_text())
    assert typed, "an address to type, with the code"
    assert address == f"http://{typed[1]}/t/{made['table']}/sit/0"
    assert screen.evaluate(OUTSIDE) == []

    anna = phone(sit, room, general=True, confirm=True)
    hers = Ears(anna)
    anna.goto(address)
    sit_down(anna, ANNA)
    band = screen.locator(".band")
    expect(band).to_contain_text(f"{ANNA}’s turn")
    expect(scan).to_have_count(1)
    assert screen.evaluate(OUTSIDE) == [], "a long name has room"

    late = phone(sit, address)
    expect(late.get_by_role("alert")).to_have_text("This seat is taken. Choose another one, or watch.")
    late.get_by_label("Your name").fill("Cleo")
    late.get_by_label("Player 2").check()

    ben = phone(sit, f"{room}/j", confirm=False)
    ben.get_by_label("Code").fill(typed[2])
    ben.get_by_role("button", name="Join").click()
    sit_down(ben, BEN)
    expect(scan).to_have_count(0)
    late.get_by_role("button", name="Join").click()
    expect(late.get_by_role("alert")).to_have_text("This seat is taken. Choose another one, or watch.")
    expect(late.get_by_text("There’s no open seat. You can watch.")).to_be_visible()

    # Anna's turn, which she holds before she ends it
    anna.locator("button.move", has_text="Claim Karlsruhe – Mannheim").click()  # with the one card there is
    expect(anna.get_by_role("button", name="End turn")).to_be_enabled()
    assert house.ask(table)["view"] == seen[0], "a held turn is not played"
    claimed = screen.locator(f"[data-route={CLAIMED}][data-owner]")
    expect(claimed).to_have_count(0)
    rung = screen.evaluate("tones").count(BELL)
    anna.get_by_role("button", name="End turn").click()
    expect(claimed).to_have_count(1)
    expect(band).to_contain_text(BEN)
    expect(band.locator("[data-ending=last]")).to_have_text("Last round: one turn to go")
    expect(screen.locator("[data-mark=final]")).to_have_count(1)
    expect(screen.locator("[data-mark=done]")).to_have_count(2)
    screen.wait_for_function("(rung) => tones.filter((one) => one === 880).length > rung", arg=rung)
    assert screen.evaluate(OUTSIDE) == []
    after = house.ask(table)
    seen[after["card"]["seq"]] = after["view"]

    # Ben's: two cards from the pile
    expect(ben.locator(".bar.mine")).to_be_visible()
    expect(ben.locator(".first .tickets")).to_be_visible()  # the map is on the screen: a phone shows the hand first
    ben.get_by_role("button", name="Map", exact=True).tap()
    expect(ben.locator(".first")).to_have_count(0)
    expect(ben.locator(".strip")).to_be_visible()
    ben.get_by_role("button", name="Your hand", exact=True).tap()
    ben.locator(".first [data-card=pile].open").tap()
    expect(screen.locator(".moves li").first).to_contain_text("draws")
    drawn = house.ask(table)
    assert drawn["card"]["result"] is None
    seen[drawn["card"]["seq"]] = drawn["view"]
    log = {entry["seq"]: entry for entry in house.ask(f"{table}/log")["entries"]}
    ben.locator(".first [data-card=pile].open").tap()
    expect(ben.get_by_role("link", name="See the scores")).to_be_visible()
    expect(band).to_contain_text("The game is over")
    assert ben.evaluate("tones") == [], "phones are silent where a screen is open"

    nothing_secret(ears, seen, log, [secrets_of(anna), secrets_of(ben), made["host"]])
    known = json.dumps([one for one in hers.heard() if not over(one)])
    assert all(f'"{ticket}"' in known for ticket in tickets()[0]), "what is looked for can be found"


CUT = """() => {
  const room = document.querySelector(".screen .board").getBoundingClientRect();
  return [...document.querySelectorAll(".screen .board .card, .screen .board [data-area], .screen .board .city")]
    .map((node) => node.getBoundingClientRect())
    .filter(({ right, bottom }) => right > room.right + 1 || bottom > room.bottom + 1).length;
}"""


@pytest.mark.parametrize("name", ["foothills-middle", "foothills-end", "dales/nurnberg-4-auction"])
def test_the_whole_board_is_on_screens_of_every_size(name: str, house: House, sit: Sit) -> None:
    position = read(OTHERS / f"{name}.json")
    people = [{"kind": "person", "name": ANNA} for _ in range(position["seats"])]
    made = house.table(position["game"], *people, position=position)
    screen = sit(f"/t/{made['table']}/screen", settings={"pace": 0, "sound": False}, dark="end" in name)
    expect(screen.locator(".board .valley, .board .pane").first).to_be_visible()
    for width, height in ((1920, 1080), (1280, 720), (1024, 768)):
        screen.set_viewport_size({"width": width, "height": height})
        screen.wait_for_function(f"() => !({CUT})() && !({OUTSIDE})().length")
        rest = screen.locator(".band .rest").evaluate("(node) => node.scrollWidth <= node.clientWidth")
        assert rest, "a name may be shortened, the verb never"


def tickets() -> list[list[str]]:
    return [held["first"] for held in read(RIDE / "last-round.json")["tickets"]]


def nothing_secret(ears: Ears, seen: dict[int, Any], log: dict[int, Any], keys: list[str]) -> None:
    """The screen was told exactly what a spectator may know."""
    assert [(one.get("key"), one.get("seat")) for one in ears.sent if one["type"] == "hello"] == [(None, None)]
    running = [state for state in ears.states() if not state["view"]["over"]]
    assert {state["card"]["seq"] for state in running} == set(seen)
    for state in running:
        assert state["view"] == seen[state["card"]["seq"]]
        assert (state["seat"], state["draft"], state["may_end"]) == (None, [], False)
        assert not {"hand", "tickets", "legal"} & state["view"].keys()
    entries = [entry for entry in ears.entries() if entry["seq"] in log]
    assert {entry["seq"] for entry in entries} == set(log)
    assert all(entry == log[entry["seq"]] for entry in entries)
    before = json.dumps([said for said in ears.heard() if not over(said)])
    held = [ticket for held in tickets() for ticket in held]
    assert not {*held} & {*LENGTH}, "a ticket's name is not a route's"
    assert [word for word in held if f'"{word}"' in before] == []
    everything = json.dumps(ears.heard())
    assert [key for key in keys if key in everything] == []


def test_an_invitation_on_a_second_device_gets_a_friendly_answer(house: House, sit: Sit) -> None:
    made = house.table("foothills", *PEOPLE)
    house.ask("/api/seats", {"invitation": made["links"][0]["token"]}, "k" * 43)
    other = sit(path_of(made, 0), phone=True, settings=CALM, expected=("409",))
    expect(other.get_by_role("alert")).to_contain_text("An invitation works once, on one device.")
    other.get_by_role("link", name="Watch instead").click()
    at_table(other)
    expect(other.locator("button.move")).to_have_count(0)


@pytest.mark.parametrize("typed", ["zzzz", "🚂", "x" * 12])
def test_a_code_that_no_table_has_is_answered_kindly(typed: str, sit: Sit) -> None:
    page = sit("/j", phone=True, settings=CALM, expected=("404",))
    page.get_by_label("Code").fill(typed)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code.")


@pytest.mark.parametrize("game", ["foothills", "nurnberg"])
def test_a_phone_shows_what_its_seat_has_and_the_map_when_that_is_asked(game: str, house: House, sit: Sit) -> None:
    table, token = laid_out(house, OTHERS / f"{game}-middle.json")
    screen = sit(f"{table}/screen", settings=CALM)
    expect(screen.locator(".band")).to_be_visible()
    page = sit(f"{table}#{token}", phone=True, settings=CALM | {"general": False})
    at_table(page)
    own, there = (page.locator(".sights button").nth(k) for k in (0, 1))
    expect(there).to_be_visible()
    if game == "foothills":
        expect(page.locator(".first [data-action]")).to_have_count(5)
        expect(page.locator(".under")).to_have_attribute("inert", "")
        page.locator(".first [data-action][data-open]").first.tap()
        page.get_by_role("button", name="Do it").tap()
    expect(there).to_have_attribute("aria-pressed", "true")  # what is asked now is chosen on the map
    expect(there).to_have_text("Choose on the map")
    expect(page.locator(".under[inert], .first")).to_have_count(0)
    own.tap()
    expect(page.locator(".first")).to_be_visible()
    expect(there).to_have_attribute("aria-pressed", "false")
