"""Before the deal a table waits for the luck of everyone's device: whoever is away hears that it can begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.notices.policy import LEAD, QUIET
from tests.server.notices.receiving import Endpoint, endpoint
from tests.server.notices.test_post import add_webhook, as_device, settled
from tests.server.running import Running, until
from tests.server.test_luck import Device, card, good, set_table

pytestmark = pytest.mark.any_store
DAILY = {"preset": "day"}


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


def waits(device: Device) -> dict[int, str]:
    table = device.path.rpartition("/")[2]
    return {row.seat: row.kind for row in device.server.do(device.server.house.store.waits(table))}


def test_who_promised_and_left_hears_once_that_the_game_can_begin(
    house: Callable[..., Running], hook: Endpoint
) -> None:
    server = house()
    table, made = set_table(server, pace=DAILY)
    ada, ben = Device(server), Device(server)
    ada.sit(table, made["invitations"][0]["invitation"])
    add_webhook(server, ada.key, hook)
    assert waits(ada) == {}, "it waits for Ben to join, and he is told by whoever invited him"
    good(ada.promise())
    clock.move(QUIET + LEAD)
    ben.sit(table, made["invitations"][1]["invitation"])
    assert waits(ada) == {1: "luck"}
    good(ben.promise())
    good(ben.show())
    assert waits(ada) == {0: "luck"}
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    clock.move(3600)
    settled(server)
    (told,) = hook.bodies
    assert told["title"] == "Foothills can begin"
    assert told["text"] == "Everyone has joined. Open the table so that the game can begin: Foothills with P1."
    assert (told["link"].endswith(table), told["waiting"]) == (True, 1)
    (feed,) = (
        each for each in as_device(server, ada.key, "POST", body={"kind": "feed"})["channels"] if each["calendar"]
    )
    assert "Foothills can begin" in server.http.get(feed["calendar"]).text
    good(ada.show())
    assert card(ada)["stage"] == "dealt"
    assert waits(ada) == dict.fromkeys(card(ada)["deciders"], "turn")


def test_nobody_is_told_who_does_not_want_to_hear_of_their_turn_or_is_there(house: Any, hook: Endpoint) -> None:
    server = house()
    table, made = set_table(server)
    ada, ben = Device(server), Device(server)
    for device, each in zip((ada, ben), made["invitations"], strict=True):
        device.sit(table, each["invitation"])
        add_webhook(server, device.key, hook)
    as_device(server, ben.key, "PUT", body={"kinds": ["warn"], "hours": 1})
    clock.move(QUIET + LEAD - 1)
    good(ada.promise())  # she is there
    clock.move(LEAD)
    settled(server)
    assert hook.taken == []
    assert waits(ada) == {1: "luck"}


def test_a_freed_seat_ends_the_wait_for_everyone(house: Callable[..., Running]) -> None:
    server = house()
    table, made = set_table(server)
    ada, ben = Device(server), Device(server)
    for device, each in zip((ada, ben), made["invitations"], strict=True):
        device.sit(table, each["invitation"])
    assert waits(ada) == {0: "luck", 1: "luck"}
    assert ben.ask("POST", "/free", {"seat": 1}).status_code == 201
    assert waits(ada) == {}
