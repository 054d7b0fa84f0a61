"""People at a table agree on its luck: promises before secrets, nothing dealt before the last of them, and what those
do who would rather bend it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.cli import main
from branchline.core.errors import BadLog
from branchline.core.log import parse_log, seal_of
from branchline.core.luck import HOUSE, commitment_of, digest_of, promise_of, seed_of, who_of
from branchline.core.receipt import check_luck
from branchline.server.common.tokens import new_secret
from branchline.server.table import agreeing
from tests.server.running import Running, Table, until

FOOTHILLS = "foothills"
BOT = {"kind": "bot", "bot": "greedy"}


class Device:
    """A browser or a program that adds luck of its own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.key = new_secret()
        self.secret = secrets.token_bytes(32).hex()
        self.path = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def sit(self, table: str, invitation: str | None = None) -> None:
        """By an invitation, or on a seat that is open."""
        self.path = f"/api/tables/{table}"
        where, body = ("/api/seats", {"invitation": invitation}) if invitation else (f"{self.path}/join", {})
        answer = self.server.http.post(where, json=body, headers=self.headers)
        assert answer.status_code == 201, answer.text

    def ask(self, method: str, what: str, body: Any = None) -> Any:
        return self.server.http.request(method, self.path + what, json=body, headers=self.headers)

    def luck(self) -> Any:
        return self.ask("GET", "/luck").json()

    def commitment(self, luck: Any, secret: str | None = None) -> str:
        terms = digest_of(luck["terms"])
        assert terms == luck["rounds"][-1]["terms"]
        return commitment_of(terms, len(luck["rounds"]), who_of(luck["seats"]), secret or self.secret)

    def promise(self, commitment: str | None = None, number: int | None = None) -> Any:
        luck = self.luck()
        body = {"round": number or len(luck["rounds"]), "commitment": commitment or self.commitment(luck)}
        return self.ask("POST", "/luck/promise", body)

    def show(self, secret: str | None = None, number: int | None = None) -> Any:
        body = {"round": number or len(self.luck()["rounds"]), "secret": secret or self.secret}
        return self.ask("POST", "/luck/show", body)


def good(answer: Any) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer: Any, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text


