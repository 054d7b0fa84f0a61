"""Files that are sent to fill the house: boards, logs, and chat."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event
from typing import Any

import httpx
import pytest

from branchline.core.log import seal_of
from branchline.core.registry import MADE
from branchline.server.library import shelves
from branchline.server.table import export
from branchline.server.table.export import LINE
from tests.server.running import PATIENCE, TTR, Running

BOARDS = f"/api/games/{TTR}/boards"


def board(server: Running, number: int) -> Any:
    own = server.http.get(f"{BOARDS}/germany").json()
    own["id"], own["title"] = f"mine-{number}", f"Mine {number}"
    own["components"]["trains_per_player"] = 20 + number
    return own


def test_what_a_board_is_padded_with_is_not_kept(server: Running) -> None:
    own = board(server, 1)
    padded = json.dumps(own, indent=60).encode()
    plain = json.dumps(own, separators=(",", ":")).encode()
    assert len(padded) > 5 * len(plain)
    assert len(padded) < server.house.limits.board
    card = server.http.post(BOARDS, content=padded).json()
    assert server.http.get(f"{BOARDS}/{card['digest']}").content == plain
    assert server.do(server.house.store.board(TTR, card["digest"])) == plain
    assert server.http.post(BOARDS, content=plain).json() == card
    assert server.do(server.house.store.board_bytes()) == len(plain)


def test_what_a_stranger_brought_is_not_packed(server: Running) -> None:
    """Half a megabyte of two letters took three seconds to pack, for whoever asked, and all others waited."""
    card = server.http.post(BOARDS, json=board(server, 1)).json()
    packs = {"Accept-Encoding": "gzip"}
    theirs, ours = (server.http.get(f"{BOARDS}/{name}", headers=packs) for name in (card["digest"], "germany"))
    assert "content-encoding" not in theirs.headers
    assert theirs.json() == board(server, 1)
    assert ours.headers["content-encoding"] == "gzip"
    again = server.http.get(f"{BOARDS}/{card['digest']}", headers=packs | {"If-None-Match": theirs.headers["etag"]})
    assert again.status_code == 304


def test_a_board_may_be_as_large_as_any_that_makes_sense(server: Running) -> None:
    answer = server.http.post(BOARDS, content=json.dumps(board(server, 1)).encode() + b" " * (1 << 19))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_one_address_uploads_so_many_bytes_and_no_more(start: Any) -> None:
    server = start(uploads_per_address=(60_000, 0.001))
    answers = [server.http.post(BOARDS, json=board(server, number)) for number in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
    assert answers[2].json()["key"] == "house-files-large"
    assert server.http.post("/api/logs", content=b"x" * 20_000).status_code == 429


def test_all_addresses_together_upload_so_many_bytes_and_no_more(start: Any) -> None:
    server = start(uploads=(60_000, 0.001))
    answers = [server.http.post(BOARDS, json=board(server, number)) for number in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_the_house_has_room_for_so_many_boards_and_says_so(start: Any) -> None:
    server = start(boards=60_000)
    answers = [server.http.post(BOARDS, json=board(server, number)) for number in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 507, 507]
    assert answers[2].json()["error"] == "boards-full"
    assert len(server.http.get(BOARDS).json()) == 3
    assert server.create(board=answers[1].json()["digest"])


def test_boards_that_come_at_once_do_not_exceed_the_room_together(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are let in before the first is kept; those that are too many leave nothing behind."""
    server = start(boards=60_000)
    boards = [board(server, 30 + 5 * len(MADE) + number) for number in range(5)]
    read, all_here = shelves.game, Barrier(5)

    def together(*arguments: Any) -> Any:
        all_here.wait(PATIENCE)
        return read(*arguments)

    monkeypatch.setattr(shelves, "game", together)

    def upload(one: Any) -> int:
        return httpx.post(f"http://{server.address}{BOARDS}", json=one, timeout=PATIENCE).status_code

    before = len(MADE)
    with ThreadPoolExecutor(5) as people:
        codes = list(people.map(upload, boards))
    assert sorted(codes) == [201, 201, 507, 507, 507]
    assert server.do(server.house.store.board_bytes()) <= 60_000
    assert sum(shelf.uploaded for shelf in server.house.library.shelves.values()) == 2
    assert len(MADE) == before + 2
    assert len(list(server.house.library.upload_folder().rglob("*.json"))) == 2


