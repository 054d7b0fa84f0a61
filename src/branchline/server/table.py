"""A table in memory: its state, its seats and their drafts. Nothing here waits: the house reads and writes the store.

What a table shows goes by viewer: a seat's number, or None for a spectator. For everybody but the drafting seat the
state is that of the log.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError, Raw, Struct

from branchline.core.dealer import Dealer, LogDealer, RecordingDealer
from branchline.core.errors import Barrier, BranchlineError, GameOver, NotYourTurn, StaleMove
from branchline.core.game import Game
from branchline.core.log import result_of
from branchline.core.state import State
from branchline.server.drafts import Chosen, Prepared, SeatDraft, draft_from
from branchline.server.library import Shelf
from branchline.server.messages import Hint, Result, SeatCard, TableCard, Turn
from branchline.server.problems import bad_message, brief
from branchline.server.records import (
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
from branchline.server.store import EntryRow, SeatRow, Snapshot, Stored, TableRow
from branchline.server.telling import Told

if TYPE_CHECKING:
    from branchline.server.live import Socket

NONE_LEGAL = Raw(b"[]")
RECENT = 48  # moves that a table keeps at hand for who was away for a moment


def first_state(game: Game, header: Header) -> State:
    """Where a table began: dealt, or at the position that was laid out."""
    if header.position is not None:
        return game.from_position(header.position)
    return game.start(header.seats, LogDealer(header.dealt), header.options)


def after_play(game: Game, header: Header, before: State, play: Play, number: int) -> State:
    """The state that a move in the log led to. Of older rules every move and deal is checked: see Log.replay."""
    after = before.copy()
    dealer = LogDealer(play.dealt)
    if header.rules_version == game.info.rules_version:
        after.apply(play.action, dealer)
        return after
    try:
        game.play(after, play.seat, game.moves.read(dict(play.move or {})), dealer)
    except BranchlineError as why:
        raise game.info.other_rules(header.rules_version, number) from why
    if not dealer.finished():
        raise game.info.other_rules(header.rules_version, number)
    return after


class Seat(Struct):
    """A seat, and what is known of its person just now."""

    token: bytes | None
    body: SeatBody
    notes: bytes = b""
    seen: float = 0.0  # when somebody last came by with its token

    @property
    def by_bot(self) -> bool:
        return self.body.bot is not None


class LiveTable:
    """One table. Whoever changes it holds `lock`."""

    def __init__(self, row: TableRow, header: Header, secret: Secret, shelf: Shelf, state: State) -> None:
        self.id = row.id
        self.header = header
        self.secret = secret
        self.shelf = shelf
        self.game: Game = shelf.game
        self.older = header.rules_version != self.game.info.rules_version  # to be read and ended, not to be played on
        self.state = state
        self.created = row.created
        self.touched = row.touched or row.created
        self.listed = row.listed
        self.seq = 0
        self.deals = len(header.dealt)
        self.ended: Result | None = None
        self.seats: list[Seat] = []
        self.drafts: dict[int, SeatDraft] = {}
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.used = self.loaded = time.time()
        self.thinking = False
        self.hints: dict[int, tuple[bytes, Hint | None]] = {}  # by seat: the view, and the answer once it is there
        self.chat_last = 0  # the number of the last line of chat that everybody here has
        self.views: dict[tuple[int | None, bool], Raw] = {}
        self.legals: dict[int, Raw] = {}
        self.choices: dict[int, dict[bytes, int]] = {}  # by seat: encoded moves, and their actions
        self.card_seats: Raw | None = None

    # Coming back from the store

    @classmethod
    def of(cls, stored: Stored, header: Header, secret: Secret, shelf: Shelf) -> LiveTable:
        """A table as it was left: snapshot and tail, or set-up and all moves."""
        if stored.snapshot is None:
            table = cls(stored.row, header, secret, shelf, first_state(shelf.game, header))
        else:
            body = read_snapshot(stored.snapshot.body)
            table = cls(stored.row, header, secret, shelf, shelf.game.from_position(body.position))
            table.seq, table.deals = stored.snapshot.seq, body.deals
        table.follow(stored.tail)
        table.take_seats(stored.seats)
        return table

    def follow(self, rows: Iterable[EntryRow]) -> list[Told]:
        """Moves that are on disk and not here yet."""
        told = []
        for row in rows:
            if row.seq != self.seq + 1 or self.ended is not None:
                continue
            play = read_play(row.body)
            if play.end is not None:
                self.ended = play.end
                continue
            before, self.state = self.state, after_play(self.game, self.header, self.state, play, row.seq)
            self.seq = row.seq
            self.deals += len(play.dealt)
            self.drafts.pop(play.seat, None)
            told.append(Told(row.seq, play, before, self.state, row.time))
        self.recent.extend(told)
        if told:
            self.forget_views()
        return told

    def take_seats(self, rows: Sequence[SeatRow]) -> None:
        """Seats and drafts as they are on disk; a draft that no longer fits is gone."""
        known = self.seats
        self.seats = [Seat(row.token, read_seat(row.body), row.notes) for row in sorted(rows, key=lambda row: row.seat)]
        for seat, old in zip(self.seats, known, strict=False):
            seat.seen = old.seen
        drafted = [row for row in rows if row.draft and not self.older]
        self.drafts = {row.seat: draft for row in drafted if (draft := draft_from(self, row)) is not None}
        self.card_seats = None
        self.forget_views()

    def since(self, seq: int) -> list[Told]:
        """The moves after number `seq` that are at hand."""
        if seq == self.seq - 1 and self.recent:
            return [self.recent[-1]]
        found = []
        for told in reversed(self.recent):
            if told.seq <= seq:
                break
            found.append(told)
        return found[::-1]

    # What stands

    @property
    def over(self) -> bool:
        return self.state.over or self.ended is not None

    @property
    def result(self) -> Result | None:
        if self.ended is not None:
            return self.ended
        found = result_of(self.state)
        return Result(**found) if found is not None else None

    @property
    def deciders(self) -> list[int]:
        return [] if self.over or self.older else self.state.deciders()

    @property
    def house_to_act(self) -> bool:
        """Whether a bot is to act, or a choice that waits is to be played."""
        turn = int(self.state.turn)
        return not self.over and not self.older and (self.seats[turn].by_bot or self.waiting(turn))

    def bot_to_act(self, seq: int, seat: int) -> bool:
        """Whether the table is still where a bot began to think."""
        return not self.over and self.seq == seq and self.state.turn == seat and self.seats[seat].by_bot

    def waiting(self, seat: int) -> bool:
        return seat in self.drafts and self.drafts[seat].waiting

    def seat_of(self, token: bytes) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.token == token:
                return number
        return None

    def here(self, seat: int) -> bool:
        return any(socket.seat == seat for socket in self.sockets)

    def absent(self, limit: float) -> list[int]:
        """The persons who have been away for long."""
        now = time.time()
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.body.kind == "person" and not seat.by_bot and not self.here(number)
            if now - max(seat.seen, self.loaded) > limit
        ]

    def state_for(self, viewer: int | None) -> State:
        """The state as a viewer stands in it: after his draft."""
        draft = self.drafts.get(viewer) if viewer is not None else None
        return draft.states[-1] if draft is not None and draft.states else self.state

    def at(self, seat: int | None) -> int:
        draft = self.drafts.get(seat) if seat is not None else None
        return self.seq + (len(draft.moves) if draft is not None else 0)

    def may_end(self, seat: int | None) -> bool:
        draft = self.drafts.get(seat) if seat is not None else None
        return draft is not None and bool(draft.states) and draft.states[-1].turn != seat

    def turn(self, seat: int) -> Turn:
        """Where a seat stands: the answer to all that it does."""
        draft = self.drafts.get(seat)
        return Turn(
            seq=self.seq,
            at=self.at(seat),
            draft=[drafted.move for drafted in draft.moves] if draft else [],
            may_undo=draft is not None,
            may_end=self.may_end(seat),
            waiting=self.waiting(seat),
            legal=self.legal(seat),
        )

    def legal(self, seat: int) -> Any:
        """The moves a seat may choose from now, encoded."""
        if seat not in self.legals:
            closed = self.over or self.older or self.waiting(seat) or self.may_end(seat) or self.seats[seat].by_bot
            choices = {} if closed else self.shelf.choices(self.state_for(seat), seat)
            self.choices[seat] = choices
            self.legals[seat] = Raw(b"[%b]" % b",".join(choices)) if choices else NONE_LEGAL
        return self.legals[seat]

    def view(self, viewer: int | None) -> Raw:
        """What a viewer may know, encoded; with no moves to choose from while his choice waits."""
        key = (viewer, False)
        if key not in self.views:
            view = self.game.view(self.state_for(viewer), viewer)
            if viewer is not None and "legal" in view:
                view["legal"] = self.legal(viewer)
            self.views[key] = Raw(encode(view))
        return self.views[key]

    def forget_views(self, seat: int | None = None) -> None:
        """Something changed: for everybody, or in the draft of one seat."""
        if seat is None:
            self.views.clear()
            self.legals.clear()
            self.choices.clear()
        else:
            self.views.pop((seat, False), None)
            self.legals.pop(seat, None)
            self.choices.pop(seat, None)

    def card(self) -> TableCard:
        header = self.header
        seed = header.seed or (self.secret.seed if self.over and self.secret.seed else None)
        if self.card_seats is None:
            self.card_seats = Raw(encode([self.seat_card(number) for number in range(len(self.seats))]))
        seats: Any = self.card_seats
        return TableCard(
            table=self.id,
            game=header.game,
            board=header.board,
            board_digest=header.board_digest,
            options=header.options,
            seats=seats,
            seq=self.seq,
            deciders=self.deciders,
            created=self.created,
            touched=self.touched,
            listed=self.listed,
            result=self.result,
            commitment=header.commitment,
            seed=seed,
            rematch=header.rematch,
            laid_out=header.position is not None,
            older_rules=header.rules_version if self.older else None,
        )

    def shown(self) -> bytes:
        """What everybody may know of a table beside its moves."""
        return encode((self.card(), [seat.body.agreed for seat in self.seats]))

    def draft_bodies(self) -> dict[int, bytes]:
        return {seat: draft.body() for seat, draft in self.drafts.items()}

    def seat_card(self, number: int) -> SeatCard:
        body = self.seats[number].body
        kind: Any = body.kind
        return SeatCard(number, kind, body.name, body.colour, body.bot, body.stand_in, self.here(number))

    # Moves

    def check_moment(self, seat: int, at: int) -> None:
        if at != self.at(seat) and not self.same_choice(seat, at):
            raise StaleMove(at, self.at(seat))

    def same_choice(self, seat: int, at: int) -> bool:
        """Whether since that moment only others have chosen where all choose in secret, so that nothing is late."""
        if at >= self.seq or seat in self.drafts or self.over or seat not in self.state.deciders():
            return False
        told = self.since(at)
        if not told or told[0].seq != at + 1:
            return False
        return all(move.play.seat != seat and seat in move.before.deciders() for move in told)

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that has nothing to choose now."""
        if self.over:
            raise GameOver
        if self.older:
            raise self.game.info.other_rules(self.header.rules_version)
        if self.waiting(seat):
            raise Barrier("you have chosen already; take it back to choose anew")
        if self.may_end(seat):
            raise Barrier("your turn is played: end it, or take something back")
        if seat not in self.state_for(seat).deciders():
            raise NotYourTurn(seat, int(self.state.turn))
        if self.seats[seat].by_bot:
            raise Barrier("a bot plays for you: come back to your seat first")

    def chosen(self, seat: int, sent: bytes | Raw) -> Chosen:
        """A move as sent, checked. One that comes back as it was offered is known to be legal."""
        said = bytes(sent)
        state = self.state_for(seat)
        action = self.choices[seat].get(said) if seat in self.choices else None
        if action is not None:
            return Chosen(Raw(said), action, self.game.move(state, action, seat))
        try:
            move = self.game.moves.read(read_move(said))
        except (MsgspecError, RecursionError, UnicodeDecodeError) as why:
            raise bad_message(f"that is no move: {brief(str(why))}") from None
        return Chosen(move.json(), self.game.action(state, move, seat), move)

    def put_draft(self, seat: int, draft: SeatDraft | None) -> None:
        if draft is None:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft
        self.forget_views(seat)

    def prepare(self, seat: int, chosen: Sequence[Chosen], dealer: Dealer) -> Prepared:
        """Make moves with real luck on a copy. The chain of deals goes on only once they are on disk."""
        recorder = RecordingDealer(dealer)
        now = time.time()
        state = self.state
        rows, told = [], []
        deals = self.deals
        for number, drafted in enumerate(chosen, start=self.seq + 1):
            before, state = state, state.copy()
            state.apply(drafted.action, recorder)
            play = Play(seat, drafted.move, drafted.action, [int(dealt) for dealt in recorder.take()])
            deals += len(play.dealt)
            rows.append(EntryRow(number, encode(play), now))
            told.append(Told(number, play, before, state, now, drafted.named))
        return Prepared(state, rows, told, deals, seat)

    def snapshot(self, prepared: Prepared, every: int) -> Snapshot | None:
        """A snapshot where one is due."""
        last = prepared.rows[-1].seq
        if last // every == self.seq // every:
            return None
        return Snapshot(last, encode(SnapshotBody(self.game.position(prepared.state), prepared.deals)))

    def adopt(self, prepared: Prepared) -> None:
        """What was prepared is on disk."""
        self.state = prepared.state
        self.seq = prepared.rows[-1].seq
        self.deals = prepared.deals
        self.touched = prepared.rows[-1].time
        self.drafts.pop(prepared.draft_of, None)
        self.recent.extend(prepared.told)
        self.forget_views()

    def card_after(self, prepared: Prepared) -> tuple[bytes, bool, bool]:
        """The card, whether it is over, and whether the house is to act, once this is on disk."""
        state, seq, touched = self.state, self.seq, self.touched
        try:
            self.state, self.seq, self.touched = prepared.state, prepared.rows[-1].seq, prepared.rows[-1].time
            return encode(self.card()), self.over, self.house_to_act
        finally:
            self.state, self.seq, self.touched = state, seq, touched

    def early_end(self, reason: str, conceded: Iterable[int] = ()) -> Result:
        """The result of a table that ends before its game: scores as they stand, who conceded last."""
        scores = self.state.scores()
        gave_up = set(conceded)
        try:
            places = self.state.ranking()
        except BranchlineError:
            places = [1 + sum(other > score for other in scores) for score in scores]
        order = [(seat in gave_up, place) for seat, place in enumerate(places)]
        return Result(reason, scores, [1 + sum(other < mine for other in order) for mine in order])
