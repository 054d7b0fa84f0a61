"""How many ways there are to play on from known positions: a number that any change to the rules would change.

`python -m tests.fixtures.ticket_to_ride.make perft` makes the counts.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.fixtures.ticket_to_ride.make import HERE, PERFT, count_ways

COUNTS: list[dict[str, Any]] = json.loads((HERE / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "row", COUNTS, ids=lambda row: f"{row['board']}-{row['seats']}-after-{row['moves']}-depth-{row['depth']}"
)
def test_as_many_ways_as_ever(row: dict[str, Any]) -> None:
    assert count_ways(row["board"], row["seats"], row["seed"], row["moves"], row["depth"]) == row["ways"]


def test_the_file_counts_what_its_maker_lists() -> None:
    assert [(row["board"], row["seats"], row["seed"], row["moves"], row["depth"]) for row in COUNTS] == PERFT


def test_set_up_is_five_mixes_each_and_then_eleven_keeps_each() -> None:
    for seats in (2, 3, 4):
        assert count_ways("germany", seats, 1, 0, seats + 1) == 5**seats * 11
