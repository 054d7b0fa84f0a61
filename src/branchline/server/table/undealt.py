"""A table before its deal, which has everything but a state; and its deal."""

from __future__ import annotations

from collections import deque
from typing import Any

from branchline.core.dealer import Dealer, LogDealer
from branchline.core.errors import BadOption, BadPosition
from branchline.core.game import Game, Json
from branchline.core.log import Log
from branchline.core.table import Table
from branchline.server.common.problems import refused


class Undealt(Table):
    """Nobody decides anything here yet. Whoever asks for its state is told why there is none."""

    def __init__(self, game: Game, log: Log) -> None:
        self.game = game
        self.log = log
        self.dealer = LogDealer([])
        self.older = False
        self.seq = self.deals = 0
        self.steps = deque()
        self.drafts = {}

    def __getattr__(self, name: str) -> Any:
        if name == "state":
            raise refused(409, "not-dealt", "house-not-dealt")
        raise AttributeError(name)

    @property
    def over(self) -> bool:
        return False

    @property
    def result(self) -> Json | None:
        return None

    @property
    def deciders(self) -> list[int]:
        return []

    def check_moment(self, seat: int, at: int) -> None:
        raise refused(409, "not-dealt", "house-not-dealt")

    def check_turn(self, seat: int) -> None:
        raise refused(409, "not-dealt", "house-not-dealt")


def opened(game: Game, seats: int, options: Json, position: Json | None, dealer: Dealer) -> Table:
    """A table, dealt; or begun at a position that was laid out."""
    if position is None:
        return Table.open(game, seats, dealer, options)
    if options:
        raise BadOption(*next(iter(options.items())), "a position holds its options: leave them out")
    state = game.from_position(position)
    if state.seats != seats:
        raise BadPosition("position.seats", f"is {state.seats}, and the table has {seats} seats")
    log = Log.of(game, seats, {}, [], [])
    log.position = position
    return Table(game, state, log, LogDealer([]))
