"""The games of a person, on every device of theirs, and of nobody else."""

from __future__ import annotations

import json

from branchline.server.store import WaitRow
from tests.server.people import OwnDevice
from tests.server.running import Running
from tests.server.test_devices import at_table


def listed(device: OwnDevice) -> list[dict]:
    return device.good("POST", "/api/tables/mine", {"keys": [device.key]})


def test_a_list_says_since_when_a_table_waits_and_until_when(server: Running) -> None:
    ada, phone, ben = OwnDevice(server), OwnDevice(server), OwnDevice(server)
    table = at_table(server, ada, ben)
    phone.add(ada.link())
    (one,) = listed(phone)
    assert one["seat"] == 0
    assert one["card"] == table.get()["card"]
    assert (one["since"] is not None) == (0 in one["card"]["deciders"])
    store = server.house.store
    wait = WaitRow(table.name, 0, "turn", 0, 1000.5, 5000.0)
    server.do(store.update(table.name, waits={0: wait, 1: None}))
    assert [(one["since"], one["deadline"]) for one in listed(phone)] == [(1000.5, 5000.0)]
    assert [(one["since"], one["deadline"]) for one in listed(ben)] == [(None, None)], "it is told to them alone"
    server.do(store.update(table.name, waits={0: WaitRow(table.name, 0, "ended", 9, 1000.5)}))
    assert [one["since"] for one in listed(phone)] == [None], "a table that has ended waits for nobody"


def test_a_list_loads_no_table_and_shows_what_was_last_written(server: Running) -> None:
    ada, ben = OwnDevice(server), OwnDevice(server)
    table = at_table(server, ada, ben)
    live = table.get()["card"]
    server.house.tables.clear()
    (one,) = listed(ada)
    assert not server.house.tables
    for seat in (*one["card"]["seats"], *live["seats"]):
        seat.pop("here")
    assert one["card"] == live


def test_one_persons_list_tells_nothing_of_anothers(server: Running) -> None:
    ada, ben, cy, dora = (OwnDevice(server) for _ in range(4))
    shared, others = at_table(server, ada, ben), at_table(server, cy, dora)
    assert [one["card"]["table"] for one in listed(ada)] == [shared.name]
    assert others.name not in json.dumps(listed(ben))
    assert listed(OwnDevice(server)) == []
