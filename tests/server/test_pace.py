"""Paces as pure arithmetic: what counts, when time runs out, nights, free days, daylight-saving days, vacations."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.server.common.pace import (
    ALLOWANCES,
    DAY,
    HOUR,
    LONGEST_NIGHT,
    BadPace,
    Pace,
    Vacation,
    check_vacation,
    merged,
)

ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Beirut", "Asia/Kathmandu", "UTC"]


def at(text: str, zone: str = "Europe/Berlin", fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def night(begin: str, end: str, zone: str = "Europe/Berlin", free_days: list[int] | None = None) -> Pace:
    minutes = [int(text[:2]) * 60 + int(text[3:]) for text in (begin, end)]
    return Pace("day", zone, (minutes[0], minutes[1]), free_days or [])


paces = st.builds(
    lambda zone, begin, length, free: Pace("day", zone, (begin, (begin + length) % 1440) if length else None, free),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, LONGEST_NIGHT),
    st.lists(st.integers(0, 6), max_size=3, unique=True),
)
# Around the days on which clocks are changed, and any others.
instants = st.one_of(
    st.floats(at("2026-03-01T00:00"), at("2026-04-15T00:00")),
    st.floats(at("2026-09-25T00:00"), at("2026-11-10T00:00")),
    st.floats(at("2026-01-01T00:00"), at("2028-01-01T00:00")),
)


@given(paces, instants, st.floats(0, 5 * DAY), st.floats(0, 5 * DAY))
def test_time_that_counts_adds_up_and_never_exceeds_the_time_that_passes(
    pace: Pace, start: float, one: float, two: float
) -> None:
    middle, end = start + one, start + one + two
    whole = pace.counted(start, end)
    assert -1e-6 <= whole <= one + two + 1e-6
    assert whole == pytest.approx(pace.counted(start, middle) + pace.counted(middle, end), abs=1e-3)


@given(paces, instants, st.floats(1, 10 * DAY))
def test_a_deadline_is_the_first_moment_at_which_so_much_has_counted(pace: Pace, start: float, left: float) -> None:
    pace.check()
    end = pace.deadline(start, left)
    assert pace.counted(start, end) == pytest.approx(left, abs=1e-3)
    assert pace.counted(start, end - 0.5) < left - 0.25  # it does not fall into hours that do not count


@given(paces, instants)
def test_what_the_wall_clock_calls_night_or_a_free_day_never_counts(pace: Pace, when: float) -> None:
    local = datetime.fromtimestamp(when, ZoneInfo(pace.zone))
    minute = local.hour * 60 + local.minute + local.second / 60
    inside = local.weekday() in pace.free_days
    if pace.night is not None:
        begin, end = pace.night
        inside = inside or (begin < minute < end if begin < end else minute > begin or minute < end)
    if inside:
        assert pace.counted(when, when + 1e-3) == pytest.approx(0, abs=1e-3)
        assert any(first <= when <= last for first, last in pace.rests(when - DAY, when + DAY))


def test_a_night_is_an_hour_shorter_in_spring_and_longer_in_autumn() -> None:
    pace = night("22:00", "07:00")
    assert pace.counted(at("2026-03-28T12:00"), at("2026-03-29T12:00")) == 15 * HOUR  # of 23
    assert pace.counted(at("2026-10-24T12:00"), at("2026-10-25T12:00")) == 15 * HOUR  # of 25
    assert pace.deadline(at("2026-03-28T21:00"), 2 * HOUR) == at("2026-03-29T08:00")
    assert pace.deadline(at("2026-10-24T21:00"), 2 * HOUR) == at("2026-10-25T08:00")


def test_a_night_that_ends_in_the_hour_that_comes_twice_ends_the_second_time() -> None:
    pace = night("23:00", "02:30")
    assert pace.deadline(at("2026-10-24T22:30"), HOUR) == at("2026-10-25T03:00")
    assert pace.rests(at("2026-10-24T22:30"), at("2026-10-25T12:00")) == [
        (at("2026-10-24T23:00"), at("2026-10-25T02:30", fold=1))
    ]


def test_a_night_that_ends_in_the_hour_that_is_left_out_is_no_shorter_for_it() -> None:
    pace = night("23:00", "02:30")
    assert pace.deadline(at("2026-03-28T22:30"), HOUR) == at("2026-03-29T04:00")


def test_a_weekend_does_not_count() -> None:
    pace = Pace("day", "Europe/Berlin", None, [5, 6])
    friday = at("2026-11-20T18:00")
    assert pace.deadline(friday, 12 * HOUR) == at("2026-11-23T06:00")
    assert pace.counted(friday, at("2026-11-23T00:00")) == 6 * HOUR


def test_days_on_which_the_person_is_away_do_not_count() -> None:
    pace = Pace("day")
    start = at("2026-11-20T18:00")
    away = [(start + HOUR, start + 5 * DAY)]
    assert pace.deadline(start, 2 * HOUR, away) == start + 5 * DAY + HOUR
    assert pace.counted(start, start + 10 * DAY, away) == 5 * DAY + HOUR


def test_stretches_that_touch_are_one() -> None:
    assert merged([(5, 6), (1, 2), (2, 3), (2.5, 2.7), (8, 8)]) == [(1, 3), (5, 6)]


def test_presets() -> None:
    assert [(name, each.first / 60) for name, each in ALLOWANCES.items()] == [
        ("live-10", 10),
        ("live-25", 25),
        ("live-60", 60),
        ("day", 24 * 60),
        ("slow", 72 * 60),
    ]
    day, slow, live = ALLOWANCES["day"], ALLOWANCES["slow"], ALLOWANCES["live-10"]
    assert (day.more, day.most, slow.more, slow.most) == (12 * HOUR, 72 * HOUR, 24 * HOUR, 240 * HOUR)
    assert day.credited(HOUR) == 13 * HOUR
    assert day.credited(70 * HOUR) == 72 * HOUR  # never more than three days
    assert day.credited(-5.0) == 12 * HOUR
    assert live.more > 0
    assert live.credited(600) > 600
    assert Pace().allowance is None


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        (Pace("none", time_out="bot"), "house-pace-none"),
        (Pace("none", zone="Europe/Berlin"), "house-pace-none"),
        (Pace("live-25", "Europe/Berlin", (1320, 420)), "house-pace-live"),
        (Pace("day", "Europe/Nowhere", (1320, 420)), "house-pace-zone"),
        (Pace("day", "", (1320, 420)), "house-pace-zone"),
        (Pace("day", "../../etc/passwd"), "house-pace-zone"),
        (Pace("day", "UTC", (60, 59)), "house-pace-night"),
        (Pace("day", "UTC", (60, 60)), "house-pace-night"),
        (Pace("day", "UTC", None, [0, 1, 2, 3]), "house-pace-days"),
    ],
)
def test_a_pace_that_no_table_can_have_is_refused(pace: Pace, key: str) -> None:
    with pytest.raises(BadPace) as why:
        pace.check()
    assert why.value.key == key


@pytest.mark.parametrize("preset", ALLOWANCES)
def test_every_preset_is_all_right(preset: str) -> None:
    Pace(preset).check()  # type: ignore[arg-type]
    Pace().check()


# Vacations

NOW = at("2026-11-19T16:00")


def away(first: str, last: str, zone: str = "Europe/Berlin") -> Vacation:
    return Vacation(first, last, zone)


def test_a_vacation_is_whole_days_of_its_zone() -> None:
    days = away("2026-12-24", "2026-12-26")
    assert days.days == 3
    assert days.span == (at("2026-12-24T00:00"), at("2026-12-27T00:00"))
    check_vacation(days, [], NOW)
    check_vacation(away("2026-11-19", "2026-11-19"), [], NOW)  # it may begin today


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (away("2026-11-18", "2026-11-25"), "house-vacation-past"),
        (away("2026-12-05", "2026-12-01"), "house-vacation-order"),
        (away("2026-12-05", "someday"), "house-vacation-dates"),
        (away("2026-02-30", "2026-03-01"), "house-vacation-dates"),
        (away("2028-12-05", "2028-12-06"), "house-vacation-far"),
        (away("2026-12-01", "2026-12-31"), "house-vacation-days"),
        (away("2026-12-01", "2026-12-01", "Mars/Base"), "house-pace-zone"),
        (away("2027-01-10", "2027-01-12"), "house-vacation-twice"),
        (away("2027-02-01", "2027-02-28"), "house-vacation-days"),
    ],
)
def test_a_vacation_that_nobody_can_have_is_refused(wish: Vacation, key: str) -> None:
    with pytest.raises(BadPace) as why:
        check_vacation(wish, [away("2027-01-08", "2027-01-10")], NOW)
    assert why.value.key == key


def test_days_of_another_year_are_days_of_their_own() -> None:
    old = away("2025-11-20", "2025-12-19")
    assert timedelta(days=old.days) == timedelta(days=30)
    check_vacation(away("2026-11-25", "2026-12-24"), [old], NOW)
