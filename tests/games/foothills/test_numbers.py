"""The numbers behind the choices: data sets and trained players keep them, so none may change unnoticed."""

from __future__ import annotations

from itertools import accumulate

from branchline.games.foothills.rules import choices
from branchline.games.foothills.rules.choices import ACTIONS, IRON_BIT, MOST_PAID, NEXT, PAID, PICKING, STONE_BITS

LINES = 8
ROOM = {
    "PASS": 1,
    "DONE": 1,
    "PLAY": 6,
    "FLIP": 32,
    "TAKE": 64,
    "LINE": LINES,
    "STONE_FROM": 4,
    "GAIN": 4,
    "EXCHANGE": 4,
    "TRADE": 2,
    "GO_TO_PUB": 1,
    "GO_HOME": 1,
    "SURVEY": 40,
    "TICKET": 8,
    "SCORE": 8,
    "REPLACE": 32,
    "KEEP_IRON": 8,
    "BUILD": 48,
    "PAY": (5 + 1) ** 4,
}


def test_numbers_each_kind_of_choice_begins_where_the_one_before_it_ends() -> None:
    begins = [0, *accumulate(ROOM.values())]
    assert [int(getattr(choices, kind)) for kind in ROOM] == begins[:-1]
    assert begins[-1] == ACTIONS


def test_numbers_a_payment_is_a_number_to_the_base_of_what_can_be_paid_at_most() -> None:
    assert MOST_PAID == 5
    assert [int(weight) for weight in PAID] == [(5 + 1) ** place for place in range(4)]


def test_numbers_phases_are_counted_from_the_picking_and_works_by_line() -> None:
    assert (PICKING, NEXT) == (0, 20)
    assert (STONE_BITS, IRON_BIT) == (LINES, LINES + 2)
