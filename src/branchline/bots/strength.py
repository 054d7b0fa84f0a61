"""How strong each level is, as measured: `players/ladder.json` of a game, written by tools/strengths.py."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from branchline.core.game import GameInfo
from branchline.core.registry import folder


class Measured(NamedTuple):
    """What a bot won in every seat among bots of another level, and how long it thought."""

    among: str
    share: float  # of the games
    games: int
    seats: int
    seconds: float  # for a decision, on average


def strengths_of(info: GameInfo) -> dict[str, Measured]:
    """The levels that were measured at this game, by name.

    >>> from branchline.core.registry import info_of
    >>> strengths_of(info_of("foothills"))["driver"].among
    'greedy'
    """
    return {name: Measured(**one) for name, one in measured(info).get(info.id, {}).items()}


@cache
def measured(info: GameInfo) -> dict[str, dict[str, Any]]:
    room = folder(info, "players")
    file = room / "ladder.json" if room else None
    return json.loads(file.read_bytes()) if file and file.is_file() else {}
