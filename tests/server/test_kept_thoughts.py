"""A process that thinks goes on from the last decisions of a few seats."""

from __future__ import annotations

import json

import msgspec

import branchline as bl
from branchline.server import thinker
from branchline.server.thinking import Question


def test_a_process_keeps_a_few_seats_and_no_more() -> None:
    thinker.KEPT.clear()
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    view = msgspec.Raw(json.dumps(game.view(state, int(state.turn))).encode())
    for number in range(thinker.MOST_KEPT + 3):
        question = Question("foothills", None, "driver", number, view, 5.0, f"table-{number}/0")
        assert thinker.choose(question).move is not None
    assert list(thinker.KEPT) == [f"table-{number}/0" for number in range(3, thinker.MOST_KEPT + 3)]
