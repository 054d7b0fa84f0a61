"""The clocks of a table as values: who is waited for, what a turn adds, when time is out, vacations and pauses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from branchline.server.common.clocks import Clocks, encode_clocks, read_clocks
from branchline.server.common.pace import ALLOWANCES, DAY, HOUR, Pace

DAILY = Pace("day")


def fresh(pace: Pace = DAILY, seats: int = 2, now: float = 0.0) -> Clocks:
    assert pace.allowance is not None
    return Clocks.fresh(pace.allowance, seats, now)


def test_only_the_clock_of_whom_the_table_waits_for_runs() -> None:
    clocks = fresh().waiting_for(DAILY, 0, [1]).ticked(DAILY, 3 * HOUR)
    assert clocks.left == [24 * HOUR, 21 * HOUR]
    assert clocks.next_deadline(DAILY) == 24 * HOUR


def test_time_is_added_once_the_turn_has_passed_on() -> None:
    clocks = fresh().waiting_for(DAILY, 0, [0])
    again = clocks.waiting_for(DAILY, HOUR, [0], mover=0)  # part of a turn: it goes on
    assert again.left[0] == 23 * HOUR
    over = again.waiting_for(DAILY, 2 * HOUR, [1], mover=0)
    assert over.left == [34 * HOUR, 24 * HOUR]
    assert over.running == [1]


def test_whoever_still_has_to_choose_has_a_running_clock() -> None:
    clocks = fresh(seats=3).waiting_for(DAILY, 0, [0, 1, 2])
    chosen = clocks.waiting_for(DAILY, HOUR, [0, 2])  # an early choice: not made yet, so nothing is added
    assert chosen.left == [23 * HOUR] * 3
    assert chosen.ticked(DAILY, 2 * HOUR).left == [22 * HOUR, 23 * HOUR, 22 * HOUR]


def test_the_most_that_a_clock_comes_to() -> None:
    clocks = replace(fresh(), left=[70 * HOUR, 0.0]).waiting_for(DAILY, 0, [0])
    assert clocks.waiting_for(DAILY, HOUR, [1], mover=0).left[0] == 72 * HOUR


def test_time_runs_out_once() -> None:
    clocks = fresh().waiting_for(DAILY, 0, [0])
    assert clocks.timed_out(DAILY, 24 * HOUR - 1) == []
    late = clocks.marked(DAILY, 25 * HOUR)
    assert (late.out, late.left[0], late.next_deadline(DAILY)) == ([0], 0.0, 0.0)
    assert late.timed_out(DAILY, 50 * HOUR) == []
    moved = late.waiting_for(DAILY, 50 * HOUR, [1], mover=0)
    assert (moved.out, moved.left[0]) == ([], 12 * HOUR)


def test_whoever_comes_back_has_at_least_what_a_turn_adds() -> None:
    late = fresh().waiting_for(DAILY, 0, [0]).marked(DAILY, 25 * HOUR)
    back = late.given_back(DAILY, 0)
    assert (back.out, back.left[0]) == ([], 12 * HOUR)
    assert fresh().given_back(DAILY, 0).left[0] == 24 * HOUR


def test_a_pause_stops_every_clock() -> None:
    clocks = fresh().waiting_for(DAILY, 0, [0])
    paused = replace(clocks.ticked(DAILY, HOUR), paused=True).waiting_for(DAILY, HOUR, [0])
    later = paused.waiting_for(DAILY, 40 * HOUR, [0])
    assert later.left[0] == 23 * HOUR
    assert later.next_deadline(DAILY) == 0
    assert replace(later, paused=False).waiting_for(DAILY, 40 * HOUR, [0]).next_deadline(DAILY) == 63 * HOUR


def test_a_vacation_stops_the_clock_of_one_seat() -> None:
    clocks = fresh().waiting_for(DAILY, 0, [0, 1])
    away = clocks.with_vacations(DAILY, HOUR, 0, [(2 * HOUR, 5 * DAY), (-5.0, 0.0)])
    assert away.deadlines(DAILY) == {0: 5 * DAY + 22 * HOUR, 1: 24 * HOUR}
    assert away.away == {0: [(2 * HOUR, 5 * DAY)]}
    assert away.with_vacations(DAILY, 2 * HOUR, 0, []).deadlines(DAILY)[0] == 24 * HOUR  # they have thought better


@given(st.lists(st.floats(0, 3 * DAY), min_size=1, max_size=8), st.sampled_from(list(ALLOWANCES)))
def test_reading_a_clock_often_changes_nothing(waits: list[float], preset: str) -> None:
    pace = Pace(preset, "Europe/Berlin", (1320, 420) if preset in ("day", "slow") else None)  # type: ignore[arg-type]
    start = 1_793_000_000.0
    often = clocks = fresh(pace, now=start).waiting_for(pace, start, [0])
    now = start
    for wait in waits:
        now += wait
        often = read_clocks(encode_clocks(often.ticked(pace, now)))
    assert often.left == pytest.approx(clocks.ticked(pace, now).left, abs=1e-2)
    if often.left[0] > 1:
        assert often.next_deadline(pace) == pytest.approx(clocks.next_deadline(pace), abs=1e-2)
