"""The house: loads tables, makes moves durable, tells everybody, and lets bots play. One for each process.

A move is acknowledged once it is on disk. Of two processes that write the same move one wins; the other reads the
table again and refuses what came late.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any
from uuid import uuid4

from msgspec import MsgspecError, Raw

from branchline.core.dealer import Dealer, HashChainDealer
from branchline.core.errors import Barrier, BranchlineError, GameOver, OtherRulesVersion, StaleMove
from branchline.server.library import Library
from branchline.server.limits import Buckets, Limits
from branchline.server.live import REVOKED, announce, announce_seat, chat_line, dismiss, push, say
from branchline.server.messages import Closing, Result, Turn
from branchline.server.metrics import Metrics
from branchline.server.problems import no_such_table
from branchline.server.records import Play, encode, read_header, read_secret
from branchline.server.store import ONLY_MOVES, Append, EntryRow, SeatRow, Store, Stored, StoreDown, Taken
from branchline.server.table import Chosen, LiveTable, Seat, SeatDraft
from branchline.server.thinking import Thinkers
from branchline.server.turns import act

log = logging.getLogger("branchline")
SWEEP = 2.0
SETTLE = 0.25
BUSY = 60.0  # seconds for which even a full house keeps a table that was used
LAST = 1 << 40


class House:
    """Everything a server process holds in memory."""

    def __init__(self, store: Store, library: Library, limits: Limits, *, shared: bool = False) -> None:
        self.store = store
        self.library = library
        self.limits = limits
        self.shared = shared  # other processes write into the same store
        self.metrics = Metrics()
        self.thinkers = Thinkers(limits.thinkers or max(1, (os.cpu_count() or 2) - 1))
        self.owner = uuid4().hex
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.doubtful: set[str] = set()  # tables that must be read again before they go on
        self.stirred: set[str] = set()  # tables of which there is news that nobody has read yet
        self.changed: set[str] = set()  # tables of which more than the log is to be read again
        self.unsettled: set[str] = set()  # tables to be read again whole, soon
        self.jobs: set[asyncio.Task[None]] = set()
        self.closing = False
        self.operator: bytes | None = None  # SHA-256 of the operator's token
        self.seat_rate = Buckets(limits.requests_per_seat)
        self.address_rate = Buckets(limits.requests_per_address)
        self.table_rate = Buckets(limits.tables_per_address)
        self.file_rate = Buckets(limits.files_per_address)
        self.chat_rate = Buckets(limits.chat_per_seat)
        self.hint_rate = Buckets(limits.hints_per_seat)
        self.sockets: Counter[str] = Counter()  # open ones, by address
        self.new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)
        self.dealer: Callable[[bytes, int], Dealer] = HashChainDealer  # tests put in luck of their own

    # Coming and going

    async def open(self) -> None:
        await self.store.open()
        await asyncio.to_thread(self.library.load)
        self.job(self.sweep())
        self.job(self.listen())

    async def farewell(self) -> None:
        """Tell everybody that the server goes, and let them come back."""
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
        """Again and again: let bots think where nobody does, and idle tables leave memory."""
        while True:
            try:
                for name in await self.store.unfinished():
                    if name not in self.tables or not self.tables[name].thinking:
                        await self.look_after(name)
                self.evict()
            except StoreDown as why:
                log.warning("the store is down: %s", why)
            except Exception:
                self.metrics.count("errors")
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def look_after(self, name: str) -> None:
        """Let the house play at a table. One that cannot be read must not keep the others waiting."""
        try:
            self.wake(await self.table(name))
        except OtherRulesVersion:
            return
        except StoreDown:
            raise
        except Exception:
            self.metrics.count("errors")
            log.exception("the table %s cannot be read", name)

    def evict(self) -> None:
        """Tables nobody has looked at for long leave memory; the store has them."""
        now = time.time()
        idle = self.limits.idle if len(self.tables) < self.limits.tables else min(BUSY, self.limits.idle)
        for name, table in list(self.tables.items()):
            if now - table.used > idle and not table.sockets and not table.thinking and not table.lock.locked():
                del self.tables[name]

    async def listen(self) -> None:
        """What other processes did: read it, and tell those who are connected here."""
        async for news in self.store.news():
            name = news.removesuffix(ONLY_MOVES)
            for table in [self.tables[name]] if name in self.tables else [] if name else list(self.tables.values()):
                if name == news:
                    self.changed.add(table.id)
                if table.id not in self.stirred:
                    self.stirred.add(table.id)
                    self.job(self.hear(table))

    async def hear(self, table: LiveTable) -> None:
        """New moves are told at once; what else has changed is looked at soon, for many changes once."""
        async with table.lock:
            self.stirred.discard(table.id)
            told = table.follow(await self.store.entries(table.id, table.seq + 1, LAST))
            push(table, self.limits)
        if table.over or (not told and table.id in self.changed):
            self.changed.discard(table.id)
            await self.catch_up(table)
        elif table.id in self.changed and table.id not in self.unsettled:
            self.unsettled.add(table.id)
            asyncio.get_running_loop().call_later(SETTLE, lambda: self.job(self.settle(table)))
        self.wake(table)

    async def settle(self, table: LiveTable) -> None:
        self.unsettled.discard(table.id)
        self.changed.discard(table.id)
        await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Everything about a table that is on disk and not here."""
        async with table.lock:
            before = (table.seq, table.over)
            shown, drafts = table.shown(), table.draft_bodies()
            await self.refresh(table)
            if table.sockets:
                await self.tell_chat(table)
            if table.seq != before[0]:
                push(table, self.limits)
            if table.ended is not None or ((table.seq, table.over) == before and table.shown() != shown):
                announce(table, self.limits)
            elif table.seq == before[0]:
                for seat in range(len(table.seats)):  # that a draft was changed is nobody else's business
                    if table.draft_bodies().get(seat) != drafts.get(seat):
                        announce_seat(table, seat, self.limits)
        self.wake(table)

    async def tell_chat(self, table: LiveTable) -> None:
        """Lines nobody here has been told, in their order: of two that are written at once either may come first."""
        for row in await self.store.chat(table.id, table.chat_last + 1):
            table.chat_last = row.number
            say(table, chat_line(row))

    # Tables

    async def table(self, name: str) -> LiveTable:
        """A table by its name, from memory or from the store."""
        found = self.tables.get(name)
        if found is not None:
            found.used = time.time()
            return found
        waiting = self.loading.get(name)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        self.loading[name] = future
        try:
            table = await self.load(name)
            self.tables[name] = table
            future.set_result(table)
            return table
        except BaseException as why:
            future.set_exception(why)
            future.exception()  # somebody has seen it: us
            raise
        finally:
            del self.loading[name]

    async def load(self, name: str) -> LiveTable:
        stored = await self.stored(name)
        header = read_header(stored.row.header)
        info = self.library.info(header.game)
        if header.rules_version != info.rules_version:
            raise OtherRulesVersion(info.title, header.rules_version, info.rules_version)
        shelf = await self.library.find(header.game, header.board_digest, self.store)
        self.metrics.count("tables_loaded")
        secret = read_secret(stored.row.secret)
        try:
            return LiveTable.of(stored, header, secret, shelf)
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
        stored = await self.stored(table.id)
        if stored.row.seq > table.seq:
            table.follow(await self.store.entries(table.id, table.seq + 1, LAST))
        table.header = read_header(stored.row.header)
        table.listed = stored.row.listed
        tokens = [seat.token for seat in table.seats]
        table.take_seats(stored.seats)
        for seat, token in enumerate(tokens):  # revoked, or issued anew, by another process
            if token is not None and token != table.seats[seat].token:
                dismiss(table, seat, REVOKED)
        self.doubtful.discard(table.id)

    def held(self, table: LiveTable) -> Held:
        """The table to oneself, as it is on disk; if the store fails in the middle, it is read again next time."""
        return Held(self, table)

    # Moves

    async def play(self, table: LiveTable, seat: int, move: bytes | Raw, at: int, hold: bool) -> Turn:
        """A move of a seat, chosen at a moment: held in its draft if it can be, else made."""
        async with self.held(table):
            table.check_moment(seat, at)
            table.check_turn(seat)
            chosen = table.chosen(seat, move)
            draft = table.hold(seat, chosen) if hold or seat != table.state.turn else None
            if draft is not None:
                await self.keep_draft(table, seat, draft)
                return table.turn(seat)
            drafted = table.drafts[seat].moves if seat in table.drafts else []
            await self.commit(table, seat, [*drafted, chosen])
            return table.turn(seat)

    async def undo(self, table: LiveTable, seat: int, at: int, everything: bool) -> Turn:
        async with self.held(table):
            table.check_moment(seat, at)
            keep = 0 if everything or seat not in table.drafts else len(table.drafts[seat].moves) - 1
            await self.keep_draft(table, seat, table.shorter(seat, keep))
            return table.turn(seat)

    async def end_turn(self, table: LiveTable, seat: int, at: int) -> Turn:
        async with self.held(table):
            table.check_moment(seat, at)
            if table.over:
                raise GameOver
            if not table.may_end(seat):
                raise Barrier("your turn is not played to its end yet: there is nothing to end")
            await self.commit(table, seat, table.drafts[seat].moves)
            return table.turn(seat)

    async def keep_draft(self, table: LiveTable, seat: int, draft: SeatDraft | None) -> None:
        await self.store.put_draft(table.id, seat, draft.body() if draft is not None else b"")
        table.put_draft(seat, draft)
        if self.shared and draft is not None and draft.waiting:
            await self.refresh(table)  # its turn may have come at another process meanwhile
            if table.waiting(int(table.state.turn)):
                await self.play_waiting(table)
                push(table, self.limits)
        announce_seat(table, seat, self.limits)

    async def commit(self, table: LiveTable, seat: int, chosen: Sequence[Chosen]) -> None:
        """Moves into the log, then whatever waited for them; then everybody is told, and the house goes on."""
        at = table.at(seat)
        try:
            await self.append(table, seat, chosen)
        except Taken:
            await self.refresh(table)
            push(table, self.limits)
            raise StaleMove(at, table.at(seat)) from None
        try:
            if self.shared and len(table.deciders) > 1:
                await self.refresh(table)
            await self.play_waiting(table)
        except (StoreDown, Taken):  # what was asked for is done; the sweep goes on with the rest
            self.doubtful.add(table.id)
        try:
            push(table, self.limits)
        except Exception:  # the move is on disk: whoever made it must hear so, even if it cannot be told to others
            self.metrics.count("errors")
            log.exception("move %d of table %s could not be told", table.seq, table.id)
        self.wake(table)

    async def play_waiting(self, table: LiveTable) -> None:
        """Choices that were made before their turn came."""
        while not table.over and table.waiting(turn := int(table.state.turn)):
            await self.append(table, turn, table.drafts[turn].moves)

    async def append(self, table: LiveTable, seat: int, chosen: Sequence[Chosen]) -> None:
        prepared = table.prepare(seat, chosen, self.dealer(bytes.fromhex(table.secret.seed), table.deals))
        card, over, house = table.card_after(prepared)
        await self.store.append(
            Append(
                table=table.id,
                entries=prepared.rows,
                touched=prepared.rows[-1].time,
                card=card,
                over=over,
                house=house,
                clear_drafts=[seat] if seat in table.drafts else [],
                snapshot=table.snapshot(prepared, self.limits.snapshot),
            )
        )
        table.adopt(prepared)
        self.metrics.count("moves", len(prepared.rows))

    async def end(self, table: LiveTable, result: Result) -> None:
        """End a table before its game is over. The end is a row of the log, so no move can come after it."""
        if table.over:
            raise GameOver
        now = time.time()
        table.ended = result
        try:
            card = encode(table.card())
        finally:
            table.ended = None
        row = EntryRow(table.seq + 1, encode(Play(end=result)), now)
        try:
            await self.store.append(Append(table.id, [row], now, card, over=True, house=False))
        except Taken:
            await self.refresh(table)
            push(table, self.limits)
            raise StaleMove(row.seq - 1, table.seq) from None
        table.ended = result
        table.touched = now
        table.drafts.clear()
        table.forget_views()
        announce(table, self.limits)

    async def put_seat(self, table: LiveTable, number: int, seat: Seat) -> None:
        """Change a seat; Taken if somebody else has changed its secret meanwhile."""
        old = table.seats[number]
        try:
            await self.store.put_seat(SeatRow(table.id, number, seat.token, encode(seat.body)), was=old.token)
        except Taken:
            await self.refresh(table)
            raise
        table.seats[number] = seat
        table.card_seats = None
        if seat.body.bot is not None and number in table.drafts:
            await self.store.put_draft(table.id, number, b"")
            table.put_draft(number, None)
        table.forget_views()
        await self.store.update(table.id, card=encode(table.card()), house=table.house_to_act)
        announce(table, self.limits)
        self.wake(table)

    # Bots

    def wake(self, table: LiveTable) -> None:
        """If the house is to act at a table, it does."""
        if table.house_to_act and not table.thinking and not self.closing:
            table.thinking = True
            self.job(act(self, table))


class Held:
    """`async with`: see House.held. A class: every move goes through it, and a generator costs thrice as much."""

    __slots__ = ("house", "table")

    def __init__(self, house: House, table: LiveTable) -> None:
        self.house = house
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        try:
            if self.table.id in self.house.doubtful:
                await self.house.refresh(self.table)
        except BaseException:
            self.table.lock.release()
            raise

    async def __aexit__(self, kind: object, why: BaseException | None, trace: object) -> None:
        self.table.lock.release()
        if isinstance(why, StoreDown):
            self.house.doubtful.add(self.table.id)
