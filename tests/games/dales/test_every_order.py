"""Orders the rules leave out because the result is the same: payments point by point, and a line from its other end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from branchline.games.dales.rules.building import may_start
from branchline.games.dales.rules.choices import EXCHANGE, MEANS, PAY, PAYMENT
from branchline.games.dales.rules.payment import has, pay
from branchline.games.dales.rules.state import DalesState
from tests.games.dales.test_contract import every_table, random_game
from tests.support.inside import inside

Size = Callable[[int, int], int]


def paid(state: DalesState, *, every_order: bool) -> Iterator[str]:
    """What is left when everything is paid: in every order, or in those the rules offer."""
    if state.short == 0:
        fields = inside(state)
        del fields["least"]
        yield repr(fields)
        return
    offered = [means for means in range(MEANS) if has(state, means) > 0]
    for means in offered if every_order else [action - int(PAY) for action in state.legal_actions()]:
        after = state.copy()
        pay(after, means)
        yield from paid(after, every_order=every_order)


@every_table
def test_W5_9_every_order_of_payments_leads_where_the_rules_lead(
    name: str, seats: int, options: dict[str, Any], size: Size
) -> None:
    """W5.9 gives the choice of points; discs that land on one another could tell two orders apart, but do not."""
    seen = 0
    for seed in range(size(6, 200)):
        for _game, state in random_game(name, seats, options, 1600 + seed):
            unpaid = {PAYMENT: 1, EXCHANGE: 0}.get(state.phase)  # W5.9 cubes go first, and are gone
            if unpaid == state.least and state.short <= 6:
                wanted = set(paid(state, every_order=True))
                assert set(paid(state, every_order=False)) == wanted
                seen += len(wanted)
    assert seen > 0


@every_table
def test_W5_8_no_opponent_is_where_a_line_may_start(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    """So a line costs and removes the same from either end, and one of the two is enough."""
    for seed in range(size(2, 100)):
        for _game, state in random_game(name, seats, options, 2600 + seed):
            seat = int(state.turn)
            for area in range(state.layout.areas):
                if state.people[area] >> 6:
                    for state.turn in range(seats):
                        assert not may_start(state, area)
            state.turn = seat
