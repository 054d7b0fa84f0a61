"""The outbox: how people are reached, and what they are still to be told.

A notice is one thing to tell, on one channel. Whoever delivers claims a channel, not a notice: so what has gathered
there goes in one message, of several processes one sends it, and a provider that is down keeps only its own waiting.

One text serves both databases; they say how a step is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from msgspec import Struct

from branchline.server.store import LAST, WaitRow

Reach = Literal["mail", "webhook", "push", "feed"]
Kind = Literal["turn", "begin", "warn", "ended", "mention", "invitation", "analysis", "confirm"]

CHANNEL = "id, person, kind, ready, body, created, due, tries, until, told, trouble"
NOTICE = "channel, person, table_id, seat, kind, since, due, body, quiet"
WAIT = "waits.table_id, waits.seat, kind, waits.seq, since, deadline, warn, waits.due"
SEEN = ("ended", "mention", "analysis", "invitation")
"""What a person knows once they have been at the table."""
OF_WAITS = ("turn", "begin", "warn")
"""What waits while they act there, and is told if the table still waits for them afterwards."""


class ChannelRow(Struct):
    """A way to reach a person."""

    id: str
    person: str
    kind: Reach
    body: bytes  # the address, and what else it takes
    created: float
    ready: bool = True  # False: an address that nobody has confirmed, or one that takes nothing any more
    due: float = 0.0  # when something is to be sent; 0: nothing is
    tries: int = 0  # that have failed, one after the other
    until: float = 0.0  # until when a process has it to itself
    told: float = 0.0  # when something arrived last
    trouble: str = ""  # why the last one did not


class NoticeRow(Struct):
    """One thing to tell a person, on one channel."""

    channel: str
    person: str
    table: str
    seat: int
    kind: Kind
    since: float  # of the wait that it tells of, or when it happened
    due: float
    body: bytes = b""
    quiet: float = 0.0  # until when its person is left in peace, acting at the table

    @property
    def key(self) -> tuple[str, str, int, str, float]:
        return self.channel, self.table, self.seat, self.kind, self.since


class Recipient(NamedTuple):
    """Who sits on a seat, as far as notices need to know."""

    seat: int
    person: str
    language: str  # "": not known yet


class DeliveryCount(NamedTuple):
    """How often something came of a kind of channel."""

    kind: Reach
    outcome: str
    number: int
    last: float
    why: str


Step = tuple[str, Sequence[Any]]
Rows = list[tuple[Any, ...]]


class Database(Protocol):
    """A store, as the outbox needs it. A place for a value is written `?`."""

    lock: str  # what keeps two processes from taking the same row

    async def look(self, statement: str, values: Sequence[Any]) -> Rows: ...

    async def change(self, steps: Sequence[Step]) -> list[Rows]:
        """All of them in one transaction; what each has returned."""


class Outbox:
    """Every method may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Channels

    async def channels(self, person: str) -> list[ChannelRow]:
        """All of a person, the oldest first."""
        statement = f"SELECT {CHANNEL} FROM channels WHERE person = ? ORDER BY created, id"
        return [channel_of(row) for row in await self.database.look(statement, [person])]

    async def channel(self, channel: str) -> ChannelRow | None:
        found = await self.database.look(f"SELECT {CHANNEL} FROM channels WHERE id = ?", [channel])
        return channel_of(found[0]) if found else None

    async def add_channel(self, row: ChannelRow) -> None:
        values = [row.id, row.person, row.kind, row.ready, row.body, row.created]
        statement = f"INSERT INTO channels ({CHANNEL}) VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)"
        await self.database.change([(statement, [*values, row.trouble])])

    async def put_channel(self, channel: str, body: bytes, ready: bool) -> None:
        """Replace what it is, and begin anew: what failed before does not count."""
        statement = "UPDATE channels SET body = ?, ready = ?, tries = 0, trouble = ? WHERE id = ?"
        await self.database.change([(statement, [body, ready, "", channel])])

    async def drop_channel(self, channel: str) -> None:
        """With what was still to be sent there."""
        steps = [("DELETE FROM channels WHERE id = ?", [channel]), ("DELETE FROM notices WHERE channel = ?", [channel])]
        await self.database.change(steps)

    async def wishes(self, person: str) -> bytes:
        """What a person wants to be told of; nothing if they have never said."""
        found = await self.database.look("SELECT body FROM wishes WHERE person = ?", [person])
        return bytes(found[0][0]) if found else b""

    async def put_wishes(self, person: str, body: bytes) -> None:
        statement = "INSERT INTO wishes (person, body) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET body = "
        await self.database.change([(statement + "excluded.body", [person, body])])

    # What there is to tell, and to whom

    async def readers(self, table: str) -> list[Recipient]:
        """The people of a table, by seat."""
        found = await self.database.look(
            "SELECT seat, people.person, language FROM seats JOIN people ON people.person = seats.person "
            "WHERE table_id = ? ORDER BY seat",
            [table],
        )
        return [Recipient(*row) for row in found]

    async def card(self, table: str) -> tuple[str, bytes] | None:
        """The game of a table, and its card."""
        found = await self.database.look("SELECT game, card FROM tables WHERE id = ?", [table])
        return (found[0][0], bytes(found[0][1])) if found else None

    async def waits_of(self, person: str) -> list[WaitRow]:
        """What waits for a person, at all of their tables, the longest first."""
        found = await self.database.look(
            f"SELECT {WAIT} FROM waits JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat "
            "WHERE person = ? ORDER BY since, waits.table_id",
            [person],
        )
        return [WaitRow(*row) for row in found]

    async def post(self, notices: Sequence[NoticeRow], settled: Sequence[tuple[WaitRow, float | None]] = ()) -> None:
        """Put notices out, and settle the waits that they tell of: both or neither."""
        steps: list[Step] = [settling(row, due) for row, due in settled]
        for notice in notices:
            values = [notice.channel, notice.person, notice.table, notice.seat, notice.kind]
            steps.append((PUT_NOTICE, [*values, notice.since, notice.due, notice.body, notice.quiet]))
            steps.append((HASTEN, [notice.due, notice.channel, notice.due]))
        if steps:
            await self.database.change(steps)

    async def next_due(self, lead: float = 0.0) -> float | None:
        """When there is something to do here; waits are to last for `lead` before they are told."""
        found = await self.database.look(NEXT_DUE, [lead])
        due = found[0][0]
        return None if due is None else float(due)

    async def acted(self, table: str, seat: int, now: float, quiet: float) -> None:
        """A person is acting at a table: for a while nothing of it goes out to them, and what they see is told."""
        marks, waits = (", ".join("?" * len(kinds)) for kinds in (SEEN, OF_WAITS))
        later = "UPDATE waits SET due = ? WHERE table_id = ? AND seat = ? AND kind <> 'ended' AND due > 0 AND due < ?"
        steps: list[Step] = [
            (later, [now + quiet, table, seat, now + quiet]),
            ("DELETE FROM waits WHERE table_id = ? AND seat = ? AND kind = 'ended'", [table, seat]),
            (f"DELETE FROM notices WHERE table_id = ? AND seat = ? AND kind IN ({marks})", [table, seat, *SEEN]),
            (
                f"UPDATE notices SET quiet = ? WHERE table_id = ? AND seat = ? AND kind IN ({waits})",
                [now + quiet, table, seat, *OF_WAITS],
            ),
        ]
        await self.database.change(steps)

    async def retime(self, table: str, ends: Mapping[int, tuple[float, float]]) -> None:
        """Clocks have changed: when the time of these seats runs out, and when their people are to hear so. What was
        told of their waits stays told."""
        statement = (
            "UPDATE waits SET due = CASE WHEN due = warn THEN ? ELSE due END, deadline = ?, warn = ? "
            "WHERE table_id = ? AND seat = ? AND kind = 'turn'"
        )
        steps = [(statement, [warn, end, warn, table, seat]) for seat, (end, warn) in ends.items()]
        if steps:
            await self.database.change(steps)

    # Delivering

    async def claim(self, now: float, until: float, limit: int) -> list[ChannelRow]:
        """The channels on which something is to be sent by now. They are the caller's until then, or until it settles
        them: what a killed process had comes back."""
        due = "SELECT id FROM channels WHERE due > 0 AND due <= ? AND until <= ? ORDER BY due LIMIT ?"
        statement = f"UPDATE channels SET until = ? WHERE id IN ({due}{self.database.lock}) RETURNING {CHANNEL}"
        (found,) = await self.database.change([(statement, [until, now, now, limit])])
        return [channel_of(row) for row in found]

    async def notices(self, channel: str, by: float = float(LAST)) -> list[NoticeRow]:
        """What is to be sent on a channel by then, in order."""
        statement = f"SELECT {NOTICE} FROM notices WHERE channel = ? AND due <= ? ORDER BY since, table_id, seat, kind"
        return [notice_of(row) for row in await self.database.look(statement, [channel, by])]

    async def settle(
        self,
        channel: ChannelRow,
        done: Sequence[NoticeRow],
        *,
        retry: float | None = None,
        told: float | None = None,
        trouble: str = "",
        ready: bool = True,
    ) -> None:
        """These are told, or not to be told any more. The rest comes when it is due, or all of it at `retry`."""
        gone = "DELETE FROM notices WHERE channel = ? AND table_id = ? AND seat = ? AND kind = ? AND since = ?"
        steps: list[Step] = [("UPDATE channels SET until = 0 WHERE id = ?", [channel.id])]  # no notice comes meanwhile
        steps += [(gone, notice.key) for notice in done]
        known = [channel.told if told is None else told, trouble, channel.ready and ready, channel.id]
        if retry is None:
            steps.append((SETTLE, [channel.id, *known]))
        else:
            put_off = "UPDATE channels SET due = ?, tries = tries + 1, told = ?, trouble = ?, ready = ?"
            steps.append((put_off + " WHERE id = ?", [retry, *known]))
        await self.database.change(steps)

    async def count(self, kind: str, outcome: str, now: float, why: str = "") -> None:
        await self.database.change([(COUNT, [kind, outcome, now, why])])

    async def counts(self) -> list[DeliveryCount]:
        statement = "SELECT kind, outcome, number, last, why FROM deliveries ORDER BY kind, outcome"
        return [DeliveryCount(*row) for row in await self.database.look(statement, [])]

    async def pending(self) -> list[tuple[Reach, int, int]]:
        """For each kind of channel: how many channels there are, and how many have something to send."""
        statement = "SELECT kind, count(*), sum(CASE WHEN due > 0 THEN 1 ELSE 0 END) FROM channels GROUP BY kind"
        found = await self.database.look(statement + " ORDER BY kind", [])
        return [(kind, int(number), int(waiting)) for kind, number, waiting in found]


