"""When who is told what, and by which channel. Arithmetic alone: nothing here reads a clock or a store.

A wait is told of once, when it has lasted for a while; a person who acts at the table meanwhile puts that off
(`Outbox.acted`). What reaches a device at once goes first; mail waits for as many hours as the person chooses, and is
not sent at all if the wait has ended by then. Whatever goes out takes along what waits there too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from branchline.server.store import WaitRow
from branchline.server.store.outbox import ChannelRow, Kind, NoticeRow, Reach

LEAD = 60.0  # seconds that a wait lasts before anybody is told
QUIET = 120.0  # seconds for which somebody who acts at a table is left in peace there
HOUR = 3600.0
OLD = 72 * HOUR  # after which nobody is told any more what happened
FIRST_RETRY = 60.0
LAST_RETRY = 6 * HOUR
LEASE = 120.0  # seconds that a process has for a channel, or a wait
CONFIRM = 24 * HOUR  # in which an address is to be confirmed

QUICK: frozenset[Reach] = frozenset({"push", "webhook"})
TOLD_AS_WAITS: frozenset[Kind] = frozenset({"turn", "begin", "warn"})
WANTED: tuple[Kind, ...] = ("turn", "warn", "ended", "mention", "invitation")
WANTABLE: tuple[Kind, ...] = (*WANTED, "analysis")


class NoticeWishes(Struct, omit_defaults=True):
    """What a person wants to be told of, and how long mail waits for them to come by themselves."""

    kinds: Sequence[Kind] = WANTED
    hours: float = 12.0


def kind_of(wait: WaitRow, now: float) -> Kind:
    if wait.kind == "ended":
        return "ended"
    if wait.kind == "luck":
        return "begin"
    return "warn" if wait.warn and now >= wait.warn else "turn"


def settled_until(wait: WaitRow, kind: Kind) -> float | None:
    """When a wait is to be looked at again, once this is told; None: never, and it need not be kept."""
    if kind == "ended":
        return None
    return wait.warn if kind == "turn" else 0.0


def due_on(channel: ChannelRow, kind: Kind, now: float, hours: float, others: Iterable[ChannelRow]) -> float | None:
    """When this channel tells it; None: never. Mail does not wait where nothing quicker works, nor where time is
    running out."""
    if channel.kind == "feed" or not channel.ready:
        return None
    if channel.kind in QUICK or kind == "warn":
        return now
    quicker = any(other.kind in QUICK and other.ready for other in others)
    return now + hours * HOUR if quicker else now


def notices_for(
    person: str,
    table: str,
    seat: int,
    kind: Kind,
    since: float,
    now: float,
    channels: Sequence[ChannelRow],
    wishes: NoticeWishes,
    body: bytes = b"",
) -> list[NoticeRow]:
    """One thing to tell somebody, on each of their channels that is to tell it."""
    if ("turn" if kind == "begin" else kind) not in wishes.kinds:
        return []
    found = [(channel, due_on(channel, kind, now, wishes.hours, channels)) for channel in channels]
    return [
        NoticeRow(channel.id, person, table, seat, kind, since, due, body) for channel, due in found if due is not None
    ]


def still_true(notice: NoticeRow, waits: Collection[WaitRow], ready: bool, now: float) -> bool:
    """Whether a notice is worth telling by now. A wait that has begun anew is another one."""
    if notice.kind == "confirm":
        return not ready and now - notice.since < CONFIRM
    if not ready:
        return False
    if notice.kind in TOLD_AS_WAITS:
        return any(wait.key == (notice.table, notice.seat) and wait.since == notice.since for wait in waits)
    return now - notice.due < OLD


def to_send(notices: Sequence[NoticeRow], now: float) -> list[NoticeRow]:
    """What goes out together now: nothing before something is due, and then all that has waited for long enough; but
    nothing of a table at which its person acts just now."""
    ready = [notice for notice in notices if notice.quiet <= now]
    if not any(notice.due <= now for notice in ready):
        return []
    return [notice for notice in ready if notice.due <= now or notice.since + LEAD <= now]


def overtaken(notice: NoticeRow, others: Iterable[NoticeRow]) -> bool:
    """That time is running out says that it is their turn, too."""
    same = (notice.table, notice.seat, notice.since)
    return notice.kind == "turn" and any(
        other.kind == "warn" and (other.table, other.seat, other.since) == same for other in others
    )


def retry_at(tries: int, now: float) -> float:
    """When to try again after so many failures, this one not counted: later each time.

    >>> [retry_at(tries, 0.0) / 60 for tries in (0, 1, 2, 20)]
    [1.0, 2.0, 4.0, 360.0]
    """
    return now + min(FIRST_RETRY * 2.0 ** min(tries, 20), LAST_RETRY)
