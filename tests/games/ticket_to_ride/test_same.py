"""Which positions are the same to the rules: equal, whatever order things happen to lie in."""

from __future__ import annotations

from typing import Any, cast

from branchline.core.state import State
from branchline.games.ticket_to_ride.rules.choices import COLLECTION
from tests.games.ticket_to_ride.arrange import DISPLAY, arrange


def test_T0_3_the_slot_of_a_face_up_card_makes_no_difference() -> None:
    here, there = arrange(display=DISPLAY), arrange(display=list(reversed(DISPLAY)))
    assert list(reversed(DISPLAY)) != DISPLAY
    assert here == there
    assert hash(here) == hash(there)
    assert here != arrange(display=[DISPLAY[0]] * len(DISPLAY))


def test_T4_2_only_the_order_under_one_deck_matters() -> None:
    short, other, long = ("hamburg-berlin", 0), ("emden-hamburg", 0), ("berlin-koeln", 1)
    assert arrange(bottom=[short, long]) == arrange(bottom=[long, short])
    assert arrange(bottom=[short, other, long]) == arrange(bottom=[long, short, other])
    assert arrange(bottom=[short, other]) != arrange(bottom=[other, short])
    long_too = ("berlin-mainz", 0)
    assert arrange(bottom=[long, long_too, short]) == arrange(bottom=[short, long, long_too])
    assert arrange(bottom=[long, long_too]) != arrange(bottom=[long_too, long])


def with_ends(state: State, done: int) -> State:
    twin = state.copy()
    cast(Any, twin).ends_done = done
    return twin


def test_T3_9_which_end_was_served_counts_only_while_passengers_are_collected() -> None:
    state = arrange()
    assert with_ends(state, 1) == state
    collecting = with_ends(arrange(), 0)
    cast(Any, collecting).phase = COLLECTION
    assert with_ends(collecting, 1) != with_ends(collecting, 0)
