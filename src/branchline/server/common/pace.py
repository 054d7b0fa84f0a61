"""How much time a table gives its seats, and which hours count. Pure arithmetic: no clock is read here.

Times are seconds since 1970. Night hours and free days are as the wall clocks of the table's time zone say; a wall time
that a change to or from daylight-saving time leaves in doubt never counts against anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from typing import Annotated, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, Struct

from branchline.core.errors import BranchlineError

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LONGEST_NIGHT = 14 * 60  # minutes; house-pace-night says so
MOST_FREE_DAYS = 3  # of a week; house-pace-days says so
FURTHEST = 3 * 366  # days after which a search for a deadline is a mistake

PaceName = Literal["none", "live-10", "live-25", "live-60", "day", "slow"]
TimeOut = Literal["ask", "turn", "bot", "end"]
Rests = Sequence[tuple[float, float]]
"""Stretches of time that do not count, in order and apart from each other."""


class Allowance(NamedTuple):
    """What each seat has at first, what a committed turn adds, and the most it can come to (0: no most)."""

    first: float
    more: float
    most: float = 0.0

    def credited(self, left: float) -> float:
        """What a seat has after a committed turn."""
        grown = max(left, 0.0) + self.more
        return min(grown, max(self.most, left)) if self.most else grown


ALLOWANCES: dict[PaceName, Allowance] = {
    "live-10": Allowance(10 * MINUTE, 10.0),
    "live-25": Allowance(25 * MINUTE, 20.0),
    "live-60": Allowance(60 * MINUTE, 30.0),
    "day": Allowance(24 * HOUR, 12 * HOUR, 72 * HOUR),
    "slow": Allowance(72 * HOUR, 24 * HOUR, 10 * DAY),
}
BY_MAIL: frozenset[PaceName] = frozenset({"day", "slow"})


class BadPace(BranchlineError):
    """A pace that no table can have. `key` is a message for all games."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class Pace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The pace of a table: its preset, the night and the free days that do not count, and what happens when time runs
    out: the others are asked, or a bot plays the turn, or goes on, or the table ends."""

    preset: PaceName = "none"
    zone: str = ""  # as in `Europe/Berlin`; needed for nights and free days
    night: tuple[Annotated[int, Meta(ge=0, lt=1440)], Annotated[int, Meta(ge=0, lt=1440)]] | None = (
        None  # the minutes of the day at which it begins and ends
    )
    free_days: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=7)] = []  # Monday is 0
    time_out: TimeOut = "ask"

    @property
    def allowance(self) -> Allowance | None:
        return ALLOWANCES.get(self.preset)

    @property
    def by_mail(self) -> bool:
        return self.preset in BY_MAIL

    def check(self) -> None:
        """BadPace if no table can have it."""
        if self.allowance is None and self != Pace():
            raise BadPace("house-pace-none")
        if (self.night or self.free_days) and not self.by_mail:
            raise BadPace("house-pace-live")
        if (self.night or self.free_days or self.zone) and self.zone not in zones():
            raise BadPace("house-pace-zone", zone=self.zone[:40])
        if self.night and not 0 < (self.night[1] - self.night[0]) % 1440 <= LONGEST_NIGHT:
            raise BadPace("house-pace-night")
        if len(set(self.free_days)) > MOST_FREE_DAYS:
            raise BadPace("house-pace-days")

    def rests(self, first: float, last: float, away: Rests = ()) -> list[tuple[float, float]]:
        """What does not count between two moments: nights, free days, and when somebody is away."""
        return clipped(merged([*self.pauses(first, last), *away]), first, last)

    def pauses(self, first: float, last: float) -> Iterable[tuple[float, float]]:
        """The nights and free days that touch a stretch of time."""
        if last <= first or (self.night is None and not self.free_days):
            return
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(first, zone).date() - timedelta(days=1)
        end = datetime.fromtimestamp(last, zone).date()
        while day <= end:
            if day.weekday() in self.free_days:
                yield earliest(zone, day, 0), latest(zone, day + timedelta(days=1), 0)
            if self.night is not None:
                begins, ends = self.night
                yield earliest(zone, day, begins), latest(zone, day + timedelta(days=begins >= ends), ends)
            day += timedelta(days=1)

    def counted(self, first: float, last: float, away: Rests = ()) -> float:
        """How much of the time between two moments counts."""
        return max(last - first, 0.0) - sum(end - begin for begin, end in self.rests(first, last, away))

    def deadline(self, start: float, left: float, away: Rests = ()) -> float:
        """The moment at which so much time has counted since the start: the first one."""
        step = max(left, DAY)
        for _ in range(FURTHEST):
            for begin, end in [*self.rests(start, start + step, away), (start + step, start + step)]:
                if begin - start >= left:
                    return start + left
                left -= begin - start
                start = end
            step = max(left, DAY)
        raise BadPace("house-pace-never")


def merged(spans: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Stretches of time, in order; those that touch become one."""
    found: list[tuple[float, float]] = []
    for begin, end in sorted(span for span in spans if span[0] < span[1]):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found


