"""Vacations: announced at a person's tables by mail, where their clocks stand still, on both stores."""

from __future__ import annotations

import json
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from branchline.server import clock
from branchline.server.common.pace import DAY, HOUR
from tests.server.people import OwnDevice
from tests.server.running import Running, until
from tests.server.test_everything import unpacked

ANY_STORE = pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
PATH = "/api/person/vacations"


def date(days: int) -> str:
    """So many days from now, by the house's clock."""
    return (datetime.fromtimestamp(clock.now(), UTC) + timedelta(days=days)).date().isoformat()


def span(first: int, last: int) -> dict[str, str]:
    return {"first": date(first), "last": date(last), "zone": "UTC"}


class Mail:
    """A game of two by mail, each on a device of their own."""

    def __init__(self, server: Running, *devices: OwnDevice, preset: str = "day") -> None:
        self.server = server
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        wish = {"game": "foothills", "seats": seats, "pace": {"preset": preset}}
        made = server.http.post("/api/tables", json=wish).json()
        self.name = made["table"]
        for device, each in zip(devices, made["invitations"], strict=True):
            device.sit(each["invitation"])

    @property
    def card(self) -> Any:
        return self.server.http.get(f"/api/tables/{self.name}").json()["card"]

    @property
    def mover(self) -> int:
        (seat,) = self.card["deciders"]
        return int(seat)

    def clock(self, seat: int) -> Any:
        return self.card["seats"][seat]["clock"]

    def house_lines(self) -> list[Any]:
        lines = self.server.http.get(f"/api/tables/{self.name}/chat").json()["lines"]
        return [(line["key"], line["args"]) for line in lines if "key" in line]

    def wait(self, seat: int) -> Any:
        return next(row for row in self.server.do(self.server.house.store.waits(self.name)) if row.seat == seat)


def test_the_clock_stands_still_on_a_vacation_that_the_table_hears_of(server: Running) -> None:
    two = [OwnDevice(server), OwnDevice(server)]
    table, live = Mail(server, *two), Mail(server, *two, preset="live-60")
    mover = table.mover
    before = table.clock(mover)["deadline"]
    vacation = span(1, 10)
    told = two[mover].good("POST", PATH, vacation)
    (card,) = told["vacations"]
    assert (card["first"], card["last"], card["begun"], told["most"]) == (date(1), date(10), False, 30)
    away = table.clock(mover)
    (begin, end) = away["away"][0]
    assert end - begin == 10 * DAY
    assert away["deadline"] == pytest.approx(before + 10 * DAY)
    assert "away" not in table.clock(1 - mover)
    wait = table.wait(mover)
    assert wait.deadline == pytest.approx(away["deadline"])
    assert wait.warn == pytest.approx(away["deadline"] - 4 * HOUR), "the notice comes later too"
    ((key, args),) = table.house_lines()
    assert (key, args["first"], args["last"], args["seat"]) == ("house-vacation", date(1), date(10), mover)
    assert live.house_lines() == []
    assert "away" not in live.clock(mover), "a live game is played without vacations"
    clock.move(9 * DAY)
    assert not table.clock(mover).get("out")
    assert two[mover].good("GET", PATH)["vacations"][0]["begun"]
    clock.move(4 * DAY)
    until(lambda: table.clock(mover).get("out"))
    assert two[mover].good("GET", PATH)["vacations"] == []


def test_one_that_has_not_begun_is_taken_back_and_the_clock_runs_again(server: Running) -> None:
    two = [OwnDevice(server), OwnDevice(server)]
    table = Mail(server, *two)
    mover = table.mover
    before = table.clock(mover)["deadline"]
    ada = two[mover]
    first = ada.good("POST", PATH, span(0, 3))["vacations"][0]
    second = ada.good("POST", PATH, span(5, 9))["vacations"][1]
    assert ada.good("DELETE", f"{PATH}/{second['id']}")["vacations"] == [first]
    assert [key for key, _ in table.house_lines()] == ["house-vacation", "house-vacation", "house-vacation-off"]
    assert table.clock(mover)["away"] == [[pytest.approx(begin), pytest.approx(end)] for begin, end in [days(first)]]
    assert before + 3 * DAY < table.clock(mover)["deadline"] <= before + 4 * DAY
    status, text = ada.refused("DELETE", f"{PATH}/{first['id']}")
    assert (status, "can no longer be cancelled" in text) == (409, True)
    assert first["first"] not in text, "a day is written as people write it"
    assert ada.refused("DELETE", f"{PATH}/{second['id']}")[0] == 404
    assert two[1 - mover].refused("DELETE", f"{PATH}/{first['id']}")[0] == 404, "it is somebody else's"


