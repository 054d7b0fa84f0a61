"""What a position promises, as search sees it: influence and sets begun, while there are rounds to use them."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.games.dales.players.guide import begun, guide
from branchline.games.dales.rules.state import DalesState
from tests.games.dales.tables import table

TABLES = [("nurnberg", 2), ("wensleydale", 3)]


def auction(name: str, seats: int, **facts: Any) -> DalesState:
    return table(name, seats, "auction", 0, **facts)


def lead(state: DalesState) -> int:
    """How far seat 0 seems to be ahead of seat 1."""
    judge = guide(None)
    return int(judge.evaluate(state, 0) - judge.evaluate(state, 1))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_the_beginning_of_a_round_a_position_can_be_judged(name: str, seats: int) -> None:
    assert guide(None).settled(auction(name, seats))
    assert not guide(None).settled(table(name, seats, "building", 0))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seats_alike_are_worth_alike(name: str, seats: int) -> None:
    assert lead(auction(name, seats)) == 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("colour", ["government", "engine", "red", "green"])
def test_influence_is_worth_more_the_more_rounds_are_left(name: str, seats: int, colour: str) -> None:
    more = {colour: [4, *([2] * (seats - 1))]}
    early = lead(auction(name, seats, influence=more, round=2))
    late = lead(auction(name, seats, influence=more, round=5))
    assert early > late > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_set_begun_is_worth_something_and_pieces_of_one_kind_are_one_step(name: str, seats: int) -> None:
    others: list[dict[str, int]] = [{"red": 3}] + [{} for _ in range(seats - 2)]
    spread = auction(name, seats, moved=[{"red": 1, "green": 2}, *others])
    assert begun(spread, 0) == 2
    assert begun(spread, 1) == 1
    assert lead(spread) > 0  # the same number of pieces