def test_the_list_of_games_is_sent_without_what_was_uploaded(start: Any) -> None:
    server = start()
    before = server.http.get("/api/games").content
    cards = [server.http.post(BOARDS, json=board(server, number)).json() for number in range(3)]
    assert server.http.get("/api/games").content == before
    server.stop()
    server = start()
    assert server.http.get("/api/games").content == before
    found = {card["digest"]: card for card in server.http.get(BOARDS).json()}
    assert all(found[card["digest"]] == card for card in cards)
    assert not any(shelf.uploaded for shelf in server.house.library.shelves.values())  # read when it is played on
    table = server.create(board="mine-2")
    assert table.get()["card"]["board_digest"] == cards[2]["digest"]


def test_a_board_of_an_older_store_that_was_padded_is_still_played_on(start: Any) -> None:
    server = start()
    own = board(server, 5)
    digest = server.http.post(BOARDS, json=own).json()["digest"]
    server.stop()
    server = start()
    if isinstance(server.settings.data, Path) and server.settings.database is None:
        server.do(server.house.store.write(padded(digest, json.dumps(own, indent=60).encode())))
    table = server.create(board=digest)
    table.past_set_up()
    assert table.get()["view"]["players"][0]["trains"] == 25


def padded(digest: str, body: bytes) -> Any:
    def work(connection: Any) -> None:
        connection.execute("UPDATE boards SET body = ? WHERE digest = ?", [body, digest]).close()

    return work


def header(**changes: Any) -> dict[str, Any]:
    found = {
        "log": "branchline-log/1",
        "game": "foothills",
        "rules_version": 2,
        "board": {"id": "foothills", "digest": "0" * 16},
        "seats": 2,
        "options": {},
        "names": [],
        "dealt": [],
    }
    return found | changes


def line(entry: dict[str, Any]) -> bytes:
    return json.dumps(entry | {"seal": seal_of("", entry)}).encode() + b"\n"


@pytest.mark.parametrize(
    "changes", [{"dealt": [1] * 1_000_000}, {"options": {"first": "x" * LINE}}, {"names": ["A" * 3] * LINE}]
)
def test_a_log_with_an_endless_line_is_refused_before_it_is_read(server: Running, changes: dict[str, Any]) -> None:
    answer = server.http.post("/api/logs", content=line(header(**changes)))
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-log")
    assert f"{LINE} are taken" in answer.json()["text"]


def test_a_log_with_endless_lines_is_refused_before_they_are_read(server: Running) -> None:
    answer = server.http.post("/api/logs", content=line(header()) + b"\n" * 1_000_000)
    assert "20000 are taken" in answer.json()["text"]


@pytest.mark.parametrize("what", ["a board", "a log"])
def test_who_sends_a_file_that_takes_long_to_read_keeps_nobody_waiting(
    server: Running, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading goes on only once somebody else was answered, so it cannot be in the way."""
    where, name = (shelves, "game") if what == "a board" else (export, "parse_log")
    read, reading, answered, waited = getattr(where, name), Event(), Event(), []

    def slowly(*arguments: Any) -> Any:
        reading.set()
        waited.append(answered.wait(20.0))
        return read(*arguments)

    table = server.create()
    table.post("/concede", 0)
    sent = ("/api/logs", table.ask("GET", "/export").content)
    if what == "a board":
        sent = (BOARDS, json.dumps(board(server, 1)).encode())
    monkeypatch.setattr(where, name, slowly)
    with ThreadPoolExecutor(1) as other:
        upload = other.submit(server.http.post, sent[0], content=sent[1])
        assert reading.wait(PATIENCE)
        with httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
            assert http.get("/health").status_code == 200
        answered.set()
        assert upload.result().status_code == 201
    assert waited == [True]


def test_chat_comes_in_pages_and_a_welcome_brings_the_newest(start: Any) -> None:
    server = start(chat_per_seat=(10**6, 1e6), page=30)
    table = server.create()
    for number in range(1, 251):
        table.post("/chat", 0, {"text": f"line {number}"}, 201)
    asked: list[int] = []
    chat = server.house.store.chat

    async def counted(*arguments: Any, **more: Any) -> Any:
        found = await chat(*arguments, **more)
        asked.append(len(found))
        return found

    server.house.store.chat = counted
    with table.live(1) as ear:
        assert [line["number"] for line in ear.next("welcome")["chat"]] == list(range(51, 251))
    assert max(asked) == 200
    first = table.get("/chat")
    assert [line["number"] for line in first["lines"]] == list(range(1, 31))
    assert first["next"] == 31
    last = table.get("/chat?from=241")
    assert ([line["number"] for line in last["lines"]], last["next"]) == (list(range(241, 251)), None)
    server.house.tables.clear()
    table.post("/chat", 1, {"text": "again"}, 201)  # a process that does not know how much was said
    assert max(asked) == 200
