"""Branchline: railway board games in Python, to play, to study and to master."""

import os

if os.environ.get("BRANCHLINE_PURE") or os.environ.get("BRANCHLINE_COMPILED"):
    from branchline import build

    build.obey_switches()  # before any other import: it decides which files they load

from branchline.core.dealer import Dealer, ForcedDealer, HashChainDealer, LogDealer, RecordingDealer, SeededDealer
from branchline.core.draft import Draft, Played
from branchline.core.errors import BranchlineError
from branchline.core.game import Game, GameInfo, playouts
from branchline.core.log import Log, read_log
from branchline.core.move import Move
from branchline.core.registry import all_games, game
from branchline.core.state import SPECTATOR, State
from branchline.core.table import Table

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR",
    "BranchlineError",
    "Dealer",
    "Draft",
    "ForcedDealer",
    "Game",
    "GameInfo",
    "HashChainDealer",
    "Log",
    "LogDealer",
    "Move",
    "Played",
    "RecordingDealer",
    "SeededDealer",
    "State",
    "Table",
    "all_games",
    "game",
    "playouts",
    "read_log",
]