PUT_NOTICE = (
    f"INSERT INTO notices ({NOTICE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (channel, table_id, seat, kind) "
    "DO UPDATE SET person = excluded.person, since = excluded.since, due = excluded.due, body = excluded.body, "
    "quiet = excluded.quiet"
)
# A provider that is down is tried again when its time has come, and no sooner for new notices.
HASTEN = "UPDATE channels SET due = ? WHERE id = ? AND (due = 0 OR (due > ? AND tries = 0))"
SETTLE = (
    "UPDATE channels SET tries = 0, "
    "due = coalesce((SELECT min(CASE WHEN notices.quiet > notices.due THEN notices.quiet ELSE notices.due END) "
    "FROM notices WHERE notices.channel = ?), 0), "
    "told = ?, trouble = ?, ready = ? WHERE id = ?"
)
NEXT_DUE = (
    "SELECT min(moment) FROM (SELECT min(due) + ? AS moment FROM waits WHERE due > 0 "
    "UNION ALL SELECT min(CASE WHEN until > due THEN until ELSE due END) FROM channels WHERE due > 0) AS moments"
)
COUNT = (
    "INSERT INTO deliveries (kind, outcome, number, last, why) VALUES (?, ?, 1, ?, ?) ON CONFLICT (kind, outcome) "
    "DO UPDATE SET number = deliveries.number + 1, last = excluded.last, why = excluded.why"
)


def settling(row: WaitRow, due: float | None) -> Step:
    """As `settle_wait` does it."""
    same = "WHERE table_id = ? AND seat = ? AND kind = ? AND since = ?"
    values = [*row.key, row.kind, row.since]
    return (
        (f"DELETE FROM waits {same}", values) if due is None else (f"UPDATE waits SET due = ? {same}", [due, *values])
    )


def channel_of(row: Sequence[Any]) -> ChannelRow:
    channel, person, kind, ready, body, created, due, tries, until, told, trouble = row
    return ChannelRow(channel, person, kind, bytes(body), created, bool(ready), due, tries, until, told, trouble)


def notice_of(row: Sequence[Any]) -> NoticeRow:
    channel, person, table, seat, kind, since, due, body, quiet = row
    return NoticeRow(channel, person, table, seat, kind, since, due, bytes(body), quiet)
