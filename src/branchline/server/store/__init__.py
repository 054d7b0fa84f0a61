"""Where tables are kept: one small interface, on SQLite for one process and on PostgreSQL for many.

Whatever a call has returned from is on disk. Rows hold bytes that only the tables understand; a store knows ids,
numbers and times. `(table, seq)` is the key of the log and the only lock there is: of two writers of one move exactly
one wins, and the other gets `Taken`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from branchline.core.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.server.store.hosts import HostShelf
    from branchline.server.store.outbox import Outbox
    from branchline.server.store.passkeys import PasskeyShelf
    from branchline.server.store.vacations import VacationShelf

ONLY_MOVES = "+"  # no id has it
LAST = 1 << 40  # no log has as many moves


class Taken(BranchlineError):
    """Somebody else has written this move (or table, or seat) first; nothing of ours was written."""


class Gone(Taken):
    """The table or seat to be changed is not there (any more); nothing was written."""


class StoreDown(BranchlineError):
    """The disk is full or the database is away: nothing was written. Try again later.

    In one case nobody can know: the database was lost in the middle of a commit and did not come back in time to be
    asked. Then `unsure` is true. After StoreDown, read the table again before going on with it.
    """

    def __init__(self, why: str, *, unsure: bool = False) -> None:
        super().__init__(why)
        self.unsure = unsure


class OtherStore(BranchlineError):
    """A store this program must not touch: of another version, used by another server, not empty, or not a store."""


class TableRow(Struct):
    """What a table is, in words for the lobby and in bytes for the tables."""

    id: str
    game: str
    header: bytes  # the game, rules version, board, options, plan of seats, deals of the set-up
    secret: bytes  # the seed of all deals, and the hash of the host's token
    created: float
    touched: float = 0.0
    seq: int = 0
    listed: bool = False
    over: bool = False
    house: bool = False  # a bot is to act
    card: bytes = b""  # what a list of tables shows of it; replaced as the table goes on
    due: float = 0.0  # when the house is to look at it, if nothing happens before; 0: never
    clocks: bytes = b""  # how much time its seats have left; nothing where nobody has a clock


class SeatRow(Struct):
    table: str
    seat: int
    invitation: bytes | None  # SHA-256; it opens the seat as long as nobody has it, and is kept to be recognized
    body: bytes  # name, colour, who plays
    draft: bytes = b""
    notes: bytes = b""
    person: str | None = None  # whose seat it is
    planned: bytes = b""  # what its person has planned, for when its turn comes
    keys: frozenset[bytes] = frozenset()  # of that person's devices; only read

    @property
    def holder(self) -> Holder:
        return self.invitation, self.person


Holder = tuple[bytes | None, str | None]
"""Who may sit on a seat: an invitation, and the person who has used it."""


class PersonRow(Struct):
    """Whoever has seats, on one device or on several. Nothing is known of them that they have not said."""

    person: str
    made: float
    language: str = ""  # in which they are told things; "": not known yet


class DeviceRow(Struct):
    """A browser, or a program: it opens the seats of its person."""

    id: str
    key: bytes  # SHA-256
    created: float
    person: str
    seen: float = 0.0  # when it last came by
    label: str = ""  # what it is called in the list of its person's devices


class DeviceLink(Struct):
    """A way for one more device to a person: good once, and not for long."""

    link: bytes  # SHA-256
    person: str
    made: float
    until: float
    used: bool = False


class GameRow(Struct):
    """A seat in the list of its person's games."""

    table: TableRow  # without `header` and `secret`
    seat: int
    since: float | None  # since when the table waits for them, if it does
    deadline: float  # when their time runs out; 0: never


class EntryRow(Struct):
    seq: int  # from 1
    body: bytes
    time: float


class Snapshot(Struct):
    seq: int
    body: bytes


class ChatRow(Struct):
    number: int  # from 1
    seat: int | None
    body: bytes
    time: float


