"""Passkeys: a person who has lost their only device comes back, and nobody else does."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.common.limits import Limits
from tests.server.keeper import Keeper
from tests.server.people import OwnDevice
from tests.server.running import Running
from tests.server.test_devices import at_table

HOST = "trains.example.org"
ORIGIN = f"https://{HOST}"
PASSKEYS = "/api/person/passkeys"


class NamedDevice(OwnDevice):
    """A browser that knows the server by its name."""

    host = HOST

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.key}", "Host": self.host}
        return self.server.http.request(method, path, json=body, headers=headers)

    def options(self, path: str) -> Any:
        return self.good("POST", f"{path}/ask")["options"]

    def keep(self, keeper: Keeper, label: str = "") -> Any:
        made = keeper.make(self.options(PASSKEYS), ORIGIN)
        return self.good("POST", PASSKEYS, {"credential": made, "label": label})["passkeys"]

    def sign_in(self, keeper: Keeper) -> str:
        signed = keeper.sign(self.options("/api/passkeys"), ORIGIN)
        return str(self.good("POST", "/api/passkeys", {"credential": signed})["link"])


def test_a_passkey_brings_a_person_with_all_their_seats_to_a_new_device(server: Running) -> None:
    lost, other, phone = NamedDevice(server), NamedDevice(server), NamedDevice(server, "New phone")
    tables = [at_table(server, lost, other), at_table(server, lost, other)]
    keeper = Keeper()
    (kept,) = lost.keep(keeper, "Pixel")
    assert kept["label"] == "Pixel"
    again = lost.options(PASSKEYS)
    assert [each["id"] for each in again["excludeCredentials"]] != []
    assert (again["rp"]["id"], again["user"]["name"]) == (HOST, "Ada")
    clock.move(86_400)
    link = phone.sign_in(keeper)
    assert phone.good("POST", "/api/person/look", {"link": link}) == {
        "names": ["Ada"],
        "seats": 2,
        "coming": 0,
        "same": False,
    }
    phone.add(link)
    assert phone.seats() == sorted((table.name, 0) for table in tables)
    assert {table.get(seat=phone.key)["seat"] for table in tables} == {0}
    (listed,) = phone.good("GET", PASSKEYS)["passkeys"]
    assert listed["seen"] - listed["made"] > 80_000


def test_what_was_signed_counts_once_in_time_and_for_this_server_only(start: Callable[..., Running]) -> None:
    server = start(guesses_per_address=(1000, 1000.0))
    ada, thief = NamedDevice(server), NamedDevice(server)
    keeper = Keeper()
    ada.keep(keeper)

    def refused(answer: Any, status: int, says: str, path: str = "/api/passkeys") -> None:
        found, text = thief.refused("POST", path, {"credential": answer})
        assert (found, says in text) == (status, True), (found, text)

    used = keeper.sign(thief.options("/api/passkeys"), ORIGIN)
    thief.good("POST", "/api/passkeys", {"credential": used})
    refused(used, 409, "already been used")
    late = keeper.sign(thief.options("/api/passkeys"), ORIGIN)
    clock.move(Limits().passkey + 1)
    refused(late, 410, "took too long")
    for origin in ("https://trains.example.com", f"http://{HOST}", f"{ORIGIN}:8443", f"{ORIGIN}.evil.org"):
        refused(keeper.sign(thief.options("/api/passkeys"), origin), 403, origin)
    refused(Keeper(b"a passkey nobody has added").sign(thief.options("/api/passkeys"), ORIGIN), 404, "doesn’t know")
    forged = Keeper(keeper.name)
    forged.uses = 50
    refused(forged.sign(thief.options("/api/passkeys"), ORIGIN), 422, "couldn’t be verified")
    elsewhere = thief.options("/api/passkeys") | {"rpId": "example.com"}
    refused(keeper.sign(elsewhere, ORIGIN), 422, "couldn’t be verified")
    refused(keeper.sign({"rpId": HOST, "challenge": "AAAA"}, ORIGIN), 409, "already been used")
    for nonsense in ({}, {"response": 7}, {"response": {"clientDataJSON": "e30"}}, {"rawId": None}):
        refused(nonsense, 422, "couldn’t be verified")
    thief.greet()
    adas = ada.options(PASSKEYS)
    thief.good("POST", f"{PASSKEYS}/ask")
    refused(Keeper(b"theirs").make(adas, ORIGIN), 409, "already been used", PASSKEYS)  # what another was to sign
    for_a_new_one = thief.options("/api/passkeys") | {"rp": {"id": HOST}}
    refused(Keeper(b"theirs").make(for_a_new_one, ORIGIN), 409, "already been used", PASSKEYS)
    refused(Keeper(keeper.name).make(thief.options(PASSKEYS), ORIGIN), 409, "added already", PASSKEYS)
    assert thief.seats() == []


def test_a_passkey_that_counts_backwards_was_copied(start: Callable[..., Running]) -> None:
    server = start(guesses_per_address=(1000, 1000.0))
    ada, phone = NamedDevice(server), NamedDevice(server)
    keeper, synced = Keeper(), Keeper(b"of several phones", counts=False)
    ada.keep(keeper)
    ada.keep(synced)
    phone.sign_in(keeper)
    keeper.uses = 1
    signed = keeper.sign(phone.options("/api/passkeys"), ORIGIN)
    assert phone.refused("POST", "/api/passkeys", {"credential": signed})[0] == 409
    assert phone.sign_in(synced)
    assert phone.sign_in(synced), "one that does not count is no copy"


def test_passkeys_are_named_removed_exported_and_erased(server: Running) -> None:
    ada, ben = NamedDevice(server), NamedDevice(server)
    at_table(server, ada, ben)
    keeper = Keeper()
    (kept,) = ada.keep(keeper, "Pixel")
    assert ben.good("GET", PASSKEYS)["passkeys"] == []
    for method, body in (("PUT", {"label": "mine"}), ("DELETE", None)):
        assert ben.refused(method, f"{PASSKEYS}/{kept['id']}", body)[0] == 404
    (named,) = ada.good("PUT", f"{PASSKEYS}/{kept['id']}", {"label": " Ada’s phone\n"})["passkeys"]
    assert named["label"] == "Ada’s phone"
    with zipfile.ZipFile(io.BytesIO(ada.ask("GET", "/api/person/everything").content)) as archive:
        told = archive.read("person.json").decode()
    assert [each["label"] for each in json.loads(told)["passkeys"]] == ["Ada’s phone"]
    assert set(json.loads(told)["passkeys"][0]) == {"label", "added", "used"}
    assert ada.good("DELETE", f"{PASSKEYS}/{kept['id']}")["passkeys"] == []
    signed = keeper.sign(ada.options("/api/passkeys"), ORIGIN)
    assert ada.refused("POST", "/api/passkeys", {"credential": signed})[0] == 404
    ada.keep(keeper)
    server.http.post("/api/forget", json={"keys": [ada.key]}).raise_for_status()
    signed = keeper.sign(ben.options("/api/passkeys"), ORIGIN)
    assert ben.refused("POST", "/api/passkeys", {"credential": signed})[0] == 404


def test_passkeys_come_along_where_two_people_are_one(server: Running) -> None:
    ada, phone, tablet = NamedDevice(server), NamedDevice(server), NamedDevice(server)
    keeper = Keeper()
    phone.keep(keeper)
    phone.add(ada.link())
    tablet.add(tablet.sign_in(keeper))
    assert len(ada.greet()["devices"]) == 3


def test_who_has_as_many_devices_as_can_be_is_not_locked_out(start: Callable[..., Running]) -> None:
    server = start(devices=2, passkeys=1)
    ada, second, third = (NamedDevice(server, name) for name in ("Laptop", "Tablet", "Phone"))
    second.add(ada.link())
    keeper = Keeper()
    ada.keep(keeper)
    assert ada.refused("POST", f"{PASSKEYS}/ask") == (
        409,
        "This server allows no more passkeys. Remove one first.",
    )
    clock.move(3600)
    ada.greet()
    third.add(third.sign_in(keeper))
    assert {device["label"] for device in third.greet()["devices"]} == {"Laptop", "Phone"}
    assert second.greet()["devices"] == []


@pytest.mark.parametrize(
    ("host", "possible"), [("192.168.1.7:8000", False), ("[::1]:8000", False), ("localhost", True)]
)
def test_passkeys_need_a_name(server: Running, host: str, possible: bool) -> None:
    ada, keeper = NamedDevice(server), Keeper()
    ada.host = host
    assert ada.good("GET", PASSKEYS)["why_not"] == (None if possible else "house-passkeys-where")
    if possible:
        made = keeper.make(ada.options(PASSKEYS), f"http://{host}")
        assert len(ada.good("POST", PASSKEYS, {"credential": made})["passkeys"]) == 1
    else:
        for path in (f"{PASSKEYS}/ask", "/api/passkeys/ask"):
            status, text = ada.refused("POST", path)
            assert (status, "a server with a name" in text) == (409, True)


def test_nobody_has_more_passkeys_than_are_allowed_however_they_are_added(start: Callable[..., Running]) -> None:
    """Asked for while there was room, and added afterwards: one after the other, and all at once."""
    server = start(guesses_per_address=(1000, 1000.0), passkeys=3)
    ada, ben = NamedDevice(server), NamedDevice(server)
    made = [Keeper(b"ada's %d" % n).make(ada.options(PASSKEYS), ORIGIN) for n in range(5)]
    codes = [ada.ask("POST", PASSKEYS, {"credential": each, "label": ""}).status_code for each in made]
    assert codes == [201, 201, 201, 409, 409]
    made = [Keeper(b"ben's %d" % n).make(ben.options(PASSKEYS), ORIGIN) for n in range(12)]
    with ThreadPoolExecutor(12) as together:
        answers = list(together.map(lambda each: ben.ask("POST", PASSKEYS, {"credential": each, "label": ""}), made))
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 9
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"too-many-passkeys"}
    assert len(ben.good("GET", PASSKEYS)["passkeys"]) == 3


@pytest.mark.parametrize(("length", "status"), [(1023, 201), (1024, 422), (60_000, 422)])
def test_a_passkey_takes_little_room(server: Running, length: int, status: int) -> None:
    ada = NamedDevice(server)
    made = Keeper(b"x" * length).make(ada.options(PASSKEYS), ORIGIN)
    answer = ada.ask("POST", PASSKEYS, {"credential": made, "label": ""})
    assert answer.status_code == status, answer.text


@pytest.mark.parametrize("what", [PASSKEYS, "/api/passkeys"])
def test_nobody_asks_for_many_passkeys(start: Callable[..., Running], what: str) -> None:
    server = start(guesses_per_address=(3, 0.001))
    thief = NamedDevice(server)
    for _ in range(3):
        thief.options(what)
    assert thief.refused("POST", f"{what}/ask")[0] == 429
    assert thief.refused("POST", "/api/passkeys", {"credential": {}})[0] == 429