def clipped(spans: Iterable[tuple[float, float]], first: float, last: float) -> list[tuple[float, float]]:
    cut = [(max(begin, first), min(end, last)) for begin, end in spans]
    return [span for span in cut if span[0] < span[1]]


def moments(zone: ZoneInfo, day: date, minute: int) -> tuple[float, float]:
    """When the wall clocks show this: twice the same, but when clocks are changed."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return wall.timestamp(), wall.replace(fold=1).timestamp()


def earliest(zone: ZoneInfo, day: date, minute: int) -> float:
    return min(moments(zone, day, minute))


def latest(zone: ZoneInfo, day: date, minute: int) -> float:
    return max(moments(zone, day, minute))


@cache
def zones() -> frozenset[str]:
    """The time zones that this machine knows."""
    return frozenset(available_timezones())


# Vacations


VACATION_DAYS = 30  # of a person, in a year


class Vacation(Struct, forbid_unknown_fields=True):
    """Whole days of a time zone on which a person's clocks do not run in games by mail."""

    first: str  # 2027-08-01
    last: str
    zone: str

    @property
    def span(self) -> tuple[float, float]:
        zone = ZoneInfo(self.zone)
        return earliest(zone, day_of(self.first), 0), latest(zone, day_of(self.last) + timedelta(days=1), 0)

    @property
    def days(self) -> int:
        return (day_of(self.last) - day_of(self.first)).days + 1


def day_of(text: str) -> date:
    found = date.fromisoformat(text)
    if found.isoformat() != text:
        raise ValueError(f"{text!r} is no date as in 2027-08-01")
    return found


def days_left(year: str, taken: Iterable[Vacation]) -> int:
    """A vacation is of the year in which it begins."""
    return VACATION_DAYS - sum(each.days for each in taken if each.first[:4] == year)


def check_vacation(wish: Vacation, others: Iterable[Vacation], now: float) -> None:
    """BadPace if a person cannot have these days: they are past, too many, or taken already."""
    if wish.zone not in zones():
        raise BadPace("house-pace-zone", zone=wish.zone[:40])
    try:
        days, first = wish.days, day_of(wish.first)
    except ValueError:
        raise BadPace("house-vacation-dates") from None
    today = datetime.fromtimestamp(now, ZoneInfo(wish.zone)).date()
    if days < 1:
        raise BadPace("house-vacation-order")
    if first < today:
        raise BadPace("house-vacation-past", today=today.isoformat())
    if (first - today).days > 365:
        raise BadPace("house-vacation-far")
    others = list(others)
    if any(wish.first <= other.last and other.first <= wish.last for other in others):
        raise BadPace("house-vacation-twice")
    left = days_left(wish.first[:4], others)
    if days > left:
        raise BadPace("house-vacation-days", most=VACATION_DAYS, left=max(left, 0))