def days(card: Any) -> tuple[float, float]:
    begin = datetime.fromisoformat(card["first"]).replace(tzinfo=UTC)
    return begin.timestamp(), (datetime.fromisoformat(card["last"]).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


@ANY_STORE
@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ((-1, 5), 422, "can’t begin in the past"),
        ((4, 3), 422, "comes before its first"),
        ((5, 6), 422, "already announced"),
        ((370, 372), 422, "up to a year"),
        ((20, 60), 422, "Vacation days left that year: 27 of 30"),
    ],
)
def test_days_that_nobody_can_have_are_refused(server: Running, wish: Any, status: int, words: str) -> None:
    ada = OwnDevice(server)
    ada.good("POST", PATH, span(6, 8))
    refused = ada.refused("POST", PATH, span(*wish))
    assert refused[0] == status
    assert words in refused[1]
    assert len(ada.good("GET", PATH)["vacations"]) == 1


@ANY_STORE
def test_dates_and_zones_are_checked(server: Running) -> None:
    ada = OwnDevice(server)
    assert ada.good("GET", PATH)["vacations"] == []
    assert ada.refused("POST", PATH, span(1, 2) | {"last": "someday"})[0] == 422
    assert "Europe/Berlin" in ada.refused("POST", PATH, span(1, 2) | {"zone": "Nowhere"})[1]
    assert ada.refused("POST", PATH, {"first": date(1)})[0] == 400


def test_a_vacation_goes_along_to_new_tables_other_devices_the_export_and_the_end(server: Running) -> None:
    ada, phone, ben = OwnDevice(server), OwnDevice(server), OwnDevice(server)
    phone.good("POST", PATH, span(2, 3))
    table = Mail(server, ada, ben)
    assert "away" not in table.clock(0)
    phone.add(ada.link())
    assert len(table.clock(0)["away"]) == 1, "what the phone's person had announced is now of one person"
    ada.good("POST", PATH, span(6, 7))
    later = Mail(server, ada, ben)
    assert len(later.clock(0)["away"]) == 2
    assert "away" not in later.clock(1)
    assert len(json.loads(unpacked(ada)["person.json"])["vacations"]) == 2
    ada.good("POST", "/api/forget", {"keys": [ada.key]})
    assert server.do(server.house.store.vacations.at(table.name)) == []
    again = OwnDevice(server)
    again.key = ada.key
    assert again.good("GET", PATH)["vacations"] == []
    assert not any("Ada" in str(args) for _, args in table.house_lines())


@ANY_STORE
def test_people_who_become_one_have_the_days_of_one_and_their_tables_hear_of_them(server: Running) -> None:
    """Device after device, each with days of its own, would otherwise stop a clock for a whole year, unannounced."""
    ada, ben, phone = OwnDevice(server), OwnDevice(server), OwnDevice(server)
    table = Mail(server, ada, ben)
    before = table.clock(0).get("deadline")
    phone.good("POST", PATH, span(1, 20))
    phone.add(ada.link())
    (line,) = table.house_lines()
    assert (line[0], line[1]["first"], line[1]["seat"]) == ("house-vacation", date(1), 0)
    for first in (2, 30, 60, 90, 120, 150):
        another = OwnDevice(server)
        another.good("POST", PATH, span(first, first + 25))
        another.add(ada.link())
    taken: Counter[str] = Counter()
    for card in ada.good("GET", PATH)["vacations"]:
        (begin, end) = days(card)
        taken[card["first"][:4]] += round((end - begin) / DAY)
    assert taken[date(1)[:4]] >= 20
    assert max(taken.values()) <= 30
    assert sum(taken.values()) <= 60
    assert before is None or table.clock(0)["deadline"] <= before + 60 * DAY


def test_one_person_after_the_other_at_a_seat_has_the_days_of_one(server: Running) -> None:
    """Else who is short of time would hand their seat on to another device of theirs, thirty days after thirty days."""
    two = [OwnDevice(server), OwnDevice(server)]
    table = Mail(server, *two)
    mover = table.mover
    before = table.clock(mover)["deadline"]
    two[mover].good("POST", PATH, span(0, 24))
    away = table.clock(mover)["deadline"]
    assert away > before + 23 * DAY
    for hours in (24, 6, 6):  # the first of them are away, and the others run
        clock.move(hours * HOUR)
        freed = two[mover].good("POST", f"/api/tables/{table.name}/free", {"seat": mover})
        two[mover] = OwnDevice(server)
        two[mover].sit(freed["invitation"])
        assert "away" not in table.clock(mover), "the days were another's"
        two[mover].good("POST", PATH, span(0, 24))
        assert "away" not in table.clock(mover)
    assert before < table.clock(mover)["deadline"] < before + 2 * DAY


@ANY_STORE
def test_a_table_that_did_not_hear_of_a_vacation_learns_of_it_when_it_is_due(server: Running) -> None:
    two = [OwnDevice(server), OwnDevice(server)]
    table = Mail(server, *two)
    mover = table.mover
    two[mover].good("POST", PATH, span(0, 4))
    assert table.clock(mover)["away"]
    server.do(forget_vacations(server, server.house.tables[table.name]))  # as if the process had been killed in between
    clock.move(1.5 * DAY)
    until(lambda: "away" in table.clock(mover))
    assert not table.clock(mover).get("out")


async def forget_vacations(server: Running, table: Any) -> None:
    table.put_clocks(replace(table.clocks, away={}))
    await server.house.store.update(table.id, **table.timing)
