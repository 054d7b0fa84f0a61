"""A table: one match. A state, its log, its drafts, and the sequence number that keeps late moves out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from branchline.core.dealer import Dealer, HashChainDealer, LogDealer, RecordingDealer
from branchline.core.draft import Chosen, Draft, Played, Step
from branchline.core.errors import BadDeal, Barrier, GameOver, NotYourTurn, StaleMove
from branchline.core.game import Game, Json
from branchline.core.log import Ended, Log, read_log, result_of
from branchline.core.move import Move
from branchline.core.state import State


class Table:
    """Play by named moves; everything is in the log. The server's live tables are tables like this one.

    States that it has shown never change. What it shows depends on the viewer, a seat's number or None for a spectator:
    only the seat that drafts sees its draft; everybody else sees the state of the log.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> table = bl.Table.open(game, seats=2, dealer=bl.SeededDealer(7))
    >>> table.play(1, game.moves.parse("tickets 4 short 0 long"), at=0)
    >>> table.seq, len(table.log.moves)
    (1, 1)
    """

    def __init__(self, game: Game, state: State, log: Log, dealer: Dealer, keep: int | None = None) -> None:
        """`keep` is how many of the last steps stay at hand; with None all of them do, and all moves in the log."""
        self.game = game
        self.state = state
        self.log = log
        self.dealer = dealer
        self.older = log.rules_version != game.info.rules_version  # to be read and ended, not to be played on
        self.seq = len(log.moves)  # how many moves have been made
        self.deals = len(log.dealt) + sum(len(played.dealt) for played in log.moves)  # how often the dealer was asked
        self.steps: deque[Step] = deque(maxlen=keep)
        self.drafts: dict[int, Draft] = {}

    @classmethod
    def open(
        cls,
        game: Game,
        seats: int,
        dealer: Dealer,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> Table:
        """A new table, dealt."""
        recorder = RecordingDealer(dealer)
        state = game.start(seats, recorder, options)
        log = Log.of(game, seats, game.options(options or {}, seats), names, recorder.take())
        if isinstance(dealer, HashChainDealer):
            log.commitment = dealer.commitment
        return cls(game, state, log, dealer)

    @classmethod
    def load(cls, game: Game, path: str | Path, dealer: Dealer) -> Table:
        """A table as its log left it; what comes next is dealt by `dealer`."""
        log = read_log(path, game)
        if log.rules_version != game.info.rules_version:
            raise game.info.other_rules(log.rules_version)
        return cls.of(game, log, dealer)

    @classmethod
    def of(cls, game: Game, log: Log, dealer: Dealer) -> Table:
        """The table of a log, with all of its steps at hand."""
        steps = log.steps(game)
        table = cls(game, steps[-1].after if steps else log.first_state(game), log, dealer)
        table.steps.extend(steps)
        return table

    # What stands

    @property
    def over(self) -> bool:
        """The game is over, or people have ended it."""
        return self.state.over or self.log.result is not None

    @property
    def result(self) -> Json | None:
        return self.log.result or result_of(self.state)

    @property
    def deciders(self) -> list[int]:
        """The seats that may choose now."""
        return [] if self.over or self.older else self.state.deciders()

    def state_for(self, viewer: int | None) -> State:
        """The state that a viewer sees: after their own draft."""
        draft = self.drafts.get(viewer) if viewer is not None else None
        return draft.state if draft is not None and draft.steps else self.state

    def at(self, viewer: int | None) -> int:
        """The moment a viewer is at: how many moves were made, and drafted by them."""
        draft = self.drafts.get(viewer) if viewer is not None else None
        return self.seq if draft is None else self.seq + draft.count

    def waiting(self, seat: int) -> bool:
        """Whether a seat has chosen before its turn came."""
        return seat in self.drafts and self.drafts[seat].waiting

    def may_end(self, seat: int | None) -> bool:
        """Whether a seat has drafted its turn to the end."""
        return seat in self.drafts and self.drafts[seat].barrier

    def since(self, seq: int) -> list[Step]:
        """The steps after number `seq` that are at hand."""
        if seq == self.seq - 1 and self.steps:
            return [self.steps[-1]]
        found = []
        for step in reversed(self.steps):
            if step.seq <= seq:
                break
            found.append(step)
        return found[::-1]

    # What may be done

    def check_moment(self, seat: int, at: int) -> None:
        """Refuse what was chosen at another moment."""
        if at != self.at(seat) and not self.same_choice(seat, at):
            raise StaleMove(at, self.at(seat))

    def same_choice(self, seat: int, at: int) -> bool:
        """Whether, since that moment, only others have chosen where all choose in secret: then nothing is late."""
        if at >= self.seq or seat in self.drafts or self.over or seat not in self.state.deciders():
            return False
        steps = self.since(at)
        if not steps or steps[0].seq != at + 1:
            return False
        return all(step.seat != seat and seat in step.before.deciders() for step in steps)

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that has nothing to choose now."""
        if self.over:
            raise GameOver
        if self.older:
            raise self.game.info.other_rules(self.log.rules_version)
        if self.waiting(seat):
            raise Barrier("barrier-chosen")
        if self.may_end(seat):
            raise Barrier("barrier-played")
        if seat not in self.state_for(seat).deciders():
            raise NotYourTurn(seat, int(self.state.turn))

    def choices(self, seat: int, move: Move) -> list[Chosen]:
        """A move of a seat, or the moves of a whole turn, each with its action; IllegalMove says what forbids it."""
        state = self.state_for(seat)
        steps = self.game.decisions(state, move, seat)
        if len(steps) == 1:
            return [Chosen(steps[0], self.game.action(state, steps[0], seat))]
        draft, found = Draft(self.game, state, LogDealer([])), []
        for step in steps[:-1]:
            found.append(Chosen(step, self.game.action(draft.state, step)))
            draft.make(found[-1])
        return [*found, Chosen(steps[-1], self.game.action(draft.state, steps[-1]))]

    # Moves

    def play(self, seat: int, move: Move, at: int | None = None) -> None:
        """Make a move that was chosen when the table had made `at` moves; a late one is refused."""
        if at is not None and at != self.seq:
            raise StaleMove(at, self.seq)
        if self.over:
            raise GameOver
        draft = Draft(self.game, self.state, self.dealer, self.seq)
        draft.play(seat, move)
        self.commit(draft)

    def draft(self, seat: int | None = None, dealer: Dealer | None = None) -> Draft:
        """A draft to go on with: what a seat (by default the one to act) has drafted, or a new one.

        Commit it, hold it, or drop it before luck has spoken.
        """
        seat = int(self.state.turn) if seat is None else seat
        held = self.drafts.get(seat)
        dealer = dealer or self.dealer
        return Draft(self.game, self.state, dealer, self.seq, seat) if held is None else held.twin(dealer)

    def choose(self, draft: Draft, chosen: Sequence[Chosen]) -> None:
        """Put legal moves into a draft: made, or kept until its turn comes."""
        if draft.seat != self.state.turn:
            draft.early += chosen
        else:
            for each in chosen:
                draft.make(each)

    def hold(self, seat: int, draft: Draft | None) -> None:
        """Keep what a seat has drafted until it is committed or the table moves on; None drops it."""
        if draft is None or not draft.count:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft

    def held_before(self, seat: int, at: int, chosen: Sequence[Chosen], *, waiting: bool) -> Draft | None:
        """A draft as it was left; None where the table has gone on since, so that it no longer fits."""
        if seat not in self.deciders:
            return None
        draft = Draft(self.game, self.state, LogDealer([]), self.seq, seat)
        if waiting:
            draft.early += chosen
            return draft
        if at != self.seq or seat != self.state.turn:
            return None
        try:
            self.choose(draft, chosen)
        except BadDeal:  # luck has a say, so it was never held
            return None
        return draft

    def due(self, dealer: Dealer | None = None) -> Draft:
        """What the seat to act chose before its turn came, made now."""
        early = self.drafts[int(self.state.turn)].early
        draft = Draft(self.game, self.state, dealer or self.dealer, self.seq)
        self.choose(draft, early)
        return draft

    def commit(self, draft: Draft, time: float = 0.0) -> list[Played]:
        """Take over what was drafted, unless the table has gone on without it."""
        if draft.at != self.seq:
            raise StaleMove(draft.at, self.seq)
        steps = draft.commit()
        self.record([Step(*step[:-1], time) for step in steps] if time else steps)
        return [step.played for step in steps]

    def follow(self, played: Played, action: int | None = None, time: float = 0.0) -> Step:
        """A move that is in the log already; its action, where it is known, is trusted under these rules."""
        if action is None or self.older:
            step = self.log.step(self.game, self.seq + 1, self.state, played)
        else:
            after = self.state.copy()
            after.apply(action, LogDealer(played.dealt))
            step = Step(self.seq + 1, played.seat, played.move, action, played.dealt, self.state, after)
        step = step._replace(time=time)
        self.record([step])
        return step

    def record(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.deals += len(step.dealt)
            self.steps.append(step)
            if self.steps.maxlen is None:
                self.log.moves.append(step.played)
        self.state, self.seq = step.after, step.seq
        self.drafts.pop(step.seat, None)
        self.log.result = result_of(self.state)
        if self.state.over and isinstance(self.dealer, HashChainDealer):
            self.log.seed = self.dealer.seed.hex()

    def end(self, result: Json, seats: Iterable[int] | None = None) -> None:
        """People end the game before the rules do: see `early_result`. `seats` gave up or agreed, where it is known."""
        self.log.ended = Ended(result["reason"], None if seats is None else sorted(seats))
        self.log.result = result
        self.drafts.clear()
