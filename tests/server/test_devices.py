"""One person, several devices: a link adds one, any can be removed, and nobody else hears of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.common.limits import Limits
from branchline.server.common.tokens import hash_of, new_secret
from tests.server.people import OwnDevice
from tests.server.running import Running, Table, settings_at

ADA_AND_BEN = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]


def at_table(server: Running, *devices: OwnDevice, game: str = "foothills") -> Table:
    """A table where these devices sit, seat by seat."""
    made = server.http.post("/api/tables", json={"game": game, "seats": ADA_AND_BEN}).json()
    for device, each in zip(devices, made["invitations"], strict=True):
        device.sit(each["invitation"])
    links = [{"seat": seat, "token": device.key} for seat, device in enumerate(devices)]
    return Table(server, made | {"links": links})


def test_a_link_adds_a_device_that_plays_the_same_seats(server: Running) -> None:
    laptop, phone, other = OwnDevice(server, "Laptop"), OwnDevice(server, "Phone"), OwnDevice(server)
    table = at_table(server, laptop, other)
    assert table.ask("GET", "", phone.key).status_code == 401
    secret = laptop.link()
    assert phone.good("POST", "/api/person/look", {"link": secret}) == {
        "names": ["Ada"],
        "seats": 1,
        "coming": 0,
        "same": False,
    }
    card = phone.add(secret)
    assert [(device["label"], device["this"]) for device in card["devices"]] == [("", False), ("Phone", True)]
    assert card["link_until"] is None
    assert phone.seats() == laptop.seats() == [(table.name, 0)]
    state = table.get(seat=phone.key)
    assert state["seat"] == 0
    with table.live(laptop.key) as ear:
        ear.next("welcome")
        for each in (phone.key, other.key):
            state = table.get(seat=each)
            if state["seat"] in state["card"]["deciders"]:
                table.post("/moves", each, {"at": state["at"], "move": state["view"]["legal"][0]})
                break
        ear.next("moved")
    clock.move(3600)
    assert [device["label"] for device in laptop.greet()["devices"]] == ["Laptop", "Phone"]
    seen = {device["label"]: device["seen"] for device in laptop.greet()["devices"]}
    assert seen["Laptop"] - seen["Phone"] > 3000


def test_a_link_is_good_once_for_a_while_and_until_it_is_ended(server: Running) -> None:
    ada, phone, thief = OwnDevice(server), OwnDevice(server), OwnDevice(server)
    at_table(server, ada, OwnDevice(server))
    used = ada.link()
    assert ada.greet()["link_until"] == pytest.approx(clock.now() + Limits().device_link, abs=60)
    phone.add(used)
    phone.add(ada.link())  # once more: nothing changes
    assert len(ada.greet()["devices"]) == 2
    older = ada.link()
    revoked = ada.link()
    assert ada.good("DELETE", "/api/person/link")["link_until"] is None
    cases = [(used, 409, "has been used"), (older, 409, "replaced by a newer one"), (revoked, 409, "has been used")]
    for secret, status, said in [*cases, (new_secret(), 404, "leads nowhere")]:
        for path in ("/api/person/look", "/api/person/devices"):
            found, text = thief.refused("POST", path, {"link": secret})
            assert (found, said in text) == (status, True), (path, text)
    late = ada.link()
    clock.move(Limits().device_link + 1)
    assert ada.greet()["link_until"] is None
    for path in ("/api/person/look", "/api/person/devices"):
        status, text = thief.refused("POST", path, {"link": late})
        assert (status, "has expired" in text) == (410, True), text
    assert thief.greet()["devices"] == []
    thief.key = secret = ada.link()  # others may know it: it is no key
    assert thief.refused("POST", "/api/person/devices", {"link": secret})[0] == 404


def test_late_is_late_also_when_it_was_used_or_replaced(server: Running) -> None:
    ada, phone = OwnDevice(server), OwnDevice(server)
    secret = ada.link()
    assert server.do(server.house.store.link_of(hash_of(secret))) is not None, "kept as a hash"
    clock.move(40 * 86_400)
    phone.add(ada.link())  # sweeps what is long over
    assert server.do(server.house.store.link_of(hash_of(secret))) is None
    assert OwnDevice(server).refused("POST", "/api/person/look", {"link": secret})[0] == 404


def test_games_that_a_device_had_come_along_with_its_other_devices(server: Running) -> None:
    ada, phone, tablet, other = (OwnDevice(server) for _ in range(4))
    mine, theirs = at_table(server, ada, other), at_table(server, phone, other)
    tablet.add(phone.link())
    secret = ada.link()
    assert phone.good("POST", "/api/person/look", {"link": secret})["coming"] == 1
    phone.add(secret)
    for device in (ada, phone, tablet):
        assert device.seats() == sorted([(mine.name, 0), (theirs.name, 0)])
        assert theirs.get(seat=device.key)["seat"] == 0
        assert len(device.greet()["devices"]) == 3


def test_a_removed_device_is_told_and_shut_out_where_it_is_open(server: Running) -> None:
    ada, phone, other = OwnDevice(server, "Laptop"), OwnDevice(server, "Phone"), OwnDevice(server)
    table = at_table(server, ada, other)
    phone.add(ada.link())
    devices = {device["label"]: device["id"] for device in phone.greet()["devices"]}
    with table.live(phone.key) as lost, table.live(ada.key) as kept:
        lost.next("welcome")
        kept.next("welcome")
        strange = other.refused("DELETE", f"/api/person/devices/{devices['Phone']}")
        assert strange[0] == 404, "nobody removes another's device"
        ada.good("DELETE", f"/api/person/devices/{devices['Phone']}")
        assert lost.next("closing")["why"] == "removed"
        kept.socket.send(json.dumps({"type": "ping"}))
        assert kept.next("pong")
    assert table.ask("GET", "", phone.key).status_code == 401
    assert phone.seats() == []
    assert phone.refused("POST", "/api/person/devices", {"link": new_secret()})[0] == 404
    assert phone.refused("DELETE", "/api/person/link") == (
        401,
        "This device has been removed. Its games are on your other devices.",
    )
    assert ada.refused("DELETE", f"/api/person/devices/{devices['Phone']}")[0] == 404
    (mine,) = ada.greet()["devices"]
    assert ada.refused("DELETE", f"/api/person/devices/{mine['id']}")[0] == 409
    assert table.get(seat=ada.key)["seat"] == 0


@pytest.mark.parametrize("path", ["/api/person/look", "/api/person/devices"])
def test_nobody_guesses_links_for_long(start: Callable[..., Running], path: str) -> None:
    server = start(guesses_per_address=(3, 0.0001))
    ada, thief = OwnDevice(server), OwnDevice(server)
    link = ada.link()
    guesses = [thief.refused("POST", path, {"link": new_secret()})[0] for _ in range(5)]
    assert guesses == [404] * 3 + [429] * 2
    assert thief.refused("POST", path, {"link": link})[0] == 429, "not even the right one, for a while"


def test_there_are_only_so_many_devices(start: Callable[..., Running]) -> None:
    server = start(devices=2)
    ada = OwnDevice(server)
    OwnDevice(server).add(ada.link())
    status, text = ada.refused("POST", "/api/person/link")
    assert (status, text) == (409, "This server allows no more devices. Remove one first.")


def test_people_who_become_one_have_only_so_many_devices_together(start: Callable[..., Running]) -> None:
    """A link of one device after another would otherwise make a person of hundreds, whom every notice goes to."""
    server = start(devices=3)
    ada, ben = OwnDevice(server), OwnDevice(server)
    for person in (ada, ben):
        OwnDevice(server).add(person.link())
    status, text = ben.refused("POST", "/api/person/devices", {"link": ada.link(), "label": ""})
    assert (status, text) == (409, "This server allows no more devices. Remove one first.")
    assert [len(person.greet()["devices"]) for person in (ada, ben)] == [2, 2]
    OwnDevice(server).add(ada.link())
    assert len(ada.greet()["devices"]) == 3


def test_what_one_process_hears_of_devices_holds_at_the_other(new_database: Callable[[], str], tmp_path: Path) -> None:
    place: dict[str, Any] = {"data": None, "database": new_database()}
    one, two = servers = [Running(settings_at(place, tmp_path / str(number))) for number in range(2)]
    try:
        ada, phone, other = OwnDevice(one, "Laptop"), OwnDevice(two, "Phone"), OwnDevice(one)
        table = at_table(one, ada, other)
        twin = Table(two, {"table": table.name, "host": table.host, "links": []})
        twin.get()  # in memory there before the device is added
        secret = ada.link()
        OwnDevice(one, "Phone").server.http.post(
            "/api/person/devices", json={"link": secret}, headers={"Authorization": f"Bearer {phone.key}"}
        ).raise_for_status()
        assert twin.get(seat=phone.key)["seat"] == 0
        devices = {device["this"]: device["id"] for device in phone.greet()["devices"]}
        with twin.live(phone.key) as ear:
            ear.next("welcome")
            ada.good("DELETE", f"/api/person/devices/{devices[True]}")
            assert ear.next("closing")["why"] == "removed"
    finally:
        for server in servers:
            server.stop()


def test_a_person_is_told_of_their_own_devices_alone(server: Running) -> None:
    ada, ben, nobody = OwnDevice(server, "Ada’s laptop"), OwnDevice(server, "Ben’s phone"), OwnDevice(server)
    table = at_table(server, ada, ben)
    ada.greet()
    told = json.dumps([ben.greet(), nobody.greet(), table.get(seat=ben.key), table.get()])
    assert "laptop" not in told
    known = [server.do(server.house.store.device_of(hash_of(each.key))) for each in (ada, ben)]
    for device in known:
        assert device is not None
        assert device.person not in told + json.dumps(ada.greet())
    assert known[0] is not None
    assert known[0].id not in told
    for path in ("/api/person", "/api/person/look", "/api/person/devices"):
        assert server.http.post(path, json={"link": new_secret()} if path != "/api/person" else {}).status_code == 401
