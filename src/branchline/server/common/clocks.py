"""The clocks of one table: how much time each seat has left, and whose clock runs. A value: each change makes another.

What is stored says how much each seat had left at one moment and whose clocks have run since, so that nothing is lost
when a server stops: time goes by whether a process looks at it or not.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from branchline.server.common.pace import Allowance, Pace, Vacation, days_left, merged

Spans = list[tuple[float, float]]


class Clocks(Struct, frozen=True, omit_defaults=True):
    since: float
    left: list[float]  # by seat, at that moment
    running: list[int] = []  # the seats that the table has waited for since
    out: list[int] = []  # the seats whose time has run out, and who have not moved since
    away: dict[int, Spans] = {}  # by seat: their vacations
    taken: dict[int, list[Vacation]] = {}  # by seat: those that count here, of whoever has sat there
    pausing: list[int] = []  # the seats that want to stop all clocks
    paused: bool = False

    @classmethod
    def fresh(cls, allowance: Allowance, seats: int, now: float) -> Clocks:
        return cls(now, [allowance.first] * seats)

    def spans(self, seat: int) -> Spans:
        return self.away.get(seat, [])

    def ticked(self, pace: Pace, now: float) -> Clocks:
        """The same clocks, read at a later moment."""
        if now <= self.since:
            return self
        left = list(self.left)
        for seat in self.running:
            left[seat] = max(left[seat] - pace.counted(self.since, now, self.spans(seat)), 0.0)
        return replace(self, since=now, left=left)

    def waiting_for(self, pace: Pace, now: float, seats: Iterable[int], mover: int | None = None) -> Clocks:
        """From now on the table waits for these seats. One that has moved, and is not waited for any more, has ended
        its turn: time is added to its clock."""
        allowance = pace.allowance
        running = [] if self.paused else sorted(seats)
        then = self.ticked(pace, now)
        left = list(then.left)
        if mover is not None and mover not in running and allowance is not None:
            left[mover] = allowance.credited(left[mover])
        out = [seat for seat in then.out if seat in running or self.paused]
        return replace(then, left=left, running=running, out=out)

    def timed_out(self, pace: Pace, now: float) -> list[int]:
        """The seats whose time has run out, and who are not marked yet."""
        return [seat for seat, end in self.deadlines(pace).items() if end <= now]

    def deadlines(self, pace: Pace) -> dict[int, float]:
        """When the running clocks run out."""
        return {
            seat: pace.deadline(self.since, self.left[seat], self.spans(seat))
            for seat in self.running
            if seat not in self.out
        }

    def next_deadline(self, pace: Pace) -> float:
        """0 if no clock runs."""
        return min(self.deadlines(pace).values(), default=0.0)

    def marked(self, pace: Pace, now: float) -> Clocks:
        """With the seats whose time has run out by now."""
        late = self.timed_out(pace, now)
        then = self.ticked(pace, now)
        left = [0.0 if seat in late else time for seat, time in enumerate(then.left)]
        return replace(then, out=sorted({*then.out, *late}), left=left)

    def given_back(self, pace: Pace, seat: int) -> Clocks:
        """A person is back at a seat that a bot played: they have at least what a turn adds."""
        allowance = pace.allowance
        left = list(self.left)
        if allowance is not None:
            left[seat] = max(left[seat], allowance.more)
        return replace(self, left=left, out=[other for other in self.out if other != seat])

    def granted(self, now: float, seat: int, wanted: Iterable[Vacation]) -> Clocks:
        """Which of the vacations that the person of a seat has announced stop its clock: no more days in a year than
        anyone has, though one person after the other sits there."""
        wanted = list(wanted)
        kept = [days for days in self.taken.get(seat, []) if days in wanted or days.span[0] <= now]
        for days in wanted:
            if days not in kept and days.days <= days_left(days.first[:4], kept):
                kept.append(days)
        others = {other: known for other, known in self.taken.items() if other != seat}
        return replace(self, taken=others | ({seat: kept} if kept else {}))

    def with_vacations(self, pace: Pace, now: float, seat: int, spans: Spans) -> Clocks:
        """A person is away at these times. Those that are past have done what they could."""
        then = self.ticked(pace, now)
        ahead = merged(span for span in spans if span[1] > now)
        away = {other: times for other, times in then.away.items() if other != seat}
        return replace(then, away=away | ({seat: ahead} if ahead else {}))


encode_clocks = msgspec.json.Encoder().encode
read_clocks = msgspec.json.Decoder(Clocks).decode
