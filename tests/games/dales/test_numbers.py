"""The numbers behind the choices: data sets and trained players keep them, so none may change unnoticed."""

from __future__ import annotations

from branchline.games.dales.rules import choices
from branchline.games.dales.rules.choices import KIND_BIT, LINE, OCTAL, REACH, SEAT_BIT

FIRST = {
    "BID": 0,
    "TAKE": 160,
    "NOTHING": 162,
    "FINISH": 163,
    "PASS": 164,
    "NO_TRAINS": 165,
    "PAY": 168,
    "SELL": 176,
    "LOAD": 180,
    "BUY": 208,
    "START": 240,
    "EXTEND": 360,
    "MOVE": 480,
}
PHASES = ("AUCTION", "CHOICE", "BUILDING", "PAYMENT", "TRAINS", "EXCHANGE", "LOADING", "TAKEOVERS", "OVER")


def test_numbers_each_kind_of_choice_keeps_its_first_number() -> None:
    assert {kind: int(getattr(choices, kind)) for kind in FIRST} == FIRST


def test_numbers_phases_are_counted_from_the_auction() -> None:
    assert [int(getattr(choices, phase)) for phase in PHASES] == list(range(len(PHASES)))


def test_numbers_packed_digits_have_the_weight_of_their_place() -> None:
    assert [int(weight) for weight in OCTAL] == [8**place for place in range(5)]
    assert [int(weight) for weight in REACH] == [16**seat for seat in range(4)]
    assert [int(bit) for bit in SEAT_BIT] == [2**seat for seat in range(5)]
    assert [int(bit) for bit in KIND_BIT] == [2**kind for kind in range(3)]
    assert LINE == 20, "the links of a player"
