"""A table's host is a person: what the host may, they may on all of their devices, and nobody else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import OwnDevice
from tests.server.running import TTR, Running
from tests.server.test_plans import CLAIM, DAILY, POSITION

PLANS = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]


def set_up(device: OwnDevice, **more: Any) -> Any:
    return device.good("POST", "/api/tables", {"game": "foothills", "seats": PLANS, **more})


def hosts(device: OwnDevice, table: str) -> bool:
    return bool(device.good("GET", f"/api/tables/{table}/host")["host"])


def test_the_host_frees_a_lost_seat_on_any_device(server: Running) -> None:
    laptop, phone, ben, other = (OwnDevice(server) for _ in range(4))
    made = set_up(laptop)
    path = f"/api/tables/{made['table']}"
    laptop.sit(made["invitations"][0]["invitation"])
    ben.sit(made["invitations"][1]["invitation"])
    assert phone.refused("POST", f"{path}/free", {"seat": 1})[0] == 401
    phone.add(laptop.link())
    assert [hosts(each, made["table"]) for each in (laptop, phone, ben, other)] == [True, True, False, False]
    freed = phone.good("POST", f"{path}/free", {"seat": 1})
    assert ben.ask("GET", path).status_code == 401
    other.sit(freed["invitation"])
    again = laptop.good("POST", f"{path}/free", {"seat": 1})
    assert other.refused("POST", f"{path}/free", {"seat": 0})[0] == 401
    ben.sit(again["invitation"])
    assert ben.refused("POST", f"{path}/free", {"seat": 0}) == (
        403,
        "Only the host or the player in that seat can free it.",
    )


def test_what_a_person_noted_and_planned_is_gone_when_the_host_frees_their_seat(server: Running) -> None:
    ada, ben, other = (OwnDevice(server) for _ in range(3))
    made = ada.good("POST", "/api/tables", {"game": TTR, "seats": PLANS, "pace": DAILY, "position": POSITION})
    path = f"/api/tables/{made['table']}"
    for device, link in zip((ada, ben), made["invitations"], strict=True):
        device.sit(link["invitation"])
    ben.good("PUT", f"{path}/notes", {"text": "for nobody else", "marks": []})
    at = ben.good("GET", path)["card"]["seq"]
    ben.good("PUT", f"{path}/plan", {"at": at, "moves": [CLAIM]})
    moved = ben.good("POST", f"{path}/free", {"seat": 1})
    ben.sit(moved["invitation"])
    assert ben.good("GET", f"{path}/notes")["text"] == "for nobody else", "it is still Ben's"
    freed = ada.good("POST", f"{path}/free", {"seat": 1})
    other.sit(freed["invitation"])
    assert other.good("GET", f"{path}/notes")["text"] == ""
    assert other.good("GET", f"{path}/plan")["moves"] == []
    row = server.do(server.house.store.load(made["table"]))
    assert b"for nobody else" not in b"".join(seat.notes for seat in row.seats)


def test_a_host_without_a_seat_is_one_and_loses_it_with_the_device(server: Running) -> None:
    ada, phone = OwnDevice(server, "Laptop"), OwnDevice(server, "Phone")
    made = set_up(ada)
    path = f"/api/tables/{made['table']}"
    phone.add(ada.link())
    assert phone.good("GET", path)["seat"] is None
    phone.good("POST", f"{path}/stand-in", {"seat": 1, "bot": "random"})
    devices = {each["label"]: each["id"] for each in phone.greet()["devices"]}
    ada.good("DELETE", f"/api/person/devices/{devices['Phone']}")
    assert not hosts(phone, made["table"])
    assert phone.refused("POST", f"{path}/free", {"seat": 0})[0] == 401


def test_tables_that_a_device_had_set_up_come_along_and_a_rematch_has_the_same_host(server: Running) -> None:
    ada, phone, ben = OwnDevice(server), OwnDevice(server), OwnDevice(server)
    made = set_up(phone)
    phone.sit(made["invitations"][0]["invitation"])
    ben.sit(made["invitations"][1]["invitation"])
    phone.add(ada.link())
    assert hosts(ada, made["table"])
    ben.good("POST", f"/api/tables/{made['table']}/concede")
    again = ben.good("POST", f"/api/tables/{made['table']}/rematch")["table"]
    assert [hosts(each, again) for each in (ada, phone, ben)] == [True, True, False]
    assert "host_of" in everything(ada)
    assert sorted(everything(ada)["host_of"]) == sorted([made["table"], again])
    ada.good("POST", "/api/forget", {"keys": [ada.key]})
    assert server.do(server.house.store.hosts.of(again)) is None


def everything(device: OwnDevice) -> Any:
    import io
    import zipfile

    with zipfile.ZipFile(io.BytesIO(device.ask("GET", "/api/person/everything").content)) as files:
        return json.loads(files.read("person.json"))


@pytest.mark.any_store
def test_the_key_that_came_with_the_table_still_is_the_hosts(start: Callable[..., Running]) -> None:
    server = start(persons_per_address=(1, 0.0001))
    first, ada, ben = (OwnDevice(server) for _ in range(3))
    set_up(first)
    made = set_up(ada)  # one new device too many: it is the host by its key alone
    path = f"/api/tables/{made['table']}"
    ben.sit(made["invitations"][1]["invitation"])
    assert not hosts(ada, made["table"])
    ada.key = made["host"]
    ada.good("POST", f"{path}/free", {"seat": 1})
    nobody = server.http.post("/api/tables", json={"game": "foothills", "seats": PLANS}).json()
    assert server.do(server.house.store.hosts.of(nobody["table"])) is None
