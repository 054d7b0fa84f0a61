"""Every installed game, on every board its tests name, with every number of seats and every option."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import branchline as bl
from tests.contract.plugins import plugin_of


@cache
def game_on(name: str, board: Path | None) -> bl.Game:
    return bl.game(name, board)


class Case(NamedTuple):
    """A game on a board for a number of seats."""

    name: str
    board: Path | None
    seats: int

    @property
    def game(self) -> bl.Game:
        return game_on(self.name, self.board)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, then a spectator."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        board = self.game.board.id
        return f"{self.name}-{board}-{self.seats}"


class OptionCase(NamedTuple):
    """One value of one option, for a number of seats."""

    case: Case
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.case}-{chosen}"


CASES = [
    Case(info.id, board, seats)
    for info in bl.all_games()
    for board, seats in product(plugin_of(info.id).boards, info.seats)
]
"""Every game, board and number of seats."""

PRINTED = [case for case in CASES if case.board is None]
"""The same, only on each game's own board."""

SMALLEST = [
    min((case for case in CASES if case.name == info.id), key=lambda case: case.seats) for info in bl.all_games()
]
"""One of each game, for questions whose answer cannot depend on the board or on the seats."""


def fits(game: bl.Game, seats: int, name: str, value: object) -> bool:
    try:
        game.options({name: value}, seats)
    except bl.BranchlineError:
        return False
    return True


OPTIONS = [
    OptionCase(case, {option.name: value})
    for case in PRINTED
    for option in case.game.info.options
    for value in option.choices
    if fits(case.game, case.seats, option.name, value)
]
"""Every value of every option, for each number of seats that allows it."""
