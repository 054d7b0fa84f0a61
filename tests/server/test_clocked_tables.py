"""Tables with clocks: they run, run out, stand still, and survive, on both stores. The server's clock is moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.common.pace import DAY, HOUR
from tests.server.running import Running, Table, until

FOOTHILLS = "foothills"
DAILY = {"preset": "day"}
ANY_STORE = pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
"""What it tests does not depend on the store."""


def card(table: Table) -> Any:
    return table.get()["card"]


def clock_of(table: Table, seat: int) -> Any:
    return card(table)["seats"][seat]["clock"]


def pass_time(table: Table, seconds: float, out: list[int]) -> None:
    """So much time goes by, and the house sees whose is out."""
    clock.move(seconds)
    until(lambda: [seat["seat"] for seat in card(table)["seats"] if seat.get("clock", {}).get("out")] == out)


def one_move(table: Table) -> int:
    """The seat to act makes a move; which seat it was."""
    seat = table.to_act()
    state = table.get(seat=seat)
    table.move(seat, state["view"]["legal"][0], state["at"])
    return seat


def chat(table: Table) -> list[str]:
    return [line["key"] for line in table.get("/chat")["lines"] if "key" in line]


def test_the_clock_of_the_seat_to_act_runs_and_a_turn_adds_to_it(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    first = table.to_act()
    assert clock_of(table, 1 - first) == {"left": DAY}
    running = clock_of(table, first)
    assert running["left"] == DAY
    assert running["deadline"] == pytest.approx(running["since"] + DAY)
    clock.move(3 * HOUR)
    while table.to_act() == first:
        one_move(table)
    assert clock_of(table, first)["left"] == pytest.approx(33 * HOUR, abs=60)
    assert "deadline" in clock_of(table, 1 - first)


@ANY_STORE
def test_clocks_begin_once_all_have_sat_down(server: Running) -> None:
    made = server.http.post(
        "/api/tables",
        json={"game": FOOTHILLS, "seats": [{"kind": "person"}, {"kind": "open"}], "pace": {"preset": "live-10"}},
    ).json()
    path = f"/api/tables/{made['table']}"
    server.seated(made["invitations"][0]["invitation"])
    assert not any("clock" in seat for seat in server.http.get(path).json()["card"]["seats"])
    server.http.post(f"{path}/join", json={"name": "B"})
    seats = server.http.get(path).json()["card"]["seats"]
    assert sum("deadline" in seat["clock"] for seat in seats) == 1


@ANY_STORE
def test_nights_and_free_days_are_told_with_a_running_clock(server: Running) -> None:
    pace = {"preset": "day", "zone": "Europe/Berlin", "night": [22 * 60, 7 * 60], "free_days": [5, 6]}
    table = server.create(FOOTHILLS, pace=pace)
    assert card(table)["pace"] == pace
    running = clock_of(table, table.to_act())
    rested = sum(end - begin for begin, end in running["rests"])
    assert rested >= 8 * HOUR
    assert running["deadline"] == pytest.approx(running["since"] + DAY + rested)


@ANY_STORE
def test_two_browsers_see_that_time_is_out_and_go_on_with_a_bot_for_one_turn(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    late = table.to_act()
    early = table.post("/stand-in", 1 - late, {"seat": late, "bot": "random", "turn": True}, status=409)
    assert early["key"] == "house-time-left"
    with table.live(1 - late) as ear:
        ear.next("welcome")
        clock.move(DAY + 1)
        while not any(seat["clock"].get("out") for seat in ear.next("state")["state"]["card"]["seats"]):
            pass
    assert chat(table) == ["house-time-out-ask"]
    table.post("/stand-in", 1 - late, {"seat": late, "bot": "random", "turn": True})
    until(lambda: card(table)["deciders"] == [1 - late])
    until(lambda: not card(table)["seats"][late]["stand_in"])
    assert card(table)["seats"][late]["bot"] is None
    assert clock_of(table, late)["left"] == pytest.approx(12 * HOUR)


@ANY_STORE
def test_a_bot_plays_on_and_the_person_takes_the_seat_back_with_one_click(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    late = table.to_act()
    pass_time(table, DAY + 1, [late])
    table.post("/stand-in", 1 - late, {"seat": late, "bot": "random"})
    until(lambda: card(table)["deciders"] == [1 - late])
    left = clock_of(table, late)["left"]
    while table.to_act() == 1 - late:
        one_move(table)
    until(lambda: table.to_act() == 1 - late)
    assert clock_of(table, late)["left"] == left, "a bot's time counts for nobody, and a bot's turn adds none"
    table.post("/return", late)
    assert clock_of(table, late)["left"] >= 12 * HOUR
    assert not card(table)["seats"][late]["stand_in"]


@ANY_STORE
def test_the_others_end_the_game_and_whoever_is_out_of_time_has_no_say(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    late = table.to_act()
    pass_time(table, DAY + 1, [late])
    assert table.get(seat=1 - late)["to_agree"] == [1 - late]
    state = table.post("/agree", 1 - late, {"end": True})
    assert state["card"]["result"]["reason"] == "agreed"
    assert "clock" not in state["card"]["seats"][late]


@ANY_STORE
def test_whoever_is_late_may_still_move(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    late = table.to_act()
    pass_time(table, DAY + 1, [late])
    while table.to_act() == late:
        one_move(table)
    assert clock_of(table, late) == {"left": 12 * HOUR}


@ANY_STORE
@pytest.mark.parametrize("way", ["turn", "bot", "end"])
def test_a_table_may_have_chosen_beforehand(server: Running, way: str) -> None:
    table = server.create(FOOTHILLS, pace={**DAILY, "time_out": way})
    late = table.to_act()
    clock.move(DAY + 1)
    until(lambda: chat(table) == [f"house-time-out-{way}"])
    if way == "end":
        assert card(table)["result"]["reason"] == "agreed"
        return
    until(lambda: card(table)["deciders"] == [1 - late])
    until(lambda: card(table)["seats"][late]["stand_in"] == (way == "bot"))


def test_all_agree_on_a_pause_and_one_ends_it(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    first = table.to_act()
    state = table.post("/pause", 0, {"pause": True})
    assert (state["card"]["paused"], state["card"]["pausing"]) == (False, [0])
    state = table.post("/pause", 1, {"pause": True})
    assert (state["card"]["paused"], state["card"]["pausing"]) == (True, [])
    clock.move(30 * DAY)
    assert one_move(table) == first
    left = clock_of(table, first)["left"]
    assert left >= DAY - 60
    table.post("/pause", 1, {"pause": False})
    assert not card(table)["paused"]
    assert "deadline" in clock_of(table, table.to_act())
    assert chat(table) == ["house-wants-pause", "house-paused", "house-resumed"]


@ANY_STORE
def test_a_wish_to_pause_can_be_taken_back(server: Running) -> None:
    table = server.create(FOOTHILLS, pace=DAILY)
    table.post("/pause", 0, {"pause": True})
    assert table.post("/pause", 0, {"pause": False})["card"]["pausing"] == []


@ANY_STORE
def test_a_table_without_clocks_has_none_to_pause(server: Running) -> None:
    table = server.create(FOOTHILLS)
    assert table.post("/pause", 0, {"pause": True}, status=409)["error"] == "no-clocks"
    assert not any("clock" in seat for seat in card(table)["seats"])


@ANY_STORE
@pytest.mark.parametrize(
    ("pace", "status", "error"),
    [
        ({"preset": "hourly"}, 400, "bad-message"),
        ({"preset": "day", "zone": "Europe/Berlin", "night": [0, 1440]}, 400, "bad-message"),
        ({"preset": "day", "zone": "Europe/Nowhere", "night": [0, 60]}, 422, "bad-pace"),
        ({"preset": "live-10", "zone": "UTC", "night": [0, 60]}, 422, "bad-pace"),
        ({"preset": "day", "night_hours": 3}, 400, "bad-message"),
        ({"preset": "none", "time_out": "end"}, 422, "bad-pace"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(server: Running, pace: Any, status: int, error: str) -> None:
    wish = {"game": FOOTHILLS, "seats": [{"kind": "person"}] * 2, "pace": pace}
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_clocks_run_on_while_the_server_is_down(start: Callable[..., Running]) -> None:
    server = start()
    table = server.create(FOOTHILLS, pace=DAILY)
    first = table.to_act()
    before = clock_of(table, first)
    server.stop()
    clock.move(HOUR)
    table.running = start()
    assert clock_of(table, first) == before
    pass_time(table, 23 * HOUR + 1, [first])


def test_a_deadline_that_passes_while_the_server_is_down_is_not_lost(start: Callable[..., Running]) -> None:
    server = start()
    table = server.create(FOOTHILLS, pace={**DAILY, "time_out": "bot"})
    late = table.to_act()
    server.stop()
    clock.move(3 * DAY)
    table.running = start()
    until(lambda: chat(table) == ["house-time-out-bot"])
    until(lambda: card(table)["deciders"] == [1 - late])


def test_an_unstarted_table_expires_and_says_so(server: Running) -> None:
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    made = server.http.post("/api/tables", json={"game": FOOTHILLS, "seats": seats, "pace": DAILY}).json()
    path = f"/api/tables/{made['table']}"
    clock.move(13 * DAY)
    assert not server.http.get(path).json()["card"]["expired"]
    clock.move(2 * DAY)
    until(lambda: server.http.get(path).json()["card"]["expired"])
    joined = server.http.post(f"{path}/join", json={"name": "B"})
    assert (joined.status_code, joined.json()["error"]) == (409, "expired")
    invited = server.http.post("/api/seats", json={"invitation": made["invitations"][0]["invitation"]})
    assert (invited.status_code, invited.json()["error"]) == (409, "expired")
    assert server.http.get(f"{path}/chat").json()["lines"][-1]["key"] == "house-table-expired"
    assert made["table"] not in {each["table"] for each in server.http.get("/api/tables?over=false").json()["tables"]}
    assert server.http.get("/api/statistics").status_code == 200


@ANY_STORE
def test_a_table_that_has_begun_does_not_expire(server: Running) -> None:
    table = server.create(FOOTHILLS)
    one_move(table)
    clock.move(40 * DAY)
    one_move(table)
    assert not card(table)["expired"]


@ANY_STORE
def test_an_undealt_table_expires_too(server: Running) -> None:
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    wish = {"game": FOOTHILLS, "seats": seats, "pace": {"preset": "live-25"}, "luck": "everyone"}
    made = server.http.post("/api/tables", json=wish).json()
    path = f"/api/tables/{made['table']}"
    clock.move(DAY + 10)
    until(lambda: server.http.get(path).json()["card"]["expired"])
    assert server.http.post(f"{path}/join", json={"name": "B"}).json()["error"] == "expired"


def test_of_two_processes_one_sees_to_each_deadline(start: Callable[..., Running], kind: str) -> None:
    if kind == "sqlite":
        pytest.skip("a SQLite store has one process")
    servers = [start(), start()]
    table = servers[0].create(FOOTHILLS, pace={**DAILY, "time_out": "bot"})
    late = table.to_act()
    other = Table(servers[1], {"table": table.name, "host": table.host, "links": []})
    other.tokens = table.tokens
    assert clock_of(other, late)["left"] == DAY
    clock.move(DAY + 1)
    for each in (table, other):
        until(lambda each=each: card(each)["deciders"] == [1 - late])
        assert card(each)["seats"][late]["stand_in"]
    assert chat(table) == ["house-time-out-bot"]


def test_clocks_agree_in_both_processes_after_moves_in_either(start: Callable[..., Running], kind: str) -> None:
    if kind == "sqlite":
        pytest.skip("a SQLite store has one process")
    servers = [start(), start()]
    table = servers[0].create(FOOTHILLS, pace=DAILY)
    other = Table(servers[1], {"table": table.name, "host": table.host, "links": []})
    other.tokens = table.tokens
    for each in (table, other, table, other):
        clock.move(HOUR)
        seq = card(each)["seq"]
        one_move(each)
        until(lambda seq=seq: card(table)["seq"] == card(other)["seq"] > seq)
        until(lambda: [seat["clock"] for seat in card(table)["seats"]] == [s["clock"] for s in card(other)["seats"]])


@ANY_STORE
def test_a_seat_that_is_given_up_to_anyone_stops_no_clock(server: Running) -> None:
    """Else who is short of time would leave their seat, and take it again when they like."""
    table = server.create(FOOTHILLS, pace=DAILY)
    late = table.to_act()
    before = clock_of(table, late)
    table.post("/free", late, {"seat": late, "open": True}, 201)
    assert clock_of(table, late)["deadline"] == pytest.approx(before["deadline"], abs=60)
    early = table.post("/stand-in", 1 - late, {"seat": late, "bot": "random"}, status=409)
    assert early["error"] == "no-stand-in"
    pass_time(table, DAY + 1, [late])
    assert table.get(seat=1 - late)["to_agree"] == [1 - late]
    table.post("/stand-in", 1 - late, {"seat": late, "bot": "random"})
    until(lambda: card(table)["deciders"] == [1 - late])
    newcomer = server.http.post(f"{table.path}/join", json={"name": "C"}).json()["key"]
    table.tokens[late] = newcomer
    assert card(table)["seats"][late]["bot"] is None
    assert clock_of(table, late)["left"] >= 12 * HOUR


@ANY_STORE
@pytest.mark.parametrize("way", ["turn", "bot"])
def test_an_open_seat_runs_out_of_time_where_a_bot_is_to_play_then(server: Running, way: str) -> None:
    table = server.create(FOOTHILLS, pace={**DAILY, "time_out": way})
    late = table.to_act()
    table.post("/free", late, {"seat": late, "open": True}, 201)
    clock.move(DAY + 1)
    until(lambda: card(table)["deciders"] == [1 - late])
    assert not card(table)["seats"][late]["stand_in"], "it is an open seat still"
    server.http.post(f"{table.path}/join", json={"name": "C"}).raise_for_status()


@ANY_STORE
def test_a_bot_that_has_not_moved_gives_no_time_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a click here and a click there would wind a clock up for ever."""

    async def asleep(*_: object) -> None:
        """The bot thinks for so long."""

    monkeypatch.setattr("branchline.server.house.act", asleep)
    table = server.create(FOOTHILLS, pace=DAILY)
    late = table.to_act()
    clock.move(23 * HOUR)
    for _ in range(3):
        table.post("/stand-in", late, {"seat": late, "bot": "greedy"})
        table.post("/return", late)
    assert clock_of(table, late)["left"] == pytest.approx(HOUR, abs=60)
    assert clock_of(table, late)["deadline"] == pytest.approx(clock.now() + HOUR, abs=60)


@ANY_STORE
def test_a_rematch_by_mail_keeps_its_pace(server: Running) -> None:
    pace = {
        "preset": "slow",
        "zone": "Europe/Berlin",
        "night": [22 * 60, 7 * 60],
        "free_days": [5, 6],
        "time_out": "bot",
    }
    table = server.create(FOOTHILLS, pace=pace)
    table.post("/concede", 0)
    again = table.post("/rematch", 1, status=201)["table"]
    told = server.http.get(f"/api/tables/{again}").json()["card"]
    assert told["pace"] == pace
    assert sorted(seat["clock"]["left"] for seat in told["seats"]) == [3 * DAY, 3 * DAY]
