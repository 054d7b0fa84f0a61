"""What is to be simulated: everything that decides how a game goes, and where it is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from branchline.bots import bot
from branchline.core.errors import BadSeats
from branchline.core.game import Game, Json
from branchline.core.registry import game as game_of
from branchline.lab.errors import BadRun
from branchline.lab.seats import arrangements

FORMAT = "branchline-games/1"
MOST_GAMES = 2**32  # a seed has that many streams


@dataclass(frozen=True)
class Plan:
    """Games number 0 to `games` - 1. Number, seed and the rest decide a game: not how many are played, or by whom."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    board: str | None = None
    moves: bool = False
    logs: str | None = None

    @classmethod
    def of(cls, data: Json) -> Plan:
        """From its JSON."""
        return cls(**{**data, "bots": tuple(data["bots"])})

    def json(self) -> Json:
        return asdict(self)

    @cached_property
    def rules(self) -> Game:
        """The game, on its board."""
        return game_of(self.game, self.board)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @cached_property
    def arrangements(self) -> list[tuple[str, ...]]:
        return arrangements(self.bots)

    def luck_seed(self, seat: int) -> int:
        """The seed of a seat's own luck: what a bot rolls never moves what the dealer deals."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} seat {seat}".encode()).digest()[:8], "big") >> 2

    def check(self) -> None:
        """Refuse by name what cannot be played."""
        info = self.rules.info
        if self.seats not in info.seats:
            raise BadSeats(info.title, self.seats, info.seats)
        if not 0 < self.games <= MOST_GAMES:
            raise BadRun(f"a simulation has 1 to {MOST_GAMES:,} games, not {self.games:,}")
        for name in dict.fromkeys(self.bots):
            bot(name, self.rules, 0)
        self.rules.options(self.options, self.seats)

    def identity(self) -> Json:
        """What has to be the same for two simulations to be one: written into their files, compared on --resume."""
        rules = self.rules
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": rules.info.rules_version,
            "board": rules.board.id,
            "board_digest": rules.board.digest,
            "seed": self.seed,
            "games": self.games,
            "bots": list(self.bots),
            "options": rules.options(self.options, self.seats),
            "moves": self.moves,
            "logs": self.logs,
        }


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options as they are typed, name=value, each value as one of the option's choices.

    >>> import branchline as bl
    >>> read_options(bl.game("ticket-to-ride-germany"), ["first=1"])
    {'first': 1}
    """
    known = {option.name: option for option in game.info.options}
    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadRun(f"--option wants name=value, as in --option {example(game)}, not {text!r}")
        choices = known[name].choices if name in known else ()
        options[name] = next((choice for choice in choices if str(choice).lower() == value.lower()), value)
    return options


def example(game: Game) -> str:
    return next((f"{option.name}={option.choices[0]}" for option in game.info.options), "name=value")


def whole_path(path: str | None) -> str | None:
    """A path that means the same in every process."""
    return None if path is None else str(Path(path).resolve())
