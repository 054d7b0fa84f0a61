"""Every door cites the same rule: `why_not`, `play`, a server over HTTP, and a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import branchline as bl
from branchline.core.errors import IllegalMove
from tests.cli.terminal import Terminal
from tests.server.running import TTR, Running

pytestmark = pytest.mark.any_store

CLAIMING = {
    "game": TTR,
    "seats": 2,
    "display": ["red", "red", "locomotive", "green", "black"],
    "tickets": [
        {"first": ["hamburg-rostock", "mainz-stuttgart"]},
        {"first": ["mannheim-stuttgart", "frankfurt-stuttgart"]},
    ],
}
AUCTION = {"game": "wensleydale", "seats": 3, "tokens": ["red", "green"] * 4}
BUILDING = {"game": "wensleydale", "seats": 3, "phase": "building", "line": ["northallerton"]}


class Fault(NamedTuple):
    """A position, a move that its seat to act may not make, and the rule that says so."""

    position: dict[str, Any]
    move: str
    rule: str
    key: str


def paying(route: str, **hand: int) -> dict[str, Any]:
    return CLAIMING | {"phase": "payment", "claiming": route, "hands": [hand, {}]}


FAULTS = {
    "a bid above what the player holds": Fault(AUCTION, "bid 13 on box 2", "W3.2", "refuse-bid-cubes"),
    "a bid below the minimum": Fault(AUCTION, "bid 2 on box 1", "W3.3", "refuse-bid-minimum"),
    "an area that is no neighbour": Fault(BUILDING, "extend skipton", "W5.2", "refuse-not-next"),
    "a face-up locomotive as second card": Fault(
        CLAIMING | {"phase": "second-card"}, "take locomotive", "T2.4", "refuse-locomotive-second"
    ),
    "too few cards for a grey route": Fault(
        CLAIMING | {"hands": [{"red": 1}, {}]}, "claim erfurt-kassel", "T3.2", "refuse-cannot-pay"
    ),
    "cards enough for a grey route, but mixed": Fault(
        CLAIMING | {"hands": [{"red": 2, "blue": 2}, {}]}, "claim erfurt-kassel", "T3.3", "refuse-cannot-pay"
    ),
    "the number of cards on a grey route": Fault(
        paying("erfurt-kassel", red=3, blue=3), "pay red red", "T3.2", "refuse-payment-count"
    ),
    "mixed colours on a grey route": Fault(
        paying("erfurt-kassel", red=3, blue=3), "pay red red blue", "T3.3", "refuse-payment-mixed"
    ),
}
each = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)


@each
def test_why_not_and_play_cite_the_rule(fault: Fault) -> None:
    game = bl.game(fault.position["game"])
    state = game.from_position(fault.position)
    seat, move = int(state.turn), game.moves.parse(fault.move)
    why = game.why_not(state, seat, move)
    assert why is not None
    assert (why.rule, why.key) == (fault.rule, fault.key)
    with pytest.raises(IllegalMove) as refusal:
        game.play(state, seat, move, bl.LogDealer([]))
    assert (refusal.value.rule, refusal.value.key) == (fault.rule, fault.key)


def test_the_server_cites_the_rule(server: Running) -> None:
    for fault in FAULTS.values():
        game = bl.game(fault.position["game"])
        state = game.from_position(fault.position)
        table = server.create(fault.position["game"], fault.position["seats"], position=game.position(state))
        move = {"move": game.moves.parse(fault.move).json(), "at": 0}
        for path in ("/moves", "/why-not"):
            said = table.ask("POST", path, int(state.turn), move).json()
            assert said.get("rule") == fault.rule, (path, said)


def test_the_terminal_cites_the_rule(tmp_path: Path) -> None:
    with Terminal("play", "wensleydale", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        assert "rules W3.2 says more" in terminal.type("bid 13 on box 2")
        assert "W3.2 You bid cubes that you hold" in " ".join(terminal.type("why bid 13 on box 2").split())
