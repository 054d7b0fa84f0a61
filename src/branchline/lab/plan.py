"""What to simulate: everything that decides how a game goes, and where it is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from branchline.bots.outside import any_bot, check_bot
from branchline.core.dealer import SEEDS
from branchline.core.errors import BadSeats
from branchline.core.game import Game, Json
from branchline.core.registry import game as game_of
from branchline.lab.errors import BadRun
from branchline.lab.seats import arrangements

FORMAT = "branchline-games/1"
MOST_GAMES = 2**32  # a seed has that many streams


@dataclass(frozen=True)
class SimulationPlan:
    """Games 0 to `games` - 1. Number, seed and the rest decide a game, not how many are played or by which worker."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    board: str | None = None
    moves: bool = False
    logs: str | None = None
    decisions: bool = False

    @classmethod
    def of(cls, data: Json) -> SimulationPlan:
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
        """The seed of a seat's own luck: what a bot rolls never changes what the dealer deals."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} seat {seat}".encode()).digest()[:8], "big") >> 2

    def check(self) -> None:
        """Refuse what cannot be played, by name."""
        info = self.rules.info
        if self.seats not in info.seats:
            raise BadSeats(info.title, self.seats, info.seats)
        if not is_whole(self.games, 1, MOST_GAMES):
            raise BadRun(f"a simulation has 1 to {MOST_GAMES:,} games, not {shown(self.games)}")
        if not is_whole(self.seed, 0, SEEDS - 1):
            raise BadRun(f"a seed is a whole number from 0 to 2^62 - 1, not {self.seed!r}")
        for name in dict.fromkeys(self.bots):
            check_bot(name)
            any_bot(name, self.rules, 0)
        self.rules.options(self.options, self.seats)

    def identity(self) -> Json:
        """What must be equal for two simulations to be the same: kept in their files, and compared when one resumes."""
        rules = self.rules
        seen = None
        if self.decisions:
            card = rules.observation(self.seats, rules.options(self.options, self.seats)).card()
            seen = f"version {card['version']} ({card['digest']})"
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
            "decisions": self.decisions,
            "observation": seen,
        }


def is_whole(number: object, least: int, most: int) -> bool:
    """Whether something a caller gave is a whole number within bounds."""
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def shown(given: object) -> str:
    return f"{given:,}" if isinstance(given, int) else repr(given)


def whole_path(path: str | Path | None) -> str | None:
    """A path that means the same in every process."""
    return None if path is None else str(Path(path).resolve())
