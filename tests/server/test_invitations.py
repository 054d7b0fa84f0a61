"""Sitting down: invitations, devices, freed seats, codes; and the seats of those who had links before."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from branchline.server.common.network import addresses_of
from branchline.server.common.tokens import hash_of, new_code, new_secret
from branchline.server.store import schema
from tests.server.running import TTR, Running, Table, settings_at

PERSON = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
LINKS = Path(__file__).parents[1] / "fixtures" / "links"


def created(server: Running, *seats: dict[str, Any], key: str | None = None, game: str = TTR) -> Any:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = server.http.post("/api/tables", json={"game": game, "seats": seats}, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()


def exchange(server: Running, invitation: str, key: str | None = None, **more: Any) -> Any:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return server.http.post("/api/seats", json={"invitation": invitation, **more}, headers=headers)


def test_an_invitation_is_for_the_first_device_that_uses_it(server: Running) -> None:
    made = created(server, PERSON, {"kind": "person", "name": "Ben"})
    table = Table(server, made | {"links": []})
    secret = made["invitations"][1]["invitation"]
    assert [seat["held"] for seat in table.get()["card"]["seats"]] == [False, False]
    mine = new_secret()
    first = exchange(server, secret, mine, name=" Benny ")
    assert (first.status_code, first.json()) == (201, {"table": made["table"], "seat": 1, "key": mine})
    state = table.get(seat=mine)
    assert (state["seat"], state["card"]["seats"][1]["name"], state["card"]["seats"][1]["held"]) == (1, "Benny", True)
    assert exchange(server, secret, mine).json() == first.json(), "the same device may open its link again"
    for key in (None, new_secret()):
        refused = exchange(server, secret, key)
        assert (refused.status_code, refused.json()["error"]) == (409, "seat-taken")
        assert refused.json()["key"] == "house-seat-taken", "a page says it in its own language"
        assert refused.json()["text"].startswith("This seat is taken.")
    assert table.ask("GET", "", secret).json()["error"] == "exchange-first"
    assert exchange(server, new_secret()).json()["error"] == "no-such-invitation"
    assert server.http.post("/api/seats", json={"invitation": "short"}).status_code == 400


def test_the_one_who_sets_a_table_has_only_the_seats_that_are_here(server: Running) -> None:
    key = new_secret()
    made = created(server, PERSON | {"here": True}, {"kind": "person", "name": "Ben"}, PERSON | {"here": True}, key=key)
    assert (made["key"], made["here"], [each["seat"] for each in made["invitations"]]) == (key, [0, 2], [1])
    table = Table(server, made | {"links": []})
    for secret in (key, made["host"]):
        hands = table.ask("GET", "/past/0?point=1", secret)
        assert hands.status_code != 200 or "tickets" not in hands.json()["view"]["players"][1]
    mine = [table.running.http.get(table.path, headers={"Authorization": f"Bearer {key}", "Seat": s}) for s in "0123"]
    assert [answer.status_code for answer in mine] == [200, 401, 200, 401]
    assert [answer.json()["seat"] for answer in mine[::2]] == [0, 2]
    assert table.get(seat=key)["seat"] == 0
    assert table.ask("POST", "/moves", made["host"], {"at": 0, "move": {"move": "draw"}}).status_code == 403
    seats = server.http.post("/api/tables/mine", json={"keys": [key]}).json()
    assert [(each["card"]["table"], each["seat"]) for each in seats] == [(table.name, 0), (table.name, 2)]
    odd = table.running.http.get(table.path, headers={"Authorization": f"Bearer {key}", "Seat": "-1"})
    assert odd.json()["error"] == "bad-message"
    for plan in ({"kind": "open", "here": True}, {"kind": "bot", "bot": "greedy", "here": True}):
        refused = server.http.post("/api/tables", json={"game": TTR, "seats": [PERSON, plan]})
        assert refused.json()["error"] == "bad-seats"


def test_the_socket_of_a_device_with_two_seats_says_for_which(server: Running) -> None:
    made = created(server, PERSON | {"here": True}, PERSON | {"here": True})
    table = Table(server, made | {"links": []})
    for seat in (0, 1):
        with table.live(made["key"], seat=seat) as ear:
            assert ear.next("welcome")["state"]["seat"] == seat
    with table.live(made["key"], seat=2) as ear:
        assert ear.next()["why"] == "freed"


def test_the_store_holds_no_secret_but_hashes(server: Running) -> None:
    made = created(server, PERSON | {"here": True}, PERSON)
    secret = made["invitations"][0]["invitation"]
    stored = server.do(server.house.store.load(made["table"]))
    assert stored is not None
    assert stored.seats[1].invitation == hash_of(secret)
    assert stored.seats[0].keys == {hash_of(made["key"])}
    everything = repr(stored).encode()
    for word in (secret, made["key"], made["host"]):
        assert word.encode() not in everything


def test_a_freed_seat_is_told_to_everybody_and_given_away_anew(server: Running) -> None:
    table = server.create(seats=[PERSON, {"kind": "person", "name": "Ben"}])
    with table.live(1) as ben, table.live(None) as watcher:
        ben.next("welcome")
        watcher.next("welcome")
        freed = table.post("/free", table.host, {"seat": 1}, 201)
        assert ben.next("closing")["why"] == "freed"
        line = watcher.next("chat")["line"]
        assert (line["key"], line["args"]) == ("house-seat-freed", {"who": "Ben", "seat": 1})
        assert "freed Ben’s seat" in line["text"]
    assert table.get("/chat")["lines"] == [line], "also those hear of it who were away"
    assert table.ask("GET", "", 1).json()["error"] == "revoked"
    with table.live(1) as ear:
        assert ear.next()["why"] == "freed"
    new = server.seated(freed["invitation"])
    assert table.get(seat=new)["seat"] == 1
    assert table.post("/free", 0, {"seat": 1}, 403)["error"] == "not-allowed"
    assert table.post("/free", None, {"seat": 1}, 401)["error"] == "revoked"
    own = table.post("/free", new, {"seat": 1}, 201)
    assert table.get("/chat")["lines"][-1]["key"] == "house-seat-moved"
    assert exchange(server, freed["invitation"]).status_code == 404, "replaced"
    assert table.get(seat=server.seated(own["invitation"]))["seat"] == 1
    opened = table.post("/free", table.host, {"seat": 1, "open": True}, 201)
    assert opened == {"seat": 1, "invitation": None}
    seat = table.get()["card"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["held"]) == ("open", "", False)
    joined = table.post("/join", None, {"seat": 1, "name": "Cy"}, 201)
    assert table.get(seat=joined["key"])["card"]["seats"][1]["name"] == "Cy"
    assert table.post("/free", table.host, {"seat": 7}, 422)["error"] == "no-such-seat"


def test_a_seat_that_nobody_has_cannot_be_freed(server: Running) -> None:
    table = server.create(seats=[PERSON, OPEN])
    assert table.post("/free", table.host, {"seat": 1}, 409)["key"] == "house-no-person"
    assert table.post("/join", None, {"seat": 0}, 409)["key"] == "house-seat-gone"
    table.post("/join", None, {}, 201)
    assert table.post("/join", None, {}, 409)["key"] == "house-no-open-seat"


def test_a_freed_seat_without_a_name_is_told_by_its_number(server: Running) -> None:
    table = server.create(seats=[PERSON, {"kind": "person"}])
    table.post("/free", table.host, {"seat": 1}, 201)
    assert table.get("/chat")["lines"][-1]["args"] == {"who": "Player 2", "seat": 1}


def test_a_bot_plays_on_an_open_seat_until_somebody_joins(server: Running) -> None:
    made = created(server, PERSON | {"here": True}, OPEN | {"bot": "greedy"}, game="foothills")
    table = Table(server, made | {"links": [{"seat": 0, "token": made["key"]}]})
    before = table.get()["card"]
    assert (before["seats"][1]["kind"], before["seats"][1]["bot"]) == ("open", "greedy")
    end = time.monotonic() + 60
    while not any(entry["seat"] == 1 for entry in table.get("/log")["entries"]):
        assert time.monotonic() < end
        state = table.get(seat=0)
        if state["view"]["legal"]:
            table.move(0, state["view"]["legal"][0], state["at"])
    joined = table.post("/join", None, {"name": "Ben"}, 201)
    assert joined["seat"] == 1
    seat = table.get()["card"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"], seat["held"]) == ("person", None, "Ben", True)
    assert table.post("/join", None, {"seat": 1}, 409)["text"].startswith("This seat is taken.")


def test_the_host_lets_a_bot_play_where_nobody_has_sat_down(server: Running) -> None:
    table = server.create(seats=[PERSON, OPEN])
    wish = {"seat": 1, "bot": "greedy"}
    assert table.post("/stand-in", 0, wish, 409)["error"] == "no-stand-in", "not the host"
    seat = table.post("/stand-in", table.host, wish)["card"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["stand_in"]) == ("open", "greedy", False)
    assert table.post("/stand-in", table.host, wish, 409)["error"] == "no-stand-in", "a bot plays it already"
    joined = table.post("/join", None, {"name": "Cy"}, 201)
    assert table.get(seat=joined["key"])["card"]["seats"][1]["bot"] is None
    assert table.post("/stand-in", table.host, wish, 409)["error"] == "not-absent", "somebody has sat down"


def test_the_host_lets_a_bot_play_for_somebody_invited_who_has_not_come(server: Running) -> None:
    made = created(server, PERSON | {"here": True}, {"kind": "person", "name": "Ben"})
    table = Table(server, made | {"links": [{"seat": 0, "token": made["key"]}]})
    wish = {"seat": 1, "bot": "greedy"}
    assert table.post("/stand-in", 0, wish, 409)["error"] == "not-absent", "not the host"
    seat = table.post("/stand-in", made["host"], wish)["card"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["stand_in"]) == ("person", "greedy", True)
    ben = server.seated(made["invitations"][0]["invitation"])
    table.post("/return", ben)
    assert table.get(seat=ben)["card"]["seats"][1]["bot"] is None


def test_names_of_every_kind_are_taken_or_refused_by_name(server: Running) -> None:
    for name, kept in {
        "": "",
        "  Ada  ": "Ada",
        "עדה": "עדה",
        "👩‍🚀 Zoë": "👩‍🚀 Zoë",
        "x\u202ey\n": "xy",
        "x" * 40: "x" * 40,
    }.items():
        made = created(server, PERSON | {"here": True}, OPEN)
        answer = server.http.post(f"/api/tables/{made['table']}/join", json={"name": name})
        assert answer.status_code == 201, name
        seats = server.http.get(f"/api/tables/{made['table']}").json()["card"]["seats"]
        assert seats[1]["name"] == kept
    refused = server.http.post(f"/api/tables/{made['table']}/join", json={"name": "x" * 41})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad-message")


def test_a_code_leads_to_its_table_until_its_time_is_up(start: Any) -> None:
    server = start(code=3600.0)
    one, other = server.create(seats=[PERSON, OPEN]), server.create(seats=[PERSON, OPEN])
    code = one.post("/code", None, None, 201)
    assert len(code["code"]) == 4
    assert code["addresses"] == [], "this server listens on loopback only"
    assert one.post("/code", None, None, 201)["code"] == code["code"]
    assert other.post("/code", None, None, 201)["code"] != code["code"]
    for typed in (code["code"], f" {code['code'].upper()} "):
        assert server.http.post("/api/codes", json={"code": typed}).json() == {"table": one.name}
    now = time.time()
    server.do(server.house.store.put_code(one.name, code["code"], now, now - 1))
    gone = server.http.post("/api/codes", json={"code": code["code"]})
    assert (gone.status_code, gone.json()["error"]) == (404, "no-such-code")
    fresh = one.post("/code", None, None, 201)["code"]
    assert server.http.post("/api/codes", json={"code": fresh}).json() == {"table": one.name}


def test_nobody_guesses_for_long(start: Any) -> None:
    server = start(guesses_per_address=(3, 0.001))
    table = server.create(seats=[PERSON, OPEN])
    code = table.post("/code", None, None, 201)["code"]
    assert server.http.post("/api/codes", json={"code": code}).status_code == 200
    guesses = [server.http.post("/api/codes", json={"code": "zz\0"}), exchange(server, new_secret())]
    guesses += [server.http.post("/api/codes", json={"code": "2222222"}) for _ in range(2)]
    assert [guess.status_code for guess in guesses] == [404, 404, 404, 429]
    assert server.http.post("/api/codes", json={"code": code}).json()["error"] == "too-many"
    assert exchange(server, new_secret()).status_code == 429


def test_codes_grow_with_their_number_and_addresses_are_of_the_network() -> None:
    assert [len(new_code(count)) for count in (1, 100, 1_000, 90_000)] == [4, 4, 5, 6]
    assert addresses_of("127.0.0.1", 8000) == []
    assert addresses_of("192.168.1.5", 8000) == ["http://192.168.1.5:8000"]
    assert addresses_of("fd00::5", 8000) == ["http://[fd00::5]:8000"]


@pytest.mark.any_store
def test_an_address_becomes_a_code_to_scan(server: Running) -> None:
    rows = server.http.post("/api/qr", json={"text": "http://192.168.1.5:8000/t/abcdefghjkmn/sit/1"}).json()["rows"]
    assert len(rows) == len(rows[0]) == 33
    assert set("".join(rows)) == {"0", "1"}
    assert rows[0].startswith("1111111")
    for text in ("", "x" * 301):
        assert server.http.post("/api/qr", json={"text": text}).status_code == 400


@pytest.mark.any_store
def test_a_table_knows_whether_it_is_shown_on_a_screen(server: Running) -> None:
    table = server.create()
    with table.live(0) as ear:
        assert ear.next("welcome")["state"]["screen"] is False
        with table.live(None, screen=True) as screen:
            assert screen.next("welcome")["state"]["seat"] is None
            while not ear.next("state")["state"]["screen"]:
                pass
        while ear.next("state")["state"]["screen"]:
            pass
    with table.live(1, screen=True) as ear:
        assert ear.next("welcome")["state"]["screen"] is False, "a screen has no seat"


def fill(place: dict[str, Any], folder: Path) -> None:
    """The store of the fixture: as it was, or its rows in a PostgreSQL store of the same version."""
    if place["data"]:
        place["data"].mkdir()
        (place["data"] / "branchline.db").write_bytes((LINKS / "branchline.db").read_bytes())
        return
    old = sqlite3.connect(LINKS / "branchline.db")
    tables = [
        name for (name,) in old.execute("SELECT name FROM sqlite_schema WHERE type = 'table'") if name in schema.COLUMNS
    ]
    with psycopg.connect(place["database"]) as link:
        for statement in [*schema.pending(0, schema.POSTGRESQL, 1), schema.VERSION_TABLE]:
            link.execute(statement)  # type: ignore[call-overload]
        link.execute("INSERT INTO schema_version (version) VALUES (1)")
        for name in tables:
            names = [column for _, column, *_ in old.execute(f"PRAGMA table_info({name})")]
            marks = ", ".join(["%s"] * len(names))
            for row in old.execute(f"SELECT {', '.join(names)} FROM {name}"):
                values = [bool(v) if n in ("listed", "over", "house") else v for n, v in zip(names, row, strict=True)]
                link.execute(f"INSERT INTO {name} ({', '.join(names)}) VALUES ({marks})", values)  # type: ignore[call-overload]
    old.close()


def test_those_who_had_links_keep_their_seats(place: dict[str, Any], tmp_path: Path) -> None:
    """The fixture is a store of version 1, in which the token of a link was the key of a seat."""
    fill(place, tmp_path)
    tables = json.loads((LINKS / "tables.json").read_text(encoding="utf-8"))
    server = Running(settings_at(place, tmp_path))
    try:
        running = Table(server, tables["running"])
        assert [seat["kind"] for seat in running.get()["card"]["seats"]] == ["person", "person", "open"]
        assert running.ask("GET", "", 0).json()["error"] == "exchange-first"
        phone = new_secret()
        ada = server.seated(running.tokens[0], phone)
        assert (ada, running.get(seat=ada)["seat"]) == (phone, 0)
        assert exchange(server, running.tokens[0]).json()["error"] == "seat-taken"
        ben = server.seated(running.tokens[1])
        assert running.get(seat=ben)["seat"] == 1
        assert "hand" not in running.get(seat=ben) or running.get(seat=ben)["view"] != running.get(seat=ada)["view"]
        assert running.post("/join", None, {"name": "Cy"}, 201)["seat"] == 2
        assert running.post("/free", running.host, {"seat": 1}, 201)["seat"] == 1

        over = Table(server, tables["over"])
        assert over.get()["card"]["rematch"] == tables["over"]["rematch"]["table"]
        again = Table(server, {"table": tables["over"]["rematch"]["table"], "host": over.host, "links": []})
        first = server.seated(tables["over"]["rematch"]["token"], phone)
        assert again.get(seat=first)["seat"] == 0
        other = server.seated(over.tokens[1])
        assert over.post("/rematch", other, None, 201) == {"table": again.name, "seat": 1}
        assert again.get(seat=other)["seat"] == 1, "it was kept for whose seat it was"
        thief = server.seated(over.tokens[0])
        assert over.post("/rematch", thief, None, 401)["error"] == "revoked", "Ada's phone has that seat"
        mine = server.http.post("/api/tables/mine", json={"keys": [phone]}).json()
        assert {(each["card"]["table"], each["seat"]) for each in mine} == {(running.name, 0), (again.name, 0)}
    finally:
        server.stop()