def set_table(server: Running, people: int = 2, *more: Any, game: str = FOOTHILLS, **wish: Any) -> tuple[str, Any]:
    seats = [{"kind": "person", "name": f"P{k}"} for k in range(people)] + list(more)
    answer = server.http.post("/api/tables", json={"game": game, "seats": seats, "luck": "everyone", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()


def seated(server: Running, people: int = 2, *more: Any, **wish: Any) -> list[Device]:
    """A table whose people have all sat down, each with a device of their own."""
    table, made = set_table(server, people, *more, **wish)
    devices = [Device(server) for _ in made["invitations"]]
    for device, each in zip(devices, made["invitations"], strict=True):
        device.sit(table, each["invitation"])
    return devices


def card(device: Device) -> Any:
    return device.ask("GET", "").json()["card"]


def agreed(devices: list[Device]) -> None:
    for device in devices:
        good(device.promise())
    for device in devices:
        good(device.show())


def rows(device: Device) -> list[bytes]:
    return device.server.do(device.server.house.store.luck(device.path.rpartition("/")[2]))


# How it goes


def test_nothing_is_dealt_until_everyone_has_shown_what_they_promised(server: Running) -> None:
    table, made = set_table(server)
    one, other = Device(server), Device(server)
    one.sit(table, made["invitations"][0]["invitation"])
    assert (card(one)["stage"], card(one)["awaited"], card(one)["luck"]) == ("players", [1], "everyone")
    house = one.luck()["rounds"][0]["house"]
    assert house["secret"] is None
    assert len(house["commitment"]) == 64, "the house has promised first"
    good(one.promise())
    assert card(one)["commitment"] == ""
    other.sit(table, made["invitations"][1]["invitation"])
    assert (card(one)["stage"], card(one)["awaited"]) == ("luck", [1])
    refused(one.show(), 409, "luck-open")
    refused(one.ask("POST", "/moves", {"at": 0, "move": {"move": "take"}}), 409, "not-dealt")
    luck = good(other.promise())
    promised = luck["rounds"][0]
    assert [part["secret"] for part in promised["players"]] == [None, None]
    assert promised["promise"] == card(one)["commitment"]
    stored = server.do(server.house.stored(table))
    assert (stored.row.seq, json.loads(stored.row.header)["dealt"]) == (0, [])
    assert (card(one)["stage"], card(one)["awaited"]) == ("luck", [0, 1])
    good(one.show())
    assert card(one)["awaited"] == [1]
    assert one.ask("GET", "").json()["view"]["players"] == []
    luck = good(other.show())
    assert luck["stage"] == "dealt"
    assert luck["rounds"][0]["house"] == house, "its secret comes after the end"
    assert card(one)["stage"] == "dealt"
    assert json.loads(server.do(server.house.stored(table)).row.header)["dealt"]
    assert len(one.ask("GET", "").json()["view"]["players"]) == 2


def test_the_seed_is_the_hash_of_all_secrets_and_the_log_proves_it(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = devices = seated(server)
    agreed(devices)
    promise = card(one)["commitment"]
    assert card(one)["seed"] is None
    good(one.ask("POST", "/concede"))
    luck = one.luck()
    (last,) = luck["rounds"]
    secrets = {HOUSE: last["house"]["secret"], "0": one.secret, "1": other.secret}
    terms = digest_of(luck["terms"])
    assert last["house"]["commitment"] == commitment_of(terms, 1, HOUSE, secrets[HOUSE])
    assert promise == promise_of(terms, 1, {who: commitment_of(terms, 1, who, secrets[who]) for who in secrets})
    assert card(one)["seed"] == luck["seed"] == seed_of(promise, secrets).hex()
    path = tmp_path / "log.jsonl"
    path.write_text(one.ask("GET", "/export").text, encoding="utf-8")
    assert main(["verify", str(path), "--house", server.house.key, "--commitment", promise]) == 0
    said = capsys.readouterr().out
    assert "Proven: nobody chose the luck" in said
    assert "the luck of seat 1 and seat 2 and the house" in said
    copy = server.http.post("/api/logs", content=path.read_bytes()).json()["table"]
    shown = server.http.get(f"/api/tables/{copy}/luck").json()
    assert (shown["rounds"], shown["seed"]) == (luck["rounds"], luck["seed"])
    assert server.http.get(f"/api/tables/{copy}/export").text == path.read_text(encoding="utf-8")


def test_several_seats_of_one_device_add_luck_once_and_bots_add_none(server: Running) -> None:
    device = Device(server)
    seats = [{"kind": "person", "name": name, "here": True} for name in ("Ada", "Ben", "Cy")]
    wish = {"game": "wensleydale", "seats": [*seats, BOT], "luck": "everyone"}
    device.path = "/api/tables/" + server.http.post("/api/tables", json=wish, headers=device.headers).json()["table"]
    assert device.luck()["seats"] == [0, 1, 2]
    good(device.promise())
    luck = good(device.show())
    assert luck["stage"] == "dealt"
    assert [part["seats"] for part in luck["rounds"][0]["players"]] == [[0, 1, 2]]


def test_a_program_that_asks_for_nothing_gets_a_table_marked_as_the_houses_luck(server: Running) -> None:
    table = server.create(FOOTHILLS)
    assert (table.get()["card"]["luck"], table.get()["card"]["stage"]) == ("house", "dealt")
    luck = table.get("/luck")
    assert (luck["kind"], luck["rounds"], luck["terms"]) == ("house", [], None)
    refused(table.ask("POST", "/luck/promise", 0, {"round": 1, "commitment": "00" * 32}), 409, "luck-over")


def test_where_only_bots_play_there_is_only_the_houses_luck(server: Running) -> None:
    table, _ = set_table(server, 0, BOT, {"kind": "open", "bot": "greedy"})
    assert server.http.get(f"/api/tables/{table}").json()["card"]["luck"] == "house"


def test_an_open_seat_is_waited_for_and_a_bot_on_it_is_not(server: Running) -> None:
    table, made = set_table(server, 1, {"kind": "open"})
    one = Device(server)
    one.sit(table, made["invitations"][0]["invitation"])
    good(one.promise())
    assert card(one)["awaited"] == [1]
    host = {"Authorization": f"Bearer {made['host']}"}
    body = {"seat": 1, "bot": "greedy"}
    assert server.http.post(f"{one.path}/stand-in", json=body, headers=host).status_code == 200
    until(lambda: card(one)["awaited"] == [0])
    good(one.show())
    assert card(one)["stage"] == "dealt"
    assert card(one)["luck"] == "everyone"
    late = Device(server)
    late.sit(table)
    assert card(late)["stage"] == "dealt"
    assert [part["seats"] for part in late.luck()["rounds"][0]["players"]] == [[0]], "they came after the deal"


def test_a_table_that_begins_at_a_position_agrees_on_what_is_dealt_after_it(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = server.create("ticket-to-ride-germany")
    before.past_set_up()
    before.post("/concede", 0)
    position = before.get(f"/position/{before.get()['card']['seq']}")
    one, other = devices = seated(server, game="ticket-to-ride-germany", position=position)
    agreed(devices)
    assert card(one)["laid_out"] is True
    assert one.luck()["terms"]["position"]
    state = one.ask("GET", "").json()
    assert state["view"]["phase"] == "turn"
    good(other.ask("POST", "/concede"))
    path = tmp_path / "log.jsonl"
    path.write_text(one.ask("GET", "/export").text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "It begins at a position someone laid out" in capsys.readouterr().out


def test_a_rematch_agrees_anew(server: Running) -> None:
    one, other = devices = seated(server)
    agreed(devices)
    before = card(one)["commitment"]
    good(one.ask("POST", "/concede"))
    again = one.ask("POST", "/rematch").json()["table"]
    for device in devices:
        device.path = f"/api/tables/{again}"
    assert (card(one)["stage"], card(one)["luck"]) == ("luck", "everyone")
    agreed(devices)
    assert card(other)["stage"] == "dealt"
    assert card(other)["commitment"] != before


@pytest.mark.parametrize("hello", [{}, {"parts": True}], ids=["whole", "in parts"])
def test_everyone_hears_of_each_step(server: Running, hello: Any) -> None:
    one, other = seated(server)
    table = Table(server, {"table": one.path.rpartition("/")[2], "host": "", "links": []})
    with table.live(one.key, **hello) as ear:
        assert ear.next("welcome")["state"]["card"]["awaited"] == [0, 1]
        good(one.promise())
        assert ear.next("state")["state"]["card"]["awaited"] == [1]
        good(other.promise())
        assert ear.next("state")["state"]["card"]["awaited"] == [0, 1]
        agreed_by = [good(device.show()) for device in (one, other)]
        assert agreed_by[-1]["stage"] == "dealt"
        while (state := ear.next("state")["state"])["card"]["stage"] != "dealt":
            pass
        assert len(state["view"]["players"]) == 2
        turn = [one, other][state["card"]["deciders"][0]]
        now = turn.ask("GET", "").json()
        good(turn.ask("POST", "/moves", {"at": 0, "move": now["view"]["legal"][0]}))
        moved = ear.next("moved")
        assert moved["part"]["card"]["seq"] == 1 if hello else moved["state"]["card"]["seq"] == 1


def test_options_that_cannot_be_are_refused_before_anyone_sits_down(server: Running) -> None:
    for wish in ({"options": {"weather": "fine"}}, {"position": {"game": FOOTHILLS}}):
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": FOOTHILLS, "seats": seats, "luck": "everyone"} | wish
        assert server.http.post("/api/tables", json=body).status_code in (404, 422)


# Those who bend it


def test_another_secret_than_was_promised_is_refused(server: Running) -> None:
    one, other = seated(server)
    good(one.promise())
    good(other.promise())
    refused(one.show("ab" * 32), 422, "luck-other")
    refused(one.show(other.secret), 422, "luck-other")
    assert card(one)["awaited"] == [0, 1]
    good(one.show())
    good(one.show())  # an answer may get lost: it is said once more
    refused(one.show("ab" * 32), 422, "luck-other")


def test_nobody_can_promise_what_another_has_promised(server: Running) -> None:
    """Nor could they open it: a commitment is bound to the seats it is for."""
    one, other = seated(server)
    mine = one.commitment(one.luck())
    house = one.luck()["rounds"][0]["house"]["commitment"]
    good(one.promise())
    refused(other.promise(mine), 409, "luck-copied")
    refused(other.promise(house), 409, "luck-copied")
    good(other.promise(other.commitment(other.luck(), one.secret)))  # the same secret by chance is another promise
    good(one.show())
    good(other.show(one.secret))
    assert card(one)["stage"] == "dealt"


def test_a_device_changes_its_promise_a_few_times_and_no_more(server: Running) -> None:
    """Each promise is a row that stays: whoever waits for the others must not fill the store meanwhile."""
    one, other = seated(server)
    luck = one.luck()
    for _ in range(20):
        good(one.promise(one.commitment(luck, secrets.token_bytes(32).hex())))
    refused(one.promise(), 429, "too-many")
    assert server.house.tables[luck["terms"]["table"]].agreement.rows == 21
    good(other.promise())
    assert other.luck()["rounds"][0]["promise"]


def test_a_contribution_of_another_table_or_round_is_worth_nothing(server: Running) -> None:
    first = seated(server)
    second = seated(server)
    elsewhere = first[0].commitment(first[0].luck())
    good(first[0].promise())
    good(second[0].promise(elsewhere))  # nobody can tell yet
    good(second[1].promise())
    refused(second[0].show(first[0].secret), 422, "luck-other")
    refused(second[0].show(second[0].secret), 422, "luck-other")


def test_a_promise_cannot_be_changed_once_all_have_promised(server: Running) -> None:
    one, other = seated(server)
    good(one.promise("ab" * 32))
    good(one.promise())  # until then it can: a browser that forgot its secret makes another
    good(other.promise())
    refused(one.promise("cd" * 32), 409, "luck-closed")
    good(one.promise())
    good(other.show())
    refused(one.promise("cd" * 32), 409, "luck-closed")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"round": 1},
        {"round": 1, "commitment": "AB" * 32},
        {"round": 1, "commitment": "ab" * 31},
        {"round": 1, "commitment": "ab" * 500_000},
        {"round": 1, "commitment": None},
        {"round": 0, "commitment": "ab" * 32},
        {"round": 10**30, "commitment": "ab" * 32},
        {"round": "1", "commitment": "ab" * 32},
        {"round": 1, "commitment": "ab" * 32, "seat": 1},
        {"round": 1, "commitment": "ab" * 31 + "é\n"},
    ],
    ids=lambda body: str(body)[:40],
)
def test_malformed_and_huge_values_are_refused(server: Running, body: Any) -> None:
    one, _ = seated(server)
    before = rows(one)
    assert one.ask("POST", "/luck/promise", body).status_code in (400, 413)
    shown = {"secret" if name == "commitment" else name: value for name, value in body.items()}
    assert one.ask("POST", "/luck/show", shown).status_code in (400, 413)
    assert rows(one) == before


def test_those_who_have_no_seat_add_nothing(server: Running) -> None:
    one, _ = seated(server)
    stranger = Device(server)
    stranger.path = one.path
    refused(stranger.ask("POST", "/luck/promise", {"round": 1, "commitment": "ab" * 32}), 401, "revoked")
    assert server.http.post(f"{one.path}/luck/promise", json={"round": 1, "commitment": "ab" * 32}).status_code == 401
    assert server.http.get(f"{one.path}/luck").json()["seats"] == []


def test_a_round_that_is_not_open_is_refused(server: Running) -> None:
    one, _ = seated(server)
    refused(one.promise("ab" * 32, number=2), 409, "luck-moved")
    refused(one.show(number=2), 409, "luck-moved")


def test_the_last_who_does_not_show_loses_the_seat_and_everyone_promises_anew(
    start: Callable[..., Running], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start(reveal=1.5)
    one, other = seated(server)
    table = Table(server, {"table": one.path.rpartition("/")[2], "host": "", "links": []})
    good(one.promise())
    good(other.promise())
    good(one.show())
    kept = card(one)["commitment"]
    with table.live(other.key, seat=1) as ear:  # here, and silent
        closing = ear.next("closing")
        assert (closing["why"], closing["retry"]) == ("late", False)
    until(lambda: len(one.luck()["rounds"]) == 2)
    luck = one.luck()
    assert luck["rounds"][0]["abandoned"] == {"why": "late", "seats": [1]}
    assert luck["rounds"][0]["promise"] == kept
    assert luck["rounds"][0]["house"]["secret"] is None
    assert luck["rounds"][1]["players"] == []
    assert luck["rounds"][1]["house"]["commitment"] != luck["rounds"][0]["house"]["commitment"]
    assert card(one)["seats"][1]["kind"] == "open"
    said = one.ask("GET", "/chat").json()["lines"][-1]
    assert (said["key"], said["args"], said["seat"]) == ("house-luck-late", {"who": "P1", "seat": 1}, None)
    refused(other.show(number=1), 401, "revoked")
    refused(one.show(number=1), 409, "luck-moved")
    fresh = Device(server)
    fresh.sit(table.name)
    refused(one.show(number=2), 409, "luck-open")
    agreed([one, fresh])
    good(one.ask("POST", "/concede"))
    path = tmp_path / "log.jsonl"
    path.write_text(one.ask("GET", "/export").text, encoding="utf-8")
    assert main(["verify", str(path), "--commitment", card(one)["commitment"]]) == 0
    said = capsys.readouterr().out
    assert "Round 1 of 2 was abandoned: seat 2 late." in said
    assert "Not proven: that the rounds before were abandoned for the reason that is given." in said
    assert main(["verify", str(path), "--commitment", kept]) == 2, "the round before is not the one it was dealt from"
    assert "is of round 1, which was abandoned (seat 2 late)" in capsys.readouterr().err


def test_who_does_not_even_promise_loses_the_seat_and_the_round_goes_on(start: Callable[..., Running]) -> None:
    server = start(reveal=1.5)
    one, other = seated(server)
    good(one.promise())
    table = Table(server, {"table": one.path.rpartition("/")[2], "host": "", "links": []})
    with table.live(other.key, seat=1) as ear:
        assert ear.next("closing")["why"] == "late"
    until(lambda: card(one)["seats"][1]["kind"] == "open")
    fresh = Device(server)
    fresh.sit(table.name)
    good(fresh.promise())
    (going,) = one.luck()["rounds"]
    assert going["abandoned"] is None, "nobody had seen anything that a new round would have to hide"
    for device in (one, fresh):
        good(device.show())
    assert card(one)["stage"] == "dealt"


def test_the_line_about_a_lost_seat_outlives_whoever_sits_there_next(start: Callable[..., Running]) -> None:
    server = start(reveal=1.5)
    one, other = seated(server)
    good(one.promise())
    table = Table(server, {"table": one.path.rpartition("/")[2], "host": "", "links": []})
    with table.live(other.key, seat=1) as ear:
        ear.next("closing")
    fresh = Device(server)
    until(lambda: card(one)["seats"][1]["kind"] == "open")
    fresh.sit(table.name)
    assert server.http.post("/api/forget", json={"keys": [fresh.key]}).json() == {"seats": 1}
    (line,) = one.ask("GET", "/chat").json()["lines"]
    assert (line["key"], line["args"]) == ("house-luck-late", {"who": "Player 2", "seat": 1})


def test_who_is_away_has_as_long_as_the_tables_pace(start: Callable[..., Running]) -> None:
    server = start(pace=3.0, reveal=0.0)
    one, other = seated(server)
    good(one.promise())
    good(other.promise())
    good(one.show())
    table = Table(server, {"table": one.path.rpartition("/")[2], "host": "", "links": []})
    with table.live(one.key) as ear:
        while ear.next("state")["state"]["card"]["seats"][1]["kind"] != "open":
            pass
    assert one.luck()["rounds"][0]["abandoned"] == {"why": "late", "seats": [1]}


def test_one_who_plays_against_bots_keeps_nobody_waiting(start: Callable[..., Running]) -> None:
    server = start(pace=0.0, reveal=0.0)
    (one,) = seated(server, 1, BOT)
    good(one.promise())
    name = one.path.rpartition("/")[2]
    for _ in range(3):
        server.do(server.house.look_after(name))
    assert card(one)["seats"][0]["held"] is True
    good(one.show())
    assert card(one)["stage"] == "dealt"


def test_who_leaves_or_joins_between_promise_and_deal_makes_everyone_promise_anew(server: Running) -> None:
    table, made = set_table(server, 2, {"kind": "open", "bot": "greedy"}, game="wensleydale")
    one, other = devices = [Device(server), Device(server)]
    for device, each in zip(devices, made["invitations"], strict=True):
        device.sit(table, each["invitation"])
        good(device.promise())
    good(one.show())
    third = Device(server)
    third.sit(table)
    until(lambda: len(one.luck()["rounds"]) == 2)
    assert one.luck()["rounds"][0]["abandoned"] == {"why": "joined", "seats": [2]}
    refused(third.promise(one.luck()["rounds"][0]["players"][1]["commitment"]), 409, "luck-copied")
    for device in (one, other, third):
        good(device.promise())
    good(other.show())
    free = {"seat": 1, "open": True}
    assert other.ask("POST", "/free", free).status_code == 201
    until(lambda: len(one.luck()["rounds"]) == 3)
    assert one.luck()["rounds"][1]["abandoned"] == {"why": "left", "seats": [1]}
    assert card(one)["awaited"] == [1]


# A house that would like to choose


def test_what_a_house_drops_stays_in_the_log_and_what_it_changes_is_noticed(server: Running, tmp_path: Path) -> None:
    """A house knows the seed when the last secret comes. It may say that it never came, and have everyone promise anew:
    but not without a trace, and a player whose secret it took knows better."""
    one, _ = devices = seated(server)
    agreed(devices)
    good(one.ask("POST", "/concede"))
    entries = [json.loads(line) for line in one.ask("GET", "/export").text.splitlines()]

    def forged(edit: Callable[[Any, Any], object]) -> str:
        seal, lines = "", []
        changed = json.loads(json.dumps(entries))
        changed[-1].pop("signature")
        edit(changed[0], changed[-1])
        for entry in changed:
            del entry["seal"]
            seal = seal_of(seal, entry)
            lines.append(json.dumps(entry | {"seal": seal}))
        return "\n".join(lines) + "\n"

    game, first = bl.game(FOOTHILLS), entries[0]["luck"]["rounds"][0]
    cases: list[tuple[Callable[[Any, Any], object], str]] = [
        (lambda head, end: head["luck"]["rounds"][0]["players"].pop(), "not made of its commitments"),
        (lambda head, end: head["luck"]["rounds"][0]["players"][0].update(secret="ab" * 32), "the one it had promised"),
        (lambda head, end: head["luck"]["rounds"][0]["players"][0].update(secret=None), "has not shown its secret"),
        (lambda head, end: head["luck"]["rounds"][0]["players"][0].update(seats=[]), "not the seats of one player"),
        (lambda head, end: head["luck"]["rounds"][0]["players"][0].update(seats=[0, 9]), "not seats of the table"),
        (
            lambda head, end: head["luck"]["rounds"][0]["players"][1].update(commitment=first["house"]),
            "none of its own",
        ),
        (lambda head, end: head["luck"]["rounds"][0].update(house="ab" * 32), "another secret than it had promised"),
        (lambda head, end: head["luck"]["rounds"][0].update(terms="ab" * 32), "was for another table"),
        (lambda head, end: head["luck"]["rounds"][0].pop("promise"), "must have"),
        (lambda head, end: head["luck"]["rounds"][0].update(abandoned={"why": "bored", "seats": []}), "says why"),
        (lambda head, end: head["luck"].update(rounds=[]), "must hold its rounds"),
        (lambda head, end: head["luck"]["rounds"].append(first), "the house's secret of each round"),
        (lambda head, end: head.update(table="other"), "was for another table"),
        (lambda head, end: head.update(commitment="ab" * 32), "not what was promised in the last round"),
        (lambda head, end: end.update(house=["ab" * 32]), "another secret than it had promised"),
        (lambda head, end: end.update(house=[]), "the house's secret of each round"),
        (lambda head, end: end.update(house=[5]), "the house's secret of each round"),
        (lambda head, end: end.pop("house"), "not the house's secrets"),
        (lambda head, end: end.update(seed="ab" * 32), "not made of the secrets"),
        (lambda head, end: head.pop("luck"), "must hold its rounds"),
    ]
    for number, (edit, why) in enumerate(cases):
        with pytest.raises(BadLog, match=why):
            check_luck(parse_log(forged(edit), game))
        if number == 0:
            refused(server.http.post("/api/logs", content=forged(edit).encode()), 422, "bad-log")
    assert server.http.post("/api/logs", content=forged(lambda head, end: None).encode()).status_code == 201


# Crashes, and several processes


def test_a_restart_in_the_middle_loses_nothing(start: Callable[..., Running]) -> None:
    server = start()
    one, other = seated(server)
    table = one.path.rpartition("/")[2]
    house = one.luck()["rounds"][0]["house"]["commitment"]
    for step in (one.promise, other.promise, one.show, other.show):
        good(step())
        before = card(one)
        server.stop()
        server = start()
        one.server = other.server = server
        after = card(one)
        for changing in ("touched", "seats"):
            before.pop(changing), after.pop(changing)
        assert after == before
        assert one.luck()["rounds"][0]["house"]["commitment"] == house
    assert card(one)["stage"] == "dealt"
    assert server.do(server.house.store.load(table)).row.seq == 0


def test_a_table_whose_deal_was_lost_in_a_crash_is_dealt_the_same(start: Callable[..., Running]) -> None:
    """All secrets are on disk, and the deal is not: whichever process comes next deals what those secrets say."""
    server = start()
    one, other = seated(server)
    good(one.promise())
    good(other.promise())
    good(one.show())
    table = one.path.rpartition("/")[2]
    store = server.house.store
    lost = server.do(store.load(table))
    good(other.show())
    dealt = server.do(store.load(table))
    assert dealt.row.header != lost.row.header
    server.do(store.update(table, header=lost.row.header, secret=lost.row.secret, card=lost.row.card, house=True))
    server.stop()
    server = start()
    one.server = server
    until(lambda: server.do(server.house.store.load(table)).row.header != lost.row.header)
    assert card(one)["stage"] == "dealt"
    again = server.do(server.house.store.load(table))
    assert (again.row.header, again.row.secret) == (dealt.row.header, dealt.row.secret)


def test_two_processes_agree_on_one_deal(start: Callable[..., Running], kind: str) -> None:
    if kind == "sqlite":
        pytest.skip("a SQLite store has one process")
    here, there = start(), start()
    one, other = seated(here)
    other.server = there
    for step in (one.promise, other.promise, one.show, other.show):
        good(step())
    until(lambda: card(one)["stage"] == "dealt" == card(other)["stage"])
    assert card(one)["commitment"] == card(other)["commitment"]
    views = [device.ask("GET", "").json()["view"] for device in (one, other)]
    assert [view["seat"] for view in views] == [0, 1]
    assert views[0]["players"] != []
    promises = [row for row in rows(one) if b'"opened"' in row]
    assert len(promises) == 1


def test_a_table_the_operator_closes_before_its_deal_is_gone(server: Running) -> None:
    one, _ = seated(server)
    table = Table(server, {"table": one.path.rpartition("/")[2], "host": "", "links": []})
    token = (server.settings.data / "operator-token").read_text().strip()
    with table.live(one.key) as ear:
        ear.next("welcome")
        closed = server.http.post(
            f"/api/operator/tables/{table.name}/close", headers={"Authorization": f"Bearer {token}"}
        )
        assert closed.status_code == 200
        assert ear.next("closing")["why"] == "closed"
    refused(one.ask("GET", ""), 404, "no-such-table")
    assert rows(one) == []


def test_giving_up_and_agreeing_to_end_wait_for_the_deal(server: Running) -> None:
    one, _ = seated(server)
    refused(one.ask("POST", "/concede"), 409, "not-dealt")
    refused(one.ask("POST", "/agree", {"end": True}), 409, "not-dealt")
    refused(one.ask("GET", "/past/0"), 409, "not-dealt")
    assert one.ask("GET", "/log").json()["entries"] == []
    assert "seat_log" in one.ask("GET", "/export").text
    assert server.http.post("/api/forget", json={"keys": [one.key]}).json() == {"seats": 1}


def test_secrets_of_the_house_are_told_to_nobody_before_the_end(server: Running) -> None:
    one, _ = devices = seated(server)
    agreed(devices)
    secret = json.loads(server.do(server.house.stored(one.path.rpartition("/")[2])).row.secret)
    for what in ("", "/luck", "/export", "/log", "/chat"):
        for device in devices:
            text = device.ask("GET", what).text
            assert secret["seed"] not in text
            assert secret["promised"][0] not in text
    assert agreeing.DEALING < 0
