"""A game's phases as a player meets them: the first moment of each, as a position to begin a table with."""

from __future__ import annotations

from functools import cache
from typing import Any

import branchline as bl
from branchline import bots

NAMES = ["Ada", "Bartholomäus", "Cleo", "Dai"]
MOST = 900  # moves; no game of two greedy bots is as long


@cache
def moments(game_id: str, seed: int = 3) -> dict[str, dict[str, Any]]:
    """For each phase in which the first seat is to act, the position when it first is."""
    game = bl.game(game_id)
    seats = min(game.info.seats)
    table = bl.Table.open(game, seats, bl.SeededDealer(seed), names=NAMES[:seats])
    players = [bots.bot("greedy", game, seat) for seat in range(seats)]
    found: dict[str, dict[str, Any]] = {}
    while not table.state.over and table.seq < MOST:
        seat = int(table.state.turn)
        view = game.view(table.state, seat)
        if seat == 0:
            found.setdefault(str(view["phase"]), game.position(table.state))
        table.play(seat, players[seat].choose(view, game.legal_moves(table.state, seat)), at=table.seq)
    return found
