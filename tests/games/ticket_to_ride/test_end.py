"""The end: two trains or fewer, and one more turn for everyone (T6.1)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.core.errors import GameOver
from branchline.core.state import State
from tests.games.ticket_to_ride.arrange import (
    GERMANY,
    NEARLY_ALL_TRAINS,
    arrange,
    ended,
    last_turn,
    legal,
    look,
    play,
    why,
)

FOUR_LEFT = [route for route in NEARLY_ALL_TRAINS if route != "nuernberg-regensburg"]


def four_left(seats: int = 2, turn: int = 0, **facts: object) -> State:
    """The seat to act has four trains left, and cards for any short route."""
    hands = [{} for _ in range(seats)]
    hands[turn] = {"red": 4, "white": 4, "yellow": 4}
    return arrange(seats, turn=turn, hands=hands, routes=dict.fromkeys(FOUR_LEFT, turn), **facts)  # type: ignore[arg-type]


def last_round(state: State) -> int | None:
    left: int | None = look(state)["last_round"]
    return left


@pytest.mark.parametrize(
    ("route", "left", "last"),
    [
        ("konstanz-lindau", 3, False),
        ("lindau-ulm", 2, True),
        ("muenchen-austria", 1, True),
        ("emden-muenster", 0, True),
    ],
)
def test_T6_1_two_trains_or_fewer_bring_the_last_round(route: str, left: int, last: bool) -> None:
    state = four_left(3, waiting={"muenchen": {"red": 4}})
    assert last_round(state) is None
    state = play(state, f"claim {route}")
    assert look(state)["trains"][0] == left
    assert last_round(state) == (3 if last else None)
    assert not state.over
    assert state.turn == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("who", [0, 1])
def test_T6_1_every_player_takes_one_more_turn_and_who_caused_it_plays_last(seats: int, who: int) -> None:
    state = play(four_left(seats, turn=who), "claim lindau-ulm")
    turns = []
    while not state.over:
        turns.append(int(state.turn))
        state = play(state, "draw", "draw")
    assert turns == [(who + 1 + k) % seats for k in range(seats)]
    assert state.end_reason == "trains"
    assert state.turn == who


def test_T6_1_another_player_falling_during_it_changes_nothing() -> None:
    owners = dict.fromkeys(FOUR_LEFT, 0) | {
        "berlin-hannover": 1,
        "berlin-dresden": 1,
        "berlin-hamburg-1": 1,
        "berlin-rostock": 1,
        "berlin-schwerin": 1,
        "bremerhaven-denmark": 1,
        "dortmund-kassel": 1,
        "kiel-schwerin": 1,
    }
    state = arrange(3, hands=[{"red": 2}, {"white": 2, "yellow": 1}], routes=owners)
    assert look(state)["trains"] == [4, 3, 45]
    state = play(state, "claim lindau-ulm")
    assert last_round(state) == 3
    state = play(state, "claim konstanz-switzerland")
    assert look(state)["trains"] == [2, 2, 45]
    assert (last_round(state), state.turn) == (2, 2)
    state = play(state, "draw", "draw")
    assert (last_round(state), state.turn, state.over) == (1, 0, False)
    assert play(state, "draw", "draw").over


def test_T6_1_who_caused_it_may_claim_with_the_last_trains() -> None:
    state = play(four_left(), "claim lindau-ulm", "draw", "draw")
    assert state.turn == 0
    state = play(state, "claim konstanz-lindau")
    assert look(state)["trains"] == [1, 45]
    assert state.over


@pytest.mark.parametrize("moves", [["draw", "draw"], ["take purple", "take blue"], ["tickets 4 short 0 long", "keep"]])
def test_T6_1_any_turn_of_the_last_round_uses_one_up(moves: list[str]) -> None:
    state = play(four_left(3), "claim lindau-ulm")
    state = play(state, moves[0])
    assert last_round(state) == 3
    state = play(state, moves[1] if moves[1] != "keep" else legal(state)[0])
    assert (last_round(state), state.turn) == (2, 2)


def test_T6_1_passengers_are_chosen_before_the_last_round_begins() -> None:
    state = four_left(waiting={"muenchen": {"red": 3, "blue": 1}})
    state = play(state, "claim muenchen-austria")
    assert look(state)["phase"] == "passenger"
    assert look(state)["trains"] == [1, 45]
    assert (last_round(state), state.turn) == (None, 0)
    state = play(state, "collect blue")
    assert (last_round(state), state.turn) == (2, 1)


def test_T6_1_and_before_the_game_ends() -> None:
    state = last_turn(hands=[{"red": 3}], waiting={"leipzig": {"red": 2, "blue": 1}})
    state = play(state, "claim erfurt-leipzig")
    assert not state.over
    state = play(state, "collect blue")
    assert state.over
    assert look(state)["collected"][0]["blue"] >= 1


def test_T6_1_then_the_game_ends() -> None:
    state = ended(last_turn())
    assert state.end_reason == "trains"
    assert (legal(state), state.deciders()) == ([], [])
    assert why(state, "draw") == "T6.1"
    assert look(state)["phase"] == "over"
    with pytest.raises(GameOver):
        GERMANY.play(state, int(state.turn), GERMANY.moves.parse("draw"), bl.LogDealer([]))


def test_T6_1_a_copy_of_a_finished_game_is_finished() -> None:
    state = ended(last_turn())
    twin = state.copy()
    assert (twin.over, twin.end_reason) == (True, "trains")
    assert look(twin) == look(state)
    buffer = vec[i64]([7] * 512)
    assert twin.legal_into(buffer) == 0
    assert list(buffer[:3]) == [7, 7, 7]


def test_T6_1_three_trains_left_go_on_and_on() -> None:
    state = play(four_left(), "claim konstanz-lindau")
    for _ in range(6):
        state = play(state, "draw", "draw")
        assert last_round(state) is None
    assert not state.over
