"""The one thread that writes to SQLite. All that is waiting when it is free again goes into one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain, groupby
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

from branchline.core.errors import BranchlineError
from branchline.server.store import Append, StoreDown
from branchline.server.store.batch import AppendBatch, planned_in

Work = Callable[[sqlite3.Connection], Any]
Connect = Callable[[], sqlite3.Connection]

CHUNK = 64
"""Many rows in one statement: each statement gives the interpreter's lock away and has to win it back from a busy event
loop. A statement of every size is prepared once; `file.connect` keeps as many."""

ENTRIES = "INSERT INTO entries (table_id, seq, time, body) VALUES {}"
HEADS = (
    "UPDATE tables SET seq = new.column2, touched = new.column3, over = new.column4, house = new.column5, "
    "card = new.column6, due = new.column7, clocks = new.column8 FROM (VALUES {}) AS new WHERE tables.id = new.column1"
)
DRAFTS = (
    "UPDATE seats SET draft = x'', planned = x'' FROM (VALUES {}) AS new "
    "WHERE seats.table_id = new.column1 AND seats.seat = new.column2"
)
SNAPSHOTS = (
    "INSERT INTO snapshots (table_id, seq, body) VALUES {} "
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > seq"
)
WAITS = (
    "INSERT INTO waits (table_id, seat, kind, seq, since, deadline, warn, due) VALUES {} "
    "ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, seq = excluded.seq, since = excluded.since, "
    "deadline = excluded.deadline, warn = excluded.warn, due = excluded.due"
)
WAITED = "DELETE FROM waits WHERE (table_id, seat) IN (VALUES {})"

DAMAGED = {sqlite3.SQLITE_CORRUPT: "is damaged", sqlite3.SQLITE_NOTADB: "is not a database"}
REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it can only be read",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_BUSY: "another program is writing to it",
}


class Job(NamedTuple):
    work: Work | Append
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    done: asyncio.Future[Any]
    value: Any
    error: Exception | None


class Writer:
    """Give it work from the event loop, and await what comes back: it is on disk then."""

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.connection: sqlite3.Connection | None = None
        self.loop = asyncio.get_running_loop()
        self.gathered: list[Job] = []  # in this turn of the loop: the thread is woken once for all of them
        self.waiting: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.ending = False
        self.gate = Lock()  # nothing may come behind the end
        self.thread = Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work | Append) -> Any:
        done = self.loop.create_future()
        with self.gate:
            if self.ending:
                raise StoreDown("the store is closed")
            if not self.gathered:
                self.loop.call_soon(self.hand_over)
            self.gathered.append(Job(work, done))
        return await done

    def hand_over(self) -> None:
        with self.gate:
            jobs, self.gathered = self.gathered, []
            if jobs:
                self.waiting.put(jobs)

    def end(self) -> None:
        """Finish what is waiting; blocks."""
        with self.gate:
            self.ending = True
        self.hand_over()
        self.waiting.put(None)
        self.thread.join()

    # In the thread

    def run(self) -> None:
        while jobs := self.take():
            outcomes = self.commit(jobs)
            with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
                self.loop.call_soon_threadsafe(deliver, outcomes)
        self.disconnect()

    def take(self) -> list[Job]:
        """All that waits; nothing at the end."""
        jobs: list[Job] = []
        more = self.waiting.get()
        while more is not None:
            jobs += more
            if self.waiting.empty():  # nobody else takes anything out
                return jobs
            more = self.waiting.get()
        if jobs:
            self.waiting.put(None)
        return jobs

    def commit(self, jobs: list[Job]) -> list[Outcome]:
        try:
            connection = self.connection = self.connection or self.connect()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [outcome for group in groups(jobs) for outcome in perform(connection, group)]
            connection.execute("COMMIT")
        except Exception as why:
            error = down(why)
            self.roll_back(anew=error is not None)
            if error is None and len(jobs) > 1:  # one of them cannot be written, and must not spoil the others
                return [outcome for job in jobs for outcome in self.commit([job])]
            return [Outcome(job.done, None, error or why) for job in jobs]
        return outcomes

    def roll_back(self, *, anew: bool) -> None:
        """After a fault of the disk the next work begins on a new connection, which reads what is really there."""
        try:
            if self.connection is not None and self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            anew = True
        if anew:
            self.disconnect()

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):  # what was acknowledged is in the write-ahead log already
                connection.close()


def deliver(outcomes: Sequence[Outcome]) -> None:
    for done, value, error in outcomes:
        if done.done():  # nobody waits for it any more
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(value)


def groups(jobs: Sequence[Job]) -> list[list[Job]]:
    """Neighbouring appends together, everything else alone, in the order they came."""
    together = groupby(enumerate(jobs), lambda pair: -1 if isinstance(pair[1].work, Append) else pair[0])
    return [[job for _, job in group] for _, group in together]


def perform(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Outcome]:
    appends = [job.work for job in jobs if isinstance(job.work, Append)]
    if appends:
        refused = append_all(connection, appends)
        return [Outcome(job.done, None, why) for job, why in zip(jobs, refused, strict=True)]
    (job,) = jobs
    assert not isinstance(job.work, Append)
    connection.execute("SAVEPOINT job")
    try:
        value, error = job.work(connection), None
    except BranchlineError as why:
        connection.execute("ROLLBACK TO job")
        value, error = None, why
    connection.execute("RELEASE job")
    return [Outcome(job.done, value, error)]


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> Sequence[Exception | None]:
    plans = {(table, seat): plan for table, seat in planned_in(appends) for plan in plan_of(connection, table, seat)}
    batch = AppendBatch(appends, seqs_of(connection, list({append.table for append in appends})), plans)
    rows(connection, ENTRIES, batch.entries)
    rows(connection, HEADS, [(table, *head) for table, head in batch.heads.items()])
    rows(connection, DRAFTS, list(batch.drafts))
    rows(connection, SNAPSHOTS, [(table, snapshot.seq, snapshot.body) for table, snapshot in batch.snapshots.items()])
    rows(connection, WAITED, batch.done)
    rows(connection, WAITS, batch.begun)
    return batch.refused


def plan_of(connection: sqlite3.Connection, table: str, seat: int) -> list[bytes]:
    found = connection.execute("SELECT planned FROM seats WHERE table_id = ? AND seat = ?", [table, seat])
    return [plan for (plan,) in found]


def seqs_of(connection: sqlite3.Connection, tables: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for at in range(0, len(tables), CHUNK):
        some = tables[at : at + CHUNK]
        found.update(connection.execute(of_size("SELECT id, seq FROM tables WHERE id IN ({})", 0, len(some)), some))
    return found


def rows(connection: sqlite3.Connection, statement: str, values: Sequence[tuple[Any, ...]]) -> None:
    for at in range(0, len(values), CHUNK):
        some = values[at : at + CHUNK]
        connection.execute(of_size(statement, len(some[0]), len(some)), list(chain.from_iterable(some)))


@cache
def of_size(statement: str, width: int, count: int) -> str:
    """A statement for so many rows of this width, or for so many values."""
    one = "(" + ", ".join("?" * width) + ")" if width else "?"
    return statement.format(", ".join([one] * count))


def down(why: Exception) -> StoreDown | None:
    """What a fault of the file or the disk means to people; None for everything else."""
    if not isinstance(why, sqlite3.DatabaseError):
        return None
    code = getattr(why, "sqlite_errorcode", 0) & 0xFF  # the rest says more than anybody needs
    if code in DAMAGED:
        return StoreDown(f"nothing was written: the store's file {DAMAGED[code]} ({why})")
    if isinstance(why, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
        return StoreDown(f"nothing was written to the store's file: {REASONS.get(code, 'it failed')} ({why})")
    return None
