"""What is looked at is let go of: nothing stays in memory of a state that was shown, told or written down."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable

import pytest

import branchline as bl
from branchline.core.state import State

TIMES = 300
GAMES = ["ticket-to-ride-germany", "wensleydale", "nurnberg", "foothills"]


def left_behind(look: Callable[[State], object], state: State) -> int:
    """Blocks of memory that are in use after many looks, and were not before."""
    for _ in range(20):  # what is kept on purpose is there after these
        look(state.copy())
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        look(state.copy())
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_was_looked_at_leaves_nothing_in_memory(name: str) -> None:
    """A compiled function to which Python gives a vec never frees it: each view once kept up to four of its state."""
    game, luck = bl.game(name), random.Random(5)
    table = bl.Table.open(game, game.info.seats[0], bl.SeededDealer(5))
    for _ in range(40):
        seat = int(table.state.turn)
        table.play(seat, luck.choice(game.legal_moves(table.state, seat)))
    looks: dict[str, Callable[[State], object]] = {
        "a view": lambda state: game.view(state, 0),
        "another's": lambda state: game.view(state, 1),
        "a spectator's": lambda state: game.view(state, None),
        "moves": lambda state: game.legal_moves(state, int(state.turn)),
        "a breakdown": game.breakdown,
        "a position": game.position,
        "a ledger": lambda state: game.ledger(table.state, state, 0),
    }
    found = {what: left_behind(look, table.state) for what, look in looks.items()}
    assert {what: blocks for what, blocks in found.items() if blocks > TIMES / 5} == {}
