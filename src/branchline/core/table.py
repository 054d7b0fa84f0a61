"""A table: one match. A state, its log, its dealer, and the sequence number that keeps late moves out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from branchline.core.dealer import Dealer, HashChainDealer, RecordingDealer
from branchline.core.draft import Draft, Played
from branchline.core.errors import StaleMove
from branchline.core.game import Game
from branchline.core.log import Log, read_log, result_of
from branchline.core.move import Move
from branchline.core.state import State


class Table:
    """Play by named moves; everything is in the log.

    >>> import branchline as bl
    >>> game = bl.game("ticket-to-ride-germany")
    >>> table = bl.Table.open(game, seats=2, dealer=bl.SeededDealer(7))
    >>> table.play(1, game.moves.parse("tickets 4 short 0 long"), at=0)
    >>> table.seq, len(table.log.moves)
    (1, 1)
    """

    def __init__(self, game: Game, state: State, log: Log, dealer: Dealer) -> None:
        self.game = game
        self.state = state
        self.log = log
        self.dealer = dealer

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
        return cls(game, log.last_state(game), log, dealer)

    @property
    def seq(self) -> int:
        """How many moves have been made."""
        return len(self.log.moves)

    def play(self, seat: int, move: Move, at: int | None = None) -> None:
        """Make a move that was chosen when the table had made `at` moves; a late one is refused."""
        if at is not None and at != self.seq:
            raise StaleMove(at, self.seq)
        self.game.check_turn(self.state, seat)
        recorder = RecordingDealer(self.dealer)
        for step in self.game.decisions(self.state, move):
            self.game.play(self.state, seat, step, recorder)
            self.record([Played(seat, step, recorder.take())])

    def draft(self) -> Draft:
        """A draft for the seat to act. Commit it, or drop it before luck has spoken."""
        return Draft(self.game, self.state, self.dealer, self.seq)

    def commit(self, draft: Draft) -> list[Played]:
        """Take over what was drafted, unless the table has gone on without it."""
        if draft.at != self.seq:
            raise StaleMove(draft.at, self.seq)
        played = draft.commit()
        self.state = draft.state.copy()
        self.record(played)
        draft.at = self.seq
        return played

    def record(self, played: list[Played]) -> None:
        self.log.moves.extend(played)
        self.log.result = result_of(self.state)
        if self.state.over and isinstance(self.dealer, HashChainDealer):
            self.log.seed = self.dealer.seed.hex()