class WaitRow(Struct):
    """A table waits for the person of a seat to choose, or before the deal to add luck; or it has ended without their
    knowing. What notices are made of.

    The tables write these rows, in the commit of the move that begins or ends a wait; there is at most one for a seat.
    Whoever sends notices takes rows by `claim_waits`, each when it is `due`, and says by `settle_wait` when to look
    again: at `warn` once "your turn" is sent, never once "time is running out" is. It looks at `since` to know a wait
    again: the seat may wait anew meanwhile, and then the row is another. A move takes the row away, and with it what
    was not sent yet; a row of the kind "ended" stays until it is settled.
    """

    table: str
    seat: int
    kind: Literal["turn", "luck", "ended"]
    seq: int  # how many moves the table had made when the wait began
    since: float
    deadline: float = 0.0  # when their time runs out; 0: never
    warn: float = 0.0  # when they are to hear that it does; 0: never
    due: float = 0.0  # when there is something to tell them next; 0: nothing

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.seat


Waits = Mapping[int, WaitRow | None]
"""By seat: how long a table waits for it now, or None where it waits no more. Other seats stay as they are."""


class Stored(Struct):
    """A table as it is on disk: its newest snapshot, and the moves since."""

    row: TableRow
    seats: list[SeatRow]
    snapshot: Snapshot | None
    tail: list[EntryRow]


class Append(Struct):
    """Moves for one log, with all that changes together with them."""

    table: str
    entries: list[EntryRow]
    touched: float
    card: bytes
    over: bool = False
    house: bool = False
    clear_drafts: Sequence[int] = ()  # the seats that have moved: what they drafted or planned is done with
    snapshot: Snapshot | None = None
    due: float = 0.0
    clocks: bytes = b""
    waits: Waits = {}
    planned: Mapping[int, bytes] = {}  # by seat: what they must have planned, or somebody has changed it: Taken


