"""The house: everything a server process holds in memory. It loads tables and lets go of them, and lets bots play."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from uuid import uuid4

from msgspec import MsgspecError

from branchline.core.dealer import Dealer, HashChainDealer
from branchline.core.errors import BranchlineError, OtherRulesVersion, StaleMove
from branchline.core.signature import new_key, public_half
from branchline.server import clock
from branchline.server.common.limits import Buckets, Limits
from branchline.server.common.metrics import Metrics
from branchline.server.common.problems import no_such_table
from branchline.server.common.records import encode, read_card, read_header, read_secret
from branchline.server.common.socket_messages import Closing
from branchline.server.common.tokens import KEY
from branchline.server.library.shelves import Library
from branchline.server.minds.compiling import compile_meanwhile
from branchline.server.minds.pool import Thinkers
from branchline.server.minds.turns import act
from branchline.server.notices.post import Post
from branchline.server.store import LAST, SeatRow, Store, Stored, StoreDown, Taken
from branchline.server.table.agreeing import attend, note_waiting
from branchline.server.table.broadcast import announce, shut_out
from branchline.server.table.deadlines import watch
from branchline.server.table.hearing import listen
from branchline.server.table.live_table import LiveTable, Seat, log_of
from branchline.server.table.playing import end_if_agreed
from branchline.server.table.timing import read
from branchline.server.table.vacations import follow
from branchline.server.table.waiting import changes, waited_for

log = logging.getLogger("branchline")
SWEEP = 2.0
TIDY = 60.0
FRESH = 1.0  # seconds for which it is known that the store is well
BUSY = 60.0  # seconds for which even a full house keeps a table that was used


class House:
    """One for each process."""

    def __init__(self, store: Store, library: Library, limits: Limits, *, shared: bool = False) -> None:
        self.store = store
        self.library = library
        self.limits = limits
        self.shared = shared  # other processes write into the same store
        self.metrics = Metrics()
        self.thinkers = Thinkers(limits.thinkers or max(1, (os.cpu_count() or 2) - 1))
        self.owner = uuid4().hex
        self.post = Post(self)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.doubtful: set[str] = set()  # tables that must be read again before they go on
        self.unread: set[str] = set()  # tables with news that nobody here has asked for yet
        self.stirred: set[str] = set()  # tables of which there is news that nobody has read yet
        self.changed: set[str] = set()  # tables of which more than the log is to be read again
        self.unsettled: set[str] = set()  # tables to be read again whole, soon
        self.checked: asyncio.Future[None] | None = None  # whether the store took something lately
        self.checked_at = 0.0
        self.agreeing: set[str] = set()  # tables that somebody wants to end
        self.stopped: set[str] = set()  # running tables of older rules: nobody plays on
        self.jobs: set[asyncio.Task[None]] = set()
        self.closing = False
        self.compiling = False  # the rules run interpreted and are compiled meanwhile
        self.key = ""  # the public half of the one it signs logs with
        self.operator: bytes | None = None  # SHA-256 of the operator's token
        self.addresses: list[str] = []  # of this machine in its network, where it listens there
        self.seat_rate = Buckets(limits.requests_per_seat)
        self.address_rate = Buckets(limits.requests_per_address)
        self.table_rate = Buckets(limits.tables_per_address)
        self.bot_table_rate = Buckets(limits.bot_tables_per_address)
        self.file_rate = Buckets(limits.files_per_address)
        self.upload_rate = Buckets(limits.uploads_per_address)
        self.uploads_rate = Buckets(limits.uploads)
        self.guess_rate = Buckets(limits.guesses_per_address)
        self.chat_rate = Buckets(limits.chat_per_seat)
        self.hint_rate = Buckets(limits.hints_per_seat)
        self.person_rate = Buckets(limits.persons_per_address)
        self.channel_rate = Buckets(limits.channels_per_address)
        self.ask_rate = Buckets(limits.asks_per_mail)
        self.rates = [rate for rate in vars(self).values() if isinstance(rate, Buckets)]
        self.tidied = clock.now()
        self.sockets: Counter[str] = Counter()  # open ones, by address
        self.new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)
        self.dealer: Callable[[bytes, int], Dealer] = HashChainDealer  # tests put in luck of their own

    # Coming and going

    async def open(self) -> None:
        await self.store.open()
        self.key = public_half(await self.store.kept(KEY) or await self.store.keep(KEY, new_key()))
        await self.post.open()
        await asyncio.to_thread(self.library.load)
        self.job(self.sweep())
        self.job(watch(self))
        self.job(listen(self))
        self.job(self.post.run())
        if self.compiling:
            self.job(compile_meanwhile(self.thinkers))

    async def farewell(self) -> None:
        """Tell everybody that the server restarts, and to come back."""
        self.closing = True
        message = Closing("restart", "the server restarts: come back in a moment", retry=True)
        sockets = [socket for table in self.tables.values() for socket in table.sockets]
        for socket in sockets:
            socket.leave(message, 1012)
        if sockets:
            await asyncio.wait([socket.gone() for socket in sockets], timeout=2.0)

    async def close(self) -> None:
        self.closing = True
        for job in list(self.jobs):
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()
        self.library.close()

    def job(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself; what goes wrong with it is in the log."""

        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except StoreDown as why:
                log.warning("the store is down: %s", why)
            except Exception:
                self.metrics.count("errors")
                log.exception("a job of the house failed")

        task = asyncio.get_running_loop().create_task(guarded())
        self.jobs.add(task)
        task.add_done_callback(self.jobs.discard)

    async def sweep(self) -> None:
        """Again and again: let bots think where none does, and let idle tables leave memory."""
        while True:
            self.take_note()
            try:
                for name in await self.store.unfinished():
                    if name not in self.stopped and (name not in self.tables or not self.tables[name].thinking):
                        await self.look_after(name)
                await self.end_agreed()
                self.evict()
                self.tidy()
            except StoreDown as why:
                log.warning("the store is down: %s", why)
            except Exception:
                self.metrics.count("errors")
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def end_agreed(self) -> None:
        """End the tables that wait for nobody's word any more, since somebody has been away for too long."""
        self.agreeing &= self.tables.keys()
        for name in list(self.agreeing):
            with suppress(StaleMove):  # another process was faster
                await end_if_agreed(self, self.tables[name])

    async def look_after(self, name: str) -> None:
        """Let the house play at a table. One that cannot be read must not keep the others waiting."""
        try:
            table = await self.table(name)
            note_waiting(table, SWEEP)
            self.wake(table)
            if table.older:
                self.stopped.add(name)
        except OtherRulesVersion:
            self.stopped.add(name)
        except StoreDown:
            raise
        except Exception:
            self.metrics.count("errors")
            log.exception("the table %s cannot be read", name)

    async def check_store(self) -> None:
        """StoreDown if nothing can be written. Whoever asks again at once gets the same answer."""
        if self.checked is None or (self.checked.done() and clock.now() - self.checked_at > FRESH):
            self.checked_at = clock.now()
            self.checked = asyncio.ensure_future(self.store.probe())
        await asyncio.shield(self.checked)

    def take_note(self) -> None:
        self.metrics.note(len(self.tables), self.sockets.total())

    def evict(self) -> None:
        """Tables nobody has looked at for long leave memory; the store has them."""
        now = clock.now()
        idle = self.limits.idle if len(self.tables) < self.limits.tables else min(BUSY, self.limits.idle)
        for name, table in list(self.tables.items()):
            if now - table.used > idle and not table.sockets and not table.thinking and not table.lock.locked():
                del self.tables[name]
                self.unread.discard(name)

    def tidy(self) -> None:
        """Now and then: forget whose limits are as if they had never come."""
        if clock.now() - self.tidied > TIDY:
            self.tidied = clock.now()
            for rate in self.rates:
                rate.tidy()

    # Tables

    async def table(self, name: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        found = self.tables.get(name)
        if found is not None:
            found.used = clock.now()
            await self.read_news(found)
            return found
        waiting = self.loading.get(name)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        self.loading[name] = future
        try:
            table = await self.load(name)
            self.tables[name] = table
            if any(seat.body.agreed for seat in table.seats) and not table.over:
                self.agreeing.add(name)
            future.set_result(table)
            return table
        except BaseException as why:
            future.set_exception(why)
            future.exception()  # mark it as seen, or asyncio would report it
            raise
        finally:
            del self.loading[name]
            del future  # its exception would hold this frame, and this frame the future

    async def load(self, name: str) -> LiveTable:
        stored = await self.stored(name)
        header = read_header(stored.row.header)
        info = self.library.info(header.game)
        older = info.older_board(header.rules_version) is not None
        if older and header.undealt:
            raise info.other_rules(header.rules_version)
        if older:
            stored.snapshot = None
            stored.tail = await self.store.entries(name, 1, LAST)
        shelf = await self.library.find(header.game, header.board_digest, self.store)
        self.metrics.count("tables_loaded")
        secret = read_secret(stored.row.secret)
        try:
            table = LiveTable.of(stored, header, secret, shelf)
            if not table.dealt:
                table.agreement.follow(await self.store.luck(name))
            if older and table.result != read_card(stored.row.card).result:
                raise info.other_rules(header.rules_version, table.seq)
            return table
        except (BranchlineError, MsgspecError):
            if stored.snapshot is None:
                raise
            log.exception(
                "the snapshot of table %s at move %d is broken: its log is replayed", name, stored.snapshot.seq
            )
        stored.snapshot = None
        stored.tail = await self.store.entries(name, 1, LAST)
        return LiveTable.of(stored, header, secret, shelf)

    async def stored(self, name: str) -> Stored:
        stored = await self.store.load(name)
        if stored is None:
            raise no_such_table(name)
        return stored

    async def refresh(self, table: LiveTable) -> None:
        """Read what is on disk and not here."""
        self.unread.discard(table.id)  # what comes from now on is news again
        try:
            await self.read_again(table)
        except BaseException:
            self.unread.add(table.id)
            raise

    async def read_again(self, table: LiveTable) -> None:
        stored = await self.stored(table.id)
        header = read_header(stored.row.header)
        if not table.dealt:
            table.agreement.follow(await self.store.luck(table.id))
            if not header.undealt:
                table.begin(header, read_secret(stored.row.secret), log_of(header).first_state(table.game))
        if stored.row.seq > table.seq:
            table.follow(await self.store.entries(table.id, table.seq + 1, LAST))
        table.header = header
        table.put_clocks(read(table.pace, stored.row.clocks))
        table.listed = stored.row.listed
        people = [seat.person for seat in table.seats]
        table.take_seats(stored.seats)
        shut_out(table, people)
        self.doubtful.discard(table.id)

    async def read_news(self, table: LiveTable) -> None:
        """Read what other processes did while nobody here was to be told."""
        if table.id in self.unread:
            async with table.lock:
                if table.id in self.unread:
                    await self.refresh(table)

    def held(self, table: LiveTable) -> Held:
        """Exclusive use of a table, as it is on disk; if the store fails meanwhile, it is read again next time."""
        return Held(self, table)

    # Seats

    async def put_seat(self, table: LiveTable, number: int, seat: Seat) -> None:
        """Change a seat; Taken if it was given to somebody else meanwhile."""
        old, before, timed = table.seats[number], waited_for(table), table.clocks is not None
        if seat.person != old.person:  # whoever has it now is waited for anew
            before = [one for one in before if one != number]
            seat.planned = b""
        try:
            row = SeatRow(table.id, number, seat.invitation, encode(seat.body), person=seat.person)
            await self.store.put_seat(row, was=(old.invitation, old.person))
        except Taken:
            await self.refresh(table)
            raise
        table.seats[number] = seat
        table.card_seats = None
        if table.clocks is not None and old.by_bot and not seat.by_bot and table.seq > old.body.taken_at:
            table.put_clocks(table.clocks.given_back(table.pace, number))
        table.retime(clock.now())
        if seat.body.bot is not None and number in table.core.drafts:
            await self.store.put_draft(table.id, number, b"")
            table.put_draft(number, None)
        table.forget_views()
        card, house = encode(table.card()), table.house_to_act
        waits = changes(table, before, table.clocks, clock.now())
        if seat.person is None and old.person is not None:
            waits[number] = None
        await self.store.update(table.id, card=card, house=house, waits=waits, **table.timing)
        if not timed or (seat.person, seat.body.kind) != (old.person, old.body.kind):
            await follow(self, table)
        announce(table, self.limits)
        self.wake(table)

    # Bots

    def wake(self, table: LiveTable) -> None:
        """If the house is to act at a table, it does."""
        if self.closing:
            return
        if not table.dealt:
            if not table.attended:
                table.attended = True
                self.job(attend(self, table))
        elif table.house_to_act and not table.thinking:
            table.thinking = True
            self.job(act(self, table))


class Held:
    """`async with`: see House.held. A class, as every move goes through it: a generator costs three times as much."""

    __slots__ = ("house", "table")

    def __init__(self, house: House, table: LiveTable) -> None:
        self.house = house
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        try:
            if self.table.id in self.house.doubtful or self.table.id in self.house.unread:
                await self.house.refresh(self.table)
        except BaseException:
            self.table.lock.release()
            raise

    async def __aexit__(self, kind: object, why: BaseException | None, trace: object) -> None:
        self.table.lock.release()
        if isinstance(why, StoreDown):
            self.house.doubtful.add(self.table.id)
