"""A live table: a table of the core, and beside it who sits there, who listens, and what was encoded for whom.

Nothing here waits: the house reads and writes the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from operator import is_
from typing import Any, Literal, NamedTuple, cast

from msgspec import MsgspecError, Raw, Struct, to_builtins

from branchline.core.dealer import LogDealer
from branchline.core.draft import Chosen, Draft, Played, Step
from branchline.core.errors import BadLog, BadMove, Barrier
from branchline.core.game import Game
from branchline.core.lesson import Chapter, lessons_of
from branchline.core.log import FORMAT, Log
from branchline.core.move import Move
from branchline.core.state import State
from branchline.core.table import Table
from branchline.server import clock
from branchline.server.common.clocks import Clocks
from branchline.server.common.messages import Hint, Json, LessonPlace, NamedMove, Result, SeatCard, TableCard, Turn
from branchline.server.common.pace import Pace
from branchline.server.common.problems import bad_message, brief, expired
from branchline.server.common.records import (
    Header,
    Play,
    SeatBody,
    Secret,
    SnapshotBody,
    encode,
    read_move,
    read_play,
    read_seat,
    read_snapshot,
)
from branchline.server.library.shelves import Shelf
from branchline.server.push.sockets import Socket
from branchline.server.store import EntryRow, SeatRow, Snapshot, Stored, TableRow
from branchline.server.table.agreement import Agreement
from branchline.server.table.drafts import body_of, draft_from
from branchline.server.table.menu import Menu, menu_of, said
from branchline.server.table.plans import is_due
from branchline.server.table.shown import Shown
from branchline.server.table.telling import Told
from branchline.server.table.timing import clocks_after, read, seat_clock, stored
from branchline.server.table.undealt import Undealt

NOTHING = Menu()
RECENT = 48  # moves that a table keeps at hand for those who were away for a moment


def log_of(header: Header, names: Iterable[str] = ()) -> Log:
    """The log of a table, without its moves, which are in the store."""
    return Log(
        header.game,
        header.rules_version,
        header.board,
        header.board_digest,
        header.seats,
        header.options,
        list(names),
        header.dealt,
        header.commitment or None,
        seed=header.seed,
        position=header.position,
        table=header.table,
        signature=header.signature,
        luck=header.luck,
        promised=header.promised,
        format=header.format or FORMAT,
    )


def header_of(log: Log, imported: bool = False) -> Header:
    """What the store keeps of a log beside its moves."""
    return Header(
        log.game,
        log.rules_version,
        log.board,
        log.board_digest,
        log.seats,
        log.options,
        log.dealt,
        log.commitment or "",
        imported,
        log.seed,
        position=log.position,
        table=log.table,
        signature=log.signature,
        luck=log.luck,
        promised=log.promised,
        format=log.format if imported else None,
    )


def follow(core: Table, row: EntryRow) -> None:
    """The next row of a table's log: a move, or the end."""
    play = read_play(row.body)
    if play.end is not None:
        core.end(to_builtins(play.end), play.by)
        return
    try:
        move = core.game.moves.read(play.move)
    except BadMove as why:
        raise core.log.wrong(core.game, row.seq, BadLog(row.seq + 1, str(why))) from why
    core.follow(Played(play.seat, move, play.dealt), play.action, row.time)


class Seat(Struct):
    """A seat, and what is known of its person just now."""

    invitation: bytes | None
    body: SeatBody
    notes: bytes = b""
    seen: float = 0.0  # when its person last came by
    person: str | None = None
    keys: frozenset[bytes] = frozenset()  # SHA-256 of those of the person's devices
    planned: bytes = b""  # what its person has planned

    @property
    def by_bot(self) -> bool:
        return self.body.bot is not None


class After(NamedTuple):
    """How a table stands once moves are on disk."""

    card: bytes
    over: bool
    house: bool
    clocks: Clocks | None
    timing: dict[str, Any]  # for the store


