"""A house that opens a store of an older version, as a SQLite file and restored into PostgreSQL."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.common.tokens import hash_of
from branchline.server.notices.settings import NoticeSettings
from branchline.server.store.backup import read_backup
from branchline.server.store.shelf import shelf_of
from tests.server.notices.conftest import BASE
from tests.server.notices.receiving import mailbox
from tests.server.people import OwnDevice
from tests.server.running import Running, Table, settings_at, until

FIXTURES = Path(__file__).parents[1] / "fixtures"


def running_on(place: dict[str, Any], version: str, folder: Path) -> tuple[Running, list[Any]]:
    """A server on this store, and what the server before it said of its tables."""
    fixture = FIXTURES / version
    if place["data"]:
        place["data"].mkdir()
        shutil.copy(fixture / "branchline.db", place["data"])
    else:
        read_backup(fixture / "branchline.backup", shelf_of(**place))
    return Running(settings_at(place, folder)), json.loads((fixture / "tables.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", ["store-2", "store-6", "store-7", "store-8", "store-9", "store-10"])
def test_everything_of_an_older_store_is_there_and_goes_on(place: dict[str, Any], tmp_path: Path, version: str) -> None:
    server, tables = running_on(place, version, tmp_path)
    try:
        for entry in tables:
            links = [{"seat": int(seat), "token": token} for seat, token in entry["tokens"].items()]
            table = Table(server, {"table": entry["table"], "host": entry["host"], "links": links})
            card = table.get()["card"]
            assert {name: card[name] for name in entry["card"]} == entry["card"]
            assert {seat: table.get(seat=int(seat))["draft"] for seat in entry["drafted"]} == entry["drafted"]
        (seat,) = (int(seat) for seat, draft in entry["drafted"].items() if draft)
        assert [line["text"] for line in table.get("/chat")["lines"]] == ["good luck"]
        assert table.get("/notes", 2) == {"text": "go north", "marks": ["kiel"]}
        turn = table.get(seat=seat)
        assert table.move(seat, turn["view"]["legal"][0], turn["at"])["seq"] > card["seq"]
    finally:
        server.stop()


def test_each_device_of_before_is_a_person_who_has_all_its_seats(place: dict[str, Any], tmp_path: Path) -> None:
    server, (finished, running) = running_on(place, "store-6", tmp_path)
    try:
        store = server.house.store
        ada, ben = [server.do(store.device_of(hash_of(finished["tokens"][seat]))) for seat in "01"]
        assert ada
        assert ben
        assert ada.person != ben.person
        assert [device.key for device in server.do(store.devices_of(ada.person))] == [ada.key]
        seats = server.do(store.seats_of(ada.person))
        assert {(row.table, row.seat) for row in seats} == {(finished["table"], 0), (running["table"], 0)}
        assert {row.keys for row in seats} == {frozenset([ada.key])}
        person = server.do(store.person(ada.person))
        assert person
        assert (person.made, person.language) == (ada.created, "")
        (wait,) = server.do(store.waits(running["table"]))
        (drafted,) = (int(seat) for seat, draft in running["drafted"].items() if draft)
        assert (wait.seat, wait.deadline) == (drafted, 5000.0)
    finally:
        server.stop()


def test_a_game_by_mail_of_the_release_before_goes_on_with_its_clocks_and_notices(
    place: dict[str, Any], tmp_path: Path
) -> None:
    fixture = FIXTURES / "by-mail-9"
    told = json.loads((fixture / "told.json").read_text(encoding="utf-8"))
    if place["data"]:
        place["data"].mkdir()
        shutil.copy(fixture / "branchline.db", place["data"])
    else:
        read_backup(fixture / "branchline.backup", shelf_of(**place))
    before = clock.ahead
    clock.move(told["made"] + 60 - clock.now())
    with mailbox() as (box, mail):
        settings = settings_at(place, tmp_path)
        settings.notices = NoticeSettings(mail=mail, address=BASE, push="mailto:me@example.org")
        server = Running(settings)
        try:
            laptop, phone, ben = (OwnDevice(server) for _ in range(3))
            laptop.key, phone.key, ben.key = told["devices"].values()
            path, mover = f"/api/tables/{told['table']}", told["mover"]
            card = server.http.get(path).json()["card"]
            assert {name: card[name] for name in told["card"]} == told["card"]
            assert phone.seats() == laptop.seats() == [(told["table"], mover)]
            assert ben.seats() == [(told["table"], 1 - mover)]
            assert laptop.greet()["devices"] == told["person"]["devices"]
            assert laptop.good("GET", "/api/person/vacations") == told["vacations"]
            now, then = laptop.good("GET", "/api/notices"), told["notices"]
            assert {name: now[name] for name in ("kinds", "hours", "push")} == {
                name: then[name] for name in ("kinds", "hours", "push")
            }, "the house's keys are the same"
            assert [each["id"] for each in now["channels"]] == [each["id"] for each in then["channels"]]
            feed = next(each["calendar"] for each in then["channels"] if each["calendar"])
            assert "Your turn in Foothills" in server.http.get(feed).text
            clock.move(told["due"] - clock.now() - 60)
            assert box.mails == []
            clock.move(61)
            until(lambda: len(box.mails) == 1)
            assert box.mails[0]["Subject"] == "Your turn in Foothills"
            clock.move(told["card"]["seats"][mover]["clock"]["deadline"] - clock.now() - 60)
            assert not server.http.get(path).json()["card"]["seats"][mover]["clock"].get("out")
            clock.move(61)
            until(lambda: server.http.get(path).json()["card"]["seats"][mover]["clock"].get("out", False))
            legal = phone.good("GET", path)
            move = {"at": legal["at"], "move": legal["view"]["legal"][0]}
            assert phone.good("POST", f"{path}/moves", move)["seq"] == 1
        finally:
            server.stop()
            clock.ahead = before