class Store(ABC):
    """Every method may raise StoreDown. What changes a table or seat that is not there raises Gone.

    Times are seconds since 1970.
    """

    outbox: Outbox  # what people are still to be told
    vacations: VacationShelf
    passkeys: PasskeyShelf
    hosts: HostShelf

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date; OtherStore for a store from the future, or one in use."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way."""

    # Tables

    @abstractmethod
    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Taken if there is a table of this id. `touched` is `created` if it is not given; `seq` is 0."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None: ...

    @abstractmethod
    async def append(self, append: Append) -> None:
        """Write the next moves of a log; Taken if one of them is there already, or one before them is missing.
        Appends of many tables share a commit."""

    @abstractmethod
    async def update(
        self,
        table: str,
        *,
        header: bytes | None = None,
        secret: bytes | None = None,
        card: bytes | None = None,
        over: bool | None = None,
        house: bool | None = None,
        touched: float | None = None,
        listed: bool | None = None,
        due: float | None = None,
        clocks: bytes | None = None,
        waits: Waits | None = None,
        at: int | None = None,
    ) -> None:
        """Change what is given, and leave the rest as it is; with `at`, Taken unless the log has so many moves."""

    @abstractmethod
    async def entries(self, table: str, first: int, last: int) -> list[EntryRow]:
        """The moves from `first` to `last`, both included, as far as they are there."""

    @abstractmethod
    async def tables(
        self,
        *,
        listed: bool | None = None,
        over: bool | None = None,
        game: str | None = None,
        holding: bytes | None = None,
        after: str | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """Newest activity first, without `header` and `secret`; `holding` is in the card of each; `after` is the id of
        the last one seen (Gone if it is not there)."""

    @abstractmethod
    async def count(self) -> dict[str, int]:
        """Of all there is: tables, running, finished, moves."""

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Take away the table and everything that belongs to it."""

    # Seats

    @abstractmethod
    async def seat_of(self, invitation: bytes) -> SeatRow | None:
        """The seat of an invitation, used or not."""

    @abstractmethod
    async def seats_of(self, person: str) -> list[SeatRow]:
        """All seats of a person, by table."""

    @abstractmethod
    async def games_of(self, person: str, limit: int) -> list[GameRow]:
        """Their seats with what a list shows of them, the newest activity first."""

    @abstractmethod
    async def put_seat(self, row: SeatRow, *, was: Holder) -> None:
        """Replace a seat (not its draft and notes); Taken unless its invitation and person are still what they were."""

    # People and their devices

    @abstractmethod
    async def person(self, person: str) -> PersonRow | None: ...

    @abstractmethod
    async def put_language(self, person: str, language: str) -> None:
        """In which they are told things from now on; Gone if there is no such person."""

    @abstractmethod
    async def device_of(self, key: bytes) -> DeviceRow | None:
        """The device with this key: it says whose it is."""

    @abstractmethod
    async def devices_of(self, person: str) -> list[DeviceRow]:
        """The oldest first."""

    @abstractmethod
    async def add_device(self, device: DeviceRow) -> None:
        """The first device of a new person, whose id it brings; Taken if there is a device with its id or key."""

    @abstractmethod
    async def see_device(self, device: str, seen: float, label: str) -> None:
        """It has come by."""

    @abstractmethod
    async def remove_device(self, device: str) -> None:
        """It opens its person's seats no more. Their tables have changed."""

    @abstractmethod
    async def put_link(self, link: DeviceLink) -> None:
        """The only link of its person that is good from now on: those they had before are used."""

    @abstractmethod
    async def end_links(self, person: str) -> None:
        """No link leads to this person any more."""

    @abstractmethod
    async def link_until(self, person: str, now: float) -> float | None:
        """Until when a link to this person is good, if there is one."""

    @abstractmethod
    async def link_of(self, link: bytes) -> DeviceLink | None: ...

    @abstractmethod
    async def use_link(self, link: bytes, device: DeviceRow, now: float) -> None:
        """The device is the link's person's from now on, and so is all that its own person had, who is no more. Taken
        if the link is not good any more. Their tables have changed."""

    @abstractmethod
    async def forget_person(self, person: str) -> bool:
        """Take away a person who has no seat, with their devices and passkeys; False if they have one."""

    # Codes that open screens show

    @abstractmethod
    async def code_of(self, table: str, now: float) -> str | None:
        """The code of a table, if its time is not up."""

    @abstractmethod
    async def table_of(self, code: str, now: float) -> str | None: ...

    @abstractmethod
    async def codes(self, now: float) -> int:
        """How many there are whose time is not up."""

    @abstractmethod
    async def put_code(self, table: str, code: str, now: float, until: float) -> None:
        """Give a table a code until then; Taken if another table has it now."""

    @abstractmethod
    async def put_draft(self, table: str, seat: int, draft: bytes) -> None: ...

    @abstractmethod
    async def put_planned(self, table: str, seat: int, planned: bytes, was: bytes) -> None:
        """Taken if they have planned something else than `was` by now."""

    @abstractmethod
    async def put_notes(self, table: str, seat: int, notes: bytes) -> None: ...

    # Chat

    @abstractmethod
    async def say(self, table: str, seat: int | None, body: bytes, time: float) -> ChatRow:
        """Add a line; its number is never used again, also when lines are forgotten."""

    @abstractmethod
    async def chat(self, table: str, first: int = 1, *, most: int, newest: bool = False) -> list[ChatRow]:
        """So many lines from `first` on: the first of them, or the newest."""

    @abstractmethod
    async def unsay(self, table: str, *, number: int | None = None, seat: int | None = None) -> None:
        """Take away one line, or all that a seat has said."""

    @abstractmethod
    async def forget(self, table: str, seat: int) -> None:
        """Take away a person's chat lines, notes, draft and plan; nobody has the seat, and no invitation opens it."""

    # Work, and what went wrong with it

    @abstractmethod
    async def claim(self, table: str, seq: int, owner: str, until: float) -> bool:
        """Take the thinking for the next move of a table, unless another process has it and its time is not up. A
        claim on a later move ends the one before it; the same owner may renew it."""

    @abstractmethod
    async def unfinished(self, limit: int = 1000) -> list[str]:
        """Running tables where the house is to act: bots must think there after a restart."""

    @abstractmethod
    async def claim_due(self, now: float, until: float, limit: int) -> list[str]:
        """Tables that are to be looked at by now, the longest due first. They are due again at `until`, unless whoever
        got them says otherwise: of several processes one gets each, and what a killed one had comes back."""

    @abstractmethod
    async def next_due(self) -> float | None:
        """When the next table is due."""

    # Whom tables wait for

    @abstractmethod
    async def waits(self, table: str) -> list[WaitRow]:
        """Of one table, by seat."""

    @abstractmethod
    async def claim_waits(self, now: float, until: float, limit: int) -> list[WaitRow]:
        """What people are to be told by now, the longest due first. It is due again at `until`, unless it is settled
        before: of several processes one gets each row, and what a killed one had comes back."""

    @abstractmethod
    async def settle_wait(self, row: WaitRow, due: float | None) -> bool:
        """There is more to tell at `due` (0: nothing); None takes the row away. False if the wait is over, or if
        the seat has begun to wait anew, and nothing was changed."""

    @abstractmethod
    async def fault(self, table: str, seq: int, body: bytes, time: float) -> None:
        """Keep the position a bot failed at."""

    @abstractmethod
    async def faults(self) -> list[tuple[str, int, bytes, float]]: ...

    # How a table's luck came about

    @abstractmethod
    async def add_luck(self, table: str, number: int, body: bytes) -> None:
        """Write what comes next, numbered from 1; Taken if somebody else has written this number, or one before it is
        missing."""

    @abstractmethod
    async def luck(self, table: str) -> list[bytes]: ...

    # What the house keeps for itself

    @abstractmethod
    async def keep(self, name: str, value: bytes) -> bytes:
        """Keep this, unless something is kept by that name already; what is kept from now on."""

    @abstractmethod
    async def kept(self, name: str) -> bytes | None: ...

    # Boards

    @abstractmethod
    async def put_board(self, game: str, digest: str, body: bytes, most: int | None = None) -> bool:
        """Keep a board; False, and nothing is kept, if all boards would then take more than `most` bytes."""

    @abstractmethod
    async def boards(self, game: str) -> list[str]:
        """The digests of a game's boards."""

    @abstractmethod
    async def board(self, game: str, digest: str) -> bytes | None: ...

    @abstractmethod
    async def board_bytes(self) -> int:
        """How much room the boards of all games take."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something, and nothing that counts: StoreDown if a move could not be written now."""

    # Other processes

    @abstractmethod
    def news(self) -> AsyncIterator[str]:
        """The ids of tables that other processes changed, with ONLY_MOVES behind them if the log grew and nothing else
        changed; "" when any table may have changed, because news may have
        been missed: first of all, and after every loss of the connection. On SQLite nothing ever comes. Ends when the
        store is closed."""


def open_store(data: Path | None, database: str | None, *, reading: bool = False) -> Store:
    """The store in a folder (SQLite), or behind a postgresql:// address; not opened yet.

    With `reading` the store may be in use by a server: nothing is migrated, and nothing can be written.
    """
    if (data is None) == (database is None):
        raise OtherStore("a store is either a data folder or a database: give one of the two")
    if database is not None:
        try:
            from branchline.server.store.postgres import PostgresStore
        except ModuleNotFoundError as why:
            raise OtherStore(
                f"a PostgreSQL database needs the package {why.name}: pip install 'branchline[postgresql]'"
            ) from why
        return PostgresStore(database, reading=reading)
    from branchline.server.store.sqlite import SqliteStore

    assert data is not None
    return SqliteStore(data, reading=reading)