class LiveTable:
    """One table. Hold `lock` to change it."""

    def __init__(self, row: TableRow, header: Header, secret: Secret, shelf: Shelf, state: State | None) -> None:
        self.id = row.id
        self.header = header
        self.secret = secret
        self.shelf = shelf
        self.core: Table = Undealt(shelf.game, log_of(header))
        self.agreement = Agreement()
        self.waited: dict[str, float] = {}  # by device: for how long it was here, and did not add its luck
        self.game: Game = shelf.game
        self.created = row.created
        self.touched = row.touched or row.created
        self.listed = row.listed
        self.seats: list[Seat] = []
        self.told: dict[int, Told] = {}  # by number: moves as they were told lately
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.used = self.loaded = clock.now()
        self.thinking = False
        self.attended = False  # before the deal: the house sees what can go on
        self.address = ""  # of the person who was here last, or who set the table
        self.hints: dict[int, tuple[bytes, Hint | None]] = {}  # by seat: the view, and the answer once it is there
        self.chat_last = 0  # the number of the last line of chat that everybody here has
        self.seen: dict[int | None, Shown] = {}  # by viewer who takes parts
        self.views: dict[int | None, Raw] = {}
        self.menus: dict[int, Menu] = {}
        self.legals: dict[int, Raw] = {}
        self.card_seats: Raw | None = None
        self.card_made: tuple[tuple[object, ...], TableCard] | None = None  # with what it was made of
        self.clocks: Clocks | None = read(header.pace, row.clocks)
        if state is not None:
            self.begin(header, secret, state)

    # Coming back from the store

    @classmethod
    def of(cls, stored: Stored, header: Header, secret: Secret, shelf: Shelf) -> LiveTable:
        """A table as it was left: snapshot and tail, or set-up and all moves; or before its deal."""
        if header.undealt:
            table = cls(stored.row, header, secret, shelf, None)
        elif stored.snapshot is None:
            table = cls(stored.row, header, secret, shelf, log_of(header).first_state(shelf.game))
        else:
            body = read_snapshot(stored.snapshot.body)
            table = cls(stored.row, header, secret, shelf, shelf.game.from_position(body.position))
            table.core.seq, table.core.deals = stored.snapshot.seq, body.deals
        table.follow(stored.tail)
        table.take_seats(stored.seats)
        return table

    def begin(self, header: Header, secret: Secret, state: State) -> None:
        """It is dealt."""
        self.header = header
        self.secret = secret
        self.core = Table(self.game, state, log_of(header), LogDealer([]), keep=RECENT)
        self.card_seats = None
        self.forget_views()

    def follow(self, rows: Iterable[EntryRow]) -> bool:
        """Moves that are on disk and not here yet; whether there were any."""
        before = self.seq
        for row in rows:
            if row.seq != self.seq + 1 or self.ended:
                continue
            follow(self.core, row)
        if self.seq == before:
            return False
        self.forget_views()
        return True

    def take_seats(self, rows: Sequence[SeatRow]) -> None:
        """Seats and drafts as they are on disk; a draft that no longer fits is gone."""
        known = self.seats
        self.seats = [
            Seat(row.invitation, read_seat(row.body), row.notes, 0.0, row.person, row.keys, row.planned)
            for row in sorted(rows, key=lambda row: row.seat)
        ]
        for seat, old in zip(self.seats, known, strict=False):
            seat.seen = old.seen
        self.core.drafts.clear()
        for row in rows:
            if row.draft:
                self.core.hold(row.seat, draft_from(self.core, row))
        self.card_seats = None
        self.forget_views()

    # What stands

    @property
    def state(self) -> State:
        return self.core.state

    @property
    def seq(self) -> int:
        return self.core.seq

    @property
    def dealt(self) -> bool:
        return not isinstance(self.core, Undealt)

    @property
    def pace(self) -> Pace:
        return self.header.pace

    @property
    def over(self) -> bool:
        return self.core.over or self.header.expired

    @property
    def older(self) -> bool:
        return self.core.older

    @property
    def ended(self) -> bool:
        """People have ended it before the rules did."""
        return self.core.over and not self.core.state.over

    @property
    def result(self) -> Result | None:
        found = self.core.result
        return Result(**found) if found is not None else None

    @property
    def chapter(self) -> Chapter | None:
        """The lesson that this table is about."""
        lessons = lessons_of(self.header.game) if self.header.lesson else None
        return lessons.chapter(self.header.lesson) if lessons and self.header.lesson else None

    @property
    def lesson(self) -> LessonPlace | None:
        chapter, name = self.chapter, self.header.lesson
        return LessonPlace(name, chapter.follows(self.state, self.seq)) if chapter and name else None

    @property
    def house_to_act(self) -> bool:
        """Whether a bot is to act, or a choice that waits or was planned is to be played; before the deal, whether all
        have sat down: then the house goes on as soon as they have agreed on the luck."""
        if self.header.expired:
            return False
        if not self.dealt:
            return self.stage == "luck"
        if self.giving_back is not None:
            return True
        turn = int(self.state.turn)
        return not self.over and not self.older and (self.seats[turn].by_bot or self.core.waiting(turn) or is_due(self))

    @property
    def giving_back(self) -> int | None:
        """The seat that a bot has played for one turn, which is over: it is its person's again."""
        for number, seat in enumerate(self.seats):
            if seat.body.one_turn and seat.body.stand_in and number not in self.core.deciders and not self.over:
                return number
        return None

    # Before the deal

    @property
    def devices(self) -> dict[str, list[int]]:
        """Those that add to the luck, with their seats: bots add nothing."""
        found: dict[str, list[int]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.body.kind == "person" and not seat.by_bot:
                found.setdefault(seat.person, []).append(number)
        return found

    @property
    def empty(self) -> list[int]:
        """The seats where nobody has sat down, and no bot plays."""
        return [number for number, seat in enumerate(self.seats) if seat.person is None and not seat.by_bot]

    def owing(self, device: str, seats: list[int]) -> bool:
        """Whether a device is to promise or to show its secret now."""
        going = self.agreement.round
        part = going.parts.get(device) if going is not None else None
        if going is None or part is None or part.seats != seats:
            return True
        return going.closed and part.secret is None

    @property
    def stage(self) -> Literal["players", "luck", "dealt"]:
        return "dealt" if self.dealt else "players" if self.empty else "luck"

    @property
    def lacking(self) -> list[int]:
        """Before the deal, the seats it waits for: where nobody sits; then those whose devices are to add luck."""
        if self.dealt:
            return []
        owing = [seats for device, seats in self.devices.items() if self.owing(device, seats)]
        return self.empty or sorted(seat for seats in owing for seat in seats)

    @property
    def whose_luck(self) -> Literal["house", "everyone"]:
        """Everyone's, unless no device added any."""
        rounds = (self.header.luck or {}).get("rounds")
        return "everyone" if self.header.undealt or (rounds and rounds[-1]["players"]) else "house"

    @property
    def promise(self) -> str:
        """What all have promised, once they have."""
        going = self.agreement.round
        return going.promise if going is not None and going.closed else ""

    def bot_to_act(self, seq: int, seat: int) -> bool:
        """Whether the table is still where a bot began to think."""
        return not self.over and self.seq == seq and self.state.turn == seat and self.seats[seat].by_bot

    def seat_of(self, key: bytes, wanted: int | None = None) -> int | None:
        """The seat of a device: the one it asks for, or its first."""
        for number, seat in enumerate(self.seats):
            if key in seat.keys and wanted in (None, number):
                return number
        return None

    def invites(self, secret: bytes) -> bool:
        return any(seat.invitation == secret for seat in self.seats)

    @property
    def awaited(self) -> bool:
        """Whether a person plays here, and so waits for the bots."""
        return any(seat.person is not None and not seat.by_bot for seat in self.seats)

    @property
    def on_screen(self) -> bool:
        """Whether it is shown on a screen for everybody."""
        return any(socket.screen for socket in self.sockets)

    def here(self, seat: int) -> bool:
        return any(socket.seat == seat for socket in self.sockets)

    def absent(self, limit: float) -> list[int]:
        """The seats whose people have been away for long."""
        now, here = clock.now(), {socket.seat for socket in self.sockets}
        return [
            number
            for number, seat in enumerate(self.seats)
            if number not in here and seat.body.kind == "person" and not seat.by_bot
            if now - self.last_seen(number) > limit
        ]

    def last_seen(self, seat: int) -> float:
        """When its device last came by; a process that was just started has seen everyone."""
        return max(self.seats[seat].seen, self.loaded)

    def to_agree(self, pace: float) -> list[int]:
        """The seats that have a say in whether the table ends, and have not agreed."""
        return [number for number, seat in enumerate(self.seats) if self.has_say(number, pace) and not seat.body.agreed]

    def has_say(self, number: int, pace: float) -> bool:
        """A person has. One who left the seat to a bot, or lost it, keeps it for a while; a bot of its own has none."""
        seat = self.seats[number]
        if seat.body.kind == "bot" or self.is_out(number):
            return False
        if seat.body.kind == "person" and not seat.body.stand_in:
            return True
        allowance = self.pace.allowance
        keeps = max(pace, allowance.first) if allowance else pace
        return self.here(number) or clock.now() - max(seat.seen, seat.body.away) < keeps

    def is_out(self, seat: int) -> bool:
        """Whether its time has run out: the others decide how to go on."""
        return self.clocks is not None and seat in self.clocks.out

    def turn(self, seat: int) -> Turn:
        """Where a seat stands: the answer to all that it does."""
        core = self.core
        return Turn(
            seq=core.seq,
            at=core.at(seat),
            draft=self.drafted(seat),
            may_undo=seat in core.drafts,
            may_end=core.may_end(seat),
            waiting=core.waiting(seat),
            legal=self.legal(seat),
        )

    def drafted(self, viewer: int | None) -> list[NamedMove]:
        """The moves that a viewer has drafted."""
        draft = self.core.drafts.get(viewer) if viewer is not None else None
        return [cast(NamedMove, each.move.json()) for each in draft.chosen] if draft is not None else []

    def legal(self, seat: int) -> Any:
        """The moves a seat may choose from now, encoded."""
        if seat not in self.legals:
            core = self.core
            closed = self.over or core.older or core.waiting(seat) or core.may_end(seat) or self.seats[seat].by_bot
            menu = NOTHING if closed or not self.dealt else menu_of(self.game, core.state_for(seat), seat)
            self.menus[seat] = menu
            self.legals[seat] = Raw(menu.json)
        return self.legals[seat]

    def view(self, viewer: int | None) -> Raw:
        """What a viewer may know, encoded; with no moves to choose from while their choice waits."""
        if viewer not in self.views:
            view = self.game.view(self.core.state_for(viewer), viewer) if self.dealt else self.bare_view(viewer)
            if viewer is not None and "legal" in view:
                view["legal"] = self.legal(viewer)
            self.views[viewer] = Raw(encode(view))
        return self.views[viewer]

    def bare_view(self, viewer: int | None) -> Json:
        """What there is to see before the deal."""
        common: Json = {"game": self.header.game, "seats": self.header.seats, "seat": viewer}
        return common | {"phase": "undealt", "over": False, "deciders": [], "players": []}

    def entry(self, step: Step, viewer: int | None) -> Raw:
        """A move that is at hand, as a viewer may know it, encoded."""
        told = self.told.get(step.seq)
        if told is None:
            if len(self.told) >= RECENT:
                del self.told[next(iter(self.told))]
            told = self.told[step.seq] = Told(self.game, step)
        return told.entry(viewer)

    def forget_seen(self, viewer: int | None) -> None:
        """A socket of theirs is gone; what only it was shown is forgotten."""
        if not any(socket.seat == viewer and socket.parts for socket in self.sockets):
            self.seen.pop(viewer, None)

    def forget_views(self, seat: int | None = None) -> None:
        """Something changed: for everybody, or in the draft of one seat."""
        if seat is None:
            self.views.clear()
            self.legals.clear()
            self.menus.clear()
        else:
            self.views.pop(seat, None)
            self.legals.pop(seat, None)
            self.menus.pop(seat, None)

    def card(self) -> TableCard:
        """What everybody may know of the table: the same object as long as it says the same."""
        if self.card_seats is None:
            self.card_seats = Raw(encode([self.seat_card(number) for number in range(len(self.seats))]))
        core, header = self.core, self.header
        state = core.state if self.dealt else None
        parts = (core, core.seq, state, core.log.result, header, header.rematch, self.card_seats, self.clocks)
        made_of = (*parts, self.touched, self.listed)
        if self.card_made is None or not self.dealt or not all(map(is_, made_of, self.card_made[0])):
            self.card_made = made_of, self.new_card(self.card_seats)
        return self.card_made[1]

    def new_card(self, seats: Any) -> TableCard:
        header = self.header
        seed = header.seed or (self.secret.seed if self.over and self.secret.seed else None)
        return TableCard(
            table=self.id,
            game=header.game,
            board=header.board,
            board_digest=header.board_digest,
            options=header.options,
            seats=seats,
            seq=self.seq,
            deciders=[] if header.expired else self.core.deciders,
            created=self.created,
            touched=self.touched,
            listed=self.listed,
            result=self.result,
            commitment=header.commitment or self.promise,
            seed=seed,
            rematch=header.rematch,
            laid_out=header.position is not None,
            older_rules=header.rules_version if self.older else None,
            imported=header.imported,
            lesson=self.lesson,
            luck=self.whose_luck,
            stage=self.stage,
            awaited=self.lacking,
            pace=self.pace,
            paused=self.clocks is not None and self.clocks.paused,
            pausing=self.clocks.pausing if self.clocks is not None else [],
            expired=header.expired,
        )

    def shown(self) -> bytes:
        """What everybody may know of a table beside its moves."""
        return encode((self.card(), [seat.body.agreed for seat in self.seats]))

    def draft_bodies(self) -> dict[int, bytes]:
        return {seat: body_of(draft) for seat, draft in self.core.drafts.items()}

    def seat_card(self, number: int) -> SeatCard:
        seat = self.seats[number]
        body, kind = seat.body, cast(Any, seat.body.kind)
        held = seat.person is not None
        here, clock = self.here(number), seat_clock(self, number)
        return SeatCard(number, kind, body.name, body.colour, body.bot, body.stand_in, here, held, clock)

    # Moves

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that has nothing to choose now."""
        if self.header.expired:
            raise expired()
        self.core.check_turn(seat)
        if self.seats[seat].by_bot:
            raise Barrier("barrier-bot")

    def chosen(self, seat: int, sent: bytes | Raw) -> list[Chosen]:
        """A move as sent, or the moves of a whole turn, checked. What comes back as it was offered is legal."""
        text = bytes(sent)
        found = self.menus[seat].find(text) if seat in self.menus else None
        if found is not None:
            return [found]
        try:
            move = read_move(text)
        except (MsgspecError, RecursionError, UnicodeDecodeError) as why:
            raise bad_message(f"that is no move: {brief(str(why))}") from None
        return self.core.choices(seat, self.named(move))

    def named(self, move: Json | str) -> Move:
        """A move as an object, or in the game's notation."""
        return self.game.moves.parse(move) if isinstance(move, str) else self.game.moves.read(move)

    def put_draft(self, seat: int, draft: Draft | None) -> None:
        self.core.hold(seat, draft)
        self.forget_views(seat)

    def rows(self, draft: Draft, now: float) -> list[EntryRow]:
        """A draft's moves as rows of the log."""
        rows = []
        for step in draft.steps:
            move: Any = Raw(said(step.move))
            rows.append(EntryRow(step.seq, encode(Play(step.seat, move, step.action, step.dealt)), now))
        return rows

    def snapshot(self, draft: Draft, every: int) -> Snapshot | None:
        """A snapshot where one is due."""
        last = draft.steps[-1].seq
        if last // every == self.seq // every:
            return None
        deals = self.core.deals + sum(len(step.dealt) for step in draft.steps)
        return Snapshot(last, encode(SnapshotBody(self.game.position(draft.state), deals)))

    def adopt(self, draft: Draft, now: float) -> None:
        """What was drafted is on disk. The chain of deals goes on only now."""
        self.core.commit(draft, now)
        self.touched = now
        self.forget_views()

    def after(self, draft: Draft, now: float) -> After:
        """How the table stands once this is on disk."""
        core, touched, clocks = self.core, self.touched, self.clocks
        state, seq = core.state, core.seq
        try:
            core.state, core.seq, self.touched = draft.state, draft.steps[-1].seq, now
            self.put_clocks(clocks_after(self, now, draft.seat))
            return After(encode(self.card()), self.over, self.house_to_act, self.clocks, self.timing)
        finally:
            core.state, core.seq, self.touched = state, seq, touched
            self.put_clocks(clocks)

    # Clocks

    def put_clocks(self, clocks: Clocks | None) -> None:
        if clocks is not self.clocks:
            self.clocks, self.card_seats = clocks, None

    @property
    def timing(self) -> dict[str, Any]:
        """What the store is told of the clocks."""
        return stored(self, self.clocks)

    def retime(self, now: float) -> None:
        """Something else than a move has changed whom the table waits for."""
        self.put_clocks(clocks_after(self, now))
