"""What the first page lists: games to join and to watch, people and bots by their names."""

from __future__ import annotations

import pytest

from tests.server.running import Running, Table

pytestmark = pytest.mark.any_store

ADA, OPEN, BOT = {"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def found(server: Running, query: str = "") -> list[str]:
    return [card["table"] for card in server.http.get(f"/api/tables{query}").json()["tables"]]


def test_a_table_with_an_open_seat_can_be_joined_by_anybody_unless_it_is_private(server: Running) -> None:
    joinable = server.create(seats=[ADA, OPEN])
    server.create(seats=[ADA, OPEN], listed=False)
    server.create(seats=[{"kind": "person", "name": '"kind":"open"'}, ADA])
    watched = server.create(seats=[{"kind": "person", "name": '"kind":"open"'}, ADA], listed=True)
    assert found(server) == [watched.name, joinable.name]
    assert found(server, "?open=true") == [joinable.name]
    joinable.ask("POST", "/join", None, {"name": "Ben"})
    assert found(server, "?open=true") == []
    assert joinable.name in found(server)


def test_the_list_is_asked_for_in_plain_words(server: Running) -> None:
    answer = server.http.get("/api/tables?open=perhaps")
    assert answer.status_code == 400
    assert "?open= must be true or false, not 'perhaps'" in answer.json()["text"]


def names(table: Table) -> list[str]:
    return [seat["name"] for seat in table.get()["card"]["seats"]]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("\u200b\u2066", ""),
        ("\u200d", ""),
        ("عائشة", "عائشة"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("", ""),
    ],
)
def test_a_name_is_kept_as_people_see_it(typed: str, kept: str, server: Running) -> None:
    table = server.create(seats=[{"kind": "person", "name": typed}, OPEN])
    table.post("/sit", 0, {"name": typed})
    table.post("/join", None, {"name": typed, "seat": 1}, 201)
    assert names(table) == [kept, kept]


def test_a_name_that_is_too_long_is_refused_in_words(server: Running) -> None:
    answer = server.http.post("/api/tables", json={"game": "foothills", "seats": [ADA | {"name": "x" * 41}, BOT]})
    assert answer.status_code in (400, 422)
    assert "40" in answer.json()["text"]


def test_a_bot_goes_by_its_own_name(server: Running) -> None:
    answer = server.http.post("/api/tables", json={"game": "foothills", "seats": [ADA, BOT | {"name": "Ada"}]})
    assert answer.status_code == 422
    assert "seat 1 is of a bot, which goes by its own name" in answer.json()["text"]


def test_sentences_of_the_server_name_bots_too(server: Running) -> None:
    table = server.create("foothills", seats=[BOT, ADA], options={"first": 0})
    said = [line["text"] for entry in table.get("/log?language=en")["entries"] for line in entry["lines"]]
    assert not any("Player 1" in text for text in said)


def test_every_level_says_how_strong_and_how_quick_it_is(server: Running) -> None:
    for game in server.http.get("/api/games").json():
        bots = {bot["name"]: bot for bot in game["bots"]}
        assert bots["random"]["strength"] is None
        for below, name in zip(("random", "apprentice", "greedy", "driver", "engineer"), list(bots)[1:], strict=True):
            strength = bots[name]["strength"]
            assert strength["among"] == below
            assert 1 / strength["seats"] < strength["share"] <= 1
            assert strength["seats"] in game["seats"]
            assert bots[name]["seconds"] < bots["chief"]["most"] == 3
