"""All that is known of a person: as a file, and gone when they wish."""

from __future__ import annotations

import io
import json
import random
import zipfile

from branchline.core.log import parse_log
from branchline.core.signature import check_signature
from tests.server.people import OwnDevice
from tests.server.running import Running
from tests.server.test_devices import at_table


def unpacked(device: OwnDevice) -> dict[str, str]:
    answer = device.ask("GET", "/api/person/everything")
    assert answer.is_success, answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_person_gets_all_of_theirs_and_nothing_of_others(server: Running) -> None:
    ada, phone, ben = OwnDevice(server, "Laptop"), OwnDevice(server, "Phone"), OwnDevice(server, "Ben’s")
    table = at_table(server, ada, ben, game="ticket-to-ride-germany")
    phone.add(ada.link())
    table.post("/chat", ada.key, {"text": "hello from Ada"}, 201)
    table.post("/chat", ben.key, {"text": "hello from Ben"}, 201)
    table.ask("PUT", "/notes", ada.key, {"text": "my plan", "marks": []})
    table.ask("PUT", "/notes", ben.key, {"text": "his plan", "marks": []})
    ada.good("POST", "/api/notices", {"kind": "feed"})
    ada.good("PUT", "/api/notices", {"kinds": ["turn"], "hours": 6})
    files = unpacked(phone)
    told = json.loads(files.pop("person.json"))
    assert [device["label"] for device in told["devices"]] == ["", "Phone"]
    assert [channel["kind"] for channel in told["notices"]["channels"]] == ["feed"]
    assert (told["notices"]["kinds"], told["notices"]["hours"]) == (["turn"], 6)
    (game,) = told["games"]
    assert (game["seat"], game["name"], game["notes"]["text"]) == (0, "Ada", "my plan")
    assert [line["text"] for line in game["chat"]] == ["hello from Ada"]
    assert list(files) == [game["log"]]
    mine = json.loads(files[game["log"]].splitlines()[0])
    assert mine["seat"] == 0
    assert table.name in game["log"]
    assert "his plan" not in json.dumps(told) + files[game["log"]]
    assert "hello from Ben" not in json.dumps(told)
    assert OwnDevice(server).refused("GET", "/api/person/everything")[0] == 401


def test_erasing_leaves_the_log_of_a_finished_game_and_its_signature(server: Running) -> None:
    ada, phone, ben = OwnDevice(server), OwnDevice(server), OwnDevice(server)
    table = at_table(server, ada, ben)
    phone.add(ada.link())
    table.play(random.Random(1))
    (log,) = [text for name, text in unpacked(ada).items() if name.endswith(".log.jsonl")]
    assert '"Ada"' in log
    assert phone.good("POST", "/api/forget", {"keys": [phone.key]})["seats"] == 1
    for device in (ada, phone):
        assert device.seats() == []
        assert device.greet()["devices"] == [], "all devices of the person are gone"
        assert device.refused("GET", "/api/person/everything")[0] == 401
    after = table.ask("GET", "/export", ben.key).text
    assert "Ada" not in after
    signature = json.loads(log.splitlines()[-1])["signature"]
    assert json.loads(after.splitlines()[-1])["signature"] == signature
    game = server.do(server.house.table(table.name)).game
    assert check_signature(parse_log(after, game)), "and it fits what is left"
