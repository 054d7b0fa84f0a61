"""Invitations attacked: opened twice, at once, replayed, guessed, taken from a history, and seats freed in secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from branchline.server.common.tokens import new_secret
from tests.server.attack.test_processes import at
from tests.server.attack.test_races import at_once
from tests.server.running import TTR, Running, Table, settings_at, until

PEOPLE = [{"kind": "person", "name": "Ada", "here": True}, {"kind": "person", "name": "Ben"}]


@pytest.fixture
def two(new_database: Callable[[], str], tmp_path: Path) -> Any:
    place = {"data": None, "database": new_database()}
    servers = [Running(settings_at(place, tmp_path / str(number))) for number in range(2)]
    yield servers
    for server in servers:
        server.stop()


def opened(server: Running, invitation: str, key: str | None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return server.http.post("/api/seats", json={"invitation": invitation}, headers=headers)


def made(server: Running) -> tuple[Table, str]:
    """A table whose host sits there already, and the invitation they send to a friend."""
    answer = server.http.post("/api/tables", json={"game": TTR, "seats": PEOPLE}).json()
    links = [{"seat": 0, "token": answer["key"]}]
    return Table(server, answer | {"links": links}), answer["invitations"][0]["invitation"]


def test_of_devices_that_open_a_link_at_once_at_two_processes_one_has_the_seat(two: list[Running]) -> None:
    for _ in range(5):
        table, invitation = made(two[0])
        keys = [new_secret() for _ in range(8)]
        doors = [two[number % 2] for number in range(8)]
        answers = at_once([partial(opened, door, invitation, key) for door, key in zip(doors, keys, strict=True)])
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
        for key, answer in zip(keys, answers, strict=True):
            seen = [at(server, table).ask("GET", "", key).status_code for server in two]
            assert seen == ([200, 200] if answer.status_code == 201 else [401, 401])


def test_a_host_who_keeps_a_link_cannot_look_into_the_hand_of_whom_they_sent_it_to(server: Running) -> None:
    """The one who sets up a table once held the key of every seat."""
    table, invitation = made(server)
    friend = opened(server, invitation, new_secret()).json()["key"]
    for key in (table.host, table.tokens[0], invitation, None):
        assert opened(server, invitation, key).status_code == 409
    for key in (table.host, table.tokens[0]):
        state = table.get(seat=key)
        assert state["seat"] != 1
    assert table.ask("GET", "", invitation).json()["error"] == "exchange-first"
    assert table.ask("GET", "?point=1", table.tokens[0]).json()["seat"] == 0
    assert table.ask("GET", "/log?point=1", table.tokens[0]).status_code == 403
    assert table.ask("GET", "/past/0?point=1", table.host).status_code == 403
    assert table.get(seat=friend)["seat"] == 1


def test_an_invitation_is_never_a_key_whoever_sends_it_as_one(server: Running) -> None:
    """Else whoever knows the link would hold the seat of someone whose program sent it as its own key."""
    table, invitation = made(server)
    key = opened(server, invitation, invitation).json()["key"]
    assert key != invitation
    assert table.ask("GET", "", invitation).status_code == 401
    assert opened(server, invitation, invitation).status_code == 409
    assert table.get(seat=key)["seat"] == 1


def test_a_link_from_a_history_opens_nothing_on_another_device_nor_after_the_seat_was_freed(server: Running) -> None:
    table, invitation = made(server)
    mine = opened(server, invitation, new_secret()).json()["key"]
    assert opened(server, invitation, mine).status_code == 201, "the same browser goes back in its history"
    assert opened(server, invitation, new_secret()).status_code == 409, "another person at another computer"
    table.post("/free", table.host, {"seat": 1}, 201)
    for key in (mine, new_secret(), None):
        assert opened(server, invitation, key).status_code == 404
    assert table.ask("GET", "", mine).status_code == 401


def test_guesses_are_counted_over_a_whole_network(tmp_path: Path) -> None:
    settings = settings_at({"data": tmp_path / "data", "database": None}, tmp_path, guesses_per_address=(5, 0.001))
    settings.proxy = True
    server = Running(settings)
    try:
        _, invitation = made(server)

        def guess(address: str, secret: str) -> int:
            code: int = server.http.post(
                "/api/seats", json={"invitation": secret}, headers={"X-Forwarded-For": address}
            ).status_code
            return code

        assert [guess(f"2001:db8::{number}", new_secret()) for number in range(1, 8)] == [404] * 5 + [429] * 2
        assert guess("2001:db8::ffff", invitation) == 429, "not even a right one, for a while"
        assert guess("2001:db8:0:1::1", invitation) == 201
    finally:
        server.stop()


def lines(table: Table) -> list[Any]:
    found: list[Any] = table.get("/chat")["lines"]
    return found


def test_a_seat_is_not_freed_in_secret(server: Running) -> None:
    """The host frees it, takes it, looks, and has the house forget whoever sat there: everyone still reads of it."""
    table, invitation = made(server)
    friend = opened(server, invitation, new_secret()).json()["key"]
    freed = table.post("/free", table.host, {"seat": 1}, 201)
    thief = opened(server, freed["invitation"], new_secret()).json()["key"]
    table.post("/chat", thief, {"text": "hello"}, 201)
    assert server.http.post("/api/forget", json={"keys": [thief]}).json() == {"seats": 1}
    assert [(line["key"], line["args"]) for line in lines(table)] == [
        ("house-seat-freed", {"who": "Player 2", "seat": 1})
    ]
    assert "Ben" not in table.ask("GET", "/chat").text, "the name is forgotten, what happened is not"
    assert table.ask("GET", "", friend).status_code == 401


def test_where_the_chat_is_full_a_freed_seat_is_still_told(start: Any) -> None:
    server = start(chat_lines=3, chat_per_seat=(10**6, 1e6))
    table, invitation = made(server)
    opened(server, invitation, new_secret())
    for _ in range(3):
        table.post("/chat", 0, {"text": "x"}, 201)
    table.post("/chat", 0, {"text": "x"}, 429)
    table.post("/free", table.host, {"seat": 1}, 201)
    assert lines(table)[-1]["key"] == "house-seat-freed"


@pytest.mark.any_store
def test_the_operator_takes_a_line_or_a_name_away(server: Running) -> None:
    token = (server.settings.data / "operator-token").read_text().strip()
    table, invitation = made(server)
    friend = opened(server, invitation, new_secret()).json()["key"]
    table.post("/sit", friend, {"name": "Rude"})
    for seat, text in ((0, "hello"), (friend, "insult"), (friend, "more")):
        table.post("/chat", seat, {"text": text}, 201)

    def operate(what: str, body: Any, key: str = token) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"}
        return server.http.post(f"/api/operator/tables/{table.name}/{what}", json=body, headers=headers)

    with table.live(None) as ear:
        ear.next("welcome")
        assert operate("remove-line", {"line": 2}, table.host).status_code == 403
        assert operate("remove-line", {"line": 2}).status_code == 200
        said = ear.next("chat")["line"]
        assert (said["key"], said["args"], said["seat"]) == ("house-line-removed", {"line": 2}, None)
        assert [line["text"] for line in lines(table)] == ["hello", "more", said["text"]]
        assert operate("remove-line", {"line": 2}).status_code == 404
        assert operate("remove-line", {"line": said["number"]}).status_code == 404, "what the house says stays"
        card = operate("remove-name", {"seat": 1}).json()
        assert card["seats"][1]["name"] == ""
        assert ear.next("chat")["line"]["key"] == "house-name-removed"
    assert next(line["text"] for line in lines(table)) == "hello"
    assert "Rude" not in table.ask("GET", "/chat").text + table.ask("GET", "", 0).text
    assert operate("remove-name", {"seat": 9}).json()["error"] == "no-such-seat"
    until(lambda: "Rude" not in server.http.get("/api/tables").text)
