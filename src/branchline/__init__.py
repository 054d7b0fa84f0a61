"""Branchline: railway board games in Python, to play, to study and to master."""

import os
from typing import TYPE_CHECKING

if os.environ.get("BRANCHLINE_PURE") or os.environ.get("BRANCHLINE_COMPILED"):
    from branchline import build

    build.obey_switches()  # before any other import: it decides which files they load

from branchline.core.actions import Actions
from branchline.core.dealer import Dealer, ForcedDealer, HashChainDealer, LogDealer, RecordingDealer, SeededDealer
from branchline.core.errors import BranchlineError
from branchline.core.game import Game, GameInfo, Made, playouts
from branchline.core.move import Move, WholeTurn
from branchline.core.registry import all_games, game, game_of
from branchline.core.script import Drawing, Question, ScriptedDealer
from branchline.core.state import SPECTATOR, State

if TYPE_CHECKING:
    from branchline.core.draft import Draft, Played
    from branchline.core.log import Log, read_log
    from branchline.core.observation import Observation
    from branchline.core.table import Table
    from branchline.lab.batch import Batch
    from branchline.lab.decisions import decisions
    from branchline.lab.ladder import ladder
    from branchline.lab.report import report
    from branchline.lab.simulate import simulate
    from branchline.lab.tournament import tournament

__version__ = "0.2.0"
__all__ = [
    "SPECTATOR",
    "Actions",
    "Batch",
    "BranchlineError",
    "Dealer",
    "Draft",
    "Drawing",
    "ForcedDealer",
    "Game",
    "GameInfo",
    "HashChainDealer",
    "Log",
    "LogDealer",
    "Made",
    "Move",
    "Observation",
    "Played",
    "Question",
    "RecordingDealer",
    "ScriptedDealer",
    "SeededDealer",
    "State",
    "Table",
    "WholeTurn",
    "all_games",
    "decisions",
    "game",
    "game_of",
    "ladder",
    "playouts",
    "read_log",
    "report",
    "simulate",
    "tournament",
]
LATER = {
    "Draft": "core.draft",
    "Played": "core.draft",
    "Log": "core.log",
    "read_log": "core.log",
    "Observation": "core.observation",
    "Table": "core.table",
    "Batch": "lab.batch",
    "decisions": "lab.decisions",
    "ladder": "lab.ladder",
    "report": "lab.report",
    "simulate": "lab.simulate",
    "tournament": "lab.tournament",
}


def __getattr__(name: str) -> object:
    """Tables, logs and the laboratory, loaded on first use: a playout needs none of them."""
    if name in LATER:
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"branchline.{LATER[name]}"), name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})
